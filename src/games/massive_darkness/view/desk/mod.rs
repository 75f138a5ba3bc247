//! The desk of Massive Darkness: which of its screens lies on it, and the way from one to the next. `plug` is what the window
//! installs; `games` leads to the table, `quests` to the drawing board and from there
//! into a try, `campaigns` to the books and back; `evening` is the guided one; `brought` takes in what comes from elsewhere, `own_cards` lays the user's
//! cards over the box, `unsaved` says what speaks against leaving a screen, `settings` are the choices of this game alone.
//!
//! What is not here: how any of these screens looks, and the start screen, which all games share.

mod brought;
mod campaigns;
mod evening;
mod games;
mod own_cards;
mod plug;
mod quests;
mod settings;
mod unsaved;

use super::cards::CardsScreen;
use super::commands::{BOOK, CARDS, EDITOR, FIRST_EVENING, LEDGER, PLAY_AGAIN, PLAY_NEXT, Place, RULINGS, Situation};
use super::editor::{Checks, EditorScreen, Shelf};
use super::ledger::LedgerScreen;
use super::manner::Manner;
use super::new_game::NewGame;
use super::quest_picture::DungeonPicture;
use super::rulings::RulingsPage;
use super::table::TableScreen;
use crate::games::massive_darkness::plug::PLUG;
use crate::games::massive_darkness::remembered::Remembered;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::massive_darkness::texts;
use crate::house::storage::{Ends, Settings};
use crate::house::text::Language;
use crate::kit::commands::{Command, KeySection, Offers};
use crate::kit::desk::{Base, Desk, Doubt, First, Opening, Summary, Wish, Work, below};
use crate::tr;
use egui::{Rect, Ui};
pub use plug::MassiveDarknessWindow;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What lies on the desk.
enum Screen {
    Nothing,
    NewGame(Box<NewGame>),
    Table(Box<TableScreen>),
    Cards(Box<CardsScreen>),
    Shelf(Box<Shelf>),
    Editor(Box<EditorScreen>),
    Ledger(Box<LedgerScreen>),
}

/// Massive Darkness in the window.
pub struct MassiveDarknessDesk {
    base: Base,
    /// The language that the screen speaks as yet.
    spoken: Language,
    /// The box with the user's own cards over it.
    rules: Option<MassiveDarknessRules>,
    screen: Screen,
    /// The editor, while its quest is being played.
    editor: Option<Box<EditorScreen>>,
    /// Checks of quests that go on while their editor is left.
    checks: Checks,
    /// The campaign book, while its quest is being played.
    ledger: Option<Box<LedgerScreen>>,
    manner: Manner,
    remembered: Remembered,
    /// The dungeon of the first evening, once it has been shown.
    first_picture: RefCell<Option<DungeonPicture>>,
}

impl MassiveDarknessDesk {
    fn new(opening: Opening) -> Self {
        let language = opening.language;
        let base = Base::new(opening, texts::of(language));
        let remembered = Remembered::of(&base.kept);
        let mut desk = Self {
            spoken: language,
            rules: None,
            screen: Screen::Nothing,
            editor: None,
            checks: Checks::default(),
            ledger: None,
            manner: Manner::of(&base.settings, &remembered),
            remembered,
            first_picture: RefCell::new(None),
            base,
        };
        desk.take_own_cards();
        desk
    }

    fn situation(&self) -> Situation {
        match &self.screen {
            Screen::Table(screen) => Situation { is_trial: self.editor.is_some(), ..screen.situation() },
            Screen::Ledger(ledger) => ledger.situation(),
            Screen::Editor(_) => Situation { place: Place::Drawing, ..Situation::default() },
            Screen::Shelf(_) => Situation { place: Place::Shelf, ..Situation::default() },
            Screen::Nothing | Screen::NewGame(_) | Screen::Cards(_) => {
                Situation { place: Place::Elsewhere, ..Situation::default() }
            }
        }
    }

    /// One screen back: from a game to the book or to the drawing that waits behind it, else to the start screen.
    fn back(&mut self) {
        self.bring_game_back();
        self.take_cards_from_the_screen();
        if self.back_to_book() || self.back_to_drawing() {
            return;
        }
        self.screen = Screen::Nothing;
    }

    fn lay_rulings_on_top(&mut self) {
        let played = self.play().map(|play| play.game().readings);
        let page = RulingsPage::new(Arc::clone(&self.base.texts), played);
        self.base.wish(Wish::LayOnTop(RULINGS, Box::new(page)));
    }

    /// Whoever chose another language on the settings finds the screen in it.
    fn speak_as_chosen(&mut self) {
        if std::mem::replace(&mut self.spoken, self.base.texts.language()) == self.spoken {
            return;
        }
        match &mut self.screen {
            Screen::Table(table) => table.speak(&self.base.texts),
            Screen::Editor(editor) => editor.draw_again(&self.base.texts),
            _ => {}
        }
    }
}

