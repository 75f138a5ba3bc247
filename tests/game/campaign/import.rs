//! What comes in with a campaign is tried before anything is written, and written whole or not at all.

use super::people::{BJORN, began, founding, library};
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::brought::Brought;
use delvewright::games::massive_darkness::campaign::bundle::{Bundle, Packed as _};
use delvewright::games::massive_darkness::campaign::entry::{Chance, GameFile, Note};
use delvewright::games::massive_darkness::campaign::{Along, BookError, Shelf, What};
use delvewright::games::massive_darkness::content::own_cards::{Card, Deck, OwnPack, lay_packs};
use delvewright::games::massive_darkness::content::{core_box, shipped_quest};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::{Quest, exchange};
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::texts;
use delvewright::house::packs::CardPack as _;
use delvewright::house::storage::{DataDirs, Trouble};
use delvewright::house::text::Language;
use delvewright::kernel::reading::{MOST_VALUES, Unclear};
use std::fs;
use std::path::{Path, PathBuf};

/// A home with own cards and a quest.
struct Home {
    folder: tempfile::TempDir,
    dirs: DataDirs,
}

fn weapon(code: &str) -> Card {
    let cards = Card::all(&core_box().unwrap());
    let Some(Card::Equipment(mut card)) = cards.into_iter().find(|card| card.deck() == Deck::Treasure(1)) else {
        panic!("the box has treasures")
    };
    card.code = code.to_owned();
    card.id = format!("own-{}", code.to_lowercase());
    Card::Equipment(card)
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(folder.path().join("home"));
        dirs.create_all().unwrap();
        let mut own = OwnPack { title: "Mine".to_owned(), ..OwnPack::none() };
        own.put(weapon("X1"));
        own.set_name("X1", "en", "My own");
        own.write(&dirs.own_cards_file()).unwrap();
        Self { folder, dirs }
    }

    fn shelf(&self) -> Shelf {
        Shelf::new(self.dirs.clone(), library())
    }

    /// Every file with what stands in it, but not what only holds back other windows.
    fn tree(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let (mut found, mut folders) = (Vec::new(), vec![self.dirs.root.clone()]);
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_symlink() || path.file_name().unwrap() == ".saving" {
                    continue;
                }
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let bytes = fs::read(&path).unwrap();
                    found.push((path, bytes));
                }
            }
        }
        found.sort();
        found
    }

    fn own(&self) -> OwnPack {
        OwnPack::read(&self.dirs.own_cards_file()).unwrap()
    }

    /// A campaign that somebody sends, with a game and two quests, and with these cards.
    fn sent(&self, cards: OwnPack) -> PathBuf {
        let elsewhere = self.folder.path().join("elsewhere");
        let dirs = DataDirs::at(&elsewhere);
        dirs.create_all().unwrap();
        let shelf = Shelf::new(dirs.clone(), library());
        let mut book = shelf.found(5, founding()).unwrap();
        let game = GameFile { file: "tutorial-7.journal".to_owned(), seed: 7, chance: Chance::App };
        book.begin_here(6, "tutorial", game).unwrap();
        let mut bundle = Bundle::of(book.campaign(), &dirs).unwrap();
        bundle.game = vec!["one".to_owned(), "two".to_owned()];
        bundle.cards = Some(cards);
        let quest = |id: &str| {
            let text = shipped_quest("tutorial").unwrap().replace("id: \"tutorial\"", &format!("id: \"{id}\""));
            ron::from_str(&text).unwrap()
        };
        // Two names that become one name of a file.
        bundle.quests = vec![quest("a cellar"), quest("a-cellar")];
        let to = self.folder.path().join("sent.campaign");
        bundle.write(&to).unwrap();
        to
    }
}

