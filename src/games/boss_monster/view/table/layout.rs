//! Where what lies on the table: the others in a row above, the town, the strip of the windows, the own dungeon, the hand.

use super::strip::HEIGHT;
use egui::{Rect, pos2, vec2};

/// Between two parts.
const GAP: f32 = 8.0;

/// The parts of the table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layout {
    /// The dungeons of the others, in the order of the seats.
    pub(super) others: Vec<Rect>,
    pub(super) town: Rect,
    pub(super) windows: Rect,
    pub(super) own: Rect,
    pub(super) hand: Rect,
}

impl Layout {
    /// In this room, for so many.
    pub(super) fn of(room: Rect, seats: u8) -> Self {
        let room = room.shrink2(vec2(12.0, 6.0));
        let free = room.height() - 4.0 * GAP - HEIGHT;
        // Two play: there is one other, whose dungeon may be as large as it can be read.
        let others = free * if seats == 2 { 0.26 } else { 0.22 };
        let town = (free * 0.17).clamp(84.0, 140.0);
        let hand = (free * 0.25).clamp(104.0, 230.0);
        let top = room.top() + others + GAP;
        let own = free - others - town - hand;
        let count = f32::from(seats.max(2) - 1);
        let width = (room.width() - (count - 1.0) * GAP) / count;
        let places = (0..seats.saturating_sub(1)).map(|at| {
            Rect::from_min_size(pos2(room.left() + f32::from(at) * (width + GAP), room.top()), vec2(width, others))
        });
        let across = |top: f32, height: f32| Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), height));
        Self {
            others: places.collect(),
            town: across(top, town),
            windows: across(top + town + GAP, HEIGHT),
            own: across(top + town + HEIGHT + 2.0 * GAP, own),
            hand: across(top + town + HEIGHT + own + 3.0 * GAP, hand),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_on_anything_else_and_all_of_it_in_the_window() {
        for (width, height) in [(704.0, 590.0), (960.0, 660.0), (1600.0, 1020.0)] {
            for seats in 2..=4 {
                let room = Rect::from_min_size(pos2(0.0, 40.0), vec2(width, height));
                let Layout { others, town, windows, own, hand } = Layout::of(room, seats);
                assert!(room.contains_rect(windows) && windows.height() == HEIGHT);
                assert!([town, own, hand].iter().all(|part| !part.intersects(windows)), "{windows:?}");
                let all: Vec<Rect> = others.into_iter().chain([town, own, hand]).collect();
                assert_eq!(all.len(), usize::from(seats) + 2);
                for (at, one) in all.iter().enumerate() {
                    assert!(room.contains_rect(*one) && one.height() > 80.0, "{one:?}");
                    assert!(all[at + 1..].iter().all(|other| !one.intersects(*other)), "{all:?}");
                }
            }
        }
    }
}
