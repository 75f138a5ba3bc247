//! What is said about figures, spaces and edges while playing. Always the same: hover is a thin light outline, selected a
//! gold one, a legal move a gold dot, a legal target red brackets. All lengths are in points.

use super::outlines::Outline;
use crate::kit::art::brush::{Brush, Edge};
use crate::kit::art::digits::{Writing, badge};
use crate::kit::art::stroke::Dash;
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, Rect, Vec2, vec2};

/// Thin light outline: the pointer is here.
pub fn hovered(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    let (centre, reach) = around(centre, radius);
    let ring = Edge::plain(theme.board.contour);
    brush.ring(centre, reach - 1.0, reach + 3.0, ring);
    let ring = Edge::plain(theme.figure.outline);
    brush.ring(centre, reach, reach + 1.8, ring);
}

/// A pool of light as of a lantern around a circle.
#[derive(Clone, Copy, Debug)]
pub struct Pool {
    /// Where whoever stands in it is.
    pub centre: Pos2,
    /// How large he is.
    pub radius: f32,
    /// So far the light is full, in radii.
    pub full: f32,
}

/// So far it is full as a rule, and where nothing else shines while everything around lies in the sun; and so far it fades.
pub(super) const FULL: f32 = 1.5;
pub(super) const FULL_IN_THE_SHADE: f32 = 1.95;
const FADES: f32 = 1.3;

/// Paints it: this one is acting. It lies below all figures, and nothing on the board is as bright and warm. `reach` says how far
/// light goes in a direction, at most so far: walls stop it.
pub fn in_the_light(brush: &mut Brush, theme: &Theme, pool: Pool, reach: impl Fn(Vec2, f32) -> f32) {
    let Pool { centre, radius, full } = pool;
    let flame = theme.board.flame;
    let core = flame.mix(theme.board.flame_core, 0.35);
    let rings = [
        (0.9, core),
        (full, core),
        (full + 0.25, core.mix(flame, 0.4).fade(0.9)),
        (full + 0.55, flame.fade(0.55)),
        (full + 0.9, flame.fade(0.2)),
        (full + FADES, flame.fade(0.0)),
    ];
    let ways: Vec<(Vec2, f32)> = directions().map(|way| (way, reach(way, radius * (full + FADES)))).collect();
    let rows = rings.map(|(ring, colour)| {
        let on_it = ways.iter().map(|(way, most)| brush.corner(centre + *way * (radius * ring).min(*most), colour));
        on_it.collect::<Vec<u32>>()
    });
    rows.windows(2).for_each(|pair| brush.strip(&pair[0], &pair[1], true));
}

/// All around, as many whatever the size.
fn directions() -> impl Iterator<Item = Vec2> {
    (0..48_u8).map(|step| Vec2::angled(f32::from(step) / 48.0 * std::f32::consts::TAU))
}

/// The light of that lantern on the edge of the figure, painted over it.
pub fn rim_light(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    let core = theme.board.flame_core;
    let edge = Edge { light: core.glow(0.85), dark: theme.board.flame.glow(0.30), width: 0.0 };
    brush.ring(centre, radius * 0.93, radius, edge);
}

/// Gold outline: this one acts, or can be chosen.
pub fn selected(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    let gold = theme.figure.crown;
    let width = (radius * 0.11).max(2.5);
    let (centre, reach) = around(centre, radius);
    // It shines outwards only: whoever is inside stays as he is.
    let shine = width * 0.8;
    for step in 0..SHINES {
        let (from, part) = (reach + width + shine * f32::from(step), 1.0 - f32::from(step) / f32::from(SHINES));
        brush.ring(centre, from, from + shine, Edge::plain(gold.fade(0.4 * part)));
    }
    brush.ring(centre, reach - 1.0, reach + width + 1.0, Edge::plain(theme.board.contour));
    brush.ring(centre, reach, reach + width, Edge::round(gold, 0.25));
}

/// In so many steps the shine of that outline fades.
const SHINES: u8 = 4;

/// Middle and radius of a ring around the disc and its side.
fn around(centre: Pos2, radius: f32) -> (Pos2, f32) {
    (centre + vec2(0.0, radius * 0.055), radius * 1.09)
}

/// Brief glow: this has changed; `strength` goes from 1.0 to 0.0.
pub fn changed(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, strength: f32) {
    let glow = theme.figure.changed;
    let reach = vec2(1.0, 1.0) * (radius * 1.6);
    brush.glow(centre, reach, glow.fade(0.9 * strength), glow.fade(0.0));
}

/// Red brackets: this one can be attacked. They are bent, so that they go round nobody else.
pub fn target(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    let reach = radius * 1.16;
    let width = (radius * 0.12).max(2.4);
    for (line, colour) in [(width + 2.4, theme.board.contour), (width, theme.signal.danger.lighter(0.08))] {
        for quarter in 0..4_u8 {
            let middle = std::f32::consts::FRAC_PI_2 * (f32::from(quarter) + 0.5);
            let arc =
                (0..=8_u8).map(|step| centre + Vec2::angled(middle + 0.46 * (f32::from(step) / 4.0 - 1.0)) * reach);
            let mut points: Vec<Pos2> = arc.collect();
            // The ends turn inwards, as those of a bracket do.
            for (at, end) in [(0, points[0]), (points.len() + 1, points[points.len() - 1])] {
                points.insert(at.min(points.len()), centre + (end - centre) * 0.86);
            }
            brush.line(&points, line, colour);
        }
    }
}

/// Gold dot: a space that can be moved to. `size` is that of a space.
pub fn dot(brush: &mut Brush, theme: &Theme, centre: Pos2, size: f32) {
    let gold = theme.figure.crown;
    let radius = size * 0.075;
    brush.glow(centre, Vec2::splat(radius * 3.2), gold.fade(0.45), gold.fade(0.0));
    brush.disc(centre, radius + 1.5, theme.board.contour);
    brush.disc(centre, radius, gold);
    brush.ring(centre, radius * 0.7, radius, Edge::round(gold, 0.4));
}

