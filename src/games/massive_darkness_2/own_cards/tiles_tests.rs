//! Sides of Tiles, typed in: kept, checked, laid in every Quest, taken along, and no trace of them where nobody has.

use super::problems::{CardProblem, problems};
use super::{Card, Cards, HellscapeCards, OwnCards, OwnPack, Sides, Tile, played_with, tiles_alone};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::lint::Misfit;
use crate::games::massive_darkness_2::lint::files::look_into;
use crate::games::massive_darkness_2::playtest::check::{InPieces as _, testing};
use crate::games::massive_darkness_2::print::sheet;
use crate::games::massive_darkness_2::rules::cards::HeroCard;
use crate::games::massive_darkness_2::rules::layout::Unlaid;
use crate::games::massive_darkness_2::rules::own_tiles::{EdgeKind, TileEdge, TileFault, TileSide};
use crate::games::massive_darkness_2::rules::{Dungeon, Unplayable};
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start, Unbegun};
use crate::games::massive_darkness_2::texts;
use crate::house::packs::CardPack as _;
use crate::house::packs::over::{Laid, PackTrouble};
use crate::house::paper::Paper;
use crate::house::session::{NotBegun, Sessions as _};
use crate::house::text::Language;
use crate::kernel::board::Direction;
use crate::kernel::hash::hash_of;
use serde::Serialize;
use std::fs;
use std::path::Path;
use std::sync::{Arc, LazyLock};

static RULES: LazyLock<HellscapeRules> = LazyLock::new(|| HellscapeRules::open().expect("the box"));

fn side(id: &str, rows: [&str; 3]) -> TileSide {
    TileSide { id: id.to_owned(), rows: rows.map(str::to_owned).to_vec(), edges: Vec::new() }
}

fn of_the_box(id: &str) -> TileSide {
    RULES.all().sides.iter().find(|side| side.id == id).expect("a side of the box").clone()
}

/// Own cards with this side and nothing else.
fn own(side: &TileSide) -> OwnCards {
    let mut own = OwnCards::default();
    own.put(Card::Tile(side.clone().into()));
    own
}

/// The side on which the Soul Keys lie, with all its Chambers where they were, but otherwise lit.
fn lit() -> TileSide {
    side("7A", ["LDd", "lll", "llL"])
}

fn laid(all: &CoreBox, quest: &str, heroes: usize) -> Result<Dungeon, Unlaid> {
    all.lay_out(all.quest(quest).expect("a Quest of the box"), heroes)
}

#[test]
fn a_side_that_is_typed_in_lies_in_every_quest_and_goes_along_with_a_game() {
    let rules = RULES.with_own(own(&lit())).expect("a game");
    let (with, without) = (rules.all(), RULES.all());
    for quest in without.quests.iter() {
        for heroes in 1..=6 {
            let has = quest.for_heroes(heroes).tiles.iter().any(|tile| tile.side == "7A");
            let is_same = laid(with, &quest.id, heroes) == laid(without, &quest.id, heroes);
            assert_eq!(is_same, !has, "{} with {heroes}", quest.id);
        }
    }
    let shadows = |dungeon: &Dungeon| dungeon.zones.iter().filter(|zone| zone.shadow).count();
    let dungeon = laid(with, "the-soul-keys", 2).expect("it fits");
    assert_eq!(shadows(&dungeon) + 3, shadows(&laid(without, "the-soul-keys", 2).expect("the box")));
    assert!(Misfit::all(with).is_empty(), "light and shadow fit everywhere");
    // A game knows the side, whatever becomes of the pack.
    let rules = rules.with_quest("the-soul-keys").expect("a Quest of the box");
    let session = rules.begin(rules.start(2, 1), 5, &mut |_| {}).expect("it begins");
    assert_eq!(*session.game().table().dungeon, dungeon);
    let again = RULES.verify(&session.all_lines().expect("lines")).expect("whoever has not typed it in understands it");
    assert_eq!((again.trouble, again.journal.hash()), (None, session.hash()));
    assert_eq!(again.journal.header().setup.own, own(&lit()));
    assert_eq!(*again.journal.game().table().dungeon, dungeon);
    // And one that was begun without it stays as it was.
    let plain = RULES.with_quest("the-soul-keys").expect("a Quest of the box");
    let lines = plain.begin(plain.start(2, 1), 5, &mut |_| {}).expect("it begins").all_lines().expect("lines");
    let again = rules.verify(&lines).expect("it is understood");
    assert_eq!(again.trouble, None);
    assert_eq!(again.journal.game().table().dungeon.zones, laid(without, "the-soul-keys", 2).expect("the box").zones);
}

