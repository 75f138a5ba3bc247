//! Two windows on one data folder: neither loses anything of the other, and whoever types never waits for the disk.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{
    Places, click_at, enter_over, key, picture, press, quest, scroll_and_press, shows, soon, tab_to, write, write_in,
};
use delvewright::games::massive_darkness::content::own_cards::Card;
use delvewright::games::massive_darkness::content::{OwnPack, shipped_quests};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::edit::Command;
use delvewright::games::massive_darkness::quest::exchange::open;
use delvewright::games::massive_darkness::quest::model::Spot;
use delvewright::house::packs::CardPack as _;
use delvewright::house::storage::{DataDirs, Settings, Theme, parse_document, write_document};
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const LARGE: (f32, f32) = (1280.0, 800.0);
const NONE: Modifiers = Modifiers::NONE;

/// The tutorial on the shelf, under a name of its own.
fn put(folder: &Path) -> (Quest, PathBuf) {
    let (_, text) = shipped_quests().find(|(file, _)| file.contains("tutorial")).expect("the box has a first quest");
    let quest: Quest = parse_document(Path::new("tutorial.ron"), text).expect("a quest");
    let quest = Quest { id: "well".to_owned(), ..quest };
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let file = dirs.quests().join("well.ron");
    write_document(&file, &quest).expect("it is written");
    (quest, file)
}

fn drawing<'a>(folder: &Path, file: &Path, language: &str, theme: Theme, size: (f32, f32)) -> Harness<'a, App> {
    let mut harness = window(folder, size, theme, language);
    harness.state_mut().edit_quest(file);
    harness.run_steps(8);
    harness
}

/// Puts a Level token on a Zone.
fn lay_level(harness: &mut Harness<'_, App>, level: &str, x: i16, y: i16) {
    press(harness, level);
    let places = Places::of(harness);
    click_at(harness, places.at(Spot { x, y, storey: 0 }));
}

/// Two windows that have both changed one quest: what the first has saved, and the second, which has noticed it.
fn both_changed<'a>(folder: &Path) -> (Harness<'a, App>, Harness<'a, App>, PathBuf) {
    let (_, file) = put(folder);
    let mut one = drawing(folder, &file, "en", Theme::Dark, LARGE);
    let mut other = drawing(folder, &file, "en", Theme::Dark, LARGE);
    lay_level(&mut one, "Level 3", 2, 4);
    assert_eq!(open(&file).expect("a quest"), quest(&one));
    lay_level(&mut other, "Level 2", 0, 3);
    (one, other, file)
}

fn read(file: &Path) -> Quest {
    open(file).expect("a quest that can be opened")
}

/// An earlier version of a quest, the newest is the first.
fn version(folder: &Path, number: usize) -> Quest {
    read(&DataDirs::at(folder).backups.join(format!("quests/well.ron.{number}")))
}

const NOTICED: &str = "Another window has meanwhile changed the quest that is called “Walking in the Dark” here";

#[test]
fn the_later_save_of_two_windows_replaces_nothing_and_both_versions_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut one, mut other, file) = both_changed(folder.path());
    assert!(shows(&other, NOTICED) && !shows(&one, NOTICED));
    picture(&mut other, "two-windows-quest-dark");
    let beside = file.with_file_name("well-2.ron");
    let (first, second) = (quest(&one), quest(&other));
    assert_eq!(read(&file), first, "what the first window has saved is still there");
    // What is drawn here is on the disk as well, and can be told from the other.
    let title = second.title["en"].clone() + " (2)";
    let saved = read(&beside);
    assert_eq!((saved.id.as_str(), &saved.title["en"]), ("well-2", &title));
    assert_eq!(saved.level_tokens, second.level_tokens);
    // Nobody has to decide at once.
    lay_level(&mut other, "Level 4", 0, 4);
    assert_eq!(read(&beside).level_tokens, quest(&other).level_tokens);
    lay_level(&mut one, "Level 4", 2, 3);
    assert_eq!(read(&file), quest(&one));

    press(&mut other, "Keep both");
    assert!(!shows(&other, NOTICED));
    assert_eq!(read(&beside), quest(&other));
    assert_eq!(quest(&other).title["en"], title);
    // Also undone steps stay in the own file, under the own id.
    for _ in 0..4 {
        key(&mut other, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!((read(&beside).id.as_str(), read(&file)), ("well-2", quest(&one)));
    lay_level(&mut one, "Level 5", 0, 3);
    assert!(!shows(&one, NOTICED), "each goes on in its own file");
}

#[test]
fn mine_is_kept_by_keyboard_alone_and_the_other_becomes_an_earlier_version() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut one, mut other, file) = both_changed(folder.path());
    let (first, second) = (quest(&one), quest(&other));
    tab_to(&mut other, "Keep mine");
    key(&mut other, NONE, Key::Enter);
    assert!(!shows(&other, NOTICED));
    assert_eq!((read(&file), version(folder.path(), 1)), (second, first));
    assert!(!file.with_file_name("well-2.ron").exists(), "it is not needed any more");
    press(&mut other, "History");
    assert!(shows(&other, "1. a moment ago"));
    // Now it is the first window that has not seen it.
    lay_level(&mut one, "Level 4", 2, 3);
    assert!(shows(&one, NOTICED));
}

