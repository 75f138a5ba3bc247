//! The words of quests: objectives, and special rules as moment – condition – effect.

use super::super::state::TokenKind;
use super::{Place, Spawned};
use serde::{Deserialize, Serialize};

/// WIN-02: an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// So many tokens of this kind have been picked up.
    PickUp(TokenKind, u8),
    /// QC-02: every Hero has escaped through the Exit.
    AllEscape,
    /// No Enemy is left on the board.
    ClearBoard,
    /// So many rounds have ended.
    Survive(u16),
}

/// When a special rule applies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moment {
    /// A Hero picked up a token of this kind (ACT-PICKUP-07).
    PickedUp(TokenKind),
    /// ROUND-02: a round starts; 0 = every round.
    RoundStarts(u16),
    /// A Hero entered the named Zone.
    Entered(String),
    /// The door at the named Zone was opened.
    Opened(String),
    /// A Hero died.
    HeroDied,
}

/// What a special rule does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuestEffect {
    /// The Hero of the moment gains XP.
    GainXp(u8),
    /// Every living Hero gains XP.
    AllGainXp(u8),
    /// Enemies appear.
    Spawn(Spawned, Place),
    /// ARTIFACT-02: the Hero of the moment draws an Artifact card.
    DrawArtifact,
    /// The Hero of the moment draws a Treasure card of this Level.
    DrawTreasure(u8),
    /// WIN-05: the Quest is lost.
    Lose,
    /// The Quest is won.
    Win,
}

/// One special rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestRule {
    /// When.
    pub when: Moment,
    /// At most once in the Quest.
    #[serde(default)]
    pub once: bool,
    /// What, in this order.
    #[serde(rename = "do")]
    pub effects: Vec<QuestEffect>,
}
