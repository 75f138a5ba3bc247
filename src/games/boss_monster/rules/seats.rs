//! What a seat may know (BM-KERN-04 to BM-KERN-10): its view, what it is told, and a whole game that looks like its view.

use crate::BossMonster;
use crate::answer::{Answer, Spot};
use crate::building::Occasion;
use crate::event::Event;
use crate::ids::{Back, CardId};
use crate::kernel::game::Game as _;
use crate::kernel::seats::Seats;
use crate::state::Cards;

impl BossMonster {
    /// The cards in the hand of `owner` that `seat` does not know.
    fn hidden_in_hand(&self, owner: u8, seat: u8) -> Cards {
        let knows = |card: &usize| self.state.marks.get(*card).is_some_and(|mark| mark.known & (1 << seat) != 0);
        self.state.player(owner).hand.iter().filter(|card| !knows(card)).collect()
    }

    /// A card of a back that nobody holds in this game, at random.
    fn draw_hidden(&mut self, back: Back, fits: impl Fn(CardId) -> bool, pick: &mut dyn FnMut(u32) -> u32) -> CardId {
        let bag = self.state.deck[back.index()];
        let fitting: Cards = bag.iter().filter(|card| fits(CardId(*card as u8))).collect();
        let from = if fitting.is_empty() { bag } else { fitting };
        let card = from.nth(pick(from.len() as u32) as usize).unwrap_or_default();
        self.state.deck[back.index()].remove(card);
        CardId(card as u8)
    }
}

