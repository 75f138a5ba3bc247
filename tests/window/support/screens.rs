//! Every screen of the window, one after the other, in a window of any size, look, language and size of text.

use super::app::{open_at_pace, open_on};
use super::desk::{AtTheDesk as _, GAMES};
use super::fight;
use super::hands::{key, press};
use delvewright::games::boss_monster::view::BossMonsterWindow;
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::rules::{Act, Answer};
use delvewright::games::massive_darkness::texts;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::storage::{DataDirs, Pace, Settings, Theme};
use delvewright::house::text::{Language, Texts};
use delvewright::kernel::game::Game as _;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

/// How the window is shown.
#[derive(Clone, Copy)]
pub struct Way {
    /// In points of the screen.
    pub size: (f32, f32),
    pub theme: Theme,
    pub language: Language,
    /// Size of text in per cent.
    pub scale: u16,
}

/// What is done with a screen, which has this name.
pub type Look<'l> = &'l mut dyn FnMut(&mut Harness<'_, App>, &str);

impl Way {
    pub fn name(self) -> String {
        let look = if self.theme == Theme::Dark { "dark" } else { "light" };
        format!("{}-{look}-{}-{}", self.size.0, self.language.code(), self.scale)
    }

    pub fn texts(self) -> Texts {
        texts::of(self.language)
    }

    /// The window of these games on a folder.
    pub fn open<'a>(self, games: &[&'static dyn WindowPlug], folder: &Path, pace: Pace) -> Harness<'a, App> {
        let dirs = DataDirs::at(folder);
        dirs.create_all().expect("folders");
        let before = Settings::load(&dirs.settings_file).settings;
        Settings { ui_scale: self.scale, ..before }.save(&dirs.settings_file).expect("settings");
        match pace {
            Pace::AtOnce => open_on(games, folder, self.size, self.theme, self.language.code()),
            _ => open_at_pace(games, folder, pace, (self.size, self.theme, self.language.code())),
        }
    }

    /// The game that was left in a folder.
    pub fn go_on<'a>(self, folder: &Path, pace: Pace) -> Harness<'a, App> {
        let mut window = self.open(GAMES, folder, pace);
        press(&mut window, &self.texts().get("start-continue"));
        window.run_steps(8);
        window
    }
}

/// Games that stand where something is to be seen.
pub struct Tables {
    question: tempfile::TempDir,
    fight: tempfile::TempDir,
    treasure: tempfile::TempDir,
}

impl Tables {
    pub fn new() -> Self {
        let folder = || tempfile::tempdir().expect("a folder");
        let tables = Self { question: folder(), fight: folder(), treasure: folder() };
        fight::leave_in(tables.question.path());
        fight::leave_in_the_middle(tables.fight.path());
        fight::leave_at_a_treasure(tables.treasure.path());
        tables
    }

    /// The table: what is asked, a Hero who was opened, the pages, what happens after an attack, the dice of a fight, cards.
    pub fn visit(&self, way: Way, look: Look<'_>) {
        let mut window = way.go_on(self.question.path(), Pace::AtOnce);
        look(&mut window, "question");
        let hero = {
            let unfold = way.texts().get("hero-unfold");
            let mut tiles = window.query_all_by_label_contains(&unfold).map(|node| node.accesskit_node().label());
            tiles.next().flatten().expect("a Hero")
        };
        press(&mut window, &hero);
        look(&mut window, "hero");
        for (page, name) in [(Key::F2, "story"), (Key::F3, "enemies"), (Key::F4, "quest"), (Key::F5, "undo")] {
            key(&mut window, Modifiers::NONE, page);
            look(&mut window, name);
        }
        drop(window);
        // One that goes on.
        let other = tempfile::tempdir().expect("a folder");
        fight::leave_in(other.path());
        let mut window = way.go_on(other.path(), Pace::OneByOne);
        let mut listed = Vec::new();
        window.state().play().expect("a game").game().answers(&mut listed);
        let attack = listed.into_iter().find(|answer| matches!(answer, Answer::Act(Act::Attack(..))));
        window.state_mut().answer_by(attack.expect("an attack"));
        window.run_steps(8);
        for beat in ["beat-1", "beat-2", "beat-3", "beat-4"] {
            if window.query_by_label(&way.texts().get("meanwhile-go-on")).is_none() {
                break;
            }
            look(&mut window, beat);
            key(&mut window, Modifiers::NONE, Key::Space);
            window.run_steps(6);
        }
        look(&mut way.go_on(self.fight.path(), Pace::AtOnce), "fight");
        look(&mut way.go_on(self.treasure.path(), Pace::AtOnce), "treasure");
    }
}

