//! Which answers are legal, and which rule forbids the others.

use crate::BossMonster;
use crate::answer::{Answer, Spot, Target, Use};
use crate::ask::Ask;
use crate::building::Occasion;
use crate::ids::{Back, CardId};
use crate::kernel::game::Refusal;
use crate::language::What;
use crate::state::{Cards, Until};
use crate::triggers::Waiting;
use crate::uses::User;

type Checked = Result<(), Refusal>;

const fn no(rule: &'static str, message: &'static str) -> Checked {
    Err(Refusal::new(rule, message))
}

impl BossMonster {
    /// For a question put to chance: the cards it can bring, each equally likely.
    pub(crate) fn chances(&self, ask: Ask) -> Option<Cards> {
        Some(match ask {
            Ask::Deal { .. } => self.state.bosses,
            Ask::Tie => self.tied_bosses().into_iter().map(CardId::index).collect(),
            Ask::Hero => {
                let [ordinary, epic] = self.state.heroes;
                if ordinary.is_empty() { epic } else { ordinary }
            }
            Ask::Draw { back, .. } | Ask::Mill { back } => self.state.deck[back.index()],
            Ask::AtRandom { from, back, .. } => {
                let range = self.table.cards.of_back(back);
                self.state.player(from).hand.iter().filter(|card| range.contains(card)).collect()
            }
            _ => return None,
        })
    }

