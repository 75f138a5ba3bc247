//! Whose abilities matter in a combat, and in which stage each of them works.

use super::super::frames::{Combat, CombatStep};
use super::super::game::MassiveDarkness;
use super::super::ids::{AbilityUse, Actor, Hero};
use super::super::language::{Ability, Amount, Condition, Effect, Helps, Reroll, Side, When};
use super::super::library::{DEFENSE, style_index};
use super::super::readings::Reading;
use super::mark;
use super::stages::next;

/// The stage in which an effect works, if its ability is one of this side.
pub(super) fn stage_of(effect: &Effect, side: Side) -> CombatStep {
    match effect {
        Effect::Dice(_, _, amount) if takes_away(amount) => CombatStep::Penalties,
        Effect::NoDice(_) => CombatStep::Penalties,
        Effect::Dice(..) => CombatStep::Pool,
        Effect::Reroll(_, Reroll::Blanks) => CombatStep::BlankRerolls,
        Effect::Reroll(..) => CombatStep::GeneralRerolls,
        Effect::FlipBlanks(..) | Effect::BlanksGain(..) | Effect::BlankGains(..) => CombatStep::AfterRerolls,
        Effect::BecomeTarget => CombatStep::Target,
        // Whatever is chosen, it is not too late for it.
        Effect::Choose(lists) => {
            let stages = lists.iter().flatten().map(|inner| stage_of(inner, side));
            stages.min().unwrap_or_else(|| skills_of(side))
        }
        _ => skills_of(side),
    }
}

fn skills_of(side: Side) -> CombatStep {
    match side {
        Side::Attacker => CombatStep::AttackSkills,
        Side::Defender => CombatStep::DefenseSkills,
    }
}

fn takes_away(amount: &Amount) -> bool {
    match amount {
        Amount::N(number) | Amount::Per(number, _, _) => *number < 0,
        Amount::HalfUp(_) => false,
    }
}

/// The stages in which an ability without symbol cost can have something to do for a side, a bit each.
pub(in super::super) fn stages_of(words: &Ability, side: Side) -> u16 {
    if words.is_enchantment() {
        return 0;
    }
    let mut stages = 0;
    let mut step = CombatStep::Target;
    while step != CombatStep::End {
        let works = words.effects.iter().any(|effect| works_in(step, words, effect, side));
        stages |= u16::from(works) << step as u16;
        step = next(step);
    }
    stages
}

/// Does an effect of an ability without symbol cost work in this stage? Those of moments outside the dice work in the
/// stage of their moment, all others in their own.
pub(super) fn works_in(step: CombatStep, words: &Ability, effect: &Effect, side: Side) -> bool {
    if words.only_if.contains(&Condition::NoWound) {
        // GLOSS-07: known only after the Wounds.
        return step == CombatStep::Aftermath;
    }
    match words.when {
        When::Targeted => step == CombatStep::Before,
        When::AllyAttacked(_) => step == CombatStep::Target,
        When::Wounded | When::Blocked | When::GuardianKilled => step == CombatStep::Aftermath,
        // COMBAT-13.
        When::AfterReroll(_) => step == CombatStep::AfterRerolls,
        When::Attack(_) | When::Defense(_) => stage_of(effect, side) == step,
        When::Always | When::Action | When::StartOfActivation | When::Drawn => false,
    }
}

impl MassiveDarkness {
    /// Visits abilities that may matter for a side: those of its fighter, and those by which Allies help. Nobody who is
    /// dead or gone does anything any more (HERO-09).
    pub(super) fn each_combat_ability(&self, frame: &Combat, side: Side, visit: &mut dyn FnMut(AbilityUse)) {
        let fighter = frame.actor(side);
        if !self.takes_part(fighter) {
            return self.each_last_answer(frame, side, visit);
        }
        let mut serving = |ability: AbilityUse| {
            if self.serves_in(frame, ability, side) {
                visit(ability);
            }
        };
        self.each_ability(fighter, &mut |ability| {
            if self.library.ability(ability.ability).helps != Helps::AlliesInZone {
                serving(ability);
            }
        });
        let zone = self.state.zone_of(fighter);
        match fighter {
            Actor::Hero(hero) => {
                for ally in self.state.living_heroes().filter(|ally| *ally != hero) {
                    if self.state.hero(ally).zone == zone {
                        self.each_help(Actor::Hero(ally), &mut serving);
                    } else if frame.step == CombatStep::Target && side == Side::Defender {
                        self.each_bodyguard(frame, ally, &mut serving);
                    }
                }
            }
            Actor::Enemy(enemy) => {
                for ally in self.state.enemy_ids().filter(|ally| *ally != enemy) {
                    if self.state.enemy(ally).zone == zone {
                        self.each_help(Actor::Enemy(ally), &mut serving);
                    }
                }
            }
        }
    }

