//! The drawing board of Massive Darkness 2. [`Shelf`] is where Quests are taken from, [`EditorScreen`] where one is drawn: [`palette`] is
//! what can be laid, [`canvas`] what hands and keys do on the map, [`layers`] what of it is seen and can be taken, [`pages`] everything beside it, [`blocks`] the words of rules as
//! pickers, [`made`] what is told of the Quest as it is, [`saving`] the way to the disk. Every change is a step of undo and on the disk at once, what is typed half a second later.

mod blocks;
mod canvas;
mod layers;
mod made;
mod pages;
mod palette;
mod saving;
mod shelf;
mod tool;

pub(super) use shelf::{Picked, Shelf};

/// Checks that go on while their Quests are not open; every screen of the game has the same.
pub(super) type Checks = crate::games::tiles::checks::Checks<Left>;

use super::board::{BoardModel, Pieces};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::{Words, quest_name};
use crate::games::massive_darkness_2::edit::{Piece, Refused, WIDE};
use crate::games::massive_darkness_2::lint::{Looked, look};
use crate::games::massive_darkness_2::own_cards::OwnCards;
use crate::games::massive_darkness_2::own_quests::{Unusable, open};
use crate::games::massive_darkness_2::party::party;
use crate::games::massive_darkness_2::playtest::moment::Played;
use crate::games::massive_darkness_2::rules::Setup;
use crate::games::massive_darkness_2::rules::own_tiles::TileSide;
use crate::games::massive_darkness_2::rules::quest::{Quest, Spot};
use crate::games::massive_darkness_2::ruleset::Start;
use crate::games::tiles::board::hand::Hand;
use crate::house::history::{History, Merge};
use crate::house::storage::{DataDirs, StorageError};
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::files::Windows;
use crate::kit::goes_back::goes_back;
use crate::kit::map::{Glide, MapView};
use crate::kit::saved_behind::SavedBehind as _;
use crate::kit::steps::{Names, Step, steps_ui};
use crate::kit::theme::Theme;
use crate::kit::unsaved::Notice;
use crate::kit::widgets::{at_least, icon_button, keep_width};
use crate::tr;
use egui::{CentralPanel, Key, Modifiers, Panel, RichText, Ui, Vec2, vec2};
use made::Made;
use pages::{Left, Page};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tool::Tool;

/// What the user wants besides drawing.
pub(super) enum Wish {
    /// Back to the shelf.
    Leave,
    /// Play the Quest as it is.
    Play(Box<Start>),
    /// Play a game of bots again up to where it was left, and go on with it.
    GoOnWith(Box<Played>),
    /// See a game of bots from its beginning.
    Watch(Box<Played>),
}

/// A Quest being drawn.
pub(super) struct EditorScreen {
    all: CoreBox,
    dirs: DataDirs,
    file: PathBuf,
    /// Each step with what it did, in few words.
    history: History<Quest, Arc<str>>,
    /// As it is now, laid out as far as that can be, with what was found in it.
    looked: Looked,
    /// What is told of it.
    made: Arc<Made>,
    model: BoardModel,
    /// Another number whenever the map is drawn anew.
    drawn: u64,
    view: MapView,
    tool: Tool,
    picked: Vec<Piece>,
    /// Where the keyboard is on the map.
    cursor: Spot,
    hand: Hand<Spot>,
    /// The keyboard shall come to the map.
    calls_map: bool,
    searched: String,
    layers: layers::Layers,
    page: Page,
    pages: pages::Fields,
    refused: Option<Refused>,
    windows: Windows,
    trouble: Option<StorageError>,
    notice: Notice,
    saving: saving::Saving,
    /// Checks that go on while their Quests are not open.
    checks: Checks,
}

impl Drop for EditorScreen {
    /// A check that takes minutes goes on without it.
    fn drop(&mut self) {
        if self.pages.playing.is_deep_under_way() {
            let playing = std::mem::take(&mut self.pages.playing);
            self.checks.put(Left { file: self.file.clone(), playing });
        }
    }
}

/// Palette, map and pages have no use beside each other in less room than this, in points.
const LEAST: Vec2 = vec2(780.0, 440.0);

