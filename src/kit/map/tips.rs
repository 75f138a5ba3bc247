//! Tooltips: what lies there, who stands there, what is going to happen and why.

use crate::kit::quiet::is_quiet;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, on_paper, tooltip};
use egui::{Response, RichText, Sense, TextStyle, Tooltip, Ui, WidgetText};
use std::sync::Arc;

/// How a line of a tooltip is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What it is.
    Title,
    /// Something that holds of it now.
    Fact,
    /// What can be done about it.
    Strong,
    /// A fact of second rank.
    Aside,
    /// Why: a rule, by its id.
    Rule(&'static str),
}

/// A line of a tooltip.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The words.
    pub text: Arc<str>,
    /// How they are written.
    pub tone: Tone,
}

impl Line {
    /// What it is.
    #[must_use]
    pub fn title(text: Arc<str>) -> Self {
        Self { text, tone: Tone::Title }
    }

    /// Something that holds of it now.
    #[must_use]
    pub fn fact(text: Arc<str>) -> Self {
        Self { text, tone: Tone::Fact }
    }

    /// What can be done about it.
    #[must_use]
    pub fn strong(text: Arc<str>) -> Self {
        Self { text, tone: Tone::Strong }
    }

    /// A fact of second rank.
    #[must_use]
    pub fn aside(text: Arc<str>) -> Self {
        Self { text, tone: Tone::Aside }
    }

    /// The rule behind the lines before: its wording and its id.
    #[must_use]
    pub fn rule(text: Arc<str>, rule: &'static str) -> Self {
        Self { text, tone: Tone::Rule(rule) }
    }
}

/// Lines as one sentence after another, for those who hear them.
#[must_use]
pub fn spoken(lines: &[Line]) -> String {
    lines.iter().map(|line| &*line.text).collect::<Vec<_>>().join(" ")
}

/// Explain something under the pointer, or what the keyboard is at.
pub(super) fn explain(ui: &Ui, response: &Response, about: &[Line], more: &[Line]) {
    // What can be done about it comes right after what it is.
    let (title, facts) = about.split_at(about.len().min(1));
    let write = |ui: &mut Ui| {
        for line in title.iter().chain(more).chain(facts) {
            line_ui(ui, line);
        }
    };
    if response.has_focus() && (!response.hovered() || is_quiet(ui.ctx())) {
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
