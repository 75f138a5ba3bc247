//! What must hold.

use super::super::super::state::TokenKind;
use super::{Mention, Visit};
use serde::{Deserialize, Serialize};

/// How a number must compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Compare {
    /// This or more.
    AtLeast(i16),
    /// This or less.
    AtMost(i16),
    /// This, and neither more nor less.
    Exactly(i16),
}

impl Compare {
    /// Does a number compare so?
    #[must_use]
    pub fn holds(self, number: i16) -> bool {
        match self {
            Compare::AtLeast(least) => number >= least,
            Compare::AtMost(most) => number <= most,
            Compare::Exactly(wanted) => number == wanted,
        }
    }
}

/// A name that a quest gives to something; several Zones may share one.
pub type Named = String;

/// What must hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    /// The other way round.
    Not(Box<Condition>),
    /// At least one of them.
    Any(Vec<Condition>),
    // ---- numbers ----
    /// A counter of the quest (a flag is a counter that is 0 or 1).
    Counter(Named, Compare),
    /// LEVEL-06: the Current Level.
    Level(Compare),
    /// ROUND-01: the one that is being played, from 1.
    Round(Compare),
    /// SETUP-14: Heroes that began the quest.
    Party(Compare),
    /// HERO-09: Heroes that are neither dead nor gone.
    Living(Compare),
    /// ARTIFACT-05: tokens of this kind that living Heroes carry, all together.
    Carried(TokenKind, Compare),
    /// The objective with this number, from 1, is to be met now.
    Objective(i16),
    // ---- Heroes ----
    /// The Hero of the moment has this role.
    Is(Named),
    /// A living Hero stands in the named Zone.
    HeroIn(Named),
    // ---- Enemies ----
    /// No Enemy is on the board.
    NoEnemies,
    /// An Enemy stands in the named Zone.
    EnemyIn(Named),
    /// ZONE-03: no Enemy stands in the Chamber with the named Zone.
    ChamberClear(Named),
    /// The named figure is on the board.
    Present(Named),
    /// The named figure has appeared and is gone.
    Gone(Named),
    /// The named figure stands in the named Zone.
    FoeIn(Named, Named),
    // ---- things ----
    /// The named door is open.
    DoorOpen(Named),
    /// The named object has been destroyed.
    Destroyed(Named),
}

impl Condition {
    pub(in super::super) fn mentions<'a>(&'a self, visit: Visit<'_, 'a>) {
        match self {
            Condition::Not(inner) => inner.mentions(visit),
            Condition::Any(inner) => inner.iter().for_each(|condition| condition.mentions(visit)),
            Condition::Counter(counter, _) => visit(Mention::Counter(counter)),
            Condition::Is(role) => visit(Mention::Role(role)),
            Condition::HeroIn(zone) | Condition::EnemyIn(zone) | Condition::ChamberClear(zone) => {
                visit(Mention::Zone(zone));
            }
            Condition::Present(foe) | Condition::Gone(foe) => visit(Mention::Foe(foe)),
            Condition::FoeIn(foe, zone) => {
                visit(Mention::Foe(foe));
                visit(Mention::Zone(zone));
            }
            Condition::DoorOpen(door) => visit(Mention::Door(door)),
            Condition::Destroyed(object) => visit(Mention::Object(object)),
            Condition::Level(_)
            | Condition::Round(_)
            | Condition::Party(_)
            | Condition::Living(_)
            | Condition::Carried(..)
            | Condition::Objective(_)
            | Condition::NoEnemies => {}
        }
    }
}
