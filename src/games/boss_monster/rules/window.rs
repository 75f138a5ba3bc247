//! PRIORITY: who may act when (BM-PRIO-01 to BM-PRIO-05), and an action from its declaration to its end (BM-PRIO-06 to BM-PRIO-26).

use crate::answer::{Answer, Target, Use};
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Doing, Frame, Progress, Stage};
use crate::ids::{CardId, Phase};
use crate::language::{Cost, Effect, When};
use crate::options::{Moment, Stops};
use crate::state::{NOBODY, Until};
use crate::{BossMonster, Events, Flow, moment_bit};

impl BossMonster {
    // ---- windows ----

    fn stops(&self, seat: u8) -> Stops {
        self.table.stops[usize::from(seat) % self.table.stops.len()]
    }

    /// Is the active player asked?
    fn asks_active(&self, seat: u8, moment: Moment) -> bool {
        if moment == Moment::Build {
            return self.stops(seat).always || self.could_build(seat);
        }
        self.state.player(seat).until == Until::Now && (self.stops(seat).always || self.could_act(seat))
    }

    /// Is somebody else asked (BM-KERN-18)?
    fn asks_other(&self, seat: u8, moment: Moment) -> bool {
        let stops = self.stops(seat);
        let wants = stops.always || stops.at(moment) && self.could_act(seat);
        self.state.player(seat).until == Until::Now && wants && !self.state.queue.is_full()
    }

    /// BM-PRIO-05, (a) to (e).
    pub(crate) fn step_window(&mut self, active: u8, moment: Moment, stage: &mut Stage, at: &mut u8) -> Flow {
        if let Some(flow) = self.flush() {
            return flow;
        }
        match *stage {
            Stage::Active | Stage::Reply => {
                if self.asks_active(active, moment) {
                    let is_turn = moment == Moment::Build;
                    let ask = if is_turn {
                        Ask::Turn { seat: active }
                    } else {
                        Ask::Window { seat: active, declares: false }
                    };
                    return Flow::Ask(ask);
                }
                self.pass_window(stage, at);
                Flow::Again
            }
            Stage::Others => {
                while let Some(seat) = self.nth_in_order(at) {
                    if seat != active && self.asks_other(seat, moment) {
                        // The same seat declares until it passes.
                        *at -= 1;
                        return Flow::Ask(Ask::Window { seat, declares: true });
                    }
                }
                if self.state.queue.is_empty() {
                    return Flow::Done;
                }
                *stage = Stage::Reply;
                Flow::Again
            }
            Stage::Resolve => {
                // (d): in XP order of the players, each player's own in declared order.
                let order = self.state.order;
                let first = order.iter().find_map(|seat| self.state.queue.iter().position(|doing| doing.seat == *seat));
                let next = first.and_then(|first| self.state.queue.remove(first));
                match next {
                    Some(doing) => {
                        Flow::Push(Frame::Act(Doing { queued: false, at: 0, progress: Progress::Answered, ..doing }))
                    }
                    None => {
                        *stage = Stage::Active;
                        Flow::Again
                    }
                }
            }
        }
    }

    /// Somebody has passed.
    pub(crate) fn pass_window(&mut self, stage: &mut Stage, at: &mut u8) {
        match *stage {
            Stage::Active => (*stage, *at) = (Stage::Others, 0),
            Stage::Others => *at += 1,
            Stage::Reply => *stage = Stage::Resolve,
            Stage::Resolve => {}
        }
    }

    /// Somebody has used something: who passes until then is asked again.
    fn stir(&mut self, by: u8) {
        for seat in (0..self.state.seats).filter(|seat| *seat != by) {
            let until = &mut self.state.player_mut(seat).until;
            if *until == Until::Action {
                *until = Until::Now;
            }
        }
    }

    /// What is offered to whoever may act.
    pub(crate) fn list_window(&self, seat: u8, is_turn: bool, out: &mut Vec<Answer>) {
        out.push(Answer::Pass);
        if !is_turn {
            out.extend([Until::Action, Until::Turn, Until::Phase].map(Answer::PassUntil));
        }
        if is_turn {
            self.list_turn(seat, out);
        }
        self.each_window_use(seat, &mut |how| out.push(Answer::Use(how)));
    }

    // ---- an action ----

    pub(crate) fn declare(&mut self, seat: u8, how: Use, queued: bool) {
        self.stir(seat);
        self.push(Frame::Act(Doing { seat, how, queued, ..Doing::default() }));
    }

    pub(crate) fn is_spell(&self, card: CardId) -> bool {
        self.table.cards.back(card) == Some(crate::ids::Back::Spells)
    }

