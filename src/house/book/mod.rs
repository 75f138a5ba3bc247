//! The book of a campaign: what the players did, entry by entry, in a file that is only ever appended to, and what follows from it.
//!
//! * [`Entry`] is dated and says something ([`Says`]); three things every entry can say: that an earlier one was wrong, is
//!   taken back, or counts again ([`About`]).
//! * [`Campaign`] – the entries and what follows from them: where the campaign is, what each entry changed ([`Judged`]), which
//!   ones the rules forbid where they stand. [`Campaign::with`] adds one or says why not.
//! * [`Book`] – a campaign in a file; every entry is on the disk before it counts. [`rescue`](mod@rescue) makes a book of what can be
//!   read of a damaged one.
//! * [`Shelf`] – all books of a user: listed, begun, opened, deleted and taken back, with their earlier versions.
//!
//! * [`chronicle`] – what a campaign is told in, whatever the game.
//! * [`travel`] – campaigns that leave the shelf as one file and come to it as copies.
//!
//! What an entry can say and what follows from it is the game's: its [`Accounts`]. The book never decides what is legal.
//! What a campaign takes along when it goes elsewhere (cards, a game under way) is the game's as well: its [`Packed`].
//!
//! Nothing is ever changed or erased in a book. Where an earlier entry is corrected, everything after it is derived anew, and
//! entries that have become impossible are conflicts ([`Verdict::Conflict`]), which count for nothing until they are corrected.

mod campaign;
pub mod chronicle;
mod course;
mod deleted;
mod effective;
pub mod file;
pub mod lines;
mod outside;
pub mod rescue;
mod shelf;
#[cfg(test)]
mod testing;
pub mod travel;

pub use campaign::{Campaign, Judged, Pages, Verdict, derive};
pub use effective::{Counts, Status, statuses};
pub use file::{BACKUP_EVERY, BACKUPS, Book, BookError, ErrorOf, Torn};
pub use lines::{Header, ReadError};
pub use outside::{BookOnShelf, BookOnShelfOf, DERIVED, Listed, Looked, Summary};
pub use shelf::{Deleted, ENDING, KEPT, Shelf, Version};
pub use travel::{BookAlone, Packed};

use crate::house::storage::{DataDirs, StorageError};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fmt::Debug;
use std::sync::Arc;

/// One entry: when it was written, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<W> {
    /// Seconds since the first of January 1970, UTC.
    pub at: u64,
    /// What happened.
    pub what: W,
}

/// What an entry can be about besides the campaign: another entry, by its number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About<'a, W> {
    /// An earlier entry was wrong: it counts as if `to` stood there, or not at all. The earlier one stays in the book.
    Corrected {
        /// The wrong entry.
        entry: u32,
        /// What should have stood there; `None` strikes it out.
        to: Option<&'a W>,
        /// What whoever corrected it gave as the reason; may be empty.
        why: &'a str,
    },
    /// An entry (or a correction) does not count.
    Undone(u32),
    /// An entry that was undone counts again.
    Redone(u32),
}

impl<W> About<'_, W> {
    /// The entry it is about.
    #[must_use]
    pub fn entry(&self) -> u32 {
        match self {
            Self::Corrected { entry, .. } | Self::Undone(entry) | Self::Redone(entry) => *entry,
        }
    }
}

/// What the entries of a game's books say. Corrections, undo and redo are among it, so that a book is one list of one kind of lines.
pub trait Says: Clone + Debug + PartialEq + Serialize + DeserializeOwned {
    /// The other entry that it is about; none: it is about the campaign.
    fn about(&self) -> Option<About<'_, Self>>;

    /// The number of the other entry that it is about, to be changed.
    fn about_mut(&mut self) -> Option<&mut u32>;

    /// That an earlier entry was wrong.
    fn corrected(entry: u32, to: Option<Self>, why: String) -> Self;

    /// That an entry does not count.
    fn undone(entry: u32) -> Self;

    /// That an entry counts again.
    fn redone(entry: u32) -> Self;

    /// Does a campaign begin with it? Only the first entry does.
    fn is_founding(&self) -> bool;

    /// What it calls the campaign.
    fn name(&self) -> Option<&str>;

    /// How many names it lists, of cards, places or whatever there is: each takes many times the room that it takes in the file.
    fn names(&self) -> usize;

    /// May such a line name the campaign? Asked of the text, before it is read.
    fn may_name(line: &str) -> bool;

    /// The name of the file of the saved game that it speaks of, to be changed. A copy of the campaign has games of its own.
    fn game_mut(&mut self) -> Option<&mut String> {
        None
    }
}

