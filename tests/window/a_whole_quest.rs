//! Somebody plays the whole tutorial in the real window: with the mouse alone, and with the keyboard alone.
//!
//! What to do is decided by the bot that has some sense; each of its answers is given by finding the control that says
//! so and pressing it, as a person would.

use crate::support::desk::AtTheDesk as _;
use crate::support::person::{Device, Person};
use crate::support::pictures::shoot;
use delvewright::games::massive_darkness::playtest::Greedy;
use delvewright::games::massive_darkness::rules::{Act, Answer};
use delvewright::house::storage::Pace;
use delvewright::kernel::game::{Game as _, Outcome};
use egui_kittest::kittest::Queryable as _;

/// From the start screen to the end of the tutorial, with two Heroes, and back to the start screen.
fn the_whole_tutorial(device: Device) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut person = Person::at(folder.path(), device);
    person.window.run();
    person.press("New game", 0);
    person.press("Owen", 0);
    person.press("Begin", 0);
    person.press("Go down", 0);
    assert_eq!(person.play().game().state.starting_heroes, 2);
    let outcome = person.play_on(&mut Greedy::new(7));
    assert!(matches!(outcome, Outcome::Won | Outcome::Lost), "{outcome:?}");
    person.window.remove_cursor();
    shoot(&format!("outcome-{device:?}").to_lowercase(), &mut person.window);
    let leave = person.texts.get("table-leave").to_string();
    person.press(&leave, 0);
    assert!(person.window.state().play().is_none(), "the start screen is back");
    person.window.run();
    assert!(person.window.query_by_label("New game").is_some());
}

#[test]
fn the_whole_tutorial_is_played_with_the_mouse_alone() {
    the_whole_tutorial(Device::Mouse);
}

#[test]
fn the_whole_tutorial_is_played_with_the_keyboard_alone() {
    the_whole_tutorial(Device::Keyboard);
}

/// The beginning of the tutorial, everything that happens shown beat by beat.
fn the_beginning_beat_by_beat(device: Device) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut person = Person::with_beats(folder.path(), device, Pace::OneByOne);
    person.window.run_steps(4);
    person.press("New game", 0);
    person.press("Owen", 0);
    person.press("Begin", 0);
    person.play_until(&mut Greedy::new(7), |play| play.game().state.round > 2);
    assert!(person.play().game().state.round > 2 || person.play().game().outcome().is_some());
}

#[test]
fn the_tutorial_is_begun_beat_by_beat_with_the_mouse_alone() {
    the_beginning_beat_by_beat(Device::Mouse);
}

#[test]
fn the_tutorial_is_begun_beat_by_beat_with_the_keyboard_alone() {
    the_beginning_beat_by_beat(Device::Keyboard);
}

#[test]
fn dice_and_cards_of_a_physical_table_are_typed_in_by_mouse_and_by_keyboard() {
    for device in [Device::Mouse, Device::Keyboard] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut person = Person::at(folder.path(), device);
        person.window.run();
        person.press("New game", 0);
        person.press("Owen", 0);
        person.press("Elias", 0);
        person.press("More", 0);
        person.press("I type what falls on my table", 0);
        person.press("Begin", 0);
        person.press("Go down", 0);
        let outcome = person.play_on(&mut Greedy::new(7));
        assert!(matches!(outcome, Outcome::Won | Outcome::Lost), "{outcome:?}");
        let session = person.play().session();
        let path = session.path_to(session.place());
        let fell = path
            .iter()
            .filter_map(|entry| session.entry(*entry))
            .filter(|entry| matches!(entry.answer, Answer::Rolled(_) | Answer::Drew(_)));
        assert!(fell.count() > 5, "dice fell and cards were drawn");
    }
}

#[test]
fn after_other_dice_from_here_on_the_same_attack_falls_otherwise_and_the_first_one_is_not_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = crate::support::fight::leave_in(folder.path());
    let mut person = Person::at(folder.path(), Device::Mouse);
    person.window.run();
    person.window.state_mut().open_game(&file);
    person.window.run_steps(3);
    let before = person.play().session().hash();
    let attack = person.listed_labels().into_iter().find(|(answer, _)| matches!(answer, Answer::Act(Act::Attack(..))));
    let (_, attack) = attack.expect("somebody can be attacked");
    person.press(&attack, 0);
    let first = person.play().session().hash();
    let mut seen = std::collections::BTreeSet::from([first]);
    for _ in 0..4 {
        person.press("Take back", 0);
        assert_eq!(person.play().session().hash(), before);
        // The same dice again, until others are wished for.
        person.press(&attack, 0);
        assert!(seen.contains(&person.play().session().hash()), "the dice have not been changed");
        person.press("Take back", 0);
        person.press("History", 0);
        person.press("Other dice from here on", 0);
        assert_eq!(person.play().session().hash(), before);
        person.press(&attack, 0);
        seen.insert(person.play().session().hash());
    }
    assert!(seen.len() > 1, "four other rolls, and never another one");
    person.press("Take back", 0);
    person.press("Give again", 0);
    assert!(seen.contains(&person.play().session().hash()), "what was taken back can be given again");
}
