use super::mend::mend;
use super::rename::{Named, rename};
use super::{Piece, Refused, WIDE, empty, first_draft, lay, shift};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::lint::tests::broken;
use crate::games::massive_darkness_2::lint::{Weight, What, look};
use crate::games::massive_darkness_2::rules::quest::{AuthorTexts, Quest};
use crate::games::massive_darkness_2::rules::{Portal, Thing};
use crate::games::massive_darkness_2::texts;
use crate::house::text::Language;
use std::collections::BTreeSet;
use std::sync::LazyLock;

static ALL: LazyLock<CoreBox> = LazyLock::new(|| CoreBox::open().expect("the box"));

fn two_tiles() -> Quest {
    let (quest, first) = lay::tile(&empty(AuthorTexts::default()), "1A", (0, 0), 0).expect("the board is empty");
    assert_eq!((first, quest.start), ((0, 0), (1, 1)));
    lay::tile(&quest, "2A", (3, 0), 0).expect("there is room").0
}

#[test]
fn a_tile_beyond_the_edge_makes_room_for_itself() {
    let quest = lay::thing(&two_tiles(), Thing::Chest, (4, 2)).expect("one chest");
    let (wider, at) = lay::tile(&quest, "3A", (-2, -3), 0).expect("everything moves");
    assert_eq!((at, wider.start), ((0, 0), (3, 4)));
    assert_eq!(wider.things, [(Thing::Chest, (6, 5))]);
    assert_eq!(lay::tile(&quest, "3A", (0, 0), 1).map(|_| ()), Err(Refused::Taken));
    assert_eq!(lay::tile(&quest, "3A", (i16::from(WIDE) - 2, 0), 1).map(|_| ()), Err(Refused::Far));
    assert_eq!(shift(&quest, -1, 0).map(|_| ()), Err(Refused::Far));
}

#[test]
fn with_a_tile_goes_what_lies_on_it_and_nothing_else() {
    let quest = lay::thing(&two_tiles(), Thing::Chest, (4, 2)).expect("a chest");
    let quest = lay::thing(&quest, Thing::Loot, (0, 1)).expect("loot");
    let quest = lay::door(&quest, (3, 0), (2, 0)).expect("a door");
    let carried = lay::carry(&quest, &[Piece::Tile((3, 0))], 1, 2).expect("there is room");
    assert_eq!(carried.things, [(Thing::Chest, (5, 4)), (Thing::Loot, (0, 1))]);
    assert_eq!((carried.doors[0].from, carried.doors[0].to), ((4, 2), (3, 2)));
    assert_eq!(carried.start, (1, 1));
    let only = lay::carry(&quest, &[Piece::Thing(Thing::Loot, (0, 1))], 1, 0).expect("there is room");
    assert_eq!(only.things, [(Thing::Chest, (4, 2)), (Thing::Loot, (1, 1))]);
    assert_eq!(lay::carry(&quest, &[Piece::Tile((3, 0))], -3, 0).map(|_| ()), Err(Refused::Taken));
    let gone = lay::remove(&quest, &[Piece::Tile((3, 0))]);
    assert_eq!((gone.things, gone.doors.len(), gone.tiles.len()), (vec![(Thing::Loot, (0, 1))], 0, 1));
}

#[test]
fn four_quarter_turns_are_none_and_what_lies_there_turns_along() {
    let quest = lay::thing(&two_tiles(), Thing::Chest, (3, 0)).expect("a chest");
    let quest = lay::door(&quest, (3, 0), (4, 0)).expect("a door");
    let once = lay::turn(&quest, (3, 0));
    assert_eq!((once.things[0].1, once.tiles[1].turn), ((5, 0), 1));
    assert_eq!((once.doors[0].from, once.doors[0].to), ((5, 0), (5, 1)));
    let whole = (0..4).fold(quest.clone(), |quest, _| lay::turn(&quest, (3, 0)));
    assert_eq!(whole, quest);
    // As it was laid out: the same Zone has the same letter.
    let flipped = lay::flip(&quest, (3, 0), &ALL.sides).expect("it has two sides");
    assert_eq!(flipped.tiles[1].side, "2B");
    assert_eq!(lay::flip(&flipped, (3, 0), &ALL.sides).expect("it has two sides"), quest);
}

