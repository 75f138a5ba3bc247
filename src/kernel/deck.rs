//! A deck as a bag. What nobody has seen has no order, so nobody can peek and the odds are exact.

use serde::{Deserialize, Serialize};

use super::bits::Bits;
use super::list::List;

/// Draw pile and discards of one deck. Cards are numbers below 256 that only this deck gives a meaning.
/// A card is in at most one place; a card in none is with a player or on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    unseen: Bits<4>,
    discard: Bits<4>,
    top: List<u16, 8>,
}

/// What a game does when a card is needed and the draw pile is used up.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Exhaustion {
    /// The discards become the new draw pile.
    Reshuffle,
    /// Another deck takes over; the discards stay.
    NextDeck,
    /// Nothing more is drawn.
    Nothing,
}

/// Whether a card can be drawn now.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Readiness {
    /// There is a card.
    Ready,
    /// There is a card because the discards were just shuffled.
    Reshuffled,
    /// There is none.
    Empty,
}

impl Deck {
    /// A shuffled deck of the cards `0..cards` (at most 256).
    pub fn new(cards: usize) -> Self {
        Self { unseen: Bits::below(cards), ..Self::default() }
    }

    /// A shuffled deck of just these cards.
    pub fn of(cards: Bits<4>) -> Self {
        Self { unseen: cards, ..Self::default() }
    }

    /// Can it be a deck of the cards `0..cards`: no other card, and none twice?
    pub fn is_of(&self, cards: usize) -> bool {
        let mut seen = Bits::<4>::new();
        let known = self.top.iter().map(|card| usize::from(*card));
        let mut all = self.unseen.iter().chain(self.discard.iter()).chain(known);
        all.all(|card| card < cards && seen.insert(card))
    }

    /// What the next card can be: the card known to lie on top, otherwise any unseen one, each equally likely.
    pub fn draw_candidates(&self) -> Bits<4> {
        match self.top.last() {
            Some(card) => [usize::from(*card)].into_iter().collect(),
            None => self.unseen,
        }
    }

    /// How many cards are in the draw pile.
    pub fn remaining(&self) -> usize {
        self.unseen.len() + self.top.len()
    }

    /// Whether the draw pile is used up.
    pub fn is_exhausted(&self) -> bool {
        self.remaining() == 0
    }

    /// The cards of the draw pile nobody has seen.
    pub fn unseen(&self) -> &Bits<4> {
        &self.unseen
    }

    /// The cards known to lie on top, the next one last.
    pub fn top(&self) -> &[u16] {
        &self.top
    }

    /// The discarded cards.
    pub fn discards(&self) -> &Bits<4> {
        &self.discard
    }

    /// Takes a card out of the draw pile; `false` when it is not there.
    pub fn take(&mut self, card: u16) -> bool {
        match self.top.iter().rposition(|known| *known == card) {
            Some(index) => self.top.remove(index).is_some(),
            None => self.unseen.remove(usize::from(card)),
        }
    }

    /// Takes a card out of the discards; `false` when it is not there.
    pub fn take_discard(&mut self, card: u16) -> bool {
        self.discard.remove(usize::from(card))
    }

    /// Lays a card on the discards, wherever it was; `false` when there can be no such card.
    pub fn discard(&mut self, card: u16) -> bool {
        self.lift(card) && self.discard.insert(usize::from(card))
    }

    /// Shuffles a card into the draw pile below the known cards; `false` when there can be no such card.
    pub fn put_back(&mut self, card: u16) -> bool {
        self.lift(card) && self.unseen.insert(usize::from(card))
    }

    /// Lays a card openly on top of the draw pile; `false` (and no change) when no more known cards can be kept.
    pub fn put_on_top(&mut self, card: u16) -> bool {
        let known = self.top.contains(&card);
        if self.top.is_full() && !known {
            return false;
        }
        self.lift(card) && self.top.push(card)
    }

    /// Shuffles discards, known and unseen cards together.
    pub fn reshuffle(&mut self) {
        let known: Bits<4> = self.top.iter().map(|card| usize::from(*card)).collect();
        self.unseen = self.unseen.union(&self.discard).union(&known);
        self.discard.clear();
        self.top.clear();
    }

    /// Makes the deck ready for a draw as far as the policy allows.
    pub fn ready(&mut self, policy: Exhaustion) -> Readiness {
        if !self.is_exhausted() {
            return Readiness::Ready;
        }
        match policy {
            Exhaustion::Reshuffle if !self.discard.is_empty() => {
                self.reshuffle();
                Readiness::Reshuffled
            }
            Exhaustion::Reshuffle | Exhaustion::NextDeck | Exhaustion::Nothing => Readiness::Empty,
        }
    }

