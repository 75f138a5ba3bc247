//! Both dungeon games, played answer by answer at their tables.

use super::app::open_at_pace;
use super::desk::{AtTheDesk as _, GAMES};
use super::hands::{begin, key, press};
use super::pictures::Look;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy as FirstGreedy};
use delvewright::games::massive_darkness_2::rules::MassiveDarkness2;
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::{DataDirs, Pace, Theme};
use delvewright::kernel::game::Game as _;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use massive_darkness_2_bots::Greedy;
use std::path::Path;

const HELLSCAPE: &[&dyn WindowPlug] = &[&HellscapeWindow];

/// A dungeon game that is played at its table, answer by answer.
pub struct Played {
    pub window: Harness<'static, App>,
    folder: tempfile::TempDir,
    answer: fn(&mut Harness<'static, App>, &Path),
}

impl Played {
    /// The first game's tutorial, in a window of this size.
    pub fn first(size: (f32, f32), pace: Pace) -> Self {
        Self::first_in("en", (size, Theme::Dark), pace)
    }

    /// The second game's.
    pub fn second(size: (f32, f32), pace: Pace) -> Self {
        Self::second_in("en", (size, Theme::Dark), pace)
    }

    /// The first game's, in any language and look.
    pub fn first_in(language: &str, (size, theme): Look, pace: Pace) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_at_pace(GAMES, folder.path(), pace, (size, theme, language));
        key(&mut window, Modifiers::COMMAND, Key::N);
        window.run_steps(4);
        let begin = window.state().texts().get("new-begin").to_string();
        press(&mut window, &begin);
        window.run_steps(8);
        Self { window, folder, answer: answer_first }
    }

    /// The second game's.
    pub fn second_in(language: &str, (size, theme): Look, pace: Pace) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_at_pace(HELLSCAPE, folder.path(), pace, (size, theme, language));
        key(&mut window, Modifiers::COMMAND, Key::N);
        begin(&mut window);
        window.run_steps(8);
        Self { window, folder, answer: answer_second }
    }

    /// Somebody with some sense answers.
    pub fn answer(&mut self) {
        (self.answer)(&mut self.window, self.folder.path());
        self.window.run_steps(2);
    }

    /// The same, and what comes of it has been seen.
    pub fn go_on(&mut self) {
        self.answer();
        key(&mut self.window, Modifiers::NONE, Key::End);
        self.window.remove_cursor();
        self.window.run_steps(6);
    }
}

fn answer_first(window: &mut Harness<'static, App>, _: &Path) {
    let game = window.state().play().expect("a game").game();
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let answer = FirstGreedy::new(7).answer(game, &listed);
    window.state_mut().answer_by(answer);
}

fn recorded(folder: &Path) -> MassiveDarkness2 {
    let games = std::fs::read_dir(DataDirs::at(folder).games).expect("the folder of games");
    let file = games.filter_map(Result::ok).map(|entry| entry.path()).max().expect("a game");
    let text = std::fs::read_to_string(file).expect("it can be read");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    HellscapeRules::open().expect("the box").verify(&lines).expect("it holds").journal.game().clone()
}

fn answer_second(window: &mut Harness<'static, App>, folder: &Path) {
    let game = recorded(folder);
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let answer = Greedy::default().choose(&game, &mut |_| 0).expect("somebody is asked");
    let number = listed.iter().position(|known| *known == answer).expect("it is listed");
    window.state_mut().desk_mut("massive-darkness-2").expect("a desk").answer(number);
}
