//! The book of a party: which Quests it has played, where, and how they ended, as a book of the house (`house/book/`): appended
//! only, corrected and taken back by further entries.
//!
//! This box has no story (M2-HERO-13): Heroes start anew with every Quest, and any Quest can be the next one. So nothing follows
//! from a Quest for the one after it but what there is to read and to count.
//!
//! [`entry`] is what an entry says, [`Standing`] what follows from all of them, [`taken`] makes an entry of a saved game, [`tally`]
//! counts, [`chronicle`] tells, [`words`] has the sentences.

pub mod chronicle;
pub mod entry;
mod standing;
pub mod taken;
pub mod tally;
#[cfg(test)]
mod tests;
pub mod words;

pub use entry::{Ending, Founding, GameFile, HeroPlayed, Member, Place, Played, What};
pub use standing::{Past, Standing};

use super::content::CoreBox;
use super::rules::cards::HeroCard;
use super::rules::{Class, Content};
use crate::house::book::{self, Accounts, BookAlone, NotEntered};
use crate::house::storage::DataDirs;
use crate::house::text::LONGEST_SENTENCE;
use std::convert::Infallible;
use std::sync::Arc;

/// The book in a file.
pub type PartyBook = book::Book<BookRules>;
/// What stands in it, and what follows.
pub type PartyCampaign = book::Campaign<BookRules>;
/// All books of a user.
pub type PartyShelf = book::Shelf<BookRules>;
/// Why something is not entered.
pub type PartyError = book::ErrorOf<BookRules>;

/// Names are no longer than this, in letters.
pub const LONGEST_NAME: usize = 40;
/// A note is no longer than this: all of it is shown.
pub const LONGEST_NOTE: usize = LONGEST_SENTENCE;
/// Nobody counts more rounds than this.
pub const MOST_ROUNDS: u16 = 999;
/// Nobody is Knocked Out more often in a Quest.
pub const MOST_FALLS: u8 = 99;

/// Why something cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The book does not take it.
    #[error("the book does not take it: {0:?}")]
    Book(NotEntered),
    /// Only a book begins like that.
    #[error("a book begins with its name and its party")]
    Founding,
    /// A name or a note that is empty or too long.
    #[error("names and notes are not empty and not too long")]
    Names,
    /// M2-COMP-14.
    #[error("one to six Heroes take part")]
    Heroes,
    /// The box has no such Hero.
    #[error("there is no such Hero")]
    Unknown,
    /// There is one figure of each.
    #[error("nobody takes part twice")]
    Twice,
    /// A Level, rounds, or being Knocked Out: fewer or more than there can be.
    #[error("there cannot be so many")]
    Bounds,
    /// This game was entered before.
    #[error("this game stands in the book already")]
    Known,
}

impl From<NotEntered> for Refused {
    fn from(why: NotEntered) -> Self {
        Self::Book(why)
    }
}

/// Something that an entry has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// So often has a Quest been played by now, and won.
    Quest {
        /// By its id.
        quest: String,
        /// How often it was won.
        won: u32,
        /// How often it was played to its end.
        games: u32,
    },
    /// Another Quest comes next, or none is chosen.
    Next(Option<String>),
}

/// What books are kept with: the Heroes of the box, and its Quests in their order.
#[derive(Debug)]
pub struct BookRules {
    /// The cards.
    pub content: Arc<Content>,
    /// The ids of the Quests, as they are offered.
    pub quests: Vec<String>,
}

impl BookRules {
    /// What books are kept with where this is the box.
    #[must_use]
    pub fn of(all: &CoreBox) -> Self {
        let quests = all.quests.iter().map(|quest| quest.id.clone()).collect();
        Self { content: Arc::clone(&all.content), quests }
    }

    /// All books in these folders.
    #[must_use]
    pub fn shelf(all: &CoreBox, dirs: &DataDirs) -> PartyShelf {
        PartyShelf::new(dirs.clone(), Arc::new(Self::of(all)))
    }

    /// The card of a Hero, if the box has it.
    #[must_use]
    pub fn hero(&self, id: &str) -> Option<&HeroCard> {
        self.content.printed.heroes.iter().find(|hero| hero.id == id)
    }

    /// The Class of a Hero.
    #[must_use]
    pub fn class(&self, id: &str) -> Option<Class> {
        self.hero(id).map(|hero| hero.class)
    }
}

impl Accounts for BookRules {
    const RULESET: &'static str = "massive-darkness-2";
    type What = What;
    type Standing = Standing;
    type Change = Change;
    type Refused = Refused;
    // Nothing comes along with a book.
    type Along = Infallible;
    type Packed = BookAlone<Self>;

    fn found(self: &Arc<Self>, founding: &What) -> Result<Standing, Refused> {
        match founding {
            What::Founded(founding) => Standing::founded(self, founding),
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
