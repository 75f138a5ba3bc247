//! Dice that have fallen, and which of them are rolled again: every way a pool can lie, and every part of it that can stay.
//!
//! Dice of a kind that show the same are not told apart, so six dice lie in some hundreds of ways, not in tens of thousands.

use super::{DiceError, all_ways};
use crate::dice::{DiceSet, Pool, Symbols};
use std::collections::BTreeMap;

/// More parts are not worth listing: nothing is decided over so many ways.
const MOST_PARTS: usize = 1 << 12;

/// Which of the dice that lie there are rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Again {
    /// All of them.
    All,
    /// Each that shows nothing.
    Blanks,
    /// Some, up to so many, whichever one likes.
    UpTo(u8),
}

/// What somebody thinks of an end: the first number decides, the second only among equals.
pub type Worth = [u128; 2];

/// Every way the dice of a pool can lie.
#[derive(Clone, Debug)]
pub struct Fallen {
    /// With fewer dice missing first: the first [`Self::len`] miss none.
    parts: Vec<Part>,
    whole: usize,
    total: u128,
}

/// Some of the dice, the others in the hand.
#[derive(Clone, Debug)]
struct Part {
    /// Of each kind of die, how many show each sort of face.
    counts: Vec<u8>,
    missing: u8,
    symbols: Symbols,
    blanks: u8,
    /// All ways of the pool for each way of the missing dice.
    each: u128,
    /// One more die has fallen: which part that is, and by how many faces.
    next: Vec<(usize, u128)>,
}

/// The dice of one kind.
struct Kind {
    count: u8,
    faces: u128,
    /// What its faces show, and how many show it.
    sorts: Vec<(Symbols, u128)>,
}

impl Fallen {
    /// Of the dice of a pool.
    ///
    /// # Errors
    /// There are no such dice, or they can lie in too many ways.
    pub fn of_pool(set: &DiceSet, pool: &Pool) -> Result<Self, DiceError> {
        let mut kinds = Vec::new();
        let mut total = 1;
        for (id, count) in pool.iter() {
            let die = set.die(id).ok_or(DiceError::NoSuchDie(id))?;
            let mut sorts: BTreeMap<Symbols, u128> = BTreeMap::new();
            die.faces.iter().for_each(|face| *sorts.entry(*face).or_default() += 1);
            let kind = Kind { count, faces: die.faces.len() as u128, sorts: sorts.into_iter().collect() };
            for _ in 0..count {
                total = all_ways(total, kind.faces)?;
            }
            kinds.push(kind);
        }
        let mut parts = parts_of(&kinds)?;
        parts.sort_by(|one, other| (one.missing, &one.counts).cmp(&(other.missing, &other.counts)));
        let places: BTreeMap<Vec<u8>, usize> =
            parts.iter().enumerate().map(|(at, part)| (part.counts.clone(), at)).collect();
        for part in &mut parts {
            part.next = next_of(&kinds, &part.counts, &places);
        }
        let whole = parts.iter().take_while(|part| part.missing == 0).count();
        Ok(Self { parts, whole, total })
    }

    /// In how many ways they can lie.
    #[expect(clippy::len_without_is_empty, reason = "no dice lie in one way, too")]
    pub fn len(&self) -> usize {
        self.whole
    }

    /// All ways to roll them, dice told apart.
    pub fn total(&self) -> u128 {
        self.total
    }

    /// What they show together.
    pub fn symbols(&self, at: usize) -> Symbols {
        self.parts.get(at).map_or(Symbols::NONE, |part| part.symbols)
    }

    /// In how many of all ways they fall so, for each way they can lie.
    pub fn ways(&self) -> Vec<u128> {
        let mut stays = self.nothing_stays();
        if let Some(nothing) = stays.last_mut() {
            *nothing = 1;
        }
        self.spread(stays)
    }

    /// For each way they can lie, the parts that can stay while at least one die is rolled again; the larger first.
    pub fn stays(&self, again: Again) -> Vec<Vec<usize>> {
        let places: BTreeMap<&[u8], usize> =
            self.parts.iter().enumerate().map(|(at, part)| (&part.counts[..], at)).collect();
        let of = |whole: &Part| match again {
            Again::All => Vec::from_iter((self.parts.len() > 1).then(|| self.parts.len() - 1)),
            Again::UpTo(most) => {
                let mut stays = Vec::new();
                fewer(&whole.counts, most, &mut whole.counts.clone(), 0, &mut |left| {
                    stays.extend(places.get(left).filter(|at| **at >= self.whole));
                });
                stays.sort_unstable();
                stays
            }
            Again::Blanks => {
                let shows = |at: &usize| self.parts[*at].blanks == 0 && self.parts[*at].missing == whole.blanks;
                let mut stays = Vec::new();
                if whole.blanks > 0 {
                    fewer(&whole.counts, whole.blanks, &mut whole.counts.clone(), 0, &mut |left| {
                        stays.extend(places.get(left).filter(|at| shows(at)));
                    });
                }
                stays
            }
        };
        self.parts[..self.whole].iter().map(of).collect()
    }

