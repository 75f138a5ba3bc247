//! The brush: everything on the board is painted with it, into one mesh.
//!
//! Edges are softened over one pixel (`feather`), so that drawings stay sharp and smooth at any
//! zoom, and concave outlines can be filled, which egui's own painter does not do.

use super::outline::Outline;
use crate::kit::theme::Colour;
use egui::emath::Rot2;
use egui::epaint::{Mesh, Vertex};
use egui::{Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};
use std::f32::consts::TAU;

/// Where the light comes from: above, a little from the left.
pub(crate) const TO_THE_LIGHT: Vec2 = vec2(-0.5, -0.866);

/// Paints into a mesh.
#[derive(Clone, Debug)]
pub struct Brush {
    mesh: Mesh,
    feather: f32,
}

/// Where a drawing goes: its middle, the length of its grid's side, and how it is turned.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The middle of the grid.
    pub centre: Pos2,
    /// The side of the grid in points.
    pub size: f32,
    /// How it is turned.
    pub turn: Rot2,
}

impl Place {
    /// Upright in the middle of a rectangle, as large as fits.
    pub fn within(rect: Rect) -> Self {
        Self::at(rect.center(), rect.size().min_elem())
    }

    /// Upright around a point.
    pub fn at(centre: Pos2, size: f32) -> Self {
        Self { centre, size, turn: Rot2::IDENTITY }
    }

    /// The same, turned clockwise by so many radians.
    #[must_use]
    pub fn turned(self, angle: f32) -> Self {
        let turn = Rot2::from_angle(angle) * self.turn;
        Self { turn, ..self }
    }
}

/// What an area is filled with.
#[derive(Clone, Copy, Debug)]
pub enum Fill {
    /// The same colour everywhere.
    Flat(Colour),
    /// From the lit side to the other, over this distance around the middle.
    Lit {
        /// Where the light falls.
        light: Colour,
        /// Where it does not.
        dark: Colour,
        /// The middle.
        centre: Pos2,
        /// Distance from the middle to where the colours are pure.
        reach: f32,
    },
}

impl Fill {
    fn at(self, point: Pos2) -> Colour {
        match self {
            Self::Flat(colour) => colour,
            Self::Lit { light, dark, centre, reach } => {
                let towards = (point - centre).dot(TO_THE_LIGHT) / reach.max(0.001);
                dark.mix(light, 0.5 + 0.5 * towards)
            }
        }
    }
}

impl From<Colour> for Fill {
    fn from(colour: Colour) -> Self {
        Self::Flat(colour)
    }
}

impl Brush {
    /// A brush whose edges fade over `feather` points: one pixel.
    pub fn new(feather: f32) -> Self {
        Self { mesh: Mesh::default(), feather }
    }

    /// A brush for this painter's screen.
    pub fn on(painter: &Painter) -> Self {
        Self::new(1.0 / painter.pixels_per_point())
    }

    /// Width of a softened edge in points.
    pub fn feather(&self) -> f32 {
        self.feather
    }

    /// What has been painted so far.
    pub fn into_mesh(self) -> Mesh {
        self.mesh
    }

    /// What has been painted so far, as a shape.
    pub fn into_shape(self) -> Shape {
        Shape::mesh(self.mesh)
    }

    /// Hand what has been painted to a painter.
    pub fn show(self, painter: &Painter) {
        painter.add(self.into_shape());
    }

    /// How many corners have been painted.
    pub fn corners(&self) -> usize {
        self.mesh.vertices.len()
    }

    /// Add what another brush painted, moved by `offset`.
    pub fn append(&mut self, mesh: &Mesh, offset: Vec2) {
        let from = self.mesh.vertices.len();
        self.mesh.append_ref(mesh);
        for corner in &mut self.mesh.vertices[from..] {
            corner.pos += offset;
        }
    }

    /// Move everything painted since there were `from` corners.
    pub fn bend(&mut self, from: usize, bend: impl Fn(Pos2) -> Pos2) {
        for corner in self.mesh.vertices.iter_mut().skip(from) {
            corner.pos = bend(corner.pos);
        }
    }

