//! Games that play themselves. What a bot is, many games and their sums are those of every game ([`crate::house::lab`]).
//!
//! [`Greedy`] knows the rules of its game, in a package of its own; [`party`] says which Heroes play and [`player`] which bot; [`trial`] tries a quest
//! out and sees where Heroes fall
//! ([`before`]: after what; [`goods`]: what was never used), [`check`] does it for minutes and goes on where it was, [`won`] has games that were won, [`kept`] keeps those of a user's quest beside it, and [`moment`] plays a
//! game again up to a fall. What
//! they count with stands in packages that are optimized: [`Invariants`] says what must be true of every state,
//! [`crate::games::massive_darkness::odds::pools`] counts the chances of two pools of dice, [`attack_odds`] those of an attack in a
//! running game.

pub mod before;
pub mod check;
pub mod compared;
pub mod goods;
pub mod kept;
pub mod moment;
pub mod party;
pub mod planner;
pub mod player;
pub mod trial;
pub mod won;

#[cfg(test)]
mod attack_tests;
#[cfg(test)]
mod greedy_tests;
#[cfg(test)]
mod invariants_tests;
#[cfg(test)]
mod planner_tests;
#[cfg(test)]
pub(crate) mod testing;

use super::rules::{Answer, MassiveDarkness};
pub use crate::games::massive_darkness::odds::attack::{AttackOdds, NoOdds, attack_odds};
pub use crate::games::massive_darkness::rules::invariants::Invariants;
pub use crate::house::lab::batch::{Examined, Plan, Progress, run, run_before};
pub use crate::house::lab::bots::{Bot, Limits, Played, RandomBot, Witness, play, play_before};
pub use crate::house::lab::paired::Paired;
pub use crate::house::lab::statistics::{CONFIDENCE, Interval, Statistics};
pub use massive_darkness_bots::Greedy;
pub use party::Party;
pub use planner::{MIDDLE_BUDGET, planner};
pub use player::Player;
pub use trial::{Traces, Trial, try_out};

/// Counts what changes how our bots play: results of earlier ones are no results of these.
pub const BOT_REVISION: u16 = 5;

impl Bot<MassiveDarkness> for Greedy {
    fn answer(&mut self, game: &MassiveDarkness, listed: &[Answer]) -> Answer {
        self.decide(game, listed)
    }
}
