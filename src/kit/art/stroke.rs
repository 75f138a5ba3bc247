//! Lines of the brush: round at ends and corners, softened at the edge, dashed if wanted.

use super::brush::{Brush, Place, placed};
use super::outline::Outline;
use crate::kit::theme::Colour;
use egui::{Pos2, Vec2, vec2};

/// A bend of more than this (as a cosine) is a corner and gets rounded.
const SMOOTH: f32 = 0.80;

impl Brush {
    /// A line through points.
    pub fn line(&mut self, points: &[Pos2], width: f32, colour: Colour) {
        self.stroke(points, false, width, colour);
    }

    /// A line through points and back to the first.
    pub fn closed_line(&mut self, points: &[Pos2], width: f32, colour: Colour) {
        self.stroke(points, true, width, colour);
    }

    /// The line of an outline; `width` in points.
    pub fn trace(&mut self, outline: &Outline, grid: f32, place: Place, width: f32, colour: Colour) {
        let points: Vec<Pos2> = outline.points.iter().map(|point| placed(*point, grid, place)).collect();
        self.stroke(&points, outline.closed, width, colour);
    }

    /// A line as a pen draws it: `width` in its middle, pointed at both ends.
    pub fn pen(&mut self, points: &[Pos2], width: f32, colour: Colour) {
        if let [from, to] = *points {
            // A line that is straight has a middle, too.
            return self.pen(&[0.0, 0.3, 0.7, 1.0].map(|part| from + (to - from) * part), width, colour);
        }
        let half = self.feather() / 2.0;
        let length: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        let mut rows = [const { Vec::new() }; 4];
        let mut walked = 0.0;
        for (at, side) in side_ways(points, false).iter().enumerate() {
            walked += if at == 0 { 0.0 } else { points[at - 1].distance(points[at]) };
            let part = walked / length.max(0.01);
            let here = width * (4.0 * part * (1.0 - part)).clamp(0.0, 1.0).sqrt();
            let colour = colour.fade(here / self.feather());
            let (solid, clear) = ((here / 2.0 - half).max(0.0), here / 2.0 + half);
            let stops = [(-clear, Colour::CLEAR), (-solid, colour), (solid, colour), (clear, Colour::CLEAR)];
            for (row, (reach, colour)) in rows.iter_mut().zip(stops) {
                row.push(self.corner(points[at] + *side * reach, colour));
            }
        }
        let [a, b, c, d] = rows;
        self.strip(&a, &b, false);
        self.strip(&b, &c, false);
        self.strip(&c, &d, false);
    }

    /// A plain thin line with a soft edge and no rounding: cheap, for hatching.
    pub fn hairline(&mut self, [from, to]: [Pos2; 2], width: f32, colour: Colour) {
        let along = (to - from).normalized();
        let across = vec2(-along.y, along.x) * (width * 0.5 + self.feather() * 0.5);
        let row = |brush: &mut Self, at: Pos2| {
            let left = brush.corner(at - across, Colour::CLEAR);
            let middle = brush.corner(at, colour);
            [left, middle, brush.corner(at + across, Colour::CLEAR)]
        };
        let (first, second) = (row(self, from), row(self, to));
        self.strip(&first, &second, false);
    }

