//! What is carried, as a picture. Which card shows which picture is data: `pictures-of-cards.ron`.

use crate::games::massive_darkness::rules::cards::{Equipment, EquipmentKind};
use crate::games::massive_darkness::rules::language::Style;
use crate::games::tiles::things;
use crate::house::text::{packed, unpacked};
use crate::kernel::reading::read;
use crate::kit::art::{Brush, Frame, Place};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The picture of a card, by its name in the album.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing(&'static str);

static CHOICE: LazyLock<Choice> = LazyLock::new(|| {
    read(&unpacked(packed!("assets/massive-darkness/art/pictures-of-cards.ron")))
        .expect("the choice of pictures is part of the program, and a test reads it")
});

/// A deck whose cards all show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Deck {
    /// What the darkness does.
    Event,
    /// What waits behind a door.
    Door,
}

/// What a card is known by.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    decks: BTreeMap<Deck, String>,
    cards: BTreeMap<String, String>,
    tags: BTreeMap<String, String>,
    /// The first that fits.
    kinds: Vec<OfKind>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfKind {
    kind: EquipmentKind,
    /// Only for cards that have such dice.
    #[serde(default)]
    dice: Style,
    picture: String,
}

impl OfKind {
    fn fits(&self, card: &Equipment) -> bool {
        let has_dice = match self.dice {
            Style::Any => true,
            Style::Melee => !card.melee.is_empty(),
            Style::Ranged => !card.ranged.is_empty(),
            Style::Magic => !card.magic.is_empty(),
        };
        self.kind == card.kind && has_dice
    }
}

impl Thing {
    /// What a card shows.
    #[must_use]
    pub fn of(card: &Equipment) -> Self {
        let choice = &*CHOICE;
        let by_name = choice.cards.get(&card.id);
        let by_tag = || card.tags.iter().find_map(|tag| choice.tags.get(tag));
        let by_kind = || choice.kinds.iter().find(|of| of.fits(card)).map(|of| &of.picture);
        Self(by_name.or_else(by_tag).or_else(by_kind).map_or("", String::as_str))
    }

    /// What the cards of a deck show.
    #[must_use]
    pub fn of_deck(deck: Deck) -> Self {
        Self(CHOICE.decks.get(&deck).map_or("", String::as_str))
    }

    /// Paint it in a frame.
    pub fn paint(self, brush: &mut Brush, place: Place, frame: Frame) {
        things::paint(brush, self.0, place, frame);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::core_box;

    #[test]
    fn every_card_of_the_box_has_a_picture_of_its_own() {
        let pack = core_box().unwrap();
        for card in &pack.equipment {
            assert!(CHOICE.cards.contains_key(&card.id), "{}", card.id);
        }
        let known = |id: &String| pack.equipment.iter().any(|card| card.id == *id);
        let unknown: Vec<_> = CHOICE.cards.keys().filter(|id| !known(id)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    #[test]
    fn what_is_chosen_is_drawn() {
        let of_kinds = CHOICE.kinds.iter().map(|of| &of.picture);
        let chosen: Vec<&String> =
            CHOICE.cards.values().chain(CHOICE.tags.values()).chain(of_kinds).chain(CHOICE.decks.values()).collect();
        for picture in &chosen {
            assert!(things::is_drawn(picture), "{picture}");
        }
    }

    #[test]
    fn the_decks_have_pictures() {
        assert!([Deck::Event, Deck::Door].iter().all(|deck| things::is_drawn(Thing::of_deck(*deck).0)));
    }

    #[test]
    fn cards_that_somebody_makes_have_a_picture_by_their_kind() {
        let pack = core_box().unwrap();
        for card in &pack.equipment {
            let own = Equipment { id: "made-at-home".to_owned(), tags: Vec::new(), ..card.clone() };
            assert!(things::is_drawn(Thing::of(&own).0), "{:?}", own.kind);
        }
        let bow = pack.equipment.iter().find(|card| !card.ranged.is_empty()).unwrap();
        assert_eq!(Thing::of(&Equipment { id: "made-at-home".to_owned(), tags: Vec::new(), ..bow.clone() }).0, "bow");
    }
}