/// The way to the table, what is drawn and what is looked up.
pub fn visit_the_house(way: Way, look: Look<'_>) {
    let texts = way.texts();
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = way.open(GAMES, folder.path(), Pace::AtOnce);
    look(&mut window, "start");
    for (screen, modifiers, by) in [
        ("new", Modifiers::COMMAND, Key::N),
        ("settings", Modifiers::COMMAND, Key::Comma),
        ("cards", Modifiers::COMMAND | Modifiers::SHIFT, Key::K),
        ("drawing-boards", Modifiers::COMMAND, Key::E),
    ] {
        key(&mut window, modifiers, by);
        window.run_steps(6);
        look(&mut window, screen);
    }
    press(&mut window, &texts.get("shelf-new"));
    window.run_steps(6);
    look(&mut window, "drawing-board");
    let mut window = way.open(GAMES, folder.path(), Pace::AtOnce);
    key(&mut window, Modifiers::COMMAND, Key::N);
    window.run_steps(6);
    press(&mut window, &texts.get("new-begin"));
    window.run_steps(6);
    look(&mut window, "introduction");
}

/// The books of campaigns.
pub fn visit_books(way: Way, look: Look<'_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().expect("folders");
    std::fs::write(dirs.campaigns.join("sample.campaign"), SAMPLE).expect("a book");
    let mut window = way.open(GAMES, folder.path(), Pace::AtOnce);
    key(&mut window, Modifiers::COMMAND, Key::B);
    look(&mut window, "shelf");
    window.query_all_by_label_contains("Lanterns Below").next().expect("the book").click();
    window.run_steps(6);
    look(&mut window, "book");
    for (page, name) in [(Key::Num2, "party"), (Key::Num3, "statistics"), (Key::Num4, "chronicle")] {
        key(&mut window, Modifiers::COMMAND, page);
        look(&mut window, name);
    }
}

/// What somebody sees who has won.
pub fn visit_the_end(way: Way, look: Look<'_>) {
    const WON: &str = include_str!("../../journals/quest-01-3-won.journal");
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().expect("folders");
    let file = dirs.games.join("won.journal");
    std::fs::write(&file, WON).expect("a game");
    let mut window = way.open(GAMES, folder.path(), Pace::AtOnce);
    window.state_mut().open_game(&file);
    window.run_steps(4);
    look(&mut window, "result");
    press(&mut window, &way.texts().get("result-board"));
    look(&mut window, "board-after");
}

/// The third game, from its start to its end.
pub fn visit_hellscape(way: Way, look: Look<'_>) {
    const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];
    const WON: &str = include_str!("../../journals/massive-darkness-2-tutorial-2-won.journal");
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = way.open(ONLY, folder.path(), Pace::AtOnce);
    let texts = window.state().texts();
    look(&mut window, "hellscape-start");
    for (screen, by) in
        [("hellscape-founding", Key::B), ("hellscape-drawing-boards", Key::E), ("hellscape-new", Key::N)]
    {
        key(&mut window, Modifiers::ALT, Key::Home);
        key(&mut window, Modifiers::COMMAND, by);
        window.run_steps(6);
        look(&mut window, screen);
    }
    press(&mut window, &texts.get("plain-begin"));
    window.run_steps(6);
    look(&mut window, "hellscape-introduction");
    press(&mut window, &texts.get("intro-begin"));
    window.run_steps(12);
    look(&mut window, "hellscape-table");
    let file = DataDirs::at(folder.path()).games.join("won.journal");
    std::fs::write(&file, WON).expect("a game");
    window.state_mut().open_game(&file);
    window.run_steps(6);
    look(&mut window, "hellscape-result");
    press(&mut window, &texts.get("result-board"));
    look(&mut window, "hellscape-board-after");
}

/// The second game.
pub fn visit_boss_monster(way: Way, look: Look<'_>) {
    const ONLY: &[&dyn WindowPlug] = &[&BossMonsterWindow];
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = way.open(ONLY, folder.path(), Pace::AtOnce);
    let texts = window.state().texts();
    look(&mut window, "boss-start");
    key(&mut window, Modifiers::COMMAND, Key::N);
    window.run_steps(6);
    look(&mut window, "boss-new");
    press(&mut window, &texts.get("plain-begin"));
    window.run_steps(12);
    look(&mut window, "boss-table");
}
