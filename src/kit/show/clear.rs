//! What is laid over the board for a moment keeps clear of who stands there, as far as it can.

use crate::kit::map::Standing;
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

/// By how much these parts of the picture, which lie together, are moved this way or back, so that they hide as little as can be of who
/// stands there, and least of all whom they are about. In `room` they stay in the picture; where there is none they stay where they are.
pub(super) fn clear_way(parts: &[Rect], way: Vec2, room: RangeInclusive<f32>, standing: &[Standing]) -> Vec2 {
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
        let moved = parts.iter().map(|part| part.translate(way * far));
        let all: f32 = moved.map(|part| standing.iter().map(|figure| hidden(part, figure)).sum::<f32>()).sum();
        all + WAY * far.abs() / (most - least)
    };
    let steps = ((most - least) / TRIED) as u16;
    let usual = 0.0_f32.clamp(least, most);
    let tried = (0..=steps).map(|step| least + f32::from(step) * TRIED).chain([most, usual]);
    let costs = tried.map(|far| (cost(far), far));
    way * costs.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(usual, |(_, far)| far)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::show::{banner_height, banner_room};
    use egui::{pos2, vec2};

    const ROOM: Rect = Rect { min: pos2(0.0, 100.0), max: pos2(800.0, 600.0) };

    fn figure(x: f32, y: f32, is_meant: bool) -> Standing {
        Standing { rect: Rect::from_center_size(pos2(x, y), Vec2::splat(60.0)), is_meant }
    }

    /// The banner with its row below.
    fn strip(row: Vec2, standing: &[Standing]) -> Rect {
        let (middle, height) = (banner_room(ROOM, row, standing).center().y, banner_height(ROOM));
        Rect::from_min_size(pos2(ROOM.left(), middle - height / 2.0), vec2(ROOM.width(), height + row.y))
    }

    #[test]
    fn a_banner_lies_in_the_middle_where_it_hides_nobody() {
        assert_eq!(banner_room(ROOM, Vec2::ZERO, &[]), ROOM);
        let aside = [figure(20.0, 350.0, true), figure(400.0, 560.0, false)];
        assert_eq!(banner_room(ROOM, Vec2::ZERO, &aside), ROOM);
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
        let moved = clear_way(&[card], vec2(1.0, 0.0), -290.0..=290.0, &standing);
        assert!(moved.x < 0.0 && !card.translate(moved).intersects(standing[0].rect), "by the shorter way: {moved:?}");
        assert_eq!(clear_way(&[card], vec2(1.0, 0.0), 1.0..=-1.0, &standing), Vec2::ZERO);
    }
}