impl EditorScreen {
    /// Opens a Quest of the user's.
    ///
    /// # Errors
    /// The file cannot be read or understood; it is left alone.
    pub(super) fn open(
        all: &CoreBox,
        dirs: &DataDirs,
        windows: &Windows,
        texts: &Texts,
        file: &Path,
        checks: &Checks,
    ) -> Result<Self, Unusable> {
        let saving = saving::Saving::begin(dirs, file);
        let quest = open(file, all)?;
        let mut screen = Self {
            all: all.clone(),
            dirs: dirs.clone(),
            file: file.to_owned(),
            looked: look(&quest, all),
            cursor: quest.start,
            history: History::opened(quest),
            made: Arc::default(),
            model: BoardModel::default(),
            drawn: 0,
            view: MapView::default(),
            tool: Tool::Pick,
            picked: Vec::new(),
            hand: Hand::default(),
            calls_map: false,
            searched: String::new(),
            layers: layers::Layers::default(),
            page: Page::default(),
            pages: pages::Fields::new(texts.language()),
            refused: None,
            windows: windows.clone(),
            trouble: None,
            notice: Notice::default(),
            saving,
            checks: checks.clone(),
        };
        if let Some(left) = checks.take(file) {
            screen.pages.playing = left.playing;
        }
        screen.view.is_all_lit = true;
        screen.draw(texts);
        Ok(screen)
    }

    /// What was chosen in the settings meanwhile.
    pub(super) fn take_pace(&mut self, is_still: bool) {
        self.view.glide = if is_still { Glide::None } else { Glide::Smooth };
    }

    /// The Quest as it is drawn now.
    pub(super) fn quest(&self) -> &Quest {
        self.history.current()
    }

    /// The side of a Tile by its name: one of the Quest's own, else one of the box.
    fn side(&self, name: &str) -> Option<&TileSide> {
        let own = self.history.current().own_tiles.iter();
        own.chain(self.all.sides.iter()).find(|side| side.id == name)
    }

    fn has_side(&self, name: &str) -> bool {
        self.side(name).is_some()
    }

    fn words<'s>(&'s self, texts: &'s Texts) -> Words<'s> {
        Words { content: &self.all.content, dungeon: &self.looked.dungeon, texts }
    }

    /// Draws what was laid out, and puts it into words.
    pub(super) fn draw(&mut self, texts: &Texts) {
        self.drawn += 1;
        self.made = Arc::new(Made::of(self.history.current(), &self.looked, &self.all, texts));
        self.model = BoardModel::drawn(&self.words(texts), WIDE, self.drawn, layers::hidden(&self.layers));
    }

    /// Something is done to the Quest: one step of undo, saved at once.
    fn step(&mut self, texts: &Texts, name: MessageId, merge: Merge<'_>, quest: Quest) {
        let before = Arc::clone(self.history.current());
        self.history.replace(texts.get(name), merge, quest);
        self.refused = None;
        if !Arc::ptr_eq(&before, self.history.current()) {
            self.changed(texts);
        }
    }

    /// The same, or it is told why it cannot be done.
    fn try_step(&mut self, texts: &Texts, name: MessageId, tried: Result<Quest, Refused>) -> bool {
        match tried {
            Ok(quest) => {
                self.step(texts, name, Merge::Never, quest);
                true
            }
            Err(refused) => {
                self.refused = Some(refused);
                false
            }
        }
    }

    /// Changes a copy of the Quest.
    fn edit(&mut self, texts: &Texts, name: MessageId, merge: Merge<'_>, change: impl FnOnce(&mut Quest)) {
        let mut quest = self.quest().clone();
        change(&mut quest);
        self.step(texts, name, merge, quest);
    }

    fn changed(&mut self, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        self.looked = look(&quest, &self.all);
        self.draw(texts);
        self.picked.retain(|piece| piece.exists(&quest));
        // A Tile that is none any more cannot be laid.
        if matches!(&self.tool, Tool::Tile(side, _) if !self.has_side(side)) {
            self.tool = Tool::Pick;
        }
        self.save();
    }

    /// Takes a step back.
    pub(super) fn undo(&mut self, texts: &Texts) {
        if self.history.undo().is_some() {
            self.changed(texts);
        }
    }

    /// Takes a step forward again.
    pub(super) fn redo(&mut self, texts: &Texts) {
        if self.history.redo().is_some() {
            self.changed(texts);
        }
    }

    pub(super) fn can_undo(&self) -> bool {
        self.history.undo_name().is_some()
    }

    pub(super) fn can_redo(&self) -> bool {
        self.history.redo_name().is_some()
    }

    /// The Quest as it is, with so many Heroes as were chosen; with a Zone, they begin there.
    fn trial(&self, from: Option<Spot>) -> Start {
        let mut quest = self.quest().clone();
        if let Some(from) = from {
            (quest.start, quest.starts) = (from, Vec::new());
        }
        let heroes = party(&self.all.content, self.pages.heroes, self.pages.seed());
        Start { quest, setup: Setup { heroes, ..Setup::default() }, own: OwnCards::default() }
    }

