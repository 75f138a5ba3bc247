//! COMPONENTS of the Classes: Skill cards, what is printed on their boards, Set Powers.

use crate::cards::Origin;
use crate::ids::Class;
use crate::language::Ability;
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
    /// Its id.
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
    /// What it does.
    pub ability: Ability,
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