    /// HERO-19, SKILL-01 before HERO-09: a Hero who dies of this very attack still answers it, unless the table reads it
    /// otherwise.
    fn each_last_answer(&self, frame: &Combat, side: Side, visit: &mut dyn FnMut(AbilityUse)) {
        let dies_of_it = side == Side::Defender && frame.step == CombatStep::Aftermath && frame.wounds > 0;
        let Some(hero) = frame.defender.hero().filter(|hero| dies_of_it && self.state.hero(*hero).dead) else { return };
        if self.reads(Reading::TheDeadDoNotAnswer) {
            return;
        }
        self.each_ability(Actor::Hero(hero), &mut |ability| {
            let words = self.library.ability(ability.ability);
            if words.helps.is_owner() && matches!(words.when, When::Wounded | When::Blocked) {
                visit(ability);
            }
        });
    }

    /// ENEMY-36, ED-09: the text of a Guardian's Equipment only in the combat types that give it a right to it.
    fn serves_in(&self, frame: &Combat, ability: AbilityUse, side: Side) -> bool {
        match ability.owner {
            Actor::Enemy(guardian) if ability.card.is_some() => {
                let field = if side == Side::Attacker { style_index(frame.style) } else { DEFENSE };
                self.equipment_serves(guardian, field)
            }
            Actor::Enemy(_) | Actor::Hero(_) => true,
        }
    }

    /// CARD-C2: abilities by which somebody helps Allies in the Zone.
    fn each_help(&self, ally: Actor, visit: &mut dyn FnMut(AbilityUse)) {
        self.each_ability(ally, &mut |ability| {
            if !self.library.ability(ability.ability).helps.is_owner() {
                visit(ability);
            }
        });
    }

    /// CARD-C2, ACT-SIGN-03: who could throw himself between.
    fn each_bodyguard(&self, frame: &Combat, ally: Hero, visit: &mut dyn FnMut(AbilityUse)) {
        let state = self.state.hero(ally);
        if state.stunned || frame.attacker.hero().is_some() {
            return;
        }
        let range = self.sight.range(state.zone, self.state.zone_of(frame.defender));
        self.each_ability(Actor::Hero(ally), &mut |ability| {
            if let When::AllyAttacked(zones) = self.library.ability(ability.ability).when
                && range == Some(zones)
            {
                visit(ability);
            }
        });
    }

    /// Is this the moment of an ability of this side? COMBAT-16: for attack and defense the combat type must match.
    pub(super) fn fits_moment(&self, frame: &Combat, ability: AbilityUse, side: Side) -> bool {
        match self.library.ability(ability.ability).when {
            When::Attack(style) => side == Side::Attacker && style.covers(frame.style),
            When::Defense(style) => side == Side::Defender && style.covers(frame.style),
            When::AfterReroll(style) => {
                side == Side::Attacker && style.covers(frame.style) && frame.is_marked(mark::ATTACK_REROLLED)
            }
            When::Targeted => side == Side::Defender && frame.step == CombatStep::Before,
            When::AllyAttacked(_) => {
                side == Side::Defender && frame.step == CombatStep::Target && ability.owner != frame.defender
            }
            When::Wounded => side == Side::Defender && frame.step == CombatStep::Aftermath && frame.wounds > 0,
            When::Blocked => side == Side::Defender && frame.step == CombatStep::Aftermath && self.is_blocked(frame),
            When::GuardianKilled => {
                side == Side::Attacker
                    && frame.step == CombatStep::Aftermath
                    && self.killed_a_guardian_with(frame, ability)
            }
            When::Always | When::Action | When::StartOfActivation | When::Drawn => false,
        }
    }

    /// CARD-T5: with this weapon, in the normal Activation.
    fn killed_a_guardian_with(&self, frame: &Combat, ability: AbilityUse) -> bool {
        let in_hand = !ability.card.is_some()
            || self.card_has(ability.card, frame.style)
            || self.card_reach(ability.card, frame.style).is_some();
        frame.is_marked(mark::GUARDIAN_KILLED) && frame.own_activation && !frame.counter && in_hand
    }
}
