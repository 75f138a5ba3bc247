//! The best games that checks of a user's quest have found, one for each number of Heroes, kept beside its file: whoever doubts that it can be
//! won sees it, also after the program was closed and after the quest was changed.

use super::check::{Check, Piece};
use super::moment::{GameOf, Until};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Played, Session, Start};
use crate::house::plug::ruleset::Ruleset as _;
use crate::house::proof::{self, Again, Found, again_from, file_beside};
use crate::house::storage::{DataDirs, StorageError};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Where the game of so many Heroes lies.
#[must_use]
pub fn file(quest: &Path, heroes: u8) -> PathBuf {
    file_beside(quest, &heroes.to_string())
}

/// What a kept game proves of the quest as it is today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proves {
    /// It is a game of it.
    Today,
    /// It was won on an earlier version, and its decisions win today's, too.
    TodayAsWell,
    /// It was won on an earlier version; of its decisions so many can be made in today's, and do not win it.
    Earlier {
        /// Decisions that can be made again.
        again: usize,
        /// Of so many.
        of: usize,
    },
}

/// A game that lies beside a quest, played again and won.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// How many Heroes.
    pub heroes: u8,
    /// Rounds it took.
    pub rounds: u16,
    /// What it proves.
    pub proves: Proves,
    /// The game, on the version of the quest on which it was won.
    pub played: Played,
}

/// All games that lie beside the file of a quest and hold, the fewest Heroes first. `quest` is what it is today. Each is played again,
/// twice where the quest has changed since: that takes a moment, and ends early if it is cancelled.
#[must_use]
pub fn kept(
    rules: &MassiveDarknessRules,
    texts: &Texts,
    quest: &Quest,
    beside: &Path,
    cancel: &AtomicBool,
) -> Vec<KeptGame> {
    let mut all = Vec::new();
    for heroes in 1..=MAX_HEROES as u8 {
        if cancel.load(Ordering::Relaxed) {
            return Vec::new();
        }
        let Found::Proved(session) = proof::found(rules, &file(beside, heroes)) else { continue };
        // Somebody may have given the game of others this name.
        if session.header().setup.setup.heroes.len() != usize::from(heroes) || session.header().setup.moment.is_some() {
            continue;
        }
        let proves = match standing(rules, texts, quest, &session) {
            Standing::Today => Proves::Today,
            Standing::Again(Again::Won { .. }) => Proves::TodayAsWell,
            Standing::Again(Again::Elsewhere { again, of }) => Proves::Earlier { again, of },
        };
        let played = Played::of_session::<MassiveDarknessRules>(&session, session.len());
        all.push(KeptGame { heroes, rounds: session.game().round(), proves, played });
    }
    all
}

enum Standing {
    Today,
    Again(Again),
}

/// What a game is to the quest as it is today.
fn standing(rules: &MassiveDarknessRules, texts: &Texts, quest: &Quest, session: &Session) -> Standing {
    let header = session.header();
    let mut today = Start { quest: quest.clone(), setup: header.setup.setup.clone(), moment: None };
    rules.prepare(&mut today);
    if rules.document(&today) == header.document {
        return Standing::Today;
    }
    Standing::Again(again_from(rules, texts, session, today).unwrap_or(Again::Elsewhere { again: 0, of: 0 }))
}

/// Keeps the best games of a check while it is played.
pub struct Keeper<'a> {
    check: &'a Check,
    dirs: &'a DataDirs,
    beside: &'a Path,
    /// By what things are called, in any language.
    texts: &'a Texts,
    /// By number of Heroes: with how many rounds it has been won, as far as that is known.
    best: BTreeMap<u8, u16>,
}

impl<'a> Keeper<'a> {
    /// Keeps those of this check beside the file of its quest.
    #[must_use]
    pub fn new(check: &'a Check, dirs: &'a DataDirs, beside: &'a Path, texts: &'a Texts) -> Self {
        Self { check, dirs, beside, texts, best: BTreeMap::new() }
    }

    /// Looks for a better game among those of a piece, plays it again and keeps it. Tells whether one was kept.
    ///
    /// # Errors
    /// The disk.
    pub fn take(&mut self, piece: &Piece, cancel: &AtomicBool) -> Result<bool, StorageError> {
        let Some(win) = piece.sum.quickest else { return Ok(false) };
        if self.best.get(&piece.heroes).is_some_and(|best| *best <= win.rounds) {
            return Ok(false);
        }
        let Check { rules, player, .. } = self.check;
        let file = file(self.beside, piece.heroes);
        if let Found::Proved(session) = proof::found(rules, &file)
            && let Some(rounds) = self.rounds_today(&session).filter(|rounds| *rounds <= win.rounds)
        {
            self.best.insert(piece.heroes, rounds);
            return Ok(false);
        }
        let Some(trial) = self.check.trial(piece.heroes) else { return Ok(false) };
        let game = GameOf { trial, player: *player, seed: win.seed };
        let Ok(Some((session, _))) = game.recorded(rules, Until::End, cancel) else { return Ok(false) };
        self.best.insert(piece.heroes, win.rounds);
        // Somebody may have deleted the quest meanwhile.
        if cancel.load(Ordering::Relaxed) || !self.beside.exists() {
            return Ok(false);
        }
        let is_better = |kept: &Session| {
            let known = self.rounds_today(kept);
            known.is_none_or(|rounds| session.game().round() < rounds)
        };
        proof::keep(rules, self.dirs, &file, &session, &is_better)
    }

    /// How many rounds a game takes on the quest that is checked, if it is won there.
    fn rounds_today(&self, session: &Session) -> Option<u16> {
        match standing(&self.check.rules, self.texts, &self.check.quest, session) {
            Standing::Today => Some(session.game().round()),
            Standing::Again(Again::Won { rounds }) => Some(rounds),
            Standing::Again(Again::Elsewhere { .. }) => None,
        }
    }
}

#[cfg(test)]
#[path = "kept_tests.rs"]
mod tests;
