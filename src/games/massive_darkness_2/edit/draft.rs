//! A first draft: three Tiles that fit together, doors into their Chambers, what Heroes find there, something to fetch and a place to
//! bring it to. Found by trying: whatever is drawn is looked into, and only what nothing is wrong with is handed out.

use super::{empty, lay};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::lint::{Weight, look};
use crate::games::massive_darkness_2::rules::layout::draft;
use crate::games::massive_darkness_2::rules::own_tiles::TileSide;
use crate::games::massive_darkness_2::rules::quest::{AuthorTexts, Bring, Goal, Need, Pay, Quest, Task, tile_number};
use crate::games::massive_darkness_2::rules::{Dungeon, Portal, Thing};
use crate::kernel::board::{BoardState, Distances, Passage, SpaceId};
use crate::kernel::dealer::{Dealer, Stream};
use std::collections::BTreeMap;

/// So many are tried before it is given up; of ten about one is sound.
const TRIES: u32 = 400;
const TILES: usize = 3;
/// What is fetched and where it is brought to: the box has names and pictures for both.
const FETCHED: &str = "scroll";
const BROUGHT: &str = "rift";
const XP: u8 = 5;

/// A draft; every seed has one of its own.
#[must_use]
pub fn first_draft(all: &CoreBox, told: &AuthorTexts, seed: u64) -> Option<Quest> {
    let dealer = Dealer::new(seed);
    (0..TRIES).find_map(|branch| {
        let mut pick = Stream::new(dealer.branch(branch));
        let quest = tried(all, told, &mut pick)?;
        let looked = look(&quest, all);
        looked.findings.iter().all(|finding| finding.weight() == Weight::Hint).then_some(quest)
    })
}

fn tried(all: &CoreBox, told: &AuthorTexts, pick: &mut Stream) -> Option<Quest> {
    let mut quest = laid(all, told, pick)?;
    let (dungeon, _) = draft(&quest, &all.sides);
    let corridors: Vec<SpaceId> = (dungeon.board.spaces())
        .filter(|space| dungeon.zone(*space).chamber.is_none() && !dungeon.zone(*space).abyss)
        .collect();
    let start = *corridors.get(pick.pick(corridors.len().max(1) as u32) as usize)?;
    quest.start = dungeon.spot(start);
    let with_doors = doors(quest, &dungeon, start, pick)?;
    furnished(with_doors, all, start, pick)
}

/// Three different Tiles of those that are known as they are printed, in a row or round a corner, each turned somehow.
fn laid(all: &CoreBox, told: &AuthorTexts, pick: &mut Stream) -> Option<Quest> {
    let corners: [(i16, i16); TILES] =
        if pick.pick(2) == 0 { [(0, 0), (3, 0), (6, 0)] } else { [(0, 0), (3, 0), (3, 3)] };
    let mut quest = empty(told.clone());
    // Whoever lays it out has no others.
    let printed: Vec<&TileSide> = all.sides.iter().filter(|side| !all.ours.is_tile(side)).collect();
    let mut numbers: Vec<&str> = Vec::new();
    for corner in corners {
        let side = printed.get(pick.pick(printed.len() as u32) as usize)?;
        let number = tile_number(&side.id);
        if numbers.contains(&number) {
            return None;
        }
        numbers.push(number);
        let turn = pick.pick(4) as u8;
        quest = lay::tile(&quest, &side.id, corner, turn).ok()?.0;
    }
    Some(quest)
}

