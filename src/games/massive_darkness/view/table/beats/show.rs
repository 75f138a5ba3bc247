//! The caption of a beat, over the upper edge of the map.

use super::super::fighters::face_at;
use super::super::names::Names;
use super::super::side::{Rules, line_ui};
use super::Beat;
use super::scene::who;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::house::plug::Line;
use crate::house::text::Texts;
use crate::kit::art::{Weight, icons};
use crate::kit::show::Caption;
use crate::kit::theme::Theme;
use egui::{Color32, FontId, Rect, Ui};

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

/// Hands the caption of a beat to whoever draws it.
pub(crate) fn with_caption<T>(shown: &Shown<'_>, texts: &Texts, draw: impl FnOnce(&Caption<'_>) -> T) -> T {
    let Shown { beat, game, names, rules, .. } = *shown;
    let written = |theme: &Theme, text: &str, font: &FontId, colour: Color32| names.written(theme, text, font, colour);
    let detail_ui = |ui: &mut Ui, line: &Line| line_ui(ui, line, names, rules);
    let picture_ui = |ui: &mut Ui, rect: Rect| match who(beat, &Words::new(game, texts)) {
        Some(face) => face_at(ui, game, rect, face, true),
        None => {
            let colour = Theme::of(ui.ctx()).signal.accent;
            icons::show(ui.painter(), beat.icon(), rect.shrink(5.0), colour, Weight::Bold);
        }
    };
    draw(&Caption {
        at: shown.at,
        of: shown.of,
        lines: &beat.lines,
        written: &written,
        detail_ui: &detail_ui,
        picture_ui: &picture_ui,
    })
}
