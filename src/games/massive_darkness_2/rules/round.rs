//! ROUND: the four phases; KNOCKED-OUT: waking.

use crate::ask::Ask;
use crate::event::{Event, Loss};
use crate::frames::{Frame, RoundStep};
use crate::quest::Happens;
use crate::state::{NOBODY, Phase};
use crate::{Events, Flow, MassiveDarkness2};

impl MassiveDarkness2 {
    pub(crate) fn step_round(&mut self, step: &mut RoundStep, log: &mut Events<'_>) -> Flow {
        match *step {
            RoundStep::Begin => {
                self.state.round = self.state.round.saturating_add(1);
                self.begin_tools();
                log.say("M2-ROUND-02", Event::RoundBegan { round: self.state.round });
                for hero in &mut *self.state.heroes {
                    hero.used.clear();
                    hero.blessing = false;
                }
                *step = RoundStep::Omens;
                Flow::Again
            }
            // M2-OQ-10, M2-Q4-R9: what the Quest says comes before the waking.
            RoundStep::Omens => {
                *step = RoundStep::Wake;
                self.begin_phase(Phase::Heroes, log);
                self.bear(log);
                if self.state.outcome.is_none() {
                    self.happens(Happens::Round, None, log);
                }
                match self.steps_of_escort() {
                    0 => Flow::Again,
                    left => Flow::Push(Frame::Escort { left, opener: NOBODY }),
                }
            }
            RoundStep::Wake => {
                *step = RoundStep::Heroes;
                self.wake(log);
                Flow::Again
            }
            RoundStep::Heroes => {
                // M2-BOSS-10, M2-BOSS-20.
                if std::mem::take(&mut self.state.boss.due) && self.state.boss.fighting {
                    return Flow::Push(Frame::Boss { step: 0, left: 0 });
                }
                if self.state.turn == NOBODY
                    && let Some(flow) = self.step_tools()
                {
                    return flow;
                }
                if let Some(flow) = self.step_bless() {
                    return flow;
                }
                let waiting = || self.state.seats().filter(|seat| self.is_waiting(*seat));
                match (waiting().next(), waiting().count()) {
                    (None, _) => {
                        *step = RoundStep::Enemies;
                        Flow::Again
                    }
                    (Some(hero), 1) => Flow::Push(Frame::Turn { hero, begun: false }),
                    _ => Flow::Ask(Ask::NextHero),
                }
            }
            RoundStep::Enemies => {
                *step = RoundStep::LevelUp;
                self.state.turn = NOBODY;
                self.begin_phase(Phase::Enemies, log);
                for mob in &mut self.state.mobs {
                    mob.acted = false;
                }
                for roamer in &mut self.state.roamers {
                    roamer.acted = false;
                }
                Flow::Push(Frame::Enemies)
            }
            RoundStep::LevelUp => {
                *step = RoundStep::Darkness;
                self.begin_phase(Phase::LevelUp, log);
                Flow::Push(Frame::LevelUp { at: 0 })
            }
            RoundStep::Darkness => {
                *step = RoundStep::End;
                self.begin_phase(Phase::Darkness, log);
                self.happens(Happens::Darkness, None, log);
                Flow::Push(Frame::Dark { step: 0, zones: 0 })
            }
            RoundStep::End => {
                // M2-DARK-09.
                for hero in &mut *self.state.heroes {
                    hero.acted = false;
                }
                Flow::Done
            }
        }
    }

    fn begin_phase(&mut self, phase: Phase, log: &mut Events<'_>) {
        self.state.phase = phase;
        log.say("M2-ROUND-01", Event::PhaseBegan { phase });
    }

    /// M2-HPHASE-02, M2-HPHASE-07: has not had its turn, and can have one.
    pub(crate) fn is_waiting(&self, seat: u8) -> bool {
        let hero = self.state.hero(seat);
        hero.is_up() && !hero.acted
    }

    /// M2-KO-05, M2-KO-06, M2-KO-08: every Knocked Out Hero must be woken, or the Quest is lost.
    fn wake(&mut self, log: &mut Events<'_>) {
        for seat in self.state.seats() {
            if !self.state.hero(seat).down {
                continue;
            }
            if self.state.lifebringer == 0 {
                return self.lose("M2-KO-08", Loss::Fallen, log);
            }
            self.state.lifebringer -= 1;
            self.state.spent += 1;
            log.say("M2-KO-05", Event::LifebringerSpent { left: self.state.lifebringer });
            let health = self.table.content.printed.printing.woken.min(self.max_health(seat));
            let hero = self.state.hero_mut(seat);
            (hero.down, hero.health) = (false, health);
            log.say("M2-KO-06", Event::Woken { hero: seat });
        }
    }
}
