//! Advice about the map: what can be reached, what the box holds.

use super::deeds::Deeds;
use super::{Advice, Goal, Inside, place};
use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::quest::own_tiles::tile_number;
use crate::games::massive_darkness::quest::problem::Place;
use crate::games::massive_darkness::rules::dungeon::{Border, Dungeon, NamedDoor};
use crate::games::massive_darkness::rules::language::quest::Switch;
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// COMP-06: tokens of each kind in the box.
const IN_THE_BOX: [(TokenKind, usize); 5] = [
    (TokenKind::Treasure, 30),
    (TokenKind::SpecialTreasure, 4),
    (TokenKind::Artifact, 2),
    (TokenKind::Lair, 3),
    (TokenKind::Library, 1),
];
/// COMP-06: doors, Pillars, bridges and Wounds on all Wound tokens in the box.
const DOORS: usize = 15;
const PILLARS: usize = 6;
const BRIDGES: usize = 2;
const WOUNDS: usize = 70;
/// COMP-07: Level tokens of each Level.
pub(in crate::games::massive_darkness::quest) const LEVEL_TOKENS: usize = 2;

pub(super) fn advice(quest: &Quest, dungeon: &Dungeon) -> Vec<Advice> {
    let mut found = Vec::new();
    let deeds = Deeds::of(quest);
    let closed = closed_for_ever(dungeon, &deeds);
    let crosses = |edge: EdgeId| !closed.contains(&edge) && passage(dungeon, edge) != Passage::Wall;
    // Where rules put Heroes they get, too.
    let sent = dungeon.names.iter().filter(|(name, _)| deeds.sends.contains(name.as_str())).map(|(_, zone)| *zone);
    let from: Vec<SpaceId> = std::iter::once(dungeon.start).chain(sent).collect();
    let steps = steps_from_any(dungeon, &from, &crosses);
    reach(&deeds, dungeon, &steps, &mut found);
    corridors(dungeon, &steps, &mut found);
    chambers(dungeon, &steps, &mut found);
    if !dungeon.has(Switch::LevelByRules) {
        levels(dungeon, &crosses, &mut found);
    }
    components(quest, &mut found);
    found
}

/// Doors and borders that no rule ever opens.
fn closed_for_ever(dungeon: &Dungeon, deeds: &Deeds<'_>) -> BTreeSet<EdgeId> {
    let is_barred = |border: &&Border| border.barred && !deeds.frees.contains(border.name.as_str());
    let is_locked = |door: &&NamedDoor| door.locked && !deeds.opens.contains(door.name.as_str());
    let barred = dungeon.borders.iter().filter(is_barred).map(|border| border.edge);
    barred.chain(dungeon.doors.iter().filter(is_locked).map(|door| door.edge)).collect()
}

fn passage(dungeon: &Dungeon, edge: EdgeId) -> Passage {
    dungeon.board.edge(edge).map_or(Passage::Wall, |edge| edge.passage)
}

/// How many moves from a Zone, over edges that can be crossed; none where nobody gets.
pub(in crate::games::massive_darkness::quest) fn steps_from(
    dungeon: &Dungeon,
    from: SpaceId,
    crosses: &dyn Fn(EdgeId) -> bool,
) -> Vec<Option<u32>> {
    steps_from_any(dungeon, &[from], crosses)
}

/// The same from the nearest of several Zones.
pub(super) fn steps_from_any(
    dungeon: &Dungeon,
    from: &[SpaceId],
    crosses: &dyn Fn(EdgeId) -> bool,
) -> Vec<Option<u32>> {
    let mut steps: Vec<Option<u32>> = vec![None; dungeon.zones.len()];
    for zone in from {
        if let Some(first) = steps.get_mut(zone.index()) {
            *first = Some(0);
        }
    }
    let mut waiting: VecDeque<SpaceId> = dungeon.board.spaces().filter(|zone| steps[zone.index()].is_some()).collect();
    while let Some(zone) = waiting.pop_front() {
        let next = steps[zone.index()].map_or(1, |here| here + 1);
        for (other, edge) in dungeon.board.edges_of(zone) {
            if steps[other.index()].is_none() && crosses(*edge) {
                steps[other.index()] = Some(next);
                waiting.push_back(*other);
            }
        }
    }
    steps
}

