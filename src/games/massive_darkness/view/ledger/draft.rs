//! What is being filled in about a quest, kept beside the book until it is entered: whoever pulls the plug goes on there.

use crate::games::massive_darkness::campaign::entry::Ending;
use crate::house::storage::{DocumentWriter, SharedFile, StorageError, read_text};
use crate::kernel::reading::read;
use std::path::Path;
use std::sync::Arc;

/// The filled-in page of a book, as it is on the disk or will be in a moment.
pub(super) struct Draft {
    writer: DocumentWriter<Ending>,
    kept: Option<Ending>,
}

impl Draft {
    /// The one beside a book. What lies there and cannot be understood is somebody else's, or a newer program's: it stays
    /// as it is, and the page gets another name.
    pub(super) fn beside(book: &Path) -> Self {
        let ending = |number: u32| if number == 1 { "draft".to_owned() } else { format!("draft-{number}") };
        let mut files = (1..).map(|number| book.with_extension(ending(number)));
        let found = files.find_map(|file| match file.symlink_metadata() {
            Err(_) => Some((file, None)),
            Ok(_) => understood(&file).map(|kept| (file, Some(kept))),
        });
        let (file, kept) = found.unwrap_or_else(|| (book.with_extension("draft"), None));
        // Only who has the book open writes it.
        Self { writer: DocumentWriter::new(SharedFile::alone(&file)), kept }
    }

    /// Why what is filled in is not on the disk.
    pub(super) fn trouble(&self) -> Option<StorageError> {
        self.writer.look().trouble
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

fn understood(file: &Path) -> Option<Ending> {
    read(&read_text(file).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::rules::story::QuestEnd;
    use crate::house::storage::Trouble;
    use std::fs;

    fn ending(rounds: u16) -> Ending {
        Ending { quest: "one".to_owned(), end: QuestEnd::Lost, rounds, heroes: Vec::new() }
    }

    #[test]
    fn what_is_no_page_of_ours_is_left_alone_and_the_page_is_there_again() {
        let folder = tempfile::tempdir().unwrap();
        let book = folder.path().join("book.campaign");
        let foreign = [("book.draft", "dear diary"), ("book.draft-2", "(quest: \"one\", hologram: 3)")];
        for (name, text) in foreign {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let mut draft = Draft::beside(&book);
        assert_eq!(draft.kept(), None);
        draft.keep(&ending(7), false);
        assert_eq!(draft.trouble(), None);
        drop(draft);
        let mut again = Draft::beside(&book);
        assert_eq!(again.kept(), Some(&ending(7)));
        again.forget();
        drop(again);
        assert_eq!(Draft::beside(&book).kept(), None);
        for (name, text) in foreign {
            assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), text);
        }
    }

    #[test]
    fn a_page_that_cannot_be_kept_says_why() {
        let folder = tempfile::tempdir().unwrap();
        let mut draft = Draft::beside(&folder.path().join("gone").join("book.campaign"));
        draft.keep(&ending(7), false);
        assert_eq!(draft.trouble().map(|error| error.trouble), Some(Trouble::NotFound));
        assert_eq!(draft.kept(), Some(&ending(7)), "the page itself still has it");
    }
}
