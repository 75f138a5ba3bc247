//! Nothing is lost in the editor: not by half a name, not by a disk that does not take the quest.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{Places, click_at, enter_over, key, picture, press, quest, soon};
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::model::Spot;
use delvewright::games::massive_darkness::rules::language::quest::QuestRule;
use delvewright::house::storage::{DataDirs, Theme, parse_document, read_document, write_document};
use delvewright::shell::App;
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::{Path, PathBuf};

const NONE: Modifiers = Modifiers::NONE;

fn at(x: i16, y: i16) -> Spot {
    Spot { x, y, storey: 0 }
}

/// The first quest of the box with names that rules speak of.
fn named() -> Quest {
    let (_, text) = shipped_quests().find(|(file, _)| file.contains("tutorial")).expect("the box has a first quest");
    let mut quest: Quest = parse_document(Path::new("tutorial.ron"), text).expect("a quest");
    quest.doors[0].name = "vault".to_owned();
    let names = r#"[(name: "zone", at: (x: 0, y: 3)), (name: "zone 2", at: (x: 2, y: 4))]"#;
    quest.names = ron::from_str(names).expect("names");
    let rules = r#"[
        (when: PickedUp(Library), do: [Unlock("vault")]),
        (when: Entered("zone"), do: [GainXp(1)]),
        (when: Entered("zone 2"), do: [GainXp(2)]),
    ]"#;
    quest.rules = ron::from_str(rules).expect("rules");
    quest
}

fn opened<'a>(folder: &Path, quest: &Quest) -> (Harness<'a, App>, PathBuf) {
    let mut harness = window(folder, (1280.0, 800.0), Theme::Dark, "en");
    let file = DataDirs::at(folder).quests().join("named.ron");
    write_document(&file, quest).expect("it is written");
    harness.state_mut().edit_quest(&file);
    harness.run_steps(8);
    (harness, file)
}

fn said(harness: &Harness<'_, App>) -> Vec<QuestRule> {
    quest(harness).rules
}

/// Takes letters away one by one, and writes others.
fn overwrite(harness: &mut Harness<'_, App>, field: &str, letters: usize, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, field).focus();
    harness.run_steps(2);
    key(harness, NONE, Key::End);
    for _ in 0..letters {
        key(harness, NONE, Key::Backspace);
    }
    harness.get_by_role_and_label(Role::TextInput, field).type_text(text);
    harness.run_steps(4);
}

#[test]
fn rules_follow_a_name_when_it_is_written_and_never_half_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, file) = opened(folder.path(), &named());
    let before = said(&harness);
    let places = Places::of(&harness);

    // On the way from “zone 2” to “court” the field says “zone”, which is another place.
    click_at(&mut harness, places.at(at(2, 4)));
    overwrite(&mut harness, "Name for rules", 6, "court");
    assert_eq!(said(&harness), before, "nothing happens while it is being written");
    // A click on the door is the end of it; then its name goes by way of nothing.
    click_at(&mut harness, places.border(at(1, 4), at(0, 4)));
    let court: QuestRule = ron::from_str(r#"(when: Entered("court"), do: [GainXp(2)])"#).expect("a rule");
    assert_eq!(said(&harness), [before[0].clone(), before[1].clone(), court.clone()]);
    overwrite(&mut harness, "Name for rules", 5, "gate");
    // Whoever plays has finished writing, too.
    key(&mut harness, NONE, Key::F5);
    let unlock: QuestRule = ron::from_str(r#"(when: PickedUp(Library), do: [Unlock("gate")])"#).expect("a rule");
    let played = harness.state().play().expect("it is played").session().header().setup.quest.clone();
    assert_eq!(played.rules, [unlock, before[1].clone(), court]);
    press(&mut harness, "To the start screen");
    assert_eq!(quest(&harness), played);
    assert_eq!(read_document::<Quest>(&file, 1).expect("it is saved"), played);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), named(), "each name is one step");
}

#[test]
fn a_door_that_has_no_name_any_more_leaves_its_rules_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = opened(folder.path(), &named());
    let before = said(&harness);
    let places = Places::of(&harness);
    click_at(&mut harness, places.border(at(1, 4), at(0, 4)));
    overwrite(&mut harness, "Name for rules", 5, "");
    key(&mut harness, NONE, Key::Enter);
    assert_eq!(quest(&harness).doors[0].name, "");
    assert_eq!(said(&harness), before);
    press(&mut harness, "Problems (1)");
    assert!(harness.query_by_label_contains("vault").is_some(), "it is told what the rule asks for");
}

