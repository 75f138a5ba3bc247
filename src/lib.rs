//! Delvewright: design, play and keep the books of dungeon-crawl board games.
//!
//! Read in this order: [`engine`] (the rules, pure), then what stands on it: [`storage`] (files),
//! [`text`] (every word a user sees), [`history`] (undo for any document).

#[cfg(feature = "gui")]
pub mod app;
pub mod campaign;
pub mod cases;
pub mod cli;
pub mod content;
pub mod describe;
pub mod drawing;
pub mod engine;
pub mod history;
pub mod playtest;
pub mod print;
pub mod quest;
pub mod rulings;
pub mod session;
pub mod storage;
pub mod text;
pub mod wrong;
