//! A game that brings no screens of its own, played at the table that the kit has for any game: Lanterns, from the first
//! question to the last.

use crate::support::app::open_on;
use crate::support::hands::{key, press, shows};
use crate::support::pictures::shoot;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::games::toy::view::LanternsWindow;
use delvewright::house::plug::Plug;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::kit::commands::Entry;
use delvewright::kit::desk::{Desk, Opening, WindowPlug};
use delvewright::kit::plain::PlainDesk;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect, Ui};
use egui_kittest::Harness;
use std::fs;
use std::path::Path;

const ONLY: &[&dyn WindowPlug] = &[&LanternsWindow];

fn window<'a>(folder: &Path, theme: Theme, language: &str) -> Harness<'a, App> {
    open_on(ONLY, folder, (1280.0, 800.0), theme, language)
}

fn begun<'a>(folder: &Path) -> Harness<'a, App> {
    let mut window = window(folder, Theme::Dark, "en");
    press(&mut window, "New game");
    press(&mut window, "Begin");
    window
}

fn answers(window: &Harness<'_, App>) -> Vec<String> {
    let desk = window.state().shown().expect("a table");
    desk.answers().iter().map(ToString::to_string).collect()
}

/// Whoever is asked lays his first card. He who sits there already goes on.
fn lay(window: &mut Harness<'_, App>, player: &str) {
    if shows(window, &format!("I am {player}")) {
        press(window, &format!("I am {player}"));
    }
    key(window, Modifiers::NONE, Key::Num1);
}

#[test]
fn two_play_before_one_window_and_none_sees_what_the_other_holds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    assert!(shows(&window, "It is Player 1’s turn.") && answers(&window).is_empty(), "it is covered");
    press(&mut window, "I am Player 1");
    let first = answers(&window);
    assert_eq!(first.len(), 3);
    assert!(first.iter().all(|card| shows(&window, card)));
    press(&mut window, &first[2]);
    assert!(shows(&window, "It is Player 2’s turn."));
    assert!(!first.iter().any(|card| shows(&window, card)), "covered again");
    press(&mut window, "I am Player 2");
    assert!(!first.iter().any(|card| shows(&window, card) || answers(&window).contains(card)));
    key(&mut window, Modifiers::NONE, Key::Num2);
    for player in ["Player 2", "Player 1", "Player 1", "Player 2"] {
        assert!(!shows(&window, "The game is over"));
        lay(&mut window, player);
    }
    assert!(shows(&window, "The game is over") && shows(&window, "place 1"));
}

#[test]
fn what_somebody_has_learned_is_only_taken_back_if_all_agree() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    lay(&mut window, "Player 1");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(shows(&window, "It is Player 1’s turn."), "nobody has seen it yet");
    lay(&mut window, "Player 1");
    lay(&mut window, "Player 2");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(shows(&window, "Somebody has learned something since then."));
    press(&mut window, "Leave it as it is");
    assert!(!shows(&window, "Somebody has learned") && answers(&window).len() == 2, "the next round goes on");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, "Take it back");
    assert!(shows(&window, "It is Player 2’s turn."));
}

#[test]
fn it_goes_on_where_it_was_left_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = begun(folder.path());
    lay(&mut first, "Player 1");
    drop(first);
    for (language, theme, turn) in [
        ("en", Theme::Dark, "It is Player 2’s turn."),
        ("de", Theme::Light, "Person 2 ist an der Reihe."),
        ("pl", Theme::Dark, "Teraz kolej: Gracz 2."),
    ] {
        let mut window = window(folder.path(), theme, language);
        key(&mut window, Modifiers::COMMAND, Key::O);
        assert!(shows(&window, turn), "{language}");
        shoot(&format!("plain-covered-{language}"), &mut window);
        let ready = match language {
            "en" => "I am Player 2",
            "de" => "Ich bin Person 2",
            _ => "To ja: Gracz 2",
        };
        press(&mut window, ready);
        window.remove_cursor();
        window.run_steps(4);
        shoot(&format!("plain-table-{language}"), &mut window);
        assert_eq!(answers(&window).len(), 3, "{language}");
    }
}

#[test]
fn a_torn_answer_is_told_and_the_file_as_it_was_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = begun(folder.path());
    lay(&mut first, "Player 1");
    drop(first);
    let games = DataDirs::at(folder.path()).games;
    let files = || fs::read_dir(&games).expect("games").map(|file| file.expect("a file").path()).collect::<Vec<_>>();
    let [file] = &files()[..] else { panic!("one game: {:?}", files()) };
    let mut torn = fs::read(file).expect("the game");
    torn.truncate(torn.len() - 4);
    fs::write(file, &torn).expect("written");
    let mut window = window(folder.path(), Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::O);
    assert!(shows(&window, "The last line of this game was damaged"));
    assert!(shows(&window, "It is Player 1’s turn."), "the answer that was torn is asked for again");
    let kept = files().into_iter().find(|one| one != file).expect("the torn file");
    assert_eq!(fs::read(kept).expect("kept"), torn);
}

/// A game that everybody wins or loses together, at the table for any game.
struct Together;

const TOGETHER: &[&dyn WindowPlug] = &[&Together];

impl WindowPlug for Together {
    fn game(&self) -> &'static dyn Plug {
        HellscapeWindow.game()
    }

    fn poster(&self, _: &Ui, _: Rect) {}

    fn mark_ui(&self, _: &mut Ui, _: usize, _: f32) {}

    fn commands(&self) -> &'static [Entry] {
        &[]
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        Box::new(PlainDesk::new(self.game(), opening))
    }
}

#[test]
fn where_nobody_has_a_secret_nobody_passes_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(TOGETHER, folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    press(&mut window, "New game");
    press(&mut window, "3");
    press(&mut window, "Begin");
    for answered in 0..12 {
        assert!(!shows(&window, "I am Player"), "{answered}: nobody is asked to sit down");
        assert!(!answers(&window).is_empty(), "{answered}: whoever is asked sits there");
        key(&mut window, Modifiers::NONE, Key::Num1);
    }
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!shows(&window, "I am Player") && !answers(&window).is_empty(), "nor when something was taken back");
}
