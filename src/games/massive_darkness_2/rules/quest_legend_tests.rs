//! What lies on the maps is what the rulebook says of each Quest, piece by piece (M2-QC-01, M2-QC-02): its Tiles, what its legend counts,
//! and what its text counts of its own tokens. The pictures of the maps are lost, so where something lies is ours; how much is not.
//!
//! The white-framed doors are among the doors of a legend: Hellscape has 15 with its Gates, and there are 15 in the box (M2-COMP-12).

use crate::dungeon::Portal;
use crate::quest::Quest;
use crate::quest_tests::written;
use crate::state::Thing;
use Piece::{Bridge, Door, Fight, Lies, Mark, Mob, Start, Through, Time};

/// Something that a legend counts.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Piece {
    /// Hero Starting Zones.
    Start,
    /// Starting Mob Zones.
    Mob,
    /// Doors, those with a white frame among them.
    Door,
    Bridge,
    /// Portals of this kind.
    Through(Portal),
    /// Tokens of the box.
    Lies(Thing),
    /// Objective and other tokens that the Quest says something of, by their names in the data.
    Mark(&'static str),
    /// So many Time tokens lie on something.
    Time(&'static str),
    /// Boss Fight Starting Zones.
    Fight,
}

/// What is said of a Quest: how many of which piece, by which statement. Lines of legends have no numbers of their own.
struct Said {
    piece: Piece,
    count: usize,
    rule: &'static str,
}

const fn said(piece: Piece, count: usize, rule: &'static str) -> Said {
    Said { piece, count, rule }
}

/// A Quest as the rulebook describes it.
struct Told {
    id: &'static str,
    tiles: &'static [&'static str],
    said: &'static [Said],
    /// Nothing of its legend is lost: what is not named is not there. Where Loot lies is never counted.
    is_whole: bool,
}

const LEGEND: &str = "M2-QC-02";
const ROAMING: Piece = Through(Portal::Roaming);
const THREE: Piece = Through(Portal::Three);
const FIVE: Piece = Through(Portal::Five);

