//! MARKET-02, MARKET-03: which cards lie open in town.

use super::ask::MarketEvent;
use super::game::{Market, Report};
use super::state::MarketStep;
use crate::cards::{EquipmentDeck, EquipmentKind};
use crate::ids::{CardId, Hero};
use crate::kernel::game::Refusal;
use crate::library::Library;

/// EQUIP-18: may it lie in town?
fn is_ware(library: &Library, card: CardId) -> bool {
    !matches!(library.card(card).card.kind, EquipmentKind::Luck | EquipmentKind::Trap)
}

impl Market {
    /// MARKET-02: the Level of the deck from which the next card is drawn. `None` when all cards are laid.
    pub(super) fn next_level(&self) -> Option<u8> {
        if self.state.step == MarketStep::Laying { self.deck_for(self.state.laid) } else { None }
    }

    /// MARKET-02: the deck for a place of the market: one of Level 1 for each Hero, one of the lowest Hero's Level for
    /// each, one of the own Level of each. Where nothing is left but Traps and Luck, the next higher deck steps in
    /// (DECK-03).
    fn deck_for(&self, place: u8) -> Option<u8> {
        let heroes = self.state.heroes.len() as u8;
        let wanted = match place.checked_div(heroes)? {
            0 => 1,
            1 => self.state.lowest_level(),
            2 => self.state.heroes[usize::from(place % heroes)].level,
            _ => return None,
        };
        (wanted..=5).find(|level| {
            let first = self.first_of(*level);
            let mut left = self.state.treasures[usize::from(*level) - 1].unseen().iter();
            left.any(|number| is_ware(&self.library, CardId(first + number as u16)))
        })
    }

    /// MARKET-02: how many cards of each Level are still to be laid, from Level 1.
    #[must_use]
    pub fn still_to_lay(&self) -> [u8; 5] {
        let places = if self.state.step == MarketStep::Laying { 3 * self.state.heroes.len() as u8 } else { 0 };
        let mut wanted = [0; 5];
        for level in (self.state.laid..places).filter_map(|place| self.deck_for(place)) {
            wanted[usize::from(level) - 1] += 1;
        }
        wanted
    }

    /// Places for which no deck has a card are left empty; after the last place the talking begins.
    pub(super) fn pass_empty_places(&mut self, report: &mut Report<'_>) {
        let places = 3 * self.state.heroes.len() as u8;
        while self.state.laid < places && self.deck_for(self.state.laid).is_none() {
            self.state.laid += 1;
        }
        if self.state.laid >= places {
            self.begin(MarketStep::Talking, report);
        }
    }

    pub(super) fn first_of(&self, level: u8) -> u16 {
        self.library.equipment_range(EquipmentDeck::Treasure, level).start
    }

    /// The number of a card in the Treasure deck of a Level.
    pub(super) fn number_in(&self, level: u8, card: CardId) -> Option<u16> {
        let range = self.library.equipment_range(EquipmentDeck::Treasure, level);
        range.contains(&card.0).then(|| card.0 - range.start)
    }

    pub(super) fn can_be_drawn(&self, level: u8, card: CardId) -> bool {
        let deck = &self.state.treasures[usize::from(level) - 1];
        self.number_in(level, card).is_some_and(|number| deck.draw_candidates().contains(usize::from(number)))
    }

    pub(super) fn sample_draw(&self, level: u8, pick: &mut dyn FnMut(u32) -> u32) -> Option<CardId> {
        let number = self.state.treasures[usize::from(level) - 1].sample(pick)?;
        Some(CardId(self.first_of(level) + number))
    }

    /// MARKET-03: a Trap or Luck is put aside, and the next card is drawn for the same place.
    pub(super) fn lay(&mut self, card: CardId, report: &mut Report<'_>) {
        let level = self.library.card(card).card.level;
        let Some(number) = self.number_in(level, card) else { return };
        let deck = &mut self.state.treasures[usize::from(level) - 1];
        if is_ware(&self.library, card) {
            deck.take(number);
            self.state.offers.push(card);
            self.state.laid += 1;
            report.say("MARKET-02", MarketEvent::Laid { card });
        } else {
            deck.discard(number);
            report.say("MARKET-03", MarketEvent::Redrawn { card });
        }
        self.pass_empty_places(report);
    }

    /// MARKET-02 at the table: these cards lie there, in whatever order they were drawn. All or none.
    ///
    /// # Errors
    /// They cannot be what was drawn for this party.
    pub fn lay_all(&mut self, codes: &[String]) -> Result<(), Refusal> {
        let wrong = Refusal::new("MARKET-02", "refusal-market-other-cards");
        let mut left =
            codes.iter().map(|code| self.library.card_with_code(code).ok_or(wrong)).collect::<Result<Vec<_>, _>>()?;
        let mut laid = self.clone();
        while let Some(level) = laid.next_level() {
            let fits = left.iter().position(|card| laid.can_be_drawn(level, *card)).ok_or(wrong)?;
            let card = left.remove(fits);
            if !is_ware(&laid.library, card) {
                return Err(Refusal::new("MARKET-03", "refusal-market-redraw"));
            }
            laid.lay(card, &mut Report::new(&mut |_| {}));
        }
        if !left.is_empty() || self.state.step != MarketStep::Laying {
            return Err(wrong);
        }
        *self = laid;
        Ok(())
    }

    /// The Hero with this id.
    #[must_use]
    pub fn hero_called(&self, id: &str) -> Option<Hero> {
        self.party.iter().position(|record| record.hero == id).map(|at| Hero(at as u8))
    }
}
