//! What happens between two decisions is shown one beat after the other.

use crate::support::app::window_in_steps;
use crate::support::beats::{
    Told, Until, pass_by_themselves, picture_each, picture_told, rests_around, seen, story_keeps_pace,
};
use crate::support::desk::AtTheDesk as _;
use crate::support::fight;
use crate::support::hands::{click_at, key, shows};
use crate::support::pictures::{Look, are_wanted, is_matrix_wanted, looked_at, name_of, shoot, windows};
use delvewright::games::massive_darkness::rules::Event;
use delvewright::house::storage::{DataDirs, Pace, Settings, Theme};
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use std::path::Path;

/// A game in the middle of a fight, as it is shown at a pace.
fn fight_at(pace: Pace, reduce_motion: bool, folder: &Path) -> Harness<'static, App> {
    fight::leave_in(folder);
    opened(pace, reduce_motion, folder, ((1280.0, 800.0), Theme::Dark))
}

/// The game that was left in a folder, in a window of this size and look.
fn opened(pace: Pace, reduce_motion: bool, folder: &Path, look: Look) -> Harness<'static, App> {
    let dirs = DataDirs::at(folder);
    let (size, theme) = look;
    let settings = Settings { beats: pace, reduce_motion, language: "en".to_owned(), theme, ..Settings::default() };
    settings.save(&dirs.settings_file).expect("settings");
    let shown = if theme == Theme::Dark { egui::Theme::Dark } else { egui::Theme::Light };
    let mut window = window_in_steps(size, shown, folder, 7, 0.05);
    window.run_steps(4);
    window.get_by_label("Continue").click();
    window.run_steps(30);
    window
}

/// Presses the first attack that is offered.
fn attack(window: &mut Harness<'_, App>) {
    let attacks = window.get_all_by_role(egui::accesskit::Role::Button);
    let attack = attacks
        .into_iter()
        .find(|button| button.accesskit_node().label().is_some_and(|label| label.contains("attack on")));
    attack.expect("an attack").click();
    window.run_steps(6);
}

#[test]
fn space_leads_from_beat_to_beat_and_the_question_comes_after_the_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fight_at(Pace::OneByOne, false, folder.path());
    assert_eq!(seen(&window), None, "nothing has happened yet");
    attack(&mut window);
    let (at, of) = seen(&window).expect("a beat");
    assert_eq!(at, 1);
    assert!(of >= 2, "the attack and its roll are two");
    let answers = window.state().play().expect("a game").session().len();
    for beat in 1..=of {
        assert_eq!(seen(&window), Some((beat, of)));
        window.run_steps(40);
        assert_eq!(seen(&window), Some((beat, of)), "nothing passes by itself");
        window.remove_cursor();
        shoot(&format!("beat-attack-{beat}"), &mut window);
        key(&mut window, Modifiers::NONE, Key::Space);
    }
    assert_eq!(seen(&window), None);
    assert_eq!(window.state().play().expect("a game").session().len(), answers, "Space gave no answer");
    key(&mut window, Modifiers::NONE, Key::F6);
    assert_eq!(seen(&window), Some((1, of)), "they can be seen again");
    key(&mut window, Modifiers::NONE, Key::End);
    assert_eq!(seen(&window), None, "End leads to the end");
}

#[test]
fn beats_pass_by_themselves_also_without_motion_and_not_at_all_at_once() {
    for reduce_motion in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = fight_at(Pace::ByItself, reduce_motion, folder.path());
        attack(&mut window);
        pass_by_themselves(&mut window);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fight_at(Pace::AtOnce, false, folder.path());
    attack(&mut window);
    assert_eq!(seen(&window), None);
}

#[test]
fn a_click_on_the_board_goes_on_and_what_comes_after_is_not_told_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fight_at(Pace::OneByOne, false, folder.path());
    let dice = |window: &Harness<'_, App>| window.query_all_by_label_contains("Dice – ").count();
    let before = dice(&window);
    attack(&mut window);
    let (_, of) = seen(&window).expect("a beat");
    // Of a long story the oldest lines go, so there may be fewer.
    assert!(dice(&window) <= before, "nobody has seen the dice yet");
    let before = dice(&window);
    click_at(&mut window, egui::pos2(560.0, 400.0));
    assert_eq!(seen(&window), Some((2, of)));
    assert!(dice(&window) > before, "now they lie there");
}

