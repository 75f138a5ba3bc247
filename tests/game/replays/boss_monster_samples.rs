//! Files of Boss Monster as the program once wrote them: in `saves/boss-monster-1/` those of 26 November 2026, own cards and a game
//! with them (`own-cards.*`) of 28 November. They are never written anew: whatever the program learns, what people kept then opens
//! ever after.
//!
//! How they came about stands in `write_all`, which was run once (`DELVEWRIGHT_SAMPLES=folder`, with the program of then).

use super::kept::{DAY, play_on};
use delvewright::games::boss_monster::PLUG;
use delvewright::games::boss_monster::own_cards::{Card, Deck, OwnPack};
use delvewright::games::boss_monster::pad::{Counter, Pad, PadRules, PadShelf, Seat, What};
use delvewright::games::boss_monster::rules::{Options, Setup};
use delvewright::games::boss_monster::ruleset::{BossMonsterRules, Start};
use delvewright::house::book::file::read;
use delvewright::house::packs::CardPack as _;
use delvewright::house::play::{Dice, Play};
use delvewright::house::plug::{Plug as _, Running as _};
use delvewright::house::seating::Sitter;
use delvewright::house::session::Taken;
use delvewright::house::storage::{DataDirs, OfGame, Settings, game_of};
use delvewright::house::text::Language;
use std::fs;
use std::path::{Path, PathBuf};

const ID: &str = "boss-monster";

fn kept() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves/boss-monster-1")
}

fn shelf(folder: &Path) -> PadShelf {
    let dirs = DataDirs::at(folder);
    dirs.create().unwrap();
    PadRules::shelf(BossMonsterRules::open().unwrap().cards(), &dirs)
}

fn sitters() -> Vec<Sitter> {
    vec![Sitter::person("Ana"), Sitter::bot("", "evaluator"), Sitter::person("Zofia")]
}

fn settings() -> Settings {
    let mut of_game = OfGame::default();
    of_game.keep("seats", &sitters());
    let mut settings = Settings { language: "de".to_owned(), game: ID.to_owned(), ..Settings::default() };
    settings.games.insert(ID.to_owned(), of_game);
    settings
}

/// Two evenings, one of them over, with a correction, a note and something taken back.
fn write_pad(pad: &mut Pad) {
    let seats = |names: [&str; 3]| {
        let boss = |at: usize| (at < 2).then(|| ["RMB001", "RMB002"][at].to_owned());
        (0..3).map(|at| Seat { name: names[at].to_owned(), boss: boss(at) }).collect()
    };
    let counted = |seat, what, by| What::Counted { seat, what, by };
    let first = [
        What::Began(seats(["Ana", "Ben", "Zofia"])),
        counted(0, Counter::Souls, 2),
        counted(1, Counter::Wounds, 1),
        counted(2, Counter::Coins, -1),
        What::LeveledUp(0),
        What::Passed,
        What::Noted("It rained.".to_owned()),
        What::Ended(Some(0)),
        What::Renamed("Fridays and Sundays".to_owned()),
        What::Began(seats(["Ana", "Ben", "Ola"])),
        counted(1, Counter::Souls, 3),
    ];
    for what in first {
        pad.enter(20_700 * DAY, what).unwrap();
    }
    pad.correct(20_701 * DAY, 3, Some(counted(0, Counter::Souls, 1)), "two hands".to_owned()).unwrap();
    pad.undo(20_701 * DAY).unwrap();
}

fn write_all(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let (texts, rules) = (PLUG.texts(Language::English), BossMonsterRules::open().unwrap());
    let options = Options { two_bosses: true, ..Options::default() };
    let setup = Setup { seats: 3, options, ..Setup::default() };
    let start = Start { setup, sitters: sitters(), ..Start::default() };
    let mut play = Play::begin(&rules, &texts, start, 11, Dice::App, &folder.join("game.journal")).unwrap();
    play_on(&mut play, 160, &texts);
    let home = tempfile::tempdir().unwrap();
    let shelf = shelf(home.path());
    let mut pad = shelf.found(20_699 * DAY, What::Founded("Fridays".to_owned())).unwrap();
    write_pad(&mut pad);
    fs::copy(pad.path(), folder.join("pad.campaign")).unwrap();
    shelf.export(pad.path(), &folder.join("shared.campaign")).unwrap();
    settings().save(&folder.join("settings.ron")).unwrap();
    let pack = own_cards(&rules);
    pack.write(&folder.join("own-cards.ron")).unwrap();
    let rules = rules.with_own(pack.own).unwrap();
    let start = Start { own: rules.own().clone(), sitters: sitters(), ..Start::plain(3) };
    let mut play = Play::begin(&rules, &texts, start, 12, Dice::App, &folder.join("own-cards.journal")).unwrap();
    play_on(&mut play, 160, &texts);
}

