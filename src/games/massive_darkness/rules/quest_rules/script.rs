//! Figures of a quest that act in their own way in the Enemies' Phase.

use super::super::ask::{Answer, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{EnemyActivation, EnemyStep, Frame, Script};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{Actor, Enemy};
use super::super::language::quest::{Deed, Foe, Towards, Trample};
use super::super::state::{Phase, TokenKind};
use super::Now;
use crate::kernel::board::SpaceId;
use crate::kernel::list::List;
use std::sync::Arc;

/// How what lies in the way of a figure ends its Activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Free,
    Ended,
    Again,
}

impl MassiveDarkness {
    /// The frame of a figure that acts in its own way now.
    pub(in super::super) fn script_of(&self, enemy: Enemy) -> Option<Frame> {
        let foe = self.foe(enemy)?;
        (!foe.acts.is_empty()).then(|| Frame::Script(Script { enemy, ..Script::default() }))
    }

    /// MINI-05: who acts in its own way does so in the Enemies' Phase only, whatever an Event card asks for.
    pub(in super::super) fn waits_for_its_phase(&self, enemy: Enemy) -> bool {
        self.state.phase != Phase::Enemies && self.foe(enemy).is_some_and(|foe| !foe.acts.is_empty())
    }

    /// One step of what it does.
    pub(in super::super) fn step_script(&mut self, frame: &mut Script, log: &mut Events<'_>) -> Flow {
        let dungeon = Arc::clone(&self.dungeon);
        let place = self.state.enemy(frame.enemy).foe;
        let foe = place.checked_sub(1).and_then(|number| dungeon.foes.get(usize::from(number)));
        let Some(foe) = foe.filter(|_| self.state.enemy(frame.enemy).present) else { return Flow::Done };
        if !frame.trampled {
            frame.trampled = true;
            match self.trample(frame.enemy, foe, log) {
                Way::Free => {}
                Way::Ended => return Flow::Done,
                Way::Again => {
                    *frame = Script { enemy: frame.enemy, ..Script::default() };
                    return Flow::Again;
                }
            }
        }
        match foe.acts.get(usize::from(frame.deed)) {
            None => Flow::Done,
            Some(Deed::Attack) => {
                next_deed(frame);
                let older_marks = self.state.used.len() as u8;
                Flow::Push(Frame::EnemyActivation(EnemyActivation {
                    enemy: frame.enemy,
                    step: EnemyStep::FirstAttack,
                    rooted: true,
                    acted: true,
                    older_marks,
                    ..EnemyActivation::default()
                }))
            }
            Some(Deed::Move(zones, _)) if frame.moved >= *zones => {
                next_deed(frame);
                Flow::Again
            }
            Some(Deed::Move(_, towards)) => self.script_move(frame, towards, log),
        }
    }

    fn script_move(&mut self, frame: &mut Script, towards: &[Towards], log: &mut Events<'_>) -> Flow {
        let enemy = frame.enemy;
        if self.is_held(enemy) {
            next_deed(frame);
            return Flow::Again;
        }
        let goal = match (frame.goal, &self.script_goals(enemy, towards)[..]) {
            (Some(goal), _) => Some(goal),
            (None, []) => None,
            (None, [only]) => Some(*only),
            (None, several) => {
                return self.ask_players(Purpose::MoveGoal, several.iter().copied().map(Choice::Zone));
            }
        };
        let Some(goal) = goal else {
            next_deed(frame);
            return Flow::Again;
        };
        frame.goal = Some(goal);
        let mut steps: List<SpaceId, 8> = List::new();
        let from = self.state.enemy(enemy).zone;
        self.dungeon.board.next_steps(&self.state.board, &self.distances, from, goal, &mut steps);
        steps.keep_different();
        match &steps[..] {
            [] => {
                let arrived = from == goal;
                next_deed(frame);
                if arrived {
                    let foe = self.state.enemy(enemy).foe;
                    self.trigger(Now::FoeLeft(foe), self.state.hero_of_the_moment(), log);
                }
                Flow::Again
            }
            [only] => {
                self.script_step(frame, *only, log);
                Flow::Again
            }
            several => self.ask_players(Purpose::Path, several.iter().copied().map(Choice::Zone)),
        }
    }

