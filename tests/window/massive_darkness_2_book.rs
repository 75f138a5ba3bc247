//! The book of Massive Darkness 2: begun, written in, corrected and read, by mouse and by keys; from a game into it, and from it to a
//! game; and pictures of its pages in three languages.

use crate::support::app::open_on;
use crate::support::hands::{
    begin, key, let_go, number, press, press_containing, scroll_and_press, shows, tab_to, write, write_in,
};
use crate::support::pictures::{Look, are_wanted, name_of, shoot, windows_in};
use delvewright::games::massive_darkness_2::book::{
    BookRules, Ending, Founding, HeroPlayed, Member, PartyShelf, Place, Played, Standing, What,
};
use delvewright::games::massive_darkness_2::content::CoreBox;
use delvewright::games::massive_darkness_2::own_quests::put_new;
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::book::file::read;
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::kernel::game::Game as _;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::{Path, PathBuf};

const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];
const SIZE: (f32, f32) = (1280.0, 800.0);
const DAY: u64 = 24 * 60 * 60;

fn shelf(folder: &Path) -> PartyShelf {
    BookRules::shelf(&CoreBox::open().expect("the box"), &DataDirs::at(folder))
}

/// The only book, as its file says it.
fn standing(folder: &Path) -> Standing {
    let shelf = shelf(folder);
    let files = shelf.files().expect("a shelf");
    assert_eq!(files.len(), 1);
    read(&files[0], shelf.accounts()).expect("a book").standing().expect("it can be").clone()
}

fn opened<'a>(folder: &Path) -> Harness<'a, App> {
    open_on(ONLY, folder, SIZE, Theme::Dark, "en")
}

fn played(quest: &str, ending: Ending, rounds: u16, heroes: &[(&str, u8, u8)]) -> What {
    let hero = |(hero, level, fell): &(&str, u8, u8)| HeroPlayed {
        hero: (*hero).to_owned(),
        player: if *hero == "gheta" { "Ana".to_owned() } else { String::new() },
        level: *level,
        fell: *fell,
    };
    What::Played(Played {
        quest: quest.to_owned(),
        place: Place::Box,
        game: None,
        ending,
        rounds,
        heroes: heroes.iter().map(hero).collect(),
        note: String::new(),
    })
}

/// A book with half a dozen Quests behind it.
pub fn kept_book(folder: &Path) -> PathBuf {
    DataDirs::at(folder).create().expect("folders");
    let member = |hero: &str, player: &str| Member { hero: hero.to_owned(), player: player.to_owned() };
    let party = vec![member("gheta", "Ana"), member("irk", "Zofia"), member("mathrin", "")];
    let founding = Founding { name: "Sunday descents".to_owned(), party };
    let mut book = shelf(folder).found(20_700 * DAY, What::Founded(founding)).expect("a book");
    let all = [
        played("tutorial", Ending::Lost, 5, &[("gheta", 2, 1), ("irk", 1, 2)]),
        played("tutorial", Ending::Won, 7, &[("gheta", 2, 0), ("irk", 2, 1)]),
        played("highway-to-hellscape", Ending::Won, 11, &[("gheta", 3, 0), ("irk", 3, 1), ("mathrin", 3, 1)]),
        played("the-passage", Ending::BrokenOff, 2, &[("gheta", 1, 0), ("irk", 1, 0), ("mathrin", 1, 0)]),
        played("the-passage", Ending::Lost, 9, &[("gheta", 4, 3), ("mathrin", 3, 2)]),
        What::Noted("Mathrin never looks where he walks.".to_owned()),
        played("hellish-maze", Ending::Won, 14, &[("gheta", 5, 1), ("irk", 4, 0), ("mathrin", 4, 2)]),
        What::Chosen(Some("the-horror-beast".to_owned())),
    ];
    for (days, what) in (1..).zip(all) {
        book.enter((20_700 + 7 * days) * DAY, what).expect("it is possible");
    }
    book.path().to_path_buf()
}

/// A game that was played to its end lies among the games; the window shows its table.
fn at_the_end_of_a_game<'a>(folder: &Path) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/massive-darkness-2-tutorial.journal");
    fs::copy(game, dirs.games.join("massive-darkness-2-1.journal")).expect("a game");
    let mut window = opened(folder);
    let mut lines = window.query_all_by_label_contains("Tutorial: Into the Pit, ");
    let is_it = |label: Option<String>| label.is_some_and(|label| label.starts_with("Tutorial"));
    lines.find(|line| is_it(line.accesskit_node().label())).expect("it is listed").click();
    drop(lines);
    window.run_steps(4);
    assert!(shows(&window, "Who did what"), "it is over");
    window
}

