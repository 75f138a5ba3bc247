//! What shell, command line and tests see of a game without a window. None of it names a type of a game.

use crate::house::lab::batch::{Plan, Progress};
use crate::house::lab::places::Places;
use crate::house::lab::search::Budget;
use crate::house::lab::statistics::Statistics;
use crate::house::paper::{Paper, Printed};
use crate::house::play::{Ended, Running};
use crate::house::plug::examine::{Cases, Linted, Shelved};
use crate::house::plug::secrets::Secrets;
use crate::house::session::Taken;
use crate::house::storage::{DataDirs, Ends, ReadLog};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong;
use crate::kernel::game::MessageId;
use crate::kernel::journal::Standing;
use std::ops::RangeInclusive;
use std::path::Path;
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

    /// Does it bring a bot that plans ahead ([`SeatBot::Planner`])?
    fn plans(&self) -> bool {
        false
    }

    /// Makes its rules cases ready; none where it has none.
    fn cases(&self) -> Option<Result<Box<dyn Cases>, Trouble>> {
        None
    }

    /// Are there rules cases of this game in a text? Cases say nowhere whose they are, so each game is asked; nothing is made ready.
    fn reads_cases(&self, _text: &str) -> bool {
        false
    }

    /// Is a text a document of this game, though it does not say so in its first line?
    fn reads_document(&self, _text: &str) -> bool {
        false
    }

    /// Is a document of its box called so? Nothing is made ready for it.
    fn has(&self, _name: &str) -> bool {
        false
    }

    /// Opens it, with whatever of it lies in the user's folders.
    ///
    /// # Errors
    /// Its own content cannot be used.
    fn open(&self, dirs: &DataDirs) -> Result<Box<dyn OpenGame>, Trouble>;
}

/// An open game: its content is read, and games of it can be begun and taken up.
pub trait OpenGame {
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
    fn verify(&self, log: &ReadLog) -> Result<Proof, Trouble>;

    /// Lets bots play many games, one bot at each seat; every state is looked at. What else there is to choose, the seed of each game
    /// chooses. Setting `cancel` ends it at once; `tell` is called now and then, from any worker.
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

    /// Lets bots play one game to its end in this new file, one bot at each seat; what else there is to choose, the seed chooses.
    ///
    /// # Errors
    /// So many cannot play, the game has no such bot, or the file.
    fn let_play(&self, bots: &[SeatBot], texts: &Texts, seed: u64, file: &Path) -> Result<Box<dyn Running>, Trouble>;

    /// Looks whether labels, stories, lists and bots tell a seat what it may not know, in so many random games for each number of
    /// seats; in a few where nobody has anything to hide.
    ///
    /// # Errors
    /// What is told and to whom, for those who develop the game.
    fn secrets(&self, games: u64, texts: &Texts) -> Result<Secrets, String>;

    /// What is said to whoever gives an answer of one moment at another one: a sentence for each rule that this breaks in a few
    /// random games.
    ///
    /// # Errors
    /// A game cannot be played, for those who develop it.
    fn refusals(&self, texts: &Texts) -> Result<Vec<Arc<str>>, String>;

    /// What is wrong with each of these documents, in their order: files, or names of those of its box. None where it has no
    /// documents.
    fn lint(&self, names: &[String], texts: &Texts) -> Option<Vec<Result<Linted, Trouble>>>;

    /// The user's books of campaigns, newest first; none where nobody keeps books of this game.
    fn books(&self, texts: &Texts) -> Option<Result<Vec<Shelved>, Trouble>>;

    /// A document on paper: a file, or the name of one of its box, in the language of these texts. None where it prints nothing.
    fn sheet(&self, name: &str, texts: &Texts, paper: Paper) -> Option<Result<Printed, Trouble>>;
}

/// Who plays a seat in many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatBot {
    /// He takes any answer.
    Random,
    /// He imagines games before he answers.
    Search(Budget),
    /// He tries plans in games that he imagines, so many whenever he thinks; not every game brings such a one ([`Plug::plans`]).
    Planner(u32),
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

/// A recorded game that was played again.
pub struct Proof {
    /// What became of it.
    pub ended: Ended,
    /// So many answers were given again.
    pub answers: usize,
    /// Its last line was torn by a crash, and is left out.
    pub torn: bool,
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