fn reach(deeds: &Deeds<'_>, dungeon: &Dungeon, steps: &[Option<u32>], found: &mut Vec<Advice>) {
    let lost = |zone: SpaceId| steps[zone.index()].is_none();
    if let Some(exit) = dungeon.exit.filter(|exit| lost(*exit)) {
        found.push(Advice::OutOfReach(Goal::Exit, place(dungeon, exit)));
    }
    let tokens = dungeon.tokens.iter().filter(|token| !token.fixed && token.bag == 0 && lost(token.zone));
    found.extend(tokens.map(|token| Advice::OutOfReach(Goal::Token(token.kind), place(dungeon, token.zone))));
    let objects = dungeon.objects.iter().filter(|object| lost(object.at));
    found.extend(objects.map(|object| Advice::OutOfReach(Goal::Object, place(dungeon, object.at))));
    let levels = dungeon.level_tokens.iter().filter(|(zone, _)| lost(*zone) && !in_closed_chamber(dungeon, *zone));
    found.extend(levels.map(|(zone, _)| Advice::OutOfReach(Goal::Level, place(dungeon, *zone))));
    let names = dungeon.names.iter().filter(|(name, zone)| lost(*zone) && deeds.crowds.contains(name.as_str()));
    let spawns: BTreeSet<SpaceId> = names.map(|(_, zone)| *zone).collect();
    found.extend(spawns.into_iter().map(|zone| Advice::OutOfReach(Goal::Spawn, place(dungeon, zone))));
}

/// Whole tiles that nobody enters, and Corridor Zones that nobody gets to on others; Chambers are told apart from that.
fn corridors(dungeon: &Dungeon, steps: &[Option<u32>], found: &mut Vec<Advice>) {
    let is_lost = |zone: &SpaceId| steps[zone.index()].is_none();
    let tile = |zone: SpaceId| dungeon.zone(zone).tile;
    let entered: BTreeSet<u16> = dungeon.board.spaces().filter(|zone| !is_lost(zone)).map(tile).collect();
    let mut islands: BTreeMap<u16, SpaceId> = BTreeMap::new();
    for zone in dungeon.board.spaces().filter(|zone| !entered.contains(&tile(*zone))) {
        islands.entry(tile(zone)).or_insert(zone);
    }
    if let Some(first) = islands.values().next() {
        found.push(Advice::Islands(islands.len(), place(dungeon, *first)));
    }
    let mut told: BTreeSet<SpaceId> = BTreeSet::new();
    let is_open = |edge: EdgeId| passage(dungeon, edge) == Passage::Open;
    for zone in dungeon.board.spaces().filter(is_lost) {
        if dungeon.zone(zone).room || !entered.contains(&tile(zone)) || told.contains(&zone) {
            continue;
        }
        // Once for all that belongs together.
        told.extend(zones_of(dungeon, &steps_from(dungeon, zone, &is_open)));
        found.push(Advice::OutOfReach(Goal::Corridor, place(dungeon, zone)));
    }
}

/// The Zones that steps lead to.
fn zones_of<'d>(dungeon: &'d Dungeon, steps: &'d [Option<u32>]) -> impl Iterator<Item = SpaceId> + 'd {
    dungeon.board.spaces().filter(|zone| steps[zone.index()].is_some())
}

/// What a closed Chamber holds is told with its missing door.
fn in_closed_chamber(dungeon: &Dungeon, zone: SpaceId) -> bool {
    dungeon.zone(zone).room
}

/// A Chamber that nobody gets into, with all others that doors join to it, although its tile can be entered.
fn chambers(dungeon: &Dungeon, steps: &[Option<u32>], found: &mut Vec<Advice>) {
    let mut seen: BTreeSet<SpaceId> = BTreeSet::new();
    let is_reached = |zone: &SpaceId| steps[zone.index()].is_some();
    for room in dungeon.board.spaces().filter(|zone| dungeon.zone(*zone).room) {
        if is_reached(&room) || seen.contains(&room) {
            continue;
        }
        let joined = steps_from(dungeon, room, &|edge| passage(dungeon, edge) != Passage::Wall);
        // Where a door leads out, something keeps it closed, and that is told.
        let has_door = zones_of(dungeon, &joined).any(|zone| is_reached(&zone));
        let chamber: Vec<SpaceId> = zones_of(dungeon, &joined).filter(|zone| dungeon.zone(*zone).room).collect();
        seen.extend(&chamber);
        let wall = chamber.iter().find_map(|zone| {
            let mut next = dungeon.board.edges_of(*zone).iter();
            next.find(|(other, _)| is_reached(other)).map(|(other, _)| (*other, *zone))
        });
        if !has_door && let Some((outside, inside)) = wall {
            let door = (place(dungeon, outside), place(dungeon, inside));
            let inside =
                if chamber.iter().any(|zone| holds(dungeon, *zone)) { Inside::Something } else { Inside::Nothing };
            found.push(Advice::NoDoor(place(dungeon, room), door, inside));
        }
    }
}

