//! The box, checked and indexed: what the engine reads while it plays. Immutable, shared behind one `Arc`.

mod index;
mod room;

use super::cards::{
    Box as CardBox, ClassSheet, DieCard, DoorCard, EnemyCard, EnemyDeck, EnemyKind, Equipment, EquipmentDeck,
    EventCard, HeroCard, TileSide,
};
use super::ids::{AbilityId, CardId, ClassId, DoorId, EnemyCardId, EventId, HeroId, KindId, SourceId};
use super::language::{Ability, Style};
use crate::kernel::dice::{DiceError, DiceSet};
use index::{deck_order, enemy_deck_order};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Dice counts by [`Colour`](super::symbol::Colour).
pub type DiceCount = [u8; 4];

/// A run of abilities in the arena of a [`Library`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    /// Where in the arena it begins.
    pub first: u16,
    /// How many.
    pub count: u16,
}

impl Abilities {
    /// The ids of the run.
    pub fn ids(self) -> impl Iterator<Item = AbilityId> + Clone {
        (self.first..self.first + self.count).map(AbilityId)
    }
}

/// An ability and where it stands: abilities of one card or Skill share a source (SKILL-07).
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The words.
    pub ability: Ability,
    /// The card, Skill or Signature it stands on.
    pub source: SourceId,
    /// CLASS-02: part of a Signature.
    pub signature: bool,
    /// For the attacker and for the defender: the stages of a combat in which it can have something to do, a bit each.
    pub stages: [u16; 2],
}

/// A card of Equipment, indexed.
#[derive(Clone, Debug)]
pub struct EquipmentEntry {
    /// The printed card.
    pub card: Equipment,
    /// Its dice by combat type: melee, ranged, magic, defense.
    pub dice: [DiceCount; 4],
    /// Its text.
    pub abilities: Abilities,
}

/// An Enemy card, indexed.
#[derive(Clone, Debug)]
pub struct EnemyEntry {
    /// The printed card.
    pub card: EnemyCard,
    /// COMP-09: which miniatures stand for it.
    pub kind: KindId,
    /// ENEMY-02: its dice by combat type: melee, ranged, magic, defense. All zero = no such field.
    pub dice: [DiceCount; 4],
    /// Its text.
    pub abilities: Abilities,
}

/// A Hero card, indexed.
#[derive(Clone, Debug)]
pub struct HeroEntry {
    /// The printed card.
    pub card: HeroCard,
    /// Shadow Mode Skill and Special Skill.
    pub abilities: Abilities,
}

/// A Class Sheet, indexed.
#[derive(Clone, Debug)]
pub struct ClassEntry {
    /// The printed sheet.
    pub sheet: ClassSheet,
    /// CLASS-02: costs 1 XP, once in an Activation.
    pub signature: Abilities,
    /// Free Class Skill.
    pub free: Abilities,
    /// By line, by Skill.
    pub lines: Vec<Vec<Abilities>>,
}

/// Position of the Defense dice in the `dice` of an entry.
pub const DEFENSE: usize = 3;

/// Position of a combat type in the `dice` of an entry; [`Style::Any`] has none of its own and gives Melee.
#[must_use]
pub fn style_index(style: Style) -> usize {
    match style {
        Style::Any | Style::Melee => 0,
        Style::Ranged => 1,
        Style::Magic => 2,
    }
}

/// What is wrong with a box.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum LibraryError {
    /// A card names something that does not exist.
    #[error("{card}: there is no {what} named “{name}”")]
    Unknown {
        card: String,
        /// What kind of thing.
        what: &'static str,
        name: String,
    },
    /// Two things share a code or id.
    #[error("“{0}” occurs twice")]
    Twice(String),
    /// A value out of its bounds.
    #[error("{card}: {problem}")]
    Value {
        card: String,
        /// What is wrong.
        problem: BadValue,
    },
    /// More of something than a box has room for.
    #[error("the box has room for {most} × {what}, not for {count}")]
    TooMany {
        /// What kind of thing.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many there can be.
        most: usize,
    },
    /// A tile with more Zones along a side than any has, or more borders than its Zones have sides.
    #[error("the tile “{tile}” is too large: it may have {most} zones along a side and four borders for each")]
    TileTooLarge {
        /// Its id.
        tile: String,
        /// Most Zones along a side.
        most: usize,
    },
    /// Something necessary is missing.
    #[error("the box has no {0}")]
    Missing(&'static str),
}

/// A value out of its bounds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadValue {
    /// CLASS-04: more lines of Skills than a sheet has room for.
    #[error("more than {0} lines")]
    TooManyLines(usize),
    /// CLASS-05: a line whose Levels do not rise.
    #[error("line {0}: Levels must rise from 1 to 5")]
    LevelsFall(String),
    /// A Level that does not exist.
    #[error("the Level must be 1 to 5")]
    Level,
    /// Nobody lives without Health.
    #[error("the Health must be at least 1")]
    NoHealth,
    /// DICE-08.
    #[error("a die has six faces")]
    Faces,
    /// More dice on a card than anybody rolls.
    #[error("more than {0} dice")]
    TooManyDice(usize),
    /// More symbols on the face of a die than find room there.
    #[error("more than {0} symbols on a face")]
    TooManySymbols(usize),
    /// The dice do not fit together.
    #[error("{0}")]
    Dice(DiceError),
}