    /// A dashed line; `offset` moves the dashes along.
    pub fn dashes(&mut self, points: &[Pos2], width: f32, colour: Colour, dash: Dash) {
        let period = (dash.length + dash.gap).max(0.5);
        let mut walked = -dash.offset.rem_euclid(period);
        for pair in points.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let length = from.distance(to);
            if length <= 0.0 {
                continue;
            }
            let along = (to - from) / length;
            let mut start = walked;
            while start < length {
                let (a, b) = (start.max(0.0), (start + dash.length).min(length));
                if b > a {
                    self.line(&[from + along * a, from + along * b], width, colour);
                }
                start += period;
            }
            walked = start - length;
            if walked > 0.0 {
                walked -= period;
            }
        }
    }

    fn stroke(&mut self, points: &[Pos2], closed: bool, width: f32, colour: Colour) {
        // A line thinner than a pixel is a pixel wide and fainter.
        let thinness = (width / self.feather()).min(1.0);
        let (width, colour) = (width.max(self.feather()), colour.fade(thinness));
        let mut points = points.to_vec();
        points.dedup_by(|a, b| a.distance(*b) < 0.01);
        match points.len() {
            0 => return,
            1 => return self.disc(points[0], width / 2.0, colour),
            2 => return self.ribbon(&points, Ends::Round, width, colour),
            _ => {}
        }
        if closed {
            self.closed_stroke(&points, width, colour);
        } else {
            self.open_stroke(&points, width, colour);
        }
    }

    fn open_stroke(&mut self, points: &[Pos2], width: f32, colour: Colour) {
        let mut start = 0;
        for at in 1..points.len() {
            let is_end = at + 1 == points.len();
            if is_end || is_corner(points[at - 1], points[at], points[at + 1]) {
                self.ribbon(&points[start..=at], Ends::Round, width, colour);
                start = at;
            }
        }
    }

    fn closed_stroke(&mut self, points: &[Pos2], width: f32, colour: Colour) {
        let count = points.len();
        let corner = (0..count).find(|&at| {
            let before = points[(at + count - 1) % count];
            is_corner(before, points[at], points[(at + 1) % count])
        });
        match corner {
            None => self.ribbon(points, Ends::Joined, width, colour),
            Some(first) => {
                let mut opened = points[first..].to_vec();
                opened.extend_from_slice(&points[..=first]);
                self.open_stroke(&opened, width, colour);
            }
        }
    }

    fn ribbon(&mut self, points: &[Pos2], ends: Ends, width: f32, colour: Colour) {
        let half = self.feather() / 2.0;
        let (solid, clear) = ((width / 2.0 - half).max(0.0), width / 2.0 + half);
        let closed = ends == Ends::Joined;
        let sides = side_ways(points, closed);
        let mut rows = [const { Vec::new() }; 4];
        for (at, side) in points.iter().zip(&sides) {
            let stops = [(-clear, Colour::CLEAR), (-solid, colour), (solid, colour), (clear, Colour::CLEAR)];
            for (row, (reach, colour)) in rows.iter_mut().zip(stops) {
                row.push(self.corner(*at + *side * reach, colour));
            }
        }
        let [a, b, c, d] = rows;
        self.strip(&a, &b, closed);
        self.strip(&b, &c, closed);
        self.strip(&c, &d, closed);
        if let (Ends::Round, [first, .., last], [first_side, .., last_side]) = (ends, points, &sides[..]) {
            self.cap(*first, -*first_side, [solid, clear], colour);
            self.cap(*last, *last_side, [solid, clear], colour);
        }
    }

    /// Half a disc, from `side` over the end to the other side.
    fn cap(&mut self, end: Pos2, side: Vec2, [solid, clear]: [f32; 2], colour: Colour) {
        let across = side.normalized();
        let ahead = vec2(across.y, -across.x);
        let steps = (super::brush::circle_steps(clear) / 3).max(4);
        let middle = self.corner(end, colour);
        let (mut inner, mut outer) = (Vec::new(), Vec::new());
        for step in 0..=steps {
            let angle = step as f32 / steps as f32 * std::f32::consts::PI;
            let out = across * angle.cos() + ahead * angle.sin();
            inner.push(self.corner(end + out * solid, colour));
            outer.push(self.corner(end + out * clear, Colour::CLEAR));
        }
        for at in 0..steps {
            self.triangle(middle, inner[at], inner[at + 1]);
        }
        self.strip(&inner, &outer, false);
    }
}

/// How a dashed line is divided, in points.
#[derive(Clone, Copy, Debug)]
pub struct Dash {
    /// Length of a dash.
    pub length: f32,
    /// Length of a gap.
    pub gap: f32,
    /// How far the pattern is moved along the line.
    pub offset: f32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    Round,
    Joined,
}

fn is_corner(before: Pos2, at: Pos2, after: Pos2) -> bool {
    (at - before).normalized().dot((after - at).normalized()) < SMOOTH
}

/// Ways to the right-hand side of a line at each of its points.
fn side_ways(points: &[Pos2], closed: bool) -> Vec<Vec2> {
    let count = points.len();
    let right = |from: Pos2, to: Pos2| {
        let along = (to - from).normalized();
        vec2(-along.y, along.x)
    };
    (0..count)
        .map(|at| {
            let before = (at > 0 || closed).then(|| right(points[(at + count - 1) % count], points[at]));
            let after = (at + 1 < count || closed).then(|| right(points[at], points[(at + 1) % count]));
            match (before, after) {
                (Some(a), Some(b)) => {
                    let middle = a + b;
                    middle * (2.0 / middle.length_sq().max(0.5))
                }
                (Some(side), None) | (None, Some(side)) => side,
                (None, None) => Vec2::X,
            }
        })
        .collect()
}
