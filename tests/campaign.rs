//! The campaign book: what can be entered, what follows from it, what survives on the disk.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod table;

#[path = "campaign/book.rs"]
mod book;
#[path = "campaign/bounds.rs"]
mod bounds;
#[path = "campaign/chronicle.rs"]
mod chronicle;
#[path = "campaign/entries.rs"]
mod entries;
#[path = "campaign/link.rs"]
mod link;
#[path = "campaign/people.rs"]
mod people;
#[path = "campaign/safety.rs"]
mod safety;
#[path = "campaign/search.rs"]
mod search;
#[path = "campaign/shelf.rs"]
mod shelf;
#[path = "campaign/town.rs"]
mod town;
#[path = "campaign/wandering.rs"]
mod wandering;
#[path = "campaign/words.rs"]
mod words;
