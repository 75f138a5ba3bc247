//! The words in which cards, skills, enemies and quests are written.
//!
//! Four mechanisms, never mixed: a *modifier* ([`When::Always`]) is asked for, a *trigger* answers something
//! that happened, an *option* is paid for inside a combat or activation, and a *behaviour* replaces an
//! Enemy's Activation (quests). Every card is a list of [`Ability`]; see `ARCHITECTURE.md` for examples.

mod amount;
mod effect;
pub mod quest;
mod when;

pub use amount::{Amount, Count};
pub use effect::{
    ActionKind, Cancelled, DieChoice, Effect, Group, Lit, Of, Place, Reach, Reroll, RerollSide, Spawned, Who,
};
pub use when::{Condition, Cost, Helps, Limit, Side, Style, When};

use serde::{Deserialize, Serialize};

/// One ability: when – if – pay – do. A Combat Skill has no symbol in its cost, an Enchantment has one
/// (SKILL-06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When it works or may be used.
    pub when: When,
    /// Conditions in brackets before it (COND-01): all must hold.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<Condition>,
    /// What must be paid each time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pay: Vec<Cost>,
    /// EFFECT-04: how often one combat may use it.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub repeat: u8,
    /// How often outside that.
    #[serde(default, skip_serializing_if = "Limit::is_none")]
    pub limit: Limit,
    /// Whose combats it works in.
    #[serde(default, skip_serializing_if = "Helps::is_owner")]
    pub helps: Helps,
    /// "may": the owner is asked although nothing has to be paid.
    #[serde(default, skip_serializing_if = "is_false")]
    pub optional: bool,
    /// What it does, in this order.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

impl Ability {
    /// SKILL-06: has a symbol cost between combat type and colon.
    #[must_use]
    pub fn is_enchantment(&self) -> bool {
        self.pay.iter().any(Cost::is_symbol)
    }

    /// Somebody has to decide: it costs something or says "may".
    #[must_use]
    pub fn is_optional(&self) -> bool {
        self.optional || !self.pay.is_empty()
    }
}

fn once() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_once(repeat: &u8) -> bool {
    *repeat == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}
