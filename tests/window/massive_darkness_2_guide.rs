//! Massive Darkness 2: hints on the first evening come one at a time, beside what they speak of, never over it or over an answer.

use crate::massive_darkness_2_beats::give;
use crate::support::app::open_in_steps_in;
use crate::support::hands::{key, press, scroll_and_press, shows};
use crate::support::pictures::shoot;
use delvewright::games::massive_darkness_2::rules::MassiveDarkness2;
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::{DataDirs, Pace, Settings, Theme};
use delvewright::kernel::game::Game as _;
use delvewright::kit::desk::WindowPlug;
use delvewright::kit::hints::marked;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect};
use egui_kittest::Harness;
use massive_darkness_2_bots::Greedy;
use std::collections::BTreeSet;
use std::path::Path;

const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];

/// A game of a Quest of the box at its beginning, left in a folder, in a window of this size.
fn begun(folder: &Path, quest: &str, language: &str, size: (f32, f32)) -> Harness<'static, App> {
    let rules = HellscapeRules::open().expect("the box").with_quest(quest).expect("a Quest");
    let mut session = rules.begin(rules.start(2, 5), 5, &mut |_| {}).expect("a game");
    while session.step_chance(&mut |_| {}).expect("dice") {}
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    let lines = session.take_lines().expect("lines");
    std::fs::write(dirs.games.join("first-5-1.journal"), lines.join("\n") + "\n").expect("a file");
    opened(folder, language, size)
}

fn opened(folder: &Path, language: &str, size: (f32, f32)) -> Harness<'static, App> {
    let mut window = open_in_steps_in(language, ONLY, folder, (Pace::AtOnce, true), (size, Theme::Dark), 0.05);
    key(&mut window, Modifiers::COMMAND, Key::O);
    window.run_steps(12);
    window
}

fn game(folder: &Path) -> MassiveDarkness2 {
    let text = std::fs::read_to_string(DataDirs::at(folder).games.join("first-5-1.journal")).expect("it can be read");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    HellscapeRules::open().expect("the box").verify(&lines).expect("it holds").journal.game().clone()
}

/// What somebody with some sense would answer, by its number in the list.
fn wanted(game: &MassiveDarkness2) -> usize {
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let answer = Greedy::default().choose(game, &mut |_| 0).expect("somebody is asked");
    listed.iter().position(|known| *known == answer).expect("it is listed")
}

fn explained(folder: &Path) -> BTreeSet<String> {
    let settings = Settings::load(&DataDirs::at(folder).settings_file).settings;
    let kept = settings.games.get("massive-darkness-2").cloned().unwrap_or_default();
    kept.value("explained").unwrap_or_default()
}

fn hint(window: &Harness<'_, App>) -> Option<Rect> {
    marked(&window.ctx, "hint")
}

#[test]
fn a_hint_covers_neither_what_it_speaks_of_nor_an_answer() {
    for (language, size) in [("de", (1024.0, 640.0)), ("en", (1280.0, 800.0))] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = begun(folder.path(), "tutorial", language, size);
        let mut shown = 0;
        for step in 0..70 {
            let game = game(folder.path());
            if game.outcome().is_some() {
                break;
            }
            let mut many = 0;
            while let Some(at) = hint(&window) {
                (shown, many) = (shown + 1, many + 1);
                assert!(many < 8, "{language}: they come one upon the other");
                let thing = marked(&window.ctx, "hint-thing").expect("it speaks of something");
                assert!(!at.intersects(thing), "{language}, step {step}: {at:?} covers {thing:?}");
                for number in 0..40_usize {
                    let answer = marked(&window.ctx, ("answer", number));
                    assert!(answer.is_none_or(|answer| !at.intersects(answer)), "{language}, step {step}: {number}");
                }
                // What is to be done and what was told is read beside it; it may speak of these.
                for part in ["objectives", "story", "caption"] {
                    let part = marked(&window.ctx, part).filter(|part| !part.intersects(thing));
                    assert!(
                        part.is_none_or(|part| !at.intersects(part)),
                        "{language}, step {step}: {at:?} on {part:?}"
                    );
                }
                let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.0, size.1));
                assert!(screen.contains_rect(at), "{language}, step {step}: {at:?}");
                shoot(&format!("md2-hint-{language}-{shown:02}"), &mut window);
                key(&mut window, Modifiers::NONE, Key::H);
            }
            give(&mut window, wanted(&game));
        }
        assert!(shown > 12, "{language}: only {shown} hints");
        assert!(explained(folder.path()).len() >= shown, "what was put away is remembered");
    }
}

#[test]
fn hints_go_by_key_or_by_doing_it_do_not_come_back_and_can_be_switched_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "tutorial", "en", (1280.0, 800.0));
    assert!(shows(&window, "one question at a time"));
    key(&mut window, Modifiers::NONE, Key::H);
    assert!(!shows(&window, "one question at a time"));
    assert!(shows(&window, "in whatever order you like"), "the next one follows");
    // Whoever answers needs it no more.
    give(&mut window, 0);
    assert!(!shows(&window, "in whatever order you like"));
    assert!(explained(folder.path()).is_superset(&["question", "next-hero"].map(str::to_owned).into()));
    drop(window);
    let mut window = opened(folder.path(), "en", (1280.0, 800.0));
    assert!(hint(&window).is_some() && !shows(&window, "one question at a time"), "what is known does not come back");
    press(&mut window, "No more hints");
    assert_eq!(hint(&window), None);
    give(&mut window, 0);
    window.run_steps(4);
    assert_eq!(hint(&window), None);
    key(&mut window, Modifiers::COMMAND, Key::Comma);
    scroll_and_press(&mut window, "Explain everything once more");
    key(&mut window, Modifiers::NONE, Key::Escape);
    window.run_steps(4);
    assert!(hint(&window).is_some(), "they are there again");
}

#[test]
fn other_quests_are_played_without_hints() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = begun(folder.path(), "hellscape", "en", (1280.0, 800.0));
    assert_eq!(hint(&window), None);
    assert!(!shows(&window, "Got it (H)"));
}
