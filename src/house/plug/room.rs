//! What shell, command line and tests see of a game without a window. None of it names a type of a game.

use crate::house::lab::batch::{Plan, Progress};
use crate::house::lab::places::Places;
use crate::house::lab::search::Budget;
use crate::house::lab::statistics::Statistics;
use crate::house::play::{Decision, NotTaken, Undone};
use crate::house::plug::examine::{Cases, Linted, Shelved};
use crate::house::plug::ruleset::Line;
use crate::house::session::Taken;
use crate::house::storage::{DataDirs, Ends, StorageError};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong;
use crate::kernel::game::{Kind, MessageId, RuleId};
use crate::kernel::journal::Standing;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Why something could not be done, whatever game it was.
pub type Trouble = Box<dyn Wrong>;

/// A game, as it is installed.
pub trait Plug: Sync {
    /// Whose its files are: so its rules are called in them.
    fn id(&self) -> &'static str;

    /// What the game is called: a message of its own.
    fn name(&self) -> MessageId {
        "game-name"
    }

    /// What is said in a language while it is played: its own words with those of the house.
    fn texts(&self, language: Language) -> Texts;

    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// The folders in which it keeps documents of its own, below the root of the user's data ([`DataDirs`]).
    fn folders(&self) -> &'static [&'static str] {
        &[]
    }

    /// The names of the bots that it brings ([`SeatBot::Own`]). What one is called is the message `bot-<name>` of the game.
    fn bots(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Makes its rules cases ready; none where it has none.
    fn cases(&self) -> Option<Result<Box<dyn Cases>, Trouble>> {
        None
    }

    /// Opens it, with whatever of it lies in the user's folders.
    ///
    /// # Errors
    /// Its own content cannot be used.
    fn open(&self, dirs: &DataDirs) -> Result<Box<dyn Room>, Trouble>;
}

/// An open game: its content is read, and games of it can be begun and taken up.
pub trait Room {
    /// What a recorded game is, from the two ends of its file. Nothing is played for it.
    ///
    /// # Errors
    /// It is none of this game, or cannot be understood.
    fn summary(&self, ends: &Ends, texts: &Texts) -> Result<Listed, Trouble>;

    /// Begins a game for so many seats in this new file; what else there is to choose, the seed chooses. The app rolls and
    /// draws.
    ///
    /// # Errors
    /// So many cannot play, or the file.
    fn begin(&self, texts: &Texts, seats: u8, seed: u64, file: &Path) -> Result<Box<dyn Running>, Trouble>;

    /// Takes a game up from its file.
    ///
    /// # Errors
    /// The file, or what is in it.
    fn resume(&self, texts: &Texts, file: &Path) -> Result<(Box<dyn Running>, Taken), Trouble>;

    /// Plays a recorded game again, answer by answer, without its file.
    ///
    /// # Errors
    /// The lines are no game of this kind that can be set up here.
    fn verify(&self, lines: &[String]) -> Result<Proof, Trouble>;

    /// Lets bots play many games, one bot at each seat; every state is looked at. What else there is to choose, the seed of each game
    /// chooses. Setting `cancel` ends it after the games that are under way; `tell` is called now and then, from any worker.
    ///
    /// # Errors
    /// So many cannot play, the game has no bot of a name, or the first game cannot begin.
    fn simulate(
        &self,
        bots: &[SeatBot],
        plan: &Plan,
        texts: &Texts,
        cancel: &AtomicBool,
        tell: &(dyn Fn(Progress) + Sync),
    ) -> Result<Simulated, Trouble>;

    /// What is wrong with documents of this game, in their order: files, or names of those of its box. None where it has no
    /// documents.
    fn lint(&self, names: &[String], texts: &Texts) -> Option<Result<Vec<Linted>, Trouble>>;

    /// The user's books of campaigns, newest first; none where nobody keeps books of this game.
    fn books(&self, texts: &Texts) -> Option<Result<Vec<Shelved>, Trouble>>;
}

