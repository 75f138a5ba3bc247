//! Earlier versions of a campaign book in the real window: looked at, and taken back beside the present one.

use crate::support::hands::{key, picture, press, tab_to};
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::entry::Note;
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::campaign::{Campaign, Shelf, What};
use delvewright::games::massive_darkness::content::shared_core_box;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::house::storage::DataDirs;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::{Path, PathBuf};

const EARLIER: &str = "Earlier versions of";

fn library_shelf(folder: &Path) -> Shelf {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    Shelf::new(dirs, shared_core_box().expect("the box"))
}

/// A shelf with the sample on it, in which a note was written after a version was kept. Returns the book's file.
fn with_a_version(folder: &Path) -> PathBuf {
    let shelf = library_shelf(folder);
    let file = shelf.put_sample().expect("a book");
    let at = 2_000_000_000;
    let mut book = shelf.open(&file, at).expect("a sound book");
    book.enter(at, What::Noted(Note { text: "It was late".to_owned(), ..Note::default() })).expect("a note");
    assert_eq!(shelf.backups(&file).len(), 1);
    file
}

fn shelf_window<'a>(folder: &Path) -> Harness<'a, App> {
    let mut window = crate::support::app::window((1280.0, 900.0), egui::Theme::Dark, folder, 7);
    window.run();
    press(&mut window, "Campaign book");
    window
}

/// How the button of the only version is called.
fn version() -> String {
    format!("1. a moment ago · {} entries", SAMPLE.lines().count() - 1)
}

/// All books, in the order of the shelf.
fn campaigns(folder: &Path) -> Vec<Campaign> {
    let shelf = library_shelf(folder);
    let books = shelf.list().expect("a shelf").into_iter();
    books.map(|book| read(&book.file, shelf.library()).expect("a sound book")).collect()
}

fn name(folder: &Path) -> String {
    let campaign = campaigns(folder).remove(0);
    format!("{EARLIER} “{}”", campaign.standing().expect("it has begun").name)
}

/// The version lies beside the book, which is as it was.
fn is_taken_back(folder: &Path, window: &Harness<'_, App>, file: &Path, present: &str) {
    assert!(window.query_by_label_contains("The earlier version is on the shelf now").is_some(), "it is told");
    assert_eq!(fs::read_to_string(file).expect("the present book"), present, "the present book is as it was");
    let lengths: Vec<usize> = campaigns(folder).iter().map(|campaign| campaign.entries().len()).collect();
    let entries = SAMPLE.lines().count() - 1;
    assert_eq!(lengths, [entries + 1, entries], "both are there");
    assert_eq!(window.query_all_by_label_contains("Open “").count(), 2, "both are on the shelf");
    assert!(window.query_by_label_contains(&format!(".campaign · {entries} entries")).is_some(), "told apart");
}

#[test]
fn an_earlier_version_is_taken_back_and_the_present_book_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = with_a_version(folder.path());
    let present = fs::read_to_string(&file).expect("a book");
    let mut window = shelf_window(folder.path());
    assert!(window.query_by_label(&version()).is_none(), "not before it is asked for");
    press(&mut window, &name(folder.path()));
    picture(&mut window, "ledger-kept");
    press(&mut window, &version());
    picture(&mut window, "ledger-kept-taken");
    is_taken_back(folder.path(), &window, &file, &present);
}

#[test]
fn an_earlier_version_is_taken_back_by_keys_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = with_a_version(folder.path());
    let present = fs::read_to_string(&file).expect("a book");
    let mut window = shelf_window(folder.path());
    tab_to(&mut window, &name(folder.path()));
    key(&mut window, Modifiers::NONE, Key::Enter);
    tab_to(&mut window, &version());
    key(&mut window, Modifiers::NONE, Key::Enter);
    is_taken_back(folder.path(), &window, &file, &present);
}

#[test]
fn a_book_without_earlier_versions_says_when_they_are_made() {
    let folder = tempfile::tempdir().expect("a folder");
    library_shelf(folder.path()).put_sample().expect("a book");
    let mut window = shelf_window(folder.path());
    let button = name(folder.path());
    press(&mut window, &button);
    assert!(window.query_by_label_contains("There is no earlier version yet.").is_some());
    press(&mut window, &button);
    assert!(window.query_by_label_contains("There is no earlier version yet.").is_none(), "it closes again");
}

#[test]
fn a_book_that_cannot_be_read_any_more_offers_its_earlier_versions() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = with_a_version(folder.path());
    let damaged = fs::read_to_string(&file).expect("a book").replacen("\nEntry(", "\nNonsense(", 3);
    fs::write(&file, &damaged).expect("a damaged book");
    let mut window = shelf_window(folder.path());
    window.get_by_label_contains(EARLIER).click();
    window.run_steps(4);
    press(&mut window, &version());
    assert_eq!(window.query_all_by_label_contains("Open “").count(), 1, "the version can be opened");
    assert_eq!(fs::read_to_string(&file).expect("the damaged book"), damaged, "the damaged file stays");
}
