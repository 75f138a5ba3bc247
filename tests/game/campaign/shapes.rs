//! Books of odd shapes and shelves with very many of them: nothing is derived that nobody looks at, and what one entry can
//! cost is bounded before anything is compared with anything.

use super::people::{BJORN, began, campaign, conflicts, found, founding, header, library, now, refused};
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::entry::{Ending, HeroResult, Note};
use delvewright::games::massive_darkness::campaign::lines::{MOST_NAMES, entry_line, header_line, read_lines};
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::campaign::{Book, BookError, Campaign, Entry, Shelf, What};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use delvewright::house::storage::{DataDirs, StorageError, Trouble};
use std::fs;
use std::path::{Path, PathBuf};

/// The text of a book with these entries behind its founding.
fn text(whats: impl IntoIterator<Item = What>) -> String {
    let whats = [What::Founded(founding())].into_iter().chain(whats);
    let lines = whats.map(|what| entry_line(&Entry { at: 9, what }).unwrap());
    [header_line(&header()).unwrap()].into_iter().chain(lines).map(|line| line + "\n").collect()
}

fn noted(text: &str) -> What {
    What::Noted(Note { text: text.to_owned(), ..Note::default() })
}

fn written(folder: &Path, text: &str) -> PathBuf {
    let file = folder.join("shaped.campaign");
    fs::write(&file, text).unwrap();
    file
}

/// The sample so many times, each with an id of its own.
fn shelf_of(folder: &Path, books: usize) -> Shelf {
    let dirs = DataDirs::at(folder);
    dirs.create_all().unwrap();
    for number in 0..books {
        let text = SAMPLE.replacen("5a3b1e0000000001", &format!("{number:016x}"), 1);
        let own = text.replace("file:\"1-", &format!("file:\"{number:016x}-"));
        fs::write(dirs.campaigns.join(format!("book-{number}.campaign")), own).unwrap();
    }
    Shelf::new(dirs, library())
}

#[test]
fn thousands_of_notes_taken_back_and_brought_again_open_as_they_were_left() {
    let folder = tempfile::tempdir().unwrap();
    let notes = (0..2300).map(|number| noted(&number.to_string()));
    let back = (0..2300).rev().map(|number| What::Undone(number + 2));
    let again = (0..100).map(|number| What::Redone(number + 2));
    let file = written(folder.path(), &text(notes.chain(back).chain(again)));
    let mut book = Book::open(&file, &library(), 10).unwrap();
    let open = book.campaign();
    assert_eq!((open.entries().len(), conflicts(open)), (1 + 2300 + 2400, Vec::new()));
    assert_eq!((open.counted().count(), open.next_undo(), open.next_redo()), (101, Some(101), Some(102)));
    book.redo(11).unwrap();
    assert_eq!(book.campaign().counted().count(), 102);
}

#[test]
fn a_quest_that_is_lost_a_thousand_times_is_told_a_thousand_times() {
    let folder = tempfile::tempdir().unwrap();
    let lost = || {
        let end = Ending { quest: "tutorial".to_owned(), end: QuestEnd::Lost, rounds: 1, heroes: Vec::new() };
        [began("tutorial"), What::QuestEnded(end), What::Repeated]
    };
    let file = written(folder.path(), &text((0..1600).flat_map(|_| lost())));
    let open = read(&file, &library()).unwrap();
    assert_eq!((conflicts(&open), now(&open).lost, now(&open).state.done.len()), (Vec::new(), 1600, 1600));
}

#[test]
fn of_three_hundred_books_only_the_one_that_speaks_of_a_game_is_looked_into() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf_of(folder.path(), 300);
    let of = |game: &str| shelf.books_of_game(game).unwrap().collect::<Vec<_>>();
    let file = |number: usize| folder.path().join(format!("campaigns/book-{number}.campaign"));
    assert_eq!(of(&format!("{:016x}-5.journal", 77)), [file(77)]);
    // A game that no campaign has begun, and one that only its name seems to belong to.
    assert_eq!(of("tutorial-5-1.journal"), [""; 0].map(PathBuf::from));
    assert_eq!(of(&format!("{:016x}-4444.journal", 77)), [""; 0].map(PathBuf::from));
    // Books from elsewhere call their games as they like.
    fs::write(file(5), SAMPLE).unwrap();
    assert_eq!(of("1-5.journal"), [file(5)]);
}

