//! Games that play themselves, whatever the game: what a bot is, many games on all cores, and what comes out of them.

pub mod batch;
pub mod bots;
pub mod statistics;
