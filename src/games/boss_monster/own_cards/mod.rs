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
use crate::house::storage::{Document, StorageError, Trouble, document_bytes, read_document, write_atomic};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// The newest format of these files, and the one that is written.
pub const FORMAT: u32 = 1;

/// Earlier versions of the user's own cards that are kept.
pub const KEPT_VERSIONS: usize = 10;

/// The longest text in a pack, in bytes as they are written. A field to write in takes far fewer.
const LONGEST_TEXT: usize = 32_000;

/// Names by language (`en`, `de`, `pl`).
pub type Names = BTreeMap<String, String>;

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
    /// [`FORMAT`].
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
        let names = self.names.entry(code.to_owned()).or_default();
        if name.trim().is_empty() {
            names.remove(language);
        } else {
            names.insert(language.to_owned(), name.to_owned());
        }
        if names.is_empty() {
            self.names.remove(code);
        }
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
        self.names.iter().filter_map(move |(code, names)| Some((code.clone(), name_in(names, language)?.to_owned())))
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

impl OwnPack {
    /// No card yet.
    #[must_use]
    pub fn none() -> Self {
        Self { format: FORMAT, ..Self::default() }
    }

    /// Reads a pack; without a file there is no card in it.
    ///
    /// # Errors
    /// The file is there but cannot be read or understood.
    pub fn read(path: &Path) -> Result<Self, StorageError> {
        if !path.exists() {
            return Ok(Self::none());
        }
        let pack: Self = read_document(path, FORMAT)?;
        pack.check_size(path)?;
        Ok(pack)
    }

    /// More than lies on a table nobody can use, and whoever believes it compares cards with cards.
    fn check_size(&self, path: &Path) -> Result<(), StorageError> {
        let Printed { bosses, rooms, minibosses, spells, heroes } = &self.own.cards;
        let counts =
            [bosses.len(), rooms.len(), minibosses.len(), spells.len(), heroes.len(), self.own.names.len() / 2];
        match counts.into_iter().any(|count| count > MOST_CARDS) {
            true => Err(StorageError::untouched(path, Trouble::TooMuch { most: MOST_CARDS })),
            false => Ok(()),
        }
    }

    /// What [`OwnPack::write`] would write there.
    ///
    /// # Errors
    /// It could not be read back.
    pub fn bytes(&self, path: &Path) -> Result<Vec<u8>, StorageError> {
        self.check_size(path)?;
        document_bytes(path, self)
    }

    /// Writes it; whatever happens meanwhile, the file is the old one or the new one.
    ///
    /// # Errors
    /// The file cannot be written, or could not be read back.
    pub fn write(&self, path: &Path) -> Result<(), StorageError> {
        write_atomic(path, &self.bytes(path)?)
    }

    /// Two packs that have come from one: what `mine` has changed since `base` over what stands in `theirs`. Only where both have
    /// changed the same card the other's is lost.
    #[must_use]
    pub fn joined(base: &Self, mine: &Self, theirs: Self) -> Self {
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
        for key in base.own.names.keys().chain(mine.own.names.keys()) {
            match mine.own.names.get(key) {
                names if names == base.own.names.get(key) => {}
                Some(names) => drop(joined.own.names.insert(key.clone(), names.clone())),
                None => drop(joined.own.names.remove(key)),
            }
        }
        let texts = [(&mine.title, &base.title, &mut joined.title), (&mine.author, &base.author, &mut joined.author)];
        for (mine, base, joined) in texts {
            if mine != base {
                joined.clone_from(mine);
            }
        }
        joined
    }
}

/// The name in a language; failing that, in another.
fn name_in<'a>(names: &'a Names, language: &str) -> Option<&'a str> {
    names.get(language).or_else(|| names.values().next()).map(String::as_str)
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
