//! The first quest of the box, drawn once more without touching the mouse.

use crate::support::app::still_window as window;
use crate::support::hands::{key, picture, quest, tab_to, write};
use crate::support::person::{Device, Person};
use delvewright::games::massive_darkness::content::core_box;
use delvewright::games::massive_darkness::playtest::Greedy;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::lint::advice;
use delvewright::house::storage::{Theme, parse_document};
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _};
use std::path::Path;

const CTRL: Modifiers = Modifiers::COMMAND;
const NONE: Modifiers = Modifiers::NONE;
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

/// Finds a tool in the palette and takes it to the map.
fn take(harness: &mut Harness<'_, App>, tool: &str) {
    key(harness, CTRL, Key::F);
    write(harness, tool);
    key(harness, NONE, Key::Enter);
}

/// Takes something from a drop-down list; afterwards the keyboard is where it was.
fn choose(harness: &mut Harness<'_, App>, list: &str, what: &str) {
    tab_to(harness, list);
    key(harness, NONE, Key::Enter);
    for _ in 0..60 {
        let is_there = |node: &AccessKitNode<'_>| node.is_focused() && node.label().as_deref() == Some(what);
        if harness.query_all_by_label(what).any(|node| is_there(&node.accesskit_node())) {
            key(harness, NONE, Key::Enter);
            let (whose, _) = list.rsplit_once(": ").expect("a list says what is chosen");
            let chosen = format!("{whose}: {what}");
            assert!(harness.get_by_label(&chosen).accesskit_node().is_focused(), "the keyboard is still at {chosen}");
            return;
        }
        key(harness, NONE, Key::ArrowDown);
    }
    unreachable!("{what} cannot be reached in {list}");
}

/// Where the cursor is: it goes from Zone to Zone.
struct Cursor(i16, i16);

impl Cursor {
    fn go(&mut self, harness: &mut Harness<'_, App>, x: i16, y: i16) {
        let step = |far: i16, back: Key, on: Key| (far.unsigned_abs(), if far < 0 { back } else { on });
        let ways = [step(x - self.0, Key::ArrowLeft, Key::ArrowRight), step(y - self.1, Key::ArrowUp, Key::ArrowDown)];
        for (count, arrow) in ways {
            for _ in 0..count {
                key(harness, NONE, arrow);
            }
        }
        (self.0, self.1) = (x, y);
    }
}

#[test]
fn the_first_quest_of_the_box_is_drawn_by_keyboard_alone() {
    let (_, text) = delvewright::games::massive_darkness::content::shipped_quests()
        .find(|(file, _)| file.contains("tutorial"))
        .expect("the box has a first quest");
    let wanted: Quest = parse_document(Path::new("tutorial.ron"), text).expect("a quest");
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    let harness = &mut window;
    key(harness, CTRL, Key::E);
    tab_to(harness, "New quest");
    key(harness, NONE, Key::Enter);
    let empty = quest(harness);

    // What it is called, and what it is about.
    for (language, code) in [("English", "en"), ("Deutsch", "de"), ("Polski", "pl")] {
        tab_to(harness, language);
        key(harness, NONE, Key::Space);
        tab_to(harness, &format!("Title ({language})"));
        write(harness, wanted.title(code));
        tab_to(harness, &format!("Story ({language})"));
        write(harness, wanted.story(code));
    }

    // From here on the keyboard stays on the map.
    tab_to(harness, "Map of the quest");
    // Tiles, as they are held in their middle.
    let mut cursor = Cursor(0, 0);
    for tile in &wanted.tiles {
        take(harness, &tile.tile);
        cursor.go(harness, tile.at.x + 1, tile.at.y + 1);
        key(harness, NONE, Key::Enter);
    }

    // What lies in Zones.
    let mut lay = |harness: &mut Harness<'_, App>, tool: &str, x: i16, y: i16| {
        take(harness, tool);
        cursor.go(harness, x, y);
        key(harness, NONE, Key::Enter);
    };
    lay(harness, "Heroes start", wanted.start.x, wanted.start.y);
    let exit = wanted.exit.expect("an exit");
    lay(harness, "Exit", exit.x, exit.y);
    for token in &wanted.level_tokens {
        lay(harness, &format!("Level {}", token.level), token.at.x, token.at.y);
    }
    lay(harness, "Library token", wanted.tokens[0].at.x, wanted.tokens[0].at.y);

    // Doors: one after the other without taking the tool up again.
    take(harness, "Door");
    for door in &wanted.doors {
        cursor.go(harness, door.from.x, door.from.y);
        let side = match (door.to.x - door.from.x, door.to.y - door.from.y) {
            (-1, 0) => Key::ArrowLeft,
            (1, 0) => Key::ArrowRight,
            (0, -1) => Key::ArrowUp,
            _ => Key::ArrowDown,
        };
        key(harness, CTRL_SHIFT, side);
    }
    key(harness, NONE, Key::Escape);

    // Objectives.
    tab_to(harness, "Objectives");
    key(harness, NONE, Key::Space);
    for template in ["Pick up libraries", "All heroes escape"] {
        tab_to(harness, template);
        key(harness, NONE, Key::Enter);
    }

    // Its special rule: whoever picks up the library gains 3 XP, once.
    tab_to(harness, "Special rules");
    key(harness, NONE, Key::Space);
    tab_to(harness, "New rule");
    key(harness, NONE, Key::Enter);
    choose(harness, "Rule 1: When: after setup", "a hero picks up a token");
    choose(harness, "Rule 1: token: Artifact", "Library");
    for _ in 0..2 {
        tab_to(harness, "Rule 1, Then 1: XP: one more");
        key(harness, NONE, Key::Enter);
    }
    tab_to(harness, "Rule 1: Only once in the quest");
    key(harness, NONE, Key::Space);

    let drawn = quest(harness);
    assert_eq!(Quest { id: wanted.id.clone(), ..drawn.clone() }, wanted);
    picture(harness, "editor-by-keyboard-dark");

    // Nothing is wrong with it.
    assert_eq!(advice(&drawn, &core_box().expect("the box").tiles), []);
    tab_to(harness, "Problems (0)");
    key(harness, NONE, Key::Space);
    assert!(harness.query_by_label("Nothing is wrong. F5 plays it.").is_some());

    // A round is played, and all of it taken back to nothing.
    key(harness, NONE, Key::F5);
    let mut person = Person::before(window, Device::Keyboard);
    person.play_until(&mut Greedy::new(7), |play| play.game().state.round == 2);
    assert_eq!(person.play().game().state.round, 2);
    person.press("To the start screen", 0);
    let harness = &mut person.window;
    assert_eq!(quest(harness), drawn, "back in the editor");
    for _ in 0..60 {
        key(harness, CTRL, Key::Z);
    }
    assert_eq!(quest(harness), empty);
}
