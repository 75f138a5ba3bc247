//! The shelf: the user's own quests, and those that come with the program, to begin from. [`rows`] draws a quest as a
//! tile ([`picture`]) with what can be done with it as a whole; [`done`] takes that back. A [`mod@title`] is written as it is typed.
//! Where quests are kept and how they are read and exchanged is `quest`'s.

mod done;
mod picture;
mod rows;
mod thumbnail;
mod title;

use super::balance::Checks;
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::empty;
use crate::games::massive_darkness::quest::exchange::{import, plain_name, put_new};
use crate::games::massive_darkness::quest::shelf::{Deleted, deleted, listed};
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::house::storage::{DataDirs, StorageError, parse_document};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::goes_back::goes_back;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, heading, middle, title};
use crate::tr;
use done::Done;
use egui::{
    Align, Label, Layout, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};
use rows::{Row, Shipped};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use title::Writing;

/// What was taken from the shelf.
pub(crate) enum Picked {
    /// Back to the start screen.
    Leave,
    /// Open this file.
    Open(PathBuf),
    /// Open this file, which is empty, with the draft of this number.
    Draft(PathBuf, u64),
}

pub(crate) struct Shelf {
    dirs: DataDirs,
    /// Whose tiles the ground plans are made of.
    rules: Option<MassiveDarknessRules>,
    /// Those written last first.
    own: Vec<Row>,
    deleted: Vec<Deleted>,
    shows_deleted: bool,
    shipped: Vec<Shipped>,
    /// Those opened last.
    recent: Vec<PathBuf>,
    /// A title is being written.
    writing: Option<Writing>,
    /// What can be taken back, the last one last.
    done: Vec<Done>,
    trouble: Option<Arc<str>>,
    /// Checks that go on while their quest is not open.
    checks: Checks,
    windows: Windows,
    /// A file is being named.
    chooser: Option<Chooser>,
    /// Height that there is for the quests of the box.
    room: f32,
}

/// Quests opened last that are shown above the others; with fewer on the shelf nobody has to look for them.
const RECENT: usize = 3;
/// The shelf is no wider than this, in points.
const WIDTH: f32 = 2000.0;
/// What stands above the quests of the box takes about so much height where nothing is one's own, in points.
const ABOVE: f32 = 290.0;
/// What is said where nothing lies yet takes so much, in points.
const EMPTY: f32 = 76.0;

impl Shelf {
    /// Looks what is there. The quests themselves are read as they come into view.
    pub(crate) fn open(
        dirs: &DataDirs,
        rules: Option<MassiveDarknessRules>,
        recent: &[PathBuf],
        windows: Windows,
        checks: Checks,
    ) -> Self {
        let mut shelf = Self {
            dirs: dirs.clone(),
            rules,
            own: Vec::new(),
            deleted: Vec::new(),
            shows_deleted: false,
            shipped: Vec::new(),
            recent: Vec::new(),
            writing: None,
            done: Vec::new(),
            trouble: None,
            checks,
            windows,
            chooser: None,
            room: 0.0,
        };
        shelf.look();
        let is_there = |file: &&PathBuf| shelf.own.iter().any(|own| own.file == **file);
        shelf.recent = recent.iter().filter(is_there).take(RECENT).cloned().collect();
        let shipped = shipped_quests().filter_map(|(file, text)| parse_document::<Quest>(Path::new(file), text).ok());
        shelf.shipped = shipped.map(Shipped::new).collect();
        shelf
    }

    /// Looks into the folder again, and into every file anew: one may have been written twice in a second.
    fn look_anew(&mut self) {
        self.own.clear();
        self.look();
    }