#[test]
fn a_book_is_begun_written_in_corrected_and_read_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(folder.path());
    press(&mut window, "Book of the party");
    write_in(&mut window, "What the book is called", "Sundays");
    press(&mut window, "Gheta");
    press(&mut window, "Irk");
    write_in(&mut window, "Who plays Gheta", "Ana");
    scroll_and_press(&mut window, "Begin the book");
    press(&mut window, "The Passage: not played yet");
    press(&mut window, "Make it the next one");
    assert!(shows(&window, "Next: “The Passage”"));
    press(&mut window, "Write down how it ended");
    press(&mut window, "lost");
    press(&mut window, "at the table");
    number(&mut window, "Rounds (0: nobody counted)", "7");
    number(&mut window, "How often Irk was knocked out", "2");
    write_in(&mut window, "Note on this quest", "The bridge fell.");
    scroll_and_press(&mut window, "Enter it");
    assert!(shows(&window, "The Passage: won 0, lost 1"));
    let Standing { name, party, next, past } = standing(folder.path());
    assert_eq!((name.as_str(), party[0].player.as_str(), party.len(), next), ("Sundays", "Ana", 2, None));
    let entered = &past[0].played;
    assert_eq!((entered.place, entered.ending, entered.rounds), (Place::Table, Ending::Lost, 7));
    assert_eq!((entered.heroes[0].player.as_str(), entered.heroes[1].fell), ("Ana", 2));
    // Taken back and given again by keys.
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(shows(&window, "The Passage: not played yet") && standing(folder.path()).past.is_empty());
    key(&mut window, Modifiers::COMMAND, Key::Y);
    scroll_and_press(&mut window, "Correct entry 3");
    press(&mut window, "won");
    scroll_and_press(&mut window, "Enter it");
    assert!(shows(&window, "The Passage: won 1, lost 0"));
    assert_eq!(standing(folder.path()).past[0].played.ending, Ending::Won);
    press(&mut window, "Chronicle");
    assert!(shows(&window, "“The Passage” – won (at the table, 7 rounds).") && shows(&window, "What was played"));
    press(&mut window, "Numbers");
    assert!(shows(&window, "1 · The Passage") && shows(&window, "Hero by hero"));
    press(&mut window, "Quests");
    press(&mut window, "Change the party");
    scroll_and_press(&mut window, "Nahias");
    scroll_and_press(&mut window, "This is the party now");
    assert_eq!(standing(folder.path()).party.len(), 3);
    scroll_and_press(&mut window, "Strike out entry 3");
    assert!(standing(folder.path()).past.is_empty() && shows(&window, "Entry 3 was struck out."));
    press(&mut window, "Other books");
    // What is thrown away is shown at once, with the way back.
    scroll_and_press(&mut window, "Delete “Sundays”: it can be taken back for 30 days");
    assert!(shelf(folder.path()).files().expect("a shelf").is_empty());
    scroll_and_press(&mut window, "Take “sundays.campaign” back");
    press_containing(&mut window, "Sundays (last on ");
    assert!(shows(&window, "All quests"));
}

#[test]
fn a_book_is_begun_and_written_in_by_keys_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(folder.path());
    let enter = |window: &mut Harness<'_, App>, name: &str, with: Key| {
        tab_to(window, name);
        key(window, Modifiers::NONE, with);
    };
    key(&mut window, Modifiers::COMMAND, Key::B);
    tab_to(&mut window, "What the book is called");
    write(&mut window, "Sundays");
    enter(&mut window, "Gheta", Key::Space);
    tab_to(&mut window, "Who plays Gheta");
    write(&mut window, "Ana");
    enter(&mut window, "Begin the book", Key::Enter);
    enter(&mut window, "Hellscape: not played yet", Key::Enter);
    enter(&mut window, "Make it the next one", Key::Enter);
    enter(&mut window, "Write down how it ended", Key::Enter);
    enter(&mut window, "lost", Key::Enter);
    enter(&mut window, "Enter it", Key::Enter);
    let Standing { name, past, .. } = standing(folder.path());
    assert_eq!((name.as_str(), past.len()), ("Sundays", 1));
    assert_eq!((past[0].played.quest.as_str(), past[0].played.ending), ("hellscape", Ending::Lost));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(standing(folder.path()).past.is_empty());
    enter(&mut window, "Numbers", Key::Enter);
    assert!(shows(&window, "Nothing has been played yet."));
    key(&mut window, Modifiers::ALT, Key::Home);
    assert!(shows(&window, "Book of the party"));
}

