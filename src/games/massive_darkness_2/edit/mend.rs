//! What one press mends: a Quest in which a finding is gone, and nothing graver has come.

use super::rename::Named;
use super::{Piece, lay, own_tiles};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::lint::{Finding, Kind, Looked, Speaker, Weight, What, look};
use crate::games::massive_darkness_2::rules::layout::{Unlaid, draft};
use crate::games::massive_darkness_2::rules::own_tiles::TileSide;
use crate::games::massive_darkness_2::rules::quest::{Bring, Goal, Need, Opening, Quest, Spot};
use crate::games::massive_darkness_2::rules::{Dungeon, Portal};
use crate::kernel::board::{BoardState, Distances, Edge, Passage, SpaceId};

/// So many places are tried for a door.
const MOST_DOORS: usize = 24;

/// A Quest in which one of the things that were found in it is mended; none where somebody has to decide what is meant.
#[must_use]
pub fn mend(quest: &Quest, before: &Looked, finding: &Finding, all: &CoreBox) -> Option<Quest> {
    let mended = tried(quest, finding, all)?;
    let after = look(&mended, all);
    // Where nothing could be laid out before, much of what is wrong shows only now.
    let is_better = grave(&after) <= grave(before) || finding.weight() == Weight::Problem;
    let is_gone = |after: &Looked| !after.findings.contains(finding);
    (mended != *quest && is_gone(&after) && is_better).then_some(mended)
}

fn grave(looked: &Looked) -> usize {
    looked.findings.iter().filter(|finding| finding.weight() > Weight::Hint).count()
}

fn tried(quest: &Quest, finding: &Finding, all: &CoreBox) -> Option<Quest> {
    let at = finding.at.first().copied();
    let changed = |change: &dyn Fn(&mut Quest)| {
        let mut quest = quest.clone();
        change(&mut quest);
        Some(quest)
    };
    match &finding.what {
        What::Unlaid(Unlaid::NoTile(side)) => changed(&|quest| quest.tiles.retain(|tile| tile.side != *side)),
        What::Unlaid(Unlaid::Twice(spot)) => {
            let last = quest.tiles.iter().rev().find(|tile| super::piece::covers(tile.at, *spot))?;
            let same = quest.tiles.iter().filter(|tile| tile.at == last.at).count();
            match same {
                1 => Some(lay::remove(quest, &[Piece::Tile(last.at)])),
                _ => None,
            }
        }
        What::Unlaid(Unlaid::Nowhere(spot)) => nowhere(quest, *spot, all),
        What::Unlaid(Unlaid::Door(from, to)) => {
            changed(&|quest| quest.doors.retain(|door| (door.from, door.to) != (*from, *to)))
        }
        What::NoGoal => {
            let task = quest.tasks.last()?.name.clone();
            changed(&|quest| quest.goals.push(Goal::Did(task.clone(), 1)))
        }
        What::Unknown(kind, name) => unknown(quest, *kind, name, all),
        What::Twice(kind, name) => twice(quest, *kind, name),
        What::BesideTheFight => {
            let fight = quest.boss.as_ref()?;
            lay::boss(quest, &fight.boss, fight.at).ok()
        }
        What::TooFew(thing, count, most) => {
            let mut quest = quest.clone();
            for _ in *most..*count {
                let last = quest.things.iter().rposition(|(laid, _)| laid == thing)?;
                quest.things.remove(last);
            }
            Some(quest)
        }
        What::StartsInAbyss | What::StartsAmongEnemies => begin_elsewhere(quest, at?, all),
        What::OutOfReach(_) | What::EnemiesOutOfReach | What::ClosedRooms(_) => with_door(quest, finding, all),
        What::NotInChamber(thing) => Some(lay::remove(quest, &[Piece::Thing(*thing, at?)])),
        What::NeverOpened(gate) => changed(&|quest| {
            for door in quest.doors.iter_mut().filter(|door| door.gate.as_ref() == Some(gate)) {
                (door.opens, door.needs) = (Opening::ByHeroes, Vec::new());
            }
        }),
        What::Never(speaker) => changed(&|quest| silence(quest, *speaker)),
        What::WonAtOnce => changed(&|quest| {
            for goal in &mut quest.goals {
                if let Goal::Did(_, times @ 0) | Goal::BoundKilled(times @ 0) = goal {
                    *times = 1;
                }
            }
        }),
        What::NoRoamingPortal => {
            let (dungeon, _) = draft(quest, &all.sides);
            lay::portal(quest, Portal::Roaming, dungeon.spot(farthest(&dungeon)?)).ok()
        }
        What::TileUnused(tile) => own_tiles::remove(quest, tile).ok(),
        What::TileOfBox(tile) => {
            let own = quest.own_tiles.iter().find(|own| own.id == *tile)?.clone();
            let id = own_tiles::free_name(quest, tile, &all.sides);
            own_tiles::change(quest, tile, &TileSide { id, ..own }, &all.sides).ok()
        }
        What::Unlaid(_)
        | What::NoTiles
        | What::ClosedTile(..)
        | What::Islands(_)
        | What::TileTwice(_)
        | What::Supply(..)
        | What::Untitled
        | What::Untranslated(_) => None,
    }
}

