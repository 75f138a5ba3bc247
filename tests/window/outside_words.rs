//! Words that came in with a file are read in the window and do nothing: no control sign, no direction mark, and an end.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{key, press};
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::house::storage::{DataDirs, Theme, parse_document, write_document};
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

/// A name that turns what follows around, clears a terminal, begins a new line and does not end.
fn hostile() -> String {
    format!("a\u{202e}b\u{1b}[2J\nc{}", "d".repeat(900))
}

/// A quest in which everything that its author may call as he likes is called so.
fn hostile_quest(number: usize) -> Quest {
    let (file, text) = shipped_quests().nth(number).expect("a quest");
    let mut quest: Quest = parse_document(Path::new(file), text).expect("a quest");
    quest.id = "hostile".to_owned();
    for texts in std::iter::once(&mut quest.title).chain(quest.words.values_mut()) {
        texts.values_mut().for_each(|said| *said = hostile());
    }
    quest.about.author = hostile();
    quest.about.licence = hostile();
    quest.about.tags = vec![hostile()];
    quest
}

/// What the window says of anything is read and does nothing; how often it says such a name.
fn only_read(harness: &Harness<'_, App>, page: &str) -> usize {
    let (mut seen, too_long) = (0, "d".repeat(245));
    for role in [Role::Label, Role::Button, Role::CheckBox, Role::RadioButton, Role::ComboBox, Role::Image] {
        for node in harness.query_all_by_role(role) {
            let node = node.accesskit_node();
            // What somebody types is his own; the field holds it as it is.
            for said in [node.label(), node.value()].into_iter().flatten() {
                assert!(!said.contains(['\u{202e}', '\u{1b}']), "{page}: {said:?}");
                assert!(!said.contains(&too_long) && !said.contains("J\nc"), "{page}: {said:?}");
                seen += usize::from(said.contains("a\u{fffd}b\u{fffd}[2J\u{fffd}cd"));
            }
        }
    }
    seen
}

#[test]
fn names_of_a_quest_are_shown_as_text_on_the_shelf_and_on_every_page_of_the_desk() {
    let home = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(home.path());
    dirs.create_all().expect("folders");
    let file = dirs.quests().join("hostile.ron");
    write_document(&file, &hostile_quest(3)).expect("a file");
    let mut harness = window(home.path(), (1280.0, 800.0), Theme::Dark, "en");
    // Where a font has no sign for what stands in, a box stands there.
    harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    key(&mut harness, Modifiers::COMMAND, Key::E);
    harness.run_steps(4);
    assert!(only_read(&harness, "the shelf") > 0);
    harness.state_mut().edit_quest(&file);
    harness.run_steps(4);
    let mut seen = 0;
    for page in ["Objectives", "Special rules", "Set-up", "History"] {
        press(&mut harness, page);
        harness.run_steps(4);
        seen += only_read(&harness, page);
    }
    assert!(seen > 0, "the desk shows nothing of what the file brought");
}

#[test]
fn names_of_a_quest_are_shown_as_text_where_a_game_begins() {
    let home = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(home.path());
    dirs.create_all().expect("folders");
    write_document(&dirs.quests().join("hostile.ron"), &hostile_quest(3)).expect("a file");
    let mut harness = window(home.path(), (1280.0, 800.0), Theme::Dark, "de");
    harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    press(&mut harness, "Neues Spiel");
    harness.run_steps(4);
    let name = "a\u{fffd}b\u{fffd}[2J\u{fffd}c";
    harness.get_all_by_label_contains(name).next().expect("the quest").scroll_to_me();
    harness.run_steps(4);
    harness.get_all_by_label_contains(name).next().expect("the quest").click();
    harness.run_steps(4);
    assert!(only_read(&harness, "a new game") > 0);
}