#[test]
fn a_game_that_is_over_is_entered_once_and_looked_at_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = at_the_end_of_a_game(folder.path());
    press(&mut window, "Enter it in the book");
    // There is no book yet: who has played is the party of a new one.
    assert!(shows(&window, "To be entered: “Tutorial: Into the Pit”"));
    scroll_and_press(&mut window, "Begin the book");
    assert!(shows(&window, "Taken from the saved game."));
    scroll_and_press(&mut window, "Enter it");
    let past = standing(folder.path()).past;
    let (played, game) = (&past[0].played, past[0].played.game.as_ref().expect("the game"));
    assert_eq!((played.quest.as_str(), played.place), ("tutorial", Place::Here));
    assert_eq!(game.file, "massive-darkness-2-1.journal");
    assert!(played.rounds > 0 && played.heroes.iter().all(|hero| hero.level > 0));
    scroll_and_press(&mut window, "Look at the saved game of entry 2");
    assert!(shows(&window, "Who did what") && !shows(&window, "another game by now"));
    // By keys this time; the book knows it already.
    key(&mut window, Modifiers::COMMAND, Key::E);
    scroll_and_press(&mut window, "Enter it");
    assert!(shows(&window, "This game stands in the book already."));
    scroll_and_press(&mut window, "Leave it");
    assert!(shows(&window, "All quests") && standing(folder.path()).past.len() == 1);
}

#[test]
fn from_the_book_a_quest_is_set_up_for_its_party_and_comes_home_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    kept_book(folder.path());
    let mut window = opened(folder.path());
    key(&mut window, Modifiers::COMMAND, Key::B);
    assert!(shows(&window, "Next: “The Horror Beast”"));
    press(&mut window, "Play it here");
    begin(&mut window);
    let games = fs::read_dir(DataDirs::at(folder.path()).games).expect("games").filter_map(Result::ok);
    let file = games.map(|entry| entry.path()).max().expect("a game");
    let lines: Vec<String> = fs::read_to_string(file).expect("lines").lines().map(str::to_owned).collect();
    let game = HellscapeRules::open().expect("the box").verify(&lines).expect("it holds").journal;
    assert_eq!(game.header().setup.quest.id, "the-horror-beast");
    let heroes: Vec<&str> = game.header().setup.setup.heroes.iter().map(|hero| hero.hero.as_str()).collect();
    assert_eq!(heroes, ["gheta", "irk", "mathrin"]);
    assert!(game.game().state().heroes.iter().all(|hero| hero.level == 1), "they start anew");
}

/// A Quest of the user's own, as the drawing board writes it; its file.
fn drawn_quest(folder: &Path, title: &str) -> PathBuf {
    let all = CoreBox::open().expect("the box");
    let mut quest = all.quest("the-passage").expect("a Quest").clone();
    quest.told.title.insert("en".to_owned(), title.to_owned());
    put_new(quest, title, &DataDirs::at(folder)).expect("a file").1
}

/// What an author has played is written down as any other Quest, comes next if he wants, and stays in the book when its file is gone.
#[test]
fn an_own_quest_is_written_down_and_outlives_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    kept_book(folder.path());
    let file = drawn_quest(folder.path(), "The Well");
    let mut window = opened(folder.path());
    key(&mut window, Modifiers::COMMAND, Key::B);
    scroll_and_press(&mut window, "The Well: not played yet");
    press(&mut window, "Make it the next one");
    assert_eq!(standing(folder.path()).next.as_deref(), Some("The Well"));
    press(&mut window, "Write down how it ended");
    press(&mut window, "lost");
    scroll_and_press(&mut window, "Enter it");
    assert!(shows(&window, "The Well: won 0, lost 1"));
    let past = standing(folder.path()).past;
    assert_eq!(past.last().map(|past| past.played.quest.as_str()), Some("The Well"));
    // It is played from the book, by its party.
    scroll_and_press(&mut window, "The Well: won 0, lost 1");
    scroll_and_press(&mut window, "Play it here");
    assert!(shows(&window, "The Well"));
    begin(&mut window);
    key(&mut window, Modifiers::ALT, Key::Home);
    drop(window);
    fs::remove_file(file).expect("it goes");
    let mut window = opened(folder.path());
    key(&mut window, Modifiers::COMMAND, Key::B);
    scroll_and_press(&mut window, "The Well: won 0, lost 1");
    assert!(shows(&window, "All quests"), "it has not fallen out of the book");
    scroll_and_press(&mut window, "Write down how it ended");
    press(&mut window, "won");
    scroll_and_press(&mut window, "Enter it");
    assert!(shows(&window, "The Well: won 1, lost 1"));
    assert_eq!(standing(folder.path()).past.len(), 8);
}

