//! The only door into a running game: it asks exactly one question at a time, and somebody answers.
//!
//! The window, a bot, a test, a replay or a person at a physical table are all "somebody".

use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Identifier of a rule statement in the rules contract of a game, e.g. `MOVE-04`.
pub type RuleId = &'static str;

/// Id of a message in the text files, e.g. `refusal-not-adjacent`.
pub type MessageId = &'static str;

/// To whom a question goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Nobody decides: dice, or a card from a deck.
    Chance,
    /// The owner of one seat (in a crawler: one figure's player).
    Seat(u8),
    /// Several seats at once, each without knowing what the others answer: bit n stands for seat n. They answer one by
    /// one in any order, and the order changes nothing ([`super::seats::Seats::seat_of`] tells whose an answer is).
    Each(u8),
    /// The players together, however they agree. Never used by competitive games.
    Group,
}

impl Asked {
    /// Is this seat asked for an answer of its own?
    #[must_use]
    pub fn asks(self, seat: u8) -> bool {
        match self {
            Self::Seat(other) => other == seat,
            Self::Each(seats) => seats & 1_u8.checked_shl(u32::from(seat)).unwrap_or(0) != 0,
            Self::Chance | Self::Group => false,
        }
    }

    /// The seat whose answer is awaited first, if seats are asked.
    #[must_use]
    pub fn first(self) -> Option<u8> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Each(seats) => (seats != 0).then(|| seats.trailing_zeros() as u8),
            Self::Chance | Self::Group => None,
        }
    }
}

/// The kinds of question. A new card never adds one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// What fell or was drawn.
    Chance,
    /// The open menu of somebody's turn.
    Act,
    /// One of several options.
    PickOne,
    /// Several options, within bounds.
    PickSome,
    /// Pay for effects, again and again until enough.
    Spend,
    /// Which re-roll to use, or none.
    Reroll,
    /// Yes or no.
    May,
    /// Put cards where they shall be, in one structured answer.
    Arrange,
    /// Divide a number among several.
    Share,
    /// Buy something with earned points, again and again until enough.
    Buy,
}

/// The pending question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question<A> {
    /// To whom it goes.
    pub asked: Asked,
    /// What kind of answer is expected.
    pub kind: Kind,
    /// The rule that puts the question.
    pub rule: RuleId,
    /// The sentence that puts the question, by message id.
    pub message: MessageId,
    /// What exactly is asked, in the words of the ruleset.
    pub ask: A,
}

/// Why an answer is not legal. A refused answer changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message} ({rule})")]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The explanation, by message id.
    pub message: MessageId,
}

impl Refusal {
    /// A refusal by `rule`, explained by `message`.
    #[must_use]
    pub const fn new(rule: RuleId, message: MessageId) -> Self {
        Self { rule, message }
    }
}

/// Why a state that was kept in a file cannot be one of a game: what in it cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the kept state cannot be one of this game: {0}")]
pub struct Misfit(pub &'static str);

/// Something that happened, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged<E> {
    /// The fact, in the past tense.
    pub what: E,
    /// The rule it follows from.
    pub rule: RuleId,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
pub enum Outcome {
    /// The players (or, in a competitive game, the seat in the ranking's first place) won.
    Won,
    /// The players lost, all together.
    Lost,
    /// The rules run in a circle: nobody won, and the players are told.
    Stuck,
}

/// The listener to everything that happens.
pub type Log<'a, E> = &'a mut dyn FnMut(Logged<E>);

/// The listener, with a short way to report an event: what the rules of a game hand on to all that they resolve.
pub struct Events<'a, E>(Log<'a, E>);

impl<'a, E> Events<'a, E> {
    /// Reports go to `log`.
    #[must_use]
    pub fn new(log: Log<'a, E>) -> Self {
        Self(log)
    }

    /// Reports what happened, and by which rule.
    pub fn say(&mut self, rule: RuleId, what: E) {
        (self.0)(Logged { what, rule });
    }
}

/// A game that asks exactly one question at a time.
///
/// Promises, checked by [`super::conformance`]: the listed answers are the legal ones (structured answers
/// may be legal without being listed); a refused answer leaves the state untouched; the same state and the
/// same answer give the same state on every machine; every game ends.
pub trait Game: Clone {
    /// What is asked, in the words of the ruleset.
    type Ask: Copy + Debug + PartialEq;
    /// What can be answered, chance included. It is written into journals as it is.
    type Answer: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// A fact that happened.
    type Event: Clone + Debug + PartialEq;
    /// Everything that changes while playing: plain, flat data.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// The pending question; `None` when the game is over.
    fn question(&self) -> Option<Question<Self::Ask>>;
    /// How the game ended, or `None` while it runs.
    fn outcome(&self) -> Option<Outcome>;
    /// Appends every legal answer that can be listed, in a stable order. Nothing for a question put to chance.
    fn answers(&self, out: &mut Vec<Self::Answer>);
    /// For a question put to chance: an outcome made with `pick(n)`, which is uniform in `0..n`.
    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Self::Answer>;
    /// For a question put to chance: every distinct outcome with its weight, in a stable order.
    fn outcomes(&self, visit: &mut dyn FnMut(Self::Answer, u64));
    /// Is this answer legal now?
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, answer: &Self::Answer) -> Result<(), Refusal>;
    /// Gives a legal answer and runs on to the next question.
    ///
    /// # Errors
    /// The rule that forbids the answer; then nothing has changed.
    fn answer(&mut self, answer: &Self::Answer, log: Log<'_, Self::Event>) -> Result<(), Refusal>;
    /// Everything that changes, to be kept.
    fn state(&self) -> &Self::State;
    /// Can this state, which comes from a file, be one of this game? Only such a one is handed to [`Game::restore`]:
    /// whatever is answered from there on, nothing in it leads out of bounds. A game that is never
    /// [at rest](Game::at_rest) keeps none, so it believes none.
    ///
    /// # Errors
    /// What in it cannot be.
    fn fits(&self, _state: &Self::State) -> Result<(), Misfit> {
        Err(Misfit("no state of this game is ever kept"))
    }
    /// Goes back (or forward) to a kept state of the same game.
    fn restore(&mut self, state: &Self::State);
    /// Is nothing being resolved that a kept state would have to hold, too? At such a moment of each round the state is
    /// kept in the file. Without such moments a game goes on from its answers.
    fn at_rest(&self) -> bool {
        false
    }
    /// The number of the round, from 1; snapshots are taken when it changes.
    fn round(&self) -> u16;
}