/// Everything in the box, indexed.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Library {
    /// The dice, in the order of [`Colour::ALL`](super::symbol::Colour::ALL).
    pub dice: DiceSet,
    pub tiles: Vec<TileSide>,
    /// Hero cards.
    pub heroes: Vec<HeroEntry>,
    /// Class Sheets.
    pub classes: Vec<ClassEntry>,
    /// All Equipment, sorted by deck (Starting, Treasure by Level, Artifact).
    pub equipment: Vec<EquipmentEntry>,
    /// Kinds of Enemies.
    pub kinds: Vec<EnemyKind>,
    /// All Enemy cards, sorted by deck (Guards by Level, Lesser, Greater).
    pub enemies: Vec<EnemyEntry>,
    pub doors: Vec<DoorCard>,
    pub events: Vec<EventCard>,
    printed_dice: Vec<DieCard>,
    arena: Vec<Compiled>,
    next_source: u16,
    codes: BTreeMap<String, CardId>,
}

impl Library {
    /// The cards it was made of, to make another one of them.
    #[must_use]
    pub fn cards(&self) -> CardBox {
        CardBox {
            dice: self.printed_dice.clone(),
            tiles: self.tiles.clone(),
            heroes: self.heroes.iter().map(|entry| entry.card.clone()).collect(),
            classes: self.classes.iter().map(|entry| entry.sheet.clone()).collect(),
            equipment: self.equipment.iter().map(|entry| entry.card.clone()).collect(),
            kinds: self.kinds.clone(),
            enemies: self.enemies.iter().map(|entry| entry.card.clone()).collect(),
            doors: self.doors.clone(),
            events: self.events.clone(),
        }
    }

    /// An ability of the arena.
    #[must_use]
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.compiled(id).ability
    }

    /// An ability with its source.
    #[must_use]
    pub fn compiled(&self, id: AbilityId) -> &Compiled {
        &self.arena[usize::from(id.0)]
    }

    /// A card of Equipment.
    #[must_use]
    pub fn card(&self, id: CardId) -> &EquipmentEntry {
        &self.equipment[usize::from(id.0)]
    }

    /// An Enemy card.
    #[must_use]
    pub fn enemy(&self, id: EnemyCardId) -> &EnemyEntry {
        &self.enemies[usize::from(id.0)]
    }

    /// A kind of Enemy.
    #[must_use]
    pub fn kind(&self, id: KindId) -> &EnemyKind {
        &self.kinds[usize::from(id.0)]
    }

    /// A Hero card.
    #[must_use]
    pub fn hero(&self, id: HeroId) -> &HeroEntry {
        &self.heroes[usize::from(id.0)]
    }

    /// A Class Sheet.
    #[must_use]
    pub fn class(&self, id: ClassId) -> &ClassEntry {
        &self.classes[usize::from(id.0)]
    }

    /// A Door card.
    #[must_use]
    pub fn door(&self, id: DoorId) -> &DoorCard {
        &self.doors[usize::from(id.0)]
    }

    /// An Event card.
    #[must_use]
    pub fn event(&self, id: EventId) -> &EventCard {
        &self.events[usize::from(id.0)]
    }

    /// Cards of one deck of Equipment as a range of [`CardId`] numbers; Level 0 means all Levels.
    #[must_use]
    pub fn equipment_range(&self, deck: EquipmentDeck, level: u8) -> std::ops::Range<u16> {
        range(&self.equipment, |entry| {
            let decks = deck_order(entry.card.deck).cmp(&deck_order(deck));
            decks.then_with(|| if level == 0 { Ordering::Equal } else { entry.card.level.cmp(&level) })
        })
    }

    /// Cards of one Enemy deck as a range of [`EnemyCardId`] numbers.
    #[must_use]
    pub fn enemy_range(&self, deck: EnemyDeck) -> std::ops::Range<u16> {
        range(&self.enemies, |entry| enemy_deck_order(entry.card.deck).cmp(&enemy_deck_order(deck)))
    }

    /// The Hero with this id or code.
    #[must_use]
    pub fn hero_named(&self, name: &str) -> Option<HeroId> {
        position(&self.heroes, |entry| entry.card.id == name || entry.card.code == name).map(|n| HeroId(n as u8))
    }

    /// The Class with this id.
    #[must_use]
    pub fn class_named(&self, name: &str) -> Option<ClassId> {
        position(&self.classes, |entry| entry.sheet.id == name).map(|n| ClassId(n as u8))
    }

    /// COMP-15: the card of Equipment with this code.
    #[must_use]
    pub fn card_with_code(&self, code: &str) -> Option<CardId> {
        self.codes.get(code).copied()
    }

    /// The card with this code, else the first with this id.
    #[must_use]
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        let with_id = || position(&self.equipment, |entry| entry.card.id == name).map(|n| CardId(n as u16));
        self.card_with_code(name).or_else(with_id)
    }

    /// The first Enemy card with this code or kind.
    #[must_use]
    pub fn enemy_named(&self, name: &str) -> Option<EnemyCardId> {
        position(&self.enemies, |entry| entry.card.code == name)
            .or_else(|| position(&self.enemies, |entry| entry.card.kind == name))
            .map(|n| EnemyCardId(n as u16))
    }

    /// The tile with this id.
    #[must_use]
    pub fn tile(&self, id: &str) -> Option<&TileSide> {
        self.tiles.iter().find(|tile| tile.id == id)
    }
}

/// Skill lines a Class Sheet may have.
pub const MAX_LINES: usize = 8;

fn position<T>(items: &[T], is_it: impl Fn(&T) -> bool) -> Option<usize> {
    items.iter().position(is_it)
}

/// Where in a sorted list what is wanted stands; bots look that up at every state.
fn range<T>(items: &[T], compared: impl Fn(&T) -> Ordering) -> std::ops::Range<u16> {
    let first = items.partition_point(|item| compared(item) == Ordering::Less);
    let end = items.partition_point(|item| compared(item) != Ordering::Greater);
    if first < end { first as u16..end as u16 } else { 0..0 }
}
