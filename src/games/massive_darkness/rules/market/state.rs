//! Everything that changes between quests: flat, `Copy`, integers only.

use crate::ids::{CardId, Hero};
use crate::kernel::deck::Deck;
use crate::kernel::list::List;
use crate::state::{Held, MAX_CARDS, MAX_HEROES};
use serde::{Deserialize, Serialize};

/// MARKET-02: three cards for each Hero.
pub const MAX_OFFERS: usize = 3 * MAX_HEROES;

/// Why the party deals with its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Errand {
    /// MARKET-01: the Town Market.
    #[default]
    Town,
    /// STORY-22: a lost quest is repeated.
    Repeat,
    /// STORY-20: a quest was lost.
    Loss,
}

/// How far the party is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MarketStep {
    /// MARKET-02: cards are drawn for the market.
    #[default]
    Laying,
    /// MARKET-04: the Heroes trade among each other, before they trade with the market.
    Talking,
    /// MARKET-05: the two trades of each Hero.
    Trading,
    /// MARKET-09..12: they get ready for the next quest.
    Leaving,
    /// STORY-20: the Heroes with too many cards discard.
    Discarding,
    /// They are on their way.
    Gone,
}

/// A Hero in town.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketHero {
    /// STORY-07.
    pub level: u8,
    /// HERO-12.
    pub xp: u8,
    /// MARKET-05: has sold a card.
    pub has_sold: bool,
    /// MARKET-05: has exchanged cards.
    pub has_exchanged: bool,
    /// MARKET-12: the cards he had when the party began to get ready, if all of them are of too high a Level. Decided
    /// once: what others hand him afterwards is not among them.
    pub outgrown: List<CardId, MAX_CARDS>,
    /// MARKET-12: has begun to replace them, so that he may own something usable by now.
    pub replaces: bool,
    /// Equipment.
    pub cards: List<Held, MAX_CARDS>,
}

/// Everything that changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketState {
    /// How far the party is.
    pub step: MarketStep,
    /// MARKET-02: cards that are drawn, those that could not be drawn included.
    pub laid: u8,
    /// In turn order.
    pub heroes: List<MarketHero, MAX_HEROES>,
    /// The cards of the market.
    pub offers: List<CardId, MAX_OFFERS>,
    /// OQ-23: the Treasure decks without what the Heroes own, by Level.
    pub treasures: [Deck; 5],
}

impl MarketState {
    /// The Heroes, in turn order.
    pub fn hero_ids(&self) -> impl Iterator<Item = Hero> + use<> {
        (0..self.heroes.len() as u8).map(Hero)
    }

    /// Who owns a card.
    #[must_use]
    pub fn owner(&self, card: CardId) -> Option<Hero> {
        self.hero_ids().find(|hero| self.heroes[hero.index()].cards.iter().any(|held| held.card == card))
    }

    /// STORY-08: the Level at which the next quest starts.
    #[must_use]
    pub fn start_level(&self) -> u8 {
        self.heroes.iter().map(|hero| hero.level).max().unwrap_or(1)
    }

    /// MARKET-02: the Level of the lowest-Level Hero.
    #[must_use]
    pub fn lowest_level(&self) -> u8 {
        self.heroes.iter().map(|hero| hero.level).min().unwrap_or(1)
    }
}
