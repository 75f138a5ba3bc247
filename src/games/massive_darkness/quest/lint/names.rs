//! The names of the checks: `tests/broken_quests` has a quest for each of them.

use super::Advice;
use crate::games::massive_darkness::quest::problem::Problem;

/// Every kind of problem, by name.
pub const PROBLEM_IDS: [&str; 22] = [
    "no-such-tile",
    "overlap",
    "outside",
    "door-nowhere",
    "door-in-opening",
    "level",
    "too-large",
    "no-goal",
    "no-exit",
    "too-few-tokens",
    "face-down",
    "no-tiles",
    "border-nowhere",
    "unknown-name",
    "twice",
    "too-many",
    "worn-tile",
    "own-tile",
    "start-level",
    "no-health",
    "party",
    "too-deep",
];

/// Every kind of advice, by name.
pub const ADVICE_IDS: [&str; 20] = [
    "out-of-reach",
    "no-door",
    "islands",
    "tile-twice",
    "both-sides",
    "too-many-tokens",
    "too-many-components",
    "level-order",
    "locked-forever",
    "barred-forever",
    "key-behind",
    "key-beyond",
    "never-appears",
    "never-happens",
    "never-met",
    "win-is-loss",
    "lost-at-once",
    "circle",
    "untitled",
    "untranslated",
];

impl Problem {
    /// The name of the check.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::NoSuchTile(_) => "no-such-tile",
            Self::Overlap { .. } => "overlap",
            Self::Outside { .. } => "outside",
            Self::DoorNowhere { .. } => "door-nowhere",
            Self::DoorInOpening { .. } => "door-in-opening",
            Self::Level { .. } => "level",
            Self::TooLarge { .. } => "too-large",
            Self::NoGoal => "no-goal",
            Self::NoExit => "no-exit",
            Self::TooFewTokens { .. } => "too-few-tokens",
            Self::FaceDown { .. } => "face-down",
            Self::NoTiles => "no-tiles",
            Self::BorderNowhere { .. } => "border-nowhere",
            Self::Unknown { .. } => "unknown-name",
            Self::Twice { .. } => "twice",
            Self::TooMany { .. } | Self::TooManyZones { .. } | Self::TooManyLevelZones { .. } => "too-many",
            Self::WornTile { .. } => "worn-tile",
            Self::OwnTile { .. } => "own-tile",
            Self::StartLevel(_) => "start-level",
            Self::NoHealth(_) => "no-health",
            Self::Party { .. } => "party",
            Self::TooDeep { .. } => "too-deep",
        }
    }
}

impl Advice {
    /// The name of the check.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::OutOfReach(..) => "out-of-reach",
            Self::NoDoor(..) => "no-door",
            Self::Islands(..) => "islands",
            Self::TileTwice(..) => "tile-twice",
            Self::BothSides(..) => "both-sides",
            Self::TooMany(..) => "too-many-tokens",
            Self::TooManyOf(..) | Self::TooManyLevels(..) => "too-many-components",
            Self::LevelOrder(..) => "level-order",
            Self::LockedForever(_) => "locked-forever",
            Self::BarredForever(_) => "barred-forever",
            Self::KeyBehind(_) => "key-behind",
            Self::KeyBeyond(_) => "key-beyond",
            Self::NeverAppears(_) => "never-appears",
            Self::NeverHappens(..) => "never-happens",
            Self::NeverMet(_) => "never-met",
            Self::WinIsLoss(..) => "win-is-loss",
            Self::LostAtOnce(_) => "lost-at-once",
            Self::Circle(..) => "circle",
            Self::Untitled => "untitled",
            Self::Untranslated(..) => "untranslated",
        }
    }
}
