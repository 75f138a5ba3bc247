//! The way to the drawing board: the shelf, files that are dropped on the window, and the try of a quest.

use super::brought::Dropped;
use super::unsaved::Away;
use super::{App, Screen};
use crate::games::massive_darkness::quest::edit;
use crate::games::massive_darkness::quest::exchange::import;
use crate::games::massive_darkness::session::Start;
use crate::games::massive_darkness::view::editor::{EditorScreen, Picked, Shelf, Wish};
use crate::games::massive_darkness::view::play::{Dice, Followed, Play};
use crate::house::storage::{Trouble, lock_log};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::theme::Theme;
use crate::shell::commands::Command;
use crate::tr;
use egui::{Align2, Area, Frame, Id, Order, RichText, Ui, Vec2};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The game in which the quest of the editor is tried, and how many windows can do so at once.
const TRIAL_FILE: &str = "trial";
const MOST_TRIALS: usize = 20;
/// Files that are taken at once; who drops a whole folder of them does so by mistake.
const MOST_DROPPED: usize = 20;

impl App {
    pub(super) fn open_shelf(&mut self) {
        let library = self.table.as_ref().map(|table| Arc::clone(&table.library));
        let shelf = Shelf::open(&self.dirs, library, &self.settings.recent_quests, self.windows.clone());
        self.screen = Screen::Shelf(Box::new(shelf));
    }

    pub(super) fn after_shelf(&mut self, picked: Picked, texts: &Texts) {
        match picked {
            Picked::Leave => self.back_to_start(),
            Picked::Open(file) => self.open_quest(&file, texts),
            Picked::Draft(file, number) => {
                self.open_quest(&file, texts);
                if let Screen::Editor(editor) = &mut self.screen {
                    editor.begin_with_draft(texts, number);
                }
            }
        }
    }

    /// Opens a quest of the user's in the editor, as if it had been chosen on the shelf. Trouble is told in the window.
    pub fn edit_quest(&mut self, file: &Path) {
        let texts = Arc::clone(&self.texts);
        self.open_quest(file, &texts);
    }

    /// Gives the editor a command, as its controls do.
    pub fn edit_by(&mut self, command: &edit::Command) {
        let texts = Arc::clone(&self.texts);
        if let Screen::Editor(editor) = &mut self.screen {
            editor.command(&texts, command);
        }
    }

    fn open_quest(&mut self, file: &Path, texts: &Texts) {
        if let Some(trouble) = self.unsaved(texts) {
            self.tell(trouble);
            return;
        }
        let Some(table) = &self.table else { return };
        match EditorScreen::open(table, &self.dirs, texts, file) {
            Ok(mut editor) => {
                if self.settings.reduce_motion {
                    editor.reduce_motion();
                }
                editor.name_files_in(self.windows.clone());
                self.screen = Screen::Editor(Box::new(editor));
                self.settings.remember_quest(file);
                self.keep_settings();
            }
            Err(error) => self.tell(error.say(texts)),
        }
    }

    pub(super) fn after_editor(&mut self, wish: Wish, texts: &Texts) {
        match wish {
            Wish::Leave if !self.may_leave(texts, Away::To(Command::Editor)) => {}
            Wish::Leave => self.open_shelf(),
            Wish::Play(start) => self.try_quest(*start, texts),
            Wish::GoOn => self.go_on_with_trial(texts),
        }
    }

    /// Goes on with the last test in the quest as it is now: what was done in it is done again as far as it goes.
    fn go_on_with_trial(&mut self, texts: &Texts) {
        let Screen::Editor(editor) = &self.screen else { return };
        let (Some((start, played)), Some(table)) = (editor.last_trial(), &self.table) else { return };
        let file = trial_file(&self.dirs.root);
        let _ = std::fs::remove_file(&file);
        match Play::begin(table, texts, start, played.seed, Dice::Typed, &file) {
            Ok(mut play) => {
                let Followed { again, of } = play.follow(texts, &played);
                play.go_on_by_itself(texts);
                if again < of {
                    self.tell(tr!(texts, "trial-other-way", again = again as i64, count = of as i64));
                }
                self.show_trial(play);
            }
            Err(error) => self.tell(error.say(texts)),
        }
    }

