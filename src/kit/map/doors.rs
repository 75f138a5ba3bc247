//! Doors: planks with iron when closed, swung aside when open.

use crate::kit::art::{Brush, Edge};
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, Vec2, vec2};

/// Thickness of a wall, as part of a space.
pub const THICKNESS: f32 = 0.115;
/// How far the top of a wall is moved up, as part of a space.
pub const HEIGHT: f32 = 0.075;
/// Width of a doorway, as part of a space.
pub const DOORWAY: f32 = 0.50;

/// Is a door closed or open?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoorState {
    /// It fills its frame.
    Closed,
    /// It stands at the side; the doorway is free.
    Open,
}

/// A rectangle along a wall: how far along, how far across, both in parts of a space.
#[derive(Clone, Copy)]
struct Bar {
    along: [f32; 2],
    across: [f32; 2],
}

/// Places bars on the edge, whichever way it runs.
#[derive(Clone, Copy)]
struct Doorway {
    middle: Pos2,
    along: Vec2,
    across: Vec2,
    size: f32,
}

impl Doorway {
    fn at(self, along: f32, across: f32) -> Pos2 {
        self.middle + self.along * (along * self.size) + self.across * (across * self.size)
    }

    fn corners(self, bar: Bar) -> [Pos2; 4] {
        let ([a, b], [c, d]) = (bar.along, bar.across);
        [self.at(a, c), self.at(b, c), self.at(b, d), self.at(a, d)]
    }

    fn paint(self, brush: &mut Brush, bar: Bar, colour: Colour) {
        brush.convex(&self.corners(bar), colour);
    }
}

/// Paints a door on an edge, over the walls beside it. `size` is that of a space, in points.
pub fn door(brush: &mut Brush, theme: &Theme, [from, to]: [Pos2; 2], size: f32, state: DoorState) {
    let along = (to - from).normalized();
    // An open leaf swings to the right; where the edge is level, down.
    let across = vec2(-along.y, along.x);
    let across = if across.x < -0.01 || (across.x < 0.01 && across.y < 0.0) { -across } else { across };
    let doorway = Doorway { middle: from.lerp(to, 0.5) - vec2(0.0, HEIGHT * size * 0.55), along, across, size };
    threshold(brush, theme, doorway);
    match state {
        DoorState::Closed => closed(brush, theme, doorway),
        DoorState::Open => open(brush, theme, doorway),
    }
    jambs(brush, theme, doorway);
}

const HALF: f32 = DOORWAY / 2.0;

fn threshold(brush: &mut Brush, theme: &Theme, doorway: Doorway) {
    let board = &theme.board;
    let half = THICKNESS * 0.5;
    let sill = Bar { along: [-HALF, HALF], across: [-half, half] };
    let low = Doorway { middle: doorway.middle + vec2(0.0, HEIGHT * doorway.size * 0.55), ..doorway };
    low.paint(brush, sill, board.threshold.darker(0.35));
    let inner = Bar { along: [-HALF, HALF], across: [-half * 0.62, half * 0.62] };
    low.paint(brush, inner, board.threshold);
}

fn closed(brush: &mut Brush, theme: &Theme, doorway: Doorway) {
    let board = &theme.board;
    let reach = THICKNESS * 0.80;
    let leaf = Bar { along: [-HALF, HALF], across: [-reach, reach] };
    let shade = Doorway { middle: doorway.middle + vec2(0.02, HEIGHT * 1.0) * doorway.size, ..doorway };
    shade.paint(brush, grown(leaf, 0.012), board.contour.fade(0.55));
    doorway.paint(brush, grown(leaf, 0.014), board.contour);
    let planks = 6;
    for plank in 0..planks {
        let at = |step: usize| -HALF + DOORWAY * step as f32 / planks as f32;
        let bar = Bar { along: [at(plank), at(plank + 1)], across: leaf.across };
        doorway.paint(brush, bar, board.plank_dark);
        let gap = 0.006;
        let tone = [0.10, -0.05, 0.05, -0.09, 0.08, 0.0][plank % 6];
        let inner =
            Bar { along: [at(plank) + gap, at(plank + 1) - gap], across: [leaf.across[0] + gap, leaf.across[1] - gap] };
        doorway.paint(brush, inner, board.plank.shade(tone));
        let lit = Bar { along: [inner.along[0], inner.along[0] + 0.010], across: inner.across };
        doorway.paint(brush, lit, board.plank.lighter(0.28));
    }
    for across in [-0.55, 0.55] {
        let band =
            Bar { along: [-HALF - 0.004, HALF + 0.004], across: [reach * across - 0.017, reach * across + 0.017] };
        doorway.paint(brush, band, board.iron.darker(0.4));
        let bright = Bar { across: [band.across[0] + 0.004, band.across[1] - 0.008], ..band };
        doorway.paint(brush, bright, board.iron_light.mix(board.iron, 0.45));
        for nail in [-0.2, -0.07, 0.07, 0.2] {
            let at = doorway.at(nail, reach * across);
            brush.disc(at, doorway.size * 0.0095, board.iron_light.lighter(0.3));
        }
    }
    let ring = doorway.at(HALF * 0.55, 0.0);
    brush.disc(ring, doorway.size * 0.034, board.contour);
    brush.ring(ring, doorway.size * 0.016, doorway.size * 0.028, Edge::round(board.iron_light, 0.4));
}

