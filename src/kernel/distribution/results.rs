//! Distributions of a single number.

use std::cmp::Ordering;
use std::fmt;

use super::{DiceError, all_ways};

/// A share of all ways, in lowest terms.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    /// Above the line.
    pub numerator: u128,
    /// Below the line.
    pub denominator: u128,
}

impl Fraction {
    /// Reduces; a share of nothing is none.
    #[must_use]
    pub fn new(numerator: u128, denominator: u128) -> Self {
        let divisor = common_divisor(numerator, denominator).max(1);
        Self { numerator: numerator / divisor, denominator: (denominator / divisor).max(1) }
    }

    /// How many of `scale` parts it is, rounded to the nearest.
    pub fn rounded(&self, scale: u16) -> u128 {
        // Of very large numbers the last places do not matter, and there has to be room for the product.
        let spare = self.numerator.max(self.denominator).leading_zeros();
        let dropped = (u16::BITS + 1).saturating_sub(spare);
        let (numerator, denominator) = (self.numerator >> dropped, (self.denominator >> dropped).max(1));
        (numerator * u128::from(scale) + denominator / 2) / denominator
    }
}

impl Ord for Fraction {
    /// By whole parts, then by what is left: products of large numbers would not fit.
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut mine, mut theirs) = (*self, *other);
        loop {
            let whole = (mine.numerator / mine.denominator).cmp(&(theirs.numerator / theirs.denominator));
            let left = (mine.numerator % mine.denominator, theirs.numerator % theirs.denominator);
            match (whole, left) {
                (Ordering::Equal, (0, 0)) => return Ordering::Equal,
                (Ordering::Equal, (0, _)) => return Ordering::Less,
                (Ordering::Equal, (_, 0)) => return Ordering::Greater,
                // Of two rests the one that goes fewer times into its whole is the larger.
                (Ordering::Equal, (my_rest, their_rest)) => {
                    let before = mine;
                    mine = Self { numerator: theirs.denominator, denominator: their_rest };
                    theirs = Self { numerator: before.denominator, denominator: my_rest };
                }
                (different, _) => return different,
            }
        }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.numerator, self.denominator)
    }
}

/// In how many of all ways each number comes up.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Results {
    /// Ascending, without zero weights.
    ways: Vec<(i16, u128)>,
    total: u128,
}

impl Results {
    pub(super) fn collect(ways: impl Iterator<Item = (i16, u128)>, total: u128) -> Self {
        let mut tally = Tally { lowest: 0, counts: Vec::new() };
        for (result, count) in ways {
            tally.add(result, count);
        }
        let numbered = (i32::from(tally.lowest)..).zip(tally.counts);
        let ways = numbered.filter(|(_, count)| *count > 0).map(|(result, count)| (result as i16, count));
        Self { ways: ways.collect(), total }
    }

    /// Adds up ways that were counted elsewhere; together they are `total`.
    pub fn of_ways(ways: impl Iterator<Item = (i16, u128)>, total: u128) -> Result<Self, DiceError> {
        if total > super::MOST_WAYS {
            return Err(DiceError::TooManyOutcomes);
        }
        Ok(Self::collect(ways, total))
    }

    /// Each number that can come up and in how many ways, ascending.
    pub fn ways(&self) -> &[(i16, u128)] {
        &self.ways
    }

    /// All ways together.
    pub fn total(&self) -> u128 {
        self.total
    }

    /// How likely exactly this number is.
    pub fn probability(&self, result: i16) -> Fraction {
        self.share(|known| known == result)
    }

    /// How likely this number or a higher one is.
    pub fn at_least(&self, result: i16) -> Fraction {
        self.share(|known| known >= result)
    }

    /// The mean, as a fraction in lowest terms with its sign.
    pub fn mean(&self) -> (i128, u128) {
        let sum: i128 = self.ways.iter().map(|(result, count)| i128::from(*result) * *count as i128).sum();
        let share = Fraction::new(sum.unsigned_abs(), self.total);
        (share.numerator as i128 * sum.signum(), share.denominator)
    }

    /// The distribution of a number made from each number.
    #[must_use]
    pub fn map(&self, mut change: impl FnMut(i16) -> i16) -> Self {
        Self::collect(self.ways.iter().map(|(result, count)| (change(*result), *count)), self.total)
    }

    /// The distribution of a number made from this one and an independent other one.
    pub fn with(&self, other: &Self, mut join: impl FnMut(i16, i16) -> i16) -> Result<Self, DiceError> {
        let total = all_ways(self.total, other.total)?;
        let pairs = self.ways.iter().flat_map(|mine| other.ways.iter().map(move |theirs| (mine, theirs)));
        Ok(Self::collect(pairs.map(|(mine, theirs)| (join(mine.0, theirs.0), mine.1 * theirs.1)), total))
    }

    fn share(&self, mut wanted: impl FnMut(i16) -> bool) -> Fraction {
        let fitting = self.ways.iter().filter(|(result, _)| wanted(*result));
        Fraction::new(fitting.map(|(_, count)| count).sum(), self.total)
    }
}

/// One counter for each number from the lowest to the highest so far.
struct Tally {
    lowest: i16,
    counts: Vec<u128>,
}

impl Tally {
    fn add(&mut self, result: i16, count: u128) {
        if self.counts.is_empty() {
            self.lowest = result;
        }
        if result < self.lowest {
            let missing = usize::from(self.lowest.abs_diff(result));
            self.counts.splice(..0, std::iter::repeat_n(0, missing));
            self.lowest = result;
        }
        let index = usize::from(result.abs_diff(self.lowest));
        if index >= self.counts.len() {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += count;
    }
}

fn common_divisor(mut one: u128, mut other: u128) -> u128 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}
