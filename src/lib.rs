//! Delvewright: design, play and keep the books of board games.
//!
//! Read in this order: [`kernel`] (how any game asks and is answered), [`house`] (files, words and many games, for every game),
//! [`games`] (one room for each game, with everything that is known about it). The window is made of `kit` and is a whole in
//! `shell`, both of which know no game; `cli` is the command line. `main.rs` hands them the list of games and has nothing else.

#![cfg_attr(
    not(all(feature = "boss-monster", feature = "massive-darkness", feature = "massive-darkness-2")),
    allow(dead_code, reason = "what games share waits for the one that uses it")
)]

pub mod cli;
pub mod games;
pub mod house;
#[cfg(feature = "gui")]
pub mod kit;
#[cfg(feature = "gui")]
pub mod shell;

pub use delvewright_kernel as kernel;