/// Footprints along a path, left and right by turns. `size` is that of a space.
pub fn footprints(brush: &mut Brush, theme: &Theme, path: &[Pos2], size: f32) {
    let (stride, foot) = (size * 0.16, size * 0.040);
    let gold = theme.figure.crown;
    let mut walked = stride * 0.5;
    let mut left = true;
    for pair in path.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let length = from.distance(to);
        if length <= 0.0 {
            continue;
        }
        let along = (to - from) / length;
        let across = vec2(-along.y, along.x);
        while walked < length {
            let side = if left { -1.0 } else { 1.0 };
            let at = from + along * walked + across * (side * foot * 1.15);
            step(brush, at, along, foot + 1.1, theme.board.contour);
            step(brush, at, along, foot, gold);
            left = !left;
            walked += stride;
        }
        walked -= length;
    }
}

fn step(brush: &mut Brush, at: Pos2, along: Vec2, foot: f32, colour: Colour) {
    let across = vec2(-along.y, along.x);
    let oval = |centre: Pos2, length: f32, width: f32| -> Vec<Pos2> {
        (0..12)
            .map(|corner| {
                let angle = corner as f32 / 12.0 * std::f32::consts::TAU;
                centre + along * (angle.cos() * length) + across * (angle.sin() * width)
            })
            .collect()
    };
    brush.convex(&oval(at + along * foot * 0.5, foot * 1.25, foot * 0.74), colour);
    brush.convex(&oval(at - along * foot * 1.2, foot * 0.62, foot * 0.56), colour);
}

/// Dashed line from a figure to what it will do next.
pub fn arrow(brush: &mut Brush, theme: &Theme, path: &[Pos2], width: f32) {
    let dash = Dash { length: width * 3.6, gap: width * 2.8, offset: 0.0 };
    brush.dashes(path, width + 2.4, theme.board.contour.fade(0.8), dash);
    brush.dashes(path, width, theme.figure.intent, dash);
    if let [.., from, to] = path {
        arrow_to(brush, *from, *to, width * 4.0, theme.board.contour);
        arrow_to(brush, *from, *to, width * 3.2, theme.figure.intent);
    }
}

/// Head of an arrow that comes from `from` and points at `to`.
pub fn arrow_to(brush: &mut Brush, from: Pos2, to: Pos2, size: f32, colour: Colour) {
    let along = (to - from).normalized();
    let across = vec2(-along.y, along.x);
    let back = to - along * size * 1.5;
    brush.convex(&[to + along * size * 0.3, back + across * size, back - across * size], colour);
}

/// What is said about a whole space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceMark {
    /// The pointer is here.
    Hovered,
    /// Can be chosen.
    Reachable,
    /// Within the line of sight that is being shown.
    InSight,
}

/// Frames the floor of a space. `size` is that of a space.
pub fn frame(brush: &mut Brush, theme: &Theme, floor: &Outline, size: f32, mark: SpaceMark) {
    let (colour, width, wash) = match mark {
        SpaceMark::Hovered => (theme.figure.outline, 1.5, 0.05),
        SpaceMark::Reachable => (theme.figure.crown, 1.5, 0.08),
        SpaceMark::InSight => (theme.figure.moonlight, 1.5, 0.10),
    };
    let corners = floor.rounded(size * 0.06);
    brush.polygon(&corners, colour.fade(wash));
    brush.closed_line(&corners, width + 1.6, theme.board.contour.fade(0.7));
    brush.closed_line(&corners, width, colour);
}

/// A lock on a door. `size` is that of a space.
pub fn lock(brush: &mut Brush, theme: &Theme, at: Pos2, size: f32) {
    let (body, shackle) = (size * 0.075, size * 0.05);
    brush.ring(at - vec2(0.0, body * 0.85), shackle * 0.62, shackle, Edge::round(theme.figure.bone, 0.3));
    let rect = Rect::from_center_size(at, vec2(body * 1.9, body * 1.6));
    brush.rounded(rect.expand(size * 0.012), body * 0.4, theme.board.contour);
    brush.rounded(rect, body * 0.35, theme.figure.crown);
    brush.disc(at, body * 0.28, theme.board.contour);
}

/// Bars across an edge. `size` is that of a space.
pub fn bars(brush: &mut Brush, theme: &Theme, [from, to]: [Pos2; 2], size: f32) {
    let middle = from.lerp(to, 0.5);
    let along = (to - from).normalized();
    let across = vec2(-along.y, along.x);
    let mut bar = |at: Pos2, long: f32, wide: f32, colour: Colour| {
        let (long, wide) = (along * (long / 2.0), across * (wide / 2.0));
        brush.quad([at - long - wide, at + long - wide, at + long + wide, at - long + wide], [colour; 4]);
    };
    bar(middle, size * 0.86, size * 0.055, theme.board.contour);
    for number in -3_i8..=3 {
        let at = middle + along * (f32::from(number) * 0.12 * size);
        bar(at, size * 0.046, size * 0.186, theme.board.contour);
        bar(at, size * 0.03, size * 0.17, theme.figure.bone);
    }
    bar(middle, size * 0.84, size * 0.035, theme.figure.bone);
}

/// A number on a small plate of this height.
pub fn plate(brush: &mut Brush, theme: &Theme, at: Pos2, height: f32, text: &str, ground: Colour) {
    let writing = Writing { colour: theme.figure.bone, contour: Some(theme.figure.ink), height: height.max(8.0) };
    badge(brush, at, text, writing, ground);
}