fn grown(bar: Bar, by: f32) -> Bar {
    let grow = |[from, to]: [f32; 2]| [from - by, to + by];
    Bar { along: grow(bar.along), across: grow(bar.across) }
}

/// The leaf stands across the wall at one jamb: one sees its edge and a little of its side.
fn open(brush: &mut Brush, theme: &Theme, doorway: Doorway) {
    let board = &theme.board;
    let leaf = Bar { along: [-HALF - 0.005, -HALF + 0.075], across: [THICKNESS * 0.1, 0.43] };
    let shade = Doorway { middle: doorway.middle + vec2(0.03, 0.035) * doorway.size, ..doorway };
    shade.paint(brush, grown(leaf, 0.012), board.contour.fade(0.5));
    doorway.paint(brush, grown(leaf, 0.012), board.contour);
    doorway.paint(brush, leaf, board.plank_dark);
    let side = Bar {
        along: [leaf.along[0] + 0.022, leaf.along[1] - 0.006],
        across: [leaf.across[0] + 0.006, leaf.across[1] - 0.006],
    };
    doorway.paint(brush, side, board.plank.lighter(0.06));
    let edge = Bar { along: [leaf.along[0] + 0.005, leaf.along[0] + 0.017], across: side.across };
    doorway.paint(brush, edge, board.plank.lighter(0.3));
    for across in [0.13, 0.34] {
        let band = Bar { along: leaf.along, across: [across - 0.016, across + 0.016] };
        doorway.paint(brush, band, board.iron);
        let bright = Bar { along: leaf.along, across: [across - 0.010, across + 0.002] };
        doorway.paint(brush, bright, board.iron_light);
    }
}

/// Posts of pale stone on both sides.
fn jambs(brush: &mut Brush, theme: &Theme, doorway: Doorway) {
    let board = &theme.board;
    let reach = THICKNESS * 0.68;
    for along in [-HALF, HALF] {
        let post = Bar { along: [along - 0.035, along + 0.035], across: [-reach, reach] };
        let stone = board.wall_edge;
        let low = Doorway { middle: doorway.middle + vec2(0.0, HEIGHT * 0.6) * doorway.size, ..doorway };
        low.paint(brush, grown(post, 0.010), board.contour);
        low.paint(brush, post, stone.darker(0.6));
        doorway.paint(brush, grown(post, 0.008), board.contour);
        doorway.paint(brush, post, stone);
        let inner = Bar { along: [along - 0.022, along + 0.022], across: [-reach + 0.013, reach - 0.013] };
        doorway.paint(brush, inner, stone.lighter(0.22));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn an_open_door_looks_unlike_a_closed_one() {
        let paint = |state| {
            let mut brush = Brush::new(1.0);
            door(&mut brush, Theme::dark(), [pos2(0.0, 0.0), pos2(100.0, 0.0)], 100.0, state);
            brush.into_mesh().calc_bounds()
        };
        let (closed, open) = (paint(DoorState::Closed), paint(DoorState::Open));
        assert!(open.height() > closed.height() * 1.5, "{open:?} {closed:?}");
    }
}
