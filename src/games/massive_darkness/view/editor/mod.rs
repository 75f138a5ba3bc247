//! The quest editor. [`Shelf`] is where quests are taken from, [`EditorScreen`] where one is drawn; [`sheet`] is its
//! picture, [`canvas`] what hands do on it, [`palette`] what can be laid, [`pages`] everything beside the map, [`blocks`] the
//! words of rules as pickers. Every change
//! goes through [`crate::games::massive_darkness::quest::edit::Command`] and is on the disk at once, what is typed half a second later ([`saving`]).

mod at_hand;
mod balance;
mod blocks;
mod canvas;
mod check;
mod layers;
mod name_field;
mod pages;
mod palette;
mod saving;
mod sheet;
mod shelf;
mod tile_art;
mod tool;
mod trial;

pub(crate) use balance::Checks;
pub(crate) use saving::Unsaved;
pub(crate) use shelf::{Picked, Shelf};

use crate::games::massive_darkness::content::is_printed_tile;
use crate::games::massive_darkness::describe::step_of_quest;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::{Command, Refused, Thing};
use crate::games::massive_darkness::quest::exchange::{self, Unusable};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::own_tiles::carry_along;
use crate::games::massive_darkness::quest::set_up::{Cards, library_of};
use crate::games::massive_darkness::quest::shelf::KEPT_VERSIONS;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::library::LibraryError;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Played, Start};
use crate::games::massive_darkness::view::art::Sprites;
use crate::games::massive_darkness::view::manner::Manner;
use crate::games::tiles::board::hand::Hand;
use crate::house::history::{History, Merge};
use crate::house::storage::{DataDirs, StorageError};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::desk::Beside;
use crate::kit::goes_back::goes_back;
use crate::kit::map::{Glide, MapView};
use crate::kit::saved_behind::SavedBehind as _;
use crate::kit::steps::{Names, Step, steps_ui};
use crate::kit::theme::Theme;
use crate::kit::unsaved::Notice;
use crate::kit::widgets::{at_least, icon_button, keep_width};
use crate::tr;
use egui::{CentralPanel, Key, Modifiers, Panel, RichText, Ui, Vec2, vec2};
use name_field::Written;
use pages::Page;
use palette::Palette;
use sheet::Sheet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tool::Tool;
use trial::Trial;

/// What the user wants besides drawing.
pub(crate) enum Wish {
    /// Back to the shelf.
    Leave,
    /// Play the quest as it is.
    Play(Box<Start>),
    /// Go on with the last test, in the quest as it is now.
    GoOn,
    /// Go on with a game that bots have played, from the moment up to which it is remembered.
    GoOnWith(Box<Played>),
    /// Watch a game that bots have played, from its beginning.
    Watch(Box<Played>),
}

/// A quest being drawn.
pub(crate) struct EditorScreen {
    /// The box with all packs.
    box_rules: MassiveDarknessRules,
    /// The box as this quest uses it, and what was taken from the quest for it.
    rules: MassiveDarknessRules,
    taken: Option<(Vec<TileSide>, Cards)>,
    /// Why the cards of the quest do not fit into the box.
    misfit: Option<LibraryError>,
    dirs: DataDirs,
    file: PathBuf,
    /// Each step with what it did, in few words.
    history: History<Quest, Arc<str>>,
    sheet: Sheet,
    view: MapView,
    /// Tokens that were painted before.
    sprites: Sprites,
    palette: Palette,
    tool: Tool,
    picked: Vec<Thing>,
    storey: u8,
    /// Where the keyboard is on the map.
    cursor: Spot,
    hand: Hand<Spot>,
    doing: canvas::Doing,
    page: Page,
    pages: pages::Fields,
    trial: Trial,
    /// How hard it is, as bots found.
    balance: balance::Balance,
    /// Checks that go on while their quest is not open.
    checks: Checks,
    /// A large quest that is being looked at.
    checking: Option<check::Checking>,
    refused: Option<Refused>,
    /// What is said where the hand is.
    at_hand: at_hand::AtHand,
    layers: layers::Layers,
    /// The map as a control.
    map_id: Option<egui::Id>,
    trouble: Option<StorageError>,
    notice: Notice,
    saving: saving::Saving,
}

