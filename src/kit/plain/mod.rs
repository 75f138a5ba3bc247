//! The desk of a game that brings no screens of its own: how many play, and a table at which they take turns before one
//! window. Between two seats it is covered, so that nobody sees what only another may know.
//!
//! What is not here: any board, card or token. Who wants more of a game than words writes a desk for it.

mod table;

use crate::house::plug::{OpenGame, Plug, Running};
use crate::house::storage::{Ends, new_game_file};
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, KeySection, Offers};
use crate::kit::desk::{Base, Desk, Doubt, Opening, Summary, Wish, another_seed};
use crate::kit::widgets::{Action, Emphasis, Sheet, sheet, title};
use crate::tr;
use egui::{CentralPanel, Ui};
use std::path::Path;
use std::sync::Arc;
use table::TableScreen;

enum Screen {
    Nothing,
    /// So many shall play.
    NewGame(u8),
    Table(Box<TableScreen>),
}

/// It lies in the window for a game that only has a [`Plug`].
pub struct PlainDesk {
    plug: &'static dyn Plug,
    /// Why the game cannot be played, if it cannot.
    game: Result<Box<dyn OpenGame>, Arc<str>>,
    base: Base,
    screen: Screen,
}

impl PlainDesk {
    /// The desk of this game.
    #[must_use]
    pub fn new(plug: &'static dyn Plug, opening: Opening) -> Self {
        let language = opening.language;
        let base = Base::new(opening, plug.texts(language));
        let game = plug.open(&base.dirs).map_err(|trouble| trouble.say(&base.texts));
        Self { plug, game, base, screen: Screen::Nothing }
    }

    fn sit_down(&mut self, running: Box<dyn Running>) {
        self.screen = Screen::Table(Box::new(TableScreen::new(running, self.base.windows.clone(), &self.base.texts)));
    }

    fn begin(&mut self, seats: u8) {
        let file = new_game_file(&self.base.dirs, self.plug.id());
        let texts = Arc::clone(&self.base.texts);
        let begun =
            self.game.as_ref().map_err(Arc::clone).and_then(|game| {
                game.begin(&texts, seats, self.base.seed, &file).map_err(|trouble| trouble.say(&texts))
            });
        self.base.seed = another_seed(self.base.seed);
        if let Some(running) = self.base.told(begun) {
            self.sit_down(running);
        }
    }

    fn new_game_ui(&mut self, ui: &mut Ui, seats: u8) {
        let texts = Arc::clone(&self.base.texts);
        let (mut seats, mut wants) = (seats, false);
        CentralPanel::default().show(ui, |ui| {
            ui.add_space(ui.available_height() * table::ABOVE);
            ui.vertical_centered(|ui| {
                ui.set_max_width(table::MIDDLE);
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    title(ui, &texts.get(self.plug.name()));
                    ui.label(tr!(texts, "plain-seats").as_ref());
                    ui.horizontal(|ui| {
                        for count in self.plug.seats() {
                            ui.selectable_value(&mut seats, count, count.to_string());
                        }
                    });
                    let begin = tr!(texts, "plain-begin");
                    wants = ui.add(Action::new(Icon::Play, &begin).emphasis(Emphasis::Primary)).clicked();
                    let back = tr!(texts, "back");
                    if ui.add(Action::new(Icon::ChevronLeft, &back)).clicked() {
                        self.base.wish(Wish::Command(Command::Home));
                    }
                });
            });
        });
        self.screen = Screen::NewGame(seats);
        if wants {
            self.begin(seats);
        }
    }
}

impl Desk for PlainDesk {
    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn speak(&mut self, language: Language) {
        if self.base.speak(self.plug, language)
            && let Screen::Table(table) = &mut self.screen
        {
            table.speak(&self.base.texts);
        }
    }

    fn is_empty(&self) -> bool {
        matches!(self.screen, Screen::Nothing)
    }

    fn clear(&mut self) {
        self.screen = Screen::Nothing;
    }

    fn ui(&mut self, ui: &mut Ui) {
        let (texts, offers) = (Arc::clone(&self.base.texts), self.offers());
        match &mut self.screen {
            Screen::Nothing => {}
            Screen::NewGame(seats) => {
                let seats = *seats;
                self.new_game_ui(ui, seats);
            }
            Screen::Table(table) => {
                let command = table.ui(ui, &texts, &offers);
                self.base.give(command);
            }
        }
    }

    fn offers(&self) -> Offers {
        let offers = Offers::everywhere().and(Command::Home, true).and(Command::Settings, true);
        match &self.screen {
            Screen::Table(table) => offers.and(Command::Undo, table.can_undo()).and(Command::Redo, table.can_redo()),
            Screen::Nothing | Screen::NewGame(_) => offers,
        }
    }

    fn command(&mut self, command: Command) {
        match (command, &mut self.screen) {
            (Command::Home, _) => {
                if let Screen::Table(table) = &mut self.screen {
                    self.base.bring_back(&mut *table.running);
                }
                self.screen = Screen::Nothing;
            }
            (Command::NewGame, _) => self.screen = Screen::NewGame(*self.plug.seats().start()),
            (Command::Undo, Screen::Table(table)) => table.undo(&self.base.texts),
            (Command::Redo, Screen::Table(table)) => table.redo(&self.base.texts),
            _ => {}
        }
    }

    fn answers(&self) -> Vec<Arc<str>> {
        match &self.screen {
            Screen::Table(table) => table.offers(),
            Screen::Nothing | Screen::NewGame(_) => Vec::new(),
        }
    }

    fn answer(&mut self, number: usize) {
        if let Screen::Table(table) = &mut self.screen {
            table.give(number, &self.base.texts);
        }
    }

    fn key_sections(&self) -> Vec<KeySection> {
        match &self.screen {
            Screen::Table(_) => vec![KeySection::ANSWERS],
            Screen::Nothing | Screen::NewGame(_) => Vec::new(),
        }
    }

    fn open(&mut self, file: &Path) -> Result<(), Arc<str>> {
        let game = self.game.as_ref().map_err(Arc::clone)?;
        let texts = &self.base.texts;
        let (running, taken) = game.resume(texts, file).map_err(|trouble| trouble.say(texts))?;
        self.base.tell_what_was_taken(taken, running.torn());
        self.sit_down(running);
        Ok(())
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        let game = self.game.as_ref().map_err(Arc::clone)?;
        Summary::of(&**game, ends, Vec::new(), &self.base.texts)
    }

    fn doubt(&mut self) -> Option<Doubt> {
        let Screen::Table(table) = &mut self.screen else { return None };
        Doubt::of_running(&mut *table.running, &self.base.texts)
    }
}