#[test]
fn the_other_is_taken_and_mine_comes_back_by_undo_and_as_an_earlier_version() {
    let folder = tempfile::tempdir().expect("a folder");
    let (one, mut other, file) = both_changed(folder.path());
    let (first, second) = (quest(&one), quest(&other));
    press(&mut other, "Take the other");
    assert_eq!((quest(&other), read(&file)), (first.clone(), first.clone()));
    assert_eq!((version(folder.path(), 1), version(folder.path(), 2)), (second.clone(), first));
    key(&mut other, Modifiers::COMMAND, Key::Z);
    assert_eq!((quest(&other), read(&file)), (second.clone(), second));
    assert!(!shows(&other, NOTICED));
}

#[test]
fn a_version_that_cannot_be_read_is_not_taken_and_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, mut other, file) = both_changed(folder.path());
    let second = quest(&other);
    fs::write(&file, "(format: 1, half").expect("another program writes");
    press(&mut other, "Take the other");
    assert!(shows(&other, NOTICED) && shows(&other, "well.ron cannot be understood"));
    assert_eq!(quest(&other), second);
    assert_eq!(fs::read_to_string(&file).expect("still there"), "(format: 1, half");
}

#[test]
fn whoever_leaves_before_it_was_told_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = put(folder.path());
    let mut harness = drawing(folder.path(), &file, "en", Theme::Light, LARGE);
    write_in(&mut harness, "Title (English)", "!");
    fs::write(&file, "(format: 1, half").expect("another program writes");
    // Still in the field: nothing has been flushed by a deed.
    write_in(&mut harness, "Title (English)", "?");
    press(&mut harness, "Back to your quests");
    assert!(shows(&harness, "Changed in another window") && shows(&harness, "has meanwhile changed"));
    picture(&mut harness, "two-windows-leaving-light");
    press(&mut harness, "Leave: both stay");
    let beside = read(&file.with_file_name("well-2.ron"));
    assert!(beside.title["en"].contains("!?"));
    assert!(harness.state().drawn_quest().is_none());
    assert_eq!(fs::read_to_string(&file).expect("still there"), "(format: 1, half");
}

#[test]
fn two_versions_are_told_in_every_language_and_in_a_small_window() {
    for (language, theme) in [("de", Theme::Light), ("pl", Theme::Dark)] {
        let folder = tempfile::tempdir().expect("a folder");
        let (first, file) = put(folder.path());
        let mut harness = drawing(folder.path(), &file, language, theme, (960.0, 600.0));
        let mut changed = first;
        changed.start_level = 3;
        write_document(&file, &changed).expect("another window saves");
        harness.state_mut().edit_by(&Command::StartLevel(2));
        harness.run_steps(4);
        assert_eq!(read(&file), changed);
        assert!(file.with_file_name("well-2.ron").exists());
        picture(&mut harness, &format!("two-windows-quest-{language}"));
    }
}