    pub(crate) fn step_act(&mut self, doing: &mut Doing, log: &mut Events<'_>) -> Flow {
        if doing.progress != Progress::Effects
            && let Some(flow) = self.flush()
        {
            return flow;
        }
        let is_spell = self.is_spell(doing.how.card);
        match doing.progress {
            Progress::Begun => {
                self.pay_for(doing, log);
                log.say("BM-PRIO-06", Event::Declared { seat: doing.seat, how: doing.how });
                doing.progress = if is_spell { Progress::Taxed } else { Progress::Answered };
                Flow::Again
            }
            Progress::Taxed => {
                // BM-PRIO-20: one coin for each Short Circuit, before anybody else is asked.
                if doing.taxed < self.state.player(doing.seat).tax {
                    if self.state.player(doing.seat).coins == 0 {
                        self.cancel(doing, log);
                        return Flow::Again;
                    }
                    return Flow::Ask(Ask::Tax { seat: doing.seat, spell: doing.how.card });
                }
                doing.progress = Progress::Answered;
                Flow::Again
            }
            Progress::Answered => {
                if doing.is_void {
                    self.cancel(doing, log);
                    return Flow::Again;
                }
                if is_spell && doing.taxed < self.state.player(doing.seat).tax {
                    doing.progress = Progress::Taxed;
                    return Flow::Again;
                }
                let can_be = is_spell && (!doing.is_cancel || self.table.options.cancel_cancels);
                while let Some(seat) = self.next_answerer(doing).filter(|_| can_be) {
                    if self.could_cancel(seat, doing.seat) {
                        doing.at -= 1;
                        return Flow::Ask(Ask::Cancel { seat, caster: doing.seat, spell: doing.how.card });
                    }
                }
                if doing.queued {
                    self.state.queue.push(*doing);
                    return Flow::Done;
                }
                doing.progress = Progress::Effects;
                Flow::Again
            }
            Progress::Effects => self.step_effects(doing, log),
            Progress::After => {
                self.after(doing, log);
                doing.progress = Progress::Done;
                Flow::Again
            }
            Progress::Done => Flow::Done,
        }
    }

    /// BM-PRIO-19: the active player first, then by XP.
    fn next_answerer(&self, doing: &mut Doing) -> Option<u8> {
        while doing.at <= self.state.seats {
            let at = doing.at;
            doing.at += 1;
            let seat = if at == 0 { self.state.active } else { self.state.order[usize::from(at - 1)] };
            if seat != NOBODY && self.state.plays(seat) && (at == 0 || seat != self.state.active) {
                return Some(seat);
            }
        }
        None
    }

    /// BM-PRIO-19: an opponent with at least one Spell in hand; everybody knows that.
    fn could_cancel(&self, seat: u8, caster: u8) -> bool {
        let player = self.state.player(seat);
        seat != caster && player.in_hand[1] > 0 && matches!(player.until, Until::Now | Until::Action)
    }

    /// What can cancel the declared Spell, or tax it (BM-PRIO-08 to BM-PRIO-10).
    pub(crate) fn each_cancel(&self, seat: u8, caster: u8, visit: &mut dyn FnMut(Use)) {
        let moment = moment_bit(When::SpellDeclared);
        let cards = &self.table.cards;
        let mut look = |card: CardId, ability: u8| {
            let Some(read) = cards.abilities(card).get(usize::from(ability)) else { return };
            let user = self.user(seat, card, caster);
            self.each_use(&user, ability, read, visit);
        };
        for card in self.state.player(seat).hand.iter().map(|card| CardId(card as u8)) {
            let phase = self.state.phase.unwrap_or(Phase::Build) as usize;
            if cards.has(card, moment) && cards.face(card).is_some_and(|face| face.phases[phase]) {
                (0_u8..)
                    .zip(cards.abilities(card))
                    .filter(|(_, read)| read.when == When::SpellDeclared)
                    .for_each(|(ability, _)| look(card, ability));
            }
        }
        self.each_source(seat, moment, &mut |source| {
            if self.is_free(seat, source.card, source.ability) {
                look(source.card, source.ability);
            }
        });
    }

    /// An answer to a declared Spell: a cancel of its own, before anything else (BM-PRIO-08).
    pub(crate) fn answer_spell(&mut self, seat: u8, caster: u8, how: Use) {
        self.stir(seat);
        let doing = Doing { seat, how, is_cancel: true, about: caster, ..Doing::default() };
        self.push(Frame::Act(doing));
    }

    /// BM-PRIO-08: the Spell that can be answered now.
    #[must_use]
    pub fn announced(&self) -> Option<CardId> {
        let mut inner_first = self.state.frames.iter().rev();
        inner_first.find_map(|frame| if let Frame::Act(doing) = frame { Some(doing.how.card) } else { None })
    }

