//! The games that are installed, each with its desk, and the one that is chosen: it is shown, and its workspaces stand on the
//! start screen. Its desk is open; that of another game is opened when something is needed that only the desk knows, a line for one of
//! its saved games, say: a game that nobody plays costs its poster and its words.

use crate::house::storage::{OF_THE_FIRST, OfGame, Settings};
use crate::house::text::{Language, Texts};
use crate::kit::desk::{Desk, Opening, WindowPlug};
use std::cell::{LazyCell, OnceCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game and its desk.
pub(crate) struct Installed {
    pub(crate) plug: &'static dyn WindowPlug,
    /// What its desk is opened with, as it is now.
    opening: Opening,
    desk: LazyDesk,
    /// What it says as long as its desk is closed.
    texts: OnceCell<Arc<Texts>>,
}

type LazyDesk = LazyCell<Box<dyn Desk>, Box<dyn FnOnce() -> Box<dyn Desk>>>;

/// A desk that is opened so when it is needed.
fn closed(plug: &'static dyn WindowPlug, opening: &Opening) -> LazyDesk {
    let opening = opening.clone();
    LazyCell::new(Box::new(move || plug.open(opening)))
}

impl Installed {
    fn new(plug: &'static dyn WindowPlug, opening: Opening) -> Self {
        Self { plug, desk: closed(plug, &opening), opening, texts: OnceCell::new() }
    }

    /// What the game is called.
    pub(crate) fn name(&self) -> Arc<str> {
        self.texts().get(self.plug.game().name())
    }

    /// Whose its files are.
    pub(crate) fn id(&self) -> &'static str {
        self.plug.game().id()
    }

    /// What it says.
    pub(crate) fn texts(&self) -> Arc<Texts> {
        let words = || self.texts.get_or_init(|| Arc::new(self.plug.game().texts(self.opening.language)));
        self.open_desk().map_or_else(|| Arc::clone(words()), Desk::texts)
    }

    /// Its desk, which is opened by this.
    pub(crate) fn desk(&self) -> &dyn Desk {
        self.desk.as_ref()
    }

    /// Its desk, to change something on it; it is opened by this.
    pub(crate) fn desk_mut(&mut self) -> &mut dyn Desk {
        LazyCell::force_mut(&mut self.desk).as_mut()
    }

    /// Its desk, if it is open.
    pub(crate) fn open_desk(&self) -> Option<&dyn Desk> {
        LazyCell::get(&self.desk).map(AsRef::as_ref)
    }

    /// The same, to change something on it.
    pub(crate) fn open_desk_mut(&mut self) -> Option<&mut dyn Desk> {
        LazyCell::get_mut(&mut self.desk).map(|desk| desk.as_mut() as &mut dyn Desk)
    }

    /// What it wants kept in the settings.
    fn kept(&self) -> &OfGame {
        self.open_desk().map_or(&self.opening.kept, Desk::kept)
    }

    fn speak(&mut self, language: Language) {
        self.opening.language = language;
        self.texts = OnceCell::new();
        match self.open_desk_mut() {
            Some(desk) => desk.speak(language),
            None => self.desk = closed(self.plug, &self.opening),
        }
    }

    fn take_settings(&mut self, settings: &Settings) {
        self.opening.settings = settings.clone();
        match self.open_desk_mut() {
            Some(desk) => desk.take_settings(settings),
            None => self.desk = closed(self.plug, &self.opening),
        }
    }
}

#[derive(Default)]
pub(crate) struct Desks {
    all: Vec<Installed>,
    chosen: usize,
}

impl Desks {
    /// The desks of these games, of which the chosen one is open.
    pub(crate) fn of(
        games: &[&'static dyn WindowPlug],
        settings: &Settings,
        opening: impl Fn(OfGame) -> Opening,
    ) -> Self {
        let kept = |plug: &dyn WindowPlug| {
            let older = if plug.was_the_first() { settings.games.get(OF_THE_FIRST) } else { None };
            settings.games.get(plug.game().id()).or(older).cloned().unwrap_or_default()
        };
        let all = games.iter().map(|plug| Installed::new(*plug, opening(kept(*plug))));
        let mut desks = Self { all: all.collect(), chosen: 0 };
        desks.chosen = desks.number_of(&settings.game).unwrap_or(0);
        desks.open_chosen();
        desks
    }

    /// The chosen game; `None` if none is installed.
    pub(crate) fn chosen(&self) -> Option<&Installed> {
        self.all.get(self.chosen)
    }

    /// The same, to change something on its desk.
    pub(crate) fn chosen_mut(&mut self) -> Option<&mut Installed> {
        self.all.get_mut(self.chosen)
    }

    /// The desk of the chosen game on which something lies.
    pub(crate) fn shown(&self) -> Option<&dyn Desk> {
        self.chosen()?.open_desk().filter(|desk| !desk.is_empty())
    }

    pub(crate) fn number(&self) -> usize {
        self.chosen
    }

    /// The number of the game whose files are called so.
    pub(crate) fn number_of(&self, id: &str) -> Option<usize> {
        self.all.iter().position(|game| game.id() == id)
    }

    /// From now on the game of this number is shown; whatever lay on the desk of another is put away.
    pub(crate) fn choose(&mut self, number: usize) {
        if number != self.chosen && number < self.all.len() {
            if let Some(before) = self.chosen_mut().and_then(Installed::open_desk_mut) {
                before.clear();
            }
            self.chosen = number;
            self.open_chosen();
        }
    }

    /// What is wrong with what the user has laid beside the chosen game is told before anything of it is opened.
    fn open_chosen(&self) {
        self.chosen().map(Installed::desk);
    }

    /// All games, in the order in which they were installed.
    pub(crate) fn all(&self) -> &[Installed] {
        &self.all
    }

    /// The same, to change something on their desks.
    pub(crate) fn all_mut(&mut self) -> impl Iterator<Item = &mut Installed> {
        self.all.iter_mut()
    }

    /// The game of this number.
    pub(crate) fn get(&self, number: usize) -> Option<&Installed> {
        self.all.get(number)
    }

    /// The same, to change something on its desk.
    pub(crate) fn get_mut(&mut self, number: usize) -> Option<&mut Installed> {
        self.all.get_mut(number)
    }

    /// Is there more than one game to choose from?
    pub(crate) fn are_many(&self) -> bool {
        self.all.len() > 1
    }

    /// From now on all of them speak this language.
    pub(crate) fn speak(&mut self, language: Language) {
        self.all_mut().for_each(|game| game.speak(language));
    }

    /// What was chosen for all games meanwhile.
    pub(crate) fn take_settings(&mut self, settings: &Settings) {
        self.all_mut().for_each(|game| game.take_settings(settings));
    }

    /// Writes down what the games want kept; true if something of it is new.
    pub(crate) fn keep_in(&self, kept: &mut BTreeMap<String, OfGame>) -> bool {
        let mut is_new = false;
        for game in &self.all {
            let (id, new) = (game.id(), game.kept());
            if kept.get(id).map_or(*new != OfGame::default(), |known| known != new) {
                kept.insert(id.to_owned(), new.clone());
                is_new = true;
            }
        }
        is_new
    }
}
