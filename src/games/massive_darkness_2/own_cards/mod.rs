//! Own cards: what somebody types in besides the cards of the box, or in the place of some of them, above all of those that we have
//! designed because the box does not show them anywhere. A game takes the cards that it is played with along, so it goes on whatever
//! becomes of the pack. `fits` says which words can stand on which card, [`problems`] what cannot be right about one,
//! `circles` which of them pay for each other without end.

mod card;
mod circles;
pub mod fits;
mod problems;
mod sides;
mod tiles;

pub use super::content::ours::Side;
pub use card::{Card, Cards, Deck, Tool, item_role};
pub use problems::{
    CardProblem, FoundProblem, MOST_CLAWS, MOST_COPIES, MOST_FOUND, MOST_HURT, MOST_LINES, MOST_LOST, MOST_SPACES,
    TIERS, fitted, plainest, problems,
};
pub use sides::{Sides, hidden_side, side_lines, side_name};
pub use tiles::{Tile, tiles_alone};

use super::content::{CoreBox, why_unplayable};
use super::describe::class_name;
use super::rules::{Content, Unplayable};
use crate::house::packs::name_in;
use crate::house::packs::over::{self, CardList, shared_code};
use crate::house::text::{Language, Texts, shown};
use crate::tr;
use std::sync::Arc;

/// The folder of packs, below the user's data.
pub const PACKS: &str = "massive-darkness-2/packs";

/// Cards of one kind in a pack at most.
const MOST_CARDS: usize = 250;

/// The cards of this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HellscapeCards;

/// Cards with what they are called.
pub type OwnCards = over::OwnCards<HellscapeCards>;
/// A pack of own cards.
pub type OwnPack = over::OwnPack<HellscapeCards>;
/// What lies over the box.
pub type Laid = over::Laid<HellscapeCards>;

impl CardList for HellscapeCards {
    const GAME: &'static str = "massive-darkness-2";
    const FOLDER: &'static str = PACKS;
    const MOST: usize = MOST_CARDS;
    type Cards = Cards;
    type Card = Card;
    type Printed = CoreBox;
    type Problem = CardProblem;
    type Unplayable = Unplayable;

    fn all(cards: &Cards) -> Vec<Card> {
        Card::all(cards)
    }

    fn code(card: &Card) -> &str {
        card.code()
    }

    fn put(card: &Card, cards: &mut Cards) {
        card.put_into(cards);
    }

    fn take_out(cards: &mut Cards, code: &str) {
        cards.take_out(code);
    }

    fn largest(cards: &Cards) -> usize {
        cards.largest()
    }

    fn cards_of(all: &CoreBox) -> Cards {
        Cards::of(all)
    }

    fn problems(card: &Card) -> Vec<FoundProblem> {
        problems(card)
    }

    fn problems_together(cards: &Cards, all: &CoreBox) -> Vec<(String, FoundProblem)> {
        circles::problems(cards, &Cards::of(all))
    }

    fn printed_name(card: &Card, texts: &Texts) -> Arc<str> {
        let message = card.message();
        match card {
            _ if texts.has(&message) => texts.get(&message),
            Card::Power(power) => tr!(texts, "cards-md2-power", class = class_name(power.class, texts).as_ref()),
            Card::Tile(tile) => tr!(texts, "tool-md2-tile", tile = shown(&tile.side.id)),
            _ => tr!(texts, "cards-unnamed", code = shown(card.code())),
        }
    }

    fn play(all: &CoreBox, cards: &Cards) -> Result<(), Unplayable> {
        played_with(all, cards).map(drop)
    }

    fn unplayable_together(cards: &Cards, all: &CoreBox) -> Option<Unplayable> {
        circles::named(cards, &Cards::of(all)).map(|(one, other)| Unplayable::Circle(one, other))
    }

    fn twice(code: String) -> Unplayable {
        Unplayable::Twice(code)
    }

    fn why(why: &Unplayable, texts: &Texts) -> Arc<str> {
        // It stands within a sentence.
        why_unplayable(why, texts).trim_end_matches('.').into()
    }
}

/// What is played with these cards instead of those of the box. Whether a Quest can be laid with its sides of Tiles is another question,
/// which is asked of each Quest.
///
/// # Errors
/// With them there would be no game.
pub fn played_with(all: &CoreBox, cards: &Cards) -> Result<CoreBox, Unplayable> {
    let printed = &all.content.printed;
    let of_box = |all: usize, own: usize, what: &'static str| {
        // Of these the rules know each one: they can be changed, and that is all.
        if all == own { Ok(()) } else { Err(Unplayable::Number(what)) }
    };
    // Spirits and Set Powers have codes of their own, which the rules do not know.
    if let Some(code) = shared_code::<HellscapeCards>(cards) {
        return Err(Unplayable::Twice(code));
    }
    of_box(printed.heroes.len(), cards.heroes.len(), "heroes")?;
    of_box(printed.skills.len(), cards.skills.len(), "skills")?;
    of_box(printed.powers.len(), cards.powers.len(), "powers")?;
    of_box(printed.bosses.len(), cards.bosses.len(), "bosses")?;
    of_box(printed.tools.len(), cards.tools.len(), "tools")?;
    of_box(1, cards.boards.len(), "boards")?;
    of_box(1, cards.sides.len(), "token sides")?;
    of_box(all.sides.len(), cards.tiles.len(), "tiles")?;
    if !all.sides.iter().all(|side| cards.tiles.iter().any(|other| other.id == side.id)) {
        return Err(Unplayable::Number("tiles"));
    }
    // M2-COMP-12: so many tokens lie in the box.
    let counts = Sides::of(&printed.printing).counts();
    if cards.sides.iter().any(|sides| sides.counts() != counts) {
        return Err(Unplayable::Number("token sides"));
    }
    for (card, of_the_box) in cards.heroes.iter().zip(&printed.heroes) {
        if card.class != of_the_box.class {
            return Err(Unplayable::Card(card.id.clone()));
        }
    }
    for (skill, of_the_box) in cards.skills.iter().zip(&printed.skills) {
        let knows = |id: &String| printed.tools.iter().any(|token| token.id == *id);
        if skill.class != of_the_box.class || !skill.tokens.iter().all(|(id, _)| knows(id)) {
            return Err(Unplayable::Card(skill.id.clone()));
        }
    }
    let content = Arc::new(Content::new(cards.in_the_place_of(printed))?);
    Ok(CoreBox { content, sides: Arc::new(cards.tiles.clone()), ..all.clone() })
}

/// What these cards are called in a language, by the messages in whose place that stands.
#[must_use]
pub fn names_of(own: &OwnCards, all: &CoreBox, language: Language) -> Vec<(String, String)> {
    if own.names.is_empty() {
        return Vec::new();
    }
    let cards = Card::all(&own.over(all));
    let named = |card: &Card| {
        let name = name_in(own.names.get(card.code())?, language.code())?;
        Some((card.message(), name.to_owned()))
    };
    cards.iter().filter_map(named).collect()
}

#[cfg(test)]
mod circle_tests;
#[cfg(test)]
mod ours_tests;
#[cfg(test)]
mod sides_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tiles_tests;