impl Desk for MassiveDarknessDesk {
    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn speak(&mut self, language: Language) {
        if self.base.speak(&PLUG, language) {
            self.take_own_cards();
        }
    }

    fn is_empty(&self) -> bool {
        matches!(self.screen, Screen::Nothing)
    }

    fn clear(&mut self) {
        self.take_cards_from_the_screen();
        (self.screen, self.editor, self.ledger) = (Screen::Nothing, None, None);
    }

    fn ui(&mut self, ui: &mut Ui) {
        self.speak_as_chosen();
        self.bring_campaign();
        let texts = Arc::clone(&self.base.texts);
        let check = self.check_beside();
        match &mut self.screen {
            Screen::Nothing => {}
            Screen::NewGame(new_game) => {
                let outcome = new_game.ui(ui, &texts);
                self.after_new_game(outcome);
            }
            Screen::Table(screen) => {
                let beside = check.as_ref().map(|check| &check.beside);
                let (command, is_check_wanted) = below(ui, beside, |ui| screen.ui(ui, &texts));
                self.base.give(command);
                self.keep_what_was_learned();
                if let (Some(check), true) = (check, is_check_wanted) {
                    self.look_at_check(check.of);
                }
            }
            Screen::Cards(screen) => {
                if screen.ui(ui, &texts) {
                    self.base.wish(Wish::Command(Command::Home));
                }
            }
            Screen::Shelf(shelf) => {
                if let Some(picked) = shelf.ui(ui, &texts) {
                    self.after_shelf(picked);
                }
            }
            Screen::Editor(editor) => {
                if let Some(wish) = editor.ui(ui, &texts) {
                    self.after_editor(wish);
                }
            }
            Screen::Ledger(ledger) => {
                if let Some(away) = ledger.ui(ui, &texts) {
                    self.after_ledger(away);
                }
            }
        }
    }

    fn offers(&self) -> Offers {
        self.situation().offers()
    }

    fn key_sections(&self) -> Vec<KeySection> {
        self.situation().key_sections()
    }

    fn command(&mut self, command: Command) {
        if matches!(command, Command::NewGame | EDITOR | LEDGER | CARDS) {
            self.take_cards_from_the_screen();
        }
        match command {
            Command::Home | BOOK => self.back(),
            Command::NewGame => self.new_game(),
            FIRST_EVENING => self.begin_first_evening(),
            PLAY_AGAIN => self.play_again(),
            PLAY_NEXT => self.play_next(),
            EDITOR => self.open_shelf(),
            LEDGER => self.open_ledger(),
            CARDS => self.open_cards(),
            RULINGS => self.lay_rulings_on_top(),
            of_the_screen => match &mut self.screen {
                // What is not the table's either is nobody's.
                Screen::Table(screen) => drop(screen.command(&self.base.texts, of_the_screen)),
                Screen::Ledger(ledger) => ledger.command(of_the_screen),
                _ => {}
            },
        }
    }

    fn answers(&self) -> Vec<Arc<str>> {
        match &self.screen {
            Screen::Table(screen) => screen.given_answers().map(|(_, (_, label))| Arc::clone(label)).collect(),
            _ => Vec::new(),
        }
    }

    fn answer(&mut self, number: usize) {
        let Screen::Table(screen) = &mut self.screen else { return };
        let given = screen.given_answers().nth(number).map(|(_, (answer, _))| answer.clone());
        if let Some(answer) = given {
            screen.answer(&self.base.texts, answer);
        }
    }

    fn key_of_answer(&self, number: usize) -> Option<usize> {
        match &self.screen {
            Screen::Table(screen) => screen.given_answers().nth(number).map(|(at, _)| at),
            _ => None,
        }
    }

    fn first(&self) -> Option<First> {
        self.first_evening()
    }

    fn first_ui(&self, ui: &Ui, place: Rect) {
        self.first_evening_ui(ui, place);
    }

    fn open(&mut self, file: &Path) -> Result<(), Arc<str>> {
        self.open_game(file)
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        self.summary_of(ends)
    }

    fn doubt(&mut self) -> Option<Doubt> {
        self.against_leaving()
    }

    fn works(&self) -> Vec<Work> {
        self.checks.told(&self.base.texts)
    }

    fn end_work(&mut self, number: usize) {
        self.checks.end_number(number);
    }

    fn take_files(&mut self, files: Vec<PathBuf>, is_shown: bool) -> Vec<PathBuf> {
        self.take_dropped(files, is_shown)
    }

    fn drop_hint(&self) -> Option<Arc<str>> {
        Some(tr!(self.base.texts, "files-drop"))
    }

    fn stranger(&self, name: &str) -> Arc<str> {
        tr!(self.base.texts, "files-other", name = name)
    }

    fn take_settings(&mut self, settings: &Settings) {
        self.base.settings = settings.clone();
        self.take_manner(Manner::of(settings, &self.remembered));
    }

    fn settings_ui(&mut self, ui: &mut Ui) {
        self.own_settings_ui(ui);
    }
}
