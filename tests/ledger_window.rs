//! The Ledger in the real window: a campaign is founded, won at the table, brought to town, taken back and kept.
#![cfg(feature = "gui")]

mod support;

use delvewright::app::App;
use delvewright::campaign::{Now, Shelf, Standing};
use delvewright::content::shared_core_box;
use delvewright::storage::DataDirs;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::Path;
use support::hands::{press, press_containing, write_in as write};
use support::pictures::save;

const LARGE: (f32, f32) = (1280.0, 1500.0);

/// What the one book on the shelf says.
fn standing(folder: &Path) -> Standing {
    let library = shared_core_box().expect("the box");
    let mut books = Shelf::new(DataDirs::at(folder), library).list().expect("a shelf");
    assert_eq!(books.len(), 1);
    books.remove(0).campaign.expect("a sound book").standing().expect("it has begun").clone()
}

fn window<'a>(folder: &Path, theme: egui::Theme) -> Harness<'a, App> {
    DataDirs::at(folder).create().expect("folders");
    let mut window = support::app::window(LARGE, theme, folder, 7);
    window.run();
    press(&mut window, "Campaign book");
    window
}

fn founded<'a>(folder: &Path, theme: egui::Theme) -> Harness<'a, App> {
    let mut ledger = window(folder, theme);
    press(&mut ledger, "Found a campaign");
    write(&mut ledger, "Name of the campaign", "Winter");
    write(&mut ledger, "Player of Bjorn", "Ana");
    save("ledger-founding", &ledger.render().expect("a picture"));
    press(&mut ledger, "Begin the campaign");
    ledger
}

#[test]
fn a_campaign_is_founded_won_at_the_table_and_brought_to_town() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut ledger = founded(folder, egui::Theme::Dark);
    let begun = standing(folder);
    assert_eq!((begun.party.len(), begun.lives[0].player.as_str()), (3, "Ana"));
    press_containing(&mut ledger, "at the table");
    assert!(matches!(standing(folder).now(), Now::Playing(_)));
    press(&mut ledger, "Enter how it ended");
    write(&mut ledger, "Card found by Bjorn", "T001");
    save("ledger-outcome", &ledger.render().expect("a picture"));
    press_containing(&mut ledger, "(S001)");
    press(&mut ledger, "Enter this");
    let won = standing(folder);
    assert_eq!((won.won, won.now()), (1, Now::Town));
    assert_eq!(won.owner("T001"), Some("bjorn"));
    press(&mut ledger, "Draw the cards of the market");
    assert!(!standing(folder).offers().is_empty());
    save("ledger-town", &ledger.render().expect("a picture"));
    let cards = |folder: &Path| standing(folder).party.iter().map(|record| record.cards.len()).sum::<usize>();
    let before = cards(folder);
    ledger.get_by_label_contains("Everything that is allowed now").click();
    ledger.run_steps(4);
    press_containing(&mut ledger, "sells");
    assert_eq!(cards(folder), before - 1);
    press(&mut ledger, "Take back");
    assert_eq!(cards(folder), before, "what was sold is back");
    for _ in 0..2 {
        let next = if ledger.query_by_label_contains("leaves town").is_some() { "leaves town" } else { "gets ready" };
        press_containing(&mut ledger, next);
    }
    assert!(matches!(standing(folder).now(), Now::Ready(_)));
    save("ledger-book", &ledger.render().expect("a picture"));
}

#[test]
fn a_new_user_can_look_at_a_sample_campaign() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ledger = window(folder.path(), egui::Theme::Dark);
    press(&mut ledger, "Put a sample campaign here to look at");
    assert!(standing(folder.path()).won > 0);
    press_containing(&mut ledger, "Open “");
    save("ledger-sample", &ledger.render().expect("a picture"));
    assert!(ledger.query_by_label("What happened").is_some());
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
    save("ledger-shelf", &ledger.render().expect("a picture"));
    press_containing(&mut ledger, "Delete “Winter”");
    press(&mut ledger, "Show recently deleted campaigns");
    press(&mut ledger, "Take “Winter” back");
    press(&mut ledger, "Open “Winter”");
    assert!(ledger.query_by_label_contains("Snow again").is_some());
    assert_eq!(standing(folder).name, "Winter");
}
