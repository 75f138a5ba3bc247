//! A campaign book as a file: every entry is on the disk before it counts. One that could not be written (the disk is full,
//! the file was deleted) waits, and nothing is entered before it.
//!
//! The file is only ever appended to, by one program at a time. A book that was torn by a crash opens with every entry
//! that was complete; the torn file is kept beside it. One that cannot be understood is never written to:
//! [`super::rescue`] makes a new book of what can be read and leaves the old file beside it.

use super::campaign::{Campaign, Pages, Step};
use super::lines::{self, FORMAT, Header, ReadError};
use super::{Accounts, Entry, NotEntered, Says};
use crate::house::storage::{CutLine, GoneOn, LOG_LIMIT, LineLog, ReadLog, Safe, StorageError, Trouble};
use crate::house::storage::{keep_versions, read_first_line, read_log, write_new};
use crate::kernel::reading::measure;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many earlier versions of a book are kept.
pub const BACKUPS: usize = 10;

/// How old the newest backup of an open book gets before there is another, in seconds.
pub const BACKUP_EVERY: u64 = 10 * 60;

/// Why a book cannot be opened, written in or taken in. `R` is why the rules forbid an entry, `T` why what came along cannot be
/// taken in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookError<R, T> {
    /// It could not be read or written.
    #[error("{0}")]
    File(StorageError),
    /// What stands in the file. It is as it was.
    #[error("{}: {error}", file.display())]
    Read {
        /// Where it lies.
        file: PathBuf,
        /// What is wrong with it.
        error: ReadError,
    },
    /// The rules forbid the entry. Nothing was written.
    #[error("{0}")]
    Refused(R),
    /// Something that came along cannot be taken in. Nothing was written.
    #[error("{0}")]
    Along(T),
    /// Somebody wants to rescue a book in which every line can be read. It is as it was.
    #[error("{}: every line can be read, there is nothing to rescue", .0.display())]
    Sound(PathBuf),
}

impl<R, T> BookError<R, T> {
    /// Lines in the middle of a book are damaged: what else stands in it can be rescued.
    #[must_use]
    pub fn is_damage(&self) -> bool {
        matches!(
            self,
            Self::Read { error: ReadError::Malformed { line: 2.., .. }, .. }
                | Self::File(StorageError { trouble: Trouble::NotText { .. }, .. })
        )
    }
}

impl<R, T> From<StorageError> for BookError<R, T> {
    fn from(error: StorageError) -> Self {
        Self::File(error)
    }
}

/// The [`BookError`] of a game.
pub type ErrorOf<A> = BookError<<A as Accounts>::Refused, <A as Accounts>::Along>;

/// The last line of a book, torn by a crash and left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torn {
    /// What was left out.
    pub cut: CutLine,
    /// Where the file is kept as it was.
    pub kept: PathBuf,
}

/// A book that is open for writing.
#[derive(Debug)]
pub struct Book<A: Accounts> {
    campaign: Campaign<A>,
    log: LineLog,
    torn: Option<Torn>,
    backed_up: u64,
    waiting: Option<Waiting<A>>,
    /// Where it was opened.
    first_file: PathBuf,
}

/// An entry that is not on the disk yet.
#[derive(Debug)]
struct Waiting<A: Accounts> {
    step: Step<A>,
    line: String,
    trouble: StorageError,
}

impl<A: Accounts> Book<A> {
    /// Begins a book. A file that is already there is never touched.
    ///
    /// # Errors
    /// The file, or a rule that the founding breaks.
    pub fn found(
        path: &Path,
        accounts: &Arc<A>,
        id: String,
        at: u64,
        founding: impl Into<A::What>,
    ) -> Result<Self, ErrorOf<A>> {
        let header = Header { format: FORMAT, ruleset: A::RULESET.to_owned(), id };
        let campaign = Campaign::found(Arc::clone(accounts), header, at, founding).map_err(BookError::Refused)?;
        write_new(path, text_of(path, campaign.header(), campaign.entries())?.as_bytes())?;
        Self::open(path, accounts, at)
    }

    /// Opens a book to write in it.
    ///
    /// # Errors
    /// The file, or what stands in it; then the file is as it was.
    pub fn open(path: &Path, accounts: &Arc<A>, at: u64) -> Result<Self, ErrorOf<A>> {
        // First a look that changes nothing: what a newer program wrote is not cut off.
        let held = match LineLog::hold(path) {
            Ok(held) => held,
            // What is wrong with what stands there is told before who has it open.
            Err(error) => return Err(pages_of::<A>(log_of::<A>(path)?, path).err().unwrap_or(error.into())),
        };
        let Pages { header, entries } = pages_of::<A>(known_log::<A>(path, held.read().clone())?, path)?;
        let GoneOn { log, read, kept } = held.go_on_keeping(is_whole::<A>)?;
        let log = log.of(Safe::Entries);
        let torn = read.cut.zip(kept).map(|(cut, kept)| Torn { cut, kept });
        let campaign = Campaign::new(Arc::clone(accounts), header, entries);
        Ok(Self { campaign, log, torn, backed_up: at, waiting: None, first_file: path.to_path_buf() })
    }

