//! How the own cards get to the disk: deeds at once, typing behind the hand. Where another window has saved own cards
//! meanwhile, what is done here goes on beside them until somebody has decided.

use super::CardsScreen;
use crate::games::massive_darkness::content::OwnPack;
use crate::games::massive_darkness::content::own_cards::KEPT_VERSIONS;
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::house::history::Merge;
use crate::house::storage::{DataDirs, SharedFile, StorageError};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::elsewhere::{Choices, Verdict, elsewhere_ui, no_elsewhere_ui};
use crate::kit::saved_behind::{SavedBehind, Saver};
use crate::kit::unsaved::Unsaved;
use crate::tr;
use egui::{Rect, Ui};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What can be decided about two versions of the own cards.
const CHOICES: Choices = Choices {
    both: ("elsewhere-join", "elsewhere-join-hint"),
    mine: ("elsewhere-mine", "elsewhere-mine-cards-hint"),
    theirs: ("elsewhere-theirs", "elsewhere-theirs-cards-hint"),
};

/// The way of the own cards to the disk.
pub(super) struct Saving {
    saver: Saver<OwnPack>,
    beside: Option<Beside>,
}

/// Another window has saved own cards.
struct Beside {
    /// The cards as both windows knew them.
    base: Arc<OwnPack>,
    /// Why a decision could not be carried out.
    trouble: Option<Arc<str>>,
}

impl Saving {
    /// To be called before the file is read: what somebody else writes from now on is noticed.
    pub(super) fn begin(dirs: &DataDirs) -> Self {
        Self::into_file(dirs, &dirs.own_cards_file())
    }

    fn into_file(dirs: &DataDirs, file: &Path) -> Self {
        Self { saver: Saver::new(SharedFile::look(dirs, file, KEPT_VERSIONS)), beside: None }
    }
}

impl SavedBehind for CardsScreen {
    type Document = OwnPack;

    fn saver(&mut self) -> &mut Saver<OwnPack> {
        &mut self.saving.saver
    }

    fn is_written(&mut self, document: &Arc<OwnPack>) {
        self.history.mark_written(document);
    }

    fn take_trouble(&mut self, trouble: Option<StorageError>) {
        self.trouble = trouble;
    }

    /// Goes on beside the own cards, where no other window looks for any.
    fn step_aside(&mut self) {
        let base = match &self.saving.beside {
            Some(beside) => Arc::clone(&beside.base),
            None => Arc::clone(self.history.saved().unwrap_or(self.history.first())),
        };
        let file = aside(&self.dirs);
        self.saving.saver.writer.forget();
        let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = folder {
            log::warn!("{}: {error}", file.display());
        }
        self.saving = Saving { beside: Some(Beside { base, trouble: None }), ..Saving::into_file(&self.dirs, &file) };
        self.saving.saver.writer.hand_over(Arc::clone(self.history.current()));
        self.saving.saver.writer.flush();
        let news = self.saving.saver.writer.look();
        if let Some(written) = news.document {
            self.history.mark_written(&written);
        }
        self.trouble = news.trouble;
    }
}

impl CardsScreen {
    /// Lets the cards be saved as they are now; nobody waits for it.
    pub(super) fn save(&mut self) {
        self.lay();
        (self.told, self.refused) = (None, None);
        self.saving.saver.writer.hand_over(Arc::clone(self.history.current()));
    }

    /// What keeps the cards from the disk, over the foot of the card.
    pub(super) fn unsaved_ui(&mut self, ui: &mut Ui, texts: &Texts, form: Rect) {
        let Some(trouble) = self.trouble.as_ref().filter(|_| self.history.is_modified()) else {
            return self.notice.done();
        };
        let (file, cards) = (self.dirs.own_cards_file(), self.history.current());
        let unsaved = Unsaved { trouble, document: &**cards, file: &file, ending: "ron" };
        if self.notice.ui(ui, texts, &self.windows, &unsaved, form) {
            self.flush();
        }
    }

    /// Why the cards should not be left, after another attempt to save them.
    pub(crate) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        if self.history.is_modified() {
            self.flush();
        }
        let trouble = self.trouble.as_ref().filter(|_| self.history.is_modified());
        let trouble = trouble.map(|trouble| trouble.say(texts));
        trouble.or_else(|| {
            self.saving.beside.as_ref()?;
            let file = shown_path(self.saving.saver.writer.path());
            Some(tr!(texts, "elsewhere-cards-undecided", file = file))
        })
    }

    /// Whether the cards are saved. What is typed is saved a moment later, and not called saved before.
    pub(super) fn state_told(&self, texts: &Texts) -> Arc<str> {
        if let Some(trouble) = &self.trouble {
            // The notice below says why.
            return if self.history.is_modified() { tr!(texts, "unwritten-title") } else { trouble.say(texts) };
        }
        if self.history.is_modified() {
            return tr!(texts, "being-saved");
        }
        if self.saving.beside.is_some() {
            let path = self.saving.saver.writer.path();
            return tr!(texts, "saved-beside", file = shown(&path.file_name().unwrap_or_default().to_string_lossy()));
        }
        tr!(texts, "cards-saved")
    }

    /// What to do about two versions, as long as it is not decided.
    pub(super) fn elsewhere_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(beside) = &self.saving.beside else { return no_elsewhere_ui(ui) };
        let told = tr!(texts, "elsewhere-cards");
        let verdict = elsewhere_ui(ui, texts, &told, &self.dirs.own_cards_file(), &CHOICES, beside.trouble.as_ref());
        let Some(verdict) = verdict else { return };
        let base = Arc::clone(&beside.base);
        let file = &self.dirs.own_cards_file();
        let chosen = OwnPack::read(file).and_then(|theirs| {
            if verdict != Verdict::Both {
                return Ok(theirs);
            }
            // Each of the two can be read; together they may be too much.
            let joined = OwnPack::joined(&base, self.history.current(), theirs);
            joined.bytes(file).map(|_| joined)
        });
        let chosen = match chosen {
            Ok(chosen) => chosen,
            Err(error) => {
                if let Some(beside) = &mut self.saving.beside {
                    beside.trouble = Some(error.say(texts));
                }
                return;
            }
        };
        match verdict {
            Verdict::Both => {
                self.history.replace("elsewhere-join", Merge::Never, chosen);
                self.come_back();
            }
            Verdict::Mine => self.come_back(),
            Verdict::Theirs => {
                self.come_back();
                if !self.history.is_modified() && self.saving.beside.is_none() {
                    self.saving.saver.writer.with_file(SharedFile::keep_next);
                    self.history.replace("elsewhere-theirs", Merge::Never, chosen);
                    self.save();
                    self.flush();
                }
            }
        }
    }

    /// What stands here takes its own place again; what was there becomes an earlier version.
    fn come_back(&mut self) {
        let before = std::mem::replace(&mut self.saving, Saving::begin(&self.dirs));
        before.saver.writer.forget();
        self.save();
        self.flush();
        if !self.history.is_modified()
            && self.saving.beside.is_none()
            && let Err(trouble) = before.saver.writer.with_file(SharedFile::remove)
        {
            log::warn!("{trouble}");
        }
    }
}

/// A file for cards that cannot be in their own place; packs are not looked for there.
fn aside(dirs: &DataDirs) -> PathBuf {
    let folder = dirs.backups_of(&dirs.own_cards_file());
    let mut names = (1..).map(|number: u32| folder.join(format!("own-cards.mine-{number}.ron")));
    names.find(|file| file.symlink_metadata().is_err()).unwrap_or_else(|| folder.clone())
}
