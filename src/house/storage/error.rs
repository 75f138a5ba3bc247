//! What can go wrong with a file, told in three parts: which file, what happened, what is safe.
//!
//! The window translates an error through its message ids and facts; the command line prints it.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::cause::Cause;
use super::patient::is_held;
use crate::kernel::reading::{Unclear, Unreadable};

/// A failure of the storage: names the file, says what happened and what is safe.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {trouble}. {safe}.", path.display())]
pub struct StorageError {
    /// The file or folder in question.
    pub path: PathBuf,
    /// What happened.
    pub trouble: Trouble,
    /// What has not been lost.
    pub safe: Safe,
}

/// What was being done to the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Its content was being read.
    Read,
    /// Its content was being written.
    Write,
    /// A folder was being made or listed.
    Folder,
}

/// What happened to a file.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Trouble {
    /// There is no such file.
    NotFound,
    /// A new file was asked for, but there is one of that name.
    Exists,
    /// A file of another kind lies there, which is not replaced.
    OtherKind,
    /// It belongs to another game, by that game's id.
    OtherGame(String),
    /// It is a document of another kind, by the name of that kind.
    OtherDocument(String),
    /// It is a folder, a device or a pipe.
    NotAFile,
    /// The system does not let us.
    Forbidden(Action),
    DiskFull,
    /// Another window or program works on it.
    InUse,
    /// Another window or program has changed it since it was read or written here.
    ChangedElsewhere,
    /// It was deleted or moved away while it was open.
    Deleted,
    /// While it was open, somebody else has changed it or put another one in its place.
    Replaced,
    /// With what was to be written it would be larger than what is read back.
    Overflowing {
        /// The largest size that is read.
        limit: u64,
    },
    /// What was to be written holds more, or is nested more deeply, than is read back.
    Unmanageable(Unclear),
    /// Anything else the system reports.
    System(Action, Cause),
    /// The file is larger than anything we would have written.
    TooLarge {
        /// Its size.
        bytes: u64,
        /// The largest size that is read.
        limit: u64,
    },
    /// The first line of the log is longer than any that we would have written.
    LongBeginning {
        /// The longest that is read, in bytes.
        limit: u64,
    },
    /// The file has more lines than anything we would have written.
    TooManyLines {
        /// The largest number that is read.
        most: usize,
    },
    /// The document holds more things of one kind than anybody makes.
    TooMuch {
        /// The largest number that is read.
        most: usize,
    },
    /// It holds bytes that are no text; line and column of the first.
    NotText {
        /// Line, counted from 1.
        line: usize,
        /// Column, counted from 1.
        column: usize,
    },
    /// The document cannot be understood.
    Malformed {
        /// Line, counted from 1.
        line: usize,
        /// Column, counted from 1.
        column: usize,
        /// What is unclear there.
        reason: Unclear,
    },
    /// The document does not begin with its format number.
    NoFormat,
    /// The document was written by a newer program.
    Newer {
        /// The format found in the file.
        found: u32,
        /// The newest format this program knows.
        known: u32,
    },
    /// The content cannot be expressed in the file format, for this reason (English; it is a fault of ours).
    Unwritable(String),
    /// The system does not say where a user's files belong.
    NoHome,
}

/// What has not been lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Safe {
    /// Nothing was written: all files are as they were.
    Untouched,
    /// The file still holds what was saved last.
    LastSaved,
    /// Every complete line of the running game is in the file.
    CompleteLines,
    /// Every entry that was made before is in the book.
    Entries,
    /// Everything that was written before is still known here and can be written again.
    StillKnown,
    /// The file as it was found has been kept under this name.
    KeptAs(PathBuf),
    /// What somebody else has written there has not been replaced.
    NotReplaced,
    /// This one of several files has been written and could not be taken back.
    Written(PathBuf),
}

/// A value that a message mentions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// Where a file is.
    Path(PathBuf),
    /// A number; it decides plural forms.
    Number(i64),
    /// What cannot be understood; it has sentences of its own.
    Unclear(Unclear),
    /// Why the system could not do it; it has words of its own.
    Cause(Cause),
    /// The id of a game, as it stands in the file.
    Game(String),
    /// A kind of document, as it stands in the file; those we know have words of their own.
    Kind(String),
}

impl From<Unreadable> for Trouble {
    fn from(error: Unreadable) -> Self {
        Self::Malformed { line: error.line, column: error.column, reason: error.what }
    }
}

impl StorageError {
    /// An error about `path` where nothing was written.
    pub fn untouched(path: &Path, trouble: Trouble) -> Self {
        Self { path: path.to_path_buf(), trouble, safe: Safe::Untouched }
    }

    /// Translates a failure that the system reports.
    pub(crate) fn from_io(path: &Path, action: Action, error: &io::Error) -> Self {
        let trouble = match error.kind() {
            _ if is_held(error) => Trouble::InUse,
            io::ErrorKind::NotFound => Trouble::NotFound,
            io::ErrorKind::AlreadyExists => Trouble::Exists,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Trouble::Forbidden(action),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Trouble::DiskFull,
            _ => Trouble::System(action, Cause::of(error)),
        };
        // A new file that cannot be made lacks its folder, so that is what does not exist.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists());
        let missing = folder.filter(|_| action == Action::Write && trouble == Trouble::NotFound);
        Self::untouched(missing.unwrap_or(path), trouble)
    }