/// Palette, map and pages have no use beside each other in less room than this, in points.
const LEAST: Vec2 = vec2(780.0, 440.0);

impl Drop for EditorScreen {
    /// A check that takes minutes goes on without it.
    fn drop(&mut self) {
        self.balance.leave(&self.checks, &self.file);
    }
}

impl EditorScreen {
    /// Opens a quest of the user's.
    ///
    /// # Errors
    /// The file cannot be read or understood; it is left alone.
    pub(crate) fn open(
        rules: &MassiveDarknessRules,
        dirs: &DataDirs,
        texts: &Texts,
        file: &Path,
        checks: &Checks,
    ) -> Result<Self, Unusable> {
        let saving = saving::Saving::begin(dirs, file);
        let quest = exchange::open(file)?;
        let mut screen = Self {
            box_rules: rules.clone(),
            rules: rules.clone(),
            taken: None,
            misfit: None,
            dirs: dirs.clone(),
            file: file.to_owned(),
            sheet: Sheet::default(),
            trial: Trial::new(rules, &quest),
            history: History::opened(quest),
            view: MapView::default(),
            sprites: Sprites::default(),
            palette: Palette::new(rules),
            tool: Tool::Pick,
            picked: Vec::new(),
            storey: 0,
            cursor: Spot::default(),
            hand: Hand::default(),
            doing: canvas::Doing::default(),
            page: Page::default(),
            pages: pages::Fields::default(),
            balance: balance::Balance::default(),
            checks: checks.clone(),
            checking: None,
            refused: None,
            at_hand: at_hand::AtHand::default(),
            layers: layers::Layers::default(),
            map_id: None,
            trouble: None,
            notice: Notice::default(),
            saving,
        };
        screen.cursor = screen.quest().start;
        screen.take_content();
        screen.sheet = Sheet::draw(&screen.rules, screen.history.current(), texts, &screen.layers, &Sheet::default());
        screen.checking = check::Checking::begin(&screen.rules, screen.history.current(), None);
        screen.balance.take_up(checks, file);
        Ok(screen)
    }

    /// What is told of a check of it where another screen is shown.
    pub(crate) fn check_beside(&self, texts: &Texts) -> Option<Beside> {
        self.balance.beside(texts)
    }

    /// Shows what a check has found.
    pub(crate) fn show_check(&mut self) {
        self.page = Page::Balance;
    }

    /// What was chosen in the settings meanwhile.
    pub(crate) fn take_manner(&mut self, manner: Manner) {
        self.view.glide = if manner.is_still { Glide::None } else { Glide::Smooth };
    }

    fn quest(&self) -> &Quest {
        self.history.current()
    }

    /// Gives a command: one step of undo, saved at once.
    pub(crate) fn command(&mut self, texts: &Texts, command: &Command) {
        let key = command.merge_key();
        self.give(texts, command, key.as_deref().map_or(Merge::Never, Merge::With));
    }

    fn give(&mut self, texts: &Texts, command: &Command, merge: Merge<'_>) {
        match command.apply(self.history.current(), &self.rules.library.tiles) {
            Ok(mut quest) => {
                carry_along(&mut quest, &self.rules.library.tiles, &is_printed_tile);
                self.step(texts, command.message_id(), merge, quest);
                self.refused = None;
                self.changed(texts);
            }
            Err(refused) => self.refuse(texts, refused),
        }
    }

    /// Keeps the quest after a step, which is named after what it did.
    fn step(&mut self, texts: &Texts, message: &'static str, merge: Merge<'_>, quest: Quest) {
        let was = Arc::clone(self.history.current());
        self.history.replace(texts.get(message), merge, quest);
        if let Some((before, after)) = self.history.last_change().filter(|(_, after)| !Arc::ptr_eq(after, &was)) {
            let name = step_of_quest(texts, message, before, after);
            self.history.rename_last(name);
        }
    }

    /// Draws the same quest once more, because it is looked at in another way.
    pub(crate) fn draw_again(&mut self, texts: &Texts) {
        self.sheet = Sheet::draw(&self.rules, self.history.current(), texts, &self.layers, &self.sheet);
    }

