//! The board: a quest being played.

pub mod map;
