//! The chronicle as a page to read, with the ways to keep it.

use super::share::Form;
use crate::games::massive_darkness::campaign::chronicle::Piece;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::print::Paper;
use crate::kit::art::Icon;
use crate::kit::files::paper_ui;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet};
use crate::tr;
use egui::{Grid, RichText, Ui};

/// A page is no wider than this.
const WIDTH: f32 = 900.0;

/// Draws it; gives back as what the user wants to keep it.
pub(super) fn chronicle_ui(ui: &mut Ui, words: &Words<'_>, pieces: &[Piece], paper: &mut Paper) -> Option<Form> {
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
        if ui.add(Action::new(Icon::Copy, &tr!(texts, "ledger-copy-chronicle"))).clicked() {
            ui.ctx().copy_text(crate::games::massive_darkness::campaign::chronicle::written(pieces));
        }
    });
    ui.add_space(Theme::of(ui.ctx()).space(2.0));
    ui.vertical(|ui| {
        ui.set_max_width(WIDTH.min(ui.available_width()));
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().interact_size.y = 0.0;
            pieces.iter().enumerate().for_each(|(number, piece)| piece_ui(ui, number, piece));
        });
    });
    wanted
}

fn piece_ui(ui: &mut Ui, number: usize, piece: &Piece) {
    let step = Theme::of(ui.ctx()).space(1.0);
    match piece {
        Piece::Title(name) => {
            let ink = Theme::of(ui.ctx()).surface.ink;
            ui.label(RichText::new(name).size(Theme::of(ui.ctx()).sizes.title).color(ink.egui()));
        }
        Piece::Heading(text) => drop(heading(ui, text)),
        Piece::Day(day) => drop(ui.label(RichText::new(day).weak().small())),
        Piece::Sentence(text) => {
            ui.add(egui::Label::new(text).wrap());
        }
        Piece::Detail(text) => {
            ui.horizontal(|ui| {
                ui.add_space(step * 4.0);
                ui.add(egui::Label::new(RichText::new(text).weak()).wrap());
            });
        }
        Piece::Table { columns, rows } => table_ui(ui, number, columns, rows),
    }
}

fn table_ui(ui: &mut Ui, number: usize, columns: &[String], rows: &[Vec<String>]) {
    let wide = ui.available_width();
    // The last column is wrapped into what the others leave.
    let most = (wide * 0.33).max(140.0);
    Grid::new(("chronicle-table", number)).striped(true).max_col_width(most).show(ui, |ui| {
        for name in columns {
            ui.label(RichText::new(name).weak().small());
        }
        ui.end_row();
        for cells in rows {
            for cell in cells {
                ui.add(egui::Label::new(cell).wrap());
            }
            ui.end_row();
        }
    });
}
