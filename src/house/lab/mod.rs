//! Games that play themselves, whatever the game: what a bot is, many games on all cores, and what comes out of them. For games of
//! seats also: a bot for each seat that sees no more than its seat ([`seats`]), one that plans ahead ([`search`]), who came where
//! ([`places`]), and a bot that thinks while the window goes on ([`thinking`]); many games do so in [`under_way`]. What a change does to the same games: [`paired`], and where that comes from:
//! [`causes`]; numbers by place: [`counts`].
//! What in a position has to do with winning: [`fitting`].
//!
//! What is not here: a bot that knows a game, and what an answer is worth. That is the game's.

pub mod batch;
pub mod bots;
pub mod causes;
pub mod counts;
pub mod fitting;
pub mod paired;
pub mod places;
pub mod plans;
pub mod search;
pub mod seats;
pub mod statistics;
pub mod thinking;
pub mod under_way;
