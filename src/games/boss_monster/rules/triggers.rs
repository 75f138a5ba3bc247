//! Triggers: they wait until a step is complete, then resolve one after the other (BM-PRIO-15, BM-PRIO-23); and the death of a hero,
//! which is what most of them wait for.

use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Doing, Frame, Progress};
use crate::ids::{Back, CardId};
use crate::language::{Ability, Cost, What, When};
use crate::state::NOBODY;
use crate::uses::User;
use crate::{BossMonster, Events, Flow, Source, Use, moment_bit};

/// A trigger that waits for its seat to choose it.
pub(crate) struct Waiting {
    /// Its place among all that wait.
    pub index: usize,
    /// What was triggered.
    pub card: CardId,
    /// Which ability of it.
    pub ability: u8,
}

impl Waiting {
    pub(crate) fn is_of(&self, card: CardId, ability: u8) -> bool {
        (self.card, self.ability) == (card, ability)
    }
}

impl BossMonster {
    /// What waits resolves now, unless triggers are being resolved already: then it waits until those are done (BM-OQ-38).
    pub(crate) fn flush(&mut self) -> Option<Flow> {
        if self.state.triggers.iter().all(|trigger| trigger.batch != 0) {
            return None;
        }
        let is_busy = self.state.frames.iter().any(|frame| matches!(frame, Frame::Batch { .. }));
        if is_busy { None } else { Some(self.start_batch(false)) }
    }

    pub(crate) fn start_batch(&mut self, reveal: bool) -> Flow {
        for trigger in &mut *self.state.triggers {
            trigger.batch = trigger.batch.max(1);
        }
        Flow::Push(Frame::Batch { depth: 1, at: 0, reveal, entered: false })
    }

    pub(crate) fn step_batch(
        &mut self,
        depth: u8,
        at: &mut u8,
        reveal: &mut bool,
        entered: &mut bool,
        log: &mut Events<'_>,
    ) -> Flow {
        let active = self.state.active;
        while *at <= self.state.seats {
            // The active player first, then by XP; outside a turn by XP.
            let seat = if *at == 0 { active } else { self.state.order[usize::from(*at - 1)] };
            if seat == NOBODY || (*at > 0 && seat == active) {
                *at += 1;
                continue;
            }
            if !std::mem::replace(entered, true) && *reveal {
                self.level_up(seat, log);
            }
            let own = |trigger: &crate::state::Trigger| trigger.seat == seat && trigger.batch == depth;
            let mut different = 0;
            let mut first = None;
            for (index, trigger) in self.state.triggers.iter().enumerate().filter(|(_, trigger)| own(trigger)) {
                match first.and_then(|first: usize| self.state.triggers.get(first)) {
                    None => (first, different) = (Some(index), 1),
                    Some(other) if (other.card, other.ability) != (trigger.card, trigger.ability) => different += 1,
                    Some(_) => {}
                }
            }
            let Some(first) = first else {
                (*at, *entered) = (*at + 1, false);
                continue;
            };
            if different > 1 {
                return Flow::Ask(Ask::Order { seat });
            }
            return self.take_trigger(first);
        }
        if depth == 1 {
            if self.state.triggers.iter().any(|trigger| trigger.batch == 0) {
                for trigger in &mut *self.state.triggers {
                    trigger.batch = 1;
                }
                (*at, *reveal, *entered) = (0, false, false);
                return Flow::Again;
            }
            for shed in &mut self.state.shed {
                shed.clear();
            }
        }
        Flow::Done
    }

    /// One trigger begins to resolve.
    pub(crate) fn take_trigger(&mut self, index: usize) -> Flow {
        match self.state.triggers.remove(index) {
            Some(trigger) if self.state.plays(trigger.seat) => {
                let how = Use { card: trigger.card, ability: trigger.ability, ..Use::default() };
                let doing = Doing { seat: trigger.seat, how, about: trigger.about, ..Doing::default() };
                Flow::Push(Frame::Trigger(doing))
            }
            _ => Flow::Again,
        }
    }

    /// The innermost batch, and the triggers among which its seat chooses.
    pub(crate) fn choices_of_order(&self, seat: u8) -> Vec<Waiting> {
        let depth = self.state.frames.iter().rev().find_map(|frame| match frame {
            Frame::Batch { depth, .. } => Some(*depth),
            _ => None,
        });
        let mut choices: Vec<Waiting> = Vec::new();
        for (index, trigger) in self.state.triggers.iter().enumerate() {
            let is_own = trigger.seat == seat && Some(trigger.batch) == depth;
            let (card, ability) = (trigger.card, trigger.ability);
            if is_own && !choices.iter().any(|known| known.is_of(card, ability)) {
                choices.push(Waiting { index, card, ability });
            }
        }
        choices
    }

