//! The title of a quest while it is being written: it gets to the disk as it is typed.

use super::Done;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::{Unusable, open};
use crate::games::massive_darkness::quest::shelf::KEPT_VERSIONS;
use crate::house::storage::{DataDirs, DocumentWriter, SharedFile, StorageError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A title that is being written. Whoever opens the quest after a crash finds it under the title as far as it had come.
pub(super) struct Writing {
    pub(super) file: PathBuf,
    pub(super) text: String,
    /// The field has not been reached yet.
    pub(super) is_new: bool,
    language: &'static str,
    /// The quest before its title was touched.
    quest: Arc<Quest>,
    /// The title it was shown under.
    shown: String,
    /// The title that was handed over last; none: the quest as it was.
    handed: Option<String>,
    writer: DocumentWriter<Quest>,
}

impl Writing {
    /// # Errors
    /// The quest cannot be read.
    pub(super) fn begin(dirs: &DataDirs, file: &Path, language: &'static str, shown: String) -> Result<Self, Unusable> {
        let shared = SharedFile::look(dirs, file, KEPT_VERSIONS);
        let quest = Arc::new(open(file)?);
        let (file, text) = (file.to_owned(), shown.clone());
        let writer = DocumentWriter::new(shared);
        Ok(Self { file, text, is_new: true, language, quest, shown, handed: None, writer })
    }

    /// Hands over what stands in the field, where it is another title than the one handed over before. Nobody waits for it.
    pub(super) fn hand_over(&mut self) {
        let title = Some(self.text.trim()).filter(|title| !title.is_empty() && *title != self.shown).map(str::to_owned);
        if title == self.handed {
            return;
        }
        let mut quest = Arc::clone(&self.quest);
        if let Some(title) = &title {
            Arc::make_mut(&mut quest).title.insert(self.language.to_owned(), title.clone());
        }
        self.writer.hand_over(quest);
        self.handed = title;
    }

    /// The field was left with this title, or with none to leave it as it was; returns what was done.
    ///
    /// # Errors
    /// It cannot be written, or another window has changed the quest meanwhile.
    pub(super) fn leave(mut self, title: Option<String>) -> Result<Option<Done>, StorageError> {
        self.text = title.unwrap_or_else(|| self.shown.clone());
        self.hand_over();
        self.writer.flush();
        if let Some(trouble) = self.writer.look().trouble {
            self.writer.forget();
            return Err(trouble);
        }
        let before = self.quest.title.get(self.language).cloned();
        let (file, language, shown) = (self.file, self.language, self.shown);
        Ok(self.handed.map(|title| Done::Renamed { file, language, before, shown, title }))
    }
}
