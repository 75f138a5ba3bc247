//! How the own cards get to the disk: deeds at once, typing behind the hand. Where another window has saved own cards
//! meanwhile, what is done here goes on beside them until somebody has decided.

use super::CardsScreen;
use crate::games::massive_darkness::content::OwnPack;
use crate::games::massive_darkness::content::own_cards::KEPT_VERSIONS;
use crate::games::massive_darkness::wrong::Wrong as _;
use crate::house::history::Merge;
use crate::house::storage::{DataDirs, DocumentWriter, SharedFile, StorageError, Trouble};
use crate::house::text::{Texts, shown_path};
use crate::shell::elsewhere::{Choices, Verdict, elsewhere_ui};
use crate::tr;
use egui::{Context, Ui};
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
    writer: DocumentWriter<OwnPack>,
    /// The writer wakes the window.
    wakes: bool,
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
        Self::into_file(dirs, &dirs.own_cards_file)
    }

    fn into_file(dirs: &DataDirs, file: &Path) -> Self {
        let writer = DocumentWriter::new(SharedFile::look(dirs, file, KEPT_VERSIONS));
        Self { writer, wakes: false, beside: None }
    }
}

impl CardsScreen {
    /// Lets the cards be saved as they are now; nobody waits for it.
    pub(super) fn save(&mut self) {
        self.lay();
        (self.told, self.refused) = (None, None);
        self.saving.writer.hand_over(Arc::clone(self.history.current()));
    }

    /// At the end of each frame: a deed is on the disk before the next, only somebody who types does not wait.
    pub(super) fn save_behind(&mut self, ctx: &Context) {
        if !self.saving.wakes {
            let window = ctx.clone();
            self.saving.writer.wake_by(move || window.request_repaint());
            self.saving.wakes = true;
        }
        let is_at_it = ctx.text_edit_focused() || ctx.input(|input| input.pointer.any_down());
        if !is_at_it && self.saving.writer.is_due() {
            self.saving.writer.flush();
        }
        self.take_news();
    }

    /// Everything is on the disk, or it is told why not.
    pub(super) fn flush(&mut self) {
        self.saving.writer.flush();
        self.take_news();
    }

    fn take_news(&mut self) {
        let news = self.saving.writer.look();
        if let Some(written) = news.document {
            self.history.mark_written(&written);
        }
        match news.trouble {
            Some(StorageError { trouble: Trouble::ChangedElsewhere, .. }) => self.step_aside(),
            trouble => self.trouble = trouble,
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
            let file = shown_path(&self.saving.writer.path());
            Some(tr!(texts, "elsewhere-cards-undecided", file = file))
        })
    }

    /// Goes on beside the own cards, where no other window looks for any.
    fn step_aside(&mut self) {
        let base = match &self.saving.beside {
            Some(beside) => Arc::clone(&beside.base),
            None => Arc::clone(self.history.saved().unwrap_or(self.history.first())),
        };
        let file = aside(&self.dirs);
        self.saving.writer.forget();
        let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = folder {
            log::warn!("{}: {error}", file.display());
        }
        self.saving = Saving { beside: Some(Beside { base, trouble: None }), ..Saving::into_file(&self.dirs, &file) };
        self.saving.writer.hand_over(Arc::clone(self.history.current()));
        self.saving.writer.flush();
        let news = self.saving.writer.look();
        if let Some(written) = news.document {
            self.history.mark_written(&written);
        }
        self.trouble = news.trouble;
    }

    /// What to do about two versions, as long as it is not decided.
    pub(super) fn elsewhere_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(beside) = &self.saving.beside else { return };
        let told = tr!(texts, "elsewhere-cards");
        let verdict = elsewhere_ui(ui, texts, &told, &self.dirs.own_cards_file, &CHOICES, beside.trouble.as_ref());
        let Some(verdict) = verdict else { return };
        let theirs = match OwnPack::read(&self.dirs.own_cards_file) {
            Ok(theirs) => theirs,
            Err(error) => {
                if let Some(beside) = &mut self.saving.beside {
                    beside.trouble = Some(error.say(texts));
                }
                return;
            }
        };
        let base = Arc::clone(&beside.base);
        match verdict {
            Verdict::Both => {
                let joined = OwnPack::joined(&base, self.history.current(), theirs);
                self.history.replace("elsewhere-join", Merge::Never, joined);
                self.come_back();
            }
            Verdict::Mine => self.come_back(),
            Verdict::Theirs => {
                self.come_back();
                if !self.history.is_modified() && self.saving.beside.is_none() {
                    self.saving.writer.with_file(SharedFile::keep_next);
                    self.history.replace("elsewhere-theirs", Merge::Never, theirs);
                    self.save();
                    self.flush();
                }
            }
        }
    }

    /// What stands here takes its own place again; what was there becomes an earlier version.
    fn come_back(&mut self) {
        let before = std::mem::replace(&mut self.saving, Saving::begin(&self.dirs));
        before.writer.forget();
        self.save();
        self.flush();
        if !self.history.is_modified()
            && self.saving.beside.is_none()
            && let Err(trouble) = before.writer.with_file(SharedFile::remove)
        {
            log::warn!("{trouble}");
        }
    }
}

/// A file for cards that cannot be in their own place; packs are not looked for there.
fn aside(dirs: &DataDirs) -> PathBuf {
    let folder = dirs.backups_of(&dirs.own_cards_file);
    let mut names = (1..).map(|number: u32| folder.join(format!("own-cards.mine-{number}.ron")));
    names.find(|file| file.symlink_metadata().is_err()).unwrap_or_else(|| folder.clone())
}
