//! ADVENTURE: the turns of the players, and the way of each hero from Room to Room.

use crate::event::Event;
use crate::frames::{Adventure, Frame, Stage, Walk};
use crate::ids::{CardId, Phase};
use crate::language::{Effect, When};
use crate::options::Moment;
use crate::state::Walker;
use crate::{BossMonster, Events, Flow};

impl BossMonster {
    /// The hero that enters next (BM-ADV-02, BM-ADV-21).
    fn next_hero(&self, seat: u8) -> Option<CardId> {
        self.state.player(seat).entrance.iter().copied().find(|hero| !self.bearing(*hero).delayed)
    }

    pub(crate) fn step_adventure(
        &mut self,
        at: &mut u8,
        stage: &mut Adventure,
        hero: &mut CardId,
        log: &mut Events<'_>,
    ) -> Flow {
        if let Some(flow) = self.flush() {
            return flow;
        }
        let window =
            |active: u8, moment: Moment| Flow::Push(Frame::Window { active, moment, stage: Stage::Active, at: 0 });
        let has_all_windows = !self.table.options.fewer_windows;
        match *stage {
            Adventure::Turn => {
                let Some(seat) = self.nth_in_order(at) else { return Flow::Done };
                self.begin_turn(seat, Phase::Adventure, log);
                *stage = Adventure::Next;
                // BM-OQ-16 (c), BM-ADV-27.
                if self.next_hero(seat).is_none() && has_all_windows {
                    *stage = Adventure::Idle;
                    return window(seat, Moment::Idle);
                }
                Flow::Again
            }
            Adventure::Idle => {
                *stage = Adventure::Next;
                Flow::Again
            }
            Adventure::Next => {
                let seat = self.state.active;
                let Some(next) = self.next_hero(seat) else {
                    *stage = Adventure::Turn;
                    return Flow::Again;
                };
                (*stage, *hero) = (Adventure::Enter, next);
                if has_all_windows { window(seat, Moment::BeforeHero) } else { Flow::Again }
            }
            Adventure::Enter => {
                *stage = Adventure::Next;
                let seat = self.state.active;
                // BM-ADV-27: another hero gets a window of its own.
                if self.next_hero(seat) != Some(*hero) {
                    return Flow::Again;
                }
                self.lift_hero(*hero);
                let row = &self.state.player(seat).row;
                let first = row.iter().find(|stack| stack.is_active()).map_or(CardId::NONE, |stack| stack.top);
                let skips = if self.skips_first(seat) { first } else { CardId::NONE };
                self.state.walker = Walker { hero: *hero, seat, inside: false, next: 0, skips };
                Flow::Push(Frame::Walk { seat, stage: Walk::Next })
            }
        }
    }

    pub(crate) fn step_walk(&mut self, seat: u8, stage: &mut Walk, log: &mut Events<'_>) -> Flow {
        if let Some(flow) = self.flush() {
            return flow;
        }
        let walker = self.state.walker;
        if !walker.hero.is_some() {
            // It has died, or has been sent away.
            return Flow::Done;
        }
        let hero = walker.hero;
        match *stage {
            Walk::Next => {
                let position = usize::from(walker.next);
                let Some(stack) = self.stack(seat, position).copied() else {
                    return self.reach_boss(hero, seat, log);
                };
                self.state.walker.next += 1;
                if self.is_passed(seat, position) {
                    log.say("BM-ADV-13", Event::Skipped { hero, room: stack.top });
                    return Flow::Again;
                }
                // BM-ADV-05.
                self.state.walker.inside = true;
                let damage = self.damage(seat, position);
                if let Some(bearing) = self.bearing_mut(hero) {
                    bearing.damage = bearing.damage.saturating_add(damage);
                }
                log.say("BM-ADV-06", Event::Entered { hero, room: stack.top, damage });
                *stage = Walk::Inside;
                Flow::Push(Frame::Window { active: seat, moment: Moment::InRoom, stage: Stage::Active, at: 0 })
            }
            Walk::Inside => {
                let room = walker.room().and_then(|position| self.stack(seat, position)).copied();
                *stage = Walk::Next;
                // BM-ADV-24: its Room is gone, and it has been looked at then.
                let Some(stack) = room else { return Flow::Again };
                if self.is_deadly(hero) {
                    self.begin_death(hero, seat, stack.top);
                    return Flow::Again;
                }
                self.state.walker.inside = false;
                log.say("BM-GLOSS-15", Event::SurvivedRoom { hero, room: stack.top });
                let position = usize::from(walker.next) - 1;
                self.wake(seat, When::HeroSurvivesHere, hero.0, |source| source.position == Some(position));
                Flow::Again
            }
        }
    }

    /// BM-ADV-13: without effect and damage.
    fn is_passed(&self, seat: u8, position: usize) -> bool {
        let Some(stack) = self.stack(seat, position) else { return true };
        if !stack.is_active() || stack.top == self.state.walker.skips {
            return true;
        }
        let abilities = self.table.cards.abilities(self.state.walker.hero).iter();
        let skips = abilities.flat_map(|read| &read.ways).any(|way| way.r#do.contains(&Effect::SkipMixed));
        let types = self.icons(seat, position).iter().filter(|number| **number > 0).count();
        skips && types > 1 && !self.ignores_heroes(seat)
    }

    /// BM-ADV-11.
    fn reach_boss(&mut self, hero: CardId, seat: u8, log: &mut Events<'_>) -> Flow {
        self.lift_hero(hero);
        self.state.player_mut(seat).wounds.insert(hero.index());
        self.state.moved = true;
        log.say("BM-ADV-11", Event::Wounded { hero, seat });
        Flow::Done
    }
}
