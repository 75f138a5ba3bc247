//! Outlines: the lines and areas of our drawings, ready to be painted.

use super::triangles::{doubled_area, triangulate};
use crate::house::drawing::{Step, steps};
use egui::{Pos2, Vec2, pos2, vec2};

/// A flattened line on the grid of its drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The points; clockwise when the outline is closed.
    pub points: Vec<Pos2>,
    /// For each point the way out, scaled so that edges move by one unit. Empty for open lines.
    pub normals: Vec<Vec2>,
    /// Triangles that fill it. Empty for open lines.
    pub triangles: Vec<[u32; 3]>,
    /// The last point is joined to the first.
    pub closed: bool,
}

impl Outline {
    /// A closed outline that can be filled.
    pub fn closed(mut points: Vec<Pos2>) -> Self {
        points.dedup_by(|a, b| a.distance(*b) < 0.01);
        while points.len() > 1 && points[0].distance(points[points.len() - 1]) < 0.01 {
            points.pop();
        }
        if doubled_area(&points) < 0.0 {
            points.reverse();
        }
        Self { normals: normals(&points), triangles: triangulate(&points), points, closed: true }
    }

    /// A line with two ends.
    pub fn open(mut points: Vec<Pos2>) -> Self {
        points.dedup_by(|a, b| a.distance(*b) < 0.01);
        Self { normals: Vec::new(), triangles: Vec::new(), points, closed: false }
    }

    /// The same seen in a mirror that stands upright at `axis`.
    #[must_use]
    pub fn mirrored(&self, axis: f32) -> Self {
        let points = self.points.iter().map(|p| mirror(*p, axis)).collect();
        if self.closed { Self::closed(points) } else { Self::open(points) }
    }

    /// This half and its mirror image as one closed outline.
    #[must_use]
    pub fn joined(&self, axis: f32) -> Self {
        let mut points = self.points.clone();
        points.extend(self.points.iter().rev().map(|p| mirror(*p, axis)));
        Self::closed(points)
    }

    /// Area on the grid.
    pub fn area(&self) -> f32 {
        doubled_area(&self.points) / 2.0
    }
}

fn mirror(point: Pos2, axis: f32) -> Pos2 {
    pos2(2.0 * axis - point.x, point.y)
}

/// Ways out of a clockwise outline; sharp tips are kept from shooting away.
pub(crate) fn normals(points: &[Pos2]) -> Vec<Vec2> {
    let count = points.len();
    let side = |from: Pos2, to: Pos2| {
        let along = (to - from).normalized();
        vec2(along.y, -along.x)
    };
    (0..count)
        .map(|at| {
            let before = points[(at + count - 1) % count];
            let after = points[(at + 1) % count];
            let (a, b) = (side(before, points[at]), side(points[at], after));
            let middle = a + b;
            let length = middle.length();
            if length < 0.2 { a } else { middle / length * (2.0 / length).min(2.5) }
        })
        .collect()
}

/// Read a path; the outlines in the order they are written.
///
/// # Errors
/// When a word is not part of the language, in words for whoever draws.
pub fn read(path: &str) -> Result<Vec<Outline>, String> {
    let mut pen = Pen::default();
    steps(path)?.into_iter().for_each(|step| pen.take(step));
    pen.lift();
    Ok(pen.outlines)
}

/// The first outline of a path that is part of the program; nothing when the path is broken.
pub fn outline_from(path: &str) -> Outline {
    let first = read(path).ok().and_then(|outlines| outlines.into_iter().next());
    first.unwrap_or_else(|| Outline::open(Vec::new()))
}

/// Makes outlines of steps.
#[derive(Default)]
struct Pen {
    outlines: Vec<Outline>,
    line: Vec<Pos2>,
}

