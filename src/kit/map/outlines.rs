//! The borders of spaces, as closed lines of corners. [`squares`] and [`hexes`] make them of cells, one or several to a
//! space; whatever else a board is made of only has to hand over its corners.

use crate::kit::art::brush::circle_steps;
use crate::kit::art::outline::normals;
use crate::kit::art::triangles::{doubled_area, triangulate};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// A closed border, clockwise as it is seen on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outline {
    corners: SmallVec<[Pos2; 6]>,
}

impl Outline {
    /// Through these corners, in the order of a walk around it, either way.
    #[must_use]
    pub fn through(corners: impl IntoIterator<Item = Pos2>) -> Self {
        let mut corners: SmallVec<[Pos2; 6]> = corners.into_iter().collect();
        if doubled_area(&corners) < 0.0 {
            corners.reverse();
        }
        Self { corners }
    }

    /// An upright rectangle.
    #[must_use]
    pub fn rect(rect: Rect) -> Self {
        let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
        Self { corners: SmallVec::from_slice(&corners) }
    }

    /// The corners. Those that lie on a straight line between two cells are among them.
    #[must_use]
    pub fn corners(&self) -> &[Pos2] {
        &self.corners
    }

    /// The upright rectangle around it.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        Rect::from_points(&self.corners)
    }

    /// Is it an upright rectangle itself?
    #[must_use]
    pub fn is_upright(&self) -> bool {
        let bounds = self.bounds();
        let on_the_edge = |at: &Pos2| {
            (at.x == bounds.min.x || at.x == bounds.max.x) && (at.y == bounds.min.y || at.y == bounds.max.y)
        };
        self.corners.len() == 4 && self.corners.iter().all(on_the_edge)
    }

    /// Its middle, which lies inside even where it has dents.
    #[must_use]
    pub fn middle(&self) -> Pos2 {
        let whole = doubled_area(&self.corners);
        if self.is_upright() || whole <= 0.0 {
            return self.bounds().center();
        }
        let triangles = triangulate(&self.corners);
        let of_three = |corners: &[u32; 3]| {
            let [a, b, c] = corners.map(|at| self.corners[at as usize]);
            let middle = ((a.to_vec2() + b.to_vec2() + c.to_vec2()) / 3.0).to_pos2();
            (middle, doubled_area(&[a, b, c]))
        };
        let parts: Vec<(Pos2, f32)> = triangles.iter().map(of_three).collect();
        let weighed = parts.iter().map(|(at, area)| at.to_vec2() * *area).fold(Vec2::ZERO, |sum, part| sum + part);
        let middle = (weighed / whole).to_pos2();
        if self.contains(middle) {
            return middle;
        }
        let inside = parts.iter().map(|(at, _)| *at);
        inside.min_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle))).unwrap_or(middle)
    }

    /// Does a point lie inside?
    #[must_use]
    pub fn contains(&self, at: Pos2) -> bool {
        let crosses = |[from, to]: &[Pos2; 2]| {
            let passes = (from.y > at.y) != (to.y > at.y);
            passes && at.x < from.x + (at.y - from.y) / (to.y - from.y) * (to.x - from.x)
        };
        self.sides().filter(crosses).count() % 2 == 1
    }

    /// Its sides, clockwise.
    pub fn sides(&self) -> impl Iterator<Item = [Pos2; 2]> + '_ {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().zip(next).map(|(from, to)| [*from, *to])
    }

    /// A side that it has in common with another outline.
    #[must_use]
    pub fn shared_side(&self, other: &Self) -> Option<[Pos2; 2]> {
        self.sides()
            .find(|[from, to]| other.sides().any(|[start, end]| from.distance(end) < NEAR && to.distance(start) < NEAR))
    }

    /// The same, smaller by so much on all sides; larger where it is negative.
    #[must_use]
    pub fn shrunk(&self, by: f32) -> Self {
        let inwards = |(at, out): (&Pos2, Vec2)| *at - out * by;
        Self { corners: self.corners.iter().zip(normals(&self.corners)).map(inwards).collect() }
    }

    /// The same elsewhere and in another size: `place` says where each corner goes.
    #[must_use]
    pub fn placed(&self, place: impl Fn(Pos2) -> Pos2) -> Self {
        Self { corners: self.corners.iter().map(|at| place(*at)).collect() }
    }

    /// Its corners, rounded off.
    #[must_use]
    pub fn rounded(&self, radius: f32) -> Vec<Pos2> {
        let count = self.corners.len();
        let mut points = Vec::with_capacity(count * 4);
        for (at, corner) in self.corners.iter().enumerate() {
            let (before, after) = (self.corners[(at + count - 1) % count], self.corners[(at + 1) % count]);
            round_off(&mut points, [before, *corner, after], radius);
        }
        points
    }
}

/// Corners of different cells that are nearer than this are the same.
const NEAR: f32 = 0.001;