#[test]
fn a_quest_that_cannot_be_saved_is_not_left_without_a_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, file) = opened(folder.path(), &named());
    let quests = DataDirs::at(folder.path()).quests();
    // Something else takes the place of the folder, and the stick comes back later.
    let away = folder.path().join("away");
    std::fs::rename(&quests, &away).expect("it goes");
    std::fs::write(&quests, "no folder").expect("something else is there");
    press(&mut harness, "Level 3");
    let places = Places::of(&harness);
    click_at(&mut harness, places.at(at(2, 4)));
    let drawn = quest(&harness);
    assert_ne!(drawn, named());
    assert!(harness.query_by_label_contains("Walking in the Dark *").is_some(), "a star says that it is not saved");

    press(&mut harness, "Back to your quests");
    assert!(harness.query_by_label("This quest is not saved").is_some());
    picture(&mut harness, "editor-unsaved-dark");
    press(&mut harness, "Stay here");
    assert_eq!(quest(&harness), drawn);
    // No other command goes past it: here the way to the start screen.
    key(&mut harness, Modifiers::ALT, Key::Home);
    assert!(harness.query_by_label("This quest is not saved").is_some());
    press(&mut harness, "Try again");
    assert!(harness.query_by_label("This quest is not saved").is_some(), "it still cannot be saved");

    std::fs::remove_file(&quests).expect("it goes");
    std::fs::rename(&away, &quests).expect("it is back");
    press(&mut harness, "Try again");
    assert!(harness.state().drawn_quest().is_none(), "it is left");
    assert_eq!(read_document::<Quest>(&file, 1).expect("it is saved"), drawn);
}

#[test]
fn what_cannot_be_saved_is_told_over_the_map_and_a_copy_of_it_can_be_kept_elsewhere() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (mut harness, file) = opened(folder.path(), &named());
    let quests = DataDirs::at(folder.path()).quests();
    let away = folder.path().join("away");
    std::fs::rename(&quests, &away).expect("it goes");
    press(&mut harness, "Level 3");
    let places = Places::of(&harness);
    click_at(&mut harness, places.at(at(2, 4)));
    assert!(harness.query_by_label_contains("is tried again every few seconds").is_some());
    picture(&mut harness, "editor-unwritten-dark");
    press(&mut harness, "Try again");
    assert!(harness.query_by_label_contains("is tried again every few seconds").is_some(), "in vain");
    press(&mut harness, "Save a copy elsewhere");
    enter_over(&mut harness, "Folder", elsewhere.path().to_str().expect("a plain path"));
    enter_over(&mut harness, "Name of the file", "well");
    let copy = elsewhere.path().join("well.ron");
    assert_eq!(read_document::<Quest>(&copy, 1).expect("a copy"), quest(&harness));
    assert!(harness.query_by_label_contains("A copy is in").is_some());
    // Drawing goes on meanwhile, and nothing has to be done when there is room again.
    press(&mut harness, "Level 4");
    click_at(&mut harness, places.at(at(0, 0)));
    let drawn = quest(&harness);
    assert_ne!(read_document::<Quest>(&copy, 1).expect("a copy"), drawn);
    std::fs::rename(&away, &quests).expect("it is back");
    let saved = || read_document::<Quest>(&file, 1).expect("a quest") == drawn;
    assert!(soon(saved), "written by itself");
    harness.run_steps(4);
    assert!(harness.query_by_label_contains("is tried again every few seconds").is_none());
}

#[test]
fn a_quest_whose_older_versions_cannot_be_kept_is_saved_all_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    let (mut harness, file) = opened(folder.path(), &named());
    let backups = dirs.backups_of(&file);
    std::fs::create_dir_all(backups.parent().expect("a folder")).expect("a folder");
    std::fs::remove_dir_all(&backups).ok();
    std::fs::write(&backups, "no folder").expect("something else is there");
    press(&mut harness, "Level 3");
    let places = Places::of(&harness);
    click_at(&mut harness, places.at(at(2, 4)));
    assert_eq!(read_document::<Quest>(&file, 1).expect("it is saved"), quest(&harness));
    press(&mut harness, "Back to your quests");
    assert!(harness.state().drawn_quest().is_none(), "nothing keeps anybody");
}

#[test]
fn who_plays_once_from_the_cursor_plays_from_the_beginning_the_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = opened(folder.path(), &named());
    let moment = |harness: &Harness<'_, App>| {
        let play = harness.state().play().expect("it is played");
        play.session().header().setup.moment.is_some()
    };
    let places = Places::of(&harness);
    click_at(&mut harness, places.at(at(2, 4)));
    key(&mut harness, Modifiers::COMMAND, Key::F5);
    assert!(moment(&harness));
    press(&mut harness, "To the start screen");
    key(&mut harness, NONE, Key::F5);
    assert!(!moment(&harness));
}