    /// BM-PRIO-08: the Spell to which the innermost answer belongs.
    pub(crate) fn answered_spell(&mut self) -> Option<&mut Doing> {
        let inner = self.state.frames.len().checked_sub(1)?;
        self.state.frames[..inner].iter_mut().rev().find_map(|frame| match frame {
            Frame::Act(doing) => Some(doing),
            _ => None,
        })
    }

    /// BM-PRIO-11: the Spell was not cast.
    pub(crate) fn cancel(&mut self, doing: &mut Doing, log: &mut Events<'_>) {
        (doing.is_void, doing.progress) = (true, Progress::After);
        log.say("BM-PRIO-11", Event::Cancelled { seat: doing.seat, spell: doing.how.card });
    }

    /// BM-PRIO-07, BM-PRIO-24: everything that a use costs is paid now, and the use is marked.
    pub(crate) fn pay_for(&mut self, doing: &mut Doing, log: &mut Events<'_>) {
        let Doing { seat, how, about, .. } = *doing;
        let table = self.table.clone();
        let Some(read) = table.cards.abilities(how.card).get(usize::from(how.ability)) else { return };
        let Some(way) = read.ways.get(usize::from(how.way)) else { return };
        self.mark_used(how.card, how.ability, seat);
        if matches!(read.when, When::Cast | When::SpellDeclared) && self.is_spell(how.card) {
            // BM-PRIO-21: it has left the hand, and that is no discard.
            self.take_from_hand(seat, how.card);
            self.state.aloft.insert(how.card.index());
        }
        let user = self.user(seat, how.card, about);
        let owner = user.place.map_or_else(|| self.host_of(how.card), |(owner, _)| Some(owner));
        let payee = match how.target {
            Target::Player(player) => Some(player),
            Target::Miniboss(card) => self.place_of(card).map(|(owner, _)| owner),
            _ => owner,
        };
        if read.when == When::Granted {
            let is_it = |right: &crate::state::Right| {
                right.seat == seat && right.card == how.card && how.target == Target::Player(right.against)
            };
            if let Some(at) = self.state.rights.iter().position(is_it) {
                self.state.rights.remove(at);
            }
        }
        let spares = way.r#do.iter().any(|effect| matches!(effect, Effect::Send(_) | Effect::Kill));
        let (levels, _) = self.coin_cost(&[Cost::GiveLevel], how.target);
        for cost in &way.cost {
            match *cost {
                Cost::Coins(number) => self.pay(seat, u16::from(number), "BM-COIN-03", log),
                Cost::CoinsFrom(_) => self.pay(seat, u16::from(how.coins), "BM-COIN-03", log),
                Cost::Give(number) => self.give_to(seat, payee, u16::from(number), log),
                Cost::GiveFrom(_) => self.give_to(seat, payee, u16::from(how.coins), log),
                Cost::GiveLevel => self.give_to(seat, payee, levels, log),
                Cost::Discard(..) => {
                    for card in how.pay.into_iter().filter(|card| card.is_some()) {
                        self.discard(seat, card, "BM-LIST-02", log);
                    }
                }
                Cost::DiscardThis => self.discard(seat, how.card, "BM-LIST-10", log),
                Cost::DestroyThis => {
                    if let Some((owner, Some(position))) = user.place {
                        self.destroy(owner, position, spares, log);
                    }
                }
                Cost::DestroyOwn(_) => {
                    if let Some((owner, position)) = self.room_at(how.pay[0]) {
                        self.destroy(owner, position, false, log);
                    }
                }
            }
        }
    }

    fn give_to(&mut self, seat: u8, payee: Option<u8>, coins: u16, log: &mut Events<'_>) {
        if let Some(payee) = payee {
            self.give(seat, payee, coins, "BM-COIN-03", log);
        }
    }

    /// What comes after an action has taken effect, or has been cancelled.
    fn after(&mut self, doing: &mut Doing, log: &mut Events<'_>) {
        let card = doing.how.card;
        if self.state.aloft.contains(card.index()) {
            // BM-SPELL-04.
            self.state.aloft.remove(card.index());
            self.state.discard.insert(card.index());
            if !doing.is_void {
                self.wake(doing.seat, When::YouCastSpell, 0, |_| true);
            }
        }
        // BM-MINI-14, BM-MINI-26: wherever it lies now.
        if self.is_last_level(card, doing.how.ability)
            && let Some((owner, Some(position))) = self.place_of(card)
            && let Some(stack) = self.stack_mut(owner, position)
        {
            stack.level = 1;
            log.say("BM-MINI-14", Event::Reset { card });
        }
    }
}