    /// Change the colours of everything painted since there were `from` corners.
    pub fn recolour(&mut self, from: usize, recolour: impl Fn(Colour) -> Colour) {
        for corner in self.mesh.vertices.iter_mut().skip(from) {
            corner.color = recolour(Colour::from_egui(corner.color)).egui();
        }
    }

    pub(crate) fn corner(&mut self, at: Pos2, colour: Colour) -> u32 {
        let index = self.mesh.vertices.len() as u32;
        let corner = Vertex::untextured(at, colour.egui());
        self.mesh.vertices.push(corner);
        index
    }

    pub(crate) fn triangle(&mut self, a: u32, b: u32, c: u32) {
        self.mesh.add_triangle(a, b, c);
    }

    /// Four corners, each with its colour; edges are not softened.
    pub fn quad(&mut self, corners: [Pos2; 4], colours: [Colour; 4]) {
        let [a, b, c, d] = [0, 1, 2, 3].map(|at| self.corner(corners[at], colours[at]));
        self.triangle(a, b, c);
        self.triangle(c, d, a);
    }

    /// An upright rectangle; edges are not softened.
    pub fn rect(&mut self, rect: Rect, colour: Colour) {
        self.quad(corners_of(rect), [colour; 4]);
    }

    /// An upright rectangle that changes from top to bottom.
    pub fn rect_fading_down(&mut self, rect: Rect, top: Colour, bottom: Colour) {
        self.quad(corners_of(rect), [top, top, bottom, bottom]);
    }

    /// Strip between two rows of points of equal length; with `closed`, back to the start.
    pub(crate) fn strip(&mut self, first: &[u32], second: &[u32], closed: bool) {
        let count = first.len().min(second.len());
        let last = if closed { count } else { count.saturating_sub(1) };
        for at in 0..last {
            let next = (at + 1) % count;
            self.triangle(first[at], first[next], second[at]);
            self.triangle(second[at], first[next], second[next]);
        }
    }

    /// A closed outline, filled; `place` says where its `grid` goes.
    pub fn area(&mut self, outline: &Outline, grid: f32, place: Place, fill: impl Into<Fill>) {
        let (fill, half) = (fill.into(), self.feather / 2.0);
        let (mut inner, mut outer) = (Vec::new(), Vec::new());
        for (point, normal) in outline.points.iter().zip(&outline.normals) {
            let (at, out) = (placed(*point, grid, place), place.turn * *normal);
            let colour = fill.at(at);
            inner.push(self.corner(at - out * half, colour));
            outer.push(self.corner(at + out * half, Colour::CLEAR));
        }
        for [a, b, c] in &outline.triangles {
            self.triangle(inner[*a as usize], inner[*b as usize], inner[*c as usize]);
        }
        self.strip(&inner, &outer, true);
    }

    /// A closed outline grown by `width` points, filled: the contour under a drawing.
    pub fn grown(&mut self, outline: &Outline, grid: f32, place: Place, width: f32, colour: Colour) {
        self.grown_by(outline, grid, place, |_| width, colour);
    }

    /// The same with a width that depends on where the edge looks.
    pub(crate) fn grown_by(
        &mut self,
        outline: &Outline,
        grid: f32,
        place: Place,
        width: impl Fn(Vec2) -> f32,
        colour: Colour,
    ) {
        let half = self.feather / 2.0;
        let (mut inner, mut outer) = (Vec::new(), Vec::new());
        for (point, normal) in outline.points.iter().zip(&outline.normals) {
            let tame = *normal * (1.5 / normal.length().max(1.5));
            let (at, out) = (placed(*point, grid, place), place.turn * tame);
            let width = width(out.normalized());
            inner.push(self.corner(at + out * (width - half), colour));
            outer.push(self.corner(at + out * (width + half), Colour::CLEAR));
        }
        for [a, b, c] in &outline.triangles {
            self.triangle(inner[*a as usize], inner[*b as usize], inner[*c as usize]);
        }
        self.strip(&inner, &outer, true);
    }

