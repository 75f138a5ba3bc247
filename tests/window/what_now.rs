//! What now: the answer that stands out is safe, what ends something has its place, and what was begun can be left.

use crate::support::app::window_in_steps;
use crate::support::desk::AtTheDesk as _;
use crate::support::fight;
use crate::support::hands::{key, picture, press, scroll_and_press, shows};
use delvewright::games::massive_darkness::describe::Words;
use delvewright::games::massive_darkness::rules::frames::Frame;
use delvewright::games::massive_darkness::rules::{Act, Answer, Ask};
use delvewright::house::storage::{DataDirs, Pace, Settings};
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::Path;

/// The game that was left in a folder, everything shown at once.
fn opened(folder: &Path) -> Harness<'static, App> {
    let dirs = DataDirs::at(folder);
    let settings =
        Settings { beats: Pace::AtOnce, reduce_motion: true, language: "en".to_owned(), ..Settings::default() };
    settings.save(&dirs.settings_file).expect("settings");
    let mut window = window_in_steps((1280.0, 800.0), egui::Theme::Dark, folder, 7, 0.25);
    window.run_steps(4);
    window.get_by_label("Continue").click();
    window.run_steps(6);
    window
}

fn hash(window: &Harness<'_, App>) -> u64 {
    window.state().play().expect("a game").session().hash()
}

#[test]
fn space_spends_nothing_and_what_ends_a_turn_stays_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_in(folder.path());
    let mut window = opened(folder.path());
    let before = hash(&window);
    key(&mut window, Modifiers::NONE, Key::Space);
    assert_eq!(hash(&window), before, "actions are left");
    let mut places = Vec::new();
    for _ in 0..40 {
        while shows(&window, "Go on") {
            press(&mut window, "Go on");
        }
        let play = window.state().play().expect("a game");
        let mut listed = Vec::new();
        play.game().answers(&mut listed);
        if listed.contains(&Answer::Act(Act::Nothing)) {
            let place = window.get_by_label("End the activation").rect();
            places.push((place.top(), listed.len()));
        }
        let answer = listed.iter().find(|answer| matches!(answer, Answer::Act(Act::Nothing | Act::EndMove)));
        let Some(answer) = answer.or(listed.first()).cloned() else { break };
        window.state_mut().answer_by(answer);
        window.run_steps(3);
    }
    let counts: std::collections::BTreeSet<usize> = places.iter().map(|(_, count)| *count).collect();
    assert!(places.len() > 3 && counts.len() > 1, "{places:?}");
    assert!(places.iter().all(|(top, _)| *top == places[0].0), "however many answers there are: {places:?}");
}

#[test]
fn escape_leaves_what_was_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_in(folder.path());
    let mut window = opened(folder.path());
    let before = hash(&window);
    assert!(!shows(&window, "Leave it"), "nothing has been begun");
    scroll_and_press(&mut window, "Reorganize and trade");
    assert_ne!(hash(&window), before);
    assert!(shows(&window, "Leave it"));
    key(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(hash(&window), before, "as if it had not been begun");
    scroll_and_press(&mut window, "Reorganize and trade");
    press(&mut window, "Leave it (Esc)");
    assert_eq!(hash(&window), before, "by mouse as well");
}

#[test]
fn escape_lets_go_of_a_card_before_it_leaves_a_trade() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_in(folder.path());
    let mut window = opened(folder.path());
    let before = hash(&window);
    scroll_and_press(&mut window, "Reorganize and trade");
    let begun = hash(&window);
    let card = {
        let game = window.state().play().expect("a game").game();
        let Ask::Arrange { hero, .. } = game.state.ask else { panic!("cards are put in order") };
        let held = game.state.hero(hero).cards.iter().next().expect("a card").card;
        Words::new(game, &window.state().texts()).card(held).to_string()
    };
    let button = |window: &Harness<'_, App>| {
        window.get_all_by_role_and_label(Role::Button, card.as_str()).next().expect("the card").rect().center()
    };
    let at = button(&window);
    crate::support::hands::click_at(&mut window, at);
    let is_held = |window: &Harness<'_, App>| window.query_all_by_label_contains("Put here: ").count() > 0;
    assert!(is_held(&window), "it is in the hand");
    key(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!is_held(&window), "it is let go");
    assert_eq!(hash(&window), begun, "and the trade goes on");
    key(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(hash(&window), before, "the second one leaves it");
}

#[test]
fn a_move_can_be_left_before_its_first_step() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_in(folder.path());
    let mut window = opened(folder.path());
    let mut listed = Vec::new();
    let mut before = hash(&window);
    for _ in 0..80 {
        listed.clear();
        window.state().play().expect("a game").game().answers(&mut listed);
        let can_move = listed.contains(&Answer::Act(Act::Move));
        before = hash(&window);
        let answer = if can_move { Answer::Act(Act::Move) } else { listed[listed.len() - 1].clone() };
        window.state_mut().answer_by(answer);
        window.run_steps(2);
        let frames = &window.state().play().expect("a game").game().state.frames;
        // Whoever is held goes nowhere.
        if can_move && matches!(frames.last(), Some(Frame::MoveAction(_))) {
            break;
        }
    }
    assert_ne!(hash(&window), before);
    assert!(shows(&window, "Leave it"));
    key(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(hash(&window), before, "nobody has moved");
    window.state_mut().answer_by(Answer::Act(Act::Move));
    window.run_steps(3);
    listed.clear();
    window.state().play().expect("a game").game().answers(&mut listed);
    let step = listed.iter().find(|answer| matches!(answer, Answer::Act(Act::Step(_)))).cloned();
    if let Some(step) = step {
        window.state_mut().answer_by(step);
        window.run_steps(3);
        let moved = hash(&window);
        key(&mut window, Modifiers::NONE, Key::Escape);
        assert_eq!(hash(&window), moved, "a step has been made");
    }
}

#[test]
fn what_a_transmutation_draws_from_is_told_before_it_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    fight::leave_where_cards_can_be_transmuted(folder.path());
    let mut window = opened(folder.path());
    press(&mut window, "Transmute three cards");
    let boxes: Vec<egui::Pos2> = window.get_all_by_role(Role::CheckBox).map(|node| node.rect().center()).collect();
    for at in boxes.iter().take(3) {
        if !shows(&window, "Draws from") {
            crate::support::hands::click_at(&mut window, *at);
        }
    }
    picture(&mut window, "transmutation-foreseen");
    assert!(shows(&window, "Draws from"), "what comes is told");
    key(&mut window, Modifiers::NONE, Key::Escape);
    assert!(shows(&window, "Transmute three cards"), "and it can still be left");
}
