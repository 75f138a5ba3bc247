//! Games that play themselves: bots, batches of games on all cores, and what comes out of them.
//!
//! [`bots`] says what a bot is and has the one that knows nothing; [`greedy`] knows the rules of its game; [`batch`]
//! plays many games; [`statistics`] sums them up; [`invariants`] says what must be true of every state; [`odds`]
//! counts the chances of two pools of dice; [`attack`] those of an attack in a running game.

pub mod attack;
pub mod batch;
pub mod bots;
pub mod greedy;
pub mod invariants;
pub mod odds;
pub mod statistics;

#[cfg(test)]
pub(crate) mod testing;

pub use attack::{AttackOdds, NoOdds, attack_odds};
pub use batch::{Plan, Progress, run};
pub use bots::{Bot, Limits, Played, RandomBot, play};
pub use greedy::Greedy;
pub use invariants::Invariants;
pub use statistics::{Interval, Statistics};
