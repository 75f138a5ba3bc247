//! What settles a problem at a press, where it is plain what would.

use super::Advice;
use crate::games::massive_darkness::quest::check::MOST_RULES;
use crate::games::massive_darkness::quest::edit::carry::{fit, footprint};
use crate::games::massive_darkness::quest::edit::command::touch;
use crate::games::massive_darkness::quest::edit::{Command, Mark, SetUp, Special, Thing};
use crate::games::massive_darkness::quest::layout::draft;
use crate::games::massive_darkness::quest::model::{BuiltEdge, FaceDown, PlacedBorder, PlacedDoor, Quest, Spot};
use crate::games::massive_darkness::quest::problem::{Problem, Speaker};
use crate::games::massive_darkness::quest::set_up::Party;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::language::Place as Where;
use crate::games::massive_darkness::rules::language::quest::{Goal, Moment, Object, QuestEffect, QuestRule};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::kernel::board::{Passage, SpaceId};
use std::collections::BTreeSet;

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
                let covers = |known: &&crate::games::massive_darkness::quest::model::PlacedTile| {
                    known.tile == *tile && footprint(known, sides).contains(&at.0)
                };
                remove(quest.tiles.iter().rev().find(covers).map(|tile| Thing::Tile(tile.at)).into_iter().collect())
            }
            Self::Outside { what: "a wall" | "an opening", .. } => remove(built_nowhere(quest, sides)),
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
            Self::NoHealth(name) => {
                let object = quest.objects.iter().find(|object| object.name == *name)?;
                let sound = Object { health: object.health.max(1), ..object.clone() };
                Some(Command::Mark(Mark::ChangeObject(name.clone(), Box::new(sound))))
            }
            Self::FaceDown { tokens, spots } => {
                let is_it = |group: &FaceDown| (tokens_of(group), group.spots.len()) == (*tokens, *spots);
                let at = quest.face_down.iter().position(is_it)?;
                Some(Command::Mark(Mark::Kinds(at, fitted(quest.face_down[at].clone()))))
            }
            Self::Party { least, most } => {
                Some(Command::SetUp(Box::new(SetUp::Party(Party { least: *least, most: *most, ..quest.party }))))
            }
            Self::WornTile { tile, most } => {
                let mut worn = quest.tiles.iter().skip(*most).filter(|known| known.tile == *tile && known.wounds > 0);
                worn.next().map(|tile| Command::Mark(Mark::Wounds(tile.at, 0)))
            }
            Self::OwnTile { tile, .. } if quest.tiles.iter().all(|known| known.tile != *tile) => {
                Some(Command::RemoveTile(tile.clone()))
            }
            Self::Unknown { what: "counter", name, .. } => {
                Some(special(Special::Counters([&quest.counters[..], std::slice::from_ref(name)].concat())))
            }
            Self::Unknown { what: "role", name, .. } => {
                Some(special(Special::Roles([&quest.roles[..], std::slice::from_ref(name)].concat())))
            }
            Self::Twice { what: "counter", .. } => Some(special(Special::Counters(each_once(&quest.counters)))),
            Self::Twice { what: "role", .. } => Some(special(Special::Roles(each_once(&quest.roles)))),
            Self::TooLarge { .. }
            | Self::OwnTile { .. }
            | Self::NoTiles
            | Self::Unknown { .. }
            | Self::Twice { .. }
            | Self::TooMany { .. }
            | Self::TooManyZones { .. }
            | Self::TooManyLevelZones { .. }
            | Self::TooDeep { .. } => None,
        }
    }
}