const TOLD: [Told; 11] = [
    Told {
        id: "tutorial",
        tiles: &["1A", "4A"],
        said: &[
            said(Mark("scroll"), 1, "M2-QT-R1"),
            said(Mark("rift"), 1, "M2-QT-R2"),
            said(Start, 1, LEGEND),
            said(Lies(Thing::Spawn), 1, LEGEND),
            said(ROAMING, 1, LEGEND),
            said(Door, 2, LEGEND),
            said(Bridge, 1, LEGEND),
        ],
        is_whole: true,
    },
    Told {
        id: "highway-to-hellscape",
        tiles: &["1A", "3A", "5A"],
        said: &[
            said(Mark("lever"), 2, "M2-Q1-R2"),
            said(Mark("altar"), 1, "M2-Q1-R4"),
            said(Start, 1, LEGEND),
            said(Lies(Thing::Spawn), 4, LEGEND),
            said(Mob, 2, LEGEND),
            said(ROAMING, 1, LEGEND),
            said(THREE, 1, LEGEND),
            said(FIVE, 1, LEGEND),
            said(Bridge, 2, LEGEND),
            said(Lies(Thing::Pillar), 1, LEGEND),
            said(Lies(Thing::Forge), 1, LEGEND),
            said(Door, 9, LEGEND),
            said(Lies(Thing::SpikeTrap), 1, LEGEND),
        ],
        is_whole: false,
    },
    Told {
        id: "the-passage",
        tiles: &["2A", "4A", "5A"],
        said: &[
            said(Mark("rift"), 1, "M2-Q2-R4"),
            said(Start, 1, LEGEND),
            said(Lies(Thing::Spawn), 4, LEGEND),
            said(Mob, 1, LEGEND),
            said(Door, 8, LEGEND),
        ],
        is_whole: false,
    },
    Told {
        id: "the-demon-artifact",
        tiles: &["1B", "3B", "5B", "7B"],
        said: &[
            said(Mark("shard"), 3, "M2-Q3-O1"),
            said(Mark("forge"), 1, "M2-Q3-R2"),
            said(Start, 1, LEGEND),
            said(Mob, 2, LEGEND),
            said(ROAMING, 1, LEGEND),
            said(THREE, 1, LEGEND),
            said(FIVE, 1, LEGEND),
            said(Lies(Thing::BearTrap), 1, LEGEND),
            said(Lies(Thing::SpikeTrap), 2, LEGEND),
        ],
        is_whole: false,
    },
    Told {
        id: "the-cursed-sword",
        tiles: &["1B", "2B", "5B", "6A"],
        said: &[said(Mark("crystal"), 5, "M2-Q4-O1"), said(Start, 1, LEGEND)],
        is_whole: false,
    },
    Told {
        id: "hellish-maze",
        tiles: &["3B", "4B", "5B", "6A"],
        said: &[
            said(Mark("passage"), 4, "M2-Q5-R4"),
            said(Mark("lair"), 4, "M2-Q5-R1"),
            said(Start, 1, LEGEND),
            said(Lies(Thing::Spawn), 4, LEGEND),
            said(Mob, 1, LEGEND),
            said(ROAMING, 1, LEGEND),
            said(THREE, 1, LEGEND),
            said(FIVE, 1, LEGEND),
            said(Lies(Thing::Chest), 2, LEGEND),
            said(Lies(Thing::GreatChest), 2, LEGEND),
            said(Door, 8, LEGEND),
            said(Lies(Thing::Fountain), 2, LEGEND),
            said(Lies(Thing::Forge), 1, LEGEND),
            said(Bridge, 1, LEGEND),
            said(Lies(Thing::BearTrap), 2, LEGEND),
            said(Lies(Thing::Pillar), 1, LEGEND),
        ],
        is_whole: true,
    },
    Told {
        id: "the-horror-beast",
        tiles: &["1B", "4B", "5B", "7B"],
        // M2-COMP-13: there are five Objective tokens, so at most five Feathers.
        said: &[said(Mark("feather"), 5, "M2-Q6-R3"), said(Mark("beast"), 1, "M2-Q6-R1"), said(Start, 1, LEGEND)],
        is_whole: false,
    },
    Told {
        id: "releasing-michael",
        tiles: &["2B", "4B", "8A"],
        said: &[
            said(Mark("seal"), 4, "M2-Q7-R2"),
            said(Fight, 1, "M2-Q7-R3"),
            said(Start, 1, LEGEND),
            said(Mob, 1, LEGEND),
            said(Lies(Thing::Spawn), 5, LEGEND),
            said(Door, 4, LEGEND),
            said(Lies(Thing::Chest), 1, LEGEND),
            said(Lies(Thing::GreatChest), 2, LEGEND),
        ],
        is_whole: false,
    },
    Told {
        id: "soul-collector",
        tiles: &["2B", "3B", "5B", "6B"],
        said: &[
            said(Mark("prison"), 4, "M2-Q8-R2"),
            said(Mark("gate"), 1, "M2-Q8-R1"),
            said(Start, 1, LEGEND),
            said(Mob, 2, LEGEND),
            said(Lies(Thing::Spawn), 5, LEGEND),
            said(ROAMING, 1, LEGEND),
            said(THREE, 1, LEGEND),
            said(FIVE, 1, LEGEND),
            said(Lies(Thing::Chest), 1, LEGEND),
            said(Lies(Thing::GreatChest), 2, LEGEND),
            said(Bridge, 2, LEGEND),
            said(Door, 8, LEGEND),
            said(Lies(Thing::SpikeTrap), 1, LEGEND),
            said(Lies(Thing::BearTrap), 1, LEGEND),
            said(Lies(Thing::Forge), 1, LEGEND),
            said(Lies(Thing::Pillar), 1, LEGEND),
            said(Lies(Thing::Fountain), 2, LEGEND),
        ],
        is_whole: true,
    },
    Told {
        id: "the-soul-keys",
        tiles: &["6B", "7A", "8B"],
        said: &[
            said(Mark("first-key"), 1, "M2-Q9-O1"),
            said(Mark("second-key"), 1, "M2-Q9-O1"),
            said(Mark("third-key"), 1, "M2-Q9-O1"),
            said(Time("first"), 1, "M2-Q9-R2"),
            said(Time("second"), 3, "M2-Q9-R2"),
            said(Time("third"), 5, "M2-Q9-R2"),
            said(Mark("west-glass"), 1, "M2-Q9-R5"),
            said(Mark("east-glass"), 1, "M2-Q9-R5"),
            said(Time("west"), 2, "M2-Q9-R5"),
            said(Time("east"), 2, "M2-Q9-R5"),
            said(Fight, 1, "M2-Q9-R5"),
            said(Start, 1, LEGEND),
            said(Mob, 1, LEGEND),
            said(Lies(Thing::Spawn), 3, LEGEND),
            said(ROAMING, 1, LEGEND),
            said(THREE, 1, LEGEND),
            said(FIVE, 1, LEGEND),
            said(Lies(Thing::Chest), 1, LEGEND),
            said(Lies(Thing::GreatChest), 2, LEGEND),
            said(Bridge, 2, LEGEND),
            said(Lies(Thing::BearTrap), 1, LEGEND),
            said(Lies(Thing::Forge), 1, LEGEND),
            said(Lies(Thing::Fountain), 1, LEGEND),
            said(Door, 8, LEGEND),
        ],
        is_whole: true,
    },
    Told {
        id: "hellscape",
        tiles: &["2B", "3A", "5A", "6A", "7A"],
        said: &[
            // The mark of the central Zone is no token of the legend.
            said(Mark("heart"), 1, "M2-Q10-R6"),
            said(Start, 4, "M2-Q10-R1"),
            said(Lies(Thing::Spawn), 10, LEGEND),
            said(ROAMING, 1, LEGEND),
            // M2-Q10-R10: three Portals, one on each of the Tiles that may be removed.
            said(THREE, 1, "M2-Q10-R10"),
            said(FIVE, 2, "M2-Q10-R10"),
            said(Lies(Thing::Chest), 5, LEGEND),
            said(Lies(Thing::GreatChest), 2, LEGEND),
            said(Lies(Thing::BearTrap), 2, LEGEND),
            said(Lies(Thing::SpikeTrap), 2, LEGEND),
            said(Lies(Thing::Forge), 4, LEGEND),
            said(Lies(Thing::Fountain), 4, LEGEND),
            said(Door, 15, LEGEND),
        ],
        is_whole: true,
    },
];

