//! Tooltips: what lies there, who stands there, what is going to happen and why.

use crate::kit::quiet::is_quiet;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, on_paper};
use egui::{AreaState, Rect, RectAlign, Response, RichText, Sense, TextStyle, Tooltip, Ui, Vec2, WidgetText, vec2};
use std::sync::Arc;

/// How a line of a tooltip is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The name of what is pointed at.
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
    /// A line with the name of what is pointed at.
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

/// Where an explanation may lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beside {
    /// What it speaks of: never hidden by it.
    pub(super) subject: Rect,
    /// The map. Answers stand beside it and are not hidden either.
    pub(super) map: Rect,
}

/// Explain something under the pointer, or what the keyboard is at.
pub(super) fn explain(ui: &Ui, response: &Response, beside: Beside, about: &[Line], more: &[Line]) {
    // What can be done about it comes right after what it is.
    let (title, facts) = about.split_at(about.len().min(1));
    let theme = Theme::of(ui.ctx());
    let by_keyboard = response.has_focus() && (!response.hovered() || is_quiet(ui.ctx()));
    let mut tooltip = if by_keyboard {
        Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), response.id.with("explained"), beside.subject)
    } else {
        Tooltip::for_enabled(response)
    };
    let owner = if by_keyboard { response.id.with("explained") } else { response.id };
    let size = AreaState::load(ui.ctx(), Tooltip::tooltip_id(owner, 0)).and_then(|state| state.size);
    let size = size.unwrap_or(vec2(theme.sizes.tooltip_width, 160.0));
    let popup = tooltip.popup.frame(Sheet::Paper.frame(theme)).anchor(beside.subject).gap(GAP);
    tooltip.popup = popup.align(place(beside, size)).align_alternatives(&[]);
    tooltip.show(|ui| {
        on_paper(ui);
        ui.set_max_width(theme.sizes.tooltip_width);
        for line in title.iter().chain(more).chain(facts) {
            line_ui(ui, line);
        }
    });
}

/// Between what is explained and its explanation, in points.
const GAP: f32 = 6.0;

/// The side of the subject where an explanation of this size fits on the map; where it fits nowhere, the side where least of it
/// lies beside the map.
fn place(Beside { subject, map }: Beside, size: Vec2) -> RectAlign {
    let sides = [
        RectAlign::RIGHT_START,
        RectAlign::LEFT_START,
        RectAlign::RIGHT_END,
        RectAlign::LEFT_END,
        RectAlign::BOTTOM_START,
        RectAlign::BOTTOM_END,
        RectAlign::TOP_START,
        RectAlign::TOP_END,
    ];
    let outside = |side: &RectAlign| {
        let rect = side.align_rect(&subject, size, GAP);
        rect.area() - rect.intersect(map).area().max(0.0)
    };
    let inside = sides.iter().find(|side| map.contains_rect(side.align_rect(&subject, size, GAP)));
    let least = || sides.iter().min_by(|a, b| outside(a).total_cmp(&outside(b)));
    inside.or_else(least).copied().unwrap_or(RectAlign::RIGHT_START)
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

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn an_explanation_hides_neither_its_subject_nor_what_stands_beside_the_map() {
        let map = Rect::from_min_max(pos2(180.0, 60.0), pos2(960.0, 800.0));
        let size = vec2(320.0, 180.0);
        for column in 0..6_u8 {
            for row in 0..6_u8 {
                let corner = map.min + vec2(120.0 * f32::from(column), 120.0 * f32::from(row));
                let subject = Rect::from_min_size(corner, vec2(120.0, 120.0));
                let rect = place(Beside { subject, map }, size).align_rect(&subject, size, GAP);
                assert!(map.contains_rect(rect), "{subject:?}: {rect:?}");
                assert!(!rect.intersects(subject), "{subject:?}: {rect:?}");
            }
        }
    }
}
