//! STORY-24: what a Hero carries from quest to quest, and which values it can have.

use crate::cards::{Equipment, EquipmentDeck, EquipmentKind};
use crate::dungeon::HeroChoice;
use crate::experience::MAX_XP;
use crate::ids::CardId;
use crate::kernel::game::RuleId;
use crate::library::Library;
use crate::reorganize::check_slots;
use crate::state::{Held, MAX_CARDS, MAX_HEROES, Slot};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// STORY-03: so many Micro-XP become 1 XP.
pub const MICRO_XP_PER_XP: u8 = 5;
/// STORY-17: most cards of a Hero at the start of a quest.
pub const START_CARDS: usize = 6;
/// STORY-17: most Artifacts among them.
pub const START_ARTIFACTS: usize = 1;

/// STORY-15.
const ARTIFACT_LEVEL: u8 = 4;

/// A card of a Hero between quests.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnedCard {
    /// COMP-15: this very card, by code.
    pub code: String,
    /// EQUIP-02: where it lies.
    #[serde(default)]
    pub slot: Slot,
}

/// STORY-24: what a Hero carries from quest to quest. Health is not among it: every quest starts at the maximum
/// (STORY-26).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroRecord {
    /// SETUP-05: the Hero, by id.
    pub hero: String,
    /// SETUP-06: the Class, by id.
    pub class: String,
    /// HERO-12: 0–30.
    #[serde(default)]
    pub xp: u8,
    /// STORY-03: 0–4.
    #[serde(default)]
    pub micro_xp: u8,
    /// CLASS-04: bought Skills by line, from the left; lines without any are left out.
    #[serde(default)]
    pub skills: BTreeMap<String, u8>,
    /// Equipment, in the order in which it lies.
    #[serde(default)]
    pub cards: Vec<OwnedCard>,
}

/// What no Hero of a campaign can be like.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum RecordProblem {
    /// COMP-16.
    #[error("{0} heroes, but 1 to 6 can play (COMP-16)")]
    HeroCount(usize),
    /// SETUP-05.
    #[error("there is no hero “{hero}” (SETUP-05)")]
    NoHero {
        /// Its id.
        hero: String,
    },
    /// COMP-02: one miniature each.
    #[error("the hero “{hero}” takes part twice (COMP-02)")]
    HeroTwice {
        /// Its id.
        hero: String,
    },
    /// SETUP-06.
    #[error("{hero}: there is no class “{class}” (SETUP-06)")]
    NoClass {
        /// Whose.
        hero: String,
        /// Its id.
        class: String,
    },
    /// XP-03.
    #[error("{hero}: {xp} XP, but nobody holds more than 30 (XP-03)")]
    TooMuchXp {
        /// Whose.
        hero: String,
        /// How many.
        xp: u8,
    },
    /// STORY-03.
    #[error("{hero}: {micro_xp} Micro-XP, but five become 1 XP at once (STORY-03)")]
    TooMuchMicroXp {
        /// Whose.
        hero: String,
        /// How many.
        micro_xp: u8,
    },
    /// CLASS-04.
    #[error("{hero}: the class has no line of Skills “{line}” (CLASS-04)")]
    NoLine {
        /// Whose.
        hero: String,
        /// Its id.
        line: String,
    },
    /// CLASS-04.
    #[error("{hero}: {bought} Skills of the line “{line}”, which has {skills} (CLASS-04)")]
    TooManySkills {
        /// Whose.
        hero: String,
        /// Its id.
        line: String,
        /// How many are said to be bought.
        bought: u8,
        /// How many there are.
        skills: usize,
    },
    /// COMP-10.
    #[error("{hero}: there is no card “{code}” (COMP-10)")]
    NoCard {
        /// Whose.
        hero: String,
        code: String,
    },
    /// EQUIP-18: Traps and Luck are never kept.
    #[error("{hero}: the card “{code}” is never kept (EQUIP-18)")]
    NeverKept {
        /// Whose.
        hero: String,
        code: String,
    },
    /// COMP-15: every card is there once.
    #[error("the card “{code}” is owned twice (COMP-15)")]
    CardTwice { code: String },
    /// EQUIP-02..04.
    #[error("{hero}: the cards lie wrongly ({rule})")]
    Slots {
        /// Whose.
        hero: String,
        /// What it breaks.
        rule: RuleId,
    },
    /// STORY-17, STORY-20, MARKET-11.
    #[error("{hero}: {cards} cards at the start of a quest, but no more than 6 (STORY-17)")]
    TooManyCards {
        /// Whose.
        hero: String,
        /// How many.
        cards: usize,
    },
    /// STORY-17, STORY-20, MARKET-11.
    #[error("{hero}: {artifacts} Artifacts at the start of a quest, but no more than 1 (STORY-17)")]
    TooManyArtifacts {
        /// Whose.
        hero: String,
        /// How many.
        artifacts: usize,
    },
    /// Far more cards than a quest can give.
    #[error("{hero}: {cards} cards, more than this program can lay out (EQUIP-01)")]
    Unplayable {
        /// Whose.
        hero: String,
        /// How many.
        cards: usize,
    },
}