/// What lies where no Tile is goes away; where Heroes would begin there, they begin on a Tile.
fn nowhere(quest: &Quest, spot: Spot, all: &CoreBox) -> Option<Quest> {
    if quest.starting_zones().contains(&spot) {
        return begin_elsewhere(quest, spot, all);
    }
    let mut quest = quest.clone();
    quest.bridges.retain(|(at, _)| *at != spot);
    quest.bridges.iter_mut().for_each(|(_, beside)| beside.retain(|at| *at != spot));
    quest.doors.retain(|door| door.from != spot && door.to != spot);
    quest.things.retain(|(_, at)| *at != spot);
    quest.marks.retain(|(_, at)| *at != spot);
    quest.portals.retain(|(_, at)| *at != spot);
    quest.mobs.retain(|at| *at != spot);
    Some(quest)
}

fn is_corridor(dungeon: &Dungeon, space: SpaceId) -> bool {
    let zone = dungeon.zone(space);
    zone.chamber.is_none() && !zone.abyss
}

/// Heroes begin in the nearest Zone outside Chambers in which nothing keeps them from it (M2-SETUP-17, M2-SETUP-19).
fn begin_elsewhere(quest: &Quest, at: Spot, all: &CoreBox) -> Option<Quest> {
    let (dungeon, _) = draft(quest, &all.sides);
    let far = |spot: Spot| u16::from(spot.0.abs_diff(at.0)) + u16::from(spot.1.abs_diff(at.1));
    let free = |space: &SpaceId| {
        let spot = dungeon.spot(*space);
        is_corridor(&dungeon, *space) && !quest.mobs.contains(&spot) && !quest.starting_zones().contains(&spot)
    };
    let to = dungeon.board.spaces().filter(free).map(|space| dungeon.spot(space)).min_by_key(|spot| far(*spot))?;
    let mut quest = quest.clone();
    quest.starts.iter_mut().filter(|start| **start == at).for_each(|start| *start = to);
    if quest.start == at {
        quest.start = to;
    }
    Some(quest)
}

/// The Zone outside Chambers that lies farthest from the Heroes.
fn farthest(dungeon: &Dungeon) -> Option<SpaceId> {
    if dungeon.start.index() >= dungeon.zones.len() {
        return None;
    }
    let distances = Distances::new(&dungeon.board, &BoardState::all_open(&dungeon.board));
    let corridors = dungeon.board.spaces().filter(|space| is_corridor(dungeon, *space));
    corridors.max_by_key(|space| distances.between(dungeon.start, *space))
}

/// A door to where nobody can get: the first that helps, beside the room that is meant before all others.
fn with_door(quest: &Quest, finding: &Finding, all: &CoreBox) -> Option<Quest> {
    let (dungeon, _) = draft(quest, &all.sides);
    let room = |space: SpaceId| dungeon.zone(space).chamber;
    let meant: Vec<Option<u8>> =
        dungeon.board.spaces().filter(|space| finding.at.contains(&dungeon.spot(*space))).map(room).collect();
    let is_way = |edge: &Edge| {
        edge.passage == Passage::Wall
            && !dungeon.zone(edge.a).abyss
            && !dungeon.zone(edge.b).abyss
            && room(edge.a) != room(edge.b)
            && [edge.a, edge.b].into_iter().any(|space| room(space).is_some() && meant.contains(&room(space)))
    };
    let ways = dungeon.board.edges().map(|(_, edge)| edge).filter(is_way);
    // From a corridor rather than from the next room.
    let mut ways: Vec<_> = ways.collect();
    ways.sort_by_key(|edge| room(edge.a).is_some() && room(edge.b).is_some());
    let doors = ways.into_iter().take(MOST_DOORS);
    doors.filter_map(|edge| lay::door(quest, dungeon.spot(edge.a), dungeon.spot(edge.b)).ok()).find(|quest| {
        let looked = look(quest, all);
        match finding.what {
            // One door for one room; the others are told again.
            What::ClosedRooms(count) => {
                looked.findings.iter().all(|other| !matches!(other.what, What::ClosedRooms(now) if now >= count))
            }
            _ => !looked.findings.contains(finding),
        }
    })
}

