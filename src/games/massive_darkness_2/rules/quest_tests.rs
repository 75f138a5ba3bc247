//! The Quests as they are laid out, and played at random.

use crate::cards::Back;
use crate::dungeon::Dungeon;
use crate::kernel::board::{BoardState, SpaceId};
use crate::kernel::conformance::{Effort, check_game};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Game as _, Outcome};
use crate::layout::lay_out;
use crate::own_tiles::{PrintedSide, TileSide};
use crate::quest::Quest;
use crate::tests::{CONTENT, setup, sound};
use crate::{MassiveDarkness2, Thing};
use std::collections::BTreeSet;
use std::sync::Arc;

macro_rules! quests {
    ($($file:literal),*) => {
        [$((
            $file,
            include_str!(concat!("../../../../quests/massive-darkness-2/", $file, ".ron")),
        )),*]
    };
}

pub(crate) fn written() -> Vec<Quest> {
    let files = quests![
        "tutorial",
        "highway-to-hellscape",
        "the-passage",
        "the-demon-artifact",
        "the-cursed-sword",
        "hellish-maze",
        "the-horror-beast",
        "releasing-michael",
        "soul-collector",
        "the-soul-keys",
        "hellscape"
    ];
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let read = files.iter().map(|(name, text)| {
        let quest: Quest = options.from_str(text).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        assert_eq!(quest.id, *name);
        quest
    });
    read.collect()
}

pub(crate) fn sides() -> Vec<TileSide> {
    let printed: Vec<PrintedSide> =
        ron::from_str(include_str!("../../../../assets/massive-darkness-2/tiles.ron")).unwrap();
    printed.into_iter().map(TileSide::from).collect()
}

fn laid(quest: &Quest, heroes: usize) -> Arc<Dungeon> {
    Arc::new(lay_out(&quest.for_heroes(heroes), &sides()).unwrap_or_else(|wrong| panic!("{}: {wrong}", quest.id)))
}

/// M2-COMP-12, M2-COMP-13, M2-QC-01, M2-QC-02: no Quest needs more than the box holds, for six Heroes; Spawn and Loot lie in
/// Chambers; nobody begins among Enemies; one side of a Tile only (M2-COMP-01).
#[test]
fn quests_keep_to_the_box() {
    for quest in written() {
        let dungeon = laid(&quest, 6);
        let count = |thing: Thing| dungeon.things.iter().filter(|(laid, _)| *laid == thing).count();
        let marks = dungeon.things.iter().filter(|(thing, _)| matches!(thing, Thing::Mark(_))).count();
        let loot = if dungeon.story.as_if.is_some() { 1 } else { 3 };
        assert!(quest.doors.len() <= 15 && quest.bridges.len() <= 2, "{}", quest.id);
        assert!(count(Thing::Spawn) <= 15 && count(Thing::Loot) * loot <= 28, "{}", quest.id);
        assert!(count(Thing::Forge) <= 4 && count(Thing::Pillar) <= 6 && marks <= 9, "{}", quest.id);
        let numbers: BTreeSet<char> = quest.tiles.iter().filter_map(|tile| tile.side.chars().next()).collect();
        assert_eq!(numbers.len(), quest.tiles.len(), "{}", quest.id);
        for (thing, zone) in &dungeon.things {
            let in_chamber = dungeon.zone(*zone).chamber.is_some();
            assert!(in_chamber || !matches!(thing, Thing::Spawn | Thing::Loot), "{}: {thing:?}", quest.id);
        }
        assert!(!dungeon.mobs.iter().any(|zone| (0..6).any(|seat| dungeon.start_of(seat) == *zone)), "{}", quest.id);
    }
}

