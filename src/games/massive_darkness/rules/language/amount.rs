//! How much: a number, or a count of something.

use super::super::symbol::Symbol;
use serde::{Deserialize, Serialize};

/// How much an effect does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    /// Exactly this much.
    N(i8),
    /// `Per(x, n, of)`: x for every full n of something.
    Per(i8, u8, Count),
    /// EFFECT-32: half of something, rounded up.
    HalfUp(Count),
}

/// Something that can be counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Count {
    /// Equipped cards of the owner that carry this tag (sets).
    Equipped(String),
    /// Shadow Zones between attacker and defender, both Zones included.
    ShadowZonesBetween,
    /// COND-11: maximum Health minus Health of the owner.
    OwnerWounds,
    /// GLOSS-09: symbols of this kind on the dice of the side that has it, after re-rolls, without additions.
    Rolled(Symbol),
    /// GLOSS-03: blank dice of the given side's roll.
    Blanks(super::Side),
}
