//! COMBAT, step 3: the two totals, and what effects add to them.

use crate::ids::{Dice, Die};
use crate::language::{ClawEffect, Effect};

/// What counts beside the symbols of the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Totals {
    /// Swords more.
    pub swords: i16,
    /// Shields more; lost ones count down.
    pub shields: i16,
}

/// How a combat ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The attack total.
    pub swords: u8,
    /// The defense total.
    pub shields: u8,
    /// The difference.
    pub wounds: u8,
}

impl Totals {
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { swords: self.swords + other.swords, shields: self.shields + other.shields }
    }

    /// The same so many times.
    #[must_use]
    pub fn times(self, times: u8) -> Self {
        Self { swords: self.swords * i16::from(times), shields: self.shields * i16::from(times) }
    }

    /// M2-COMBAT-15: Swords minus Shields, with those that the dice show.
    #[must_use]
    pub fn deal(self, swords_shown: u8, shields_shown: u8) -> Dealt {
        let total = |shown: u8, more: i16| (i16::from(shown) + more).clamp(0, 200) as u8;
        let (swords, shields) = (total(swords_shown, self.swords), total(shields_shown, self.shields));
        Dealt { swords, shields, wounds: swords.saturating_sub(shields) }
    }
}

impl Effect {
    /// M2-ABIL-19, M2-ABIL-20: an attacker has no defense total, a defender no attack total.
    #[must_use]
    pub fn totals(self, attacks: bool) -> Totals {
        match self {
            Self::Swords(count) if attacks => Totals { swords: i16::from(count), shields: 0 },
            Self::Shields(count) if !attacks => Totals { swords: 0, shields: i16::from(count) },
            Self::LosesShields(count) if attacks => Totals { swords: 0, shields: -i16::from(count) },
            _ => Totals::default(),
        }
    }

    /// Dice that join a roll of the Hero: Attack dice in the own attack, Defense dice when attacked.
    #[must_use]
    pub fn joining(self, attacks: bool) -> Dice {
        let Self::Dice(mut dice) = self else { return Dice::default() };
        for die in Die::ALL {
            if (die == Die::Blue) == attacks {
                dice.0[die as usize] = 0;
            }
        }
        dice
    }
}

impl ClawEffect {
    /// The same for what Claws bring to the Enemy; `attacks` says whether the Hero does.
    #[must_use]
    pub fn totals(self, attacks: bool) -> Totals {
        match self {
            Self::Swords(count) if !attacks => Totals { swords: i16::from(count), shields: 0 },
            Self::Shields(count) if attacks => Totals { swords: 0, shields: i16::from(count) },
            Self::LosesShields(count) if !attacks => Totals { swords: 0, shields: -i16::from(count) },
            _ => Totals::default(),
        }
    }

    /// Dice that join a roll of the Enemy: no Attack dice where it defends.
    #[must_use]
    pub fn joining(self, attacks: bool) -> Dice {
        let Self::Dice(mut dice) = self else { return Dice::default() };
        for die in [Die::Yellow, Die::Orange].into_iter().filter(|_| attacks) {
            dice.0[die as usize] = 0;
        }
        dice
    }
}
