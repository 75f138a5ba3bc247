//! The game without a window, in this process: rules, content, whole games, campaigns and their books.
//!
//! Nothing here starts a process: one that is being started holds the locks of open books for a moment, and other tests
//! would meet them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod balance;
mod campaign;
mod conformance;
mod content;
mod fights;
mod games;
mod kept;
mod lab;
mod planned;
mod plugs;
mod plugs_files;
mod printed_cards;
mod replays;
mod rules;
mod story;
#[path = "../table/mod.rs"]
mod table;