#[test]
fn what_is_typed_in_is_ours_no_more_until_it_is_taken_out() {
    let rules = RULES.with_own(own(&lit())).expect("a game");
    let ours = &rules.all().ours;
    let told = |all: &CoreBox| all.sides.iter().filter(|side| ours.is_tile(side)).map(|side| side.id.clone()).collect();
    let (typed, printed): (Vec<String>, Vec<String>) = (told(rules.all()), told(RULES.all()));
    assert_eq!((typed, printed), (vec!["8A".into(), "8B".into()], vec!["7A".into(), "8A".into(), "8B".into()]));
    assert!(Card::Tile(of_the_box("7A").into()).is_ours(ours) && !Card::Tile(lit().into()).is_ours(ours));
    assert!(!Card::Tile(of_the_box("1A").into()).is_ours(ours), "it is known");
    // Nor does the sheet of a Quest say so.
    let (texts, quest) =
        (texts::of(Language::English), RULES.all().quest("the-soul-keys").expect("a Quest of the box"));
    let told = |all: &CoreBox| sheet(quest, all, &texts, Paper::A4).words().join(" ").contains("7A (ours)");
    assert!(told(RULES.all()) && !told(rules.all()));
    let mut pack = OwnPack { own: own(&lit()), ..OwnPack::none() };
    assert_eq!(pack.own.card("tile-7A"), Some(Card::Tile(Tile::from(lit()))));
    pack.own.take_out("tile-7A");
    assert!(pack.own.is_empty());
    let again = rules.with_own(pack.own).expect("a game");
    assert_eq!(again.all().sides, RULES.all().sides);
}

#[test]
fn a_pack_without_sides_is_written_as_ever_and_one_with_them_is_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("own.ron");
    let mut pack = OwnPack { title: "Mine".to_owned(), ..OwnPack::none() };
    pack.own.put(Card::all(&Cards::of(RULES.all())).into_iter().next().expect("a card"));
    pack.write(&path).expect("it is written");
    assert!(!fs::read_to_string(&path).expect("a file").contains("tiles"));
    let mut walled = lit();
    walled.edges.push(TileEdge { x: 0, y: 1, side: Direction::East, kind: EdgeKind::Wall });
    pack.own.join(own(&walled));
    pack.own.join(own(&side("8B", ["DDD", "DDD", "DDD"])));
    pack.write(&path).expect("it is written");
    assert_eq!(OwnPack::read(&path).expect("it is read"), pack);
    pack.own.join(own(&lit()));
    assert_eq!(pack.own.cards.tiles, [lit(), side("8B", ["DDD", "DDD", "DDD"])], "one of each name, the last one");
}

/// Cards as they were written before there were Tiles among them. Lists of nothing are alike, whatever could be in them.
#[derive(Default, Serialize)]
struct Before {
    heroes: Vec<HeroCard>,
    items: Vec<u8>,
    skills: Vec<u8>,
    powers: Vec<u8>,
    arrows: Vec<u8>,
    spirits: Vec<u8>,
    doors: Vec<u8>,
    mobs: Vec<u8>,
    roamers: Vec<u8>,
    bosses: Vec<u8>,
    tools: Vec<u8>,
    boards: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<Sides>,
}

#[test]
fn the_number_of_cards_without_sides_of_tiles_is_what_it_was() {
    let printed = Cards::of(RULES.all());
    let heroes = || printed.heroes[..2].to_vec();
    for sides in [Vec::new(), printed.sides.clone()] {
        let cards = Cards { heroes: heroes(), sides: sides.clone(), ..Cards::default() };
        assert_eq!(hash_of(&cards), hash_of(&Before { heroes: heroes(), sides, ..Before::default() }));
        assert_ne!(hash_of(&Cards { tiles: vec![lit()], ..cards.clone() }), hash_of(&cards));
    }
}

