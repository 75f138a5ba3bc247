//! Legal answers are applied: each goes to the innermost frame, which then steps on.

use crate::answer::{Answer, Spot};
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Doing, Frame, Progress};
use crate::ids::{Back, CardId};
use crate::language::{Amount, Effect};
use crate::state::{Lasting, NOBODY, Sealed, Until};
use crate::{BossMonster, Events, Flow};

impl BossMonster {
    /// Applies an answer that has been found legal.
    pub(crate) fn take(&mut self, ask: Ask, answer: &Answer, log: &mut Events<'_>) {
        match (ask, *answer) {
            (_, Answer::Card(card)) if self.chances(ask).is_some() => self.take_chance(ask, card, log),
            (_, Answer::Keep { seat, card }) => self.seal(seat, false, [card, CardId::NONE], log),
            (_, Answer::Mulligan { seat, redraw }) => self.seal(seat, redraw, [CardId::NONE; 2], log),
            (_, Answer::Discards { seat, cards }) => self.seal(seat, false, cards, log),
            (_, Answer::Pays { seat, pays }) => self.seal(seat, pays, [CardId::NONE; 2], log),
            (Ask::FirstRoom { seat } | Ask::Turn { seat }, Answer::Lay { card, spot }) => {
                self.lay(seat, card, spot, log)
            }
            (Ask::Turn { seat } | Ask::Window { seat, .. }, answer) => self.take_in_window(ask, seat, answer, log),
            (Ask::Intrigue { seat }, Answer::Number(number)) => {
                let back = if number == 0 { Back::Rooms } else { Back::Spells };
                self.push(Frame::Draw { seat, back, left: 1 });
            }
            (Ask::Order { seat }, Answer::First { card, ability }) => {
                let chosen = self.choices_of_order(seat).into_iter().find(|waiting| waiting.is_of(card, ability));
                if let Some(chosen) = chosen
                    && let Flow::Push(frame) = self.take_trigger(chosen.index)
                {
                    self.push(frame);
                }
            }
            (ask, answer) => self.take_doing(ask, answer, log),
        }
    }

