//! The score pad in the window: all pads of the user, and the open one with the game under way, its entries, and past evenings.
//!
//! Nothing is counted here: whatever is pressed becomes an entry of the book ([`crate::games::boss_monster::pad`]), and what is shown
//! follows from all entries.

mod entries;
mod evenings;
mod game;

use super::RULES;
use crate::games::boss_monster::pad::{Pad, PadError, PadRules, PadShelf, What};
use crate::house::book::ENDING;
use crate::house::date::now;
use crate::house::storage::{SavedElsewhere, StorageError};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::{Wrong as _, torn_told};
use crate::kit::art::Icon;
use crate::kit::books::{Books, Picked};
use crate::kit::commands::{Command, Offers};
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::theme::Theme;
use crate::kit::unwritten::{Unwritten, Waiting, WayOut};
use crate::kit::widgets::{Action, Emphasis, Sheet, icon_button, lasting_field, sheet, title};
use crate::tr;
use egui::{CentralPanel, Panel, RichText, ScrollArea, Ui};
use entries::Entries;
use evenings::Evenings;
use game::Setting;
use std::path::Path;
use std::sync::Arc;

/// Width of the list of pads, and of the column of entries.
const SHELF: f32 = 560.0;
const ENTRIES: f32 = 320.0;

/// What of an open pad is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    /// The game under way.
    #[default]
    Game,
    /// Those of past evenings.
    Evenings,
}

/// A pad that is being written in.
struct Open {
    pad: Pad,
    page: Page,
    setting: Setting,
    entries: Entries,
    evenings: Evenings,
    unwritten: Unwritten,
    /// Where it goes on, when that was told last.
    moved: Option<Arc<str>>,
}

/// What a file is named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Errand {
    Export,
    Import,
}

/// A file that is being named.
struct Naming {
    errand: Errand,
    chooser: Chooser,
}

/// The shelf of pads, or the one that is open.
pub(super) struct PadScreen {
    shelf: PadShelf,
    windows: Windows,
    open: Option<Box<Open>>,
    /// What lies on the shelf, as it was looked at last.
    books: Books<PadRules>,
    /// The name of a new pad, as far as it is written.
    name: String,
    naming: Option<Naming>,
    told: Option<Arc<str>>,
    trouble: Option<Arc<str>>,
}

impl PadScreen {
    /// The pad that was written in last lies open, if there is one.
    pub(super) fn new(shelf: PadShelf, windows: Windows, texts: &Texts) -> Self {
        let mut screen = Self::closed(shelf, windows, texts);
        if let Some(newest) = screen.books.newest().map(Path::to_owned) {
            screen.open(&newest, texts);
        }
        screen
    }

    /// This pad lies open, and `told` is said.
    pub(super) fn at(file: &Path, told: Option<Arc<str>>, shelf: PadShelf, windows: Windows, texts: &Texts) -> Self {
        let mut screen = Self::closed(shelf, windows, texts);
        screen.open(file, texts);
        screen.told = told.or(screen.told.take());
        screen
    }

    /// All pads.
    fn closed(shelf: PadShelf, windows: Windows, texts: &Texts) -> Self {
        let told = shelf.fetch_all_home().first().map(|away| goes_on(texts, away));
        let (books, trouble) = Books::read(&shelf, texts);
        let name = String::new();
        Self { shelf, windows, open: None, books, name, naming: None, told, trouble }
    }

    fn list(&mut self, texts: &Texts) {
        let (books, trouble) = Books::read(&self.shelf, texts);
        (self.books, self.trouble) = (books, trouble.or(self.trouble.take()));
    }

    fn open(&mut self, file: &Path, texts: &Texts) {
        let opened = self.shelf.open(file, now());
        self.lay_open(opened, texts);
    }

    fn lay_open(&mut self, opened: Result<Pad, PadError>, texts: &Texts) {
        match opened {
            Ok(pad) => {
                // A torn last entry was left out; or there is no room yet for what was saved elsewhere.
                let torn = pad.torn().map(|torn| torn_told(texts, pad.path(), torn));
                self.told = torn.or_else(|| (pad.path() != pad.home()).then(|| goes_on(texts, pad.path())));
                self.trouble = None;
                let (page, setting, unwritten) =
                    (Page::Game, Setting::after(&pad), Unwritten::new(self.windows.clone()));
                let (entries, evenings) = (Entries::default(), Evenings::default());
                self.open = Some(Box::new(Open { pad, page, setting, entries, evenings, unwritten, moved: None }));
            }
            Err(error) => self.trouble = Some(error.say(texts)),
        }
    }

