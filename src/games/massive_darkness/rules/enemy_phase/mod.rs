//! ENEMY-PHASE and COUNTER: what an activated Enemy does, step by step, and in which order several of them act.
//!
//! `target.rs` decides who is attacked, `path.rs` where to go, `explain.rs` tells beforehand. The attack itself is
//! resolved by `combat/`.

mod explain;
mod path;
mod target;

pub use explain::Intent;
pub use path::Goal;
pub use target::Candidates;

use super::ask::{Answer, Ask, By, Choice, Purpose};
use super::event::Event;
use super::frames::{ActivateAll, Combat, EnemyActivation, EnemyStep, Frame};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{Actor, Enemy, Hero};
use super::language::Style;
use super::state::{Patrol, Until};
use crate::kernel::board::SpaceId;
use crate::kernel::game::RuleId;

impl MassiveDarkness {
    /// EPHASE-01: one step of an Enemy's Activation.
    pub(super) fn step_enemy_activation(&mut self, frame: &mut EnemyActivation, log: &mut Events<'_>) -> Flow {
        if !self.can_go_on(frame) {
            frame.step = EnemyStep::End;
        }
        match frame.step {
            EnemyStep::Start => self.begin_enemy_activation(frame, log),
            EnemyStep::FirstAttack | EnemyStep::SecondAttack => self.attack_step(frame, log),
            EnemyStep::FirstMove | EnemyStep::SecondMove => self.move_step(frame, log),
            EnemyStep::End => self.end_enemy_activation(frame, log),
        }
    }

    /// The Enemy may die from its own attack; EPHASE-03: an attack ends the Activation; COUNTER-09: so does the death
    /// of the only possible target.
    fn can_go_on(&self, frame: &EnemyActivation) -> bool {
        self.state.enemy(frame.enemy).present
            && !frame.attacked
            && frame.only.is_none_or(|hero| self.takes_part(Actor::Hero(hero)))
    }

    fn begin_enemy_activation(&mut self, frame: &mut EnemyActivation, log: &mut Events<'_>) -> Flow {
        let enemy = frame.enemy;
        frame.older_marks = self.state.used.len() as u8;
        frame.step = EnemyStep::End;
        // COUNTER-05, OQ-36: checked once, before the Activation.
        if frame.only.is_some_and(|hero| self.is_hidden(hero, enemy)) {
            frame.acted = true;
            log.say("COUNTER-05", Event::EnemyStayed { enemy });
            return Flow::Again;
        }
        let counter = frame.only.is_some();
        // What the quest says about an Enemy: does it act at all, and may it move?
        if !counter && (!self.is_active(enemy) || self.waits_for_its_phase(enemy)) {
            frame.acted = true;
            log.say("ROUND-03", Event::FoeWaits { enemy });
            return Flow::Again;
        }
        frame.rooted |= self.foe(enemy).is_some_and(|foe| foe.rooted || (counter && foe.rooted_in_counters));
        log.say(if counter { "COUNTER-01" } else { "EPHASE-01" }, Event::EnemyActivated { enemy, counter });
        // EPHASE-05, COUNTER-07: getting up takes the whole Activation.
        if self.state.enemy(enemy).stunned {
            frame.acted = true;
            self.state.enemy_mut(enemy).stunned = false;
            log.say(if counter { "COUNTER-07" } else { "EPHASE-05" }, Event::GotUp { actor: Actor::Enemy(enemy) });
            return Flow::Again;
        }
        if !counter && let Some(script) = self.script_of(enemy) {
            frame.acted = true;
            return Flow::Push(script);
        }
        frame.step = EnemyStep::FirstAttack;
        Flow::Again
    }

    /// EPHASE-06..11: attack if anybody can be reached, else go on to the next step (EPHASE-04).
    fn attack_step(&mut self, frame: &mut EnemyActivation, log: &mut Events<'_>) -> Flow {
        if frame.hero.is_none()
            && frame.only.is_none()
            && let Some(flow) = self.strike_a_lure(frame, log)
        {
            return flow;
        }
        let hero = match frame.hero {
            Some(hero) => hero,
            None => match &self.attack_candidates(frame.enemy, frame.only)[..] {
                [] => return next_step(frame),
                [only] => *only,
                tied => return self.ask_players(Purpose::TieTarget, tied.iter().copied().map(Choice::Hero)),
            },
        };
        frame.hero = Some(hero);
        match &self.attack_styles(frame.enemy, hero)[..] {
            [] => next_step(frame),
            [only] => Flow::Push(self.enemy_attack(frame, hero, *only)),
            // OQ-13.
            several => self.ask_players(Purpose::AttackType, several.iter().copied().map(Choice::Style)),
        }
    }

