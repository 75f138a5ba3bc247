//! Advice about the map: what can be reached, what the box holds.

use super::{Advice, Goal, Inside, place};
use crate::engine::kernel::board::{EdgeId, Passage, SpaceId};
use crate::engine::massive_darkness::dungeon::Dungeon;
use crate::engine::massive_darkness::language::Place as Where;
use crate::engine::massive_darkness::language::quest::QuestEffect;
use crate::engine::massive_darkness::state::TokenKind;
use crate::quest::model::Quest;
use crate::quest::own_tiles::tile_number;
use crate::quest::problem::Place;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// COMP-06: tokens of each kind in the box.
const IN_THE_BOX: [(TokenKind, usize); 5] = [
    (TokenKind::Treasure, 30),
    (TokenKind::SpecialTreasure, 4),
    (TokenKind::Artifact, 2),
    (TokenKind::Lair, 3),
    (TokenKind::Library, 1),
];
/// COMP-06: doors, Level tokens and Pillars in the box.
const DOORS: usize = 15;
const LEVEL_TOKENS: usize = 10;
const PILLARS: usize = 6;

pub(super) fn advice(quest: &Quest, dungeon: &Dungeon) -> Vec<Advice> {
    let mut found = Vec::new();
    let steps = steps_from(dungeon, dungeon.start, &|edge| can_be_crossed(quest, dungeon, edge));
    reach(quest, dungeon, &steps, &mut found);
    chambers(dungeon, &steps, &mut found);
    levels(dungeon, &steps, &mut found);
    components(quest, &mut found);
    found
}

/// Can anybody ever cross it? Doors can be opened, whatever is barred only if a rule frees it.
fn can_be_crossed(quest: &Quest, dungeon: &Dungeon, edge: EdgeId) -> bool {
    let frees = |name: &str| {
        mentions(
            quest,
            &|effect| matches!(effect, QuestEffect::Unbar(known) | QuestEffect::Unlock(known) | QuestEffect::OpenDoor(known) if known == name),
        )
    };
    let barred = dungeon.borders.iter().any(|border| border.edge == edge && border.barred && !frees(&border.name));
    let locked = dungeon.doors.iter().any(|door| door.edge == edge && door.locked && !frees(&door.name));
    let wall = dungeon.board.edge(edge).is_none_or(|edge| edge.passage == Passage::Wall);
    !barred && !locked && !wall
}

/// Does any rule do this?
pub(super) fn mentions(quest: &Quest, is_it: &dyn Fn(&QuestEffect) -> bool) -> bool {
    fn inside(effects: &[QuestEffect], is_it: &dyn Fn(&QuestEffect) -> bool) -> bool {
        effects.iter().any(|effect| match effect {
            QuestEffect::To(_, inner) => inside(inner, is_it),
            other => is_it(other),
        })
    }
    quest.rules.iter().any(|rule| inside(&rule.effects, is_it))
}