/// Whatever lies somewhere can be walked to, by doors, Bridges and passages; with fewer Heroes, too.
#[test]
fn everything_can_be_reached() {
    for quest in written() {
        for heroes in [2, 3, 6] {
            let dungeon = laid(&quest, heroes);
            let all = BoardState::all_open(&dungeon.board);
            let mut known: BTreeSet<SpaceId> = (0..6).map(|seat| dungeon.start_of(seat)).collect();
            if let Some(kind) = dungeon.story.passages {
                known.extend(
                    dungeon.things.iter().filter(|(thing, _)| *thing == Thing::Mark(kind)).map(|(_, zone)| *zone),
                );
            }
            let mut queue: Vec<SpaceId> = known.iter().copied().collect();
            while let Some(zone) = queue.pop() {
                for (next, _) in dungeon.board.neighbours(&all, zone) {
                    if !dungeon.zone(next).abyss && known.insert(next) {
                        queue.push(next);
                    }
                }
            }
            let things = dungeon.things.iter().map(|(_, zone)| *zone).chain(dungeon.mobs.iter().copied());
            let places = things.chain(dungeon.portals.iter().map(|(_, zone)| *zone));
            let lost: Vec<_> = places.filter(|zone| !known.contains(zone)).map(|zone| dungeon.zone(zone)).collect();
            assert!(lost.is_empty(), "{} with {heroes} Heroes: {lost:?}", quest.id);
        }
    }
}

/// The Last Roaming Monster finds a weapon, and the Bosses of the Quests have dashboards.
#[test]
fn what_quests_name_is_there() {
    assert!(!CONTENT.of_back(Back::Mob(2)).is_empty());
    for quest in written() {
        if let Some(fight) = &quest.boss {
            assert!(CONTENT.printed.bosses.iter().any(|boss| boss.id == fight.boss), "{}", quest.id);
        }
        if let Some(burden) = &quest.burden {
            assert!(!CONTENT.named(&burden.card).is_empty(), "{}", quest.id);
        }
    }
}

/// `MASSIVE_DARKNESS_2_SOAK=100 cargo test -p massive-darkness-2-rules quests_are_played`: so many random games of each Quest and
/// each number of Heroes: no question without an answer, nothing listed refused, an end within 300 rounds.
#[test]
fn quests_are_played_at_random() {
    let games: u64 = std::env::var("MASSIVE_DARKNESS_2_SOAK").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    for quest in written() {
        let mut ends = [0; 3];
        for heroes in 1..=6 {
            let dungeon = laid(&quest, heroes);
            for seed in 0..games {
                let new =
                    MassiveDarkness2::new(Arc::clone(&CONTENT), Arc::clone(&dungeon), &setup(heroes), &mut |_| {});
                let mut game = new.unwrap();
                let (mut chance, mut chooser) =
                    (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
                let mut listed = Vec::new();
                let mut given = 0;
                while let Some(question) = game.question() {
                    let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                        listed.clear();
                        game.answers(&mut listed);
                        assert!(!listed.is_empty(), "{}: no answer to {question:?}", quest.id);
                        listed[chooser.pick(listed.len() as u32) as usize]
                    });
                    game.answer(&answer, &mut |_| {}).unwrap();
                    given += 1;
                    assert!(given < 200_000, "{} with {heroes} Heroes, seed {seed} does not end", quest.id);
                    if given % 16 == 0 {
                        sound(&game).unwrap_or_else(|wrong| panic!("{}, seed {seed}: {wrong}, {answer:?}", quest.id));
                    }
                }
                let outcome = game.outcome().unwrap();
                assert_ne!(outcome, Outcome::Stuck, "{} with {heroes} Heroes, seed {seed}", quest.id);
                assert!(game.round() <= 300, "{} with {heroes} Heroes, seed {seed}", quest.id);
                ends[outcome as usize] += 1;
            }
        }
        println!("{}: {ends:?} won, lost, stuck", quest.id);
    }
}

/// The promises of a game are kept where a Quest has most of its own: an escort, a burden, passages, a Boss, Gates.
#[test]
fn quests_keep_the_promises_of_a_game() {
    for quest in written().iter().filter(|quest| quest.id != "tutorial") {
        let new = |seed: u64| {
            let heroes = 1 + (seed % 6) as usize;
            let dungeon = laid(quest, heroes);
            MassiveDarkness2::new(Arc::clone(&CONTENT), dungeon, &setup(heroes), &mut |_| {}).unwrap()
        };
        let effort = Effort { games: 2, every: 97, enumerated: 0, ..Effort::default() };
        let report = check_game(new, &effort, sound).unwrap_or_else(|wrong| panic!("{}: {wrong:?}", quest.id));
        assert_eq!(report.ended[2], 0, "{}: {report:?}", quest.id);
    }
}
