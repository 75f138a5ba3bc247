//! The way to the drawing board: the shelf of own Quests, the board, and the try of a Quest.

use super::desk::{HellscapeDesk, OWN_CARDS, Screen};
use super::editor::{EditorScreen, Picked, Shelf, Wish as OfEditor};
use super::table::Table;
use crate::games::massive_darkness_2::own_cards::OwnCards;
use crate::games::massive_darkness_2::own_quests::import;
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::house::play::{Dice, Play, trial_file};
use crate::house::text::shown;
use crate::house::wrong::Wrong as _;
use crate::kit::commands::Command;
use crate::kit::desk::Wish;
use crate::tr;
use std::path::Path;
use std::sync::Arc;

/// The game in which the Quest of the drawing board is tried.
const TRIAL_FILE: &str = "massive-darkness-2/trial";

impl HellscapeDesk {
    /// Shows the shelf of own Quests.
    pub(super) fn open_shelf(&mut self) {
        let Some(rules) = self.rules() else { return };
        let shelf = Shelf::open(rules.all(), &self.base.dirs, &self.base.windows, self.base.short_seed());
        self.screen = Screen::Shelf(Box::new(shelf));
    }

    pub(super) fn after_shelf(&mut self, picked: Option<Picked>) {
        match picked {
            None => {}
            Some(Picked::Leave) => self.base.wish(Wish::Command(Command::Home)),
            Some(Picked::Open(file)) => self.open_quest(&file),
        }
    }

    /// Opens a Quest of the user's on the drawing board. Trouble is told.
    fn open_quest(&mut self, file: &Path) {
        let Some(rules) = self.rules() else { return };
        let (dirs, windows) = (&self.base.dirs, &self.base.windows);
        match EditorScreen::open(&rules.box_alone(), dirs, windows, &self.base.texts, file) {
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
        }
    }

    /// Plays the Quest of the drawing board, which waits until the game is left.
    fn try_quest(&mut self, start: Start) {
        let Some(rules) = self.rules() else { return };
        let with_own = self.base.kept.value(OWN_CARDS).unwrap_or(true);
        let own = if with_own { rules.own().clone() } else { OwnCards::default() };
        let start = Start { own, ..start };
        let file = trial_file(&self.base.dirs.root, TRIAL_FILE);
        // Only the last try is kept; one that cannot be removed is told when the new one cannot be written.
        let _ = std::fs::remove_file(&file);
        let texts = Arc::clone(&self.base.texts);
        match Play::begin(&rules, &texts, start, self.base.short_seed(), Dice::App, &file) {
            Ok(play) => {
                let table = self.table(play, &rules);
                if let Screen::Editor(editor) = std::mem::replace(&mut self.screen, Screen::Table(table)) {
                    self.waiting = Some(editor);
                }
            }
            Err(error) => self.base.tell(error.say(&texts)),
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
