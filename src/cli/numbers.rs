//! Numbers on the command line: each has bounds, and who leaves them is told both.

use std::fmt;
use std::ops::RangeInclusive;

/// So many games are played at once at most.
pub(crate) const MOST_THREADS: u64 = 256;

/// So many games are played one after the other at most: more take days.
pub(crate) const MOST_GAMES: u64 = 10_000_000;

/// So many games are imagined for a plan at most: more take minutes.
pub(crate) const MOST_BUDGET: u64 = 100_000;

/// What was typed is no whole number within these bounds, nor what else fits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NotWithin {
    pub(crate) bounds: RangeInclusive<u64>,
    pub(crate) besides: Besides,
}

/// What fits besides a whole number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Besides {
    #[default]
    Nothing,
    /// The word for all of them.
    All,
    /// Names, separated by commas.
    Names,
    NamesOrAll,
    /// Two of the numbers, the lower one first.
    Span,
}

impl Besides {
    /// Which of its sentences says it.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::All => "all",
            Self::Names => "names",
            Self::NamesOrAll => "names-or-all",
            Self::Span => "span",
        }
    }
}

impl NotWithin {
    pub(crate) fn of(bounds: RangeInclusive<u64>) -> Self {
        Self { bounds, besides: Besides::Nothing }
    }

    pub(crate) fn nor(self, besides: Besides) -> Self {
        Self { besides, ..self }
    }

    /// Nor the word for all of them.
    pub(crate) fn nor_all(self) -> Self {
        let besides = if self.besides == Besides::Names { Besides::NamesOrAll } else { Besides::All };
        self.nor(besides)
    }
}

impl fmt::Display for NotWithin {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a whole number from {} to {} is expected", self.bounds.start(), self.bounds.end())
    }
}

impl std::error::Error for NotWithin {}

/// Reads a whole number within these bounds.
pub(crate) fn whole<T: TryFrom<u64>>(
    bounds: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, NotWithin> + Clone + Send + Sync + 'static {
    move |typed| {
        let number = typed.trim().parse::<u64>().ok().filter(|number| bounds.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| NotWithin::of(bounds.clone()))
    }
}

/// Reads a seed: any number there is.
pub(crate) fn seed() -> impl Fn(&str) -> Result<u64, NotWithin> + Clone + Send + Sync + 'static {
    whole(0..=u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_numbers_within_the_bounds_are_read() {
        let three = whole::<u8>(1..=3);
        assert_eq!(["1", " 3 "].map(&three), [Ok(1), Ok(3)]);
        for typed in ["0", "4", "-1", "1.5", "", "many", "18446744073709551616", "1e1"] {
            assert_eq!(three(typed), Err(NotWithin::of(1..=3)), "{typed}");
        }
        assert_eq!(whole::<u8>(0..=1000)("300"), Err(NotWithin::of(0..=1000)), "it does not even fit");
        assert_eq!(seed()("18446744073709551615"), Ok(u64::MAX));
    }
}
