//! ABILITIES: what a Hero pays with (M2-ABIL-03).

use crate::kernel::game::RuleId;
use crate::language::Cost;
use crate::state::Hero;

/// What a Hero has to pay with, or a price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Purse {
    pub mana: u8,
    pub health: u8,
    pub rage: u8,
    pub elements: [u8; 4],
}

impl Purse {
    /// What a Hero has now.
    pub(crate) fn of(hero: &Hero) -> Self {
        Self { mana: hero.mana, health: hero.health, rage: hero.rage, elements: hero.elements }
    }

    /// The rule by which a cost cannot be paid in full; none where it can. Actions lie in no purse.
    pub(crate) fn lacks(&self, cost: Cost) -> Option<RuleId> {
        let (can_pay, rule) = match cost {
            Cost::Action => (false, "M2-ABIL-11"),
            Cost::Mana(mana) => (self.mana >= mana, "M2-ABIL-14"),
            Cost::Wounds(wounds) => (self.health >= wounds, "M2-ABIL-16"),
            Cost::Rage(rage) => (self.rage >= rage, "M2-BERS-10"),
            Cost::Element(element, steps) => (self.elements[element as usize] >= steps, "M2-SHAM-05"),
        };
        (!can_pay).then_some(rule)
    }

    /// All costs of an ability together; none where one of them is an action.
    pub(crate) fn price(costs: &[Cost]) -> Option<Self> {
        let mut price = Self::default();
        for cost in costs {
            match *cost {
                Cost::Action => return None,
                Cost::Mana(mana) => price.mana += mana,
                Cost::Wounds(wounds) => price.health += wounds,
                Cost::Rage(rage) => price.rage += rage,
                Cost::Element(element, steps) => price.elements[element as usize] += steps,
            }
        }
        Some(price)
    }

    /// Two prices together.
    pub(crate) fn plus(self, other: Self) -> Self {
        let mut elements = self.elements;
        for (mine, theirs) in elements.iter_mut().zip(other.elements) {
            *mine = mine.saturating_add(theirs);
        }
        Self {
            mana: self.mana.saturating_add(other.mana),
            health: self.health.saturating_add(other.health),
            rage: self.rage.saturating_add(other.rage),
            elements,
        }
    }
}
