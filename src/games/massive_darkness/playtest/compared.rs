//! What a change of a quest does: the same seeds before and after it, and where the difference comes from.

use super::trial::Traces;
use super::{Paired, Statistics};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::house::lab::causes::{self, Mean};
use std::collections::BTreeMap;

/// A batch of a quest, as what is compared is made of.
#[derive(Clone, Copy)]
pub struct Side<'a> {
    /// The quest that was played.
    pub dungeon: &'a Dungeon,
    /// Its games.
    pub sum: &'a Statistics,
    /// What was seen in them.
    pub traces: &'a Traces,
}

/// What is counted in each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counted {
    /// Rounds that a game takes.
    Rounds,
    /// Of 100 games: those in which this objective was met; by position from 0.
    Goal(usize),
    /// Of 100 games: those in which the door between these Zones was opened.
    Door(Spot, Spot),
    /// How often Heroes fall in this Zone, in 100 games.
    Falls(Spot),
}

/// What is otherwise than before.
pub type Cause = causes::Cause<Counted>;

/// Where a difference comes from: what differs most surely first.
#[must_use]
pub fn causes(before: &Side<'_>, after: &Side<'_>) -> Vec<Cause> {
    let (mut old, new) = (counts(before), counts(after));
    // Another objective in its place is another thing.
    let goal = |side: &Side<'_>, at: usize| side.dungeon.goals.get(at).cloned();
    old.retain(|what, _| !matches!(what, Counted::Goal(at) if goal(before, *at) != goal(after, *at)));
    causes::causes(old, new)
}

/// Everything that is counted in a batch. What lies in one quest only (another door, another Zone) has nothing to be compared with.
fn counts(side: &Side<'_>) -> BTreeMap<Counted, Mean> {
    let games = side.traces.games;
    let mut found = BTreeMap::new();
    found.insert(Counted::Rounds, Mean::rounds(side.sum));
    found.extend((0..).zip(&side.traces.goals).map(|(goal, hits)| (Counted::Goal(goal), Mean::share(*hits, games))));
    found.extend(side.traces.doors_opened(side.dungeon).map(|((one, other), hits)| {
        let (one, other) = (one.min(other), one.max(other));
        (Counted::Door(one, other), Mean::share(hits, games))
    }));
    let falls = side.traces.falls_by_zone(side.dungeon);
    found.extend(falls.map(|(zone, falls)| (Counted::Falls(zone), Mean::rare(falls, games))));
    found
}

/// The difference of wins, all parties that played both times together.
#[must_use]
pub fn paired<'a>(pairs: impl Iterator<Item = (&'a Statistics, &'a Statistics)>, first_seed: u64) -> Paired {
    let mut all = Paired::default();
    pairs.for_each(|(before, after)| all.join(Paired::of(before, after, first_seed)));
    all
}

#[cfg(test)]
mod tests {
    use super::super::testing::{start, table};
    use super::super::{Greedy, Party, Plan, Trial, try_out};
    use super::*;
    use crate::games::massive_darkness::quest::{Quest, lay_out};
    use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
    use crate::house::lab::causes::{MOST_TOLD, TOLD_FROM};
    use std::sync::atomic::AtomicBool;

    const FIRST_SEED: u64 = 7;

    fn played(quest: &Quest, games: u64) -> (Dungeon, Statistics, Traces) {
        let setup = Setup::standard(Vec::new(), 2, Edition::De);
        let trial = Trial { quest: quest.clone(), party: Party::Drawn(3), setup };
        let plan = Plan::new(games, FIRST_SEED);
        let rules = table();
        let (sum, traces) =
            try_out(&rules, &trial, &Greedy::new, &plan, &AtomicBool::new(false), &|_| {}).expect("plays");
        (lay_out(quest, &rules.library.tiles).expect("it can be laid out"), sum, traces)
    }

    fn side(played: &(Dungeon, Statistics, Traces)) -> Side<'_> {
        Side { dungeon: &played.0, sum: &played.1, traces: &played.2 }
    }

    #[test]
    fn a_quest_differs_in_nothing_from_itself() {
        let quest = start(&table(), 3).quest;
        let once = played(&quest, 20);
        assert_eq!(causes(&side(&once), &side(&played(&quest, 20))), []);
        assert_eq!(Paired::of(&once.1, &once.1, FIRST_SEED), Paired { games: 20, gained: 0, lost: 0 });
    }

    #[test]
    fn what_a_change_brings_is_found_where_it_happens() {
        let quest = start(&table(), 3).quest;
        // All doors stand open: nobody opens one any more, and nothing comes out from behind them one by one.
        let mut open = quest.clone();
        let left = open.doors.len() - 1;
        open.doors.iter_mut().take(left).for_each(|door| door.open = true);
        let (before, after) = (played(&quest, 60), played(&open, 60));
        let found = causes(&side(&before), &side(&after));
        assert!(!found.is_empty() && found.len() <= MOST_TOLD);
        assert!(found.windows(2).all(|pair| pair[0].errors >= pair[1].errors), "{found:?}");
        assert!(found.iter().all(|cause| cause.errors >= TOLD_FROM && cause.before != cause.after), "{found:?}");
        let doors = counts(&side(&after)).into_keys().filter(|what| matches!(what, Counted::Door(..))).count();
        assert_eq!(doors, 1, "only a door that is closed in both can be opened more or less often");
        // The same the other way round.
        let back = causes(&side(&after), &side(&before));
        let turned = |cause: &Cause| Cause { before: cause.after, after: cause.before, ..*cause };
        assert_eq!(back, found.iter().map(turned).collect::<Vec<_>>());
    }
}