impl RecordProblem {
    /// The rule that forbids it.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Self::HeroCount(_) => "COMP-16",
            Self::NoHero { .. } => "SETUP-05",
            Self::HeroTwice { .. } => "COMP-02",
            Self::NoClass { .. } => "SETUP-06",
            Self::TooMuchXp { .. } => "XP-03",
            Self::TooMuchMicroXp { .. } => "STORY-03",
            Self::NoLine { .. } | Self::TooManySkills { .. } => "CLASS-04",
            Self::NoCard { .. } => "COMP-10",
            Self::NeverKept { .. } => "EQUIP-18",
            Self::CardTwice { .. } => "COMP-15",
            Self::Slots { rule, .. } => rule,
            Self::TooManyCards { .. } | Self::TooManyArtifacts { .. } => "STORY-17",
            Self::Unplayable { .. } => "EQUIP-01",
        }
    }

    /// Whom it is about, by id.
    #[must_use]
    pub fn hero(&self) -> Option<&str> {
        match self {
            Self::NoHero { hero }
            | Self::HeroTwice { hero }
            | Self::NoClass { hero, .. }
            | Self::TooMuchXp { hero, .. }
            | Self::TooMuchMicroXp { hero, .. }
            | Self::NoLine { hero, .. }
            | Self::TooManySkills { hero, .. }
            | Self::NoCard { hero, .. }
            | Self::NeverKept { hero, .. }
            | Self::Slots { hero, .. }
            | Self::TooManyCards { hero, .. }
            | Self::TooManyArtifacts { hero, .. }
            | Self::Unplayable { hero, .. } => Some(hero),
            Self::HeroCount(_) | Self::CardTwice { .. } => None,
        }
    }

    /// The card or line of Skills it is about, by code or id.
    #[must_use]
    pub fn thing(&self) -> Option<&str> {
        match self {
            Self::NoLine { line, .. } | Self::TooManySkills { line, .. } => Some(line),
            Self::NoCard { code, .. } | Self::NeverKept { code, .. } | Self::CardTwice { code } => Some(code),
            _ => None,
        }
    }
}