/// What speaks of something that is not there speaks of something that is, or not any more.
fn unknown(quest: &Quest, kind: Kind, name: &str, all: &CoreBox) -> Option<Quest> {
    let mut quest = quest.clone();
    match kind {
        Kind::Counter => quest.counters.push((name.to_owned(), 0)),
        Kind::Boss => {
            let first = all.content.printed.bosses.first()?.id.clone();
            quest.boss.as_mut()?.boss = first;
        }
        Kind::Card => quest.burden = None,
        Kind::Token | Kind::Task | Kind::Gate => forget(&mut quest, kind, name),
    }
    Some(quest)
}

/// Takes everything out that speaks of a name.
fn forget(quest: &mut Quest, kind: Kind, name: &str) {
    let is = |which: Kind, other: &str| kind == which && other == name;
    let keeps_need = |need: &Need<String>| match need {
        Need::Did(task, _) => !is(Kind::Task, task),
        Need::Carries(token)
        | Need::NobodyCarries(token)
        | Need::CarriersHere(token)
        | Need::Lies(token)
        | Need::NoneLies(token) => !is(Kind::Token, token),
        Need::PerHero(..) | Need::Bears | Need::WithBound | Need::Fighting => true,
    };
    let keeps_bring = |bring: &Bring<String>| match bring {
        Bring::OpenGate(gate) => !is(Kind::Gate, gate),
        Bring::Become(token) | Bring::PutOnBound(token) | Bring::Risk(token) => !is(Kind::Token, token),
        _ => true,
    };
    quest.tasks.iter_mut().for_each(|task| {
        task.needs.retain(keeps_need);
        task.r#do.retain(keeps_bring);
        task.at.take_if(|token| is(Kind::Token, token));
    });
    quest.moments.iter_mut().for_each(|moment| {
        moment.needs.retain(keeps_need);
        moment.r#do.retain(keeps_bring);
        moment.at.take_if(|token| is(Kind::Token, token));
    });
    quest.rules.retain(|rule| !is(Kind::Task, &rule.when.0));
    quest.rules.iter_mut().for_each(|rule| rule.r#do.retain(keeps_bring));
    quest.doors.iter_mut().for_each(|door| door.needs.retain(keeps_need));
    quest.goals.retain(|goal| !matches!(goal, Goal::Did(task, _) if is(Kind::Task, task)));
    quest.passages.take_if(|token| is(Kind::Token, token));
    quest.immune_without.take_if(|token| is(Kind::Token, token));
    quest.escort.take_if(|escort| is(Kind::Gate, &escort.gate) || is(Kind::Token, &escort.to));
    quest.burden.take_if(|burden| is(Kind::Task, &burden.task));
    if let Some(fight) = &mut quest.boss {
        fight.shield.take_if(|token| is(Kind::Token, token));
        fight.lay.take_if(|(token, _, _)| is(Kind::Token, token));
    }
}

/// The second one of a name gets another one; a second counter goes.
fn twice(quest: &Quest, kind: Kind, name: &str) -> Option<Quest> {
    let mut new = quest.clone();
    match kind {
        Kind::Task => {
            let free = Named::Task.free(quest, name);
            new.tasks.iter_mut().filter(|task| task.name == name).nth(1)?.name = free;
        }
        Kind::Counter => {
            let last = new.counters.iter().rposition(|(known, _)| known == name)?;
            new.counters.remove(last);
        }
        Kind::Gate => {
            let free = Named::Gate.free(quest, name);
            new.doors.iter_mut().filter(|door| door.gate.as_deref() == Some(name)).nth(1)?.gate = Some(free);
        }
        Kind::Token | Kind::Boss | Kind::Card => return None,
    }
    Some(new)
}

/// What can never happen is not said any more; what follows after nothing was done follows after once.
fn silence(quest: &mut Quest, speaker: Speaker) {
    fn out<T>(list: &mut Vec<T>, at: usize) {
        if at < list.len() {
            list.remove(at);
        }
    }
    match speaker {
        Speaker::Task(at) => {
            if let Some(task) = quest.tasks.get(at).map(|task| task.name.clone()) {
                quest.tasks.remove(at);
                forget(quest, Kind::Task, &task);
            }
        }
        Speaker::Rule(at) => quest.rules.get_mut(at).into_iter().for_each(|rule| rule.when.1 = 1),
        Speaker::Moment(at) => out(&mut quest.moments, at),
        Speaker::Goal(at) => out(&mut quest.goals, at),
    }
}
