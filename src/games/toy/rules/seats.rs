//! TOY-01, TOY-02: what a seat sees, what it is told, and who came where.

use crate::kernel::game::Game as _;
use crate::kernel::seats::Seats;
use crate::{Answer, Covered, Event, Lanterns};

impl Seats for Lanterns {
    fn seats(&self) -> u8 {
        self.state.seats
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn seen_by(&self, seat: u8) -> Self {
        let mut view = self.clone();
        for other in self.all_seats().filter(|other| *other != seat).map(usize::from) {
            let hidden = std::mem::take(&mut view.state.hands[other]);
            view.state.bag = view.state.bag.union(&hidden);
            if let Covered::Card(card) = view.state.covered[other] {
                view.state.bag.insert(card.index());
                view.state.covered[other] = Covered::Unknown;
            }
        }
        view
    }

    fn imagined(&self, seat: u8, pick: &mut dyn FnMut(u32) -> u32) -> Self {
        let mut whole = self.seen_by(seat);
        let state = &mut whole.state;
        let mut draw = |bag: &mut crate::kernel::bits::Bits<1>| {
            let card = bag.nth(pick(bag.len() as u32) as usize).unwrap_or(0);
            bag.remove(card);
            card
        };
        for other in (0..state.seats).filter(|other| *other != seat).map(usize::from) {
            while state.hands[other].len() < usize::from(state.in_hand[other]) {
                let card = draw(&mut state.bag);
                state.hands[other].insert(card);
            }
            if state.covered[other] == Covered::Unknown {
                state.covered[other] = Covered::Card(crate::CardId(draw(&mut state.bag) as u8));
            }
        }
        whole
    }

    fn seat_of(&self, answer: &Answer) -> Option<u8> {
        match answer {
            Answer::Laid { seat, .. } => Some(*seat),
            Answer::Dealt(_) | Answer::Blew(_) => None,
        }
    }

    fn told(event: &Event, listener: u8) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, .. } if seat != listener => Event::Dealt { seat, card: None },
            Event::Laid { seat, .. } if seat != listener => Event::Laid { seat, card: None },
            told => told,
        })
    }

    fn is_border(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Uncovered { .. })
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        self.outcome()?;
        let lanterns = &self.state.lanterns[..usize::from(self.state.seats)];
        let place = |own: &u8| 1 + lanterns.iter().filter(|other| *other > own).count() as u8;
        Some(lanterns.iter().map(place).collect())
    }
}
