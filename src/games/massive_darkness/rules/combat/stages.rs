//! Abilities without symbol cost, stage by stage: which apply, who is asked, what is paid.
//!
//! Most abilities simply work: all of one side and stage at once. The others (somebody may decline, it costs something,
//! it is limited, dice must be chosen) come one after the other. Such an ability may have effects in several stages (a
//! re-roll and added Hits, say). It is accepted once, in the first stage that needs it, and then works in each.

use super::super::ask::{Answer, Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{Combat, CombatStep, CombatUse};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{AbilityUse, Actor, Hero};
use super::super::language::{Ability, Cost, Effect, Side, When};
use super::super::state::MAX_HEROES;
use super::gather::works_in;
use super::mark;
use super::symbols::side_of;
use crate::kernel::list::List;

/// Marks a [`CombatUse`] that was considered and declined.
pub(super) const DECLINED: u8 = u8::MAX;

/// What is to be done for one side in one stage.
#[derive(Default)]
struct Work {
    /// Abilities that simply work.
    plain: List<AbilityUse, 128>,
    /// The first of the others.
    other: Option<AbilityUse>,
}

/// How an ability takes part in a stage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Nothing,
    Plain,
    Other,
}

impl MassiveDarkness {
    /// Lets every ability of the current stage work, the defender's first (SKILL-02), then goes to the next stage.
    pub(super) fn stage(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        if frame.pending.is_some() {
            return self.continue_pending(frame, log);
        }
        // Dice are flipped before blanks are counted.
        let plain_last = frame.step == CombatStep::AfterRerolls;
        for side in [Side::Defender, Side::Attacker] {
            let work = self.work(frame, side);
            if let Some(ability) = work.other.filter(|_| plain_last || work.plain.is_empty()) {
                return self.consider(frame, ability, log);
            }
            if !work.plain.is_empty() {
                frame.marks |= mark::plain_done(side);
                for ability in &work.plain {
                    self.use_plain(frame, *ability, side, log);
                }
                return Flow::Again;
            }
        }
        if frame.step == CombatStep::Pool {
            self.cap_pool(frame);
        }
        frame.go_to(next(frame.step));
        Flow::Again
    }

    fn work(&self, frame: &Combat, side: Side) -> Work {
        let mut work = Work::default();
        let plain_done = frame.is_marked(mark::plain_done(side));
        self.each_combat_ability(frame, side, &mut |ability| {
            if !self.works_now(frame, ability, side) || !self.fits_moment(frame, ability, side) {
                return;
            }
            match part(frame.step, self.library.ability(ability.ability), ability.owner, side) {
                Part::Plain if !plain_done && self.conditions_hold(ability, Some(frame)) => {
                    work.plain.push(ability);
                }
                Part::Other if work.other.is_none() && self.is_open(frame, ability, side) => {
                    work.other = Some(ability);
                }
                Part::Nothing | Part::Plain | Part::Other => {}
            }
        });
        work
    }

    /// An ability that simply works: its effects of this stage, one after the other.
    fn use_plain(&mut self, frame: &mut Combat, ability: AbilityUse, side: Side, log: &mut Events<'_>) {
        let library = std::sync::Arc::clone(&self.library);
        let words = library.ability(ability.ability);
        let step = frame.step;
        log.say("EFFECT-01", Event::AbilityUsed { by: ability });
        for effect in words.effects.iter().filter(|effect| works_in(step, words, effect, side)) {
            self.apply_plain(frame, ability, effect, log);
        }
    }

    /// Does an ability that needs attention have something to do in the current stage?
    pub(super) fn has_work(&self, frame: &Combat, ability: AbilityUse, side: Side) -> bool {
        self.works_now(frame, ability, side)
            && self.fits_moment(frame, ability, side)
            && self.is_open(frame, ability, side)
    }

    fn works_now(&self, frame: &Combat, ability: AbilityUse, side: Side) -> bool {
        self.library.compiled(ability.ability).stages[side as usize] >> frame.step as u16 & 1 == 1
    }

    /// It has not been dealt with, it can be paid, its conditions hold, and it would change something.
    fn is_open(&self, frame: &Combat, ability: AbilityUse, side: Side) -> bool {
        let words = self.library.ability(ability.ability);
        let uses = frame.used.iter().find(|used| used.ability == ability);
        let accepted = match uses {
            Some(used) if used.times == DECLINED || used.stages >> frame.step as u16 & 1 == 1 => return false,
            Some(used) => used.times > 0,
            None if frame.used.is_full() => return false,
            None => false,
        };
        (accepted || (!self.limit_reached(ability) && self.can_pay_outside_dice(ability)))
            && self.conditions_hold(ability, Some(frame))
            && (!words.pay.is_empty() || self.changes_anything(frame, ability, side))
    }

