//! How dice can fall: exact, die by die; and what an attack comes to at best play.
//!
//! | what | file |
//! |---|---|
//! | what a Hero can use in a roll, and what Claws bring the Enemy | `means` |
//! | the dice of a roll, as far as their faces make a difference | `dice` |
//! | what the results that lie there can pay for, in any order | `settling` |
//! | re-rolls and added dice, from the last one back to the first | `walk`, `layers` |
//! | Arrow cards that are revealed before the roll | `arrows` |
//! | what is told of it | `best` |
//!
//! What is tried is tried on copies; the game that is asked stays as it is.

#[cfg(test)]
mod arrow_tests;
mod arrows;
mod best;
#[cfg(test)]
mod best_tests;
mod dice;
mod layers;
mod means;
mod settling;
#[cfg(test)]
mod tests;
mod walk;

pub use best::{BestPlay, LeftOut};

use crate::MassiveDarkness2;
use crate::combat::Combat;
use crate::ids::{AttackType, Dice, Die, EnemyId, Symbol};
use crate::kernel::dice::DiceSet;

/// So many Swords, or Shields, no pool shows.
const MOST: usize = 32;

/// Of all the ways in which dice can fall: how many show so many Swords and so many Shields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    ways: Vec<u64>,
    /// All ways together.
    pub all: u64,
}

impl Spread {
    /// That of a pool within the limits (M2-DICE-11).
    #[must_use]
    pub fn of(set: &DiceSet, dice: Dice) -> Self {
        let mut spread = Self { ways: vec![0; MOST * MOST], all: 1 };
        spread.ways[0] = 1;
        for die in Die::ALL {
            let faces = set.die(die.id()).map_or(&[][..], |die| &die.faces);
            for _ in 0..dice.capped().count(die) {
                let mut next = vec![0; MOST * MOST];
                for (at, ways) in spread.ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                    for face in faces {
                        let swords = at / MOST + usize::from(face.count(Symbol::Sword.id()));
                        let shields = at % MOST + usize::from(face.count(Symbol::Shield.id()));
                        if swords < MOST && shields < MOST {
                            next[swords * MOST + shields] += ways;
                        }
                    }
                }
                spread.ways = next;
                spread.all *= faces.len().max(1) as u64;
            }
        }
        spread
    }

    /// In how many ways so many Swords and Shields lie there.
    #[must_use]
    pub fn ways(&self, swords: usize, shields: usize) -> u64 {
        if swords < MOST && shields < MOST { self.ways[swords * MOST + shields] } else { 0 }
    }

    /// M2-COMBAT-15: in how many ways so many Wounds are dealt, with so many Swords and Shields more.
    #[must_use]
    pub fn wounds(&self, wounds: usize, more_swords: i16, more_shields: i16) -> u64 {
        let total = |shown: usize, more: i16| (shown as i16 + more).max(0);
        let mut all = 0;
        for swords in 0..MOST {
            for shields in 0..MOST {
                let dealt = (total(swords, more_swords) - total(shields, more_shields)).max(0);
                if dealt == wounds as i16 {
                    all += self.ways(swords, shields);
                }
            }
        }
        all
    }
}

/// What an attack can be expected to do by its dice alone: nothing is used by either side and no Claw pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// How likely it is, in per cent, that a figure falls.
    pub kills: u8,
    /// Wounds on average, in tenths.
    pub wounds_in_tenths: u16,
}

impl MassiveDarkness2 {
    /// Counts all ways in which the dice of a Hero and of an Enemy can fall (M2-COMBAT-01, M2-COMBAT-03, M2-COMBAT-15).
    #[must_use]
    pub fn foreseen(&self, hero: u8, kind: AttackType, enemy: EnemyId) -> Foreseen {
        self.foreseen_in(&self.attack_of_hero(hero, kind, enemy), enemy)
    }

    /// The same of one who fights beside the Heroes, who uses nothing anyway (M2-SHAM-12, M2-SHAM-16).
    #[must_use]
    pub fn foreseen_of_ally(&self, ally: u8, kind: AttackType, enemy: EnemyId) -> Foreseen {
        self.foreseen_in(&self.attack_of_ally(ally, kind, enemy), enemy)
    }

    fn foreseen_in(&self, combat: &Combat, enemy: EnemyId) -> Foreseen {
        let spread = Spread::of(&self.table.content.dice, self.thrown_in(combat));
        let needed = usize::from(self.first_to_fall(enemy));
        let (mut kills, mut wounds) = (0, 0);
        for (at, ways) in spread.ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            let dealt = (at / MOST).saturating_sub(at % MOST);
            wounds += ways * dealt as u64;
            kills += if dealt >= needed { *ways } else { 0 };
        }
        let rounded = |number: u64, of: u64| (number * of + spread.all / 2) / spread.all;
        Foreseen { kills: rounded(kills, 100) as u8, wounds_in_tenths: rounded(wounds, 10) as u16 }
    }

    /// M2-COMBAT-18, M2-COMBAT-19: so many Wounds fell the first figure, a Minion as long as there is one.
    pub(crate) fn first_to_fall(&self, enemy: EnemyId) -> u8 {
        let wounds = match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(kind), _) if self.state.mobs[kind].minions > 0 => self.state.mobs[kind].hurt,
            (Some(kind), _) => self.state.mobs[kind].leader,
            (_, Some(kind)) => self.state.roamers[kind].wounds,
            _ => self.state.boss.wounds,
        };
        self.health_of(enemy).saturating_sub(wounds).max(1)
    }
}