/// A game just before a decision that brings what is wanted, which is given.
fn brought(folder: &Path, is_wanted: &dyn Fn(&Event) -> bool) -> Harness<'static, App> {
    let label = fight::leave_before(folder, is_wanted);
    let mut window = opened(Pace::OneByOne, true, folder, ((1280.0, 800.0), Theme::Dark));
    button(&window, &label).scroll_to_me();
    window.run_steps(12);
    let pressed = button(&window, &label).rect().center();
    click_at(&mut window, pressed);
    window
}

#[test]
fn the_story_tells_each_beat_as_it_is_seen_and_all_of_it_once_they_are_skipped() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = brought(folder.path(), &|event| matches!(event, Event::EventDrawn { .. }));
    story_keeps_pace(&mut window, "Story");
}

#[test]
fn what_led_to_the_question_can_be_seen_again_when_a_game_is_taken_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fight_at(Pace::OneByOne, false, folder.path());
    attack(&mut window);
    let (_, of) = seen(&window).expect("a beat");
    let played = window.state().play().expect("a game").session().hash();
    drop(window);
    let mut window = opened(Pace::OneByOne, false, folder.path(), ((1280.0, 800.0), Theme::Light));
    assert_eq!(window.state().play().expect("a game").session().hash(), played);
    assert_eq!(seen(&window), None, "it does not come by itself");
    shoot("taken-up", &mut window);
    key(&mut window, Modifiers::NONE, Key::F6);
    for beat in 1..=of {
        assert_eq!(seen(&window), Some((beat, of)), "the same beats");
        window.run_steps(20);
        shoot(&format!("taken-up-{beat}"), &mut window);
        key(&mut window, Modifiers::NONE, Key::Space);
    }
    assert_eq!(seen(&window), None);
    assert_eq!(window.state().play().expect("a game").session().hash(), played, "nothing was answered");
}

#[test]
fn undo_in_the_middle_of_beats_ends_them_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fight_at(Pace::OneByOne, false, folder.path());
    let before = window.state().play().expect("a game").session().hash();
    attack(&mut window);
    assert!(seen(&window).is_some());
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(seen(&window), None);
    // What was taken back stays in the journal: the game is where it was, not the file.
    assert_eq!(window.state().play().expect("a game").session().hash(), before);
    assert!(shows(&window, "Melee attack on Goblin Warriors"), "the question is there again");
}

#[test]
fn the_dice_lie_there_from_the_first_beat_of_a_game_that_was_taken_up_in_the_middle_of_a_fight() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_in_the_middle(folder.path());
    let mut window = opened(Pace::OneByOne, false, folder.path(), ((1280.0, 800.0), Theme::Dark));
    let dice = |window: &Harness<'_, App>| window.query_all_by_label_contains("Die ").count();
    let lay = dice(&window);
    assert!(lay > 0, "they lie there when it is taken up");
    let game = window.state().play().expect("a game").game();
    let mut listed = Vec::new();
    game.answers(&mut listed);
    window.state_mut().answer_by(listed.swap_remove(0));
    window.run_steps(3);
    assert_eq!(seen(&window).map(|(at, _)| at), Some(1));
    assert!(dice(&window) >= lay, "the fight goes on");
}

#[test]
fn a_fight_that_was_taken_up_before_its_roll_shows_who_fights_and_with_which_dice() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_before_the_roll(folder.path());
    let mut window = opened(Pace::OneByOne, false, folder.path(), ((1280.0, 800.0), Theme::Dark));
    let fighters = |window: &Harness<'_, App>| {
        ["attacks: ", "defends: "].map(|part| window.query_all_by_label_contains(part).count())
    };
    assert_eq!(fighters(&window), [1, 1]);
    let play = window.state().play().expect("a game");
    let known = (play.beside().combat.to_roll, play.game().state.frames.last().copied());
    shoot("before-the-roll", &mut window);
    assert!(window.query_all_by_label_contains("Die to be rolled").count() > 0, "{known:?}");
    let mut listed = Vec::new();
    window.state().play().expect("a game").game().answers(&mut listed);
    window.state_mut().answer_by(listed.pop().expect("an answer"));
    window.run_steps(3);
    let (_, of) = seen(&window).expect("a beat");
    for _ in 0..of {
        assert_eq!(fighters(&window), [1, 1], "they are told in every beat");
        key(&mut window, Modifiers::NONE, Key::Space);
    }
}

#[test]
fn a_table_at_rest_asks_for_no_frame_before_and_after_beats() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fight_at(Pace::OneByOne, false, folder.path());
    rests_around(&mut window, &Until { seen: 100, over: 60 }, attack);
}

