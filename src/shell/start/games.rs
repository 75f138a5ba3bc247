//! The games in the data folder as a list: looked at from outside, by their first line and their last ones. Nothing is
//! played for it, and what cannot be opened stands among them with its reason.

use crate::games::massive_darkness::session::{Glance, Table};
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::art::figures::Posture;
use crate::games::massive_darkness::view::table::disc_ui;
use crate::house::storage::{DataDirs, GAME_ENDING, StorageError, read_ends};
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, heading, icon_button, sheet};
use crate::shell::start::Choice;
use crate::tr;
use egui::{Align, Layout, RichText, ScrollArea, Ui};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// So many games are looked at when the list is shown, and again when older ones are asked for.
const AT_A_TIME: usize = 16;

/// A game that can be taken up, or a file that is none.
#[derive(Clone, Debug)]
pub(crate) struct SavedGame {
    /// Its file.
    pub file: PathBuf,
    /// What it is, in one line.
    pub line: String,
    /// Looks of its heroes.
    looks: Vec<usize>,
    /// Over already?
    over: bool,
    /// Why it cannot be opened.
    trouble: Option<Arc<str>>,
}

/// The games in the data folder, newest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct SavedGames {
    seen: Vec<SavedGame>,
    /// Older ones, which nobody has looked at yet.
    older: Vec<PathBuf>,
}

impl SavedGames {
    /// Looks at the newest ones.
    pub(crate) fn look(dirs: &DataDirs, table: Option<&Table>, texts: &Texts) -> Self {
        let mut files: Vec<(std::time::SystemTime, PathBuf)> = std::fs::read_dir(&dirs.games)
            .into_iter()
            .flatten()
            .filter_map(Result::ok)
            .filter(|entry| entry.path().extension().is_some_and(|ending| ending == GAME_ENDING))
            .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
            .collect();
        files.sort();
        let older = files.into_iter().rev().map(|(_, file)| file).collect();
        let mut games = Self { seen: Vec::new(), older };
        games.look_further(table, texts);
        games
    }

    /// Looks at some more.
    pub(crate) fn look_further(&mut self, table: Option<&Table>, texts: &Texts) {
        let Some(table) = table else { return };
        let next = self.older.drain(..self.older.len().min(AT_A_TIME));
        self.seen.extend(next.map(|file| look_at(table, texts, file)));
    }

    /// The newest game that is not over.
    pub(crate) fn running(&self) -> Option<&SavedGame> {
        self.seen.iter().find(|game| !game.over && game.trouble.is_none())
    }

    /// Is there any?
    pub(super) fn is_empty(&self) -> bool {
        self.seen.is_empty()
    }
}

fn look_at(table: &Table, texts: &Texts, file: PathBuf) -> SavedGame {
    let glance = match glance(&file) {
        Ok(glance) => glance,
        Err(why) => {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let line = tr!(texts, "start-unreadable", file = name).to_string();
            return SavedGame { file, line, looks: Vec::new(), over: false, trouble: Some(why(texts)) };
        }
    };
    let (quest, setup) = (&glance.start.quest, &glance.start.setup);
    let library = &table.library;
    let known = |name: &str| library.hero_named(name);
    let name = |hero: &str| match known(hero) {
        Some(id) => texts.card_name(&library.hero(id).card.code, "hero", &library.hero(id).card.id),
        None => texts.card_name(hero, "hero", hero),
    };
    let heroes: Vec<_> = setup.heroes.iter().map(|choice| name(&choice.hero).to_string()).collect();
    let (title, heroes) = (shown(quest.title(texts.language().code())), heroes.join(", "));
    let line = match glance.standing {
        Some(standing) => {
            tr!(texts, "start-game-line", quest = title, round = i64::from(standing.round), heroes = heroes)
        }
        None => tr!(texts, "start-game-short", quest = title, heroes = heroes),
    };
    SavedGame {
        file,
        line: line.to_string(),
        looks: setup.heroes.iter().filter_map(|choice| Some(known(&choice.hero)?.index())).collect(),
        over: glance.standing.is_some_and(|standing| standing.over.is_some()),
        trouble: None,
    }
}

type Why = Box<dyn Fn(&Texts) -> Arc<str>>;

fn glance(file: &Path) -> Result<Glance, Why> {
    let said = |error: StorageError| -> Why { Box::new(move |texts: &Texts| error.say(texts)) };
    let ends = read_ends(file).map_err(said)?;
    Glance::at(&ends.first, ends.last.iter().map(String::as_str))
        .map_err(|error| -> Why { Box::new(move |texts: &Texts| error.say(texts)) })
}

/// Draws the list.
pub(super) fn games_ui(ui: &mut Ui, texts: &Texts, games: &SavedGames, choice: &mut Option<Choice>) {
    heading(ui, &tr!(texts, "start-games"));
    ScrollArea::vertical().id_salt("games").auto_shrink([false, false]).show(ui, |ui| {
        for game in &games.seen {
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                game_ui(ui, texts, game, choice);
            });
        }
        if !games.older.is_empty() {
            let older = tr!(texts, "start-older", count = games.older.len() as i64);
            if ui.add(Action::new(Icon::ChevronDown, &older)).clicked() {
                *choice = Some(Choice::Older);
            }
        }
    });
}

