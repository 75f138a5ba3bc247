//! The list of everything there is to tell about a quest: the same in the window and at the terminal.

use super::{Advice, Fault, Weight};
use crate::games::massive_darkness::quest::edit::Command;
use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::quest::problem::Problem;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::library::LibraryError;

/// Most lines that are listed; nobody reads more.
pub const MOST_LISTED: usize = 100;

/// One line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding<'f> {
    /// What keeps the quest from being played.
    Problem(&'f Problem),
    /// Its cards do not fit into the box.
    Misfit(&'f LibraryError),
    /// What can hardly be meant, or may well be.
    Advice(&'f Advice),
}

/// Everything, the gravest first, if advice is.
pub fn findings<'f>(
    problems: &'f [Problem],
    misfit: Option<&'f LibraryError>,
    advice: &'f [Advice],
) -> impl Iterator<Item = Finding<'f>> {
    let problems = problems.iter().map(Finding::Problem);
    problems.chain(misfit.map(Finding::Misfit)).chain(advice.iter().map(Finding::Advice))
}

impl Finding<'_> {
    /// How much it matters; none where the quest cannot be played.
    #[must_use]
    pub fn weight(self) -> Option<Weight> {
        match self {
            Self::Problem(_) | Self::Misfit(_) => None,
            Self::Advice(advice) => Some(advice.weight()),
        }
    }

    /// The line by itself, if it is one that can be settled.
    #[must_use]
    pub fn fault(self) -> Option<Fault> {
        match self {
            Self::Problem(problem) => Some(Fault::Problem(problem.clone())),
            Self::Misfit(_) => None,
            Self::Advice(advice) => Some(Fault::Advice(advice.clone())),
        }
    }

    /// What settles it at a press.
    #[must_use]
    pub fn fix(self, quest: &Quest, sides: &[TileSide]) -> Option<Command> {
        match self {
            Self::Problem(problem) => problem.fix(quest, sides),
            Self::Misfit(_) => None,
            Self::Advice(advice) => advice.fix(quest),
        }
    }
}
