//! A ground of stone for any outlines: flagstones, walls where the board ends, and whatever stands between two cells. For
//! boards that need nothing of their own.
//!
//! What is not here: who stands on it, and how it is lit. That is the map's (`kit/map`).

mod floor;
mod walls;

use super::art::Ground;
use super::board::EdgeLook;
use super::doors::{DoorState, door};
use super::outlines::Outline;
use crate::kit::art::Brush;
use crate::kit::theme::Theme;
use egui::{Pos2, Rect, vec2};
use walls::Wall;

/// What light a floor lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floor {
    /// Warm stone, brightest in its middle.
    Bright,
    /// Dark stone with a rim along its border, so that nobody needs to see colours to tell it apart.
    Dark,
}

/// A cell of the ground: a square, a hex, any outline without dents.
#[derive(Clone, Debug, PartialEq)]
struct Cell {
    /// Cells of one space lie together without a line between them.
    space: usize,
    outline: Outline,
    floor: Floor,
}

/// A side of a cell, and what stands on it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Line {
    ends: [Pos2; 2],
    look: EdgeLook,
}

/// Floors, walls and doors of stone and wood.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoneGround {
    cells: Vec<Cell>,
    lines: Vec<Line>,
    /// Doors whose leaves somebody else paints.
    ajar: Vec<[Pos2; 2]>,
    /// It lies on no table: nothing is there that a shadow could fall on.
    floats: bool,
}

/// How far the slab throws its shadow, in units of the board, and in how many steps it fades.
const SHADOW: f32 = 0.19;
const SHADOWS: u8 = 6;
/// Ends of two lines that are nearer than this are the same.
const NEAR: f32 = 0.001;

impl StoneGround {
    /// Lays the ground. `spaces` are the cells of each space; `looks` says what stands on sides that two spaces share.
    /// Where it says nothing there is a line on the floor, and where the board ends there is a wall.
    #[must_use]
    pub fn lay(spaces: &[(Floor, Vec<Outline>)], looks: &[([Pos2; 2], EdgeLook)]) -> Self {
        let of_space = |(space, (floor, outlines)): (usize, &(Floor, Vec<Outline>))| {
            let cell = |outline: &Outline| Cell { space, outline: outline.clone(), floor: *floor };
            outlines.iter().map(cell).collect::<Vec<_>>()
        };
        let cells: Vec<Cell> = spaces.iter().enumerate().flat_map(of_space).collect();
        let mut lines: Vec<Line> = Vec::new();
        for (at, cell) in cells.iter().enumerate() {
            for ends in cell.outline.sides() {
                let mut others = cells.iter().enumerate().filter(|(other, _)| *other != at);
                let beside = others.find(|(_, other)| other.outline.sides().any(|side| same(side, ends)));
                let look = match beside {
                    None => EdgeLook::Wall,
                    Some((other, beside)) if beside.space == cell.space || other < at => continue,
                    Some(_) => {
                        let said = looks.iter().find(|(line, _)| same(*line, ends));
                        said.map_or(EdgeLook::Opening, |(_, look)| *look)
                    }
                };
                lines.push(Line { ends, look });
            }
        }
        Self { cells, lines, ajar: Vec::new(), floats: false }
    }

    /// The same in the dark of a picture, where it throws no shadow.
    #[must_use]
    pub fn in_the_dark(self) -> Self {
        Self { floats: true, ..self }
    }

    /// The same while the doors on these sides are on their way: they have no leaves ([`DoorState::Ajar`]).
    #[must_use]
    pub fn with_ajar(self, ajar: Vec<[Pos2; 2]>) -> Self {
        Self { ajar, ..self }
    }

    fn walls(&self, unit: f32) -> Vec<Wall> {
        self.lines.iter().flat_map(|line| Wall::of(line.ends, line.look, unit)).collect()
    }
}

impl Ground for StoneGround {
    fn size(&self) -> usize {
        self.cells.len()
    }

