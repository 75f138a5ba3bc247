//! ROUND, BEGINNING, BAIT, END OF ROUND and WIN/LOSE: the phases without an active player, and the frame that holds a round together.

use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Adventure, Frame, RoundStep, Stage};
use crate::ids::{Back, CardId, Phase};
use crate::language::When;
use crate::options::Moment;
use crate::state::{HeroMark, Queue, State, Until};
use crate::{BossMonster, Events, Flow};

/// BM-WIN-06.
const SOULS: u8 = 10;
/// BM-WIN-02.
const WOUNDS: u8 = 5;

impl BossMonster {
    pub(crate) fn step_round(&mut self, step: &mut RoundStep, at: &mut u8, log: &mut Events<'_>) -> Flow {
        let next = |step: &mut RoundStep, at: &mut u8, to: RoundStep| {
            (*step, *at) = (to, 0);
            Flow::Again
        };
        match *step {
            RoundStep::Begin => {
                self.begin_round(log);
                next(step, at, RoundStep::Heroes)
            }
            RoundStep::Heroes => {
                // BM-BEGIN-01, BM-BEGIN-02: one for each who played at the start.
                let has_more = self.state.heroes.iter().any(|heroes| !heroes.is_empty());
                if *at < self.state.seats && has_more {
                    *at += 1;
                    return Flow::Ask(Ask::Hero);
                }
                next(step, at, RoundStep::Draws)
            }
            RoundStep::Draws => match self.nth_in_order(at) {
                Some(seat) => Flow::Push(Frame::Draw { seat, back: Back::Rooms, left: 1 }),
                None => next(step, at, RoundStep::BuildStarts),
            },
            RoundStep::BuildStarts => {
                self.begin_phase(Phase::Build, log);
                let order = self.state.order;
                for seat in order {
                    if self.state.plays(seat) {
                        self.wake(seat, When::BuildPhaseStarts, 0, |_| true);
                    }
                }
                next(step, at, RoundStep::Turn)
            }
            RoundStep::Turn => {
                if let Some(flow) = self.flush() {
                    return flow;
                }
                let Some(seat) = self.nth_in_order(at) else { return next(step, at, RoundStep::Reveal) };
                self.begin_turn(seat, Phase::Build, log);
                *step = RoundStep::TurnOver;
                Flow::Push(Frame::Window { active: seat, moment: Moment::Build, stage: Stage::Active, at: 0 })
            }
            RoundStep::TurnOver => {
                self.feed_or_destroy(self.state.active, log);
                *step = RoundStep::TurnDone;
                Flow::Again
            }
            RoundStep::TurnDone => {
                if let Some(flow) = self.flush() {
                    return flow;
                }
                self.rest();
                *step = RoundStep::Turn;
                Flow::Again
            }
            RoundStep::Reveal => {
                self.rest();
                self.turn_up(log);
                self.open_seals();
                // BM-KERN-14: only who has to pay and can is asked.
                for seat in 0..self.state.seats {
                    let can = self.unpaid(seat).is_some() && self.state.player(seat).coins > 0;
                    self.state.sealed[usize::from(seat)].given = !can;
                }
                next(step, at, RoundStep::Payments)
            }
            RoundStep::Payments => match self.unanswered() {
                0 => next(step, at, RoundStep::Built),
                waiting => Flow::Ask(Ask::Pays { seats: waiting }),
            },
            RoundStep::Built => {
                let order = self.state.order;
                let mut built = [false; 4];
                for seat in order.into_iter().take(usize::from(self.state.seats)) {
                    let pays = self.state.sealed[usize::from(seat)].yes;
                    built[usize::from(seat)] = self.settle_miniboss(seat, pays, log);
                }
                self.open_seals();
                for seat in (0..self.state.seats).filter(|seat| built[usize::from(*seat)]) {
                    self.miniboss_appeared(seat);
                }
                *step = RoundStep::Bait;
                self.after_reveal(log)
            }
            RoundStep::Bait => {
                self.bait(log);
                *step = RoundStep::Adventure;
                self.begin_phase(Phase::Adventure, log);
                Flow::Push(Frame::Adventure { at: 0, stage: Adventure::Turn, hero: CardId::NONE })
            }
            RoundStep::Adventure => {
                self.rest();
                next(step, at, RoundStep::End)
            }
            RoundStep::End => {
                self.end_round(log);
                next(step, at, RoundStep::Judge)
            }
            RoundStep::Judge => {
                self.judge(log);
                if self.state.winner.is_some() {
                    return Flow::Done;
                }
                next(step, at, RoundStep::Intrigue)
            }
            RoundStep::Intrigue => {
                // BM-VAR-02, BM-EOR-07.
                if !self.table.options.intrigue {
                    return Flow::Done;
                }
                while let Some(seat) = self.nth_in_order(at) {
                    if self.souls(seat) <= self.state.player(seat).souls_before {
                        return Flow::Ask(Ask::Intrigue { seat });
                    }
                }
                Flow::Done
            }
        }
    }

