//! The end of a game while somebody looks at the board: the way back to the result, and in a campaign into its book.

use super::TableAction;
use crate::games::massive_darkness::view::commands::BOOK;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{RichText, Ui};

/// From the board back to the result; true when it is pressed.
pub(super) fn back_to_result_ui(ui: &mut Ui, texts: &Texts) -> bool {
    ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "result-show")).emphasis(Emphasis::Primary)).clicked()
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
