//! Where a hint finds room: beside the thing it speaks of, and never over it, over an answer, or over anything else that is
//! needed to go on. Where there is no such place it is not shown.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// What lies around a hint.
#[derive(Clone, Copy, Debug)]
pub struct Room<'a> {
    /// Where it may lie at all.
    pub inside: Rect,
    /// What it points at.
    pub thing: Rect,
    /// What its words lead to besides. Where nothing else is left, whoever asks may ask again without it.
    pub spoken_of: &'a [Rect],
    /// What it must not cover.
    pub taken: &'a [Rect],
    /// What it had better not cover.
    pub busy: &'a [Rect],
}

/// How far it keeps from what it points at, so that there is room for its tip.
const GAP: f32 = 14.0;
/// How far it keeps from everything else.
const APART: f32 = 4.0;
/// Where a place is looked for that does not lie beside the thing: at steps of so many points.
const STEP: f32 = 16.0;

/// The best place for something of this size; none if it would cover what must be seen.
#[must_use]
pub fn place(size: Vec2, room: &Room<'_>) -> Option<Rect> {
    let inside = room.inside.shrink(APART);
    // What is nowhere cannot be pointed at.
    if !room.thing.is_finite() || size.x > inside.width() || size.y > inside.height() {
        return None;
    }
    let is_needed = |at: &Rect| room.taken.iter().chain(room.spoken_of).any(|it| at.expand(APART).intersects(*it));
    let free = |at: &Rect| !at.intersects(room.thing) && !is_needed(at);
    let covered = |at: &Rect| room.busy.iter().map(|busy| area(at.intersect(*busy))).sum::<f32>();
    let beside = around(size, room.thing).map(|at| moved_inside(at, inside)).into_iter().filter(free);
    let best = beside.min_by(|one, other| covered(one).total_cmp(&covered(other)));
    match best {
        Some(best) if covered(&best) == 0.0 => Some(best),
        _ => {
            let distance = |at: &Rect| at.distance_to_pos(room.thing.center());
            let costs = |at: &Rect| covered(at).sqrt() * 4.0 + distance(at);
            let anywhere = grid(size, inside).filter(free).chain(best);
            anywhere.min_by(|one, other| costs(one).total_cmp(&costs(other)))
        }
    }
}

/// Right of it, left of it, below and above; in the middle of its side, else along it.
fn around(size: Vec2, thing: Rect) -> [Rect; 8] {
    let (half, middle) = (size / 2.0, thing.center());
    let beside = thing.expand(GAP);
    let at = |corner: Pos2| Rect::from_min_size(corner, size);
    [
        at(pos2(beside.right(), middle.y - half.y)),
        at(pos2(beside.left() - size.x, middle.y - half.y)),
        at(pos2(middle.x - half.x, beside.bottom())),
        at(pos2(middle.x - half.x, beside.top() - size.y)),
        at(pos2(beside.left() - size.x, thing.top())),
        at(pos2(beside.right(), thing.top())),
        at(pos2(thing.left(), beside.bottom())),
        at(pos2(thing.right() - size.x, beside.top() - size.y)),
    ]
}

fn moved_inside(at: Rect, inside: Rect) -> Rect {
    let corner = at.min.clamp(inside.min, inside.max - at.size());
    Rect::from_min_size(corner, at.size())
}

fn grid(size: Vec2, inside: Rect) -> impl Iterator<Item = Rect> {
    let steps = |room: f32| (room / STEP).floor().max(0.0) as u16;
    let (columns, rows) = (steps(inside.width() - size.x), steps(inside.height() - size.y));
    (0..=rows).flat_map(move |row| {
        (0..=columns)
            .map(move |column| Rect::from_min_size(inside.min + vec2(f32::from(column), f32::from(row)) * STEP, size))
    })
}

fn area(rect: Rect) -> f32 {
    if rect.is_positive() { rect.area() } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn rect(within: f32) -> impl Strategy<Value = Rect> {
        (0.0..within, 0.0..within, 1.0..within / 2.0, 1.0..within / 2.0)
            .prop_map(|(x, y, width, height)| Rect::from_min_size(pos2(x, y), vec2(width, height)))
    }

    proptest! {
        #[test]
        fn wherever_it_lies_it_covers_nothing_that_is_needed(
            thing in rect(800.0),
            taken in prop::collection::vec(rect(800.0), 0..4),
            spoken_of in prop::collection::vec(rect(800.0), 0..3),
            busy in prop::collection::vec(rect(800.0), 0..4),
        ) {
            let inside = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
            let room = Room { inside, thing, spoken_of: &spoken_of, taken: &taken, busy: &busy };
            if let Some(at) = place(vec2(240.0, 120.0), &room) {
                prop_assert!(inside.contains_rect(at));
                prop_assert!(!at.intersects(thing));
                prop_assert!(taken.iter().chain(&spoken_of).all(|needed| !at.intersects(*needed)));
            }
        }

        #[test]
        fn where_little_is_taken_there_is_always_a_place(thing in rect(400.0)) {
            let inside = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0));
            let room = Room { inside, thing, spoken_of: &[], taken: &[], busy: &[] };
            prop_assert!(place(vec2(320.0, 140.0), &room).is_some());
        }
    }

    #[test]
    fn it_keeps_off_what_is_busy_if_it_can() {
        let inside = Rect::from_min_size(Pos2::ZERO, vec2(1000.0, 400.0));
        let thing = Rect::from_min_size(pos2(480.0, 180.0), vec2(40.0, 40.0));
        let right = Rect::from_min_max(pos2(500.0, 0.0), pos2(1000.0, 400.0));
        let room = Room { inside, thing, spoken_of: &[], taken: &[], busy: &[right] };
        let at = place(vec2(200.0, 100.0), &room).expect("there is room at the left");
        assert!(at.right() < thing.left(), "{at:?}");
    }

    #[test]
    fn beside_what_is_nowhere_there_is_no_place() {
        let inside = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        let room = Room { inside, thing: Rect::NOTHING, spoken_of: &[], taken: &[], busy: &[] };
        assert_eq!(place(vec2(200.0, 100.0), &room), None);
    }

    #[test]
    fn where_everything_is_taken_it_is_not_shown() {
        let inside = Rect::from_min_size(Pos2::ZERO, vec2(300.0, 200.0));
        let thing = inside.shrink(40.0);
        assert_eq!(place(vec2(200.0, 100.0), &Room { inside, thing, spoken_of: &[], taken: &[], busy: &[] }), None);
    }
}
