//! A campaign book as a file: every entry is on the disk before it counts.
//!
//! The file is only ever appended to, by one program at a time. A book that was torn by a crash opens with every entry
//! that was complete. One that cannot be understood is never written to: [`rescue`] makes a new book of what can be
//! read and leaves the old file beside it.

use super::account::{Campaign, Refused};
use super::entry::{Entry, Founding, What};
use super::lines::{self, FORMAT, Header, RULESET, ReadError};
use crate::engine::massive_darkness::library::Library;
use crate::storage::{CutLine, LineLog, Safe, StorageError, Trouble, keep_versions, read_log, write_atomic};
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
}

/// A book that is open for writing.
#[derive(Debug)]
pub struct Book {
    campaign: Campaign,
    log: LineLog,
    cut: Option<CutLine>,
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
        write_new(path, &text_of(path, &campaign)?)?;
        Self::open(path, library, at)
    }

    /// Opens a book to write in it.
    ///
    /// # Errors
    /// The file, or what stands in it; then the file is as it was.
    pub fn open(path: &Path, library: &Arc<Library>, at: u64) -> Result<Self, BookError> {
        // First a look that changes nothing: what a newer program wrote is not cut off.
        read(path, library)?;
        let (mut log, read) = LineLog::open(path, |_| true)?;
        let (mut lines, mut cut) = (read.lines, read.cut);
        // Somebody's editor left out only the line end.
        if let Some(whole) = cut.take_if(|cut| lines::read_entry(cut.number, &cut.text).is_ok()) {
            log.append(&whole.text)?;
            lines.push(whole.text);
        }
        let (header, entries) = lines::read_lines(&lines).map_err(|error| unreadable(path, error))?;
        let campaign = Campaign::new(Arc::clone(library), header, entries);
        Ok(Self { campaign, log, cut, backed_up: at })
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
    pub fn cut(&self) -> Option<&CutLine> {
        self.cut.as_ref()
    }

    /// Writes an entry down; returns its number.
    ///
    /// # Errors
    /// A rule that forbids it, or the file. In both cases the book is as before.
    pub fn enter(&mut self, at: u64, what: What) -> Result<u32, BookError> {
        let next = self.campaign.with(Entry { at, what })?;
        let entry = next.entries().last().map(lines::entry_line);
        if let Some(line) = entry {
            let unwritable = |reason| StorageError::untouched(self.log.path(), Trouble::Unwritable(reason));
            let line = line.map_err(unwritable)?;
            self.log.append(&line)?;
        }
        self.campaign = next;
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
    let mut read = read_log(path, |_| true)?;
    if let Some(cut) = read.cut.filter(|cut| lines::read_entry(cut.number, &cut.text).is_ok()) {
        read.lines.push(cut.text);
    }
    let (header, entries) = lines::read_lines(&read.lines).map_err(|error| unreadable(path, error))?;
    Ok(Campaign::new(Arc::clone(library), header, entries))
}

/// Makes a book of the entries before the first damaged line. The damaged file stays beside it under another name,
/// which is returned. A file that does not even begin as a book is left alone.
///
/// # Errors
/// The file, or nothing of it can be read.
pub fn rescue(path: &Path) -> Result<PathBuf, BookError> {
    let read = read_log(path, |_| true)?;
    let header = lines::read_lines(&read.lines[..read.lines.len().min(1)]).map_err(|error| unreadable(path, error))?.0;
    let sound = read.lines.iter().enumerate().skip(1);
    let sound = sound.take_while(|(index, text)| lines::read_entry(index + 1, text).is_ok()).map(|(_, text)| text);
    let unwritable = |reason| StorageError::untouched(path, Trouble::Unwritable(reason));
    let mut text = lines::header_line(&header).map_err(unwritable)?;
    for line in sound {
        text.push('\n');
        text.push_str(line);
    }
    text.push('\n');
    let kept = free_name(path, |stem, number, ending| format!("{stem}.broken-{number}.{ending}"));
    // A copy first: whatever happens in between, the damaged file is still there under one of the two names.
    std::fs::copy(path, &kept).map_err(|error| StorageError::from_io(&kept, crate::storage::Action::Write, &error))?;
    write_atomic(path, text.as_bytes()).map_err(|error| StorageError { safe: Safe::KeptAs(kept.clone()), ..error })?;
    Ok(kept)
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

/// Writes a new file at once, so that no half of it is ever seen.
pub(super) fn write_new(path: &Path, text: &str) -> Result<(), BookError> {
    if path.exists() {
        return Err(StorageError::untouched(path, Trouble::Exists).into());
    }
    Ok(write_atomic(path, text.as_bytes())?)
}

pub(super) fn unreadable(path: &Path, error: ReadError) -> BookError {
    BookError::Read { file: path.to_path_buf(), error }
}
