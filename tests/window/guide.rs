//! Hints on the first evening: one at a time, beside what they speak of, never over it or over an answer, in every language.

use crate::support::app::{open_on, still_window};
use crate::support::desk::{AtTheDesk as _, GAMES};
use crate::support::hands::{key, picture, press, scroll_and_press, shows};
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy};
use delvewright::games::massive_darkness::view::evening::evening;
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::kernel::game::Game as _;
use delvewright::kit::hints::marked;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::collections::BTreeSet;
use std::path::Path;

/// What has been explained so far, as the settings keep it.
fn explained(folder: &Path) -> BTreeSet<String> {
    let settings = Settings::load(&DataDirs::at(folder).settings_file).settings;
    let kept = settings.games.get("massive-darkness").cloned().unwrap_or_default();
    kept.value("explained").unwrap_or_default()
}

fn hint(window: &Harness<'_, App>) -> Option<Rect> {
    marked(&window.ctx, "hint")
}

/// One answer of a bot that has some sense, given behind the controls.
fn go_on(window: &mut Harness<'_, App>, bot: &mut Greedy) {
    let game = window.state().play().expect("a game").game();
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let answer = bot.answer(game, &listed);
    window.state_mut().answer_by(answer);
    window.run_steps(3);
}

fn first_evening(window: &mut Harness<'_, App>, names: [&str; 3]) {
    names.iter().for_each(|name| press(window, name));
}

#[test]
fn a_hint_covers_neither_what_it_speaks_of_nor_an_answer_whatever_the_language_and_the_size() {
    let windows = [
        ("en", (1024.0, 640.0), ["New game", "Begin", "Go down"]),
        ("de", (1280.0, 800.0), ["Neues Spiel", "Beginnen", "Hinabsteigen"]),
        ("pl", (1920.0, 1080.0), ["Nowa gra", "Zaczynamy", "Schodzimy"]),
    ];
    for (language, size, names) in windows {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = still_window(folder.path(), size, Theme::Dark, language);
        first_evening(&mut window, names);
        let (mut bot, mut shown) = (Greedy::new(5), 0);
        for step in 0..70 {
            if window.state().play().is_none_or(|play| play.game().outcome().is_some()) {
                break;
            }
            let mut many = 0;
            while let Some(at) = hint(&window) {
                shown += 1;
                many += 1;
                assert!(many < 8, "{language}: they come one upon the other");
                let thing = marked(&window.ctx, "hint-thing").expect("it speaks of something");
                assert!(!at.intersects(thing), "{language}, step {step}: {at:?} covers {thing:?}");
                for number in 0..40_usize {
                    let answer = marked(&window.ctx, ("answer", number));
                    assert!(answer.is_none_or(|answer| !at.intersects(answer)), "{language}, step {step}: {number}");
                }
                let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.0, size.1));
                assert!(screen.contains_rect(at), "{language}, step {step}: {at:?}");
                picture(&mut window, &format!("hint-{language}-{shown:02}"));
                key(&mut window, Modifiers::NONE, Key::H);
            }
            go_on(&mut window, &mut bot);
        }
        assert!(shown > 9, "{language}: only {shown} hints");
        assert!(explained(folder.path()).len() >= shown, "what was put away is remembered");
    }
}

#[test]
fn hints_go_by_key_by_click_or_by_doing_it_and_do_not_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    first_evening(&mut window, ["New game", "Begin", "Go down"]);
    assert!(shows(&window, "one question at a time"));
    key(&mut window, Modifiers::NONE, Key::H);
    assert!(!shows(&window, "one question at a time"));
    assert!(shows(&window, "has three actions"), "the next one follows");
    press(&mut window, "Got it (H)");
    assert!(!shows(&window, "has three actions"));
    assert!(shows(&window, "two movement points"));
    // Whoever moves needs it no more.
    let before = window.state().play().expect("a game").session().len();
    key(&mut window, Modifiers::NONE, Key::Num1);
    assert!(window.state().play().expect("a game").session().len() > before, "an answer is never held up");
    assert!(explained(folder.path()).is_superset(&["question", "turn", "move"].map(str::to_owned).into()));
    drop(window);
    let mut again = open_on(GAMES, folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    press(&mut again, "Continue");
    assert!(!shows(&again, "one question at a time") && !shows(&again, "two movement points"));
}

#[test]
fn who_has_had_enough_of_hints_sees_none_until_he_wants_them_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    first_evening(&mut window, ["New game", "Begin", "Go down"]);
    press(&mut window, "No more hints");
    assert_eq!(hint(&window), None);
    go_on(&mut window, &mut Greedy::new(5));
    window.run_steps(3);
    assert_eq!(hint(&window), None);
    key(&mut window, Modifiers::COMMAND, Key::Comma);
    scroll_and_press(&mut window, "Explain everything once more");
    key(&mut window, Modifiers::NONE, Key::Escape);
    window.run_steps(3);
    assert!(hint(&window).is_some(), "they are there again");
    assert!(explained(folder.path()).is_empty());
}

#[test]
fn other_quests_are_played_without_hints() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    press(&mut window, "New game");
    first_evening(&mut window, ["Scorched Earth", "Begin", "Go down"]);
    assert_ne!(window.state().play().expect("a game").session().header().setup.quest.id, evening().quest);
    assert_eq!(hint(&window), None);
    assert!(window.query_by_label("Got it (H)").is_none());
}

#[test]
fn whoever_switches_hints_off_keeps_what_lies_in_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    press(&mut window, "New game");
    assert!(shows(&window, "Scorched Earth"));
    key(&mut window, Modifiers::COMMAND, Key::Comma);
    scroll_and_press(&mut window, "Hints on the first evening");
    key(&mut window, Modifiers::NONE, Key::Escape);
    window.run_steps(3);
    assert!(shows(&window, "Scorched Earth"), "the page of the new game is still there");
}