    /// Looks into the folder again. What was read of files that are as they were is kept.
    fn look(&mut self) {
        let mut known = std::mem::take(&mut self.own);
        let take = |known: &mut Vec<Row>, new: Row| match known.iter().position(|row| row.is(&new)) {
            Some(at) => known.swap_remove(at),
            None => new,
        };
        self.own = listed(&self.dirs).into_iter().map(|found| take(&mut known, Row::new(found))).collect();
        self.deleted = deleted(&self.dirs);
    }

    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let is_left = self.chooser.is_none() && self.writing.is_none() && goes_back(ui, "quest-shelf");
        let mut picked = self.chooser_ui(ui, texts);
        if is_left {
            picked = Some(Picked::Leave);
        }
        self.keys(ui, texts);
        let theme = Theme::of(ui.ctx());
        egui::CentralPanel::default().show(ui, |ui| {
            self.room = ui.available_height() - ABOVE;
            let area = ScrollArea::vertical().auto_shrink([false, false]);
            area.show(ui, |ui| {
                middle(ui, WIDTH, |ui| {
                    title(ui, &tr!(texts, "start-editor"));
                    ui.horizontal_wrapped(|ui| {
                        if ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "back"))).clicked() {
                            picked = Some(Picked::Leave);
                        }
                        if ui
                            .add(Action::new(Icon::Plus, &tr!(texts, "shelf-new")).emphasis(Emphasis::Primary))
                            .clicked()
                        {
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
                    if let Some(trouble) = &self.trouble {
                        ui.label(RichText::new(trouble.as_ref()).color(theme.signal.danger.egui()));
                    }
                    picked = self.checks.ui(ui, texts).map(Picked::Open).or(picked.take());
                    self.done_ui(ui, texts);
                    picked = self.recent_ui(ui, texts).or(picked.take());
                    heading(ui, &tr!(texts, "shelf-own"));
                    if self.own.is_empty() {
                        empty_ui(ui, texts);
                    }
                    picked = self.rows_ui(ui, texts).or(picked.take());
                    self.deleted_ui(ui, texts);
                    heading(ui, &tr!(texts, "shelf-shipped"));
                    if let Some(quest) = self.shipped_ui(ui, texts) {
                        picked = self.begin(texts, quest).map(Picked::Open);
                    }
                })
            });
        });
        picked
    }

    /// What was opened last, where there are enough quests to look for one.
    fn recent_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        if self.own.len() <= RECENT || self.recent.is_empty() {
            return None;
        }
        let mut picked = None;
        heading(ui, &tr!(texts, "shelf-recent"));
        ui.horizontal_wrapped(|ui| {
            for file in self.recent.clone() {
                let Some(at) = self.own.iter().position(|own| own.file == file) else { continue };
                let Some(title) = self.title_of(texts, at) else { continue };
                let name = tr!(texts, "shelf-continue", title = title.as_str());
                if ui.add(Action::new(Icon::Pencil, &name)).clicked() {
                    picked = Some(Picked::Open(file));
                }
            }
        });
        picked
    }

    /// Lets the user name a file to be taken in.
    fn choose(&mut self) {
        let wanted = Wanted { title: "shelf-import-title", purpose: Purpose::Read, ending: "ron" };
        self.chooser = Some(Chooser::open(&self.windows, wanted));
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

/// Where nothing lies yet: what can be done.
fn empty_ui(ui: &mut Ui, texts: &Texts) {
    let theme = Theme::of(ui.ctx());
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), EMPTY), Sense::hover());
    let stroke = Stroke::new(theme.sizes.line, theme.line.seam.egui());
    let ground = theme.surface.sunken.egui();
    ui.painter().rect(place, theme.sizes.corner_card, ground, stroke, StrokeKind::Inside);
    let icon = Rect::from_center_size(pos2(place.left() + EMPTY * 0.5, place.center().y), Vec2::splat(EMPTY * 0.5));
    icons::show(ui.painter(), Icon::Grid, icon, theme.text.muted, Weight::Regular);
    let words = place.with_min_x(icon.right() + EMPTY * 0.3).shrink2(vec2(theme.space(2.0), 0.0));
    let words = UiBuilder::new().max_rect(words).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(words, |ui| ui.add(Label::new(tr!(texts, "shelf-empty").as_ref()).wrap()));
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
