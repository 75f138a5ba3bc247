//! Boss Monster in the window: a poster, and the table that the kit has for any game.

use super::PLUG;
use crate::house::plug::Plug;
use crate::kit::commands::Entry;
use crate::kit::desk::{Desk, Opening, WindowPlug};
use crate::kit::plain::PlainDesk;
use crate::kit::theme::Theme;
use egui::{Rect, Sense, Stroke, StrokeKind, Ui, vec2};

/// Boss Monster, for the window.
#[derive(Clone, Copy, Debug)]
pub struct BossMonsterWindow;

impl WindowPlug for BossMonsterWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    /// A row of Rooms that gets brighter towards the Boss.
    fn poster(&self, ui: &Ui, place: Rect) {
        let theme = Theme::of(ui.ctx());
        let gold = theme.signal.accent;
        let step = (place.width() / 6.0).min(place.height() * 0.8);
        for at in 0..5_u8 {
            let middle = place.center() + vec2((f32::from(at) - 2.0) * step, 0.0);
            let room = Rect::from_center_size(middle, vec2(step * 0.82, step * 1.05));
            ui.painter().rect_filled(room, 3.0, gold.fade(0.12 + 0.18 * f32::from(at)).egui());
            ui.painter().rect_stroke(room, 3.0, Stroke::new(1.0, gold.egui()), StrokeKind::Inside);
        }
    }

    fn mark_ui(&self, ui: &mut Ui, _mark: usize, size: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        let room = Rect::from_center_size(rect.center(), vec2(size * 0.5, size * 0.65));
        ui.painter().rect_filled(room, 2.0, Theme::of(ui.ctx()).signal.accent.egui());
    }

    fn commands(&self) -> &'static [Entry] {
        &[]
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        Box::new(PlainDesk::new(&PLUG, opening))
    }
}
