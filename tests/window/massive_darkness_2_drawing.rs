//! The drawing board of Massive Darkness 2, what authors do on it besides laying and carrying: mend what was found, copy, double and
//! frame, change what is different in few quests, hide and lock layers, look at the sheet, go back to an earlier version.

use crate::massive_darkness_2_editor::{ONLY, SIZE, on_disk, zone};
use crate::support::app::open_on;
use crate::support::hands::{
    click_at, drag, drag_with, is_disabled, key, press, press_part, scroll_and_press, shows, soon,
};
use crate::support::pictures::{Look, are_wanted, name_of, shoot, windows_in};
use delvewright::house::storage::Theme;
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

/// The drawing board with a copy of a quest of the box.
fn board<'a>(folder: &Path, quest: &str) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    press(&mut window, "Draw quests");
    scroll_and_press(&mut window, &format!("Begin from: {quest}"));
    window.run_steps(4);
    window
}

/// Presses the first of those that are called so.
fn press_first(window: &mut Harness<'_, App>, name: &str) {
    window.get_all_by_label(name).next().unwrap_or_else(|| panic!("{name} is not there")).click();
    window.run_steps(4);
}

/// A page beside the map, with what is counted behind its name; the name may stand elsewhere, too.
pub fn page(window: &mut Harness<'_, App>, name: &str) {
    let counted = format!("{name} (");
    let is_named = |label: &str| label == name || label.starts_with(&counted);
    let named = window
        .get_all_by_label_contains(name)
        .filter(|node| node.accesskit_node().label().is_some_and(|label| is_named(&label)));
    let tabs = named.map(|node| node.rect().center()).collect::<Vec<_>>();
    let right = tabs.into_iter().max_by(|one, other| one.x.total_cmp(&other.x)).expect("a page");
    click_at(window, right);
}

#[test]
fn one_press_mends_what_was_found_and_another_says_that_it_is_meant() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "Tutorial: Into the Pit");
    let before = on_disk(folder.path());
    page(&mut window, "Problems");
    assert!(shows(&window, "This mends it. New: Door between"), "it says what it will do");
    press_first(&mut window, "Mend it");
    assert_eq!(on_disk(folder.path()).doors.len(), before.doors.len() + 1);
    assert!(shows(&window, "Mended. New: Door between"));
    shoot("md2-editor-mended", &mut window);
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(on_disk(folder.path()), before);
    assert!(!shows(&window, "Mended. "), "that is no news any more");
    press_first(&mut window, "It is meant so");
    assert_eq!(on_disk(folder.path()).told.meant.len(), 1);
    assert!(shows(&window, "Nothing was found."));
    press(&mut window, "Tell 1 kind of hint again");
    assert_eq!(on_disk(folder.path()), before);
    // What keeps it from being played is mended together.
    page(&mut window, "Rules");
    for _ in &before.goals {
        press_first(&mut window, "Remove");
    }
    assert!(on_disk(folder.path()).goals.is_empty());
    press(&mut window, "Problems (1)");
    press_first(&mut window, "Mend it");
    assert_eq!(on_disk(folder.path()).goals.len(), 1);
}

#[test]
fn tiles_are_framed_copied_doubled_and_carried_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "Tutorial: Into the Pit");
    let before = on_disk(folder.path());
    let (corner, size) = zone(&window, "A1");
    // From an empty place over both Tiles.
    drag(&mut window, corner - size * 0.9, corner + vec2(5.2 * size.x, 2.2 * size.y));
    assert!(shows(&window, "2 things"), "both Tiles, and what lies on them goes along");
    shoot("md2-editor-framed", &mut window);
    key(&mut window, Modifiers::ALT, Key::ArrowDown);
    let carried = on_disk(folder.path());
    assert!(carried.tiles.iter().zip(&before.tiles).all(|(now, then)| now.at == (then.at.0, then.at.1 + 1)));
    assert_eq!(carried.start, (before.start.0, before.start.1 + 1));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    // The same frame by keyboard, then both are doubled.
    click_at(&mut window, corner);
    for arrow in [Key::ArrowRight, Key::ArrowRight, Key::ArrowRight] {
        key(&mut window, Modifiers::SHIFT, arrow);
    }
    assert!(shows(&window, "2 things"));
    key(&mut window, Modifiers::COMMAND, Key::D);
    let doubled = on_disk(folder.path());
    let corners: Vec<_> = doubled.tiles.iter().map(|tile| tile.at).collect();
    assert_eq!(corners, [(0, 0), (3, 0), (7, 0), (10, 0)], "behind the Bridge");
    assert_eq!((doubled.things.len(), doubled.marks.len()), (2 * before.things.len(), 2 * before.marks.len()));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(on_disk(folder.path()), before);
    // One of them is cut out by a button, and pasted where the pointer is.
    click_at(&mut window, corner);
    key(&mut window, Modifiers::COMMAND, Key::A);
    press_part(&mut window, Role::Button, "Cut");
    assert!(on_disk(folder.path()).tiles.is_empty());
    press_part(&mut window, Role::Button, "Paste");
    let pasted = on_disk(folder.path());
    assert_eq!(
        (pasted.tiles.len(), pasted.things.len(), pasted.marks.len()),
        (2, before.things.len(), before.marks.len())
    );
    // Text that is no piece of a quest does nothing.
    window.event(Event::Paste("a shopping list".to_owned()));
    window.run_steps(2);
    assert_eq!(on_disk(folder.path()), pasted);
    // With Shift a frame is drawn from a Tile, too.
    let (x, y) = pasted.tiles[0].at;
    let (first, size) = zone(&window, &format!("{}{}", char::from(b'A' + x + 1), y + 1));
    drag_with(&mut window, first, first + size * 0.3, Modifiers::SHIFT);
    assert_eq!(on_disk(folder.path()), pasted, "nothing is carried");
}

