//! Parties for tests.

use crate::table::table;
use delvewright::games::massive_darkness::rules::dungeon::recommended;
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::{HeroRecord, OwnedCard};
use std::sync::Arc;

/// The cards of the program.
pub fn library() -> Arc<Library> {
    table().library
}

/// The first Heroes of the box before their first quest.
pub fn beginners(library: &Library, count: u8) -> Vec<HeroRecord> {
    let mut party = Vec::new();
    for number in 0..count {
        let choice = recommended(library, HeroId(number));
        party.push(HeroRecord::beginner(library, &choice, &party).unwrap());
    }
    party
}

/// A card that lies in the pack.
pub fn packed(code: &str) -> OwnedCard {
    OwnedCard { code: code.to_owned(), slot: Slot::Pack }
}

/// So many cards of a deck, from the first on: Equipment that is kept, by the letters of its code.
pub fn codes(library: &Library, letters: &str, level: u8, count: usize) -> Vec<String> {
    use delvewright::games::massive_darkness::rules::cards::EquipmentKind;
    let kept = |kind| !matches!(kind, EquipmentKind::Luck | EquipmentKind::Trap);
    let cards = library.equipment.iter().map(|entry| &entry.card);
    let found: Vec<String> = cards
        .filter(|card| card.code.trim_end_matches(|sign: char| sign.is_ascii_digit()) == letters)
        .filter(|card| card.level == level && kept(card.kind))
        .map(|card| card.code.clone())
        .take(count)
        .collect();
    assert_eq!(found.len(), count, "the box has not so many cards {letters} of level {level}");
    found
}