/// Whatever can be counted in a Quest by its kind alone.
const KINDS: [Piece; 17] = [
    Start,
    Mob,
    Door,
    Bridge,
    ROAMING,
    THREE,
    FIVE,
    Fight,
    Lies(Thing::Chest),
    Lies(Thing::GreatChest),
    Lies(Thing::Fountain),
    Lies(Thing::Forge),
    Lies(Thing::Pillar),
    Lies(Thing::SpikeTrap),
    Lies(Thing::BearTrap),
    Lies(Thing::Spawn),
    Lies(Thing::Loot),
];

fn count(quest: &Quest, piece: Piece) -> usize {
    match piece {
        Start => quest.starts.len().max(1),
        Mob => quest.mobs.len(),
        Door => quest.doors.len(),
        Bridge => quest.bridges.len(),
        Through(portal) => quest.portals.iter().filter(|(other, _)| *other == portal).count(),
        Lies(thing) => quest.things.iter().filter(|(other, _)| *other == thing).count(),
        Mark(name) => quest.marks.iter().filter(|(other, _)| other == name).count(),
        Time(name) => quest.counters.iter().find(|(other, _)| other == name).map_or(0, |(_, most)| usize::from(*most)),
        Fight => quest.boss.as_ref().map_or(0, |fight| fight.starts.len()),
    }
}

#[test]
fn on_every_map_lies_what_the_rulebook_names_and_as_much_of_it() {
    let quests = written();
    assert_eq!(quests.len(), TOLD.len());
    for (quest, told) in quests.iter().zip(&TOLD) {
        assert_eq!(quest.id, told.id);
        let mut tiles: Vec<&str> = quest.tiles.iter().map(|tile| tile.side.as_str()).collect();
        tiles.sort_unstable();
        assert_eq!(tiles, told.tiles, "{}: M2-QC-01", quest.id);
        for Said { piece, count: named, rule } in told.said {
            assert_eq!(count(quest, *piece), *named, "{}: {piece:?}, {rule}", quest.id);
        }
        // M2-QC-02, M2-REVEAL-05: Loot is on every legend, uncounted.
        assert!(count(quest, Lies(Thing::Loot)) > 0, "{}", quest.id);
        // No token of the Quest's own that nothing is said of.
        let marks = told.said.iter().filter(|said| matches!(said.piece, Mark(_))).map(|said| said.count);
        assert_eq!(quest.marks.len(), marks.sum::<usize>(), "{}", quest.id);
        let is_said = |kind: &Piece| *kind == Lies(Thing::Loot) || told.said.iter().any(|said| said.piece == *kind);
        for kind in KINDS.iter().filter(|kind| told.is_whole && !is_said(kind)) {
            assert_eq!(count(quest, *kind), 0, "{}: {kind:?} is named nowhere", quest.id);
        }
    }
}

#[test]
fn whatever_lies_on_a_map_is_of_a_kind_that_is_counted() {
    for quest in written() {
        let is_counted = |thing: &Thing| KINDS.contains(&Lies(*thing));
        assert!(quest.things.iter().all(|(thing, _)| is_counted(thing)), "{}", quest.id);
    }
}
