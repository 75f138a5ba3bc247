//! The settings lie over the screen one came from: back leads there, and it speaks the language that was chosen.

use crate::support::app::still_window as window;
use crate::support::books::found_winter;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{key, press, quest, shows};
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::edit::Command;
use delvewright::house::storage::{DataDirs, Theme, parse_document, write_document};
use delvewright::kernel::game::Game as _;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use std::path::Path;

const CTRL: Modifiers = Modifiers::COMMAND;
const SIZE: (f32, f32) = (1280.0, 900.0);

#[test]
fn back_leads_to_the_quest_that_was_being_drawn_with_everything_that_can_be_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), SIZE, Theme::Dark, "en");
    let (file, text) = shipped_quests().next().expect("a quest of the box");
    let before: Quest = parse_document(Path::new(file), text).expect("a quest");
    let file = DataDirs::at(folder.path()).quests().join("mine.ron");
    write_document(&file, &before).expect("it is written");
    harness.state_mut().edit_quest(&file);
    harness.run_steps(8);
    harness.state_mut().edit_by(&Command::StartLevel(3));
    harness.run_steps(4);
    key(&mut harness, CTRL, Key::Comma);
    assert!(harness.state().drawn_quest().is_none());
    press(&mut harness, "Deutsch");
    press(&mut harness, "Zurück");
    assert_eq!(quest(&harness).start_level, 3);
    assert!(shows(&harness, "Sonderregeln"), "it speaks German now");
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(quest(&harness), before);
    // Whoever goes elsewhere from the settings does not come back into the quest by mistake.
    key(&mut harness, CTRL, Key::Comma);
    key(&mut harness, CTRL, Key::E);
    assert!(harness.state().drawn_quest().is_none());
    assert!(shows(&harness, "Neue Quest"));
}

#[test]
fn back_leads_to_the_game_the_book_or_the_start_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), SIZE, Theme::Dark, "en");
    press(&mut harness, "Settings");
    press(&mut harness, "Back");
    assert!(shows(&harness, "New game"));
    press(&mut harness, "Settings");
    assert!(!shows(&harness, "New game"));
    key(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(shows(&harness, "New game"), "Escape leads back, too");

    key(&mut harness, CTRL, Key::N);
    press(&mut harness, "Begin");
    press(&mut harness, "Go down");
    let mut listed = Vec::new();
    harness.state().play().expect("a game").game().answers(&mut listed);
    harness.state_mut().answer_by(listed.remove(0));
    harness.run_steps(4);
    let hash = harness.state().play().expect("a game").session().hash();
    let story = |harness: &egui_kittest::Harness<'_, delvewright::shell::App>| {
        harness.state().play().expect("a game").story(0).map(|line| line.text.clone()).collect::<Vec<_>>()
    };
    let told = story(&harness);
    key(&mut harness, CTRL, Key::Comma);
    // A game that is open is not opened once more: the settings are put away, and it lies there as it was left.
    key(&mut harness, CTRL, Key::O);
    assert!(shows(&harness, "Take back"), "the game is shown");
    assert_eq!(harness.state().play().expect("a game").session().hash(), hash);
    key(&mut harness, CTRL, Key::Comma);
    press(&mut harness, "Deutsch");
    press(&mut harness, "Zurück");
    assert_eq!(harness.state().play().expect("a game").session().hash(), hash);
    let now = story(&harness);
    assert_eq!(now.len(), told.len());
    assert!(now != told, "the story is told in German: {now:?}");
    key(&mut harness, CTRL, Key::Z);
    assert_ne!(harness.state().play().expect("a game").session().hash(), hash, "and it goes on");

    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), SIZE, Theme::Dark, "en");
    found_winter(&mut harness);
    key(&mut harness, CTRL, Key::Comma);
    press(&mut harness, "Back");
    assert!(harness.query_by_label("What comes next").is_some() || shows(&harness, "at the table"));
}