impl HeroRecord {
    /// STORY-13: a Hero before the first quest, with the Starting Equipment that was chosen (SETUP-07): the weapon in a
    /// Hand slot, a Leather Armor that `others` do not have in the Body slot.
    ///
    /// # Errors
    /// No such Hero or Class, or no such weapon is left.
    pub fn beginner(library: &Library, choice: &HeroChoice, others: &[HeroRecord]) -> Result<Self, RecordProblem> {
        let (hero, class) = (choice.hero.clone(), choice.class.clone());
        let mut record = Self { hero, class, xp: 0, micro_xp: 0, skills: BTreeMap::new(), cards: Vec::new() };
        record.check(library)?;
        let taken = |code: &str| others.iter().any(|other| other.cards.iter().any(|card| card.code == code));
        let is_armor = |card: &&Equipment| card.kind == EquipmentKind::Armor;
        let weapon = starting_cards(library)
            .find(|card| {
                let named = card.id == choice.weapon || card.code == choice.weapon;
                named && !is_armor(card) && !taken(&card.code)
            })
            .ok_or_else(|| RecordProblem::NoCard { hero: choice.hero.clone(), code: choice.weapon.clone() })?;
        record.cards.push(OwnedCard { code: weapon.code.clone(), slot: Slot::FirstHand });
        let armor = starting_cards(library).find(|card| is_armor(card) && !taken(&card.code));
        record.cards.extend(armor.map(|card| OwnedCard { code: card.code.clone(), slot: Slot::Body }));
        Ok(record)
    }

    /// Which of its values are impossible, whatever the others have (STORY-16: any number of cards).
    ///
    /// # Errors
    /// The first that is.
    pub fn check(&self, library: &Library) -> Result<(), RecordProblem> {
        let hero = || self.hero.clone();
        if library.hero_named(&self.hero).is_none() {
            return Err(RecordProblem::NoHero { hero: hero() });
        }
        let Some(class) = library.class_named(&self.class) else {
            return Err(RecordProblem::NoClass { hero: hero(), class: self.class.clone() });
        };
        if self.xp > MAX_XP {
            return Err(RecordProblem::TooMuchXp { hero: hero(), xp: self.xp });
        }
        if self.micro_xp >= MICRO_XP_PER_XP {
            return Err(RecordProblem::TooMuchMicroXp { hero: hero(), micro_xp: self.micro_xp });
        }
        for (line, bought) in &self.skills {
            let Some(known) = library.class(class).sheet.lines.iter().find(|known| known.id == *line) else {
                return Err(RecordProblem::NoLine { hero: hero(), line: line.clone() });
            };
            if usize::from(*bought) > known.skills.len() {
                let (line, bought, skills) = (line.clone(), *bought, known.skills.len());
                return Err(RecordProblem::TooManySkills { hero: hero(), line, bought, skills });
            }
        }
        self.check_cards(library)
    }

    fn check_cards(&self, library: &Library) -> Result<(), RecordProblem> {
        let hero = || self.hero.clone();
        if self.cards.len() > MAX_CARDS {
            return Err(RecordProblem::Unplayable { hero: hero(), cards: self.cards.len() });
        }
        let mut held = Vec::with_capacity(self.cards.len());
        for card in &self.cards {
            let Some(id) = library.card_with_code(&card.code) else {
                return Err(RecordProblem::NoCard { hero: hero(), code: card.code.clone() });
            };
            if matches!(library.card(id).card.kind, EquipmentKind::Luck | EquipmentKind::Trap) {
                return Err(RecordProblem::NeverKept { hero: hero(), code: card.code.clone() });
            }
            held.push(Held { card: id, slot: card.slot });
        }
        check_slots(library, &held).map_err(|refusal| RecordProblem::Slots { hero: hero(), rule: refusal.rule })
    }

    /// STORY-02: everything earned and not spent yet, in Micro-XP.
    #[must_use]
    pub fn worth(&self) -> u32 {
        u32::from(self.xp) * u32::from(MICRO_XP_PER_XP) + u32::from(self.micro_xp)
    }

    /// STORY-03, XP-03: so many Micro-XP are all that this Hero has. At 30 XP five of them still become one XP, which is
    /// lost (OQ-39).
    pub fn set_worth(&mut self, micro_xp: u32) {
        let five = u32::from(MICRO_XP_PER_XP);
        self.xp = (micro_xp / five).min(u32::from(MAX_XP)) as u8;
        self.micro_xp = (micro_xp % five) as u8;
    }