#[test]
fn what_is_no_side_is_told_and_left_out_and_one_that_the_box_has_not_refused() {
    let open = TileEdge { x: 0, y: 0, side: Direction::East, kind: EdgeKind::Opening };
    let with = |edges: Vec<TileEdge>| TileSide { edges, ..side("7A", ["LDd", "lll", "llL"]) };
    let long = TileSide { rows: vec!["l".repeat(5000); 5000], ..side("7A", ["lll"; 3]) };
    let wrong = [
        (side("7A", ["lll", "lll", "ll"]), TileFault::Size),
        (long, TileFault::Size),
        (side("7A", ["lxl", "lll", "lll"]), TileFault::Letter('x')),
        (side("7A", ["###"; 3]), TileFault::Bottomless),
        (with(vec![TileEdge { y: 1, ..open }, TileEdge { y: 1, ..open }]), TileFault::EdgeTwice),
        (with(vec![TileEdge { side: Direction::South, ..open }]), TileFault::Opened),
        (with(vec![TileEdge { x: 9, ..open }]), TileFault::Edge),
        (with(vec![open; 25]), TileFault::TooManyEdges),
    ];
    for (side, fault) in wrong {
        let found = problems(&Card::Tile(side.clone().into()));
        assert_eq!(found.iter().map(|problem| problem.what).collect::<Vec<_>>(), [CardProblem::Tile(fault)]);
        for texts in Language::ALL.map(texts::of) {
            let told = texts.get(crate::house::packs::over::CardProblem::message_id(found[0].what));
            assert!(!told.contains(['⟨', '{', '$']), "{told}");
        }
        assert_eq!(RULES.with_own(own(&side)).map(drop), Err(Unplayable::Card("tile-7A".to_owned())), "{fault:?}");
        // What else is in the pack counts.
        let mut pack = OwnPack { own: own(&side), ..OwnPack::none() };
        pack.own.join(own(&self::side("8B", ["DDD", "DDD", "DDD"])));
        let laid = Laid::<HellscapeCards>::default().with(Path::new("own.ron"), pack, RULES.all()).expect("it is laid");
        let left_out: Vec<&str> = laid.left_out.iter().map(|card| card.code.as_str()).collect();
        assert_eq!((left_out, laid.own.cards.tiles.len()), (vec!["tile-7A"], 1), "{fault:?}");
    }
    let pack = OwnPack { own: own(&side("9A", ["lll"; 3])), ..OwnPack::none() };
    let refused = Laid::<HellscapeCards>::default().with(Path::new("own.ron"), pack, RULES.all());
    assert_eq!(refused.map(drop), Err(PackTrouble::Cards(Unplayable::Number("tiles"))));
    let twice = Cards { tiles: vec![lit(), lit()], ..Cards::default() };
    let pack = OwnPack { own: OwnCards { cards: twice, ..OwnCards::default() }, ..OwnPack::none() };
    let refused = Laid::<HellscapeCards>::default().with(Path::new("own.ron"), pack, RULES.all());
    assert_eq!(refused.map(drop), Err(PackTrouble::Cards(Unplayable::Twice("tile-7A".to_owned()))));
    let short = Cards { tiles: vec![lit()], ..Cards::of(RULES.all()) };
    assert_eq!(played_with(RULES.all(), &short).map(drop), Err(Unplayable::Number("tiles")));
}

