//! What is printed on cards, sheets and tiles, as it stands in the RON files under `assets/`.
//!
//! These are the values the card editor changes and the library compiles; nothing here is played directly.

use super::language::{Ability, Effect};
use super::symbol::{Colour, Symbol};
use serde::{Deserialize, Serialize};

/// Where a fact comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Origin {
    /// Printed in the rulebook.
    Printed,
    /// Follows from printed facts.
    Inferred,
    /// Designed by us to fit; the owner of the box can type in the true card.
    #[default]
    Designed,
}

/// EQUIP-16: what kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EquipmentKind {
    /// A weapon of any combat type.
    Weapon,
    /// Armor, for the Body.
    Armor,
    /// A Shield, for a hand.
    Shield,
    /// EQUIP-14: always equipped.
    Item,
    /// EQUIP-15: used once, then discarded.
    Consumable,
    /// EQUIP-18: resolved when drawn for a Treasure token.
    Luck,
    /// EQUIP-18: never for Guardians.
    Trap,
    /// ARTIFACT-03.
    Artifact,
}

/// EQUIP-02: where a card must lie to work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SlotSymbol {
    /// EQUIP-06: anywhere.
    #[default]
    None,
    /// The Body slot.
    Body,
    /// One Hand slot.
    Hand,
    /// EQUIP-04: both Hand slots.
    TwoHands,
}

/// Which deck a card of Equipment belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EquipmentDeck {
    /// Set aside for the Heroes (COMP-14).
    Starting,
    /// The Treasure deck of the card's Level.
    Treasure,
    /// The Artifact deck.
    Artifact,
}

/// One card of Equipment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Equipment {
    /// COMP-15: type letter and number, unique in the box.
    pub code: String,
    /// Name without spaces; the text files translate it (`card-` + id). Equal cards share it.
    pub id: String,
    /// Which pile it is shuffled into.
    pub deck: EquipmentDeck,
    /// Level 1–5; Artifacts 4 (OQ-20).
    pub level: u8,
    pub kind: EquipmentKind,
    /// Where it must lie.
    #[serde(default)]
    pub slot: SlotSymbol,
    /// Words that conditions look for: `sword`, `mace`, `hammer`, set names (COND-13).
    #[serde(default)]
    pub tags: Vec<String>,
    /// Dice beside the Melee symbol.
    #[serde(default)]
    pub melee: Vec<Colour>,
    /// Dice beside the Ranged symbol.
    #[serde(default)]
    pub ranged: Vec<Colour>,
    /// Dice beside the Magic symbol.
    #[serde(default)]
    pub magic: Vec<Colour>,
    /// Dice beside the Defense symbol.
    #[serde(default)]
    pub defense: Vec<Colour>,
    /// Its text.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Where the facts come from.
    #[serde(default)]
    pub origin: Origin,
}

/// What a figure looks like, so that the window can draw it and Agents know their race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Silhouette {
    Dwarf,
    Goblin,
    Orc,
    Demon,
    Spider,
    Hound,
    Troll,
    Temptress,
    Ogre,
}

/// ENEMY-01: what role a kind of Enemy has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// One Boss and Minions.
    Mob,
    /// One figure that calls reinforcement.
    Agent,
    /// One wandering figure.
    Roaming,
}

/// COMP-09: a kind of Enemy and its miniatures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyKind {
    /// Name without spaces; translated as `enemy-` + id.
    pub id: String,
    /// A Mob, an Agent or a Roaming Monster.
    pub role: Role,
    /// Look.
    pub silhouette: Silhouette,
    /// Figures: Bosses, Agents or monsters.
    pub leaders: u8,
    /// Minion figures.
    #[serde(default)]
    pub minions: u8,
}

/// Which deck an Enemy card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EnemyDeck {
    /// The Guard deck of this Level.
    Guard(u8),
    /// LEVEL-10: the Lesser Roaming Monsters.
    Lesser,
    /// LEVEL-10: the Greater Roaming Monsters.
    Greater,
}

/// ENEMY-01: one Enemy card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyCard {
    /// COMP-15: unique in the box.
    pub code: String,
    /// Its kind, by [`EnemyKind::id`].
    pub kind: String,
    /// Which pile it is shuffled into.
    pub deck: EnemyDeck,
    /// ENEMY-06: Minions per starting Hero (Mobs).
    #[serde(default)]
    pub minions: u8,
    /// ENEMY-07: Health of every figure of a Mob; ENEMY-09: Health per starting Hero for others.
    pub health: u8,
    /// Dice of the Melee field.
    #[serde(default)]
    pub melee: Vec<Colour>,
    /// Dice of the Ranged field.
    #[serde(default)]
    pub ranged: Vec<Colour>,
    /// Dice of the Magic field.
    #[serde(default)]
    pub magic: Vec<Colour>,
    /// Dice of the Defense field.
    #[serde(default)]
    pub defense: Vec<Colour>,
    /// Its text, top to bottom.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Where the facts come from.
    #[serde(default)]
    pub origin: Origin,
}