    /// Shows a test of the quest of the editor, which waits until the game is left.
    fn show_trial(&mut self, play: Play) {
        let game = self.table_screen(play);
        if let Screen::Editor(editor) = std::mem::replace(&mut self.screen, game) {
            self.editor = Some(editor);
        }
    }

    /// Plays the quest of the editor, which waits until the game is left.
    fn try_quest(&mut self, start: Start, texts: &Texts) {
        let Some(table) = &self.table else { return };
        let file = trial_file(&self.dirs.root);
        // Only the last try is kept; one that cannot be removed is told when the new one cannot be written.
        let _ = std::fs::remove_file(&file);
        match Play::begin(table, texts, start, self.seed, Dice::App, &file) {
            Ok(play) => self.show_trial(play),
            Err(error) => self.tell(error.say(texts)),
        }
    }

    /// Quest files that are dropped on the window become the user's own. One alone is opened, unless a game is going on.
    /// Campaigns go to the shelf of the Ledger; of anything else it is said that it is neither.
    pub(super) fn drops(&mut self, ui: &Ui, texts: &Texts) {
        let (hovers, dropped) = ui.input(|input| {
            let files = input.raw.dropped_files.iter().take(MOST_DROPPED).map(|file| file.path().to_owned());
            (!input.raw.hovered_files.is_empty(), files.collect::<Vec<PathBuf>>())
        });
        if hovers {
            hint_ui(ui, texts);
        }
        let mut taken = Vec::new();
        for file in dropped {
            match Dropped::of(&file) {
                Dropped::Campaign => self.take_campaign(&file, texts),
                Dropped::Quest => match import(&file, &self.dirs) {
                    Ok(copy) => taken.push(copy),
                    Err(error) => self.tell(error.say(texts)),
                },
                Dropped::Other => {
                    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                    self.tell(tr!(texts, "files-other", name = name));
                }
            }
        }
        let is_free = match &self.screen {
            Screen::Start | Screen::Shelf(_) | Screen::Editor(_) => self.editor.is_none(),
            Screen::Ledger(ledger) => self.editor.is_none() && ledger.is_free(),
            Screen::NewGame(_) | Screen::Table(_) | Screen::Cards(_) | Screen::Settings(_) => false,
        };
        match taken.as_slice() {
            [] => {}
            [file] if is_free => self.open_quest(&file.clone(), texts),
            several => {
                self.tell(tr!(texts, "files-taken", count = several.len() as i64));
                if matches!(self.screen, Screen::Shelf(_)) {
                    self.open_shelf();
                } else if let Screen::Ledger(ledger) = &mut self.screen {
                    ledger.know_quests();
                }
            }
        }
    }
}

/// The first file for a try in which no other window is playing.
fn trial_file(root: &Path) -> PathBuf {
    let name = |number: usize| match number {
        1 => root.join(format!("{TRIAL_FILE}.journal")),
        _ => root.join(format!("{TRIAL_FILE}-{number}.journal")),
    };
    let is_played = |file: &PathBuf| matches!(lock_log(file), Err(error) if error.trouble == Trouble::InUse);
    (1..=MOST_TRIALS).map(name).find(|file| !is_played(file)).unwrap_or_else(|| name(MOST_TRIALS))
}

/// What happens when the file is let go.
fn hint_ui(ui: &Ui, texts: &Texts) {
    let theme = Theme::of(ui.ctx());
    let area = Area::new(Id::unique("drop-hint")).order(Order::Foreground).anchor(Align2::CENTER_CENTER, Vec2::ZERO);
    area.interactable(false).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(theme.space(6.0)).show(ui, |ui| {
            ui.label(RichText::new(tr!(texts, "files-drop").as_ref()).heading());
        });
    });
}