/// A door into each Chamber that somebody can come to, from outside in.
fn doors(mut quest: Quest, dungeon: &Dungeon, start: SpaceId, pick: &mut Stream) -> Option<Quest> {
    let open = BoardState::default();
    let mut known = vec![false; dungeon.board.space_count()];
    reach(dungeon, &open, start, &mut known);
    loop {
        let mut ways = Vec::new();
        for (id, edge) in dungeon.board.edges() {
            let sides = [edge.a, edge.b].map(|space| dungeon.zone(space));
            let leads_on = known[edge.a.index()] != known[edge.b.index()];
            let is_room = sides.iter().any(|zone| zone.chamber.is_some());
            if edge.passage == Passage::Wall && leads_on && is_room && sides.iter().all(|zone| !zone.abyss) {
                ways.push((id, edge));
            }
        }
        if ways.is_empty() {
            return Some(quest);
        }
        let (_, edge) = ways[pick.pick(ways.len() as u32) as usize];
        let (from, to) = if known[edge.a.index()] { (edge.a, edge.b) } else { (edge.b, edge.a) };
        quest = lay::door(&quest, dungeon.spot(from), dungeon.spot(to)).ok()?;
        reach(dungeon, &open, to, &mut known);
    }
}

/// Whatever can be walked to from there without another door.
fn reach(dungeon: &Dungeon, state: &BoardState, from: SpaceId, known: &mut [bool]) {
    let mut queue = vec![from];
    known[from.index()] = true;
    while let Some(zone) = queue.pop() {
        for (next, _) in dungeon.board.neighbours(state, zone) {
            if !dungeon.zone(next).abyss && !std::mem::replace(&mut known[next.index()], true) {
                queue.push(next);
            }
        }
    }
}

/// Enemies and Loot in each Chamber, what is fetched and where it is brought in two of them, a Portal far from the start.
fn furnished(mut quest: Quest, all: &CoreBox, start: SpaceId, pick: &mut Stream) -> Option<Quest> {
    let (dungeon, _) = draft(&quest, &all.sides);
    let all_open = BoardState::all_open(&dungeon.board);
    let distances = Distances::new(&dungeon.board, &all_open);
    let away = |space: SpaceId| distances.between(start, space);
    let mut chambers: BTreeMap<u8, Vec<SpaceId>> = BTreeMap::new();
    for space in dungeon.board.spaces() {
        if let Some(chamber) = dungeon.zone(space).chamber {
            chambers.entry(chamber).or_default().push(space);
        }
    }
    let any = |zones: &[SpaceId], pick: &mut Stream| dungeon.spot(zones[pick.pick(zones.len() as u32) as usize]);
    for (at, zones) in chambers.values().enumerate() {
        if at % 2 == 0 || zones.len() > 2 {
            quest.things.push((Thing::Spawn, any(zones, pick)));
        }
        quest.things.push((Thing::Loot, any(zones, pick)));
        if pick.pick(3) == 0 {
            quest.things.push((Thing::Chest, any(zones, pick)));
        }
    }
    let mut by_distance: Vec<&Vec<SpaceId>> = chambers.values().collect();
    by_distance.sort_by_key(|zones| zones.iter().map(|zone| away(*zone)).min());
    let [.., middle, far] = by_distance[..] else { return None };
    quest.marks = vec![(FETCHED.to_owned(), any(middle, pick)), (BROUGHT.to_owned(), any(far, pick))];
    let corridor = |space: &SpaceId| dungeon.zone(*space).chamber.is_none() && !dungeon.zone(*space).abyss;
    let last = dungeon.board.spaces().filter(corridor).max_by_key(|space| away(*space))?;
    quest.portals.push((Portal::Roaming, dungeon.spot(last)));
    let task = |name: &str, pay, needs, brings| Task {
        name: name.to_owned(),
        at: Some(name.to_owned()),
        pay,
        needs,
        r#do: brings,
    };
    quest.tasks = vec![
        task(FETCHED, Pay::Point, Vec::new(), vec![Bring::Take, Bring::XpForAll(XP)]),
        task(BROUGHT, Pay::Action, vec![Need::Carries(FETCHED.to_owned())], Vec::new()),
    ];
    quest.goals = vec![Goal::Did(FETCHED.to_owned(), 1), Goal::Did(BROUGHT.to_owned(), 1)];
    Some(quest)
}
