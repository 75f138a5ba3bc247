//! What each effect does in the middle of a combat. Effects on dice are in `dice.rs`.

use super::super::ask::{Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{Combat, CombatStep, Effects, Frame};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{AbilityUse, Actor};
use super::super::language::{Ability, Cancelled, Effect, Side, Who};
use super::super::symbol::Symbol;
use super::gather::works_in;
use super::symbols::side_of;
use super::{dice, mark};
use crate::kernel::list::List;

/// Nobody has to decide anything, and nothing else has to be resolved first.
pub(super) fn is_plain(effect: &Effect, owner: Actor) -> bool {
    match effect {
        Effect::Dice(_, die, _) => dice::fixed(*die).is_some() || owner.enemy().is_some(),
        Effect::Add(..)
        | Effect::NoDice(_)
        | Effect::BlanksGain(..)
        | Effect::BlankGains(..)
        | Effect::Cancel(..)
        | Effect::Wounds(_)
        | Effect::DoubleHits
        | Effect::SpreadWounds
        | Effect::AttackAgain
        | Effect::ReachesBoss
        | Effect::Kill(Who::Defender)
        | Effect::Survive(_)
        | Effect::Pull
        | Effect::WeakenCounter(_)
        | Effect::ExtraActivation => true,
        _ => false,
    }
}

impl MassiveDarkness {
    /// The accepted ability works on, effect by effect.
    pub(super) fn continue_pending(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        if let Some(ask) = self.ask_for_tribute(frame, log) {
            return ask;
        }
        let Some(ability) = frame.pending else { return Flow::Again };
        let library = std::sync::Arc::clone(&self.library);
        let words = library.ability(ability.ability);
        let Some(outer) = words.effects.get(usize::from(frame.pending_effect)) else {
            frame.pending = None;
            return Flow::Again;
        };
        let side = side_of(frame, ability.owner);
        if !words.is_enchantment() && !works_in(frame.step, words, outer, side) {
            return done(frame);
        }
        match nested(words, frame) {
            None if frame.pending_list == 0 => self.apply_in_combat(frame, ability, outer, log),
            Some(inner) => self.apply_in_combat(frame, ability, inner, log),
            None => {
                // The chosen list has been worked off.
                frame.pending_list = 0;
                frame.pending_inner = 0;
                done(frame)
            }
        }
    }

    /// One effect of the ability that is being used.
    fn apply_in_combat(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        effect: &Effect,
        log: &mut Events<'_>,
    ) -> Flow {
        match effect {
            Effect::Dice(side, die, amount) => {
                let amount = self.amount(amount, ability, Some(frame));
                self.change_dice(frame, ability, *side, *die, amount, log)
            }
            Effect::Reroll(side, which) => self.reroll_effect(frame, ability, *side, *which),
            Effect::FlipBlanks(side, count) => self.flip_blanks(frame, ability, *side, *count, log),
            Effect::Choose(lists) => self.choose_list(frame, ability, lists),
            Effect::BecomeTarget => {
                self.become_target(frame, ability, log);
                done(frame)
            }
            plain if is_plain(plain, ability.owner) => {
                self.apply_plain(frame, ability, plain, log);
                done(frame)
            }
            // What is no matter of dice is resolved as anywhere else.
            _ => {
                let inner = Effects {
                    ability,
                    at: frame.pending_effect,
                    chosen: frame.pending_list,
                    inner: frame.pending_inner,
                    single: true,
                    attacker: Some(frame.attacker),
                    defender: Some(frame.defender),
                    ..Effects::default()
                };
                let _ = done(frame);
                Flow::Push(Frame::Effects(inner))
            }
        }
    }

    /// Effects that need nobody's decision.
    pub(super) fn apply_plain(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        effect: &Effect,
        log: &mut Events<'_>,
    ) {
        match effect {
            Effect::Add(side, symbol, amount) => {
                let amount = self.amount(amount, ability, Some(frame));
                self.add_symbols(frame, *side, *symbol, amount, ability, log);
            }
            Effect::Dice(side, die, amount) => {
                let amount = self.amount(amount, ability, Some(frame));
                self.change_pool(frame, *side, *die, amount);
            }
            Effect::NoDice(side) => self.no_dice(frame, *side),
            Effect::BlanksGain(side, symbol, each) => {
                let blanks = self.blanks(frame, *side).count_ones() as i8;
                self.add_symbols(frame, *side, *symbol, blanks.saturating_mul(*each as i8), ability, log);
            }
            Effect::BlankGains(choice, symbol, amount)
                if frame.dice.iter().any(|die| dice::is_of(*die, *choice) && self.is_blank(*die)) =>
            {
                self.add_symbols(frame, dice::side_of_dice(*choice), *symbol, *amount as i8, ability, log);
            }
            Effect::Cancel(side, what) => self.cancel(frame, *side, *what, log),
            Effect::Wounds(amount) => {
                frame.extra_wounds = frame.extra_wounds.saturating_add(self.amount(amount, ability, Some(frame)));
            }
            Effect::DoubleHits => {
                let rolled = self.rolled(frame, Side::Attacker, Symbol::Hit) as i8;
                self.add_symbols(frame, Side::Attacker, Symbol::Hit, rolled, ability, log);
            }
            Effect::SpreadWounds => frame.marks |= mark::SPREAD,
            Effect::AttackAgain => frame.marks |= mark::AGAIN,
            Effect::ReachesBoss => frame.marks |= mark::BOSS_ALLOWED,
            Effect::Kill(_) => frame.marks |= mark::KILL,
            Effect::Survive(health) => frame.survive = *health,
            Effect::Pull => self.pull(frame, log),
            // COUNTER-11: what a commanded attack does not cause, it cannot weaken.
            Effect::WeakenCounter(dice) if frame.own_activation => {
                if let Actor::Enemy(enemy) = frame.defender {
                    let weakened = &mut self.state.enemy_mut(enemy).weakened;
                    *weakened = weakened.saturating_add(*dice);
                }
            }
            Effect::ExtraActivation => self.grant_activation(ability.owner),
            // Modifiers and effects of menus have no meaning here.
            _ => {}
        }
    }

    /// EFFECT-05..10.
    fn add_symbols(
        &mut self,
        frame: &mut Combat,
        side: Side,
        symbol: Symbol,
        amount: i8,
        by: AbilityUse,
        log: &mut Events<'_>,
    ) {
        if amount == 0 {
            return;
        }
        let added = &mut frame.added_mut(side)[symbol.index()];
        *added = added.saturating_add(amount);
        log.say("EFFECT-05", Event::SymbolsAdded { side, symbol, amount, by });
    }

    /// EFFECT-26..31, OQ-26: only symbols that have not been spent can be cancelled.
    fn cancel(&mut self, frame: &mut Combat, side: Side, what: Cancelled, log: &mut Events<'_>) {
        for (symbol, count) in cancelled(what) {
            let amount = count.min(self.unspent(frame, side, symbol));
            if amount > 0 {
                let added = &mut frame.added_mut(side)[symbol.index()];
                *added = added.saturating_sub(amount as i8);
                log.say("EFFECT-26", Event::SymbolsCancelled { side, symbol, amount });
            }
        }
    }

    /// One of several lists, of those that change anything: a Hero's owner chooses, an Enemy takes the first.
    fn choose_list(&mut self, frame: &mut Combat, ability: AbilityUse, lists: &[Vec<Effect>]) -> Flow {
        let useful = |list: &Vec<Effect>| list.iter().any(|effect| self.changes_something(frame, ability, effect));
        let offered: List<u8, 8> =
            (0..lists.len()).filter(|number| useful(&lists[*number])).map(|number| number as u8).collect();
        match (Self::decider(ability.owner), &offered[..]) {
            (Some(by), several @ [_, _, ..]) => {
                for number in several {
                    self.state.options.push(Choice::Option(*number));
                }
                Flow::Ask(Ask::Choose { by, purpose: Purpose::EffectOption, least: 1, most: 1 })
            }
            (_, others) => {
                frame.pending_list = others.first().copied().unwrap_or(0) + 1;
                Flow::Again
            }
        }
    }

    /// CARD-R1: the defender is put into the attacker's Zone.
    fn pull(&mut self, frame: &Combat, log: &mut Events<'_>) {
        let to = self.state.zone_of(frame.attacker);
        match frame.defender {
            Actor::Hero(hero) if self.state.hero(hero).zone != to => self.move_hero(hero, to, "EFFECT-32", log),
            Actor::Enemy(enemy) if self.state.enemy(enemy).zone != to => {
                let from = self.state.enemy(enemy).zone;
                self.state.enemy_mut(enemy).zone = to;
                log.say("EFFECT-32", Event::Moved { actor: frame.defender, from, to });
            }
            Actor::Hero(_) | Actor::Enemy(_) => {}
        }
    }

    /// CARD-C2.
    fn become_target(&mut self, frame: &mut Combat, ability: AbilityUse, log: &mut Events<'_>) {
        let (Actor::Hero(guard), from) = (ability.owner, frame.defender) else { return };
        let to = self.state.zone_of(from);
        self.move_hero(guard, to, "ACT-SIGN-03", log);
        frame.defender = ability.owner;
        log.say("ACT-SIGN-03", Event::TargetChanged { from, to: ability.owner });
    }

    /// CARD-T5: won in the normal Activation, so an extra one brings no further.
    pub(in super::super) fn grant_activation(&mut self, owner: Actor) {
        for frame in &mut self.state.frames[..] {
            if let Frame::Activation(activation) = frame {
                activation.again |= !activation.extra_turn && Actor::Hero(activation.hero) == owner;
            }
        }
    }

    fn may_win_an_activation(&self, owner: Actor) -> bool {
        self.state.frames.iter().any(|frame| match frame {
            Frame::Activation(activation) => {
                !activation.extra_turn && !activation.again && Actor::Hero(activation.hero) == owner
            }
            _ => false,
        })
    }

    /// The player of a Hero decides, for an Enemy the rules.
    pub(super) fn decider(owner: Actor) -> Option<By> {
        owner.hero().map(By::Hero)
    }

    /// Would an effect change anything as the dice lie now? Enemies do not waste symbols on nothing, and nobody is asked
    /// about it.
    pub(super) fn changes_something(&self, frame: &Combat, ability: AbilityUse, effect: &Effect) -> bool {
        let amount = |amount| self.amount(amount, ability, Some(frame));
        match effect {
            Effect::Add(side, symbol, more) => match amount(more) {
                0 => false,
                more => more > 0 || self.unspent(frame, *side, *symbol) > 0,
            },
            Effect::Dice(side, die, more) => self.dice_can_change(frame, *side, *die, amount(more)),
            Effect::NoDice(side) => dice::any_die(frame, *side),
            Effect::Reroll(side, which) => self.has_dice_to_reroll(frame, ability, *side, *which),
            Effect::FlipBlanks(side, _) | Effect::BlanksGain(side, ..) => self.blanks(frame, *side) != 0,
            Effect::BlankGains(choice, ..) => {
                frame.dice.iter().any(|die| dice::is_of(*die, *choice) && self.is_blank(*die))
            }
            Effect::Cancel(side, what) => {
                let mut parts = cancelled(*what).into_iter();
                parts.any(|(symbol, count)| count > 0 && self.unspent(frame, *side, symbol) > 0)
            }
            Effect::Wounds(more) | Effect::Hurt(_, more) => amount(more) > 0,
            Effect::DoubleHits => self.rolled(frame, Side::Attacker, Symbol::Hit) > 0,
            Effect::AttackAgain => !frame.is_marked(mark::AGAIN),
            Effect::Pull => self.state.zone_of(frame.attacker) != self.state.zone_of(frame.defender),
            Effect::ExtraActivation => self.may_win_an_activation(ability.owner),
            Effect::WeakenCounter(_) => frame.defender.enemy().is_some(),
            Effect::Stun(Who::Defender) => !self.is_stunned(frame.defender),
            Effect::Stun(Who::Attacker) => !self.is_stunned(frame.attacker),
            Effect::Heal(who, _) | Effect::FullyHeal(who) => self.somebody_is_hurt(ability.owner, *who),
            Effect::Choose(lists) => {
                lists.iter().flatten().any(|effect| self.changes_something(frame, ability, effect))
            }
            _ => true,
        }
    }
}

impl Combat {
    fn added_mut(&mut self, side: Side) -> &mut [i8; 4] {
        match side {
            Side::Attacker => &mut self.attack_added,
            Side::Defender => &mut self.defense_added,
        }
    }

    /// Have the dice fallen?
    pub(super) fn has_rolled(&self) -> bool {
        self.step > CombatStep::Roll
    }
}

fn cancelled(what: Cancelled) -> [(Symbol, u8); 2] {
    match what {
        Cancelled::Bams(count) => [(Symbol::Bam, count), (Symbol::Diamond, 0)],
        Cancelled::Diamonds(count) => [(Symbol::Bam, 0), (Symbol::Diamond, count)],
        Cancelled::All => [(Symbol::Bam, u8::MAX), (Symbol::Diamond, u8::MAX)],
    }
}

/// The effect of the chosen list that is being worked off.
fn nested<'a>(words: &'a Ability, frame: &Combat) -> Option<&'a Effect> {
    let list = usize::from(frame.pending_list.checked_sub(1)?);
    match words.effects.get(usize::from(frame.pending_effect))? {
        Effect::Choose(lists) => lists.get(list)?.get(usize::from(frame.pending_inner)),
        _ => None,
    }
}

/// The current effect is finished.
pub(super) fn done(frame: &mut Combat) -> Flow {
    if frame.pending_list > 0 {
        frame.pending_inner += 1;
    } else {
        frame.pending_effect += 1;
    }
    frame.pending_started = false;
    frame.pending_left = 0;
    Flow::Again
}
