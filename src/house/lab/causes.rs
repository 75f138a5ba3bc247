//! Where a difference of two batches comes from: what is counted in each game before a change and after it, and which of it is otherwise by
//! more than chance would easily do. What is counted says the game.

use crate::house::lab::statistics::Statistics;
use std::collections::BTreeMap;

/// What is otherwise than before, by more than chance would easily do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cause<W> {
    /// Of which things more or fewer were counted.
    pub what: W,
    /// How much or how often before.
    pub before: f64,
    /// How much or how often after, in the same unit.
    pub after: f64,
    /// By how many standard errors they differ.
    pub errors: f64,
}

/// From so many standard errors on a difference is told.
pub const TOLD_FROM: f64 = 2.5;
/// So many causes are told.
pub const MOST_TOLD: usize = 4;

/// A mean, and the square of its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    mean: f64,
    error: f64,
}

impl Mean {
    /// Of 100 games: those in which something happened, which it did in so many of these.
    #[must_use]
    pub fn share(hits: u64, games: u64) -> Self {
        let games = games.max(1) as f64;
        // Half a game more of each kind, so that never and always are not certain.
        let rough = (hits as f64 + 0.5) / (games + 1.0);
        Self { mean: 100.0 * hits as f64 / games, error: 10_000.0 * rough * (1.0 - rough) / games }
    }

    /// How often something happens in 100 games that comes rarely and alone: its scatter is about its number.
    #[must_use]
    pub fn rare(times: u64, games: u64) -> Self {
        let games = games.max(1) as f64;
        Self { mean: 100.0 * times as f64 / games, error: 10_000.0 * (times as f64 + 0.5) / (games * games) }
    }

    /// Rounds of a game.
    #[must_use]
    pub fn rounds(sum: &Statistics) -> Self {
        let games = sum.games.max(1) as f64;
        let mean = sum.mean_rounds();
        let square: f64 =
            (0_u32..).zip(&sum.rounds).map(|(rounds, games)| (f64::from(rounds) - mean).powi(2) * *games as f64).sum();
        Self { mean, error: (square / games + 0.25) / games }
    }
}

/// Where a difference comes from: what differs most surely first. What was counted on one side only has nothing to be compared with.
#[must_use]
pub fn causes<W: Copy + Ord>(mut before: BTreeMap<W, Mean>, after: BTreeMap<W, Mean>) -> Vec<Cause<W>> {
    let mut found: Vec<Cause<W>> = after
        .into_iter()
        .filter_map(|(what, after)| Some(cause(what, before.remove(&what)?, after)))
        .filter(|cause| cause.errors >= TOLD_FROM)
        .collect();
    found.sort_by(|one, other| other.errors.total_cmp(&one.errors).then(one.what.cmp(&other.what)));
    found.truncate(MOST_TOLD);
    found
}

fn cause<W>(what: W, before: Mean, after: Mean) -> Cause<W> {
    // The pairs are looked at as if they were strangers: rather too little is told than too much.
    let error = (before.error + after.error).sqrt();
    let apart = (after.mean - before.mean).abs();
    let errors = if error > 0.0 { apart / error } else { 0.0 };
    Cause { what, before: before.mean, after: after.mean, errors }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_most_surely_comes_first_and_what_chance_may_do_is_not_told() {
        let counts =
            |shares: [u64; 3]| (0_u8..).zip(shares.map(|hits| Mean::share(hits, 100))).collect::<BTreeMap<_, _>>();
        let found = causes(counts([10, 50, 50]), counts([90, 52, 75]));
        assert_eq!(found.iter().map(|cause| cause.what).collect::<Vec<_>>(), [0, 2]);
        assert_eq!((found[0].before, found[0].after), (10.0, 90.0));
        assert!(found[0].errors > found[1].errors && found[1].errors >= TOLD_FROM, "{found:?}");
        assert!(causes(counts([10, 50, 50]), counts([10, 50, 50])).is_empty());
    }

    #[test]
    fn no_more_than_a_few_are_told_and_what_is_new_is_none() {
        let many = |hits: u64| (0_u8..9).map(|what| (what, Mean::share(hits, 100))).collect::<BTreeMap<_, _>>();
        assert_eq!(causes(many(5), many(95)).len(), MOST_TOLD);
        assert!(
            causes(BTreeMap::from([(1, Mean::rare(0, 100))]), BTreeMap::from([(2, Mean::rare(90, 100))])).is_empty()
        );
        assert!(
            causes(BTreeMap::from([(1, Mean::rare(2, 100))]), BTreeMap::from([(1, Mean::rare(4, 100))])).is_empty()
        );
    }

    #[test]
    fn nothing_was_played_and_nothing_is_certain() {
        let none = Statistics::default();
        let counts = || BTreeMap::from([(0, Mean::rounds(&none)), (1, Mean::share(0, 0)), (2, Mean::rare(0, 0))]);
        assert!(causes(counts(), counts()).is_empty());
    }
}