#[test]
fn everything_that_is_laid_lies_there_and_can_be_taken_away() {
    let quest = two_tiles();
    let laid: Vec<(Piece, Quest)> = vec![
        (Piece::Thing(Thing::Forge, (1, 0)), lay::thing(&quest, Thing::Forge, (1, 0)).expect("a forge")),
        (Piece::Mark("well".to_owned(), (1, 0)), lay::mark(&quest, "well", (1, 0)).expect("a mark")),
        (Piece::Portal(Portal::Five, (1, 0)), lay::portal(&quest, Portal::Five, (1, 0)).expect("a portal")),
        (Piece::Mobs((1, 0)), lay::mobs(&quest, (1, 0)).expect("a mob")),
        (Piece::Door((0, 0), (1, 0)), lay::door(&quest, (0, 0), (1, 0)).expect("a door")),
        (Piece::Bridge((6, 1)), lay::bridge(&quest, (6, 1)).expect("a bridge")),
    ];
    for (piece, with) in laid {
        assert!(piece.exists(&with) && !piece.exists(&quest), "{piece:?}");
        assert_eq!(lay::remove(&with, std::slice::from_ref(&piece)), quest, "{piece:?}");
    }
    // A Bridge leads to where a Tile lies.
    assert_eq!(lay::bridge(&quest, (6, 1)).expect("a bridge").bridges, [((6, 1), vec![(5, 1)])]);
    assert_eq!(lay::bridge(&quest, (4, 1)).map(|_| ()), Err(Refused::Taken));
    let begun = lay::another_start(&lay::start(&quest, (2, 2)), (4, 0)).expect("two starts");
    assert_eq!((begun.start, begun.starts.as_slice()), ((2, 2), &[(2, 2), (4, 0)][..]));
    let one = lay::another_start(&begun, (2, 2)).expect("one start");
    assert_eq!((one.start, one.starts.len()), ((4, 0), 0));
}

#[test]
fn a_boss_fight_keeps_its_tile_when_another_one_goes() {
    let three = lay::tile(&two_tiles(), "3A", (6, 0), 0).expect("there is room").0;
    let quest = lay::boss(&three, "reaper", (8, 1)).expect("a boss");
    let fight = quest.boss.as_ref().expect("a fight");
    assert_eq!((fight.tile, fight.at, fight.starts.as_slice()), (2, (8, 1), &[(6, 2)][..]));
    let left = lay::remove(&quest, &[Piece::Tile((0, 0))]).boss.expect("it goes on");
    assert_eq!((left.tile, left.at), (1, (8, 1)));
    assert_eq!(lay::remove(&quest, &[Piece::Tile((6, 0))]).boss, None, "without its Tile there is none");
    let both = lay::remove(&quest, &[Piece::Tile((0, 0)), Piece::Tile((3, 0))]).boss.expect("it goes on");
    assert_eq!(both.tile, 0);
    // Carried with its Tile it stays on it; carried alone onto another Tile, the fight is there.
    let carried = lay::carry(&quest, &[Piece::Tile((6, 0))], 0, 3).expect("there is room").boss.expect("a fight");
    assert_eq!((carried.tile, carried.at, carried.starts.as_slice()), (2, (8, 4), &[(6, 5)][..]));
    let moved = lay::carry(&quest, &[Piece::Boss((8, 1))], -4, 0).expect("a Tile lies there").boss.expect("a fight");
    assert_eq!((moved.tile, moved.at, moved.starts.as_slice()), (1, (4, 1), &[(5, 2)][..]));
    assert_eq!(lay::boss(&three, "reaper", (20, 20)).map(|_| ()), Err(Refused::NoTile));
}

#[test]
fn heroes_and_tokens_of_a_boss_fight_have_their_places() {
    assert_eq!(lay::fight_start(&two_tiles(), (4, 0)).map(|_| ()), Err(Refused::NoFight));
    let quest = lay::boss(&two_tiles(), "reaper", (5, 1)).expect("a boss");
    let two = lay::fight_start(&quest, (4, 0)).expect("another place");
    assert_eq!(two.boss.as_ref().expect("a fight").starts, [(3, 2), (4, 0)]);
    let one = lay::fight_start(&lay::fight_start(&two, (3, 2)).expect("one less"), (4, 0)).expect("the last one stays");
    assert_eq!(one.boss.expect("a fight").starts, [(4, 0)]);
    let laid = lay::fight_token(&lay::mark(&quest, "well", (0, 0)).expect("a mark"), (4, 1)).expect("a place");
    assert_eq!(laid.boss.as_ref().expect("a fight").lay, Some(("well".to_owned(), 1, vec![(4, 1)])));
    assert_eq!(lay::fight_token(&laid, (4, 1)).expect("none").boss.expect("a fight").lay, None);
}

