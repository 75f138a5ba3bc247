//! Which abilities an Actor has right now, which conditions hold, and what the modifiers add up to.

use super::frames::Combat;
use super::game::MassiveDarkness;
use super::ids::{AbilityUse, Actor, Hero};
use super::language::{Condition, Effect};

impl MassiveDarkness {
    /// Visits every ability an Actor has in force: for a Hero those of Hero card, Free Class Skill, Signature, the
    /// active Skill of each line (CLASS-07), equipped cards and Items (EQUIP-06); for an Enemy those of its card, top
    /// to bottom, then those of its Equipment (ENEMY-12, ENEMY-37).
    pub fn each_ability(&self, _actor: Actor, _visit: &mut dyn FnMut(AbilityUse)) {}

    /// COND-01: does a condition hold for the owner of an ability, in this combat if there is one?
    #[must_use]
    pub fn condition_holds(&self, _ability: AbilityUse, _condition: &Condition, _combat: Option<&Combat>) -> bool {
        true
    }

    /// Visits the modifiers ([`super::language::When::Always`]) of an Actor whose conditions hold.
    pub fn each_modifier(&self, _actor: Actor, _visit: &mut dyn FnMut(AbilityUse, &Effect)) {}

    /// HERO-03, SKILL-08: the maximum Health of a Hero.
    #[must_use]
    pub fn max_health(&self, _hero: Hero) -> u8 {
        super::setup::STARTING_HEALTH
    }

    /// SKILL-15.
    #[must_use]
    pub fn is_slippery(&self, _actor: Actor) -> bool {
        false
    }

    /// ACT-MOVE-01, SKILL-10: Movement Points of a Move Action.
    #[must_use]
    pub fn movement_points(&self, _hero: Hero) -> u8 {
        2
    }
}

impl MassiveDarkness {
    /// Has the ability been used as often as its limit allows?
    pub(super) fn limit_reached(&self, _ability: AbilityUse) -> bool {
        false
    }

    /// Remembers a use of a limited ability.
    pub(super) fn mark_used(&mut self, _ability: AbilityUse) {}

    /// Would using this ability from the menu change anything?
    pub(super) fn would_do_something(&self, _ability: AbilityUse) -> bool {
        true
    }

    /// ACT-COMBAT-01..04, EPHASE-07: may this attack be made?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_attack(
        &self,
        _attacker: Actor,
        _style: super::language::Style,
        _defender: Actor,
    ) -> Result<(), crate::engine::kernel::game::Refusal> {
        Err(crate::engine::kernel::game::Refusal::new("ACT-COMBAT-01", "refusal-no-target"))
    }
}
