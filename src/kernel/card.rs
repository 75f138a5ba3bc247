//! A card by its number: its place in the box of a game, for boxes of up to 254 cards.

use serde::{Deserialize, Serialize};

/// A card, by its place in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// No card.
    pub const NONE: Self = Self(255);
    /// There is one, and the reader does not know which.
    pub const UNKNOWN: Self = Self(254);

    /// Its place, as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Is there a card, known or not?
    #[must_use]
    pub fn is_some(self) -> bool {
        self != Self::NONE
    }
}

impl Default for CardId {
    fn default() -> Self {
        Self::NONE
    }
}
