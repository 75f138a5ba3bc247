//! Files of Massive Darkness 2 as the program once wrote them: in `saves/massive-darkness-2-1/` those of 27 November 2026, own cards
//! and a game with them (`own-cards.*`), a quest with a tile of its own and a game
//! of it (`quest.ron`, `own-quest.journal`), and sides of tokens (`own-cards-sides.ron`) of 28 November. They are never written anew: whatever the program learns, what people kept then opens ever after.
//!
//! How they came about stands in `write_all`, which was run once (`DELVEWRIGHT_SAMPLES=folder`, with the program of then).

use super::kept::{DAY, play_on};
use delvewright::games::massive_darkness_2::PLUG;
use delvewright::games::massive_darkness_2::book::{
    BookRules, Ending, Founding, GameFile, HeroPlayed, Member, PartyBook, PartyShelf, Place, Played, What,
};
use delvewright::games::massive_darkness_2::edit::{first_draft, own_tiles};
use delvewright::games::massive_darkness_2::own_cards::{Card, Cards, Deck, OwnPack};
use delvewright::games::massive_darkness_2::own_quests::{QuestFile, open};
use delvewright::games::massive_darkness_2::rules::Setup;
use delvewright::games::massive_darkness_2::rules::own_tiles::TileSide;
use delvewright::games::massive_darkness_2::rules::quest::{AuthorTexts, Quest};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::house::book::file::read;
use delvewright::house::packs::CardPack as _;
use delvewright::house::play::{Dice, Play};
use delvewright::house::plug::{Plug as _, Running as _};
use delvewright::house::session::Taken;
use delvewright::house::storage::{DataDirs, OfGame, Settings, game_of, write_document};
use delvewright::house::text::Language;
use delvewright::kernel::hash::hash_of;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

const ID: &str = "massive-darkness-2";

fn kept() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves/massive-darkness-2-1")
}

fn rules() -> HellscapeRules {
    HellscapeRules::open().unwrap().with_quest("the-passage").unwrap()
}

fn shelf(folder: &Path) -> PartyShelf {
    let dirs = DataDirs::at(folder);
    dirs.create().unwrap();
    BookRules::shelf(rules().all(), &dirs)
}

/// As the screen for a new game keeps what was chosen last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Last {
    quest: String,
    setup: Setup,
}

fn last() -> Last {
    Last { quest: "the-passage".to_owned(), setup: rules().start(3, 2).setup }
}

fn settings() -> Settings {
    let mut of_game = OfGame::default();
    of_game.keep("last", &last());
    let mut settings = Settings { language: "pl".to_owned(), game: ID.to_owned(), ..Settings::default() };
    settings.games.insert(ID.to_owned(), of_game);
    settings
}

fn member(hero: &str, player: &str) -> Member {
    Member { hero: hero.to_owned(), player: player.to_owned() }
}

fn hero(hero: &str, player: &str, level: u8, fell: u8) -> HeroPlayed {
    HeroPlayed { hero: hero.to_owned(), player: player.to_owned(), level, fell }
}

fn tutorial() -> Played {
    Played {
        quest: "tutorial".to_owned(),
        place: Place::Here,
        game: Some(GameFile { file: "massive-darkness-2-4.journal".to_owned(), hash: 0xfeed_5eed_0123_4567 }),
        ending: Ending::Won,
        rounds: 6,
        heroes: vec![hero("gheta", "Ana", 2, 0), hero("irk", "Zofia", 2, 1)],
        note: String::new(),
    }
}

/// Three quests: one taken from a game, one with the box, one at a table that was corrected.
fn write_book(book: &mut PartyBook) {
    let passage = Played {
        quest: "the-passage".to_owned(),
        place: Place::Box,
        game: None,
        ending: Ending::Lost,
        rounds: 0,
        heroes: vec![hero("gheta", "Ana", 0, 2)],
        note: "The bridge fell too early.".to_owned(),
    };
    let table = Played { place: Place::Table, rounds: 11, ..passage.clone() };
    let all = [
        What::Played(tutorial()),
        What::Chosen(Some("the-passage".to_owned())),
        What::Played(passage),
        What::Renamed("Sundays and Mondays".to_owned()),
        What::Gathered(vec![member("gheta", "Ana"), member("irk", "Zofia"), member("nahias", "")]),
        What::Played(table.clone()),
        What::Noted("It rained.".to_owned()),
        What::Chosen(Some("hellscape".to_owned())),
    ];
    for what in all {
        book.enter(20_700 * DAY, what).unwrap();
    }
    let won = Played { ending: Ending::Won, ..table };
    book.correct(20_701 * DAY, 7, Some(What::Played(won)), "we had won".to_owned()).unwrap();
    book.undo(20_701 * DAY).unwrap();
    book.redo(20_702 * DAY).unwrap();
}

