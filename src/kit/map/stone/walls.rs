//! Walls that run in any direction: thick, with a front that shows their height, a top of blocks, and posts where they end.

use super::super::board::EdgeLook;
use super::super::doors::{DOORWAY, HEIGHT, THICKNESS};
use super::super::outlines::Outline;
use crate::kit::art::{Brush, Noise};
use crate::kit::theme::Theme;
use egui::{Pos2, Vec2, vec2};

/// A stretch of wall without a gap, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Wall {
    from: Pos2,
    to: Pos2,
    /// Posts stand at these ends.
    posts: [bool; 2],
}

/// How large a door on an edge is, compared with one of a square: it leaves room for the wall beside it.
pub(super) fn door_size([from, to]: [Pos2; 2]) -> f32 {
    (from.distance(to) / (DOORWAY + 0.13)).min(1.0)
}

impl Wall {
    /// The wall on an edge, with a gap for a door.
    pub(super) fn of(ends: [Pos2; 2], look: EdgeLook, unit: f32) -> Vec<Self> {
        let [from, to] = ends.map(|at| (at.to_vec2() * unit).to_pos2());
        match look {
            EdgeLook::Opening | EdgeLook::Seam => Vec::new(),
            EdgeLook::Wall => vec![Self { from, to, posts: [true; 2] }],
            EdgeLook::DoorClosed | EdgeLook::DoorOpen => {
                let half = (to - from).normalized() * (DOORWAY * door_size(ends) * unit / 2.0);
                let middle = from.lerp(to, 0.5);
                vec![
                    Self { from, to: middle - half, posts: [true, false] },
                    Self { from: middle + half, to, posts: [false, true] },
                ]
            }
        }
    }

    /// The ground it stands on.
    fn foot(&self, half: f32) -> Outline {
        let along = (self.to - self.from).normalized();
        let across = vec2(-along.y, along.x) * half;
        Outline::through([self.from - across, self.to - across, self.to + across, self.from + across])
    }

    fn posts(&self) -> impl Iterator<Item = Pos2> + '_ {
        [self.from, self.to].into_iter().zip(self.posts).filter(|(_, stands)| *stands).map(|(at, _)| at)
    }
}

/// Paints shadows, fronts and tops, in this order, so that joints never show.
pub(super) fn paint(brush: &mut Brush, theme: &Theme, walls: &[Wall], unit: f32) {
    let (half, lift) = (THICKNESS * unit / 2.0, vec2(0.0, -HEIGHT * unit));
    let mut posts: Vec<Pos2> = Vec::new();
    for at in walls.iter().flat_map(Wall::posts) {
        if !posts.iter().any(|known| known.distance(at) < unit * 0.01) {
            posts.push(at);
        }
    }
    let feet: Vec<Outline> = walls.iter().map(|wall| wall.foot(half)).collect();
    let stumps: Vec<Outline> = posts.iter().map(|at| hexagon(*at, half * 1.16)).collect();
    let dark = theme.board.contour;
    for foot in feet.iter().chain(&stumps) {
        let fallen = risen(foot, vec2(0.035, 0.065) * unit);
        brush.convex(fallen.corners(), dark.fade(0.30));
    }
    for foot in feet.iter().chain(&stumps) {
        brush.convex(risen(foot, lift).shrunk(-0.007 * unit).corners(), dark);
    }
    for foot in feet.iter().chain(&stumps) {
        brush.convex(risen(foot, lift).corners(), theme.board.wall.lighter(0.06));
    }
    for (seed, wall) in walls.iter().enumerate() {
        top(brush, theme, wall, unit, seed as u64);
    }
    for (at, stump) in posts.iter().zip(&stumps) {
        let stone = theme.board.wall_top.lighter(0.09);
        brush.convex(stump.placed(|corner| corner + lift).corners(), theme.board.wall);
        brush.convex(hexagon(*at + lift, half * 1.02).corners(), theme.board.wall_edge);
        brush.convex(hexagon(*at + lift + Vec2::splat(half * 0.10), half * 0.86).corners(), stone);
    }
}

