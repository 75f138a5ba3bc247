//! Who plays Boss Monster. Both players know what their seat knows and nothing more: they are handed a game, look at the view of
//! their seat ([`Seats::seen_by`](delvewright_kernel::seats::Seats::seen_by)), and imagine whole games that look like it.
//!
//! | strength | file |
//! |---|---|
//! | quick: tries each answer in a game that it imagines, and looks at the end of the round | [`evaluator`] |
//! | thoughtful: tries the better answers again and again in ever new games, to the end of the round | [`searcher`] |
//!
//! Both play what they imagine on in the same plain [`manner`]. What they then stand at the quick one reckons by the rules of thumb
//! of [`worth`], the thoughtful one by [`value`], which was found by looking at who won. There is no
//! clock: how hard a searcher thinks is a number of games, and whoever waits for it may ask it to stop.

pub(crate) use boss_monster_rules as rules;
pub(crate) use delvewright_kernel as kernel;

pub mod candidates;
pub mod evaluator;
pub mod manner;
pub mod searcher;
pub mod value;
pub mod worth;

#[cfg(test)]
mod tests;

pub use evaluator::Evaluator;
pub use searcher::{Considered, Searcher, best};
