//! Abilities that work outside the dice: from the menu, when a card is drawn, as an answer to Wounds, on Event cards.

use super::ask::{Answer, Ask, By, Choice, Purpose};
use super::event::Event;
use super::frames::{ActivateAll, Effects, Frame, FreeAction, Gain, GainFrom, SkillMove};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{Actor, EventId, Hero};
use super::language::{ActionKind, Cost, DieChoice, Effect, Group, Who};
use super::symbol::Colour;
use crate::engine::kernel::list::List;
use std::sync::Arc;

impl MassiveDarkness {
    /// Carries out the effects of an ability, one after the other.
    pub(super) fn step_effects(&mut self, frame: &mut Effects, log: &mut Events<'_>) -> Flow {
        if let Some(ask) = self.tribute(frame, log) {
            return ask;
        }
        let library = Arc::clone(&self.library);
        let effects: &[Effect] = match frame.event.checked_sub(1) {
            Some(card) => &library.event(EventId(card)).effects,
            None => &library.ability(frame.ability.ability).effects,
        };
        if frame.finished {
            return Flow::Done;
        }
        let Some(outer) = effects.get(usize::from(frame.at)) else { return Flow::Done };
        if frame.chosen == 0 {
            return self.step_effect(frame, outer, log);
        }
        match nested(outer, frame.chosen).get(usize::from(frame.inner)) {
            Some(effect) => self.step_effect(frame, effect, log),
            None => {
                frame.chosen = 0;
                frame.inner = 0;
                advance(frame)
            }
        }
    }

    /// COND-03: from the menu the tribute is paid first.
    fn tribute(&mut self, frame: &mut Effects, log: &mut Events<'_>) -> Option<Flow> {
        if frame.event > 0 || frame.single || frame.tribute_paid {
            return None;
        }
        let cost = self.library.ability(frame.ability.ability).pay.iter().find_map(|cost| match cost {
            Cost::BloodTribute(wounds) => Some(*wounds),
            _ => None,
        });
        let (Some(wounds), Actor::Hero(hero)) = (cost, frame.ability.owner) else {
            frame.tribute_paid = true;
            return None;
        };
        let payers: List<Hero, 6> = self.tribute_payers(hero, wounds).collect();
        for payer in &payers {
            self.state.options.push(Choice::Hero(*payer));
        }
        match self.choose_one(By::Hero(hero), Purpose::TributeFrom) {
            Ok(ask) => Some(ask),
            Err(choice) => {
                self.state.options.clear();
                frame.tribute_paid = true;
                if let Choice::Hero(payer) = choice {
                    self.wound_hero(payer, wounds, "COND-03", log);
                }
                None
            }
        }
    }

    fn step_effect(&mut self, frame: &mut Effects, effect: &Effect, log: &mut Events<'_>) -> Flow {
        match effect {
            Effect::Hurt(who, _)
            | Effect::Heal(who, _)
            | Effect::FullyHeal(who)
            | Effect::Stun(who)
            | Effect::Kill(who)
            | Effect::GainXp(who, _) => self.on_whom(frame, *who, effect, log),
            Effect::HurtByRoll(who, die, _) => self.hurt_by_roll(frame, *who, *die),
            Effect::Choose(lists) => self.choose_effects(frame, lists.len()),
            Effect::ActivateRoamingOr(_) => self.activate_roaming(frame),
            Effect::Spawn(what, place) => {
                let spawn = self.spawn_frame(*what, place);
                let _ = advance(frame);
                spawn.map_or(Flow::Again, Flow::Push)
            }
            Effect::Command => self.command(frame),
            _ => {
                let inner = self.owner_effect(frame, effect);
                let _ = advance(frame);
                inner.map_or(Flow::Again, Flow::Push)
            }
        }
    }

