//! A running game and the disk: lines that could not be written are kept and written first, and nothing else is taken in
//! the meantime.

use super::{Play, Ruleset};
use crate::house::session::{NotBegun, ResumeError};
use crate::house::storage::{CutLine, ReadLog, StorageError, Trouble};
use crate::house::text::Texts;
use crate::house::wrong::Wrong;
use crate::kernel::game::{Game, Refusal};
use crate::kernel::journal::is_sound_line;
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTaken {
    /// A rule forbids it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// What was answered before is not on the disk yet.
    #[error("what was answered before is not written yet")]
    Unwritten,
    /// There is no such answer.
    #[error("this is not offered")]
    NotOffered,
}

/// Why a game could not be opened; `E` is what the game itself says.
#[derive(Debug, thiserror::Error)]
pub enum OpenError<E> {
    /// It cannot be read, locked or written.
    #[error("{0}")]
    File(#[from] StorageError),
    /// Its content.
    #[error("{0}")]
    Resume(#[from] ResumeError<E>),
    /// A new one cannot begin.
    #[error("{0}")]
    Begin(#[from] NotBegun<E>),
}

impl<E: Wrong> Wrong for OpenError<E> {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::File(error) => error.say(texts),
            Self::Resume(error) => error.say(texts),
            Self::Begin(error) => error.say(texts),
        }
    }
}

/// The lines of a recorded game that count, also the last one if it lacks only its line end.
#[must_use]
pub fn whole_lines<G: Game>(log: &ReadLog) -> Cow<'_, [String]> {
    match log.cut.as_ref().filter(|cut| is_whole::<G>(cut)) {
        Some(cut) => Cow::Owned([log.lines.as_slice(), std::slice::from_ref(&cut.text)].concat()),
        None => Cow::Borrowed(&log.lines),
    }
}

/// Whatever took the line end away has left the line.
#[must_use]
pub fn is_whole<G: Game>(cut: &CutLine) -> bool {
    is_sound_line::<G>(&cut.text)
}

impl<R: Ruleset> Play<R> {
    /// Where it is being written: another one than it began in, once it was saved elsewhere.
    #[must_use]
    pub fn file(&self) -> PathBuf {
        self.log.path().to_owned()
    }

    /// The file that it began in.
    #[must_use]
    pub fn first_file(&self) -> &Path {
        &self.first_file
    }

    /// The same game, which is looked for here, wherever it goes on.
    #[must_use]
    pub fn at_home(self, home: &Path) -> Self {
        Self { first_file: home.to_owned(), ..self }
    }

    /// Where the file is kept as it was before a damaged last line was cut off.
    #[must_use]
    pub fn torn(&self) -> Option<&Path> {
        self.torn.as_deref()
    }

    /// Why the last answers are not on the disk. Until they are, nothing is answered or taken back.
    #[must_use]
    pub fn trouble(&self) -> Option<&StorageError> {
        self.trouble.as_ref()
    }

    /// Tries once more to write what is not on the disk; a file that was deleted meanwhile is written anew.
    pub fn try_again(&mut self) {
        match self.log.set_up_again() {
            Ok(()) => self.save(),
            Err(trouble) => self.trouble = Some(trouble),
        }
    }

    /// Brings a game that went on elsewhere back to the file that it began in, where it is looked for. Tells where it lies
    /// if that cannot be.
    pub fn bring_back(&mut self) -> Option<PathBuf> {
        if self.log.path() == self.first_file {
            return None;
        }
        self.log.go_back_to(&self.first_file).is_err().then(|| self.file())
    }

    /// Goes on in a new file, which gets the whole game. The old one stays as it is.
    pub fn save_elsewhere(&mut self, file: &Path) {
        match self.log.go_on_at(file) {
            Ok(()) => self.save(),
            Err(trouble) => self.trouble = Some(trouble),
        }
    }

    pub(super) fn save(&mut self) {
        let written = match self.session.take_lines() {
            Ok(lines) => {
                self.unwritten.extend(lines);
                self.log.append_all(&self.unwritten)
            }
            Err(error) => Err(StorageError::untouched(self.log.path(), Trouble::Unwritable(error.to_string()))),
        };
        if written.is_ok() {
            self.unwritten.clear();
        }
        self.trouble = written.err();
    }
}
