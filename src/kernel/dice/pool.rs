//! How many dice of each kind, before they are rolled.

use serde::{Deserialize, Serialize};

use super::{DieId, MAX_DICE};

/// Dice of each kind. While gains and penalties are being collected counts can be negative; a negative count rolls none.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pool {
    /// By kind of die.
    pub counts: [i8; MAX_DICE],
}

impl Pool {
    /// `count` dice of one kind.
    pub fn of(die: DieId, count: i8) -> Self {
        let mut pool = Self::default();
        pool.add(die, count);
        pool
    }

    /// Adds dice of one kind (takes some away when negative).
    pub fn add(&mut self, die: DieId, count: i8) {
        if let Some(known) = self.counts.get_mut(usize::from(die.0)) {
            *known = known.saturating_add(count);
        }
    }

    /// Takes dice of one kind away, as far as there are any; how many were taken.
    pub fn remove(&mut self, die: DieId, count: u8) -> u8 {
        let taken = count.min(self.count(die));
        // At most the 127 dice that were there.
        self.add(die, -(taken as i8));
        taken
    }

    /// Both pools together, kind by kind.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine = mine.saturating_add(theirs);
        }
        self
    }

    /// At most `limit` dice of each kind; the others are lost.
    #[must_use]
    pub fn cap(mut self, limit: u8) -> Self {
        let limit = i8::try_from(limit).unwrap_or(i8::MAX);
        for count in &mut self.counts {
            *count = (*count).min(limit);
        }
        self
    }

    /// How many dice of a kind will be rolled.
    pub fn count(&self, die: DieId) -> u8 {
        self.counts.get(usize::from(die.0)).map_or(0, |count| (*count).max(0) as u8)
    }

    /// How many dice will be rolled.
    pub fn len(&self) -> usize {
        self.iter().map(|(_, count)| usize::from(count)).sum()
    }

    /// Whether no die will be rolled.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds of which at least one die will be rolled, and how many.
    pub fn iter(&self) -> impl Iterator<Item = (DieId, u8)> + '_ {
        (0..MAX_DICE as u8).map(DieId).map(|die| (die, self.count(die))).filter(|(_, count)| *count > 0)
    }
}

/// What is rolled in the end: first all gains, then the limit per kind, then the penalties.
pub fn to_roll(gains: &Pool, limit: u8, penalties: &Pool) -> Pool {
    let mut pool = gains.cap(limit).plus(penalties);
    for count in &mut pool.counts {
        *count = (*count).max(0);
    }
    pool
}
