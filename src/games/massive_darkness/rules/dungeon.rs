//! A quest, laid out and checked: what the engine reads of a quest while it plays. Immutable.

use super::ids::HeroId;
use super::language::quest::{Foe, Goal, Object, QuestAct, QuestRule, Switch};
use super::readings::Reading;
use super::state::{Token, TokenKind};
use super::story::HeroRecord;
use crate::kernel::board::{Board, EdgeId, SpaceId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// ZONE-02, ZONE-06: what rules read of a Zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zone {
    /// ZONE-02: Room Zone; otherwise a Corridor Zone.
    pub room: bool,
    /// ZONE-06: Shadow Zone; otherwise a Light Zone.
    pub shadow: bool,
    /// The tile it lies on, as a position in [`Dungeon::tiles`].
    pub tile: u16,
    /// East, on the grid of the storey.
    pub x: i16,
    /// South, on the grid of the storey.
    pub y: i16,
    /// Storey, from 0.
    pub storey: u8,
}

/// A tile as it lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// Name of its side.
    pub id: String,
    /// LEVEL-02, OQ-33: the highest Level token on it; 0 = none.
    pub level: u8,
    /// Wound tokens that a quest lays on it.
    pub wounds: u8,
}

/// A door that rules speak of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedDoor {
    /// As the rules of the quest call it.
    pub name: String,
    /// Where it stands.
    pub edge: EdgeId,
    /// It can be opened only after a rule has unlocked it.
    pub locked: bool,
}

/// A border between two Zones that rules speak of, stairs included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Border {
    /// Its name; several may share one.
    pub name: String,
    /// Where it is.
    pub edge: EdgeId,
    /// Heroes can cross it only after a rule has allowed it.
    pub barred: bool,
}

/// Words of a quest: by name, by language.
pub type Words = BTreeMap<String, BTreeMap<String, String>>;

/// A quest, ready to be played.
#[derive(Clone, Debug, Default)]
pub struct Dungeon {
    /// Name without spaces; translated by the quest itself.
    pub id: String,
    /// Zones and the edges between them.
    pub board: Board,
    /// By space.
    pub zones: Vec<Zone>,
    /// As they lie; by their order zones know theirs.
    pub tiles: Vec<Tile>,
    /// LEVEL-02: Zones with a Level token, and its Level.
    pub level_tokens: Vec<(SpaceId, u8)>,
    /// SETUP-09: where the Heroes start.
    pub start: SpaceId,
    /// The Exit Zone, where there is one.
    pub exit: Option<SpaceId>,
    /// Doors that are open from the start.
    pub open_doors: Vec<EdgeId>,
    /// COMP-06: Zones under a Dark Bridge, in the order of their numbers.
    pub bridges: Vec<SpaceId>,
    /// Names of Zones, for rules.
    pub names: Vec<(String, SpaceId)>,
    /// Tokens at Setup.
    pub tokens: Vec<Token>,
    /// TOKEN-03: the kinds of the face-down tokens, by bag.
    pub bags: Vec<Vec<TokenKind>>,
    /// WIN-02: objectives, in order.
    pub goals: Vec<Goal>,
    /// Special rules.
    pub rules: Vec<QuestRule>,
    /// Which kinds of moments the rules wait for, a bit each.
    pub listens: u32,
    /// Doors that rules speak of.
    pub doors: Vec<NamedDoor>,
    /// Borders that rules speak of.
    pub borders: Vec<Border>,
    /// Figures of the quest.
    pub foes: Vec<Foe>,
    /// Objects of the quest.
    pub objects: Vec<Object<SpaceId>>,
    /// Counters of the quest.
    pub counters: Vec<String>,
    /// Roles of Heroes.
    pub roles: Vec<String>,
    /// Acts of the quest.
    pub acts: Vec<QuestAct>,
    /// ARTIFACT-05: kinds of carried tokens that a Hero may lay down for 1 Movement Point.
    pub placeable: Vec<TokenKind>,
    /// What is different from the rules of the book.
    pub switches: Vec<Switch>,
    /// A Zone that all Enemies make for when they move in the Enemies' Phase.
    pub sought: Option<SpaceId>,
    /// Words of the quest.
    pub words: Words,
    /// SETUP-13: the Level the Quest starts at in Standard Mode.
    pub start_level: u8,
    /// SETUP-11: XP that each Hero begins with; the book gives none.
    pub experience: u8,
}

