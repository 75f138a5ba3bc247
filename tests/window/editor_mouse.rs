//! The first quest of the box, drawn once more with the mouse alone, and played by people and by bots.

use crate::support::app::still_window as window;
use crate::support::hands::{Places, centre_of, click_at, drag, picture, press, quest, scroll_and_press};
use crate::support::person::{Device, Person};
use crate::table::{recommended_party, table};
use delvewright::games::massive_darkness::content::{core_box, shipped_quests};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::playtest::{Greedy, Party, Plan, Trial, try_out};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::lint::advice;
use delvewright::games::massive_darkness::quest::model::Spot;
use delvewright::house::storage::{DataDirs, Theme, parse_document};
use delvewright::shell::App;
use egui::{Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// The first quest of the box, without the words that a mouse cannot write.
fn wanted() -> Quest {
    let (_, text) = shipped_quests().find(|(file, _)| file.contains("tutorial")).expect("the box has a first quest");
    parse_document(Path::new("tutorial.ron"), text).expect("a quest")
}

fn without_words(quest: &Quest) -> Quest {
    Quest { id: String::new(), title: BTreeMap::new(), story: BTreeMap::new(), ..quest.clone() }
}

/// Takes something from a drop-down list.
fn choose(harness: &mut Harness<'_, App>, list: &str, what: &str) {
    scroll_and_press(harness, list);
    harness.get_all_by_label(what).last().expect("an offer").scroll_to_me();
    harness.run_steps(12);
    harness.get_all_by_label(what).last().expect("an offer").click();
    harness.run_steps(4);
}

fn lay_tiles(harness: &mut Harness<'_, App>, wanted: &Quest) -> Places {
    let tool = |id: &str| format!("Tile {id}, used 0 of 1");
    let [first, second] = &wanted.tiles[..] else { unreachable!("it has two tiles") };
    let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest").rect();
    harness.get_by_label(&tool(&first.tile)).scroll_to_me();
    harness.run_steps(12);
    let tile = centre_of(harness, &tool(&first.tile));
    drag(harness, tile, map.center() - vec2(0.0, 120.0));
    // It is carried to the beginning of the map, by a place where nothing else lies.
    let lies = quest(harness).tiles[0].at;
    let held = Places::of(harness).at(Spot { x: 2, y: 1, storey: 0 });
    let zone = Places::of(harness).zone;
    drag(harness, held, held - vec2(f32::from(lies.x) * zone.x, f32::from(lies.y) * zone.y));
    assert_eq!(quest(harness).tiles[0].at, first.at);
    let places = Places::of(harness);
    scroll_and_press(harness, &tool(&second.tile));
    click_at(harness, places.at(Spot { x: second.at.x + 1, y: second.at.y + 1, storey: 0 }));
    press(harness, "Turn");
    assert_eq!(quest(harness).tiles[1].turn, 1);
    press(harness, "Turn back");
    press(harness, "Show the other side");
    press(harness, "Show the other side");
    assert_eq!(quest(harness).tiles, wanted.tiles);
    Places::of(harness)
}

fn lay_tokens(harness: &mut Harness<'_, App>, wanted: &Quest, places: &Places) {
    let exit = wanted.exit.expect("an exit");
    let mut what = vec![("Heroes start".to_owned(), wanted.start), ("Exit".to_owned(), exit)];
    what.extend(wanted.level_tokens.iter().map(|token| (format!("Level {}", token.level), token.at)));
    what.extend(wanted.tokens.iter().map(|token| ("Library token".to_owned(), token.at)));
    for (tool, at) in what {
        scroll_and_press(harness, &tool);
        click_at(harness, places.at(at));
    }
    for door in &wanted.doors {
        scroll_and_press(harness, "Door");
        click_at(harness, places.border(door.from, door.to));
    }
}

#[test]
fn the_first_quest_of_the_box_is_drawn_by_mouse_alone_and_played_by_people_and_bots() {
    let wanted = wanted();
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    press(&mut harness, "Quest editor");
    press(&mut harness, "New quest");
    let empty = quest(&harness);
    let places = lay_tiles(&mut harness, &wanted);
    lay_tokens(&mut harness, &wanted, &places);
    press(&mut harness, "Objectives");
    press(&mut harness, "Pick up libraries");
    press(&mut harness, "All heroes escape");
    press(&mut harness, "Special rules");
    press(&mut harness, "New rule");
    choose(&mut harness, "Rule 1: When: after setup", "a hero picks up a token");
    choose(&mut harness, "Rule 1: token: Artifact", "Library");
    for _ in 0..2 {
        scroll_and_press(&mut harness, "Rule 1, Then 1: XP: one more");
    }
    scroll_and_press(&mut harness, "Rule 1: Only once in the quest");
    let drawn = quest(&harness);
    assert_eq!(without_words(&drawn), without_words(&wanted));

    // Nothing is wrong with it but that it has no name in two languages.
    let box_tiles = core_box().expect("the box").tiles;
    assert_eq!(advice(&Quest { title: wanted.title.clone(), ..drawn.clone() }, &box_tiles), []);
    picture(&mut harness, "editor-by-mouse-dark");

    // A round is played; then everything is as it was left: what is picked, and every step back to nothing.
    press(&mut harness, "Quest");
    click_at(&mut harness, places.at(wanted.start) - vec2(places.zone.x * 0.4, places.zone.y * 0.4));
    let picked = |harness: &Harness<'_, App>| harness.query_all_by_label_contains("Tile 8R · ").count();
    assert_eq!(picked(&harness), 1, "a tile is picked");
    press(&mut harness, "Play this quest (F5)");
    let mut person = Person::before(harness, Device::Mouse);
    person.play_until(&mut Greedy::new(7), |play| play.game().state.round == 2);
    assert_eq!(person.play().game().state.round, 2);
    person.press("To the start screen", 0);
    let mut harness = person.window;
    assert_eq!(quest(&harness), drawn, "back in the editor");
    assert_eq!(picked(&harness), 1, "the same tile is picked");
    let mut steps = 0;
    while quest(&harness) != empty {
        press(&mut harness, "Take back");
        steps += 1;
        assert!(steps < 60, "nothing is reached");
    }
    for _ in 0..steps {
        press(&mut harness, "Give again");
    }
    assert_eq!(quest(&harness), drawn);

    // Bots play it like any other.
    let file = DataDirs::at(folder.path()).quests().join("my-quest.ron");
    let text = std::fs::read_to_string(&file).expect("the quest is on the disk");
    let saved: Quest = parse_document(&file, &text).expect("a quest");
    let table = table();
    let setup = recommended_party(&table, &saved, 3).setup;
    let trial = Trial { quest: saved, party: Party::Drawn(3), setup };
    let plan = Plan::new(20, 1);
    let (came, _) =
        try_out(&table, &trial, &Greedy::new, &plan, &AtomicBool::new(false), &|_| {}).expect("it can be played");
    assert_eq!((came.games, came.failed, came.stuck), (20, 0, 0), "{came:?}");
    assert!(came.won > 0, "{came:?}");
}