    fn changed(&mut self, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        self.take_content();
        self.sheet = Sheet::draw(&self.rules, &quest, texts, &self.layers, &self.sheet);
        self.checking = check::Checking::begin(&self.rules, &quest, self.checking.take());
        self.picked.retain(|thing| thing.exists(&quest));
        self.save();
    }

    /// Lays the tiles and cards of the quest over the box.
    fn take_content(&mut self) {
        let quest = self.history.current();
        let known = (&quest.own_tiles, &quest.cards);
        if self.taken.as_ref().is_some_and(|(tiles, cards)| (tiles, cards) == known) {
            return;
        }
        match library_of(quest, &self.box_rules.library) {
            Ok(library) => {
                self.rules = MassiveDarknessRules { library, content: self.box_rules.content };
                self.misfit = None;
            }
            Err(error) => self.misfit = Some(error),
        }
        self.taken = Some((quest.own_tiles.clone(), quest.cards.clone()));
        self.palette.take_sides(&self.rules);
    }

    fn undo(&mut self, texts: &Texts) {
        if self.history.undo().is_some() {
            self.changed(texts);
        }
    }

    fn redo(&mut self, texts: &Texts) {
        if self.history.redo().is_some() {
            self.changed(texts);
        }
    }

    /// Remembers a test that is left, so that it can be gone on with.
    pub(crate) fn remember_trial(&mut self, played: Played) {
        self.trial.last = Some(played);
    }

    /// The last test, and how it would begin in the quest as it is now.
    pub(crate) fn last_trial(&self) -> Option<(Start, Played)> {
        let last = self.trial.last.clone()?;
        Some((Start { quest: self.quest().clone(), ..last.start.clone() }, last))
    }

    fn can_go_on(&self) -> bool {
        self.trial.last.is_some() && self.sheet.problems.is_empty() && self.misfit.is_none()
    }

    /// The quest as it is, with the chosen Heroes and from the chosen moment on.
    fn trial(&self) -> Start {
        self.trial.start(self.quest())
    }

