//! A game or a campaign book that cannot be written: told where the hand is, everything waits, and nothing is lost. By
//! mouse and by keyboard, in three languages.

use crate::support::app::{open_on, still_window, window};
use crate::support::books::{TUTORIAL, found, found_winter, founding, open_winter};
use crate::support::desk::{AtTheDesk as _, GAMES};
use crate::support::hands::{
    campaign, enter_over, is_disabled, key, picture, press, press_containing, shows, tab_to, write, write_in,
};
use delvewright::games::massive_darkness::campaign::What;
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::entry::Note;
use delvewright::games::massive_darkness::content::shared_core_box;
use delvewright::house::book::lines::MOST_ENTRIES;
use delvewright::house::storage::{DataDirs, SavedElsewhere, Settings, Theme, read_log};
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::{Path, PathBuf};

const SIZE: (f32, f32) = (1280.0, 900.0);

const AGAIN: &str = "Try again";
const ELSEWHERE: &str = "Save elsewhere";

fn game<'a>(folder: &Path) -> (Harness<'a, App>, PathBuf) {
    let mut window = still_window(folder, SIZE, Theme::Dark, "en");
    press(&mut window, "New game");
    press(&mut window, "Begin");
    press(&mut window, "Go down");
    let file = window.state().play().expect("a game").file();
    (window, file)
}

fn answers(window: &Harness<'_, App>) -> usize {
    window.state().play().expect("a game").session().len()
}

fn lines(file: &Path) -> Vec<String> {
    read_log(file, |_| true).expect("a log").lines
}

#[test]
fn a_game_whose_file_was_deleted_waits_and_goes_on_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = game(folder.path());
    fs::remove_file(&file).expect("it is there");
    let before = answers(&window);
    press(&mut window, "Move");
    assert!(shows(&window, "Not written down yet") && shows(&window, "was deleted or moved away"));
    picture(&mut window, "unwritten-game-dark");
    let after = answers(&window);
    assert!(after > before, "what was answered is kept");

    // Neither by keys, nor in the bar, nor in the list of everything can anything more be answered or taken back.
    for number in [Key::Num1, Key::Num2, Key::Num3] {
        key(&mut window, Modifiers::NONE, number);
    }
    assert!(is_disabled(&window, "Take back"));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    let hash = window.state().play().expect("a game").session().hash();
    let mut listed = Vec::new();
    delvewright::kernel::game::Game::answers(window.state().play().expect("a game").game(), &mut listed);
    window.state_mut().answer_by(listed[0].clone());
    window.run_steps(2);
    let play = window.state().play().expect("a game");
    assert_eq!((play.session().len(), play.session().hash()), (after, hash));
    assert!(!file.exists(), "nothing is written before the user says so");

    press(&mut window, AGAIN);
    assert!(!shows(&window, "Not written down yet"));
    let written = lines(&file);
    press(&mut window, "Take back");
    assert!(lines(&file).len() > written.len() && lines(&file).starts_with(&written), "the game goes on in its file");
    drop(window);
    let window = {
        let mut window = still_window(folder.path(), SIZE, Theme::Dark, "en");
        press(&mut window, "Continue");
        window
    };
    assert!(window.state().play().is_some(), "it can be taken up");
}

#[test]
fn by_keyboard_alone_a_game_is_saved_elsewhere_when_its_folder_is_gone_and_cannot_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = game(folder.path());
    let games = DataDirs::at(folder.path()).games;
    fs::remove_dir_all(&games).expect("it is there");
    // Where the folder was there is something else now.
    fs::write(&games, "a file").expect("a file");
    key(&mut window, Modifiers::NONE, Key::Num1);
    assert!(shows(&window, "Not written down yet"));
    let waiting = answers(&window);
    // The way out holds the keyboard already.
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "Tried again, without success."));
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "Tried again 2 times"));
    picture(&mut window, "unwritten-game-again-dark");
    tab_to(&mut window, ELSEWHERE);
    key(&mut window, Modifiers::NONE, Key::Enter);
    let text = |path: &Path| path.display().to_string();
    let taken = folder.path().join("taken.journal");
    fs::write(&taken, "mine").expect("a file");
    enter_over(&mut window, "Folder", &text(folder.path()));
    window.get_by_role_and_label(Role::TextInput, "Name of the file").focus();
    window.run_steps(2);
    write(&mut window, "taken");
    assert!(is_disabled(&window, "Save"), "nothing is replaced");
    assert!(shows(&window, "There is a file of this name already"));
    picture(&mut window, "unwritten-elsewhere-dark");
    write(&mut window, "saved");
    key(&mut window, Modifiers::NONE, Key::Enter);
    let saved = folder.path().join("saved.journal");
    assert!(shows(&window, "The game goes on in"), "it is told where");
    picture(&mut window, "unwritten-game-moved-dark");
    assert!(!shows(&window, "Not written down yet"));
    assert_eq!(fs::read_to_string(&taken).expect("it is there"), "mine");
    assert_eq!(fs::read_to_string(&games).expect("it is there"), "a file");
    assert!(!file.exists());
    let written = lines(&saved);
    assert!(written.len() > waiting, "all of it");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(lines(&saved).len() > written.len());
}

