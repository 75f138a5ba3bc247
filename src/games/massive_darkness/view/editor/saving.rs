//! How the quest gets to the disk: deeds at once, typing behind the hand. Where another window has saved the same quest
//! meanwhile, what is drawn here goes on beside it until somebody has decided.

use super::{EditorScreen, KEPT_VERSIONS};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::{self, free_name};
use crate::house::history::Merge;
use crate::house::storage::{DataDirs, SharedFile, StorageError};
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::elsewhere::{Choices, Verdict, elsewhere_ui, no_elsewhere_ui};
use crate::kit::saved_behind::{SavedBehind, Saver};
use crate::kit::unsaved::Unsaved as NotSaved;
use crate::tr;
use egui::{Rect, Ui};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What can be decided about two versions of a quest.
const CHOICES: Choices = Choices {
    both: ("elsewhere-both", "elsewhere-both-hint"),
    mine: ("elsewhere-mine", "elsewhere-mine-hint"),
    theirs: ("elsewhere-theirs", "elsewhere-theirs-hint"),
};

/// The way of the quest to the disk.
pub(super) struct Saving {
    saver: Saver<Quest>,
    /// What was handed over last, and the drawing it was made of.
    handed: Option<(Arc<Quest>, Arc<Quest>)>,
    /// What was handed over instead because somebody writes a name: the quest as it would be under it.
    draft: Option<Quest>,
    beside: Option<Beside>,
}

/// The quest is saved beside the file it was opened from, because that has been changed in another window.
struct Beside {
    /// Its id here, which is the name of its file.
    id: String,
    /// The file with the version of the other window.
    other: PathBuf,
    is_decided: bool,
    /// Why a decision could not be carried out.
    trouble: Option<Arc<str>>,
}

/// Why a quest should not be left just now.
pub(crate) enum Unsaved {
    /// It is not on the disk.
    Trouble(Arc<str>),
    /// Another window has changed it, which nobody has been told yet; both versions are on the disk.
    Elsewhere(Arc<str>),
}

impl Saving {
    /// To be called before the file is read: what somebody else writes from now on is noticed.
    pub(super) fn begin(dirs: &DataDirs, file: &Path) -> Self {
        let saver = Saver::new(SharedFile::look(dirs, file, KEPT_VERSIONS));
        Self { saver, handed: None, draft: None, beside: None }
    }
}

impl SavedBehind for EditorScreen {
    type Document = Quest;

    fn saver(&mut self) -> &mut Saver<Quest> {
        &mut self.saving.saver
    }

    fn is_written(&mut self, document: &Arc<Quest>) {
        if let Some((handed, drawn)) = &self.saving.handed
            && Arc::ptr_eq(document, handed)
        {
            self.history.mark_written(drawn);
        }
    }

    fn take_trouble(&mut self, trouble: Option<StorageError>) {
        self.trouble = trouble;
    }

    /// Goes on beside the file that another window has changed.
    fn step_aside(&mut self) {
        let other = match &self.saving.beside {
            Some(beside) if !beside.is_decided => beside.other.clone(),
            _ => self.file.clone(),
        };
        let stem = other.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (id, file) = free_name(&self.dirs.quests(), &stem);
        self.go_on_in(file, Some(Beside { id, other, is_decided: false, trouble: None }));
        self.saving.saver.writer.flush();
        // That another window takes the same name in this very moment is found in the next frame.
        let news = self.saving.saver.writer.look();
        if news.document.is_some() {
            self.history.mark_written(&Arc::clone(self.history.current()));
        }
        self.trouble = news.trouble;
    }
}

impl EditorScreen {
    /// Lets the quest be saved as it is now; nobody waits for it.
    pub(super) fn save(&mut self) {
        let drawn = Arc::clone(self.history.current());
        let document = self.document(&drawn);
        self.saving.saver.writer.hand_over(Arc::clone(&document));
        (self.saving.handed, self.saving.draft) = (Some((document, drawn)), None);
    }

    /// A name that is being written gets to the disk as it is typed, though nothing is called so before its field is left: whoever
    /// opens the quest after a crash finds it under the name as far as it had come.
    pub(super) fn save_name_in_writing(&mut self) {
        let written = self.doing.writing.as_ref().and_then(|name| name.command.as_ref());
        let draft = written.and_then(|command| self.under_name(command));
        if draft == self.saving.draft {
            return;
        }
        match &draft {
            Some(quest) => {
                let document = self.document(&Arc::new(quest.clone()));
                self.saving.saver.writer.hand_over(document);
                self.saving.draft = draft;
            }
            None => self.save(),
        }
    }

    /// Is something on its way to the disk?
    pub(super) fn is_behind(&self) -> bool {
        self.saving.saver.writer.is_behind()
    }

    /// What is written for a drawing.
    fn document(&self, drawn: &Arc<Quest>) -> Arc<Quest> {
        match &self.saving.beside {
            None => Arc::clone(drawn),
            Some(beside) => Arc::new(beside.document(drawn)),
        }
    }