/// A card of each kind with a name, and a Room and a Spell that the box does not have.
fn own_cards(rules: &BossMonsterRules) -> OwnPack {
    let mut pack = OwnPack { title: "Mine".to_owned(), author: "Ana".to_owned(), ..OwnPack::none() };
    let all = Card::all(rules.of_the_box().printed());
    for deck in [Deck::Boss, Deck::Room, Deck::Miniboss, Deck::Spell, Deck::Hero] {
        let card = all.iter().find(|card| card.deck() == deck).unwrap().clone();
        let is_new = matches!(deck, Deck::Room | Deck::Spell);
        let card = if is_new { card.with_code(&format!("OWN-{}", deck.word())) } else { card };
        pack.own.set_name(card.code(), "pl", "Moja");
        pack.own.put(card);
    }
    pack
}

#[test]
fn own_cards_and_a_game_that_took_them_along_open() {
    let rules = BossMonsterRules::open().unwrap();
    let pack = OwnPack::read_there(&kept().join("own-cards.ron")).unwrap();
    assert_eq!(pack, own_cards(&rules));
    assert!(pack.own.unsound().is_none());
    let folder = tempfile::tempdir().unwrap();
    let (texts, file) = (PLUG.texts(Language::English), folder.path().join("game.journal"));
    fs::copy(kept().join("own-cards.journal"), &file).unwrap();
    let (mut play, taken) = Play::resume(&rules, &texts, &file, Dice::App).unwrap();
    assert_eq!((taken, &play.session().header().setup.own), (Taken::Whole, &pack.own));
    let decisions = play.decisions(0).len();
    assert!(decisions > 100, "{decisions} decisions");
    play_on(&mut play, 30, &texts);
    assert!(play.trouble().is_none());
}

#[test]
fn samples_are_written_when_asked_for() {
    if let Some(folder) = std::env::var_os(super::samples::WRITE) {
        write_all(&Path::new(&folder).join("boss-monster"));
    }
}

#[test]
fn a_game_opens_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (texts, file) = (PLUG.texts(Language::English), folder.path().join("game.journal"));
    fs::copy(kept().join("game.journal"), &file).unwrap();
    let rules = BossMonsterRules::open().unwrap();
    let (mut play, taken) = Play::resume(&rules, &texts, &file, Dice::App).unwrap();
    assert_eq!(taken, Taken::Whole);
    assert_eq!(play.session().header().setup.sitters, sitters());
    let (round, decisions) = (play.ended().standing.round, play.decisions(0).len());
    assert!(round >= 2 && decisions > 100, "round {round}, {decisions} decisions");
    play_on(&mut play, 30, &texts);
    assert!(play.trouble().is_none());
    assert!(play.decisions(0).len() > decisions || play.ended().standing.over.is_some());
}

#[test]
fn a_pad_and_an_exported_pad_open() {
    let home = tempfile::tempdir().unwrap();
    let shelf = shelf(home.path());
    let pad = read(&kept().join("pad.campaign"), shelf.accounts()).unwrap();
    assert_eq!((pad.entries().len(), pad.conflicts().count()), (14, 0));
    let standing = pad.standing().unwrap();
    assert_eq!((standing.name.as_str(), standing.past.len()), ("Fridays and Sundays", 1));
    assert_eq!((standing.past[0].winner, standing.past[0].game.lines[0].souls), (Some(0), 2));
    let lines = &standing.game.as_ref().unwrap().lines;
    assert_eq!((lines[2].name.as_str(), lines[1].souls), ("Ola", 3));
    for file in ["pad.campaign", "shared.campaign"] {
        assert_eq!(game_of(&kept().join(file)).as_deref(), Some(ID), "{file}");
        let copy = shelf.import(&kept().join(file)).unwrap();
        assert_eq!(read(&copy, shelf.accounts()).unwrap().entries(), pad.entries(), "{file}");
    }
}

#[test]
fn what_is_kept_in_the_settings_is_there() {
    let loaded = Settings::load(&kept().join("settings.ron"));
    assert!(loaded.trouble.is_none());
    assert_eq!(loaded.settings, settings());
    assert_eq!(loaded.settings.games[ID].value::<Vec<Sitter>>("seats"), Some(sitters()));
}