    fn take_chance(&mut self, ask: Ask, card: CardId, log: &mut Events<'_>) {
        match ask {
            Ask::Deal { seat } => {
                self.state.bosses.remove(card.index());
                if self.table.options.two_bosses {
                    let offered = &mut self.state.offered[usize::from(seat)];
                    if let Some(slot) = offered.iter_mut().find(|slot| !slot.is_some()) {
                        *slot = card;
                    }
                    log.say("BM-VAR-01", Event::BossOffered { seat, card });
                } else {
                    self.state.player_mut(seat).boss = card;
                    log.say("BM-SETUP-04", Event::BossDealt { seat, card });
                }
            }
            Ask::Tie => {
                self.state.drawn = card;
                log.say("BM-SETUP-05", Event::ComesFirst { card });
            }
            Ask::Hero => {
                for heroes in &mut self.state.heroes {
                    heroes.remove(card.index());
                }
                self.state.town.push(card);
                log.say("BM-BEGIN-01", Event::HeroCame { hero: card });
            }
            Ask::Draw { seat, back } => {
                self.leave_deck(card);
                self.put_in_hand(seat, card, 0);
                log.say("BM-EFFECT-12", Event::Drew { seat, back, card });
                let table = self.table.clone();
                let builds = self.doing().is_some_and(|doing| {
                    let read = table.cards.abilities(doing.how.card).get(usize::from(doing.how.ability));
                    let way = read.and_then(|read| read.ways.get(usize::from(doing.how.way)));
                    way.and_then(|way| way.r#do.get(usize::from(doing.step))) == Some(&Effect::DrawAndBuild)
                });
                if builds {
                    self.state.drawn = card;
                }
            }
            Ask::Mill { .. } => {
                self.leave_deck(card);
                self.state.discard.insert(card.index());
                if self.state.round > 0 {
                    self.state.milled.insert(card.index());
                }
                log.say("BM-RULING-49", Event::Milled { card });
            }
            Ask::AtRandom { from, back, taker } => {
                if taker == NOBODY {
                    self.discard(from, card, "BM-GLOSS-02", log);
                } else {
                    self.take_over(taker, from, back, card, "BM-GLOSS-21", log);
                }
            }
            _ => {}
        }
    }

    /// BM-GLOSS-21: a card goes from hand to hand; only those two know which.
    fn take_over(&mut self, seat: u8, from: u8, back: Back, card: CardId, rule: &'static str, log: &mut Events<'_>) {
        self.take_from_hand(from, card);
        self.lose_track(from, back, 1 << seat);
        self.lose_track(seat, back, 1 << from);
        self.put_in_hand(seat, card, 1 << from);
        log.say(rule, Event::Took { seat, from, back, card });
    }

    /// BM-PRIO-16: nobody else learns of it before all have answered.
    fn seal(&mut self, seat: u8, yes: bool, cards: [CardId; 2], log: &mut Events<'_>) {
        self.state.sealed[usize::from(seat)] = Sealed { given: true, yes, cards };
        log.say("BM-PRIO-16", Event::Sealed { seat });
    }

    fn take_in_window(&mut self, ask: Ask, seat: u8, answer: Answer, log: &mut Events<'_>) {
        let queued = matches!(ask, Ask::Window { declares: true, .. });
        match answer {
            Answer::PassUntil(until) => {
                self.state.player_mut(seat).until = until;
                self.pass();
            }
            Answer::Pass => self.pass(),
            Answer::Lift => self.lift(seat, log),
            Answer::Promote { miniboss, pay } => self.promote(seat, miniboss, pay, log),
            Answer::Feed(room) => self.feed(seat, room, log),
            Answer::Sell(card) => {
                self.state.player_mut(seat).sold = true;
                self.discard(seat, card, "BM-VAR-04", log);
                self.gain(seat, 1, "BM-VAR-04", log);
            }
            Answer::Use(how) => self.declare(seat, how, queued),
            _ => {}
        }
    }

    fn pass(&mut self) {
        let Some(at) = self.state.frames.len().checked_sub(1) else { return };
        let mut frame = self.state.frames[at];
        if let Frame::Window { stage, at, .. } = &mut frame {
            self.pass_window(stage, at);
        }
        self.state.frames[at] = frame;
    }

    /// Answers to what is being done.
    fn take_doing(&mut self, ask: Ask, answer: Answer, log: &mut Events<'_>) {
        let Some(at) = self.state.frames.len().checked_sub(1) else { return };
        let (mut doing, is_act) = match self.state.frames[at] {
            Frame::Act(doing) => (doing, true),
            Frame::Trigger(doing) => (doing, false),
            _ => return,
        };
        self.answer_doing(&mut doing, ask, answer, log);
        self.state.frames[at] = if is_act { Frame::Act(doing) } else { Frame::Trigger(doing) };
    }

    fn answer_doing(&mut self, doing: &mut Doing, ask: Ask, answer: Answer, log: &mut Events<'_>) {
        match (ask, answer) {
            (Ask::Cancel { seat, caster, .. }, answer) => {
                doing.at += 1;
                if let Answer::Use(how) = answer {
                    self.answer_spell(seat, caster, how);
                }
            }
            (Ask::Tax { seat, .. }, Answer::Yes) => {
                self.pay(seat, 1, "BM-PRIO-20", log);
                doing.taxed += 1;
            }
            (Ask::Tax { .. }, _) => (doing.is_void, doing.progress) = (true, Progress::Answered),
            (Ask::Trigger { .. }, Answer::Use(how)) => self.begin_trigger(doing, how, log),
            (Ask::Trigger { .. }, _) => doing.progress = Progress::Done,
            (Ask::Granted { seat, .. }, answer) => {
                doing.sub = 1;
                if let Answer::Use(how) = answer {
                    self.declare(seat, how, false);
                }
            }
            (Ask::Coins { seat, card, .. }, Answer::Number(number)) => {
                (doing.placed, doing.sub) = (number, 1);
                if number > 0 {
                    self.place_coins(seat, card, u16::from(number), log);
                }
            }
            (Ask::Show { seat, .. }, Answer::Number(number)) => {
                doing.sub = 1;
                self.show(seat, number, doing, log);
            }
            (Ask::Salvage { seat }, Answer::Card(card)) => {
                doing.sub += 1;
                self.salvage(seat, card, log);
            }
            (Ask::Take { seat, from }, answer) => {
                doing.sub = 1;
                if let Answer::Card(card) = answer {
                    let back = self.back_of(card);
                    self.take_over(seat, from, back, card, "BM-RULING-17", log);
                }
            }
            (Ask::Discard { seat, .. }, Answer::Card(card)) => {
                doing.sub = 1;
                self.lose_track(seat, Back::Rooms, u8::MAX);
                self.discard(seat, card, "BM-RULING-30", log);
            }
            (Ask::Double { card, .. }, answer) => {
                doing.sub = 1;
                if answer == Answer::Yes {
                    self.last(Lasting::Doubled { card, times: 1 }, "BM-RULING-22", log);
                }
            }
            (Ask::Build { seat }, answer) => {
                doing.sub += 1;
                if let Answer::Lay { card, spot } = answer {
                    self.take_build(seat, card, spot, log);
                }
            }
            _ => {}
        }
    }

    /// BM-ED-11: so many Minibosses of the hand are shown to all, and paid for.
    fn show(&mut self, seat: u8, number: u8, doing: &Doing, log: &mut Events<'_>) {
        let held: Vec<usize> = self.state.player(seat).hand.iter().collect();
        let held = held.into_iter().filter(|card| self.table.cards.is_miniboss(CardId(*card as u8)));
        for card in held.take(usize::from(number)).collect::<Vec<_>>() {
            if let Some(mark) = self.state.marks.get_mut(card) {
                mark.known = !(1 << seat);
            }
        }
        log.say("BM-RULING-32", Event::Showed { seat, number });
        let table = self.table.clone();
        let read = table.cards.abilities(doing.how.card).get(usize::from(doing.how.ability));
        let effect = read.and_then(|read| read.ways.first()).and_then(|way| way.r#do.get(usize::from(doing.step)));
        if let Some(Effect::Gain(Amount::Per(each, _))) = effect {
            let coins = u16::from(each.unsigned_abs()) * u16::from(number);
            self.gain(seat, coins, "BM-GLOSS-17", log);
        }
    }

    /// BM-BUILD-26: a card is built at once: one just milled, one just taken, or one just drawn.
    fn take_build(&mut self, seat: u8, card: CardId, spot: Spot, log: &mut Events<'_>) {
        if let Some((owner, Some(position))) = self.place_of(card) {
            let level = self.stack(owner, position).map_or(1, |stack| stack.level);
            self.pull_miniboss(owner, position);
            self.build_at_once(seat, card, spot, level, log);
        } else if self.state.milled.contains(card.index()) {
            self.state.discard.remove(card.index());
            self.pay(seat, 1, "BM-RULING-20", log);
            let level = self.start_level(seat);
            self.build_at_once(seat, card, spot, level, log);
        } else {
            self.take_from_hand(seat, card);
            self.build_at_once(seat, card, spot, 1, log);
        }
    }

    /// Until when a seat passes (BM-KERN-18).
    #[must_use]
    pub fn passes_until(&self, seat: u8) -> Until {
        self.state.player(seat).until
    }
}
