//! What a bot looks at in a position, and how much each of it counts: a sum that says how likely it wins. It is here because the bots of
//! all games stand on the kernel alone; no rule uses it, for rules count in integers.

/// Something that is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Looked {
    /// What it is called in tables.
    pub name: &'static str,
    /// By so much each of it raises the logarithm of the odds.
    pub counts: f64,
}

/// This counts so much.
#[must_use]
pub const fn looked(name: &'static str, counts: f64) -> Looked {
    Looked { name, counts }
}

/// The logarithm of the odds: what is seen, each times what it counts.
#[must_use]
pub fn sum<const N: usize>(seen: &[f64; N], looked: &[Looked; N]) -> f64 {
    seen.iter().zip(looked).map(|(seen, looked)| seen * looked.counts).sum()
}

/// The exponential function for numbers up to some hundreds, the same to the last digit on every machine: (1 + x/1024) to the power
/// of 1024 by ten squares.
#[must_use]
pub fn exponential(x: f64) -> f64 {
    (0..10).fold((1.0 + x / 1024.0).max(0.0), |power, _| power * power)
}

/// How likely it is, from 0 to 1, by what is seen.
#[must_use]
pub fn chance<const N: usize>(seen: &[f64; N], looked: &[Looked; N]) -> f64 {
    let odds = exponential(sum(seen, looked).clamp(-20.0, 20.0));
    odds / (1.0 + odds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_seen_says_nothing_and_what_counts_against_it_makes_it_less_likely() {
        let both = [looked("coins", 0.5), looked("losses", -2.0)];
        let of = |seen| chance(&seen, &both);
        assert_eq!(of([0.0, 0.0]), 0.5);
        assert!((of([4.0, 0.0]) - 0.8808).abs() < 0.002 && of([0.0, 1.0]) < 0.15 && of([0.0, 1e9]) > 0.0);
    }

    #[test]
    fn the_exponential_is_one_and_grows() {
        for (x, wanted) in [(0.0, 1.0), (2.0, 7.389), (-3.0, 0.0498), (5.0, 148.4)] {
            let found = exponential(x);
            assert!((found - wanted).abs() < 0.015 * wanted, "{x}: {found}");
        }
        assert_eq!(exponential(-5000.0), 0.0);
    }

    #[test]
    fn each_of_what_is_seen_counts_as_much_as_is_said_of_it() {
        let both = [looked("coins", 0.5), looked("losses", -2.0)];
        assert_eq!(sum(&[4.0, 1.5], &both), -1.0);
    }
}