/// Is anything in this Zone that somebody could want?
fn holds(dungeon: &Dungeon, zone: SpaceId) -> bool {
    dungeon.tokens.iter().any(|token| token.zone == zone)
        || dungeon.names.iter().any(|(_, at)| *at == zone)
        || dungeon.objects.iter().any(|object| object.at == zone)
        || dungeon.level_tokens.iter().any(|(at, _)| *at == zone)
        || dungeon.exit == Some(zone)
}

/// LEVEL-06: the Level never falls, so one that is only met beyond a higher one is never the Current Level. A side branch
/// of a Level that has been met before is none of that.
fn levels(dungeon: &Dungeon, crosses: &dyn Fn(EdgeId) -> bool, found: &mut Vec<Advice>) {
    let level = |zone: SpaceId| dungeon.tiles[usize::from(dungeon.zone(zone).tile)].level;
    let steps = steps_from(dungeon, dungeon.start, crosses);
    let met = |(zone, _): &&(SpaceId, u8)| steps[zone.index()].is_some();
    let nearest = |token: &(SpaceId, u8)| (steps[token.0.index()], token.1);
    for low in 1..=4 {
        let is_low = |edge: EdgeId| {
            let edge = dungeon.board.edge(edge);
            edge.is_some_and(|edge| level(edge.a) <= low && level(edge.b) <= low)
        };
        // OQ-33: of several tokens on a tile each has its use.
        let tokens = || dungeon.level_tokens.iter().filter(|(zone, token)| *token == low && level(*zone) == low);
        let higher = dungeon.level_tokens.iter().filter(met).filter(|(_, token)| *token > low).copied();
        let (Some((zone, _)), Some((_, high))) =
            (tokens().filter(met).copied().min_by_key(nearest), higher.min_by_key(nearest))
        else {
            continue;
        };
        let by_low = steps_from(dungeon, dungeon.start, &|edge| crosses(edge) && is_low(edge));
        if tokens().all(|(zone, _)| by_low[zone.index()].is_none()) {
            found.push(Advice::LevelOrder(low, high, place(dungeon, zone)));
        }
    }
}

/// COMP-01, COMP-06: what one core box holds.
fn components(quest: &Quest, found: &mut Vec<Advice>) {
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    // What the author made himself he can make as often as he likes.
    for tile in quest.tiles.iter().filter(|tile| quest.own_tiles.iter().all(|own| own.id != tile.tile)) {
        let number = tile_number(&tile.tile);
        match seen.get(number) {
            Some(side) if *side == tile.tile => found.push(Advice::TileTwice(number.to_owned(), Place(tile.at))),
            Some(_) => found.push(Advice::BothSides(number.to_owned(), Place(tile.at))),
            None => drop(seen.insert(number, &tile.tile)),
        }
    }
    for (kind, most) in IN_THE_BOX {
        let open = quest.tokens.iter().filter(|token| token.kind == kind).count();
        let hidden: usize = quest
            .face_down
            .iter()
            .flat_map(|group| &group.kinds)
            .filter(|(known, _)| *known == kind)
            .map(|(_, count)| usize::from(*count))
            .sum();
        if open + hidden > most {
            found.push(Advice::TooMany(kind, open + hidden, most));
        }
    }
    for (what, count, most) in [
        ("door", quest.doors.len(), DOORS),
        ("object", quest.objects.len(), PILLARS),
        ("bridge", quest.bridges.len(), BRIDGES),
        ("wound token", quest.tiles.iter().map(|tile| usize::from(tile.wounds)).sum(), WOUNDS),
    ] {
        if count > most {
            found.push(Advice::TooManyOf(what, count, most));
        }
    }
    for level in 1..=5 {
        let count = quest.level_tokens.iter().filter(|token| token.level == level).count();
        if count > LEVEL_TOKENS {
            found.push(Advice::TooManyLevels(level, count, LEVEL_TOKENS));
        }
    }
}
