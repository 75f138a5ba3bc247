//! What only this game says over a figure while playing; everything else is said by the marks of the map.

use crate::kit::art::Brush;
use crate::kit::art::digits::{Writing, badge};
use crate::kit::theme::Theme;
use egui::{Pos2, vec2};

/// The chance to kill, on a red plate under a target; `text` as in "63%".
pub fn chance_to_kill(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, text: &str) {
    let writing =
        Writing { colour: theme.figure.bone, contour: Some(theme.board.contour), height: (radius * 0.36).max(9.0) };
    let at = centre + vec2(0.0, radius * 1.30);
    badge(brush, at, text, writing, theme.signal.danger.darker(0.25));
}
