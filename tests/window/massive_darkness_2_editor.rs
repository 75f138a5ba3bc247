//! The drawing board of Massive Darkness 2: a draft by keyboard, its words, the shelf; and pictures in three languages.

use crate::support::app::open_on;
use crate::support::hands::{click_at, enter_over, key, let_go, press, press_part, scroll_and_press, tab_to};
use crate::support::pictures::{are_wanted, shoot};
use delvewright::games::massive_darkness_2::content::CoreBox;
use delvewright::games::massive_darkness_2::lint::{Weight, look};
use delvewright::games::massive_darkness_2::own_quests::{open, shelf};
use delvewright::games::massive_darkness_2::rules::quest::Quest;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::kit::desk::WindowPlug;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;

const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];
const SIZE: (f32, f32) = (1280.0, 800.0);

/// The quest that was written last, as it lies on the disk.
fn on_disk(folder: &Path) -> Quest {
    let file = shelf(&DataDirs::at(folder)).listed().into_iter().next().expect("a quest").file;
    open(&file, &CoreBox::open().expect("the box")).expect("it can be opened")
}

#[test]
fn a_draft_can_be_played_at_once_and_named_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    tab_to(&mut window, "Draw quests");
    key(&mut window, Modifiers::NONE, Key::Enter);
    tab_to(&mut window, "New, with a first draft");
    key(&mut window, Modifiers::NONE, Key::Enter);
    window.run_steps(4);
    let quest = on_disk(folder.path());
    let found = look(&quest, &CoreBox::open().expect("the box")).findings;
    assert!(quest.tiles.len() == 3 && found.iter().all(|finding| finding.weight() == Weight::Hint), "{found:?}");
    enter_over(&mut window, "Title", "The Well");
    press(&mut window, "Deutsch");
    enter_over(&mut window, "Title", "Der Brunnen");
    window.run_steps(4);
    let told = on_disk(folder.path()).told;
    assert_eq!((told.title["en"].as_str(), told.title["de"].as_str()), ("The Well", "Der Brunnen"));
    // It stands among the others where a game is begun.
    key(&mut window, Modifiers::ALT, Key::Home);
    key(&mut window, Modifiers::ALT, Key::Home);
    key(&mut window, Modifiers::COMMAND, Key::N);
    scroll_and_press(&mut window, "The Well");
    press(&mut window, "Begin");
    assert!(!window.state().shown().expect("a table").answers().is_empty());
}

#[test]
fn what_is_let_go_over_the_window_lies_on_the_shelf_and_what_is_deleted_comes_back() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Draw quests");
    press_part(&mut window, Role::Button, "Begin from: The Passage");
    window.run_steps(2);
    let file = shelf(&DataDirs::at(folder.path())).listed()[0].file.clone();
    let copy = elsewhere.path().join("passage.ron");
    fs::copy(&file, &copy).expect("a copy");
    key(&mut window, Modifiers::ALT, Key::Home);
    let_go(&mut window, &[&copy]);
    window.run_steps(4);
    assert_eq!(shelf(&DataDirs::at(folder.path())).listed().len(), 2);
    fs::write(&copy, "// Delvewright: massive-darkness-2, quest, format 1\n(torn").expect("a file");
    let_go(&mut window, &[&copy]);
    window.run_steps(4);
    assert_eq!(shelf(&DataDirs::at(folder.path())).listed().len(), 2, "what cannot be read is not taken");
    key(&mut window, Modifiers::ALT, Key::Home);
    let name = "Delete: The Passage";
    window.get_all_by_label(name).next().expect("two of them").click();
    window.run_steps(4);
    assert_eq!(shelf(&DataDirs::at(folder.path())).listed().len(), 1);
    press(&mut window, "1 deleted quest");
    press_part(&mut window, Role::Button, "Take back: ");
    assert_eq!(shelf(&DataDirs::at(folder.path())).listed().len(), 2);
}

#[test]
fn its_screens_have_pictures_in_three_languages() {
    if !are_wanted() {
        return;
    }
    for (language, theme, words) in [
        ("en", Theme::Dark, ["Draw quests", "New, with a first draft", "Rules", "Problems", "Play"]),
        ("de", Theme::Light, ["Quests zeichnen", "Neu, mit einem ersten Entwurf", "Regeln", "Probleme", "Spielen"]),
        ("pl", Theme::Dark, ["Rysuj misje", "Nowa, z pierwszym szkicem", "Zasady", "Problemy", "Gra"]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), SIZE, theme, language);
        press(&mut window, words[0]);
        shoot(&format!("md2-editor-shelf-{language}"), &mut window);
        press(&mut window, words[1]);
        window.run_steps(4);
        shoot(&format!("md2-editor-{language}"), &mut window);
        for page in &words[2..] {
            let tabs = window.get_all_by_label(page).map(|node| node.rect().center()).collect::<Vec<_>>();
            let right = tabs.into_iter().max_by(|one, other| one.x.total_cmp(&other.x)).expect("a page");
            click_at(&mut window, right);
            shoot(&format!("md2-editor-{}-{language}", page.to_lowercase()), &mut window);
        }
    }
}
