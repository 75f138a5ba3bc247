//! What Massive Darkness installs for the window.

use super::MassiveDarknessDesk;
use crate::games::massive_darkness::plug::PLUG;
use crate::games::massive_darkness::view::art::figures::{Figure, figure};
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::commands::FROM_THE_START;
use crate::games::massive_darkness::view::table::hero_figure;
use crate::house::plug::Plug;
use crate::kit::art::Brush;
use crate::kit::commands::Entry;
use crate::kit::desk::{Desk, Opening, WindowPlug};
use crate::kit::theme::Theme;
use egui::{Rect, Ui, pos2};

/// Poster, commands and desk of Massive Darkness.
#[derive(Clone, Copy, Debug)]
pub struct MassiveDarknessWindow;

impl WindowPlug for MassiveDarknessWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    /// The six Heroes side by side.
    fn poster(&self, ui: &Ui, place: Rect) {
        let mut brush = Brush::on(ui.painter());
        let width = (place.width() / 6.0).min(place.height());
        let left = place.center().x - width * 3.0;
        for look in 0..6_u8 {
            let middle = pos2(left + (f32::from(look) + 0.5) * width, place.center().y);
            let shown = Figure::standing(hero_figure(usize::from(look)));
            figure(&mut brush, Theme::of(ui.ctx()), middle, width * 0.4, &shown);
        }
        brush.show(ui.painter());
    }

    fn mark_ui(&self, ui: &mut Ui, mark: usize, size: f32) {
        portrait_ui(ui, mark, size, true);
    }

    fn commands(&self) -> &'static [Entry] {
        &FROM_THE_START
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        Box::new(MassiveDarknessDesk::new(opening))
    }

    fn has_settings(&self) -> bool {
        true
    }

    fn was_the_first(&self) -> bool {
        true
    }
}
