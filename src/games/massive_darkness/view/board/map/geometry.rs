//! From the engine's dungeon to places on the board: storeys beside and below each other, zones as unit squares, edges to be painted.

use super::camera::MARGIN;
use crate::games::massive_darkness::describe::column;
pub use crate::games::massive_darkness::describe::zone_name;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Zone};
use crate::games::massive_darkness::view::art::board::{
    BoardPlan, DoorState, EdgeKind, EdgePlan, Feature, Flooring, Light, Towards, ZonePlan, zone_rect,
};
use crate::kernel::board::{Direction, Edge, EdgeId, Passage, SpaceId};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Columns of empty table between two storeys.
const BETWEEN_STOREYS: i32 = 1;

/// Where every zone lies on the board, in zones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Geometry {
    /// Column and row, by zone.
    pub cells: Vec<(i32, i32)>,
    /// All of it.
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
        Self::in_rows(dungeon, usize::MAX)
    }

    /// Lays out the storeys so that the zones are as large as they can be in a view of this size: side by side, one
    /// above the other, or in rows.
    #[must_use]
    pub fn for_view(dungeon: &Dungeon, view: Vec2) -> Self {
        let storeys = storeys(dungeon).len().max(1);
        let ways = (1..=storeys).rev().map(|per_row| Self::in_rows(dungeon, per_row));
        let best = ways.max_by(|one, other| zone_size(one.bounds, view).total_cmp(&zone_size(other.bounds, view)));
        best.unwrap_or_default()
    }

    /// So many storeys in a row.
    fn in_rows(dungeon: &Dungeon, per_row: usize) -> Self {
        let mut cells = vec![(0, 0); dungeon.zones.len()];
        let mut bounds = Bounds::default();
        for row in storeys(dungeon).chunks(per_row) {
            let top = if bounds.rows == 0 { 0 } else { bounds.rows + BETWEEN_STOREYS };
            let mut left = 0;
            for storey in row {
                let here = || dungeon.zones.iter().filter(|zone| zone.storey == *storey);
                let west = here().map(|zone| i32::from(zone.x)).min().unwrap_or(0);
                let north = here().map(|zone| i32::from(zone.y)).min().unwrap_or(0);
                let mut right = left;
                for (cell, zone) in cells.iter_mut().zip(&dungeon.zones).filter(|(_, zone)| zone.storey == *storey) {
                    *cell = (i32::from(zone.x) - west + left, i32::from(zone.y) - north + top);
                    right = right.max(cell.0 + 1);
                    bounds.rows = bounds.rows.max(cell.1 + 1);
                }
                bounds.columns = bounds.columns.max(right);
                left = right + BETWEEN_STOREYS;
            }
        }
        Self { cells, bounds }
    }

    /// The square of a zone, in zones.
    #[must_use]
    pub fn rect(&self, zone: SpaceId) -> Rect {
        let (column, row) = self.cells.get(zone.index()).copied().unwrap_or_default();
        zone_rect(column, row, 1.0)
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

    /// The middle of an edge between two zones, in zones.
    #[must_use]
    pub fn middle(&self, edge: &Edge) -> Pos2 {
        self.rect(edge.a).center().lerp(self.rect(edge.b).center(), 0.5)
    }
}

/// The storeys that there are, from the first one down.
fn storeys(dungeon: &Dungeon) -> Vec<u8> {
    let storeys: std::collections::BTreeSet<u8> = dungeon.zones.iter().map(|zone| zone.storey).collect();
    storeys.into_iter().collect()
}

