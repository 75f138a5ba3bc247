//! Files as the program once wrote them: in `saves/format-1/` those of 22 November 2026, in `saves/format-2/` those of the day
//! after, when files began to say in their first line whose they are. They are never written anew: whatever the program
//! learns, what people kept then opens ever after.
//!
//! How they came about stands in `write_all`, which was run once for each (`DELVEWRIGHT_SAMPLES=folder`, with the program of
//! then).

use crate::table::{any_campaign, quests, recommended_party, tutorial};
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::bundle::{Bundle, Packed as _};
use delvewright::games::massive_darkness::campaign::{Shelf, What};
use delvewright::games::massive_darkness::content::own_cards::{Card, Deck, OwnPack};
use delvewright::games::massive_darkness::content::{core_box, lay_packs};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::playtest::{Bot as _, RandomBot};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::exchange;
use delvewright::games::massive_darkness::remembered::{ChosenHero, LastGame, Remembered};
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::cards::Equipment;
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, RULESET, Session, Start};
use delvewright::house::packs::CardPack as _;
use delvewright::house::session::{Resumed, Sessions as _};
use delvewright::house::storage::{
    DataDirs, Label, LineLog, OF_THE_FIRST, Settings, Theme, game_of, read_log, write_document,
};
use delvewright::kernel::game::Game as _;
use delvewright::kernel::journal::Given;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Names a folder into which samples are written as this program writes them.
pub const WRITE: &str = "DELVEWRIGHT_SAMPLES";

/// The card that only the pack has.
const OWN_CODE: &str = "OWN-1";

/// Everything that was ever kept, by folder.
const FORMATS: [&str; 2] = ["format-1", "format-2"];

fn kept_in(format: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves").join(format)
}

pub fn kept() -> PathBuf {
    kept_in(FORMATS[0])
}

/// A home whose packs are the sample's.
pub struct Home {
    pub dirs: DataDirs,
    _folder: tempfile::TempDir,
}

pub fn home(pack: Option<&OwnPack>) -> Home {
    let folder = tempfile::tempdir().unwrap();
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().unwrap();
    if let Some(pack) = pack {
        pack.write(&dirs.own_cards_file()).unwrap();
    }
    Home { dirs, _folder: folder }
}

pub fn laid(home: &Home) -> MassiveDarknessRules {
    let laid = lay_packs(&home.dirs).unwrap();
    assert_eq!(laid.skipped, []);
    MassiveDarknessRules { library: Arc::new(laid.library), content: laid.content }
}

/// One more Treasure of Level 1, which moves the numbers of all cards after it, and a stronger sword.
pub fn pack() -> OwnPack {
    let mut pack = OwnPack { title: "Mine".to_owned(), author: "Ana".to_owned(), ..OwnPack::none() };
    let cards = Card::all(&core_box().unwrap());
    let treasure = cards.iter().find(|card| card.deck() == Deck::Treasure(1)).unwrap();
    let Card::Equipment(treasure) = treasure else { unreachable!("a Treasure is Equipment") };
    pack.put(Card::Equipment(Equipment { code: OWN_CODE.to_owned(), ..treasure.clone() }));
    pack.set_name(OWN_CODE, "en", "Spoon");
    let sword = cards.into_iter().find(|card| card.deck() == Deck::Starting).unwrap();
    pack.put(sword);
    pack
}

/// A bot plays on; every now and then it takes a decision back, asks for other dice and decides again.
pub fn wander(session: &mut Session, answers: usize, seed: u64, mut save: impl FnMut(&mut Session)) {
    let mut bot = RandomBot::new(seed);
    let mut listed = Vec::new();
    session.deal(&mut |_| {}).unwrap();
    while session.len() < answers && session.game().outcome().is_none() {
        listed.clear();
        session.game().answers(&mut listed);
        let answer = bot.answer(session.game(), &listed);
        session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
        session.deal(&mut |_| {}).unwrap();
        save(session);
        if session.len().is_multiple_of(11) {
            session.undo().unwrap();
            if session.len().is_multiple_of(2) {
                session.new_dice();
            }
            save(session);
        }
    }
}

fn write_game(table: &MassiveDarknessRules, start: Start, answers: usize, file: &Path) {
    let mut session = table.begin(start, 11, &mut |_| {}).unwrap();
    let mut log = LineLog::create(file).unwrap();
    wander(&mut session, answers, 11, |session| {
        for line in session.take_lines().unwrap() {
            log.append(&line).unwrap();
        }
    });
}

fn write_all(folder: &Path) {
    std::fs::create_dir_all(folder).unwrap();
    let (plain, own) = (home(None), home(Some(&pack())));
    let (table, with_pack) = (laid(&plain), laid(&own));
    let file = |name: &str| folder.join(name);
    write_game(&table, recommended_party(&table, &tutorial(), 2), 260, &file("game.journal"));
    write_game(&table, any_campaign(&table, &quests()[3], 5), 200, &file("story.journal"));
    write_game(&with_pack, recommended_party(&with_pack, &tutorial(), 3), 200, &file("own-cards.journal"));
    let shelf = Shelf::new(plain.dirs.clone(), Arc::clone(&table.library));
    let book = shelf.put_sample().unwrap();
    std::fs::copy(&book, file("book.campaign")).unwrap();
    shelf.export(&book, &file("shared.campaign")).unwrap();
    let mut quest = quests().into_iter().find(|quest| quest.id == "quest-08").unwrap();
    quest.id = "kept".to_owned();
    quest.about.author = "Ana".to_owned();
    quest.party.least = 2;
    quest.cards.own = pack().cards;
    write_document(&file("quest.ron"), &quest).unwrap();
    pack().write(&file("own-cards.ron")).unwrap();
    let mut settings = settings();
    remembered().keep_in(settings.games.entry(RULESET.to_owned()).or_default());
    settings.save(&file("settings.ron")).unwrap();
}