    /// The same error with another statement of what is safe.
    pub(super) fn but_safe(self, safe: Safe) -> Self {
        Self { safe, ..self }
    }

    /// The message that says what happened.
    pub fn message_id(&self) -> &'static str {
        match &self.trouble {
            Trouble::NotFound => "storage-not-found",
            Trouble::Exists => "storage-exists",
            Trouble::OtherKind => "storage-other-kind",
            Trouble::OtherGame(_) => "storage-other-game",
            Trouble::OtherDocument(_) => "storage-other-document",
            Trouble::NotAFile => "storage-not-a-file",
            Trouble::Forbidden(Action::Read) => "storage-forbidden-read",
            Trouble::Forbidden(Action::Write) => "storage-forbidden-write",
            Trouble::Forbidden(Action::Folder) => "storage-forbidden-folder",
            Trouble::DiskFull => "storage-disk-full",
            Trouble::InUse => "storage-in-use",
            Trouble::ChangedElsewhere => "storage-changed-elsewhere",
            Trouble::Deleted => "storage-deleted",
            Trouble::Replaced => "storage-replaced",
            Trouble::Overflowing { .. } => "storage-overflowing",
            Trouble::Unmanageable(_) => "storage-unmanageable",
            Trouble::System(Action::Read, _) => "storage-system-read",
            Trouble::System(Action::Write, _) => "storage-system-write",
            Trouble::System(Action::Folder, _) => "storage-system-folder",
            Trouble::TooLarge { .. } => "storage-too-large",
            Trouble::LongBeginning { .. } => "storage-long-beginning",
            Trouble::TooManyLines { .. } => "storage-too-many-lines",
            Trouble::TooMuch { .. } => "storage-too-much",
            Trouble::NotText { .. } => "storage-not-text",
            Trouble::Malformed { .. } => "storage-malformed",
            Trouble::NoFormat => "storage-no-format",
            Trouble::Newer { .. } => "storage-newer",
            Trouble::Unwritable(_) => "storage-unwritable",
            Trouble::NoHome => "storage-no-home",
        }
    }

    /// The message that says what is safe.
    pub fn safe_message_id(&self) -> &'static str {
        match &self.safe {
            Safe::Untouched => "safe-untouched",
            Safe::LastSaved => "safe-last-saved",
            Safe::CompleteLines => "safe-complete-lines",
            Safe::Entries => "safe-entries",
            Safe::StillKnown => "safe-still-known",
            Safe::KeptAs(_) => "safe-kept-as",
            Safe::NotReplaced => "safe-not-replaced",
            Safe::Written(_) => "safe-written",
        }
    }

    /// The values both messages may mention, by name.
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = vec![("file", Fact::Path(self.path.clone()))];
        let mut number = |name, value: u64| facts.push((name, Fact::Number(i64::try_from(value).unwrap_or(i64::MAX))));
        match &self.trouble {
            Trouble::TooLarge { bytes, limit } => {
                number("megabytes", megabytes(*bytes));
                number("limit", megabytes(*limit));
            }
            Trouble::TooManyLines { most } | Trouble::TooMuch { most } => number("most", *most as u64),
            Trouble::Overflowing { limit } | Trouble::LongBeginning { limit } => number("limit", megabytes(*limit)),
            Trouble::NotText { line, column } => {
                number("line", *line as u64);
                number("column", *column as u64);
            }
            Trouble::Malformed { line, column, reason } => {
                number("line", *line as u64);
                number("column", *column as u64);
                facts.push(("reason", Fact::Unclear(reason.clone())));
            }
            Trouble::Newer { found, known } => {
                number("found", u64::from(*found));
                number("known", u64::from(*known));
            }
            Trouble::Unmanageable(reason) => facts.push(("reason", Fact::Unclear(reason.clone()))),
            Trouble::System(_, reason) => facts.push(("reason", Fact::Cause(*reason))),
            Trouble::OtherGame(game) => facts.push(("game", Fact::Game(game.clone()))),
            Trouble::OtherDocument(kind) => facts.push(("kind", Fact::Kind(kind.clone()))),
            Trouble::NotFound
            | Trouble::Exists
            | Trouble::OtherKind
            | Trouble::NotAFile
            | Trouble::Unwritable(_)
            | Trouble::Forbidden(_)
            | Trouble::DiskFull
            | Trouble::InUse
            | Trouble::ChangedElsewhere
            | Trouble::Deleted
            | Trouble::Replaced
            | Trouble::NoFormat
            | Trouble::NoHome => {}
        }
        if let Safe::KeptAs(kept) | Safe::Written(kept) = &self.safe {
            facts.push(("kept", Fact::Path(kept.clone())));
        }
        facts
    }
}