    pub(crate) fn step_trigger(&mut self, doing: &mut Doing, log: &mut Events<'_>) -> Flow {
        match doing.progress {
            Progress::Begun => {
                let table = self.table.clone();
                let read = table.cards.abilities(doing.how.card).get(usize::from(doing.how.ability));
                let Some(read) = read.filter(|_| !self.is_used(doing.how.card, doing.how.ability, doing.seat)) else {
                    return Flow::Done;
                };
                let user = self.user(doing.seat, doing.how.card, doing.about);
                let ask = Ask::Trigger { seat: doing.seat, card: doing.how.card, ability: doing.how.ability };
                if read.may {
                    return if self.could_be_used(&user, read) { Flow::Ask(ask) } else { Flow::Done };
                }
                let (mut number, mut only) = (0_u16, None);
                self.each_use(&user, doing.how.ability, read, &mut |how| (number, only) = (number + 1, Some(how)));
                match only {
                    // BM-LIST-06.
                    None => Flow::Done,
                    Some(how) if number == 1 => {
                        self.begin_trigger(doing, how, log);
                        Flow::Again
                    }
                    Some(_) => Flow::Ask(ask),
                }
            }
            Progress::Effects => self.step_effects(doing, log),
            Progress::Taxed | Progress::Answered | Progress::After | Progress::Done => Flow::Done,
        }
    }

    pub(crate) fn begin_trigger(&mut self, doing: &mut Doing, how: Use, log: &mut Events<'_>) {
        doing.how = how;
        log.say("BM-PRIO-23", Event::Triggered { seat: doing.seat, card: how.card, ability: how.ability });
        self.pay_for(doing, log);
        doing.progress = Progress::Effects;
    }

    /// Could it be used, as far as everybody knows (BM-KERN-08)? Nobody learns from a missing question what a hand holds.
    fn could_be_used(&self, user: &User, read: &Ability) -> bool {
        let player = self.state.player(user.seat);
        read.ways.iter().any(|way| {
            let mut has_target = false;
            self.each_target(user, way.at, &mut |_| has_target = true);
            let (coins, _) = self.coin_cost(&way.cost, crate::answer::Target::None);
            let has_cards = way.cost.iter().all(|cost| match *cost {
                Cost::Discard(What::Spell, number) => player.in_hand[Back::Spells.index()] >= number,
                Cost::Discard(What::Card | What::RoomOrSpell, number) => {
                    player.in_hand[0] + player.in_hand[1] >= number
                }
                Cost::Discard(_, number) => player.in_hand[Back::Rooms.index()] >= number,
                _ => true,
            });
            has_target && has_cards && coins <= player.coins
        })
    }

    /// BM-ADV-10, BM-ADV-12: a hero dies, in this Room or in none.
    pub(crate) fn step_death(
        &mut self,
        hero: CardId,
        seat: u8,
        room: CardId,
        stage: &mut u8,
        log: &mut Events<'_>,
    ) -> Flow {
        // BM-ADV-25: a deactivated Room has no text for it.
        let position = self.room_at(room).filter(|(owner, position)| {
            *owner == seat && self.stack(seat, *position).is_some_and(|stack| stack.is_active())
        });
        let position = position.map(|(_, position)| position);
        let here = |source: &Source| position.is_some() && source.position == position;
        match *stage {
            0 => {
                *stage = 1;
                log.say("BM-ADV-08", Event::Died { hero, seat, room });
                // BM-KERN-21: before it brings a Soul.
                let mut instead = None;
                self.each_source(seat, moment_bit(When::InsteadOfSoul), &mut |source| {
                    if here(&source) && !self.is_used(source.card, source.ability, seat) {
                        instead = Some(source);
                    }
                });
                let Some(source) = instead else { return Flow::Again };
                let how = Use { card: source.card, ability: source.ability, ..Use::default() };
                Flow::Push(Frame::Trigger(Doing { seat, how, about: hero.0, ..Doing::default() }))
            }
            1 => {
                *stage = 2;
                if self.state.aloft.remove(hero.index()) {
                    self.state.player_mut(seat).souls.insert(hero.index());
                    self.state.moved = true;
                    log.say("BM-ADV-10", Event::SoulTaken { hero, seat });
                }
                self.wake(seat, When::YouKillHero, hero.0, |_| true);
                self.wake(seat, When::HeroDiesHere, hero.0, here);
                let has_miniboss = position
                    .and_then(|position| self.stack(seat, position))
                    .is_some_and(|stack| stack.miniboss.is_some());
                if has_miniboss {
                    for other in 0..self.state.seats {
                        if self.state.plays(other) {
                            self.wake(other, When::HeroDiesWithMiniboss, hero.0, |_| true);
                        }
                    }
                }
                Flow::Again
            }
            _ => self.flush().unwrap_or(Flow::Done),
        }
    }
}
