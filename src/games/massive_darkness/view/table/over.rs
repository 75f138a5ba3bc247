//! The end of a game: who went down; in a campaign the way back into its book.

use super::TableAction;
use super::model::HeroCard;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::commands::BOOK;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{RichText, Ui};

/// Those who went down; whoever did not come back is grey.
pub(super) fn party_ui(ui: &mut Ui, heroes: &[HeroCard]) {
    ui.horizontal_wrapped(|ui| {
        heroes.iter().for_each(|hero| portrait_ui(ui, hero.look, 72.0, hero.health.0 > 0));
    });
}

pub(super) fn over_ui(ui: &mut Ui, texts: &Texts, ending: &str, book: &str, actions: &mut Vec<TableAction>) {
    ui.label(ending);
    ui.label(RichText::new(tr!(texts, "table-over-book").as_ref()).weak());
    ui.add_space(Theme::of(ui.ctx()).space(1.0));
    let back = tr!(texts, "table-to-the-book", name = book);
    if ui.add(Action::new(Icon::Book, &back).emphasis(Emphasis::Primary)).clicked() {
        actions.push(TableAction::Command(BOOK));
    }
}