/// What an outline covers on its way to where it is moved.
fn risen(outline: &Outline, by: Vec2) -> Outline {
    let mut points: Vec<Pos2> = outline.corners().iter().flat_map(|at| [*at, *at + by]).collect();
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let half = |points: &mut dyn Iterator<Item = Pos2>| {
        let mut hull: Vec<Pos2> = Vec::new();
        for at in points {
            while let [.., before, last] = hull[..]
                && (last.x - before.x) * (at.y - before.y) - (last.y - before.y) * (at.x - before.x) <= 0.0
            {
                hull.pop();
            }
            hull.push(at);
        }
        hull.pop();
        hull
    };
    let there = half(&mut points.iter().copied());
    let back = half(&mut points.iter().rev().copied());
    Outline::through(there.into_iter().chain(back))
}

fn hexagon(centre: Pos2, radius: f32) -> Outline {
    let corner = |at: u8| centre + Vec2::angled((f32::from(at) + 0.5) * std::f32::consts::FRAC_PI_3) * radius;
    Outline::through((0..6).map(corner))
}

/// Blocks of stone seen from above, with an edge that catches the light.
fn top(brush: &mut Brush, theme: &Theme, wall: &Wall, unit: f32, seed: u64) {
    let lift = vec2(0.0, -HEIGHT * unit);
    let stone = theme.board.wall_top;
    let mut noise = Noise::new(seed * 7 + 3);
    let (along, length) = ((wall.to - wall.from).normalized(), wall.from.distance(wall.to));
    let across = vec2(-along.y, along.x) * (THICKNESS * unit / 2.0);
    brush.convex(wall.foot(THICKNESS * unit / 2.0).placed(|at| at + lift).corners(), theme.board.wall);
    let count = (length / (unit * 0.20)).round().max(1.0);
    for block in 0..count as u32 {
        let from = wall.from + lift + along * (length * block as f32 / count + unit * 0.004);
        let to = wall.from + lift + along * (length * (block as f32 + 1.0) / count - unit * 0.004);
        let shade = stone.shade(noise.around_zero(0.07));
        brush.quad([from - across, to - across, to + across, from + across], [shade; 4]);
    }
    let (light, dark) = (theme.board.wall_edge, theme.board.wall);
    // The side that looks up, or to the left, catches the light.
    let to_the_light = across.y < -0.01 || (across.y.abs() <= 0.01 && across.x < 0.0);
    let (lit, dim) = if to_the_light { (across, -across) } else { (-across, across) };
    let width = THICKNESS * unit * 0.15;
    for (side, colour) in [(lit, light), (dim, dark.fade(0.55))] {
        let edge = side - side.normalized() * (width / 2.0);
        let half = side.normalized() * (width / 2.0);
        let (from, to) = (wall.from + lift + edge, wall.to + lift + edge);
        brush.quad([from - half, to - half, to + half, from + half], [colour; 4]);
    }
}

/// The line on the floor between two spaces.
pub(super) fn seam(brush: &mut Brush, theme: &Theme, [from, to]: [Pos2; 2], unit: f32, look: EdgeLook) {
    let along = (to - from).normalized();
    let across = vec2(-along.y, along.x) * unit;
    let (dark, light) = (theme.board.contour, theme.board.wax);
    let width = if look == EdgeLook::Seam { 0.036 } else { 0.020 };
    brush.hairline([from, to], unit * width, dark.fade(0.85));
    brush.hairline([from + across * width * 0.62, to + across * width * 0.62], unit * 0.008, light.fade(0.22));
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn what_rises_covers_both_places_and_the_way_between() {
        let foot = Outline::through([pos2(0.0, 0.0), pos2(4.0, 2.0), pos2(3.0, 4.0), pos2(-1.0, 2.0)]);
        let whole = risen(&foot, vec2(0.0, -3.0));
        for at in [pos2(1.5, 2.0), pos2(1.5, -1.0), pos2(1.5, 0.5)] {
            assert!(whole.contains(at), "{at:?}");
        }
        assert!(!whole.contains(pos2(1.5, 5.0)));
    }

    #[test]
    fn a_door_leaves_a_gap_between_two_stretches() {
        let edge = [pos2(0.0, 0.0), pos2(1.0, 0.0)];
        let stretches = Wall::of(edge, EdgeLook::DoorOpen, 100.0);
        let lengths: Vec<f32> = stretches.iter().map(|wall| wall.from.distance(wall.to)).collect();
        assert_eq!(lengths, [25.0, 25.0]);
        assert!(Wall::of(edge, EdgeLook::Opening, 100.0).is_empty());
        assert!(door_size([pos2(0.0, 0.0), pos2(0.5, 0.0)]) < 1.0);
    }
}