    /// Light and shade along the inside of an outline, as if it were cut from wood.
    /// Nothing where that would be thinner than a pixel.
    pub fn bevel(&mut self, outline: &Outline, grid: f32, place: Place, edge: Edge) {
        if edge.width < self.feather * 0.8 {
            return;
        }
        let (mut inner, mut outer) = (Vec::new(), Vec::new());
        for (point, normal) in outline.points.iter().zip(&outline.normals) {
            let (at, out) = (placed(*point, grid, place), place.turn * *normal);
            let lit = edge.lit(out.normalized());
            outer.push(self.corner(at - out * (self.feather / 2.0), lit));
            inner.push(self.corner(at - out * edge.width, lit.fade(0.0)));
        }
        self.strip(&inner, &outer, true);
    }

    /// The line along a closed outline, so wide, inside it; what is in the middle stays bare.
    pub fn hollow(&mut self, outline: &Outline, grid: f32, place: Place, width: f32, colour: Colour) {
        let half = self.feather / 2.0;
        let mut rows = [const { Vec::new() }; 4];
        for (point, normal) in outline.points.iter().zip(&outline.normals) {
            // A sharp corner would reach across the whole drawing.
            let tame = *normal * (1.5 / normal.length().max(1.5));
            let (at, out) = (placed(*point, grid, place), place.turn * tame);
            let stops =
                [(half, Colour::CLEAR), (-half, colour), (half - width, colour), (-half - width, Colour::CLEAR)];
            for (row, (reach, colour)) in rows.iter_mut().zip(stops) {
                row.push(self.corner(at + out * reach, colour));
            }
        }
        rows.windows(2).for_each(|pair| self.strip(&pair[0], &pair[1], true));
    }

    /// A polygon without dents, filled.
    pub fn convex(&mut self, points: &[Pos2], fill: impl Into<Fill>) {
        let fill = fill.into();
        let clockwise = super::triangles::doubled_area(points) >= 0.0;
        let points: Vec<Pos2> = if clockwise { points.to_vec() } else { points.iter().rev().copied().collect() };
        let (mut inner, mut outer) = (Vec::new(), Vec::new());
        for (at, out) in points.iter().zip(super::outline::normals(&points)) {
            inner.push(self.corner(*at - out * (self.feather / 2.0), fill.at(*at)));
            outer.push(self.corner(*at + out * (self.feather / 2.0), Colour::CLEAR));
        }
        for at in 1..inner.len().saturating_sub(1) {
            self.triangle(inner[0], inner[at], inner[at + 1]);
        }
        self.strip(&inner, &outer, true);
    }

    /// Any polygon that does not cross itself, filled. Cut into triangles on the spot: for few points.
    pub fn polygon(&mut self, points: &[Pos2], fill: impl Into<Fill>) {
        let outline = Outline::closed(points.to_vec());
        let grid = 2.0;
        let place = Place::at(pos2(grid / 2.0, grid / 2.0), grid);
        self.area(&outline, grid, place, fill);
    }

    /// A rectangle with rounded corners.
    pub fn rounded(&mut self, rect: Rect, radius: f32, fill: impl Into<Fill>) {
        // In a window with hardly any room there is nothing left of some things.
        if !rect.is_positive() {
            return;
        }
        self.convex(&rounded_corners(rect, radius), fill);
    }

    /// A filled circle.
    pub fn disc(&mut self, centre: Pos2, radius: f32, fill: impl Into<Fill>) {
        let points: Vec<Pos2> = circle(centre, radius).collect();
        self.convex(&points, fill);
    }