#[test]
fn what_is_different_in_few_quests_is_a_sentence_and_can_be_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "The Passage");
    let before = on_disk(folder.path());
    page(&mut window, "Rules");
    assert!(shows(&window, "Somebody is led: health 8, defense 2 blue dice. From round 2 on he walks 2 zones"));
    scroll_and_press(&mut window, "Somebody is led");
    shoot("md2-editor-escort", &mut window);
    scroll_and_press(&mut window, "Nobody is led any more");
    assert_eq!(on_disk(folder.path()).escort, None);
    scroll_and_press(&mut window, "Lead somebody");
    let led = on_disk(folder.path()).escort.expect("somebody");
    assert_eq!((led.health, led.gate.as_str()), (8, "way"));
    for _ in 0..2 {
        key(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(on_disk(folder.path()), before);
    // A Boss is laid by the tool; the fight is a sentence then.
    scroll_and_press(&mut window, "Reaper");
    let (middle, _) = zone(&window, "B2");
    click_at(&mut window, middle);
    let fight = on_disk(folder.path()).boss.expect("a fight");
    assert_eq!(fight.boss, "reaper");
    page(&mut window, "Rules");
    assert!(shows(&window, "Boss fight: Reaper stands in B2"));
    shoot("md2-editor-boss", &mut window);
}

#[test]
fn layers_are_hidden_and_locked_and_the_quest_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "Tutorial: Into the Pit");
    let before = on_disk(folder.path());
    press(&mut window, "Layers");
    assert!(is_disabled(&window, "Show: Tiles"), "without them nothing lies anywhere");
    press(&mut window, "Lock: Tiles");
    let (free, size) = zone(&window, "B1");
    drag(&mut window, free, free + size);
    assert_eq!(on_disk(folder.path()), before, "nobody takes hold of it");
    press(&mut window, "Show: Tokens");
    shoot("md2-editor-layers", &mut window);
    press(&mut window, "Lock: Tiles");
    let at = before.marks[0].1;
    let middle = free + vec2((f32::from(at.0) - 1.0) * size.x, f32::from(at.1) * size.y);
    click_at(&mut window, middle);
    key(&mut window, Modifiers::NONE, Key::Delete);
    assert!(on_disk(folder.path()).tiles.len() < before.tiles.len(), "the Tile below is taken");
}

#[test]
fn the_sheet_is_seen_before_it_is_printed_and_bots_tell_how_far_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "Tutorial: Into the Pit");
    page(&mut window, "Play");
    press(&mut window, "Let the bot play");
    assert!(shows(&window, "games done: "), "it says how far it is");
    press(&mut window, "Stop");
    assert!(shows(&window, "Let the bot play") && !shows(&window, "games done: "));
    page(&mut window, "Print");
    let sheet = window.get_all_by_role(Role::Image).find(|node| node.rect().height() > 300.0);
    assert!(sheet.is_some(), "the first page is there");
    press(&mut window, "Deutsch");
    assert!(soon(|| {
        window.run_steps(2);
        window.get_all_by_role(Role::Image).any(|node| node.rect().height() > 300.0)
    }));
    shoot("md2-editor-sheet", &mut window);
}

#[test]
fn an_earlier_version_is_compared_and_brought_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "Tutorial: Into the Pit");
    let before = on_disk(folder.path());
    let (first, _) = zone(&window, "A1");
    click_at(&mut window, first);
    key(&mut window, Modifiers::NONE, Key::R);
    assert_ne!(on_disk(folder.path()), before);
    page(&mut window, "Versions");
    assert!(shows(&window, "Gone: Tile") && shows(&window, "turned by 90°"), "what is different is told");
    shoot("md2-editor-versions", &mut window);
    scroll_and_press(&mut window, "Bring this version back");
    assert_eq!(on_disk(folder.path()), before);
    assert!(shows(&window, "Earlier version"), "it is a step like any other");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert_ne!(on_disk(folder.path()), before);
}

const BY_DAY: Look = (SIZE, Theme::Light);
const LOOKS: [(&str, Look, [&str; 6]); 3] = [
    ("en", BY_DAY, ["Draw quests", "Begin from: The Passage", "Picked", "Rules", "Print", "Versions"]),
    ("de", BY_DAY, ["Quests zeichnen", "Beginnen mit: ", "Auswahl", "Regeln", "Drucken", "Fassungen"]),
    ("pl", BY_DAY, ["Rysuj misje", "Zacznij od: ", "Wybrane", "Zasady", "Druk", "Wersje"]),
];

#[test]
fn pictures_of_its_pages_in_three_languages() {
    if !are_wanted() {
        return;
    }
    for (language, look, words) in windows_in(&LOOKS) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        press(&mut window, words[0]);
        let quest = window
            .get_all_by_label_contains(words[1])
            .nth(2)
            .or_else(|| window.get_all_by_label_contains(words[1]).next());
        let at = quest.expect("a quest").rect().center();
        click_at(&mut window, at);
        window.run_steps(4);
        let (middle, _) = window
            .get_all_by_role(Role::Canvas)
            .map(|node| (node.rect().center(), node.rect().size()))
            .next()
            .expect("a map");
        click_at(&mut window, middle);
        for name in &words[2..] {
            page(&mut window, name);
            shoot(&format!("md2-drawing-{}-{language}-{}", name.to_lowercase(), name_of(look)), &mut window);
        }
    }
}
