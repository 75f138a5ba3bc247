//! What of a dungeon stands still, as the art paints it: floors, walls, doors, stairs, bridges.

use super::geometry::Geometry;
use super::lying::Lying;
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Zone};
use crate::games::massive_darkness::view::art::board::{
    BoardPlan, DoorState, EdgeKind, EdgePlan, Feature, Flooring, Light, Towards, ZonePlan,
};
use crate::kernel::board::{Direction, Passage, SpaceId};

/// The ground of a dungeon before anybody has entered it.
#[must_use]
pub fn ground_plan(dungeon: &Dungeon, geometry: &Geometry) -> BoardPlan {
    board_plan(&Lying::at_the_start(dungeon), geometry)
}

/// Everything that stands still, as the art paints it.
#[must_use]
pub fn board_plan(lying: &Lying<'_>, geometry: &Geometry) -> BoardPlan {
    let dungeon = lying.dungeon;
    let zones = dungeon.board.spaces().map(|zone| zone_plan(lying, geometry, zone)).collect();
    let mut edges: Vec<EdgePlan> = dungeon
        .board
        .edges()
        .filter_map(|(id, edge)| {
            let (column, row) = *geometry.cells.get(edge.a.index())?;
            let kind = match edge.passage {
                Passage::Wall => EdgeKind::Wall,
                Passage::Door if lying.board.is_open(&dungeon.board, id) => EdgeKind::Door(DoorState::Open),
                Passage::Door => EdgeKind::Door(DoorState::Closed),
                Passage::Open if dungeon.zone(edge.a).tile == dungeon.zone(edge.b).tile => EdgeKind::Open,
                Passage::Open => EdgeKind::TileSeam,
            };
            Some(EdgePlan { column, row, side: Towards::from(edge.way?), kind })
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
            (!twice).then_some(EdgePlan { column, row, side: Towards::from(way), kind: EdgeKind::Wall })
        })
    })
}

fn zone_plan(lying: &Lying<'_>, geometry: &Geometry, space: SpaceId) -> ZonePlan {
    let dungeon = lying.dungeon;
    let zone = dungeon.zone(space);
    let (column, row) = geometry.cell(space);
    let feature = if lying.board.is_removed(space) {
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
    Some(Towards::from(Direction::ALL.into_iter().find(is_free).unwrap_or(Direction::North)))
}

/// A bridge runs on to the next piece of it, else to where a way leads straight through.
fn bridge(dungeon: &Dungeon, space: SpaceId) -> Towards {
    let next = |way: Direction| dungeon.board.edge_towards(space, way);
    let piece = |way: &Direction| next(*way).is_some_and(|(zone, _)| dungeon.bridges.contains(&zone));
    let straight = |way: &Direction| next(*way).is_some() && next(way.opposite()).is_some();
    let way = Direction::ALL.into_iter().find(piece).or_else(|| Direction::ALL.into_iter().find(straight));
    Towards::from(way.unwrap_or(Direction::East))
}

#[cfg(test)]
mod tests {
    use super::super::geometry::tests::two_storeys;
    use super::*;

    #[test]
    fn stairs_are_built_where_a_way_leads_to_another_storey_and_walls_where_the_dungeon_ends() {
        let game = two_storeys();
        let plan = board_plan(&Lying::in_play(&game), &Geometry::of(&game.dungeon));
        let features: Vec<Feature> = plan.zones.iter().map(|zone| zone.feature).collect();
        assert_eq!(features, [Feature::Start, Feature::Stairs(Towards::North), Feature::Stairs(Towards::North)]);
        let walls = plan.edges.iter().filter(|edge| edge.kind == EdgeKind::Wall).count();
        assert_eq!((walls, plan.edges.len()), (3 + 3 + 4, 11));
    }
}
