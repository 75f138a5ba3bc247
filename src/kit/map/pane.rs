//! The part of the screen on which the board is shown, and what lies over it.

use egui::{Rect, Vec2};

/// Where the board is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pane {
    /// All of it, on the screen.
    pub rect: Rect,
    /// So much of it, at its lower edge, may lie under something else: what has to be seen is shown above.
    pub covered: f32,
    /// So much of it, at its upper edge, lies under what is said now: what it speaks of is shown below.
    pub above: f32,
}

impl Pane {
    /// The part that nothing lies over for long.
    pub(super) fn clear(&self) -> Rect {
        // However small the window is, half of it is the board.
        let covered = self.covered.min(self.rect.height() * 0.5);
        self.rect.with_max_y(self.rect.bottom() - covered)
    }

    /// The part that nothing lies over now.
    pub(super) fn open(&self) -> Rect {
        let clear = self.clear();
        clear.with_min_y(clear.top() + self.above.min(clear.height() * 0.4))
    }

    /// From the middle of all of it to the middle of a part, in points.
    pub(super) fn shift_to(&self, part: Rect) -> Vec2 {
        part.center() - self.rect.center()
    }
}
