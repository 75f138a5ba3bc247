//! Lanterns in the window: a poster, and the table that the kit has for any game.

use super::PLUG;
use crate::house::plug::Plug;
use crate::kit::commands::Entry;
use crate::kit::desk::{Desk, Opening, WindowPlug};
use crate::kit::plain::PlainDesk;
use crate::kit::theme::Theme;
use egui::{Rect, Sense, Ui, vec2};

/// What the window installs.
#[derive(Clone, Copy, Debug)]
pub struct LanternsWindow;

impl WindowPlug for LanternsWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    /// Three lights, the middle one the brightest.
    fn poster(&self, ui: &Ui, place: Rect) {
        let gold = Theme::of(ui.ctx()).signal.accent;
        // The outer ones end where the place does.
        let size = place.height().min(place.width() / 2.52);
        for (at, reach) in [(-1.0, 0.26), (0.0, 0.38), (1.0, 0.26)] {
            let middle = place.center() + vec2(at * size, 0.0);
            ui.painter().circle_filled(middle, size * reach, gold.fade(0.3).egui());
            ui.painter().circle_filled(middle, size * reach * 0.6, gold.egui());
        }
    }

    fn mark_ui(&self, ui: &mut Ui, _mark: usize, size: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        ui.painter().circle_filled(rect.center(), size * 0.3, Theme::of(ui.ctx()).signal.accent.egui());
    }

    fn commands(&self) -> &'static [Entry] {
        &[]
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        Box::new(PlainDesk::new(&PLUG, opening))
    }
}
