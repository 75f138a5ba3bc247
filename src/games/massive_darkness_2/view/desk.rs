//! The desk: from setting up a game to the table, and to saved games.

use super::new_game::{Chosen, NewGame, Outcome};
use super::table::Table;
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::house::play::{Dice, Play};
use crate::house::plug::{OpenGame, Plug as _};
use crate::house::session::Sessions as _;
use crate::house::storage::{Ends, Settings};
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use crate::kit::commands::{Command, KeySection, Offers};
use crate::kit::desk::{Base, Beginning, Desk, Doubt, Opening, Summary, Wish};
use egui::Ui;
use std::path::Path;
use std::sync::Arc;

/// By this name the last choices are kept in the settings.
const LAST: &str = "last";

enum Screen {
    Nothing,
    NewGame(Box<NewGame>),
    Table(Box<Table>),
}

/// What lies in the window while Massive Darkness 2 is played.
pub(super) struct HellscapeDesk {
    /// Why the game cannot be played, if it cannot.
    rules: Result<HellscapeRules, Arc<str>>,
    base: Base,
    screen: Screen,
}

impl HellscapeDesk {
    pub(super) fn new(opening: Opening) -> Self {
        let language = opening.language;
        let base = Base::new(opening, PLUG.texts(language));
        let rules = HellscapeRules::open().map_err(|error| error.say(&base.texts));
        Self { rules, base, screen: Screen::Nothing }
    }

    /// The game as the house knows it, for what needs no types of it.
    fn room(&self) -> Result<Box<dyn OpenGame>, Arc<str>> {
        let rules = self.rules.as_ref().map_err(Arc::clone)?;
        Ok(PLUG.with(rules.clone(), &self.base.dirs))
    }

    /// The rules; where there are none it is told why.
    fn rules(&mut self) -> Option<HellscapeRules> {
        self.base.told(self.rules.clone())
    }

    fn sit_down(&mut self, play: Play<HellscapeRules>, rules: &HellscapeRules) {
        let mut table = Table::new(play, rules, self.base.windows.clone(), &self.base.texts);
        table.take_pace(self.base.settings.beats, self.base.settings.reduce_motion);
        self.screen = Screen::Table(Box::new(table));
    }

    fn begin(&mut self, start: Start) {
        let Some(rules) = self.rules() else { return };
        let beginning = Beginning { called: PLUG.id(), start, seed: self.base.seed, dice: Dice::App };
        if let Some(play) = self.base.begin(&rules, beginning) {
            self.sit_down(play, &rules);
        }
    }
}

impl Desk for HellscapeDesk {
    fn base(&self) -> &Base {
        &self.base
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.base
    }

    fn speak(&mut self, language: Language) {
        if self.base.speak(&PLUG, language)
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
            Screen::NewGame(setting) => match setting.ui(ui, &texts) {
                Outcome::Stay => {}
                Outcome::Back => self.base.wish(Wish::Command(Command::Home)),
                Outcome::Begin(start) => {
                    self.base.kept.keep(LAST, &Chosen::of(&start));
                    self.begin(*start);
                }
            },
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
                    self.base.bring_back(table.play_mut());
                }
                self.screen = Screen::Nothing;
            }
            (Command::NewGame, _) => {
                if let Some(rules) = self.rules() {
                    let last: Option<Chosen> = self.base.kept.value(LAST);
                    self.screen = Screen::NewGame(Box::new(NewGame::new(&rules, last)));
                }
            }
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

    fn key_of_answer(&self, number: usize) -> Option<usize> {
        match &self.screen {
            Screen::Table(table) => table.key_of(number),
            Screen::Nothing | Screen::NewGame(_) => None,
        }
    }

    fn key_sections(&self) -> Vec<KeySection> {
        match &self.screen {
            Screen::Table(_) => vec![KeySection::ANSWERS],
            Screen::Nothing | Screen::NewGame(_) => Vec::new(),
        }
    }

    fn open(&mut self, file: &Path) {
        let Some(rules) = self.rules() else { return };
        if let Some(play) = self.base.resume(&rules, file, Dice::App) {
            self.sit_down(play, &rules);
        }
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        Summary::of(&*self.room()?, ends, self.marks(ends), &self.base.texts)
    }

    fn doubt(&mut self) -> Option<Doubt> {
        match &mut self.screen {
            Screen::Table(table) => Doubt::of_running(table.play_mut(), &self.base.texts),
            Screen::Nothing | Screen::NewGame(_) => None,
        }
    }

    fn take_settings(&mut self, settings: &Settings) {
        self.base.settings = settings.clone();
        if let Screen::Table(table) = &mut self.screen {
            table.take_pace(settings.beats, settings.reduce_motion);
        }
    }
}

impl HellscapeDesk {
    /// Who takes part in a saved game, by places in the box.
    fn marks(&self, ends: &Ends) -> Vec<usize> {
        let Ok(rules) = &self.rules else { return Vec::new() };
        let glance = HellscapeRules::glance(&ends.first, ends.last.iter().map(String::as_str));
        let heroes = &rules.all().content.printed.heroes;
        let place = |id: &str| heroes.iter().position(|hero| hero.id == id);
        let chosen = glance.map(|glance| glance.start.setup.heroes).unwrap_or_default();
        chosen.iter().filter_map(|chosen| place(&chosen.hero)).collect()
    }
}