impl Advice {
    /// What settles it at a press.
    #[must_use]
    pub fn fix(&self, quest: &Quest) -> Option<Command> {
        match self {
            Self::NoDoor(_, (from, to), _) => Some(Command::Door(from.0, to.0)),
            Self::LockedForever(door) | Self::KeyBehind(door) => {
                Some(Command::ChangeDoor(Box::new(PlacedDoor { locked: false, ..PlacedDoor::clone(door) })))
            }
            Self::BarredForever(name) | Self::KeyBeyond(name) => {
                let freed = |border: &PlacedBorder| Box::new(PlacedBorder { barred: false, ..border.clone() });
                let is_it = |border: &&PlacedBorder| border.barred && border.name == *name;
                let borders = quest.borders.iter().filter(is_it).map(|border| Mark::ChangeBorder(freed(border)));
                let stairs = quest.stairs.iter().filter(is_it).map(|border| Mark::ChangeStairs(freed(border)));
                Some(Command::Several("edit-border", borders.chain(stairs).map(Command::Mark).collect()))
            }
            // Levels rise along the way.
            Self::LevelOrder(_, high, at) => Some(Command::Level(at.0, *high)),
            Self::Circle(Speaker::Rule(number, _), _) => {
                let mut rules = quest.rules.clone();
                rules.get_mut(number.checked_sub(1)?)?.once = true;
                Some(Command::Rules(rules))
            }
            // Where the highest Level is, as the last of the Enemies.
            Self::NeverAppears(name) if quest.rules.len() < MOST_RULES => {
                let level = quest.level_tokens.iter().map(|token| token.level).max()?;
                let mut rules = quest.rules.clone();
                rules.push(QuestRule {
                    name: String::new(),
                    when: Moment::Setup,
                    only_if: Vec::new(),
                    once: false,
                    instead: false,
                    effects: vec![QuestEffect::Appear(name.clone(), Where::LevelToken(level))],
                });
                Some(Command::Rules(rules))
            }
            _ => None,
        }
    }
}

fn special(what: Special) -> Command {
    Command::Special(Box::new(what))
}

fn each_once(names: &[String]) -> Vec<String> {
    let first = |at: &usize| !names[..*at].contains(&names[*at]);
    (0..names.len()).filter(first).map(|at| names[at].clone()).collect()
}

fn tokens_of(group: &FaceDown) -> usize {
    group.kinds.iter().map(|(_, count)| usize::from(*count)).sum()
}

/// TOKEN-03: as many tokens as spots; of the last kind more, where there are too few.
fn fitted(mut group: FaceDown) -> Vec<(TokenKind, u8)> {
    fit(&mut group);
    let missing = u8::try_from(group.spots.len() - tokens_of(&group)).unwrap_or(u8::MAX);
    match group.kinds.last_mut() {
        Some((_, count)) => *count = count.saturating_add(missing),
        None => group.kinds.push((TokenKind::Artifact, missing)),
    }
    group.kinds
}

/// Walls and openings that do not stand between two Zones of tiles.
fn built_nowhere(quest: &Quest, sides: &[TileSide]) -> Vec<Thing> {
    let zones: BTreeSet<Spot> = quest.tiles.iter().flat_map(|tile| footprint(tile, sides)).collect();
    let stands = |one: &BuiltEdge| zones.contains(&one.from) && zones.contains(&one.to) && touch(one.from, one.to);
    quest.built.iter().filter(|one| !stands(one)).map(|one| Thing::Built(one.from, one.to)).collect()
}

/// Everything that lies there is taken away; the start is put onto a tile.
fn outside(quest: &Quest, sides: &[TileSide], at: Spot) -> Option<Command> {
    if quest.start == at {
        let zones = quest.tiles.iter().flat_map(|tile| footprint(tile, sides));
        return zones.min_by_key(|zone| (zone.y.abs_diff(at.y), zone.x.abs_diff(at.x), *zone)).map(Command::Start);
    }
    let mut things: Vec<Thing> = vec![Thing::Level(at), Thing::FaceDown(at), Thing::Bridge(at)];
    let names = quest.names.iter().filter(|named| named.at == at);
    things.extend(names.map(|named| Thing::Name(named.name.clone(), at)));
    let objects = quest.objects.iter().filter(|object| object.at == at);
    things.extend(objects.map(|object| Thing::Object(object.name.clone())));
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