#[test]
fn a_quest_that_does_not_fit_is_told_and_refused_where_it_cannot_be_laid() {
    // No Chamber is left in which the doors could stand.
    let rules = RULES.with_own(own(&side("7A", ["lll"; 3]))).expect("the cards are a game");
    let all = rules.all();
    let misfits = Misfit::all(all);
    let told = |misfit: &Misfit| (misfit.quest.id.clone(), misfit.sides.clone(), misfit.can_be_played());
    assert_eq!(
        misfits.iter().map(told).collect::<Vec<_>>(),
        ["the-soul-keys", "hellscape"].map(|quest| (quest.to_owned(), vec!["7A".to_owned()], false))
    );
    for texts in Language::ALL.map(texts::of) {
        let told = misfits[0].told(all, &texts).join(" ");
        assert!(told.contains("7A") && !told.contains(['⟨', '{', '$']), "{told}");
    }
    let english = misfits[0].told(all, &texts::of(Language::English)).join(" ");
    assert!(english.starts_with("With your side 7A the quest “The Soul Keys” does not fit: "), "{english}");
    let start = |quest: &str, own: OwnCards| Start { own, ..RULES.with_quest(quest).expect("a Quest").start(2, 1) };
    let refused = rules.begin(start("the-soul-keys", rules.own().clone()), 1, &mut |_| {});
    assert!(matches!(refused.map(drop), Err(NotBegun::Refused(Unbegun::Unlaid(Unlaid::Door(..))))));
    // Without it the same Quest is played, and with it all others: with two Heroes also the one that lays it from four on.
    assert!(rules.begin(start("the-soul-keys", OwnCards::default()), 1, &mut |_| {}).is_ok());
    for quest in ["hellscape", "tutorial", "releasing-michael"] {
        assert!(rules.begin(start(quest, rules.own().clone()), 1, &mut |_| {}).is_ok(), "{quest}");
    }
    // Whatever lies where nobody can stand can be laid, but not meant.
    let rules = RULES.with_own(own(&side("7A", ["LDd", "dld", "#lL"]))).expect("the cards are a game");
    let misfits = Misfit::all(rules.all());
    assert_eq!(
        misfits.iter().map(told).collect::<Vec<_>>(),
        ["the-soul-keys", "hellscape"].map(|quest| (quest.to_owned(), vec!["7A".to_owned()], true))
    );
    let told = misfits[0].told(rules.all(), &texts::of(Language::English)).join(" ");
    assert!(told.contains("D3"), "the Fountain lies there: {told}");
    // The same is told of a pack on the command line, as a hint: with other Quests it is played.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("own.ron");
    OwnPack { own: rules.own().clone(), ..OwnPack::none() }.write(&path).expect("it is written");
    for texts in Language::ALL.map(texts::of) {
        let Ok(linted) = look_into(&RULES, &path.to_string_lossy(), &texts) else { unreachable!("it is read") };
        assert_eq!((linted.problems.len(), linted.hints.len()), (0, 2), "{}", linted.told);
        assert!(linted.told.contains(&linted.hints[0]) && linted.hints[0].contains("7A"), "{}", linted.told);
    }
}

#[test]
fn quests_are_drawn_and_weighed_on_the_tiles_that_lie_on_the_table_and_with_the_cards_of_the_box() {
    let mut mine = own(&lit());
    let Some(Card::Hero(hero)) = Card::all(&Cards::of(RULES.all())).into_iter().next() else { unreachable!("a Hero") };
    mine.put(Card::Hero(HeroCard { health: 12, ..hero }));
    let rules = RULES.with_own(mine.clone()).expect("a game");
    let (drawn, plain) = (rules.to_draw(true), rules.to_draw(false));
    assert_eq!((&drawn.sides, &drawn.content), (&rules.all().sides, rules.of_the_box()));
    assert_eq!((&plain.sides, &plain.content), (&RULES.all().sides, rules.of_the_box()));
    // Bots play on them, and their games are played again by whoever has other ones.
    let quest = Arc::new(drawn.quest("the-soul-keys").expect("a Quest of the box").clone());
    let weighed = HellscapeRules::of(&drawn, &quest);
    let session = weighed.begin(weighed.start(2, 1), 5, &mut |_| {}).expect("it begins");
    assert_eq!(session.header().setup.own, own(&lit()));
    assert_eq!(tiles_alone(&mine), own(&lit()));
    let again = RULES.verify(&session.all_lines().expect("lines")).expect("it is understood");
    assert_eq!(again.journal.game().table().dungeon, session.game().table().dungeon);
    // What they have found is found anew where the side lies, and nowhere else.
    let folder = tempfile::tempdir().expect("a folder");
    for (quest, is_found_anew) in [("the-soul-keys", true), ("tutorial", false)] {
        let mut check = testing::check(folder.path(), quest, 6);
        let before = check.key();
        check.all = drawn.clone();
        assert_eq!(check.key() != before, is_found_anew, "{quest}");
    }
}
