//! A campaign book as a file: every entry is on the disk before it counts.
//!
//! The file is only ever appended to, by one program at a time. A book that was torn by a crash opens with every entry
//! that was complete; the torn file is kept beside it. One that cannot be understood is never written to:
//! [`super::rescue`] makes a new book of what can be read and leaves the old file beside it.

use super::account::{Campaign, Refused};
use super::entry::{Entry, Founding, What};
use super::lines::{self, FORMAT, Header, RULESET, ReadError};
use crate::content::own_cards::SkippedPack;
use crate::engine::massive_darkness::library::Library;
use crate::quest::exchange::Unusable;
use crate::storage::{CutLine, LineLog, ReadLog, StorageError, Trouble};
use crate::storage::{copy_new, keep_versions, read_first_line, read_log, write_new};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many earlier versions of a book are kept.
pub const BACKUPS: usize = 10;

/// How old the newest backup of an open book gets before there is another, in seconds.
pub const BACKUP_EVERY: u64 = 10 * 60;

/// Why a book cannot be opened or written in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// The file.
    #[error("{0}")]
    File(#[from] StorageError),
    /// What stands in the file. It is as it was.
    #[error("{}: {error}", file.display())]
    Read {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        error: ReadError,
    },
    /// The rules forbid the entry. Nothing was written.
    #[error("{0}")]
    Refused(#[from] Refused),
    /// A quest that came along cannot be opened. Nothing was written.
    #[error(transparent)]
    Quest(#[from] Unusable),
    /// The box would not stand with the cards that came along. Nothing was written.
    #[error("{}: the cards in it do not fit into the box", .0.file.display())]
    Cards(Box<SkippedPack>),
    /// Somebody wants to rescue a book in which every line can be read. It is as it was.
    #[error("{}: every line can be read, there is nothing to rescue", .0.display())]
    Sound(PathBuf),
}

/// The last line of a book, torn by a crash and left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torn {
    /// The line.
    pub cut: CutLine,
    /// Where the file is kept as it was.
    pub kept: PathBuf,
}

/// A book that is open for writing.
#[derive(Debug)]
pub struct Book {
    campaign: Campaign,
    log: LineLog,
    torn: Option<Torn>,
    backed_up: u64,
}

impl Book {
    /// Begins a book. A file that is already there is never touched.
    ///
    /// # Errors
    /// The file, or a rule that the founding breaks.
    pub fn found(
        path: &Path,
        library: &Arc<Library>,
        id: String,
        at: u64,
        founding: Founding,
    ) -> Result<Self, BookError> {
        let header = Header { format: FORMAT, ruleset: RULESET.to_owned(), id };
        let campaign = Campaign::found(Arc::clone(library), header, at, founding)?;
        write_new(path, text_of(path, &campaign)?.as_bytes())?;
        Self::open(path, library, at)
    }

    /// Opens a book to write in it.
    ///
    /// # Errors
    /// The file, or what stands in it; then the file is as it was.
    pub fn open(path: &Path, library: &Arc<Library>, at: u64) -> Result<Self, BookError> {
        // First a look that changes nothing: what a newer program wrote is not cut off.
        read(path, library)?;
        let kept = free_name(path, |stem, number, ending| format!("{stem}.{ending}.torn-{number}"));
        let (log, read) = LineLog::open_keeping(path, is_whole, || copy_new(path, &kept))?;
        let (header, entries) = lines::read_lines(&read.lines).map_err(|error| unreadable(path, error))?;
        let torn = read.cut.map(|cut| Torn { cut, kept });
        let campaign = Campaign::new(Arc::clone(library), header, entries);
        Ok(Self { campaign, log, torn, backed_up: at })
    }

    /// The campaign.
    #[must_use]
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.log.path()
    }

    /// The torn last line that was left out when the book was opened.
    #[must_use]
    pub fn torn(&self) -> Option<&Torn> {
        self.torn.as_ref()
    }

    /// Writes an entry down; returns its number.
    ///
    /// # Errors
    /// A rule that forbids it, or the file. In both cases the book is as before.
    pub fn enter(&mut self, at: u64, what: What) -> Result<u32, BookError> {
        let step = self.campaign.step(Entry { at, what })?;
        let unwritable = |reason| StorageError::untouched(self.log.path(), Trouble::Unwritable(reason));
        self.log.append(&lines::entry_line(step.entry()).map_err(unwritable)?)?;
        self.campaign.take(step);
        Ok(self.campaign.entries().len() as u32)
    }

    /// Corrects an entry: from now on it counts as `to`, or not at all.
    ///
    /// # Errors
    /// As [`Book::enter`].
    pub fn correct(&mut self, at: u64, entry: u32, to: Option<What>, why: String) -> Result<u32, BookError> {
        self.enter(at, What::Corrected { entry, to: to.map(Box::new), why })
    }

    /// Takes the last entry back; returns its number. `None`: there is nothing to take back.
    ///
    /// # Errors
    /// As [`Book::enter`].
    pub fn undo(&mut self, at: u64) -> Result<Option<u32>, BookError> {
        let Some(number) = self.campaign.next_undo() else { return Ok(None) };
        self.enter(at, What::Undone(number))?;
        Ok(Some(number))
    }

    /// Brings back the entry that was taken back last; returns its number. `None`: there is none.
    ///
    /// # Errors
    /// As [`Book::enter`].
    pub fn redo(&mut self, at: u64) -> Result<Option<u32>, BookError> {
        let Some(number) = self.campaign.next_redo() else { return Ok(None) };
        self.enter(at, What::Redone(number))?;
        Ok(Some(number))
    }

    /// Keeps a copy of the book if the last one is old enough. To be called now and then while a book is open.
    ///
    /// # Errors
    /// The copy cannot be written. The book itself is never in danger.
    pub fn back_up_if_due(&mut self, at: u64, backups: &Path) -> Result<(), BookError> {
        if at >= self.backed_up + BACKUP_EVERY {
            self.backed_up = at;
            keep_versions(self.log.path(), backups, BACKUPS)?;
        }
        Ok(())
    }
}

