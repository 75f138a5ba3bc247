//! Massive Darkness 2 in the window: a poster, and the table that the kit has for any game.

use super::PLUG;
use crate::house::plug::Plug;
use crate::kit::commands::Entry;
use crate::kit::desk::{Desk, Opening, WindowPlug};
use crate::kit::plain::PlainDesk;
use crate::kit::theme::{Colour, Theme};
use egui::{Painter, Pos2, Rect, Sense, Shape, Ui, vec2};

/// Massive Darkness 2, for the window.
#[derive(Clone, Copy, Debug)]
pub struct HellscapeWindow;

impl WindowPlug for HellscapeWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    /// Flames, the middle one the highest.
    fn poster(&self, ui: &Ui, place: Rect) {
        let theme = Theme::of(ui.ctx());
        for (at, height) in [(-1.3, 0.4), (-0.65, 0.58), (1.3, 0.4), (0.65, 0.58), (0.0, 0.8)] {
            let foot = place.center() + vec2(at * place.height() * 0.3, place.height() * 0.4);
            flame(ui.painter(), foot, place.height() * height, theme.board.flame_edge);
            flame(ui.painter(), foot, place.height() * height * 0.55, theme.signal.accent);
        }
    }

    fn mark_ui(&self, ui: &mut Ui, _mark: usize, size: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        let foot = rect.center() + vec2(0.0, size * 0.4);
        flame(ui.painter(), foot, size * 0.8, Theme::of(ui.ctx()).board.flame_edge);
    }

    fn commands(&self) -> &'static [Entry] {
        &[]
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        Box::new(PlainDesk::new(&PLUG, opening))
    }
}

/// A flame that stands on this point.
fn flame(painter: &Painter, foot: Pos2, height: f32, colour: Colour) {
    let belly = height * 0.26;
    let tip = foot - vec2(0.0, height);
    painter.circle_filled(foot - vec2(0.0, belly), belly, colour.egui());
    let shoulders = [tip, foot + vec2(belly * 0.94, -belly * 1.35), foot + vec2(-belly * 0.94, -belly * 1.35)];
    painter.add(Shape::convex_polygon(shoulders.to_vec(), colour.egui(), egui::Stroke::NONE));
}
