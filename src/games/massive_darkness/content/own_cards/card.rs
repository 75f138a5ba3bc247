//! Any card of the box, as the card editor lists and changes it.

use super::super::loader::{Pack, core_box};
use crate::games::massive_darkness::rules::cards::{
    ClassSheet, DoorCard, EnemyCard, EnemyDeck, Equipment, EquipmentDeck, EventCard, HeroCard, Origin,
};
use crate::games::massive_darkness::rules::language::Ability;
use crate::games::massive_darkness::rules::symbol::Colour;
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// Any card of the box.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "there are a few hundred of them")]
pub enum Card {
    /// A card of Equipment.
    Equipment(Equipment),
    /// A Guard or a Roaming Monster.
    Enemy(EnemyCard),
    /// A Door card.
    Door(DoorCard),
    /// An Event card.
    Event(EventCard),
    /// A Hero card.
    Hero(HeroCard),
    /// A Class Sheet.
    Class(ClassSheet),
}

/// One of the texts on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Passage {
    /// The only one.
    Text,
    /// What a Hero can do in the shadow.
    Shadow,
    /// The Special Skill of a Hero.
    Special,
    /// CLASS-02: the Signature.
    Signature,
    /// CLASS-03: the Free Class Skill.
    Free,
    /// CLASS-05: a Skill to be bought.
    Skill {
        /// The number of its line.
        line: usize,
        /// Its place in the line.
        at: usize,
    },
}

/// Where a card belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// COMP-14: set aside for the Heroes.
    Starting,
    /// The Treasure deck of a Level.
    Treasure(u8),
    /// ARTIFACT-02: the deck of their own.
    Artifacts,
    /// The Guards of a Level.
    Guards(u8),
    /// LEVEL-10: the Lesser Roaming Monsters.
    Lesser,
    /// LEVEL-10: the Greater Roaming Monsters.
    Greater,
    /// The Door cards.
    Doors,
    /// The Event cards.
    Events,
    /// The Hero cards.
    Heroes,
    /// The Class Sheets.
    Classes,
}

impl Card {
    /// Every card of a pack, deck by deck.
    #[must_use]
    pub fn all(pack: &Pack) -> Vec<Self> {
        let mut cards: Vec<Self> = pack.equipment.iter().cloned().map(Self::Equipment).collect();
        cards.extend(pack.enemies.iter().cloned().map(Self::Enemy));
        cards.extend(pack.doors.iter().cloned().map(Self::Door));
        cards.extend(pack.events.iter().cloned().map(Self::Event));
        cards.extend(pack.heroes.iter().cloned().map(Self::Hero));
        cards.extend(pack.classes.iter().cloned().map(Self::Class));
        cards.sort_by_key(|card| (card.deck().place(), card.code().to_owned()));
        cards
    }

    /// Does the box have a card of this code, instead of which this one counts?
    #[must_use]
    pub fn is_instead_of_printed(&self) -> bool {
        static PRINTED: OnceLock<BTreeSet<String>> = OnceLock::new();
        let codes = PRINTED.get_or_init(|| {
            let printed = core_box().map(|printed| Self::all(&printed)).unwrap_or_default();
            printed.iter().map(|card| card.code().to_owned()).collect()
        });
        codes.contains(self.code())
    }