    /// The same book, which is looked for here, wherever it goes on.
    #[must_use]
    pub(super) fn at_home(self, home: &Path) -> Self {
        Self { first_file: home.to_path_buf(), ..self }
    }

    /// The next look finds that a copy has to be kept.
    pub(super) fn is_due(&mut self) {
        self.backed_up = 0;
    }

    /// Where it is looked for: on the shelf, also while it goes on elsewhere.
    #[must_use]
    pub fn home(&self) -> &Path {
        &self.first_file
    }

    /// Where the campaign stands after its last entry.
    #[must_use]
    pub fn campaign(&self) -> &Campaign<A> {
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
    /// A rule that forbids it; then the book is as before. Or the file: then the entry waits ([`Book::waiting`]), and the
    /// campaign is as before until it is written.
    pub fn enter(&mut self, at: u64, what: A::What) -> Result<u32, ErrorOf<A>> {
        self.write_waiting()?;
        let step = self.campaign.step(Entry { at, what }).map_err(BookError::Refused)?;
        let unwritable = |reason| StorageError::untouched(self.log.path(), Trouble::Unwritable(reason));
        let line = lines::entry_line(step.entry()).map_err(unwritable)?;
        measure(&line).map_err(|error| StorageError::untouched(self.log.path(), Trouble::Unmanageable(error.what)))?;
        if !self.log.has_room_for(&line) {
            return Err(BookError::Refused(NotEntered::Full.into()));
        }
        self.write(step, line)?;
        Ok(self.campaign.entries().len() as u32)
    }

    fn write(&mut self, step: Step<A>, line: String) -> Result<(), StorageError> {
        match self.log.append(&line) {
            Ok(()) => {
                self.campaign.take(step);
                Ok(())
            }
            Err(trouble) => {
                self.waiting = Some(Waiting { step, line, trouble: trouble.clone() });
                Err(trouble)
            }
        }
    }

    /// Why the last entry is not on the disk. Nothing is entered before it.
    #[must_use]
    pub fn waiting(&self) -> Option<&StorageError> {
        self.waiting.as_ref().map(|waiting| &waiting.trouble)
    }

    fn write_waiting(&mut self) -> Result<(), StorageError> {
        match self.waiting.take() {
            Some(Waiting { step, line, .. }) => self.write(step, line),
            None => Ok(()),
        }
    }

    /// Tries once more to write the entry that waits; a file that was deleted meanwhile is written anew with all entries.
    ///
    /// # Errors
    /// What is in the way. The entry goes on waiting.
    pub fn try_again(&mut self) -> Result<(), ErrorOf<A>> {
        let set_up = self.log.set_up_again();
        Ok(self.after(set_up)?)
    }

    /// Goes on in a new file, which gets all entries, the one that waits among them. The old file stays as it is.
    ///
    /// # Errors
    /// What is in the way. The entry goes on waiting, and the book stays where it is.
    pub fn go_on_at(&mut self, path: &Path) -> Result<(), ErrorOf<A>> {
        let moved = self.log.go_on_at(path);
        Ok(self.after(moved)?)
    }

    /// Brings a book that went on elsewhere back to where it was opened. Tells where it lies if that cannot be.
    pub fn bring_back(&mut self) -> Option<PathBuf> {
        if self.log.path() == self.first_file {
            return None;
        }
        self.log.go_back_to(&self.first_file).is_err().then(|| self.log.path().to_path_buf())
    }

    fn after(&mut self, done: Result<(), StorageError>) -> Result<(), StorageError> {
        if let (Err(error), Some(waiting)) = (&done, &mut self.waiting) {
            waiting.trouble = error.clone();
        }
        done.and_then(|()| self.write_waiting())
    }

    /// Corrects an entry: from now on it counts as `to`, or not at all.
    ///
    /// # Errors
    /// As [`Book::enter`].
    pub fn correct(&mut self, at: u64, entry: u32, to: Option<A::What>, why: String) -> Result<u32, ErrorOf<A>> {
        self.enter(at, A::What::corrected(entry, to, why))
    }

    /// Takes the last entry back; returns its number. `None`: there is nothing to take back.
    ///
    /// # Errors
    /// As [`Book::enter`].
    pub fn undo(&mut self, at: u64) -> Result<Option<u32>, ErrorOf<A>> {
        let Some(number) = self.campaign.next_undo() else { return Ok(None) };
        self.enter(at, A::What::undone(number))?;
        Ok(Some(number))
    }

    /// Brings back the entry that was taken back last; returns its number. `None`: there is none.
    ///
    /// # Errors
    /// As [`Book::enter`].
    pub fn redo(&mut self, at: u64) -> Result<Option<u32>, ErrorOf<A>> {
        let Some(number) = self.campaign.next_redo() else { return Ok(None) };
        self.enter(at, A::What::redone(number))?;
        Ok(Some(number))
    }

    /// Keeps a copy of the book if the last one is old enough. To be called now and then while a book is open.
    ///
    /// # Errors
    /// The copy cannot be written. The book itself is never in danger.
    pub fn back_up_if_due(&mut self, at: u64, backups: &Path) -> Result<(), ErrorOf<A>> {
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
pub fn read<A: Accounts>(path: &Path, accounts: &Arc<A>) -> Result<Campaign<A>, ErrorOf<A>> {
    let Pages { header, entries } = pages_of::<A>(log_of::<A>(path)?, path)?;
    Ok(Campaign::new(Arc::clone(accounts), header, entries))
}

/// How many entries a book has. Nothing is derived for it.
pub(super) fn count<A: Accounts>(path: &Path) -> Result<usize, ErrorOf<A>> {
    Ok(pages_of::<A>(log_of::<A>(path)?, path)?.entries.len())
}

/// What the lines say that count.
fn pages_of<A: Accounts>(log: ReadLog, path: &Path) -> Result<Pages<A::What>, ErrorOf<A>> {
    lines::read_pages::<A>(whole_lines::<A>(log)).map_err(|error| unreadable(path, error))
}

/// The torn last line that [`read`] leaves out of a book.
#[must_use]
pub fn torn_line<A: Accounts>(path: &Path) -> Option<CutLine> {
    let read = log_of::<A>(path).ok()?;
    lines::read_header(read.lines.first()?, A::RULESET).ok()?;
    read.cut.filter(|cut| !is_whole::<A>(cut))
}

/// Does this file begin as a book does?
#[must_use]
pub fn begins_as_book(path: &Path) -> bool {
    const FIRST: &str = "Campaign(";
    read_first_line(path, 2 * FIRST.len() as u64).is_ok_and(|line| line.starts_with(FIRST))
}

/// The lines of a book; a file that does not even begin as one is told apart before anything else.
fn log_of<A: Accounts>(path: &Path) -> Result<ReadLog, ErrorOf<A>> {
    match read_log(path, |_| true) {
        Err(StorageError { trouble: Trouble::NotText { .. }, .. }) if !begins_as_book(path) => {
            Err(unreadable(path, ReadError::Foreign))
        }
        read => known_log::<A>(path, read?),
    }
}

/// A single line that is torn is none of ours.
fn known_log<A: Accounts>(path: &Path, read: ReadLog) -> Result<ReadLog, ErrorOf<A>> {
    let is_torn = read.lines.is_empty() && read.cut.as_ref().is_some_and(|cut| !is_whole::<A>(cut));
    if is_torn { Err(unreadable(path, ReadError::Foreign)) } else { Ok(read) }
}

/// The lines that count, also the last one if it lacks only its line end.
fn whole_lines<A: Accounts>(mut read: ReadLog) -> Vec<String> {
    read.lines.extend(read.cut.filter(is_whole::<A>).map(|cut| cut.text));
    read.lines
}

/// Somebody's editor left out only the line end.
fn is_whole<A: Accounts>(cut: &CutLine) -> bool {
    match cut.number {
        1 => lines::read_header(&cut.text, A::RULESET).is_ok(),
        number => lines::read_entry::<A::What>(number, &cut.text).is_ok(),
    }
}

/// The file of a book as text. What could not be read back is not written.
pub(super) fn text_of<W: Says, R, T>(
    path: &Path,
    header: &Header,
    entries: &[Entry<W>],
) -> Result<String, BookError<R, T>> {
    let refused = |trouble| StorageError::untouched(path, trouble);
    let unwritable = |reason| refused(Trouble::Unwritable(reason));
    lines::check_length(entries.len())
        .and_then(|()| lines::check_names(entries.len() + 1, entries.iter().map(|entry| entry.what.names()).sum()))
        .map_err(|error| unreadable(path, error))?;
    let mut text = lines::header_line(header).map_err(unwritable)? + "\n";
    for entry in entries {
        let line = lines::entry_line(entry).map_err(unwritable)?;
        measure(&line).map_err(|error| refused(Trouble::Unmanageable(error.what)))?;
        text += &line;
        text.push('\n');
        if text.len() as u64 > LOG_LIMIT {
            return Err(refused(Trouble::Overflowing { limit: LOG_LIMIT }).into());
        }
    }
    Ok(text)
}

pub(crate) fn unreadable<R, T>(path: &Path, error: ReadError) -> BookError<R, T> {
    BookError::Read { file: path.to_path_buf(), error }
}