/// What [`Says`] asks about other entries and about the first one, for an enum that has `Founded`, `Renamed`, `Corrected { entry, to, why }`,
/// `Undone` and `Redone` among its words: they are the same in the books of every game.
#[macro_export]
macro_rules! about_entries {
    () => {
        fn about(&self) -> Option<$crate::house::book::About<'_, Self>> {
            match self {
                Self::Corrected { entry, to, why } => {
                    Some($crate::house::book::About::Corrected { entry: *entry, to: to.as_deref(), why })
                }
                Self::Undone(entry) => Some($crate::house::book::About::Undone(*entry)),
                Self::Redone(entry) => Some($crate::house::book::About::Redone(*entry)),
                _ => None,
            }
        }

        fn about_mut(&mut self) -> Option<&mut u32> {
            match self {
                Self::Corrected { entry, .. } | Self::Undone(entry) | Self::Redone(entry) => Some(entry),
                _ => None,
            }
        }

        fn corrected(entry: u32, to: Option<Self>, why: String) -> Self {
            Self::Corrected { entry, to: to.map(Box::new), why }
        }

        fn undone(entry: u32) -> Self {
            Self::Undone(entry)
        }

        fn redone(entry: u32) -> Self {
            Self::Redone(entry)
        }

        fn is_founding(&self) -> bool {
            matches!(self, Self::Founded(_))
        }

        fn may_name(line: &str) -> bool {
            line.contains("Founded(") || line.contains("Renamed(")
        }
    };
}

/// Why the book itself does not take an entry, whatever the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotEntered {
    /// It is about an entry that it cannot be about.
    NoSuchEntry,
    /// Nobody can have played so long.
    Full,
}

/// What a game says of its campaigns: what follows from an entry, or why there can be none. It is implemented by what the game is
/// played with (its cards, say), and is the same for the same entries on every machine.
pub trait Accounts: Debug + Sized {
    /// Whose the books are: what stands in their first line.
    const RULESET: &'static str;

    /// The folders below the user's data into which something may be written that comes along with a campaign.
    const FOLDERS: &'static [&'static str] = &[];

    /// What an entry says.
    type What: Says;

    /// Where a campaign is.
    type Standing: Clone + Debug + PartialEq;

    /// Something that an entry changed.
    type Change: Clone + Debug + PartialEq;

    /// Why the rules forbid an entry.
    type Refused: Clone + Debug + PartialEq + Error + From<NotEntered>;

    /// Why something that came along with a book from elsewhere cannot be taken in.
    type Along: Clone + Debug + PartialEq + Error;

    /// A campaign as one file, with what it takes along.
    type Packed: Packed<Self>;

    /// Where a campaign begins that is founded like this.
    ///
    /// # Errors
    /// The rule that the founding breaks.
    fn found(self: &Arc<Self>, founding: &Self::What) -> Result<Self::Standing, Self::Refused>;

    /// Lets an entry happen, which has this number.
    ///
    /// # Errors
    /// The rule that forbids it; then the standing may be half changed.
    fn happen(
        self: &Arc<Self>,
        standing: &mut Self::Standing,
        number: u32,
        what: &Self::What,
    ) -> Result<(), Self::Refused>;

    /// Where the campaign is after an entry. Whoever knows that one changes nothing need not copy anything for it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn after(
        self: &Arc<Self>,
        before: &Arc<Self::Standing>,
        number: u32,
        what: &Self::What,
    ) -> Result<Arc<Self::Standing>, Self::Refused> {
        let mut next = Self::Standing::clone(before);
        self.happen(&mut next, number, what).map(|()| Arc::new(next))
    }

    /// What is different.
    fn changes(&self, before: &Self::Standing, after: &Self::Standing) -> Vec<Self::Change>;

    /// What nobody writes anew, though a book in which it stands already keeps it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check_new(&self, _before: &Self::Standing, _what: &Self::What) -> Result<(), Self::Refused> {
        Ok(())
    }

    /// Does [`Accounts::check_new`] look at such words? For a correction it has to be derived where the wrong entry stands.
    fn is_checked_anew(_what: &Self::What) -> bool {
        false
    }

    /// Can somebody give such a reason for a correction?
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check_reason(_why: &str) -> Result<(), Self::Refused> {
        Ok(())
    }

    /// The name of the file of the saved game that is being played.
    fn game(_standing: &Self::Standing) -> Option<&str> {
        None
    }

    /// The lines of that game as they lie here; none where there is no such file.
    ///
    /// # Errors
    /// It cannot be read.
    fn game_under_way(_campaign: &Campaign<Self>, _dirs: &DataDirs) -> Result<Vec<String>, StorageError> {
        Ok(Vec::new())
    }
}
