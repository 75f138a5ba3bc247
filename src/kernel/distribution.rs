//! Exact distributions of what dice show: whole numbers of ways, no rounding.

mod fallen;
mod results;
mod sum;

pub use fallen::{Again, Fallen, Worth};
pub use results::{Fraction, Results};

use super::dice::{DiceError, DiceSet, Die, Pool, Symbols};

/// More ways than this are not counted, so that ways times any result still fit.
const MOST_WAYS: u128 = 1 << 111;

/// Which dice are rolled again once.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reroll {
    /// None.
    Nothing,
    /// Each die that shows nothing.
    Blanks,
}

/// In how many of all ways each bag of symbols comes up.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Distribution {
    /// Ascending, without zero weights.
    ways: Vec<(Symbols, u128)>,
    total: u128,
}

impl Distribution {
    /// The bag that comes up always.
    pub fn certain(symbols: Symbols) -> Self {
        Self { ways: vec![(symbols, 1)], total: 1 }
    }

    /// Ways that were counted elsewhere; together they are `total`.
    ///
    /// # Errors
    /// There are too many.
    pub fn of_ways(ways: Vec<(Symbols, u128)>, total: u128) -> Result<Self, DiceError> {
        Ok(Self::gather(ways, all_ways(total, 1)?))
    }

    /// What one die shows.
    pub fn of_die(die: &Die, reroll: Reroll) -> Self {
        let faces = die.faces.len() as u128;
        let once = || die.faces.iter().map(|face| (*face, 1));
        match reroll {
            Reroll::Nothing => Self::gather(once().collect(), faces),
            Reroll::Blanks => {
                let blanks = die.faces.iter().filter(|face| face.is_blank()).count() as u128;
                let kept = once().filter(|(face, _)| !face.is_blank()).map(|(face, _)| (face, faces));
                let again = once().map(|(face, _)| (face, blanks));
                Self::gather(kept.chain(again).collect(), faces * faces)
            }
        }
    }

    /// What a pool shows together.
    pub fn of_pool(set: &DiceSet, pool: &Pool, reroll: Reroll) -> Result<Self, DiceError> {
        let mut parts = Vec::new();
        for (id, count) in pool.iter() {
            let die = set.die(id).ok_or(DiceError::NoSuchDie(id))?;
            parts.push((Self::of_die(die, reroll), count));
        }
        sum::sum_of(&parts)
    }

    /// What this and something independent of it show together.
    pub fn plus(&self, other: &Self) -> Result<Self, DiceError> {
        sum::sum_of(&[(self.clone(), 1), (other.clone(), 1)])
    }

    /// Each bag that can come up and in how many ways, ascending.
    pub fn ways(&self) -> &[(Symbols, u128)] {
        &self.ways
    }

    /// All ways together.
    pub fn total(&self) -> u128 {
        self.total
    }

    /// How likely a bag is.
    pub fn probability(&self, symbols: &Symbols) -> Fraction {
        let found = self.ways.binary_search_by_key(symbols, |(known, _)| *known);
        Fraction::new(found.map_or(0, |index| self.ways[index].1), self.total)
    }

    /// How likely a bag is for which `wanted` holds.
    pub fn probability_that(&self, mut wanted: impl FnMut(&Symbols) -> bool) -> Fraction {
        let fitting = self.ways.iter().filter(|(symbols, _)| wanted(symbols));
        Fraction::new(fitting.map(|(_, ways)| ways).sum(), self.total)
    }

    /// The distribution after every bag became another one.
    #[must_use]
    pub fn map(&self, mut change: impl FnMut(&Symbols) -> Symbols) -> Self {
        let changed = self.ways.iter().map(|(symbols, ways)| (change(symbols), *ways)).collect();
        Self::gather(changed, self.total)
    }

    /// The distribution of a number read off the bag.
    pub fn results(&self, mut read: impl FnMut(&Symbols) -> i16) -> Results {
        Results::collect(self.ways.iter().map(|(symbols, ways)| (read(symbols), *ways)), self.total)
    }

    /// The distribution of a number read off this bag and an independent other one.
    pub fn against(&self, other: &Self, mut read: impl FnMut(&Symbols, &Symbols) -> i16) -> Result<Results, DiceError> {
        let total = all_ways(self.total, other.total)?;
        let pairs = self.ways.iter().flat_map(|mine| other.ways.iter().map(move |theirs| (mine, theirs)));
        Ok(Results::collect(pairs.map(|(mine, theirs)| (read(&mine.0, &theirs.0), mine.1 * theirs.1)), total))
    }

    /// Sorts and adds up what is equal.
    fn gather(mut ways: Vec<(Symbols, u128)>, total: u128) -> Self {
        ways.retain(|(_, count)| *count > 0);
        ways.sort_unstable_by_key(|(symbols, _)| *symbols);
        ways.dedup_by(|later, kept| {
            let same = later.0 == kept.0;
            if same {
                kept.1 += later.1;
            }
            same
        });
        Self { ways, total }
    }
}

fn all_ways(one: u128, other: u128) -> Result<u128, DiceError> {
    one.checked_mul(other).filter(|total| *total <= MOST_WAYS).ok_or(DiceError::TooManyOutcomes)
}

#[cfg(test)]
mod tests;