    /// Effects that concern the owner alone; some are resolved by a frame of their own.
    fn owner_effect(&mut self, frame: &Effects, effect: &Effect) -> Option<Frame> {
        let Actor::Hero(hero) = self.owner(frame) else { return None };
        let source = self.library.compiled(frame.ability.ability).source;
        match effect {
            Effect::DrawTreasure(level) => Some(gain(hero, GainFrom::Effect, *level)),
            Effect::DrawArtifact => Some(gain(hero, GainFrom::Artifact, 4)),
            Effect::Move { least, most, slippery, to_enemy } => Some(Frame::SkillMove(SkillMove {
                hero,
                least: *least,
                most: *most,
                slippery: *slippery,
                to_enemy: *to_enemy,
            })),
            Effect::FreeAttack(style) => {
                Some(Frame::FreeAction(FreeAction { hero, only: Some(*style), source, ..FreeAction::default() }))
            }
            Effect::GainActions(kind, count) => {
                self.more_actions(hero, *kind, *count, source);
                None
            }
            Effect::ExtraActivation => {
                for at in 0..self.state.frames.len() {
                    if let Frame::Activation(activation) = &mut self.state.frames[at] {
                        activation.again |= activation.hero == hero;
                    }
                }
                None
            }
            // Combat effects and modifiers have no meaning here.
            _ => None,
        }
    }

    /// CARD-T1: more Actions in the Activation that is running.
    fn more_actions(&mut self, hero: Hero, kind: ActionKind, count: u8, source: super::ids::SourceId) {
        for at in 0..self.state.frames.len() {
            if let Frame::Activation(activation) = &mut self.state.frames[at]
                && activation.hero == hero
            {
                match kind {
                    ActionKind::Any => activation.actions += count,
                    _ => drop(activation.extra.push(super::hero_phase::extra_action(kind, count, source))),
                }
            }
        }
    }

    fn owner(&self, frame: &Effects) -> Actor {
        if frame.event > 0 { Actor::Hero(self.state.active_hero()) } else { frame.ability.owner }
    }

    /// An effect on the owner, a fighter, everybody of a group, or one of a group that somebody chooses.
    fn on_whom(&mut self, frame: &mut Effects, who: Who, effect: &Effect, log: &mut Events<'_>) -> Flow {
        match who {
            Who::Each(group) => {
                for actor in &self.members(self.owner(frame), group) {
                    self.affect(frame, *actor, effect, log);
                }
                advance(frame)
            }
            Who::One(group) => match self.one_of(frame, group, matters(effect)) {
                Ok(ask) => ask,
                Err(actor) => {
                    if let Some(actor) = actor {
                        self.affect(frame, actor, effect, log);
                    }
                    advance(frame)
                }
            },
            Who::Owner | Who::Attacker | Who::Defender => {
                let actor = match who {
                    Who::Attacker => frame.attacker,
                    Who::Defender => frame.defender,
                    _ => Some(self.owner(frame)),
                };
                if let Some(actor) = actor {
                    self.affect(frame, actor, effect, log);
                }
                advance(frame)
            }
        }
    }

    /// The chosen one of a group, or the question who it shall be.
    fn one_of(&mut self, frame: &mut Effects, group: Group, only_hurt: bool) -> Result<Flow, Option<Actor>> {
        if let Some(actor) = frame.target.take() {
            return Err(Some(actor));
        }
        let owner = self.owner(frame);
        for actor in &self.members(owner, group) {
            if !only_hurt || self.is_hurt(*actor) {
                self.state.options.push(match actor {
                    Actor::Hero(hero) => Choice::Hero(*hero),
                    Actor::Enemy(enemy) => Choice::Enemy(*enemy),
                });
            }
        }
        let by = match (frame.event, owner) {
            (0, Actor::Hero(hero)) => By::Hero(hero),
            _ => By::Group,
        };
        match self.choose_one(by, Purpose::EffectTarget) {
            Ok(ask) => Ok(ask),
            Err(choice) => {
                self.state.options.clear();
                Err(actor_of(choice))
            }
        }
    }

