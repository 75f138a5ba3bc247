//! The exact chances of one combat between two pools of dice: whole numbers of ways, nothing is tried out or rounded.
//!
//! Both sides play as well as they can: they pay for Enchantments (COMBAT-14..19) and choose what to re-roll
//! (COMBAT-10..12) with one [`Aim`] in mind, which the attacker wants and the defender does not; whoever comes later knows
//! what was done before.

mod choices;
mod enchantment;
mod ends;

pub use choices::MOST_REROLLS;
pub use enchantment::{Enchantment, MOST_WORDS, NotCounted, Skill};

use crate::kernel::dice::{DiceError, DiceSet, Pool, Symbols};
use crate::kernel::distribution::{self, Distribution, Fraction, Results};
use crate::language::{Reroll, RerollSide, Side};
use ends::Ends;

/// What the attacker wants and the defender does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// As many Wounds as can be expected.
    #[default]
    Wounds,
    /// At least so many Wounds, as likely as can be; of equal chances the one with more Wounds on average.
    Kill(u8),
}

/// A re-roll that a side may use once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RerollBy {
    /// Who may.
    pub by: Side,
    /// Whose dice.
    pub whose: RerollSide,
    /// Which of them: all or none (OQ-25), any number, up to so many; all blanks (OQ-17), which for one's own dice is
    /// always done, since nothing can be lost.
    pub which: Reroll,
}

impl RerollBy {
    /// All blanks of a side, by that side.
    #[must_use]
    pub fn blanks(by: Side) -> Self {
        let whose = if by == Side::Attacker { RerollSide::Attack } else { RerollSide::Defense };
        Self { by, whose, which: Reroll::Blanks }
    }
}

/// A combat whose chances are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contest {
    /// COMBAT-04: the Attack dice that are rolled.
    pub attack: Pool,
    /// The Defense dice that are rolled.
    pub defense: Pool,
    /// COMBAT-10: re-rolls of both sides; they come in the order of COMBAT-11 and COMBAT-12, whatever their order here.
    pub rerolls: Vec<RerollBy>,
    /// What both sides think of when they choose.
    pub aim: Aim,
    /// SKILL-06: what works without being paid for, of both sides.
    pub skills: Vec<Skill>,
    /// Of both sides.
    pub enchantments: Vec<Enchantment>,
}

impl Contest {
    /// Does somebody decide which dice are rolled again, or whether?
    #[must_use]
    pub fn is_decided(&self) -> bool {
        !self.rerolls.iter().all(|reroll| *reroll == RerollBy::blanks(reroll.by))
    }
}

/// The chances of a combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// What the Attack dice show after all re-rolls, before anything is added or paid.
    pub attack: Distribution,
    /// What the Defense dice show, likewise.
    pub defense: Distribution,
    /// COMBAT-24, COMBAT-25: Wounds.
    pub wounds: Results,
}

/// So many Enchantments, or Skills, are counted together at most: with each more, ways to pay multiply.
pub const MOST_ENCHANTMENTS: usize = 6;

impl Odds {
    /// Counts all ways the dice can fall.
    ///
    /// # Errors
    /// There are no such dice, or more than can be counted.
    pub fn of(dice: &DiceSet, contest: &Contest) -> Result<Self, DiceError> {
        let forced = |side: Side| contest.rerolls.iter().filter(|reroll| **reroll == RerollBy::blanks(side)).count();
        let (by_attacker, by_defender) = (forced(Side::Attacker), forced(Side::Defender));
        if contest.is_decided() || by_attacker.max(by_defender) > 1 {
            return choices::count(dice, contest);
        }
        // Nobody decides about dice, so what each side shows does not depend on the other.
        let again = |forced: usize| match forced {
            0 => distribution::Reroll::Nothing,
            _ => distribution::Reroll::Blanks,
        };
        let attack = Distribution::of_pool(dice, &contest.attack, again(by_attacker))?;
        let defense = Distribution::of_pool(dice, &contest.defense, again(by_defender))?;
        let total = attack.total().checked_mul(defense.total()).ok_or(DiceError::TooManyOutcomes)?;
        let (attacks, attack_ways): (Vec<Symbols>, Vec<u128>) = attack.ways().iter().copied().unzip();
        let (defenses, defense_ways): (Vec<Symbols>, Vec<u128>) = defense.ways().iter().copied().unzip();
        let ends = Ends::of(contest, &attacks, &defenses)?;
        let wounds = Results::of_ways(ends.gathered(&attack_ways, &defense_ways).into_iter(), total)?;
        Ok(Self { attack, defense, wounds })
    }

    /// How likely at least so many Wounds are.
    #[must_use]
    pub fn at_least(&self, wounds: i16) -> Fraction {
        self.wounds.at_least(wounds)
    }
}

pub(crate) fn other(side: Side) -> Side {
    match side {
        Side::Attacker => Side::Defender,
        Side::Defender => Side::Attacker,
    }
}

#[cfg(test)]
mod tests;
