//! What an author settles before the map: who made the quest, for whom it is, and with which cards it is played.

use super::model::Quest;
use crate::games::massive_darkness::content::{beyond, core_content, merge, shared_core_box};
use crate::games::massive_darkness::rules::cards::Box as CardBox;
use crate::games::massive_darkness::rules::library::{Library, LibraryError};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// COMP-16: most Heroes that can play.
pub const MOST_HEROES: u8 = 6;

/// Texts by language (`en`, `de`, `pl`).
type InLanguages = BTreeMap<String, String>;

/// Who made a quest, and under which terms.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct About {
    /// Who made it.
    pub author: String,
    /// Under which terms others may use it.
    pub licence: String,
    /// What it is like, to be found by.
    pub tags: Vec<String>,
    /// By language: how hard it is, and for whom.
    pub difficulty: InLanguages,
}

/// For how many Heroes a quest is made, and what they begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Party {
    /// The smallest party it is made for.
    pub least: u8,
    /// The largest party it is made for.
    pub most: u8,
    /// SETUP-11: XP that each Hero begins with and can buy Skills with before the first round; the book gives none.
    pub experience: u8,
}

/// Which cards a quest is played with: those of the box, without some, and with some of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cards {
    /// SETUP-03: cards that stay in the box, by code.
    pub unused: BTreeSet<String>,
    /// Cards of its own; one with the code of another takes its place.
    pub own: CardBox,
    /// What its own cards are called: by code, by language.
    pub names: BTreeMap<String, InLanguages>,
}

impl About {
    /// Has nothing been said?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// How hard it is, in a language, else in English, else nothing.
    #[must_use]
    pub fn difficulty(&self, language: &str) -> &str {
        self.difficulty.get(language).or_else(|| self.difficulty.get("en")).map_or("", String::as_str)
    }
}

impl Default for Party {
    fn default() -> Self {
        Self { least: 1, most: MOST_HEROES, experience: 0 }
    }
}

impl Party {
    /// Is it made for everybody, as the book has it?
    #[must_use]
    pub fn is_any(&self) -> bool {
        *self == Self::default()
    }

    /// Is it made for a party of this size?
    #[must_use]
    pub fn suits(&self, heroes: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&heroes)
    }
}

impl Cards {
    /// Are they just those of the box?
    #[must_use]
    pub fn are_the_box(&self) -> bool {
        *self == Self::default()
    }

    /// A box with these cards.
    fn laid_over(&self, mut cards: CardBox) -> CardBox {
        merge(&mut cards, self.own.clone());
        let is_used = |code: &str| !self.unused.contains(code);
        cards.equipment.retain(|card| is_used(&card.code));
        cards.enemies.retain(|card| is_used(&card.code));
        cards.doors.retain(|card| is_used(&card.code));
        cards.events.retain(|card| is_used(&card.code));
        cards
    }
}

/// The built-in box and the hash of its content, if it is sound; the tests show that it is.
#[must_use]
pub fn built_in_box() -> Option<(Arc<Library>, u64)> {
    Some((shared_core_box().ok()?, core_content().ok()?))
}

/// Puts the cards of a library that are not in the built-in box into the quest, so that it can be played with just these
/// cards whatever lies over the box later. The quest's own cards stay over them. `content` is the hash of the library's.
pub fn take_cards_along(quest: &mut Quest, library: &Library, content: u64) {
    let Some((base, _)) = built_in_box().filter(|(_, core)| *core != content) else { return };
    let laid: BTreeSet<&str> = quest.tiles.iter().map(|tile| tile.tile.as_str()).collect();
    let own: BTreeSet<&str> = quest.own_tiles.iter().map(|side| side.id.as_str()).collect();
    let is_wanted = |id: &str| laid.contains(id) && !own.contains(id);
    let mut along = beyond(library.cards(), &base.cards(), is_wanted);
    merge(&mut along, std::mem::take(&mut quest.cards.own));
    quest.cards.own = along;
}

/// The box as a quest uses it: its own tiles, its own cards, and without those it leaves out.
///
/// # Errors
/// Its cards do not fit into the box.
pub fn library_of(quest: &Quest, library: &Arc<Library>) -> Result<Arc<Library>, LibraryError> {
    if quest.cards.are_the_box() && quest.own_tiles.is_empty() {
        return Ok(Arc::clone(library));
    }
    let mut laid = if quest.cards.are_the_box() {
        Library::clone(library)
    } else {
        Library::new(quest.cards.laid_over(library.cards()))?
    };
    laid.tiles = super::own_tiles::sides(quest, &laid.tiles).into_owned();
    Ok(Arc::new(laid))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::edit::empty;
    use crate::house::storage::document_text;

    #[test]
    fn what_is_not_said_is_not_written_and_older_files_have_none_of_it() {
        let quest = empty("plain");
        let text = document_text(&quest).unwrap();
        for field in ["about", "party", "cards", "own_tiles"] {
            assert!(!text.contains(&format!("{field}:")), "{field} is written");
        }
        assert_eq!(ron::from_str::<Quest>(&text).unwrap(), quest);
        let mut told = quest;
        told.about.author = "Ana".to_owned();
        told.party.least = 3;
        told.cards.unused.insert("X".to_owned());
        let text = document_text(&told).unwrap();
        assert_eq!(ron::from_str::<Quest>(&text).unwrap(), told);
    }

    #[test]
    fn cards_that_are_left_out_are_in_no_deck_and_own_ones_take_the_place_of_the_printed() {
        let library = shared_core_box().unwrap();
        let mut quest = empty("cards");
        assert!(Arc::ptr_eq(&library_of(&quest, &library).unwrap(), &library), "nothing is copied without need");
        let (door, event) = (library.doors[0].clone(), library.events[0].clone());
        let mut foe = library.enemies[0].card.clone();
        foe.health += 3;
        quest.cards.unused.extend([door.code.clone(), event.code.clone()]);
        quest.cards.own.enemies.push(foe.clone());
        let laid = library_of(&quest, &library).unwrap();
        assert_eq!((laid.doors.len(), laid.events.len()), (library.doors.len() - 1, library.events.len() - 1));
        assert!(laid.doors.iter().all(|card| card.code != door.code));
        let id = laid.enemy_named(&foe.code).unwrap();
        assert_eq!((laid.enemy(id).card.health, laid.enemies.len()), (foe.health, library.enemies.len()));
        quest.cards.own.enemies[0].kind = "nobody".to_owned();
        assert!(library_of(&quest, &library).is_err());
    }

    #[test]
    fn a_library_is_made_of_its_cards_again() {
        let library = shared_core_box().unwrap();
        assert_eq!(Library::new(library.cards()).unwrap().cards(), library.cards());
    }

    #[test]
    fn a_party_suits_within_its_bounds() {
        let party = Party { least: 2, most: 4, experience: 0 };
        assert_eq!([1, 2, 4, 5].map(|heroes| party.suits(heroes)), [false, true, true, false]);
    }
}
