//! Own cards: what somebody types in besides the cards of the box, or in the place of some of them. A pack of them is a file that can be
//! shared; a game takes the cards that it is played with along ([`OwnCards`] in its first line), so it goes on whatever becomes of the
//! pack. [`fits`](self::words_of) says which words can stand on which card, [`problems`] what cannot be right about one.

mod card;
mod endless;
mod fits;
mod folder;
mod problems;

pub use card::{Card, Deck};
pub use endless::is_endless;
pub use fits::{Words, amount_mut, amounts, plain_amount, plain_cost, plain_effect, same_condition, words_of};
pub use folder::{Laid, PACKS, PackTrouble, SkippedPack, create_folder, lay_others, lay_packs, own_cards_file};
pub use problems::{CardProblem, FoundProblem, LEVELS, fitted, plainest, problems};

use super::rules::cards::MOST_CARDS;
use super::rules::{Printed, Unplayable};
use crate::house::packs::{CardPack, Names, join_names, join_text, name_in, names_in, set_name};
use crate::house::storage::Document;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The newest format of these files, and the one that is written.
pub const FORMAT: u32 = 1;

/// Earlier versions of the user's own cards that are kept.
pub const KEPT_VERSIONS: usize = 10;

/// The longest text in a pack, in bytes as they are written. A field to write in takes far fewer.
const LONGEST_TEXT: usize = 32_000;

/// Cards with what they are called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct OwnCards {
    /// Names by the code of the card.
    pub names: BTreeMap<String, Names>,
    /// The cards. Those with a code of the box take the place of its card.
    pub cards: Printed,
}

/// A pack of own cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnPack {
    /// Files of newer formats are refused.
    pub format: u32,
    /// What the pack is called.
    #[serde(default)]
    pub title: String,
    /// Who typed it in.
    #[serde(default)]
    pub author: String,
    /// What is in it.
    #[serde(default)]
    pub own: OwnCards,
}

impl Document for OwnPack {
    const GAME: Option<&'static str> = Some("boss-monster");
    const KIND: &'static str = "cards";
    const LONGEST_TEXT: usize = LONGEST_TEXT;
}

impl OwnCards {
    /// Is there nothing in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// A card with which something is wrong, if there is one: with it no game is played.
    #[must_use]
    pub fn unsound(&self) -> Option<Card> {
        Card::all(&self.cards).into_iter().find(|card| !problems(card).is_empty())
    }

    /// How many cards are in it, each once however often it lies in the deck.
    #[must_use]
    pub fn count(&self) -> usize {
        Card::all(&self.cards).len()
    }

    /// The own card with this code.
    #[must_use]
    pub fn card(&self, code: &str) -> Option<Card> {
        Card::of(&self.cards, code)
    }

    /// Puts a card in, in the place of an earlier one with its code.
    pub fn put(&mut self, card: Card) {
        card.put_into(&mut self.cards);
    }

    /// Takes a card out with its names, so that the one of the box counts again where there is one.
    pub fn take_out(&mut self, code: &str) {
        Card::take_out_of(&mut self.cards, code);
        self.names.remove(code);
    }

    /// The name of a card in a language; failing that, in another.
    #[must_use]
    pub fn name(&self, code: &str, language: &str) -> Option<&str> {
        name_in(self.names.get(code)?, language)
    }

    /// Gives a card a name of its own in a language; an empty one takes it away.
    pub fn set_name(&mut self, code: &str, language: &str, name: &str) {
        set_name(&mut self.names, code, language, name);
    }

    /// Takes other cards and names over; they replace those with the same code.
    pub fn join(&mut self, other: Self) {
        for card in Card::all(&other.cards) {
            self.put(card);
        }
        self.names.extend(other.names);
    }

    /// All names in a language, by code.
    pub fn names_in(&self, language: &str) -> impl Iterator<Item = (String, String)> {
        names_in(&self.names, language)
    }

    /// The cards of the box with these over them.
    #[must_use]
    pub fn over(&self, printed: &Printed) -> Printed {
        let mut all = printed.clone();
        for card in Card::all(&self.cards) {
            card.put_into(&mut all);
        }
        all
    }

    /// The code that two of the cards share, if there is one.
    #[must_use]
    pub fn shared_code(&self) -> Option<String> {
        let cards = Card::all(&self.cards);
        let is_shared = |card: &&Card| cards.iter().filter(|other| other.code() == card.code()).count() > 1;
        cards.iter().find(is_shared).map(|card| card.code().to_owned())
    }
}

impl CardPack for OwnPack {
    const FORMAT: u32 = FORMAT;
    const MOST: usize = MOST_CARDS;

    fn none() -> Self {
        Self { format: FORMAT, ..Self::default() }
    }

    fn is_too_large(&self) -> bool {
        let Printed { bosses, rooms, minibosses, spells, heroes } = &self.own.cards;
        let counts =
            [bosses.len(), rooms.len(), minibosses.len(), spells.len(), heroes.len(), self.own.names.len() / 2];
        counts.into_iter().any(|count| count > MOST_CARDS)
    }

    fn joined(base: &Self, mine: &Self, theirs: Self) -> Self {
        let mut joined = theirs;
        for card in Card::all(&base.own.cards) {
            let is_gone = mine.own.card(card.code()).is_none();
            if is_gone && joined.own.card(card.code()).as_ref() == Some(&card) {
                joined.own.take_out(card.code());
            }
        }
        for card in Card::all(&mine.own.cards) {
            if base.own.card(card.code()).as_ref() != Some(&card) {
                joined.own.put(card);
            }
        }
        join_names(&base.own.names, &mine.own.names, &mut joined.own.names);
        join_text(&base.title, &mine.title, &mut joined.title);
        join_text(&base.author, &mine.author, &mut joined.author);
        joined
    }
}

/// The message that says why cards are no game, and what it mentions.
#[must_use]
pub fn why_unplayable(why: &Unplayable) -> (&'static str, &str) {
    match why {
        Unplayable::Twice(code) => ("wrong-bm-twice", code),
        Unplayable::Number(kind) => ("wrong-bm-number", kind),
        Unplayable::Card(code) => ("wrong-bm-card", code),
    }
}

#[cfg(test)]
mod tests;
