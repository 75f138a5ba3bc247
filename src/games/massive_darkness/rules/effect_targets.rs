//! Whom an effect concerns: one of a group, any number of it, and who is spared.

use super::ask::{Answer, Ask, Choice, Purpose};
use super::effects::{advance, current, wounds};
use super::frames::{Effects, Figures};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::Actor;
use super::language::{Effect, Group};
use super::state::MAX_OPTIONS;
use crate::kernel::list::List;
use std::sync::Arc;

/// Whom an effect hits.
pub(super) enum Aim {
    /// One of a group, as somebody chooses.
    One(Group),
    /// This very Actor, if there is one.
    At(Option<Actor>),
}

/// Ways to divide Wounds.
type Ways = List<Choice, MAX_OPTIONS>;

/// DICE-08: no face shows more symbols of one kind or of two together that cards count.
const MOST_ON_A_DIE: u8 = 4;

impl MassiveDarkness {
    /// Whom an effect hits, or the question who it shall be: one of a group, and of a stunned Mob (STUN-06) which figures.
    pub(super) fn target_of(&mut self, frame: &mut Effects, aim: Aim, effect: &Effect) -> Result<Flow, Option<Actor>> {
        if let Some(actor) = frame.target.take() {
            return Err(Some(actor));
        }
        match aim {
            Aim::One(group) => self.offer_members(frame, group, effect),
            Aim::At(Some(actor)) if !self.is_spared(frame, actor, effect) => self.offer(frame, actor, effect),
            Aim::At(_) => {}
        }
        match self.choose_one(self.chooser(frame), Purpose::EffectTarget) {
            Ok(ask) => Ok(ask),
            Err(choice) => {
                self.state.options.clear();
                frame.figures = Figures::of(choice);
                Err(actor_of(choice))
            }
        }
    }

    /// Those of a group whom it would help are asked for; without any there is nothing to ask.
    pub(super) fn any_of(&mut self, frame: &mut Effects, group: Group, effect: &Effect) -> Flow {
        for actor in &self.members(self.owner(frame), group) {
            if self.matters_to(*actor, effect) && !self.is_spared(frame, *actor, effect) {
                self.state.options.push(whole(*actor));
            }
        }
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
                self.affect(frame, actor, effect, Figures::of(choice), log);
            }
        }
        let _ = advance(frame);
    }

    /// Everybody of a group to whom the effect would matter becomes an option.
    fn offer_members(&mut self, frame: &Effects, group: Group, effect: &Effect) {
        for actor in &self.members(self.owner(frame), group) {
            if self.matters_to(*actor, effect) && !self.is_spared(frame, *actor, effect) {
                self.offer(frame, *actor, effect);
            }
        }
    }

    /// STUN-06: of a stunned Mob that shall be wounded, the ways to divide the Wounds are offered; where a die decides how
    /// many there are, also to divide them afterwards.
    fn offer(&mut self, frame: &Effects, actor: Actor, effect: &Effect) {
        let ways = match actor {
            Actor::Enemy(enemy) if wounds(effect) && self.boss_is_bare(enemy) => match effect {
                Effect::Hurt(_, amount) => self.ways_to_divide(enemy, self.how_much(frame, amount)),
                Effect::HurtByRoll(..) => {
                    let mut ways: Ways = [Choice::Minions(enemy), Choice::Leader(enemy)].into_iter().collect();
                    if self.ways_to_divide(enemy, MOST_ON_A_DIE).len() > 2 {
                        ways.push(Choice::Divide(enemy));
                    }
                    ways
                }
                _ => [Choice::Minions(enemy), Choice::Leader(enemy)].into_iter().collect(),
            },
            _ => Ways::new(),
        };
        match &ways[..] {
            [] | [_] => drop(self.state.options.push(whole(actor))),
            several => {
                for way in several {
                    self.state.options.push(*way);
                }
            }
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
        Choice::Enemy(enemy)
        | Choice::Leader(enemy)
        | Choice::Minions(enemy)
        | Choice::Share(enemy, _)
        | Choice::Divide(enemy) => Some(Actor::Enemy(enemy)),
        _ => None,
    }
}

/// The option that stands for an Actor; for a Mob, as a whole.
fn whole(actor: Actor) -> Choice {
    match actor {
        Actor::Hero(hero) => Choice::Hero(hero),
        Actor::Enemy(enemy) => Choice::Enemy(enemy),
    }
}
