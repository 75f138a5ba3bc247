//! What is built into floors: torches, steps, bridges, the start, the way out, rubble.

use super::Light;
use crate::games::massive_darkness::view::art::tokens::rubble_heap;
use crate::kernel::board::Direction;
use crate::kit::art::brush::{Brush, Edge, Place, circle};
use crate::kit::art::noise::Noise;
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use std::f32::consts::TAU;

/// A side of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Towards {
    /// Up on the screen.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl From<Direction> for Towards {
    fn from(way: Direction) -> Self {
        match way {
            Direction::North => Self::North,
            Direction::East => Self::East,
            Direction::South => Self::South,
            Direction::West => Self::West,
        }
    }
}

impl Towards {
    fn way(self) -> Vec2 {
        match self {
            Self::North => vec2(0.0, -1.0),
            Self::East => vec2(1.0, 0.0),
            Self::South => vec2(0.0, 1.0),
            Self::West => vec2(-1.0, 0.0),
        }
    }
}

/// A torch in an iron basket; `zone` is the width of its zone.
pub fn torch(brush: &mut Brush, theme: &Theme, at: Pos2, zone: f32) {
    let board = &theme.board;
    let size = zone * 0.15;
    let shine = if theme.dark { 0.42 } else { 0.26 };
    brush.glow(at, Vec2::splat(zone * 0.215), board.flame.glow(shine), board.flame.glow(0.0));
    let foot = at + vec2(0.0, size * 0.42);
    brush.glow(
        foot + vec2(size * 0.1, size * 0.12),
        vec2(0.6, 0.36) * size,
        board.contour.fade(0.9),
        board.contour.fade(0.0),
    );
    let bowl = [
        foot + vec2(-0.42, -0.28) * size,
        foot + vec2(0.42, -0.28) * size,
        foot + vec2(0.24, 0.20) * size,
        foot + vec2(-0.24, 0.20) * size,
    ];
    brush.closed_line(&bowl, size * 0.16, board.contour);
    brush.convex(&bowl, board.iron);
    brush.line(&bowl[..2], size * 0.11, board.iron_light);
    let heart = at + vec2(0.0, size * 0.06);
    for (reach, colour) in
        [(1.10, board.contour.fade(0.5)), (1.0, board.flame_edge), (0.74, board.flame), (0.42, board.flame_core)]
    {
        flame(brush, heart, size * reach, colour);
    }
}

/// A tongue of fire: round below, pointed above, leaning a little.
fn flame(brush: &mut Brush, centre: Pos2, size: f32, colour: Colour) {
    let foot = centre + vec2(0.0, size * 0.16);
    let mut points: Vec<Pos2> = (0..=12)
        .map(|step| {
            let angle = step as f32 / 12.0 * TAU / 2.0;
            foot + vec2(angle.cos() * 0.40, angle.sin() * 0.30) * size
        })
        .collect();
    for (x, y) in
        [(-0.36, -0.20), (-0.22, -0.46), (-0.02, -0.72), (0.06, -0.92), (0.14, -0.62), (0.30, -0.36), (0.38, -0.16)]
    {
        points.push(foot + vec2(x, y) * size);
    }
    brush.polygon(&points, colour);
}

/// Steps that get smaller and brighter as they lead up to a side.
pub fn stairs(brush: &mut Brush, theme: &Theme, rect: Rect, towards: Towards) {
    let board = &theme.board;
    let way = towards.way();
    let across = vec2(way.y, way.x).abs();
    let half = rect.size() * 0.5;
    let count = 6;
    brush.rounded(rect.expand(rect.width() * 0.035), rect.width() * 0.04, board.contour);
    for step in 0..count {
        let part = |step: usize| -1.0 + 2.0 * step as f32 / count as f32;
        let narrow = |step: usize| 1.0 - 0.22 * step as f32 / count as f32;
        let row = |step: usize| {
            let middle = rect.center() + way * (half * part(step));
            let side = across * half * narrow(step);
            [middle - side, middle + side]
        };
        let ([a, b], [d, c]) = (row(step), row(step + 1));
        let bright = step as f32 / count as f32;
        let tread = board.step.darker(0.55 * (1.0 - bright));
        brush.quad([a, b, c, d], [tread, tread, tread.darker(0.12), tread.darker(0.12)]);
        let rim = |t: f32| [a.lerp(d, t), b.lerp(c, t)];
        let ([e, f], [h, g]) = (rim(0.0), rim(0.20));
        brush.quad([e, f, g, h], [tread.lighter(0.4); 4]);
        let ([e, f], [h, g]) = (rim(0.80), rim(1.0));
        brush.quad(
            [e, f, g, h],
            [board.contour.fade(0.15), board.contour.fade(0.15), board.contour.fade(0.7), board.contour.fade(0.7)],
        );
    }
}

