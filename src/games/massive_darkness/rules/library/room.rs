//! What a box has room for. Cards are known by small numbers and decks hold a few hundred of them; what is more is refused
//! before anything is numbered.

use super::{BadValue, LibraryError};
use crate::cards::{Box as CardBox, ClassSheet, EnemyDeck, EquipmentDeck, TileSide};
use crate::symbol::{Colour, Symbol};
use std::collections::BTreeMap;

/// Sides of tiles (the box has 18).
pub const MOST_TILES: usize = 2000;
/// Heroes, Classes and kinds of Enemies, each.
const MOST_HEROES: usize = 200;
/// Cards of Equipment, and of Enemies (the box has 200 and 120).
pub const MOST_CARDS: usize = 1000;
/// Cards of one deck.
const MOST_OF_A_DECK: usize = 256;
/// Dice printed on one side of a card (the box has 3; DICE-04 rolls no more of a colour).
const MOST_DICE: usize = 40;
/// Symbols on one face of a die (the box has 2).
const MOST_SYMBOLS: usize = 20;
/// Skills of a Class Sheet.
const MOST_SKILLS: usize = 100;
/// Abilities on a card, or behind a Skill.
const MOST_ABILITIES: usize = 50;
/// Abilities on everything in the box.
const MOST_WORDS: usize = 20_000;

/// Has a box room for all this?
pub(super) fn check(cards: &CardBox) -> Result<(), LibraryError> {
    counts(cards)?;
    sizes(cards)
}

fn counts(cards: &CardBox) -> Result<(), LibraryError> {
    let counts = [
        ("tile", cards.tiles.len(), MOST_TILES),
        ("hero", cards.heroes.len(), MOST_HEROES),
        ("class", cards.classes.len(), MOST_HEROES),
        ("kind of Enemy", cards.kinds.len(), MOST_HEROES),
        ("card", cards.equipment.len(), MOST_CARDS),
        ("card", cards.enemies.len(), MOST_CARDS),
        ("card of a deck", cards.doors.len(), MOST_OF_A_DECK),
        ("card of a deck", cards.events.len(), MOST_OF_A_DECK),
        ("card of a deck", largest_deck(cards), MOST_OF_A_DECK),
        ("skill", cards.classes.iter().map(skills).max().unwrap_or(0), MOST_SKILLS),
    ];
    let abilities = abilities(cards);
    let on_one = ("ability", abilities.iter().copied().max().unwrap_or(0), MOST_ABILITIES);
    let on_all = ("ability", abilities.iter().sum(), MOST_WORDS);
    match counts.into_iter().chain([on_one, on_all]).find(|(_, count, most)| count > most) {
        Some((what, count, most)) => Err(LibraryError::TooMany { what, count, most }),
        None => Ok(()),
    }
}

/// What stands on one thing may be more than anybody reads, too.
fn sizes(cards: &CardBox) -> Result<(), LibraryError> {
    let refused = |name: &str, problem| Err(LibraryError::Value { card: name.to_owned(), problem });
    if let Some(side) = cards.tiles.iter().find(|side| side.is_too_large() || side.has_too_many_edges()) {
        return Err(LibraryError::TileTooLarge { tile: side.id.clone(), most: TileSide::MOST_ZONES });
    }
    let too_many = |dice: [&Vec<Colour>; 4]| dice.iter().any(|dice| dice.len() > MOST_DICE);
    let equipment =
        cards.equipment.iter().find(|card| too_many([&card.melee, &card.ranged, &card.magic, &card.defense]));
    let enemy = cards.enemies.iter().find(|card| too_many([&card.melee, &card.ranged, &card.magic, &card.defense]));
    if let Some(code) = equipment.map(|card| &card.code).or(enemy.map(|card| &card.code)) {
        return refused(code, BadValue::TooManyDice(MOST_DICE));
    }
    let is_full = |face: &Vec<Symbol>| face.len() > MOST_SYMBOLS;
    match cards.dice.iter().any(|die| die.faces.iter().any(is_full)) {
        true => refused("dice", BadValue::TooManySymbols(MOST_SYMBOLS)),
        false => Ok(()),
    }
}

fn skills(sheet: &ClassSheet) -> usize {
    sheet.lines.iter().map(|line| line.skills.len()).sum()
}

/// Cards of the deck that has most. Starting Equipment is dealt, not drawn.
fn largest_deck(cards: &CardBox) -> usize {
    let (mut treasures, mut enemies) = (BTreeMap::new(), BTreeMap::new());
    for card in &cards.equipment {
        match card.deck {
            EquipmentDeck::Starting => {}
            EquipmentDeck::Treasure => *treasures.entry(card.level).or_insert(0) += 1,
            EquipmentDeck::Artifact => *treasures.entry(0).or_insert(0) += 1,
        }
    }
    for card in &cards.enemies {
        let deck = match card.deck {
            EnemyDeck::Guard(level) => (0, level),
            EnemyDeck::Lesser => (1, 0),
            EnemyDeck::Greater => (2, 0),
        };
        *enemies.entry(deck).or_insert(0) += 1;
    }
    treasures.into_values().chain(enemies.into_values()).max().unwrap_or(0)
}

/// How many abilities stand on each thing.
fn abilities(cards: &CardBox) -> Vec<usize> {
    let skills = |sheet: &ClassSheet| -> Vec<usize> {
        sheet.lines.iter().flat_map(|line| line.skills.iter().map(|skill| skill.abilities.len())).collect()
    };
    let heroes = cards.heroes.iter().map(|card| card.shadow.len() + card.special.len());
    let sheets = cards.classes.iter().flat_map(|sheet| [sheet.signature.len(), sheet.free.len()]);
    let equipment = cards.equipment.iter().map(|card| card.abilities.len());
    let enemies = cards.enemies.iter().map(|card| card.abilities.len());
    heroes.chain(sheets).chain(cards.classes.iter().flat_map(skills)).chain(equipment).chain(enemies).collect()
}
