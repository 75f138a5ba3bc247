//! What is remembered of this game from one sitting to the next, in the settings.

use crate::house::storage::OfGame;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What is kept in the settings for the next sitting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remembered {
    /// What was chosen for the last new game.
    pub last_game: Option<LastGame>,
    /// Whether what happens in the phases without a Hero's turn is shown, and waited for, before it goes on.
    pub stop_after_phases: bool,
    /// Whether hints are wanted on the first evening.
    pub hints: bool,
    /// The names of those that were explained.
    pub explained: BTreeSet<String>,
    /// Whether the whole dungeon is shown lit, whatever anybody has seen of it.
    pub all_lit: bool,
}

impl Default for Remembered {
    fn default() -> Self {
        let (hints, explained) = (true, BTreeSet::new());
        Self { last_game: None, stop_after_phases: true, hints, explained, all_lit: false }
    }
}

/// Quests opened last, among the recent files of the game.
pub const QUESTS: &str = "quests";
const LAST_GAME: &str = "last_game";
const STOP_AFTER_PHASES: &str = "stop_after_phases";
const HINTS: &str = "hints";
const EXPLAINED: &str = "explained";
const ALL_LIT: &str = "all_lit";

impl Remembered {
    /// As it was kept. What cannot be understood counts as if it had never been chosen.
    #[must_use]
    pub fn of(kept: &OfGame) -> Self {
        let usual = Self::default();
        Self {
            last_game: kept.value(LAST_GAME),
            stop_after_phases: kept.value(STOP_AFTER_PHASES).unwrap_or(usual.stop_after_phases),
            hints: kept.value(HINTS).unwrap_or(usual.hints),
            explained: kept.value(EXPLAINED).unwrap_or(usual.explained),
            all_lit: kept.value(ALL_LIT).unwrap_or(usual.all_lit),
        }
    }

    /// Hands it to the settings; what was never chosen leaves there what was.
    pub fn keep_in(&self, kept: &mut OfGame) {
        if let Some(last) = &self.last_game {
            kept.keep(LAST_GAME, last);
        }
        kept.keep(STOP_AFTER_PHASES, &self.stop_after_phases);
        kept.keep(HINTS, &self.hints);
        kept.keep(EXPLAINED, &self.explained);
        kept.keep(ALL_LIT, &self.all_lit);
    }
}

/// The choices of a new game, by the ids of the content.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LastGame {
    /// By its id; it may have been deleted since.
    pub quest: String,
    /// The party in its order.
    pub heroes: Vec<ChosenHero>,
    /// How many Lifebringer tokens the group starts with.
    pub lifebringer: u8,
    /// The edition of the rules.
    pub edition: String,
    /// The rulings that were chosen otherwise than usual.
    pub otherwise: Vec<String>,
    /// Whether the dice are rolled on the table and typed in.
    pub typed_dice: bool,
}

/// One hero of the last new game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ChosenHero {
    /// By its id in the box or in a pack.
    pub hero: String,
    /// The class played.
    pub class: String,
    /// The starting weapon.
    pub weapon: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_remembered_and_what_nobody_understands_counts_as_not_chosen() {
        let mut kept = OfGame::default();
        assert_eq!(Remembered::of(&kept), Remembered::default());
        let hero = ChosenHero { hero: "a".into(), class: "b".into(), weapon: "c".into() };
        let last = LastGame { quest: "well".into(), heroes: vec![hero], typed_dice: true, ..LastGame::default() };
        let explained = BTreeSet::from(["door".to_owned()]);
        let last_game = Some(last);
        let chosen = Remembered { last_game, stop_after_phases: false, hints: false, explained, all_lit: true };
        chosen.keep_in(&mut kept);
        assert_eq!(Remembered::of(&kept), chosen);
        kept.keep(LAST_GAME, &"strange");
        assert_eq!(Remembered::of(&kept), Remembered { last_game: None, ..chosen });
    }
}