/// Who plays a seat in many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatBot {
    /// He takes any answer.
    Random,
    /// He imagines games before he answers.
    Search(Budget),
    /// The bot of this name that the game brings ([`Plug::bots`]).
    Own(&'static str),
}

/// Many games that bots have played.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulated {
    /// How they went.
    pub statistics: Statistics,
    /// Who came where, where not all win or lose together.
    pub places: Places,
}

/// What became of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How many play.
    pub seats: u8,
    /// Where it stands after its last answer.
    pub standing: Standing,
    /// The place of each seat, when it is over and not all win or lose together.
    pub ranking: Option<Vec<u8>>,
    /// A number that stands for the last state.
    pub hash: u64,
}

/// A recorded game that was played again.
pub struct Proof {
    /// What became of it.
    pub ended: Ended,
    /// Where and why it is not the game that was recorded; none: every answer led where it should.
    pub trouble: Option<Trouble>,
}

/// A recorded game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What it is, in one line.
    pub line: String,
    /// Where it stands, as far as its last lines say.
    pub standing: Option<Standing>,
}

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asking {
    /// The kind of question.
    pub kind: Kind,
    /// The rule that puts it.
    pub rule: RuleId,
    /// The sentence that puts it.
    pub sentence: Arc<str>,
    /// Which offer stands out, from 0 ([`crate::house::plug::Ruleset::safe`]).
    pub safe: Option<usize>,
}

/// A game that is being played and recorded, whatever its rules: [`crate::house::play::Play`] seen from outside. A seat
/// sees nothing that it may not know.
pub trait Running {
    /// How many play.
    fn seats(&self) -> u8;

    /// What a seat is asked now, if it is asked.
    fn asked(&self, seat: u8, texts: &Texts) -> Option<Asking>;

    /// What it may answer, as far as it can be listed, in the words of buttons.
    fn offers(&self, seat: u8, texts: &Texts) -> Vec<Arc<str>>;

    /// Gives the answer of this number, from 0, and lets chance follow.
    ///
    /// # Errors
    /// It is not offered, a rule forbids it, or answers are still to be written; then nothing has changed.
    fn give(&mut self, seat: u8, offer: usize, texts: &Texts) -> Result<(), NotTaken>;

    /// Takes the last decision back, unless somebody has learned something by it.
    fn undo(&mut self, texts: &Texts) -> Undone;

    /// Goes back to just before a decision of [`Running::decisions`]; `is_agreed`: whatever somebody has learned since.
    fn undo_to(&mut self, decision: &Decision, is_agreed: bool, texts: &Texts) -> Undone;

    /// Gives the decision again that was taken back last; `false` when there is none.
    fn redo(&mut self, texts: &Texts) -> bool;

    /// The decisions that can be taken back, the first one first, as a seat knows them.
    fn decisions(&self, seat: u8) -> Vec<Decision>;

    /// What a seat has been told up to now.
    fn story(&self, seat: u8) -> Vec<Line>;

    /// From now on it is told in this language, also what has been told so far.
    fn speak(&mut self, texts: &Texts);

    /// Is there a decision to be given again?
    fn can_redo(&self) -> bool;

    /// What has become of it so far.
    fn ended(&self) -> Ended;

    /// Counts every change, so that a window knows when to look again.
    fn revision(&self) -> u64;

    /// Its file.
    fn file(&self) -> PathBuf;

    /// Why the last answers are not on the disk.
    fn trouble(&self) -> Option<&StorageError>;

    /// Tries once more to write what is not on the disk.
    fn try_again(&mut self);

    /// Goes on in a new file, which gets the whole game.
    fn save_elsewhere(&mut self, file: &Path);

    /// Looks whether the state is one that can be: that no card has been lost, say.
    ///
    /// # Errors
    /// What is wrong, for those who develop the game.
    fn check(&self) -> Result<(), String>;
}