/// Planks between two ropes over a pit, leading to a side and its opposite.
pub fn bridge(brush: &mut Brush, theme: &Theme, zone: Rect, towards: Towards, light: Light) {
    let board = &theme.board;
    let size = zone.width();
    brush.rect(zone, board.pit);
    let way = towards.way().abs();
    let across = vec2(way.y, way.x);
    let width = size * 0.60;
    let middle = zone.center() + across * (super::clear_floor(zone).center() - zone.center());
    let start = middle - way * (size / 2.0);
    let count = 9;
    for plank in 0..count {
        let at = |part: f32| start + way * (size * part / count as f32);
        let (from, to) = (at(plank as f32 + 0.06), at(plank as f32 + 0.92));
        let half = across * (width * [0.5, 0.49, 0.505, 0.485][plank % 4]);
        let wood = board.bridge.shade([0.10, -0.08, 0.02, -0.14, 0.06][plank % 5]);
        let wood = match light {
            Light::Lit => wood,
            Light::Shadow => wood.mix(board.shadow_floor, 0.45),
        };
        let body = Rect::from_two_pos(from - half, to + half);
        brush.rect_fading_down(body, wood.lighter(0.10), wood.darker(0.18));
        let lit = Rect::from_two_pos(from - half, from + (to - from) * 0.16 + half);
        brush.rect(lit, wood.lighter(0.26));
        for side in [-0.40, 0.40] {
            let nail = from.lerp(to, 0.5) + across * (width * side);
            brush.disc(nail, size * 0.011, board.contour);
        }
    }
    for side in [-0.5, 0.5] {
        let rope = across * (width * side);
        let ends = [start + rope, start + way * size + rope];
        brush.line(&ends, size * 0.055, board.contour);
        brush.line(&ends, size * 0.030, board.plank);
    }
    if light == Light::Shadow {
        super::floor::shadow_border(brush, theme, zone);
    }
}

/// An inlaid star in a ring: the heroes start here.
pub fn start_mark(brush: &mut Brush, theme: &Theme, zone: Rect) {
    let (centre, size) = (super::clear_floor(zone).center(), zone.width());
    let gold = theme.board.inlay;
    let dark = theme.board.contour;
    inlaid_ring(brush, centre, size * 0.335, gold, dark);
    inlaid_ring(brush, centre, size * 0.275, gold.fade(0.7), dark);
    for point in 0..8 {
        let long = point % 2 == 0;
        let angle = point as f32 / 8.0 * TAU;
        let out = vec2(angle.sin(), -angle.cos());
        let side = vec2(-out.y, out.x);
        let reach = size * if long { 0.255 } else { 0.155 };
        let waist = size * if long { 0.048 } else { 0.036 };
        let knee = centre + out * (size * 0.06);
        let tip = centre + out * reach;
        brush.convex(&[centre, knee + side * waist, tip], gold.lighter(0.12).fade(0.85));
        brush.convex(&[centre, tip, knee - side * waist], gold.darker(0.42).fade(0.85));
    }
}

/// A ring with an arrow through a doorway: the way out.
pub fn way_out_mark(brush: &mut Brush, theme: &Theme, zone: Rect) {
    let (centre, size) = (super::clear_floor(zone).center(), zone.width());
    let green = theme.board.way_out;
    let dark = theme.board.contour;
    brush.glow(centre, Vec2::splat(size * 0.42), green.fade(0.42), green.fade(0.0));
    inlaid_ring(brush, centre, size * 0.335, green, dark);
    let at = |x: f32, y: f32| centre + vec2(x, y) * size;
    let mut arch = vec![at(-0.15, 0.20), at(-0.15, -0.06)];
    arch.extend((0..=10).map(|step| {
        let angle = TAU / 2.0 + step as f32 / 10.0 * TAU / 2.0;
        at(0.15 * angle.cos(), -0.06 + 0.15 * angle.sin())
    }));
    arch.push(at(0.15, 0.20));
    brush.polygon(&arch, dark.fade(0.55));
    brush.line(&arch, size * 0.040, dark.fade(0.7));
    brush.line(&arch, size * 0.022, green.lighter(0.15));
    let head = [at(0.0, -0.13), at(0.085, -0.025), at(-0.085, -0.025)];
    let shaft = Rect::from_center_size(at(0.0, 0.07), vec2(0.058, 0.20) * size);
    brush.convex(&head, green.lighter(0.35));
    brush.rect(shaft, green.lighter(0.35));
}

fn inlaid_ring(brush: &mut Brush, centre: Pos2, radius: f32, colour: Colour, dark: Colour) {
    let width = radius * 0.075;
    let half = vec2(0.0, radius * 0.012);
    brush.ring(centre - half, radius - width * 0.65, radius + width * 0.65, Edge::plain(dark.fade(0.6)));
    brush.ring(
        centre,
        radius - width * 0.5,
        radius + width * 0.5,
        Edge { light: colour.darker(0.25).fade(0.9), dark: colour.lighter(0.2).fade(0.9), width: 0.0 },
    );
}

/// A zone that is no more: a pit, a broken rim and stones.
pub fn rubble(brush: &mut Brush, theme: &Theme, zone: Rect, seed: u64) {
    let board = &theme.board;
    let size = zone.width();
    let mut noise = Noise::new(seed ^ 0x5AB_B1E);
    brush.rect(zone, board.rubble.darker(0.55));
    let rim = |noise: &mut Noise, depth: f32| -> Vec<Pos2> {
        let ways: Vec<Pos2> = circle(Pos2::ZERO, 10.0).collect();
        ways.iter()
            .map(|way| {
                let way = way.to_vec2() / 10.0;
                let square = way / way.abs().max_elem();
                zone.center() + square * (size * (0.5 - depth - 0.045 * noise.part()))
            })
            .collect()
    };
    let outer = rim(&mut noise, 0.015);
    brush.polygon(&outer, board.rubble.darker(0.2));
    let inner = rim(&mut noise, 0.065);
    brush.polygon(&inner, board.pit);
    brush.glow(zone.center(), Vec2::splat(size * 0.5), board.contour.fade(0.9), board.contour.fade(0.0));
    for (x, y, part) in [(0.26, 0.70, 0.44), (0.70, 0.30, 0.36), (0.73, 0.76, 0.26), (0.28, 0.26, 0.24)] {
        let wobble = vec2(noise.around_zero(0.04), noise.around_zero(0.04));
        let at = zone.min + (vec2(x, y) + wobble) * size;
        let turn = noise.around_zero(0.6);
        rubble_heap(brush, theme, Place::at(pos2(at.x, at.y), size * part).turned(turn));
    }
}
