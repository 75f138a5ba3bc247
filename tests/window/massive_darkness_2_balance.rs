//! The balance check of Massive Darkness 2 in the real window: bots play with drawn Heroes or chosen ones, it is said which, a change is
//! compared with what was before it, and a check that goes on is seen at the table.

use crate::massive_darkness_2_drawing::page;
use crate::massive_darkness_2_editor::{ONLY, on_disk, zone};
use crate::support::app::open_on;
use crate::support::hands::{click_at, drag, key, press, scroll_and_press, shows};
use crate::support::pictures::{Look, are_wanted, shoot, windows_in};
use delvewright::house::storage::Theme;
use delvewright::shell::App;
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;
use std::time::{Duration, Instant};

const LARGE: (f32, f32) = (1280.0, 800.0);
/// Bots are given up on after this long; on a busy machine they take their time.
const PATIENCE: Duration = Duration::from_secs(240);

fn board<'a>(folder: &Path, quest: &str) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, LARGE, Theme::Dark, "en");
    press(&mut window, "Draw quests");
    scroll_and_press(&mut window, &format!("Begin from: {quest}"));
    window.run_steps(4);
    window
}

fn let_them_play(window: &mut Harness<'_, App>) {
    scroll_and_press(window, "Let the bot play");
    let began = Instant::now();
    while shows(window, "games done: ") {
        assert!(began.elapsed() < PATIENCE, "the bots do not come to an end");
        window.run_steps(1);
    }
}

fn to_see(window: &mut Harness<'_, App>, part: &str) {
    window.query_all_by_label_contains(part).last().expect("it is said").scroll_to_me();
    window.run_steps(12);
}

#[test]
fn bots_play_with_drawn_heroes_or_chosen_ones_and_a_change_is_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "Tutorial: Into the Pit");
    page(&mut window, "Play");
    assert!(shows(&window, "The seed of each game says with whom of the box it begins; 2 heroes play."));
    assert!(
        shows(&window, "Quick bot: 130 of 400 games won. ") && shows(&window, "Plans ahead: 336 of 400 games won. ")
    );
    let_them_play(&mut window);
    assert!(shows(&window, "Played by: Quick bot (drawn heroes)") && !shows(&window, "What the change did"));
    to_see(&mut window, "Played by: ");
    shoot("md2-balance-drawn", &mut window);

    // The same Heroes in every game, in the order in which they were chosen; one has to stay.
    scroll_and_press(&mut window, "these in every game");
    scroll_and_press(&mut window, "1 · Gheta");
    scroll_and_press(&mut window, "1 · Sir Ronen");
    scroll_and_press(&mut window, "Irk");
    shoot("md2-balance-chosen", &mut window);
    let_them_play(&mut window);
    assert!(shows(&window, "Played by: Quick bot (Sir Ronen, Irk)"));
    assert!(!shows(&window, "What the change did"), "other Heroes are no other quest");

    // A change: the Heroes begin at the other end. The same games are played again.
    let before = on_disk(folder.path());
    let (first, size) = zone(&window, "A1");
    drag(&mut window, first, first + vec2(5.0 * size.x, size.y));
    assert_ne!(on_disk(folder.path()).start, before.start);
    page(&mut window, "Play");
    assert!(shows(&window, "The quest has changed since then."));
    let_them_play(&mut window);
    assert!(shows(&window, "What the change did") && shows(&window, "of 100 pairs of games"));
    assert!(shows(&window, "Where it comes from:") && shows(&window, ", before "));
    to_see(&mut window, "What the change did");
    shoot("md2-balance-compared", &mut window);
}

#[test]
fn a_check_that_goes_on_is_seen_at_the_table_and_leads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "The Passage");
    page(&mut window, "Play");
    press(&mut window, "Plans ahead");
    scroll_and_press(&mut window, "Let the bot play");
    assert!(shows(&window, "games done: "));
    page(&mut window, "Words");
    key(&mut window, Modifiers::NONE, Key::F5);
    window.run_steps(8);
    assert!(shows(&window, "“The Passage” is being checked, games: "));
    shoot("md2-balance-beside-table", &mut window);
    press(&mut window, "Look at the check of “The Passage”");
    window.run_steps(4);
    assert!(shows(&window, "games done: "), "the page is open, and it goes on");
    scroll_and_press(&mut window, "Stop");
    key(&mut window, Modifiers::NONE, Key::F5);
    window.run_steps(8);
    assert!(!shows(&window, "is being checked"));
}

