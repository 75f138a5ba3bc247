//! From the engine's dungeon to places on the board: storeys beside and below each other, zones as unit squares.

pub use crate::games::massive_darkness::describe::zone_name;
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Zone};
use crate::games::tiles::names::column;
use crate::kernel::board::{Direction, Edge, EdgeId, SpaceId};
use crate::kit::map::outlines::{Outline, square, squares};
use crate::kit::map::storeys::Storeys;
use crate::kit::map::{Label, LabelLook};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use std::collections::{BTreeMap, BTreeSet};

/// Where every zone lies on the board, in zones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Geometry {
    /// Column and row, by zone.
    pub cells: Vec<(i32, i32)>,
    /// Of all storeys, in zones.
    pub bounds: Bounds,
}

/// The columns and rows of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// How many columns.
    pub columns: i32,
    /// How many rows.
    pub rows: i32,
}

impl Bounds {
    /// As an area, in zones.
    #[must_use]
    pub fn rect(self) -> Rect {
        Rect::from_min_max(Pos2::ZERO, pos2(self.columns as f32, self.rows as f32))
    }
}

impl Geometry {
    /// Lays out the storeys of a dungeon from left to right.
    #[must_use]
    pub fn of(dungeon: &Dungeon) -> Self {
        let storeys = storeys(dungeon);
        Self::laid(dungeon, &storeys, &Storeys::in_rows(&sizes(&storeys), usize::MAX))
    }

    /// Lays out the storeys so that the zones are as large as they can be in a view of this size: side by side, one
    /// above the other, or in rows.
    #[must_use]
    pub fn for_view(dungeon: &Dungeon, view: Vec2) -> Self {
        let storeys = storeys(dungeon);
        Self::laid(dungeon, &storeys, &Storeys::for_view(&sizes(&storeys), view))
    }

    fn laid(dungeon: &Dungeon, storeys: &[Storey], places: &Storeys) -> Self {
        let cell = |zone: &Zone| {
            let at = storeys.iter().position(|storey| storey.number == zone.storey).unwrap_or(0);
            let (Some(storey), Some(corner)) = (storeys.get(at), places.corners.get(at)) else { return (0, 0) };
            let (left, top) = (corner.x as i32, corner.y as i32);
            (i32::from(zone.x) - storey.west + left, i32::from(zone.y) - storey.north + top)
        };
        let bounds = Bounds { columns: places.size.x as i32, rows: places.size.y as i32 };
        Self { cells: dungeon.zones.iter().map(cell).collect(), bounds }
    }

    /// The outline of a zone.
    #[must_use]
    pub fn outline(&self, zone: SpaceId) -> Outline {
        squares(&[self.cell(zone)])
    }

    /// The column and row of a zone.
    #[must_use]
    pub fn cell(&self, zone: SpaceId) -> (i32, i32) {
        self.cells.get(zone.index()).copied().unwrap_or_default()
    }

    /// The square of a zone, in zones.
    #[must_use]
    pub fn rect(&self, zone: SpaceId) -> Rect {
        let (column, row) = self.cell(zone);
        square(column, row)
    }

    /// The zone next to another one in a direction, whatever lies between.
    #[must_use]
    pub fn towards(&self, zone: SpaceId, direction: Direction) -> Option<SpaceId> {
        let (column, row) = *self.cells.get(zone.index())?;
        let next = match direction {
            Direction::North => (column, row - 1),
            Direction::East => (column + 1, row),
            Direction::South => (column, row + 1),
            Direction::West => (column - 1, row),
        };
        let found = self.cells.iter().position(|cell| *cell == next)?;
        Some(SpaceId(found as u16))
    }

