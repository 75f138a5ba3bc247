//! Quests that come in and go out, in the real window: our own page for files, files that are dropped, the printed sheet,
//! and what has changed since an earlier version.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{enter_over as write, key, let_go, picture, press, quest};
use crate::support::pictures;
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::house::storage::{DataDirs, Theme, parse_document, read_document};
use egui::{HoveredFile, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;

const LARGE: (f32, f32) = (1280.0, 800.0);

fn shipped(number: usize) -> (&'static str, Quest) {
    let (file, text) = shipped_quests().nth(number).expect("a quest");
    (text, parse_document(Path::new(file), text).expect("a quest"))
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_quest_file_is_found_on_our_own_page_and_becomes_a_copy() {
    let (home, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (text, sent) = shipped(0);
    fs::create_dir(elsewhere.path().join("from a friend")).expect("a folder");
    let file = elsewhere.path().join("from a friend/the quest.ron");
    fs::write(&file, text).expect("a file");
    fs::write(elsewhere.path().join("notes.txt"), "no quest").expect("a file");
    let mut harness = window(home.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "Open a file…");
    write(&mut harness, "Folder", &elsewhere.path().display().to_string());
    assert!(harness.query_by_label("notes.txt").is_none(), "only what may be a quest is shown");
    press(&mut harness, "from a friend ›");
    press(&mut harness, "the quest.ron");
    picture(&mut harness, "files-own-dark");
    press(&mut harness, "Open");
    let opened = quest(&harness);
    assert_eq!(Quest { id: sent.id.clone(), ..opened }, sent);
    assert_eq!(fs::read_to_string(&file).expect("still there"), text, "the original stays as it is");
    assert_eq!(names_in(&DataDirs::at(home.path()).quests()).len(), 1);
}

#[test]
fn our_own_page_is_left_and_used_by_keyboard_alone() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("sent.ron");
    fs::write(&file, shipped(0).0).expect("a file");
    let mut harness = window(home.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "Open a file…");
    key(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Name of the file").is_none());
    press(&mut harness, "Open a file…");
    write(&mut harness, "Name of the file", &file.display().to_string());
    assert_eq!(quest(&harness).tiles, shipped(0).1.tiles, "a whole path is a name, too");
}

#[test]
fn what_is_no_quest_is_told_in_a_sentence_and_changes_nothing() {
    let (home, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let text = shipped(0).0;
    let cases: [(&str, Vec<u8>, &str); 5] = [
        ("cut.ron", text.as_bytes()[..text.len() / 2].to_vec(), "line"),
        ("newer.ron", text.replacen("format: 1", "format: 9", 1).into_bytes(), "newer version"),
        ("picture.ron", vec![0x89, b'P', b'N', b'G', 0xff, 0], "no text"),
        ("huge.ron", vec![b'x'; 17 << 20], "too large"),
        ("far.ron", text.replacen("at: (x: 0", "at: (x: 3000", 1).into_bytes(), "too far out"),
    ];
    let mut harness = window(home.path(), LARGE, Theme::Light, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    for (name, content, told) in cases {
        let file = elsewhere.path().join(name);
        fs::write(&file, &content).expect("a file");
        let_go(&mut harness, &[&file]);
        let said = harness.query_all_by_label_contains(name).any(|node| {
            use egui_kittest::kittest::NodeT as _;
            node.accesskit_node()
                .label()
                .or_else(|| node.accesskit_node().value())
                .is_some_and(|label| label.contains(told))
        });
        assert!(said, "{name}: {told}");
        press(&mut harness, "Open a file…");
        write(&mut harness, "Name of the file", &file.display().to_string());
        assert!(harness.state().drawn_quest().is_none(), "{name}");
        assert_eq!(fs::read(&file).expect("still there"), content);
    }
    assert_eq!(names_in(&DataDirs::at(home.path()).quests()), [""; 0]);
    picture(&mut harness, "files-refused-light");
}

#[test]
fn quests_are_dropped_on_the_window() {
    let (home, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (one, other) = (elsewhere.path().join("one.ron"), elsewhere.path().join("other.ron"));
    fs::write(&one, shipped(0).0).expect("a file");
    fs::write(&other, shipped(1).0).expect("a file");
    let mut harness = window(home.path(), LARGE, Theme::Dark, "en");
    harness.input_mut().hovered_files.push(HoveredFile { path: Some(one.clone()), mime: String::new() });
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("Let go").is_some());
    harness.input_mut().hovered_files.clear();
    let_go(&mut harness, &[&one]);
    assert_eq!(quest(&harness).tiles, shipped(0).1.tiles, "one alone is opened");
    // Two at once are taken, and the drawing stays.
    let_go(&mut harness, &[&one, &other]);
    assert_eq!(quest(&harness).tiles, shipped(0).1.tiles);
    assert!(harness.query_by_label_contains("now on your shelf: 2").is_some());
    assert_eq!(names_in(&DataDirs::at(home.path()).quests()).len(), 3);
    // The same again in a game: nobody is torn from the table.
    key(&mut harness, Modifiers::NONE, Key::F5);
    assert!(harness.state().play().is_some());
    let_go(&mut harness, &[&other]);
    assert!(harness.state().play().is_some());
    assert_eq!(names_in(&DataDirs::at(home.path()).quests()).len(), 4);
}

#[test]
fn a_quest_goes_out_as_a_file_as_pdf_and_as_pictures() {
    let (home, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let folder = elsewhere.path().display().to_string();
    let file = elsewhere.path().join("sent.ron");
    fs::write(&file, shipped(7).0).expect("a file");
    let mut harness = window(home.path(), LARGE, Theme::Light, "en");
    let_go(&mut harness, &[&file]);
    fs::remove_file(&file).expect("it is not needed any more");
    press(&mut harness, "Share");
    harness.run_steps(4);
    picture(&mut harness, "share-page-light");

    press(&mut harness, "Save a copy…");
    write(&mut harness, "Folder", &folder);
    write(&mut harness, "Name of the file", "copy");
    assert_eq!(names_in(elsewhere.path()), ["copy.ron"]);
    let copy: Quest = read_document(&elsewhere.path().join("copy.ron"), 1).expect("a quest");
    assert_eq!(copy, quest(&harness));

    press(&mut harness, "PDF…");
    write(&mut harness, "Folder", &folder);
    write(&mut harness, "Name of the file", "sheet.pdf");
    let pdf = fs::read(elsewhere.path().join("sheet.pdf")).expect("a file");
    assert!(pdf.starts_with(b"%PDF-"));
    assert!(harness.query_by_label_contains("Written: ").is_some());

    // What is there is replaced only when asked for twice.
    fs::write(elsewhere.path().join("sheet.pdf"), "%PDF-1.4 mine").expect("a file");
    press(&mut harness, "PDF…");
    write(&mut harness, "Folder", &folder);
    write(&mut harness, "Name of the file", "sheet.pdf");
    assert_eq!(fs::read(elsewhere.path().join("sheet.pdf")).expect("a file"), b"%PDF-1.4 mine");
    press(&mut harness, "Save over it");
    assert_eq!(fs::read(elsewhere.path().join("sheet.pdf")).expect("a file"), pdf, "the same quest, the same bytes");

    // What is of another kind stays, also when asked for twice.
    for (form, name) in [("PDF…", "diary.pdf"), ("Pictures (PNG)…", "diary.png"), ("Save a copy…", "diary.ron")] {
        let diary = elsewhere.path().join(name);
        fs::write(&diary, "my diary").expect("a file");
        press(&mut harness, form);
        write(&mut harness, "Folder", &folder);
        write(&mut harness, "Name of the file", name);
        press(&mut harness, "Save over it");
        assert_eq!(fs::read(&diary).expect("it is there"), b"my diary", "{name}");
        // The pages of a sheet have names of their own.
        if form != "Pictures (PNG)…" {
            assert!(
                harness.query_by_label_contains("is a file of another kind and is not replaced").is_some(),
                "{name}"
            );
        }
    }
    fs::write(elsewhere.path().join("notes-1.png"), "my diary").expect("a file");
    press(&mut harness, "Pictures (PNG)…");
    write(&mut harness, "Folder", &folder);
    write(&mut harness, "Name of the file", "notes");
    press(&mut harness, "Save over them");
    assert_eq!(fs::read(elsewhere.path().join("notes-1.png")).expect("it is there"), b"my diary");
    assert!(harness.query_by_label_contains("is a file of another kind and is not replaced").is_some());
    for name in names_in(elsewhere.path()).into_iter().filter(|name| name.ends_with(".png")) {
        fs::remove_file(elsewhere.path().join(name)).expect("it is there");
    }

    press(&mut harness, "Polski");
    press(&mut harness, "Letter");
    press(&mut harness, "Pictures (PNG)…");
    write(&mut harness, "Folder", &folder);
    write(&mut harness, "Name of the file", "page");
    let pictures: Vec<String> = names_in(elsewhere.path()).into_iter().filter(|name| name.ends_with(".png")).collect();
    assert!(!pictures.is_empty());
    let page = image::open(elsewhere.path().join(&pictures[0])).expect("a picture");
    assert_eq!((page.width(), page.height()), (1275, 1650), "letter paper with 150 dots to the inch");
    for name in &pictures {
        let page = fs::read(elsewhere.path().join(name)).expect("it is there");
        pictures::keep(&format!("quest-sheet-{name}"), &page);
    }
}

#[test]
fn what_has_changed_is_told_and_an_earlier_version_comes_back_as_a_step() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("sent.ron");
    fs::write(&file, shipped(0).0).expect("a file");
    let mut harness = window(home.path(), LARGE, Theme::Dark, "en");
    let_go(&mut harness, &[&file]);
    let opened = quest(&harness);
    press(&mut harness, "History");
    assert!(harness.query_by_label("Nothing.").is_some());
    press(&mut harness, "Objectives");
    press(&mut harness, "All heroes escape");
    let changed = quest(&harness);
    assert_ne!(changed, opened);
    press(&mut harness, "History");
    assert!(harness.query_by_label("New objective: All heroes leave through the exit").is_some());
    picture(&mut harness, "history-changes-dark");
    press(&mut harness, "Bring this version back");
    assert_eq!(quest(&harness), opened);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), changed, "bringing back is a step like any other");

    // At the next sitting the version of before is among those that were kept.
    press(&mut harness, "Back to your quests");
    harness.get_all_by_label_contains(" tiles").next().expect("the quest").click();
    harness.run_steps(4);
    press(&mut harness, "History");
    assert!(harness.query_by_label("Nothing.").is_some());
    press(&mut harness, "1. a moment ago");
    assert!(harness.query_by_label("New objective: All heroes leave through the exit").is_some());
    press(&mut harness, "Bring this version back");
    assert_eq!(quest(&harness), opened);
    let saved: Quest =
        read_document(&DataDirs::at(home.path()).quests().join(format!("{}.ron", opened.id)), 1).expect("a quest");
    assert_eq!(saved, opened);
}

#[test]
fn those_opened_last_stand_above_a_full_shelf() {
    let home = tempfile::tempdir().expect("a folder");
    let quests = DataDirs::at(home.path()).quests();
    fs::create_dir_all(&quests).expect("a folder");
    for (number, (_, text)) in shipped_quests().take(6).enumerate() {
        fs::write(quests.join(format!("q{number}.ron")), text).expect("a file");
    }
    // One that a newer program has written is told and left alone.
    let newer = shipped(6).0.replacen("format: 1", "format: 2", 1);
    fs::write(quests.join("newer.ron"), &newer).expect("a file");
    let mut harness = window(home.path(), LARGE, Theme::Light, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    assert!(harness.query_by_label_contains("newer version").is_some());
    assert!(harness.query_by_label("Opened last").is_none());
    let title = shipped(4).1.title("en").to_owned();
    harness.get_by_label_contains(&format!("{title} ·")).click();
    harness.run_steps(4);
    assert_eq!(quest(&harness), shipped(4).1);
    press(&mut harness, "Back to your quests");
    picture(&mut harness, "shelf-full-light");
    press(&mut harness, &format!("Go on with “{title}”"));
    assert_eq!(quest(&harness), shipped(4).1);
    assert_eq!(fs::read_to_string(quests.join("newer.ron")).expect("still there"), newer);
}
