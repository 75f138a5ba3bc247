//! What every desk keeps, whatever game lies on it, and the ways between a file and the table that are the same for all.

use super::{Opening, Wish};
use crate::house::book::Shelf;
use crate::house::play::{Dice, Play, Running};
use crate::house::plug::{Plug, Ruleset, Telling};
use crate::house::session::Taken;
use crate::house::storage::{DataDirs, OfGame, Settings, new_game_file};
use crate::house::text::{Language, Texts, shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::commands::Command;
use crate::kit::files::Windows;
use crate::tr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a desk has been opened with, and what it wants of the window.
pub struct Base {
    /// What is said here: words of the house and of the game.
    pub texts: Arc<Texts>,
    /// The user's files.
    pub dirs: DataDirs,
    /// The next new game is played with it. Where cards are hidden nobody is shown it, and nobody can guess it from what he holds.
    pub seed: u64,
    /// What the game keeps in the settings.
    pub kept: OfGame,
    /// What the user has chosen for all games.
    pub settings: Settings,
    /// Where files are named.
    pub(crate) windows: Windows,
    wishes: Vec<Wish>,
}

/// A book that was brought in, and lies on the shelf now.
pub struct TakenIn {
    /// Where it lies.
    pub copy: PathBuf,
    /// What is told of it; nothing, where it lay there before.
    pub told: Option<Arc<str>>,
}

/// How a game begins.
pub struct Beginning<'c, S> {
    /// What its file is called after. Where cards are hidden no seed stands in it.
    pub called: &'c str,
    /// Who plays what.
    pub start: S,
    /// The dice and the cards follow from it.
    pub seed: u64,
    /// Who rolls.
    pub dice: Dice,
}

/// What comes after this seed.
pub(crate) fn another_seed(seed: u64) -> u64 {
    seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1)
}

impl Base {
    /// Of a desk that is opened now, for a game with these words.
    #[must_use]
    pub fn new(opening: Opening, texts: Texts) -> Self {
        let Opening { dirs, settings, kept, windows, seed, .. } = opening;
        Self { texts: Arc::new(texts), dirs, seed, kept, settings, windows, wishes: Vec::new() }
    }

    /// Tells the user what is wrong.
    pub fn tell(&mut self, line: Arc<str>) {
        self.wishes.push(Wish::Tell(line));
    }

    /// Tells the user what has happened, and all is well.
    pub fn tell_news(&mut self, line: Arc<str>) {
        self.wishes.push(Wish::TellNews(line));
    }

    /// Wants this of the window.
    pub fn wish(&mut self, wish: Wish) {
        self.wishes.push(wish);
    }

    /// Gives the command that a screen has given, if it has.
    pub fn give(&mut self, command: Option<Command>) {
        self.wishes.extend(command.map(Wish::Command));
    }

    /// What is wanted since this was asked last.
    pub fn wishes(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }

    /// Speaks this language from now on; whether that is another one.
    pub fn speak(&mut self, plug: &dyn Plug, language: Language) -> bool {
        let is_another = self.texts.language() != language;
        if is_another {
            self.texts = Arc::new(plug.texts(language));
        }
        is_another
    }

    /// A seed that can be shown and typed, for games in which nothing is hidden.
    #[must_use]
    pub fn short_seed(&self) -> u64 {
        self.seed % 1_000_000
    }

    /// What came of something, if anything did; trouble is told.
    pub fn told<T>(&mut self, result: Result<T, Arc<str>>) -> Option<T> {
        result.map_err(|why| self.tell(why)).ok()
    }

    /// Begins a game in a free file; trouble is told. For the one after it another seed is offered.
    pub fn begin<R: Ruleset>(&mut self, rules: &R, beginning: Beginning<'_, R::Start>) -> Option<Play<R>> {
        let Beginning { called, start, seed, dice } = beginning;
        let (file, texts) = (new_game_file(&self.dirs, called), Arc::clone(&self.texts));
        self.seed = another_seed(self.seed);
        self.told(Play::begin(rules, &texts, start, seed, dice, &file).map_err(|trouble| trouble.say(&texts)))
    }

    /// Takes a saved game up; what of it could not be taken is told.
    ///
    /// # Errors
    /// Why it cannot be opened, as a sentence.
    pub fn resume<R: Ruleset>(&mut self, rules: &R, file: &Path, dice: Dice) -> Result<Play<R>, Arc<str>> {
        let (play, taken) = Play::resume(rules, &self.texts, file, dice).map_err(|trouble| trouble.say(&self.texts))?;
        self.tell_what_was_taken(taken, play.torn());
        Ok(play)
    }

    /// Tells what of a saved game could not be taken, and where a file is kept whose torn end was cut off.
    pub fn tell_what_was_taken(&mut self, taken: Taken, torn: Option<&Path>) {
        if let Some(message) = taken.message_id() {
            self.tell(self.texts.get(message));
        }
        if let Some(kept) = torn {
            self.tell(tr!(self.texts, "notice-game-torn", kept = shown_path(kept)));
        }
    }

    /// Puts a copy of a book on the shelf, unless it lies there already; `called` is the message that tells of the book `$name`. What is in
    /// the way is told.
    pub fn take_in<A: Telling>(&mut self, shelf: &Shelf<A>, file: &Path, called: &str) -> Option<TakenIn> {
        if shelf.holds(file) {
            return Some(TakenIn { copy: file.to_owned(), told: None });
        }
        match shelf.import(file) {
            Ok(copy) => {
                let name = shown(&copy.file_stem().unwrap_or_default().to_string_lossy());
                Some(TakenIn { told: Some(self.texts.with(called, &[("name", name.into())])), copy })
            }
            Err(error) => {
                self.tell(error.say(&self.texts));
                None
            }
        }
    }

    /// A game that went on elsewhere is brought back before it is left; if that cannot be, it is told where it lies.
    pub fn bring_back(&mut self, running: &mut dyn Running) {
        if let Some(file) = running.bring_back() {
            self.tell_news(tr!(self.texts, "unwritten-game-goes-on", file = shown_path(&file)));
        }
    }
}
