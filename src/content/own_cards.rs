//! Own cards: what the owner of a box types in from the cardboard. A pack of them lies over the built-in box, card by
//! card, and is a file that can be shared.

use super::loader::{ContentError, Pack, core_box, merge};
use crate::engine::massive_darkness::cards::{Equipment, EquipmentKind, SlotSymbol};
use crate::engine::massive_darkness::library::Library;
use crate::engine::massive_darkness::symbol::Colour;
use crate::storage::{StorageError, read_document, write_document};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// The newest format of these files, and the one that is written.
pub const FORMAT: u32 = 1;

/// Dice of one colour that any roll is cut to (DICE-04): more on a card do nothing.
const MOST_DICE: usize = 3;

/// Own cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCards {
    /// [`FORMAT`].
    pub format: u32,
    /// Names by the id of the card, then by language (`en`, `de`, `pl`).
    #[serde(default)]
    pub names: BTreeMap<String, BTreeMap<String, String>>,
    /// The cards. Those with a code of the box take the place of its card.
    #[serde(default)]
    pub cards: Pack,
}

impl OwnCards {
    /// No card yet.
    #[must_use]
    pub fn none() -> Self {
        Self { format: FORMAT, ..Self::default() }
    }

    /// Reads a file of own cards; without a file there are none.
    ///
    /// # Errors
    /// The file is there but cannot be read or understood.
    pub fn read(path: &Path) -> Result<Self, StorageError> {
        if path.exists() { read_document(path, FORMAT) } else { Ok(Self::none()) }
    }

    /// Writes them; whatever happens meanwhile, the file is the old one or the new one.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), StorageError> {
        write_document(path, self)
    }

    /// The built-in box with these cards over it.
    ///
    /// # Errors
    /// The cards do not fit into the box.
    pub fn over_the_box(&self) -> Result<(Pack, Library), ContentError> {
        let mut cards = core_box()?;
        merge(&mut cards, self.cards.clone());
        let library = Library::new(cards.clone())?;
        Ok((cards, library))
    }

    /// The own card with this code.
    #[must_use]
    pub fn equipment(&self, code: &str) -> Option<&Equipment> {
        self.cards.equipment.iter().find(|card| card.code == code)
    }

    /// Puts a card in, in the place of an earlier one with its code.
    pub fn put(&mut self, card: Equipment) {
        match self.cards.equipment.iter_mut().find(|known| known.code == card.code) {
            Some(known) => *known = card,
            None => {
                self.cards.equipment.push(card);
                self.cards.equipment.sort_by(|one, other| one.code.cmp(&other.code));
            }
        }
    }

    /// Takes a card out, so that the one of the box counts again.
    pub fn take_out(&mut self, code: &str) {
        self.cards.equipment.retain(|card| card.code != code);
        let cards = &self.cards.equipment;
        self.names.retain(|id, _| cards.iter().any(|card| card.id == *id));
    }

    /// Gives a card a name of its own in a language; an empty one takes it away.
    pub fn name(&mut self, code: &str, language: &str, name: &str) {
        let Some(card) = self.cards.equipment.iter_mut().find(|card| card.code == code) else { return };
        let own = own_id(code);
        if card.id != own {
            card.id.clone_from(&own);
        }
        let names = self.names.entry(own).or_default();
        if name.trim().is_empty() {
            names.remove(language);
        } else {
            names.insert(language.to_owned(), name.to_owned());
        }
    }
}

/// The id of a card with an own name.
#[must_use]
pub fn own_id(code: &str) -> String {
    format!("own-{}", code.to_lowercase())
}

/// Something on a card that cannot be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardProblem {
    /// Levels go from 1 to 5.
    Level,
    /// EQUIP-02: Armor lies on the Body and nothing else does.
    BodySlot,
    /// EQUIP-03: a Shield lies in a hand.
    ShieldSlot,
    /// EQUIP-04: a weapon lies in one hand or two.
    WeaponSlot,
    /// DICE-04: more dice of a colour than are ever rolled.
    TooManyDice,
    /// DICE-01: Attack dice beside Defense, or the other way round.
    WrongDice,
    /// A weapon that attacks with nothing.
    NoDice,
    /// EQUIP-15: a Consumable that can do nothing.
    NoText,
}

impl CardProblem {
    /// The message that says what is wrong and what to do.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Level => "card-problem-level",
            Self::BodySlot => "card-problem-body-slot",
            Self::ShieldSlot => "card-problem-shield-slot",
            Self::WeaponSlot => "card-problem-weapon-slot",
            Self::TooManyDice => "card-problem-too-many-dice",
            Self::WrongDice => "card-problem-wrong-dice",
            Self::NoDice => "card-problem-no-dice",
            Self::NoText => "card-problem-no-text",
        }
    }
}

