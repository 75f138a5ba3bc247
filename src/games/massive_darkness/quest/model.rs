//! The quest document: tiles, doors, tokens, objectives, special rules, texts. One readable RON file.

use super::set_up::{About, Cards, Party};
use crate::games::massive_darkness::rules::RULESET;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::dungeon::Words;
use crate::games::massive_darkness::rules::language::quest::{Foe, Goal, Object, QuestAct, QuestRule, Switch};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::house::storage::Document;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The newest format of quest files that this program reads and the one that it writes.
pub const FORMAT: u32 = 1;

/// Most tiles a quest may have; what can be played is limited by the zones of the board.
pub const MAX_TILES: usize = 1000;

/// A quest as its file says it. What can be played of it is made by laying it out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// Files of newer formats are refused.
    pub format: u32,
    /// Name without spaces, unique among quests.
    pub id: String,
    /// By language (`en`, `de`, `pl`).
    pub title: BTreeMap<String, String>,
    /// By language: what it is about.
    #[serde(default)]
    pub story: BTreeMap<String, String>,
    /// Who laid the tiles.
    #[serde(default)]
    pub layout: Layout,
    /// SETUP-13: the Level the quest starts at.
    #[serde(default = "one")]
    pub start_level: u8,
    /// SETUP-02.
    pub tiles: Vec<PlacedTile>,
    /// SETUP-09: the Hero Starting Zone.
    pub start: Spot,
    /// The Exit Zone.
    #[serde(default)]
    pub exit: Option<Spot>,
    /// LEVEL-02.
    #[serde(default)]
    pub level_tokens: Vec<LevelToken>,
    /// Doors stand where a wall would be.
    #[serde(default)]
    pub doors: Vec<PlacedDoor>,
    /// Tokens on the board at Setup.
    #[serde(default)]
    pub tokens: Vec<PlacedToken>,
    /// TOKEN-03: tokens that lie face down.
    #[serde(default)]
    pub face_down: Vec<FaceDown>,
    /// Zones that rules speak of.
    #[serde(default)]
    pub names: Vec<NamedSpot>,
    /// WIN-02: objectives, in order.
    pub goals: Vec<Goal>,
    /// Special rules.
    #[serde(default)]
    pub rules: Vec<QuestRule>,
    /// What differs from the rules of the book.
    #[serde(default)]
    pub switches: Vec<Switch>,
    /// Borders between Zones that rules speak of.
    #[serde(default)]
    pub borders: Vec<PlacedBorder>,
    /// QC-08: stairs join two Zones wherever they lie; they are borders, too.
    #[serde(default)]
    pub stairs: Vec<PlacedBorder>,
    /// Figures with rules of their own.
    #[serde(default)]
    pub foes: Vec<Foe>,
    /// QC-07: objects such as Pillars.
    #[serde(default)]
    pub objects: Vec<Object<Spot>>,
    /// Counters that rules keep; all begin at 0.
    #[serde(default)]
    pub counters: Vec<String>,
    /// Roles that Heroes can have.
    #[serde(default)]
    pub roles: Vec<String>,
    /// What Heroes can do only here.
    #[serde(default)]
    pub acts: Vec<QuestAct>,
    /// ARTIFACT-05: kinds of carried tokens that a Hero may lay down in his Zone for 1 Movement Point.
    #[serde(default)]
    pub placeable: Vec<TokenKind>,
    /// A named Zone that all Enemies make for when they move in the Enemies' Phase.
    #[serde(default)]
    pub sought: Option<String>,
    /// Words for tasks, Acts, objects and whatever else has a name: by name, by language.
    #[serde(default)]
    pub words: Words,
    /// Who made it, under which terms.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
    /// For how many Heroes, and what they begin with.
    #[serde(default, skip_serializing_if = "Party::is_any")]
    pub party: Party,
    /// Which cards are played with.
    #[serde(default, skip_serializing_if = "Cards::are_the_box")]
    pub cards: Cards,
    /// Tiles that no box has; one with the id of a printed side takes its place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_tiles: Vec<TileSide>,
    /// Walls and openings where the tiles have it otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub built: Vec<BuiltEdge>,
    /// COMP-06: Zones under a Dark Bridge. What becomes of them is up to rules, by the names of the Zones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridges: Vec<Spot>,
    /// Names of hints that whoever draws the quest does not want to be told: it is meant so.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub meant: BTreeSet<String>,
    /// For whoever draws the quest; who plays it never sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