/// Whole megabytes, rounded up: nobody counts the bytes of a file that is too large.
fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1024 * 1024)
}

impl fmt::Display for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound => write!(out, "there is no such file"),
            Self::Exists => write!(out, "there is already a file of this name"),
            Self::OtherKind => write!(out, "is a file of another kind and is not replaced"),
            Self::OtherGame(game) => write!(out, "belongs to another game: {game}"),
            Self::OtherDocument(kind) => write!(out, "is a document of another kind: {kind}"),
            Self::Forbidden(action) => write!(out, "you are not allowed to {action}"),
            Self::DiskFull => write!(out, "the disk is full"),
            Self::InUse => write!(out, "another window or program is using it"),
            Self::ChangedElsewhere => write!(out, "another window or program has changed it meanwhile"),
            Self::Deleted => write!(out, "was deleted or moved away while it was open"),
            Self::Replaced => write!(out, "was changed or replaced by somebody else while it was open"),
            Self::Overflowing { limit } => {
                write!(
                    out,
                    "is full: it would grow larger than {} MB, and could not be read any more",
                    megabytes(*limit)
                )
            }
            Self::Unmanageable(reason) => write!(out, "could not be read any more: {reason}"),
            Self::System(action, reason) => write!(out, "could not {action} ({reason})"),
            Self::TooLarge { bytes, limit } => {
                write!(out, "is too large: {} MB, at most {} MB are read", megabytes(*bytes), megabytes(*limit))
            }
            Self::LongBeginning { limit } => write!(out, "its first line is longer than {} MB", megabytes(*limit)),
            Self::NotAFile => write!(out, "is a folder, a device or a pipe, not a file"),
            Self::TooManyLines { most } => write!(out, "has more than {most} lines"),
            Self::TooMuch { most } => write!(out, "holds more than {most} things of one kind"),
            Self::NotText { line, column } => write!(out, "holds bytes that are no text, line {line}, column {column}"),
            Self::Malformed { line, column, reason } => write!(out, "line {line}, column {column}: {reason}"),
            Self::NoFormat => write!(out, "does not name its format (it should begin with \"(format: 1,\")"),
            Self::Newer { found, known } => {
                write!(out, "was written by a newer program (format {found}, this one knows up to {known})")
            }
            Self::Unwritable(reason) => {
                write!(out, "its content cannot be written down ({reason})")
            }
            Self::NoHome => write!(out, "the system does not name a home folder; set DELVEWRIGHT_HOME to one"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Read => "read it",
            Self::Write => "write it",
            Self::Folder => "use this folder",
        })
    }
}

impl fmt::Display for Safe {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Untouched => write!(out, "Nothing was changed"),
            Self::LastSaved => write!(out, "What was saved before is still there"),
            Self::CompleteLines => write!(out, "Everything played up to the last complete answer is in the file"),
            Self::Entries => write!(out, "Every earlier entry is in the book"),
            Self::StillKnown => write!(out, "Everything that stood in it is still known here and can be written again"),
            Self::KeptAs(path) => write!(out, "The file as it was is kept as {}", path.display()),
            Self::NotReplaced => write!(out, "The other version has not been replaced"),
            Self::Written(path) => write!(out, "Only {} has been written", path.display()),
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Path(path) => write!(out, "{}", path.display()),
            Self::Number(number) => write!(out, "{number}"),
            Self::Unclear(unclear) => write!(out, "{unclear}"),
            Self::Cause(cause) => write!(out, "{cause}"),
            Self::Game(name) | Self::Kind(name) => out.write_str(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_file_what_happened_and_what_is_safe() {
        let error = StorageError {
            path: PathBuf::from("maps/well.ron"),
            trouble: Trouble::Malformed { line: 3, column: 7, reason: Unclear::Number },
            safe: Safe::KeptAs(PathBuf::from("maps/well.broken-1.ron")),
        };
        assert_eq!(
            error.to_string(),
            "maps/well.ron: line 3, column 7: a number is expected there, and not too large a one. The file as it was is kept as maps/well.broken-1.ron."
        );
        assert_eq!(error.message_id(), "storage-malformed");
        let facts = error.facts();
        assert!(facts.contains(&("line", Fact::Number(3))));
        assert!(facts.contains(&("kept", Fact::Path("maps/well.broken-1.ron".into()))));
    }

    #[test]
    fn what_the_system_reports_is_sorted_into_plain_cases() {
        let sorted = |kind: io::ErrorKind| StorageError::from_io(Path::new("x"), Action::Write, &kind.into()).trouble;
        assert_eq!(sorted(io::ErrorKind::StorageFull), Trouble::DiskFull);
        assert_eq!(sorted(io::ErrorKind::PermissionDenied), Trouble::Forbidden(Action::Write));
        assert_eq!(sorted(io::ErrorKind::NotFound), Trouble::NotFound);
        assert!(matches!(sorted(io::ErrorKind::Interrupted), Trouble::System(Action::Write, _)));
    }
}
