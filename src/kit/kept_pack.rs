//! The own cards of a game while somebody changes them: what was done, and their way to the disk. Deeds are written at once, typing
//! behind the hand. Where another window has saved own cards meanwhile, what is done here goes on beside them until somebody has
//! decided.

use crate::house::history::{History, Merge};
use crate::house::packs::CardPack;
use crate::house::storage::{DataDirs, SharedFile, StorageError};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::elsewhere::{Choices, Verdict, elsewhere_ui, no_elsewhere_ui};
use crate::kit::files::Windows;
use crate::kit::saved_behind::{SavedBehind, Saver};
use crate::kit::unsaved::{Notice, Unsaved};
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

/// What is told of cards that were taken in, with how many of them count from now on instead of printed ones.
pub(crate) fn told_taken(told: Arc<str>, instead: usize, texts: &Texts) -> Arc<str> {
    match instead {
        0 => told,
        _ => format!("{told} {}", tr!(texts, "cards-instead", count = instead as i64)).into(),
    }
}

/// Where the own cards of a game lie, and how many earlier versions are kept.
#[derive(Clone, Debug)]
pub(crate) struct Home {
    pub(crate) file: PathBuf,
    pub(crate) versions: usize,
}

/// The own cards, everything that was done to them, and their way to the disk.
pub(crate) struct KeptPack<P: CardPack> {
    dirs: DataDirs,
    home: Home,
    pub(crate) history: History<P>,
    /// What could not be saved.
    trouble: Option<StorageError>,
    notice: Notice,
    saver: Saver<P>,
    beside: Option<Beside<P>>,
}

/// Another window has saved own cards.
struct Beside<P> {
    /// The cards as both windows knew them.
    base: Arc<P>,
    /// Why a decision could not be carried out.
    trouble: Option<Arc<str>>,
}

impl<P: CardPack> SavedBehind for KeptPack<P> {
    type Document = P;

    fn saver(&mut self) -> &mut Saver<P> {
        &mut self.saver
    }

    fn is_written(&mut self, document: &Arc<P>) {
        self.history.mark_written(document);
    }

    fn take_trouble(&mut self, trouble: Option<StorageError>) {
        self.trouble = trouble;
    }

    /// Goes on beside the own cards, where no other window looks for any.
    fn step_aside(&mut self) {
        let base = match &self.beside {
            Some(beside) => Arc::clone(&beside.base),
            None => Arc::clone(self.history.saved().unwrap_or(self.history.first())),
        };
        let file = self.aside();
        self.saver.writer.forget();
        let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = folder {
            log::warn!("{}: {error}", file.display());
        }
        self.beside = Some(Beside { base, trouble: None });
        self.saver = saver(&self.dirs, &file, self.home.versions);
        self.hand_over();
        self.saver.writer.flush();
        let news = self.saver.writer.look();
        if let Some(written) = news.document {
            self.history.mark_written(&written);
        }
        self.trouble = news.trouble;
    }
}

impl<P: CardPack> KeptPack<P> {
    /// The own cards as they are on the disk.
    ///
    /// # Errors
    /// The file cannot be read or understood; it is left alone.
    pub(crate) fn open(dirs: &DataDirs, home: Home) -> Result<Self, StorageError> {
        // Before it is read: what somebody else writes from now on is noticed.
        let saver = saver(dirs, &home.file, home.versions);
        let history = History::opened(P::read(&home.file)?);
        Ok(Self { dirs: dirs.clone(), home, history, trouble: None, notice: Notice::default(), saver, beside: None })
    }

    /// Lets the cards be saved as they are now; nobody waits for it.
    pub(crate) fn hand_over(&self) {
        self.saver.writer.hand_over(Arc::clone(self.history.current()));
    }

    /// What could not be saved.
    pub(crate) fn trouble(&self) -> Option<&StorageError> {
        self.trouble.as_ref()
    }

