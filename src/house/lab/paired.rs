//! The same games played twice: before a change and after it, by the same seeds. What chance brings is mostly the same in both, so a
//! difference is seen in far fewer games than by two batches of their own.

use crate::house::lab::statistics::Statistics;
use serde::Serialize;
use std::collections::BTreeMap;

/// Half of the normal distribution's middle 95 %, the level of [`super::statistics::CONFIDENCE`].
const Z: f64 = 1.959_963_984_540_054;
/// Below this lie four fifths of the normal distribution.
const FOUR_IN_FIVE: f64 = 0.841_621_233_572_914;

/// Seeds of games. Those of a batch count on, so they are kept by sixty-fours: a bit for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seeds(BTreeMap<u64, u64>);

impl Seeds {
    /// One more.
    pub fn insert(&mut self, seed: u64) {
        *self.0.entry(seed / 64).or_default() |= 1 << (seed % 64);
    }

    /// Those of another part of the batch.
    pub fn join(&mut self, other: &Self) {
        other.0.iter().for_each(|(at, bits)| *self.0.entry(*at).or_default() |= bits);
    }

    /// Those that are not among the others.
    pub fn without<'s>(&'s self, others: &'s Self) -> impl Iterator<Item = u64> + 's {
        self.0.iter().flat_map(|(at, bits)| {
            let left = bits & !others.0.get(at).copied().unwrap_or(0);
            (0..64).filter(move |bit| left >> bit & 1 == 1).map(move |bit| at * 64 + bit)
        })
    }
}

impl FromIterator<u64> for Seeds {
    fn from_iter<I: IntoIterator<Item = u64>>(seeds: I) -> Self {
        let mut all = Self::default();
        seeds.into_iter().for_each(|seed| all.insert(seed));
        all
    }
}

/// Seeds that both batches played, and in which of them the players won only once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Paired {
    /// Games that were played before and after.
    pub games: u64,
    /// Of them won after the change only.
    pub gained: u64,
    /// And won before the change only.
    pub lost: u64,
}

/// A difference of two shares, and between which bounds that of all such games lies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// What was counted, from -1 to 1.
    pub share: f64,
    /// Lower bound.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

impl Difference {
    /// Can it be told from none?
    #[must_use]
    pub fn is_seen(self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

impl Paired {
    /// Two batches that began with the same seed. Of batches of different length the seeds count that both have played.
    #[must_use]
    pub fn of(before: &Statistics, after: &Statistics, first_seed: u64) -> Self {
        let games = before.games.min(after.games);
        let both = |seed: &u64| seed.wrapping_sub(first_seed) < games;
        let only =
            |these: &Statistics, those: &Statistics| these.won_by.without(&those.won_by).filter(both).count() as u64;
        Self { games, gained: only(after, before), lost: only(before, after) }
    }

    /// Adds the pairs of another party.
    pub fn join(&mut self, other: Self) {
        self.games += other.games;
        self.gained += other.gained;
        self.lost += other.lost;
    }

    /// How much more is won after the change: the interval of Agresti and Min for pairs (2005), which is that of Wald with half a game
    /// more of each kind. So games that all ended alike do not prove that nothing changed.
    #[must_use]
    pub fn difference(self) -> Difference {
        if self.games == 0 {
            return Difference { share: 0.0, low: -1.0, high: 1.0 };
        }
        let (count, apart) = (self.games as f64 + 2.0, self.gained as f64 - self.lost as f64);
        let half = Z * (self.unlike() * count - apart * apart / count).max(0.0).sqrt() / count;
        let middle = apart / count;
        Difference { share: apart / self.games as f64, low: (middle - half).max(-1.0), high: (middle + half).min(1.0) }
    }

    /// About how many games more would show a difference of so many hundredths four times in five, if as many pairs end differently as
    /// until now.
    #[must_use]
    pub fn games_to_show(self, hundredths: u8) -> u64 {
        let wanted = f64::from(hundredths.max(1)) / 100.0;
        let games = self.unlike() * ((Z + FOUR_IN_FIVE) / wanted).powi(2);
        (games.ceil() as u64).saturating_sub(self.games)
    }

    /// The share of pairs that end differently, half a game more of each kind counted.
    fn unlike(self) -> f64 {
        (self.gained + self.lost + 1) as f64 / (self.games + 2) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(games: u64, won_by: &[u64]) -> Statistics {
        Statistics {
            games,
            won: won_by.len() as u64,
            won_by: won_by.iter().copied().collect(),
            ..Statistics::default()
        }
    }

    #[test]
    fn a_pair_counts_by_its_seed_and_only_where_both_have_played() {
        let (before, after) = (batch(5, &[10, 11, 14]), batch(4, &[11, 12, 13]));
        let paired = Paired::of(&before, &after, 10);
        assert_eq!(paired, Paired { games: 4, gained: 2, lost: 1 });
        assert_eq!(Paired::of(&before, &before, 10), Paired { games: 5, gained: 0, lost: 0 });
        let mut both = paired;
        both.join(paired);
        assert_eq!(both, Paired { games: 8, gained: 4, lost: 2 });
    }

    #[test]
    fn seeds_are_kept_one_by_one_up_to_the_last() {
        let seeds = |all: &[u64]| all.iter().copied().collect::<Seeds>();
        let (mut all, others) = (seeds(&[0, 63, 64, 130]), seeds(&[63, u64::MAX]));
        assert_eq!(all.without(&others).collect::<Vec<_>>(), [0, 64, 130]);
        all.join(&others);
        assert_eq!(all.without(&Seeds::default()).collect::<Vec<_>>(), [0, 63, 64, 130, u64::MAX]);
    }

    #[test]
    fn bounds_are_those_of_agresti_and_min() {
        // Their worked example of paired proportions, counted by hand: 1,600 pairs, 150 and 86 of them unlike.
        let seen = Paired { games: 1600, gained: 150, lost: 86 }.difference();
        let near = |one: f64, other: f64| (one - other).abs() < 2e-4;
        assert!(near(seen.share, 0.04) && near(seen.low, 0.0212) && near(seen.high, 0.0587), "{seen:?}");
        assert!(seen.is_seen());
    }

    #[test]
    fn few_games_that_ended_alike_prove_nothing() {
        for games in [0, 1, 20] {
            let paired = Paired { games, gained: 0, lost: 0 };
            let seen = paired.difference();
            assert!(!seen.is_seen() && seen.low < 0.0 && seen.high > 0.0, "{games}: {seen:?}");
            assert!(paired.games_to_show(5) > 0, "{games}");
        }
        assert!(Paired { games: 20, gained: 12, lost: 1 }.difference().is_seen());
    }

    #[test]
    fn with_as_many_games_more_what_was_said_is_seen_four_times_in_five() {
        let paired = Paired { games: 60, gained: 9, lost: 6 };
        let more = paired.games_to_show(5);
        let scale = |count: u64| (count * (60 + more)).div_ceil(60);
        let later = Paired { games: 60 + more, gained: scale(9), lost: scale(6) }.difference();
        // What is found lies so far beside what is so, or nearer, four times in five; all that is left to nothing has to lie within the bounds.
        let half = (later.high - later.low) / 2.0;
        let seen = half * (1.0 + FOUR_IN_FIVE / Z);
        assert!(seen < 0.052 && seen > 0.04, "{seen}");
    }
}
