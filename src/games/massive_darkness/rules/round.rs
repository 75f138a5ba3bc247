//! ROUND and END: the five phases, in order.

use super::event::Event;
use super::frames::{ActivateAll, Activation, EventFrame, Experience, Frame, Reinforcement, Round, RoundStep};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{Actor, Hero};
use super::language::quest::Switch;
use super::quest_rules::Now;
use super::readings::Reading;
use super::state::{Phase, Until};
use crate::kernel::game::Outcome;

impl MassiveDarkness {
    /// ROUND-01: one step of a round.
    pub(super) fn step_round(&mut self, round: &mut Round, log: &mut Events<'_>) -> Flow {
        match round.step {
            RoundStep::Resurrection => {
                self.state.round += 1;
                log.say("ROUND-01", Event::RoundBegan { round: self.state.round });
                self.resurrect(log);
                round.step = RoundStep::StartOfRound;
            }
            RoundStep::StartOfRound => {
                // OQ-08: resurrection first, then quest effects.
                round.step = RoundStep::Heroes;
                round.turn = 0;
                self.trigger(Now::RoundStarts(self.state.round), self.state.first_player, log);
            }
            RoundStep::Heroes => {
                round.step = RoundStep::HeroTurns;
                if round.turn == 0 {
                    self.begin_phase(Phase::Heroes, log);
                }
            }
            RoundStep::HeroTurns => return self.next_activation(round, log),
            RoundStep::Enemies => {
                round.step = RoundStep::EnemyTurns;
                self.begin_phase(Phase::Enemies, log);
            }
            RoundStep::EnemyTurns => {
                round.step = RoundStep::Reinforcement;
                return Flow::Push(Frame::ActivateAll(ActivateAll { pending: self.all_enemies(), only: None }));
            }
            RoundStep::Reinforcement => {
                round.step = RoundStep::EndOfEnemies;
                if self.dungeon.has(Switch::NoReinforcement) {
                    return Flow::Again;
                }
                return Flow::Push(Frame::Reinforcement(Reinforcement { pending: self.agents() }));
            }
            RoundStep::EndOfEnemies => {
                self.check_level(log);
                round.step = RoundStep::Experience;
                round.turn = 0;
                self.begin_phase(Phase::Experience, log);
            }
            RoundStep::Experience => return self.next_experience(round),
            RoundStep::Event => {
                round.step = RoundStep::DrawEvent;
                self.begin_phase(Phase::Event, log);
            }
            RoundStep::DrawEvent => {
                round.step = RoundStep::End;
                if self.dungeon.has(Switch::NoEvents) {
                    return Flow::Again;
                }
                return Flow::Push(Frame::Event(EventFrame::default()));
            }
            RoundStep::End => {
                self.check_level(log);
                round.step = RoundStep::PassToken;
                self.begin_phase(Phase::End, log);
                self.trigger(Now::RoundEnds, self.state.hero_of_the_moment(), log);
            }
            RoundStep::PassToken => {
                self.check_level(log);
                self.end_round(log);
                return Flow::Done;
            }
        }
        Flow::Again
    }

    /// HPHASE-01: from the First Player clockwise; dead Heroes are skipped (HPHASE-07).
    fn next_activation(&mut self, round: &mut Round, log: &mut Events<'_>) -> Flow {
        while usize::from(round.turn) < self.state.heroes.len() {
            let hero = self.hero_in_turn(round.turn);
            round.turn += 1;
            let state = self.state.hero(hero);
            if !state.dead && !state.escaped {
                return Flow::Push(Frame::Activation(Activation { hero, ..Activation::default() }));
            }
        }
        round.step = RoundStep::Enemies;
        self.check_level(log);
        Flow::Again
    }

    fn next_experience(&mut self, round: &mut Round) -> Flow {
        while usize::from(round.turn) < self.state.heroes.len() {
            let hero = self.hero_in_turn(round.turn);
            round.turn += 1;
            let state = self.state.hero(hero);
            if !state.dead && !state.escaped {
                return Flow::Push(Frame::Experience(Experience { hero, done: false }));
            }
        }
        round.step = RoundStep::Event;
        Flow::Again
    }

    fn hero_in_turn(&self, turn: u8) -> Hero {
        Hero((self.state.first_player.0 + turn) % self.state.heroes.len().max(1) as u8)
    }

    fn begin_phase(&mut self, phase: Phase, log: &mut Events<'_>) {
        self.state.phase = phase;
        log.say("ROUND-01", Event::PhaseBegan { phase });
        self.trigger(Now::PhaseStarts(phase), self.state.hero_of_the_moment(), log);
    }

    /// GLOSS-01: the active Hero; outside a Hero Activation the one with the First Player token. EVENT-04: while he is dead or
    /// gone there is none, unless the table reads it otherwise.
    #[must_use]
    pub fn active_hero(&self) -> Option<Hero> {
        let hero = if self.reads(Reading::NextHeroIsActive) || self.state.active.is_some() {
            self.state.hero_of_the_moment()
        } else {
            self.state.first_player
        };
        let is_there = usize::from(hero.0) < self.state.heroes.len() && self.takes_part(Actor::Hero(hero));
        (is_there || self.state.active.is_some()).then_some(hero)
    }

    /// HERO-10: all dead Heroes stand up, one Lifebringer token each. HERO-11: without a token the Quest is lost.
    fn resurrect(&mut self, log: &mut Events<'_>) {
        for hero in self.state.hero_ids() {
            if !self.state.hero(hero).dead {
                continue;
            }
            if self.state.lifebringer == 0 {
                self.state.outcome = Some(Outcome::Lost);
                return;
            }
            self.state.lifebringer -= 1;
            let full = self.max_health(hero);
            let state = self.state.hero_mut(hero);
            state.dead = false;
            // OQ-38: the miniature stands up.
            state.stunned = false;
            state.health = full;
            log.say("HERO-10", Event::HeroResurrected { hero });
        }
    }

    /// END-01, END-02.
    fn end_round(&mut self, log: &mut Events<'_>) {
        self.state.used.retain(|mark| mark.until == Until::Quest);
        self.round_ended(log);
        if self.state.outcome.is_none() {
            self.state.first_player = self.hero_in_turn(1);
            log.say("END-02", Event::FirstPlayer { hero: self.state.first_player });
            self.trigger(Now::FirstPlayerPassed, self.state.first_player, log);
        }
    }

    fn all_enemies(&self) -> u32 {
        self.state.enemy_ids().fold(0, |mask, enemy| mask | 1 << enemy.0)
    }

    /// OQ-07: the Agents on the board now.
    #[must_use]
    pub fn agents(&self) -> u32 {
        let is_agent = |kind: super::ids::KindId| self.library.kind(kind).role == super::cards::Role::Agent;
        self.state
            .enemy_ids()
            .filter(|enemy| is_agent(self.library.enemy(self.state.enemy(*enemy).card).kind))
            .fold(0, |mask, enemy| mask | 1 << enemy.0)
    }
}