impl Dungeon {
    /// What is printed there and does not change in a game.
    #[must_use]
    pub fn zone(&self, space: SpaceId) -> &Zone {
        &self.zones[usize::from(space.0)]
    }

    /// LEVEL-02: the Level of the tile a Zone lies on; 0 = none.
    #[must_use]
    pub fn tile_level(&self, space: SpaceId) -> u8 {
        self.tiles[usize::from(self.zone(space).tile)].level
    }

    /// The Zone at these coordinates.
    #[must_use]
    pub fn at(&self, x: i16, y: i16, storey: u8) -> Option<SpaceId> {
        let found = self.zones.iter().position(|zone| zone.x == x && zone.y == y && zone.storey == storey)?;
        Some(SpaceId(found as u16))
    }

    /// The Zones with this name.
    pub fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = SpaceId> + 'a {
        self.names.iter().filter(move |(known, _)| known == name).map(|(_, zone)| *zone)
    }

    /// Has the Zone this name?
    #[must_use]
    pub fn is_named(&self, zone: SpaceId, name: &str) -> bool {
        self.names.iter().any(|(known, at)| *at == zone && known == name)
    }

    /// Is something different from the rules of the book?
    #[must_use]
    pub fn has(&self, switch: Switch) -> bool {
        self.switches.contains(&switch)
    }

    /// Words of the quest in a language, else in English, else the name itself.
    #[must_use]
    pub fn word<'a>(&'a self, name: &'a str, language: &str) -> &'a str {
        let words = self.words.get(name);
        words.and_then(|words| words.get(language).or_else(|| words.get("en"))).map_or(name, String::as_str)
    }

    /// Zones with a Level token of this Level.
    pub fn zones_of_level(&self, level: u8) -> impl Iterator<Item = SpaceId> + '_ {
        self.level_tokens.iter().filter(move |(_, at)| *at == level).map(|(zone, _)| *zone)
    }
}

/// ED-01..09: the printed edition whose wording is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// The German book.
    #[default]
    De,
    /// The English book.
    En,
}

/// One Hero as chosen at Setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroChoice {
    /// SETUP-05: the Hero, by id.
    pub hero: String,
    /// SETUP-06: the Class, by id.
    pub class: String,
    /// SETUP-07: the starting weapon, by id.
    pub weapon: String,
}

/// STORY-01: is the quest one of a campaign?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// A quest for itself.
    #[default]
    Standard,
    /// A quest of a campaign.
    Story,
}

/// The choices of Setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// SETUP-05..07: in turn order, First Player first (SETUP-10).
    pub heroes: Vec<HeroChoice>,
    /// SETUP-08: tokens on the Lifebringer.
    pub lifebringer: u8,
    /// Edition switches.
    pub edition: Edition,
    /// Where two readings are defensible: those that are played instead of the usual ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub otherwise: Vec<Reading>,
    /// STORY-24: in Story Mode the Heroes as they come from the campaign, in turn order; empty in Standard Mode.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub party: Vec<HeroRecord>,
}

impl Setup {
    /// A quest for itself.
    #[must_use]
    pub fn standard(heroes: Vec<HeroChoice>, lifebringer: u8, edition: Edition) -> Self {
        Self { heroes, lifebringer, edition, otherwise: Vec::new(), party: Vec::new() }
    }

    /// STORY-01: a quest of a campaign. `heroes` then only repeats who plays, for those who list games.
    #[must_use]
    pub fn story(party: Vec<HeroRecord>, lifebringer: u8, edition: Edition) -> Self {
        let choice = |record: &HeroRecord| HeroChoice {
            hero: record.hero.clone(),
            class: record.class.clone(),
            weapon: record.weapon().unwrap_or_default().to_owned(),
        };
        Self { heroes: party.iter().map(choice).collect(), lifebringer, edition, otherwise: Vec::new(), party }
    }

    /// The same, with other readings than the usual ones.
    #[must_use]
    pub fn reading(self, otherwise: Vec<Reading>) -> Self {
        Self { otherwise, ..self }
    }

    /// STORY-01.
    #[must_use]
    pub fn mode(&self) -> Mode {
        if self.party.is_empty() { Mode::Standard } else { Mode::Story }
    }
}

/// One of the rulebook's recommended choices for a Hero.
#[must_use]
pub fn recommended(library: &super::library::Library, hero: HeroId) -> HeroChoice {
    let card = &library.hero(hero).card;
    HeroChoice { hero: card.id.clone(), class: card.recommended.clone(), weapon: card.weapon.clone() }
}
