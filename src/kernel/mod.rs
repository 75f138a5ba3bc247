//! What every game shares. Names no game.

pub mod bits;
pub mod board;
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
pub mod reading;
pub mod seats;
pub mod sight;

#[cfg(any(test, feature = "toy"))]
pub mod toy;
