//! The way to the drawing board: the shelf of own Quests, the board, and the try of a Quest.

use super::desk::{HellscapeDesk, OWN_CARDS, Screen};
use super::editor::{Checks, EditorScreen, Picked, Shelf, Wish as OfEditor};
use super::table::Table;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::own_cards::OwnCards;
use crate::games::massive_darkness_2::own_quests::import;
use crate::games::massive_darkness_2::playtest::moment::Played;
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::games::tiles::checks::Seen;
use crate::games::tiles::trial;
use crate::house::play::Play;
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::commands::Command;
use crate::kit::desk::Wish;
use crate::tr;
use std::path::{Path, PathBuf};

/// The game in which the Quest of the drawing board is tried.
const TRIAL_FILE: &str = "massive-darkness-2/trial";

/// What is seen at the table of a check that bots play, and whether one goes on that has to be looked at.
pub(super) fn check_beside(
    waiting: &mut Option<Box<EditorScreen>>,
    checks: &Checks,
    texts: &Texts,
) -> (Option<Seen>, bool) {
    match waiting.as_mut().and_then(|editor| editor.check_beside(texts)) {
        Some((beside, goes_on)) => (checks.seen(Some(beside), texts), goes_on),
        None => (checks.seen(None, texts), checks.go_on()),
    }
}

impl HellscapeDesk {
    /// Are games begun with own cards?
    fn with_own(&self) -> bool {
        self.base.kept.value(OWN_CARDS).unwrap_or(true)
    }

    /// What Quests are drawn with: on the Tiles on which they are tried then.
    fn to_draw(&self, rules: &HellscapeRules) -> CoreBox {
        rules.to_draw(self.with_own())
    }

    /// Shows the shelf of own Quests.
    pub(super) fn open_shelf(&mut self) {
        let Some(rules) = self.rules() else { return };
        // Whatever goes on of a Quest that is left is on the list.
        self.screen = Screen::Nothing;
        let (all, dirs, windows) = (self.to_draw(&rules), &self.base.dirs, &self.base.windows);
        let shelf = Shelf::open(&all, dirs, windows, self.base.short_seed(), &self.checks);
        self.screen = Screen::Shelf(Box::new(shelf));
    }

    pub(super) fn after_shelf(&mut self, picked: Option<Picked>) {
        match picked {
            None => {}
            Some(Picked::Leave) => self.base.wish(Wish::Command(Command::Home)),
            Some(Picked::Open(file)) => self.open_quest(&file),
            Some(Picked::Look(file)) => self.open_check(&file),
        }
    }

    /// Opens a Quest of the user's on the drawing board. Trouble is told.
    fn open_quest(&mut self, file: &Path) {
        let Some(rules) = self.rules() else { return };
        let (all, dirs, windows) = (self.to_draw(&rules), &self.base.dirs, &self.base.windows);
        match EditorScreen::open(&all, dirs, windows, &self.base.texts, file, &self.checks) {
            Ok(mut editor) => {
                editor.take_pace(self.base.settings.reduce_motion);
                self.screen = Screen::Editor(Box::new(editor));
            }
            Err(error) => self.base.tell(error.say(&self.base.texts)),
        }
    }

    /// Takes a Quest from elsewhere onto the shelf, and opens it where nothing else is going on.
    pub(super) fn take_quest(&mut self, file: &Path, is_shown: bool) {
        let Some(rules) = self.rules() else { return };
        match import(file, &self.base.dirs, rules.all()) {
            Err(error) => self.base.tell(error.say(&self.base.texts)),
            Ok(copy) if is_shown && matches!(self.screen, Screen::Nothing | Screen::Shelf(_)) => self.open_quest(&copy),
            Ok(copy) => {
                let name = shown(&copy.file_stem().unwrap_or_default().to_string_lossy());
                let told = tr!(self.base.texts, "shelf-md2-taken", name = name);
                self.base.tell_news(told);
            }
        }
    }

    pub(super) fn after_editor(&mut self, wish: Option<OfEditor>) {
        match wish {
            None => {}
            // Asks first what speaks against it.
            Some(OfEditor::Leave) => self.base.wish(Wish::Command(Command::Home)),
            Some(OfEditor::Play(start)) => self.try_quest(*start),
            Some(OfEditor::GoOnWith(played)) => self.go_on_with(&played),
            Some(OfEditor::Watch(played)) => self.watch(&played),
        }
    }

    /// Opens a Quest of the user's with what bots have found of it.
    fn open_check(&mut self, file: &Path) {
        self.open_quest(file);
        if let Screen::Editor(editor) = &mut self.screen {
            editor.show_check();
        }
    }

    /// Leaves the table and shows what a check has found: that of the Quest that is tried, or of another one.
    pub(super) fn look_at_check(&mut self, of: Option<PathBuf>) {
        match (of, &mut self.waiting) {
            (None, Some(editor)) => {
                editor.show_check();
                self.base.wish(Wish::Command(Command::Home));
            }
            (None, None) => {}
            (Some(file), _) => {
                if let Screen::Table(table) = &mut self.screen {
                    self.base.bring_back(table.play_mut());
                }
                self.open_check(&file);
                if matches!(self.screen, Screen::Editor(_)) {
                    // What waited behind the game waits no more.
                    self.waiting = None;
                }
            }
        }
    }

    /// Does what was done in a game again, as a try, and goes on with it from there.
    fn go_on_with(&mut self, played: &Played) {
        if let Some((play, rules)) = self.played_again(played) {
            let table = self.table(play, &rules);
            self.show_try(table);
        }
    }

    /// Shows a game from its beginning; doing its decisions again shows what came of them, and any other takes it over.
    fn watch(&mut self, played: &Played) {
        let Some((mut play, rules)) = self.played_again(played) else { return };
        play.go_to_the_start(&self.base.texts);
        let table = self.table(play, &rules);
        self.show_try(Box::new(table.watched()));
    }

    fn played_again(&mut self, played: &Played) -> Option<(Play<HellscapeRules>, HellscapeRules)> {
        let rules = self.rules()?;
        let play = trial::again(&mut self.base, TRIAL_FILE, &rules, played.start.clone(), played)?;
        Some((play, rules))
    }

    /// The drawing board waits until the game is left.
    fn show_try(&mut self, table: Box<Table>) {
        if let Screen::Editor(editor) = std::mem::replace(&mut self.screen, Screen::Table(table)) {
            self.waiting = Some(editor);
        }
    }

    /// Plays the Quest of the drawing board, which waits until the game is left.
    fn try_quest(&mut self, start: Start) {
        let Some(rules) = self.rules() else { return };
        let own = if self.with_own() { rules.own().clone() } else { OwnCards::default() };
        let start = Start { own, ..start };
        if let Some(play) = trial::begin(&mut self.base, TRIAL_FILE, &rules, start) {
            let table = self.table(play, &rules);
            self.show_try(table);
        }
    }

    fn table(&self, play: Play<HellscapeRules>, rules: &HellscapeRules) -> Box<Table> {
        let mut table = Table::new(play, self.base.windows.clone(), &self.base.texts, &rules.all().ours);
        table.take_pace(self.base.settings.beats, self.base.settings.reduce_motion, &self.base.texts);
        Box::new(table.for_a_try())
    }

    /// Puts a try away and takes up the drawing again.
    pub(super) fn back_to_editor(&mut self) {
        if let Some(editor) = self.waiting.take() {
            self.screen = Screen::Editor(editor);
        }
    }
}
