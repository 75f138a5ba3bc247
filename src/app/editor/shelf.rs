//! The shelf: the user's own quests, and those that come with the program, to begin from.

use crate::app::art::Icon;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Emphasis, heading, title};
use crate::content::shipped_quests;
use crate::quest::Quest;
use crate::quest::edit::empty;
use crate::quest::model::FORMAT;
use crate::storage::{DataDirs, StorageError, parse_document, read_document, write_document};
use crate::text::Texts;
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
    trouble: Option<Arc<str>>,
}

impl Shelf {
    /// Looks what is there.
    pub(in crate::app) fn open(dirs: &DataDirs, texts: &Texts) -> Self {
        let mut shelf =
            Self { dirs: dirs.clone(), own: Vec::new(), broken: Vec::new(), shipped: Vec::new(), trouble: None };
        let mut files: Vec<PathBuf> = std::fs::read_dir(&dirs.quests)
            .map(|entries| entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
            .unwrap_or_default();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
        files.sort();
        for file in files {
            match read_document::<Quest>(&file, FORMAT) {
                Ok(quest) => shelf.own.push(Own {
                    title: quest.title(texts.language().code()).to_owned(),
                    tiles: quest.tiles.len(),
                    file,
                }),
                Err(error) => shelf.broken.push(error.say(texts)),
            }
        }
        shelf.shipped =
            shipped_quests().filter_map(|(file, text)| parse_document(Path::new(file), text).ok()).collect();
        shelf
    }

    /// Draws it.
    pub(in crate::app) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let mut picked = None;
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
                });
                for line in self.broken.iter().chain(&self.trouble) {
                    ui.label(RichText::new(line.as_ref()).color(theme.signal.danger.egui()));
                }
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
                    let name = tr!(texts, "shelf-copy", title = quest.title(texts.language().code()));
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
    let stem = if quest.id.is_empty() { "my-quest".to_owned() } else { format!("my-{}", quest.id) };
    let file = |number: usize| match number {
        1 => (stem.clone(), dirs.quests.join(format!("{stem}.ron"))),
        _ => (format!("{stem}-{number}"), dirs.quests.join(format!("{stem}-{number}.ron"))),
    };
    let (id, path) = (1..10_000).map(file).find(|(_, path)| !path.exists()).unwrap_or_else(|| file(10_000));
    quest.id = id;
    if quest.title.is_empty() {
        quest.title.insert(texts.language().code().to_owned(), tr!(texts, "shelf-untitled").to_string());
    }
    write_document(&path, &quest)?;
    Ok(path)
}
