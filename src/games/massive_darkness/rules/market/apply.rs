//! What an answer does between quests.

use super::ask::{MarketAnswer, MarketEvent};
use super::game::{Market, Report};
use super::state::{Errand, MarketStep};
use crate::cards::{EquipmentDeck, SlotSymbol};
use crate::experience::MAX_XP;
use crate::ids::{CardId, Hero};
use crate::state::{Held, Slot};
use crate::story::record::card_level;

impl Market {
    pub(super) fn apply(&mut self, answer: &MarketAnswer, report: &mut Report<'_>) {
        // MARKET-04: whoever turns to the market ends the talking.
        let trades = matches!(answer, MarketAnswer::Sell { .. } | MarketAnswer::Exchange { .. });
        if trades && self.state.step == MarketStep::Talking {
            self.begin(MarketStep::Trading, report);
        }
        match answer {
            MarketAnswer::Drew(card) => self.lay(*card, report),
            MarketAnswer::Put { card, hero, slot } => self.put(*card, *hero, *slot, report),
            MarketAnswer::Sell { hero, card } => self.sell(*hero, *card, report),
            MarketAnswer::Exchange { hero, give, take } => {
                self.state.heroes[hero.index()].has_exchanged = true;
                give.iter().for_each(|card| self.give_back(*hero, *card));
                for card in take {
                    self.state.offers.retain(|offer| offer != card);
                    self.state.heroes[hero.index()].cards.push(Held { card: *card, slot: Slot::Pack });
                }
                let (gave, took) = (give.clone(), take.clone());
                report.say("MARKET-07", MarketEvent::Exchanged { hero: *hero, gave, took });
            }
            MarketAnswer::Replace { hero, card, by } => self.replace(*hero, *card, *by, report),
            MarketAnswer::Discard { hero, card } => {
                self.give_back(*hero, *card);
                let rule = if self.errand == Errand::Loss { "STORY-20" } else { "MARKET-11" };
                report.say(rule, MarketEvent::Discarded { hero: *hero, card: *card });
                if self.errand == Errand::Loss && self.who_discards().is_none() {
                    self.begin(MarketStep::Gone, report);
                }
            }
            MarketAnswer::Done => {
                let next = match self.state.step {
                    MarketStep::Laying | MarketStep::Talking => MarketStep::Trading,
                    MarketStep::Trading => MarketStep::Leaving,
                    MarketStep::Leaving | MarketStep::Discarding | MarketStep::Gone => MarketStep::Gone,
                };
                self.begin(next, report);
            }
        }
    }

    pub(super) fn begin(&mut self, step: MarketStep, report: &mut Report<'_>) {
        self.state.step = step;
        report.say("MARKET-01", MarketEvent::Began { step });
        if step == MarketStep::Leaving && self.errand == Errand::Town {
            report.say("MARKET-09", MarketEvent::Healed);
            self.find_outgrown();
        }
        if step == MarketStep::Gone {
            self.clear_away();
        }
    }

    /// MARKET-12: who owns only cards of too high a Level.
    fn find_outgrown(&mut self) {
        for hero in self.state.hero_ids() {
            if self.owns_nothing_usable(&self.state.heroes[hero.index()]) {
                let state = &mut self.state.heroes[hero.index()];
                state.outgrown = state.cards.iter().map(|held| held.card).collect();
            }
        }
    }

    /// MARKET-13: what is left returns to the decks.
    fn clear_away(&mut self) {
        let offers = std::mem::take(&mut self.state.offers);
        offers.iter().for_each(|card| self.return_to_deck(*card));
        self.state.treasures.iter_mut().for_each(crate::kernel::deck::Deck::reshuffle);
    }

    /// MARKET-13: until the party leaves, what was given away lies beside its deck.
    fn return_to_deck(&mut self, card: CardId) {
        let entry = &self.library.card(card).card;
        if entry.deck == EquipmentDeck::Treasure
            && let Some(number) = self.number_in(entry.level, card)
        {
            self.state.treasures[usize::from(entry.level) - 1].discard(number);
        }
    }

    fn remove(&mut self, hero: Hero, card: CardId) -> Option<Held> {
        let cards = &mut self.state.heroes[hero.index()].cards;
        let at = cards.iter().position(|held| held.card == card)?;
        cards.remove(at)
    }

    fn give_back(&mut self, hero: Hero, card: CardId) {
        if self.remove(hero, card).is_some() {
            self.return_to_deck(card);
        }
    }

    /// MARKET-06, XP-03: half its Level, rounded up, as XP; Micro-XP have no part in it.
    fn sell(&mut self, hero: Hero, card: CardId, report: &mut Report<'_>) {
        let price = card_level(&self.library, card).div_ceil(2);
        self.give_back(hero, card);
        let state = &mut self.state.heroes[hero.index()];
        let xp = price.min(MAX_XP.saturating_sub(state.xp));
        state.xp += xp;
        state.has_sold = true;
        report.say("MARKET-06", MarketEvent::Sold { hero, card, xp });
    }

    fn put(&mut self, card: CardId, hero: Hero, slot: Slot, report: &mut Report<'_>) {
        let Some(from) = self.state.owner(card) else { return };
        self.make_room(card, hero, slot);
        let cards = &mut self.state.heroes[hero.index()].cards;
        if from == hero {
            if let Some(at) = cards.iter().position(|held| held.card == card) {
                cards[at].slot = slot;
            }
            report.say("MARKET-10", MarketEvent::Moved { card, hero, slot });
            return;
        }
        if self.remove(from, card).is_some() {
            self.state.heroes[hero.index()].cards.push(Held { card, slot });
            let rule = if self.state.step == MarketStep::Talking { "MARKET-04" } else { "MARKET-10" };
            report.say(rule, MarketEvent::Given { card, from, to: hero });
        }
    }

    /// EQUIP-03, EQUIP-04: what is in the way of a card goes to the pack.
    fn make_room(&mut self, card: CardId, hero: Hero, slot: Slot) {
        let library = std::sync::Arc::clone(&self.library);
        let two_handed = |card: CardId| library.card(card).card.slot == SlotSymbol::TwoHands;
        let hand = |slot: Slot| matches!(slot, Slot::FirstHand | Slot::SecondHand);
        for held in self.state.heroes[hero.index()].cards.iter_mut().filter(|held| held.card != card) {
            let both = hand(held.slot) && hand(slot) && (two_handed(card) || two_handed(held.card));
            if slot != Slot::Pack && (held.slot == slot || both) {
                held.slot = Slot::Pack;
            }
        }
    }

    /// MARKET-12, STORY-22.
    fn replace(&mut self, hero: Hero, card: CardId, by: CardId, report: &mut Report<'_>) {
        self.give_back(hero, card);
        let state = &mut self.state.heroes[hero.index()];
        state.replaces = true;
        state.cards.push(Held { card: by, slot: Slot::Pack });
        let rule = if self.errand == Errand::Repeat { "STORY-22" } else { "MARKET-12" };
        report.say(rule, MarketEvent::Replaced { hero, card, by });
    }
}
