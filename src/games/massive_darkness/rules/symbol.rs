//! The four symbols on the dice, and the four dice (DICE-01, DICE-02).

use serde::{Deserialize, Serialize};

/// A symbol on a die face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// On Attack dice.
    Hit,
    /// On Defense dice.
    Shield,
    /// On all dice; pays for Enchantments.
    Bam,
    /// On red and green dice; pays for Enchantments.
    Diamond,
}

impl Symbol {
    /// Position in a bag of symbols.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The colours of the dice. The order is that of `dice.ron` and of pools.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Weaker Attack die.
    #[default]
    Yellow,
    /// Stronger Attack die.
    Red,
    /// Weaker Defense die.
    Blue,
    /// Stronger Defense die.
    Green,
}

impl Colour {
    /// All four, in order.
    pub const ALL: [Colour; 4] = [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green];

    /// DICE-01: an Attack die?
    #[must_use]
    pub fn is_attack(self) -> bool {
        matches!(self, Colour::Yellow | Colour::Red)
    }
}
