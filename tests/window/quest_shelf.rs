//! The shelf of quests: ground plans, dates, and what can be done with a whole quest, and taken back.

use crate::support::app::still_window as window;
use crate::support::hands::{centre_of, click_with, key, picture, press, quest, tab_to, write};
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::shelf::{deleted, listed};
use delvewright::house::storage::{DataDirs, Theme, parse_document, read_document, write_document};
use delvewright::shell::App;
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant, UNIX_EPOCH};

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;

/// Puts a quest of the box onto the shelf under another title, written so many seconds after 1970.
fn put(dirs: &DataDirs, (number, title, at): (usize, &str, u64)) -> Quest {
    let (file, text) = shipped_quests().nth(number).expect("a quest");
    let mut quest: Quest = parse_document(Path::new(file), text).expect("a quest");
    quest.id = title.to_lowercase();
    quest.title = [("en".to_owned(), title.to_owned())].into();
    let path = dirs.quests().join(format!("{}.ron", quest.id));
    write_document(&path, &quest).expect("it is written");
    let file = fs::File::options().write(true).open(path).expect("a file");
    file.set_modified(UNIX_EPOCH + Duration::from_secs(at)).expect("a time");
    quest
}

fn shelf<'a>(folder: &Path, size: (f32, f32), theme: Theme, language: &str) -> (Harness<'a, App>, DataDirs) {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    for one in [(0, "Well", 100), (8, "Fortress", 1_700_000_000), (3, "Camp", 900_000_000)] {
        put(&dirs, one);
    }
    let mut harness = window(folder, size, theme, language);
    key(&mut harness, CTRL, Key::E);
    (harness, dirs)
}

fn titles(dirs: &DataDirs) -> Vec<String> {
    let title = |file: &Path| read_document::<Quest>(file, 1).expect("a quest").title("en").to_owned();
    let mut titles: Vec<String> = listed(dirs).iter().map(|one| title(&one.file)).collect();
    titles.sort();
    titles
}

/// The whole name of a quest on the shelf.
fn row(harness: &Harness<'_, App>, title: &str) -> String {
    let begins = format!("{title} · ");
    let found = harness.query_all_by_label_contains(&begins).next().expect("it is on the shelf");
    egui_kittest::kittest::NodeT::accesskit_node(&found).label().expect("a name")
}

/// What is told of a quest besides its name.
fn description(harness: &Harness<'_, App>, title: &str) -> String {
    let name = row(harness, title);
    let node = harness.get_by_label(&name);
    egui_kittest::kittest::NodeT::accesskit_node(&node).description().unwrap_or_default().to_owned()
}

/// Does something with a quest by its little menu.
fn by_menu(harness: &mut Harness<'_, App>, title: &str, entry: &str) {
    press(harness, &format!("What can be done with “{title}”"));
    press(harness, entry);
}

#[test]
fn quests_are_duplicated_renamed_and_deleted_and_all_of_it_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, dirs) = shelf(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    // The one that was written last comes first, with its date.
    let place = |harness: &Harness<'_, App>, title: &str| {
        let at = centre_of(harness, &row(harness, title));
        (at.y as i32, at.x as i32)
    };
    assert!(place(&harness, "Fortress") < place(&harness, "Camp") && place(&harness, "Camp") < place(&harness, "Well"));
    assert!(description(&harness, "Fortress").contains("2023-11-14"));
    picture(&mut harness, "shelf-dark");

    by_menu(&mut harness, "Well", "Duplicate (Ctrl + D)");
    assert_eq!(titles(&dirs), ["Camp", "Fortress", "Well", "Well (2)"]);
    press(&mut harness, "Take back: “Well” duplicated (Ctrl + Z)");
    assert_eq!(titles(&dirs), ["Camp", "Fortress", "Well"]);

    by_menu(&mut harness, "Camp", "Rename (F2)");
    write(&mut harness, "The Goblin Camp");
    picture(&mut harness, "shelf-rename-dark");
    key(&mut harness, NONE, Key::Enter);
    assert_eq!(titles(&dirs), ["Fortress", "The Goblin Camp", "Well"]);
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(titles(&dirs), ["Camp", "Fortress", "Well"]);
    by_menu(&mut harness, "Camp", "Rename (F2)");
    key(&mut harness, NONE, Key::Escape);
    assert_eq!(titles(&dirs), ["Camp", "Fortress", "Well"], "left as it was");

    let before = fs::read(dirs.quests().join("well.ron")).expect("a quest");
    by_menu(&mut harness, "Well", "Delete (Del)");
    assert_eq!((titles(&dirs), deleted(&dirs).len()), (vec!["Camp".into(), "Fortress".into()], 2));
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(fs::read(dirs.quests().join("well.ron")).expect("it is back"), before);
    // The duplicate that was taken back lies there still, for whoever wants it after all.
    press(&mut harness, "Show deleted quests (1)");
    press(&mut harness, "Take “well-2” back");
    assert_eq!(titles(&dirs).len(), 4);
}

