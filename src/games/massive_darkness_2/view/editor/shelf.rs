//! The shelf: own Quests, to be opened, copied and deleted, and those of the box, to begin from.

use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::{quest_name, quest_rules, quest_story};
use crate::games::massive_darkness_2::edit::{empty, first_draft};
use crate::games::massive_darkness_2::own_quests::{OwnQuests, delete, duplicate, import, put_new, shelf, take_back};
use crate::games::massive_darkness_2::rules::quest::{AuthorTexts, Quest};
use crate::games::massive_darkness_2::view::art::quest_picture;
use crate::house::date::now;
use crate::house::storage::{DataDirs, OffShelf, StorageError};
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::theme::Theme;
use crate::kit::widgets::{
    Action, Emphasis, Laid, TILE_GAP, Tile, heading, icon_button, middle, tile_grid, tile_text_height, tiles_in, title,
};
use crate::tr;
use egui::{CentralPanel, RichText, ScrollArea, TextStyle, Ui, vec2};
use std::path::PathBuf;
use std::sync::Arc;

/// What was taken from the shelf.
pub(in super::super) enum Picked {
    /// Back to the start screen.
    Leave,
    /// Open this file.
    Open(PathBuf),
}

/// The shelf is no wider than this, in points.
const WIDTH: f32 = 1240.0;
const NARROWEST: f32 = 150.0;
const PICTURE: f32 = 72.0;

/// What lies there.
pub(in super::super) struct Shelf {
    all: CoreBox,
    dirs: DataDirs,
    own: OwnQuests,
    deleted: Vec<OffShelf>,
    windows: Windows,
    /// A file is being named.
    chooser: Option<Chooser>,
    trouble: Option<Arc<str>>,
    /// Says which draft comes next.
    seed: u64,
}

impl Shelf {
    pub(in super::super) fn open(all: &CoreBox, dirs: &DataDirs, windows: &Windows, seed: u64) -> Self {
        let mut opened = Self {
            all: all.clone(),
            dirs: dirs.clone(),
            own: OwnQuests::default(),
            deleted: Vec::new(),
            windows: windows.clone(),
            chooser: None,
            trouble: None,
            seed,
        };
        opened.look();
        opened
    }

    fn look(&mut self) {
        self.own = OwnQuests::read(&self.dirs, &self.all);
        self.deleted = shelf(&self.dirs).deleted();
    }

