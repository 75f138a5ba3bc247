//! How the Quest gets to the disk: deeds at once, typing behind the hand. Where another window has saved the same Quest meanwhile,
//! what is drawn here goes on in a file beside it, and it is told.

use super::EditorScreen;
use crate::games::massive_darkness_2::own_quests::{KEPT_VERSIONS, QuestFile, shelf};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::storage::{DataDirs, SharedFile, StorageError};
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::saved_behind::{SavedBehind, Saver};
use crate::kit::unsaved::Unsaved;
use crate::tr;
use egui::{Rect, Ui};
use std::path::Path;
use std::sync::Arc;

/// The way of the Quest to the disk.
pub(super) struct Saving {
    saver: Saver<QuestFile>,
    /// What was handed over last, and the drawing it was made of.
    handed: Option<(Arc<QuestFile>, Arc<Quest>)>,
    /// The name of the file that another window has changed.
    pub(super) beside: Option<String>,
}

impl Saving {
    /// To be called before the file is read: what somebody else writes from now on is noticed.
    pub(super) fn begin(dirs: &DataDirs, file: &Path) -> Self {
        Self { saver: Saver::new(SharedFile::look(dirs, file, KEPT_VERSIONS)), handed: None, beside: None }
    }
}

impl SavedBehind for EditorScreen {
    type Document = QuestFile;

    fn saver(&mut self) -> &mut Saver<QuestFile> {
        &mut self.saving.saver
    }

    fn is_written(&mut self, document: &Arc<QuestFile>) {
        if let Some((handed, drawn)) = &self.saving.handed
            && Arc::ptr_eq(document, handed)
        {
            self.history.mark_written(drawn);
        }
    }

    fn take_trouble(&mut self, trouble: Option<StorageError>) {
        self.trouble = trouble;
    }

    fn step_aside(&mut self) {
        let other = self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (_, file) = shelf(&self.dirs).free_name(&other);
        self.saving.saver.writer.forget();
        self.saving = Saving { beside: Some(other), ..Saving::begin(&self.dirs, &file) };
        self.file = file;
        self.forget_versions();
        self.save();
    }
}

impl EditorScreen {
    /// Lets the Quest be saved as it is now; nobody waits for it.
    pub(super) fn save(&mut self) {
        let drawn = Arc::clone(self.history.current());
        let document = Arc::new(QuestFile::of(Quest::clone(&drawn)));
        self.saving.saver.writer.hand_over(Arc::clone(&document));
        self.saving.handed = Some((document, drawn));
    }

    fn is_behind(&self) -> bool {
        self.saving.saver.writer.is_behind()
    }

    /// Whether it is saved, in few words.
    pub(super) fn state_told(&self, texts: &Texts) -> Arc<str> {
        let file = shown(&self.file.file_name().unwrap_or_default().to_string_lossy());
        match &self.saving.beside {
            _ if self.trouble.is_some() || self.history.is_modified() || self.is_behind() => {
                tr!(texts, "editor-md2-not-saved")
            }
            Some(_) => tr!(texts, "editor-md2-saved-beside", file = file),
            None => tr!(texts, "editor-md2-saved"),
        }
    }

    /// What keeps the Quest from the disk, over the foot of the map.
    pub(super) fn unsaved_ui(&mut self, ui: &mut Ui, texts: &Texts, map: Rect) {
        let Some(trouble) = self.trouble.as_ref().filter(|_| self.history.is_modified() || self.is_behind()) else {
            return self.notice.done();
        };
        let document = QuestFile::of(self.quest().clone());
        let unsaved = Unsaved { trouble, document: &document, file: &self.file, ending: "ron" };
        if self.notice.ui(ui, texts, &self.windows, &unsaved, map) {
            self.flush();
        }
    }

    /// Why the Quest should not be left, after another attempt to save it.
    pub(in super::super) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        if self.history.is_modified() {
            self.flush();
        }
        self.trouble.as_ref().filter(|_| self.history.is_modified()).map(|trouble| trouble.say(texts))
    }
}
