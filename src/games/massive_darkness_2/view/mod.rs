//! Massive Darkness 2 in the window: its poster, its desk, setting up a game, the board and the table.

mod art;
mod board;
mod desk;
mod new_game;
mod table;

use super::PLUG;
use crate::house::plug::Plug;
use crate::kit::commands::Entry;
use crate::kit::desk::{Desk, Opening, WindowPlug};
use egui::{Rect, Sense, Ui, vec2};

/// Massive Darkness 2, for the window.
#[derive(Clone, Copy, Debug)]
pub struct HellscapeWindow;

impl WindowPlug for HellscapeWindow {
    fn game(&self) -> &'static dyn Plug {
        &PLUG
    }

    fn poster(&self, ui: &Ui, place: Rect) {
        art::poster(ui, place);
    }

    /// The Heroes of a saved game, by their places in the box; behind them, what stands for the game.
    fn mark_ui(&self, ui: &mut Ui, mark: usize, size: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        art::mark(ui, rect, mark);
    }

    fn commands(&self) -> &'static [Entry] {
        &[]
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        Box::new(desk::HellscapeDesk::new(opening))
    }
}
