//! The campaign book: what can be entered, what follows from it, what survives on the disk.

mod book;
mod bounds;
mod chronicle;
mod entries;
mod import;
mod link;
mod people;
mod safety;
mod search;
mod shapes;
mod shelf;
mod town;
mod wandering;
mod words;
