//! The box, checked and indexed: what the engine reads while it plays. Immutable, shared behind one `Arc`.

use super::cards::{
    Box as CardBox, ClassSheet, DieCard, DoorCard, EnemyCard, EnemyDeck, EnemyKind, Equipment, EquipmentDeck,
    EventCard, HeroCard, TileSide,
};
use super::combat::stages_of;
use super::ids::{AbilityId, CardId, ClassId, DoorId, EnemyCardId, EventId, HeroId, KindId, SourceId};
use super::language::{Ability, Side, Style};
use super::symbol::{Colour, Symbol};
use crate::engine::kernel::dice::{DiceSet, Die, Symbols};

/// Dice counts by [`Colour`].
pub type DiceCount = [u8; 4];

/// A run of abilities in the arena of a [`Library`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    /// First.
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
    /// Its kind.
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
    /// Signature.
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
pub enum LibraryError {
    /// A card names something that does not exist.
    #[error("{card}: there is no {what} named “{name}”")]
    Unknown {
        /// The card.
        card: String,
        /// What kind of thing.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// Two things share a code or id.
    #[error("“{0}” occurs twice")]
    Twice(String),
    /// A value out of its bounds.
    #[error("{card}: {problem}")]
    Value {
        /// The card.
        card: String,
        /// What is wrong.
        problem: BadValue,
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
    /// More cards than a box has room for.
    #[error("more than {0} cards")]
    TooManyCards(usize),
    /// DICE-08.
    #[error("a die has six faces")]
    Faces,
    /// The dice do not fit together.
    #[error("{0}")]
    Dice(String),
}

/// Everything in the box, indexed.
#[derive(Clone, Debug)]
pub struct Library {
    /// The dice, in the order of [`Colour::ALL`].
    pub dice: DiceSet,
    /// Tiles.
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
    /// Door cards.
    pub doors: Vec<DoorCard>,
    /// Event cards.
    pub events: Vec<EventCard>,
    printed_dice: Vec<DieCard>,
    arena: Vec<Compiled>,
    next_source: u16,
}

impl Library {
    /// Checks and indexes a box.
    ///
    /// # Errors
    /// The first thing that is wrong, with the card it stands on.
    pub fn new(cards: CardBox) -> Result<Self, LibraryError> {
        let mut library = Self {
            dice: dice_set(&cards)?,
            printed_dice: cards.dice,
            tiles: cards.tiles,
            heroes: Vec::new(),
            classes: Vec::new(),
            equipment: Vec::new(),
            kinds: cards.kinds,
            enemies: Vec::new(),
            doors: cards.doors,
            events: cards.events,
            arena: Vec::new(),
            next_source: 0,
        };
        let mut equipment = cards.equipment;
        equipment.sort_by_key(|card| (equipment_order(card), card.code.clone()));
        let mut enemies = cards.enemies;
        enemies.sort_by_key(|card| (enemy_order(card), card.code.clone()));
        for sheet in cards.classes {
            let entry = library.index_class(sheet)?;
            library.classes.push(entry);
        }
        for card in cards.heroes {
            let entry = library.index_hero(card)?;
            library.heroes.push(entry);
        }
        for card in equipment {
            let entry = library.index_equipment(card)?;
            library.equipment.push(entry);
        }
        for card in enemies {
            let entry = library.index_enemy(card)?;
            library.enemies.push(entry);
        }
        library.check_codes()?;
        Ok(library)
    }

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
        range(&self.equipment, |entry| entry.card.deck == deck && (level == 0 || entry.card.level == level))
    }

    /// Cards of one Enemy deck as a range of [`EnemyCardId`] numbers.
    #[must_use]
    pub fn enemy_range(&self, deck: EnemyDeck) -> std::ops::Range<u16> {
        range(&self.enemies, |entry| entry.card.deck == deck)
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

    /// The first card with this code or id.
    #[must_use]
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        position(&self.equipment, |entry| entry.card.code == name)
            .or_else(|| position(&self.equipment, |entry| entry.card.id == name))
            .map(|n| CardId(n as u16))
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

    fn add(&mut self, abilities: &[Ability], signature: bool) -> Abilities {
        let first = self.arena.len() as u16;
        let source = SourceId(self.next_source);
        self.next_source += 1;
        self.arena.extend(abilities.iter().map(|ability| Compiled {
            ability: ability.clone(),
            source,
            signature,
            stages: [stages_of(ability, Side::Attacker), stages_of(ability, Side::Defender)],
        }));
        Abilities { first, count: abilities.len() as u16 }
    }

    fn index_hero(&mut self, card: HeroCard) -> Result<HeroEntry, LibraryError> {
        if !self.classes.iter().any(|entry| entry.sheet.id == card.recommended) {
            return Err(unknown(&card.id, "class", &card.recommended));
        }
        let shadow = self.add(&card.shadow, false);
        let special = self.add(&card.special, false);
        Ok(HeroEntry { abilities: Abilities { first: shadow.first, count: shadow.count + special.count }, card })
    }

    fn index_class(&mut self, sheet: ClassSheet) -> Result<ClassEntry, LibraryError> {
        if sheet.lines.len() > MAX_LINES {
            return Err(value(&sheet.id, BadValue::TooManyLines(MAX_LINES)));
        }
        let signature = self.add(&sheet.signature, true);
        let free = self.add(&sheet.free, false);
        let mut lines = Vec::new();
        for line in &sheet.lines {
            let mut level = 1;
            for skill in &line.skills {
                if skill.level < level || skill.level > 5 {
                    return Err(value(&sheet.id, BadValue::LevelsFall(line.id.clone())));
                }
                level = skill.level;
            }
            lines.push(line.skills.iter().map(|skill| self.add(&skill.abilities, false)).collect());
        }
        Ok(ClassEntry { signature, free, lines, sheet })
    }

    fn index_equipment(&mut self, card: Equipment) -> Result<EquipmentEntry, LibraryError> {
        if !(1..=5).contains(&card.level) {
            return Err(value(&card.code, BadValue::Level));
        }
        let dice = [count(&card.melee), count(&card.ranged), count(&card.magic), count(&card.defense)];
        Ok(EquipmentEntry { abilities: self.add(&card.abilities, false), dice, card })
    }

    fn index_enemy(&mut self, card: EnemyCard) -> Result<EnemyEntry, LibraryError> {
        let Some(kind) = position(&self.kinds, |kind| kind.id == card.kind) else {
            return Err(unknown(&card.code, "kind of Enemy", &card.kind));
        };
        if card.health == 0 {
            return Err(value(&card.code, BadValue::NoHealth));
        }
        let dice = [count(&card.melee), count(&card.ranged), count(&card.magic), count(&card.defense)];
        Ok(EnemyEntry { kind: KindId(kind as u8), abilities: self.add(&card.abilities, false), dice, card })
    }

    fn check_codes(&self) -> Result<(), LibraryError> {
        let codes = (self.equipment.iter().map(|entry| &entry.card.code))
            .chain(self.enemies.iter().map(|entry| &entry.card.code))
            .chain(self.heroes.iter().map(|entry| &entry.card.code))
            .chain(self.doors.iter().map(|card| &card.code))
            .chain(self.events.iter().map(|card| &card.code));
        let mut seen = std::collections::BTreeSet::new();
        for code in codes {
            if !seen.insert(code) {
                return Err(LibraryError::Twice(code.clone()));
            }
        }
        if self.equipment.len() > MAX_EQUIPMENT {
            return Err(value("equipment", BadValue::TooManyCards(MAX_EQUIPMENT)));
        }
        Ok(())
    }
}

/// Skill lines a Class Sheet may have.
pub const MAX_LINES: usize = 8;

/// Cards of Equipment a library may hold (the box has 200).
pub const MAX_EQUIPMENT: usize = 1000;

fn unknown(card: &str, what: &'static str, name: &str) -> LibraryError {
    LibraryError::Unknown { card: card.to_owned(), what, name: name.to_owned() }
}

fn value(card: &str, problem: BadValue) -> LibraryError {
    LibraryError::Value { card: card.to_owned(), problem }
}

fn position<T>(items: &[T], is_it: impl Fn(&T) -> bool) -> Option<usize> {
    items.iter().position(is_it)
}

fn range<T>(items: &[T], belongs: impl Fn(&T) -> bool) -> std::ops::Range<u16> {
    let first = items.iter().position(&belongs).unwrap_or(0);
    let count = items.iter().skip(first).take_while(|item| belongs(item)).count();
    first as u16..(first + count) as u16
}

fn count(dice: &[Colour]) -> DiceCount {
    let mut counts = [0; 4];
    for die in dice {
        counts[*die as usize] += 1;
    }
    counts
}

fn equipment_order(card: &Equipment) -> (u8, u8) {
    match card.deck {
        EquipmentDeck::Starting => (0, 0),
        EquipmentDeck::Treasure => (1, card.level),
        EquipmentDeck::Artifact => (2, 0),
    }
}

fn enemy_order(card: &EnemyCard) -> u8 {
    match card.deck {
        EnemyDeck::Guard(level) => level,
        EnemyDeck::Lesser => 10,
        EnemyDeck::Greater => 11,
    }
}

/// DICE-08: the dice as the kernel rolls them; symbols are numbered by [`Symbol::index`].
fn dice_set(cards: &CardBox) -> Result<DiceSet, LibraryError> {
    let mut dice = Vec::new();
    for colour in Colour::ALL {
        let Some(card) = cards.dice.iter().find(|card| card.colour == colour) else {
            return Err(LibraryError::Missing("complete set of dice"));
        };
        let faces: Vec<Symbols> = card.faces.iter().map(|face| face_symbols(face)).collect();
        if faces.len() != 6 {
            return Err(value("dice", BadValue::Faces));
        }
        let die = Die { faces, opposite: vec![5, 4, 3, 2, 1, 0], side: u8::from(!colour.is_attack()) };
        dice.push((format!("{colour:?}"), die));
    }
    DiceSet::new(dice).map_err(|error| value("dice", BadValue::Dice(error.to_string())))
}

fn face_symbols(face: &[Symbol]) -> Symbols {
    let mut symbols = Symbols::default();
    for symbol in face {
        symbols.0[symbol.index()] += 1;
    }
    symbols
}