    /// A circle that fades from its middle to its edge; softness is the fade itself.
    pub fn glow(&mut self, centre: Pos2, radius: Vec2, middle: Colour, edge: Colour) {
        let core = self.corner(centre, middle);
        let half = middle.mix(edge, 0.5);
        let steps = circle_steps(radius.max_elem());
        let row = |brush: &mut Self, reach: f32, colour| -> Vec<u32> {
            let around = (0..steps).map(|step| step as f32 / steps as f32 * TAU);
            around
                .map(|angle| {
                    let out = vec2(angle.cos() * radius.x, angle.sin() * radius.y);
                    brush.corner(centre + out * reach, colour)
                })
                .collect()
        };
        let (middle_row, edge_row) = (row(self, 0.45, half), row(self, 1.0, edge));
        for at in 0..steps {
            self.triangle(core, middle_row[at], middle_row[(at + 1) % steps]);
        }
        self.strip(&middle_row, &edge_row, true);
    }

    /// A ring between two radii, lit from above.
    pub fn ring(&mut self, centre: Pos2, inside: f32, outside: f32, edge: Edge) {
        let half = self.feather / 2.0;
        let steps = circle_steps(outside);
        let mut rows = [const { Vec::new() }; 4];
        for step in 0..steps {
            let angle = step as f32 / steps as f32 * TAU;
            let out = vec2(angle.cos(), angle.sin());
            let lit = edge.lit(out);
            let stops = [
                (inside - half, Colour::CLEAR),
                (inside + half, lit),
                (outside - half, lit),
                (outside + half, Colour::CLEAR),
            ];
            for (row, (reach, colour)) in rows.iter_mut().zip(stops) {
                row.push(self.corner(centre + out * reach, colour));
            }
        }
        let [a, b, c, d] = rows;
        self.strip(&a, &b, true);
        self.strip(&b, &c, true);
        self.strip(&c, &d, true);
    }
}

/// Colours of an edge that catches the light.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// Facing the light.
    pub light: Colour,
    /// Facing away.
    pub dark: Colour,
    /// How far it reaches in, where that matters.
    pub width: f32,
}

impl Edge {
    /// The same colour all around.
    pub fn plain(colour: Colour) -> Self {
        Self { light: colour, dark: colour, width: 0.0 }
    }

    /// A colour, lighter above and darker below.
    pub fn round(colour: Colour, strength: f32) -> Self {
        Self { light: colour.lighter(strength), dark: colour.darker(strength), width: 0.0 }
    }

    pub(crate) fn lit(self, out: Vec2) -> Colour {
        self.dark.mix(self.light, 0.5 + 0.5 * out.dot(TO_THE_LIGHT))
    }
}

pub(crate) fn placed(point: Pos2, grid: f32, place: Place) -> Pos2 {
    let from_middle = (point - pos2(grid / 2.0, grid / 2.0)) * (place.size / grid);
    place.centre + place.turn * from_middle
}

pub(crate) fn corners_of(rect: Rect) -> [Pos2; 4] {
    [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
}

pub(crate) fn circle_steps(radius: f32) -> usize {
    ((radius.max(0.0).sqrt() * 7.0) as usize).clamp(12, 72)
}

pub(crate) fn circle(centre: Pos2, radius: f32) -> impl Iterator<Item = Pos2> {
    let steps = circle_steps(radius);
    (0..steps).map(move |step| {
        let angle = step as f32 / steps as f32 * TAU;
        centre + vec2(angle.cos(), angle.sin()) * radius
    })
}

/// Corner points of a rectangle with rounded corners, clockwise.
pub(crate) fn rounded_corners(rect: Rect, radius: f32) -> Vec<Pos2> {
    let radius = radius.clamp(0.0, rect.size().min_elem() / 2.0);
    let inner = rect.shrink(radius);
    let steps = (circle_steps(radius) / 4).max(2);
    let centres = [inner.right_bottom(), inner.left_bottom(), inner.left_top(), inner.right_top()];
    let mut points = Vec::with_capacity(4 * (steps + 1));
    for (quarter, centre) in centres.into_iter().enumerate() {
        for step in 0..=steps {
            let angle = (quarter as f32 + step as f32 / steps as f32) * TAU / 4.0;
            points.push(centre + vec2(angle.cos(), angle.sin()) * radius);
        }
    }
    points
}
