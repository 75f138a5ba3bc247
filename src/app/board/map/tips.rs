//! Tooltips: what lies there, who stands there, what he will do and why.

use super::model::{Line, Tone};
use crate::app::theme::Theme;
use crate::app::widgets::tooltip;
use egui::{Response, RichText, Ui};

/// Explain something under the pointer.
pub(super) fn explain(response: &Response, about: &[Line], more: &[Line]) {
    // What can be done about it comes right after what it is.
    let (title, facts) = about.split_at(about.len().min(1));
    tooltip(response, |ui| {
        for line in title.iter().chain(more).chain(facts) {
            line_ui(ui, line);
        }
    });
}

fn line_ui(ui: &mut Ui, line: &Line) {
    match line.tone {
        Tone::Title => {
            let size = Theme::of(ui.ctx()).sizes.heading;
            ui.label(RichText::new(&*line.text).size(size).strong());
        }
        Tone::Fact => {
            ui.label(&*line.text);
        }
        Tone::Strong => {
            ui.strong(&*line.text);
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
