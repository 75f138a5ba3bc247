//! Taking cards from a file and writing them to one. The path can always be typed; where the system has a window for
//! files, it can be asked. That window runs in its own thread: the system may never answer.

use super::{CardsScreen, Change, Refused};
use crate::games::massive_darkness::content::OwnPack;
use crate::games::massive_darkness::content::own_cards::{Card, SkippedPack};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::house::history::Merge;
use crate::house::text::{Texts, shown_path};
use crate::kit::art::Icon;
use crate::kit::saved_behind::SavedBehind as _;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, text_field, title};
use crate::tr;
use egui::{Modal, RichText, Ui};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

/// What is done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Take its cards.
    Take,
    /// Write the own cards to it.
    Write,
}

/// The page on which a file is named.
pub(super) struct Sharing {
    way: Way,
    path: String,
    title: String,
    author: String,
    /// The window of the system, as long as it is open.
    browsing: Option<Receiver<Option<PathBuf>>>,
}

/// How often the answer of the system's window is looked for.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

impl CardsScreen {
    /// Opens the page.
    pub(super) fn share(&mut self, way: Way) {
        let own = self.history.current();
        let (title, author) = (own.title.clone(), own.author.clone());
        self.sharing = Some(Sharing { way, path: String::new(), title, author, browsing: None });
    }

    /// Opens the page for taking cards, with this file named on it.
    pub(crate) fn hold_out(&mut self, file: &str) {
        self.share(Way::Take);
        if let Some(sharing) = &mut self.sharing {
            file.clone_into(&mut sharing.path);
        }
    }

    pub(super) fn sharing_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(mut sharing) = self.sharing.take() else { return };
        sharing.look();
        let (mut done, mut leave) = (false, false);
        let modal = Modal::new(ui.scope_id().with("sharing")).show(ui.ctx(), |ui| {
            ui.set_width(440.0_f32.min(ui.ctx().content_rect().width() - 80.0));
            (done, leave) = sharing.ui(ui, texts);
        });
        if done {
            match sharing.way {
                Way::Take => self.take(texts, Path::new(sharing.path.trim())),
                Way::Write => self.give(texts, &sharing),
            }
        } else if !leave && !modal.should_close() {
            self.sharing = Some(sharing);
        }
    }

    /// Takes a pack that somebody shared: its cards join the own ones and replace those with the same code. What the box
    /// would not stand with is not taken.
    fn take(&mut self, texts: &Texts, file: &Path) {
        let pack = match OwnPack::read(file) {
            Ok(pack) => pack,
            Err(error) => return self.refuse(Refused::File(error)),
        };
        let count = Card::all(&pack.cards).len() as i64;
        let mut joined = OwnPack::clone(self.history.current());
        joined.join(pack.clone());
        if let Err(error) = joined.bytes(&self.dirs.own_cards_file()) {
            return self.refuse(Refused::File(error));
        }
        if let Err(why) = self.others.with(&self.dirs.own_cards_file(), joined) {
            return self.refuse(Refused::Cards(SkippedPack { file: file.to_owned(), why }));
        }
        self.change(Change::Join(Box::new(pack)));
        self.flush();
        if self.trouble.is_none() {
            let file = shown_path(file);
            self.told = Some(tr!(texts, "cards-imported", count = count, file = file.as_str()));
        }
    }

    fn refuse(&mut self, refused: Refused) {
        (self.told, self.refused) = (None, Some(refused));
    }

    /// Writes all own cards to a file that can be shared.
    fn give(&mut self, texts: &Texts, sharing: &Sharing) {
        let (title, author) = (sharing.title.trim().to_owned(), sharing.author.trim().to_owned());
        self.history.edit("cards-edit", Merge::Never, |own| (own.title, own.author) = (title, author));
        self.save();
        self.flush();
        let path = with_ending(sharing.path.trim());
        match self.history.current().write(&path) {
            Ok(()) => {
                let (file, count) = (shown_path(&path), Card::all(&self.history.current().cards).len() as i64);
                self.told = Some(tr!(texts, "cards-exported", count = count, file = file.as_str()));
            }
            Err(error) => self.refuse(Refused::File(error)),
        }
    }
}

/// A pack is a `.ron` file, whatever was typed.
fn with_ending(path: &str) -> PathBuf {
    let path = PathBuf::from(path);
    if path.extension().is_some() { path } else { path.with_extension("ron") }
}

impl Sharing {
    /// Has the window of the system answered?
    fn look(&mut self) {
        let Some(browsing) = &self.browsing else { return };
        match browsing.try_recv() {
            Ok(Some(path)) => {
                self.path = path.display().to_string();
                self.browsing = None;
            }
            Ok(None) | Err(TryRecvError::Disconnected) => self.browsing = None,
            Err(TryRecvError::Empty) => {}
        }
    }

    /// Draws the page; tells whether it shall be done, and whether it shall go.
    fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> (bool, bool) {
        let theme = Theme::of(ui.ctx());
        let (heading, text, verb, icon) = match self.way {
            Way::Take => ("cards-open-import", "cards-import-text", "cards-do-import", Icon::Folder),
            Way::Write => ("cards-open-export", "cards-export-text", "cards-do-export", Icon::Save),
        };
        title(ui, &texts.get(heading));
        ui.label(texts.get(text).as_ref());
        ui.add_space(theme.space(2.0));
        if self.way == Way::Write {
            for (message, value) in [("cards-pack-title", &mut self.title), ("cards-pack-author", &mut self.author)] {
                let name = texts.get(message);
                ui.label(name.as_ref());
                text_field(ui, &name, "", value);
            }
        }
        let name = tr!(texts, "cards-path");
        ui.label(name.as_ref());
        ui.horizontal(|ui| {
            text_field(ui, &name, "", &mut self.path);
            ui.add_enabled_ui(self.browsing.is_none(), |ui| {
                if ui.button(tr!(texts, "cards-browse").as_ref()).clicked() {
                    self.browse();
                }
            });
        });
        let path = self.path.trim();
        let is_there = Path::new(path).is_file();
        let note = if self.browsing.is_some() {
            ui.ctx().request_repaint_after(LOOK_AGAIN);
            Some(tr!(texts, "cards-browsing"))
        } else if self.way == Way::Take && !path.is_empty() && !is_there {
            Some(tr!(texts, "cards-no-file"))
        } else if self.way == Way::Write && !path.is_empty() && with_ending(path).exists() {
            Some(tr!(texts, "cards-replace"))
        } else {
            None
        };
        ui.label(RichText::new(note.as_deref().unwrap_or_default()).weak());
        let can = !path.is_empty() && (is_there || self.way == Way::Write);
        ui.horizontal(|ui| {
            let done = ui.add_enabled(can, Action::new(icon, &texts.get(verb)).emphasis(Emphasis::Primary)).clicked();
            let leave = ui.add(Action::new(Icon::Close, &tr!(texts, "cards-cancel"))).clicked();
            (done, leave)
        })
        .inner
    }

    /// Opens the window of the system, if it has one. If not, nothing happens: the path can be typed.
    fn browse(&mut self) {
        let (sender, receiver) = channel();
        let way = self.way;
        let asked = std::thread::Builder::new().name("file-window".to_owned()).spawn(move || {
            let window = rfd::FileDialog::new().add_filter("RON", &["ron"]);
            let file = match way {
                Way::Take => window.pick_file(),
                Way::Write => window.set_file_name("cards.ron").save_file(),
            };
            // Whoever asked may have left meanwhile.
            let _ = sender.send(file);
        });
        self.browsing = asked.is_ok().then_some(receiver);
    }
}
