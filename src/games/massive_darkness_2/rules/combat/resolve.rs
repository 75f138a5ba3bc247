//! COMBAT, step 2: results and abilities in any order; what has been resolved is locked.

use super::RESULTS;
use crate::abilities::Moment;
use crate::answer::{AbilityRef, Answer, Source, Use};
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{CombatStep, Frame};
use crate::ids::Symbol;
use crate::language::{ClawAbility, ClawTime};
use crate::purse::Purse;
use crate::{Checked, Events, Flow, MassiveDarkness2, no};

/// The Shadow ability of the Hero card (M2-DICE-08).
pub(crate) const SHADOW: AbilityRef = AbilityRef { source: Source::Shadow, number: 0 };

impl MassiveDarkness2 {
    pub(crate) fn step_resolve(&mut self, step: &mut CombatStep, log: &mut Events<'_>) -> Flow {
        let hero = self.state.combat.hero;
        let mut listed = Vec::new();
        self.list_resolve(hero, &mut listed);
        match *listed.as_slice() {
            [Answer::Done] => {
                *step = CombatStep::Wounds;
                Flow::Again
            }
            // Whoever has one way only is not asked.
            [only @ (Answer::Resolve { .. } | Answer::Claws(_))] => {
                self.resolve(only, log);
                Flow::Again
            }
            _ => Flow::Ask(Ask::Resolve { hero: self.decides() }),
        }
    }

    fn is_done(&self, result: usize, die: usize) -> bool {
        self.state.combat.done[result] & (1 << die) != 0
    }

    /// M2-ABIL-29: results of so many dice are resolved without effect.
    pub(crate) fn ignore(&mut self, symbol: Symbol, dice: u8, log: &mut Events<'_>) {
        let Some(result) = RESULTS.iter().position(|other| *other == symbol) else { return };
        for _ in 0..dice {
            let waiting = (0..self.state.combat.rolled.dice.len()).find(|die| self.waits(result, *die));
            if let Some(die) = waiting {
                self.state.combat.done[result] |= 1 << die;
                log.say("M2-ABIL-29", Event::Ignored { symbol });
            }
        }
    }

    /// Does a result of a die wait to be resolved?
    fn waits(&self, result: usize, die: usize) -> bool {
        let combat = &self.state.combat;
        let shown = combat.rolled.symbols(&self.table.content.dice, die).count(RESULTS[result].id());
        // M2-COMBAT-33: nothing more happens to who is Knocked Out. M2-MOB-07: Enemies gain no Mana.
        let counts = match RESULTS[result] {
            Symbol::Scratch => self.stands(self.fighter()),
            // M2-OQ-40: it gives nothing to a Spirit.
            Symbol::Mana | Symbol::Shadow => combat.attacks && combat.ally.is_none(),
            _ => true,
        };
        shown > 0 && counts && !self.is_done(result, die)
    }

    /// Of dice that look alike and are locked alike only the first is offered.
    fn is_first_of_its_look(&self, result: usize, die: usize) -> bool {
        let combat = &self.state.combat;
        let (dice, locked) = (&combat.rolled.dice, combat.locked());
        let is_locked = |at: usize| locked & (1 << at) != 0;
        (0..die)
            .all(|other| dice[other] != dice[die] || is_locked(other) != is_locked(die) || !self.waits(result, other))
    }

    pub(crate) fn list_resolve(&self, hero: u8, out: &mut Vec<Answer>) {
        let dice = self.state.combat.rolled.dice.len();
        for (result, symbol) in RESULTS.into_iter().enumerate() {
            for die in (0..dice).filter(|die| self.waits(result, *die)) {
                if symbol != Symbol::Claw && self.is_first_of_its_look(result, die) {
                    let offered = |used| Answer::Resolve { die: die as u8, symbol, used };
                    if symbol == Symbol::Shadow && self.can_use_shadow(hero) {
                        out.push(offered(true));
                    }
                    out.push(offered(false));
                }
            }
        }
        self.each_payment(&mut |dice| out.push(Answer::Claws(dice)));
        let is_settled = out.is_empty();
        self.each_use(hero, Moment::Roll, &mut |how| out.push(Answer::Use(how)));
        if self.pointer_helps(hero) {
            out.push(Answer::Pointer(hero));
        }
        if is_settled {
            out.push(Answer::Done);
        }
    }

    /// M2-HERO-05: the roll shows `[Shadow]`, and the Shadow ability can be paid and is aimed at nothing but the combat.
    fn can_use_shadow(&self, hero: u8) -> bool {
        let purse = Purse::of(self.state.hero(hero));
        self.ability(hero, SHADOW).is_some_and(|ability| {
            let can_pay = ability.cost.iter().all(|cost| purse.lacks(*cost).is_none());
            can_pay && self.conditions(hero, ability).is_ok()
        })
    }

