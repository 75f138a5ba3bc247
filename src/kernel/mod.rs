//! What every game shares. Names no game.
//!
//! [`game`] is the door into a running game: its questions, answers and events; [`seats`] who knows what in it. [`journal`] records
//! it, [`dealer`] answers for chance, [`conformance`] checks what a game has promised, [`cases`] what its rules say. [`frame`],
//! [`board`], [`sight`], [`card`], [`deck`], [`dice`] and [`distribution`] are what rules are built from; [`list`], [`bits`], [`hash`], [`looked`]
//! and [`reading`] are small helpers.
//!
//! What is not here: files, the clock, words for people, threads.

pub mod bits;
pub mod board;
pub mod card;
pub mod cases;
pub mod conformance;
pub mod dealer;
pub mod deck;
pub mod dice;
pub mod distribution;
pub mod frame;
pub mod game;
pub mod hash;
pub mod journal;
pub mod list;
pub mod looked;
pub mod reading;
pub mod seats;
pub mod sight;

#[cfg(any(test, feature = "toy"))]
pub mod toy;
