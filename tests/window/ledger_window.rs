//! The Ledger in the real window: a market is drawn, a sale taken back, notes and campaigns are kept.

use crate::support::books::found_winter;
use crate::support::hands::{campaign, key, picture, press, press_containing, standing, write_in as write};
use crate::support::pictures::shoot;
use delvewright::games::massive_darkness::campaign::Verdict;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::house::storage::DataDirs;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::Path;

const LARGE: (f32, f32) = (1280.0, 1500.0);

fn window<'a>(folder: &Path, theme: egui::Theme) -> Harness<'a, App> {
    DataDirs::at(folder).create_all().expect("folders");
    let mut window = crate::support::app::window(LARGE, theme, folder, 7);
    window.run();
    press(&mut window, "Campaign book");
    window
}

fn founded<'a>(folder: &Path, theme: egui::Theme) -> Harness<'a, App> {
    DataDirs::at(folder).create_all().expect("folders");
    let mut ledger = crate::support::app::window(LARGE, theme, folder, 7);
    ledger.run();
    found_winter(&mut ledger);
    ledger
}

#[test]
fn the_app_draws_the_market_and_a_sale_is_chosen_as_a_sentence_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut ledger = founded(folder, egui::Theme::Dark);
    press_containing(&mut ledger, "at the table");
    press(&mut ledger, "Enter how it ended");
    press(&mut ledger, "Enter this");
    press(&mut ledger, "Draw the cards of the market");
    assert!(!standing(folder).offers().is_empty());
    shoot("ledger-town", &mut ledger);
    let cards = |folder: &Path| standing(folder).party.iter().map(|record| record.cards.len()).sum::<usize>();
    let before = cards(folder);
    ledger.get_by_label_contains("Everything that is allowed now").click();
    ledger.run_steps(4);
    press_containing(&mut ledger, "sells");
    assert_eq!(cards(folder), before - 1);
    press(&mut ledger, "Take back");
    assert_eq!(cards(folder), before, "what was sold is back");
}

#[test]
fn a_new_user_can_look_at_a_sample_campaign() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ledger = window(folder.path(), egui::Theme::Dark);
    press(&mut ledger, "Put a sample campaign here to look at");
    assert!(standing(folder.path()).won > 0);
    press_containing(&mut ledger, "Open “");
    shoot("ledger-sample", &mut ledger);
    assert!(ledger.query_by_label("What happened").is_some());
}

#[test]
fn the_page_of_keys_lists_those_of_the_book_and_they_turn_its_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ledger = founded(folder.path(), egui::Theme::Dark);
    key(&mut ledger, Modifiers::NONE, Key::F1);
    for name in ["Ctrl + 1", "Ctrl + 2", "Ctrl + 3", "Ctrl + 4", "Ctrl + Z", "Ctrl + Enter", "Alt + Home"] {
        assert!(ledger.query_by_label(name).is_some(), "{name}");
    }
    picture(&mut ledger, "keys-book");
    key(&mut ledger, Modifiers::NONE, Key::F1);
    // While a note is written, too.
    write(&mut ledger, "Write a note", "Snow");
    key(&mut ledger, Modifiers::COMMAND, Key::Num4);
    assert!(ledger.query_by_label("How it began").is_some());
    key(&mut ledger, Modifiers::COMMAND, Key::Num1);
    assert!(ledger.query_by_label("What happened").is_some());
}

#[test]
fn what_happened_is_undone_back_to_an_entry_and_done_again_step_by_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut ledger = founded(folder, egui::Theme::Dark);
    for note in ["Snow", "Rain", "Sun"] {
        write(&mut ledger, "Write a note", note);
        press(&mut ledger, "Enter the note");
    }
    let counts = || {
        let told = campaign(folder);
        told.judged().iter().filter(|entry| matches!(entry.verdict, Verdict::Counts(_))).count()
    };
    let before = counts();
    press(&mut ledger, "Take back everything from entry 3 on");
    assert_eq!(counts(), before - 2, "rain and sun are undone");
    press(&mut ledger, "Give again");
    assert_eq!(counts(), before - 1);
    press(&mut ledger, "Give again");
    assert_eq!(counts(), before);
    assert!(ledger.query_by_label("Take back everything from entry 1 on").is_none(), "the founding stays");
}

#[test]
fn notes_are_kept_and_a_deleted_campaign_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut ledger = founded(folder, egui::Theme::Light);
    write(&mut ledger, "Write a note", "Snow again");
    press(&mut ledger, "Enter the note");
    assert!(ledger.query_by_label_contains("Snow again").is_some());
    press(&mut ledger, "All campaigns");
    shoot("ledger-shelf", &mut ledger);
    press_containing(&mut ledger, "Delete “Winter”");
    press(&mut ledger, "Take “Winter” back");
    press(&mut ledger, "Open “Winter”");
    assert!(ledger.query_by_label_contains("Snow again").is_some());
    assert_eq!(standing(folder).name, "Winter");
}