fn write_all(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let (texts, rules) = (PLUG.texts(Language::English), rules());
    let file = folder.join("game.journal");
    let mut play = Play::begin(&rules, &texts, rules.start(3, 2), 11, Dice::App, &file).unwrap();
    play_on(&mut play, 120, &texts);
    let home = tempfile::tempdir().unwrap();
    let shelf = shelf(home.path());
    let party = vec![member("gheta", "Ana"), member("irk", "Zofia")];
    let founding = Founding { name: "Sundays".to_owned(), party };
    let mut book = shelf.found(20_699 * DAY, What::Founded(founding)).unwrap();
    write_book(&mut book);
    fs::copy(book.path(), folder.join("book.campaign")).unwrap();
    shelf.export(book.path(), &folder.join("shared.campaign")).unwrap();
    settings().save(&folder.join("settings.ron")).unwrap();
    let pack = own_cards();
    pack.write(&folder.join("own-cards.ron")).unwrap();
    own_sides().write(&folder.join("own-cards-sides.ron")).unwrap();
    let rules = rules.with_own(pack.own).unwrap();
    let file = folder.join("own-cards.journal");
    let mut play = Play::begin(&rules, &texts, rules.start(2, 1), 12, Dice::App, &file).unwrap();
    play_on(&mut play, 120, &texts);
    let quest = own_quest();
    write_document(&folder.join("quest.ron"), &QuestFile::of(quest.clone())).unwrap();
    let rules = self::rules().beginning_with(quest);
    let file = folder.join("own-quest.journal");
    let mut play = Play::begin(&rules, &texts, rules.start(2, 3), 13, Dice::App, &file).unwrap();
    play_on(&mut play, 120, &texts);
}

/// What the program has drafted, told in two languages, with a Tile of its author's in the place of one of the box.
fn own_quest() -> Quest {
    let rules = rules();
    let title =
        [("en", "The Ember Stair"), ("pl", "Schody żaru")].map(|(code, title)| (code.to_owned(), title.to_owned()));
    let told = AuthorTexts { title: title.into(), ..AuthorTexts::default() };
    let mut quest = first_draft(rules.all(), &told, 5).unwrap();
    quest.id = "ember-stair".to_owned();
    let of_box = &rules.all().sides;
    let laid = quest.tiles[0].side.clone();
    let side = of_box.iter().find(|side| side.id == laid).unwrap();
    let own = TileSide { id: "Stair".to_owned(), ..side.clone() };
    let mut quest = own_tiles::put(&quest, &own, of_box).unwrap();
    quest.tiles[0].side = own.id;
    quest
}

#[test]
fn an_own_quest_opens_and_a_game_of_it_goes_on() {
    let quest = open(&kept().join("quest.ron"), rules().all()).unwrap();
    // Drafts of today lie on other Tiles; what was drafted then stays as it is.
    assert_eq!(hash_of(&quest), 11_228_097_179_402_468_640, "all of it is read as it was written");
    assert_eq!((quest.told.title["pl"].as_str(), quest.own_tiles.len()), ("Schody żaru", 1));
    let folder = tempfile::tempdir().unwrap();
    let (texts, file) = (PLUG.texts(Language::English), folder.path().join("game.journal"));
    fs::copy(kept().join("own-quest.journal"), &file).unwrap();
    let (mut play, taken) = Play::resume(&rules(), &texts, &file, Dice::App).unwrap();
    assert_eq!((taken, &play.session().header().setup.quest), (Taken::Whole, &quest));
    let decisions = play.decisions(0).len();
    assert!(decisions > 60, "{decisions} decisions");
    play_on(&mut play, 30, &texts);
    assert!(play.trouble().is_none());
}

/// A card of each kind that could be typed in then, with a name; of items and doors a new one.
fn own_cards() -> OwnPack {
    let mut pack = OwnPack { title: "Mine".to_owned(), author: "Ana".to_owned(), ..OwnPack::none() };
    let all = Card::all(&Cards::of(rules().all()));
    for deck in Deck::ALL.into_iter().filter(|deck| !matches!(deck, Deck::Sides | Deck::Tile)) {
        let card = all.iter().find(|card| card.deck() == deck).unwrap().clone();
        let new = matches!(deck, Deck::Item | Deck::Door).then(|| card.again(&format!("OWN-{deck:?}")).unwrap());
        let card = new.unwrap_or(card);
        pack.own.set_name(card.code(), "pl", "Moja");
        pack.own.put(card);
    }
    pack
}