impl Pen {
    fn take(&mut self, step: Step) {
        match step {
            Step::Move(to) => {
                self.lift();
                self.line.push(to.into());
            }
            Step::Line(to) => self.line.push(to.into()),
            Step::Curve(a, b, to) => {
                let from = self.line.last().copied().unwrap_or_default();
                self.curve(from, a.into(), b.into(), to.into());
            }
            Step::Close => self.outlines.push(Outline::closed(std::mem::take(&mut self.line))),
            Step::Ellipse(centre, radii) => {
                self.lift();
                self.outlines.push(ellipse(centre.into(), radii.into()));
            }
            Step::Plate(corner, size, radius) => {
                self.lift();
                self.outlines.push(rounded(corner.into(), size.into(), radius));
            }
        }
    }

    /// A line that was not closed has two ends.
    fn lift(&mut self) {
        let line = std::mem::take(&mut self.line);
        if line.len() > 1 {
            self.outlines.push(Outline::open(line));
        }
    }

    fn curve(&mut self, from: Pos2, a: Pos2, b: Pos2, to: Pos2) {
        let bend = (a - from - (b - a)).length() + (b - a - (to - b)).length();
        let steps = ((bend.sqrt() * 2.2).ceil() as usize).clamp(2, 14);
        for step in 1..=steps {
            let t = step as f32 / steps as f32;
            let s = 1.0 - t;
            let at = from.to_vec2() * (s * s * s)
                + a.to_vec2() * (3.0 * s * s * t)
                + b.to_vec2() * (3.0 * s * t * t)
                + to.to_vec2() * (t * t * t);
            self.line.push(at.to_pos2());
        }
    }
}

fn ellipse(centre: Pos2, radius: Vec2) -> Outline {
    let steps = ((radius.max_elem().sqrt() * 8.0).ceil() as usize).clamp(10, 40);
    let points = (0..steps).map(|step| {
        let angle = step as f32 / steps as f32 * std::f32::consts::TAU;
        centre + vec2(angle.cos() * radius.x, angle.sin() * radius.y)
    });
    Outline::closed(points.collect())
}

fn rounded(corner: Pos2, size: Vec2, radius: f32) -> Outline {
    let radius = radius.min(size.min_elem() / 2.0);
    let inner = egui::Rect::from_min_size(corner, size).shrink(radius);
    let corners = [inner.right_bottom(), inner.left_bottom(), inner.left_top(), inner.right_top()];
    let mut points = Vec::new();
    for (quarter, centre) in corners.into_iter().enumerate() {
        for step in 0..=6 {
            let angle = (quarter as f32 + step as f32 / 6.0) * std::f32::consts::FRAC_PI_2;
            points.push(centre + vec2(angle.cos(), angle.sin()) * radius);
        }
    }
    Outline::closed(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_read_and_turned_clockwise() {
        let outlines = read("M 0 0 L 0 10 L 10 10 L 10 0 Z").unwrap();
        assert_eq!(outlines.len(), 1);
        assert_eq!(outlines[0].area(), 100.0);
        assert_eq!(outlines[0].triangles.len(), 2);
    }

    #[test]
    fn edges_move_out_by_their_normals() {
        let square = &read("M 0 0 L 10 0 L 10 10 L 0 10 Z").unwrap()[0];
        for (point, normal) in square.points.iter().zip(&square.normals) {
            let moved = *point + *normal;
            assert!((moved.x - 5.0).abs() > 5.9 && (moved.y - 5.0).abs() > 5.9);
        }
    }

    #[test]
    fn whole_figures_have_their_area() {
        let circle = &read("O 12 12 6").unwrap()[0];
        assert!((circle.area() - 113.1).abs() < 2.5);
        let plate = &read("R 2 2 20 10 0").unwrap()[0];
        assert!((plate.area() - 200.0).abs() < 0.01);
    }

    #[test]
    fn a_half_becomes_a_whole() {
        let half = &read("M 50 0 L 0 50 L 50 100").unwrap()[0];
        assert!((half.joined(50.0).area() - 5000.0).abs() < 0.1);
    }
}
