//! The cards, as data.

use crate::kernel::card::CardId;
use serde::{Deserialize, Serialize};

/// What stands on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its name in files and in the names of messages.
    pub id: String,
    /// How bright it burns without wind.
    pub light: u8,
    /// The wind counts twice.
    #[serde(default)]
    pub gusty: bool,
}

/// The cards of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardBox(Vec<Card>);

impl CardBox {
    /// Brightest light of a card, so that no sum leaves its bounds.
    pub const BRIGHTEST: u8 = 100;

    /// A box of cards; nothing if there are not enough for three seats, too many, or one is too bright.
    #[must_use]
    pub fn new(cards: Vec<Card>) -> Option<Self> {
        let needed = super::MOST_SEATS * usize::from(super::HAND);
        let is_sound = (needed..=64).contains(&cards.len()) && cards.iter().all(|card| card.light <= Self::BRIGHTEST);
        is_sound.then_some(Self(cards))
    }

    /// How many there are.
    #[must_use]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The card of this number; none where the box has fewer.
    #[must_use]
    pub fn get(&self, card: CardId) -> Option<&Card> {
        self.0.get(card.index())
    }
}