/// It lies there closed, with a sign and its reason, and the others can be opened.
#[test]
fn a_broken_book_says_at_once_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let book = kept_book(folder.path());
    let text = fs::read_to_string(&book).expect("lines");
    let campaigns = DataDirs::at(folder.path()).campaigns;
    let first = text.lines().take(2).collect::<Vec<_>>().join("\n") + "\n";
    fs::write(campaigns.join("nobody.campaign"), first.replace("gheta", "ghost")).expect("a file");
    fs::write(campaigns.join("noise.campaign"), "?").expect("a file");
    let mut window = opened(folder.path());
    key(&mut window, Modifiers::COMMAND, Key::B);
    if shows(&window, "All quests") {
        press(&mut window, "Other books");
    }
    for told in ["nobody.campaign", "cannot begin as its first entry says", "noise.campaign", "cannot be read"] {
        assert!(shows(&window, told), "{told}");
    }
    shoot("hellscape-book-broken", &mut window);
    press_containing(&mut window, "Sunday descents (last on ");
    assert!(shows(&window, "All quests"));
}

#[test]
fn a_book_from_elsewhere_is_taken_in_and_what_cannot_be_read_is_told() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let book = kept_book(elsewhere.path());
    let sent = elsewhere.path().join("sent.campaign");
    shelf(elsewhere.path()).export(&book, &sent).expect("it is exported");
    let mut window = opened(folder.path());
    let_go(&mut window, &[&sent]);
    assert!(shows(&window, "All quests") && shows(&window, "“sunday-descents” is on the shelf now."));
    assert_eq!(standing(folder.path()).past.len(), 6);
    key(&mut window, Modifiers::ALT, Key::Home);
    let text = fs::read_to_string(&book).expect("lines");
    let broken = DataDirs::at(folder.path()).campaigns.join("broken.campaign");
    fs::write(&broken, text.replacen("Noted", "Danced", 1)).expect("a file");
    // The one that was written in last cannot be opened: all are shown.
    key(&mut window, Modifiers::COMMAND, Key::B);
    scroll_and_press(&mut window, "Rescue what can be read of broken.campaign; the damaged file is kept");
    assert!(shows(&window, "broken.campaign now holds every entry that could be rescued"));
}

const SMALL: (f32, f32) = (1024.0, 640.0);
/// What is pressed on the way.
const ENGLISH: [&str; 4] = ["Write down how it ended", "Chronicle", "Numbers", "Other books"];
const GERMAN: [&str; 4] = ["Aufschreiben, wie es ausging", "Chronik", "Zahlen", "Andere Bücher"];
const POLISH: [&str; 4] = ["Zapisz, jak się skończyła", "Kronika", "Liczby", "Inne księgi"];
const LOOKS: [(&str, Look, [&str; 4]); 6] = [
    ("en", (SIZE, Theme::Dark), ENGLISH),
    ("en", (SMALL, Theme::Dark), ENGLISH),
    ("de", (SIZE, Theme::Light), GERMAN),
    ("de", (SMALL, Theme::Light), GERMAN),
    ("pl", (SIZE, Theme::Dark), POLISH),
    ("pl", (SMALL, Theme::Dark), POLISH),
];

#[test]
fn pictures_of_the_book() {
    if !are_wanted() {
        return;
    }
    for (language, look, [write, chronicle, numbers, others]) in windows_in(&LOOKS) {
        let folder = tempfile::tempdir().expect("a folder");
        kept_book(folder.path());
        // One that is there, and one that only the book knows.
        let gone = drawn_quest(folder.path(), "Down the Old Shaft");
        drawn_quest(folder.path(), "The Well");
        let mut book =
            shelf(folder.path()).open(&shelf(folder.path()).files().expect("a shelf")[0], 0).expect("a book");
        book.enter(20_800 * DAY, played("Down the Old Shaft", Ending::Won, 8, &[("gheta", 3, 0)])).expect("an entry");
        drop(book);
        fs::remove_file(gone).expect("it goes");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        let name = |what: &str| format!("hellscape-book-{what}-{language}-{}", name_of(look));
        key(&mut window, Modifiers::COMMAND, Key::B);
        shoot(&name("series"), &mut window);
        press(&mut window, chronicle);
        shoot(&name("chronicle"), &mut window);
        press(&mut window, numbers);
        shoot(&name("numbers"), &mut window);
        key(&mut window, Modifiers::ALT, Key::Home);
        key(&mut window, Modifiers::COMMAND, Key::B);
        press(&mut window, write);
        shoot(&name("form"), &mut window);
        press(&mut window, others);
        shoot(&name("shelf"), &mut window);
    }
}
