//! From the engine's dungeon to places on the board: storeys side by side, zones as unit squares, edges to be painted.

use crate::app::art::board::{
    BoardPlan, DoorState, EdgeKind, EdgePlan, Feature, Flooring, Light, Towards, ZonePlan, zone_rect,
};
use crate::describe::column;
use crate::engine::kernel::board::{Direction, Edge, Passage, SpaceId};
use crate::engine::massive_darkness::MassiveDarkness;
use crate::engine::massive_darkness::dungeon::{Dungeon, Zone};
use egui::{Pos2, Rect, pos2};

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
        let mut cells = vec![(0, 0); dungeon.zones.len()];
        let mut bounds = Bounds::default();
        let storeys: std::collections::BTreeSet<u8> = dungeon.zones.iter().map(|zone| zone.storey).collect();
        for storey in storeys {
            let here = || dungeon.zones.iter().filter(|zone| zone.storey == storey);
            let west = here().map(|zone| i32::from(zone.x)).min().unwrap_or(0);
            let north = here().map(|zone| i32::from(zone.y)).min().unwrap_or(0);
            let offset = if bounds.columns == 0 { 0 } else { bounds.columns + BETWEEN_STOREYS };
            for (cell, zone) in cells.iter_mut().zip(&dungeon.zones).filter(|(_, zone)| zone.storey == storey) {
                *cell = (i32::from(zone.x) - west + offset, i32::from(zone.y) - north);
                bounds.columns = bounds.columns.max(cell.0 + 1);
                bounds.rows = bounds.rows.max(cell.1 + 1);
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
    let storeys: std::collections::BTreeSet<u8> = dungeon.zones.iter().map(|zone| zone.storey).collect();
    for storey in storeys {
        let here = || geometry.cells.iter().zip(&dungeon.zones).filter(move |(_, zone)| zone.storey == storey);
        let west = here().map(|(cell, _)| cell.0).min().unwrap_or(0) as f32;
        let north = here().map(|(cell, _)| cell.1).min().unwrap_or(0) as f32;
        let columns: std::collections::BTreeMap<i32, i16> = here().map(|(cell, zone)| (cell.0, zone.x)).collect();
        let rows: std::collections::BTreeMap<i32, i16> = here().map(|(cell, zone)| (cell.1, zone.y)).collect();
        names.extend(columns.into_iter().map(|(at, x)| (pos2(at as f32 + 0.5, north - BESIDE), column(x))));
        let number = |y: i16| (i32::from(y) + 1).to_string();
        names.extend(rows.into_iter().map(|(at, y)| (pos2(west - BESIDE, at as f32 + 0.5), number(y))));
    }
    names
}

/// How far from the board the names of columns and rows stand.
const BESIDE: f32 = 0.21;

/// What players call a zone: its column as a letter, its row as a number, the storey before it where there are several.
#[must_use]
pub fn zone_name(dungeon: &Dungeon, space: SpaceId) -> String {
    let zone = dungeon.zone(space);
    let name = format!("{}{}", column(zone.x), i32::from(zone.y) + 1);
    let is_only_storey = dungeon.zones.iter().all(|other| other.storey == zone.storey);
    if is_only_storey { name } else { format!("{}.{name}", zone.storey + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::kernel::board::Board;
    use crate::engine::massive_darkness::dungeon::Tile;
    use crate::playtest::testing::tutorial;
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
        assert_eq!(beside, ["H", "I", "5", "H", "5"]);
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