#[test]
fn what_is_typed_comes_to_the_disk_by_itself_and_at_the_latest_when_the_window_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = put(folder.path());
    let mut harness = drawing(folder.path(), &file, "en", Theme::Dark, LARGE);
    write_in(&mut harness, "Title (English)", ", and back");
    let typed = quest(&harness);
    assert!(typed.title["en"].contains(", and back"));
    // No frame is drawn any more.
    assert!(soon(|| read(&file) == typed));
    write_in(&mut harness, "Title (English)", ", and home");
    let typed = quest(&harness);
    drop(harness);
    assert_eq!(read(&file), typed);
    // What the window was opened with is kept as before.
    assert!(!version(folder.path(), 1).title["en"].contains("back"));
}

#[test]
fn a_name_that_is_being_written_is_on_the_disk_before_its_field_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = put(folder.path());
    let mut harness = drawing(folder.path(), &file, "en", Theme::Dark, LARGE);
    for name in ["Special rules", "Acts and counters", "counter: new"] {
        scroll_and_press(&mut harness, name);
    }
    let before = quest(&harness).counters;
    harness.get_by_role_and_label(Role::TextInput, "counter 1").focus();
    harness.run_steps(3);
    write(&mut harness, "torch");
    // No frame is drawn any more.
    assert!(soon(|| read(&file).counters == ["torch"]));
    assert_eq!(quest(&harness).counters, before, "nothing is called so yet");
    write(&mut harness, "torches");
    assert!(soon(|| read(&file).counters == ["torches"]));
    // Whoever writes back what was there has changed nothing.
    write(&mut harness, &before[0]);
    assert!(soon(|| read(&file).counters == before));
    write(&mut harness, "keys");
    // The program ends in the middle of the word.
    drop(harness);
    assert_eq!(read(&file).counters, ["keys"]);
}

#[test]
fn another_window_takes_the_keyboard_from_nobody_who_writes_and_nothing_is_called_saved_that_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = put(folder.path());
    let mut one = drawing(folder.path(), &file, "en", Theme::Dark, LARGE);
    let mut other = drawing(folder.path(), &file, "en", Theme::Dark, LARGE);
    lay_level(&mut one, "Level 3", 2, 4);
    assert!(shows(&other, "Saved. "));
    write_in(&mut other, "Title (English)", " of the");
    let is_true = |other: &Harness<'_, App>| !shows(other, "Saved. ") || read(&file).title == quest(other).title;
    let until = Instant::now() + Duration::from_secs(30);
    while !shows(&other, "Another window has meanwhile changed") && Instant::now() < until {
        assert!(is_true(&other));
        std::thread::sleep(Duration::from_millis(20));
        other.run_steps(1);
    }
    assert!(shows(&other, "Another window has meanwhile changed"));
    // In the middle of the word.
    other.event(Event::Text(" night".to_owned()));
    other.run_steps(2);
    assert!(quest(&other).title["en"].contains(" of the night"), "{}", quest(&other).title["en"]);
    assert!(soon(|| {
        other.run_steps(1);
        shows(&other, "Saved beside the other version, in well-2.ron.")
    }));
    assert!(!shows(&other, "Saved. "));
    picture(&mut other, "two-windows-writing-dark");
    press(&mut other, "Keep both");
    assert!(soon(|| {
        other.run_steps(1);
        shows(&other, "Saved. ")
    }));
}

#[test]
fn what_is_typed_is_on_the_disk_before_the_quest_is_played_or_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = put(folder.path());
    let mut harness = drawing(folder.path(), &file, "en", Theme::Dark, LARGE);
    write_in(&mut harness, "Title (English)", " I");
    harness.key_press_modifiers(NONE, Key::F5);
    harness.run_steps(2);
    assert!(harness.state().play().is_some());
    assert!(shows(&harness, "Test of “Walking in the Dark I” – no game"), "nobody takes it for a game");
    picture(&mut harness, "test-ribbon-dark");
    assert!(read(&file).title["en"].ends_with(" I"));
    press(&mut harness, "To the start screen");
    write_in(&mut harness, "Title (English)", "I");
    press(&mut harness, "Back to your quests");
    assert!(read(&file).title["en"].ends_with(" II"));
}

