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
use egui::{Align, FontId, Label, Layout, RichText, Sense, TextStyle, Ui, vec2};

/// More of what came of it is in the story.
const DETAILS: usize = 3;
const PICTURE: f32 = 44.0;
/// Between lines, in points.
const BETWEEN: f32 = 2.0;

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

/// How much of a beat its caption tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// Who it is about, the sentence, what came of it.
    Whole,
    /// Which one it is of how many.
    Place,
}

/// What lies beside the words of a caption, with its margins, in points.
const BESIDE_WORDS: f32 = PICTURE + 144.0;

/// How high the caption is in this width: every word has its room.
pub(crate) fn caption_height(ui: &Ui, shown: &Shown<'_>, width: f32) -> f32 {
    let theme = Theme::of(ui.ctx());
    let room = (width - BESIDE_WORDS).max(80.0);
    let body = TextStyle::Body.resolve(ui.style());
    let lines = lines_of(shown.beat).into_iter().take(1 + DETAILS).enumerate().map(|(at, line)| {
        let (font, room) = if at == 0 { (sentence_font(theme), room) } else { (body.clone(), room - theme.space(3.0)) };
        let mut job = shown.names.written(theme, &line.text, &font, theme.text.strong.egui());
        job.wrap.max_width = room;
        ui.painter().layout_job(job).size().y + BETWEEN
    });
    lines.sum::<f32>().max(PICTURE) + 2.0 * theme.space(2.0)
}

fn sentence_font(theme: &Theme) -> FontId {
    display(theme.sizes.heading * 0.98)
}

/// Draws the sentence of a beat, what came of it, and how many there are.
pub(crate) fn caption_ui(ui: &mut Ui, texts: &Texts, shown: &Shown<'_>, told: Told) -> Option<Wish> {
    let theme = Theme::of(ui.ctx());
    let beat = shown.beat;
    let mut wish = None;
    ui.horizontal_top(|ui| {
        if told == Told::Whole {
            let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
            match who(beat, &Words::new(shown.game, texts)) {
                Some(face) => face_at(ui, shown.game, rect, face, true),
                None => {
                    icons::show(ui.painter(), beat.kind.icon(), rect.shrink(5.0), theme.signal.accent, Weight::Bold)
                }
            }
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
            if told == Told::Place {
                return;
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().interact_size.y = 0.0;
                ui.spacing_mut().item_spacing.y = BETWEEN;
                let mut lines = lines_of(beat).into_iter();
                if let Some(sentence) = lines.next() {
                    let font = sentence_font(theme);
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
fn lines_of(beat: &Beat) -> Vec<&Line> {
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