fn broken() -> OwnPack {
    ron::from_str(r#"(format: 1, cards: (enemies: [(code: "Z1", kind: "nobody", deck: Lesser, health: 1)]))"#).unwrap()
}

fn sound() -> OwnPack {
    let mut pack = OwnPack { title: "Theirs".to_owned(), author: "Somebody".to_owned(), ..OwnPack::none() };
    for code in ["X1", "X2"] {
        pack.put(weapon(code));
        pack.set_name(code, "en", &format!("Their {code}"));
    }
    // A name for a card of the box.
    pack.set_name("SE11", "en", "Rubbish");
    pack
}

#[test]
fn cards_that_the_box_would_not_stand_with_are_refused_and_nothing_is_changed() {
    let home = Home::new();
    let sent = home.sent(broken());
    let before = home.tree();
    let error = home.shelf().import(&sent).unwrap_err();
    assert!(matches!(&error, BookError::Along(Along::Cards(pack)) if pack.file == sent), "{error:?}");
    assert_eq!(home.tree(), before);
    assert!(lay_packs(&home.dirs).unwrap().skipped.is_empty(), "the own cards can still be used");
}

#[test]
fn what_came_along_and_what_was_left_out_is_said_by_number_and_name() {
    let home = Home::new();
    let sent = home.sent(sound());
    let lines =
        |language| Brought::of(&Bundle::read(&sent).unwrap(), &home.dirs).lines(&texts::of(language), Edition::En);
    let told = lines(Language::English);
    assert_eq!(
        told[..2],
        [
            "One card came with it and lies among yours now: Their X2 (X2).",
            "One card that came with it was left out, because you have another one of the same code; yours goes on \
             counting: Their X1 (X1).",
        ]
    );
    assert!(told[2..].iter().any(|line| line.contains("quest")), "{told:?}");
    assert!(lines(Language::German)[1].starts_with("Eine mitgebrachte Karte wurde nicht übernommen"));
    assert!(lines(Language::Polish)[1].starts_with("Jedną z dołączonych kart pominięto"));
    home.shelf().import(&sent).unwrap();
    let again = lines(Language::English);
    assert!(again.iter().all(|line| !line.contains("came with it and")), "now they are known: {again:?}");
}

#[test]
fn cards_that_count_instead_of_printed_ones_are_told_by_number_and_name() {
    let home = Home::new();
    let mut pack = sound();
    for code in ["T003", "T004"] {
        pack.put(weapon(code));
    }
    pack.set_name("T004", "en", "Their Axe");
    let sent = home.sent(pack);
    let lines =
        |language| Brought::of(&Bundle::read(&sent).unwrap(), &home.dirs).lines(&texts::of(language), Edition::En);
    let told = lines(Language::English);
    assert_eq!(told[0], "One card came with it and lies among yours now: Their X2 (X2).");
    let instead = "2 cards that came with it have codes of cards of the box and count instead of those from now on: ";
    assert!(told[1].starts_with(instead) && told[1].contains("Their Axe ("), "{told:?}");
    assert!(lines(Language::German)[1].starts_with("2 mitgebrachte Karten haben Codes von Karten der Schachtel"));
    assert!(lines(Language::Polish)[1].starts_with("2 z dołączonych kart mają kody kart z pudełka"));
    home.shelf().import(&sent).unwrap();
    let again = lines(Language::English);
    assert!(again.iter().all(|line| !line.contains("codes of cards of the box")), "now they are known: {again:?}");
}

#[test]
fn everything_comes_in_together_and_the_cards_as_they_were_are_kept() {
    let home = Home::new();
    let before = home.own();
    let copy = home.shelf().import(&home.sent(sound())).unwrap();
    assert!(copy.exists() && home.dirs.games.join("tutorial-7.journal").exists());
    let mut quests: Vec<_> = fs::read_dir(home.dirs.quests())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    quests.sort();
    assert_eq!(quests, ["a-cellar-2.ron", "a-cellar.ron"]);
    let own = home.own();
    assert_eq!((own.name("X1", "en"), own.name("X2", "en")), (Some("My own"), Some("Their X2")));
    assert_eq!((own.title.as_str(), own.name("SE11", "en")), ("Mine", None), "only the cards come with their names");
    let kept = home.dirs.backups_of(&home.dirs.own_cards_file()).join("own-cards.ron.1");
    assert_eq!(OwnPack::read(&kept).unwrap(), before);
    assert!(lay_packs(&home.dirs).unwrap().skipped.is_empty());
}

/// A card with so many names that they alone are this many values.
fn with_names(code: &str, values: usize) -> OwnPack {
    let mut pack = OwnPack::none();
    pack.put(weapon(code));
    pack.names.insert(code.to_owned(), (0..values).map(|number| (format!("l{number}"), "x".to_owned())).collect());
    pack
}

#[test]
fn cards_that_would_make_the_own_ones_unreadable_are_refused_and_nothing_is_changed() {
    let much = Trouble::Unmanageable(Unclear::Much(MOST_VALUES));
    // Each of the two can be read, and a few own cards with one card of somebody else, too.
    for (mine, theirs) in [(120_000, 120_000), (2_000, 199_000)] {
        let home = Home::new();
        with_names("X1", mine).write(&home.dirs.own_cards_file()).unwrap();
        let sent = home.sent(with_names("X2", 100));
        let mut bundle = Bundle::read(&sent).unwrap();
        bundle.quests.clear();
        bundle.cards = Some(with_names("X2", theirs));
        // As somebody writes it who leaves out whatever can be left out.
        let text = ron::to_string(&bundle).unwrap();
        fs::write(&sent, text).unwrap();
        let before = home.tree();
        let error = home.shelf().import(&sent).unwrap_err();
        assert!(matches!(&error, BookError::File(error) if error.trouble == much), "{error:?}");
        assert_eq!(home.tree(), before);
        assert!(home.own().card("X1").is_some());
    }
}

#[test]
fn a_campaign_that_could_not_be_imported_is_not_exported() {
    let home = Home::new();
    let mut book = home.shelf().found(5, founding()).unwrap();
    let text = shipped_quest("tutorial").unwrap();
    for (number, id) in [(6, "one"), (7, "two"), (8, "three")] {
        let mut quest: Quest = ron::from_str(text).unwrap();
        quest.id = id.to_owned();
        quest.about.tags = vec!["x".to_owned(); 90_000];
        exchange::export(&quest, &home.dirs.quests().join(format!("{id}.ron"))).unwrap();
        let text = "next week".to_owned();
        book.enter(number, What::Noted(Note { quest: Some(id.to_owned()), text, ..Note::default() })).unwrap();
    }
    let to = home.folder.path().join("sent.campaign");
    let error = home.shelf().export(book.path(), &to).unwrap_err();
    let much = Trouble::Unmanageable(Unclear::Much(MOST_VALUES));
    assert!(matches!(&error, BookError::File(error) if error.trouble == much), "{error:?}");
    assert!(!to.exists());
    // Without one of them it goes, and comes in.
    fs::remove_file(home.dirs.quests().join("three.ron")).unwrap();
    home.shelf().export(book.path(), &to).unwrap();
    home.shelf().import(&to).unwrap();
}

#[test]
fn the_games_of_a_campaign_from_elsewhere_get_names_that_files_can_have() {
    for id in ["../../evil", "a/b", "", &"x".repeat(300)] {
        let home = Home::new();
        let sent = home.sent(sound());
        let mut bundle = Bundle::read(&sent).unwrap();
        let (before, after) = bundle.book[0].split_once("id:\"").unwrap();
        bundle.book[0] = format!("{before}id:\"{id}\"{}", after.split_once('"').unwrap().1);
        bundle.write(&sent).unwrap();
        let copy = read(&home.shelf().import(&sent).unwrap(), &library()).unwrap();
        let game = copy.new_game(7, Chance::App).file;
        assert!(game.len() < 100 && game.matches('.').count() == 1, "{id}: {game}");
        assert_eq!(Path::new(&game).file_name().and_then(|name| name.to_str()), Some(game.as_str()), "{id}");
    }
}

#[test]
fn a_quest_that_cannot_be_opened_is_not_brought_in_and_nothing_else_is() {
    let home = Home::new();
    let sent = home.sent(sound());
    let mut bundle = Bundle::read(&sent).unwrap();
    let tile = bundle.quests[0].tiles[0].clone();
    bundle.quests[1].tiles = vec![tile; 5000];
    bundle.write(&sent).unwrap();
    let before = home.tree();
    let error = home.shelf().import(&sent).unwrap_err();
    assert!(matches!(error, BookError::Along(Along::Quest(_))), "{error:?}");
    assert_eq!(home.tree(), before);
}

#[test]
fn a_book_that_the_rules_refuse_brings_no_cards_and_no_quests() {
    let home = Home::new();
    let sent = home.sent(sound());
    let mut bundle = Bundle::read(&sent).unwrap();
    bundle.book.iter_mut().for_each(|line| *line = line.replace("elias", BJORN));
    bundle.write(&sent).unwrap();
    let before = home.tree();
    assert!(matches!(home.shelf().import(&sent).unwrap_err(), BookError::Refused(_)));
    assert_eq!(home.tree(), before);
}

#[test]
fn a_card_that_comes_along_is_known_when_the_book_is_tried() {
    let home = Home::new();
    let elsewhere = DataDirs::at(home.folder.path().join("elsewhere"));
    elsewhere.create_all().unwrap();
    sound().write(&elsewhere.own_cards_file()).unwrap();
    let there = Shelf::new(elsewhere.clone(), std::sync::Arc::new(lay_packs(&elsewhere).unwrap().library));
    let mut book = there.found(5, founding()).unwrap();
    book.enter(6, began("tutorial")).unwrap();
    book.enter(7, What::Found { hero: BJORN.to_owned(), cards: vec!["X2".to_owned()] }).unwrap();
    let to = home.folder.path().join("sent.campaign");
    there.export(book.path(), &to).unwrap();
    let copy = home.shelf().import(&to).unwrap();
    let library = std::sync::Arc::new(lay_packs(&home.dirs).unwrap().library);
    assert_eq!(read(&copy, &library).unwrap().conflicts().count(), 0);
}

/// A folder in which nobody can make a file takes the place of one of ours, which only shows when it is written there.
#[cfg(target_os = "linux")]
#[test]
fn whichever_file_cannot_be_written_all_is_as_it_was() {
    for which in ["quests", "games", "campaigns", "packs"] {
        let home = Home::new();
        let sent = home.sent(sound());
        let place = home.dirs.root.join(which);
        let away = home.folder.path().join("away");
        fs::rename(&place, &away).unwrap();
        std::os::unix::fs::symlink("/proc/self/fd", &place).unwrap();
        let before = home.tree();
        let error = home.shelf().import(&sent).unwrap_err();
        let BookError::File(error) = error else { panic!("{which}: {error:?}") };
        assert_eq!(error.safe, delvewright::house::storage::Safe::Untouched, "{which}: {error}");
        assert_eq!(home.tree(), before, "{which}");
        fs::remove_file(&place).unwrap();
        fs::rename(&away, &place).unwrap();
        assert_eq!(home.own().name("X1", "en"), Some("My own"));
        home.shelf().import(&sent).unwrap();
    }
}

#[test]
fn a_book_or_a_game_that_lies_in_the_way_is_never_replaced() {
    let home = Home::new();
    let sent = home.sent(sound());
    let files: Vec<PathBuf> = (0..3).map(|_| home.shelf().import(&sent).unwrap()).collect();
    let unique: std::collections::BTreeSet<&PathBuf> = files.iter().collect();
    assert_eq!(unique.len(), 3);
    let games = fs::read_dir(&home.dirs.games).unwrap().count();
    assert_eq!(games, 3, "each copy has a game of its own");
    assert!(files.iter().all(|file| Path::exists(file)));
}
