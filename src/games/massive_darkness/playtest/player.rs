//! Which bot plays, and how hard it thinks: the same names for the command line and the window, so that anybody can play the same games.

use super::{Bot, Greedy, MIDDLE_BUDGET, RandomBot, planner};
use crate::games::massive_darkness::rules::MassiveDarkness;
use serde::Serialize;
use std::num::NonZeroUsize;

/// Who plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Player {
    /// Takes any legal answer.
    Random,
    /// Plays with sense, one step ahead.
    #[default]
    Greedy,
    /// Tries many ways to spend an Activation.
    Planner {
        /// So many games are imagined for an Activation.
        budget: u32,
    },
}

impl Player {
    /// The planner that thinks as hard as where nobody says how hard.
    pub const PLANNER: Self = Self::Planner { budget: MIDDLE_BUDGET };

    /// The bot of a seed, for one of many games that are played at once.
    #[must_use]
    pub fn seated(self, seed: u64) -> Box<dyn Bot<MassiveDarkness>> {
        self.seated_on(NonZeroUsize::MIN, seed)
    }

    /// The same, thinking on so many cores if it plans ahead: for a game that is played alone. It answers the same.
    #[must_use]
    pub fn seated_on(self, cores: NonZeroUsize, seed: u64) -> Box<dyn Bot<MassiveDarkness>> {
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Planner { budget } => Box::new(planner(seed, budget).on(cores)),
        }
    }

    /// Its name in arguments and machine-readable output.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Planner { .. } => "planner",
        }
    }

    /// Its budget, where it has one.
    #[must_use]
    pub fn budget(self) -> Option<u32> {
        match self {
            Self::Planner { budget } => Some(budget),
            _ => None,
        }
    }

    /// As it is told: its name and its budget, as they are typed in.
    #[must_use]
    pub fn told(self) -> String {
        self.budget().map_or_else(|| self.id().to_owned(), |budget| format!("{} --budget {budget}", self.id()))
    }
}
