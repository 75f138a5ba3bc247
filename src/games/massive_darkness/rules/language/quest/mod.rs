//! The words of quests: objectives, special figures and objects, and special rules as *moment – if – do*.
//!
//! No quest is named in the program: whatever a quest needs is one of these words, and any other quest may use it too.
//! Names (of Zones, doors, figures …) are given by the quest itself; `mentions` lists every name that a word speaks of,
//! so that a quest with an unknown name is refused when it is laid out. What the words do is not here but in `quest_rules`.

mod condition;
mod effect;
mod figure;
mod moment;

pub use condition::{Compare, Condition, Named};
pub use effect::{QuestEffect, Whom};
pub use figure::{Deed, Foe, FoeCard, Loot, Object, Struck, Towards, Trample};
pub use moment::{Moment, MomentKind};

use super::super::dungeon::Edition;
use super::super::state::TokenKind;
use super::Place;
use serde::{Deserialize, Serialize};

/// WIN-02: an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// So many tokens of this kind have been picked up.
    PickUp(TokenKind, u8),
    /// QC-02: every Hero has escaped through the Exit.
    AllEscape,
    /// QC-02: the Hero in this role has escaped, with this load.
    Escapes(String, Load),
    /// No Enemy is left on the board.
    ClearBoard,
    /// All these figures of the quest have appeared and are gone.
    Kill(Vec<String>),
    /// So many rounds have ended.
    Survive(u16),
    /// Whatever the quest asks for, in its own words (`words`): all conditions hold.
    Task {
        /// What rules and reports call it.
        name: String,
        /// When they are looked at.
        #[serde(default)]
        at: Check,
        /// All of them.
        all: Vec<Condition>,
    },
}

/// What a Hero must have with him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Load {
    #[default]
    Nothing,
    /// ARTIFACT-02: an Artifact card.
    ArtifactCard,
}

/// When the conditions of a task are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Check {
    /// Whenever something has happened.
    #[default]
    Always,
    /// When a round ends.
    RoundEnd,
}

/// One special rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestRule {
    /// How reports call it; without a name its number.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What has to happen for it.
    pub when: Moment,
    /// Only if all of this holds then.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<Condition>,
    /// At most once in the Quest.
    #[serde(default)]
    pub once: bool,
    /// For [`Moment::ChamberOpened`]: instead of the Door card.
    #[serde(default)]
    pub instead: bool,
    /// What, in this order.
    #[serde(rename = "do")]
    pub effects: Vec<QuestEffect>,
}

/// What is different from the rules of the book while this quest is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Switch {
    /// No Event cards are drawn.
    NoEvents,
    /// ENEMY-25: Agents call nobody.
    NoReinforcement,
    /// LEVEL-03: only special rules raise the Level.
    LevelByRules,
    /// LEVEL-11: Treasure tokens give cards of the Current Level.
    CurrentTreasure,
    /// ED-05: in this edition escaping costs no Movement Point.
    FreeEscape(Edition),
}

/// What an Act of a quest costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActCost {
    /// HPHASE-03: one Action.
    Action,
    /// ACT-MOVE-01: one Movement Point.
    MovementPoint,
}

/// Something that Heroes can do only in this quest. What it does stands in rules with [`Moment::Acted`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestAct {
    /// Its name; the words of the quest say how the button is called.
    pub name: String,
    /// What a Hero pays for doing it.
    pub cost: ActCost,
    /// In a Zone with a token of this kind that has not been turned over.
    pub at: TokenKind,
    /// Only if all of this holds.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<Condition>,
}

/// A name that a word of a quest speaks of, and what it must be the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention<'a> {
    /// A named Zone.
    Zone(&'a str),
    /// A number that the quest keeps.
    Counter(&'a str),
    /// A role of a Hero.
    Role(&'a str),
    /// A figure of the quest.
    Foe(&'a str),
    /// An object of the quest.
    Object(&'a str),
    /// A named door.
    Door(&'a str),
    /// A named border.
    Border(&'a str),
    /// An Act of the quest.
    Act(&'a str),
    /// A tile that lies on the map.
    Tile(&'a str),
    /// Words of the quest.
    Words(&'a str),
    /// A part of the board beside the others, from 0.
    Storey(u8),
    /// LEVEL-01: a Level.
    Level(u8),
    /// Effects inside effects inside effects.
    TooDeep,
}

/// Takes in a name.
pub type Visit<'v, 'a> = &'v mut dyn FnMut(Mention<'a>);

impl QuestRule {
    /// Every name this rule speaks of.
    pub fn mentions<'a>(&'a self, visit: Visit<'_, 'a>) {
        self.when.mentions(visit);
        self.only_if.iter().for_each(|condition| condition.mentions(visit));
        self.effects.iter().for_each(|effect| effect.mentions(visit));
    }
}

impl QuestAct {
    /// Every name that what it asks for speaks of.
    pub fn mentions<'a>(&'a self, visit: Visit<'_, 'a>) {
        self.only_if.iter().for_each(|condition| condition.mentions(visit));
    }
}

impl Goal {
    /// Every name this objective speaks of.
    pub fn mentions<'a>(&'a self, visit: Visit<'_, 'a>) {
        match self {
            Goal::PickUp(..) | Goal::AllEscape | Goal::ClearBoard | Goal::Survive(_) => {}
            Goal::Escapes(role, _) => visit(Mention::Role(role)),
            Goal::Kill(foes) => foes.iter().for_each(|foe| visit(Mention::Foe(foe))),
            Goal::Task { name, all, .. } => {
                visit(Mention::Words(name));
                all.iter().for_each(|condition| condition.mentions(visit));
            }
        }
    }
}

impl Place {
    /// The Zone this place names, if it does.
    pub(super) fn mentions<'a>(&'a self, visit: Visit<'_, 'a>) {
        match self {
            Place::LevelBehind | Place::LevelAhead | Place::LevelHere => {}
            Place::LevelToken(level) => visit(Mention::Level(*level)),
            Place::Named(name) => visit(Mention::Zone(name)),
        }
    }
}