#[test]
fn a_shelf_is_listed_by_what_stands_at_both_ends_of_each_book() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf_of(folder.path(), 3);
    let file = folder.path().join("campaigns/book-1.campaign");
    let whole = fs::read_to_string(&file).unwrap();
    let (head, rest) = whole.split_at(whole.find("QuestBegan").unwrap());
    let later = Entry { at: 1_900_000_000, what: What::Renamed("Later".to_owned()) };
    // What lies between the ends is not even understood.
    fs::write(&file, format!("{head}?{rest}{}\n", entry_line(&later).unwrap())).unwrap();
    fs::write(folder.path().join("campaigns/none.campaign"), "a shopping list").unwrap();
    let listed = shelf.list().unwrap();
    let told = listed.iter().map(|book| (book.name.as_deref(), book.id.is_some())).collect::<Vec<_>>();
    // What is none was changed just now, whenever that is.
    assert!(told.contains(&(None, false)) && listed.len() == 4, "{told:?}");
    let books: Vec<_> = listed.iter().filter(|book| book.id.is_some()).collect();
    assert_eq!((&books[0].file, books[0].written, books[0].name.as_deref()), (&file, 1_900_000_000, Some("Later")));
    assert_eq!(books[1].name.as_deref(), Some("Lanterns Below"));
    assert!(shelf.look_at(&file).summary.is_err() && !shelf.look_at(&file).is_packed);
    let summary = shelf.look_at(&books[1].file).summary.unwrap();
    assert_eq!(
        (summary.entries, summary.standing.unwrap().name.as_str()),
        (SAMPLE.lines().count() - 1, "Lanterns Below")
    );
}

#[test]
fn lists_longer_than_a_party_can_have_cards_are_refused_before_anything_is_compared_equip_01_comp_16() {
    let codes = || (0..90_000).map(|number| format!("Z{number}")).collect::<Vec<_>>();
    let bjorn = BJORN.to_owned();
    let playing = super::people::after(&campaign(), vec![began("tutorial")]);
    let ended = |heroes: Vec<HeroResult>| {
        What::QuestEnded(Ending { quest: "tutorial".to_owned(), end: QuestEnd::Won, rounds: 1, heroes })
    };
    let result = HeroResult { hero: bjorn.clone(), found: codes(), gone: codes(), ..HeroResult::default() };
    let many = (0..60_000).map(|number| HeroResult { hero: format!("hero-{number}"), ..HeroResult::default() });
    for (what, rule) in [
        (What::Found { hero: bjorn.clone(), cards: codes() }, "EQUIP-01"),
        (What::Discarded { hero: bjorn.clone(), cards: codes() }, "EQUIP-01"),
        (What::Given { from: bjorn.clone(), to: "elias".to_owned(), cards: codes() }, "EQUIP-01"),
        (ended(vec![result]), "EQUIP-01"),
        (ended(many.collect()), "COMP-16"),
    ] {
        assert_eq!(refused(&playing, what).rule(), rule);
    }
    let mut crowd = founding();
    crowd.heroes = vec![crowd.heroes[0].clone(); 60_000];
    assert_eq!(Campaign::found(library(), header(), 1, crowd).err().unwrap().rule(), "COMP-16");
}

#[test]
fn a_book_that_lists_as_many_names_as_are_read_takes_no_more() {
    let (header, mut entries) = read_lines(campaign().lines().unwrap()).unwrap();
    let named: usize = founding().quests.len() + founding().heroes.len();
    let full = What::Found { hero: "nobody".to_owned(), cards: vec!["a".to_owned(); MOST_NAMES - named] };
    entries.push(Entry { at: 2, what: full });
    let full = Campaign::new(library(), header, entries);
    let began = super::people::after(&full, vec![began("tutorial")]);
    assert_eq!(refused(&began, found(BJORN, &["T001"])).rule(), "STORY-24");
}

#[test]
fn a_book_that_is_too_long_to_be_one_document_is_not_exported() {
    let folder = tempfile::tempdir().unwrap();
    let letters = "x".repeat(1_000_000);
    let file = written(folder.path(), &text((0..17).map(|_| noted(&letters))));
    let to = folder.path().join("to-go.ron");
    let error = Shelf::new(DataDirs::at(folder.path()), library()).export(&file, &to).unwrap_err();
    assert!(matches!(&error, BookError::File(StorageError { trouble: Trouble::Overflowing { .. }, .. })), "{error}");
    assert!(!to.exists());
}
