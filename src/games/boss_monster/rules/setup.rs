//! SETUP: what lies where before the first round.

use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Frame, SetupStep};
use crate::ids::{Back, CardId};
use crate::options::Setup;
use crate::state::{Mark, NOBODY, Sealed, State};
use crate::{BossMonster, CardBox, Events, Flow};

/// BM-SETUP-07.
const HAND: [u8; 2] = [5, 2];
/// BM-SETUP-10.
const COINS: u16 = 3;
/// BM-SETUP-08.
const SAME: usize = 4;
/// BM-VAR-03.
const WEAK: u8 = 4;
/// BM-ED-02: what the discard pile begins with where all cards are kept.
const SEED: [u8; 2] = [4, 2];

/// Everything in its deck (BM-SETUP-01 to BM-SETUP-06); Setup is the first frame.
pub(crate) fn begin(cards: &CardBox, setup: &Setup) -> State {
    let mut state = State { seats: setup.seats, active: NOBODY, order: [0, 1, 2, 3], ..State::default() };
    for _ in 0..cards.len() {
        state.marks.push(Mark::default());
    }
    for _ in cards.heroes() {
        state.bearing.push(crate::state::HeroMark::default());
    }
    let is_out = |card: usize| {
        let name = cards.names(CardId(card as u8)).map(|(code, _)| code);
        setup.without.iter().any(|out| Some(out.as_str()) == name)
    };
    for back in Back::ALL {
        for card in cards.of_back(back) {
            if is_out(card) {
                state.gone.insert(card);
            } else {
                state.deck[back.index()].insert(card);
                state.left[back.index()] += 1;
            }
        }
    }
    for card in cards.heroes() {
        let hero = cards.hero(CardId(card as u8));
        let is_weak = |epic: bool, health: u8| setup.options.hard && !epic && health == WEAK;
        match hero {
            // BM-SETUP-02, BM-VAR-03.
            Some(hero) if hero.players <= setup.seats && !is_out(card) && !is_weak(hero.epic, hero.health) => {
                state.heroes[usize::from(hero.epic)].insert(card);
            }
            _ => {
                state.gone.insert(card);
            }
        }
    }
    for card in cards.bosses() {
        if is_out(card) {
            state.gone.insert(card)
        } else {
            state.bosses.insert(card)
        };
    }
    for player in state.players.iter_mut().take(usize::from(setup.seats)) {
        player.coins = COINS;
    }
    state.frames.push(Frame::default());
    state
}

impl BossMonster {
    fn all_seats(&self) -> u8 {
        (1 << self.state.seats) - 1
    }

    pub(crate) fn step_setup(&mut self, step: &mut SetupStep, at: &mut u8, log: &mut Events<'_>) -> Flow {
        let seats = self.state.seats;
        let next = |step: &mut SetupStep, at: &mut u8, to: SetupStep| {
            (*step, *at) = (to, 0);
            Flow::Again
        };
        let options = self.table.options;
        match *step {
            SetupStep::Deal => {
                let each = if options.two_bosses { 2 } else { 1 };
                if *at < seats * each {
                    *at += 1;
                    return Flow::Ask(Ask::Deal { seat: (*at - 1) % seats });
                }
                next(step, at, if options.two_bosses { SetupStep::Keep } else { SetupStep::Order })
            }
            SetupStep::Keep => match self.unanswered() {
                0 => {
                    self.keep_bosses(log);
                    next(step, at, SetupStep::Order)
                }
                waiting => Flow::Ask(Ask::Keep { seats: waiting }),
            },
            SetupStep::Order => {
                if let Some(flow) = self.put_in_order() {
                    return flow;
                }
                next(step, at, SetupStep::Hands)
            }
            SetupStep::Hands => {
                if *at < seats {
                    let seat = self.state.order[usize::from(*at)];
                    *at += 1;
                    self.push_hand(seat);
                    return Flow::Again;
                }
                next(step, at, SetupStep::Mulligan)
            }
            SetupStep::Mulligan => match self.unanswered() {
                0 => next(step, at, SetupStep::Redraw),
                waiting => Flow::Ask(Ask::Mulligan { seats: waiting }),
            },
            SetupStep::Redraw => {
                // BM-SETUP-16: in XP order.
                if *at < seats {
                    let seat = self.state.order[usize::from(*at)];
                    *at += 1;
                    if self.state.sealed[usize::from(seat)].yes {
                        self.return_hand(seat, log);
                        self.push_hand(seat);
                    }
                    return Flow::Again;
                }
                self.open_seals();
                next(step, at, if options.keep_all_seven { SetupStep::Seed } else { SetupStep::Discards })
            }
            SetupStep::Discards => match self.unanswered() {
                0 => {
                    for seat in 0..seats {
                        for card in self.state.sealed[usize::from(seat)].cards {
                            self.lose_track(seat, self.back_of(card), 0);
                            self.discard(seat, card, "BM-SETUP-09", log);
                        }
                    }
                    self.open_seals();
                    next(step, at, SetupStep::FirstRooms)
                }
                waiting => Flow::Ask(Ask::Discards { seats: waiting }),
            },
            SetupStep::Seed => {
                *at += 1;
                match *at - 1 {
                    number if number < SEED[0] => Flow::Ask(Ask::Mill { back: Back::Rooms }),
                    number if number < SEED[0] + SEED[1] => Flow::Ask(Ask::Mill { back: Back::Spells }),
                    _ => next(step, at, SetupStep::FirstRooms),
                }
            }
            SetupStep::FirstRooms => {
                if *at < seats {
                    let seat = self.state.order[usize::from(*at)];
                    *at += 1;
                    return Flow::Ask(Ask::FirstRoom { seat });
                }
                next(step, at, SetupStep::Reveal)
            }
            SetupStep::Reveal => {
                // BM-SETUP-13.
                self.turn_up(log);
                *step = SetupStep::Over;
                self.after_reveal(log)
            }
            SetupStep::Over => {
                // BM-SETUP-17: what Setup has granted ends with it.
                self.state.rights.clear();
                Flow::Done
            }
        }
    }

