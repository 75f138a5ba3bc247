//! COMBAT-14..22: paying symbols for effects.

use super::super::ask::{Answer, Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{Combat, CombatStep};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{AbilityUse, Actor};
use super::super::language::{Cost, Side};
use super::super::state::MAX_OPTIONS;
use super::super::symbol::Symbol;
use super::{mark, stages};
use crate::kernel::list::List;

impl MassiveDarkness {
    /// COMBAT-19, COMBAT-20: a Hero's owner chooses again and again until it is enough; an Enemy uses whatever it can,
    /// top to bottom, each as often as possible before the next (OQ-18).
    pub(super) fn enchantment_stage(&mut self, frame: &mut Combat, side: Side, log: &mut Events<'_>) -> Flow {
        if let Some(ability) = frame.pay_either {
            return self.ask_for_symbol(frame, side, ability, log);
        }
        if frame.pending.is_some() {
            return self.continue_pending(frame, log);
        }
        let mut first = None;
        let mut payable: List<AbilityUse, MAX_OPTIONS> = List::new();
        self.each_combat_ability(frame, side, &mut |ability| {
            if self.is_payable(frame, side, ability) {
                first = first.or(Some(ability).filter(|ability| self.is_useful(frame, *ability)));
                payable.push(ability);
            }
        });
        match (frame.actor(side), first) {
            (Actor::Hero(hero), _) if !payable.is_empty() && !frame.is_marked(mark::enough(side)) => {
                for ability in &payable {
                    self.state.options.push(Choice::Ability(*ability));
                }
                Flow::Ask(Ask::Choose { by: By::Hero(hero), purpose: Purpose::Enchantment, least: 0, most: 1 })
            }
            (Actor::Enemy(_), Some(ability)) => {
                self.trigger_enchantment(frame, side, ability, log);
                Flow::Again
            }
            _ => {
                frame.go_to(stages::next(frame.step));
                Flow::Again
            }
        }
    }

    /// COMBAT-15..18: can this Enchantment be triggered now?
    fn is_payable(&self, frame: &Combat, side: Side, ability: AbilityUse) -> bool {
        let words = self.library.ability(ability.ability);
        let used = frame.used.iter().find(|used| used.ability == ability);
        let times = used.map_or(0, |used| used.times);
        words.is_enchantment()
            && self.fits_moment(frame, ability, side)
            && (used.is_some() || !frame.used.is_full())
            && times < words.repeat
            && (times > 0 || !self.limit_reached(ability))
            && self.can_pay_symbols(frame, side, ability)
            && self.can_pay_outside_dice(ability)
            && self.conditions_hold(ability, Some(frame))
    }

    /// Would it change anything? Enemies do not waste symbols on nothing.
    fn is_useful(&self, frame: &Combat, ability: AbilityUse) -> bool {
        let mut effects = self.library.ability(ability.ability).effects.iter();
        effects.any(|effect| self.changes_something(frame, ability, effect))
    }

    pub(super) fn enchantment_chosen(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        let side = frame.paying_side();
        match answer {
            Answer::Pick(Choice::Ability(ability)) => self.trigger_enchantment(frame, side, *ability, log),
            _ => frame.marks |= mark::enough(side),
        }
    }

    fn trigger_enchantment(&mut self, frame: &mut Combat, side: Side, ability: AbilityUse, log: &mut Events<'_>) {
        let library = std::sync::Arc::clone(&self.library);
        for cost in &library.ability(ability.ability).pay {
            match cost {
                Cost::Bam => spend(frame, side, Symbol::Bam, ability, log),
                Cost::Diamond => spend(frame, side, Symbol::Diamond, ability, log),
                Cost::BamOrDiamond => {
                    frame.pay_either = Some(ability);
                    frame.either_left += 1;
                }
                _ => {}
            }
        }
        if let Some(used) = stages::use_of(frame, ability) {
            used.times += 1;
            if used.times == 1 {
                self.mark_used(ability);
            }
        }
        // EFFECT-04: the full cost each time.
        self.pay_outside_dice(frame, ability, log);
        log.say("COMBAT-18", Event::AbilityUsed { by: ability });
        frame.begin(ability);
    }

    /// A cost that may be paid with either symbol.
    fn ask_for_symbol(&mut self, frame: &mut Combat, side: Side, ability: AbilityUse, log: &mut Events<'_>) -> Flow {
        let bams = self.unspent(frame, side, Symbol::Bam);
        let diamonds = self.unspent(frame, side, Symbol::Diamond);
        match Self::decider(ability.owner) {
            Some(by) if bams > 0 && diamonds > 0 => {
                self.state.options.push(Choice::Symbol(Symbol::Bam));
                self.state.options.push(Choice::Symbol(Symbol::Diamond));
                Flow::Ask(Ask::Choose { by, purpose: Purpose::SymbolToPay, least: 1, most: 1 })
            }
            _ => {
                frame.pay_one_of_either(side, if bams > 0 { Symbol::Bam } else { Symbol::Diamond }, log);
                Flow::Again
            }
        }
    }

    pub(super) fn symbol_chosen(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        let side = frame.paying_side();
        if let Answer::Pick(Choice::Symbol(symbol)) = answer {
            frame.pay_one_of_either(side, *symbol, log);
        }
    }
}

impl Combat {
    /// One of the symbols that may be either is paid.
    fn pay_one_of_either(&mut self, side: Side, symbol: Symbol, log: &mut Events<'_>) {
        if let Some(ability) = self.pay_either {
            spend(self, side, symbol, ability, log);
        }
        self.either_left = self.either_left.saturating_sub(1);
        if self.either_left == 0 {
            self.pay_either = None;
        }
    }

    /// The side whose Enchantments are being triggered.
    fn paying_side(&self) -> Side {
        if self.step == CombatStep::DefenseEnchantments { Side::Defender } else { Side::Attacker }
    }
}

fn spend(frame: &mut Combat, side: Side, symbol: Symbol, by: AbilityUse, log: &mut Events<'_>) {
    log.say("COMBAT-18", Event::SymbolSpent { side, symbol, by });
    match side {
        Side::Attacker => frame.attack_spent[symbol.index()] += 1,
        Side::Defender => frame.defense_spent[symbol.index()] += 1,
    }
}
