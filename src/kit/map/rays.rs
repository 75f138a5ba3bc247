//! How far light goes along a straight line before it meets a wall.

use super::board::BoardView;
use super::light::Lighting;
use super::outlines::Outline;
use crate::kernel::board::SpaceId;
use egui::{Pos2, Vec2};

/// Light that is followed goes through no more spaces than this.
const MOST_SPACES: usize = 4;
/// What is nearer than this is the same place, in units of the board.
const NEAR: f32 = 0.002;

/// From a point of a space in a direction of length 1, at most so far: where a wall is met first. Gaps in walls let it through.
pub(super) fn unhindered(board: &BoardView, space: SpaceId, from: Pos2, way: Vec2, most: f32) -> f32 {
    if *board.lighting == Lighting::default() {
        // Where nothing is said about light, nothing is known of walls either.
        return most;
    }
    let (mut here, mut gone) = (space, 0.0);
    for _ in 0..MOST_SPACES {
        let Some(view) = board.space(here) else { return gone };
        let Some(border) = border_of(&view.outline, from, way, gone) else { return gone };
        if border >= most {
            return most;
        }
        let at = from + way * border;
        let beyond = board.lighting.ways.iter().find_map(|gap| {
            let other = match gap.ends {
                [one, other] | [other, one] if one == here => other,
                _ => return None,
            };
            lies_on(at, gap.line).then_some(other)
        });
        let Some(beyond) = beyond else { return border };
        (here, gone) = (beyond, border);
    }
    gone
}

/// How far away the border is behind what lies so far away.
fn border_of(outline: &Outline, from: Pos2, way: Vec2, behind: f32) -> Option<f32> {
    let cross = |u: Vec2, v: Vec2| u.x * v.y - u.y * v.x;
    let crossings = outline.sides().filter_map(|[a, b]| {
        let side = b - a;
        let across = cross(way, side);
        if across.abs() < 1e-6 {
            return None;
        }
        let (away, part) = (cross(a - from, side) / across, cross(a - from, way) / across);
        ((0.0..=1.0).contains(&part) && away > behind + NEAR).then_some(away)
    });
    crossings.min_by(f32::total_cmp)
}

fn lies_on(at: Pos2, [a, b]: [Pos2; 2]) -> bool {
    let along = b - a;
    let part = ((at - a).dot(along) / along.length_sq().max(1e-9)).clamp(0.0, 1.0);
    at.distance(a + along * part) < NEAR * 2.0
}

#[cfg(test)]
mod tests {
    use super::super::board::SpaceView;
    use super::super::light::LightWay;
    use super::*;
    use egui::{Rect, pos2, vec2};
    use std::sync::Arc;

    /// Three squares in a row; between the first two there is a gap in the upper half of their side, between the others a wall.
    fn board() -> BoardView {
        let space = |at: u16| {
            let rect = Rect::from_min_size(pos2(f32::from(at), 0.0), vec2(1.0, 1.0));
            SpaceView {
                space: SpaceId(at),
                outline: Outline::rect(rect),
                floor: Outline::rect(rect),
                middle: rect.center(),
                free: rect.center(),
                in_sight: None,
                name: Arc::from(""),
                about: Vec::new(),
                spoken: String::new(),
            }
        };
        let gap = LightWay { ends: [SpaceId(1), SpaceId(0)], line: [pos2(1.0, 0.0), pos2(1.0, 0.5)] };
        let lighting = Arc::new(Lighting { ways: vec![gap], ..Lighting::default() });
        BoardView { spaces: (0..3).map(space).collect(), lighting, ..BoardView::default() }
    }

    #[test]
    fn light_ends_at_walls_and_goes_on_through_gaps() {
        let board = board();
        let from = |at: Pos2, way: Vec2, most: f32| unhindered(&board, SpaceId(0), at, way, most);
        let near = |one: f32, other: f32| (one - other).abs() < 0.01;
        assert!(near(from(pos2(0.5, 0.25), vec2(1.0, 0.0), 0.4), 0.4), "as far as it shines");
        assert!(near(from(pos2(0.5, 0.25), vec2(1.0, 0.0), 1.2), 1.2), "through the gap");
        assert!(near(from(pos2(0.5, 0.25), vec2(1.0, 0.0), 9.0), 1.5), "to the wall behind it");
        assert!(near(from(pos2(0.5, 0.75), vec2(1.0, 0.0), 9.0), 0.5), "not through the wall beside the gap");
        assert!(near(from(pos2(0.5, 0.25), vec2(0.0, -1.0), 9.0), 0.25), "not out of the board");
    }
}
