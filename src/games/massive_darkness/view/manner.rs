//! How games and quests are shown, from what is chosen for all games and for this one.

use crate::games::massive_darkness::remembered::Remembered;
use crate::house::storage::{Pace, Settings};

/// How games and quests are shown, as the user has chosen it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// Figures and dice jump to their place instead of moving there.
    pub is_still: bool,
    /// What happens in the phases without a Hero's turn is shown, and waited for, before it goes on.
    pub stops: bool,
    /// How what happens between two decisions is shown.
    pub beats: Pace,
    /// The ids of rules stand beside what is told.
    pub rule_ids: bool,
    /// The whole dungeon is shown lit.
    pub all_lit: bool,
}

impl Manner {
    /// From what is chosen for all games and for this one.
    #[must_use]
    pub fn of(settings: &Settings, remembered: &Remembered) -> Self {
        let stops = remembered.stop_after_phases;
        let (beats, rule_ids, all_lit) = (settings.beats, settings.rule_ids, remembered.all_lit);
        Self { is_still: settings.reduce_motion, stops, beats, rule_ids, all_lit }
    }
}