/// How many moves from a Zone, over edges that can be crossed; none where nobody gets.
pub(in crate::quest) fn steps_from(
    dungeon: &Dungeon,
    from: SpaceId,
    crosses: &dyn Fn(EdgeId) -> bool,
) -> Vec<Option<u32>> {
    let mut steps: Vec<Option<u32>> = vec![None; dungeon.zones.len()];
    let mut waiting = VecDeque::from([from]);
    if let Some(first) = steps.get_mut(from.index()) {
        *first = Some(0);
    }
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

fn reach(quest: &Quest, dungeon: &Dungeon, steps: &[Option<u32>], found: &mut Vec<Advice>) {
    // What is on a storey that rules bring Heroes to is not judged.
    let is_sent = |zone: SpaceId| {
        let names = dungeon.names.iter().filter(|(_, at)| *at == zone).map(|(name, _)| name.as_str());
        names
            .into_iter()
            .any(|name| mentions(quest, &|effect| matches!(effect, QuestEffect::Go(known) if known == name)))
    };
    if dungeon.board.spaces().any(is_sent) {
        return;
    }
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
    let mut spawns: Vec<SpaceId> = dungeon
        .names
        .iter()
        .filter(|(name, zone)| lost(*zone) && lets_appear(quest, name))
        .map(|(_, zone)| *zone)
        .collect();
    spawns.sort_unstable();
    spawns.dedup();
    found.extend(spawns.into_iter().map(|zone| Advice::OutOfReach(Goal::Spawn, place(dungeon, zone))));
    // Whole tiles that nobody enters; Chambers are told apart from that.
    let mut islands: BTreeMap<u16, SpaceId> = BTreeMap::new();
    for zone in dungeon.board.spaces() {
        islands.entry(dungeon.zone(zone).tile).or_insert(zone);
    }
    islands.retain(|tile, _| dungeon.board.spaces().filter(|zone| dungeon.zone(*zone).tile == *tile).all(lost));
    if let Some(first) = islands.values().next() {
        found.push(Advice::Islands(islands.len(), place(dungeon, *first)));
    }
}

/// Does a rule let Enemies appear in the Zones of this name?
fn lets_appear(quest: &Quest, name: &str) -> bool {
    let is_here = |place: &Where| matches!(place, Where::Named(known) if known == name);
    mentions(
        quest,
        &|effect| matches!(effect, QuestEffect::Spawn(_, place) | QuestEffect::Appear(_, place) if is_here(place)),
    )
}

/// What a closed Chamber holds is told with its missing door.
fn in_closed_chamber(dungeon: &Dungeon, zone: SpaceId) -> bool {
    dungeon.zone(zone).room
}

/// A Chamber that nobody gets into although its tile can be entered.
fn chambers(dungeon: &Dungeon, steps: &[Option<u32>], found: &mut Vec<Advice>) {
    let mut seen: BTreeSet<SpaceId> = BTreeSet::new();
    for room in dungeon.board.spaces().filter(|zone| dungeon.zone(*zone).room) {
        if steps[room.index()].is_some() || seen.contains(&room) {
            continue;
        }
        let is_open = |edge: EdgeId| dungeon.board.edge(edge).is_some_and(|edge| edge.passage == Passage::Open);
        let chamber: Vec<SpaceId> = steps_from(dungeon, room, &is_open)
            .iter()
            .zip(dungeon.board.spaces())
            .filter(|(steps, zone)| steps.is_some() && dungeon.zone(*zone).room)
            .map(|(_, zone)| zone)
            .collect();
        seen.extend(&chamber);
        let has_door = chamber.iter().any(|zone| {
            dungeon
                .board
                .edges_of(*zone)
                .iter()
                .any(|(_, edge)| dungeon.board.edge(*edge).is_some_and(|edge| edge.passage == Passage::Door))
        });
        let wall = chamber.iter().find_map(|zone| {
            let outside = |(other, _): &&(SpaceId, EdgeId)| steps[other.index()].is_some();
            dungeon.board.edges_of(*zone).iter().find(outside).map(|(other, _)| (*other, *zone))
        });
        if !has_door && let Some((outside, inside)) = wall {
            let door = (place(dungeon, outside), place(dungeon, inside));
            let holds = |zone: &SpaceId| {
                dungeon.tokens.iter().any(|token| token.zone == *zone)
                    || dungeon.names.iter().any(|(_, at)| at == zone)
                    || dungeon.objects.iter().any(|object| object.at == *zone)
                    || dungeon.level_tokens.iter().any(|(at, _)| at == zone)
                    || dungeon.exit == Some(*zone)
            };
            let inside = if chamber.iter().any(holds) { Inside::Something } else { Inside::Nothing };
            found.push(Advice::NoDoor(place(dungeon, room), door, inside));
        }
    }
}

/// The Level rises along the way.
fn levels(dungeon: &Dungeon, steps: &[Option<u32>], found: &mut Vec<Advice>) {
    let mut tokens: Vec<(u8, u32, SpaceId)> =
        dungeon.level_tokens.iter().filter_map(|(zone, level)| Some((*level, steps[zone.index()]?, *zone))).collect();
    tokens.sort_by_key(|(level, steps, _)| (*level, *steps));
    for pair in tokens.windows(2) {
        let [(low, near, at), (high, far, _)] = pair else { continue };
        if low < high && far < near {
            found.push(Advice::LevelOrder(*low, *high, place(dungeon, *at)));
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
        ("level token", quest.level_tokens.len(), LEVEL_TOKENS),
        ("object", quest.objects.len(), PILLARS),
    ] {
        if count > most {
            found.push(Advice::TooManyOf(what, count, most));
        }
    }
}
