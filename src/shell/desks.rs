//! The games that are installed, each with its desk, and the one that is chosen: it is shown, and its workspaces stand on the
//! start screen.

use crate::house::storage::{OF_THE_FIRST, OfGame, Settings};
use crate::house::text::Language;
use crate::kit::desk::{Desk, Opening, WindowPlug};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game and its desk.
pub(crate) struct Installed {
    pub(crate) plug: &'static dyn WindowPlug,
    pub(crate) desk: Box<dyn Desk>,
}

impl Installed {
    /// What the game is called.
    pub(crate) fn name(&self) -> Arc<str> {
        self.desk.texts().get(self.plug.game().name())
    }

    /// Whose its files are.
    pub(crate) fn id(&self) -> &'static str {
        self.plug.game().id()
    }
}

#[derive(Default)]
pub(crate) struct Desks {
    all: Vec<Installed>,
    chosen: usize,
}

impl Desks {
    /// Opens the desks of these games.
    pub(crate) fn open(
        games: &[&'static dyn WindowPlug],
        settings: &Settings,
        opening: impl Fn(OfGame) -> Opening,
    ) -> Self {
        let kept = |plug: &dyn WindowPlug| {
            let older = if plug.was_the_first() { settings.games.get(OF_THE_FIRST) } else { None };
            settings.games.get(plug.game().id()).or(older).cloned().unwrap_or_default()
        };
        let all = games.iter().map(|plug| Installed { plug: *plug, desk: plug.open(opening(kept(*plug))) });
        let mut desks = Self { all: all.collect(), chosen: 0 };
        desks.chosen = desks.number_of(&settings.game).unwrap_or(0);
        desks
    }

    /// The chosen game; `None` if none is installed.
    pub(crate) fn chosen(&self) -> Option<&Installed> {
        self.all.get(self.chosen)
    }

    pub(crate) fn desk(&self) -> Option<&dyn Desk> {
        self.chosen().map(|game| game.desk.as_ref())
    }

    /// Its desk, to change something on it.
    pub(crate) fn desk_mut(&mut self) -> Option<&mut dyn Desk> {
        self.all.get_mut(self.chosen).map(|game| game.desk.as_mut())
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
            if let Some(before) = self.desk_mut() {
                before.clear();
            }
            self.chosen = number;
        }
    }

    /// All games, in the order in which they were installed.
    pub(crate) fn all(&self) -> &[Installed] {
        &self.all
    }

    /// The same, to change something on their desks.
    pub(crate) fn all_mut(&mut self) -> impl Iterator<Item = &mut Installed> {
        self.all.iter_mut()
    }

    /// The desk of this number.
    pub(crate) fn get(&self, number: usize) -> Option<&Installed> {
        self.all.get(number)
    }

    /// Is there more than one game to choose from?
    pub(crate) fn are_many(&self) -> bool {
        self.all.len() > 1
    }

    /// Does anything lie on the chosen desk?
    pub(crate) fn is_anything_open(&self) -> bool {
        self.desk().is_some_and(|desk| !desk.is_empty())
    }

    /// From now on all of them speak this language.
    pub(crate) fn speak(&mut self, language: Language) {
        self.all_mut().for_each(|game| game.desk.speak(language));
    }

    /// What was chosen for all games meanwhile.
    pub(crate) fn take_settings(&mut self, settings: &Settings) {
        self.all_mut().for_each(|game| game.desk.take_settings(settings));
    }

    /// Writes down what the games want kept; true if something of it is new.
    pub(crate) fn keep_in(&self, kept: &mut BTreeMap<String, OfGame>) -> bool {
        let mut is_new = false;
        for game in &self.all {
            let (id, new) = (game.id(), game.desk.kept());
            if kept.get(id).map_or(*new != OfGame::default(), |known| known != new) {
                kept.insert(id.to_owned(), new.clone());
                is_new = true;
            }
        }
        is_new
    }
}