#[test]
fn typing_that_the_disk_does_not_take_is_told_and_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = put(folder.path());
    let mut harness = drawing(folder.path(), &file, "en", Theme::Dark, LARGE);
    let (quests, away) = (DataDirs::at(folder.path()).quests(), folder.path().join("away"));
    fs::rename(&quests, &away).expect("it goes");
    write_in(&mut harness, "Title (English)", " I");
    let until = Instant::now() + Duration::from_secs(30);
    while !shows(&harness, " I *") && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(20));
        harness.run_steps(1);
    }
    assert!(shows(&harness, " I *"), "a star says that it is not saved");
    press(&mut harness, "Back to your quests");
    assert!(shows(&harness, "This quest is not saved"));
    fs::rename(&away, &quests).expect("it is back");
    press(&mut harness, "Try again");
    assert!(harness.state().drawn_quest().is_none());
    assert!(read(&file).title["en"].ends_with(" I"));
}

/// Two windows that have both changed own cards, one card each: the second, which has noticed it.
fn both_changed_cards<'a>(folder: &Path) -> Harness<'a, App> {
    let mut one = cards(folder, "SE11 Axe");
    let mut other = cards(folder, "SE12 Axe");
    press(&mut one, "Melee: red dice: one more");
    press(&mut other, "Melee: red dice: one more");
    other
}

/// The card editor with a card open.
fn cards<'a>(folder: &Path, card: &str) -> Harness<'a, App> {
    let mut harness = window(folder, LARGE, Theme::Dark, "en");
    press(&mut harness, "Cards");
    press(&mut harness, card);
    harness
}

fn own(folder: &Path) -> OwnPack {
    OwnPack::read(&DataDirs::at(folder).own_cards_file()).expect("a sound file")
}

fn dice(pack: &OwnPack, code: &str) -> usize {
    match pack.card(code) {
        Some(Card::Equipment(card)) => card.melee.len(),
        _ => 0,
    }
}

const CARDS_NOTICED: &str = "Another window has changed your cards in the meantime";

#[test]
fn own_cards_of_two_windows_are_joined() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut other = both_changed_cards(folder);
    assert!(shows(&other, CARDS_NOTICED));
    picture(&mut other, "two-windows-cards-dark");
    assert_eq!((dice(&own(folder), "SE11"), dice(&own(folder), "SE12")), (2, 0));
    // What is done here is kept where nobody takes it for a pack.
    let kept = DataDirs::at(folder).backups.join("packs/own-cards.mine-1.ron");
    assert_eq!(dice(&OwnPack::read(&kept).expect("a pack"), "SE12"), 2);
    // Nobody goes away from it by mistake.
    press(&mut other, "To the start screen");
    assert!(shows(&other, "Your cards are not saved") && shows(&other, "own-cards.mine-1.ron"));
    press(&mut other, "Stay here");
    press(&mut other, "Join both");
    assert!(!shows(&other, CARDS_NOTICED));
    assert_eq!((dice(&own(folder), "SE11"), dice(&own(folder), "SE12")), (2, 2));
    assert!(!kept.exists());
    press(&mut other, "To the start screen");
    assert!(shows(&other, "New game"));
}

#[test]
fn own_cards_of_two_windows_are_kept_both_whichever_counts() {
    for (verdict, counts, kept) in [("Keep mine", (0, 2), (2, 0)), ("Take the other", (2, 0), (0, 2))] {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        let mut other = both_changed_cards(folder);
        tab_to(&mut other, verdict);
        key(&mut other, NONE, Key::Enter);
        let both = |pack: &OwnPack| (dice(pack, "SE11"), dice(pack, "SE12"));
        assert_eq!(both(&own(folder)), counts, "{verdict}");
        let version = DataDirs::at(folder).backups.join("packs/own-cards.ron.1");
        assert_eq!(both(&OwnPack::read(&version).expect("an earlier version")), kept, "{verdict}");
    }
}