fn button<'w>(window: &'w Harness<'_, App>, name: &str) -> Node<'w> {
    let mut buttons = window.get_all_by_role(egui::accesskit::Role::Button);
    let named = buttons.find(|node| node.accesskit_node().label().is_some_and(|said| said == name));
    named.unwrap_or_else(|| unreachable!("no button {name}"))
}

/// Pictures of what a decision brings, beat by beat: as each begins, in its middle, and as it ends. In every window those that are told
/// like this.
fn picture_beats(name: &str, is_wanted: &dyn Fn(&Event) -> bool, looks: &[Look], told: Told) {
    if !are_wanted() {
        return;
    }
    for look in windows(looked_at(looks)) {
        let folder = tempfile::tempdir().expect("a folder");
        let label = fight::leave_before(folder.path(), is_wanted);
        let mut window = opened(Pace::OneByOne, false, folder.path(), look);
        // In a small window it may lie below what is seen of the list.
        button(&window, &label).scroll_to_me();
        window.run_steps(12);
        let pressed = button(&window, &label).rect().center();
        let name = format!("beats-{name}-{}", name_of(look));
        if !is_matrix_wanted() {
            shoot(&format!("{name}-00"), &mut window);
        }
        click_at(&mut window, pressed);
        window.remove_cursor();
        assert!(seen(&window).is_some(), "{name}: nothing is shown");
        if is_matrix_wanted() { picture_told(&mut window, &name, told) } else { picture_each(&mut window, &name, 9) }
    }
}

const USUAL: [Look; 1] = [((1280.0, 800.0), Theme::Dark)];
const ALL: [Look; 5] = [
    ((1280.0, 800.0), Theme::Dark),
    ((1280.0, 800.0), Theme::Light),
    ((1024.0, 640.0), Theme::Dark),
    ((1920.0, 1080.0), Theme::Light),
    ((2560.0, 1440.0), Theme::Dark),
];

#[test]
fn pictures_of_beats_doors() {
    picture_beats("door", &|event| matches!(event, Event::DoorOpened { .. }), &ALL, Told::once(&["opens a door"]));
}

#[test]
fn pictures_of_beats_treasure() {
    picture_beats(
        "treasure",
        &|event| matches!(event, Event::TokenTaken { .. }),
        &USUAL,
        Told::once(&[" takes: ", " gets "]),
    );
}

#[test]
fn pictures_of_beats_a_leader_dies() {
    picture_beats("leader", &|event| matches!(event, Event::LeaderKilled { .. }), &ALL, Told::once(&["Defeated: "]));
}

#[test]
fn pictures_of_beats_a_counter_attack() {
    let counters = |event: &Event| matches!(event, Event::EnemyActivated { counter: true, .. });
    picture_beats("counter", &counters, &USUAL, Told { words: &["Counter-attack"], many: 3 });
}

#[test]
fn pictures_of_beats_a_hero_falls() {
    picture_beats("hero", &|event| matches!(event, Event::HeroDied { .. }), &USUAL, Told::once(&[" falls."]));
}

#[test]
fn pictures_of_beats_an_event() {
    picture_beats(
        "event",
        &|event| matches!(event, Event::EventDrawn { .. }),
        &USUAL,
        Told::once(&["Patrol", "Monster", "Breath", "Lessons", "Blessing", "Protection"]),
    );
}

#[test]
fn pictures_of_beats_a_new_level() {
    picture_beats("level", &|event| matches!(event, Event::LevelRose { .. }), &USUAL, Told::once(&["The level rises"]));
}

#[test]
fn pictures_of_beats_a_hero_is_raised() {
    picture_beats("raised", &|event| matches!(event, Event::HeroResurrected { .. }), &USUAL, Told::once(&["raises"]));
}

#[test]
fn pictures_of_beats_dice_fall_again() {
    picture_beats("reroll", &|event| matches!(event, Event::Rerolled { .. }), &USUAL, Told::once(&["rolls again"]));
}

#[test]
fn pictures_of_beats_the_end() {
    picture_beats(
        "end",
        &|event| matches!(event, Event::Ended { .. }),
        &USUAL,
        Told::once(&["The quest is lost", "Victory"]),
    );
}

#[test]
fn pictures_of_beats_enemies_come() {
    picture_beats("spawn", &|event| matches!(event, Event::Spawned { .. }), &USUAL, Told::once(&[" appear"]));
}

#[test]
fn pictures_of_beats_a_roll_and_what_comes_of_it() {
    picture_beats(
        "roll",
        &|event| matches!(event, Event::CombatResult { wounds: 1.., .. }),
        &USUAL,
        Told { words: &["Dice – "], many: 3 },
    );
}
