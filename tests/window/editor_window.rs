//! The quest editor in the real window: a quest is drawn by mouse and by keyboard, checked, played, and taken back.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{centre_of, click_at, drag, key, picture, press, quest, zones};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::shell::App;
use egui::{Key, Modifiers, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const LARGE: (f32, f32) = (1280.0, 800.0);

#[test]
fn a_quest_is_drawn_by_mouse_played_and_taken_back_to_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    picture(&mut harness, "editor-shelf-dark");
    press(&mut harness, "New quest");
    let empty = quest(&harness);
    assert!(empty.tiles.is_empty());
    picture(&mut harness, "editor-empty-dark");

    // From the palette onto the map; the second tile below the first.
    let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest").rect();
    let tile = centre_of(&harness, "Tile 6V, used 0 of 1");
    drag(&mut harness, tile, map.center());
    assert_eq!(quest(&harness).tiles.len(), 1);
    let zone = zones(&harness)[0].size();
    harness.get_by_label("Tile 8R, used 0 of 1").scroll_to_me();
    harness.run_steps(4);
    press(&mut harness, "Tile 8R, used 0 of 1");
    click_at(&mut harness, map.center() + vec2(0.0, 3.0 * zone.y));
    let drawn = quest(&harness);
    assert_eq!(drawn.tiles.len(), 2);
    assert_eq!((drawn.tiles[1].at.x, drawn.tiles[1].at.y), (drawn.tiles[0].at.x, drawn.tiles[0].at.y + 3));

    // It is turned four times by its key, and shows its other side and back.
    let before = quest(&harness);
    for _ in 0..4 {
        key(&mut harness, Modifiers::NONE, Key::R);
    }
    assert_eq!(quest(&harness), before);
    key(&mut harness, Modifiers::NONE, Key::F);
    assert_eq!(quest(&harness).tiles[1].tile, "8V");
    key(&mut harness, Modifiers::NONE, Key::F);

    // Tokens, exit, start and a door by their tools.
    let first = drawn.tiles[0].at;
    let corner = zones(&harness).into_iter().reduce(egui::Rect::union).expect("zones").min;
    let at = |x: i16, y: i16| {
        corner + vec2((f32::from(x - first.x) + 0.5) * zone.x, (f32::from(y - first.y) + 0.5) * zone.y)
    };
    for (tool, x, y) in [
        ("Library token", first.x + 1, first.y + 1),
        ("Exit", first.x + 1, first.y),
        ("Level 1", first.x + 1, first.y + 3),
        ("Heroes start", first.x + 2, first.y + 3),
    ] {
        press(&mut harness, tool);
        click_at(&mut harness, at(x, y));
    }
    press(&mut harness, "Door");
    click_at(&mut harness, at(first.x, first.y) + vec2(zone.x * 0.46, 0.0));
    let drawn = quest(&harness);
    assert_eq!((drawn.tokens.len(), drawn.level_tokens.len(), drawn.doors.len()), (1, 1, 1));
    assert_eq!(drawn.exit.map(|exit| (exit.x, exit.y)), Some((first.x + 1, first.y)));

    // A tile is carried with all that lies on it, and put back.
    let from = at(first.x, first.y) - vec2(zone.x * 0.4, 0.0);
    drag(&mut harness, from, from - vec2(2.0 * zone.x, 0.0));
    assert_eq!(quest(&harness).tokens[0].at.x, first.x - 1);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), drawn);

    // Without an objective it cannot be played; then it can.
    key(&mut harness, Modifiers::NONE, Key::F5);
    assert!(harness.state().play().is_none(), "it is told why it cannot be played");
    assert!(harness.query_by_label_contains("no objective").is_some());
    picture(&mut harness, "editor-problems-dark");
    // A Chamber without door gets one at a press, and loses it again.
    harness.get_all_by_label("Settle it").last().expect("something to settle").click();
    harness.run_steps(4);
    assert_eq!(quest(&harness).doors.len(), drawn.doors.len() + 1);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), drawn);
    press(&mut harness, "Objectives");
    press(&mut harness, "Pick up libraries");
    press(&mut harness, "All heroes escape");
    assert_eq!(quest(&harness).goals.len(), 2);
    picture(&mut harness, "editor-quest-dark");
    let ready = quest(&harness);
    key(&mut harness, Modifiers::NONE, Key::F5);
    let play = harness.state().play().expect("the quest is played");
    assert_eq!(play.session().header().setup.quest, ready);
    press(&mut harness, "To the start screen");
    assert_eq!(quest(&harness), ready, "back in the editor");

    // It was on the disk after every change; undo leads back to nothing, redo to the end.
    let file = DataDirs::at(folder.path()).quests().join("my-quest.ron");
    let read = |file: &Path| delvewright::house::storage::read_document::<Quest>(file, 1).expect("a quest");
    assert_eq!(read(&file), ready);
    for _ in 0..40 {
        key(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(quest(&harness), empty);
    assert_eq!(read(&file), empty);
    for _ in 0..40 {
        key(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    assert_eq!(quest(&harness), ready);

    // It is offered for a new game like any other.
    key(&mut harness, Modifiers::NONE, Key::F5);
    assert!(harness.state().play().is_some());
    press(&mut harness, "To the start screen");
    press(&mut harness, "Back to your quests");
    press(&mut harness, "Back");
    key(&mut harness, Modifiers::COMMAND, Key::N);
    assert!(harness.query_by_label("Untitled quest").is_some(), "own quests can be chosen");
    press(&mut harness, "Back");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "Untitled quest · 2 tiles");
    assert_eq!(quest(&harness), ready);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), ready, "what was done before the quest was put away is not undone");
}

