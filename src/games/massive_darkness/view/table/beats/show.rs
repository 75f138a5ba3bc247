//! The caption of a beat, over the upper edge of the map, and the way to see all of them again.

use super::super::fighters::face_at;
use super::super::names::Names;
use super::super::side::{Rules, line_ui};
use super::Beat;
use super::scene::who;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::house::plug::Line;
use crate::house::text::Texts;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{Align, Label, Layout, RichText, Sense, Ui, vec2};

/// More of what came of it is in the story.
pub(crate) const DETAILS: usize = 3;
const PICTURE: f32 = 44.0;

/// What is wished of the beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Next,
    ToTheEnd,
}

/// A beat among others, and the game in its moment.
pub(crate) struct Shown<'s> {
    pub beat: &'s Beat,
    /// From 0.
    pub at: usize,
    pub of: usize,
    pub game: &'s MassiveDarkness,
    pub rules: Rules,
    pub names: &'s Names,
}

/// Draws the sentence of a beat, what came of it, and how many there are.
pub(crate) fn caption_ui(ui: &mut Ui, texts: &Texts, shown: &Shown<'_>) -> Option<Wish> {
    let theme = Theme::of(ui.ctx());
    let beat = shown.beat;
    let mut wish = None;
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
        match who(beat, &Words::new(shown.game, texts)) {
            Some(face) => face_at(ui, shown.game, rect, face, true),
            None => icons::show(ui.painter(), beat.kind.icon(), rect.shrink(5.0), theme.signal.accent, Weight::Bold),
        }
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            if icon_button(ui, Icon::Skip, &tr!(texts, "beats-to-the-end")).clicked() {
                wish = Some(Wish::ToTheEnd);
            }
            if icon_button(ui, Icon::ChevronRight, &tr!(texts, "beats-next")).clicked() {
                wish = Some(Wish::Next);
            }
            let place = format!("{} / {}", shown.at + 1, shown.of);
            ui.label(RichText::new(place).small().color(theme.text.muted.egui()));
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().interact_size.y = 0.0;
                ui.spacing_mut().item_spacing.y = 2.0;
                let mut lines = lines_of(beat).into_iter();
                if let Some(sentence) = lines.next() {
                    let font = display(theme.sizes.heading * 0.98);
                    let mut job = shown.names.written(theme, &sentence.text, &font, theme.text.strong.egui());
                    job.wrap.max_width = ui.available_width();
                    let said = ui.add(Label::new(job).wrap());
                    if !sentence.rule.is_empty() {
                        said.on_hover_text(sentence.rule);
                    }
                }
                lines.take(DETAILS).for_each(|line| line_ui(ui, line, shown.names, shown.rules));
            });
        });
    });
    wish
}

/// Its lines, none of them twice.
pub(crate) fn lines_of(beat: &Beat) -> Vec<&Line> {
    let mut lines: Vec<&Line> = Vec::new();
    for line in &beat.lines {
        if !lines.iter().any(|known| known.text == line.text) {
            lines.push(line);
        }
    }
    lines
}

/// Draws what leads to the first beat again.
pub(crate) fn again_ui(ui: &mut Ui, texts: &Texts) -> bool {
    icon_button(ui, Icon::Around, &tr!(texts, "beats-again")).clicked()
}
