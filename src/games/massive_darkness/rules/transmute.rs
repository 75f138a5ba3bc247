//! ACTION (Transmute): three cards become a better one.

use super::ask::{Answer, Ask, By, Choice, Purpose};
use super::frames::{Frame, Gain, GainFrom, Transmute};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{CardId, Hero};
use super::language::Effect;
use crate::kernel::list::List;

/// ACT-TRANS-01: what the discarded cards must count as.
const NEEDED: u8 = 3;

impl MassiveDarkness {
    /// ACT-TRANS-01: the Hero's cards count as at least three.
    #[must_use]
    pub fn can_transmute(&self, hero: Hero) -> bool {
        let cards = &self.state.hero(hero).cards;
        cards.iter().map(|held| self.transmute_value(held.card)).sum::<u8>() >= NEEDED
    }

    /// ACT-TRANS-06.
    fn transmute_value(&self, card: CardId) -> u8 {
        // STORY-14: its text does not count before its Level is reached.
        if !self.is_within_level(card) {
            return 1;
        }
        self.library
            .card(card)
            .abilities
            .ids()
            .flat_map(|id| &self.library.ability(id).effects)
            .find_map(|effect| if let Effect::TransmuteValue(value) = effect { Some(*value) } else { None })
            .unwrap_or(1)
    }

    /// ACT-TRANS-02 as amended: cards that count as three, or two that count as two each.
    pub(super) fn transmute_is_legal(&self, mask: u64) -> bool {
        let mut sum = 0;
        let mut smallest = u8::MAX;
        for (at, choice) in self.state.options.iter().enumerate() {
            if let (1, Choice::Card(card)) = (mask >> at & 1, choice) {
                let value = self.transmute_value(*card);
                sum += value;
                smallest = smallest.min(value);
            }
        }
        // No card may be discarded that was not needed.
        sum >= NEEDED && sum - smallest < NEEDED
    }

    /// One step of a Transmute.
    pub(super) fn step_transmute(&mut self, frame: &mut Transmute, _log: &mut Events<'_>) -> Flow {
        if frame.paid {
            return Flow::Done;
        }
        let cards = self.state.hero(frame.hero).cards;
        for held in &cards {
            self.state.options.push(Choice::Card(held.card));
        }
        Flow::Ask(Ask::Choose { by: By::Hero(frame.hero), purpose: Purpose::TransmuteCards, least: 2, most: 3 })
    }

    pub(super) fn answer_transmute(&mut self, frame: &mut Transmute, answer: &Answer, log: &mut Events<'_>) {
        let Answer::PickSome(mask) = answer else { return };
        let options = self.state.options;
        let mut lowest = 5;
        for (at, choice) in options.iter().enumerate() {
            if let (1, Choice::Card(card)) = (mask >> at & 1, choice) {
                lowest = lowest.min(self.library.card(*card).card.level);
                self.discard_from_hero(frame.hero, *card, log);
            }
        }
        frame.paid = true;
        // OQ-11: there is nothing above Level 5.
        let levels: List<u8, 24> = [(lowest + 1).min(5)].into_iter().collect();
        self.push(Frame::Gain(Gain { hero: frame.hero, from: GainFrom::Transmute, levels, ..Gain::default() }));
    }
}
