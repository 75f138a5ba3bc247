//! Abilities that work outside the dice: from the menu, when a card is drawn, as an answer to Wounds, on Event cards.
//! Who belongs to a group and whether an effect has a point is in `effect_groups.rs`.

use super::ask::{Answer, Ask, By, Choice, Purpose};
use super::effect_targets::{Aim, actor_of};
use super::event::Event;
use super::frames::{ActivateAll, Effects, FallenDie, Figures, Frame, FreeAction, Gain, GainFrom, SkillMove};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{Actor, EventId, Hero, SourceId};
use super::language::{ActionKind, Amount, Cost, DieChoice, Effect, Who};
use super::library::Library;
use super::symbol::Colour;
use crate::kernel::list::List;
use std::sync::Arc;

impl MassiveDarkness {
    /// Carries out the effects of an ability, one after the other.
    pub(super) fn step_effects(&mut self, frame: &mut Effects, log: &mut Events<'_>) -> Flow {
        if let Some(ask) = self.tribute(frame, log) {
            return ask;
        }
        if frame.finished {
            return Flow::Done;
        }
        let library = Arc::clone(&self.library);
        match current(&library, frame) {
            Some(effect) => self.step_effect(frame, effect, log),
            None if frame.chosen == 0 => Flow::Done,
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
            Effect::HurtByRoll(who, die, _) => match frame.rolled {
                Some(wounds) => self.deal_rolled(frame, wounds, log),
                None => self.hurt_by_roll(frame, *who, *die, effect),
            },
            Effect::Choose(lists) => self.choose_effects(frame, lists),
            Effect::ActivateRoamingOr(_) => self.activate_roaming(frame),
            Effect::Spawn(what, place) => {
                let level = if frame.event > 0 { self.event_level() } else { self.state.level };
                let spawn = self.spawn_frame_at(*what, place, level);
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
        if frame.event > 0 && !self.takes_part(Actor::Hero(hero)) {
            return None;
        }
        let source = self.source(frame);
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
                let commanded = self.is_commanded();
                Some(Frame::FreeAction(FreeAction {
                    hero,
                    only: Some(*style),
                    source,
                    commanded,
                    ..FreeAction::default()
                }))
            }
            Effect::GainActions(kind, count) => {
                self.more_actions(hero, *kind, *count, source);
                None
            }
            Effect::ExtraActivation => {
                self.grant_activation(Actor::Hero(hero));
                None
            }
            // Combat effects and modifiers have no meaning here.
            _ => None,
        }
    }

    /// CARD-T1: more Actions in the Activation that is running.
    fn more_actions(&mut self, hero: Hero, kind: ActionKind, count: u8, source: SourceId) {
        for at in 0..self.state.frames.len() {
            if let Frame::Activation(activation) = &mut self.state.frames[at]
                && activation.hero == hero
            {
                match kind {
                    ActionKind::Any => activation.actions = activation.actions.saturating_add(count),
                    _ => drop(activation.extra.push(super::hero_phase::extra_action(kind, count, source))),
                }
            }
        }
    }

    pub(super) fn owner(&self, frame: &Effects) -> Actor {
        if frame.event > 0 { self.event_owner() } else { frame.ability.owner }
    }

    /// SKILL-07: what grants the Actions of this ability.
    fn source(&self, frame: &Effects) -> SourceId {
        if frame.event > 0 { SourceId::NONE } else { self.library.compiled(frame.ability.ability).source }
    }

    /// The player who decides: the owner's, or for Enemies and Event cards the players together.
    pub(super) fn chooser(&self, frame: &Effects) -> By {
        match (frame.event, frame.ability.owner) {
            (0, Actor::Hero(hero)) => By::Hero(hero),
            _ => By::Group,
        }
    }