/// A game that was saved elsewhere, and the program was closed: what lies at home is only its beginning.
fn saved_elsewhere(folder: &Path, elsewhere: &Path) -> SavedElsewhere {
    let (mut window, home) = game(folder);
    let beginning = fs::read(&home).expect("it is there");
    fs::remove_file(&home).expect("it is there");
    press(&mut window, "Move");
    press(&mut window, ELSEWHERE);
    enter_over(&mut window, "Folder", &elsewhere.display().to_string());
    enter_over(&mut window, "Name of the file", "saved");
    assert!(shows(&window, "The game goes on in"));
    drop(window);
    fs::write(&home, beginning).expect("there is room");
    SavedElsewhere { home, file: elsewhere.join("saved.journal") }
}

/// The program is started again.
fn again<'a>(folder: &Path) -> Harness<'a, App> {
    open_on(GAMES, folder, SIZE, Theme::Dark, "en")
}

fn listed(window: &Harness<'_, App>) -> usize {
    window.query_all_by_label_contains("Put away: ").count()
}

fn remembered(folder: &Path) -> Vec<SavedElsewhere> {
    Settings::load(&DataDirs::at(folder).settings_file).settings.elsewhere
}

#[test]
fn a_game_that_was_saved_elsewhere_is_listed_after_a_restart_and_comes_home_when_there_is_room() {
    let (folder, stick) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let game = saved_elsewhere(folder.path(), stick.path());
    assert_eq!(remembered(folder.path()), std::slice::from_ref(&game));
    let all = lines(&game.file);
    let mut window = again(folder.path());
    assert!(shows(&window, &format!("Lies in {}", game.file.display())));
    assert_eq!(listed(&window), 1, "its beginning is no game of its own");
    picture(&mut window, "saved-elsewhere-dark");
    // Put away it stays where it lies, and it is brought back to the list.
    press_containing(&mut window, "Put away: ");
    assert!(listed(&window) == 0 && game.file.exists() && !game.home.exists());
    press_containing(&mut window, "Bring back: ");
    assert!(listed(&window) == 1 && shows(&window, "Lies in ") && game.home.exists());
    press(&mut window, "Continue");
    assert_eq!(window.state().play().expect("the game").file(), game.home);
    assert!(lines(&game.home).starts_with(&all));
    press(&mut window, "To the start screen");
    assert!(listed(&window) == 1 && !shows(&window, "Lies in "));
    assert_eq!((remembered(folder.path()).len(), lines(&game.file)), (0, all), "the other file stays as it is");
}

#[test]
fn a_game_elsewhere_goes_on_where_it_lies_as_long_as_there_is_no_room_for_it() {
    let (folder, stick) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let game = saved_elsewhere(folder.path(), stick.path());
    let mut window = again(folder.path());
    // Nothing can be written there any more.
    fs::remove_dir_all(&DataDirs::at(folder.path()).games).expect("it is there");
    fs::write(DataDirs::at(folder.path()).games, "a file").expect("a file");
    window.state_mut().take_in(vec![game.file.clone()]);
    window.run_steps(2);
    assert_eq!(window.state().play().expect("the game").file(), game.file);
    assert!(shows(&window, "The game goes on in"), "it is told where");
}

#[test]
fn a_game_elsewhere_that_was_deleted_is_forgotten_and_one_that_is_away_is_listed_with_its_reason() {
    let (folder, stick) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let game = saved_elsewhere(folder.path(), stick.path());
    let away = stick.path().with_extension("away");
    fs::rename(stick.path(), &away).expect("it can be taken out");
    let mut window = again(folder.path());
    assert!(
        shows(&window, "saved.journal cannot be opened") && listed(&window) == 2,
        "what lies at home can be gone on with"
    );
    picture(&mut window, "saved-elsewhere-away-dark");
    fs::rename(&away, stick.path()).expect("it can be put in again");
    assert!(shows(&again(folder.path()), "Lies in "));
    fs::remove_file(&game.file).expect("it is there");
    let window = again(folder.path());
    assert!(listed(&window) == 1 && !shows(&window, "saved.journal"));
    assert_eq!(remembered(folder.path()), []);
}

