//! The shelf: own Quests, to be opened, copied and deleted, and those of the box, to begin from.

use super::Checks;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::{quest_name, quest_rules, quest_story};
use crate::games::massive_darkness_2::edit::{empty, first_draft};
use crate::games::massive_darkness_2::own_quests::{OwnQuests, delete, duplicate, import, put_new, shelf, take_back};
use crate::games::massive_darkness_2::rules::quest::{AuthorTexts, Quest};
use crate::games::massive_darkness_2::texts;
use crate::games::massive_darkness_2::view::pictures::{Pictured, Pictures};
use crate::house::date::now;
use crate::house::storage::{DataDirs, OffShelf, StorageError};
use crate::house::text::{Language, Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::coming::LOOK;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::goes_back::goes_back;
use crate::kit::theme::Theme;
use crate::kit::widgets::{
    Action, Emphasis, Filling, Laid, TILE_GAP, Tile, heading, icon_button, line_at, middle, tile_grid, title,
};
use crate::tr;
use egui::{CentralPanel, RichText, ScrollArea, TextStyle, Ui, Vec2, vec2};
use std::path::PathBuf;
use std::sync::Arc;

/// What was taken from the shelf.
pub(in super::super) enum Picked {
    /// Back to the start screen.
    Leave,
    /// Open this file.
    Open(PathBuf),
    /// Open it and look at its check.
    Look(PathBuf),
}

/// The shelf is no wider than this, in points.
const WIDTH: f32 = 2000.0;
/// The tiles of Quests.
/// What stands above them takes about so much height where nothing is one's own, in points.
const ABOVE: f32 = 210.0;
const TILES: Filling = Filling { narrowest: 190.0, widest: 480.0, most: 6, lowest: 0.5, highest: 0.7 };

/// What lies there.
pub(in super::super) struct Shelf {
    all: CoreBox,
    dirs: DataDirs,
    own: OwnQuests,
    /// What own Quests look like, and those of the box.
    own_pictures: Pictures,
    box_pictures: Pictures,
    deleted: Vec<OffShelf>,
    windows: Windows,
    /// A file is being named.
    chooser: Option<Chooser>,
    trouble: Option<Arc<str>>,
    /// Says which draft comes next.
    seed: u64,
    /// Height that there is for the Quests of the box.
    room: f32,
    checks: Checks,
}

impl Shelf {
    pub(in super::super) fn open(
        all: &CoreBox,
        dirs: &DataDirs,
        windows: &Windows,
        seed: u64,
        checks: &Checks,
    ) -> Self {
        let mut opened = Self {
            all: all.clone(),
            dirs: dirs.clone(),
            own: OwnQuests::default(),
            own_pictures: Pictures::default(),
            box_pictures: Pictures::default(),
            deleted: Vec::new(),
            windows: windows.clone(),
            chooser: None,
            trouble: None,
            seed,
            room: 0.0,
            checks: checks.clone(),
        };
        opened.look();
        opened
    }

    fn look(&mut self) {
        self.own = OwnQuests::read(&self.dirs, &self.all);
        self.own_pictures = Pictures::default();
        self.deleted = shelf(&self.dirs).deleted();
    }

    pub(in super::super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let is_left = self.chooser.is_none() && goes_back(ui, "md2-quest-shelf");
        let mut picked = self.chooser_ui(ui, texts);
        if is_left {
            picked = Some(Picked::Leave);
        }
        let theme = Theme::of(ui.ctx());
        CentralPanel::default().show(ui, |ui| {
            self.room = ui.available_height() - ABOVE;
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
                            picked = self.begin(texts, empty(AuthorTexts::default()));
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
                    picked = self.checks.ui(ui, texts).map(Picked::Look).or(picked.take());
                    if self.checks.go_on() {
                        ui.ctx().request_repaint_after(LOOK);
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
            Some(quest) => self.begin(texts, quest),
            None => {
                self.trouble = Some(tr!(texts, "shelf-md2-no-draft"));
                None
            }
        }
    }

    /// Puts a Quest that is called nothing yet on the shelf as a new file.
    fn begin(&mut self, texts: &Texts, mut quest: Quest) -> Option<Picked> {
        let name = tr!(texts, "shelf-md2-untitled").to_string();
        quest.told.title.entry(texts.language().code().to_owned()).or_insert(name);
        self.put_as_mine(texts, quest)
    }

    /// Puts a copy of a Quest of the box on the shelf. Whoever begins from one changes its words, too, in whatever language.
    fn begin_from_box(&mut self, texts: &Texts, mut quest: Quest) -> Option<Picked> {
        quest.told = in_all_languages(&quest);
        self.put_as_mine(texts, quest)
    }

    fn put_as_mine(&mut self, texts: &Texts, quest: Quest) -> Option<Picked> {
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

    /// How many tiles stand beside each other, and how large each is: so large that those of the box fill the window.
    fn sizes(&self, ui: &Ui) -> (usize, Vec2) {
        TILES.within(ui, vec2(ui.available_width(), self.room), self.all.quests.len())
    }

    fn own_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let mut picked = None;
        let mut gone = None;
        let mut copied = None;
        let (columns, tile) = self.sizes(ui);
        let buttons = ui.spacing().interact_size.y + TILE_GAP;
        let size = tile + vec2(0.0, buttons);
        let (own, pictures, all) = (&self.own.quests, &mut self.own_pictures, &self.all);
        tile_grid(ui, own.len(), columns, size, |ui, at| {
            let (file, quest) = &own[at];
            let name = quest_name(&quest.id, &quest.told, texts);
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            ui.vertical(|ui| {
                let open = tr!(texts, "shelf-md2-open", title = name.as_ref());
                let tile = Tile { name: &open, title: &name, is_chosen: None };
                let Laid { response, second, .. } =
                    tile.show(ui, vec2(size.x, size.y - buttons), |painter, theme, room| {
                        pictures.paint(painter, theme, room, Pictured { at, quest, all, texts });
                    });
                let small = TextStyle::Small.resolve(ui.style());
                let muted = Theme::of(ui.ctx()).text.muted;
                line_at(ui.painter(), &shown(&stem), small, muted, second);
                if response.clicked() {
                    picked = Some(Picked::Open(file.clone()));
                }
                ui.horizontal(|ui| {
                    let copy = tr!(texts, "shelf-md2-copy", title = name.as_ref());
                    if icon_button(ui, Icon::Copy, &copy).clicked() {
                        copied = Some((quest.clone(), file.clone(), stem.to_string()));
                    }
                    let delete = tr!(texts, "shelf-md2-delete", title = name.as_ref());
                    if icon_button(ui, Icon::Trash, &delete).clicked() {
                        gone = Some(file.clone());
                    }
                });
            });
        });
        if let Some(file) = gone {
            self.checks.end(&file);
            if let Err(error) = delete(&file, now(), &self.dirs, &self.all) {
                self.tell(texts, &error);
            }
            self.look();
        }
        if let Some((quest, file, stem)) = copied {
            match duplicate(&quest, &stem, &file, &self.dirs, &self.all) {
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
        let (columns, size) = self.sizes(ui);
        let mut chosen = None;
        tile_grid(ui, quests.len(), columns, size, |ui, at| {
            let name = quest_name(&quests[at].id, &quests[at].told, texts);
            let begin = tr!(texts, "shelf-md2-from-box", title = name.as_ref());
            let tile = Tile { name: &begin, title: &name, is_chosen: None };
            let (pictures, all) = (&mut self.box_pictures, &self.all);
            let Laid { response, second, .. } = tile.show(ui, size, |painter, theme, room| {
                pictures.paint(painter, theme, room, Pictured { at, quest: &quests[at], all, texts });
            });
            let tiles = tr!(texts, "new-md2-tiles", count = quests[at].tiles.len() as i64);
            let small = TextStyle::Small.resolve(ui.style());
            line_at(ui.painter(), &tiles, small, Theme::of(ui.ctx()).text.muted, second);
            if response.clicked() {
                chosen = Some(quests[at].clone());
            }
        });
        self.begin_from_box(texts, chosen?)
    }
}

/// What a Quest is called, what it is about and what is different in it, in every language that we speak.
fn in_all_languages(quest: &Quest) -> AuthorTexts {
    let mut told = quest.told.clone();
    for texts in Language::ALL.map(texts::of) {
        let code = texts.language().code();
        let said = [
            (quest_name(&quest.id, &quest.told, &texts), &mut told.title),
            (quest_story(&quest.id, &quest.told, &texts), &mut told.story),
            (quest_rules(&quest.id, &quest.told, &texts), &mut told.special),
        ];
        for (words, own) in said {
            if !words.is_empty() {
                own.entry(code.to_owned()).or_insert(words.to_string());
            }
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever gets a copy reads it in his own language.
    #[test]
    fn a_copy_of_a_quest_of_the_box_keeps_its_words_in_every_language() {
        let all = CoreBox::open().expect("the box");
        for quest in all.quests.iter() {
            let mut copy = quest.clone();
            (copy.told, copy.id) = (in_all_languages(quest), "my-copy".to_owned());
            for texts in Language::ALL.map(texts::of) {
                let said = |quest: &Quest| {
                    let Quest { id, told, .. } = quest;
                    [quest_name(id, told, &texts), quest_story(id, told, &texts), quest_rules(id, told, &texts)]
                };
                assert_eq!(said(&copy), said(quest));
                let code = texts.language().code();
                assert!(copy.told.title.contains_key(code) && copy.told.story.contains_key(code), "{}", quest.id);
            }
        }
    }
}