#[test]
fn a_quest_is_drawn_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Light, "en");
    let to = |harness: &mut Harness<'_, App>, name: &str| {
        for _ in 0..120 {
            if harness.get_by_label(name).accesskit_node().is_focused() {
                return;
            }
            key(harness, Modifiers::NONE, Key::Tab);
        }
        panic!("{name} cannot be reached by Tab");
    };
    key(&mut harness, Modifiers::COMMAND, Key::E);
    to(&mut harness, "New quest");
    key(&mut harness, Modifiers::NONE, Key::Enter);
    to(&mut harness, "Tile 6V, used 0 of 1");
    key(&mut harness, Modifiers::NONE, Key::Enter);
    to(&mut harness, "Map of the quest");
    key(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(quest(&harness).tiles.len(), 1);
    let start = quest(&harness).tiles[0].at;
    key(&mut harness, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(quest(&harness).tiles[0].at.x, start.x + 1, "picked tiles are nudged");
    to(&mut harness, "Exit");
    key(&mut harness, Modifiers::NONE, Key::Enter);
    to(&mut harness, "Map of the quest");
    key(&mut harness, Modifiers::NONE, Key::ArrowDown);
    key(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(quest(&harness).exit.is_some());
    to(&mut harness, "Objectives");
    key(&mut harness, Modifiers::NONE, Key::Space);
    to(&mut harness, "All heroes escape");
    key(&mut harness, Modifiers::NONE, Key::Enter);
    key(&mut harness, Modifiers::NONE, Key::F5);
    assert!(harness.state().play().is_some(), "it is played");
}

#[test]
fn quests_of_the_box_are_copied_shown_and_saved_back_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Light, "de");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    let names: Vec<String> =
        harness.get_all_by_label_contains("kopieren").filter_map(|node| node.accesskit_node().label()).collect();
    assert_eq!(names.len(), 11);
    for (number, name) in names.iter().enumerate() {
        harness.get_by_label(name).scroll_to_me();
        harness.run_steps(4);
        press(&mut harness, name);
        let copy = quest(&harness);
        let shipped: Vec<Quest> = delvewright::games::massive_darkness::content::shipped_quests()
            .map(|(file, text)| delvewright::house::storage::parse_document(Path::new(file), text).expect("a quest"))
            .collect();
        assert_eq!(Quest { id: shipped[number].id.clone(), ..copy }, shipped[number], "{name}");
        if number == 7 {
            picture(&mut harness, "editor-lock-light");
        }
        if number == 9 {
            picture(&mut harness, "editor-largest-light");
        }
        press(&mut harness, "Zurück zu deinen Quests");
    }
}