    /// The next seat in XP order that is still in the game.
    pub(crate) fn nth_in_order(&self, at: &mut u8) -> Option<u8> {
        while *at < self.state.seats {
            let seat = self.state.order[usize::from(*at)];
            *at += 1;
            if self.state.plays(seat) {
                return Some(seat);
            }
        }
        None
    }

    fn begin_round(&mut self, log: &mut Events<'_>) {
        let round = self.state.round.saturating_add(1);
        (self.state.round, self.state.moved) = (round, false);
        for seat in 0..self.state.seats {
            self.state.player_mut(seat).souls_before = self.souls(seat);
        }
        log.say("BM-ROUND-01", Event::RoundBegan { round });
    }

    fn begin_phase(&mut self, phase: Phase, log: &mut Events<'_>) {
        for player in &mut self.state.players {
            player.until = Until::Now;
        }
        log.say("BM-ROUND-01", Event::PhaseBegan { phase });
    }

    /// BM-PRIO-01: somebody is active.
    pub(crate) fn begin_turn(&mut self, seat: u8, phase: Phase, log: &mut Events<'_>) {
        (self.state.active, self.state.phase) = (seat, Some(phase));
        let until = &mut self.state.player_mut(seat).until;
        if *until != Until::Phase {
            *until = Until::Now;
        }
        log.say("BM-ROUND-03", Event::TurnBegan { seat });
    }

    /// BM-BUILD-25: everything that a reveal triggers is one batch.
    pub(crate) fn after_reveal(&mut self, log: &mut Events<'_>) -> Flow {
        let order = self.state.order;
        for seat in order.into_iter().take(usize::from(self.state.seats)) {
            for position in 0..self.state.player(seat).row.len() {
                let Some(stack) = self.stack_mut(seat, position) else { continue };
                let card = stack.top;
                if std::mem::take(&mut stack.just_built) {
                    self.room_built(seat, card, log);
                }
            }
        }
        self.start_batch(true)
    }

    /// BM-BAIT-02 to BM-BAIT-09.
    fn bait(&mut self, log: &mut Events<'_>) {
        log.say("BM-BAIT-01", Event::BaitBegan);
        let town = std::mem::take(&mut self.state.town);
        let mut heroes: Vec<CardId> = town.to_vec();
        if !self.table.options.oldest_first {
            heroes.reverse();
        }
        let mut gone = Vec::new();
        for hero in heroes {
            match self.lured_by(hero) {
                Some(seat) => {
                    let player = self.state.player_mut(seat);
                    player.entrance.push(hero);
                    player.lured = player.lured.saturating_add(1);
                    gone.push(hero);
                    log.say("BM-BAIT-04", Event::Lured { hero, seat });
                }
                None => log.say("BM-BAIT-05", Event::Stayed { hero }),
            }
        }
        self.state.town = town.iter().copied().filter(|hero| !gone.contains(hero)).collect::<Queue>();
    }

    /// BM-EOR-01 to BM-EOR-04, BM-EOR-07.
    fn end_round(&mut self, log: &mut Events<'_>) {
        let state = &mut self.state;
        state.lasting.clear();
        state.rights.clear();
        for shed in &mut state.shed {
            shed.clear();
        }
        for mark in &mut *state.marks {
            mark.used = 0;
        }
        for bearing in &mut *state.bearing {
            *bearing = HeroMark::default();
        }
        for player in &mut state.players {
            (player.promoted, player.built_room, player.no_room) = (false, false, false);
            (player.free_advanced, player.tax, player.lured, player.sold) = (false, 0, 0, false);
            player.until = Until::Now;
            for stack in &mut *player.row {
                (stack.deactivated, stack.fresh) = (false, false);
            }
        }
        // BM-OQ-12: a Room that is active again may be the fifth.
        let order = self.state.order;
        for seat in order.into_iter().take(usize::from(self.state.seats)) {
            self.level_up(seat, log);
        }
    }

