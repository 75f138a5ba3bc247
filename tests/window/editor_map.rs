//! Hands on the map of the editor: every tool, the menu, frames, copies from quest to quest, rulers.

use crate::support::app::still_window as window;
use crate::support::hands::{
    click_at, click_with, drag_with, key, picture_of_hover as picture, press, quest, shows, write,
};
use delvewright::games::massive_darkness::quest::model::{Built, Spot};
use delvewright::games::massive_darkness::rules::state::TokenKind;
use delvewright::house::storage::Theme;
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, OutputCommand, PointerButton, Pos2, Rect, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

const LARGE: (f32, f32) = (1280.0, 800.0);
const NONE: Modifiers = Modifiers::NONE;

/// A new quest with the tile 6V on (0, 0), a corridor between two columns of rooms; and where its Zones are shown.
struct Board {
    corner: Pos2,
    zone: Vec2,
}

impl Board {
    fn begin(harness: &mut Harness<'_, App>) -> Self {
        key(harness, Modifiers::COMMAND, Key::E);
        press(harness, "New quest");
        press(harness, "Tile 6V, used 0 of 1");
        let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest").rect();
        click_at(harness, map.center());
        press(harness, "Zoom out");
        press(harness, "Zoom out");
        Self::find(harness)
    }

    /// Where the first tile is shown.
    fn find(harness: &Harness<'_, App>) -> Self {
        let rects = harness.get_all_by_label_contains("Zone ").map(|node| node.rect());
        let zones: Vec<Rect> = rects.filter(|rect| rect.height() > 40.0 && rect.width() < 200.0).collect();
        let all = zones.iter().copied().reduce(Rect::union).expect("zones");
        let at = quest(harness).tiles[0].at;
        let zone = zones[0].size();
        Self { corner: all.min - vec2(f32::from(at.x) * zone.x, f32::from(at.y) * zone.y), zone }
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.corner + vec2(x * self.zone.x, y * self.zone.y)
    }

    /// The middle of a Zone of the first tile.
    fn zone(&self, harness: &Harness<'_, App>, x: i16, y: i16) -> (Pos2, Spot) {
        let first = quest(harness).tiles[0].at;
        let spot = Spot { x: first.x + x, y: first.y + y, ..first };
        (self.at(f32::from(spot.x) + 0.5, f32::from(spot.y) + 0.5), spot)
    }
}

#[test]
fn everything_that_a_quest_can_have_is_laid_by_its_tool() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    let board = Board::begin(&mut harness);
    let harness = &mut harness;
    let lay = |harness: &mut Harness<'_, App>, tool: &str, x: i16, y: i16, aside: Vec2| {
        press(harness, tool);
        let (at, _) = board.zone(harness, x, y);
        click_at(harness, at + aside * board.zone);
    };
    let east = vec2(0.45, 0.0);
    lay(harness, "Opening", 0, 0, east);
    lay(harness, "Wall", 1, 1, vec2(0.0, 0.45));
    lay(harness, "Named border", 1, 0, east);
    lay(harness, "Bridge", 1, 1, Vec2::ZERO);
    lay(harness, "Face-down token", 2, 0, Vec2::ZERO);
    lay(harness, "Face-down token", 1, 0, Vec2::ZERO);
    lay(harness, "Pillar", 2, 1, Vec2::ZERO);
    lay(harness, "Spawn mark", 2, 2, Vec2::ZERO);
    lay(harness, "Special Treasure", 0, 1, Vec2::ZERO);
    // Stairs take two Zones.
    lay(harness, "Stairs", 0, 0, Vec2::ZERO);
    let (other, _) = board.zone(harness, 0, 2);
    click_at(harness, other);
    // A name and a note are written at once.
    lay(harness, "Name of a zone", 0, 2, Vec2::ZERO);
    write(harness, "crypt");
    lay(harness, "Note", 1, 2, Vec2::ZERO);
    write(harness, "The keeper waits here until the seal breaks.");
    let drawn = quest(harness);
    let spot = |x, y| board.zone(harness, x, y).1;
    let built: Vec<_> = drawn.built.iter().map(|built| (built.from, built.kind)).collect();
    assert_eq!(built, [(spot(0, 0), Built::Opening), (spot(1, 1), Built::Wall)]);
    assert_eq!((drawn.borders[0].from, drawn.borders[0].to), (spot(1, 0), spot(2, 0)));
    assert_eq!((&drawn.bridges[..], &drawn.face_down[0].spots[..]), (&[spot(1, 1)][..], &[spot(2, 0), spot(1, 0)][..]));
    assert_eq!((drawn.objects[0].at, drawn.objects[0].name.as_str()), (spot(2, 1), "pillar"));
    assert_eq!((drawn.stairs[0].from, drawn.stairs[0].to), (spot(0, 0), spot(0, 2)));
    let names: Vec<_> = drawn.names.iter().map(|named| (named.name.as_str(), named.at)).collect();
    assert_eq!(names, [("spawn", spot(2, 2)), ("crypt", spot(0, 2))]);
    assert_eq!(drawn.notes[0].text, "The keeper waits here until the seal breaks.");
    assert_eq!(drawn.tokens.len(), 1);
    harness.remove_cursor();
    picture(harness, "editor-everything-dark");
    // What was laid is picked and told more about.
    let (pillar, _) = board.zone(harness, 2, 1);
    click_at(harness, pillar);
    press(harness, "enemies");
    click_at(harness, board.zone(harness, 2, 0).0);
    press(harness, "a new group");
    let more = quest(harness);
    assert_ne!(more.objects, drawn.objects);
    assert_eq!(more.face_down.len(), 2);
    picture(harness, "editor-face-down-dark");
    for _ in 0..40 {
        press(harness, "Take back");
        if quest(harness).tiles.is_empty() {
            break;
        }
    }
    assert!(quest(harness).tiles.is_empty(), "everything is taken back");
}