    /// Would any of its effects in this stage change anything? Nobody is asked about what does nothing.
    fn changes_anything(&self, frame: &Combat, ability: AbilityUse, side: Side) -> bool {
        let words = self.library.ability(ability.ability);
        let mut now = words.effects.iter().filter(|effect| works_in(frame.step, words, effect, side));
        now.any(|effect| self.changes_something(frame, ability, effect))
    }

    /// Ask the owner, or let it work.
    fn consider(&mut self, frame: &mut Combat, ability: AbilityUse, log: &mut Events<'_>) -> Flow {
        let library = std::sync::Arc::clone(&self.library);
        let words = library.ability(ability.ability);
        let accepted = frame.used.iter().any(|used| used.ability == ability && used.times > 0);
        match Self::decider(ability.owner) {
            Some(by)
                if words.is_optional()
                    && !accepted
                    && !asks_itself(frame.step, words, side_of(frame, ability.owner)) =>
            {
                let purpose =
                    if matches!(words.when, When::AllyAttacked(_)) { Purpose::Bodyguard } else { Purpose::UseAbility };
                Flow::Ask(Ask::May { by, purpose, ability })
            }
            // ENEMY-38, ENEMY-40: Enemies have no XP and suffer nothing voluntarily.
            None if !words.pay.is_empty() => {
                decline(frame, ability);
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
        let Some(used) = use_of(frame, ability) else { return };
        let first = used.times == 0;
        used.times = used.times.max(1);
        used.stages |= 1 << step;
        if first {
            self.mark_used(ability);
            self.pay_outside_dice(frame, ability, log);
            log.say("EFFECT-01", Event::AbilityUsed { by: ability });
        }
        frame.begin(ability);
    }

    /// COND-02, COND-12, EQUIP-15: what is not paid with symbols.
    pub(super) fn pay_outside_dice(&mut self, frame: &mut Combat, ability: AbilityUse, log: &mut Events<'_>) {
        let library = std::sync::Arc::clone(&self.library);
        let Actor::Hero(hero) = ability.owner else { return };
        for cost in &library.ability(ability.ability).pay {
            match cost {
                Cost::Xp(xp) => {
                    if let Some(price) = self.pay_xp(ability, hero, *xp, log) {
                        self.push(price);
                    }
                }
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
        let payers: List<Hero, MAX_HEROES> = self.tribute_payers(hero, frame.tribute).collect();
        for payer in &payers {
            self.state.options.push(Choice::Hero(*payer));
        }
        match self.choose_one(By::Hero(hero), Purpose::TributeFrom) {
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
}

impl Combat {
    /// To the next stage; what was remembered for one stage only is forgotten.
    pub(super) fn go_to(&mut self, step: CombatStep) {
        self.step = step;
        self.marks &= !mark::OF_A_STAGE;
    }

    /// From now on this ability works, effect by effect.
    pub(super) fn begin(&mut self, ability: AbilityUse) {
        self.pending = Some(ability);
        self.pending_effect = 0;
        self.pending_list = 0;
        self.pending_inner = 0;
        self.pending_started = false;
        self.pending_left = 0;
    }
}

/// How an ability of this owner takes part in a stage.
fn part(step: CombatStep, words: &Ability, owner: Actor, side: Side) -> Part {
    let mut part = Part::Nothing;
    for effect in words.effects.iter().filter(|effect| works_in(step, words, effect, side)) {
        if words.is_optional() || !words.limit.is_none() || !super::apply::is_plain(effect, owner) {
            return Part::Other;
        }
        part = Part::Plain;
    }
    part
}

/// The question of its only effect can be answered with "none", so nobody is asked beforehand.
fn asks_itself(step: CombatStep, words: &Ability, side: Side) -> bool {
    let mut now = words.effects.iter().filter(|effect| works_in(step, words, effect, side));
    words.pay.is_empty() && words.limit.is_none() && now.all(|effect| matches!(effect, Effect::FlipBlanks(..)))
}

/// The entry of an ability in the list of uses; made if it is missing and there is room.
pub(super) fn use_of(frame: &mut Combat, ability: AbilityUse) -> Option<&mut CombatUse> {
    let known = frame.used.iter().position(|used| used.ability == ability);
    let at = match known {
        Some(at) => at,
        None if frame.used.push(CombatUse { ability, ..CombatUse::default() }) => frame.used.len() - 1,
        None => return None,
    };
    frame.used.get_mut(at)
}

/// The ability is considered and left alone for the rest of this combat.
pub(super) fn decline(frame: &mut Combat, ability: AbilityUse) {
    if let Some(used) = use_of(frame, ability) {
        used.times = DECLINED;
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