    /// Draws the screen.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        at_least(ui, LEAST, |ui| self.desk_ui(ui, texts))
    }

    fn desk_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let is_left = self.can_be_left() && goes_back(ui, "md2-drawing-board");
        let mut wish = self.keys(ui).or(is_left.then_some(Wish::Leave));
        Panel::top("md2-editor-bar").show(ui, |ui| wish = self.bar_ui(ui, texts).or(wish.take()));
        Panel::bottom("md2-editor-status").show(ui, |ui| self.status_ui(ui, texts));
        keep_width(ui, "md2-editor-palette");
        let palette = Panel::left("md2-editor-palette").default_size(226.0).size_range(180.0..=340.0);
        palette.show(ui, |ui| self.palette_ui(ui, texts));
        keep_width(ui, "md2-editor-pages");
        let beside = Panel::right("md2-editor-pages").default_size(396.0).size_range(280.0..=520.0);
        beside.show(ui, |ui| wish = self.pages_ui(ui, texts).or(wish.take()));
        let frame = egui::Frame::NONE.fill(Theme::of(ui.ctx()).surface.table.egui());
        let map = CentralPanel::default().frame(frame).show(ui, |ui| self.canvas_ui(ui, texts)).response.rect;
        if wish.is_some() {
            self.flush();
        }
        self.save_behind(ui.ctx());
        self.unsaved_ui(ui, texts, map);
        wish
    }

    /// Keys of the drawing board as a whole. Undo and redo are commands of the window.
    fn keys(&mut self, ui: &Ui) -> Option<Wish> {
        if ui.ctx().memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        let here = pressed(Modifiers::COMMAND, Key::F5);
        if here || pressed(Modifiers::NONE, Key::F5) {
            if self.looked.can_be_played() {
                let from = here.then_some(self.cursor).filter(|spot| self.can_begin_at(*spot));
                if !here || from.is_some() {
                    return Some(Wish::Play(Box::new(self.trial(from))));
                }
            } else {
                // Why it cannot be played.
                self.page = Page::Problems;
            }
        }
        None
    }

    /// Can Heroes stand in this Zone?
    fn can_begin_at(&self, spot: Spot) -> bool {
        self.looked.dungeon.zones.iter().any(|zone| (zone.x, zone.y) == spot && !zone.abyss)
    }

    fn bar_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let mut wish = None;
        ui.horizontal(|ui| {
            if icon_button(ui, Icon::ChevronLeft, &tr!(texts, "editor-md2-leave")).clicked() {
                wish = Some(Wish::Leave);
            }
            let name = quest_name(&self.quest().id, &self.quest().told, texts);
            ui.label(RichText::new(name.as_ref()).strong());
            let names = Names { back: &tr!(texts, "editor-md2-undo"), forward: &tr!(texts, "editor-md2-redo") };
            match steps_ui(ui, &self.history, &names) {
                Some(Step::Back) => self.undo(texts),
                Some(Step::Forward) => self.redo(texts),
                None => {}
            }
            ui.add_enabled_ui(self.looked.can_be_played(), |ui| {
                if icon_button(ui, Icon::Play, &tr!(texts, "editor-md2-play")).clicked() {
                    wish = Some(Wish::Play(Box::new(self.trial(None))));
                }
            });
            let saved = self.state_told(texts);
            let playable = match self.made.problems {
                0 => tr!(texts, "editor-md2-playable"),
                count => tr!(texts, "editor-md2-problems", count = count as i64),
            };
            ui.label(RichText::new(format!("{saved} · {playable}")).weak().small());
        });
        wish
    }

    fn status_ui(&self, ui: &mut Ui, texts: &Texts) {
        ui.horizontal(|ui| {
            let (x, y) = self.place();
            let is_zone = self.looked.dungeon.zones.iter().any(|zone| (zone.x, zone.y) == (x, y));
            let zone = crate::games::massive_darkness_2::content::zone_name(x, y);
            ui.label(match is_zone {
                true => tr!(texts, "map-md2-zone", zone = zone).to_string(),
                false => tr!(texts, "editor-md2-no-tile").to_string(),
            });
            match self.refused {
                Some(refused) => {
                    let told = pages::refused(refused, texts);
                    ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref());
                }
                None => _ = ui.label(RichText::new(texts.get(self.tool.hint()).as_ref()).weak()),
            }
        });
    }
}