    /// Why the cards should not be left, after another attempt to save them.
    pub(crate) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        if self.history.is_modified() {
            self.flush();
        }
        let trouble = self.trouble.as_ref().filter(|_| self.history.is_modified());
        let trouble = trouble.map(|trouble| trouble.say(texts));
        trouble.or_else(|| {
            self.beside.as_ref()?;
            Some(tr!(texts, "elsewhere-cards-undecided", file = shown_path(self.saver.writer.path())))
        })
    }

    /// Whether the cards are saved. What is typed is saved a moment later, and not called saved before.
    pub(crate) fn state_told(&self, texts: &Texts) -> Arc<str> {
        if let Some(trouble) = &self.trouble {
            // The notice over the card says why.
            return if self.history.is_modified() { tr!(texts, "unwritten-title") } else { trouble.say(texts) };
        }
        if self.history.is_modified() {
            return tr!(texts, "being-saved");
        }
        if self.beside.is_some() {
            let path = self.saver.writer.path();
            return tr!(texts, "saved-beside", file = shown(&path.file_name().unwrap_or_default().to_string_lossy()));
        }
        tr!(texts, "cards-saved")
    }

    /// What keeps the cards from the disk, over the foot of this part of the screen.
    pub(crate) fn unsaved_ui(&mut self, ui: &mut Ui, texts: &Texts, windows: &Windows, over: Rect) {
        let Some(trouble) = self.trouble.as_ref().filter(|_| self.history.is_modified()) else {
            return self.notice.done();
        };
        let unsaved = Unsaved { trouble, document: &**self.history.current(), file: &self.home.file, ending: "ron" };
        if self.notice.ui(ui, texts, windows, &unsaved, over) {
            self.flush();
        }
    }

    /// What to do about two versions, as long as it is not decided; true when the cards have changed by it.
    pub(crate) fn elsewhere_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        let Some(beside) = &self.beside else {
            no_elsewhere_ui(ui);
            return false;
        };
        let (told, file) = (tr!(texts, "elsewhere-cards"), &self.home.file);
        let verdict = elsewhere_ui(ui, texts, &told, file, &CHOICES, beside.trouble.as_ref());
        let Some(verdict) = verdict else { return false };
        let chosen = P::read(file).and_then(|theirs| {
            if verdict != Verdict::Both {
                return Ok(theirs);
            }
            // Each of the two can be read; together they may be too much.
            let joined = P::joined(&beside.base, self.history.current(), theirs);
            joined.bytes(file).map(|_| joined)
        });
        let chosen = match chosen {
            Ok(chosen) => chosen,
            Err(error) => {
                if let Some(beside) = &mut self.beside {
                    beside.trouble = Some(error.say(texts));
                }
                return false;
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
                if !self.history.is_modified() && self.beside.is_none() {
                    self.saver.writer.with_file(SharedFile::keep_next);
                    self.history.replace("elsewhere-theirs", Merge::Never, chosen);
                    self.hand_over();
                    self.flush();
                }
            }
        }
        true
    }

    /// What stands here takes its own place again; what was there becomes an earlier version.
    fn come_back(&mut self) {
        let before = std::mem::replace(&mut self.saver, saver(&self.dirs, &self.home.file, self.home.versions));
        self.beside = None;
        before.writer.forget();
        self.hand_over();
        self.flush();
        if !self.history.is_modified()
            && self.beside.is_none()
            && let Err(trouble) = before.writer.with_file(SharedFile::remove)
        {
            log::warn!("{trouble}");
        }
    }

    /// A file for cards that cannot be in their own place; packs are not looked for there.
    fn aside(&self) -> PathBuf {
        let folder = self.dirs.backups_of(&self.home.file);
        let mut names = (1..).map(|number: u32| folder.join(format!("own-cards.mine-{number}.ron")));
        names.find(|file| file.symlink_metadata().is_err()).unwrap_or_else(|| folder.clone())
    }
}

fn saver<P: CardPack>(dirs: &DataDirs, file: &Path, versions: usize) -> Saver<P> {
    Saver::new(SharedFile::look(dirs, file, versions))
}
