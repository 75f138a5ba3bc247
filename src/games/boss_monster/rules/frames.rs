//! What is being resolved: a stack of plain data. The steps of each are the printed order of its chapter.

use crate::answer::Use;
use crate::ids::{Back, CardId};
use crate::options::Moment;
use serde::{Deserialize, Serialize};

/// A resolution in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapters explain each")]
pub enum Frame {
    Setup { step: SetupStep, at: u8 },
    Round { step: RoundStep, at: u8 },
    Draw { seat: u8, back: Back, left: u8 },
    Window { active: u8, moment: Moment, stage: Stage, at: u8 },
    Adventure { at: u8, stage: Adventure, hero: CardId },
    Walk { seat: u8, stage: Walk },
    Death { hero: CardId, seat: u8, room: CardId, stage: u8 },
    Act(Doing),
    Trigger(Doing),
    Batch { depth: u8, at: u8, reveal: bool, entered: bool },
}

impl Default for Frame {
    fn default() -> Self {
        Self::Setup { step: SetupStep::Deal, at: 0 }
    }
}

/// SETUP, in its printed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapter explains each")]
pub enum SetupStep {
    Deal,
    Keep,
    Order,
    Hands,
    Mulligan,
    Redraw,
    Discards,
    Seed,
    FirstRooms,
    Reveal,
    Over,
}

/// A round, in its printed order (BM-ROUND-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapters explain each")]
pub enum RoundStep {
    Begin,
    Heroes,
    Draws,
    BuildStarts,
    Turn,
    TurnOver,
    TurnDone,
    Reveal,
    Payments,
    Built,
    Bait,
    Adventure,
    End,
    Judge,
    Intrigue,
}

/// Who may act in a window (BM-PRIO-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// (a) The active player.
    Active,
    /// (b) The others declare.
    Others,
    /// (c) The active player answers.
    Reply,
    /// (d) What was declared resolves.
    Resolve,
}

/// The turns of the Adventure phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapter explains each")]
pub enum Adventure {
    Turn,
    Idle,
    Next,
    Enter,
}

/// The way of a hero through a dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapter explains each")]
pub enum Walk {
    Next,
    Inside,
}

/// How far an action has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Progress {
    /// A trigger asks how it is used; an action is paid.
    #[default]
    Begun,
    /// BM-PRIO-20: coins for a Spell.
    Taxed,
    /// BM-PRIO-19: who could cancel is asked.
    Answered,
    /// It takes effect.
    Effects,
    /// What comes after it.
    After,
    /// Finished.
    Done,
}

/// Something that is being done: an action, or a trigger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Doing {
    /// The seat that does it.
    pub seat: u8,
    /// Which ability of which card, and at whom.
    pub how: Use,
    /// How far it has come.
    pub progress: Progress,
    /// Which effect is next.
    pub step: u8,
    /// How far that effect has come.
    pub sub: u8,
    /// Coins put on the Room by it.
    pub placed: u8,
    /// Coins paid because of Short Circuits.
    pub taxed: u8,
    /// Who is asked next whether he cancels.
    pub at: u8,
    /// It waits or waited in the queue.
    pub queued: bool,
    /// It comes before the answer of an active player: a cancel (BM-PRIO-12).
    pub is_cancel: bool,
    /// It has been cancelled, or has lost its target.
    pub is_void: bool,
    /// The hero that a trigger is about, or the opponent.
    pub about: u8,
}
