//! The caption of a beat: who it is about, its sentence, what came of it, which one it is of how many, and the way on; and the way to
//! see all of them again.

use crate::house::plug::Line;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::text::LayoutJob;
use egui::{Align, Color32, FontId, Label, Layout, Rect, RichText, Sense, TextStyle, Ui, Vec2, vec2};

/// More of what came of it is in the story.
const DETAILS: usize = 3;
/// Side of the picture of whoever it is about.
const PICTURE: f32 = 44.0;
/// Between lines, in points.
const BETWEEN: f32 = 2.0;
/// What lies beside the words of a caption, with its margins, in points.
const BESIDE_WORDS: f32 = PICTURE + 144.0;
/// A caption that tells only its place is no wider, in points.
const SHORT: f32 = 190.0;

/// What is wished of the beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// One further.
    Next,
    /// All has been seen.
    ToTheEnd,
}

/// How much of a beat its caption tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Who it is about, the sentence, what came of it.
    Whole,
    /// Which one it is of how many.
    Place,
}

/// The caption of a beat.
pub struct Caption<'c> {
    /// Which one it is, from 0.
    pub at: usize,
    /// Of how many.
    pub of: usize,
    /// Its sentence, and what came of it.
    pub lines: &'c [Line],
    /// Sets a line in a typeface and a colour.
    pub written: &'c dyn Fn(&Theme, &str, &FontId, Color32) -> LayoutJob,
    /// Draws a line of what came of it.
    pub detail_ui: &'c dyn Fn(&mut Ui, &Line),
    /// Paints whom it is about.
    pub picture_ui: &'c dyn Fn(&mut Ui, Rect),
}

impl Caption<'_> {
    /// Its lines, none of them twice.
    fn lines(&self) -> Vec<&Line> {
        let mut lines: Vec<&Line> = Vec::new();
        for line in self.lines {
            if !lines.iter().any(|known| known.text == line.text) {
                lines.push(line);
            }
        }
        lines
    }

    /// How large it is at most so wide: every word has its room.
    #[must_use]
    pub fn size(&self, ui: &Ui, width: f32, told: Extent) -> Vec2 {
        let theme = Theme::of(ui.ctx());
        if told == Extent::Place {
            return vec2(width.min(SHORT), theme.sizes.control_height + 2.0 * theme.space(2.0));
        }
        let room = (width - BESIDE_WORDS).max(80.0);
        let body = TextStyle::Body.resolve(ui.style());
        let lines = self.lines().into_iter().take(1 + DETAILS).enumerate().map(|(at, line)| {
            let (font, room) =
                if at == 0 { (sentence_font(theme), room) } else { (body.clone(), room - theme.space(3.0)) };
            let mut job = (self.written)(theme, &line.text, &font, theme.text.strong.egui());
            job.wrap.max_width = room;
            ui.painter().layout_job(job).size().y + BETWEEN
        });
        vec2(width, lines.sum::<f32>().max(PICTURE) + 2.0 * theme.space(2.0))
    }

    /// Draws it; what is wished by it.
    pub fn ui(&self, ui: &mut Ui, texts: &Texts, told: Extent) -> Option<Wish> {
        let theme = Theme::of(ui.ctx());
        let mut wish = None;
        ui.horizontal_top(|ui| {
            if told == Extent::Whole {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
                (self.picture_ui)(ui, rect);
            }
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                if icon_button(ui, Icon::Skip, &tr!(texts, "beats-to-the-end")).clicked() {
                    wish = Some(Wish::ToTheEnd);
                }
                if icon_button(ui, Icon::ChevronRight, &tr!(texts, "beats-next")).clicked() {
                    wish = Some(Wish::Next);
                }
                let place = format!("{} / {}", self.at + 1, self.of);
                let place = RichText::new(place).small().color(theme.text.muted.egui());
                // In the middle beside the buttons, however high the words are.
                let beside = vec2(0.0, theme.sizes.control_height);
                ui.allocate_ui_with_layout(beside, Layout::right_to_left(Align::Center), |ui| ui.label(place));
                if told == Extent::Whole {
                    ui.with_layout(Layout::top_down(Align::Min), |ui| self.words_ui(ui));
                }
            });
        });
        wish
    }

    fn words_ui(&self, ui: &mut Ui) {
        let theme = Theme::of(ui.ctx());
        ui.spacing_mut().interact_size.y = 0.0;
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let mut lines = self.lines().into_iter();
        if let Some(sentence) = lines.next() {
            let mut job = (self.written)(theme, &sentence.text, &sentence_font(theme), theme.text.strong.egui());
            job.wrap.max_width = ui.available_width();
            let said = ui.add(Label::new(job).wrap());
            if !sentence.rule.is_empty() {
                said.on_hover_text(sentence.rule);
            }
        }
        lines.take(DETAILS).for_each(|line| (self.detail_ui)(ui, line));
    }
}

fn sentence_font(theme: &Theme) -> FontId {
    display(theme.sizes.heading * 0.98)
}

/// How large the way to the first beat again is.
#[must_use]
pub fn again_size(ui: &Ui) -> Vec2 {
    let theme = Theme::of(ui.ctx());
    Vec2::splat(theme.sizes.control_height + 2.0 * theme.space(2.0))
}

/// Draws what leads to the first beat again.
pub fn again_ui(ui: &mut Ui, texts: &Texts) -> bool {
    icon_button(ui, Icon::Around, &tr!(texts, "beats-again")).clicked()
}