#[test]
fn own_cards_that_the_disk_does_not_take_are_not_left_without_a_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = cards(folder.path(), "SE11 Axe");
    let (packs, away) = (DataDirs::at(folder.path()).packs(), folder.path().join("away"));
    fs::rename(&packs, &away).expect("it goes");
    press(&mut harness, "Melee: red dice: one more");
    press(&mut harness, "To the start screen");
    assert!(shows(&harness, "Your cards are not saved"));
    picture(&mut harness, "cards-unsaved-dark");
    fs::rename(&away, &packs).expect("it is back");
    press(&mut harness, "Try again");
    assert!(shows(&harness, "New game"));
    assert_eq!(dice(&own(folder.path()), "SE11"), 2);
}

#[test]
fn cards_that_the_box_would_not_stand_with_are_not_taken_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("shared.ron");
    fs::write(&file, r#"(format: 1, cards: (enemies: [(code: "Z1", kind: "nobody", deck: Lesser, health: 1)]))"#)
        .expect("a file");
    let mut harness = cards(folder.path(), "SE11 Axe");
    press(&mut harness, "Melee: red dice: one more");
    let before = own(folder.path());
    press(&mut harness, "Take cards from a file");
    press(&mut harness, "Take them");
    enter_over(&mut harness, "Name of the file", file.to_str().expect("a plain path"));
    assert!(shows(&harness, "cannot be taken over") && shows(&harness, "Nothing was changed."));
    picture(&mut harness, "cards-refused-dark");
    assert_eq!(own(folder.path()), before);
    assert!(!own(folder.path()).cards.enemies.iter().any(|enemy| enemy.code == "Z1"));
}

#[test]
fn two_windows_keep_what_each_has_changed_in_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut one = window(folder.path(), LARGE, Theme::Dark, "en");
    let mut other = window(folder.path(), LARGE, Theme::Dark, "en");
    for (harness, changed) in [(&mut one, "The table by day"), (&mut other, "Reduce motion")] {
        press(harness, "Settings");
        press(harness, changed);
    }
    let settings = Settings::load(&DataDirs::at(folder.path()).settings_file).settings;
    assert_eq!((settings.theme, settings.reduce_motion), (Theme::Light, false));
}

#[test]
fn tiles_of_one_name_that_two_windows_keep_are_both_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = put(folder.path());
    let second = file.with_file_name("cave.ron");
    write_document(&second, &Quest { id: "cave".to_owned(), ..read(&file) }).expect("it is written");
    let mut one = drawing(folder.path(), &file, "en", Theme::Dark, (1280.0, 1200.0));
    let mut other = drawing(folder.path(), &second, "en", Theme::Dark, (1280.0, 1200.0));
    for (harness, wider) in [(&mut one, false), (&mut other, true)] {
        press(harness, "Tiles");
        press(harness, "New tile");
        if wider {
            press(harness, "One more: zones wide");
        }
    }
    press(&mut one, "Keep it for other quests");
    press(&mut other, "Keep it for other quests");
    assert!(shows(&other, "yours is kept beside it"));
    picture(&mut other, "two-windows-tiles-dark");
    let kept = OwnPack::read(&DataDirs::at(folder.path()).own_tiles_file()).expect("a pack").cards.tiles;
    let kept: Vec<(&str, usize)> = kept.iter().map(|side| (side.id.as_str(), side.rows[0].len())).collect();
    assert_eq!(kept, [("Tile", 3), ("Tile 2", 4)]);
    // The first window has not seen the second tile; it stays when the first one goes.
    scroll_and_press(&mut one, "Keep Tile no longer");
    let kept = OwnPack::read(&DataDirs::at(folder.path()).own_tiles_file()).expect("a pack").cards.tiles;
    assert_eq!(kept.iter().map(|side| side.id.as_str()).collect::<Vec<_>>(), ["Tile 2"]);
}

#[test]
fn two_windows_try_their_quests_side_by_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = put(folder.path());
    let mut one = drawing(folder.path(), &file, "en", Theme::Dark, LARGE);
    let mut other = drawing(folder.path(), &file, "en", Theme::Dark, LARGE);
    key(&mut one, NONE, Key::F5);
    key(&mut other, NONE, Key::F5);
    let game = |harness: &Harness<'_, App>| harness.state().play().expect("it is played").file();
    assert_ne!(game(&one), game(&other));
    assert!(game(&one).exists() && game(&other).exists());
}
