//! What is laid over the board for a moment keeps clear of who stands there, as far as it can.

use crate::kit::map::{BoardView, MapView, SeenFrom, Standing};
use egui::{Rect, Vec2};
use std::ops::RangeInclusive;

/// Whoever it is about is hidden only where as many others would be.
const MEANT: f32 = 8.0;
/// The whole way counts a little, so that nothing moves for a trifle.
const WAY: f32 = 0.25;
/// A little room is left beside whoever stands there, in points and in parts of the figure: numbers reach over its edge.
const BESIDE: (f32, f32) = (4.0, 0.08);
/// Places that are tried lie so far from each other, in points.
const TRIED: f32 = 4.0;

/// What looks for a clear place: parts of the picture that lie together, and where they may go.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sought {
    pub(super) parts: Vec<Rect>,
    /// They are moved this way or back.
    pub(super) way: Vec2,
    /// So far they stay in the picture, in points; where there is no room they stay where they are.
    pub(super) room: RangeInclusive<f32>,
}

impl Sought {
    /// By how much it is moved so that it hides as little as can be of who stands there, and least of all whom it is about.
    pub(super) fn clear_way(&self, standing: &[Standing]) -> Vec2 {
        let Self { parts, way, room } = self;
        let (least, most) = (*room.start(), *room.end());
        if most <= least || standing.is_empty() && room.contains(&0.0) {
            return Vec2::ZERO;
        }
        let hidden = |part: Rect, figure: &Standing| {
            let place = figure.rect.expand(BESIDE.0 + figure.rect.height() * BESIDE.1);
            let hidden = part.intersect(place);
            let weight = if figure.is_meant { MEANT } else { 1.0 };
            if hidden.is_positive() { weight * hidden.area() / place.area() } else { 0.0 }
        };
        let cost = |far: f32| {
            let moved = parts.iter().map(|part| part.translate(*way * far));
            let all: f32 = moved.map(|part| standing.iter().map(|figure| hidden(part, figure)).sum::<f32>()).sum();
            all + WAY * far.abs() / (most - least)
        };
        let steps = ((most - least) / TRIED) as u16;
        let usual = 0.0_f32.clamp(least, most);
        let tried = (0..=steps).map(|step| least + f32::from(step) * TRIED).chain([most, usual]);
        let costs = tried.map(|far| (cost(far), far));
        *way * costs.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(usual, |(_, far)| far)
    }
}

/// The clear place that was found last. It is looked for once for each beat, board and window: as long as nothing that it depends on is
/// different, it is kept.
#[derive(Clone, Debug, Default)]
pub struct Clearing {
    kept: Option<Kept>,
    looked: usize,
}

#[derive(Clone, Debug)]
struct Kept {
    sought: Sought,
    seen: SeenFrom,
    way: Vec2,
}

impl Clearing {
    /// How often a place was looked for.
    #[must_use]
    pub fn looked(&self) -> usize {
        self.looked
    }

    fn way(&mut self, sought: Sought, seen: SeenFrom, standing: impl FnOnce() -> Vec<Standing>) -> Vec2 {
        if let Some(kept) = self.kept.as_ref().filter(|kept| kept.seen == seen && kept.sought == sought) {
            return kept.way;
        }
        let way = sought.clear_way(&standing());
        self.looked += 1;
        self.kept = Some(Kept { sought, seen, way });
        way
    }
}

/// The board over which something is laid, and the place that was found last.
#[derive(Debug)]
pub struct Over<'o> {
    /// How the board is seen.
    pub map: &'o MapView,
    /// Who stands there.
    pub board: &'o BoardView,
    /// Kept from frame to frame.
    pub clearing: &'o mut Clearing,
}