    /// The special ability of the Enemy, if Claws can pay for it in this combat now (M2-COMBAT-34).
    pub(crate) fn claw_ability(&self) -> Option<&ClawAbility> {
        let combat = &self.state.combat;
        let printed = &self.table.content.printed;
        let tier = usize::from(combat.tier.min(2));
        let claw = match (combat.enemy.as_mob(), combat.enemy.as_roamer()) {
            (Some(kind), _) => &printed.mobs[kind].tiers[tier].claw,
            (_, Some(kind)) => &printed.roamers[kind].tiers[tier].claw,
            _ => &self.dashboard()?.claw,
        };
        let fits = match claw.when {
            ClawTime::Attack => !combat.attacks,
            ClawTime::Defense => combat.attacks,
            ClawTime::Combat => true,
        };
        (fits && claw.claws > 0 && !(claw.once && combat.paid > 0)).then_some(claw)
    }

    /// M2-COMBAT-12: every way in which Claws can pay once, by dice that look different.
    fn each_payment(&self, visit: &mut dyn FnMut(u32)) {
        const CLAW: usize = 3;
        let Some(cost) = self.claw_ability().map(|claw| usize::from(claw.claws)) else { return };
        let dice = self.state.combat.rolled.dice.len();
        let waiting = || (0..dice).filter(|die| self.waits(CLAW, *die));
        if waiting().count() < cost {
            return;
        }
        if cost == 1 {
            waiting().filter(|die| self.is_first_of_its_look(CLAW, *die)).for_each(|die| visit(1 << die));
            return;
        }
        // The first is chosen, the others are those that are locked already, else the first that are there.
        for first in waiting().filter(|die| self.is_first_of_its_look(CLAW, *die)) {
            let locked = self.state.combat.locked();
            let by_lock =
                |wanted: bool| waiting().filter(move |die| *die != first && (locked & (1 << die) != 0) == wanted);
            let others = by_lock(true).chain(by_lock(false)).take(cost - 1);
            visit(others.fold(1 << first, |all: u32, die| all | 1 << die));
        }
    }

    pub(crate) fn why_not_resolve(&self, hero: u8, answer: Answer) -> Checked {
        match answer {
            Answer::Use(how) if how.hero == hero => self.why_not_use(how, Moment::Roll),
            Answer::Resolve { die, symbol, .. } => {
                let is_known = RESULTS.iter().position(|result| *result == symbol);
                let is_done = is_known.is_some_and(|result| self.is_done(result, usize::from(die.min(31))));
                no(if is_done { "M2-COMBAT-11" } else { "M2-COMBAT-10" }, "refusal-md2-no-result")
            }
            Answer::Claws(_) => no("M2-COMBAT-12", "refusal-md2-claws"),
            Answer::Done => no("M2-COMBAT-10", "refusal-md2-results-left"),
            _ => no("M2-COMBAT-09", "refusal-md2-not-offered"),
        }
    }

    pub(crate) fn take_resolve(&mut self, answer: Answer, log: &mut Events<'_>) {
        match answer {
            Answer::Use(how) => self.begin_use(how, log),
            Answer::Pointer(hero) => self.turn_pointer(hero, log),
            Answer::Done => self.set_top(Frame::Combat { step: CombatStep::Wounds }),
            answer => self.resolve(answer, log),
        }
    }

    /// One result, or one payment of Claws.
    fn resolve(&mut self, answer: Answer, log: &mut Events<'_>) {
        let hero = self.state.combat.hero;
        match answer {
            Answer::Resolve { die, symbol, used } => {
                let Some(result) = RESULTS.iter().position(|result| *result == symbol) else { return };
                let shown =
                    self.state.combat.rolled.symbols(&self.table.content.dice, usize::from(die)).count(symbol.id());
                self.state.combat.done[result] |= 1 << die;
                log.say("M2-COMBAT-10", Event::Resolved { symbol });
                match symbol {
                    Symbol::Scratch => self.wound_target(self.fighter(), shown, "M2-DICE-09", log),
                    Symbol::Mana => self.gain_mana(hero, shown, "M2-DICE-06", log),
                    _ if used => self.begin_use(Use { hero, what: SHADOW, ..Use::default() }, log),
                    _ => {}
                }
            }
            Answer::Claws(dice) => {
                self.state.combat.done[3] |= dice;
                self.state.combat.paid += 1;
                log.say("M2-COMBAT-12", Event::ClawsPaid { enemy: self.state.combat.enemy });
                self.push(Frame::Clawing { at: 0, sub: 0 });
            }
            _ => {}
        }
    }
}