#[test]
fn a_game_elsewhere_that_the_program_is_given_goes_on_with_what_lies_at_home() {
    let (folder, stick) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let game = saved_elsewhere(folder.path(), stick.path());
    // Also where nothing is remembered of it, if it has kept its name.
    let renamed = stick.path().join(game.home.file_name().expect("a name"));
    fs::rename(&game.file, &renamed).expect("it is there");
    let mut window = again(folder.path());
    assert_eq!(remembered(folder.path()), []);
    window.state_mut().take_in(vec![renamed.clone()]);
    window.run_steps(2);
    assert_eq!(window.state().play().expect("the game").file(), game.home);
    assert!(lines(&game.home).starts_with(&lines(&renamed)));
    press(&mut window, "To the start screen");
    assert_eq!(listed(&window), 1);
}

/// A folder on a disk of its own that holds some hundred kilobytes and nothing yet: `mount -t tmpfs -o size=600k tmpfs FOLDER`.
const SMALL_DISK: &str = "DELVEWRIGHT_SMALL_DISK_AT";

#[test]
fn on_a_disk_that_is_really_full_it_is_remembered_too_where_a_game_was_saved() {
    let Some(disk) = std::env::var_os(SMALL_DISK).map(PathBuf::from) else { return };
    let stick = tempfile::tempdir().expect("a folder");
    let (mut window, home) = game(&disk);
    // Somebody else fills the disk to the last byte.
    let mut filler = fs::File::create(disk.join("filler")).expect("a file");
    while std::io::Write::write(&mut filler, &[b'x'; 512]).is_ok_and(|written| written > 0) {}
    let mut pressed = 0;
    while !shows(&window, "Not written down yet") {
        pressed += 1;
        assert!(pressed < 200, "the disk is never full");
        key(&mut window, Modifiers::NONE, Key::Num1);
    }
    press(&mut window, ELSEWHERE);
    enter_over(&mut window, "Folder", &stick.path().display().to_string());
    enter_over(&mut window, "Name of the file", "saved");
    assert!(shows(&window, "The game goes on in"));
    drop(window);
    let saved = stick.path().join("saved.journal");
    assert_eq!(remembered(&disk), [SavedElsewhere { home: home.clone(), file: saved.clone() }]);
    let all = lines(&saved);
    assert!(all.len() > lines(&home).len());
    // Started again on the full disk it goes on where it lies; as soon as there is room it comes home.
    let mut window = started(&disk);
    assert!(shows(&window, "Lies in ") && listed(&window) == 1);
    press(&mut window, "Continue");
    assert_eq!(window.state().play().expect("the game").file(), saved);
    drop(window);
    // A file that is still open keeps its room.
    drop(filler);
    fs::remove_file(disk.join("filler")).expect("it is there");
    let mut window = started(&disk);
    press(&mut window, "Continue");
    assert_eq!(window.state().play().expect("the game").file(), home);
    assert!(lines(&home).starts_with(&all));
}

/// The program is started, and nothing is written for it before.
fn started<'a>(folder: &Path) -> Harness<'a, App> {
    let mut harness = window(SIZE, egui::Theme::Dark, folder, 7);
    harness.run_steps(4);
    harness
}

#[cfg(unix)]
#[test]
fn whoever_leaves_a_game_that_is_not_written_is_asked_and_nothing_foreign_is_touched() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = game(folder.path());
    fs::remove_file(&file).expect("it is there");
    fs::write(&file, "somebody else's").expect("a file");
    press(&mut window, "Move");
    assert!(shows(&window, "put another file in its place"));
    press(&mut window, AGAIN);
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "somebody else's");
    press(&mut window, "To the start screen");
    assert!(shows(&window, "This game is not saved"));
    picture(&mut window, "unwritten-leave-dark");
    press(&mut window, "Stay here");
    assert!(window.state().play().is_some());
    press(&mut window, "To the start screen");
    press(&mut window, "Leave without saving");
    assert!(window.state().play().is_none());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "somebody else's");
}

/// A campaign with its book open.
fn book<'a>(folder: &Path, language: &str) -> Harness<'a, App> {
    let mut window = still_window(folder, SIZE, Theme::Light, language);
    window.run_steps(2);
    window
}

fn founded<'a>(folder: &Path) -> (Harness<'a, App>, PathBuf) {
    let mut window = book(folder, "en");
    found_winter(&mut window);
    let file = DataDirs::at(folder).campaigns.join("winter.campaign");
    assert!(file.exists());
    (window, file)
}

fn entries(file: &Path) -> usize {
    read(file, &shared_core_box().expect("the box")).expect("a book").entries().len()
}

