//! The shelf: the user's own quests, and those that come with the program, to begin from.

use crate::app::art::Icon;
use crate::app::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Emphasis, heading, title};
use crate::content::shipped_quests;
use crate::quest::Quest;
use crate::quest::edit::empty;
use crate::quest::exchange::{self, import, plain_name, put_new};
use crate::storage::{DataDirs, StorageError, parse_document};
use crate::text::{Texts, shown};
use crate::tr;
use crate::wrong::Wrong as _;
use egui::{RichText, ScrollArea, Ui};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What was taken from the shelf.
pub(in crate::app) enum Picked {
    /// Back to the start screen.
    Leave,
    /// Open this file.
    Open(PathBuf),
    /// Open this file, which is empty, with the draft of this number.
    Draft(PathBuf, u64),
}

/// A quest on the shelf.
struct Own {
    file: PathBuf,
    title: String,
    tiles: usize,
}

/// The shelf.
pub(in crate::app) struct Shelf {
    dirs: DataDirs,
    own: Vec<Own>,
    /// Files that cannot be read, and why.
    broken: Vec<Arc<str>>,
    shipped: Vec<Quest>,
    /// Those opened last, by their place among the others.
    recent: Vec<usize>,
    trouble: Option<Arc<str>>,
    windows: Windows,
    /// A file is being named.
    chooser: Option<Chooser>,
}

/// Quests opened last that are shown above the others; with fewer on the shelf nobody has to look for them.
const RECENT: usize = 3;

impl Shelf {
    /// Looks what is there.
    pub(in crate::app) fn open(dirs: &DataDirs, texts: &Texts, recent: &[PathBuf], windows: Windows) -> Self {
        let mut shelf = Self {
            dirs: dirs.clone(),
            own: Vec::new(),
            broken: Vec::new(),
            shipped: Vec::new(),
            recent: Vec::new(),
            trouble: None,
            windows,
            chooser: None,
        };
        let mut files: Vec<PathBuf> = std::fs::read_dir(&dirs.quests)
            .map(|entries| entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
            .unwrap_or_default();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
        files.sort();
        for file in files {
            match exchange::open(&file) {
                Ok(quest) => shelf.own.push(Own {
                    title: shown(quest.title(texts.language().code())),
                    tiles: quest.tiles.len(),
                    file,
                }),
                Err(error) => shelf.broken.push(error.say(texts)),
            }
        }
        let place = |file: &PathBuf| shelf.own.iter().position(|own| own.file == *file);
        shelf.recent = recent.iter().filter_map(place).take(RECENT).collect();
        shelf.shipped =
            shipped_quests().filter_map(|(file, text)| parse_document(Path::new(file), text).ok()).collect();
        shelf
    }

    /// Draws it.
    pub(in crate::app) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let mut picked = self.chooser_ui(ui, texts);
        let theme = Theme::of(ui.ctx());
        egui::CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width(720.0);
                title(ui, &tr!(texts, "start-editor"));
                ui.horizontal(|ui| {
                    if ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "back"))).clicked() {
                        picked = Some(Picked::Leave);
                    }
                    if ui.add(Action::new(Icon::Plus, &tr!(texts, "shelf-new")).emphasis(Emphasis::Primary)).clicked() {
                        picked = self.begin(texts, empty("")).map(Picked::Open);
                    }
                    if ui.add(Action::new(Icon::Die, &tr!(texts, "draft-do"))).clicked() {
                        let number = self.own.len() as u64 + 1;
                        picked = self.begin(texts, empty("")).map(|file| Picked::Draft(file, number));
                    }
                    if ui.add(Action::new(Icon::Folder, &tr!(texts, "shelf-import"))).clicked() {
                        self.choose();
                    }
                });
                ui.label(RichText::new(tr!(texts, "shelf-drop").as_ref()).weak());
                for line in self.broken.iter().chain(&self.trouble) {
                    ui.label(RichText::new(line.as_ref()).color(theme.signal.danger.egui()));
                }
                picked = self.recent_ui(ui, texts).or(picked.take());
                heading(ui, &tr!(texts, "shelf-own"));
                if self.own.is_empty() {
                    ui.label(RichText::new(tr!(texts, "shelf-empty").as_ref()).weak());
                }
                for own in &self.own {
                    let name = tr!(texts, "shelf-quest", title = own.title.as_str(), tiles = own.tiles as i64);
                    if ui.add(Action::new(Icon::Pencil, &name)).clicked() {
                        picked = Some(Picked::Open(own.file.clone()));
                    }
                }
                heading(ui, &tr!(texts, "shelf-shipped"));
                let mut copied = None;
                for quest in &self.shipped {
                    let name = tr!(texts, "shelf-copy", title = shown(quest.title(texts.language().code())));
                    if ui.add(Action::new(Icon::Copy, &name)).clicked() {
                        copied = Some(quest.clone());
                    }
                }
                if let Some(quest) = copied {
                    picked = self.begin(texts, quest).map(Picked::Open);
                }
            });
        });
        picked
    }

    /// What was opened last, where there are enough quests to look for one.
    fn recent_ui(&self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        if self.own.len() <= RECENT {
            return None;
        }
        let mut picked = None;
        if !self.recent.is_empty() {
            heading(ui, &tr!(texts, "shelf-recent"));
        }
        for own in self.recent.iter().filter_map(|place| self.own.get(*place)) {
            let name = tr!(texts, "shelf-continue", title = own.title.as_str());
            if ui.add(Action::new(Icon::Pencil, &name)).clicked() {
                picked = Some(Picked::Open(own.file.clone()));
            }
        }
        picked
    }

    /// Lets the user name a file to be taken in.
    fn choose(&mut self) {
        let wanted = Wanted { title: "shelf-import-title", purpose: Purpose::Read, ending: "ron" };
        let home = directories::UserDirs::new();
        let folder = home.as_ref().and_then(|home| home.download_dir().or(Some(home.home_dir())));
        self.chooser = Some(Chooser::open(self.windows, wanted, folder.unwrap_or(&self.dirs.root)));
    }

    fn chooser_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let chosen = self.chooser.as_mut()?.ui(ui, texts)?;
        self.chooser = None;
        match chosen {
            Chosen::Nothing => None,
            Chosen::File(file) => match import(&file, &self.dirs) {
                Ok(copy) => Some(Picked::Open(copy)),
                Err(error) => {
                    self.trouble = Some(error.say(texts));
                    None
                }
            },
        }
    }

    /// Puts a quest on the shelf under a name of its own.
    fn begin(&mut self, texts: &Texts, quest: Quest) -> Option<PathBuf> {
        match put(&self.dirs, texts, quest) {
            Ok(file) => Some(file),
            Err(error) => {
                self.trouble = Some(error.say(texts));
                None
            }
        }
    }
}

fn put(dirs: &DataDirs, texts: &Texts, mut quest: Quest) -> Result<PathBuf, StorageError> {
    let stem = match plain_name(&quest.id) {
        id if id.is_empty() => "my-quest".to_owned(),
        id => format!("my-{id}"),
    };
    if quest.title.is_empty() {
        quest.title.insert(texts.language().code().to_owned(), tr!(texts, "shelf-untitled").to_string());
    }
    Ok(put_new(quest, &stem, dirs)?.1)
}
