//! Whom an effect concerns: one of a group, any number of it, and who is spared.

use super::ask::{Answer, Ask, Choice, Purpose};
use super::effects::{advance, current, wounds};
use super::frames::Effects;
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::Actor;
use super::language::{Effect, Group};
use super::wounds::Figures;
use std::sync::Arc;

impl MassiveDarkness {
    /// The chosen one of a group, or the question who it shall be.
    pub(super) fn one_of(&mut self, frame: &mut Effects, group: Group, effect: &Effect) -> Result<Flow, Option<Actor>> {
        if let Some(actor) = frame.target.take() {
            return Err(Some(actor));
        }
        self.offer_members(frame, group, effect);
        match self.choose_one(self.chooser(frame), Purpose::EffectTarget) {
            Ok(ask) => Ok(ask),
            Err(choice) => {
                self.state.options.clear();
                frame.at_leader = matches!(choice, Choice::Leader(_));
                Err(actor_of(choice))
            }
        }
    }

    /// Those of a group whom it would help are asked for; without any there is nothing to ask.
    pub(super) fn any_of(&mut self, frame: &mut Effects, group: Group, effect: &Effect) -> Flow {
        self.offer_members(frame, group, effect);
        let most = self.state.options.len() as u8;
        if most == 0 {
            return advance(frame);
        }
        Flow::Ask(Ask::Choose { by: self.chooser(frame), purpose: Purpose::EffectTargets, least: 0, most })
    }

    /// The effect of the moment happens to those who were chosen.
    pub(super) fn chosen_targets(&mut self, frame: &mut Effects, answer: &Answer, log: &mut Events<'_>) {
        let library = Arc::clone(&self.library);
        for choice in self.picked(answer) {
            if let (Some(effect), Some(actor)) = (current(&library, frame), actor_of(choice)) {
                let figures = if matches!(choice, Choice::Leader(_)) { Figures::Leader } else { Figures::InOrder };
                self.affect(frame, actor, effect, figures, log);
            }
        }
        let _ = advance(frame);
    }

    /// Everybody of a group to whom the effect would matter becomes an option.
    fn offer_members(&mut self, frame: &Effects, group: Group, effect: &Effect) {
        for actor in &self.members(self.owner(frame), group) {
            if self.matters_to(*actor, effect) && !self.is_spared(frame, *actor, effect) {
                self.offer(*actor, effect);
            }
        }
    }

    /// STUN-06: of a stunned Mob the Boss and the Minions are offered apart when they shall be wounded.
    fn offer(&mut self, actor: Actor, effect: &Effect) {
        match actor {
            Actor::Hero(hero) => drop(self.state.options.push(Choice::Hero(hero))),
            Actor::Enemy(enemy) if wounds(effect) && self.boss_is_bare(enemy) => {
                self.state.options.push(Choice::Minions(enemy));
                self.state.options.push(Choice::Leader(enemy));
            }
            Actor::Enemy(enemy) => drop(self.state.options.push(Choice::Enemy(enemy))),
        }
    }

    /// ENEMY-39: Equipment in the hands of a Guardian never harms its Allies.
    pub(super) fn is_spared(&self, frame: &Effects, actor: Actor, effect: &Effect) -> bool {
        let harms = wounds(effect) || matches!(effect, Effect::Stun(_));
        let by_equipment = frame.ability.card.is_some() && frame.event == 0;
        harms
            && by_equipment
            && frame.ability.owner.enemy().is_some()
            && actor.enemy().is_some()
            && actor != frame.ability.owner
    }
}

/// The Actor that an option stands for.
pub(super) fn actor_of(choice: Choice) -> Option<Actor> {
    match choice {
        Choice::Hero(hero) => Some(Actor::Hero(hero)),
        Choice::Enemy(enemy) | Choice::Leader(enemy) | Choice::Minions(enemy) => Some(Actor::Enemy(enemy)),
        _ => None,
    }
}