#[test]
fn the_menu_offers_what_applies_and_keeps_the_tools_at_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Light, "en");
    let board = Board::begin(&mut harness);
    let harness = &mut harness;
    let (middle, spot) = board.zone(harness, 0, 1);
    let right = |harness: &mut Harness<'_, App>, at: Pos2| click_with(harness, at, NONE, PointerButton::Secondary);
    right(harness, middle);
    press(harness, "Put here: Lair token");
    assert_eq!(quest(harness).tokens[0].at, spot);
    right(harness, middle + vec2(0.42, 0.0) * board.zone);
    press(harness, "On this border: Door");
    assert_eq!(quest(harness).doors.len(), 1);
    right(harness, middle + vec2(0.42, 0.0) * board.zone);
    picture(harness, "editor-menu-light");
    press(harness, "Lock it until a rule opens it");
    assert!(quest(harness).doors[0].locked);
    right(harness, middle);
    press(harness, "Nobody picks it up");
    assert!(quest(harness).tokens[0].fixed);

    // The same by keyboard, where the cursor is.
    key(harness, NONE, Key::Menu);
    assert!(harness.query_by_label("Remove (Del)").is_some(), "the menu is open");
    key(harness, NONE, Key::Escape);
    assert!(harness.query_by_label("Remove (Del)").is_none(), "and closed");
    key(harness, NONE, Key::ArrowRight);
    key(harness, Modifiers::SHIFT, Key::F10);
    press(harness, "Put here: Exit");
    assert_eq!(quest(harness).exit, Some(Spot { x: spot.x + 1, ..spot }));
}

#[test]
fn all_of_the_kind_of_one_thing_are_picked_from_its_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    let board = Board::begin(&mut harness);
    let harness = &mut harness;
    let right = |harness: &mut Harness<'_, App>, at: Pos2| click_with(harness, at, NONE, PointerButton::Secondary);
    for (x, token) in [(0, "Lair token"), (1, "Lair token"), (2, "Library token")] {
        let (middle, _) = board.zone(harness, x, 1);
        right(harness, middle);
        press(harness, &format!("Put here: {token}"));
    }
    let kinds = |harness: &Harness<'_, App>| -> Vec<TokenKind> {
        quest(harness).tokens.iter().map(|token| token.kind).collect()
    };
    assert_eq!(kinds(harness).len(), 3);
    let (library, _) = board.zone(harness, 2, 1);
    click_at(harness, library);
    right(harness, library);
    assert!(!shows(harness, "Pick all of this kind"), "there is only one");
    key(harness, NONE, Key::Escape);
    let (lair, _) = board.zone(harness, 0, 1);
    click_at(harness, lair);
    right(harness, lair);
    press(harness, "Pick all of this kind (2)");
    key(harness, NONE, Key::Delete);
    assert_eq!(kinds(harness), [TokenKind::Library], "both, and nothing of another kind");
}