    /// An object of the quest that counts as the Hero with the most XP is struck whenever that is possible: one Wound, no
    /// roll. It beats Taunt.
    fn strike_a_lure(&mut self, frame: &mut EnemyActivation, log: &mut Events<'_>) -> Option<Flow> {
        let lures = self.lures_in_reach(frame.enemy);
        match &lures[..] {
            [] => None,
            [only] => {
                self.strike_lure(frame, *only, log);
                Some(Flow::Again)
            }
            several => Some(self.ask_players(Purpose::TieTarget, several.iter().copied().map(Choice::Enemy))),
        }
    }

    fn strike_lure(&mut self, frame: &mut EnemyActivation, object: Enemy, log: &mut Events<'_>) {
        frame.attacked = true;
        self.state.enemy_mut(frame.enemy).patrol = Patrol::ToStart;
        self.strike_object(object, 1, self.state.hero_of_the_moment(), log);
    }

    /// The combat of an attack step. EPHASE-21: who attacks no longer patrols.
    fn enemy_attack(&mut self, frame: &mut EnemyActivation, hero: Hero, style: Style) -> Frame {
        frame.attacked = true;
        self.state.enemy_mut(frame.enemy).patrol = Patrol::ToStart;
        Frame::Combat(Combat {
            attacker: Actor::Enemy(frame.enemy),
            defender: Actor::Hero(hero),
            style,
            counter: frame.only.is_some(),
            own_activation: frame.only.is_none(),
            ..Combat::default()
        })
    }

    /// EPHASE-13, EPHASE-14: one Zone towards the goal, which is determined anew in each move step.
    fn move_step(&mut self, frame: &mut EnemyActivation, log: &mut Events<'_>) -> Flow {
        let enemy = frame.enemy;
        if frame.rooted {
            return next_step(frame);
        }
        if self.is_held(enemy) || (frame.only.is_none() && self.is_held_by_a_lure(enemy)) {
            // OQ-14: the Hero who holds it is in sight, so it does not patrol.
            self.state.enemy_mut(enemy).patrol = Patrol::ToStart;
            return next_step(frame);
        }
        let (sought, rule) = self.sought_heroes(enemy, frame.only);
        let by_quest = self.dungeon.sought.filter(|_| frame.only.is_none());
        let goal = match (frame.hero, &sought[..]) {
            _ if by_quest.is_some() => by_quest.map_or(Goal::None, Goal::Zone),
            (Some(hero), _) => Goal::Hero(hero),
            (None, []) => self.patrol(enemy),
            (None, [only]) => Goal::Hero(*only),
            (None, tied) => return self.ask_players(Purpose::MoveGoal, tied.iter().copied().map(Choice::Hero)),
        };
        self.remember_patrol(enemy, goal);
        match &self.first_steps(enemy, goal)[..] {
            [] => next_step(frame),
            [only] => {
                self.move_enemy(frame, *only, rule, log);
                Flow::Again
            }
            several => self.ask_players(Purpose::Path, several.iter().copied().map(Choice::Zone)),
        }
    }

    /// ENEMY-17: all figures of a Mob go together.
    fn move_enemy(&mut self, frame: &mut EnemyActivation, to: SpaceId, rule: RuleId, log: &mut Events<'_>) {
        let enemy = frame.enemy;
        let from = self.state.enemy(enemy).zone;
        self.state.enemy_mut(enemy).zone = to;
        frame.acted = true;
        log.say(rule, Event::Moved { actor: Actor::Enemy(enemy), from, to });
        next_step(frame);
        self.drag(enemy, from, to, log);
        self.foe_entered(enemy, to, log);
    }

    fn end_enemy_activation(&mut self, frame: &mut EnemyActivation, log: &mut Events<'_>) -> Flow {
        let enemy = frame.enemy;
        if self.state.enemy(enemy).present {
            if !frame.attacked && !frame.acted {
                log.say("EPHASE-13", Event::EnemyStayed { enemy });
            }
            if frame.only.is_some() {
                self.state.enemy_mut(enemy).weakened = 0;
            }
        }
        // OQ-10: of an Activation inside another one (MINI-02) only its own marks end here.
        let mut older = usize::from(frame.older_marks);
        self.state.used.retain(|mark| {
            let is_older = older > 0;
            older = older.saturating_sub(1);
            is_older || mark.until != Until::Activation
        });
        Flow::Done
    }

