//! Tooltips: what lies there, who stands there, what he will do and why.

use super::model::{Line, Tone};
use crate::app::widgets::{heading, tooltip};
use egui::{Response, RichText, Ui};

/// Explain something under the pointer.
pub(super) fn explain(response: &Response, about: &[Line], more: &[Line]) {
    tooltip(response, |ui| {
        for line in about.iter().chain(more) {
            line_ui(ui, line);
        }
    });
}

fn line_ui(ui: &mut Ui, line: &Line) {
    match line.tone {
        Tone::Title => {
            heading(ui, &line.text);
        }
        Tone::Fact => {
            ui.label(&*line.text);
        }
        Tone::Aside => {
            ui.weak(&*line.text);
        }
        Tone::Rule(rule) => {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.label(RichText::new(rule).small().strong());
                ui.label(RichText::new(&*line.text).small().weak());
            });
        }
    }
}
