//! The desk of a game that brings no screens of its own: how many play, and a table at which they take turns before one
//! window. Between two seats it is covered, so that nobody sees what only another may know.
//!
//! What is not here: any board, card or token. Who wants more of a game than words writes a desk for it.

mod table;

use crate::house::plug::{OpenGame, Plug, Running};
use crate::house::storage::{DataDirs, Ends, OfGame, new_game_file};
use crate::house::text::{Language, Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::desk::{Desk, Doubt, Opening, Summary, Wish};
use crate::kit::files::Windows;
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
    texts: Arc<Texts>,
    dirs: DataDirs,
    seed: u64,
    /// Where files are named.
    windows: Windows,
    kept: OfGame,
    wishes: Vec<Wish>,
    screen: Screen,
}

impl PlainDesk {
    /// The desk of this game.
    #[must_use]
    pub fn new(plug: &'static dyn Plug, opening: Opening) -> Self {
        let texts = Arc::new(plug.texts(opening.language));
        let game = plug.open(&opening.dirs).map_err(|trouble| trouble.say(&texts));
        let Opening { dirs, kept, seed, windows, .. } = opening;
        Self { plug, game, texts, dirs, seed, windows, kept, wishes: Vec::new(), screen: Screen::Nothing }
    }

    fn tell(&mut self, line: Arc<str>) {
        self.wishes.push(Wish::Tell(line));
    }

    fn sit_down(&mut self, running: Box<dyn Running>) {
        self.screen = Screen::Table(Box::new(TableScreen::new(running, self.windows.clone(), &self.texts)));
    }

    /// A game that went on elsewhere is brought back before it is left; if that cannot be, it is told where it lies.
    fn bring_back(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && let Some(file) = table.running.bring_back()
        {
            let line = tr!(self.texts, "unwritten-game-goes-on", file = shown_path(&file));
            self.wishes.push(Wish::TellNews(line));
        }
    }

    fn begin(&mut self, seats: u8) {
        let file = new_game_file(&self.dirs, self.plug.id(), self.seed);
        let begun = match &self.game {
            Ok(game) => game.begin(&self.texts, seats, self.seed, &file).map_err(|trouble| trouble.say(&self.texts)),
            Err(why) => Err(Arc::clone(why)),
        };
        self.seed = self.seed.wrapping_add(1);
        match begun {
            Ok(running) => self.sit_down(running),
            Err(why) => self.tell(why),
        }
    }

    fn new_game_ui(&mut self, ui: &mut Ui, seats: u8) {
        let texts = Arc::clone(&self.texts);
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
                        self.wishes.push(Wish::Command(Command::Home));
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
    fn texts(&self) -> Arc<Texts> {
        Arc::clone(&self.texts)
    }

    fn speak(&mut self, language: Language) {
        if self.texts.language() != language {
            self.texts = Arc::new(self.plug.texts(language));
            if let Screen::Table(table) = &mut self.screen {
                table.speak(&self.texts);
            }
        }
    }

    fn is_empty(&self) -> bool {
        matches!(self.screen, Screen::Nothing)
    }

    fn clear(&mut self) {
        self.screen = Screen::Nothing;
    }

    fn ui(&mut self, ui: &mut Ui) {
        let (texts, offers) = (Arc::clone(&self.texts), self.offers());
        match &mut self.screen {
            Screen::Nothing => {}
            Screen::NewGame(seats) => {
                let seats = *seats;
                self.new_game_ui(ui, seats);
            }
            Screen::Table(table) => {
                let command = table.ui(ui, &texts, &offers);
                self.wishes.extend(command.map(Wish::Command));
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
                self.bring_back();
                self.screen = Screen::Nothing;
            }
            (Command::NewGame, _) => self.screen = Screen::NewGame(*self.plug.seats().start()),
            (Command::Undo, Screen::Table(table)) => table.undo(&self.texts),
            (Command::Redo, Screen::Table(table)) => table.redo(&self.texts),
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
            table.give(number, &self.texts);
        }
    }

    fn open(&mut self, file: &Path) {
        let resumed = match &self.game {
            Ok(game) => game.resume(&self.texts, file).map_err(|trouble| trouble.say(&self.texts)),
            Err(why) => Err(Arc::clone(why)),
        };
        match resumed {
            Ok((running, taken)) => {
                if let Some(message) = taken.message_id() {
                    self.tell(self.texts.get(message));
                }
                self.sit_down(running);
            }
            Err(why) => self.tell(why),
        }
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        let game = self.game.as_ref().map_err(Arc::clone)?;
        Summary::of(&**game, ends, Vec::new(), &self.texts)
    }

    fn doubt(&mut self) -> Option<Doubt> {
        let Screen::Table(table) = &mut self.screen else { return None };
        Doubt::of_running(&mut *table.running, &self.texts)
    }

    fn stranger(&self, name: &str) -> Arc<str> {
        tr!(self.texts, "plain-stranger", file = name)
    }

    fn wishes(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }

    fn kept(&self) -> &OfGame {
        &self.kept
    }
}
