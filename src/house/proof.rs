//! Games that prove that a document can be won, kept beside it: one file for each kind of party, a recorded game as any other. A file is
//! believed only once it was played again to its end; what is better than what comes is never replaced, and what is replaced is kept as
//! an earlier version.

use super::play::{meant, whole_lines};
use super::plug::ruleset::{Ruleset, Sitting};
use super::session::{Change, NotBegun, Session, Sessions as _};
use super::storage::{
    DataDirs, SavingLock, StorageError, Trouble, keep_versions, move_new, read_first_line, read_log, write_atomic,
};
use super::text::Texts;
use crate::kernel::game::{Game as _, Outcome};
use crate::kernel::journal::{Given, MAX_BYTES, MAX_LINES, Origin};
use std::path::{Path, PathBuf};

/// Earlier games that are kept.
const KEPT_VERSIONS: usize = 3;
/// The first line of a game holds its document, and is no longer than this, in bytes.
const LONGEST_OPENING: u64 = MAX_BYTES as u64;

/// Where the game of such a party lies, beside this document.
#[must_use]
pub fn file_beside(document: &Path, party: &str) -> PathBuf {
    let stem = document.file_stem().unwrap_or_default().to_string_lossy();
    document.with_file_name(format!("{stem}-{party}-won.journal"))
}

/// What lies there.
pub enum Found<R: Ruleset> {
    /// No game has been kept.
    Nothing,
    /// A game that was played again just now, move by move, and was won.
    Proved(Box<Session<R>>),
    /// Something else: a game that is not won, or that goes another way today; or no game at all.
    Unproved,
}

/// Looks, and plays again what lies there.
#[must_use]
pub fn found<R: Ruleset>(rules: &R, file: &Path) -> Found<R> {
    if file.symlink_metadata().is_err() {
        return Found::Nothing;
    }
    let Ok(log) = read_log(file, |_| true) else { return Found::Unproved };
    let Ok(read) = rules.verify(&whole_lines::<R::Game>(&log)) else { return Found::Unproved };
    let is_sound = read.trouble.is_none() && log.cut.is_none();
    let session = read.journal;
    let is_itself = !rules.changes(session.header()).contains(&Change::Document);
    if is_sound && is_itself && session.game().outcome() == Some(Outcome::Won) {
        Found::Proved(Box::new(session))
    } else {
        Found::Unproved
    }
}

/// Keeps a game that was won, unless one lies there that is as good: `is_better` says whether the new one is better than what was proved.
/// Tells whether it was kept.
///
/// # Errors
/// The disk; or something lies there that is no game.
pub fn keep<R: Ruleset>(
    rules: &R,
    dirs: &DataDirs,
    file: &Path,
    session: &Session<R>,
    is_better: &dyn Fn(&Session<R>) -> bool,
) -> Result<bool, StorageError> {
    if session.game().outcome() != Some(Outcome::Won) {
        return Ok(false);
    }
    let unwritable = |error: ron::Error| StorageError::untouched(file, Trouble::Unwritable(error.to_string()));
    let lines = session.all_lines().map_err(unwritable)?;
    let text = lines.join("\n") + "\n";
    if lines.len() > MAX_LINES || text.len() > MAX_BYTES {
        return Err(StorageError::untouched(file, Trouble::Overflowing { limit: MAX_BYTES as u64 }));
    }
    // Nobody else keeps one between looking and writing.
    let _lock = SavingLock::take(dirs)?;
    match found(rules, file) {
        Found::Proved(kept) if !is_better(&kept) => return Ok(false),
        Found::Unproved if !is_a_game(file) => return Err(StorageError::untouched(file, Trouble::Exists)),
        Found::Nothing => {}
        Found::Proved(_) | Found::Unproved => keep_versions(file, &dirs.backups_of(file), KEPT_VERSIONS)?,
    }
    write_atomic(file, text.as_bytes())?;
    Ok(true)
}

fn is_a_game(file: &Path) -> bool {
    read_first_line(file, LONGEST_OPENING).is_ok_and(|line| Origin::of(&line).is_ok())
}

/// The document was moved: what lies beside it goes along. What cannot be moved stays and is said in the log; it harms nobody.
pub fn move_along(from: &Path, to: &Path, parties: impl IntoIterator<Item = String>) {
    for party in parties {
        let (old, new) = (file_beside(from, &party), file_beside(to, &party));
        if old.symlink_metadata().is_ok()
            && let Err(trouble) = move_new(&old, &new)
        {
            log::warn!("{trouble}");
        }
    }
}

/// What becomes of a game with another version of its document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// The same decisions win.
    Won {
        /// After so many rounds.
        rounds: u16,
    },
    /// They do not.
    Elsewhere {
        /// So many of them could be made again.
        again: usize,
        /// Of so many.
        of: usize,
    },
}

/// Makes the decisions of a game again from another start, chance falling by the same seed. Things are known by what they are called, since
/// they may have got other numbers.
///
/// # Errors
/// It cannot begin so.
pub fn again_from<R: Ruleset>(
    rules: &R,
    texts: &Texts,
    kept: &Session<R>,
    start: R::Start,
) -> Result<Again, NotBegun<R::Refused>> {
    let path: Vec<_> = kept.path_to(kept.place()).into_iter().filter_map(|entry| kept.entry(entry)).collect();
    let of = path.iter().filter(|entry| entry.given == Given::Chosen).count();
    let mut session = rules.begin(start, kept.header().seed, &mut |_| {})?;
    let mut old = rules.set_up(&kept.header().setup, &mut |_| {}).map_err(NotBegun::Refused)?;
    let mut again = 0;
    for entry in path {
        if entry.given == Given::Chosen {
            while session.step_chance(&mut |_| {}).unwrap_or(false) {}
            if session.game().outcome().is_some() {
                break;
            }
            let (before, now) = (kept.header(), session.header());
            let before = Sitting { start: &before.setup, game: &old, texts };
            let answer =
                meant(rules, &before, &Sitting { start: &now.setup, game: session.game(), texts }, &entry.answer);
            let is_made = answer.is_some_and(|answer| session.answer(answer, Given::Chosen, &mut |_| {}).is_ok());
            if !is_made {
                break;
            }
            again += 1;
        }
        if old.answer(&entry.answer, &mut |_| {}).is_err() {
            break;
        }
    }
    while session.step_chance(&mut |_| {}).unwrap_or(false) {}
    Ok(match session.game().outcome() {
        Some(Outcome::Won) => Again::Won { rounds: session.game().round() },
        _ => Again::Elsewhere { again, of },
    })
}
