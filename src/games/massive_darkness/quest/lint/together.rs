//! Problems that are settled together, as one step.

use super::{Advice, advice_about};
use crate::games::massive_darkness::quest::edit::Command;
use crate::games::massive_darkness::quest::layout::draft;
use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::quest::problem::Problem;
use crate::games::massive_darkness::rules::cards::TileSide;

/// A line of the list of problems that can be settled.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// It keeps the quest from being played.
    Problem(Problem),
    /// It can hardly be meant.
    Advice(Advice),
}

impl Fault {
    fn is_in(&self, problems: &[Problem], advice: &[Advice]) -> bool {
        match self {
            Self::Problem(problem) => problems.contains(problem),
            Self::Advice(one) => advice.contains(one),
        }
    }

    fn fix(&self, quest: &Quest, sides: &[TileSide]) -> Option<Command> {
        match self {
            Self::Problem(problem) => problem.fix(quest, sides),
            Self::Advice(advice) => advice.fix(quest),
        }
    }
}

/// The commands that settle these, one after the other: each is looked at again in the quest as it is by then, so that
/// what another one has settled already is left alone. Nothing else is touched, not even what comes up on the way.
#[must_use]
pub fn settle(quest: &Quest, sides: &[TileSide], faults: &[Fault]) -> Vec<Command> {
    let mut now = quest.clone();
    let mut commands = Vec::new();
    let look = |quest: &Quest| {
        let (dungeon, problems) = draft(quest, sides);
        let advice = advice_about(quest, dungeon.as_ref(), &problems);
        (problems, advice)
    };
    let mut found = look(&now);
    for fault in faults {
        if !fault.is_in(&found.0, &found.1) {
            continue;
        }
        let Some(fix) = fault.fix(&now, sides) else { continue };
        if let Ok(after) = fix.apply(&now, sides) {
            now = after;
            commands.push(fix);
            found = look(&now);
        }
    }
    commands
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shared_core_box;
    use crate::games::massive_darkness::quest::edit::empty;
    use crate::games::massive_darkness::quest::model::{PlacedToken, Spot};
    use crate::games::massive_darkness::rules::state::TokenKind;

    #[test]
    fn what_is_settled_on_the_way_is_settled_once_and_nothing_else_is_touched() {
        let sides = &shared_core_box().expect("the box").tiles;
        let mut quest = empty("t");
        for (tile, x) in [("6V", 0), ("8R", 3), ("6V", 2)] {
            let at = Spot { x, y: 0, storey: 0 };
            quest = Command::Lay(tile.to_owned(), at, 0).apply(&quest, sides).expect("it is laid");
        }
        let away = Spot { x: 30, y: 30, storey: 0 };
        quest.tokens.push(PlacedToken { kind: TokenKind::Lair, at: away, fixed: false });
        let (_, problems) = draft(&quest, sides);
        let faults: Vec<Fault> = problems
            .iter()
            .filter(|problem| matches!(problem, Problem::Overlap { .. } | Problem::Outside { .. }))
            .cloned()
            .map(Fault::Problem)
            .collect();
        assert_eq!(faults.len(), 2);
        // The same once more: by then it is settled.
        let commands = settle(&quest, sides, &[&faults[..], &faults[..]].concat());
        let after = Command::Several("edit-settle", commands.clone()).apply(&quest, sides).expect("it is settled");
        assert_eq!(commands.len(), faults.len(), "each is settled once");
        let (_, left) = draft(&after, sides);
        assert!(!left.iter().any(|problem| matches!(problem, Problem::Overlap { .. } | Problem::Outside { .. })));
        assert!(left.contains(&Problem::NoGoal), "what was not asked for stays");
        assert!(after.tiles.len() == 2 && after.tokens.is_empty());
    }
}