    /// The effect happens to one Actor.
    fn affect(&mut self, frame: &Effects, actor: Actor, effect: &Effect, log: &mut Events<'_>) {
        match effect {
            Effect::Hurt(_, amount) => {
                let wounds = self.amount(amount, frame.ability, None).max(0) as u8;
                self.hurt(frame, actor, wounds, log);
            }
            Effect::Kill(_) => self.hurt(frame, actor, u8::MAX, log),
            Effect::Heal(_, amount) => {
                let wounds = self.amount(amount, frame.ability, None).max(0) as u8;
                self.heal_actor(actor, wounds, "HERO-05", log);
            }
            Effect::FullyHeal(_) => self.heal_actor(actor, u8::MAX, "GLOSS-06", log),
            Effect::Stun(_) => self.stun(actor, log),
            Effect::GainXp(_, xp) => {
                if let Actor::Hero(hero) = actor {
                    self.gain_xp(hero, *xp, "XP-01", log);
                }
            }
            _ => {}
        }
    }

    /// OQ-12, OQ-16, OQ-49: Wounds without an attack; the owner's Hero is the killer.
    fn hurt(&mut self, frame: &Effects, actor: Actor, wounds: u8, log: &mut Events<'_>) {
        match actor {
            Actor::Hero(hero) => self.wound_hero(hero, wounds, "EFFECT-32", log),
            Actor::Enemy(enemy) => {
                let by = self.owner(frame).hero();
                self.wound_enemy(enemy, wounds, false, by, "EFFECT-32", log);
            }
        }
    }

    /// HERO-15, HERO-16: choose, roll one die, count.
    fn hurt_by_roll(&mut self, frame: &mut Effects, who: Who, die: DieChoice) -> Flow {
        let target = match who {
            Who::One(group) => match self.one_of(frame, group, false) {
                Ok(ask) => return ask,
                Err(actor) => actor,
            },
            Who::Attacker => frame.attacker,
            Who::Defender => frame.defender,
            Who::Owner | Who::Each(_) => Some(self.owner(frame)),
        };
        let Some(target) = target else { return advance(frame) };
        frame.target = Some(target);
        let mut dice = [0; 4];
        dice[single_die(die) as usize] = 1;
        Flow::Ask(Ask::Roll(dice))
    }

    fn roll_fell(&mut self, frame: &mut Effects, face: u8, log: &mut Events<'_>) {
        let library = Arc::clone(&self.library);
        let effect = library.ability(frame.ability.ability).effects.get(usize::from(frame.at));
        let effect = effect.map(|outer| {
            if frame.chosen == 0 {
                outer
            } else {
                nested(outer, frame.chosen).get(usize::from(frame.inner)).unwrap_or(outer)
            }
        });
        if let (Some(Effect::HurtByRoll(_, die, symbols)), Some(target)) = (effect, frame.target.take()) {
            let fallen = super::frames::FallenDie { colour: single_die(*die) as u8, face, rerolled: false };
            log.say("DICE-07", Event::Rolled { dice: [fallen].into_iter().collect() });
            let shown = self.die_symbols(fallen);
            let wounds = symbols.iter().map(|symbol| shown[symbol.index()]).sum();
            self.hurt(frame, target, wounds, log);
        }
        let _ = advance(frame);
    }

    fn choose_effects(&mut self, frame: &mut Effects, lists: usize) -> Flow {
        for number in 0..lists {
            self.state.options.push(Choice::Option(number as u8));
        }
        let by = match self.owner(frame) {
            Actor::Hero(hero) if frame.event == 0 => By::Hero(hero),
            Actor::Hero(_) => By::Group,
            Actor::Enemy(_) => {
                self.state.options.clear();
                frame.chosen = 1;
                return Flow::Again;
            }
        };
        match self.choose_one(by, Purpose::EffectOption) {
            Ok(ask) => ask,
            Err(_) => {
                self.state.options.clear();
                frame.chosen = 1;
                Flow::Again
            }
        }
    }

    /// EVENT-07.
    fn activate_roaming(&mut self, frame: &mut Effects) -> Flow {
        let roaming: List<super::ids::Enemy, 24> = self.roaming_on_board().collect();
        if roaming.is_empty() {
            frame.chosen = 1;
            return Flow::Again;
        }
        for enemy in &roaming {
            self.state.options.push(Choice::Enemy(*enemy));
        }
        match self.choose_one(By::Group, Purpose::RoamingToActivate) {
            Ok(ask) => ask,
            Err(choice) => {
                self.state.options.clear();
                self.activate_chosen(frame, choice);
                Flow::Again
            }
        }
    }