/// How large a zone can be where the whole board is seen.
fn zone_size(bounds: Bounds, view: Vec2) -> f32 {
    let room = bounds.rect().expand(MARGIN);
    (view.x / room.width()).min(view.y / room.height())
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
    /// Which edge it is.
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

/// Everything that stands still, as the art paints it.
#[must_use]
pub fn board_plan(game: &MassiveDarkness, geometry: &Geometry) -> BoardPlan {
    let dungeon = &game.dungeon;
    let zones = dungeon.board.spaces().map(|zone| zone_plan(game, geometry, zone)).collect();
    let mut edges: Vec<EdgePlan> = dungeon
        .board
        .edges()
        .filter_map(|(id, edge)| {
            let (column, row) = *geometry.cells.get(edge.a.index())?;
            let kind = match edge.passage {
                Passage::Wall => EdgeKind::Wall,
                Passage::Door if game.state.board.is_open(&dungeon.board, id) => EdgeKind::Door(DoorState::Open),
                Passage::Door => EdgeKind::Door(DoorState::Closed),
                Passage::Open if dungeon.zone(edge.a).tile == dungeon.zone(edge.b).tile => EdgeKind::Open,
                Passage::Open => EdgeKind::TileSeam,
            };
            Some(EdgePlan { column, row, side: towards(edge.way?), kind })
        })
        .collect();
    edges.extend(outer_walls(dungeon, geometry));
    BoardPlan { zones, edges }
}

/// Where a zone has no edge, the dungeon ends.
fn outer_walls<'a>(dungeon: &'a Dungeon, geometry: &'a Geometry) -> impl Iterator<Item = EdgePlan> + 'a {
    dungeon.board.spaces().flat_map(move |zone| {
        let open_side = move |way: &Direction| dungeon.board.edge_towards(zone, *way).is_none();
        Direction::ALL.into_iter().filter(open_side).filter_map(move |way| {
            // Between two zones that no edge joins, one wall is enough.
            let twice = matches!(way, Direction::North | Direction::West) && geometry.towards(zone, way).is_some();
            let (column, row) = *geometry.cells.get(zone.index())?;
            (!twice).then_some(EdgePlan { column, row, side: towards(way), kind: EdgeKind::Wall })
        })
    })
}

fn zone_plan(game: &MassiveDarkness, geometry: &Geometry, space: SpaceId) -> ZonePlan {
    let dungeon = &game.dungeon;
    let zone = dungeon.zone(space);
    let (column, row) = geometry.cells.get(space.index()).copied().unwrap_or_default();
    let feature = if game.state.board.is_removed(space) {
        Feature::Rubble
    } else if space == dungeon.start {
        Feature::Start
    } else if dungeon.exit == Some(space) {
        Feature::WayOut
    } else if let Some(way) = stairs(dungeon, space) {
        Feature::Stairs(way)
    } else if dungeon.bridges.contains(&space) {
        Feature::Bridge(bridge(dungeon, space))
    } else {
        Feature::Plain
    };
    ZonePlan { column, row, light: light_of(zone), flooring: flooring_of(zone), seed: seed_of(zone, space), feature }
}

/// Light or shadow, as the art says it.
#[must_use]
pub fn light_of(zone: &Zone) -> Light {
    if zone.shadow { Light::Shadow } else { Light::Lit }
}

fn flooring_of(zone: &Zone) -> Flooring {
    if zone.room { Flooring::Chamber } else { Flooring::Corridor }
}

fn seed_of(zone: &Zone, space: SpaceId) -> u64 {
    (u64::from(zone.tile) << 16 | u64::from(space.0)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Steps lead to where no straight line goes: another storey. They are built towards a side without a way.
fn stairs(dungeon: &Dungeon, space: SpaceId) -> Option<Towards> {
    let bends = |id| dungeon.board.edge(id).is_some_and(|edge| edge.way.is_none());
    dungeon.board.edges_of(space).iter().find(|(_, id)| bends(*id))?;
    let is_free = |way: &Direction| dungeon.board.edge_towards(space, *way).is_none();
    Some(towards(Direction::ALL.into_iter().find(is_free).unwrap_or(Direction::North)))
}

/// A bridge runs on to the next piece of it, else to where a way leads straight through.
fn bridge(dungeon: &Dungeon, space: SpaceId) -> Towards {
    let next = |way: Direction| dungeon.board.edge_towards(space, way);
    let piece = |way: &Direction| next(*way).is_some_and(|(zone, _)| dungeon.bridges.contains(&zone));
    let straight = |way: &Direction| next(*way).is_some() && next(way.opposite()).is_some();
    let way = Direction::ALL.into_iter().find(piece).or_else(|| Direction::ALL.into_iter().find(straight));
    towards(way.unwrap_or(Direction::East))
}

fn towards(way: Direction) -> Towards {
    match way {
        Direction::North => Towards::North,
        Direction::East => Towards::East,
        Direction::South => Towards::South,
        Direction::West => Towards::West,
    }
}

/// The letters of columns and the numbers of rows, beside the storeys they belong to: position in zones, and text.
#[must_use]
pub fn edge_names(dungeon: &Dungeon, geometry: &Geometry) -> Vec<(Pos2, String)> {
    let mut names = Vec::new();
    let storeys = storeys(dungeon);
    for storey in storeys.iter().copied() {
        let here = || geometry.cells.iter().zip(&dungeon.zones).filter(move |(_, zone)| zone.storey == storey);
        let west = here().map(|(cell, _)| cell.0).min().unwrap_or(0) as f32;
        let north = here().map(|(cell, _)| cell.1).min().unwrap_or(0) as f32;
        let columns: std::collections::BTreeMap<i32, i16> = here().map(|(cell, zone)| (cell.0, zone.x)).collect();
        let rows: std::collections::BTreeMap<i32, i16> = here().map(|(cell, zone)| (cell.1, zone.y)).collect();
        names.extend(columns.into_iter().map(|(at, x)| (pos2(at as f32 + 0.5, north - BESIDE), column(x))));
        let number = |y: i16| (i32::from(y) + 1).to_string();
        names.extend(rows.into_iter().map(|(at, y)| (pos2(west - BESIDE, at as f32 + 0.5), number(y))));
        if storeys.len() > 1 {
            // What stands before the names of its zones stands in its corner.
            names.push((pos2(west - BESIDE, north - BESIDE), format!("{}.", storey + 1)));
        }
    }
    names
}

/// How far from the board the names of columns and rows stand.
const BESIDE: f32 = 0.21;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::tutorial;
    use crate::games::massive_darkness::rules::dungeon::Tile;
    use crate::kernel::board::Board;
    use std::sync::Arc;

    /// Two zones below, one above, joined by stairs.
    fn two_storeys() -> MassiveDarkness {
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
        let beside: Vec<String> = edge_names(&game.dungeon, &geometry).into_iter().map(|(_, name)| name).collect();
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

    #[test]
    fn stairs_are_built_where_a_way_leads_to_another_storey_and_walls_where_the_dungeon_ends() {
        let game = two_storeys();
        let plan = board_plan(&game, &Geometry::of(&game.dungeon));
        let features: Vec<Feature> = plan.zones.iter().map(|zone| zone.feature).collect();
        assert_eq!(features, [Feature::Start, Feature::Stairs(Towards::North), Feature::Stairs(Towards::North)]);
        let walls = plan.edges.iter().filter(|edge| edge.kind == EdgeKind::Wall).count();
        assert_eq!((walls, plan.edges.len()), (3 + 3 + 4, 11));
    }
}
