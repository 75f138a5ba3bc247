//! How dice can fall: exact, die by die.

use crate::ids::{Dice, Die, Symbol};
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
