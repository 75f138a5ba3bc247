//! The settings lie over the screen one came from: back leads there, and it speaks the language that was chosen.

use crate::support::app::still_window as window;
use crate::support::books::found_winter;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{is_disabled, key, picture, press, quest, shows};
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::edit::Command;
use delvewright::house::storage::{DataDirs, Settings, Theme, parse_document, write_document};
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

/// What stands in the file of the settings.
fn kept(folder: &Path) -> Settings {
    Settings::load(&DataDirs::at(folder).settings_file).settings
}

#[test]
fn any_size_of_text_can_be_taken_back_by_a_key_and_is_kept_within_bounds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), SIZE, Theme::Dark, "en");
    for _ in 0..30 {
        key(&mut harness, CTRL, Key::Plus);
    }
    assert_eq!(kept(folder.path()).ui_scale, 200);
    assert_eq!(harness.ctx.zoom_factor(), 2.0);
    key(&mut harness, CTRL, Key::Minus);
    assert_eq!(kept(folder.path()).ui_scale, 190);
    key(&mut harness, CTRL, Key::Num0);
    assert_eq!((kept(folder.path()).ui_scale, harness.ctx.zoom_factor()), (100, 1.0));
    // The page has the same.
    press(&mut harness, "Settings");
    press(&mut harness, "Smaller text");
    assert_eq!(kept(folder.path()).ui_scale, 90);
    press(&mut harness, "Usual size");
    assert_eq!(kept(folder.path()).ui_scale, 100);
    assert!(is_disabled(&harness, "Usual size"));
}

#[test]
fn high_contrast_and_the_whole_screen_are_chosen_kept_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), SIZE, Theme::Dark, "en");
    press(&mut harness, "Settings");
    let panel = |harness: &egui_kittest::Harness<'_, delvewright::shell::App>| {
        delvewright::kit::theme::Theme::of(&harness.ctx).surface.panel
    };
    let usual = panel(&harness);
    press(&mut harness, "High contrast");
    assert!(kept(folder.path()).high_contrast && panel(&harness) != usual);
    press(&mut harness, "The table by day");
    assert_eq!(kept(folder.path()).theme, Theme::Light);
    press(&mut harness, "The table at night");
    press(&mut harness, "High contrast");
    assert!(!kept(folder.path()).high_contrast);
    assert_eq!(panel(&harness), usual);
    key(&mut harness, Modifiers::NONE, Key::F11);
    assert!(kept(folder.path()).full_screen);
    key(&mut harness, Modifiers::NONE, Key::F11);
    assert!(!kept(folder.path()).full_screen);
}

#[test]
fn the_settings_fit_any_window_in_any_look_and_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let sizes = [(512.0, 320.0), (640.0, 400.0), (1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];
    for (number, size) in sizes.into_iter().enumerate() {
        let (theme, language) = [(Theme::Dark, "en"), (Theme::Light, "de"), (Theme::Dark, "pl")][number % 3];
        let mut harness = window(folder.path(), size, theme, language);
        key(&mut harness, CTRL, Key::Comma);
        let room = harness.ctx.content_rect();
        for node in harness.query_all_by_label_contains("") {
            let rect = node.rect();
            assert!(rect.left() >= room.left() - 1.0 && rect.right() <= room.right() + 1.0, "{size:?}: {node:?}");
        }
        picture(&mut harness, &format!("settings-{}-{language}", size.0));
    }
    let mut harness = window(folder.path(), SIZE, Theme::Dark, "en");
    key(&mut harness, CTRL, Key::Comma);
    press(&mut harness, "High contrast");
    picture(&mut harness, "settings-contrast-dark");
    press(&mut harness, "The table by day");
    picture(&mut harness, "settings-contrast-light");
}