    pub(in super::super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let mut picked = self.chooser_ui(ui, texts);
        let theme = Theme::of(ui.ctx());
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                middle(ui, WIDTH, |ui| {
                    title(ui, &tr!(texts, "shelf-md2-title"));
                    ui.horizontal_wrapped(|ui| {
                        if ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "back"))).clicked() {
                            picked = Some(Picked::Leave);
                        }
                        let draft = tr!(texts, "shelf-md2-draft");
                        if ui.add(Action::new(Icon::Die, &draft).emphasis(Emphasis::Primary)).clicked() {
                            picked = self.draft(texts);
                        }
                        if ui.add(Action::new(Icon::Plus, &tr!(texts, "shelf-md2-new"))).clicked() {
                            picked = self.begin(texts, empty(AuthorTexts::default()), None);
                        }
                        if ui.add(Action::new(Icon::Folder, &tr!(texts, "shelf-md2-import"))).clicked() {
                            let wanted =
                                Wanted { title: "shelf-md2-import-title", purpose: Purpose::Read, ending: "ron" };
                            self.chooser = Some(Chooser::open(&self.windows, wanted));
                        }
                    });
                    if let Some(trouble) = &self.trouble {
                        ui.label(RichText::new(trouble.as_ref()).color(theme.signal.danger.egui()));
                    }
                    heading(ui, &tr!(texts, "shelf-md2-own"));
                    if self.own.quests.is_empty() {
                        ui.label(RichText::new(tr!(texts, "shelf-md2-none").as_ref()).weak());
                    }
                    picked = self.own_ui(ui, texts).or(picked.take());
                    for error in &self.own.unusable {
                        ui.label(RichText::new(error.say(texts).as_ref()).weak());
                    }
                    self.deleted_ui(ui, texts);
                    heading(ui, &tr!(texts, "shelf-md2-box"));
                    picked = self.box_ui(ui, texts).or(picked.take());
                })
            });
        });
        picked
    }

    fn chooser_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let chosen = self.chooser.as_mut()?.ui(ui, texts)?;
        self.chooser = None;
        let Chosen::File(file) = chosen else { return None };
        match import(&file, &self.dirs, &self.all) {
            Ok(copy) => Some(Picked::Open(copy)),
            Err(error) => {
                self.trouble = Some(error.say(texts));
                None
            }
        }
    }

    /// A Quest with a first draft in it.
    fn draft(&mut self, texts: &Texts) -> Option<Picked> {
        self.seed = self.seed.wrapping_add(1);
        match first_draft(&self.all, &AuthorTexts::default(), self.seed) {
            Some(quest) => self.begin(texts, quest, None),
            None => {
                self.trouble = Some(tr!(texts, "shelf-md2-no-draft"));
                None
            }
        }
    }

    /// Puts a Quest on the shelf as a new file: one of the box by its name, any other without one.
    fn begin(&mut self, texts: &Texts, mut quest: Quest, called: Option<&str>) -> Option<Picked> {
        let language = texts.language().code().to_owned();
        let name = called.map_or_else(|| tr!(texts, "shelf-md2-untitled").to_string(), str::to_owned);
        // Who begins from one of the box changes its words, too.
        if called.is_some() {
            let (story, special) =
                (quest_story(&quest.id, &quest.told, texts), quest_rules(&quest.id, &quest.told, texts));
            for (words, own) in [(story, &mut quest.told.story), (special, &mut quest.told.special)] {
                if !words.is_empty() {
                    own.entry(language.clone()).or_insert(words.to_string());
                }
            }
        }
        quest.told.title.entry(language).or_insert(name);
        let stem = if quest.id.is_empty() { "my-quest".to_owned() } else { format!("my-{}", quest.id) };
        self.put(texts, quest, &stem)
    }

    fn put(&mut self, texts: &Texts, quest: Quest, stem: &str) -> Option<Picked> {
        match put_new(quest, stem, &self.dirs) {
            Ok((_, file)) => Some(Picked::Open(file)),
            Err(error) => self.tell(texts, &error),
        }
    }

    fn tell(&mut self, texts: &Texts, error: &StorageError) -> Option<Picked> {
        self.trouble = Some(error.say(texts));
        None
    }

    fn own_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let mut picked = None;
        let mut gone = None;
        let mut copied = None;
        let (columns, wide) = tiles_in(ui.available_width() - TILE_GAP, NARROWEST, 6);
        let buttons = ui.spacing().interact_size.y + TILE_GAP;
        let size = vec2(wide, PICTURE + tile_text_height(ui) + TILE_GAP + buttons);
        let own = &self.own.quests;
        tile_grid(ui, own.len(), columns, size, |ui, at| {
            let (file, quest) = &own[at];
            let name = quest_name(&quest.id, &quest.told, texts);
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            ui.vertical(|ui| {
                let open = tr!(texts, "shelf-md2-open", title = name.as_ref());
                let tile = Tile { name: &open, title: &name, is_chosen: None };
                let Laid { response, second, .. } =
                    tile.show(ui, vec2(size.x, size.y - buttons), |painter, _, room| {
                        quest_picture(painter, room, quest)
                    });
                let small = TextStyle::Small.resolve(ui.style());
                let muted = Theme::of(ui.ctx()).text.muted;
                crate::kit::widgets::line_at(ui.painter(), &shown(&stem), small, muted, second);
                if response.clicked() {
                    picked = Some(Picked::Open(file.clone()));
                }
                ui.horizontal(|ui| {
                    let copy = tr!(texts, "shelf-md2-copy", title = name.as_ref());
                    if icon_button(ui, Icon::Copy, &copy).clicked() {
                        copied = Some((quest.clone(), stem.to_string()));
                    }
                    let delete = tr!(texts, "shelf-md2-delete", title = name.as_ref());
                    if icon_button(ui, Icon::Trash, &delete).clicked() {
                        gone = Some(file.clone());
                    }
                });
            });
        });
        if let Some(file) = gone {
            if let Err(error) = delete(&file, now(), &self.dirs, &self.all) {
                self.tell(texts, &error);
            }
            self.look();
        }
        if let Some((quest, stem)) = copied {
            match duplicate(&quest, &stem, &self.dirs) {
                Ok(_) => self.look(),
                Err(error) => _ = self.tell(texts, &error),
            }
        }
        picked
    }

    /// What was deleted, to be taken back.
    fn deleted_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let mut back = None;
        if self.deleted.is_empty() {
            return;
        }
        let name = tr!(texts, "shelf-md2-deleted", count = self.deleted.len() as i64);
        egui::CollapsingHeader::new(name.as_ref()).id_salt("md2-deleted").show(ui, |ui| {
            for deleted in &self.deleted {
                ui.horizontal(|ui| {
                    let file = shown(&deleted.name);
                    if ui.add(Action::new(Icon::Undo, &tr!(texts, "shelf-md2-back", file = file))).clicked() {
                        back = Some(deleted.file.clone());
                    }
                });
            }
        });
        if let Some(file) = back {
            if let Err(error) = take_back(&file, &self.dirs, &self.all) {
                self.tell(texts, &error);
            }
            self.look();
        }
    }

    /// Those of the box: a press begins an own one from a copy.
    fn box_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let quests = Arc::clone(&self.all.quests);
        let (columns, wide) = tiles_in(ui.available_width() - TILE_GAP, NARROWEST, 6);
        let size = vec2(wide, PICTURE + tile_text_height(ui) + TILE_GAP);
        let mut chosen = None;
        tile_grid(ui, quests.len(), columns, size, |ui, at| {
            let name = quest_name(&quests[at].id, &quests[at].told, texts);
            let begin = tr!(texts, "shelf-md2-from-box", title = name.as_ref());
            let tile = Tile { name: &begin, title: &name, is_chosen: None };
            let Laid { response, .. } =
                tile.show(ui, size, |painter, _, room| quest_picture(painter, room, &quests[at]));
            if response.clicked() {
                chosen = Some((quests[at].clone(), name));
            }
        });
        let (quest, name) = chosen?;
        self.begin(texts, quest, Some(&name))
    }
}
