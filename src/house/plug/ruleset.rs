//! What a game writes so that it can be begun, recorded, told and listed here. The rules themselves are a
//! [`crate::kernel::seats::Seats`]; this is what stands around them.

use crate::house::text::Texts;
use crate::house::wrong::Wrong;
use crate::kernel::game::{Game, Log, Logged, RuleId};
use crate::kernel::hash::hash_of;
use crate::kernel::journal::{Given, Header, Standing};
use crate::kernel::seats::Seats;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// What happens in a game of these rules.
pub type Event<R> = <<R as Ruleset>::Game as Game>::Event;
/// What is answered in a game of these rules.
pub type Answer<R> = <<R as Ruleset>::Game as Game>::Answer;
/// Everything that changes in a game of these rules.
pub type State<R> = <<R as Ruleset>::Game as Game>::State;

/// A game, as its author writes it for the house. The value itself holds the content it is played with (cards, boards), so
/// copying it has to be cheap. Games of it are played on several cores at once.
pub trait Ruleset: Clone + Sync {
    /// The name of the ruleset in files. It never changes.
    const ID: &'static str;
    /// Counts the corrections of the rules that change how a recorded game goes on.
    const REVISION: u16;
    /// The rules.
    type Game: Seats;
    /// What a game is begun with: kept whole in its first line, so that it goes on whatever is edited meanwhile.
    type Start: Clone + Serialize + DeserializeOwned;
    /// Why a game cannot begin.
    type Refused: Wrong + std::error::Error + 'static;
    /// What is kept beside the story at every place of the game; `()` where that is nothing.
    type Beside: Beside<Self>;

    /// Hash of the content: cards, dice and the like.
    fn content(&self) -> u64;

    /// Hash of the document that is played, by which it is seen that somebody has changed the file.
    fn document(&self, start: &Self::Start) -> u64 {
        hash_of(start)
    }

    /// Hash of what the numbers in states and answers stand for. Where it differs, they mean something else.
    fn index(&self, game: &Self::Game) -> u64;

    /// Lets a game that is about to begin take along what it will need wherever it is opened.
    fn prepare(&self, _start: &mut Self::Start) {}

    /// Sets a game up and runs to the first question.
    ///
    /// # Errors
    /// What it shall begin with does not fit.
    fn set_up(&self, start: &Self::Start, log: Log<'_, Event<Self>>) -> Result<Self::Game, Self::Refused>;

    /// Looks whether a state is one that can be: that no card has been lost, say. Batches, the conformance checks and tests ask it
    /// after every answer; the game itself never does.
    ///
    /// # Errors
    /// What is wrong, for those who develop the game.
    fn check(game: &Self::Game) -> Result<(), String>;

    /// The same rules with the content that a recorded game was begun with. `None`: nobody can say any more what that was.
    fn as_recorded(&self, _header: &Header<Self::Start>) -> Option<Self> {
        Some(self.clone())
    }

    /// Is the content still the one that a recorded game was begun with, as far as that matters to it?
    fn has_content_of(&self, header: &Header<Self::Start>) -> bool {
        header.content == self.content()
    }

    /// One line of the story, or nothing for what a reader need not be told. It says no more than the event does: each seat
    /// is told of it as [`Seats::told`] says, and the game in the scene is there for names and places.
    fn tell(&self, scene: &Scene<'_, Self>, event: &Logged<Event<Self>>) -> Option<Line>;

    /// The sentence that puts the pending question; nothing when the game is over.
    fn sentence(&self, game: &Self::Game, texts: &Texts) -> Arc<str> {
        game.question().map(|question| texts.get(question.message)).unwrap_or_default()
    }

    /// An answer to the pending question, in the words of a button.
    fn label(&self, sitting: &Sitting<'_, Self>, answer: &Answer<Self>) -> Arc<str>;

    /// May everybody read what a seat decides by this answer to the pending question, in the words of its label? Where answers are
    /// given at once nobody may, whatever is said here. By default only at tables where everybody knows everything.
    fn is_open(&self, game: &Self::Game, _answer: &Answer<Self>) -> bool {
        (0..game.seats()).all(|seat| game.seen_by(seat).state() == game.state())
    }

    /// The one of these answers to the pending question that stands out, and that is given without looking for it: the next step
    /// that most would take and that can be taken back. None where there is no such step.
    fn safe(&self, _game: &Self::Game, _answers: &[Answer<Self>]) -> Option<usize> {
        None
    }

    /// May the table agree to go back beyond a moment at which somebody learned something? Where it may not, what was learned stays.
    fn may_agree(&self, _start: &Self::Start) -> bool {
        true
    }

    /// What a recorded game is, in one line, without playing it.
    fn summary(&self, start: &Self::Start, standing: Option<Standing>, texts: &Texts) -> String;
}

/// What the words of an answer are found in: a game that is asked, or somebody's view of it, and who plays it.
pub struct Sitting<'s, R: Ruleset> {
    /// What the game was begun with.
    pub start: &'s R::Start,
    /// The whole game, or the view of the seat that is asked.
    pub game: &'s R::Game,
    /// The language.
    pub texts: &'s Texts,
}

/// What a line of the story is told from.
pub struct Scene<'s, R: Ruleset> {
    /// What the game was begun with.
    pub start: &'s R::Start,
    /// The state before it happened: those who are gone still have a name there.
    pub before: &'s State<R>,
    /// The game after it.
    pub game: &'s R::Game,
    /// The language.
    pub texts: &'s Texts,
}

/// What came of one answer, or of setting up.
pub struct Happened<'h, R: Ruleset> {
    /// The answer and who gave it; nothing while the game was set up.
    pub answer: Option<(&'h Answer<R>, Given)>,
    /// Everything that happened.
    pub events: &'h [Logged<Event<R>>],
}

/// What a game keeps beside its story: the dice of the last fight, say. It is kept for every place of the game, so that
/// going back shows what lay there then.
pub trait Beside<R: Ruleset>: Clone + Default {
    /// Takes in something that has just happened.
    fn watch(&mut self, rules: &R, scene: &Scene<'_, R>, happened: &Happened<'_, R>);

    /// Chance has answered what it could, and somebody is asked again.
    fn settle(&mut self, _game: &R::Game) {}

    /// Somebody has come here by going back or forth: what was only for the moment is gone.
    fn revisit(&mut self) {}
}

impl<R: Ruleset> Beside<R> for () {
    fn watch(&mut self, _: &R, _: &Scene<'_, R>, _: &Happened<'_, R>) {}
}

/// One line of the story.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// How it is set off.
    pub rank: Rank,
}

/// How a line of the story is set off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// A round or a phase.
    Heading,
    /// Somebody's turn.
    Turn,
    /// What comes of it.
    Detail,
}
