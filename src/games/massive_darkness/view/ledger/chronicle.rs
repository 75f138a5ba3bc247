//! The chronicle as a page to read, with the ways to keep it.

use super::share::Form;
use super::spread::{WIDE, spread_ui};
use crate::games::massive_darkness::campaign::chronicle::Piece;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::print::Paper;
use crate::kit::art::Icon;
use crate::kit::books::pages::{Heights, pieces_ui};
use crate::kit::files::paper_ui;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, icon_button, middle, sheet};
use crate::tr;
use egui::Ui;

/// A page is no wider than this.
const WIDTH: f32 = 960.0;

/// Draws it; gives back as what the user wants to keep it.
pub(super) fn chronicle_ui(
    ui: &mut Ui,
    words: &Words<'_>,
    pieces: &[Piece],
    heights: &mut Heights,
    paper: &mut Paper,
) -> Option<Form> {
    let (texts, mut wanted) = (words.texts, None);
    ui.horizontal_wrapped(|ui| {
        for form in [Form::Pdf(*paper), Form::Markdown, Form::Numbers, Form::Campaign] {
            let is_printed = matches!(form, Form::Pdf(_));
            let emphasis = if is_printed { Emphasis::Primary } else { Emphasis::Plain };
            let name = texts.get(form.message_id());
            if ui.add(Action::new(form.icon(), &name).emphasis(emphasis)).clicked() {
                wanted = Some(form);
            }
            if is_printed {
                paper_ui(ui, texts, paper);
            }
        }
        if icon_button(ui, Icon::Copy, &tr!(texts, "ledger-copy-chronicle")).clicked() {
            ui.ctx().copy_text(crate::games::massive_darkness::campaign::chronicle::written(pieces));
        }
    });
    ui.add_space(Theme::of(ui.ctx()).space(2.0));
    if ui.available_width() >= WIDE {
        spread_ui(ui, texts, pieces, heights);
        return wanted;
    }
    middle(ui, WIDTH, |ui| {
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().interact_size.y = 0.0;
            pieces_ui(ui, pieces, heights);
        });
    });
    wanted
}