/// Looks after the disk until a quest lies there under these titles, at most as long as typing may be behind.
#[track_caller]
fn soon_titled(dirs: &DataDirs, wanted: &[&str]) {
    let until = Instant::now() + Duration::from_millis(500);
    while titles(dirs) != wanted && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(titles(dirs), wanted);
}

#[test]
fn a_new_title_is_on_the_disk_while_it_is_typed_and_leaving_the_field_unentered_brings_back_the_old_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, dirs) = shelf(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    let before = read_document::<Quest>(&dirs.quests().join("camp.ron"), 1).expect("a quest");
    by_menu(&mut harness, "Camp", "Rename (F2)");
    write(&mut harness, "The Goblin");
    soon_titled(&dirs, &["Fortress", "The Goblin", "Well"]);
    key(&mut harness, NONE, Key::Escape);
    assert_eq!(read_document::<Quest>(&dirs.quests().join("camp.ron"), 1).expect("a quest"), before);

    // The program ends with the field open: nothing that was typed is lost.
    by_menu(&mut harness, "Camp", "Rename (F2)");
    write(&mut harness, "Tents");
    drop(harness);
    assert_eq!(titles(&dirs), ["Fortress", "Tents", "Well"]);
    assert!(dirs.backups_of(&dirs.quests().join("camp.ron")).join("camp.ron.1").exists(), "the version before is kept");
}

#[test]
fn the_little_menu_and_the_keyboard_do_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, dirs) = shelf(folder.path(), (1024.0, 640.0), Theme::Light, "en");
    let at = centre_of(&harness, &row(&harness, "Camp"));
    click_with(&mut harness, at, NONE, PointerButton::Secondary);
    picture(&mut harness, "shelf-menu-light-small");
    press(&mut harness, "Delete (Del)");
    assert_eq!(titles(&dirs), ["Fortress", "Well"]);
    key(&mut harness, CTRL, Key::Z);

    let name = row(&harness, "Camp");
    tab_to(&mut harness, &name);
    key(&mut harness, NONE, Key::F2);
    write(&mut harness, "Tents");
    key(&mut harness, NONE, Key::Enter);
    assert_eq!(titles(&dirs), ["Fortress", "Tents", "Well"]);
    let name = row(&harness, "Tents");
    tab_to(&mut harness, &name);
    key(&mut harness, CTRL, Key::D);
    assert_eq!(titles(&dirs), ["Fortress", "Tents", "Tents (2)", "Well"]);
    key(&mut harness, CTRL, Key::Z);
    tab_to(&mut harness, &name);
    key(&mut harness, NONE, Key::Delete);
    assert_eq!(titles(&dirs), ["Fortress", "Well"]);
    let name = row(&harness, "Fortress");
    tab_to(&mut harness, &name);
    key(&mut harness, NONE, Key::Enter);
    assert_eq!(quest(&harness).title("en"), "Fortress");
}

#[test]
fn the_page_of_keys_tells_those_of_the_shelf() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = shelf(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    key(&mut harness, NONE, Key::F1);
    for told in ["At one of your quests", "F2", "deletes it; it can be taken back"] {
        assert!(harness.query_all_by_label_contains(told).next().is_some(), "{told}");
    }
    picture(&mut harness, "keys-shelf-dark");
}

#[test]
fn the_shelf_is_read_in_every_language_on_a_small_window() {
    for (language, theme) in [("de", Theme::Dark), ("pl", Theme::Light)] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut harness, _) = shelf(folder.path(), (1024.0, 640.0), theme, language);
        picture(&mut harness, &format!("shelf-{language}-small"));
    }
}

#[test]
fn a_thousand_quests_are_opened_as_soon_as_a_few() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().expect("folders");
    let quest = put(&dirs, (0, "Well", 100));
    let text = fs::read(dirs.quests().join("well.ron")).expect("a quest");
    for number in 0..1_000 {
        fs::write(dirs.quests().join(format!("copy-{number}.ron")), &text).expect("a file");
    }
    let mut harness = window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    let began = Instant::now();
    key(&mut harness, CTRL, Key::E);
    println!("a shelf of 1,001 quests: four frames in {:?}", began.elapsed());
    let shown = harness.query_all_by_label_contains("What can be done with “").count();
    assert!((3..40).contains(&shown), "{shown} tiles are drawn, as many as are seen");
    let read = harness.query_all_by_label_contains(&format!("What can be done with “{}”", quest.title("en"))).count();
    assert!(read > 2, "those that are seen have been read: {read}");
}
