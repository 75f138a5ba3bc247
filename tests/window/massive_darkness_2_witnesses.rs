//! The balance check of Massive Darkness 2 in the real window: why parties fall, with a game that shows it beside each line; games that prove
//! that a quest can be won; and a check that goes on wherever one goes.

use crate::massive_darkness_2_drawing::page;
use crate::massive_darkness_2_editor::{ONLY, on_disk, zone};
use crate::support::app::open_on;
use crate::support::hands::{drag, key, press, scroll_and_press, shows};
use crate::support::pictures::shoot;
use delvewright::house::storage::Theme;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;
use std::time::{Duration, Instant};

const LARGE: (f32, f32) = (1280.0, 800.0);
/// Bots are given up on after this long; on a busy machine they take their time.
const PATIENCE: Duration = Duration::from_secs(240);

fn board_in<'a>(folder: &Path, quest: &str, theme: Theme) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, LARGE, theme, "en");
    press(&mut window, "Draw quests");
    scroll_and_press(&mut window, &format!("Begin from: {quest}"));
    window.run_steps(4);
    page(&mut window, "Play");
    window
}

fn wait_for(window: &mut Harness<'_, App>, is_so: impl Fn(&Harness<'_, App>) -> bool) {
    let began = Instant::now();
    while !is_so(window) {
        assert!(began.elapsed() < PATIENCE, "it does not come to an end");
        window.run_steps(1);
    }
}

fn let_them_play(window: &mut Harness<'_, App>) {
    scroll_and_press(window, "Let the bot play");
    wait_for(window, |window| !shows(window, "games done: "));
}

/// The name of the first control whose name begins so.
fn name_of(window: &Harness<'_, App>, begins: &str) -> String {
    let names = window.query_all_by_label_contains(begins).filter_map(|node| node.accesskit_node().label());
    names.into_iter().find(|name| name.starts_with(begins)).unwrap_or_else(|| panic!("nothing is called “{begins}…”"))
}

fn to_see(window: &mut Harness<'_, App>, part: &str) {
    window.query_all_by_label_contains(part).last().expect("it is said").scroll_to_me();
    window.run_steps(12);
}

/// Presses the first control that is called so: the same may stand in several lists.
fn press_first(window: &mut Harness<'_, App>, begins: &str) {
    window.query_all_by_label_contains(begins).next().expect("it is there").scroll_to_me();
    window.run_steps(12);
    window.query_all_by_label_contains(begins).next().expect("it is there").click();
    window.run_steps(4);
}

#[test]
fn why_parties_fall_is_shown_and_beside_each_line_a_game_opens_that_shows_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board_in(folder.path(), "The Passage", Theme::Dark);
    let_them_play(&mut window);
    for title in [
        "Rounds",
        "How long they last",
        "How far they get",
        "Who knocks them out",
        "After what they fall",
        "Where heroes are knocked out",
        "What was never used",
    ] {
        assert!(shows(&window, title), "{title}");
    }
    assert!(shows(&window, "games still going on") && shows(&window, "At least half of the games come to round "));
    assert!(shows(&window, "% of those knocked out, in round "));
    for (name, shown) in [
        ("course", "At least half of the games come to round "),
        ("fellers", "% of those knocked out, in round "),
        ("after", "Play the moment before somebody is knocked out: "),
        ("unused", "Cards that nobody ever had ("),
    ] {
        to_see(&mut window, shown);
        shoot(&format!("md2-why-{name}"), &mut window);
    }
    // A place is shown on the map, and the page stays.
    press_first(&mut window, "Show ");
    assert!(shows(&window, "Who knocks them out"));

    // Just before somebody is knocked out, it is ours.
    press_first(&mut window, "Play the moment before somebody is knocked out in ");
    wait_for(&mut window, |window| !shows(window, "Who knocks them out"));
    window.run_steps(8);
    assert!(!shows(&window, "A game of the bots in “"), "it is nobody's any more");
    shoot("md2-why-moment", &mut window);
    key(&mut window, Modifiers::ALT, Key::Home);
    window.run_steps(4);
    assert!(shows(&window, "Who knocks them out"), "the page is there again");

    // So it is after a door or whatever comes over the heroes.
    press_first(&mut window, "Play the moment before somebody is knocked out: ");
    wait_for(&mut window, |window| !shows(window, "Who knocks them out"));
    key(&mut window, Modifiers::ALT, Key::Home);
    window.run_steps(4);

    // The quickest win from its first decision.
    let quickest = name_of(&window, "Watch the quickest win (");
    scroll_and_press(&mut window, &quickest);
    wait_for(&mut window, |window| shows(window, "A game of the bots in “The Passage”. "));
}

