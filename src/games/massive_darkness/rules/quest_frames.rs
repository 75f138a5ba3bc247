//! Resolutions that quests bring: their rules, their figures, their face-down tokens.

use super::ids::{Enemy, Hero};
use crate::kernel::board::SpaceId;
use serde::{Deserialize, Serialize};

/// TOKEN-03: a Hero turns the face-down tokens of his Zone over and takes everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reveal {
    /// Who turns them over.
    pub hero: Hero,
    /// Where.
    pub zone: SpaceId,
}

/// A special rule of the quest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QuestRuleFrame {
    /// Its position in the quest.
    pub rule: u8,
    /// The Hero of the moment.
    pub hero: Hero,
    /// Position of the effect.
    pub at: u8,
    /// Only the effects inside the one at that position, for this Hero.
    pub inside: bool,
    /// The position among them.
    pub inner: u8,
    /// The current effect has begun.
    pub begun: bool,
    /// Heroes it still concerns, a bit each.
    pub heroes: u8,
    /// Wounds that still have to be divided.
    pub left: u8,
}

/// A figure of the quest does what it does instead of the normal Activation (`quest_rules/script.rs`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Script {
    /// Whose.
    pub enemy: Enemy,
    /// Position of the deed.
    pub deed: u8,
    /// Zones it has moved in this deed.
    pub moved: u8,
    /// What is in its way has been dealt with where it stands.
    pub trampled: bool,
    /// Where it goes, once players have chosen.
    pub goal: Option<SpaceId>,
}
