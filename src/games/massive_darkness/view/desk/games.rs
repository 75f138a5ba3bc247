//! The way to the table: a new game, and one that was saved.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::quest::exchange::plain_name;
use crate::games::massive_darkness::rules::Answer;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Play, Played, Start, summary};
use crate::games::massive_darkness::view::new_game::{NewGame, Outcome};
use crate::house::play::Dice;
use crate::house::session::Sessions as _;
use crate::house::storage::{Ends, parse_document};
use crate::house::wrong::Wrong as _;
use crate::kit::desk::{Beginning, Summary};
use std::path::Path;
use std::sync::Arc;

impl MassiveDarknessDesk {
    /// The running game, if one is shown.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        match &self.screen {
            Screen::Table(screen) => Some(&screen.play),
            _ => None,
        }
    }

    /// Gives an answer in the running game, as if its control had been pressed.
    pub fn answer_by(&mut self, answer: Answer) {
        if let Screen::Table(screen) = &mut self.screen {
            screen.answer(&self.base.texts, answer);
        }
    }

    pub(super) fn new_game(&mut self) {
        let Some(rules) = &self.rules else { return };
        match NewGame::new(rules, &self.base.dirs, self.remembered.last_game.as_ref(), self.base.short_seed()) {
            Ok(new_game) => self.screen = Screen::NewGame(Box::new(new_game)),
            Err(problem) => self.base.tell(problem.say(&self.base.texts)),
        }
    }

    pub(super) fn after_new_game(&mut self, outcome: Outcome) {
        let Screen::NewGame(new_game) = &self.screen else { return };
        match outcome {
            Outcome::Stay => {}
            Outcome::Back => self.screen = Screen::Nothing,
            Outcome::Begin => {
                let (start, seed, dice) = (new_game.start(&self.base.texts), new_game.seed, new_game.dice);
                self.remembered.last_game = Some(new_game.remembered());
                self.begin(start, seed, dice);
            }
        }
    }

    /// Begins a game; the choices for it are remembered. Trouble is told.
    pub(super) fn begin(&mut self, start: Start, seed: u64, dice: Dice) {
        let Some(rules) = &self.rules else { return };
        let called = called(&start.quest.id, seed);
        if let Some(play) = self.base.begin(rules, Beginning { called: &called, start, seed, dice }) {
            self.remembered.keep_in(&mut self.base.kept);
            self.screen = self.introduced_screen(play);
        }
    }

    /// The quest of the game that is shown once more, with the same Heroes and other dice.
    pub(super) fn play_again(&mut self) {
        let Some(play) = self.play() else { return };
        let (start, dice) = (play.session().header().setup.clone(), play.dice);
        self.begin(start, self.base.short_seed(), dice);
    }

    /// The next quest of the box, with the same Heroes.
    pub(super) fn play_next(&mut self) {
        let Some(play) = self.play() else { return };
        let (start, dice) = (play.session().header().setup.clone(), play.dice);
        let file = format!("{}.ron", start.quest.id);
        let Some((file, text)) = shipped_quests().skip_while(|(one, _)| *one != file).nth(1) else { return };
        match parse_document(Path::new(file), text) {
            Ok(quest) => self.begin(Start { quest, ..start }, self.base.short_seed(), dice),
            Err(error) => self.base.tell(error.say(&self.base.texts)),
        }
    }

    pub(super) fn open_game(&mut self, file: &Path) -> Result<(), Arc<str>> {
        self.take_cards_from_the_screen();
        if self.open_campaign_game(file) {
            return Ok(());
        }
        // What is wrong with the box has been told.
        let Some(rules) = &self.rules else { return Ok(()) };
        let typed = self.remembered.last_game.as_ref().is_some_and(|last| last.typed_dice);
        let dice = if typed { Dice::Typed } else { Dice::App };
        let play = self.base.resume(rules, file, dice)?;
        self.screen = self.table_screen(play);
        Ok(())
    }

    /// From a try back to the drawing, as it was left. False: no drawing waits behind the screen.
    pub(super) fn back_to_drawing(&mut self) -> bool {
        let (Screen::Table(table), Some(mut editor)) = (&self.screen, self.editor.take()) else { return false };
        editor.remember_trial(Played::of(&table.play));
        self.screen = Screen::Editor(editor);
        true
    }

    pub(super) fn summary_of(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        let texts = &self.base.texts;
        let last = ends.last.iter().map(String::as_str);
        let glance = MassiveDarknessRules::glance(&ends.first, last).map_err(|error| error.say(texts))?;
        let library = self.rules.as_ref().map(|rules| &*rules.library);
        let look = |hero: &str| Some(library?.hero_named(hero)?.index());
        Ok(Summary {
            line: summary(library, &glance.start, glance.standing, texts),
            marks: glance.start.setup.heroes.iter().filter_map(|choice| look(&choice.hero)).collect(),
            over: glance.standing.and_then(|standing| standing.over),
            is_contest: false,
        })
    }
}

/// What the file of a game is called after. It lies in the folder of games, whatever a foreign file calls its quest.
fn called(quest: &str, seed: u64) -> String {
    let plain = plain_name(quest);
    let quest = if plain.is_empty() { "quest" } else { &plain };
    format!("{quest}-{seed}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::house::storage::{DataDirs, OfGame, Settings, new_game_file};
    use crate::house::text::Language;
    use crate::kernel::game::Outcome;
    use crate::kit::desk::Opening;
    use crate::kit::files::Windows;

    #[test]
    fn a_saved_game_is_summed_up_by_the_ends_of_its_file() {
        let home = tempfile::tempdir().unwrap();
        let desk = MassiveDarknessDesk::new(Opening {
            dirs: DataDirs::at(home.path()),
            language: Language::English,
            settings: Settings::default(),
            kept: OfGame::default(),
            windows: Windows::default(),
            seed: 7,
        });
        let table = table();
        let mut session = table.begin(start(&table, 2), 4, &mut |_| {}).unwrap();
        let first = session.take_lines().unwrap().remove(0);
        let summary = |last: &str| {
            let ends = Ends { first: first.clone(), last: vec![last.to_owned()] };
            desk.summary_of(&ends).unwrap()
        };
        let (begun, lost) = (summary("Snapsh"), summary("Went(to:None,at:(round:9,over:Some(Lost)))"));
        assert_eq!((begun.over, begun.marks.len()), (None, 2));
        assert!(lost.over == Some(Outcome::Lost) && lost.line.contains("round 9"), "{}", lost.line);
    }

    #[test]
    fn the_file_of_a_game_lies_among_the_games_whatever_its_quest_calls_itself() {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path().join("home"));
        dirs.create().unwrap();
        let long = "x".repeat(300);
        for id in ["../../outside/evil", "/tmp/evil", "..", ".", "", "a/b", "a\\b", "C:evil", "con", "a\nb", &long] {
            for seed in [7, u64::MAX] {
                let file = new_game_file(&dirs, &called(id, seed));
                assert_eq!(file.parent(), Some(dirs.games.as_path()), "{id}: {}", file.display());
                std::fs::File::create_new(&file).unwrap();
                assert_eq!(file.canonicalize().unwrap().parent(), Some(&*dirs.games.canonicalize().unwrap()), "{id}");
                assert_ne!(new_game_file(&dirs, &called(id, seed)), file, "the next one gets another");
            }
        }
        assert_eq!(new_game_file(&dirs, &called("quest-01", 5)), dirs.games.join("quest-01-5-1.journal"));
    }
}
