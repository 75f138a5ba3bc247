//! COMPONENTS of the Classes: Skill cards, what is printed on their boards, Set Powers; the Boss dashboard.

use crate::cards::Origin;
use crate::ids::{AttackType, Class, Dice, Spirit};
use crate::language::{Ability, ClawAbility, Deed, Effect};
use serde::{Deserialize, Serialize};

/// The stances of the Berserker (M2-BERS-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stance {
    /// Attack.
    BloodRage,
    /// Mobility.
    Reckless,
    /// Punishes attackers.
    Provoke,
}

/// A Skill card (M2-SKILL-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillCard {
    /// By this name files and messages call it.
    pub id: String,
    /// Whose.
    pub class: Class,
    /// From which Level on.
    pub level: u8,
    /// The next lower grade (M2-SKILL-02).
    #[serde(default)]
    pub above: Option<String>,
    /// The stance that it lies under; any, where none is named.
    #[serde(default)]
    pub stance: Option<Stance>,
    /// What it does, beside its tokens.
    #[serde(default)]
    pub ability: Ability,
    /// Tokens of the Rogue that it puts into the tool bag, and how many (M2-ROGUE-13).
    #[serde(default)]
    pub tokens: Vec<(String, u8)>,
    /// Wounds of a poisoned Enemy that is activated (M2-ROGUE-15).
    #[serde(default)]
    pub poison: u8,
    /// The blessed side of a card of the Paladin (M2-PAL-07).
    #[serde(default)]
    pub blessed: Option<Ability>,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
}

/// What is printed on the boards of the Classes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    /// Of the Berserker, in the order of [`Stance`] (M2-BERS-07).
    pub stances: [Ability; 3],
    /// The basic spells of the Spell Amulet, clockwise (M2-WIZ-08).
    pub spells: [Ability; 4],
    /// Of the columns of the Paladin (M2-PAL-02).
    pub columns: [Ability; 3],
    /// The top spaces of the tracks of the Shaman, in the order of the Elements (M2-SHAM-06).
    pub tops: [Ability; 4],
    /// So many spaces the top of a track lies above the lowest one.
    pub top: u8,
}

/// A Spirit card (M2-SHAM-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpiritCard {
    /// The card of which of them it is.
    pub spirit: Spirit,
    /// So many Wounds kill it.
    pub health: u8,
    /// Attack dice by type.
    pub attack: Vec<(AttackType, Dice)>,
    /// Dice when it is attacked.
    pub defense: Dice,
    /// Fire tokens on whom it has attacked.
    #[serde(default)]
    pub fire: u8,
    /// Frost tokens on whom it has attacked.
    #[serde(default)]
    pub frost: u8,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
}

/// The colours of the tokens of the Rogue (M2-ROGUE-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Attack actions.
    Red,
    /// Move actions.
    Blue,
    /// All actions.
    Green,
}

/// A token of the Rogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RogueToken {
    /// By this name files and messages call it.
    pub id: String,
    /// Of this colour the action has to be that it goes with.
    pub colour: Colour,
    /// What it brings to an action that it matches.
    #[serde(default = "Vec::new")]
    pub r#do: Vec<Effect>,
    /// M2-ROGUE-14: the Rogue counts as in Shadow.
    #[serde(default)]
    pub shadow: bool,
    /// M2-ROGUE-15: it lies beside the target.
    #[serde(default)]
    pub poison: bool,
    /// M2-ROGUE-07: further tokens are drawn.
    #[serde(default)]
    pub draws: u8,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// M2-ROGUE-01: it begins in the tool bag.
    #[serde(default)]
    pub start: bool,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
}

/// An Arrow card (M2-RANGER-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArrowCard {
    /// By this name files and messages call it.
    pub id: String,
    /// So many Aim symbols it adds to the row (M2-RANGER-02).
    pub aim: u8,
    /// The beige row: a Quick Shot.
    pub quick: Vec<Effect>,
    /// The white row: a Critical Hit.
    pub critical: Vec<Effect>,
    /// The red row: an Overdraw.
    pub over: Vec<Effect>,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
}

fn one() -> u8 {
    1
}

/// The Set Power card of a Class (M2-ITEM-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerCard {
    /// Whose.
    pub class: Class,
    /// With two items of the Set.
    pub lesser: Ability,
    /// With four.
    pub greater: Ability,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
}

/// A space of the Boss track: from the moment the marker reaches it on (M2-BOSS-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BossSpace {
    /// Nothing more.
    Nothing,
    /// More dice in each attack.
    Attack(Dice),
    /// More Activation dice.
    Roll(u8),
    /// One more action.
    Action,
    /// More deeds for this number of Claws.
    Adds(u8, Vec<Deed>),
}

/// A side of the Boss dashboard (M2-ENEMY-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossCard {
    /// By this name files and messages call it.
    pub id: String,
    /// Health for each Hero.
    pub health: u8,
    /// Actions of an activation.
    pub actions: u8,
    /// Activation dice of an action.
    pub dice: u8,
    /// Attack dice by type.
    pub attack: Vec<(AttackType, Dice)>,
    /// Dice when it is attacked.
    pub defense: Dice,
    /// The combat ability.
    pub claw: ClawAbility,
    /// The special abilities, by the number of Claws.
    pub specials: Vec<Vec<Deed>>,
    /// What its marker walks along, space by space.
    pub track: Vec<BossSpace>,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
}
