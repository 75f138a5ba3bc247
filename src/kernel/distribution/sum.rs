//! Adding up independent dice. A bag of symbols becomes a place in one dense array (a number with one digit per kind
//! of symbol), so adding a die is adding shifted copies of the array.

use std::ops::{AddAssign, Mul};

use super::super::dice::{DiceError, MAX_SYMBOLS, Symbols};
use super::{Distribution, all_ways};

/// Larger arrays are not worth it; then bags are added one by one.
const MOST_CELLS: usize = 1 << 16;

/// The distribution of all parts together; each comes as often as its number says.
pub(super) fn sum_of(parts: &[(Distribution, u8)]) -> Result<Distribution, DiceError> {
    let mut total = 1;
    let mut most = [0_usize; MAX_SYMBOLS];
    for (part, times) in parts {
        for _ in 0..*times {
            total = all_ways(total, part.total)?;
        }
        for (kind, most) in most.iter_mut().enumerate() {
            let highest = part.ways.iter().map(|(symbols, _)| symbols.0[kind]).max();
            *most += usize::from(highest.unwrap_or(0)) * usize::from(*times);
        }
    }
    if most.iter().any(|most| *most > usize::from(u8::MAX)) {
        return Err(DiceError::TooManyOutcomes);
    }
    let cells = most.iter().try_fold(1_usize, |cells, most| cells.checked_mul(most + 1));
    match cells.filter(|cells| *cells <= MOST_CELLS) {
        Some(cells) => {
            let layout = Layout::new(most, cells);
            // All ways of any cell are at most the total.
            let ways = if u64::try_from(total).is_ok() {
                layout.ways(parts, |ways| ways as u64)
            } else {
                layout.ways(parts, |ways| ways)
            };
            Ok(Distribution { ways, total })
        }
        None => Ok(one_by_one(parts, total)),
    }
}

/// The meaning of the places of the dense array; ascending places are ascending bags.
struct Layout {
    most: [usize; MAX_SYMBOLS],
    strides: [usize; MAX_SYMBOLS],
    cells: usize,
}

impl Layout {
    fn new(most: [usize; MAX_SYMBOLS], cells: usize) -> Self {
        let mut strides = [1; MAX_SYMBOLS];
        for kind in (1..MAX_SYMBOLS).rev() {
            strides[kind - 1] = strides[kind] * (most[kind] + 1);
        }
        Self { most, strides, cells }
    }

    fn ways<N>(&self, parts: &[(Distribution, u8)], number: impl Fn(u128) -> N) -> Vec<(Symbols, u128)>
    where
        N: Copy + Default + AddAssign + Mul<Output = N> + Into<u128>,
    {
        let mut sums = vec![N::default(); self.cells];
        let mut next = sums.clone();
        sums[0] = number(1);
        let mut used = 1;
        for (part, times) in parts {
            let shifts: Vec<(usize, N)> =
                part.ways.iter().map(|(symbols, ways)| (self.place(symbols), number(*ways))).collect();
            let highest = shifts.iter().map(|(shift, _)| *shift).max().unwrap_or(0);
            for _ in 0..*times {
                let grown = used + highest;
                next[..grown].fill(N::default());
                for (shift, weight) in &shifts {
                    for (to, from) in next[*shift..].iter_mut().zip(&sums[..used]) {
                        *to += *from * *weight;
                    }
                }
                std::mem::swap(&mut sums, &mut next);
                used = grown;
            }
        }
        self.read(&sums)
    }

    fn place(&self, symbols: &Symbols) -> usize {
        symbols.0.iter().zip(self.strides).map(|(count, stride)| usize::from(*count) * stride).sum()
    }

    /// Counts through all bags in step with the array, like an odometer.
    fn read<N: Copy + Into<u128>>(&self, sums: &[N]) -> Vec<(Symbols, u128)> {
        let mut ways = Vec::new();
        let mut symbols = Symbols::NONE;
        for sum in sums {
            let sum: u128 = (*sum).into();
            if sum > 0 {
                ways.push((symbols, sum));
            }
            for (count, most) in symbols.0.iter_mut().zip(self.most).rev() {
                if usize::from(*count) < most {
                    *count += 1;
                    break;
                }
                *count = 0;
            }
        }
        ways
    }
}

pub(super) fn one_by_one(parts: &[(Distribution, u8)], total: u128) -> Distribution {
    let mut sum = Distribution::certain(Symbols::NONE);
    for (part, times) in parts {
        for _ in 0..*times {
            let pairs = sum.ways.iter().flat_map(|so_far| part.ways.iter().map(move |more| (so_far, more)));
            let ways = pairs.map(|(so_far, more)| (so_far.0.plus(&more.0), so_far.1 * more.1)).collect();
            sum = Distribution::gather(ways, 1);
        }
    }
    Distribution { total, ..sum }
}