#[test]
fn a_copy_of_a_quest_of_the_box_comes_with_a_won_game_that_is_watched_and_taken_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board_in(folder.path(), "The Passage", Theme::Light);
    assert!(shows(&window, "Games that were won"));
    to_see(&mut window, "Games that were won");
    shoot("md2-won", &mut window);
    let won = name_of(&window, if shows(&window, "1 hero, ") { "1 hero, " } else { "2 heroes, " });
    scroll_and_press(&mut window, &won);
    window.run_steps(8);
    const WATCHED: &str = "A game of the bots in “The Passage”. ";
    assert!(shows(&window, WATCHED));
    shoot("md2-watched", &mut window);
    for _ in 0..5 {
        key(&mut window, Modifiers::COMMAND, Key::Y);
        window.run_steps(8);
        assert!(shows(&window, WATCHED), "each decision is done again");
    }
    // Whoever answers otherwise has the game from there on.
    for _ in 0..5 {
        key(&mut window, Modifiers::COMMAND, Key::Z);
    }
    window.run_steps(8);
    assert!(shows(&window, WATCHED));
    let mut taken = false;
    for answer in [Key::Num1, Key::Num2, Key::Num3] {
        key(&mut window, Modifiers::NONE, answer);
        window.run_steps(8);
        taken = !shows(&window, WATCHED);
        if taken {
            break;
        }
        key(&mut window, Modifiers::COMMAND, Key::Z);
        window.run_steps(8);
    }
    assert!(taken, "any other decision takes it over");
    key(&mut window, Modifiers::ALT, Key::Home);
    window.run_steps(4);
    assert!(shows(&window, "Games that were won"));

    // Nobody has won what was not there before.
    let (first, size) = zone(&window, "B3");
    let before = on_disk(folder.path());
    drag(&mut window, first, first + vec2(size.x, 0.0));
    assert_ne!(on_disk(folder.path()).start, before.start);
    page(&mut window, "Play");
    assert!(!shows(&window, "Games that were won"));
}

#[test]
fn the_best_game_of_a_check_lies_beside_the_quest_and_says_what_it_proves_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board_in(folder.path(), "Tutorial: Into the Pit", Theme::Light);
    assert!(!shows(&window, "Games that checks have won"));
    let_them_play(&mut window);
    wait_for(&mut window, |window| shows(window, "Games that checks have won"));
    assert!(!shows(&window, "an earlier version of the quest"));
    to_see(&mut window, "Games that checks have won");
    shoot("md2-kept", &mut window);
    drop(window);

    // Another day it is there again, and a change of the quest is seen.
    let mut window = open_on(ONLY, folder.path(), LARGE, Theme::Light, "en");
    press(&mut window, "Draw quests");
    scroll_and_press(&mut window, "Open: Tutorial: Into the Pit");
    window.run_steps(4);
    page(&mut window, "Play");
    wait_for(&mut window, |window| shows(window, "Games that checks have won"));
    let before = on_disk(folder.path());
    let (first, size) = zone(&window, "A1");
    drag(&mut window, first, first + vec2(5.0 * size.x, size.y));
    assert_ne!(on_disk(folder.path()).start, before.start);
    page(&mut window, "Play");
    wait_for(&mut window, |window| shows(window, "an earlier version of the quest"));
    to_see(&mut window, "an earlier version of the quest");
    shoot("md2-kept-earlier", &mut window);
}

fn rect_of(window: &Harness<'_, App>, begins: &str) -> Rect {
    window.query_all_by_label_contains(begins).next().expect("it is there").rect()
}

#[test]
fn nothing_changes_its_place_when_a_check_begins_and_the_result_stands_above_the_witnesses() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board_in(folder.path(), "Tutorial: Into the Pit", Theme::Dark);
    to_see(&mut window, "Let the bot play");
    let (button, bots) = (rect_of(&window, "Let the bot play"), rect_of(&window, "Plans ahead"));
    let witnesses = rect_of(&window, "Games that were won");
    press(&mut window, "Let the bot play");
    if shows(&window, "games done: ") {
        assert_eq!(rect_of(&window, "Stop").left_top(), button.left_top(), "it is ended where it was begun");
        assert_eq!(rect_of(&window, "Plans ahead"), bots);
        assert_eq!(rect_of(&window, "Games that were won").top(), witnesses.top());
    }
    wait_for(&mut window, |window| !shows(window, "games done: "));
    window.run_steps(12);
    assert!(rect_of(&window, "The bot won ").bottom() <= rect_of(&window, "Games that were won").top());
    assert!(rect_of(&window, "The bot won ").bottom() < LARGE.1, "it is seen without scrolling");
    shoot("md2-balance-result", &mut window);
}

#[test]
fn a_deep_check_goes_on_wherever_one_goes_and_can_be_ended_from_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board_in(folder.path(), "The Passage", Theme::Dark);
    press(&mut window, "Plans ahead");
    scroll_and_press(&mut window, "Let the bot play");
    assert!(shows(&window, "games done: "));
    const TOLD: &str = "“The Passage” is being checked, games: ";
    press(&mut window, "To the shelf");
    window.run_steps(4);
    assert!(shows(&window, "Quests of your own") && shows(&window, TOLD));
    shoot("md2-check-on-the-shelf", &mut window);
    press(&mut window, "Back");
    window.run_steps(4);
    assert!(shows(&window, TOLD), "the start screen tells of it");
    shoot("md2-check-at-the-start", &mut window);
    press(&mut window, "Draw quests");
    scroll_and_press(&mut window, "Look at the check of “The Passage”");
    window.run_steps(4);
    assert!(shows(&window, "games done: "), "its page is open, and it goes on");
    press(&mut window, "To the shelf");
    window.run_steps(4);
    press(&mut window, "End the check of “The Passage”");
    window.run_steps(4);
    assert!(!shows(&window, "is being checked"));
}
