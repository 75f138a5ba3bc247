//! The end of a game while somebody looks at the board: the way back to the result, and in a campaign into its book.

use super::TableAction;
use crate::games::massive_darkness::view::commands::BOOK;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::commands::Command;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{RichText, Ui};

/// From the board back to the result; true when it is pressed.
pub(super) fn back_to_result_ui(ui: &mut Ui, texts: &Texts) -> bool {
    ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "result-show")).emphasis(Emphasis::Primary)).clicked()
}

/// The way on, into the book if the game is of one. How it ended stands above as the question; where the way back to the result stands
/// above as well, that is the one that is meant.
pub(super) fn over_ui(
    ui: &mut Ui,
    texts: &Texts,
    book: Option<&str>,
    has_result: bool,
    actions: &mut Vec<TableAction>,
) {
    let (icon, name, command) = match book {
        Some(book) => {
            ui.label(RichText::new(tr!(texts, "table-over-book").as_ref()).weak());
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
            (Icon::Book, tr!(texts, "table-to-the-book", name = book), BOOK)
        }
        None => (Icon::Home, tr!(texts, "table-leave"), Command::Home),
    };
    let emphasis = if has_result && book.is_none() { Emphasis::Plain } else { Emphasis::Primary };
    if ui.add(Action::new(icon, &name).emphasis(emphasis)).clicked() {
        actions.push(TableAction::Command(command));
    }
}
