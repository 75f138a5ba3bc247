//! The drawing board of Massive Darkness 2: a quest of three tiles is drawn, looked into, played and printed; the same by keyboard as far
//! as it goes; a draft, the shelf; and pictures in three languages.

use crate::support::app::open_on;
use crate::support::hands::{
    begin, click_at, click_with, drag, enter_over, key, let_go, press, press_part, scroll_and_press, shows, tab_to,
    write,
};
use crate::support::pictures::{Look, are_wanted, name_of, shoot, windows_in};
use delvewright::games::massive_darkness_2::content::CoreBox;
use delvewright::games::massive_darkness_2::lint::{Weight, look};
use delvewright::games::massive_darkness_2::own_quests::{open, shelf};
use delvewright::games::massive_darkness_2::print::sheet;
use delvewright::games::massive_darkness_2::rules::quest::{Goal, Quest};
use delvewright::games::massive_darkness_2::rules::{Portal, Thing};
use delvewright::games::massive_darkness_2::texts;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::paper::Paper;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::house::text::Language;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers, PointerButton, Pos2, Rect, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;

pub const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];
pub const SIZE: (f32, f32) = (1280.0, 800.0);

/// The quest that was written last, as it lies on the disk.
pub fn on_disk(folder: &Path) -> Quest {
    let file = shelf(&DataDirs::at(folder)).listed().into_iter().next().expect("a quest").file;
    open(&file, &CoreBox::open().expect("the box")).expect("it can be opened")
}

/// Where a Zone is on the screen: its middle and its size.
pub fn zone(window: &Harness<'_, App>, name: &str) -> (Pos2, Vec2) {
    let name = format!("Zone {name}");
    let mut rects = window.get_all_by_label(&name).map(|node| node.rect());
    let rect = rects.find(|rect| rect.height() > 30.0).expect("it lies on the map");
    (rect.center(), rect.size())
}

/// Takes a tool out of the palette.
pub fn tool(window: &mut Harness<'_, App>, name: &str) {
    scroll_and_press(window, name);
}

#[test]
fn a_side_that_we_have_designed_says_so_where_it_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Draw quests");
    press(&mut window, "New and empty");
    tool(&mut window, "Tile 8A (ours), 0 of 1 used");
    assert!(shows(&window, "Tile 7B, 0 of 1 used"), "the others do not");
    let middle = window.get_by_label("Map of the quest").rect().center();
    click_at(&mut window, middle);
    assert_eq!(on_disk(folder.path()).tiles[0].side, "8A", "it is called so as ever");
}

/// Draws three tiles with six doors, something to fetch and a place to bring it to, with the mouse alone.
fn drawn<'a>(folder: &Path) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    press(&mut window, "Draw quests");
    assert!(window.query_by_label_contains("Begin with a first draft above").is_some(), "it says what to do");
    press(&mut window, "New and empty");
    assert!(shows(&window, "No tile"), "nothing lies there yet");
    tool(&mut window, "Tile 1A, 0 of 1 used");
    let middle = window.get_by_label("Map of the quest").rect().center();
    click_at(&mut window, middle);
    // Its middle lies where it was let go.
    let (from, size) = zone(&window, "F6");
    assert!((middle - from).abs().max_elem() < size.x);
    let at = move |column: f32, row: f32| from + vec2((column - 5.0) * size.x, (row - 5.0) * size.y);
    for (side, column, row) in [("3A", 8.0, 5.0), ("4B", 8.0, 8.0)] {
        tool(&mut window, &format!("Tile {side}, 0 of 1 used"));
        click_at(&mut window, at(column, row));
    }
    tool(&mut window, "Door");
    for (column, row, east) in
        [(5.0, 5.0, -1.0), (5.0, 5.0, 1.0), (8.0, 5.0, -1.0), (8.0, 5.0, 1.0), (8.0, 8.0, -1.0), (8.0, 8.0, 1.0)]
    {
        click_with(&mut window, at(column + 0.4 * east, row), Modifiers::SHIFT, PointerButton::Primary);
    }
    key(&mut window, Modifiers::NONE, Key::Escape);
    for (name, column, row) in [
        ("Scroll", 9.0, 5.0),
        ("Rift", 7.0, 8.0),
        ("spawn token", 4.0, 4.0),
        ("loot token", 9.0, 8.0),
        ("Portal of roaming monsters", 8.0, 9.0),
    ] {
        tool(&mut window, name);
        click_at(&mut window, at(column, row));
    }
    window
}

