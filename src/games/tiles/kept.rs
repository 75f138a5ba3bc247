//! The best games that checks of a user's quest have found, one for each number of Heroes, kept beside its file: whoever doubts that it can be
//! won sees it, also after the program was closed and after the quest was changed. What a recorded game is of says the game ([`OfQuests`]).

use crate::house::brief::Brief;
use crate::house::lab::statistics::QuickestWin;
use crate::house::play::Played;
use crate::house::plug::ruleset::{Answer, Ruleset};
use crate::house::proof::{self, Again, Found, again_from, file_beside};
use crate::house::session::Session;
use crate::house::storage::{DataDirs, StorageError};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Rules by which quests are played.
pub trait OfQuests: Ruleset {
    /// What is played.
    type Quest: Clone;
    /// At most so many Heroes play.
    const MOST_HEROES: u8;

    /// What a game is a game of; none where it is none from the beginning.
    fn quest(start: &Self::Start) -> Option<&Self::Quest>;

    /// The quest by which it is known, whatever it is called.
    fn id(quest: &Self::Quest) -> &str;

    /// How many Heroes play.
    fn heroes(start: &Self::Start) -> usize;

    /// The same party with this quest.
    fn with(start: &Self::Start, quest: Self::Quest) -> Self::Start;

    /// This quest, known as another one is.
    fn known_as(quest: &Self::Quest, other: &Self::Quest) -> Self::Quest;
}

/// Where the game of so many Heroes lies.
#[must_use]
pub fn file(quest: &Path, heroes: u8) -> PathBuf {
    file_beside(quest, &heroes.to_string())
}

/// The games that were won of a quest go where its file goes.
pub fn move_along<R: OfQuests>(from: &Path, to: &Path) {
    proof::move_along(from, to, (1..=R::MOST_HEROES).map(|heroes| heroes.to_string()));
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
pub struct KeptGame<R: Ruleset> {
    /// How many Heroes.
    pub heroes: u8,
    /// Rounds it took.
    pub rounds: u16,
    /// Whether it proves something for the quest as it is.
    pub proves: Proves,
    /// The game, on the version of the quest on which it was won.
    pub played: Played<R::Start, Answer<R>>,
}

/// All games that lie beside the file of a quest and hold, the fewest Heroes first. `quest` is what it is today. Each is played again,
/// twice where the quest has changed since: that takes a moment, and ends early if it is cancelled.
#[must_use]
pub fn kept<R: OfQuests>(
    rules: &R,
    texts: &Texts,
    quest: &R::Quest,
    beside: &Path,
    cancel: &AtomicBool,
) -> Vec<KeptGame<R>> {
    let mut all = Vec::new();
    for heroes in 1..=R::MOST_HEROES {
        if cancel.load(Ordering::Relaxed) {
            return Vec::new();
        }
        let Found::Proved(session) = proof::found(rules, &file(beside, heroes)) else { continue };
        // Somebody may have given the game of others, or of another quest, this name.
        let begun = &session.header().setup;
        let is_its = R::quest(begun).is_some_and(|of| R::id(of) == R::id(quest));
        if !is_its || R::heroes(begun) != usize::from(heroes) {
            continue;
        }
        let proves = match standing(rules, texts, quest, &session) {
            Standing::Today => Proves::Today,
            Standing::Again(Again::Won { .. }) => Proves::TodayAsWell,
            Standing::Again(Again::Elsewhere { again, of }) => Proves::Earlier { again, of },
        };
        let played = Played::of_session::<R>(&session, session.len());
        all.push(KeptGame { heroes, rounds: session.game().round(), proves, played });
    }
    all
}

/// A quest that was copied, and its copy: what is played, and where it lies.
pub struct Copied<'a, Q> {
    /// The quest as it was copied.
    pub original: &'a Q,
    /// Its file.
    pub from: &'a Path,
    /// The same quest under its new name.
    pub copy: &'a Q,
    /// Its file.
    pub to: &'a Path,
}

