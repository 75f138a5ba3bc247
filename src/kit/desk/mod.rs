//! A game in the window: what it installs ([`WindowPlug`]), and the desk on which its screens lie ([`Desk`]). The shell
//! knows nothing else of any game, and a desk nothing of the shell: what it wants of the window it wishes for ([`Wish`]).
//!
//! What is not here: how a screen looks. A desk has all the way between its screens to itself.

mod base;
mod beside;

use crate::house::plug::{OpenGame, Plug, Running};
use crate::house::storage::{DataDirs, Ends, OfGame, Settings};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kernel::game::{MessageId, Outcome};
use crate::kit::commands::{Command, Entry, KeySection, Offers};
use crate::kit::files::Windows;
use crate::tr;
pub(crate) use base::another_seed;
pub use base::{Base, Beginning, TakenIn};
pub use beside::{Beside, below};
use egui::{Rect, Ui};
use std::any::Any;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a game installs for the window, besides what it installs for everybody.
pub trait WindowPlug: Sync {
    /// The game: whose its files are, and what it is called.
    fn game(&self) -> &'static dyn Plug;

    /// Draws what tells this game from others, into a place of any size.
    fn poster(&self, ui: &Ui, place: Rect);

    /// Draws a small picture of a saved game, by the number that its [`Summary`] gives.
    fn mark_ui(&self, ui: &mut Ui, mark: usize, size: f32);

    /// Its commands that can be given from the start screen: its workspaces, and pages that lie on top of everything.
    fn commands(&self) -> &'static [Entry];

    /// Opens its desk. That is done when something of the game is wanted that only the desk knows, and not before.
    fn open(&self, opening: Opening) -> Box<dyn Desk>;

    /// Has it settings of its own?
    fn has_settings(&self) -> bool {
        false
    }

    /// Was it there before the settings of games were kept apart? Then what stands in older settings is its own.
    fn was_the_first(&self) -> bool {
        false
    }
}

/// What a desk is opened with.
#[derive(Clone)]
pub struct Opening {
    /// The user's files.
    pub dirs: DataDirs,
    /// What it speaks.
    pub language: Language,
    /// What the user has chosen for all games.
    pub settings: Settings,
    /// What the game has kept in the settings.
    pub kept: OfGame,
    /// Where files are named.
    pub(crate) windows: Windows,
    /// Is offered for the first new game.
    pub seed: u64,
}

/// One game in the window. It shows one screen or none; where there is none, the start screen is shown.
pub trait Desk: Any {
    /// What it keeps as every desk does.
    fn base(&self) -> &Base;

    /// The same, to change it.
    fn base_mut(&mut self) -> &mut Base;

    /// What is said here: words of the house and its own.
    fn texts(&self) -> Arc<Texts> {
        Arc::clone(&self.base().texts)
    }

    /// From now on it speaks this language.
    fn speak(&mut self, language: Language);

    /// Nothing lies on it.
    fn is_empty(&self) -> bool;

    /// Puts away whatever lies on it, saved or not.
    fn clear(&mut self);

    /// Draws the screen that lies on it.
    fn ui(&mut self, ui: &mut Ui);

    /// What can be commanded on that screen.
    fn offers(&self) -> Offers;

    /// What that screen adds to the page of all keys.
    fn key_sections(&self) -> Vec<KeySection> {
        Vec::new()
    }

    /// Does what a command says. [`Command::Home`] leads one screen back where another waits behind the one that is shown.
    fn command(&mut self, command: Command);

    /// The answers that can be given on that screen, in their order.
    fn answers(&self) -> Vec<Arc<str>> {
        Vec::new()
    }

    /// Gives the answer of this number, from 0.
    fn answer(&mut self, _number: usize) {}

    /// Which number key, from 0, gives the answer of this number, from 0; none where no key does at present.
    fn key_of_answer(&self, number: usize) -> Option<usize> {
        Some(number)
    }

    /// Takes a saved game of its own up.
    ///
    /// # Errors
    /// Why it cannot be opened, as a sentence.
    fn open(&mut self, file: &Path) -> Result<(), Arc<str>>;

    /// What is offered to somebody who has no game yet; nothing where a game has no such thing.
    fn first(&self) -> Option<First> {
        None
    }

    /// Draws what belongs to it into a place of any size.
    fn first_ui(&self, _ui: &Ui, _place: Rect) {}

    /// What a saved game of its own is, from the ends of its file. Nothing is played for it.
    ///
    /// # Errors
    /// Why it cannot be opened, as a sentence.
    fn summary(&self, ends: &Ends) -> Result<Summary, Arc<str>>;

