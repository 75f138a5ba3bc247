//! Lanterns, a card game of five minutes, made for tests: everything that a game with seats can be is in it once.
//!
//! | rule | what it says |
//! |---|---|
//! | TOY-01 | Two or three seats. Each is dealt three of the ten cards; only its owner sees a card. |
//! | TOY-02 | In a round every seat lays one card of its hand face down, whoever is ready first. |
//! | TOY-03 | When all have laid a card, one die is rolled for the wind, and the cards are turned over. |
//! | TOY-04 | A card counts its light and the wind; a gusty one counts the wind twice. The brightest seat takes a lantern; all of them, if several are equally bright. |
//! | TOY-05 | After three rounds the game is over. Who has more lanterns is placed higher; equal numbers share a place. |
//!
//! No window, no file, no clock and no language is known here; chance and players answer through the kernel's protocol.

pub(crate) use delvewright_kernel as kernel;

mod cards;
mod seats;
#[cfg(test)]
mod tests;

pub use cards::{Card, CardBox};
pub use kernel::card::CardId;

use kernel::bits::Bits;
use kernel::game::{Asked, Game, Kind, Log, Logged, Misfit, Outcome, Question, Refusal};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// TOY-01: so many seats at most.
pub const MOST_SEATS: usize = 3;
/// TOY-01: so many cards are dealt to each seat.
pub const HAND: u8 = 3;
/// TOY-05: so many rounds are played.
pub const ROUNDS: u16 = 3;
/// TOY-03: the faces of the die.
pub const FACES: u8 = 6;

/// A question that is put while Lanterns is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ask {
    /// TOY-01: which card a seat is dealt.
    Deal(u8),
    /// TOY-02: which card is laid face down.
    Lay,
    /// TOY-03: how strong the wind is.
    Wind,
}

/// What chance or a seat says to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Answer {
    /// The card that is dealt.
    Dealt(CardId),
    /// A seat lays a card of its hand face down.
    Laid {
        /// From 0; it must have the card in its hand.
        seat: u8,
        card: CardId,
    },
    /// What the die shows.
    Blew(u8),
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Event {
    /// A seat was dealt a card; only its owner knows which.
    Dealt { seat: u8, card: Option<CardId> },
    /// A seat laid a card face down; only its owner knows which.
    Laid { seat: u8, card: Option<CardId> },
    /// The wind blows.
    Blew(u8),
    /// A card was turned over.
    Uncovered {
        /// Whose.
        seat: u8,
        card: CardId,
        /// How bright it is in this wind.
        light: u8,
    },
    /// A seat takes a lantern.
    Took(u8),
}

/// What lies before a seat, face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Covered {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A card that the reader of this state does not know.
    Unknown,
    Card(CardId),
}

/// Everything that changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// How many play.
    pub seats: u8,
    /// The round, from 1.
    pub round: u16,
    /// Cards that nobody has, and, in a view, those that others have.
    pub bag: Bits<1>,
    /// The cards of each seat that the reader of this state knows.
    pub hands: [Bits<1>; MOST_SEATS],
    /// How many cards each seat has in its hand.
    pub in_hand: [u8; MOST_SEATS],
    /// What lies before each seat.
    pub covered: [Covered; MOST_SEATS],
    /// How many lanterns each seat has.
    pub lanterns: [u8; MOST_SEATS],
    /// All cards have been dealt.
    pub dealt: bool,
}

/// A game of Lanterns.
#[derive(Clone, Debug)]
pub struct Lanterns {
    cards: Arc<CardBox>,
    state: State,
}

impl Lanterns {
    /// A game for so many seats.
    ///
    /// # Errors
    /// TOY-01: not two or three.
    pub fn new(cards: Arc<CardBox>, seats: u8) -> Result<Self, Refusal> {
        if !(2..=MOST_SEATS).contains(&usize::from(seats)) {
            return Err(Refusal::new("TOY-01", "refusal-toy-seats"));
        }
        let state = State { seats, round: 1, bag: Bits::below(cards.len()), ..State::default() };
        Ok(Self { cards, state })
    }

    /// The cards it is played with.
    #[must_use]
    pub fn cards(&self) -> &CardBox {
        &self.cards
    }

    fn all_seats(&self) -> std::ops::Range<u8> {
        0..self.state.seats
    }

