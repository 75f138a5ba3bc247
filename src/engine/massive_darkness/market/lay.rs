//! MARKET-02, MARKET-03: which cards lie open in town.

use super::ask::MarketEvent;
use super::game::{Market, Told};
use super::state::MarketStep;
use crate::engine::kernel::game::Refusal;
use crate::engine::massive_darkness::cards::{EquipmentDeck, EquipmentKind};
use crate::engine::massive_darkness::ids::{CardId, Hero};
use crate::engine::massive_darkness::library::Library;
use crate::engine::massive_darkness::story::record::card_with_code;

/// EQUIP-18: may it lie in town?
fn is_ware(library: &Library, card: CardId) -> bool {
    !matches!(library.card(card).card.kind, EquipmentKind::Luck | EquipmentKind::Trap)
}

impl Market {
    /// MARKET-02: the Level of the next card: one of Level 1 for each Hero, one of the lowest Hero's Level for each, one
    /// of the own Level of each. A deck that is used up is replaced by the next higher one (DECK-03). `None` when all are
    /// laid, or no card is left.
    pub(super) fn next_level(&self) -> Option<u8> {
        let heroes = self.state.heroes.len() as u8;
        if self.state.step != MarketStep::Laying || heroes == 0 {
            return None;
        }
        let wanted = match self.state.laid / heroes {
            0 => 1,
            1 => self.state.lowest_level(),
            2 => self.state.heroes[usize::from(self.state.laid % heroes)].level,
            _ => return None,
        };
        (wanted..=5).find(|level| self.state.treasures[usize::from(*level) - 1].remaining() > 0)
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
    pub(super) fn lay(&mut self, card: CardId, told: &mut Told<'_>) {
        let level = self.library.card(card).card.level;
        let Some(number) = self.number_in(level, card) else { return };
        let deck = &mut self.state.treasures[usize::from(level) - 1];
        if is_ware(&self.library, card) {
            deck.take(number);
            self.state.offers.push(card);
            self.state.laid += 1;
            told.say("MARKET-02", MarketEvent::Laid { card });
        } else {
            deck.discard(number);
            told.say("MARKET-03", MarketEvent::Redrawn { card });
        }
        if self.next_level().is_none() {
            self.begin(MarketStep::Talking, told);
        }
    }

    /// MARKET-02 at the table: these cards lie there, in whatever order they were drawn. All or none.
    ///
    /// # Errors
    /// They cannot be what was drawn for this party.
    pub fn lay_all(&mut self, codes: &[String]) -> Result<(), Refusal> {
        let wrong = Refusal::new("MARKET-02", "refusal-market-other-cards");
        let mut left =
            codes.iter().map(|code| card_with_code(&self.library, code).ok_or(wrong)).collect::<Result<Vec<_>, _>>()?;
        let mut laid = self.clone();
        while let Some(level) = laid.next_level() {
            let fits = left.iter().position(|card| laid.can_be_drawn(level, *card)).ok_or(wrong)?;
            let card = left.remove(fits);
            if !is_ware(&laid.library, card) {
                return Err(Refusal::new("MARKET-03", "refusal-market-redraw"));
            }
            laid.lay(card, &mut Told(&mut |_| {}));
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
