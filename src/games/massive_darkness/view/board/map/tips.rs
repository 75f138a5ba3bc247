//! Tooltips: what lies there, who stands there, what he will do and why.

use super::model::{Line, Tone};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, on_paper, tooltip};
use egui::{Response, RichText, Sense, TextStyle, Tooltip, Ui, WidgetText};

/// Explain something under the pointer, or what the keyboard is at.
pub(super) fn explain(ui: &Ui, response: &Response, about: &[Line], more: &[Line]) {
    // What can be done about it comes right after what it is.
    let (title, facts) = about.split_at(about.len().min(1));
    let write = |ui: &mut Ui| {
        for line in title.iter().chain(more).chain(facts) {
            line_ui(ui, line);
        }
    };
    if response.has_focus() && !response.hovered() {
        let theme = Theme::of(ui.ctx());
        let id = response.id.with("explained");
        let mut tooltip = Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), id, response.rect);
        tooltip.popup = tooltip.popup.frame(Sheet::Paper.frame(theme));
        tooltip.show(|ui| {
            on_paper(ui);
            ui.set_max_width(theme.sizes.tooltip_width);
            write(ui);
        });
    } else {
        tooltip(response, write);
    }
}

fn line_ui(ui: &mut Ui, line: &Line) {
    match line.tone {
        Tone::Title => {
            // Painted, not a label: the thing itself already bears this name for those who hear it.
            let size = Theme::of(ui.ctx()).sizes.heading;
            let text = WidgetText::from(RichText::new(&*line.text).size(size).strong());
            let galley = text.into_galley(ui, None, ui.available_width(), TextStyle::Body);
            let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
            ui.painter().galley(rect.min, galley, ui.visuals().strong_text_color());
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