/// A corner as an arc between its two sides.
fn round_off(points: &mut Vec<Pos2>, [before, corner, after]: [Pos2; 3], radius: f32) {
    let (come, go) = ((corner - before).normalized(), (after - corner).normalized());
    let turn = (come.x * go.y - come.y * go.x).atan2(come.dot(go));
    if turn.abs() < 0.01 {
        return points.push(corner);
    }
    let room = corner.distance(before).min(corner.distance(after)) / 2.0;
    let cut = (radius * (turn.abs() / 2.0).tan()).min(room);
    let radius = cut / (turn.abs() / 2.0).tan();
    let side = turn.signum();
    let centre = corner - come * cut + vec2(-come.y, come.x) * (radius * side);
    let start = (vec2(come.y, -come.x) * side).angle();
    let steps = ((circle_steps(radius) as f32 * turn.abs() / TAU) as usize).max(2);
    points.extend((0..=steps).map(|step| centre + Vec2::angled(start + turn * step as f32 / steps as f32) * radius));
}

/// A corner of a cell, on the grid of corners that all cells of a kind share.
type Corner = (i32, i32);

/// The outline of squares, one unit wide, by column and row. They should hang together by their sides; a hole in them is not
/// told.
#[must_use]
pub fn squares(cells: &[(i32, i32)]) -> Outline {
    if let [(column, row)] = cells {
        return Outline::rect(square(*column, *row));
    }
    let corners = |(x, y): (i32, i32)| [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
    around(cells.iter().map(|cell| corners(*cell)), |(x, y)| pos2(x as f32, y as f32))
}

/// A square of the grid.
#[must_use]
pub fn square(column: i32, row: i32) -> Rect {
    Rect::from_min_size(pos2(column as f32, row as f32), Vec2::splat(1.0))
}

/// The outline of hexes that stand on a corner, one unit wide from side to side, by column and row; the odd rows are moved by
/// half a hex to the right. They should hang together by their sides; a hole in them is not told.
#[must_use]
pub fn hexes(cells: &[(i32, i32)]) -> Outline {
    let corners = |(column, row): (i32, i32)| {
        let (x, y) = (2 * column + row.rem_euclid(2), 3 * row);
        [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)].map(|(across, down)| (x + across, y + down))
    };
    around(cells.iter().map(|cell| corners(*cell)), on_the_hex_grid)
}

/// The middle of such a hex.
#[must_use]
pub fn hex_middle(column: i32, row: i32) -> Pos2 {
    on_the_hex_grid((2 * column + row.rem_euclid(2), 3 * row))
}

/// Half the width of a hex to the right, a quarter of its height down; the first hex lies in the corner of the board.
fn on_the_hex_grid((across, down): Corner) -> Pos2 {
    let quarter = 0.5 / 3.0_f32.sqrt();
    pos2(0.5 * across as f32 + 0.5, quarter * down as f32 + 2.0 * quarter)
}

/// The way around cells: every side that no two of them share, joined to one line.
fn around<const N: usize>(cells: impl Iterator<Item = [Corner; N]>, place: impl Fn(Corner) -> Pos2) -> Outline {
    let mut sides: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for corners in cells {
        for at in 0..N {
            let (from, to) = (corners[at], corners[(at + 1) % N]);
            // Where two cells meet, the side of one is that of the other walked back.
            match sides.get_mut(&to).and_then(|ends| Some((ends.iter().position(|end| *end == from)?, ends))) {
                Some((shared, ends)) => drop(ends.swap_remove(shared)),
                None => sides.entry(from).or_default().push(to),
            }
        }
    }
    let mut longest: Vec<Pos2> = Vec::new();
    while let Some(start) = sides.iter().find(|(_, ends)| !ends.is_empty()).map(|(start, _)| *start) {
        let walked: Vec<Pos2> = walk(&mut sides, start).into_iter().map(&place).collect();
        if doubled_area(&walked) > doubled_area(&longest) {
            longest = walked;
        }
    }
    Outline { corners: longest.into_iter().collect() }
}

/// Takes the sides of one round out of the list.
fn walk(sides: &mut BTreeMap<Corner, Vec<Corner>>, start: Corner) -> Vec<Corner> {
    let (mut walked, mut at, mut way) = (Vec::new(), start, 0.0);
    while let Some(ends) = sides.get_mut(&at).filter(|ends| !ends.is_empty()) {
        let angle = |to: Corner| ((to.1 - at.1) as f32).atan2((to.0 - at.0) as f32);
        // Where two cells touch in a corner only, the way goes on along the same cell: to the right.
        let bend = |to: &Corner| (angle(*to) - way + PI).rem_euclid(TAU);
        let next = (0..ends.len()).max_by(|a, b| bend(&ends[*a]).total_cmp(&bend(&ends[*b]))).unwrap_or(0);
        let to = ends.swap_remove(next);
        walked.push(at);
        (way, at) = (angle(to), to);
        if at == start {
            break;
        }
    }
    walked
}