    /// Who has not laid a card yet, as bits.
    fn waiting(&self) -> u8 {
        let waits = |seat: &u8| self.state.covered[usize::from(*seat)] == Covered::Nothing;
        self.all_seats().filter(waits).fold(0, |bits, seat| bits | (1 << seat))
    }

    fn ask(&self) -> Option<Ask> {
        if self.outcome().is_some() {
            return None;
        }
        if !self.state.dealt {
            let short = |seat: &u8| self.state.in_hand[usize::from(*seat)] < HAND;
            return self.all_seats().find(short).map(Ask::Deal);
        }
        Some(if self.waiting() == 0 { Ask::Wind } else { Ask::Lay })
    }

    /// TOY-04: how bright a card is in this wind.
    fn light(&self, card: CardId, wind: u8) -> u8 {
        self.cards.get(card).map_or(0, |card| card.light + wind * if card.gusty { 2 } else { 1 })
    }

    /// TOY-03, TOY-04: the cards are turned over, and the brightest take a lantern.
    fn uncover(&mut self, wind: u8, log: Log<'_, Event>) {
        let mut lights = [0; MOST_SEATS];
        for seat in self.all_seats() {
            if let Covered::Card(card) = std::mem::take(&mut self.state.covered[usize::from(seat)]) {
                let light = self.light(card, wind);
                lights[usize::from(seat)] = light;
                log(Logged { what: Event::Uncovered { seat, card, light }, rule: "TOY-03" });
            }
        }
        let brightest = lights.iter().copied().max().unwrap_or(0);
        for seat in self.all_seats().filter(|seat| lights[usize::from(*seat)] == brightest) {
            self.state.lanterns[usize::from(seat)] += 1;
            log(Logged { what: Event::Took(seat), rule: "TOY-04" });
        }
        self.state.round += 1;
    }
}

impl Game for Lanterns {
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type State = State;

