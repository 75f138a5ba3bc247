//! What a change of a quest does: the same seeds before and after it, and where the difference comes from.

use super::trial::Traces;
use super::{Paired, Statistics};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
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

/// What is otherwise than before, by more than chance would easily do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cause {
    /// Of which things, doors or Zones or rounds, more or fewer were counted.
    pub what: Counted,
    /// How much or how often before.
    pub before: f64,
    /// And after.
    pub after: f64,
    /// By how many standard errors they differ.
    pub errors: f64,
}

/// From so many standard errors on a difference is told.
const TOLD_FROM: f64 = 2.5;
/// So many causes are told.
const MOST_TOLD: usize = 4;

/// Where a difference comes from: what differs most surely first.
#[must_use]
pub fn causes(before: &Side<'_>, after: &Side<'_>) -> Vec<Cause> {
    let (mut old, new) = (counts(before), counts(after));
    // Another objective in its place is another thing.
    let goal = |side: &Side<'_>, at: usize| side.dungeon.goals.get(at).cloned();
    old.retain(|what, _| !matches!(what, Counted::Goal(at) if goal(before, *at) != goal(after, *at)));
    let mut found: Vec<Cause> = new
        .into_iter()
        .filter_map(|(what, after)| Some(cause(what, old.remove(&what)?, after)))
        .filter(|cause| cause.errors >= TOLD_FROM)
        .collect();
    found.sort_by(|one, other| other.errors.total_cmp(&one.errors).then(one.what.cmp(&other.what)));
    found.truncate(MOST_TOLD);
    found
}

/// A mean, and the square of its standard error.
#[derive(Clone, Copy)]
struct Mean {
    mean: f64,
    error: f64,
}

fn cause(what: Counted, before: Mean, after: Mean) -> Cause {
    // The pairs are looked at as if they were strangers: rather too little is told than too much.
    let error = (before.error + after.error).sqrt();
    let apart = (after.mean - before.mean).abs();
    let errors = if error > 0.0 { apart / error } else { 0.0 };
    Cause { what, before: before.mean, after: after.mean, errors }
}

/// Everything that is counted in a batch. What lies in one quest only (another door, another Zone) has nothing to be compared with.
fn counts(side: &Side<'_>) -> BTreeMap<Counted, Mean> {
    let games = side.traces.games.max(1) as f64;
    let share = |hits: u64| {
        // Half a game more of each kind, so that never and always are not certain.
        let rough = (hits as f64 + 0.5) / (games + 1.0);
        Mean { mean: 100.0 * hits as f64 / games, error: 10_000.0 * rough * (1.0 - rough) / games }
    };
    let mut found = BTreeMap::new();
    found.insert(Counted::Rounds, rounds(side.sum));
    found.extend((0..).zip(&side.traces.goals).map(|(goal, hits)| (Counted::Goal(goal), share(*hits))));
    found.extend(side.traces.doors_opened(side.dungeon).map(|((one, other), hits)| {
        let (one, other) = (one.min(other), one.max(other));
        (Counted::Door(one, other), share(hits))
    }));
    found.extend(side.traces.falls_by_zone(side.dungeon).map(|(zone, falls)| {
        // Falls come rarely and alone: their scatter is about their number.
        let mean = 100.0 * falls as f64 / games;
        (Counted::Falls(zone), Mean { mean, error: 10_000.0 * (falls as f64 + 0.5) / (games * games) })
    }));
    found
}

fn rounds(sum: &Statistics) -> Mean {
    let games = sum.games.max(1) as f64;
    let mean = sum.mean_rounds();
    let square: f64 =
        (0_u32..).zip(&sum.rounds).map(|(rounds, games)| (f64::from(rounds) - mean).powi(2) * *games as f64).sum();
    Mean { mean, error: (square / games + 0.25) / games }
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