/// A quest was copied: its games are games of the copy, too. Those that were won on an earlier version are of an earlier version of the copy.
/// What does not come along is said in the log.
pub fn copy_along<R: OfQuests>(rules: &R, dirs: &DataDirs, copied: &Copied<'_, R::Quest>) {
    let Copied { original, from, copy, to } = *copied;
    for heroes in 1..=R::MOST_HEROES {
        let Found::Proved(session) = proof::found(rules, &file(from, heroes)) else { continue };
        let begun = &session.header().setup;
        let Some(quest) = R::quest(begun).filter(|quest| R::id(quest) == R::id(original)) else { continue };
        let mut today = R::with(begun, original.clone());
        rules.prepare(&mut today);
        let quest = match rules.document(&today) == session.header().document {
            true => copy.clone(),
            false => R::known_as(quest, copy),
        };
        let start = R::with(&today, quest);
        let Some(its) = Brief::of::<R>(&session).and_then(|game| game.again(rules, start)) else { continue };
        if let Err(trouble) = proof::keep(rules, dirs, &file(to, heroes), &its, &|_| false) {
            log::warn!("{trouble}");
        }
    }
}

enum Standing {
    Today,
    Again(Again),
}

/// What a game is to the quest as it is today.
fn standing<R: OfQuests>(rules: &R, texts: &Texts, quest: &R::Quest, session: &Session<R>) -> Standing {
    let header = session.header();
    let mut today = R::with(&header.setup, quest.clone());
    rules.prepare(&mut today);
    if rules.document(&today) == header.document {
        return Standing::Today;
    }
    Standing::Again(again_from(rules, texts, session, today).unwrap_or(Again::Elsewhere { again: 0, of: 0 }))
}

/// Keeps the best games of a check while it is played.
pub struct Keeper<'a, R: OfQuests> {
    /// The rules of the check.
    pub rules: &'a R,
    /// The quest as the check plays it.
    pub quest: &'a R::Quest,
    /// The user's files.
    pub dirs: &'a DataDirs,
    /// The file of the quest.
    pub beside: &'a Path,
    /// By what things are called, in any language.
    pub texts: &'a Texts,
    /// By number of Heroes: with how many rounds it has been won, as far as that is known.
    pub best: BTreeMap<u8, u16>,
}

impl<R: OfQuests> Keeper<'_, R> {
    /// Of games with so many Heroes this is the quickest that was won: if no better one is known, it is recorded and kept. Tells whether it
    /// was kept.
    ///
    /// # Errors
    /// The disk.
    pub fn take(
        &mut self,
        heroes: u8,
        win: QuickestWin,
        cancel: &AtomicBool,
        record: impl FnOnce(u64) -> Option<Session<R>>,
    ) -> Result<bool, StorageError> {
        if self.best.get(&heroes).is_some_and(|best| *best <= win.rounds) {
            return Ok(false);
        }
        let file = file(self.beside, heroes);
        if let Found::Proved(session) = proof::found(self.rules, &file)
            && let Some(rounds) = self.rounds_today(&session).filter(|rounds| *rounds <= win.rounds)
        {
            self.best.insert(heroes, rounds);
            return Ok(false);
        }
        let Some(session) = record(win.seed) else { return Ok(false) };
        self.best.insert(heroes, win.rounds);
        // Somebody may have deleted the quest meanwhile.
        if cancel.load(Ordering::Relaxed) || !self.beside.exists() {
            return Ok(false);
        }
        let is_better = |kept: &Session<R>| {
            let known = self.rounds_today(kept);
            known.is_none_or(|rounds| session.game().round() < rounds)
        };
        proof::keep(self.rules, self.dirs, &file, &session, &is_better)
    }

    /// How many rounds a game takes on the quest that is checked, if it is won there.
    fn rounds_today(&self, session: &Session<R>) -> Option<u16> {
        match standing(self.rules, self.texts, self.quest, session) {
            Standing::Today => Some(session.game().round()),
            Standing::Again(Again::Won { rounds }) => Some(rounds),
            Standing::Again(Again::Elsewhere { .. }) => None,
        }
    }
}