    fn activate_chosen(&mut self, frame: &mut Effects, choice: Choice) {
        if let Choice::Enemy(enemy) = choice {
            self.push(Frame::ActivateAll(ActivateAll { pending: 1 << enemy.0, only: None }));
        }
        let _ = advance(frame);
    }

    /// SKILL-12.
    fn command(&mut self, frame: &mut Effects) -> Flow {
        let Actor::Hero(hero) = self.owner(frame) else { return advance(frame) };
        let others: List<Hero, 6> = self.state.living_heroes().filter(|other| *other != hero).collect();
        for other in &others {
            self.state.options.push(Choice::Hero(*other));
        }
        match self.choose_one(By::Hero(hero), Purpose::CommandedHero) {
            Ok(ask) => ask,
            Err(choice) => {
                self.state.options.clear();
                self.commanded(frame, choice);
                Flow::Again
            }
        }
    }

    fn commanded(&mut self, frame: &mut Effects, choice: Choice) {
        if let Choice::Hero(hero) = choice {
            let source = self.library.compiled(frame.ability.ability).source;
            self.push(Frame::FreeAction(FreeAction { hero, source, commanded: true, ..FreeAction::default() }));
        }
        let _ = advance(frame);
    }

    pub(super) fn answer_effects(&mut self, frame: &mut Effects, answer: &Answer, log: &mut Events<'_>) {
        let purpose = match self.state.ask {
            Ask::Choose { purpose, .. } => purpose,
            _ => Purpose::default(),
        };
        match answer {
            Answer::Rolled(faces) => self.roll_fell(frame, faces.first().copied().unwrap_or(0), log),
            Answer::Pick(Choice::Option(number)) => frame.chosen = number + 1,
            Answer::Pick(choice) if purpose == Purpose::RoamingToActivate => self.activate_chosen(frame, *choice),
            Answer::Pick(choice) if purpose == Purpose::CommandedHero => self.commanded(frame, *choice),
            Answer::Pick(Choice::Hero(payer)) if purpose == Purpose::TributeFrom => {
                let wounds = self.library.ability(frame.ability.ability).pay.iter().find_map(|cost| match cost {
                    Cost::BloodTribute(wounds) => Some(*wounds),
                    _ => None,
                });
                frame.tribute_paid = true;
                self.wound_hero(*payer, wounds.unwrap_or(0), "COND-03", log);
            }
            Answer::Pick(choice) => frame.target = actor_of(*choice),
            _ => {}
        }
    }
}

/// Only the hurt are offered when somebody shall be healed.
fn matters(effect: &Effect) -> bool {
    matches!(effect, Effect::Heal(..) | Effect::FullyHeal(_))
}

/// The list of effects inside an effect.
fn nested(outer: &Effect, chosen: u8) -> &[Effect] {
    match outer {
        Effect::Choose(lists) => lists.get(usize::from(chosen) - 1).map_or(&[], Vec::as_slice),
        Effect::ActivateRoamingOr(effects) => effects,
        _ => &[],
    }
}

/// The current effect is done.
fn advance(frame: &mut Effects) -> Flow {
    if frame.chosen > 0 {
        frame.inner += 1;
    } else {
        frame.at += 1;
        frame.finished |= frame.single;
    }
    Flow::Again
}

fn actor_of(choice: Choice) -> Option<Actor> {
    match choice {
        Choice::Hero(hero) => Some(Actor::Hero(hero)),
        Choice::Enemy(enemy) => Some(Actor::Enemy(enemy)),
        _ => None,
    }
}

fn single_die(die: DieChoice) -> Colour {
    match die {
        DieChoice::Yellow | DieChoice::AnyAttack => Colour::Yellow,
        DieChoice::Red => Colour::Red,
        DieChoice::Blue | DieChoice::AnyDefense => Colour::Blue,
        DieChoice::Green => Colour::Green,
    }
}

fn gain(hero: Hero, from: GainFrom, level: u8) -> Frame {
    let levels: List<u8, 24> = [level].into_iter().collect();
    Frame::Gain(Gain { hero, from, levels, ..Gain::default() })
}