    /// What keeps the quest from the disk, over the foot of the map.
    pub(super) fn unsaved_ui(&mut self, ui: &mut Ui, texts: &Texts, map: Rect) {
        let Some(trouble) = self.trouble.as_ref().filter(|_| self.history.is_modified() || self.is_behind()) else {
            return self.notice.done();
        };
        let document = self.document(self.history.current());
        let unsaved = NotSaved { trouble, document: &*document, file: &self.file, ending: "ron" };
        if self.notice.ui(ui, texts, &self.pages.share.windows, &unsaved, map) {
            self.flush();
        }
    }

    /// Why the quest should not be left, after another attempt to save it.
    pub(crate) fn unsaved(&mut self, texts: &Texts) -> Option<Unsaved> {
        if self.history.is_modified() {
            self.flush();
        }
        let trouble = self.trouble.as_ref().filter(|_| self.history.is_modified());
        let trouble = trouble.map(|trouble| Unsaved::Trouble(trouble.say(texts)));
        trouble.or_else(|| self.is_undecided().then(|| Unsaved::Elsewhere(self.told(texts))))
    }

    fn is_undecided(&self) -> bool {
        self.saving.beside.as_ref().is_some_and(|beside| !beside.is_decided)
    }

    /// Where it is saved, as long as two versions are undecided.
    pub(super) fn saved_beside(&self, texts: &Texts) -> Option<Arc<str>> {
        let is_saved = self.is_undecided() && !self.history.is_modified() && !self.is_behind();
        let file = self.file.file_name().unwrap_or_default().to_string_lossy();
        is_saved.then(|| tr!(texts, "saved-beside", file = shown(&file)))
    }

    /// From now on the quest is saved in this file.
    fn go_on_in(&mut self, file: PathBuf, beside: Option<Beside>) {
        self.saving.saver.writer.forget();
        self.saving = Saving { beside, ..Saving::begin(&self.dirs, &file) };
        self.file = file;
        self.forget_versions();
        self.save();
    }

    fn told(&self, texts: &Texts) -> Arc<str> {
        let title = shown(self.quest().title(texts.language().code()));
        tr!(texts, "elsewhere-quest", title = title)
    }

    /// What to do about two versions, as long as it is not decided.
    pub(super) fn elsewhere_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(beside) = self.saving.beside.as_ref().filter(|beside| !beside.is_decided) else {
            return no_elsewhere_ui(ui);
        };
        let told = self.told(texts);
        let verdict = elsewhere_ui(ui, texts, &told, &beside.other, &CHOICES, beside.trouble.as_ref());
        match verdict {
            None => {}
            Some(Verdict::Both) => self.keep_both(texts),
            Some(Verdict::Mine) => self.keep_mine(),
            Some(Verdict::Theirs) => self.take_theirs(texts),
        }
    }

    fn keep_both(&mut self, texts: &Texts) {
        let Some(beside) = &mut self.saving.beside else { return };
        let quest = beside.document(self.history.current());
        beside.is_decided = true;
        self.step(texts, "elsewhere-both", Merge::Never, quest);
        self.changed(texts);
    }

    /// The version of the other window becomes an earlier one.
    fn keep_mine(&mut self) {
        let Some(beside) = self.saving.beside.take() else { return };
        // The file with what is drawn here is not needed any more once this is in its own place.
        let before = std::mem::replace(&mut self.saving, Saving::begin(&self.dirs, &beside.other));
        before.saver.writer.forget();
        self.file = beside.other;
        self.forget_versions();
        self.save();
        self.flush();
        if !self.history.is_modified() && !self.is_undecided() {
            // Whoever has opened it meanwhile and changed it keeps it.
            if let Err(trouble) = before.saver.writer.with_file(SharedFile::remove) {
                log::warn!("{trouble}");
            }
        }
    }

    /// What is drawn here becomes an earlier version; undo brings it back as well.
    fn take_theirs(&mut self, texts: &Texts) {
        let Some(beside) = &mut self.saving.beside else { return };
        let theirs = match exchange::open(&beside.other) {
            Ok(theirs) => theirs,
            Err(error) => {
                beside.trouble = Some(error.say(texts));
                return;
            }
        };
        self.keep_mine();
        if self.history.is_modified() || self.is_undecided() {
            return;
        }
        self.saving.saver.writer.with_file(SharedFile::keep_next);
        self.step(texts, "elsewhere-theirs", Merge::Never, theirs);
        self.changed(texts);
        self.flush();
    }
}

impl Beside {
    /// As it is saved: under an id of its own, and as long as nobody has decided with a title of its own.
    fn document(&self, drawn: &Quest) -> Quest {
        let mut quest = Quest { id: self.id.clone(), ..drawn.clone() };
        if !self.is_decided {
            let number = self.id.rsplit_once('-').map_or("2", |(_, number)| number);
            quest.title.values_mut().for_each(|title| title.push_str(&format!(" ({number})")));
        }
        quest
    }
}