    /// What is said on the screen when something was entered, or why it was not.
    fn after(&mut self, entered: Result<(), PadError>, texts: &Texts) {
        let is_waiting = self.open.as_ref().is_some_and(|open| open.pad.waiting().is_some());
        // What is in the way of writing has a panel of its own.
        self.trouble = entered.err().filter(|_| !is_waiting).map(|error| error.say(texts));
        if self.trouble.is_none() {
            self.told = None;
        }
    }

    pub(super) fn can_undo(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.pad.waiting().is_none() && open.pad.campaign().next_undo().is_some())
    }

    pub(super) fn can_redo(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.pad.waiting().is_none() && open.pad.campaign().next_redo().is_some())
    }

    pub(super) fn undo(&mut self, texts: &Texts) {
        if let Some(open) = &mut self.open {
            let done = open.pad.undo(now()).map(drop);
            self.after(done, texts);
        }
    }

    pub(super) fn redo(&mut self, texts: &Texts) {
        if let Some(open) = &mut self.open {
            let done = open.pad.redo(now()).map(drop);
            self.after(done, texts);
        }
    }

    /// Why the last entry is not on the disk, after another attempt; nothing where it is.
    pub(super) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        let open = self.open.as_mut()?;
        open.pad.waiting()?;
        // What is in the way is kept in the book.
        let _ = open.pad.try_again();
        open.pad.waiting().map(|trouble: &StorageError| trouble.say(texts))
    }

    /// Does an entry of the open pad wait to be written?
    pub(super) fn is_waiting(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.pad.waiting().is_some())
    }

    /// Brings an open pad that went on elsewhere back to the shelf; if that cannot be, where it lies.
    pub(super) fn bring_back(&mut self, texts: &Texts) -> Option<Arc<str>> {
        let file = self.open.as_mut()?.pad.bring_back()?;
        Some(goes_on(texts, &file))
    }

    /// From an open pad to all of them.
    fn close(&mut self, texts: &Texts) {
        self.told = self.bring_back(texts);
        self.open = None;
        self.list(texts);
    }

    /// Draws the screen; a command that is not its own.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        let mut command = None;
        Panel::top("bm-pad-rail").show(ui, |ui| {
            ui.horizontal(|ui| {
                for which in [Command::Home, Command::Undo, Command::Redo, RULES, Command::Palette, Command::Keys] {
                    if offers.button(ui, texts, which) {
                        command = Some(which);
                    }
                }
                if self.open.is_some() {
                    self.pages_ui(ui, texts);
                }
            });
            if let Some(told) = &self.told {
                ui.label(told.as_ref());
            }
            if let Some(trouble) = &self.trouble {
                ui.label(RichText::new(trouble.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
            }
        });
        match self.open.is_some() {
            true => self.open_ui(ui, texts),
            false => self.shelf_ui(ui, texts),
        }
        self.naming_ui(ui, texts);
        command
    }

    /// Which page of the open pad is shown, and what else can be done with it.
    fn pages_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if let Some(open) = &mut self.open {
            ui.separator();
            ui.selectable_value(&mut open.page, Page::Game, tr!(texts, "pad-page-game").as_ref());
            ui.selectable_value(&mut open.page, Page::Evenings, tr!(texts, "pad-page-evenings").as_ref());
            ui.separator();
        }
        // Whoever leaves by the house is asked about what could not be written.
        let may_turn = !self.is_waiting();
        ui.add_enabled_ui(may_turn, |ui| {
            if icon_button(ui, Icon::Save, &tr!(texts, "pad-export")).clicked() {
                self.begin_naming(Errand::Export);
            }
            if icon_button(ui, Icon::Folder, &tr!(texts, "pad-others")).clicked() {
                self.close(texts);
            }
        });
    }

    /// All pads, and how a new one is begun.
    fn shelf_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let mut wanted = None;
        CentralPanel::default().show(ui, |ui| {
            ui.add_space(ui.available_height() * 0.08);
            ui.vertical_centered(|ui| {
                ui.set_max_width(SHELF);
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    title(ui, &tr!(texts, "pad-title"));
                    ui.label(tr!(texts, "pad-about").as_ref());
                    ui.add_space(Theme::of(ui.ctx()).space(2.0));
                    ui.horizontal(|ui| {
                        let (name, hint) = (tr!(texts, "pad-name"), tr!(texts, "pad-name-hint"));
                        lasting_field(ui, &name, &hint, &mut self.name);
                        let begin = tr!(texts, "pad-begin");
                        if ui.add(Action::new(Icon::Plus, &begin).emphasis(Emphasis::Primary)).clicked() {
                            let typed = self.name.trim();
                            let name = if typed.is_empty() { hint.to_string() } else { typed.to_owned() };
                            let founded = self.shelf.found(now(), What::Founded(name));
                            self.lay_open(founded, texts);
                        }
                        if ui.add(Action::new(Icon::Folder, &tr!(texts, "pad-import"))).clicked() {
                            self.begin_naming(Errand::Import);
                        }
                    });
                });
                ui.add_space(Theme::of(ui.ctx()).space(2.0));
                let area = ScrollArea::vertical().id_salt("bm-pads").auto_shrink([false, false]);
                wanted = area.show(ui, |ui| self.books.ui(ui, &self.shelf, texts)).inner;
            });
        });
        match wanted {
            Some(Picked::Open(file)) => self.open(&file, texts),
            Some(Picked::TakeIn(file)) => self.take_in(&file, texts),
            Some(Picked::Done(told)) => (self.told, self.trouble) = (Some(told), None),
            Some(Picked::Failed(trouble)) => (self.told, self.trouble) = (None, Some(trouble)),
            None => {}
        }
    }

    /// Puts a copy of an exported pad on the shelf and opens it.
    fn take_in(&mut self, file: &Path, texts: &Texts) {
        match self.shelf.import(file) {
            Ok(copy) => self.open(&copy, texts),
            Err(error) => self.trouble = Some(error.say(texts)),
        }
    }

    fn open_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(mut open) = self.open.take() else { return };
        let mut entered = None;
        let is_waiting = open.unwritten_ui(ui, texts);
        self.told = open.moved.take().or(self.told.take());
        if is_waiting {
            self.open = Some(open);
            return;
        }
        // Why a version could not be kept is no reason to take no entries.
        if let Err(error) = open.pad.back_up_if_due(now(), &self.shelf.backups_of(open.pad.home())) {
            self.trouble = Some(error.say(texts));
        }
        Panel::right("bm-pad-entries").exact_size(ENTRIES).show(ui, |ui| {
            entered = open.entries.ui(ui, texts, &open.pad);
        });
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().id_salt("bm-pad").auto_shrink([false, false]).show(ui, |ui| match open.page {
                Page::Game => {
                    let said = game::game_ui(ui, texts, &open.pad, &mut open.setting);
                    entered = entered.take().or(said);
                }
                Page::Evenings => open.evenings.ui(ui, texts, open.pad.campaign()),
            });
        });
        if let Some(what) = entered {
            let has_ended = matches!(what, What::Ended(_));
            let done = open.pad.enter(now(), what).map(drop);
            if has_ended && done.is_ok() {
                (open.page, open.setting) = (Page::Evenings, Setting::after(&open.pad));
            }
            self.open = Some(open);
            self.after(done, texts);
            return;
        }
        self.open = Some(open);
    }

    fn begin_naming(&mut self, errand: Errand) {
        let stem = self.open.as_ref().and_then(|open| open.pad.path().file_stem());
        let name = format!("{}.{ENDING}", stem.unwrap_or_default().to_string_lossy());
        let (title, purpose) = match errand {
            Errand::Export => ("pad-export", Purpose::WriteNew(name)),
            Errand::Import => ("pad-import", Purpose::Read),
        };
        let wanted = Wanted { title, purpose, ending: ENDING };
        self.naming = Some(Naming { errand, chooser: Chooser::open(&self.windows, wanted) });
    }

    /// Lets a file be named, and writes or reads it.
    fn naming_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(naming) = &mut self.naming else { return };
        let errand = naming.errand;
        let Some(chosen) = naming.chooser.ui(ui, texts) else { return };
        self.naming = None;
        let Chosen::File(file) = chosen else { return };
        match errand {
            Errand::Export => {
                let Some(open) = &self.open else { return };
                match self.shelf.export(open.pad.path(), &file) {
                    Ok(()) => self.told = Some(tr!(texts, "pad-exported", file = shown_path(&file))),
                    Err(error) => self.trouble = Some(error.say(texts)),
                }
            }
            Errand::Import => self.take_in(&file, texts),
        }
    }
}

impl Open {
    /// Says what could not be written, and does what the user wants about it. False: everything is on the disk.
    fn unwritten_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        let Some(trouble) = self.pad.waiting() else {
            self.unwritten.done(ui.ctx());
            return false;
        };
        let waiting = Waiting { trouble, hint: "pad-unwritten", file: self.pad.path(), ending: ENDING };
        // Why it failed again is what the panel says next.
        let _ = match self.unwritten.ui(ui, texts, &waiting) {
            None => Ok(()),
            Some(WayOut::Again) => self.pad.try_again(),
            Some(WayOut::At(file)) => self.pad.go_on_at(&file).inspect(|()| {
                self.moved = Some(goes_on(texts, &file));
                let home = self.pad.home().to_owned();
                self.unwritten.windows.goes_on_elsewhere(SavedElsewhere { home, file });
            }),
        };
        true
    }
}

/// Where a pad goes on that could not be written where it is looked for.
fn goes_on(texts: &Texts, file: &Path) -> Arc<str> {
    tr!(texts, "pad-goes-on", file = shown_path(file))
}