/// What lies across an edge so long and so wide, around its middle: what can be clicked of a door.
#[must_use]
pub fn across([from, to]: [Pos2; 2], length: f32, width: f32) -> Outline {
    let (middle, angle) = (from.lerp(to, 0.5), (to - from).angle());
    let is_level = angle.rem_euclid(PI) < 0.01 || angle.rem_euclid(PI) > PI - 0.01;
    if is_level || (angle.rem_euclid(PI) - FRAC_PI_2).abs() < 0.01 {
        let size = if is_level { vec2(length, width) } else { vec2(width, length) };
        return Outline::rect(Rect::from_center_size(middle, size));
    }
    let (along, aside) = (Vec2::angled(angle) * (length / 2.0), Vec2::angled(angle).rot90() * (width / 2.0));
    Outline::through([middle - along - aside, middle + along - aside, middle + along + aside, middle - along + aside])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_square_is_a_rectangle_and_several_are_what_is_around_them() {
        let one = squares(&[(2, 1)]);
        assert!(one.is_upright());
        assert_eq!((one.bounds(), one.middle()), (square(2, 1), pos2(2.5, 1.5)));
        let bend = squares(&[(0, 0), (0, 1), (1, 1)]);
        assert_eq!(doubled_area(bend.corners()), 6.0);
        assert_eq!(bend.corners().len(), 8, "a corner for each end of a side");
        assert!(bend.contains(pos2(0.5, 0.5)) && bend.contains(pos2(1.5, 1.5)) && !bend.contains(pos2(1.5, 0.5)));
    }

    #[test]
    fn a_hole_is_not_told_and_a_middle_lies_inside() {
        let ring: Vec<(i32, i32)> = (0..9).map(|at| (at % 3, at / 3)).filter(|cell| *cell != (1, 1)).collect();
        assert_eq!(doubled_area(squares(&ring).corners()), 18.0);
        let hook = squares(&[(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 2), (2, 2)]);
        assert!(hook.contains(hook.middle()), "{:?}", hook.middle());
    }

    #[test]
    fn hexes_of_a_board_lie_side_by_side() {
        let (one, east, below) = (hexes(&[(0, 0)]), hexes(&[(1, 0)]), hexes(&[(0, 1)]));
        assert_eq!(one.corners().len(), 6);
        assert!((one.bounds().width() - 1.0).abs() < NEAR && one.bounds().min.distance(Pos2::ZERO) < NEAR);
        assert!(one.middle().distance(hex_middle(0, 0)) < NEAR);
        assert!(one.shared_side(&east).is_some() && one.shared_side(&below).is_some());
        assert!(one.shared_side(&hexes(&[(1, 1)])).is_none());
        assert!((hex_middle(0, 1) - hex_middle(0, 0) - vec2(0.5, 0.75_f32.sqrt())).length() < NEAR);
        let pair = hexes(&[(0, 0), (0, 1)]);
        assert_eq!(pair.corners().len(), 10);
        assert!(pair.contains(one.middle()) && pair.contains(below.middle()) && !pair.contains(east.middle()));
    }

    #[test]
    fn a_shrunk_outline_keeps_its_distance_and_a_rounded_one_stays_inside() {
        let hex = hexes(&[(1, 2)]);
        let small = hex.shrunk(0.1);
        assert!((small.bounds().width() - 0.8).abs() < NEAR);
        assert!(small.rounded(0.1).iter().all(|at| hex.contains(*at)));
        let rect = Rect::from_min_size(pos2(3.0, 2.0), vec2(4.0, 5.0));
        let mut theirs = crate::kit::art::brush::rounded_corners(rect, 0.6);
        let mine = Outline::rect(rect).rounded(0.6);
        theirs.retain(|at| mine.iter().all(|other| other.distance(*at) > NEAR));
        assert_eq!(theirs, [], "a rectangle is rounded as rectangles are everywhere");
    }

    #[test]
    fn what_lies_across_an_edge_lies_around_its_middle() {
        let level = across([pos2(0.0, 1.0), pos2(1.0, 1.0)], 0.5, 0.2);
        assert_eq!(level.bounds(), Rect::from_center_size(pos2(0.5, 1.0), vec2(0.5, 0.2)));
        let upright = across([pos2(1.0, 2.0), pos2(1.0, 1.0)], 0.5, 0.2);
        assert_eq!(upright.bounds(), Rect::from_center_size(pos2(1.0, 1.5), vec2(0.2, 0.5)));
        let slanting = across([pos2(0.0, 0.0), pos2(1.0, 1.0)], 1.0, 0.2);
        assert!(slanting.contains(pos2(0.8, 0.8)) && !slanting.contains(pos2(0.5, 0.8)));
    }
}