/// HERO-01: a Hero card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroCard {
    /// COMP-02.
    pub code: String,
    /// Name without spaces; translated as `hero-` + id.
    pub id: String,
    /// SETUP-06: the recommended Class, by [`ClassSheet::id`].
    pub recommended: String,
    /// The recommended starting weapon, by [`Equipment::id`] (ours, a suggestion only).
    pub weapon: String,
    /// Works only in a Shadow Zone.
    pub shadow: Vec<Ability>,
    /// Name of the Special Skill, translated as `skill-` + id.
    pub special_name: String,
    /// Works always.
    pub special: Vec<Ability>,
    /// Where the facts come from.
    #[serde(default)]
    pub origin: Origin,
}

/// CLASS-05: one Skill of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// The Level column 1–5.
    pub level: u8,
    /// XP.
    pub cost: u8,
    /// Its text.
    pub abilities: Vec<Ability>,
}

/// CLASS-04: a line of Skills, bought from left to right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillLine {
    /// Translated as `skill-` + id.
    pub id: String,
    /// From left to right.
    pub skills: Vec<Skill>,
}

/// CLASS-02 … CLASS-05: what a Hero of this Class can do and learn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassSheet {
    /// Name without spaces; translated as `class-` + id.
    pub id: String,
    /// Name of the Signature, translated as `skill-` + id.
    pub signature_name: String,
    /// CLASS-02.
    pub signature: Vec<Ability>,
    /// Name of the Free Class Skill, translated as `skill-` + id.
    pub free_name: String,
    /// CLASS-03.
    pub free: Vec<Ability>,
    /// CLASS-04.
    pub lines: Vec<SkillLine>,
    /// Where the facts come from.
    #[serde(default)]
    pub origin: Origin,
}

/// ACT-DOOR-09, ACT-DOOR-10: who appears in a block of a Door card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DoorGuard {
    /// Nobody.
    #[default]
    None,
    /// A Guard in this Room.
    Here,
    /// A Guard in the Zone of the active Hero.
    Ambush,
}

/// ACT-DOOR-09: one block of a Door card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoorBlock {
    /// Who appears.
    #[serde(default)]
    pub guard: DoorGuard,
    /// Normal Treasure tokens.
    #[serde(default)]
    pub treasure: u8,
    /// Special Treasure tokens.
    #[serde(default)]
    pub special: u8,
}

/// ACT-DOOR-06: a Door card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoorCard {
    /// COMP-15.
    pub code: String,
    /// Translated as `door-` + id.
    pub id: String,
    /// Zones 1, 2 and 3.
    pub blocks: [DoorBlock; 3],
    /// Where the facts come from.
    #[serde(default)]
    pub origin: Origin,
}

/// EVENT-01: an Event card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCard {
    /// COMP-15.
    pub code: String,
    /// Translated as `event-` + id.
    pub id: String,
    /// In printed order.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// "may": the players are asked.
    #[serde(default)]
    pub optional: bool,
    /// Where the facts come from.
    #[serde(default)]
    pub origin: Origin,
}

/// DICE-08: one kind of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieCard {
    /// Two dice of one colour never differ.
    pub colour: Colour,
    /// Six faces; face 0 lies opposite face 5, 1 opposite 4, 2 opposite 3 (OQ-05).
    pub faces: Vec<Vec<Symbol>>,
}

// ZONE-08: one side of a tile; `l`/`d` is light or dark corridor, `L`/`D` light or dark room, `#` no Zone. ZONE-03: its borders.
pub use tile_sides::{EdgeKind, TileEdge, TileSide};

/// Everything a box brings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Box {
    pub dice: Vec<DieCard>,
    pub tiles: Vec<TileSide>,
    pub heroes: Vec<HeroCard>,
    pub classes: Vec<ClassSheet>,
    pub equipment: Vec<Equipment>,
    pub kinds: Vec<EnemyKind>,
    pub enemies: Vec<EnemyCard>,
    pub doors: Vec<DoorCard>,
    pub events: Vec<EventCard>,
}