/// Writes its rules: take the scroll, close the rift with it.
pub fn rules(window: &mut Harness<'_, App>) {
    press(window, "Rules");
    scroll_and_press(window, "Add a task");
    scroll_and_press(window, "Add a task");
    scroll_and_press(window, "Add an objective");
    scroll_and_press(window, "Add an objective");
    // The second objective is the other task.
    let lists = window.get_all_by_role(Role::ComboBox).map(|node| node.rect().center()).collect::<Vec<_>>();
    click_at(window, lists[1]);
    // The list hangs right below; the tasks themselves are called so farther down.
    let lines = window.get_all_by_label_contains("Close the rift").map(|node| node.rect().center());
    let nearest = lines.filter(|at| at.y > lists[1].y).min_by(|one, other| one.y.total_cmp(&other.y));
    click_at(window, nearest.expect("a line of the list"));
}

/// The file is the sheet of this quest of three tiles: everything that was drawn stands on it, and nothing else was printed.
fn is_printed(quest: &Quest, file: &[u8]) {
    let (all, texts) = (CoreBox::open().expect("the box"), texts::of(Language::English));
    let printed = sheet(quest, &all, &texts, Paper::A4);
    assert_eq!((printed.pages(), printed.is_cut()), (1, false));
    assert!(printed.pdf().expect("a file") == file, "it was made from these words");
    let words = printed.words().join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    let drawn = [
        "My quest",
        "Objectives Take the scroll Close the rift",
        "Tiles: 1A (E5), 3A (H5), 4B (H8)",
        "The heroes begin in: F6",
        "1 × Rift: H9",
        "1 × Scroll: J6",
        "1 × Loot token: J9",
        "1 × Spawn token: E5",
        "1 × Portal of roaming monsters: I10",
        "Take the scroll – at: Scroll · 1 movement point",
        "Close the rift – at: Rift · 1 movement point",
    ];
    let missing: Vec<&str> = drawn.into_iter().filter(|part| !words.contains(part)).collect();
    assert!(missing.is_empty(), "{missing:?} in {words}");
    // A quest without one of them is printed without it.
    let bare = Quest { portals: Vec::new(), ..quest.clone() };
    let words = sheet(&bare, &all, &texts, Paper::A4).words().join(" ");
    assert!(!words.contains("Portal of roaming"), "{words}");
}

#[test]
fn a_quest_of_three_tiles_is_drawn_looked_into_played_and_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = drawn(folder.path());
    press(&mut window, "Problems (1)");
    assert!(shows(&window, "There is no objective, so nobody can win."));
    // It cannot be played yet, and F5 says why.
    key(&mut window, Modifiers::NONE, Key::F5);
    assert!(window.state().shown().expect("a desk").answers().is_empty());
    rules(&mut window);
    let quest = on_disk(folder.path());
    let goals = [Goal::Did("scroll".to_owned(), 1), Goal::Did("rift".to_owned(), 1)];
    assert_eq!((quest.tiles.len(), quest.doors.len(), quest.goals.as_slice()), (3, 6, &goals[..]));
    assert_eq!(quest.marks, [("scroll".to_owned(), (9, 5)), ("rift".to_owned(), (7, 8))]);
    assert_eq!(quest.portals, [(Portal::Roaming, (8, 9))]);
    assert_eq!(quest.things, [(Thing::Spawn, (4, 4)), (Thing::Loot, (9, 8))]);
    let found = look(&quest, &CoreBox::open().expect("the box")).findings;
    assert!(found.iter().all(|finding| finding.weight() == Weight::Hint), "{found:?}");
    // Everything can be taken back, step by step, and done again.
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(on_disk(folder.path()).goals[1], goals[0]);
    key(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(on_disk(folder.path()), quest);

    key(&mut window, Modifiers::NONE, Key::F5);
    window.run_steps(4);
    assert!(!window.state().shown().expect("a table").answers().is_empty(), "it is played");
    assert!(shows(&window, "Close the rift"));
    key(&mut window, Modifiers::ALT, Key::Home);
    assert!(shows(&window, "Tile 1A, 1 of 1 used"), "back on the drawing board");
    assert_eq!(fs::read_dir(DataDirs::at(folder.path()).games).expect("a folder").count(), 0, "a try is no saved game");

    // From a Zone on: everybody stands there.
    let stand_in = |window: &Harness<'_, App>, name: &str| {
        let (middle, size) = zone(window, name);
        let here = Rect::from_center_size(middle, size);
        let heroes = ["Gheta", "Irk", "Nahias", "Sir Ronen", "Mathrin", "Feydra"];
        let figures = heroes.iter().flat_map(|hero| window.query_all_by_label_contains(hero)).map(|node| node.rect());
        figures.filter(|figure| figure.height() < size.y && here.contains(figure.center())).count()
    };
    let (there, _) = zone(&window, "F7");
    click_at(&mut window, there);
    key(&mut window, Modifiers::COMMAND, Key::F5);
    window.run_steps(4);
    assert!(!window.state().shown().expect("a table").answers().is_empty(), "it is played from there");
    assert!(stand_in(&window, "F7") >= 2, "both Heroes stand in F7");
    key(&mut window, Modifiers::ALT, Key::Home);

    press(&mut window, "Print");
    scroll_and_press(&mut window, "PDF…");
    window.run_steps(2);
    enter_over(&mut window, "Folder", &folder.path().display().to_string());
    press(&mut window, "Save");
    let sheet = folder.path().join("my-quest.pdf");
    is_printed(&quest, &fs::read(&sheet).expect("it was written"));
    // To the shelf, where it lies now.
    key(&mut window, Modifiers::ALT, Key::Home);
    assert!(shows(&window, "Open: My quest"));
}