    /// What it is known by: its code, for a Class Sheet its id.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Self::Equipment(card) => &card.code,
            Self::Enemy(card) => &card.code,
            Self::Door(card) => &card.code,
            Self::Event(card) => &card.code,
            Self::Hero(card) => &card.code,
            Self::Class(sheet) => &sheet.id,
        }
    }

    /// The message that holds its name, as kind and id.
    #[must_use]
    pub fn message(&self) -> (&'static str, &str) {
        match self {
            Self::Equipment(card) => ("card", &card.id),
            Self::Enemy(card) => ("enemy", &card.kind),
            Self::Door(card) => ("door", &card.id),
            Self::Event(card) => ("event", &card.id),
            Self::Hero(card) => ("hero", &card.id),
            Self::Class(sheet) => ("class", &sheet.id),
        }
    }

    /// Where its facts come from.
    #[must_use]
    pub fn origin(&self) -> Origin {
        match self {
            Self::Equipment(card) => card.origin,
            Self::Enemy(card) => card.origin,
            Self::Door(card) => card.origin,
            Self::Event(card) => card.origin,
            Self::Hero(card) => card.origin,
            Self::Class(sheet) => sheet.origin,
        }
    }

    /// The same card, its facts from elsewhere.
    #[must_use]
    pub fn with_origin(mut self, origin: Origin) -> Self {
        *match &mut self {
            Self::Equipment(card) => &mut card.origin,
            Self::Enemy(card) => &mut card.origin,
            Self::Door(card) => &mut card.origin,
            Self::Event(card) => &mut card.origin,
            Self::Hero(card) => &mut card.origin,
            Self::Class(sheet) => &mut sheet.origin,
        } = origin;
        self
    }

    /// Where it belongs.
    #[must_use]
    pub fn deck(&self) -> Deck {
        match self {
            Self::Equipment(card) => match card.deck {
                EquipmentDeck::Starting => Deck::Starting,
                EquipmentDeck::Treasure => Deck::Treasure(card.level),
                EquipmentDeck::Artifact => Deck::Artifacts,
            },
            Self::Enemy(card) => match card.deck {
                EnemyDeck::Guard(level) => Deck::Guards(level),
                EnemyDeck::Lesser => Deck::Lesser,
                EnemyDeck::Greater => Deck::Greater,
            },
            Self::Door(_) => Deck::Doors,
            Self::Event(_) => Deck::Events,
            Self::Hero(_) => Deck::Heroes,
            Self::Class(_) => Deck::Classes,
        }
    }

    /// The dice beside Melee, Ranged, Magic and Defense, if it has such fields.
    #[must_use]
    pub fn dice(&self) -> Option<[&[Colour]; 4]> {
        match self {
            Self::Equipment(card) => Some([&card.melee, &card.ranged, &card.magic, &card.defense]),
            Self::Enemy(card) => Some([&card.melee, &card.ranged, &card.magic, &card.defense]),
            Self::Door(_) | Self::Event(_) | Self::Hero(_) | Self::Class(_) => None,
        }
    }

    /// The same, to be changed.
    pub fn dice_mut(&mut self) -> Option<[&mut Vec<Colour>; 4]> {
        match self {
            Self::Equipment(card) => Some([&mut card.melee, &mut card.ranged, &mut card.magic, &mut card.defense]),
            Self::Enemy(card) => Some([&mut card.melee, &mut card.ranged, &mut card.magic, &mut card.defense]),
            Self::Door(_) | Self::Event(_) | Self::Hero(_) | Self::Class(_) => None,
        }
    }

    /// Everything written on it that is a list of abilities.
    #[must_use]
    pub fn passages(&self) -> Vec<(Passage, &[Ability])> {
        match self {
            Self::Equipment(card) => vec![(Passage::Text, &card.abilities)],
            Self::Enemy(card) => vec![(Passage::Text, &card.abilities)],
            Self::Hero(card) => vec![(Passage::Shadow, &card.shadow), (Passage::Special, &card.special)],
            Self::Class(sheet) => {
                let mut passages: Vec<(Passage, &[Ability])> =
                    vec![(Passage::Signature, &sheet.signature), (Passage::Free, &sheet.free)];
                for (line, skills) in sheet.lines.iter().enumerate() {
                    let skills = skills.skills.iter().enumerate();
                    passages.extend(skills.map(|(at, skill)| (Passage::Skill { line, at }, &*skill.abilities)));
                }
                passages
            }
            Self::Door(_) | Self::Event(_) => Vec::new(),
        }
    }

    /// One of the passages, to be changed.
    pub fn passage_mut(&mut self, passage: Passage) -> Option<&mut Vec<Ability>> {
        match (self, passage) {
            (Self::Equipment(card), Passage::Text) => Some(&mut card.abilities),
            (Self::Enemy(card), Passage::Text) => Some(&mut card.abilities),
            (Self::Hero(card), Passage::Shadow) => Some(&mut card.shadow),
            (Self::Hero(card), Passage::Special) => Some(&mut card.special),
            (Self::Class(sheet), Passage::Signature) => Some(&mut sheet.signature),
            (Self::Class(sheet), Passage::Free) => Some(&mut sheet.free),
            (Self::Class(sheet), Passage::Skill { line, at }) => {
                Some(&mut sheet.lines.get_mut(line)?.skills.get_mut(at)?.abilities)
            }
            _ => None,
        }
    }

    /// The Skills with a name of their own on it, by the id of the message.
    #[must_use]
    pub fn skill_ids(&self) -> Vec<&str> {
        match self {
            Self::Hero(card) => vec![&card.special_name],
            Self::Class(sheet) => {
                let lines = sheet.lines.iter().map(|line| line.id.as_str());
                [sheet.signature_name.as_str(), &sheet.free_name].into_iter().chain(lines).collect()
            }
            Self::Equipment(_) | Self::Enemy(_) | Self::Door(_) | Self::Event(_) => Vec::new(),
        }
    }

    /// Puts it into a pack, in the place of an earlier one with its code.
    pub fn put_into(self, pack: &mut Pack) {
        match self {
            Self::Equipment(card) => put(&mut pack.equipment, card, |card| &card.code),
            Self::Enemy(card) => put(&mut pack.enemies, card, |card| &card.code),
            Self::Door(card) => put(&mut pack.doors, card, |card| &card.code),
            Self::Event(card) => put(&mut pack.events, card, |card| &card.code),
            Self::Hero(card) => put(&mut pack.heroes, card, |card| &card.code),
            Self::Class(sheet) => put(&mut pack.classes, sheet, |sheet| &sheet.id),
        }
    }

    /// The card of a pack with this code.
    #[must_use]
    pub fn of(pack: &Pack, code: &str) -> Option<Self> {
        let equipment = pack.equipment.iter().find(|card| card.code == code).cloned().map(Self::Equipment);
        equipment
            .or_else(|| pack.enemies.iter().find(|card| card.code == code).cloned().map(Self::Enemy))
            .or_else(|| pack.doors.iter().find(|card| card.code == code).cloned().map(Self::Door))
            .or_else(|| pack.events.iter().find(|card| card.code == code).cloned().map(Self::Event))
            .or_else(|| pack.heroes.iter().find(|card| card.code == code).cloned().map(Self::Hero))
            .or_else(|| pack.classes.iter().find(|sheet| sheet.id == code).cloned().map(Self::Class))
    }

    /// Takes the card with this code out of a pack.
    pub fn take_out_of(pack: &mut Pack, code: &str) {
        pack.equipment.retain(|card| card.code != code);
        pack.enemies.retain(|card| card.code != code);
        pack.doors.retain(|card| card.code != code);
        pack.events.retain(|card| card.code != code);
        pack.heroes.retain(|card| card.code != code);
        pack.classes.retain(|sheet| sheet.id != code);
    }
}

impl Deck {
    fn place(self) -> (u8, u8) {
        match self {
            Self::Starting => (0, 0),
            Self::Treasure(level) => (1, level),
            Self::Artifacts => (2, 0),
            Self::Guards(level) => (3, level),
            Self::Lesser => (4, 0),
            Self::Greater => (5, 0),
            Self::Doors => (6, 0),
            Self::Events => (7, 0),
            Self::Heroes => (8, 0),
            Self::Classes => (9, 0),
        }
    }
}

/// The order is that of the codes, so that a file does not depend on the order in which cards were typed in.
fn put<T>(list: &mut Vec<T>, card: T, code: fn(&T) -> &String) {
    match list.iter_mut().find(|known| code(known) == code(&card)) {
        Some(known) => *known = card,
        None => {
            list.push(card);
            list.sort_by(|one, other| code(one).cmp(code(other)));
        }
    }
}
