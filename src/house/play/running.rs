//! A running game as those see it who know no game: shell, command line, tests, and a desk for any game. None of it names a type of
//! a game.

use super::{Decision, NotTaken, Undone};
use crate::house::plug::ruleset::Line;
use crate::house::storage::StorageError;
use crate::house::text::Texts;
use crate::kernel::game::{Kind, RuleId};
use crate::kernel::journal::Standing;
use std::path::{Path, PathBuf};
use std::sync::Arc;

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

/// A game that is being played and recorded, whatever its rules: [`super::Play`] seen from outside. A seat sees nothing that it may
/// not know.
pub trait Running {
    /// How many play.
    fn seats(&self) -> u8;

    /// May seats know different things in it?
    fn has_secrets(&self) -> bool;

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

    /// Where it is being written: another one than it began in, once it was saved elsewhere.
    fn file(&self) -> PathBuf;

    /// The file that it began in.
    fn first_file(&self) -> &Path;

    /// Brings a game that went on elsewhere back to the file that it began in. Tells where it lies if that cannot be.
    fn bring_back(&mut self) -> Option<PathBuf>;

    /// Where the file is kept as it was before a damaged last line was cut off.
    fn torn(&self) -> Option<&Path>;

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