    fn script_step(&mut self, frame: &mut Script, to: SpaceId, log: &mut Events<'_>) {
        let enemy = frame.enemy;
        let from = self.state.enemy(enemy).zone;
        self.state.enemy_mut(enemy).zone = to;
        frame.moved += 1;
        frame.trampled = false;
        frame.goal = None;
        log.say("EPHASE-13", Event::Moved { actor: Actor::Enemy(enemy), from, to });
        self.drag(enemy, from, to, log);
        self.foe_entered(enemy, to, log);
    }

    pub(in super::super) fn answer_script(&mut self, frame: &mut Script, answer: &Answer, log: &mut Events<'_>) {
        let Answer::Pick(Choice::Zone(zone)) = answer else { return };
        match frame.goal {
            None => frame.goal = Some(*zone),
            Some(_) => self.script_step(frame, *zone, log),
        }
    }

    /// The Zones of the first thing it walks towards that is there.
    #[must_use]
    pub fn script_goals(&self, enemy: Enemy, towards: &[Towards]) -> List<SpaceId, 8> {
        let from = self.state.enemy(enemy).zone;
        for goal in towards {
            let zones: List<SpaceId, 8> = match goal {
                Towards::Exit => self.dungeon.exit.into_iter().collect(),
                Towards::Start => [self.dungeon.start].into_iter().collect(),
                Towards::Zone(name) => {
                    let near =
                        self.dungeon.named(name).min_by_key(|zone| self.steps_between(from, *zone).unwrap_or(255));
                    near.into_iter().collect()
                }
                Towards::SeenToken(kind) => self.seen_tokens(from, *kind),
            };
            if !zones.is_empty() {
                return zones;
            }
        }
        List::new()
    }

    /// Zones in Line of Sight with a token of this kind that cannot be picked up.
    fn seen_tokens(&self, from: SpaceId, kind: TokenKind) -> List<SpaceId, 8> {
        let mut zones: List<SpaceId, 8> = List::new();
        for token in self.state.tokens.iter().filter(|token| token.is(kind) && token.fixed) {
            if self.sight.range(from, token.zone).is_some() && !zones.contains(&token.zone) {
                zones.push(token.zone);
            }
        }
        zones
    }

    /// Whoever is in its Zone is trampled down, in the order of the quest.
    fn trample(&mut self, enemy: Enemy, foe: &Foe, log: &mut Events<'_>) -> Way {
        let zone = self.state.enemy(enemy).zone;
        for what in &foe.tramples {
            match what {
                Trample::Heroes => {
                    let mut killed = false;
                    for hero in self.state.hero_ids() {
                        if self.takes_part(Actor::Hero(hero)) && self.state.hero(hero).zone == zone {
                            killed = true;
                            self.wound_hero(hero, u8::MAX, "ROUND-03", log);
                        }
                    }
                    if killed {
                        return Way::Ended;
                    }
                }
                Trample::Enemies => {
                    for number in 0..self.state.enemies.len() as u8 {
                        let other = Enemy(number);
                        if other != enemy && self.state.is_enemy(other) && self.state.enemy(other).zone == zone {
                            self.crush(other, log);
                        }
                    }
                }
                Trample::Token(kind) => {
                    let in_the_way =
                        |token: &super::super::state::Token| token.zone == zone && token.is(*kind) && token.fixed;
                    if !self.state.tokens.iter().any(in_the_way) {
                        continue;
                    }
                    self.state.tokens.retain(|token| !in_the_way(token));
                    log.say("ROUND-03", Event::TokenUsed { kind: *kind, zone });
                    return if self.seen_tokens(zone, *kind).is_empty() { Way::Ended } else { Way::Again };
                }
            }
        }
        Way::Free
    }
}

fn next_deed(frame: &mut Script) {
    frame.deed += 1;
    frame.moved = 0;
    frame.goal = None;
}