    /// What it works at beside whatever is shown; none where it does nothing.
    fn works(&self) -> Vec<Work> {
        Vec::new()
    }

    /// Ends the work of this number.
    fn end_work(&mut self, _number: usize) {}

    /// What speaks against leaving that screen, after another attempt to save what is on it.
    fn doubt(&mut self) -> Option<Doubt> {
        None
    }

    /// Takes files in that are dropped on the window, as far as they are its own; gives the others back. Only if it `is_shown`
    /// may it show what it took.
    fn take_files(&mut self, files: Vec<PathBuf>, _is_shown: bool) -> Vec<PathBuf> {
        files
    }

    /// What is said while files are held over the window.
    fn drop_hint(&self) -> Option<Arc<str>> {
        None
    }

    /// What is said of a file that is none of its own.
    fn stranger(&self, name: &str) -> Arc<str> {
        tr!(self.base().texts, "plain-stranger", file = name)
    }

    /// What it wants of the window since it was asked last.
    fn wishes(&mut self) -> Vec<Wish> {
        self.base_mut().wishes()
    }

    /// What the user has chosen for all games meanwhile.
    fn take_settings(&mut self, settings: &Settings) {
        self.base_mut().settings = settings.clone();
    }

    /// Draws its own settings, where it has some ([`WindowPlug::has_settings`]).
    fn settings_ui(&mut self, _ui: &mut Ui) {}

    /// What it wants kept in the settings; the window writes it down whenever it changes.
    fn kept(&self) -> &OfGame {
        &self.base().kept
    }
}

/// What somebody can begin with who has never played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// What leads there.
    pub command: Command,
    /// What is played.
    pub title: String,
    /// What it is about, in a few sentences.
    pub story: String,
}

/// A saved game in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// What it is, in one line.
    pub line: String,
    /// Small pictures beside it, by the numbers that the game knows them by.
    pub marks: Vec<usize>,
    /// How it ended, if it is over.
    pub over: Option<Outcome>,
    /// Those who play are against each other: that somebody has won says of nobody that it was he.
    pub is_contest: bool,
}

impl Summary {
    /// What the rules of a game say of one of its files, with these pictures beside it.
    ///
    /// # Errors
    /// Why it cannot be opened, as a sentence.
    pub fn of(game: &dyn OpenGame, ends: &Ends, marks: Vec<usize>, texts: &Texts) -> Result<Self, Arc<str>> {
        let listed = game.summary(ends, texts).map_err(|trouble| trouble.say(texts))?;
        let over = listed.standing.and_then(|standing| standing.over);
        Ok(Self { line: listed.line, marks, over, is_contest: false })
    }

    /// The same of a game in which seats play against each other.
    #[must_use]
    pub fn of_contest(self) -> Self {
        Self { is_contest: true, ..self }
    }
}

/// What speaks against leaving a screen. All but `told` are messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The heading.
    pub title: MessageId,
    /// What is wrong.
    pub told: Arc<str>,
    /// What can be done.
    pub hint: MessageId,
    /// What the way out is called.
    pub leave: MessageId,
    /// Can another attempt to save help?
    pub can_try: bool,
}

impl Doubt {
    /// Something could not be saved, and another attempt may help.
    #[must_use]
    pub fn of(title: MessageId, told: Arc<str>, hint: MessageId) -> Self {
        Self { title, told, hint, leave: "unsaved-leave", can_try: true }
    }

    /// A game could not be saved.
    #[must_use]
    pub fn of_game(told: Arc<str>) -> Self {
        Self::of("unsaved-game-title", told, "unsaved-game-hint")
    }

    /// What speaks against leaving a running game, after another attempt to write what is not on the disk.
    pub fn of_running(game: &mut dyn Running, texts: &Texts) -> Option<Self> {
        if game.trouble().is_some() {
            game.try_again();
        }
        game.trouble().map(|trouble| Self::of_game(trouble.say(texts)))
    }
}

/// Something that the machine works at for minutes, beside whatever is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// What it is and how far.
    pub told: Arc<str>,
    /// What ending it is called.
    pub end: Arc<str>,
}

/// What a desk wants of the window.
pub enum Wish {
    /// Tell the user what is wrong, where no screen has a place for it.
    Tell(Arc<str>),
    /// Tell the user what has happened, and all is well.
    TellNews(Arc<str>),
    /// Give this command, as if its key had been pressed: whatever would be lost by it is asked about first.
    Command(Command),
    /// Lay this page on top of everything, which was commanded so.
    LayOnTop(Command, Box<dyn OnTop>),
}

/// A page that lies on top of whatever is shown.
pub trait OnTop {
    /// Draws it; true when it is closed.
    fn ui(&mut self, ui: &Ui) -> bool;
}
