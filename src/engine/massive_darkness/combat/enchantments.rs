//! COMBAT-14..22: paying symbols for effects.

use super::super::ask::{Answer, Ask, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::Combat;
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{AbilityUse, Actor};
use super::super::language::{Cost, Effect, Side, When, Who};
use super::super::symbol::Symbol;
use super::stages::{self, DECLINED};

impl MassiveDarkness {
    /// COMBAT-19, COMBAT-20: a Hero's owner chooses again and again until it is enough; an Enemy uses whatever it can,
    /// top to bottom, each as often as possible before the next (OQ-18).
    pub(super) fn enchantment_stage(&mut self, frame: &mut Combat, side: Side, log: &mut Events<'_>) -> Flow {
        if let Some(ability) = frame.pay_either {
            return self.ask_for_symbol(frame, side, ability);
        }
        if frame.pending.is_some() {
            return self.continue_pending(frame, log);
        }
        let fighter = frame.actor(side);
        let mut first = None;
        let mut options = self.state.options;
        options.clear();
        self.each_combat_ability(frame, side, &mut |ability| {
            if self.is_payable(frame, side, ability) {
                first = first.or(Some(ability).filter(|ability| self.is_useful(frame, *ability)));
                options.push(Choice::Ability(ability));
            }
        });
        match (fighter, first) {
            (Actor::Hero(hero), _) if !options.is_empty() && !frame.enough => {
                self.state.options = options;
                let by = super::super::ask::By::Hero(hero);
                Flow::Ask(Ask::Choose { by, purpose: Purpose::Enchantment, least: 0, most: 1 })
            }
            (Actor::Enemy(_), Some(ability)) => {
                self.trigger_enchantment(frame, side, ability, log);
                Flow::Again
            }
            _ => {
                frame.enough = false;
                frame.step = stages::next(frame.step);
                Flow::Again
            }
        }
    }

    /// COMBAT-15..18: can this Enchantment be triggered now?
    fn is_payable(&self, frame: &Combat, side: Side, ability: AbilityUse) -> bool {
        let words = self.library.ability(ability.ability);
        let fits = match words.when {
            When::Attack(style) => side == Side::Attacker && style.covers(frame.style),
            When::Defense(style) => side == Side::Defender && style.covers(frame.style),
            _ => false,
        };
        let times = frame.used.iter().find(|used| used.ability == ability).map_or(0, |used| used.times);
        fits && words.is_enchantment()
            && times != DECLINED
            && times < words.repeat
            && (times > 0 || !self.limit_reached(ability))
            && self.can_pay_symbols(frame, side, ability)
            && self.can_pay_outside_dice(ability)
            && self.conditions_hold(ability, Some(frame))
    }

    /// Would it change anything? Enemies do not waste symbols on nothing.
    fn is_useful(&self, frame: &Combat, ability: AbilityUse) -> bool {
        self.library.ability(ability.ability).effects.iter().any(|effect| match effect {
            Effect::Stun(Who::Defender) => !self.is_stunned(frame.defender),
            Effect::Stun(Who::Attacker) => !self.is_stunned(frame.attacker),
            Effect::Heal(who, _) | Effect::FullyHeal(who) => self.somebody_is_hurt(ability.owner, *who),
            _ => true,
        })
    }

    pub(super) fn enchantment_chosen(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        let side = if frame.step == super::CombatStep::DefenseEnchantments { Side::Defender } else { Side::Attacker };
        match answer {
            Answer::Pick(Choice::Ability(ability)) => self.trigger_enchantment(frame, side, *ability, log),
            _ => frame.enough = true,
        }
    }

    fn trigger_enchantment(&mut self, frame: &mut Combat, side: Side, ability: AbilityUse, log: &mut Events<'_>) {
        let library = std::sync::Arc::clone(&self.library);
        for cost in &library.ability(ability.ability).pay {
            match cost {
                Cost::Bam => spend(frame, side, Symbol::Bam),
                Cost::Diamond => spend(frame, side, Symbol::Diamond),
                Cost::BamOrDiamond => frame.pay_either = Some(ability),
                _ => {}
            }
        }
        let used = stages::use_of(frame, ability);
        used.times += 1;
        if used.times == 1 {
            self.pay_outside_dice(frame, ability, log);
        }
        log.say("COMBAT-18", Event::AbilityUsed { by: ability });
        frame.pending = Some(ability);
        frame.pending_effect = 0;
        frame.pending_started = false;
    }

    /// A cost that may be paid with either symbol.
    fn ask_for_symbol(&mut self, frame: &mut Combat, side: Side, ability: AbilityUse) -> Flow {
        let bams = self.unspent(frame, side, Symbol::Bam);
        let diamonds = self.unspent(frame, side, Symbol::Diamond);
        match Self::decider(ability.owner) {
            Some(by) if bams > 0 && diamonds > 0 => {
                self.state.options.push(Choice::Option(0));
                self.state.options.push(Choice::Option(1));
                Flow::Ask(Ask::Choose { by, purpose: Purpose::SymbolToPay, least: 1, most: 1 })
            }
            _ => {
                spend(frame, side, if bams > 0 { Symbol::Bam } else { Symbol::Diamond });
                frame.pay_either = None;
                Flow::Again
            }
        }
    }

    pub(super) fn symbol_chosen(&mut self, frame: &mut Combat, answer: &Answer) {
        let side = if frame.step == super::CombatStep::DefenseEnchantments { Side::Defender } else { Side::Attacker };
        let diamond = matches!(answer, Answer::Pick(Choice::Option(1)));
        spend(frame, side, if diamond { Symbol::Diamond } else { Symbol::Bam });
        frame.pay_either = None;
    }
}

fn spend(frame: &mut Combat, side: Side, symbol: Symbol) {
    match side {
        Side::Attacker => frame.attack_spent[symbol.index()] += 1,
        Side::Defender => frame.defense_spent[symbol.index()] += 1,
    }
}
