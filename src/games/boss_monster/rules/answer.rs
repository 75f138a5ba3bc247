//! What is answered.

use crate::ids::{CardId, Treasure};
use crate::state::Until;
use serde::{Deserialize, Serialize};

/// What is named when something is used (BM-PRIO-06, BM-PRIO-17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Target {
    /// Nothing.
    #[default]
    None,
    Player(u8),
    Dungeon(u8),
    /// A dungeon and a treasure.
    Icon(u8, Treasure),
    /// A Room, by its card.
    Room(CardId),
    /// Two Rooms of one dungeon.
    Rooms(CardId, CardId),
    Hero(CardId),
    Miniboss(CardId),
    /// A card of the discard pile, or a Wound.
    Card(CardId),
}

/// The use of an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Use {
    pub card: CardId,
    /// Its place among the abilities of the card, from 0.
    pub ability: u8,
    /// Which of the ways of the ability.
    pub way: u8,
    /// What is named.
    pub target: Target,
    /// How many coins are paid, where their number is free.
    pub coins: u8,
    /// Cards that are discarded, or the Room that is destroyed, as its cost.
    pub pay: [CardId; 2],
}

/// A place to lay a card on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// BM-BUILD-04: place A, left of the leftmost Room.
    Left,
    /// BM-BUILD-05: place B, on this Room.
    On(CardId),
}

/// What a seat, or chance, can say to an [`Ask`](crate::Ask).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Answer {
    /// The card that chance brings, or that is chosen.
    Card(CardId),
    /// BM-VAR-01: a seat keeps a Boss.
    Keep {
        seat: u8,
        card: CardId,
    },
    /// BM-SETUP-08: a seat draws a new hand, or does not.
    Mulligan {
        seat: u8,
        redraw: bool,
    },
    /// BM-SETUP-09: a seat discards two cards.
    Discards {
        seat: u8,
        cards: [CardId; 2],
    },
    /// BM-MINI-05: a seat pays for its Miniboss, or discards it.
    Pays {
        seat: u8,
        pays: bool,
    },
    /// A card of the hand is laid.
    Lay {
        card: CardId,
        spot: Spot,
    },
    /// BM-BUILD-24: the laid card is taken back.
    Lift,
    /// BM-MINI-09: a Miniboss is promoted, for a coin or for a card of the hand.
    Promote {
        miniboss: CardId,
        pay: CardId,
    },
    /// BM-OQ-26: a coin on a Room that asks for one.
    Feed(CardId),
    /// BM-VAR-04: a Room card for a coin.
    Sell(CardId),
    /// Something is used.
    Use(Use),
    /// Nothing, or no more.
    Pass,
    /// Nothing, and no question before that.
    PassUntil(Until),
    /// Which of the own triggers resolves first.
    First {
        card: CardId,
        ability: u8,
    },
    Number(u8),
    Yes,
    No,
}
