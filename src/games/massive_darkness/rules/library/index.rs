//! Making a library of a box: what can be wrong with its cards, and where each of them is found.

use super::super::combat::stages_of;
use super::super::language::Side;
use super::super::symbol::{Colour, Symbol};
use super::*;
use crate::kernel::dice::{Die, Symbols};
use crate::kernel::hash::hash_of;

impl Library {
    /// Checks and indexes a box.
    ///
    /// # Errors
    /// The first thing that is wrong, with the card it stands on.
    pub fn new(cards: CardBox) -> Result<Self, LibraryError> {
        room::check(&cards)?;
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
            codes: BTreeMap::new(),
        };
        let mut equipment = cards.equipment;
        equipment.sort_by_key(|card| (equipment_order(card), card.code.clone()));
        let mut enemies = cards.enemies;
        enemies.sort_by_key(|card| (enemy_deck_order(card.deck), card.code.clone()));
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
        let codes = library.equipment.iter().zip(0..).map(|(entry, at)| (entry.card.code.clone(), CardId(at)));
        library.codes = codes.collect();
        Ok(library)
    }

    /// How many abilities there are.
    #[must_use]
    pub fn abilities(&self) -> usize {
        self.arena.len()
    }

    /// Hash of what each number stands for, whatever the cards say: two libraries with the same one mean the same cards,
    /// Skills and abilities by the same numbers.
    #[must_use]
    pub fn index(&self) -> u64 {
        let lines = |entry: &ClassEntry| -> Vec<(String, usize)> {
            entry.sheet.lines.iter().map(|line| (line.id.clone(), line.skills.len())).collect()
        };
        let classes: Vec<_> = self.classes.iter().map(|entry| (&entry.sheet.id, lines(entry))).collect();
        let cards = [
            self.heroes.iter().map(|entry| entry.card.code.as_str()).collect::<Vec<_>>(),
            self.equipment.iter().map(|entry| entry.card.code.as_str()).collect(),
            self.kinds.iter().map(|kind| kind.id.as_str()).collect(),
            self.enemies.iter().map(|entry| entry.card.code.as_str()).collect(),
            self.doors.iter().map(|card| card.code.as_str()).collect(),
            self.events.iter().map(|card| card.code.as_str()).collect(),
        ];
        let decks: Vec<_> = self.equipment.iter().map(|entry| (entry.card.deck, entry.card.level)).collect();
        let guards: Vec<_> = self.enemies.iter().map(|entry| entry.card.deck).collect();
        let sources: Vec<_> = self.arena.iter().map(|compiled| compiled.source).collect();
        hash_of(&(classes, cards, decks, guards, sources))
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
        Ok(())
    }
}

fn unknown(card: &str, what: &'static str, name: &str) -> LibraryError {
    LibraryError::Unknown { card: card.to_owned(), what, name: name.to_owned() }
}

fn value(card: &str, problem: BadValue) -> LibraryError {
    LibraryError::Value { card: card.to_owned(), problem }
}

fn count(dice: &[Colour]) -> DiceCount {
    let mut counts = [0; 4];
    for die in dice {
        // A card with more dice than this is refused before.
        counts[*die as usize] = u8::saturating_add(counts[*die as usize], 1);
    }
    counts
}

fn equipment_order(card: &Equipment) -> (u8, u8) {
    (deck_order(card.deck), if card.deck == EquipmentDeck::Treasure { card.level } else { 0 })
}

pub(super) fn deck_order(deck: EquipmentDeck) -> u8 {
    match deck {
        EquipmentDeck::Starting => 0,
        EquipmentDeck::Treasure => 1,
        EquipmentDeck::Artifact => 2,
    }
}

pub(super) fn enemy_deck_order(deck: EnemyDeck) -> u8 {
    match deck {
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
    DiceSet::new(dice).map_err(|error| value("dice", BadValue::Dice(error)))
}

fn face_symbols(face: &[Symbol]) -> Symbols {
    let mut symbols = Symbols::default();
    for symbol in face {
        symbols.0[symbol.index()] = symbols.0[symbol.index()].saturating_add(1);
    }
    symbols
}