    /// The border between two zones that lie side by side, from one end to the other.
    #[must_use]
    pub fn border(&self, edge: &Edge) -> [Pos2; 2] {
        let (from, to) = (self.rect(edge.a).center(), self.rect(edge.b).center());
        let (middle, way) = (from.lerp(to, 0.5), to - from);
        let half = if way.x.abs() < way.y.abs() { vec2(0.5, 0.0) } else { vec2(0.0, 0.5) };
        [middle - half, middle + half]
    }
}

/// A storey of a dungeon.
struct Storey {
    number: u8,
    /// Its westernmost column and northernmost row.
    west: i32,
    north: i32,
    /// In zones.
    size: Vec2,
}

/// The storeys that there are, from the first one down.
fn storeys(dungeon: &Dungeon) -> Vec<Storey> {
    let numbers: BTreeSet<u8> = dungeon.zones.iter().map(|zone| zone.storey).collect();
    let storey = |number: u8| {
        let here = || dungeon.zones.iter().filter(|zone| zone.storey == number);
        let (xs, ys) = (|| here().map(|zone| i32::from(zone.x)), || here().map(|zone| i32::from(zone.y)));
        let (west, north) = (xs().min().unwrap_or(0), ys().min().unwrap_or(0));
        let (east, south) = (xs().max().unwrap_or(0), ys().max().unwrap_or(0));
        Storey { number, west, north, size: vec2((east - west + 1) as f32, (south - north + 1) as f32) }
    };
    numbers.into_iter().map(storey).collect()
}

fn sizes(storeys: &[Storey]) -> Vec<Vec2> {
    storeys.iter().map(|storey| storey.size).collect()
}

/// One end of a stair.
#[derive(Clone, Debug, PartialEq)]
pub struct StairEnd {
    /// Where its letter stands, in zones.
    pub at: Pos2,
    /// The same on both ends.
    pub letter: String,
    /// The zone it stands in.
    pub zone: SpaceId,
    /// The zone it leads to.
    pub to: SpaceId,
    /// Between which Zones it lies.
    pub edge: EdgeId,
}

/// Stairs lead where no straight line goes. Each has a letter that stands at both of its ends.
#[must_use]
pub fn stair_ends(dungeon: &Dungeon, geometry: &Geometry) -> Vec<StairEnd> {
    let mut ends: Vec<StairEnd> = Vec::new();
    let stairs = dungeon.board.edges().filter(|(_, edge)| edge.way.is_none());
    for (number, (id, edge)) in stairs.enumerate() {
        for (zone, to) in [(edge.a, edge.b), (edge.b, edge.a)] {
            // Several in one zone stand one below the other.
            let before = ends.iter().filter(|end| end.zone == zone).count();
            let corner = geometry.rect(zone).right_top();
            let at = corner + vec2(-BESIDE, BESIDE * (1.0 + 1.6 * before as f32));
            ends.push(StairEnd { at, letter: column(number as i16), zone, to, edge: id });
        }
    }
    ends
}

/// The letters of columns and the numbers of rows, beside the storeys they belong to.
#[must_use]
pub fn edge_names(dungeon: &Dungeon, geometry: &Geometry) -> Vec<Label> {
    let mut names = Vec::new();
    let mut name = |at: Pos2, text: String, look: LabelLook| names.push(Label { at, text, look });
    let storeys = storeys(dungeon);
    for storey in &storeys {
        let here = || geometry.cells.iter().zip(&dungeon.zones).filter(move |(_, zone)| zone.storey == storey.number);
        let west = here().map(|(cell, _)| cell.0).min().unwrap_or(0) as f32;
        let north = here().map(|(cell, _)| cell.1).min().unwrap_or(0) as f32;
        let columns: BTreeMap<i32, i16> = here().map(|(cell, zone)| (cell.0, zone.x)).collect();
        let rows: BTreeMap<i32, i16> = here().map(|(cell, zone)| (cell.1, zone.y)).collect();
        for (at, x) in columns {
            name(pos2(at as f32 + 0.5, north - BESIDE), column(x), LabelLook::Column);
        }
        for (at, y) in rows {
            name(pos2(west - BESIDE, at as f32 + 0.5), (i32::from(y) + 1).to_string(), LabelLook::Row);
        }
        if storeys.len() > 1 {
            // What stands before the names of its zones stands in its corner.
            name(pos2(west - BESIDE, north - BESIDE), format!("{}.", storey.number + 1), LabelLook::Row);
        }
    }
    names
}

