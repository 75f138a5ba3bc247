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

    /// From the middle of all of it to the middle of something so high that nothing lies over, in points: as near to the middle as it can
    /// be, so that below a board that is much wider than high no more is empty than above it.
    pub(super) fn lowered(&self, height: f32) -> Vec2 {
        let (middle, clear) = (self.rect.center().y, self.clear());
        let lowest = (clear.bottom() - height / 2.0).max(clear.center().y);
        Vec2::new(0.0, middle.min(lowest) - middle)
    }

    /// From the middle of all of it to the middle of a part, in points.
    pub(super) fn shift_to(&self, part: Rect) -> Vec2 {
        part.center() - self.rect.center()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::map::camera::{Attention, Camera};
    use egui::{Pos2, pos2, vec2};

    /// As large as the map is in a window of 2560 × 1440 points.
    const PANE: Pane = Pane { rect: Rect { min: Pos2::ZERO, max: pos2(2120.0, 1230.0) }, covered: 160.0, above: 0.0 };

    fn board(width: f32, height: f32) -> Rect {
        Rect::from_min_size(Pos2::ZERO, vec2(width, height))
    }

    /// Where a board lies that is seen as a whole.
    fn fitted(board: Rect) -> Rect {
        let mut camera = Camera::default();
        camera.fit(PANE, board);
        camera.look().screen_rect(PANE.rect, board)
    }

    #[test]
    fn a_wide_board_lies_in_the_middle_and_a_high_one_above_what_covers_its_lower_edge() {
        let wide = fitted(board(9.0, 3.0));
        assert!((wide.top() - (PANE.rect.bottom() - wide.bottom())).abs() < 1.0, "{wide:?}");
        assert!(wide.width() > 0.9 * PANE.rect.width(), "and fills what it can: {wide:?}");
        for board in [board(7.0, 3.6), board(5.0, 4.0), board(3.0, 9.0)] {
            let lies = fitted(board);
            assert!(lies.top() >= 0.0 && lies.bottom() <= PANE.clear().bottom(), "{lies:?}");
        }
    }

    #[test]
    fn what_is_framed_is_seen_to_its_ends_in_a_small_window_too() {
        let (view, wide) = (Rect::from_min_size(Pos2::ZERO, vec2(420.0, 500.0)), board(21.0, 6.0));
        let mut camera = Camera::default();
        camera.frame(view, wide);
        assert!(view.contains_rect(camera.look().screen_rect(view, wide)));
    }

    #[test]
    fn once_there_is_room_again_a_space_is_large_again() {
        let (mut camera, long) = (Camera::default(), board(9.0, 40.0));
        let pane = Pane { rect: Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0)), covered: 0.0, above: 0.0 };
        let space = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(1.0, 1.0));
        let who = space(4.0, 10.0);
        camera.attend(pane, Attention { who, what: space(8.0, 14.0), least: 0.0 }, long);
        camera.attend(pane, Attention { who, what: space(3.0, 10.0).union(space(4.0, 14.0)), least: 0.0 }, long);
        assert!(camera.goal().zoom < 120.0, "five spaces high there is no room for more: {:?}", camera.goal());
        camera.attend(pane, Attention { who, what: space(5.0, 11.0), least: 0.0 }, long);
        assert!(camera.goal().zoom >= 120.0, "{:?}", camera.goal());
    }
}