    fn hand(&self, seat: u8) -> impl Iterator<Item = CardId> + '_ {
        self.state.player(seat).hand.iter().map(|card| CardId(card as u8)).collect::<Vec<_>>().into_iter()
    }

    fn trigger_user(&self, seat: u8, card: CardId) -> User {
        self.user(seat, card, self.doing().map_or(0, |doing| doing.about))
    }

    /// The innermost thing that is being done.
    pub(crate) fn doing(&self) -> Option<&crate::frames::Doing> {
        match self.state.frames.last() {
            Some(crate::frames::Frame::Act(doing) | crate::frames::Frame::Trigger(doing)) => Some(doing),
            _ => None,
        }
    }

    /// Everything that can be listed, in a stable order.
    pub(crate) fn list(&self, ask: Ask, out: &mut Vec<Answer>) {
        match ask {
            Ask::Deal { .. } | Ask::Tie | Ask::Hero | Ask::Draw { .. } | Ask::Mill { .. } | Ask::AtRandom { .. } => {}
            Ask::Keep { seats } => self.each_asked(seats, |seat| {
                let offered = self.state.offered[usize::from(seat)];
                out.extend(offered.map(|card| Answer::Keep { seat, card }));
            }),
            Ask::Mulligan { seats } => self.each_asked(seats, |seat| {
                out.push(Answer::Mulligan { seat, redraw: false });
                if self.may_redraw(seat) {
                    out.push(Answer::Mulligan { seat, redraw: true });
                }
            }),
            Ask::Discards { seats } => self.each_asked(seats, |seat| {
                let hand: Vec<CardId> = self.hand(seat).collect();
                for (at, one) in hand.iter().enumerate() {
                    let others = hand.iter().skip(at + 1);
                    out.extend(others.map(|other| Answer::Discards { seat, cards: [*one, *other] }));
                }
            }),
            Ask::Pays { seats } => self.each_asked(seats, |seat| {
                out.extend([true, false].map(|pays| Answer::Pays { seat, pays }));
            }),
            Ask::FirstRoom { seat } => {
                out.push(Answer::Pass);
                for card in self.hand(seat).filter(|card| self.back_of(*card) == Back::Rooms) {
                    self.each_spot(seat, card, Occasion::Setup, &mut |spot| out.push(Answer::Lay { card, spot }));
                }
            }
            Ask::Turn { seat } => self.list_window(seat, true, out),
            Ask::Window { seat, .. } => self.list_window(seat, false, out),
            Ask::Cancel { seat, caster, .. } => {
                out.push(Answer::Pass);
                self.each_cancel(seat, caster, &mut |how| out.push(Answer::Use(how)));
            }
            Ask::Tax { .. } | Ask::Double { .. } => out.extend([Answer::Yes, Answer::No]),
            Ask::Order { seat } => {
                let choices = self.choices_of_order(seat);
                out.extend(choices.into_iter().map(|Waiting { card, ability, .. }| Answer::First { card, ability }));
            }
            Ask::Trigger { seat, card, ability } => {
                let Some(read) = self.table.cards.abilities(card).get(usize::from(ability)) else { return };
                if read.may {
                    out.push(Answer::Pass);
                }
                let user = self.trigger_user(seat, card);
                self.each_use(&user, ability, read, &mut |how| out.push(Answer::Use(how)));
            }
            Ask::Granted { seat, card, ability } => {
                out.push(Answer::Pass);
                for right in self.state.rights.iter().rev().filter(|right| right.seat == seat).take(1) {
                    debug_assert_eq!((right.card, right.ability), (card, ability));
                    self.each_right_use(right, &mut |how| out.push(Answer::Use(how)));
                }
            }
            Ask::Coins { most, .. } => out.extend((0..=most).map(Answer::Number)),
            Ask::Show { seat, .. } => {
                let held = self.hand(seat).filter(|card| self.table.cards.is_miniboss(*card)).count();
                out.extend((0..=held as u8).map(Answer::Number));
            }
            Ask::Salvage { .. } => out.extend(self.state.discard.iter().map(|card| Answer::Card(CardId(card as u8)))),
            Ask::Take { from, .. } => {
                out.push(Answer::Pass);
                let cards = self.hand(from).filter(|card| self.is_what(*card, What::RoomOrSpell));
                out.extend(cards.map(Answer::Card));
            }
            Ask::Discard { seat, what } => {
                out.extend(self.hand(seat).filter(|card| self.is_what(*card, what)).map(Answer::Card));
            }
            Ask::Build { seat } => self.list_build(seat, out),
            Ask::Intrigue { .. } => {
                out.push(Answer::Pass);
                out.extend((0..2).map(Answer::Number));
            }
        }
    }

    fn each_asked(&self, seats: u8, mut visit: impl FnMut(u8)) {
        (0..self.state.seats).filter(|seat| seats & (1 << seat) != 0).for_each(&mut visit);
    }

    /// BM-BUILD-26: what can be built at once, and where.
    fn list_build(&self, seat: u8, out: &mut Vec<Answer>) {
        let drawn = self.state.drawn;
        let milled = self.state.milled.intersection(&self.state.discard);
        let mut spots = |card: CardId| {
            self.each_spot(seat, card, Occasion::Extra, &mut |spot| out.push(Answer::Lay { card, spot }));
        };
        if self.place_of(drawn).is_some() {
            spots(drawn);
            return;
        }
        if drawn.is_some() {
            if self.table.cards.room(drawn).is_some() {
                spots(drawn);
            }
        } else if self.state.player(seat).coins > 0 {
            let minibosses = milled.iter().map(|card| CardId(card as u8));
            minibosses.filter(|card| self.table.cards.is_miniboss(*card)).for_each(spots);
        }
        out.push(Answer::Pass);
    }

    pub(crate) fn check_answer(&self, ask: Ask, answer: &Answer) -> Checked {
        if let Some(cards) = self.chances(ask) {
            return match answer {
                Answer::Card(card) if cards.contains(card.index()) => Ok(()),
                _ => no(ask.put().rule, "refusal-bm-chance"),
            };
        }
        match (ask, *answer) {
            (Ask::Turn { .. } | Ask::Window { .. } | Ask::Cancel { .. } | Ask::FirstRoom { .. }, Answer::Pass) => {
                Ok(())
            }
            (Ask::Window { .. }, Answer::PassUntil(until)) if until != Until::Now => Ok(()),
            (Ask::Turn { seat } | Ask::Window { seat, .. }, Answer::Use(how)) => self.check_use(seat, &how),
            (Ask::Turn { seat }, Answer::Lay { card, spot }) => self.check_lay(seat, card, spot),
            (Ask::Turn { seat }, Answer::Lift) => self.check_lift(seat),
            (Ask::Turn { seat }, Answer::Promote { miniboss, pay }) => self.check_promote(seat, miniboss, pay),
            (Ask::Turn { seat }, Answer::Feed(room)) => self.check_feed(seat, room),
            (Ask::Turn { seat }, Answer::Sell(card)) => self.check_sell(seat, card),
            (Ask::Window { .. }, Answer::Lay { .. } | Answer::Lift) => no("BM-PRIO-26", "refusal-bm-not-your-build"),
            (Ask::Window { .. }, Answer::Promote { .. }) => no("BM-MINI-10", "refusal-bm-not-your-build"),
            (Ask::FirstRoom { seat }, Answer::Lay { card, spot }) => self.check_first_room(seat, card, spot),
            (Ask::Build { seat }, Answer::Lay { card, spot }) => self.check_build(seat, card, spot),
            (Ask::Discards { .. }, Answer::Discards { seat, cards }) => self.check_discards(ask, seat, cards),
            (Ask::Mulligan { .. }, Answer::Mulligan { seat, redraw: true }) if self.is_asked(ask, seat) => {
                if self.may_redraw(seat) { Ok(()) } else { no("BM-SETUP-08", "refusal-bm-mulligan") }
            }
            // BM-BUILD-18, BM-BAIT-01, BM-EOR-06, BM-BEGIN-06, BM-SETUP-14: only in windows is anything used.
            (Ask::FirstRoom { .. }, Answer::Use(_)) => no("BM-SETUP-14", "refusal-bm-no-window"),
            (Ask::Discards { .. } | Ask::Mulligan { .. } | Ask::Keep { .. }, Answer::Use(_)) => {
                no("BM-SETUP-14", "refusal-bm-no-window")
            }
            (Ask::Order { .. } | Ask::Pays { .. } | Ask::Intrigue { .. }, Answer::Use(_)) => {
                no("BM-PRIO-04", "refusal-bm-no-window")
            }
            (Ask::Cancel { .. }, Answer::Use(how)) => {
                self.check_listed(ask, answer).map_err(|_| self.why_no_cancel(&how))
            }
            _ => self.check_listed(ask, answer),
        }
    }

    /// Whatever is asked with a short list.
    fn check_listed(&self, ask: Ask, answer: &Answer) -> Checked {
        let mut listed = Vec::new();
        self.list(ask, &mut listed);
        if listed.contains(answer) { Ok(()) } else { no(ask.put().rule, "refusal-bm-not-offered") }
    }

    fn is_asked(&self, ask: Ask, seat: u8) -> bool {
        match ask {
            Ask::Keep { seats } | Ask::Mulligan { seats } | Ask::Discards { seats } | Ask::Pays { seats } => {
                seats & 1_u8.checked_shl(u32::from(seat)).unwrap_or(0) != 0
            }
            _ => ask.seat() == Some(seat),
        }
    }

    fn check_discards(&self, ask: Ask, seat: u8, cards: [CardId; 2]) -> Checked {
        if !self.is_asked(ask, seat) {
            return no("BM-SETUP-09", "refusal-bm-answered");
        }
        let hand = self.state.player(seat).hand;
        let are_held = cards.iter().all(|card| hand.contains(card.index()));
        if are_held && cards[0] < cards[1] { Ok(()) } else { no("BM-SETUP-09", "refusal-bm-two-cards") }
    }

    fn check_first_room(&self, seat: u8, card: CardId, spot: Spot) -> Checked {
        if !self.state.player(seat).hand.contains(card.index()) {
            return no("BM-GLOSS-08", "refusal-bm-not-in-hand");
        }
        self.may_lay(seat, card, spot, Occasion::Setup)
    }

    fn check_build(&self, seat: u8, card: CardId, spot: Spot) -> Checked {
        let mut listed = Vec::new();
        self.list_build(seat, &mut listed);
        if listed.contains(&Answer::Lay { card, spot }) {
            return Ok(());
        }
        let is_it = card == self.state.drawn || self.state.milled.contains(card.index());
        if is_it {
            self.may_lay(seat, card, spot, Occasion::Extra)?;
        }
        no("BM-BUILD-26", "refusal-bm-not-offered")
    }

    /// BM-PRIO-12: whatever is no cancel.
    fn why_no_cancel(&self, how: &Use) -> Refusal {
        let read = self.table.cards.abilities(how.card).get(usize::from(how.ability));
        let is_cancel = read.is_some_and(|read| read.when == crate::language::When::SpellDeclared);
        let is_aimed = how.target == Target::None;
        let rule = if is_cancel && is_aimed { "BM-PRIO-09" } else { "BM-PRIO-08" };
        Refusal::new(rule, "refusal-bm-no-cancel")
    }
}
