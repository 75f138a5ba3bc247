//! What is settled about a quest beside its map, in the real window: for whom it is, by whom, with which cards and tiles,
//! and how it is tried.
#![cfg(feature = "gui")]

mod support;

use delvewright::app::App;
use delvewright::quest::Quest;
use delvewright::storage::{DataDirs, Theme, read_document};
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::Path;
use support::app::still_window as window;
use support::pictures::save;

const LARGE: (f32, f32) = (1280.0, 800.0);

fn press(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).scroll_to_me();
    harness.run_steps(4);
    harness.get_by_label(name).click();
    harness.run_steps(4);
}

fn key(harness: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(4);
}

fn write(harness: &mut Harness<'_, App>, field: &str, text: &str) {
    let role = |role| harness.query_by_role_and_label(role, field).map(|_| role);
    let role = role(Role::TextInput).or_else(|| role(Role::MultilineTextInput)).expect("a field of this name");
    harness.get_by_role_and_label(role, field).scroll_to_me();
    harness.run_steps(4);
    harness.get_by_role_and_label(role, field).click();
    harness.run_steps(2);
    harness.get_by_role_and_label(role, field).type_text(text);
    harness.run_steps(4);
}

fn quest(harness: &Harness<'_, App>) -> Quest {
    harness.state().drawn_quest().expect("a quest is being drawn").clone()
}

fn picture(harness: &mut Harness<'_, App>, name: &str) {
    harness.remove_cursor();
    harness.run_steps(2);
    save(name, &harness.render().expect("a picture"));
}

/// The editor with a copy of the first quest of the box.
fn with_a_quest<'a>(folder: &Path, theme: Theme) -> Harness<'a, App> {
    let mut harness = window(folder, LARGE, theme, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    let name = "Copy “Walking in the Dark”";
    press(&mut harness, name);
    harness
}

#[test]
fn author_party_words_and_cards_are_settled_saved_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_a_quest(folder.path(), Theme::Light);
    let before = quest(&harness);
    press(&mut harness, "Set-up");
    press(&mut harness, "One more: heroes at least");
    press(&mut harness, "One less: heroes at most");
    write(&mut harness, "How hard it is (English)", "Not for beginners.");
    write(&mut harness, "Author", "Ana");
    press(&mut harness, "CC BY 4.0");
    write(&mut harness, "Tags", "short, solo,");
    write(&mut harness, "Words for another name", "altar");
    write(&mut harness, "Words for “altar” (English)", "The altar");
    let settled = quest(&harness);
    assert_eq!((settled.party.least, settled.party.most), (2, 5));
    assert_eq!(settled.about.difficulty["en"], "Not for beginners.");
    assert_eq!((settled.about.author.as_str(), settled.about.licence.as_str()), ("Ana", "CC BY 4.0"));
    assert_eq!(settled.about.tags, ["short", "solo"]);
    assert_eq!(settled.words["altar"]["en"], "The altar");
    harness.get_by_label("Set-up").scroll_to_me();
    picture(&mut harness, "editor-set-up-light");

    // A card that stays in the box, and a whole deck.
    write(&mut harness, "Search cards", "D0");
    let doors: Vec<String> =
        delvewright::content::shared_core_box().expect("the box").doors.iter().map(|card| card.code.clone()).collect();
    let first = format!("({})", doors[0]);
    harness.get_by_label_contains(&first).scroll_to_me();
    harness.run_steps(4);
    harness.get_by_label_contains(&first).click();
    harness.run_steps(4);
    assert_eq!(quest(&harness).cards.unused.iter().collect::<Vec<_>>(), [&doors[0]]);
    picture(&mut harness, "editor-decks-light");

    // Everything is on the disk, and everything can be taken back.
    let file = DataDirs::at(folder.path()).quests.join(format!("{}.ron", before.id));
    let read = || read_document::<Quest>(&file, 1).expect("a quest");
    assert_eq!(read(), quest(&harness));
    let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest");
    map.focus();
    harness.run_steps(2);
    for _ in 0..80 {
        key(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(quest(&harness), before);
    assert_eq!(read(), before);
}