/// What the tokens of somebody's box hide.
fn own_sides() -> OwnPack {
    let mut pack = OwnPack { title: "Tokens".to_owned(), author: "Ana".to_owned(), ..OwnPack::none() };
    let all = Card::all(&Cards::of(rules().all()));
    pack.own.put(all.iter().find(|card| card.deck() == Deck::Sides).unwrap().clone());
    pack
}

#[test]
fn a_pack_with_the_sides_of_tokens_opens() {
    let pack = OwnPack::read_there(&kept().join("own-cards-sides.ron")).unwrap();
    assert_eq!(pack, own_sides());
    assert!(rules().with_own(pack.own).is_ok());
}

#[test]
fn own_cards_and_a_game_that_took_them_along_open() {
    let pack = OwnPack::read_there(&kept().join("own-cards.ron")).unwrap();
    assert_eq!(pack, own_cards());
    assert!(pack.own.unsound().is_none());
    let folder = tempfile::tempdir().unwrap();
    let (texts, file) = (PLUG.texts(Language::English), folder.path().join("game.journal"));
    fs::copy(kept().join("own-cards.journal"), &file).unwrap();
    let (mut play, taken) = Play::resume(&rules(), &texts, &file, Dice::App).unwrap();
    assert_eq!((taken, &play.session().header().setup.own), (Taken::Whole, &pack.own));
    let decisions = play.decisions(0).len();
    assert!(decisions > 60, "{decisions} decisions");
    play_on(&mut play, 30, &texts);
    assert!(play.trouble().is_none());
}

#[test]
fn samples_are_written_when_asked_for() {
    if let Some(folder) = std::env::var_os(super::samples::WRITE) {
        write_all(&Path::new(&folder).join("massive-darkness-2"));
    }
}

#[test]
fn a_game_opens_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (texts, file) = (PLUG.texts(Language::English), folder.path().join("game.journal"));
    fs::copy(kept().join("game.journal"), &file).unwrap();
    let (mut play, taken) = Play::resume(&rules(), &texts, &file, Dice::App).unwrap();
    assert_eq!(taken, Taken::Whole);
    let start = &play.session().header().setup;
    assert_eq!((start.quest.id.as_str(), &start.setup), ("the-passage", &last().setup));
    let decisions = play.decisions(0).len();
    assert!(decisions > 80, "{decisions} decisions");
    play_on(&mut play, 30, &texts);
    assert!(play.trouble().is_none());
    assert!(play.decisions(0).len() > decisions || play.ended().standing.over.is_some());
}

#[test]
fn a_book_and_an_exported_book_open() {
    let home = tempfile::tempdir().unwrap();
    let shelf = shelf(home.path());
    let book = read(&kept().join("book.campaign"), shelf.accounts()).unwrap();
    assert_eq!((book.entries().len(), book.conflicts().count()), (12, 0));
    let standing = book.standing().unwrap();
    assert_eq!((standing.name.as_str(), standing.next.as_deref()), ("Sundays and Mondays", Some("hellscape")));
    assert_eq!(standing.party.len(), 3);
    assert_eq!(standing.past[0].played, tutorial());
    let ended: Vec<(u32, Ending)> = standing.past.iter().map(|past| (past.entry, past.played.ending)).collect();
    assert_eq!(ended, [(2, Ending::Won), (4, Ending::Lost), (7, Ending::Won)], "the last one was corrected");
    for file in ["book.campaign", "shared.campaign"] {
        assert_eq!(game_of(&kept().join(file)).as_deref(), Some(ID), "{file}");
        let copy = shelf.import(&kept().join(file)).unwrap();
        assert_eq!(read(&copy, shelf.accounts()).unwrap().entries(), book.entries(), "{file}");
    }
}

#[test]
fn what_is_kept_in_the_settings_is_there() {
    let loaded = Settings::load(&kept().join("settings.ron"));
    assert!(loaded.trouble.is_none());
    assert_eq!(loaded.settings, settings());
    assert_eq!(loaded.settings.games[ID].value::<Last>("last"), Some(last()));
}