impl Over<'_> {
    pub(super) fn clear_way(&mut self, sought: Sought) -> Vec2 {
        let (map, board) = (self.map, self.board);
        self.clearing.way(sought, map.seen_from(board), || map.standing(board))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::show::banner::sought_by_banner;
    use crate::kit::show::banner_height;
    use egui::{pos2, vec2};

    const ROOM: Rect = Rect { min: pos2(0.0, 100.0), max: pos2(800.0, 600.0) };

    fn figure(x: f32, y: f32, is_meant: bool) -> Standing {
        Standing { rect: Rect::from_center_size(pos2(x, y), Vec2::splat(60.0)), is_meant }
    }

    /// The part of the picture in whose middle a banner lies.
    fn banner_room(row: Vec2, standing: &[Standing]) -> Rect {
        ROOM.translate(sought_by_banner(ROOM, row).clear_way(standing))
    }

    /// The banner with its row below.
    fn strip(row: Vec2, standing: &[Standing]) -> Rect {
        let (middle, height) = (banner_room(row, standing).center().y, banner_height(ROOM));
        Rect::from_min_size(pos2(ROOM.left(), middle - height / 2.0), vec2(ROOM.width(), height + row.y))
    }

    #[test]
    fn a_banner_lies_in_the_middle_where_it_hides_nobody() {
        assert_eq!(banner_room(Vec2::ZERO, &[]), ROOM);
        let aside = [figure(20.0, 350.0, true), figure(400.0, 560.0, false)];
        assert_eq!(banner_room(Vec2::ZERO, &aside), ROOM);
    }

    #[test]
    fn a_banner_keeps_clear_of_who_stands_in_the_middle_and_stays_in_the_picture() {
        for row in [Vec2::ZERO, vec2(300.0, 50.0)] {
            let standing = [figure(400.0, 350.0, true), figure(300.0, 330.0, false), figure(500.0, 310.0, false)];
            let strip = strip(row, &standing);
            assert!(standing.iter().all(|figure| !strip.intersects(figure.rect)), "{strip:?}");
            assert!(strip.top() >= ROOM.top() && strip.bottom() <= ROOM.bottom(), "{strip:?}");
        }
    }

    #[test]
    fn where_somebody_has_to_be_hidden_it_is_none_whom_it_is_about() {
        let rows = [140.0, 210.0, 280.0, 350.0, 420.0, 490.0, 560.0];
        let standing = rows.map(|y| figure(400.0, y, (300.0..500.0).contains(&y)));
        let strip = strip(Vec2::ZERO, &standing);
        assert!(standing.iter().all(|figure| !figure.is_meant || !strip.intersects(figure.rect)), "{strip:?}");
    }

    #[test]
    fn a_card_goes_aside_and_what_has_no_room_stays() {
        let card = Rect::from_center_size(ROOM.center(), vec2(200.0, 400.0));
        let standing = [figure(420.0, 350.0, true)];
        let card_within = |room| Sought { parts: vec![card], way: vec2(1.0, 0.0), room };
        let moved = card_within(-290.0..=290.0).clear_way(&standing);
        assert!(moved.x < 0.0 && !card.translate(moved).intersects(standing[0].rect), "by the shorter way: {moved:?}");
        assert_eq!(card_within(RangeInclusive::new(1.0, -1.0)).clear_way(&standing), Vec2::ZERO);
    }

    #[test]
    fn a_place_is_looked_for_once_as_long_as_neither_banner_nor_board_nor_window_is_different() {
        let (mut map, mut board, mut clearing) = (MapView::still(), BoardView::default(), Clearing::default());
        let mut room_in = |room: Rect, map: &MapView, board: &BoardView| {
            let mut over = Over { map, board, clearing: &mut clearing };
            let found = crate::kit::show::banner_room(room, Vec2::ZERO, &mut over);
            (found, clearing.looked())
        };
        let first = room_in(ROOM, &map, &board);
        assert_eq!((0..9).map(|_| room_in(ROOM, &map, &board)).filter(|again| *again == first).count(), 9);
        // Another board, another look at it, another window: each time it is looked for once.
        board.state += 1;
        assert_eq!([room_in(ROOM, &map, &board).1, room_in(ROOM, &map, &board).1], [2, 2]);
        map.camera.frame(ROOM, Rect::from_min_size(pos2(3.0, 3.0), vec2(2.0, 2.0)));
        assert_eq!([room_in(ROOM, &map, &board).1, room_in(ROOM, &map, &board).1], [3, 3]);
        assert_eq!(room_in(ROOM.expand(8.0), &map, &board).1, 4);
    }
}
