//! What is being filled in about a quest, kept beside the book until it is entered: whoever pulls the plug goes on there.

use crate::games::massive_darkness::campaign::entry::Ending;
use crate::house::storage::{DocumentWriter, SharedFile, read_text};
use crate::kernel::reading::read;
use std::path::Path;
use std::sync::Arc;

/// The filled-in page of a book, as it is on the disk or will be in a moment.
pub(super) struct Draft {
    writer: DocumentWriter<Ending>,
    kept: Option<Ending>,
}

impl Draft {
    /// The one beside a book. One that cannot be read is none: it holds nothing that was entered.
    pub(super) fn beside(book: &Path) -> Self {
        let file = book.with_extension("draft");
        // Only who has the book open writes it.
        let writer = DocumentWriter::new(SharedFile::alone(&file));
        let kept = read_text(&file).ok().and_then(|text| read(&text).ok());
        Self { writer, kept }
    }

    /// What had been filled in.
    pub(super) fn kept(&self) -> Option<&Ending> {
        self.kept.as_ref()
    }

    /// Keeps what is filled in now; only somebody who types does not wait for it. Where it cannot be kept, the page itself
    /// still has it.
    pub(super) fn keep(&mut self, ending: &Ending, types: bool) {
        if self.kept.as_ref() != Some(ending) {
            self.writer.hand_over(Arc::new(ending.clone()));
            self.kept = Some(ending.clone());
        }
        if !types && self.writer.is_due() {
            self.writer.flush();
            if let Some(trouble) = self.writer.look().trouble {
                log::warn!("{trouble}");
            }
        }
    }

    /// It was entered, or nobody wants it.
    pub(super) fn forget(&mut self) {
        if self.kept.take().is_some() {
            self.writer.forget();
            if let Err(trouble) = self.writer.with_file(SharedFile::remove) {
                log::warn!("{trouble}");
            }
        }
    }
}