/// What the settings hold for all games.
fn settings() -> Settings {
    Settings {
        language: "pl".to_owned(),
        theme: Theme::Light,
        ui_scale: 125,
        reduce_motion: true,
        ..Settings::default()
    }
}

/// What they hold for this one.
fn remembered() -> Remembered {
    let hero = ChosenHero { hero: "bjorn".into(), class: "shadow-barbarian".into(), weapon: "axe".into() };
    let last_game = LastGame {
        quest: "tutorial".to_owned(),
        heroes: vec![hero],
        lifebringer: 2,
        edition: "en".to_owned(),
        otherwise: Vec::new(),
        typed_dice: true,
    };
    Remembered { last_game: Some(last_game), stop_after_phases: false, ..Remembered::default() }
}

#[test]
fn samples_are_written_when_asked_for() {
    if let Some(folder) = std::env::var_os(WRITE) {
        write_all(Path::new(&folder));
    }
}

/// Opens a kept game, which has at least so many rounds, and goes on with it.
fn goes_on(table: &MassiveDarknessRules, folder: &Path, name: &str, rounds: u16) -> Resumed<MassiveDarknessRules> {
    let read = read_log(&folder.join(name), |_| true).unwrap();
    assert_eq!(read.cut, None, "{name}");
    let mut resumed = table.resume(&read.lines).unwrap();
    let session = &mut resumed.session;
    assert!(session.game().round() >= rounds, "{name}: round {}", session.game().round());
    let before = session.len();
    wander(session, before + 40, 3, |_| {});
    assert!(session.len() >= before + 40 || session.game().outcome().is_some(), "{name}");
    resumed
}

#[test]
fn games_of_every_format_open_and_go_on() {
    for folder in FORMATS.map(kept_in) {
        let home = home(None);
        let table = laid(&home);
        goes_on(&table, &folder, "game.journal", 4);
        let story = goes_on(&table, &folder, "story.journal", 2);
        assert!(!story.session.header().setup.setup.party.is_empty());
    }
}

#[test]
fn a_game_of_every_format_with_own_cards_opens_with_its_pack() {
    for folder in FORMATS.map(kept_in) {
        let pack = OwnPack::read(&folder.join("own-cards.ron")).unwrap();
        let home = home(Some(&pack));
        let resumed = goes_on(&laid(&home), &folder, "own-cards.journal", 2);
        let game: &MassiveDarkness = resumed.session.game();
        assert!(game.library.card_with_code(OWN_CODE).is_some());
    }
}

#[test]
fn a_campaign_book_and_a_shared_campaign_of_every_format_open() {
    for folder in FORMATS.map(kept_in) {
        let home = home(None);
        let library = Arc::clone(&laid(&home).library);
        let campaign = read(&folder.join("book.campaign"), &library).unwrap();
        assert!(campaign.entries().len() > 100, "{}", campaign.entries().len());
        assert!(matches!(campaign.entries()[0].what, What::Founded(_)));
        assert_eq!(campaign.conflicts().count(), 0);
        assert_eq!(campaign.standing().unwrap().party.len(), 4);
        assert!(Bundle::read(&folder.join("shared.campaign")).is_ok());
        let shelf = Shelf::new(home.dirs.clone(), Arc::clone(&library));
        let copy = shelf.import(&folder.join("shared.campaign")).unwrap();
        assert_eq!(read(&copy, &library).unwrap().entries(), campaign.entries());
    }
}

#[test]
fn a_quest_a_pack_and_settings_of_every_format_open() {
    for (format, whose) in FORMATS.into_iter().zip([OF_THE_FIRST, RULESET]) {
        let folder = kept_in(format);
        let quest: Quest = exchange::open(&folder.join("quest.ron")).unwrap();
        assert_eq!((quest.id.as_str(), quest.about.author.as_str(), quest.party.least), ("kept", "Ana", 2));
        assert_eq!(quest.cards.own, pack().cards);
        assert_eq!(OwnPack::read(&folder.join("own-cards.ron")).unwrap(), pack());
        let loaded = Settings::load(&folder.join("settings.ron"));
        assert!(loaded.trouble.is_none());
        let mut general = loaded.settings;
        let of_game = general.games.remove(whose).unwrap();
        assert_eq!(Remembered::of(&of_game), remembered());
        assert_eq!(general, settings());
    }
}

/// What the first lines say is what is looked at before anything else.
#[test]
fn files_of_the_second_format_say_in_their_first_line_whose_they_are() {
    for (name, kind, number) in
        [("quest.ron", "quest", 1), ("own-cards.ron", "cards", 1), ("shared.campaign", "campaign", 1)]
    {
        let text = std::fs::read_to_string(kept_in("format-2").join(name)).unwrap();
        let label = Label::of(&text).unwrap();
        let said = (label.game.as_deref(), label.kind.as_str(), label.format);
        assert_eq!(said, (Some(RULESET), kind, number), "{name}");
    }
    for name in ["game.journal", "story.journal", "own-cards.journal"] {
        let text = std::fs::read_to_string(kept_in("format-2").join(name)).unwrap();
        assert!(text.starts_with("Header((format:2,ruleset:\"massive-darkness\","), "{name}");
        assert_eq!(game_of(&kept_in("format-2").join(name)).as_deref(), Some(RULESET));
    }
}
