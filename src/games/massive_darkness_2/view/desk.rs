//! The desk: from setting up a game to the table, and to saved games.

use super::new_game::{Chosen, NewGame, Outcome};
use super::table::Table;
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::house::play::{Dice, Play};
use crate::house::plug::{OpenGame, Plug as _};
use crate::house::session::Sessions as _;
use crate::house::storage::{DataDirs, Ends, OfGame, Settings, new_game_file};
use crate::house::text::{Language, Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::commands::{Command, Offers};
use crate::kit::desk::{Desk, Doubt, Opening, Summary, Wish};
use crate::kit::files::Windows;
use crate::tr;
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
    texts: Arc<Texts>,
    dirs: DataDirs,
    seed: u64,
    windows: Windows,
    kept: OfGame,
    /// What the user has chosen for all games.
    settings: Settings,
    wishes: Vec<Wish>,
    screen: Screen,
}

impl HellscapeDesk {
    pub(super) fn new(opening: Opening) -> Self {
        let texts = Arc::new(PLUG.texts(opening.language));
        let rules = HellscapeRules::open().map_err(|error| error.say(&texts));
        let Opening { dirs, kept, seed, windows, settings, .. } = opening;
        Self { rules, texts, dirs, seed, windows, kept, settings, wishes: Vec::new(), screen: Screen::Nothing }
    }

    fn tell(&mut self, line: Arc<str>) {
        self.wishes.push(Wish::Tell(line));
    }

    /// The game as the house knows it, for what needs no types of it.
    fn room(&self) -> Result<Box<dyn OpenGame>, Arc<str>> {
        let rules = self.rules.as_ref().map_err(Arc::clone)?;
        Ok(PLUG.with(rules.clone(), &self.dirs))
    }

    fn sit_down(&mut self, begun: Result<Play<HellscapeRules>, Arc<str>>) {
        match (begun, &self.rules) {
            (Ok(play), Ok(rules)) => {
                let mut table = Table::new(play, rules, self.windows.clone(), &self.texts);
                table.take_pace(self.settings.beats, self.settings.reduce_motion);
                self.screen = Screen::Table(Box::new(table));
            }
            (Err(why), _) => self.tell(why),
            (Ok(_), Err(why)) => {
                let why = Arc::clone(why);
                self.tell(why);
            }
        }
    }

    fn begin(&mut self, start: Start) {
        let file = new_game_file(&self.dirs, PLUG.id(), self.seed);
        let begun = match &self.rules {
            Ok(rules) => Play::begin(rules, &self.texts, start, self.seed, Dice::App, &file)
                .map_err(|trouble| trouble.say(&self.texts)),
            Err(why) => Err(Arc::clone(why)),
        };
        self.seed = self.seed.wrapping_add(1);
        self.sit_down(begun);
    }

    /// A game that went on elsewhere is brought back before it is left; if that cannot be, it is told where it lies.
    fn bring_back(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && let Some(file) = table.play_mut().bring_back()
        {
            let line = tr!(self.texts, "unwritten-game-goes-on", file = shown_path(&file));
            self.wishes.push(Wish::TellNews(line));
        }
    }
}

impl Desk for HellscapeDesk {
    fn texts(&self) -> Arc<Texts> {
        Arc::clone(&self.texts)
    }

    fn speak(&mut self, language: Language) {
        if self.texts.language() != language {
            self.texts = Arc::new(PLUG.texts(language));
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
            Screen::NewGame(setting) => match setting.ui(ui, &texts) {
                Outcome::Stay => {}
                Outcome::Back => self.wishes.push(Wish::Command(Command::Home)),
                Outcome::Begin(start) => {
                    self.kept.keep(LAST, &Chosen::of(&start));
                    self.begin(*start);
                }
            },
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
            (Command::NewGame, _) => match &self.rules {
                Ok(rules) => {
                    let last: Option<Chosen> = self.kept.value(LAST);
                    self.screen = Screen::NewGame(Box::new(NewGame::new(rules, last)));
                }
                Err(why) => self.tell(Arc::clone(why)),
            },
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
        let resumed = match &self.rules {
            Ok(rules) => Play::resume(rules, &self.texts, file, Dice::App).map_err(|trouble| trouble.say(&self.texts)),
            Err(why) => Err(Arc::clone(why)),
        };
        if let Ok((_, taken)) = &resumed
            && let Some(message) = taken.message_id()
        {
            self.tell(self.texts.get(message));
        }
        self.sit_down(resumed.map(|(play, _)| play));
    }

    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>> {
        Summary::of(&*self.room()?, ends, self.marks(ends), &self.texts)
    }

    fn doubt(&mut self) -> Option<Doubt> {
        match &mut self.screen {
            Screen::Table(table) => Doubt::of_running(table.play_mut(), &self.texts),
            Screen::Nothing | Screen::NewGame(_) => None,
        }
    }

    fn stranger(&self, name: &str) -> Arc<str> {
        tr!(self.texts, "plain-stranger", file = name)
    }

    fn wishes(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }

    fn take_settings(&mut self, settings: &Settings) {
        self.settings = settings.clone();
        if let Screen::Table(table) = &mut self.screen {
            table.take_pace(settings.beats, settings.reduce_motion);
        }
    }

    fn kept(&self) -> &OfGame {
        &self.kept
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