#[test]
fn frames_add_with_shift_and_what_is_picked_is_nudged_and_swapped() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    let board = Board::begin(&mut harness);
    let harness = &mut harness;
    let first = quest(harness).tiles[0].at;
    press(harness, "Tile 1V, used 0 of 1");
    click_at(harness, board.zone(harness, 4, 1).0);
    assert_eq!(quest(harness).tiles[1].at.x, first.x + 3);
    key(harness, NONE, Key::Escape);
    let (below, above) = (board.zone(harness, -1, 3).0, board.zone(harness, 0, 2).0);
    drag_with(harness, below, above, NONE);
    let (below, above) = (board.zone(harness, 6, 3).0, board.zone(harness, 5, 2).0);
    drag_with(harness, below, above, Modifiers::SHIFT);
    key(harness, Modifiers::ALT, Key::ArrowDown);
    let moved: Vec<i16> = quest(harness).tiles.iter().map(|tile| tile.at.y - first.y).collect();
    assert_eq!(moved, [1, 1], "both are picked and nudged");
    key(harness, Modifiers::ALT, Key::ArrowDown);
    key(harness, NONE, Key::S);
    assert_eq!(quest(harness).tiles[0].at, Spot { x: first.x + 3, y: first.y + 2, ..first }, "they swap places");
    key(harness, Modifiers::COMMAND, Key::Z);
    key(harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(harness).tiles[0].at, first, "nudges in a row are one step");
}

#[test]
fn a_copy_goes_from_quest_to_quest() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    let board = Board::begin(&mut harness);
    let harness = &mut harness;
    press(harness, "Lair token");
    click_at(harness, board.zone(harness, 1, 1).0);
    let (edge, _) = board.zone(harness, 0, 0);
    click_at(harness, edge - vec2(0.45, 0.0) * board.zone);
    harness.event(Event::Copy);
    harness.run_steps(1);
    let commands = harness.output().platform_output.commands.clone();
    let text = commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let text = text.expect("the clipboard has it as text");
    press(harness, "Back to your quests");
    press(harness, "New quest");
    let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest").rect();
    click_at(harness, map.center());
    harness.event(Event::Paste("not a quest".to_owned()));
    harness.run_steps(2);
    assert!(quest(harness).tiles.is_empty());
    harness.event(Event::Paste(text));
    harness.run_steps(3);
    let pasted = quest(harness);
    assert_eq!((pasted.tiles.len(), pasted.tokens.len()), (1, 1));
    assert_eq!(pasted.tokens[0].at.x, pasted.tiles[0].at.x + 1, "it lies where it lay");
    // Once more, from the menu: beside what is there.
    click_with(harness, map.center(), NONE, PointerButton::Secondary);
    press(harness, "Paste here (Ctrl + V)");
    assert_eq!(quest(harness).tiles.len(), 2);
    assert_eq!(quest(harness).tiles[1].at.x - pasted.tiles[0].at.x, 3);
}

#[test]
fn rulers_show_light_and_lines_and_steps() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    let copy: Vec<String> = harness
        .get_all_by_label_contains("Copy “")
        .filter_map(|node| egui_kittest::kittest::NodeT::accesskit_node(&node).label())
        .collect();
    harness.get_by_label(&copy[3]).scroll_to_me();
    harness.run_steps(3);
    press(&mut harness, &copy[3]);
    let board = Board::find(&harness);
    let harness = &mut harness;
    let (selected, _) = board.zone(harness, 1, 1);
    click_at(harness, selected);
    let (pointed, _) = board.zone(harness, 1, 2);
    for (ruler, name) in [
        ("Light and shadow (L)", "editor-ruler-light-dark"),
        ("What is seen from here (V)", "editor-ruler-sight-dark"),
        ("Steps from the selected zone (D)", "editor-ruler-steps-dark"),
    ] {
        press(harness, ruler);
        harness.hover_at(pointed);
        harness.run_steps(3);
        assert!(harness.query_by_label_contains("step").is_some(), "the status line measures, too");
        picture(harness, name);
    }
    // A tile in the hand is seen as it would lie.
    press(harness, "Steps from the selected zone (D)");
    press(harness, "Tile 1R, used 0 of 1");
    key(harness, NONE, Key::R);
    harness.hover_at(selected + vec2(3.0, 3.0) * board.zone);
    harness.run_steps(3);
    picture(harness, "editor-ghost-dark");
}