    /// CLASS-04: what the Skill at this position of a line costs, in XP. `None`: there is no such Skill.
    #[must_use]
    pub fn skill_cost(&self, library: &Library, line: &str, position: u8) -> Option<u8> {
        let sheet = &library.class(library.class_named(&self.class)?).sheet;
        let line = sheet.lines.iter().find(|known| known.id == line)?;
        line.skills.get(usize::from(position)).map(|skill| skill.cost)
    }

    /// The code of the card in the first hand.
    #[must_use]
    pub fn weapon(&self) -> Option<&str> {
        self.cards.iter().find(|card| card.slot == Slot::FirstHand).map(|card| card.code.as_str())
    }

    /// ARTIFACT-03: the Artifacts among its cards.
    #[must_use]
    pub fn artifacts(&self, library: &Library) -> usize {
        let is_artifact = |card: &&OwnedCard| {
            library.card_with_code(&card.code).is_some_and(|id| library.card(id).card.deck == EquipmentDeck::Artifact)
        };
        self.cards.iter().filter(is_artifact).count()
    }
}

/// A party as it is between or in quests: every Hero for itself, no Hero and no card twice.
///
/// # Errors
/// The first thing that cannot be, with its rule.
pub fn check_party(library: &Library, party: &[HeroRecord]) -> Result<(), RecordProblem> {
    if !(1..=MAX_HEROES).contains(&party.len()) {
        return Err(RecordProblem::HeroCount(party.len()));
    }
    let (mut heroes, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for record in party {
        record.check(library)?;
        if !heroes.insert(library.hero_named(&record.hero)) {
            return Err(RecordProblem::HeroTwice { hero: record.hero.clone() });
        }
        for card in &record.cards {
            if !cards.insert(&card.code) {
                return Err(RecordProblem::CardTwice { code: card.code.clone() });
            }
        }
    }
    Ok(())
}

/// STORY-17, STORY-20, MARKET-11: no more than 6 cards, of these no more than 1 Artifact.
///
/// # Errors
/// What is too much.
pub fn check_start_inventory(library: &Library, record: &HeroRecord) -> Result<(), RecordProblem> {
    let hero = || record.hero.clone();
    if record.cards.len() > START_CARDS {
        return Err(RecordProblem::TooManyCards { hero: hero(), cards: record.cards.len() });
    }
    let artifacts = record.artifacts(library);
    if artifacts > START_ARTIFACTS {
        return Err(RecordProblem::TooManyArtifacts { hero: hero(), artifacts });
    }
    Ok(())
}

/// STORY-07, OQ-21: the highest Level column of any bought Skill; 1 without one.
#[must_use]
pub fn hero_level(library: &Library, record: &HeroRecord) -> u8 {
    let Some(class) = library.class_named(&record.class) else { return 1 };
    let bought = |line: &str| record.skills.get(line).copied().unwrap_or(0);
    let lines = &library.class(class).sheet.lines;
    let levels = lines.iter().flat_map(|line| line.skills.iter().take(usize::from(bought(&line.id))));
    levels.map(|skill| skill.level).max().unwrap_or(1)
}

/// STORY-08: the Level of the highest-Level Hero; a quest starts at it.
#[must_use]
pub fn party_level(library: &Library, party: &[HeroRecord]) -> u8 {
    party.iter().map(|record| hero_level(library, record)).max().unwrap_or(1)
}

/// STORY-15, OQ-43: the Level of a card in a campaign; Artifacts count as Level 4.
#[must_use]
pub fn card_level(library: &Library, card: CardId) -> u8 {
    let entry = &library.card(card).card;
    match entry.deck {
        EquipmentDeck::Artifact => ARTIFACT_LEVEL,
        EquipmentDeck::Starting | EquipmentDeck::Treasure => entry.level,
    }
}

fn starting_cards(library: &Library) -> impl Iterator<Item = &Equipment> {
    library.equipment_range(EquipmentDeck::Starting, 0).map(|number| &library.card(CardId(number)).card)
}