    /// Souls less Wounds (BM-WIN-07).
    fn record(&self, seat: u8) -> i16 {
        i16::from(self.souls(seat)) - i16::from(self.wounds(seat))
    }

    /// BM-WIN-07 to BM-WIN-09: the best of these; among equals the lowest XP, which is the last in the order.
    fn best_of(&self, seats: &[u8]) -> Option<u8> {
        let mut best: Option<u8> = None;
        for seat in seats {
            if best.is_none_or(|best| self.record(*seat) >= self.record(best)) {
                best = Some(*seat);
            }
        }
        best
    }

    /// BM-WIN-10: first all out at once, then eliminations, then victory.
    fn judge(&mut self, log: &mut Events<'_>) {
        let players: Vec<u8> = self.state.in_game().collect();
        let is_out = |seat: &u8| self.wounds(*seat) >= WOUNDS;
        let has_heroes = self.state.heroes.iter().any(|heroes| !heroes.is_empty());
        if self.table.options.unlimited_lives {
            // BM-VAR-05.
            if !has_heroes {
                self.win(self.best_of(&players), "BM-VAR-05", log);
            }
            return;
        }
        if players.iter().all(is_out) {
            return self.win(self.best_of(&players), "BM-WIN-08", log);
        }
        let (out, left): (Vec<u8>, Vec<u8>) = players.iter().partition(|seat| is_out(seat));
        for seat in out {
            self.eliminate(seat, log);
        }
        if let [last] = left[..] {
            return self.win(Some(last), "BM-WIN-03", log);
        }
        let victors: Vec<u8> = left.iter().copied().filter(|seat| self.souls(*seat) >= SOULS).collect();
        if !victors.is_empty() {
            let rule = if victors.len() > 1 { "BM-WIN-07" } else { "BM-WIN-06" };
            return self.win(self.best_of(&victors), rule, log);
        }
        // BM-OQ-09: nobody comes any more, or nothing moves.
        let is_waiting =
            !self.state.town.is_empty() || left.iter().any(|seat| !self.state.player(*seat).entrance.is_empty());
        if !has_heroes && (!is_waiting || !self.state.moved) {
            self.win(self.best_of(&left), "BM-BEGIN-04", log);
        }
    }

    fn win(&mut self, seat: Option<u8>, rule: &'static str, log: &mut Events<'_>) {
        self.state.winner = seat;
        if let Some(seat) = seat {
            log.say(rule, Event::Won { seat });
        }
    }

    /// BM-WIN-04, BM-OQ-36: everything of the player leaves the game. Hand and score area stay with the seat, out of reach: the hand
    /// unseen, the score area for the ranking.
    pub(crate) fn eliminate(&mut self, seat: u8, log: &mut Events<'_>) {
        log.say("BM-WIN-02", Event::Eliminated { seat });
        let State { gone, players, marks, round, .. } = &mut self.state;
        let player = &mut players[usize::from(seat)];
        gone.insert(std::mem::take(&mut player.boss).index());
        for stack in &*player.row {
            let mut card = stack.top;
            while card.is_some() {
                gone.insert(card.index());
                card = marks.get_mut(card.index()).map(|mark| std::mem::take(&mut mark.beneath)).unwrap_or_default();
            }
            if stack.miniboss.is_some() {
                gone.insert(stack.miniboss.index());
            }
        }
        for hero in &*player.entrance {
            gone.insert(hero.index());
        }
        player.row.clear();
        player.entrance.clear();
        (player.coins, player.out) = (0, *round);
    }

    /// The place of each seat (BM-KERN-02): the winner, then whoever is still in the game by Souls less Wounds and XP, then those
    /// who were eliminated, the last one first.
    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        let winner = self.state.winner?;
        let mut seats: Vec<u8> = self.state.order.iter().copied().take(usize::from(self.state.seats)).collect();
        // Later in the order is the lower XP, and better.
        seats.reverse();
        seats.sort_by_key(|seat| {
            let out = self.state.player(*seat).out;
            let is_in = out == 0;
            (*seat != winner, !is_in, std::cmp::Reverse(out), std::cmp::Reverse(self.record(*seat)))
        });
        let place = |seat: u8| seats.iter().position(|other| *other == seat).map_or(1, |at| at as u8 + 1);
        Some((0..self.state.seats).map(place).collect())
    }
}
