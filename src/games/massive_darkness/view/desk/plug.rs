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
use crate::kit::widgets::{Squares, squares_in};
use egui::{Align2, Rect, Ui};

/// Poster, commands and desk of Massive Darkness.
#[derive(Clone, Copy, Debug)]
pub struct MassiveDarknessWindow;

impl WindowPlug for MassiveDarknessWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    /// The six Heroes, in as many rows as make them largest.
    fn poster(&self, ui: &Ui, place: Rect) {
        let mut brush = Brush::on(ui.painter());
        let how = Squares { gap: 0.0, largest: f32::INFINITY, align: Align2::CENTER_CENTER };
        for (look, square) in squares_in(place, 6, how).enumerate() {
            let shown = Figure::standing(hero_figure(look));
            figure(&mut brush, Theme::of(ui.ctx()), square.center(), square.width() * 0.4, &shown);
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
