//! Games that play themselves: what is seen in them besides who won ([`traces`]), and where the difference of two batches comes from
//! ([`compared`]); a [`check`] of a Quest keeps them, [`kept`] the best of them beside the Quest,
//! [`won`] has games that come with the program, [`moment`] plays one again up to a fall. Who sets out says a [`Party`]. What a bot is, many games and their sums are those of every game ([`crate::house::lab`]).

pub mod check;
pub mod compared;
pub mod kept;
pub mod moment;
#[cfg(test)]
mod tests;
pub mod traces;
pub mod won;

use super::party::Party;
use super::plug::PLUG;
use super::rules::Dungeon;
use super::rules::ids::EnemyId;
use super::rules::layout::Unlaid;
use super::rules::quest::{Goal, Quest, Spot};
use super::ruleset::HellscapeRules;
use crate::games::tiles::compared::Seen;
use crate::games::tiles::why;
use crate::house::lab::bots::Witness as _;
use crate::house::lab::statistics::Statistics;
use crate::house::plug::{Simulate, Trouble};
use crate::house::storage::DataDirs;
use traces::{Happening, Traces};

/// A Quest that bots have played.
#[derive(Clone, Debug)]
pub struct Tried {
    /// As its author wrote it; what was laid out of it is [`Self::dungeon`].
    pub quest: Quest,
    /// As it was laid out for so many Heroes.
    pub dungeon: Dungeon,
    /// The games, summed up.
    pub sum: Statistics,
    /// What was seen in them.
    pub traces: Traces,
}

impl Tried {
    /// Games of the same that were played besides.
    pub fn take(&mut self, piece: check::Piece) {
        self.sum.join(piece.sum);
        self.traces.join(piece.traces);
    }

    /// Why parties fall in its games.
    #[must_use]
    pub fn why(&self) -> why::Seen<'_, EnemyId, Happening> {
        why::Seen { sum: &self.sum, falls: &self.traces.fallen, before: &self.traces.before }
    }

    /// What was seen in its games.
    #[must_use]
    pub fn seen(&self) -> Seen<'_, Goal<String>, Spot> {
        let Self { quest, dungeon, sum, traces } = self;
        let (doors, falls) = (traces.doors_opened(dungeon).collect(), traces.falls_by_zone(dungeon).collect());
        Seen { sum, games: traces.games, goals: &quest.goals, reached: &traces.goals, doors, falls }
    }
}

/// Plays the Quest that is begun by these rules with this party, a bot for each of its Heroes.
///
/// # Errors
/// The Quest cannot be laid out, or the party cannot play.
pub fn try_out(rules: &HellscapeRules, dirs: &DataDirs, party: &Party, batch: &Simulate<'_>) -> Result<Tried, Trouble> {
    let rules = rules.setting_out(party.clone());
    let quest = rules.quest().clone();
    let dungeon = rules.all().lay_out(&quest, party.heroes()).map_err(boxed)?;
    let (sum, traces) = PLUG.simulate_before(rules, dirs, batch)?;
    Ok(Tried { quest, dungeon, sum, traces })
}

fn boxed(why: Unlaid) -> Trouble {
    Box::new(super::ruleset::Unbegun::Unlaid(why))
}