/// The letter of each stair at both of its ends, so that the pairs are seen.
#[must_use]
pub fn stair_letters(dungeon: &Dungeon, geometry: &Geometry) -> Vec<Label> {
    let ends = stair_ends(dungeon, geometry).into_iter();
    ends.map(|end| Label { at: end.at, text: end.letter, look: LabelLook::Badge }).collect()
}

/// How far from the board the names of columns and rows stand.
const BESIDE: f32 = 0.21;

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::tutorial;
    use crate::games::massive_darkness::rules::MassiveDarkness;
    use crate::games::massive_darkness::rules::dungeon::Tile;
    use crate::kernel::board::{Board, Passage};
    use std::sync::Arc;

    /// Two zones below, one above, joined by stairs.
    pub(in super::super) fn two_storeys() -> MassiveDarkness {
        let mut game = tutorial(1);
        let dungeon = Arc::make_mut(&mut game.dungeon);
        let edge = |a, b, way| Edge { a: SpaceId(a), b: SpaceId(b), way, passage: Passage::Open };
        let edges = vec![edge(0, 1, Some(Direction::East)), edge(1, 2, None)];
        dungeon.board = Board::new(3, edges).expect("a board");
        let zone = |x, storey| Zone { x, y: 4, storey, ..Zone::default() };
        dungeon.zones = vec![zone(7, 0), zone(8, 0), zone(7, 1)];
        dungeon.tiles = vec![Tile::default()];
        (dungeon.start, dungeon.exit) = (SpaceId(0), None);
        game
    }

    #[test]
    fn storeys_lie_side_by_side_and_their_zones_have_names_of_their_own() {
        let game = two_storeys();
        let geometry = Geometry::of(&game.dungeon);
        assert_eq!(geometry.cells, [(0, 0), (1, 0), (3, 0)]);
        assert_eq!(geometry.bounds, Bounds { columns: 4, rows: 1 });
        let names: Vec<String> = (0..3).map(|zone| zone_name(&game.dungeon, SpaceId(zone))).collect();
        assert_eq!(names, ["1.H5", "1.I5", "2.H5"]);
        let beside: Vec<String> = edge_names(&game.dungeon, &geometry).into_iter().map(|label| label.text).collect();
        assert_eq!(beside, ["H", "I", "5", "1.", "H", "5", "2."]);
    }

    #[test]
    fn storeys_are_laid_so_that_zones_are_as_large_as_can_be_and_no_two_lie_on_each_other() {
        let game = two_storeys();
        let dungeon = &game.dungeon;
        let wide = Geometry::for_view(dungeon, vec2(900.0, 200.0));
        assert_eq!(wide, Geometry::of(dungeon), "side by side where there is width");
        let tall = Geometry::for_view(dungeon, vec2(200.0, 900.0));
        assert_eq!(tall.cells, [(0, 0), (1, 0), (0, 2)], "one above the other where there is height");
        assert_eq!(tall.bounds, Bounds { columns: 2, rows: 3 });
    }

    #[test]
    fn both_ends_of_a_stair_have_the_same_letter() {
        let game = two_storeys();
        let geometry = Geometry::of(&game.dungeon);
        let ends = stair_ends(&game.dungeon, &geometry);
        let told: Vec<_> = ends.iter().map(|end| (end.zone.0, end.to.0, end.letter.as_str())).collect();
        assert_eq!(told, [(1, 2, "A"), (2, 1, "A")]);
        assert!(ends.iter().all(|end| geometry.rect(end.zone).contains(end.at)));
    }
}