#[test]
fn things_are_carried_turned_and_removed_by_mouse_and_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = drawn(folder.path());
    let ((from, size), before) = (zone(&window, "J6"), on_disk(folder.path()));
    assert_eq!(before.marks[0].1, (9, 5));
    // A token is dragged to the Zone below.
    drag(&mut window, from, from + vec2(0.0, size.y));
    assert_eq!(on_disk(folder.path()).marks[0].1, (9, 6));
    // It is picked; with Alt the arrows carry it, Delete takes it away.
    key(&mut window, Modifiers::ALT, Key::ArrowUp);
    assert_eq!(on_disk(folder.path()).marks[0].1, (9, 5));
    key(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(on_disk(folder.path()).marks.len(), 1);
    // A Tile turns with what lies on it, and is turned over.
    let (below, _) = zone(&window, "F7");
    click_at(&mut window, below);
    key(&mut window, Modifiers::NONE, Key::R);
    let turned = on_disk(folder.path());
    assert_eq!((turned.tiles[0].turn, turned.things[0]), (1, (Thing::Spawn, (6, 4))));
    key(&mut window, Modifiers::NONE, Key::F);
    assert_eq!(on_disk(folder.path()).tiles[0].side, "1B");
    // The same by keyboard: a Tile out of the palette, laid beside the others.
    let field = window.get_by_role_and_label(Role::TextInput, "Search");
    field.focus();
    window.run_steps(2);
    write(&mut window, "5A");
    key(&mut window, Modifiers::NONE, Key::Enter);
    window.run_steps(2);
    for _ in 0..3 {
        key(&mut window, Modifiers::NONE, Key::ArrowDown);
    }
    key(&mut window, Modifiers::NONE, Key::Enter);
    let quest = on_disk(folder.path());
    assert_eq!((quest.tiles.len(), quest.tiles[3].side.as_str()), (4, "5A"), "{:?}", quest.tiles);
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
    begin(&mut window);
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

const LOOKS: [(&str, Look, [&str; 5]); 3] = [
    ("en", (SIZE, Theme::Dark), ["Draw quests", "New, with a first draft", "Rules", "Problems", "Play"]),
    ("de", (SIZE, Theme::Light), ["Quests zeichnen", "Neu, mit einem ersten Entwurf", "Regeln", "Probleme", "Spielen"]),
    ("pl", (SIZE, Theme::Dark), ["Rysuj misje", "Nowa, z pierwszym szkicem", "Zasady", "Problemy", "Gra"]),
];

#[test]
fn pictures_of_its_screens_in_three_languages() {
    if !are_wanted() {
        return;
    }
    for (language, look, words) in windows_in(&LOOKS) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        let name = |what: &str| format!("md2-editor{what}-{language}-{}", name_of(look));
        press(&mut window, words[0]);
        shoot(&name("-shelf"), &mut window);
        press(&mut window, words[1]);
        window.run_steps(4);
        shoot(&name(""), &mut window);
        for page in &words[2..] {
            let tabs = window.get_all_by_label(page).map(|node| node.rect().center()).collect::<Vec<_>>();
            let right = tabs.into_iter().max_by(|one, other| one.x.total_cmp(&other.x)).expect("a page");
            click_at(&mut window, right);
            shoot(&name(&format!("-{}", page.to_lowercase())), &mut window);
        }
    }
}
