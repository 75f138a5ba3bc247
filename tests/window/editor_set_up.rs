//! What is settled about a quest beside its map, in the real window: for whom it is, by whom, with which cards and tiles,
//! and how it is tried.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{centre_of, click_at, key, picture, quest, scroll_and_press as press};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::house::storage::{DataDirs, Theme, read_document};
use delvewright::shell::App;
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const LARGE: (f32, f32) = (1280.0, 800.0);

fn write(harness: &mut Harness<'_, App>, field: &str, text: &str) {
    let role = |role| harness.query_by_role_and_label(role, field).map(|_| role);
    let role = role(Role::TextInput).or_else(|| role(Role::MultilineTextInput)).expect("a field of this name");
    harness.get_by_role_and_label(role, field).scroll_to_me();
    harness.run_steps(4);
    harness.get_by_role_and_label(role, field).click();
    harness.run_steps(2);
    harness.get_by_role_and_label(role, field).type_text(text);
    harness.run_steps(4);
}

/// The editor with a copy of the first quest of the box.
fn with_a_quest<'a>(folder: &Path, theme: Theme) -> Harness<'a, App> {
    let mut harness = window(folder, LARGE, theme, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    let name = "Copy “Walking in the Dark”";
    press(&mut harness, name);
    harness
}

#[test]
fn author_party_words_and_cards_are_settled_saved_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_a_quest(folder.path(), Theme::Light);
    let before = quest(&harness);
    press(&mut harness, "Set-up");
    press(&mut harness, "One more: heroes at least");
    press(&mut harness, "One less: heroes at most");
    write(&mut harness, "How hard it is (English)", "Not for beginners.");
    write(&mut harness, "Author", "Ana");
    press(&mut harness, "CC BY 4.0");
    write(&mut harness, "Tags", "short, solo,");
    write(&mut harness, "Words for another name", "altar");
    write(&mut harness, "Words for “altar” (English)", "The altar");
    let settled = quest(&harness);
    assert_eq!((settled.party.least, settled.party.most), (2, 5));
    assert_eq!(settled.about.difficulty["en"], "Not for beginners.");
    assert_eq!((settled.about.author.as_str(), settled.about.licence.as_str()), ("Ana", "CC BY 4.0"));
    assert_eq!(settled.about.tags, ["short", "solo"]);
    assert_eq!(settled.words["altar"]["en"], "The altar");
    harness.get_by_label("Set-up").scroll_to_me();
    picture(&mut harness, "editor-set-up-light");

    // A card that stays in the box, and a whole deck.
    write(&mut harness, "Search cards", "D0");
    let doors: Vec<String> = delvewright::games::massive_darkness::content::shared_core_box()
        .expect("the box")
        .doors
        .iter()
        .map(|card| card.code.clone())
        .collect();
    let first = format!("({})", doors[0]);
    harness.get_by_label_contains(&first).scroll_to_me();
    harness.run_steps(4);
    harness.get_by_label_contains(&first).click();
    harness.run_steps(4);
    assert_eq!(quest(&harness).cards.unused.iter().collect::<Vec<_>>(), [&doors[0]]);
    picture(&mut harness, "editor-decks-light");

    // Everything is on the disk, and everything can be taken back.
    let file = DataDirs::at(folder.path()).quests().join(format!("{}.ron", before.id));
    let read = || read_document::<Quest>(&file, 1).expect("a quest");
    assert_eq!(read(), quest(&harness));
    let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest");
    map.focus();
    harness.run_steps(2);
    for _ in 0..80 {
        key(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(quest(&harness), before);
    assert_eq!(read(), before);
}

#[test]
fn a_tile_is_made_laid_changed_kept_for_other_quests_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "New quest");
    let empty = quest(&harness);
    press(&mut harness, "Tiles");
    press(&mut harness, "New tile");
    let made = quest(&harness);
    assert_eq!((made.own_tiles[0].id.as_str(), made.own_tiles[0].rows.len()), ("Tile", 3));

    // Floors by click, by a stroke and by key; a wall by a click on a border.
    press(&mut harness, "Dark room");
    let middle = centre_of(&harness, "B2 on the desk: Light corridor");
    click_at(&mut harness, middle);
    press(&mut harness, "Light room");
    let (from, to) =
        (centre_of(&harness, "A1 on the desk: Light corridor"), centre_of(&harness, "C1 on the desk: Light corridor"));
    harness.hover_at(from);
    harness.run_steps(1);
    harness.drag_at(from);
    harness.run_steps(1);
    for step in 1..=8_u8 {
        harness.hover_at(from.lerp(to, f32::from(step) / 8.0));
        harness.run_steps(1);
    }
    harness.drop_at(to);
    harness.run_steps(3);
    let steps = quest(&harness);
    assert_eq!(steps.own_tiles[0].rows, ["LLL", "lDl", "lll"]);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness).own_tiles[0].rows[0], "lll", "a stroke is one step");
    key(&mut harness, Modifiers::COMMAND, Key::Y);
    let zone = harness.get_by_label("B3 on the desk: Light corridor").rect();
    click_at(&mut harness, zone.left_center());
    assert_eq!(quest(&harness).own_tiles[0].edges.len(), 1);
    key(&mut harness, Modifiers::NONE, Key::Num2);
    key(&mut harness, Modifiers::NONE, Key::ArrowDown);
    key(&mut harness, Modifiers::NONE, Key::Space);
    assert_eq!(quest(&harness).own_tiles[0].rows.concat().matches('d').count(), 1, "the space bar paints");
    press(&mut harness, "One more: zones wide");
    assert_eq!(quest(&harness).own_tiles[0].rows[0], "LLLl");

    // It gets a name and is laid at once.
    write(&mut harness, "Name of the tile", "");
    key(&mut harness, Modifiers::COMMAND, Key::A);
    harness.get_by_role_and_label(Role::TextInput, "Name of the tile").type_text("Crypt");
    harness.run_steps(2);
    key(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(quest(&harness).own_tiles[0].id, "Crypt");
    press(&mut harness, "Lay it on the map");
    let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest").rect();
    click_at(&mut harness, map.center());
    let laid = quest(&harness);
    assert_eq!(laid.tiles[0].tile, "Crypt");
    assert!(harness.query_by_label("Tile Crypt, used once").is_some(), "the palette offers it");
    picture(&mut harness, "editor-tile-desk-dark");

    // What is changed on the desk changes on the map; what lies there stays.
    press(&mut harness, "Mirror the tile");
    assert_eq!(quest(&harness).own_tiles[0].rows[0], "lLLL");
    press(&mut harness, "Take the tile out of the quest");
    assert_eq!(quest(&harness).own_tiles.len(), 1, "it still lies on the map");
    assert!(harness.query_by_label_contains("still lies on the map").is_some());
    press(&mut harness, "Keep it for other quests");
    assert!(DataDirs::at(folder.path()).own_tiles_file().exists());
    let kept = quest(&harness).own_tiles[0].clone();
    for _ in 0..40 {
        key(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(quest(&harness), empty);

    // A quest that uses a kept tile takes it along.
    press(&mut harness, "Tile Crypt, used 0 times");
    click_at(&mut harness, map.center());
    let other = quest(&harness);
    assert_eq!((other.tiles[0].tile.as_str(), &other.own_tiles), ("Crypt", &vec![kept]));
    press(&mut harness, "Keep Crypt no longer");
    assert_eq!(quest(&harness), other);
    let file = DataDirs::at(folder.path()).quests().join("my-quest.ron");
    assert_eq!(read_document::<Quest>(&file, 1).expect("a quest"), other);
}

#[test]
fn a_printed_tile_is_changed_where_it_lies() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_a_quest(folder.path(), Theme::Light);
    let before = quest(&harness);
    press(&mut harness, "Tiles");
    let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest").rect();
    let corner = harness.get_by_label("Zone A1").rect();
    click_at(&mut harness, corner.left_center() + egui::vec2(corner.width() * 0.1, 0.0));
    assert!(map.contains_rect(corner));
    let tile = before.tiles.iter().find(|tile| (tile.at.x, tile.at.y) == (0, 0)).expect("a tile").clone();
    press(&mut harness, &format!("Change a copy of {} here", tile.tile));
    let changed = quest(&harness);
    let own = changed.own_tiles[0].clone();
    assert_eq!(own.id, format!("{} 2", tile.tile));
    let placed = changed.tiles.iter().find(|placed| placed.at == tile.at).expect("a tile");
    assert_eq!((&placed.tile, placed.turn), (&own.id, tile.turn));
    picture(&mut harness, "editor-tile-copy-light");
    key(&mut harness, Modifiers::NONE, Key::F5);
    assert!(harness.state().play().is_some(), "it is played with the changed tile");
}

#[test]
fn a_quest_is_tried_with_chosen_heroes_from_a_chosen_moment_and_waits_as_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_a_quest(folder.path(), Theme::Dark);
    press(&mut harness, "Try it");
    press(&mut harness, "From a moment in the middle");
    press(&mut harness, "One more: round");
    press(&mut harness, "One more: round");
    press(&mut harness, "One more: level");
    let zone = harness.get_by_label("Zone B3").rect();
    click_at(&mut harness, zone.center());
    let names: Vec<String> = harness
        .get_all_by_label_contains("on the marked zone")
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert_eq!(names.len(), 3, "a party of three when nobody has chosen another");
    press(&mut harness, &names[1]);
    harness.get_all_by_label_contains("Zone B2 – Zone C2").next().expect("a door").click();
    harness.run_steps(4);
    // The last of the party stays at home.
    let last = names[2].replace("Put ", "").replace(" on the marked zone", "");
    press(&mut harness, &last);
    press(&mut harness, "From a moment in the middle");
    picture(&mut harness, "editor-try-dark");
    let before = quest(&harness);
    key(&mut harness, Modifiers::NONE, Key::F5);
    let play = harness.state().play().expect("it is played");
    let game = play.session().game();
    assert_eq!((game.state.round, game.state.level, game.state.heroes.len()), (3, 2, 2));
    assert_eq!(game.state.heroes[0].zone, game.dungeon.start);
    let zone = game.dungeon.zone(game.state.heroes[1].zone);
    assert_eq!((zone.x, zone.y), (1, 2), "B3");
    let (b2, c2) = (game.dungeon.at(1, 1, 0).expect("B2"), game.dungeon.at(2, 1, 0).expect("C2"));
    assert_eq!(game.steps_between(b2, c2), Some(1), "the door stands open");
    picture(&mut harness, "editor-try-played-dark");

    // Back in the editor: the same page, the same moment, the same steps to take back.
    press(&mut harness, "To the start screen");
    assert_eq!(quest(&harness), before);
    assert!(harness.query_by_label("Play it").is_some());
    key(&mut harness, Modifiers::COMMAND, Key::F5);
    let game = harness.state().play().expect("it is played from the cursor").session().game();
    assert!(game.state.heroes.iter().all(|hero| hero.zone == game.state.heroes[1].zone));
    press(&mut harness, "To the start screen");
    press(&mut harness, "From the beginning");
    key(&mut harness, Modifiers::NONE, Key::F5);
    let game = harness.state().play().expect("it is played from the start").session().game();
    assert_eq!((game.state.round, game.state.heroes[1].zone), (1, game.dungeon.start));
}