#[test]
fn there_can_be_no_more_than_is_laid_out() {
    let mut quest = two_tiles();
    let mut count = 0;
    while let Ok(more) = lay::thing(&quest, Thing::Loot, (0, 0)) {
        quest = more;
        count += 1;
        assert!(count < 1000);
    }
    assert!(matches!(lay::thing(&quest, Thing::Loot, (0, 0)), Err(Refused::Full(_))));
}

/// Every name of every Quest of the box can be another one, and nothing is wrong with the Quest afterwards.
#[test]
fn whatever_has_a_name_can_have_another_one() {
    for quest in ALL.quests.iter() {
        for kind in [Named::Token, Named::Task, Named::Counter, Named::Gate] {
            let names: BTreeSet<String> = kind.all(quest).into_iter().collect();
            for name in names {
                let renamed = rename(quest, kind, &name, "other").expect("nothing is called so");
                assert!(!kind.all(&renamed).contains(&name), "{} {name}", quest.id);
                let wrong: Vec<_> =
                    look(&renamed, &ALL).findings.into_iter().filter(|found| found.weight() > Weight::Hint).collect();
                assert!(wrong.is_empty(), "{}, {kind:?} {name}: {wrong:?}", quest.id);
                assert_eq!(rename(&renamed, kind, "other", &name).expect("it is free"), *quest);
            }
        }
    }
    let tutorial = ALL.quest("tutorial").expect("the tutorial");
    assert_eq!(rename(tutorial, Named::Task, "scroll", "rift"), Err(Refused::Named));
    assert_eq!(Named::Task.free(tutorial, "scroll"), "scroll-2");
}

#[test]
fn drafts_differ_and_nothing_is_wrong_with_any() {
    let mut different = BTreeSet::new();
    for seed in 0..12 {
        let quest =
            first_draft(&ALL, &AuthorTexts::default(), seed).unwrap_or_else(|| panic!("nothing comes of seed {seed}"));
        assert_eq!(quest.tiles.len(), 3);
        let looked = look(&quest, &ALL);
        assert!(looked.findings.iter().all(|found| found.weight() == Weight::Hint), "{seed}: {:?}", looked.findings);
        for heroes in 1..=6 {
            assert!(ALL.lay_out(&quest, heroes).is_ok(), "{seed} with {heroes} Heroes");
        }
        different.insert(format!("{:?}", quest.tiles));
    }
    assert!(different.len() > 9, "{different:?}");
}

/// Whatever is offered to mend something mends it, and nothing graver comes of it; most of what can be wrong can be mended so.
#[test]
fn a_mend_takes_away_what_was_found_and_nothing_worse_comes() {
    let (mut mended, mut count) = (Vec::new(), 0);
    for (what, quest) in broken() {
        let looked = look(&quest, &ALL);
        let finding = looked.findings.iter().find(|finding| finding.what == what).expect("it is found");
        count += 1;
        if let Some(after) = mend(&quest, &looked, finding, &ALL) {
            let found = look(&after, &ALL).findings;
            assert!(!found.contains(finding), "{what:?}");
            mended.push(what);
        }
    }
    assert!(mended.len() * 3 > count * 2, "{} of {count}: {mended:?}", mended.len());
    let is_mended = |what: &What| mended.contains(what);
    assert!(is_mended(&What::NoRoamingPortal) && is_mended(&What::NoGoal) && is_mended(&What::BesideTheFight));
    // A room without a door gets one.
    let tutorial = ALL.quest("tutorial").expect("the tutorial");
    let looked = look(tutorial, &ALL);
    let closed = looked.findings.iter().find(|found| found.what == What::ClosedRooms(5));
    let after = mend(tutorial, &looked, closed.expect("five Zones"), &ALL).expect("a door");
    assert_eq!(after.doors.len(), tutorial.doors.len() + 1);
}

#[test]
fn a_hint_that_is_meant_is_told_no_more() {
    let mut quest = ALL.quest("tutorial").expect("the tutorial").clone();
    let hint = look(&quest, &ALL).findings.iter().find_map(|finding| finding.hint()).expect("rooms without doors");
    quest.told.meant.insert(hint.to_owned());
    assert!(look(&quest, &ALL).findings.iter().all(|finding| finding.hint() != Some(hint)));
}

#[test]
fn whatever_a_quest_of_the_box_has_a_name_for_is_called_something_in_each_language() {
    for quest in ALL.quests.iter() {
        for kind in [Named::Token, Named::Task, Named::Counter, Named::Gate] {
            for name in kind.all(quest) {
                let key = format!("{}-{name}", kind.word());
                let silent = Language::ALL.into_iter().find(|language| !texts::of(*language).has(&key));
                assert_eq!(silent, None, "{}: {key}", quest.id);
            }
        }
    }
}