#[test]
fn a_note_in_a_book_that_was_deleted_waits_and_is_written_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = founded(folder.path());
    fs::remove_file(&file).expect("it is there");
    write_in(&mut window, "Write a note", "Snow on the pass");
    press(&mut window, "Enter the note");
    assert!(shows(&window, "Not written down yet"));
    picture(&mut window, "unwritten-book-light");
    // Everything else waits.
    assert!(is_disabled(&window, "Take back") && is_disabled(&window, "Enter the note"));
    assert!(is_disabled(&window, "Play “Walking in the Dark” here"));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!file.exists());
    press(&mut window, AGAIN);
    assert!(!shows(&window, "Not written down yet"));
    assert_eq!(entries(&file), 2);
    press(&mut window, "Take back");
    assert_eq!(campaign(folder.path()).entries().len(), 3);
}

#[test]
fn a_note_that_a_full_book_does_not_take_stays_where_it_was_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut winter = found(folder.path(), founding(2, &[TUTORIAL]));
    let note = What::Noted(Note { text: "snow".to_owned(), ..Note::default() });
    winter.enter(2, note).expect("there is room");
    let file = winter.path().to_path_buf();
    drop(winter);
    // Room for one more entry.
    let text = fs::read_to_string(&file).expect("the book");
    let line = text.lines().last().expect("the note");
    fs::write(&file, text.clone() + &format!("{line}\n").repeat(MOST_ENTRIES - 3)).expect("a long book");
    let mut window = book(folder.path(), "en");
    open_winter(&mut window);
    let typed = |window: &Harness<'_, App>| {
        let field = window.get_by_role_and_label(Role::TextInput, "Write a note");
        field.accesskit_node().value().unwrap_or_default()
    };
    write_in(&mut window, "Write a note", "The last word");
    press(&mut window, "Enter the note");
    assert_eq!(typed(&window), "", "it is in the book");
    assert_eq!(entries(&file), MOST_ENTRIES);
    write_in(&mut window, "Write a note", "Snow on the pass");
    press(&mut window, "Enter the note");
    assert!(shows(&window, "is full"));
    assert_eq!(typed(&window), "Snow on the pass");
    assert_eq!(entries(&file), MOST_ENTRIES);
}

#[test]
fn a_book_goes_on_elsewhere_by_keyboard_and_whoever_leaves_it_unwritten_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = founded(folder.path());
    let campaigns = DataDirs::at(folder.path()).campaigns;
    fs::remove_dir_all(&campaigns).expect("it is there");
    fs::write(&campaigns, "a file").expect("a file");
    press(&mut window, "Play “Walking in the Dark” here");
    assert!(shows(&window, "Not written down yet"), "the quest has not begun");
    assert!(window.state().play().is_none());
    picture(&mut window, "unwritten-begin-light");
    press(&mut window, "To the start screen");
    assert!(shows(&window, "The campaign book is not saved"));
    press(&mut window, "Stay here");
    tab_to(&mut window, ELSEWHERE);
    key(&mut window, Modifiers::NONE, Key::Enter);
    enter_over(&mut window, "Folder", &folder.path().display().to_string());
    enter_over(&mut window, "Name of the file", "saved");
    let saved = folder.path().join("saved.campaign");
    assert!(shows(&window, "The book goes on in"));
    picture(&mut window, "unwritten-book-moved-light");
    assert_eq!(entries(&saved), 2);
    assert!(!file.exists());
    press(&mut window, "Take back");
    assert_eq!(entries(&saved), 3);

    // Closed and started again, it comes home as soon as it can; until then it goes on where it lies.
    drop(window);
    fs::remove_file(&campaigns).expect("it is there");
    let mut window = open_on(GAMES, folder.path(), SIZE, Theme::Light, "en");
    open_winter(&mut window);
    assert_eq!(entries(&file), 3, "the shelf shows the whole book");
    write_in(&mut window, "Write a note", "Home again");
    press(&mut window, "Enter the note");
    assert_eq!((entries(&file), entries(&saved)), (4, 3));
}

#[test]
fn in_german_and_polish_too_it_is_told_next_to_the_hand() {
    for (language, begin, deleted, add) in [
        ("de", ["Neues Spiel", "Beginnen", "Hinabsteigen"], "wurde gelöscht oder verschoben", "Noch einmal versuchen"),
        ("pl", ["Nowa gra", "Zaczynamy", "Schodzimy"], "został usunięty lub przeniesiony", "Spróbuj ponownie"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = still_window(folder.path(), (1024.0, 640.0), Theme::Light, language);
        begin.into_iter().for_each(|name| press(&mut window, name));
        let file = window.state().play().expect("a game").file();
        fs::remove_file(&file).expect("it is there");
        key(&mut window, Modifiers::NONE, Key::Num1);
        assert!(shows(&window, deleted), "{language}");
        picture(&mut window, &format!("unwritten-game-small-{language}"));
        press(&mut window, add);
        assert!(!shows(&window, deleted) && file.exists(), "{language}");
    }
}
