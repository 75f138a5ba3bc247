//! The campaign book: what the players did in Story Mode, entry by entry, and where that has brought them.
//!
//! * [`entry`] – what an entry can say. Names and codes only, so that a book can be read without the program.
//! * [`Campaign`] – the entries and what follows from them (`derive`, a pure fold): the [`Standing`], what
//!   each entry changed, which entries are in conflict with the rules. [`Campaign::with`] adds one or says which rule
//!   forbids it.
//! * [`Book`] – a campaign in a file that is only ever appended to; every entry is on the disk before it counts.
//! * [`words::Words`] – entries, changes and refusals as sentences.
//! * [`link`] – a quest of the campaign played on the computer: what it begins with, and its result, written once.
//! * [`search::CardSearch`] – cards by code or a few letters in any language.
//! * [`chronicle::markdown`] – the campaign as a text; [`statistics::Statistics`] – its numbers, also as CSV.
//! * [`Shelf`] – all books of a user: list, found, open, export, import, delete, restore, backups.
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
//! Nothing is ever changed or erased in a book. A wrong entry is corrected by another one ([`entry::What::Corrected`]):
//! everything after it is derived anew, and entries that have become impossible are [`Fate::Conflict`]s. Undo
//! and redo are entries as well.

pub mod account;
mod apply;
pub mod book;
pub mod bounds;
pub mod bundle;
mod changes;
pub mod chronicle;
mod course;
mod deleted;
mod effective;
pub mod entry;
pub mod lines;
pub mod link;
pub mod outlet;
mod outside;
pub mod party;
mod refused;
pub mod rescue;
pub mod search;
pub mod shelf;
mod standing;
pub mod statistics;
mod town;
pub mod words;

pub use account::{Campaign, Fate, Told, derive};
pub use book::{Book, BookError};
pub use changes::Change;
pub use entry::{Entry, What};
pub use refused::{Refused, Why};
pub use shelf::Shelf;
pub use standing::{Life, Now, Playing, QuestStatus, Standing};
