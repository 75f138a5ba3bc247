//! Naming a file: by the window of the system where there is one ([`system`]), else on a page of our own ([`browser`]).
//! [`Chooser`] is asked in each frame until it has an answer.
//!
//! What is not here: reading or writing the file that was named.

mod browser;
mod system;

pub(crate) use system::{listen, show_folder};

use crate::house::paper::Paper;
use crate::house::storage::SavedElsewhere;
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::kit::widgets::title;
use crate::tr;
use browser::Browser;
use egui::{Modal, Ui};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;
use system::{Answer, Asked};

/// What is in the printer, to choose from.
pub(crate) fn paper_ui(ui: &mut Ui, texts: &Texts, paper: &mut Paper) {
    for one in Paper::ALL {
        ui.selectable_value(paper, one, texts.get(one.message_id()).as_ref());
    }
}

/// How often the answer of the system is looked for.
const LOOK_AGAIN: Duration = Duration::from_millis(150);

/// Folders by the message that says what a file was named for in them.
pub(crate) type Folders = BTreeMap<String, PathBuf>;

/// Where files may be named: on our own page only, in tests and where nobody has said otherwise, or in the window of the
/// system if it has one. All who ask share that, and the folders that were used last, each for its purpose.
#[derive(Clone, Debug, Default)]
pub(crate) struct Windows {
    last: Rc<RefCell<Last>>,
}

#[derive(Debug, Default)]
struct Last {
    of_the_system: bool,
    folders: Folders,
    is_new: bool,
    moved: Vec<SavedElsewhere>,
}

impl Windows {
    /// Our own page, with what is known of earlier sittings.
    pub(crate) fn own(folders: Folders) -> Self {
        Self { last: Rc::new(RefCell::new(Last { folders, ..Last::default() })) }
    }

    /// The window of the system is used if it has one.
    pub(crate) fn use_system(&self) {
        self.last.borrow_mut().of_the_system = true;
    }

    /// The folder used last for this, if it is still there.
    fn last(&self, title: &str) -> Option<PathBuf> {
        self.last.borrow().folders.get(title).filter(|folder| folder.is_dir()).cloned()
    }

    fn remember(&self, title: &str, file: &Path) {
        // One that cannot be written into the settings would keep all of them from being saved.
        let can_be_kept = |folder: &&Path| folder.is_dir() && folder.to_str().is_some();
        let Some(folder) = file.parent().filter(can_be_kept) else { return };
        let mut last = self.last.borrow_mut();
        let before = last.folders.insert(title.to_owned(), folder.to_owned());
        last.is_new |= before.as_deref() != Some(folder);
    }

    /// The folders, once after they have changed.
    pub(crate) fn news(&self) -> Option<Folders> {
        let mut last = self.last.borrow_mut();
        std::mem::take(&mut last.is_new).then(|| last.folders.clone())
    }

    /// A game goes on in a file that was named here, because its own place does not take it.
    pub(crate) fn goes_on_elsewhere(&self, game: SavedElsewhere) {
        // As above: what cannot be written down would keep the settings from being saved.
        if game.home.to_str().is_some() && game.file.to_str().is_some() {
            self.last.borrow_mut().moved.push(game);
        }
    }

    /// Such games, each once.
    pub(crate) fn moved(&self) -> Vec<SavedElsewhere> {
        std::mem::take(&mut self.last.borrow_mut().moved)
    }
}

/// What a file is wanted for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Read,
    /// To be written, under this name unless another is given.
    Write(String),
    /// The same, but nothing that is there already may be replaced.
    WriteNew(String),
}

/// A file that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    /// The message that says what for.
    pub(crate) title: &'static str,
    /// What is done with it.
    pub(crate) purpose: Purpose,
    /// How its name ends, without the dot.
    pub(crate) ending: &'static str,
}

impl Wanted {
    /// A path with the ending that was wanted.
    fn complete(&self, path: PathBuf) -> PathBuf {
        let is_named = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(self.ending));
        match (&self.purpose, path.file_name()) {
            (Purpose::Write(_) | Purpose::WriteNew(_), Some(name)) if !is_named => {
                let mut name = name.to_os_string();
                name.push(".");
                name.push(self.ending);
                path.with_file_name(name)
            }
            _ => path,
        }
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    File(PathBuf),
    /// None.
    Nothing,
}

/// A file is being named.
pub(crate) struct Chooser {
    windows: Windows,
    wanted: Wanted,
    asked: Option<Asked>,
    browser: Browser,
    /// How high it was drawn last, in points.
    height: f32,
}