impl Seats for BossMonster {
    fn seats(&self) -> u8 {
        self.state.seats
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn seen_by(&self, seat: u8) -> Self {
        let mut view = self.clone();
        for owner in (0..self.state.seats).filter(|owner| *owner != seat) {
            for card in self.hidden_in_hand(owner, seat).iter() {
                let back = self.back_of(CardId(card as u8)).index();
                view.state.player_mut(owner).hand.remove(card);
                view.state.deck[back].insert(card);
                if let Some(mark) = view.state.marks.get_mut(card) {
                    mark.known = 0;
                }
            }
            // Who else knows a card is his own affair.
            for card in view.state.player(owner).hand.iter() {
                if let Some(mark) = view.state.marks.get_mut(card) {
                    mark.known &= 1 << seat;
                }
            }
            for stack in &mut *view.state.players[usize::from(owner)].row {
                if stack.face_down.is_some() && stack.face_down != CardId::UNKNOWN {
                    view.state.deck[Back::Rooms.index()].insert(stack.face_down.index());
                    stack.face_down = CardId::UNKNOWN;
                }
            }
            let sealed = &mut view.state.sealed[usize::from(owner)];
            sealed.yes = false;
            sealed.cards = sealed.cards.map(|card| if card.is_some() { CardId::UNKNOWN } else { card });
            for card in &mut view.state.offered[usize::from(owner)] {
                if card.is_some() && *card != CardId::UNKNOWN {
                    view.state.bosses.insert(card.index());
                    *card = CardId::UNKNOWN;
                }
            }
        }
        // A card just drawn is known to its owner only; one just taken lies open.
        let drawn = self.state.drawn;
        if drawn.is_some() && self.back_of(drawn) == Back::Rooms && self.place_of(drawn).is_none() {
            let is_own = self.state.player(seat).hand.contains(drawn.index());
            if !is_own && self.table.cards.boss(drawn).is_none() {
                view.state.drawn = CardId::UNKNOWN;
            }
        }
        view
    }

    fn imagined(&self, seat: u8, pick: &mut dyn FnMut(u32) -> u32) -> Self {
        let mut whole = self.seen_by(seat);
        for owner in (0..self.state.seats).filter(|owner| *owner != seat) {
            // Face-down cards first: few cards may lie where they lie.
            if let Some(position) = whole.laid_at(owner) {
                let top = whole.stack(owner, position).map_or(CardId::NONE, |stack| stack.top);
                let before = whole.before_laying(owner, position, top);
                let spot = if top.is_some() { Spot::On(top) } else { Spot::Left };
                let fits = |card: CardId| before.may_lay(owner, card, spot, Occasion::Normal).is_ok();
                let card = whole.draw_hidden(Back::Rooms, fits, pick);
                if let Some(stack) = whole.stack_mut(owner, position) {
                    stack.face_down = card;
                }
            }
        }
        // A card just drawn is in a hand.
        let is_drawn_hidden = whole.state.drawn == CardId::UNKNOWN;
        let drawer = self.state.asked.and_then(crate::Ask::seat);
        for owner in (0..self.state.seats).filter(|owner| *owner != seat) {
            for back in Back::ALL {
                let range = self.table.cards.of_back(back);
                let known = whole.state.player(owner).hand.iter().filter(|card| range.contains(card)).count();
                let all = usize::from(self.state.player(owner).in_hand[back.index()]);
                for _ in known..all {
                    let card = whole.draw_hidden(back, |_| true, pick);
                    whole.state.player_mut(owner).hand.insert(card.index());
                    if is_drawn_hidden && drawer == Some(owner) && back == Back::Rooms {
                        whole.state.drawn = card;
                    }
                }
            }
            let hand: Vec<usize> = whole.state.player(owner).hand.iter().collect();
            let mut chosen = hand.into_iter();
            for slot in &mut whole.state.sealed[usize::from(owner)].cards {
                if *slot == CardId::UNKNOWN {
                    *slot = chosen.next().map_or(CardId::UNKNOWN, |card| CardId(card as u8));
                }
            }
            for at in 0..2 {
                if whole.state.offered[usize::from(owner)][at] == CardId::UNKNOWN {
                    let bosses = whole.state.bosses;
                    let card = bosses.nth(pick(bosses.len() as u32) as usize).unwrap_or_default();
                    whole.state.bosses.remove(card);
                    whole.state.offered[usize::from(owner)][at] = CardId(card as u8);
                    let sealed = &mut whole.state.sealed[usize::from(owner)].cards[0];
                    if self.state.round == 0 && *sealed == CardId::UNKNOWN {
                        *sealed = CardId(card as u8);
                    }
                }
            }
        }
        whole
    }

    fn seat_of(&self, answer: &Answer) -> Option<u8> {
        match *answer {
            Answer::Keep { seat, .. }
            | Answer::Mulligan { seat, .. }
            | Answer::Discards { seat, .. }
            | Answer::Pays { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn told(event: &Event, listener: u8) -> Option<Event> {
        let hidden = CardId::UNKNOWN;
        Some(match *event {
            Event::Drew { seat, back, .. } if seat != listener => Event::Drew { seat, back, card: hidden },
            Event::Laid { seat, on, .. } if seat != listener => Event::Laid { seat, card: hidden, on },
            Event::Lifted { seat, .. } if seat != listener => Event::Lifted { seat, card: hidden },
            Event::BossOffered { seat, .. } if seat != listener => Event::BossOffered { seat, card: hidden },
            Event::Took { seat, from, back, .. } if seat != listener && from != listener => {
                Event::Took { seat, from, back, card: hidden }
            }
            told => told,
        })
    }

    fn is_border(event: &Event) -> bool {
        matches!(
            event,
            Event::Drew { .. }
                | Event::BossDealt { .. }
                | Event::BossOffered { .. }
                | Event::HeroCame { .. }
                | Event::Milled { .. }
                | Event::Discarded { .. }
                | Event::Took { .. }
                | Event::Looked { .. }
                | Event::Showed { .. }
                | Event::Counted { .. }
                | Event::Declared { .. }
                | Event::Built { .. }
                | Event::Revealed { .. }
                | Event::HandReturned { .. }
                | Event::MinibossLost { .. }
        )
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        self.outcome()?;
        self.places()
    }
}

impl BossMonster {
    /// The cards that can lie face down at a seat, as far as this view and the rules of laying say; nothing where no card lies there
    /// that is unknown.
    #[must_use]
    pub fn could_lie(&self, owner: u8) -> Option<Cards> {
        let position = self.laid_at(owner)?;
        let stack = self.stack(owner, position).filter(|stack| stack.face_down == CardId::UNKNOWN)?;
        let before = self.before_laying(owner, position, stack.top);
        let spot = if stack.top.is_some() { Spot::On(stack.top) } else { Spot::Left };
        let bag = self.state.deck[Back::Rooms.index()];
        let fits = |card: &usize| before.may_lay(owner, CardId(*card as u8), spot, Occasion::Normal).is_ok();
        let fitting: Cards = bag.iter().filter(fits).collect();
        Some(if fitting.is_empty() { bag } else { fitting })
    }

    /// The dungeon without the card that lies face down there, to see what could: as far as the rules of laying say now.
    fn before_laying(&self, owner: u8, position: usize, top: CardId) -> Self {
        let mut before = self.clone();
        if let Some(stack) = before.stack_mut(owner, position) {
            stack.face_down = CardId::NONE;
        }
        if !top.is_some() {
            before.close_gap(owner, position);
        }
        before
    }
}