/// Reads a book without opening it for writing, also while another program writes in it.
///
/// # Errors
/// The file, or what stands in it.
pub fn read(path: &Path, library: &Arc<Library>) -> Result<Campaign, BookError> {
    let mut read = log_of(path)?;
    read.lines.extend(read.cut.filter(is_whole).map(|cut| cut.text));
    let (header, entries) = lines::read_lines(&read.lines).map_err(|error| unreadable(path, error))?;
    Ok(Campaign::new(Arc::clone(library), header, entries))
}

/// The torn last line that [`read`] leaves out of a book.
#[must_use]
pub fn torn_line(path: &Path) -> Option<CutLine> {
    let read = log_of(path).ok()?;
    lines::read_header(read.lines.first()?).ok()?;
    read.cut.filter(|cut| !is_whole(cut))
}

/// Does this file begin as a book does?
#[must_use]
pub fn begins_as_book(path: &Path) -> bool {
    const FIRST: &str = "Campaign(";
    read_first_line(path, 2 * FIRST.len() as u64).is_ok_and(|line| line.starts_with(FIRST))
}

/// The lines of a book; a file that does not even begin as one is told apart before anything else.
fn log_of(path: &Path) -> Result<ReadLog, BookError> {
    match read_log(path, |_| true) {
        Err(StorageError { trouble: Trouble::NotText { .. }, .. }) if !begins_as_book(path) => {
            Err(unreadable(path, ReadError::Foreign))
        }
        Ok(read) if read.lines.is_empty() && read.cut.as_ref().is_some_and(|cut| !is_whole(cut)) => {
            Err(unreadable(path, ReadError::Foreign))
        }
        read => Ok(read?),
    }
}

/// Somebody's editor left out only the line end.
fn is_whole(cut: &CutLine) -> bool {
    match cut.number {
        1 => lines::read_header(&cut.text).is_ok(),
        number => lines::read_entry(number, &cut.text).is_ok(),
    }
}

/// The first name of this pattern that no file has. The pattern gets the name without ending, a number from 1, and
/// the ending.
pub(super) fn free_name(path: &Path, pattern: impl Fn(&str, u32, &str) -> String) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let mut number = 1;
    loop {
        let free = path.with_file_name(pattern(&stem, number, &ending));
        if !free.exists() {
            return free;
        }
        number += 1;
    }
}

/// The file of a campaign as text.
pub(super) fn text_of(path: &Path, campaign: &Campaign) -> Result<String, BookError> {
    let unwritable = |reason| StorageError::untouched(path, Trouble::Unwritable(reason));
    Ok(campaign.lines().map_err(unwritable)?.join("\n") + "\n")
}

pub(super) fn unreadable(path: &Path, error: ReadError) -> BookError {
    BookError::Read { file: path.to_path_buf(), error }
}