/// Everything on a card that cannot be right.
#[must_use]
pub fn problems(card: &Equipment) -> Vec<CardProblem> {
    let mut found = Vec::new();
    let mut say = |is_wrong: bool, problem: CardProblem| {
        if is_wrong {
            found.push(problem);
        }
    };
    let attack = [&card.melee, &card.ranged, &card.magic];
    let many = |dice: &Vec<Colour>| {
        Colour::ALL.iter().any(|colour| dice.iter().filter(|die| *die == colour).count() > MOST_DICE)
    };
    say(!(1..=5).contains(&card.level), CardProblem::Level);
    say((card.kind == EquipmentKind::Armor) != (card.slot == SlotSymbol::Body), CardProblem::BodySlot);
    say(card.kind == EquipmentKind::Shield && card.slot != SlotSymbol::Hand, CardProblem::ShieldSlot);
    let in_hands = matches!(card.slot, SlotSymbol::Hand | SlotSymbol::TwoHands);
    say(card.kind == EquipmentKind::Weapon && !in_hands, CardProblem::WeaponSlot);
    say(attack.into_iter().chain([&card.defense]).any(many), CardProblem::TooManyDice);
    let is_mixed =
        attack.into_iter().flatten().any(|die| !die.is_attack()) || card.defense.iter().any(|die| die.is_attack());
    say(is_mixed, CardProblem::WrongDice);
    let is_harmless = attack.into_iter().all(Vec::is_empty) && card.abilities.is_empty();
    say(card.kind == EquipmentKind::Weapon && is_harmless, CardProblem::NoDice);
    say(card.kind == EquipmentKind::Consumable && card.abilities.is_empty(), CardProblem::NoText);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::shared_core_box;

    fn sword() -> Equipment {
        core_box().unwrap().equipment.into_iter().find(|card| card.kind == EquipmentKind::Weapon).unwrap()
    }

    #[test]
    fn no_card_of_the_box_has_a_problem() {
        for entry in &shared_core_box().unwrap().equipment {
            assert_eq!(problems(&entry.card), [], "{}", entry.card.code);
        }
    }

    #[test]
    fn what_cannot_be_right_is_told() {
        let good = sword();
        let told = |change: &dyn Fn(&mut Equipment)| {
            let mut card = good.clone();
            change(&mut card);
            problems(&card)
        };
        assert_eq!(told(&|card| card.level = 6), [CardProblem::Level]);
        assert_eq!(told(&|card| card.slot = SlotSymbol::None), [CardProblem::WeaponSlot]);
        assert_eq!(told(&|card| card.slot = SlotSymbol::Body), [CardProblem::BodySlot, CardProblem::WeaponSlot]);
        assert_eq!(told(&|card| card.melee = vec![Colour::Red; 4]), [CardProblem::TooManyDice]);
        assert_eq!(told(&|card| card.defense = vec![Colour::Red]), [CardProblem::WrongDice]);
        let bare = |card: &mut Equipment| {
            card.melee.clear();
            card.ranged.clear();
            card.magic.clear();
            card.abilities.clear();
        };
        assert_eq!(told(&bare), [CardProblem::NoDice]);
        let potion = told(&|card| {
            bare(card);
            (card.kind, card.slot) = (EquipmentKind::Consumable, SlotSymbol::None);
        });
        assert_eq!(potion, [CardProblem::NoText]);
    }

    #[test]
    fn an_own_card_takes_the_place_of_the_one_in_the_box_until_it_is_taken_out() {
        let (mut own, mut card) = (OwnCards::none(), sword());
        let code = card.code.clone();
        card.level = 5;
        own.put(card.clone());
        card.level = 4;
        own.put(card);
        own.name(&code, "de", "Mein Schwert");
        let (_, library) = own.over_the_box().unwrap();
        let entry = library.card(library.card_named(&code).unwrap());
        assert_eq!((entry.card.level, entry.card.id.as_str()), (4, own_id(&code).as_str()));
        own.take_out(&code);
        assert_eq!(own, OwnCards::none());
        let (_, library) = own.over_the_box().unwrap();
        assert_eq!(library.card(library.card_named(&code).unwrap()).card, sword());
    }

    #[test]
    fn what_is_written_is_read_back_and_no_file_is_no_card() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.ron");
        assert_eq!(OwnCards::read(&path).unwrap(), OwnCards::none());
        let mut own = OwnCards::none();
        own.put(sword());
        own.name(&sword().code, "en", "Mine");
        own.write(&path).unwrap();
        assert_eq!(OwnCards::read(&path).unwrap(), own);
        std::fs::write(&path, "(format: 1, cards: (heros: []))").unwrap();
        assert!(OwnCards::read(&path).is_err());
    }
}