    /// Seats of a sealed question that have not answered yet, as bits.
    pub(crate) fn unanswered(&self) -> u8 {
        let waiting = (0..self.state.seats).filter(|seat| !self.state.sealed[usize::from(*seat)].given);
        waiting.fold(0, |bits, seat| bits | 1 << seat) & self.all_seats()
    }

    pub(crate) fn open_seals(&mut self) {
        self.state.sealed = [Sealed::default(); 4];
    }

    /// BM-VAR-01: the Bosses that were not kept leave the game.
    fn keep_bosses(&mut self, log: &mut Events<'_>) {
        for seat in 0..self.state.seats {
            let kept = self.state.sealed[usize::from(seat)].cards[0];
            for card in std::mem::take(&mut self.state.offered[usize::from(seat)]) {
                if card == kept {
                    self.state.player_mut(seat).boss = card;
                    log.say("BM-VAR-01", Event::BossDealt { seat, card });
                } else {
                    self.state.gone.insert(card.index());
                }
            }
        }
        self.open_seals();
    }

    /// BM-SETUP-05, BM-OQ-02: descending XP; equal XP is decided once.
    fn put_in_order(&mut self) -> Option<Flow> {
        let xp = |seat: u8| self.table.cards.boss(self.state.player(seat).boss).map_or(0, |boss| boss.xp);
        let mut seats: Vec<u8> = (0..self.state.seats).collect();
        // `drawn` is the Boss that comes first among equals.
        let drawn = self.state.drawn;
        seats.sort_by_key(|seat| {
            (std::cmp::Reverse(xp(*seat)), self.state.player(*seat).boss != drawn, self.state.player(*seat).boss)
        });
        let is_tied = seats.windows(2).any(|pair| xp(pair[0]) == xp(pair[1]));
        if is_tied && !drawn.is_some() {
            return Some(Flow::Ask(Ask::Tie));
        }
        for (slot, seat) in self.state.order.iter_mut().zip(seats) {
            *slot = seat;
        }
        self.state.drawn = CardId::NONE;
        None
    }

    /// The Bosses between which the first is decided by lot.
    pub(crate) fn tied_bosses(&self) -> Vec<CardId> {
        let bosses: Vec<CardId> = (0..self.state.seats).map(|seat| self.state.player(seat).boss).collect();
        let xp = |card: &CardId| self.table.cards.boss(*card).map_or(0, |boss| boss.xp);
        let is_tied = |card: &CardId| bosses.iter().filter(|other| xp(other) == xp(card)).count() > 1;
        let mut tied: Vec<CardId> = bosses.iter().copied().filter(is_tied).collect();
        tied.sort();
        tied
    }

    fn push_hand(&mut self, seat: u8) {
        self.push(Frame::Draw { seat, back: Back::Spells, left: HAND[1] });
        self.push(Frame::Draw { seat, back: Back::Rooms, left: HAND[0] });
    }

    /// BM-SETUP-08: 4 Advanced Rooms, or 4 Rooms with one treasure.
    #[must_use]
    pub fn may_redraw(&self, seat: u8) -> bool {
        let hand = self.state.player(seat).hand;
        let rooms = || hand.iter().filter_map(|card| self.table.cards.room(CardId(card as u8)));
        let advanced = rooms().filter(|room| room.advanced).count();
        let with = |treasure| rooms().filter(|room| room.treasure.contains(&treasure)).count();
        advanced >= SAME || crate::ids::Treasure::ALL.into_iter().any(|treasure| with(treasure) >= SAME)
    }

    /// BM-SETUP-08, BM-ED-03: the hand goes to the discard pile, or back into the decks.
    fn return_hand(&mut self, seat: u8, log: &mut Events<'_>) {
        log.say("BM-SETUP-08", Event::HandReturned { seat });
        for card in self.state.player(seat).hand.iter().map(|card| CardId(card as u8)) {
            if self.table.options.mulligan_shuffled {
                let back = self.back_of(card).index();
                self.take_from_hand(seat, card);
                self.state.deck[back].insert(card.index());
                self.state.left[back] += 1;
            } else {
                self.discard(seat, card, "BM-SETUP-08", log);
            }
        }
    }
}