#[test]
fn a_check_that_comes_to_its_end_at_the_table_says_so_until_somebody_looks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "The Passage");
    page(&mut window, "Play");
    scroll_and_press(&mut window, "Let the bot play");
    key(&mut window, Modifiers::NONE, Key::F5);
    let began = Instant::now();
    while !shows(&window, "” is done") {
        assert!(began.elapsed() < PATIENCE, "the bots do not come to an end");
        window.run_steps(1);
    }
    press(&mut window, "Look at the check of “The Passage”");
    window.run_steps(4);
    assert!(shows(&window, "Played by: Quick bot"));
    key(&mut window, Modifiers::NONE, Key::F5);
    window.run_steps(8);
    assert!(!shows(&window, "” is done"), "it has been looked at");
}

/// The number behind the first of these words.
fn number_after(window: &Harness<'_, App>, words: &str) -> u64 {
    let names = window.query_all_by_label_contains(words).filter_map(|node| node.accesskit_node().label());
    let after = names.filter_map(|name| Some(name.split_once(words)?.1.to_owned())).next().expect("it is said");
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

/// The bot that plans ahead takes minutes for a real answer, so it is ended after its first games here. That it comes to the same in the end
/// is tested without the window (`games_tests.rs`).
#[test]
fn a_deep_check_is_there_again_after_the_program_was_closed_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = board(folder.path(), "Tutorial: Into the Pit");
    page(&mut window, "Play");
    press(&mut window, "Plans ahead");
    assert!(shows(&window, "What it has played is kept, also when you close the program."));
    scroll_and_press(&mut window, "Let the bot play");
    let began = Instant::now();
    while !shows(&window, "Played by: Plans ahead (drawn heroes)") {
        assert!(began.elapsed() < PATIENCE, "the bot plays nothing");
        window.run_steps(1);
    }
    assert!(shows(&window, "games done: "), "it goes on");
    drop(window);

    let mut window = open_on(ONLY, folder.path(), LARGE, Theme::Dark, "en");
    press(&mut window, "Draw quests");
    scroll_and_press(&mut window, "Open: Tutorial: Into the Pit");
    window.run_steps(4);
    page(&mut window, "Play");
    assert!(!shows(&window, "games done: "), "nobody plays before somebody wants it");
    assert!(shows(&window, "Played by: Plans ahead (drawn heroes)"));
    const GO_ON: &str = "Go on with the check (played: ";
    let kept = number_after(&window, GO_ON);
    assert!((1..20).contains(&kept), "{kept}");
    to_see(&mut window, "Played by: ");
    shoot("md2-balance-kept", &mut window);
    scroll_and_press(&mut window, &format!("{GO_ON}{kept} of 20)"));
    // What was played comes from the disk before the first game.
    let began = Instant::now();
    while number_after(&window, "games done: ") < kept {
        assert!(began.elapsed() < PATIENCE, "the bot does not go on");
        window.run_steps(1);
    }
    scroll_and_press(&mut window, "Stop");
    assert!(number_after(&window, GO_ON) >= kept);
}

const LOOKS: [(&str, Look, [&str; 6]); 2] = [
    (
        "de",
        ((1280.0, 800.0), Theme::Light),
        ["Quests zeichnen", "Beginnen mit: ", "Spielen", "immer diese", "Den Bot spielen lassen", "fertige Spiele: "],
    ),
    (
        "pl",
        ((1280.0, 800.0), Theme::Dark),
        ["Rysuj misje", "Zacznij od: ", "Gra", "zawsze ci sami", "Niech zagra bot", "ukończone gry: "],
    ),
];

#[test]
fn pictures_of_the_balance_in_two_more_languages() {
    if !are_wanted() {
        return;
    }
    for (language, look, words) in windows_in(&LOOKS) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        press(&mut window, words[0]);
        let quest = window.get_all_by_label_contains(words[1]).next().expect("a quest").rect().center();
        click_at(&mut window, quest);
        window.run_steps(4);
        page(&mut window, words[2]);
        scroll_and_press(&mut window, words[3]);
        scroll_and_press(&mut window, words[4]);
        let began = Instant::now();
        while shows(&window, words[5]) {
            assert!(began.elapsed() < PATIENCE, "the bots do not come to an end");
            window.run_steps(1);
        }
        shoot(&format!("md2-balance-{language}"), &mut window);
    }
}