    pub(super) fn answer_enemy_activation(
        &mut self,
        frame: &mut EnemyActivation,
        answer: &Answer,
        log: &mut Events<'_>,
    ) {
        match (answer, frame.hero) {
            (Answer::Pick(Choice::Hero(hero)), _) => frame.hero = Some(*hero),
            (Answer::Pick(Choice::Enemy(object)), _) => self.strike_lure(frame, *object, log),
            (Answer::Pick(Choice::Zone(zone)), _) => {
                let (_, rule) = self.sought_heroes(frame.enemy, frame.only);
                self.move_enemy(frame, *zone, rule, log);
            }
            (Answer::Pick(Choice::Style(style)), Some(hero)) => {
                let combat = self.enemy_attack(frame, hero, *style);
                self.push(combat);
            }
            _ => {}
        }
    }

    /// EPHASE-02, COUNTER-08: the next of several Enemies; players choose the order.
    pub(super) fn step_activate_all(&mut self, frame: &mut ActivateAll, _log: &mut Events<'_>) -> Flow {
        frame.pending = self.still_present(frame.pending);
        // COUNTER-09: nobody strikes back at a dead Hero.
        if frame.only.is_some_and(|hero| !self.takes_part(Actor::Hero(hero))) {
            for enemy in enemies_of(frame.pending) {
                self.state.enemy_mut(enemy).weakened = 0;
            }
            return Flow::Done;
        }
        let mut waiting = enemies_of(frame.pending);
        match (waiting.next(), waiting.next()) {
            (None, _) => Flow::Done,
            (Some(enemy), None) => Flow::Push(activation(frame, enemy)),
            (Some(_), Some(_)) => {
                let purpose = if frame.only.is_some() { Purpose::CounterOrder } else { Purpose::EnemyOrder };
                self.ask_players(purpose, enemies_of(frame.pending).map(Choice::Enemy))
            }
        }
    }

    pub(super) fn answer_activate_all(&mut self, frame: &mut ActivateAll, answer: &Answer) {
        if let Answer::Pick(Choice::Enemy(enemy)) = answer {
            let activation = activation(frame, *enemy);
            self.push(activation);
        }
    }

    /// Players choose one of at least two different options.
    pub(super) fn ask_players(&mut self, purpose: Purpose, options: impl Iterator<Item = Choice>) -> Flow {
        self.state.options = options.collect();
        self.state.options.keep_different();
        Flow::Ask(Ask::Choose { by: By::Group, purpose, least: 1, most: 1 })
    }

    /// Those of these Enemies that are on the board, a bit each.
    pub(super) fn still_present(&self, mask: u32) -> u32 {
        enemies_of(mask).filter(|enemy| self.state.is_enemy(*enemy)).fold(0, |kept, enemy| kept | 1 << enemy.0)
    }
}

/// The Enemies of a mask.
pub(super) fn enemies_of(mask: u32) -> impl Iterator<Item = Enemy> {
    (0..u32::BITS as u8).filter(move |bit| mask >> bit & 1 == 1).map(Enemy)
}

/// Takes an Enemy out of those that wait and activates it.
fn activation(frame: &mut ActivateAll, enemy: Enemy) -> Frame {
    frame.pending &= !(1 << enemy.0);
    Frame::EnemyActivation(EnemyActivation { enemy, only: frame.only, ..EnemyActivation::default() })
}

/// EPHASE-01, EPHASE-04: the printed order; target and goal are chosen anew (EPHASE-14).
fn next_step(frame: &mut EnemyActivation) -> Flow {
    frame.hero = None;
    frame.step = match frame.step {
        EnemyStep::Start => EnemyStep::FirstAttack,
        EnemyStep::FirstAttack => EnemyStep::FirstMove,
        EnemyStep::FirstMove => EnemyStep::SecondAttack,
        EnemyStep::SecondAttack => EnemyStep::SecondMove,
        EnemyStep::SecondMove | EnemyStep::End => EnemyStep::End,
    };
    Flow::Again
}

#[cfg(test)]
mod tests;
