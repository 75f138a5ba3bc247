//! What is being filled in about a quest, kept beside the book until it is entered: whoever pulls the plug goes on there.

use crate::campaign::entry::Ending;
use crate::storage::{read_text, write_document};
use std::path::{Path, PathBuf};

/// The filled-in page of a book, as it is on the disk.
pub(super) struct Draft {
    file: PathBuf,
    kept: Option<Ending>,
}

impl Draft {
    /// The one beside a book. One that cannot be read is none: it holds nothing that was entered.
    pub(super) fn beside(book: &Path) -> Self {
        let file = book.with_extension("draft");
        let kept = read_text(&file).ok().and_then(|text| ron::from_str(&text).ok());
        Self { file, kept }
    }

    /// What had been filled in.
    pub(super) fn kept(&self) -> Option<&Ending> {
        self.kept.as_ref()
    }

    /// Keeps what is filled in now. Where that cannot be, the page itself still has it.
    pub(super) fn keep(&mut self, ending: &Ending) {
        if self.kept.as_ref() == Some(ending) {
            return;
        }
        if let Err(trouble) = write_document(&self.file, ending) {
            log::warn!("{trouble}");
        }
        self.kept = Some(ending.clone());
    }

    /// It was entered, or nobody wants it.
    pub(super) fn forget(&mut self) {
        if self.kept.take().is_some()
            && let Err(trouble) = std::fs::remove_file(&self.file)
        {
            log::warn!("{}: {trouble}", self.file.display());
        }
    }
}
