//! Abilities without symbol cost, stage by stage: which apply, who is asked, what is paid.
//!
//! An ability may have effects in several stages (a re-roll and an extra die, say). It is accepted once, in the first
//! stage that needs it, and then works in each.

use super::super::ask::{Answer, Ask, Choice, Purpose};
use super::super::frames::{Combat, CombatStep, CombatUse};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{AbilityUse, Actor, Hero};
use super::super::language::{Ability, Amount, Condition, Cost, Effect, Helps, Reroll, Side, When};
use super::mark;
use super::symbols::side_of;

/// Marks a [`CombatUse`] that was considered and declined.
pub(super) const DECLINED: u8 = u8::MAX;

/// The stage in which an effect works.
pub(super) fn stage_of(effect: &Effect, side: Side) -> CombatStep {
    match effect {
        Effect::Dice(_, _, Amount::N(number)) if *number < 0 => CombatStep::Penalties,
        Effect::NoDice(_) => CombatStep::Penalties,
        Effect::Dice(..) => CombatStep::Pool,
        Effect::Reroll(_, Reroll::Blanks) => CombatStep::BlankRerolls,
        Effect::Reroll(..) => CombatStep::GeneralRerolls,
        Effect::FlipBlanks(..) | Effect::BlanksGain(..) | Effect::BlankGains(..) => CombatStep::AfterRerolls,
        Effect::BecomeTarget => CombatStep::Target,
        _ => match side {
            Side::Attacker => CombatStep::AttackSkills,
            Side::Defender => CombatStep::DefenseSkills,
        },
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

/// Effects of moments outside the dice work in the stage of their moment, all others in their own.
fn works_in(step: CombatStep, words: &Ability, effect: &Effect, side: Side) -> bool {
    if words.only_if.contains(&Condition::NoWound) {
        // GLOSS-07: known only after the Wounds.
        return step == CombatStep::Aftermath;
    }
    match words.when {
        When::Targeted => step == CombatStep::Before,
        When::AllyAttacked(_) => step == CombatStep::Target,
        When::Wounded | When::Blocked | When::GuardianKilled => step == CombatStep::Aftermath,
        When::AfterReroll(_) => step == CombatStep::AfterRerolls,
        _ => stage_of(effect, side) == step,
    }
}

/// The entry of an ability in the list of uses; made if it is missing.
pub(super) fn use_of(frame: &mut Combat, ability: AbilityUse) -> &mut CombatUse {
    let at = frame.used.iter().position(|used| used.ability == ability).unwrap_or_else(|| {
        if !frame.used.push(CombatUse { ability, ..CombatUse::default() }) {
            // More abilities in one combat than cards can bring; the oldest entry is forgotten.
            frame.used.remove(0);
            frame.used.push(CombatUse { ability, ..CombatUse::default() });
        }
        frame.used.len() - 1
    });
    &mut frame.used[at]
}

impl MassiveDarkness {
    /// Lets every ability of the current stage work, the defender's first (SKILL-02), then goes to the next stage.
    pub(super) fn stage(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        if frame.pending.is_some() {
            return self.continue_pending(frame, log);
        }
        match self.next_ability(frame) {
            Some(ability) => self.consider(frame, ability, log),
            None => {
                if frame.step == CombatStep::Pool {
                    self.cap_pool(frame);
                }
                frame.step = next(frame.step);
                Flow::Again
            }
        }
    }

    /// The next ability of this stage that has not been dealt with.
    fn next_ability(&self, frame: &Combat) -> Option<AbilityUse> {
        let mut found = None;
        for side in [Side::Defender, Side::Attacker] {
            self.each_combat_ability(frame, side, &mut |ability| {
                if found.is_none() && self.has_work(frame, ability, side) {
                    found = Some(ability);
                }
            });
        }
        found
    }

    /// Visits abilities that may matter for a side: those of its fighter, and those by which Allies help (CARD-C2).
    pub(super) fn each_combat_ability(&self, frame: &Combat, side: Side, visit: &mut dyn FnMut(AbilityUse)) {
        let fighter = frame.actor(side);
        self.each_ability(fighter, &mut |ability| {
            if self.library.ability(ability.ability).helps != Helps::AlliesInZone {
                visit(ability);
            }
        });
        let zone = self.state.zone_of(fighter);
        match fighter {
            Actor::Hero(hero) => {
                for ally in self.state.living_heroes().filter(|ally| *ally != hero) {
                    if self.state.hero(ally).zone == zone {
                        self.each_help(Actor::Hero(ally), visit);
                    } else if frame.step == CombatStep::Target && side == Side::Defender {
                        self.each_bodyguard(frame, ally, visit);
                    }
                }
            }
            Actor::Enemy(enemy) => {
                for ally in self.state.enemy_ids().filter(|ally| *ally != enemy) {
                    if self.state.enemy(ally).zone == zone {
                        self.each_help(Actor::Enemy(ally), visit);
                    }
                }
            }
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
        let range = self.sight.range(state.zone, self.state.zone_of(frame.defender));
        if state.stunned || frame.attacker.hero().is_some() {
            return;
        }
        self.each_ability(Actor::Hero(ally), &mut |ability| {
            if let When::AllyAttacked(zones) = self.library.ability(ability.ability).when
                && range == Some(zones)
            {
                visit(ability);
            }
        });
    }

    /// Does the ability have something to do in the current stage?
    pub(super) fn has_work(&self, frame: &Combat, ability: AbilityUse, side: Side) -> bool {
        let compiled = self.library.compiled(ability.ability);
        let works_now = compiled.stages[side as usize] >> frame.step as u16 & 1 == 1;
        if !works_now || !self.fits_moment(frame, compiled.ability.when, side) {
            return false;
        }
        let done = frame.used.iter().find(|used| used.ability == ability);
        let declined = done.is_some_and(|used| used.times == DECLINED);
        let dealt_with = done.is_some_and(|used| used.stages >> frame.step as u16 & 1 == 1);
        let accepted = done.is_some_and(|used| used.times > 0);
        !declined
            && !dealt_with
            && (accepted || (!self.limit_reached(ability) && self.can_pay_outside_dice(ability)))
            && self.conditions_hold(ability, Some(frame))
    }

    fn fits_moment(&self, frame: &Combat, when: When, side: Side) -> bool {
        match when {
            When::Attack(style) => side == Side::Attacker && style.covers(frame.style),
            When::Defense(style) => side == Side::Defender && style.covers(frame.style),
            When::AfterReroll(style) => {
                side == Side::Attacker && style.covers(frame.style) && frame.is_marked(mark::ATTACK_REROLLED)
            }
            When::Targeted => side == Side::Defender && frame.step == CombatStep::Before,
            When::AllyAttacked(_) => side == Side::Defender && frame.step == CombatStep::Target,
            When::Wounded => side == Side::Defender && frame.step == CombatStep::Aftermath && frame.wounds > 0,
            When::Blocked => side == Side::Defender && frame.step == CombatStep::Aftermath && self.is_blocked(frame),
            When::GuardianKilled => {
                let killed = frame.is_marked(mark::GUARDIAN_KILLED) && frame.own_activation && !frame.counter;
                side == Side::Attacker && frame.step == CombatStep::Aftermath && killed
            }
            When::Always | When::Action | When::StartOfActivation | When::Drawn => false,
        }
    }

    /// Ask the owner, or let it work.
    fn consider(&mut self, frame: &mut Combat, ability: AbilityUse, log: &mut Events<'_>) -> Flow {
        let words = self.library.ability(ability.ability);
        let optional = words.is_optional();
        let accepted = frame.used.iter().any(|used| used.ability == ability && used.times > 0);
        match Self::decider(ability.owner) {
            Some(by) if optional && !accepted => {
                let purpose =
                    if matches!(words.when, When::AllyAttacked(_)) { Purpose::Bodyguard } else { Purpose::UseAbility };
                Flow::Ask(Ask::May { by, purpose, ability })
            }
            // ENEMY-38, ENEMY-40: Enemies have no XP and suffer nothing voluntarily.
            None if words.pay.iter().any(|cost| !matches!(cost, Cost::Discard)) => {
                super::decline(frame, ability);
                Flow::Again
            }
            _ => {
                self.accept(frame, ability, log);
                Flow::Again
            }
        }
    }

    /// The ability is used: pay once, then it works in this stage (and later in others).
    pub(super) fn accept(&mut self, frame: &mut Combat, ability: AbilityUse, log: &mut Events<'_>) {
        let step = frame.step as u16;
        let used = use_of(frame, ability);
        let first = used.times == 0;
        used.times = used.times.max(1);
        used.stages |= 1 << step;
        if first {
            self.pay_outside_dice(frame, ability, log);
            log.say("EFFECT-01", super::super::event::Event::AbilityUsed { by: ability });
        }
        frame.pending = Some(ability);
        frame.pending_effect = 0;
        frame.pending_started = false;
    }

    /// COND-02, COND-12, EQUIP-15: what is not paid with symbols.
    pub(super) fn pay_outside_dice(&mut self, frame: &mut Combat, ability: AbilityUse, log: &mut Events<'_>) {
        self.mark_used(ability);
        let library = std::sync::Arc::clone(&self.library);
        let Actor::Hero(hero) = ability.owner else { return };
        for cost in &library.ability(ability.ability).pay {
            match cost {
                Cost::Xp(xp) => self.spend_xp(hero, *xp, "ACT-SIGN-01", log),
                Cost::Bloodlust(wounds) => self.wound_hero(hero, *wounds, "COND-02", log),
                Cost::BloodTribute(wounds) => frame.tribute = *wounds,
                Cost::Discard => self.discard_from_hero(hero, ability.card, log),
                Cost::Bam | Cost::Diamond | Cost::BamOrDiamond | Cost::Action | Cost::CombatAction => {}
            }
        }
    }

    /// COND-03: who suffers the tribute?
    pub(super) fn ask_for_tribute(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Option<Flow> {
        let hero = frame.pending.and_then(|ability| ability.owner.hero()).filter(|_| frame.tribute > 0)?;
        let payers: crate::engine::kernel::list::List<Hero, 6> = self.tribute_payers(hero, frame.tribute).collect();
        for payer in &payers {
            self.state.options.push(Choice::Hero(*payer));
        }
        match self.choose_one(super::super::ask::By::Hero(hero), Purpose::TributeFrom) {
            Ok(ask) => Some(ask),
            Err(choice) => {
                self.tribute_chosen(frame, &Answer::Pick(choice), log);
                self.state.options.clear();
                None
            }
        }
    }

    pub(super) fn tribute_chosen(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        if let Answer::Pick(Choice::Hero(payer)) = answer {
            self.wound_hero(*payer, frame.tribute, "COND-03", log);
        }
        frame.tribute = 0;
    }

    /// The accepted ability works on, effect by effect.
    pub(super) fn continue_pending(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        if let Some(ask) = self.ask_for_tribute(frame, log) {
            return ask;
        }
        let Some(ability) = frame.pending else { return Flow::Again };
        let library = std::sync::Arc::clone(&self.library);
        let words = library.ability(ability.ability);
        let side = side_of(frame, ability.owner);
        let at = usize::from(frame.pending_effect);
        let Some(effect) = words.effects.get(at) else {
            frame.pending = None;
            frame.pending_effect = 0;
            return Flow::Again;
        };
        if !words.is_enchantment() && !works_in(frame.step, words, effect, side) {
            frame.pending_effect += 1;
            return Flow::Again;
        }
        self.apply_in_combat(frame, ability, effect, log)
    }
}

/// The stage after this one, in printed order.
pub(super) fn next(step: CombatStep) -> CombatStep {
    match step {
        CombatStep::Target => CombatStep::Before,
        CombatStep::Before => CombatStep::Pool,
        CombatStep::Pool => CombatStep::Penalties,
        CombatStep::Penalties => CombatStep::Roll,
        CombatStep::Roll => CombatStep::GeneralRerolls,
        CombatStep::GeneralRerolls => CombatStep::BlankRerolls,
        CombatStep::BlankRerolls => CombatStep::AfterRerolls,
        CombatStep::AfterRerolls => CombatStep::DefenseSkills,
        CombatStep::DefenseSkills => CombatStep::AttackSkills,
        CombatStep::AttackSkills => CombatStep::DefenseEnchantments,
        CombatStep::DefenseEnchantments => CombatStep::AttackEnchantments,
        CombatStep::AttackEnchantments => CombatStep::Wounds,
        CombatStep::Wounds => CombatStep::Aftermath,
        CombatStep::Aftermath => CombatStep::Again,
        CombatStep::Again | CombatStep::End => CombatStep::End,
    }
}