    /// Draws the screen.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        at_least(ui, LEAST, |ui| self.desk_ui(ui, texts))
    }

    fn desk_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        self.look_for_advice(ui.ctx());
        self.hear_hand(ui);
        let written = self.doing.writing.take();
        let is_left = self.can_be_left() && goes_back(ui, "drawing-board");
        let mut wish = self.keys(ui, texts).or(is_left.then_some(Wish::Leave));
        Panel::top("editor-bar").show(ui, |ui| wish = self.bar_ui(ui, texts).or(wish.take()));
        self.elsewhere_ui(ui, texts);
        Panel::bottom("editor-status").show(ui, |ui| self.status_ui(ui, texts));
        keep_width(ui, "editor-palette");
        Panel::left("editor-palette").default_size(232.0).size_range(180.0..=360.0).show(ui, |ui| {
            if let Some(tool) = self.palette.ui(ui, texts, self.history.current(), &self.tool) {
                self.tool = tool;
                self.doing.brought = ui.input(|input| input.pointer.primary_down());
                self.doing.is_called = self.palette.was_searched();
                self.picked.clear();
            }
        });
        keep_width(ui, "editor-pages");
        Panel::right("editor-pages").default_size(pages::WIDTH).size_range(pages::WIDTHS).show(ui, |ui| {
            wish = self.pages_ui(ui, texts).or(wish.take());
        });
        let frame = egui::Frame::NONE.fill(Theme::of(ui.ctx()).surface.table.egui());
        let map = CentralPanel::default().frame(frame).show(ui, |ui| self.canvas_ui(ui, texts)).response.rect;
        let is_left = |name: &Written| wish.is_some() || !name.goes_on_in(self.doing.writing.as_ref());
        if let Some(command) = written.filter(is_left).and_then(|name| name.command) {
            self.give_name(texts, &command);
        }
        self.save_name_in_writing();
        self.at_hand_ui(ui);
        if let Some(Wish::Play(start)) = &mut wish {
            start.quest.clone_from(self.quest());
        }
        if wish.is_some() {
            self.flush();
        }
        self.save_behind(ui.ctx());
        self.unsaved_ui(ui, texts, map);
        wish
    }

    /// Keys of the editor as a whole.
    fn keys(&mut self, ui: &Ui, texts: &Texts) -> Option<Wish> {
        if ui.ctx().memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if pressed(Modifiers::SHIFT, Key::F5) && self.can_go_on() {
            return Some(Wish::GoOn);
        }
        // With Ctrl from the place of the cursor.
        let here = pressed(Modifiers::COMMAND, Key::F5);
        if here || pressed(Modifiers::NONE, Key::F5) {
            if self.can_be_tried() {
                let start = if here { self.trial.start_at(self.quest(), self.cursor) } else { self.trial() };
                return Some(Wish::Play(Box::new(start)));
            }
            // Why it cannot be played.
            self.page = if self.misfit.is_some() {
                Page::SetUp
            } else if self.sheet.problems.is_empty() {
                Page::Trial
            } else {
                Page::Problems
            };
        }
        if ui.ctx().text_edit_focused() {
            return None;
        }
        if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
            self.redo(texts);
        } else if pressed(Modifiers::COMMAND, Key::Z) {
            self.undo(texts);
        }
        None
    }

    fn bar_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let mut wish = None;
        ui.horizontal(|ui| {
            if icon_button(ui, Icon::Home, &tr!(texts, "editor-leave")).clicked() {
                wish = Some(Wish::Leave);
            }
            self.title_ui(ui, texts);
            let names = Names { back: &tr!(texts, "table-undo"), forward: &tr!(texts, "table-redo") };
            match steps_ui(ui, &self.history, &names) {
                Some(Step::Back) => self.undo(texts),
                Some(Step::Forward) => self.redo(texts),
                None => {}
            }
            ui.add_enabled_ui(self.can_be_tried(), |ui| {
                if icon_button(ui, Icon::Play, &tr!(texts, "editor-play")).clicked() {
                    wish = Some(Wish::Play(Box::new(self.trial())));
                }
            });
            if self.trial.last.is_some() {
                ui.add_enabled_ui(self.can_go_on(), |ui| {
                    if icon_button(ui, Icon::Skip, &tr!(texts, "trial-go-on")).clicked() {
                        wish = Some(Wish::GoOn);
                    }
                });
            }
            let told = self.state_told(texts);
            ui.label(RichText::new(told.as_ref()).weak().small());
        });
        wish
    }

    /// Whether the quest is saved and can be played. What is typed is saved a moment later, and not called saved before.
    fn state_told(&self, texts: &Texts) -> Arc<str> {
        if let Some(trouble) = &self.trouble {
            // The notice over the map says why.
            let is_saved = !self.history.is_modified() && !self.is_behind();
            return if is_saved { trouble.say(texts) } else { tr!(texts, "unwritten-title") };
        }
        if let Some(beside) = self.saved_beside(texts) {
            return beside;
        }
        if self.history.is_modified() || self.is_behind() {
            return tr!(texts, "being-saved");
        }
        match (&self.misfit, self.sheet.problems.len()) {
            (Some(misfit), _) => misfit.say(texts),
            (None, 0) => tr!(texts, "editor-ready"),
            (None, count) => tr!(texts, "editor-not-ready", count = count as i64),
        }
    }

    /// What the pointer is at, and what the tool would do.
    fn status_ui(&self, ui: &mut Ui, texts: &Texts) {
        ui.horizontal(|ui| {
            let spot = self.place();
            let place = self.sheet.name(spot).unwrap_or_else(|| tr!(texts, "editor-no-tile"));
            ui.label(place.as_ref());
            for told in self.measured(texts) {
                ui.label(RichText::new(told.as_ref()).small());
            }
            match self.asked_hint(texts) {
                Some(asked) => ui.strong(asked.as_ref()),
                None => ui.label(RichText::new(self.tool.hint(texts).as_ref()).weak()),
            };
        });
    }
}

impl EditorScreen {
    /// The quest as text, for tests that compare what was drawn.
    pub(crate) fn drawn(&self) -> &Quest {
        self.quest()
    }
}
