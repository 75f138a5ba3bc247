//! The campaign book: what the players did in Story Mode, entry by entry, and where that has brought them.
//!
//! * [`entry`] – what an entry can say. Names and codes only, so that a book can be read without the program.
//! * [`accounts`] – what follows from an entry: the [`Standing`], what it changed, or why the rules forbid it. The rest of a
//!   [`Campaign`] and of its [`Book`] is the same for every game (`crate::house::book`).
//! * [`words::Words`] – entries, changes and refusals as sentences.
//! * [`link`] – a quest of the campaign played on the computer: what it begins with, and its result, written once.
//! * [`search::CardSearch`] – cards by code or a few letters in any language.
//! * [`chronicle::markdown`] – the campaign as a text; [`statistics::Statistics`] – its numbers, also as CSV.
//! * [`bundle`] – what a campaign takes along when it is exported and imported.
//!
//! ```text
//! founded ─► Ready ─► Playing ─┬─ won ─────────────────────────────► Town ─► Ready
//!                              └─ lost ─(Discard)─► Lost ─┬─ went on ─► Town
//!                                                         └─ repeated ─► Repeat ─► Playing
//! ```
//!
//! [`Standing::now`] says where in this picture a campaign is. The rules are those of
//! [`crate::games::massive_darkness::rules::story`]; this room keeps the accounts and never decides what is legal.
//!
//! Nothing is ever changed or erased in a book. A wrong entry is corrected by another one ([`entry::What::Corrected`]); undo
//! and redo are entries as well.

pub mod accounts;
mod apply;
pub mod book;
pub mod bounds;
pub mod brought;
pub mod bundle;
mod changes;
pub mod chronicle;
pub mod entry;
pub mod lines;
pub mod link;
pub mod outlet;
pub mod party;
mod refused;
pub mod rescue;
pub mod search;
pub mod shelf;
mod standing;
pub mod statistics;
mod town;
pub mod words;

pub use accounts::Along;
pub use book::BookError;
pub use changes::Change;
pub use entry::{Entry, What};
pub use refused::{Refused, Why};
pub use standing::{Life, Now, Playing, QuestStatus, Standing};

pub use crate::house::book::derive;

use crate::games::massive_darkness::rules::library::Library;
use crate::house::book as house;
use std::sync::Arc;

/// A campaign of this game.
pub type Campaign = house::Campaign<Library>;

/// A campaign in a file.
pub type Book = house::Book<Library>;

/// All campaign books of a user.
pub type Shelf = house::Shelf<Library>;

/// What stands in a book.
pub type Pages = house::Pages<What>;

/// What became of an entry.
pub type Verdict = house::Verdict<Change, Refused>;

/// An entry that has been looked at.
pub type Judged = house::Judged<Change, Refused>;

impl Campaign {
    /// The box it is played with.
    #[must_use]
    pub fn library(&self) -> &Arc<Library> {
        self.accounts()
    }
}
