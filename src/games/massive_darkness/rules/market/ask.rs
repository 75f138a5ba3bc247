//! Questions, answers and facts between quests.

use super::state::MarketStep;
use crate::ids::{CardId, Hero};
use crate::kernel::game::{Asked, Kind, Question};
use crate::state::Slot;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// MARKET-07: one or two cards.
pub type Cards = SmallVec<[CardId; 2]>;

/// A question that is put in town.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarketAsk {
    /// MARKET-02: a card of this Level is drawn for the market.
    Draw(u8),
    /// MARKET-04: the Heroes trade with each other, or the first of them turns to the market.
    Talk,
    /// MARKET-05: who sells or exchanges what.
    Trade,
    /// MARKET-10: the last arrangements.
    Leave,
    /// STORY-20: what this Hero discards.
    Discard(Hero),
}

/// What can be answered between quests.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum MarketAnswer {
    /// MARKET-02: the card that was drawn, or lies on the table.
    Drew(CardId),
    /// MARKET-04, MARKET-10: a card goes to a Hero and a slot; what is in the way goes to the pack.
    Put {
        card: CardId,
        /// To whom.
        hero: Hero,
        /// Where.
        slot: Slot,
    },
    /// MARKET-06.
    Sell { hero: Hero, card: CardId },
    /// MARKET-07.
    Exchange {
        hero: Hero,
        /// What he discards.
        give: Cards,
        /// What he takes.
        take: Cards,
    },
    /// MARKET-12, STORY-22: a card is replaced by Starting Equipment.
    Replace { hero: Hero, card: CardId, by: CardId },
    /// MARKET-11, STORY-20.
    Discard { hero: Hero, card: CardId },
    /// On to the next step: to the market, to the last arrangements, out of town.
    Done,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "fields are what their types say")]
pub enum MarketEvent {
    /// MARKET-02.
    Laid { card: CardId },
    /// MARKET-03: another one is drawn instead.
    Redrawn { card: CardId },
    /// MARKET-04, MARKET-10.
    Given { card: CardId, from: Hero, to: Hero },
    /// MARKET-10.
    Moved { card: CardId, hero: Hero, slot: Slot },
    /// MARKET-06.
    Sold { hero: Hero, card: CardId, xp: u8 },
    /// MARKET-07.
    Exchanged { hero: Hero, gave: Cards, took: Cards },
    /// MARKET-12, STORY-22.
    Replaced { hero: Hero, card: CardId, by: CardId },
    /// MARKET-11, STORY-20.
    Discarded { hero: Hero, card: CardId },
    /// MARKET-09: everybody is at full Health.
    Healed,
    /// A step begins.
    Began { step: MarketStep },
}

impl MarketAsk {
    /// The question in the words of the kernel.
    #[must_use]
    pub fn question(self) -> Question<Self> {
        let (asked, kind, rule, message) = match self {
            Self::Draw(_) => (Asked::Chance, Kind::Chance, "MARKET-02", "ask-market-draw"),
            Self::Talk => (Asked::Group, Kind::Arrange, "MARKET-04", "ask-market-talk"),
            Self::Trade => (Asked::Group, Kind::Arrange, "MARKET-05", "ask-market-trade"),
            Self::Leave => (Asked::Group, Kind::Arrange, "MARKET-10", "ask-market-leave"),
            Self::Discard(hero) => (Asked::Seat(hero.0), Kind::PickOne, "STORY-20", "ask-market-discard"),
        };
        Question { asked, kind, rule, message, ask: self }
    }
}
