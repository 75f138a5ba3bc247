//! Own cards: what somebody types in besides the cards of the box, or in the place of some of them ([`BossCards`] says to the house
//! what they are). A game takes the cards that it is played with along, so it goes on whatever becomes of the pack.
//! [`fits`](self::words_of) says which words can stand on which card, [`problems`] what cannot be right about one.
//! How packs are kept is the house's ([`crate::house::packs`]), the page on which cards are typed in the view's.

mod card;
mod endless;
mod fits;
mod problems;

pub use card::{Card, Deck};
pub use endless::is_endless;
pub use fits::{Words, amount_mut, amounts, plain_amount, plain_cost, plain_effect, same_condition, words_of};
pub use problems::{CardProblem, FoundProblem, LEVELS, fitted, plainest, problems};

use super::describe::printed_name;
use super::rules::cards::MOST_CARDS;
use super::rules::{CardBox, Printed, Unplayable};
use crate::house::packs::over::{self, CardList};
use crate::house::text::{Texts, shown};
use std::sync::Arc;

/// The folder of packs, below the user's data.
pub const PACKS: &str = "boss-monster/packs";

/// The cards of this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BossCards;

/// Cards with what they are called.
pub type OwnCards = over::OwnCards<BossCards>;
/// A pack of own cards.
pub type OwnPack = over::OwnPack<BossCards>;
/// What lies over the box.
pub type Laid = over::Laid<BossCards>;

impl CardList for BossCards {
    const GAME: &'static str = "boss-monster";
    const FOLDER: &'static str = PACKS;
    const MOST: usize = MOST_CARDS;
    type Cards = Printed;
    type Card = Card;
    type Printed = Printed;
    type Problem = CardProblem;
    type Unplayable = Unplayable;

    fn all(cards: &Printed) -> Vec<Card> {
        Card::all(cards)
    }

    fn code(card: &Card) -> &str {
        card.code()
    }

    fn put(card: &Card, cards: &mut Printed) {
        card.put_into(cards);
    }

    fn take_out(cards: &mut Printed, code: &str) {
        Card::take_out_of(cards, code);
    }

    fn largest(cards: &Printed) -> usize {
        let Printed { bosses, rooms, minibosses, spells, heroes } = cards;
        let counts = [bosses.len(), rooms.len(), minibosses.len(), spells.len(), heroes.len()];
        counts.into_iter().max().unwrap_or(0)
    }

    fn cards_of(printed: &Printed) -> Printed {
        printed.clone()
    }

    fn problems(card: &Card) -> Vec<FoundProblem> {
        problems(card)
    }

    fn printed_name(card: &Card, texts: &Texts) -> Arc<str> {
        printed_name(card.deck().word(), card.code(), card.id(), texts)
    }

    fn play(_: &Printed, cards: &Printed) -> Result<(), Unplayable> {
        CardBox::new(cards.clone()).map(drop)
    }

    fn twice(code: String) -> Unplayable {
        Unplayable::Twice(code)
    }

    fn why(why: &Unplayable, texts: &Texts) -> Arc<str> {
        let (message, what) = why_unplayable(why);
        texts.with(message, &[("what", shown(what).into())])
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