    fn question(&self) -> Option<Question<Ask>> {
        let ask = self.ask()?;
        let (asked, kind, rule, message) = match ask {
            Ask::Deal(_) => (Asked::Chance, Kind::Chance, "TOY-01", "ask-toy-deal"),
            Ask::Lay => (Asked::Each(self.waiting()), Kind::PickOne, "TOY-02", "ask-toy-lay"),
            Ask::Wind => (Asked::Chance, Kind::Chance, "TOY-03", "ask-toy-wind"),
        };
        Some(Question { asked, kind, rule, message, ask })
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.state.round > ROUNDS).then_some(Outcome::Won)
    }

    fn answers(&self, out: &mut Vec<Answer>) {
        if self.ask() != Some(Ask::Lay) {
            return;
        }
        for seat in self.all_seats().filter(|seat| self.waiting() & (1 << seat) != 0) {
            let hand = self.state.hands[usize::from(seat)].iter();
            out.extend(hand.map(|card| Answer::Laid { seat, card: CardId(card as u8) }));
        }
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Answer> {
        match self.ask()? {
            Ask::Deal(_) => {
                let card = self.state.bag.nth(pick(self.state.bag.len() as u32) as usize)?;
                Some(Answer::Dealt(CardId(card as u8)))
            }
            Ask::Wind => Some(Answer::Blew(pick(u32::from(FACES)) as u8 + 1)),
            Ask::Lay => None,
        }
    }

    fn outcomes(&self, visit: &mut dyn FnMut(Answer, u64)) {
        match self.ask() {
            Some(Ask::Deal(_)) => self.state.bag.iter().for_each(|card| visit(Answer::Dealt(CardId(card as u8)), 1)),
            Some(Ask::Wind) => (1..=FACES).for_each(|face| visit(Answer::Blew(face), 1)),
            Some(Ask::Lay) | None => {}
        }
    }

    fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        match (self.ask(), *answer) {
            (Some(Ask::Deal(_)), Answer::Dealt(card)) if self.state.bag.contains(card.index()) => Ok(()),
            (Some(Ask::Deal(_)), _) => Err(Refusal::new("TOY-01", "refusal-toy-deal")),
            (Some(Ask::Lay), Answer::Laid { seat, card }) => {
                let hand = self.state.hands.get(usize::from(seat)).filter(|_| seat < self.state.seats);
                if self.waiting() & 1_u8.checked_shl(u32::from(seat)).unwrap_or(0) == 0 {
                    Err(Refusal::new("TOY-02", "refusal-toy-laid"))
                } else if hand.is_some_and(|hand| hand.contains(card.index())) {
                    Ok(())
                } else {
                    Err(Refusal::new("TOY-02", "refusal-toy-hand"))
                }
            }
            (Some(Ask::Lay), _) => Err(Refusal::new("TOY-02", "refusal-toy-lay")),
            (Some(Ask::Wind), Answer::Blew(face)) if (1..=FACES).contains(&face) => Ok(()),
            (Some(Ask::Wind), _) => Err(Refusal::new("TOY-03", "refusal-toy-wind")),
            (None, _) => Err(Refusal::new("TOY-05", "refusal-toy-over")),
        }
    }

    fn answer(&mut self, answer: &Answer, log: Log<'_, Event>) -> Result<(), Refusal> {
        self.check(answer)?;
        match (self.ask(), *answer) {
            (Some(Ask::Deal(seat)), Answer::Dealt(card)) => {
                self.state.bag.remove(card.index());
                self.state.hands[usize::from(seat)].insert(card.index());
                self.state.in_hand[usize::from(seat)] += 1;
                self.state.dealt = self.all_seats().all(|seat| self.state.in_hand[usize::from(seat)] == HAND);
                log(Logged { what: Event::Dealt { seat, card: Some(card) }, rule: "TOY-01" });
            }
            (_, Answer::Laid { seat, card }) => {
                self.state.hands[usize::from(seat)].remove(card.index());
                self.state.in_hand[usize::from(seat)] -= 1;
                self.state.covered[usize::from(seat)] = Covered::Card(card);
                log(Logged { what: Event::Laid { seat, card: Some(card) }, rule: "TOY-02" });
            }
            (_, Answer::Blew(wind)) => {
                log(Logged { what: Event::Blew(wind), rule: "TOY-03" });
                self.uncover(wind, log);
            }
            // Refused above.
            (_, Answer::Dealt(_)) => {}
        }
        Ok(())
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn fits(&self, state: &State) -> Result<(), Misfit> {
        if state.seats != self.state.seats || !(1..=ROUNDS + 1).contains(&state.round) {
            return Err(Misfit("seats or round"));
        }
        let mut seen = Bits::<1>::new();
        let covered = state.covered.iter().filter_map(|covered| match covered {
            Covered::Card(card) => Some(card.index()),
            Covered::Nothing | Covered::Unknown => None,
        });
        let mut cards = state.bag.iter().chain(state.hands.iter().flat_map(Bits::iter)).chain(covered);
        if !cards.all(|card| card < self.cards.len() && seen.insert(card)) {
            return Err(Misfit("cards"));
        }
        let known = state.covered.iter().all(|covered| *covered != Covered::Unknown)
            && state.hands.iter().zip(state.in_hand).all(|(hand, number)| hand.len() == usize::from(number));
        let beyond = usize::from(state.seats)..;
        let is_empty =
            state.in_hand[beyond.clone()].iter().chain(&state.lanterns[beyond.clone()]).all(|number| *number == 0)
                && state.covered[beyond].iter().all(|covered| *covered == Covered::Nothing);
        let left = u16::from(HAND) - (state.round - 1).min(u16::from(HAND));
        let counts =
            state.in_hand.iter().zip(&state.covered).take(usize::from(state.seats)).all(|(number, covered)| {
                let all = u16::from(*number) + u16::from(*covered != Covered::Nothing);
                if state.dealt { all == left } else { all <= u16::from(HAND) && *covered == Covered::Nothing }
            });
        let dealt =
            state.dealt || (state.round == 1 && state.in_hand.iter().take(usize::from(state.seats)).any(|n| *n < HAND));
        let lanterns = state.lanterns.iter().all(|number| u16::from(*number) < state.round);
        if known && is_empty && counts && dealt && lanterns { Ok(()) } else { Err(Misfit("hands")) }
    }

    fn at_rest(&self) -> bool {
        true
    }

    fn restore(&mut self, state: &State) {
        self.state = *state;
    }

    fn round(&self) -> u16 {
        self.state.round.min(ROUNDS)
    }
}