    /// An effect on the owner, a fighter, everybody of a group, or one of a group that somebody chooses.
    fn on_whom(&mut self, frame: &mut Effects, who: Who, effect: &Effect, log: &mut Events<'_>) -> Flow {
        let aim = match who {
            Who::Each(group) => {
                for actor in &self.members(self.owner(frame), group) {
                    self.affect(frame, *actor, effect, Figures::Everybody, log);
                }
                return advance(frame);
            }
            Who::Any(group) => return self.any_of(frame, group, effect),
            Who::One(group) => Aim::One(group),
            Who::Owner => Aim::At(Some(self.owner(frame))),
            Who::Attacker => Aim::At(frame.attacker),
            Who::Defender => Aim::At(frame.defender),
        };
        match self.target_of(frame, aim, effect) {
            Ok(ask) => return ask,
            Err(None) => {}
            Err(Some(actor)) => {
                let figures = std::mem::take(&mut frame.figures);
                self.affect(frame, actor, effect, figures, log);
            }
        }
        advance(frame)
    }

    /// The effect happens to one Actor.
    pub(super) fn affect(
        &mut self,
        frame: &Effects,
        actor: Actor,
        effect: &Effect,
        figures: Figures,
        log: &mut Events<'_>,
    ) {
        if self.is_spared(frame, actor, effect) {
            return;
        }
        match effect {
            Effect::Hurt(_, amount) => {
                let wounds = self.how_much(frame, amount);
                self.hurt(frame, actor, wounds, figures, log);
            }
            Effect::Kill(_) => {
                // GLOSS-08: enough Wounds for who is named.
                let wounds = actor.enemy().map_or(u8::MAX, |enemy| self.health_left(enemy, figures));
                self.hurt(frame, actor, wounds, figures, log);
            }
            Effect::Heal(_, amount) => {
                let wounds = self.how_much(frame, amount);
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

    /// In the middle of a combat its dice can be counted (GLOSS-09).
    pub(super) fn how_much(&self, frame: &Effects, amount: &Amount) -> u8 {
        let combat = self.state.frames.iter().rev().find_map(|outer| match outer {
            Frame::Combat(combat) => Some(combat),
            _ => None,
        });
        self.amount(amount, frame.ability, combat.filter(|_| frame.single)).max(0) as u8
    }

    /// OQ-12, OQ-16, OQ-49: Wounds without an attack; the owner's Hero is the killer.
    fn hurt(&mut self, frame: &Effects, actor: Actor, wounds: u8, figures: Figures, log: &mut Events<'_>) {
        match actor {
            Actor::Hero(hero) => self.wound_hero(hero, wounds, "EFFECT-32", log),
            Actor::Enemy(enemy) => {
                // EVENT-04: without an active Hero nobody gains anything (OQ-44).
                let by = self.owner(frame).hero();
                let by = by.filter(|hero| frame.event == 0 || self.takes_part(Actor::Hero(*hero)));
                self.wound_enemy(enemy, wounds, figures, by, "EFFECT-32", log);
            }
        }
    }

    /// HERO-15, HERO-16: choose, roll one die, count.
    fn hurt_by_roll(&mut self, frame: &mut Effects, who: Who, die: DieChoice, effect: &Effect) -> Flow {
        let aim = match who {
            Who::One(group) => Aim::One(group),
            Who::Attacker => Aim::At(frame.attacker),
            Who::Defender => Aim::At(frame.defender),
            Who::Owner | Who::Each(_) | Who::Any(_) => Aim::At(Some(self.owner(frame))),
        };
        let target = match self.target_of(frame, aim, effect) {
            Ok(ask) => return ask,
            Err(actor) => actor,
        };
        let Some(target) = target else { return advance(frame) };
        frame.target = Some(target);
        let mut dice = [0; 4];
        dice[single_die(die) as usize] = 1;
        Flow::Ask(Ask::Roll(dice))
    }

    fn roll_fell(&mut self, frame: &mut Effects, face: u8, log: &mut Events<'_>) {
        let library = Arc::clone(&self.library);
        let outer = effects_of(&library, frame).get(usize::from(frame.at));
        let effect = match frame.chosen {
            0 => outer,
            chosen => outer.and_then(|outer| nested(outer, chosen).get(usize::from(frame.inner))),
        };
        if let (Some(Effect::HurtByRoll(_, die, symbols)), Some(target)) = (effect, frame.target.take()) {
            let fallen = FallenDie { colour: single_die(*die) as u8, face, rerolled: false };
            log.say("DICE-07", Event::Rolled { dice: [fallen].into_iter().collect() });
            let shown = self.die_symbols(fallen);
            let wounds = symbols.iter().map(|symbol| shown[symbol.index()]).sum();
            frame.rolled = Some(wounds);
            frame.target = Some(target);
        } else {
            let _ = advance(frame);
        }
    }

    /// STUN-06: now that it is known how many Wounds there are, those of a stunned Mob can be divided.
    fn deal_rolled(&mut self, frame: &mut Effects, wounds: u8, log: &mut Events<'_>) -> Flow {
        if let (Figures::ToDivide, Some(Actor::Enemy(enemy))) = (frame.figures, frame.target) {
            self.state.options = self.ways_to_divide(enemy, wounds);
            match self.choose_one(self.chooser(frame), Purpose::WoundTarget) {
                Ok(ask) => return ask,
                Err(choice) => {
                    self.state.options.clear();
                    frame.figures = Figures::of(choice);
                }
            }
        }
        frame.rolled = None;
        let figures = std::mem::take(&mut frame.figures);
        if let Some(target) = frame.target.take() {
            self.hurt(frame, target, wounds, figures, log);
        }
        advance(frame)
    }

    fn choose_effects(&mut self, frame: &mut Effects, lists: &[Vec<Effect>]) -> Flow {
        if let (0, owner @ Actor::Enemy(_)) = (frame.event, frame.ability.owner) {
            let useful = |list: &Vec<Effect>| list.iter().any(|effect| self.effect_has_a_point(owner, effect));
            frame.chosen = lists.iter().position(useful).unwrap_or(0) as u8 + 1;
            return Flow::Again;
        }
        for number in 0..lists.len() {
            self.state.options.push(Choice::Option(number as u8));
        }
        match self.choose_one(self.chooser(frame), Purpose::EffectOption) {
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
            let source = self.source(frame);
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
            _ if purpose == Purpose::EffectTargets => self.chosen_targets(frame, answer, log),
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
            Answer::Pick(choice) => {
                frame.target = actor_of(*choice);
                frame.figures = Figures::of(*choice);
            }
            _ => {}
        }
    }
}

/// The effect that is being carried out: one of the list, or one inside the option that was chosen there.
pub(super) fn current<'a>(library: &'a Library, frame: &Effects) -> Option<&'a Effect> {
    let outer = effects_of(library, frame).get(usize::from(frame.at))?;
    match frame.chosen {
        0 => Some(outer),
        chosen => nested(outer, chosen).get(usize::from(frame.inner)),
    }
}

/// The effects of an ability or Event card.
fn effects_of<'a>(library: &'a Library, frame: &Effects) -> &'a [Effect] {
    match frame.event.checked_sub(1) {
        Some(card) => &library.event(EventId(card)).effects,
        None => &library.ability(frame.ability.ability).effects,
    }
}

impl MassiveDarkness {
    /// What the option of this number of the pending question does, where it stands for a list of effects.
    #[must_use]
    pub fn option_effects(&self, number: u8) -> Option<&[Effect]> {
        let effect = match self.top()? {
            Frame::Combat(combat) => {
                self.library.ability(combat.pending?.ability).effects.get(usize::from(combat.pending_effect))
            }
            Frame::Effects(frame) => effects_of(&self.library, frame).get(usize::from(frame.at)),
            _ => None,
        };
        match effect? {
            Effect::Choose(lists) => lists.get(usize::from(number)).map(Vec::as_slice),
            _ => None,
        }
    }
}

/// Does it deal Wounds?
pub(super) fn wounds(effect: &Effect) -> bool {
    matches!(effect, Effect::Hurt(..) | Effect::HurtByRoll(..) | Effect::Kill(_))
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
pub(super) fn advance(frame: &mut Effects) -> Flow {
    if frame.chosen > 0 {
        frame.inner += 1;
    } else {
        frame.at += 1;
    }
    frame.finished |= frame.single;
    Flow::Again
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