fn one() -> u8 {
    1
}

impl Document for Quest {
    const GAME: Option<&'static str> = Some(RULESET);
    const KIND: &'static str = "quest";
    const LONGEST_TEXT: usize = LONGEST_TEXT;
}

/// The longest story, note or name of a quest, in bytes as they are written.
const LONGEST_TEXT: usize = 256 * 1024;

impl Quest {
    /// The title in a language, else in English, else the id.
    #[must_use]
    pub fn title(&self, language: &str) -> &str {
        self.title.get(language).or_else(|| self.title.get("en")).map_or(&self.id, String::as_str)
    }

    /// The story in a language, else in English, else nothing.
    #[must_use]
    pub fn story(&self, language: &str) -> &str {
        self.story.get(language).or_else(|| self.story.get("en")).map_or("", String::as_str)
    }
}

/// Who laid the tiles: the printed maps are lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Layout {
    /// We did, with the printed tiles and components.
    #[default]
    Ours,
    /// As printed, typed in by the owner of a box.
    Printed,
}

/// A Zone by its place on the grid of its storey: east and south from the corner of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// East.
    pub x: i16,
    /// South.
    pub y: i16,
    /// Storey, from 0.
    #[serde(default, skip_serializing_if = "is_ground")]
    pub storey: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_ground(storey: &u8) -> bool {
    *storey == 0
}

/// A tile as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedTile {
    /// Number and side.
    pub tile: String,
    /// The Zone in its north-west corner.
    pub at: Spot,
    /// Quarter turns clockwise.
    #[serde(default)]
    pub turn: u8,
    /// Wound tokens on it, for rules that let it crumble.
    #[serde(default, skip_serializing_if = "is_none")]
    pub wounds: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_none(wounds: &u8) -> bool {
    *wounds == 0
}

/// LEVEL-02: the tile on which it lies has its Level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelToken {
    /// Its Zone.
    pub at: Spot,
    /// 1–5.
    pub level: u8,
}

/// A door between two Zones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedDoor {
    /// One side.
    pub from: Spot,
    /// The other side.
    pub to: Spot,
    /// Open from the start.
    #[serde(default)]
    pub open: bool,
    /// How rules call it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// It can be opened only after a rule has unlocked it.
    #[serde(default, skip_serializing_if = "is_loose")]
    pub locked: bool,
}

/// A border between two Zones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedBorder {
    /// How rules call it; several may share a name.
    pub name: String,
    /// One side.
    pub from: Spot,
    /// The other side.
    pub to: Spot,
    /// Heroes can cross it only after a rule has allowed it.
    #[serde(default, skip_serializing_if = "is_loose")]
    pub barred: bool,
}

/// What a quest builds on a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Built {
    /// Nobody passes, nobody sees through.
    Wall,
    /// No wall.
    Opening,
}

/// A border between two neighbouring Zones that differs from what the tiles say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuiltEdge {
    /// One side.
    pub from: Spot,
    /// The other side.
    pub to: Spot,
    /// What is there instead.
    pub kind: Built,
}

/// A note on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Its Zone, which may be one without a tile.
    pub at: Spot,
    /// What it says.
    pub text: String,
}

/// What lies on a Zone at the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedToken {
    /// What.
    pub kind: TokenKind,
    /// Where.
    pub at: Spot,
    /// QC-06: the quest uses it for something else than being picked up.
    #[serde(default, skip_serializing_if = "is_loose")]
    pub fixed: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_loose(fixed: &bool) -> bool {
    !*fixed
}

/// TOKEN-03: tokens that are shuffled and laid face down, one on each spot. What each of them is, is drawn when a Hero
/// picks it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceDown {
    /// Where they lie.
    pub spots: Vec<Spot>,
    /// What they are: kind and number.
    pub kinds: Vec<(TokenKind, u8)>,
}

/// A name that rules use for a Zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedSpot {
    /// Several Zones may share it: rules then mean any of them.
    pub name: String,
    /// The Zone.
    pub at: Spot,
}