/// What is read has come from elsewhere, what is written is a document.
fn usual_folder(purpose: &Purpose) -> PathBuf {
    let Some(home) = directories::UserDirs::new() else { return PathBuf::from("/") };
    let usual = match purpose {
        Purpose::Read => home.download_dir(),
        Purpose::Write(_) | Purpose::WriteNew(_) => home.document_dir(),
    };
    usual.unwrap_or(home.home_dir()).to_owned()
}

impl Chooser {
    /// Begins to ask, in the folder that was used last for this, the first time in the one where such files usually lie.
    pub(crate) fn open(windows: &Windows, wanted: Wanted) -> Self {
        let folder = &windows.last(wanted.title).unwrap_or_else(|| usual_folder(&wanted.purpose));
        let asked = if windows.last.borrow().of_the_system { Asked::begin(&wanted, folder) } else { None };
        Self { windows: windows.clone(), browser: Browser::open(&wanted, folder), wanted, asked, height: 0.0 }
    }

    /// Draws it; the answer comes once.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Chosen> {
        let chosen = self.asked_ui(ui, texts);
        if let Some(Chosen::File(file)) = &chosen {
            self.windows.remember(self.wanted.title, file);
        }
        chosen
    }

    fn asked_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Chosen> {
        if let Some(asked) = &self.asked {
            match asked.look() {
                Some(Answer::File(file)) => return Some(Chosen::File(self.wanted.complete(file))),
                Some(Answer::Cancelled) => return Some(Chosen::Nothing),
                // There is no such window: ours is as good.
                Some(Answer::Unavailable) => self.asked = None,
                None => return self.waiting_ui(ui, texts),
            }
        }
        let (mut chosen, theme) = (None, Theme::of(ui.ctx()));
        let modal = Modal::new(ui.scope_id().with("file-browser")).show(ui.ctx(), |ui| {
            let room = ui.ctx().content_rect().size();
            ui.set_width(620.0_f32.min(room.x - 80.0));
            title(ui, &texts.get(self.wanted.title));
            ui.add_space(theme.space(2.0));
            chosen = self.browser.ui(ui, texts, &self.wanted, room.y - 330.0);
        });
        // It is put into the middle by how high it was before: another time, or it would stand too low until the hand moves.
        let height = modal.response.rect.height();
        if (height - self.height).abs() > 0.5 {
            self.height = height;
            ui.ctx().request_repaint();
        }
        if chosen.is_none() && modal.should_close() {
            chosen = Some(Chosen::Nothing);
        }
        chosen
    }

    /// The window of the system is open, or never will be.
    fn waiting_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Chosen> {
        ui.ctx().request_repaint_after(LOOK_AGAIN);
        let (mut chosen, mut own) = (None, false);
        Modal::new(ui.scope_id().with("file-window")).show(ui.ctx(), |ui| {
            ui.set_width(420.0);
            title(ui, &texts.get(self.wanted.title));
            ui.label(tr!(texts, "files-waiting").as_ref());
            ui.horizontal(|ui| {
                own = ui.button(tr!(texts, "files-own").as_ref()).clicked();
                if ui.button(tr!(texts, "files-cancel").as_ref()).clicked() {
                    chosen = Some(Chosen::Nothing);
                }
            });
        });
        if own {
            // A late answer is nobody's any more.
            self.asked = None;
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_purpose_remembers_its_folder_and_a_folder_that_is_gone_is_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let windows = Windows::own(Folders::from([("export".to_owned(), folder.path().join("gone"))]));
        assert_eq!((windows.last("export"), windows.last("import")), (None, None));
        windows.clone().remember("import", &folder.path().join("a.ron"));
        assert_eq!(windows.last("import").as_deref(), Some(folder.path()), "all who ask share them");
        assert_eq!(windows.last("export"), None);
        assert_eq!(windows.news().expect("news").len(), 2);
        windows.remember("import", &folder.path().join("b.ron"));
        assert!(windows.news().is_none(), "the same folder is no news");
    }

    #[test]
    fn a_written_file_has_its_ending_and_a_read_one_keeps_its_name() {
        let wanted = |purpose| Wanted { title: "files-open", purpose, ending: "pdf" };
        let write = wanted(Purpose::Write("map.pdf".into()));
        assert_eq!(write.complete("/a/b".into()), PathBuf::from("/a/b.pdf"));
        assert_eq!(write.complete("/a/v1.2".into()), PathBuf::from("/a/v1.2.pdf"));
        assert_eq!(write.complete("/a/b.PDF".into()), PathBuf::from("/a/b.PDF"));
        assert_eq!(wanted(Purpose::Read).complete("/a/b".into()), PathBuf::from("/a/b"));
    }
}