    /// What each part is worth that stays while the others are rolled again: on average, times [`Self::total`] and this scale. Whole
    /// ones count so many times, too.
    pub fn averages(&self, scale: u128, of_whole: impl Fn(usize) -> Worth) -> Vec<Worth> {
        let mut worths: Vec<Worth> = Vec::with_capacity(self.parts.len());
        worths.extend((0..self.whole).map(of_whole));
        self.averages_of(worths, scale)
    }

    /// The same of these worths of the whole. It stands by itself, so that it is optimized with the kernel and not with whoever asks.
    fn averages_of(&self, mut worths: Vec<Worth>, scale: u128) -> Vec<Worth> {
        for part in &self.parts[self.whole..] {
            // Parts with fewer missing dice stand before.
            let worth = part.next.iter().fold([0; 2], |[sum, second], (next, faces)| {
                [sum + worths[*next][0] * faces, second + worths[*next][1] * faces]
            });
            worths.push(worth);
        }
        for (worth, part) in worths.iter_mut().zip(&self.parts) {
            *worth = worth.map(|worth| worth * part.each * scale);
        }
        worths
    }

    /// Of those parts that can stay, the first that is worth most, or least, by these [`Self::averages`].
    pub fn best(stays: &[usize], averages: &[Worth], wants_most: bool) -> Option<(usize, Worth)> {
        let mut stays = stays.iter().map(|part| (*part, averages[*part]));
        let first = stays.next()?;
        let is_better = |one: Worth, other: Worth| if wants_most { one > other } else { one < other };
        Some(stays.fold(first, |best, next| if is_better(next.1, best.1) { next } else { best }))
    }

    /// No part stays: to be filled for [`Self::spread`].
    pub fn nothing_stays(&self) -> Vec<u128> {
        vec![0; self.parts.len()]
    }

    /// The ways they lie in the end, where each part stays in so many ways; all times [`Self::total`].
    pub fn spread(&self, mut stays: Vec<u128>) -> Vec<u128> {
        for (ways, part) in stays.iter_mut().zip(&self.parts) {
            *ways *= part.each;
        }
        for at in (self.whole..self.parts.len()).rev() {
            let ways = stays[at];
            if ways > 0 {
                self.parts[at].next.iter().for_each(|(next, faces)| stays[*next] += ways * faces);
            }
        }
        stays.truncate(self.whole);
        stays
    }
}

/// Every part without what comes next.
fn parts_of(kinds: &[Kind]) -> Result<Vec<Part>, DiceError> {
    let nothing = Part { counts: Vec::new(), missing: 0, symbols: Symbols::NONE, blanks: 0, each: 1, next: Vec::new() };
    let mut parts = vec![nothing];
    for kind in kinds {
        // How many dice of this kind still can lie, beside the part so far.
        let mut open: Vec<(Part, u8)> = parts.into_iter().map(|part| (part, kind.count)).collect();
        for (shown, _) in &kind.sorts {
            let mut longer = Vec::new();
            for (part, left) in &open {
                let mut part = part.clone();
                for count in 0..=*left {
                    let mut with = part.clone();
                    with.counts.push(count);
                    longer.push((with, left - count));
                    part.symbols = part.symbols.plus(shown);
                    part.blanks += u8::from(shown.is_blank());
                    // At most the total, which was found to fit; once too often after the last die.
                    part.each = part.each.saturating_mul(kind.faces);
                }
            }
            if longer.len() > MOST_PARTS {
                return Err(DiceError::TooManyOutcomes);
            }
            open = longer;
        }
        parts = open.into_iter().map(|(part, left)| Part { missing: part.missing + left, ..part }).collect();
    }
    Ok(parts)
}

/// The first kind of die of which one is missing falls next.
fn next_of(kinds: &[Kind], counts: &[u8], places: &BTreeMap<Vec<u8>, usize>) -> Vec<(usize, u128)> {
    let mut from = 0;
    for kind in kinds {
        let own = from..from + kind.sorts.len();
        if counts[own.clone()].iter().sum::<u8>() < kind.count {
            let with = |(sort, (_, faces)): (usize, &(Symbols, u128))| {
                let mut more = counts.to_vec();
                more[own.start + sort] += 1;
                Some((*places.get(&more)?, *faces))
            };
            return kind.sorts.iter().enumerate().filter_map(with).collect();
        }
        from = own.end;
    }
    Vec::new()
}

/// Visits all counts from which at most so many are gone.
fn fewer(counts: &[u8], most: u8, left: &mut [u8], from: usize, visit: &mut dyn FnMut(&[u8])) {
    let Some(count) = counts.get(from) else { return visit(left) };
    for gone in 0..=most.min(*count) {
        left[from] = count - gone;
        fewer(counts, most - gone, left, from + 1, visit);
    }
    left[from] = *count;
}

#[cfg(test)]
mod tests;
