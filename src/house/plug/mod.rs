//! What a game and the house have to do with each other.
//!
//! [`ruleset`] is what a game writes, typed: how it begins, how it is told. Whoever writes that gets recorded games
//! ([`super::session`]) and running ones ([`super::play`]) without another line.

pub mod ruleset;

pub use ruleset::{Answer, Beside, Event, Happened, Line, Rank, Ruleset, Scene, State};
