//! Delvewright: design, play and keep the books of dungeon-crawl board games.
//!
//! Read in this order: [`engine`] (the rules, pure), then what stands on it.

#[cfg(feature = "gui")]
pub mod app;
pub mod engine;