fn game_ui(ui: &mut Ui, texts: &Texts, game: &SavedGame, choice: &mut Option<Choice>) {
    ui.horizontal(|ui| {
        for look in &game.looks {
            disc_ui(ui, *look, 28.0, Posture::Standing);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = tr!(texts, "start-delete", game = game.line.as_str());
            if icon_button(ui, Icon::Trash, &name).clicked() {
                *choice = Some(Choice::Delete(game.file.clone()));
            }
        });
    });
    if let Some(why) = &game.trouble {
        ui.label(RichText::new(game.line.as_str()).color(Theme::of(ui.ctx()).signal.danger.egui()));
        ui.label(RichText::new(why.as_ref()).weak().small());
        return;
    }
    let line = egui::Button::selectable(false, game.line.as_str()).wrap();
    if ui.add(line).clicked() {
        *choice = Some(Choice::Open(game.file.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;
    use std::fs;

    #[test]
    fn games_are_listed_newest_first_and_what_cannot_be_opened_with_its_reason() {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path());
        dirs.create().unwrap();
        let (table, texts) = (table(), texts::of(Language::English));
        let mut session = table.begin(start(&table, 2), 4, &mut |_| {}).unwrap();
        let lines = session.take_lines().unwrap().join("\n") + "\n";
        let files = [
            ("a.journal", lines.clone() + "Went(to:None,at:(round:7))\nEntr"),
            ("b.journal", lines.clone() + "Went(to:None,at:(round:9,over:Some(Lost)))\n"),
            ("c.journal", "Header((format:9,something:Unknown([1])))\n".to_owned()),
            ("d.journal", "no game at all\n".to_owned()),
            ("e.journal", lines.replace("massive-darkness", "chess")),
            ("f.journal", String::new()),
            ("g.journal", lines),
        ];
        for (age, (name, text)) in (1..).zip(&files) {
            let path = dirs.games.join(name);
            fs::write(&path, text).unwrap();
            let file = fs::File::options().append(true).open(&path).unwrap();
            file.set_modified(std::time::SystemTime::now() - std::time::Duration::from_secs(60 * age)).unwrap();
        }
        fs::create_dir(dirs.games.join("h.journal")).unwrap();
        let games = SavedGames::look(&dirs, Some(&table), &texts);
        let why = |at: usize| games.seen[at].trouble.as_deref().unwrap_or_default().to_owned();
        assert!(why(0).contains("is a folder"), "a folder, made just now: {}", why(0));
        let lines: Vec<&str> = games.seen[1..3].iter().map(|game| game.line.as_str()).collect();
        assert!(lines[0].contains("round 7") && lines[1].contains("round 9"), "{lines:?}");
        assert!(why(3).contains("newer version"), "{}", why(3));
        assert!(why(4).contains("cannot be read"), "{}", why(4));
        assert!(why(5).contains("chess"), "{}", why(5));
        assert!(why(6).contains("no game"), "{}", why(6));
        assert_eq!((games.seen[7].over, games.seen[7].looks.len()), (false, 2));
        assert_eq!(games.running().unwrap().file, dirs.games.join("a.journal"));
        assert!(games.seen[2].over);
    }

    #[test]
    fn older_games_are_looked_at_when_they_are_asked_for() {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path());
        dirs.create().unwrap();
        for number in 0..AT_A_TIME * 2 + 3 {
            fs::write(dirs.games.join(format!("{number}.journal")), "?\n").unwrap();
        }
        let (table, texts) = (table(), texts::of(Language::English));
        let mut games = SavedGames::look(&dirs, Some(&table), &texts);
        assert_eq!((games.seen.len(), games.older.len()), (AT_A_TIME, AT_A_TIME + 3));
        games.look_further(Some(&table), &texts);
        games.look_further(Some(&table), &texts);
        assert_eq!((games.seen.len(), games.older.len()), (AT_A_TIME * 2 + 3, 0));
    }

    #[test]
    fn a_thousand_games_are_listed_without_being_played() {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path());
        dirs.create().unwrap();
        let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/format-1/story.journal");
        let sample = fs::read(sample).unwrap();
        for number in 0..1000 {
            fs::write(dirs.games.join(format!("{number}.journal")), &sample).unwrap();
        }
        let (table, texts) = (table(), texts::of(Language::English));
        let started = std::time::Instant::now();
        let games = SavedGames::look(&dirs, Some(&table), &texts);
        println!("a thousand games: {:?}", started.elapsed());
        assert_eq!(games.seen.len() + games.older.len(), 1000);
        assert!(games.seen.iter().all(|game| game.trouble.is_none() && !game.looks.is_empty()));
    }
}
