//! The way to the drawing board: the shelf of quests, the editor, and the try of a quest.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::quest::{Quest, edit};
use crate::games::massive_darkness::remembered::QUESTS;
use crate::games::massive_darkness::session::{Play, Played, Start};
use crate::games::massive_darkness::view::commands::EDITOR;
use crate::games::massive_darkness::view::editor::{EditorScreen, Picked, Shelf, Wish as OfEditor};
use crate::games::massive_darkness::view::table::TableScreen;
use crate::games::tiles::checks::Seen;
use crate::games::tiles::trial;
use crate::house::wrong::Wrong as _;
use crate::kit::commands::Command;
use crate::kit::desk::Wish;
use std::path::{Path, PathBuf};

/// The game in which the quest of the editor is tried.
const TRIAL_FILE: &str = "trial";

impl MassiveDarknessDesk {
    /// The quest in the editor, if one is being drawn.
    #[must_use]
    pub fn drawn_quest(&self) -> Option<&Quest> {
        match &self.screen {
            Screen::Editor(editor) => Some(editor.drawn()),
            _ => None,
        }
    }

    pub(super) fn open_shelf(&mut self) {
        let shelf = Shelf::open(
            &self.base.dirs,
            self.rules.clone(),
            self.base.kept.recent(QUESTS),
            self.base.windows.clone(),
            self.checks.clone(),
        );
        self.screen = Screen::Shelf(Box::new(shelf));
    }

    pub(super) fn after_shelf(&mut self, picked: Picked) {
        match picked {
            Picked::Leave => self.back(),
            Picked::Open(file) => self.open_quest(&file),
            Picked::Draft(file, number) => {
                self.open_quest(&file);
                if let Screen::Editor(editor) = &mut self.screen {
                    editor.begin_with_draft(&self.base.texts, number);
                }
            }
        }
    }

    /// Opens a quest of the user's in the editor, as if it had been chosen on the shelf. Trouble is told.
    pub fn open_quest(&mut self, file: &Path) {
        if let Some(doubt) = self.against_leaving() {
            self.base.tell(doubt.told);
            return;
        }
        let Some(rules) = &self.rules else { return };
        match EditorScreen::open(rules, &self.base.dirs, &self.base.texts, file, &self.checks) {
            Ok(mut editor) => {
                editor.take_manner(self.manner);
                editor.name_files_in(self.base.windows.clone());
                self.screen = Screen::Editor(Box::new(editor));
                self.base.kept.remember(QUESTS, file);
            }
            Err(error) => self.base.tell(error.say(&self.base.texts)),
        }
    }

    /// What is seen at the table of a check that goes on.
    pub(super) fn check_beside(&self) -> Option<Seen> {
        let of_this = self.editor.as_ref().and_then(|editor| editor.check_beside(&self.base.texts));
        self.checks.seen(of_this, &self.base.texts)
    }

    /// Leaves the table and shows what that check has found. Trouble is told.
    pub(super) fn look_at_check(&mut self, of: Option<PathBuf>) {
        match (of, &mut self.editor) {
            (None, Some(editor)) => {
                editor.show_check();
                self.base.wish(Wish::Command(Command::Home));
            }
            (None, None) => {}
            (Some(file), _) => {
                self.bring_game_back();
                self.open_quest(&file);
                if let Screen::Editor(editor) = &mut self.screen {
                    editor.show_check();
                    // What waited behind the game waits no more.
                    (self.editor, self.ledger) = (None, None);
                }
            }
        }
    }

    /// Gives the editor a command, as its controls do.
    pub fn edit_by(&mut self, command: &edit::Command) {
        if let Screen::Editor(editor) = &mut self.screen {
            editor.command(&self.base.texts, command);
        }
    }

    pub(super) fn after_editor(&mut self, wish: OfEditor) {
        match wish {
            OfEditor::Leave => self.base.wish(Wish::Command(EDITOR)),
            OfEditor::Play(start) => self.try_quest(*start),
            OfEditor::GoOn => self.go_on_with_trial(),
            OfEditor::GoOnWith(played) => self.go_on_with(played.start.clone(), &played),
            OfEditor::Watch(played) => self.watch(&played),
        }
    }

    /// Goes on with the last test in the quest as it is now: what was done in it is done again as far as it goes.
    fn go_on_with_trial(&mut self) {
        let Screen::Editor(editor) = &self.screen else { return };
        if let Some((start, played)) = editor.last_trial() {
            self.go_on_with(start, &played);
        }
    }

    /// Does what was done in a game again, as a test, and goes on with it from there.
    fn go_on_with(&mut self, start: Start, played: &Played) {
        if let Some(play) = self.played_again(start, played) {
            self.show_trial(play);
        }
    }

    /// Shows a game from its beginning; doing its decisions again shows what came of them, and any other takes it over.
    fn watch(&mut self, played: &Played) {
        let Some(mut play) = self.played_again(played.start.clone(), played) else { return };
        play.go_to_the_start(&self.base.texts);
        self.show_trial(play);
        if let Screen::Table(table) = &mut self.screen {
            table.watch();
        }
    }

    fn played_again(&mut self, start: Start, played: &Played) -> Option<Play> {
        trial::again(&mut self.base, TRIAL_FILE, self.rules.as_ref()?, start, played)
    }

    /// Shows a test of the quest of the editor, which waits until the game is left.
    fn show_trial(&mut self, play: Play) {
        let table = TableScreen::new(play, self.manner).name_files_in(self.base.windows.clone()).as_test();
        let game = Screen::Table(Box::new(self.guided(table)));
        if let Screen::Editor(editor) = std::mem::replace(&mut self.screen, game) {
            self.editor = Some(editor);
        }
    }

    /// Plays the quest of the editor, which waits until the game is left.
    fn try_quest(&mut self, start: Start) {
        let Some(rules) = &self.rules else { return };
        if let Some(play) = trial::begin(&mut self.base, TRIAL_FILE, rules, start) {
            self.show_trial(play);
        }
    }
}
