//! The score pad: a book of evenings at a real table. Whoever keeps it enters what happens – a Soul, a Wound, coins, a Level Up, whose turn
//! it is – and the house's book keeps it (`house/book/`): appended only, corrected and taken back by further entries.
//!
//! The pad decides nothing: it counts, says who has won by the rules, and forbids only what cannot be.

mod standing;
#[cfg(test)]
mod tests;
pub mod words;

pub use standing::{Line, PadGame, Past, Standing};

use super::rules::CardBox;
use crate::house::book::{self, Accounts, BookAlone, NotEntered, Says};
use crate::house::storage::DataDirs;
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::sync::Arc;

/// The pad in a file.
pub type Pad = book::Book<PadRules>;
/// What stands in it, and what follows.
pub type PadCampaign = book::Campaign<PadRules>;
/// All pads of a user.
pub type PadShelf = book::Shelf<PadRules>;
/// Why something is not entered.
pub type PadError = book::ErrorOf<PadRules>;

/// Names are no longer than this, in letters.
pub const LONGEST_NAME: usize = 40;
/// A note is no longer than this.
pub const LONGEST_NOTE: usize = 500;
/// Nobody counts more than this at once, or at all.
pub const MOST: u16 = 999;

/// Who sits at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// What he is called.
    pub name: String,
    /// The code of the Boss, if it was entered.
    #[serde(default)]
    pub boss: Option<String>,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Counter {
    /// BM-WIN-06.
    Souls,
    /// BM-WIN-02.
    Wounds,
    /// The hoard.
    Coins,
}

impl Counter {
    /// All of them, in the order of the pad.
    pub const ALL: [Self; 3] = [Self::Souls, Self::Wounds, Self::Coins];
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum What {
    /// A pad is begun.
    Founded(String),
    Renamed(String),
    /// A game begins; the seats as they sit.
    Began(Vec<Seat>),
    /// Somebody has so many more or fewer.
    Counted {
        seat: u8,
        what: Counter,
        by: i16,
    },
    /// BM-BOSS-04: somebody has levelled up.
    LeveledUp(u8),
    /// The turn goes on to the next one; after the last one a round begins.
    Passed,
    /// It is over: somebody has won, or it was broken off.
    Ended(Option<u8>),
    Noted(String),
    Corrected {
        entry: u32,
        to: Option<Box<What>>,
        why: String,
    },
    Undone(u32),
    Redone(u32),
}

impl Says for What {
    crate::about_entries!();

    fn name(&self) -> Option<&str> {
        match self {
            Self::Founded(name) | Self::Renamed(name) => Some(name),
            _ => None,
        }
    }

    fn names(&self) -> usize {
        match self {
            Self::Began(seats) => seats.len(),
            _ => 0,
        }
    }
}

/// Why something cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The book does not take it.
    #[error("the book does not take it: {0:?}")]
    Book(NotEntered),
    /// Only a pad begins like that.
    #[error("a pad begins with its name")]
    Founding,
    /// BM-COMP-10.
    #[error("two to four play")]
    Seats,
    /// A name that is empty, too long, or somebody else's.
    #[error("names are not empty, not too long, and no two are equal")]
    Names,
    /// No game is under way.
    #[error("no game is under way")]
    NoGame,
    /// The game before is not over.
    #[error("a game is under way")]
    UnderWay,
    /// Nobody sits there.
    #[error("nobody sits there")]
    NoSeat,
    /// There would be fewer than none, or too many.
    #[error("there cannot be fewer than none, or so many")]
    Bounds,
    /// BM-BOSS-04: only once.
    #[error("a Boss levels up once")]
    Leveled,
}

impl From<NotEntered> for Refused {
    fn from(why: NotEntered) -> Self {
        Self::Book(why)
    }
}

/// Something that an entry has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Change {
    Counted { seat: u8, what: Counter, from: u16, to: u16 },
    Turn(u8),
    Round(u16),
}

/// What pads are kept with: the cards, for Bosses and their XP.
#[derive(Debug)]
pub struct PadRules {
    /// The box that names are looked up in.
    pub cards: Arc<CardBox>,
}

impl PadRules {
    /// All pads in these folders, kept with these cards.
    #[must_use]
    pub fn shelf(cards: &Arc<CardBox>, dirs: &DataDirs) -> PadShelf {
        PadShelf::new(dirs.clone(), Arc::new(Self { cards: Arc::clone(cards) }))
    }

    /// The XP of a Boss, if there is one of this code (BM-BOSS-05).
    #[must_use]
    pub fn xp(&self, code: &str) -> Option<u16> {
        self.cards.coded(code).and_then(|card| self.cards.boss(card)).map(|boss| boss.xp)
    }
}

/// A name that can be entered.
fn is_name(name: &str) -> bool {
    let letters = name.trim().chars().count();
    (1..=LONGEST_NAME).contains(&letters) && !name.chars().any(char::is_control)
}

impl Accounts for PadRules {
    const RULESET: &'static str = "boss-monster";
    type What = What;
    type Standing = Standing;
    type Change = Change;
    type Refused = Refused;
    // Nothing comes along with a pad.
    type Along = Infallible;
    type Packed = BookAlone<Self>;

    fn found(self: &Arc<Self>, founding: &What) -> Result<Standing, Refused> {
        match founding {
            What::Founded(name) if is_name(name) => Ok(Standing { name: name.clone(), ..Standing::default() }),
            What::Founded(_) => Err(Refused::Names),
            _ => Err(Refused::Founding),
        }
    }

    fn happen(self: &Arc<Self>, standing: &mut Standing, number: u32, what: &What) -> Result<(), Refused> {
        standing.enter(self, number, what)
    }

    fn changes(&self, before: &Standing, after: &Standing) -> Vec<Change> {
        standing::changes(before, after)
    }
}