    fn paint(&self, brush: &mut Brush, theme: &Theme, unit: f32, part: Option<Rect>) {
        let is_in = |outline: &Outline| part.is_none_or(|part| part.expand(1.0).intersects(outline.bounds()));
        let here: Vec<&Cell> = self.cells.iter().filter(|cell| is_in(&cell.outline)).collect();
        let on_paper = |outline: &Outline| outline.placed(|at| (at.to_vec2() * unit).to_pos2());
        // The slab under the stones throws a shadow on the table, to the right and below.
        for step in 1..=if self.floats { 0 } else { SHADOWS } {
            let part = f32::from(step) / f32::from(SHADOWS);
            let colour = theme.surface.table.mix(theme.board.contour, theme.surface.cast.opacity() * part * part);
            for cell in &here {
                let fallen = on_paper(&cell.outline.shrunk(-0.07));
                let fallen = fallen.placed(|at| at + vec2(0.6, 1.0) * (SHADOW * (1.25 - part) * unit));
                brush.convex(fallen.corners(), colour);
            }
        }
        for cell in &here {
            brush.convex(on_paper(&cell.outline.shrunk(-0.075)).corners(), theme.board.ground);
        }
        for (seed, cell) in self.cells.iter().enumerate().filter(|(_, cell)| is_in(&cell.outline)) {
            floor::paint(brush, theme, cell, seed as u64, unit);
        }
        for line in self.lines.iter().filter(|line| matches!(line.look, EdgeLook::Opening | EdgeLook::Seam)) {
            walls::seam(brush, theme, scaled(line.ends, unit), unit, line.look);
        }
        walls::paint(brush, theme, &self.walls(unit), unit);
        for line in &self.lines {
            let state = match line.look {
                EdgeLook::DoorClosed | EdgeLook::DoorOpen if self.ajar.iter().any(|ends| same(*ends, line.ends)) => {
                    DoorState::Ajar
                }
                EdgeLook::DoorClosed => DoorState::Closed,
                EdgeLook::DoorOpen => DoorState::Open,
                EdgeLook::Opening | EdgeLook::Seam | EdgeLook::Wall => continue,
            };
            door(brush, theme, scaled(line.ends, unit), unit * walls::door_size(line.ends), state);
        }
    }

    fn sketch(&self, brush: &mut Brush, theme: &Theme, unit: f32) {
        let on_paper = |outline: &Outline| outline.placed(|at| (at.to_vec2() * unit).to_pos2());
        for cell in &self.cells {
            brush.convex(on_paper(&cell.outline.shrunk(-0.075)).corners(), theme.board.ground);
        }
        for cell in &self.cells {
            brush.convex(on_paper(&cell.outline.shrunk(0.02)).corners(), floor::colour(theme, cell.floor));
        }
        for line in self.lines.iter().filter(|line| !matches!(line.look, EdgeLook::Opening | EdgeLook::Seam)) {
            let colour = match line.look {
                EdgeLook::DoorClosed => theme.board.plank,
                EdgeLook::DoorOpen => theme.board.threshold,
                EdgeLook::Opening | EdgeLook::Seam | EdgeLook::Wall => theme.board.wall_top,
            };
            let [from, to] = scaled(line.ends, unit);
            let along = (to - from).normalized();
            let across = vec2(-along.y, along.x);
            for (width, colour) in [(0.13, theme.board.contour), (0.09, colour)] {
                let (end, half) = (along * (width * unit / 2.0), across * (width * unit / 2.0));
                let (from, to) = (from - end, to + end);
                brush.quad([from - half, to - half, to + half, from + half], [colour; 4]);
            }
        }
    }
}

/// Do these ends belong to one line?
fn same([a, b]: [Pos2; 2], [c, d]: [Pos2; 2]) -> bool {
    (a.distance(c) < NEAR && b.distance(d) < NEAR) || (a.distance(d) < NEAR && b.distance(c) < NEAR)
}

fn scaled(ends: [Pos2; 2], unit: f32) -> [Pos2; 2] {
    ends.map(|at| (at.to_vec2() * unit).to_pos2())
}

#[cfg(test)]
mod tests {
    use super::super::outlines::hexes;
    use super::*;

    #[test]
    fn walls_stand_where_the_board_ends_and_nothing_within_a_space() {
        let (one, other, third) = (hexes(&[(0, 0)]), hexes(&[(1, 0)]), hexes(&[(2, 0)]));
        let door = other.shared_side(&third).expect("they lie side by side");
        let spaces = [(Floor::Bright, vec![one, other]), (Floor::Dark, vec![third])];
        let ground = StoneGround::lay(&spaces, &[(door, EdgeLook::DoorClosed)]);
        let count = |look| ground.lines.iter().filter(|line| line.look == look).count();
        assert_eq!((count(EdgeLook::Wall), count(EdgeLook::DoorClosed), count(EdgeLook::Opening)), (14, 1, 0));
    }

    #[test]
    fn far_away_it_is_painted_with_much_less() {
        let spaces: Vec<(Floor, Vec<Outline>)> = (0..8).map(|at| (Floor::Bright, vec![hexes(&[(at, 0)])])).collect();
        let ground = StoneGround::lay(&spaces, &[]);
        let corners = |paint: &dyn Fn(&mut Brush)| {
            let mut brush = Brush::new(1.0);
            paint(&mut brush);
            brush.corners()
        };
        let near = corners(&|brush| ground.paint(brush, Theme::dark(), 60.0, None));
        let far = corners(&|brush| ground.sketch(brush, Theme::dark(), 12.0));
        assert!(far * 5 < near, "{far} {near}");
    }
}
