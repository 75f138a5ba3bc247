//! Where the books are silent and two readings are defensible: a table chooses at Setup, and the engine honours it.
//!
//! Every game plays the readings of our rulings (`rulings.rs` tells all of them) unless its Setup says otherwise.

use super::game::MassiveDarkness;
use serde::{Deserialize, Serialize};

/// A reading that a table can choose instead of the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reading {
    /// EQUIP-06: Items and Consumables are used from the menu of Actions only, not in the middle of a movement.
    ItemsFromMenuOnly,
    /// HERO-19: a Hero who dies of an attack answers it no more.
    TheDeadDoNotAnswer,
    /// EVENT-04, GLOSS-01: with the First Player dead, the next living Hero is the active one outside an Activation.
    NextHeroIsActive,
}

impl Reading {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::ItemsFromMenuOnly, Self::TheDeadDoNotAnswer, Self::NextHeroIsActive];
}

/// Which of the other readings a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Readings(u8);

impl Readings {
    /// Is this reading played instead of the usual one?
    #[must_use]
    pub fn has(self, reading: Reading) -> bool {
        self.0 >> reading as u8 & 1 == 1
    }
}

impl FromIterator<Reading> for Readings {
    fn from_iter<I: IntoIterator<Item = Reading>>(readings: I) -> Self {
        Self(readings.into_iter().fold(0, |bits, reading| bits | 1 << reading as u8))
    }
}

impl MassiveDarkness {
    /// Does this table play the other reading?
    #[must_use]
    pub fn reads(&self, reading: Reading) -> bool {
        self.readings.has(reading)
    }
}
