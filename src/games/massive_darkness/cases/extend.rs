//! The box of a case: the real one, with the cards and abilities that the case adds.

use super::format::Case;
use super::names::Names;
use crate::games::massive_darkness::rules::cards::Box as CardBox;
use crate::games::massive_darkness::rules::ids::AbilityId;
use crate::games::massive_darkness::rules::library::{Abilities, Library, LibraryError};
use crate::games::massive_darkness::texts;
use crate::house::text::{Language, Texts};
use std::sync::Arc;

/// A box and the names of its cards, ready for cases.
pub struct CaseBox {
    cards: CardBox,
    texts: Texts,
    library: Arc<Library>,
    names: Names,
}

impl CaseBox {
    /// Checks and names a box.
    ///
    /// # Errors
    /// What is wrong with the box.
    pub fn new(cards: CardBox) -> Result<Self, LibraryError> {
        let texts = texts::of(Language::English);
        let library = Arc::new(Library::new(cards.clone())?);
        let names = Names::new(&library, &texts);
        Ok(Self { cards, texts, library, names })
    }

    /// The library of a case.
    ///
    /// # Errors
    /// What the case adds does not fit.
    pub fn for_case(&self, case: &Case) -> Result<(Arc<Library>, Names), String> {
        let adds = !case.with.is_empty()
            || !case.equipment_cards.is_empty()
            || !case.enemy_cards.is_empty()
            || !case.door_cards.is_empty()
            || !case.event_cards.is_empty()
            || !case.class_sheets.is_empty();
        if !adds {
            return Ok((Arc::clone(&self.library), self.names.clone()));
        }
        let mut cards = self.cards.clone();
        cards.equipment.extend(case.equipment_cards.iter().cloned());
        cards.enemies.extend(case.enemy_cards.iter().cloned());
        cards.doors.extend(case.door_cards.iter().cloned());
        cards.events.extend(case.event_cards.iter().cloned());
        cards.classes.extend(case.class_sheets.iter().cloned());
        self.add_abilities(&mut cards, case)?;
        let library = Library::new(cards).map_err(|error| error.to_string())?;
        let mut names = Names::new(&library, &self.texts);
        self.name_extras(&library, &mut names, case);
        Ok((Arc::new(library), names))
    }

    /// Abilities of `with` are called “Extra 1”, “Extra 2” … on the card they were added to.
    fn name_extras(&self, library: &Library, names: &mut Names, case: &Case) {
        let mut name = |last: u16, count: usize, before: usize| {
            for at in before..count {
                let id = AbilityId(last - (count - at) as u16);
                names.also(id, &format!("Extra {}", at - before + 1));
            }
        };
        let end = |run: Abilities| run.first + run.count;
        for (entry, plain) in library.heroes.iter().zip(&self.library.heroes) {
            name(end(entry.abilities), entry.card.special.len(), plain.card.special.len());
        }
        for entry in &library.equipment {
            let code = &entry.card.code;
            let own = case.equipment_cards.iter().find(|card| card.code == *code);
            let plain = self.library.equipment.iter().map(|entry| &entry.card).find(|card| card.code == *code);
            let before = own.or(plain).map_or(0, |card| card.abilities.len());
            name(end(entry.abilities), entry.card.abilities.len(), before);
        }
        for entry in &library.enemies {
            let code = &entry.card.code;
            let own = case.enemy_cards.iter().find(|card| card.code == *code);
            let plain = self.library.enemies.iter().map(|entry| &entry.card).find(|card| card.code == *code);
            let before = own.or(plain).map_or(0, |card| card.abilities.len());
            name(end(entry.abilities), entry.card.abilities.len(), before);
        }
    }

    /// `with`: abilities for a Hero, an Enemy card or a card of Equipment (every card with that name).
    fn add_abilities(&self, cards: &mut CardBox, case: &Case) -> Result<(), String> {
        for (name, abilities) in &case.with {
            // The cards of the case itself have no place in the library yet.
            for card in cards.equipment.iter_mut().filter(|card| card.code == *name) {
                card.abilities.extend(abilities.iter().cloned());
            }
            for card in cards.enemies.iter_mut().filter(|card| card.code == *name) {
                card.abilities.extend(abilities.iter().cloned());
            }
            let is_code = cards.equipment.iter().any(|card| card.code == *name)
                || cards.enemies.iter().any(|card| card.code == *name);
            if is_code {
                continue;
            }
            if let Ok(hero) = self.names.hero_called(name) {
                let id = &self.library.hero(hero).card.id;
                for card in cards.heroes.iter_mut().filter(|card| card.id == *id) {
                    card.special.extend(abilities.iter().cloned());
                }
            } else if let Ok(found) = self.names.enemies_called(name) {
                let codes: Vec<&str> = found.iter().map(|card| self.library.enemy(*card).card.code.as_str()).collect();
                for card in cards.enemies.iter_mut().filter(|card| codes.contains(&card.code.as_str())) {
                    card.abilities.extend(abilities.iter().cloned());
                }
            } else if let Ok(found) = self.names.cards_called(name) {
                let codes: Vec<&str> = found.iter().map(|card| self.library.card(*card).card.code.as_str()).collect();
                for card in cards.equipment.iter_mut().filter(|card| codes.contains(&card.code.as_str())) {
                    card.abilities.extend(abilities.iter().cloned());
                }
            } else {
                return Err(format!("with: “{name}” is no Hero, Enemy card or card of Equipment"));
            }
        }
        Ok(())
    }
}
