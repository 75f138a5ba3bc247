//! Where things lie: can they be reached, do they do anything there, and has the box as many.

use super::possible::Possible;
use super::{Component, Finding, What};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::rules::own_tiles::is_own;
use crate::games::massive_darkness_2::rules::quest::{Quest, Spot, tile_number};
use crate::games::massive_darkness_2::rules::setup::scaled;
use crate::games::massive_darkness_2::rules::{Dungeon, Portal, Thing};
use crate::kernel::board::SpaceId;
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn findings(quest: &Quest, dungeon: &Dungeon, possible: &Possible, all: &CoreBox) -> Vec<Finding> {
    let mut findings = starts(quest, dungeon);
    findings.extend(fight(dungeon));
    findings.extend(face_down(dungeon, all));
    if dungeon.zones.len() > dungeon.start.index() {
        findings.extend(reach(dungeon, &possible.reached));
    }
    findings.extend(supply(quest, dungeon));
    findings
}

fn starts(quest: &Quest, dungeon: &Dungeon) -> Vec<Finding> {
    let mut findings = Vec::new();
    let starts = if quest.starts.is_empty() { std::slice::from_ref(&dungeon.start) } else { &dungeon.starts };
    for start in starts.iter().copied().filter(|start| start.index() < dungeon.zones.len()) {
        let at = dungeon.spot(start);
        if dungeon.zone(start).abyss {
            findings.push(Finding::at(What::StartsInAbyss, at));
        }
        if dungeon.mobs.contains(&start) {
            findings.push(Finding::at(What::StartsAmongEnemies, at));
        }
    }
    findings
}

/// M2-BOSS-02: the Boss and the Heroes are placed on the Tile of the fight; everything else is taken away.
fn fight(dungeon: &Dungeon) -> Vec<Finding> {
    let Some(fight) = &dungeon.story.boss else { return Vec::new() };
    let mut places = fight.starts.clone();
    places.push(fight.at);
    let is_beside = |zone: &&SpaceId| dungeon.zone(**zone).tile != fight.tile || dungeon.zone(**zone).abyss;
    let mut findings: Vec<Finding> =
        (places.iter().filter(is_beside)).map(|zone| Finding::at(What::BesideTheFight, dungeon.spot(*zone))).collect();
    if fight.starts.is_empty() {
        findings.push(Finding::at(What::BesideTheFight, dungeon.spot(fight.at)));
    }
    findings
}

/// M2-LIMIT-01: no more than the box has of those whose hidden side is drawn.
fn face_down(dungeon: &Dungeon, all: &CoreBox) -> Vec<Finding> {
    let printing = &all.content.printed.printing;
    let most = [
        (Thing::SpikeTrap, printing.spikes.len()),
        (Thing::BearTrap, printing.bears.len()),
        (Thing::Fountain, printing.fountains.len()),
        (Thing::Chest, printing.chests.len()),
        (Thing::GreatChest, printing.great_chests.len()),
    ];
    let too_few = most.into_iter().filter_map(|(thing, most)| {
        let at = lying(dungeon, thing);
        (at.len() > most).then_some(Finding { what: What::TooFew(thing, at.len(), most), at })
    });
    too_few.collect()
}

fn lying(dungeon: &Dungeon, thing: Thing) -> Vec<Spot> {
    let there = dungeon.things.iter().filter(|(laid, _)| *laid == thing);
    there.map(|(_, zone)| dungeon.spot(*zone)).collect()
}

fn reach(dungeon: &Dungeon, reached: &BTreeSet<SpaceId>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (thing, zone) in &dungeon.things {
        let at = dungeon.spot(*zone);
        if !reached.contains(zone) {
            findings.push(Finding::at(What::OutOfReach(*thing), at));
        }
        let works_in_chambers = matches!(thing, Thing::Spawn | Thing::Loot);
        if works_in_chambers && dungeon.zone(*zone).chamber.is_none() {
            findings.push(Finding::at(What::NotInChamber(*thing), at));
        }
    }
    let enemies = dungeon.portals.iter().map(|(_, zone)| *zone).chain(dungeon.mobs.iter().copied());
    for zone in enemies.filter(|zone| !reached.contains(zone)) {
        findings.push(Finding::at(What::EnemiesOutOfReach, dungeon.spot(zone)));
    }
    let lost = |in_room: bool| -> Vec<Spot> {
        let is_lost = |space: &SpaceId| {
            let zone = dungeon.zone(*space);
            !reached.contains(space) && !zone.abyss && zone.chamber.is_some() == in_room
        };
        dungeon.board.spaces().filter(is_lost).map(|space| dungeon.spot(space)).collect()
    };
    let (islands, rooms) = (lost(false), lost(true));
    if !islands.is_empty() {
        findings.push(Finding { what: What::Islands(islands.len()), at: islands });
    }
    if !rooms.is_empty() {
        findings.push(Finding { what: What::ClosedRooms(rooms.len()), at: rooms });
    }
    findings
}

/// M2-COMP-01, M2-COMP-12: what the box has of everything else.
fn supply(quest: &Quest, dungeon: &Dungeon) -> Vec<Finding> {
    const DOORS: usize = 15;
    const BRIDGES: usize = 2;
    /// Objective tokens have two sides (M2-COMP-13), and Time and Corruption tokens stand for more of them: as many as the Quests of
    /// the box need.
    const MARKS: usize = 9;
    const PORTALS: usize = 3;
    let mut findings = Vec::new();
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let of_box = || quest.tiles.iter().filter(|tile| !is_own(quest, &tile.side));
    for tile in of_box() {
        let number = tile_number(&tile.side);
        *numbers.entry(number).or_default() += 1;
    }
    for (number, _) in numbers.into_iter().filter(|(_, count)| *count > 1) {
        let same = |side: &str| tile_number(side) == number;
        let at = of_box().filter(|tile| same(&tile.side)).map(|tile| tile.at).collect();
        findings.push(Finding { what: What::TileTwice(number.to_owned()), at });
    }
    let count = |thing: Thing| dungeon.things.iter().filter(|(laid, _)| *laid == thing).count();
    let marks = dungeon.things.iter().filter(|(thing, _)| matches!(thing, Thing::Mark(_))).count();
    let loot = if dungeon.story.as_if.is_some() { 1 } else { usize::from(scaled(MOST_HEROES)) };
    let of_portals = |is_roaming: bool| {
        let portals = dungeon.portals.iter();
        portals.filter(|(portal, _)| (*portal == Portal::Roaming) == is_roaming).count()
    };
    let counts = [
        (Component::Doors, quest.doors.len(), DOORS),
        (Component::Bridges, quest.bridges.len(), BRIDGES),
        (Component::Marks, marks, MARKS),
        (Component::Portals, of_portals(false), PORTALS),
        (Component::RoamingPortals, of_portals(true), 1),
        (Component::Thing(Thing::Spawn), count(Thing::Spawn), 15),
        (Component::Thing(Thing::Loot), count(Thing::Loot) * loot, 28),
        (Component::Thing(Thing::Forge), count(Thing::Forge), 4),
        (Component::Thing(Thing::Pillar), count(Thing::Pillar), 6),
    ];
    for (what, count, most) in counts.into_iter().filter(|(_, count, most)| count > most) {
        findings.push(Finding::of(What::Supply(what, count, most)));
    }
    if !quest.tiles.is_empty() && of_portals(true) == 0 {
        findings.push(Finding::of(What::NoRoamingPortal));
    }
    findings
}
