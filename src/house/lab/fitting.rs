//! How much what is looked at in positions has to do with winning ([`crate::kernel::looked`]): the counts by which who won is least
//! surprising (logistic regression). Examples of the games' bots find theirs with it; no program that plays needs it.

use crate::kernel::looked::Looked;

/// A position, and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// What was looked at; the last number is the constant.
    pub seen: Vec<f64>,
    /// Of which kind of games it is, from 0: each has a constant of its own, so that a hard one is not taken for a bad position.
    pub cell: usize,
    /// Who played it on has won.
    pub won: bool,
    /// Nothing is learned from it; it says how well such games can be foretold.
    pub kept_out: bool,
}

/// By how much who wins surprises whoever has the counts, on average: minus the logarithm of the chance that he gave it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surprise {
    /// Of the positions that the counts were found from.
    pub known: f64,
    /// Of those that were kept out.
    pub kept_out: f64,
    /// Of those, whoever knows nothing but the cell.
    pub by_cell: f64,
}

/// Counts are drawn towards nothing by so much, and constants of cells by so little.
const PULL: [f64; 2] = [3.0, 0.3];
/// Steps of Newton's method; more change nothing.
const STEPS: usize = 12;

/// The counts of what is looked at, the constant last: the mean of those of the cells. Positions look at the same things.
#[must_use]
pub fn fit(positions: &[Position], cells: usize) -> (Vec<f64>, Surprise) {
    let looked = positions.first().map_or(1, |position| position.seen.len()).max(1);
    let size = looked + cells;
    let row = |position: &Position| -> Vec<(usize, f64)> {
        let seen = position.seen.iter().copied().enumerate().take(looked - 1);
        seen.chain([(looked + position.cell, 1.0)]).filter(|(_, value)| *value != 0.0).collect()
    };
    let known: Vec<(Vec<(usize, f64)>, f64)> = positions
        .iter()
        .filter(|position| !position.kept_out)
        .map(|position| (row(position), f64::from(u8::from(position.won))))
        .collect();
    let mut counts = vec![0.0; size];
    for _ in 0..STEPS {
        let (mut slope, mut bend) = (vec![0.0; size], vec![vec![0.0; size]; size]);
        for (row, won) in &known {
            let chance = chance(&counts, row);
            for (at, value) in row {
                slope[*at] += (won - chance) * value;
                for (other, second) in row {
                    bend[*at][*other] += chance * (1.0 - chance) * value * second;
                }
            }
        }
        for at in 0..size {
            let pull = PULL[usize::from(at >= looked)];
            slope[at] -= pull * counts[at];
            bend[at][at] += pull;
        }
        for (count, step) in counts.iter_mut().zip(solve(bend, slope)) {
            *count += step.clamp(-2.0, 2.0);
        }
    }
    let surprise = |counts: &[f64], kept_out: bool| {
        let some = positions.iter().filter(|position| position.kept_out == kept_out);
        let each = some.map(|position| {
            let chance = chance(counts, &row(position)).clamp(1e-6, 1.0 - 1e-6);
            if position.won { -chance.ln() } else { -(1.0 - chance).ln() }
        });
        let all: Vec<f64> = each.collect();
        all.iter().sum::<f64>() / all.len().max(1) as f64
    };
    let mut by_cell = vec![0.0; size];
    for (cell, count) in by_cell[looked..].iter_mut().enumerate() {
        let of = || positions.iter().filter(|one| one.cell == cell && !one.kept_out);
        let (all, won) = (of().count() as f64, of().filter(|one| one.won).count() as f64);
        *count = ((won + 0.5) / (all - won + 0.5)).ln();
    }
    let surprise = Surprise {
        known: surprise(&counts, false),
        kept_out: surprise(&counts, true),
        by_cell: surprise(&by_cell, true),
    };
    counts[looked - 1] = counts[looked..].iter().sum::<f64>() / cells.max(1) as f64;
    counts.truncate(looked);
    (counts, surprise)
}

/// The same as a table to be carried over into the bot's code: how sure it is, and what each of what is looked at counts.
#[must_use]
pub fn told(positions: &[Position], cells: usize, looked: &[Looked]) -> String {
    let (counts, Surprise { known, kept_out, by_cell }) = fit(positions, cells);
    let mut told = format!(
        "{} positions; surprise {known:.3} (kept out {kept_out:.3}, by the cell alone {by_cell:.3})\n",
        positions.len()
    );
    looked
        .iter()
        .zip(&counts)
        .for_each(|(looked, count)| told += &format!("    looked(\"{}\", {count:.3}),\n", looked.name));
    told
}

fn chance(counts: &[f64], row: &[(usize, f64)]) -> f64 {
    let odds: f64 = row.iter().map(|(at, value)| counts[*at] * value).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// Gauss, with the largest number of each column as the pivot.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        let pivot =
            (at..size).max_by(|one, other| rows[*one][at].abs().total_cmp(&rows[*other][at].abs())).unwrap_or(at);
        rows.swap(at, pivot);
        right.swap(at, pivot);
        for below in at + 1..size {
            let factor = rows[below][at] / rows[at][at];
            if factor != 0.0 {
                let (above, under) = rows.split_at_mut(below);
                under[0][at..].iter_mut().zip(&above[at][at..]).for_each(|(one, other)| *one -= factor * other);
                right[below] -= factor * right[at];
            }
        }
    }
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|next| rows[at][next] * right[next]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In two kinds of games, one three times as hard as the other, the first number says who wins and the second says nothing.
    #[test]
    fn what_has_to_do_with_winning_counts_and_what_has_not_does_not() {
        let mut positions = Vec::new();
        for number in 0..4000_u32 {
            let (cell, seen) = (number as usize % 2, f64::from(number % 7) - 3.0);
            let odds = 0.8 * seen - if cell == 0 { 0.0 } else { 1.1 };
            // What chance says is spread evenly.
            let drawn = f64::from(number.wrapping_mul(2_654_435_769) >> 8) / f64::from(1_u32 << 24);
            let won = drawn < 1.0 / (1.0 + (-odds).exp());
            let noise = f64::from(number % 11) - 5.0;
            positions.push(Position { seen: vec![seen, noise, 1.0], cell, won, kept_out: number % 5 == 0 });
        }
        let (counts, surprise) = fit(&positions, 2);
        assert!((counts[0] - 0.8).abs() < 0.12 && counts[1].abs() < 0.05, "{counts:?}");
        assert!((counts[2] + 0.55).abs() < 0.15, "{counts:?}");
        assert!(
            surprise.kept_out < surprise.by_cell && (surprise.kept_out - surprise.known).abs() < 0.05,
            "{surprise:?}"
        );
        assert_eq!(fit(&[], 0).0, [0.0]);
    }
}
