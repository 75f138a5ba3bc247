//! What settles a problem at a press, where it is plain what would.

use crate::engine::kernel::board::{Passage, SpaceId};
use crate::engine::massive_darkness::cards::TileSide;
use crate::engine::massive_darkness::dungeon::Dungeon;
use crate::engine::massive_darkness::language::quest::Goal;
use crate::engine::massive_darkness::state::TokenKind;
use crate::quest::edit::carry::footprint;
use crate::quest::edit::{Command, Thing};
use crate::quest::layout::draft;
use crate::quest::model::{Quest, Spot};
use crate::quest::problem::Problem;

impl Problem {
    /// What settles it at a press.
    #[must_use]
    pub fn fix(&self, quest: &Quest, sides: &[TileSide]) -> Option<Command> {
        let remove = |things: Vec<Thing>| (!things.is_empty()).then_some(Command::Remove(things));
        match self {
            Self::NoSuchTile(tile) => {
                let unknown = quest.tiles.iter().filter(|known| known.tile == *tile);
                remove(unknown.map(|tile| Thing::Tile(tile.at)).collect())
            }
            Self::Overlap { tile, at } => {
                let covers = |known: &&crate::quest::model::PlacedTile| {
                    known.tile == *tile && footprint(known, sides).contains(&at.0)
                };
                remove(quest.tiles.iter().rev().find(covers).map(|tile| Thing::Tile(tile.at)).into_iter().collect())
            }
            Self::Outside { at, .. } => outside(quest, sides, at.0),
            Self::DoorNowhere { from, to } | Self::DoorInOpening { from, to } => {
                remove(vec![Thing::Door(from.0, to.0)])
            }
            Self::BorderNowhere { from, to, .. } => {
                let things = [Thing::Border(from.0, to.0), Thing::Stairs(from.0, to.0)];
                remove(things.into_iter().filter(|thing| thing.exists(quest)).collect())
            }
            Self::Level { at, level } => Some(Command::Level(at.0, (*level).clamp(1, 5))),
            Self::NoGoal => something_to_do(quest).map(|goal| Command::Goals(vec![goal])),
            Self::NoExit => far_end(quest, sides).map(Command::Exit),
            Self::TooFewTokens { kind, wanted, there } => fewer(quest, (*kind, *wanted), *there),
            Self::StartLevel(level) => Some(Command::StartLevel((*level).clamp(1, 5))),
            Self::TooLarge { .. }
            | Self::NoHealth(_)
            | Self::OwnTile { .. }
            | Self::FaceDown { .. }
            | Self::NoTiles
            | Self::Unknown { .. }
            | Self::Twice { .. }
            | Self::TooMany { .. }
            | Self::WornTile { .. }
            | Self::TooDeep { .. } => None,
        }
    }
}

/// Everything that lies there is taken away; the start is put onto a tile.
fn outside(quest: &Quest, sides: &[TileSide], at: Spot) -> Option<Command> {
    if quest.start == at {
        let zones = quest.tiles.iter().flat_map(|tile| footprint(tile, sides));
        return zones.min_by_key(|zone| (zone.y.abs_diff(at.y), zone.x.abs_diff(at.x), *zone)).map(Command::Start);
    }
    let mut things: Vec<Thing> = vec![Thing::Level(at), Thing::FaceDown(at)];
    things.extend(TokenKind::ALL.map(|kind| Thing::Token(kind, at)));
    if quest.exit == Some(at) {
        things.push(Thing::Exit);
    }
    let stairs = quest.stairs.iter().filter(|stairs| stairs.from == at || stairs.to == at);
    things.extend(stairs.map(|stairs| Thing::Stairs(stairs.from, stairs.to)));
    things.retain(|thing| thing.exists(quest));
    (!things.is_empty()).then_some(Command::Remove(things))
}

/// The objective that fits what lies on the map.
fn something_to_do(quest: &Quest) -> Option<Goal> {
    if quest.exit.is_some() {
        return Some(Goal::AllEscape);
    }
    let count = |kind: TokenKind| quest.tokens.iter().filter(|token| token.kind == kind && !token.fixed).count();
    let kind = TokenKind::ALL.into_iter().rev().find(|kind| count(*kind) > 0)?;
    Some(Goal::PickUp(kind, count(kind).min(usize::from(u8::MAX)) as u8))
}

/// The corridor that is farthest from the start.
fn far_end(quest: &Quest, sides: &[TileSide]) -> Option<Spot> {
    let dungeon = draft(quest, sides).0?;
    let crosses = |edge| dungeon.board.edge(edge).is_some_and(|edge| edge.passage != Passage::Wall);
    let steps = super::steps_from(&dungeon, dungeon.start, &crosses);
    let corridors = dungeon.board.spaces().filter(|zone| !dungeon.zone(*zone).room);
    let far = |zone: &SpaceId| steps.get(zone.index()).copied().flatten();
    let end =
        corridors.filter(|zone| far(zone).is_some_and(|steps| steps > 0)).max_by_key(|zone| (far(zone), *zone))?;
    Some(spot(&dungeon, end))
}

fn spot(dungeon: &Dungeon, zone: SpaceId) -> Spot {
    let zone = dungeon.zone(zone);
    Spot { x: zone.x, y: zone.y, storey: zone.storey }
}

/// As many as there are; without any the objective goes.
fn fewer(quest: &Quest, wanted: (TokenKind, u8), there: usize) -> Option<Command> {
    let mut goals = quest.goals.clone();
    let at = goals.iter().position(|goal| matches!(goal, Goal::PickUp(kind, count) if (*kind, *count) == wanted))?;
    if there == 0 {
        goals.remove(at);
    } else {
        goals[at] = Goal::PickUp(wanted.0, there.min(usize::from(u8::MAX)) as u8);
    }
    Some(Command::Goals(goals))
}