    /// Chooses the next card: `pick(n)` names a number below `n`. The card stays until it is taken.
    pub fn sample(&self, pick: impl FnOnce(u32) -> u32) -> Option<u16> {
        let candidates = self.draw_candidates();
        let count = candidates.len();
        if count == 0 {
            return None;
        }
        candidates.nth(pick(count as u32) as usize).map(|card| card as u16)
    }

    /// Removes a card from every place; `false` for a number no deck can hold.
    fn lift(&mut self, card: u16) -> bool {
        if !self.take(card) {
            self.take_discard(card);
        }
        usize::from(card) < Bits::<4>::LIMIT
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::dealer::Dealer;

    #[test]
    fn a_card_seen_on_top_is_the_only_candidate() {
        let mut deck = Deck::new(10);
        assert_eq!(deck.draw_candidates().len(), 10);
        assert!(deck.put_on_top(4));
        assert!(deck.put_on_top(7));
        assert_eq!(deck.draw_candidates().iter().collect::<Vec<_>>(), [7]);
        assert!(deck.take(7));
        assert_eq!(deck.sample(|_| 0), Some(4));
        assert!(deck.take(4));
        assert_eq!((deck.remaining(), deck.draw_candidates().len()), (8, 8));
    }

    #[test]
    fn only_the_policy_to_reshuffle_brings_the_discards_back() {
        let mut spent = Deck::new(2);
        assert_eq!(spent.ready(Exhaustion::Nothing), Readiness::Ready);
        assert!(spent.discard(0) && spent.discard(1));
        for policy in [Exhaustion::NextDeck, Exhaustion::Nothing] {
            assert_eq!(spent.ready(policy), Readiness::Empty);
            assert!(spent.is_exhausted());
        }
        assert_eq!(spent.ready(Exhaustion::Reshuffle), Readiness::Reshuffled);
        assert_eq!(spent, Deck::new(2));
        assert_eq!(Deck::default().ready(Exhaustion::Reshuffle), Readiness::Empty);
        assert_eq!(Deck::default().sample(|_| 0), None);
    }

    #[test]
    fn cards_in_hands_are_not_reshuffled() {
        let mut deck = Deck::new(3);
        assert!(deck.take(1));
        assert!(!deck.take(1));
        deck.reshuffle();
        assert_eq!(deck.unseen().iter().collect::<Vec<_>>(), [0, 2]);
    }

    #[test]
    fn there_is_room_for_eight_known_cards() {
        let mut deck = Deck::new(10);
        assert!((0..8).all(|card| deck.put_on_top(card)));
        let before = deck;
        assert!(!deck.put_on_top(8));
        assert_eq!(deck, before);
        assert!(deck.put_on_top(0), "a known card can be moved to the top");
        assert_eq!(deck.sample(|_| 0), Some(0));
        assert!(!deck.discard(256) && !deck.put_back(999) && !deck.put_on_top(300));
    }

    #[test]
    fn a_sample_is_a_fair_draw_from_the_bag() {
        let mut dealer = Dealer::new(3);
        let deck = Deck::of([5, 9, 200].into_iter().collect());
        let mut seen = Bits::<4>::new();
        for _ in 0..50 {
            seen.insert(usize::from(deck.sample(|n| dealer.pick(n)).unwrap()));
        }
        assert_eq!(seen, deck.draw_candidates());
    }

    proptest! {
        #[test]
        fn no_card_is_ever_lost_or_doubled(steps in prop::collection::vec((0_u8..6, 0_u16..12), 0..80)) {
            let mut deck = Deck::new(12);
            let mut hand = Bits::<4>::new();
            for (step, card) in steps {
                let number = usize::from(card);
                let moved = match step {
                    0 => {
                        let taken = deck.take(card);
                        if taken {
                            hand.insert(number);
                        }
                        false
                    }
                    1 => deck.discard(card),
                    2 => deck.put_back(card),
                    3 => deck.put_on_top(card),
                    4 => {
                        deck.ready(Exhaustion::Reshuffle);
                        false
                    }
                    _ => {
                        deck.reshuffle();
                        false
                    }
                };
                if moved {
                    hand.remove(number);
                }
                prop_assert_eq!(deck.remaining() + deck.discards().len() + hand.len(), 12);
                let known: Bits<4> = deck.top().iter().map(|card| usize::from(*card)).collect();
                let everywhere = deck.unseen().union(&known).union(deck.discards()).union(&hand);
                prop_assert_eq!(everywhere.len(), 12);
            }
            let text = serde_json::to_string(&deck).unwrap();
            prop_assert_eq!(serde_json::from_str::<Deck>(&text).unwrap(), deck);
        }
    }
}
