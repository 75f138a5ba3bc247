//! What is different between two versions of a Quest, in sentences: what has come, and what has gone.

use super::Words;
use super::blocks::Blocks;
use super::tiles::own_tile;
use crate::games::massive_darkness_2::content::{CoreBox, zone_name};
use crate::games::massive_darkness_2::rules::layout::draft;
use crate::games::massive_darkness_2::rules::quest::{PlacedDoor, Quest, Spot};
use crate::house::text::{Texts, shown};
use crate::tr;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A quarter turn, in degrees.
const QUARTER: u16 = 90;

/// What is different, what has gone before what has come.
#[must_use]
pub fn changes(before: &Quest, after: &Quest, all: &CoreBox, texts: &Texts) -> Vec<Arc<str>> {
    let (old, new) = (told(before, all, texts), told(after, all, texts));
    let gone = missing(&old, &new).into_iter().map(|what| tr!(texts, "change-md2-gone", what = what));
    let come = missing(&new, &old).into_iter().map(|what| tr!(texts, "change-md2-come", what = what));
    gone.chain(come).collect()
}

/// Lines that the other has not, or not as often.
fn missing<'l>(lines: &'l [String], other: &[String]) -> Vec<&'l str> {
    let mut left: BTreeMap<&str, usize> = BTreeMap::new();
    other.iter().for_each(|line| *left.entry(line).or_default() += 1);
    lines.iter().map(String::as_str).filter(|line| left.get_mut(*line).is_none_or(take)).collect()
}

/// One fewer; is there none to be taken?
fn take(count: &mut usize) -> bool {
    let is_none = *count == 0;
    *count = count.saturating_sub(1);
    is_none
}

/// Everything that a Quest says, a line each.
fn told(quest: &Quest, all: &CoreBox, texts: &Texts) -> Vec<String> {
    let (dungeon, _) = draft(quest, &all.sides);
    let words = Words { content: &all.content, dungeon: &dungeon, texts };
    let blocks = Blocks::of(quest, texts);
    let name = |(x, y): Spot| zone_name(x, y);
    let mut lines: Vec<String> = Vec::new();
    let mut say = |line: Arc<str>| lines.push(line.to_string());
    quest.own_tiles.iter().for_each(|own| say(own_tile(own, texts)));
    for tile in &quest.tiles {
        let (turned, from) = (QUARTER * u16::from(tile.turn % 4), i64::from(tile.heroes));
        let (side, zone) = (shown(&tile.side), name(tile.at));
        say(tr!(texts, "change-md2-tile", tile = side, zone = zone, turned = i64::from(turned), heroes = from));
    }
    let mut lies = |what: &str, at: Spot| say(tr!(texts, "change-md2-lies", what = what, zone = name(at)));
    let heroes = tr!(texts, "tool-md2-start");
    quest.starting_zones().iter().for_each(|at| lies(&heroes, *at));
    let mobs = tr!(texts, "tool-md2-mobs");
    quest.mobs.iter().for_each(|at| lies(&mobs, *at));
    let bridge = tr!(texts, "tool-md2-bridge");
    quest.bridges.iter().for_each(|(at, _)| lies(&bridge, *at));
    quest.portals.iter().for_each(|(portal, at)| lies(&words.portal(*portal), *at));
    quest.things.iter().for_each(|(one, at)| lies(&words.thing(*one), *at));
    quest.marks.iter().for_each(|(kind, at)| lies(&blocks.name("mark", kind), *at));
    lines.extend(quest.doors.iter().map(|door| door_line(door, &blocks)));
    lines.extend(quest.goals.iter().map(|goal| blocks.goal(goal).to_string()));
    lines.extend(quest.tasks.iter().map(|task| blocks.task(task)));
    lines.extend(quest.rules.iter().map(|rule| blocks.rule(rule)));
    lines.extend(quest.moments.iter().map(|moment| blocks.moment(moment)));
    lines.extend(quest.counters.iter().map(|(name, begin)| format!("{}: {begin}", blocks.name("counter", name))));
    lines.extend(blocks.specials(quest));
    let texts_of =
        [&quest.told.title, &quest.told.story, &quest.told.special].into_iter().chain(quest.told.names.values());
    lines.extend(texts_of.flat_map(|text| text.iter().map(|(language, text)| format!("{language}: {}", shown(text)))));
    lines
}

/// A door, and everything that is special about it.
fn door_line(door: &PlacedDoor, blocks: &Blocks<'_>) -> String {
    let texts = blocks.texts;
    let (zone, other) = (zone_name(door.from.0, door.from.1), zone_name(door.to.0, door.to.1));
    let mut parts = vec![tr!(texts, "change-md2-door", zone = zone, other = other)];
    parts.extend(door.open.then(|| tr!(texts, "door-md2-open")));
    parts.extend(door.enemies_pass.then(|| tr!(texts, "door-md2-enemies")));
    parts.extend(door.silent.then(|| tr!(texts, "door-md2-silent")));
    if let Some(gate) = &door.gate {
        parts.extend([blocks.name("gate", gate), blocks.opening(door.opens)]);
        parts.extend(door.needs.iter().map(|need| blocks.need(need)));
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::rules::own_tiles::{LETTERS, TileSide};
    use crate::games::massive_darkness_2::texts;
    use crate::house::text::Language;
    use crate::kernel::board::Direction;

    fn drawn_tiles(all: &CoreBox) -> Vec<TileSide> {
        vec![TileSide { id: "Crypt".to_owned(), ..all.sides[0].clone() }]
    }

    #[test]
    fn what_has_come_and_what_has_gone_is_told_and_nothing_else() {
        let all = CoreBox::open().expect("the box");
        let quest = all.quest("tutorial").expect("the tutorial");
        let texts = texts::of(Language::English);
        assert!(changes(quest, quest, &all, &texts).is_empty());
        let mut other = quest.clone();
        other.things.push(other.things[0]);
        other.goals.remove(0);
        other.doors[0].open = true;
        let told = changes(quest, &other, &all, &texts);
        assert_eq!(told.len(), 4, "{told:?}");
        let mut own = other.clone();
        own.own_tiles = drawn_tiles(&all);
        let drawn = changes(&other, &own, &all, &texts);
        assert_eq!(drawn.len(), 1, "{drawn:?}");
        LETTERS.swing(&mut own.own_tiles[0], (1, 0), Direction::East);
        let [gone, come] = &changes(&Quest { own_tiles: drawn_tiles(&all), ..own.clone() }, &own, &all, &texts)[..]
        else {
            panic!("one line has gone, one has come")
        };
        assert!(gone.contains("Crypt") && come.contains("B1, east side: wall"), "{come}");
        let begins = |word: &str| told.iter().filter(|line| line.starts_with(word)).count();
        assert_eq!((begins("Gone: "), begins("New: ")), (2, 2), "{told:?}");
        for texts in Language::ALL.map(texts::of) {
            for quest in all.quests.iter() {
                let told = changes(&all.quests[0], quest, &all, &texts);
                assert!(told.iter().all(|line| !line.contains(['⟨', '{', '$'])), "{told:?}");
            }
        }
    }
}
