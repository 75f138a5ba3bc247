//! The score pad in the window: all pads of the user, and the open one with the game under way, its entries, and past evenings.
//!
//! Nothing is counted here: whatever is pressed becomes an entry of the book ([`crate::games::boss_monster::pad`]), and what is shown
//! follows from all entries.

mod entries;
mod evenings;
mod game;

use super::RULES;
use super::in_the_box::InTheBox;
use crate::games::boss_monster::pad::{PadRules, PadShelf, Standing, What};
use crate::games::boss_monster::rules::CardBox;
use crate::games::boss_monster::view::art::boss_face;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::books::keeper::{Called, Keeper};
use crate::kit::commands::{Command, Offers};
use crate::kit::files::Windows;
use crate::kit::goes_back::goes_back;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, icon_button, lasting_field, middle, sheet, title};
use crate::tr;
use egui::{CentralPanel, Panel, ScrollArea, Sense, Ui, Vec2};
use entries::Entries;
use evenings::Evenings;
use game::Setting;
use std::path::Path;
use std::sync::Arc;

/// Width of the list of pads, and of the column of entries.
const SHELF: f32 = 1320.0;
/// A face on a cover is no larger.
const LARGEST_FACE: f32 = 96.0;
const ENTRIES: f32 = 320.0;
/// In a window of this height Bosses lie below an empty list.
const WITH_BOX: f32 = 470.0;

static CALLED: Called = Called {
    export: "pad-export",
    import: "pad-import",
    exported: "pad-exported",
    goes_on: "pad-goes-on",
    unwritten: "pad-unwritten",
};

/// What of an open pad is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    /// The game under way.
    #[default]
    Game,
    /// Those of past evenings.
    Evenings,
}

/// What is remembered of an open pad.
#[derive(Default)]
struct Open {
    /// Which of those that were opened it is.
    number: u32,
    page: Page,
    setting: Setting,
    entries: Entries,
    evenings: Evenings,
}

/// Whose Bosses played last on a pad, in a row over the width of its cover.
fn cover_ui(ui: &mut Ui, cards: &CardBox, standing: &Standing) {
    let Some(game) = standing.game.as_ref().or(standing.past.last().map(|past| &past.game)) else { return };
    let gap = Theme::of(ui.ctx()).space(2.0);
    let side = ((ui.available_width() + gap) / game.lines.len().max(1) as f32 - gap).min(LARGEST_FACE);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for line in &game.lines {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            let card = line.boss.as_ref().and_then(|code| cards.coded(code));
            boss_face(ui.painter(), place, card.and_then(|card| cards.names(card)).map_or("", |(_, id)| id));
        }
    });
}

/// The shelf of pads, or the one that is open.
pub(super) struct PadScreen {
    pub(super) keeper: Keeper<PadRules>,
    open: Open,
    /// The name of a new pad, as far as it is written.
    name: String,
    in_the_box: InTheBox,
}

impl PadScreen {
    /// The pad that was written in last lies open, if there is one.
    pub(super) fn new(shelf: PadShelf, windows: Windows, texts: &Texts) -> Self {
        let mut keeper = Keeper::new(shelf, windows, &CALLED, texts);
        keeper.open_newest(texts);
        let in_the_box = InTheBox::of(&keeper.shelf().accounts().cards);
        Self { keeper, open: Open::default(), name: String::new(), in_the_box }
    }

    /// This pad lies open, and `told` is said.
    pub(super) fn at(file: &Path, told: Option<Arc<str>>, shelf: PadShelf, windows: Windows, texts: &Texts) -> Self {
        let mut keeper = Keeper::new(shelf, windows, &CALLED, texts);
        keeper.open(file, texts);
        keeper.tell(told);
        let in_the_box = InTheBox::of(&keeper.shelf().accounts().cards);
        Self { keeper, open: Open::default(), name: String::new(), in_the_box }
    }

    /// Draws the screen; a command that is not its own.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        let mut command = None;
        if !self.keeper.is_waiting() && !self.keeper.is_naming() {
            match self.keeper.book().is_some() {
                true if goes_back(ui, "bm-pad") => self.keeper.close(texts),
                false if goes_back(ui, "bm-pads") => command = Some(Command::Home),
                _ => {}
            }
        }
        Panel::top("bm-pad-rail").show(ui, |ui| {
            ui.horizontal(|ui| {
                for which in [Command::Home, Command::Undo, Command::Redo, RULES, Command::Palette, Command::Keys] {
                    if offers.button(ui, texts, which) {
                        command = Some(which);
                    }
                }
                if self.keeper.book().is_some() {
                    self.pages_ui(ui, texts);
                }
            });
            self.keeper.told_ui(ui);
        });
        match self.keeper.book().is_some() {
            true => self.open_ui(ui, texts),
            false => self.shelf_ui(ui, texts),
        }
        self.keeper.naming_ui(ui, texts);
        command
    }

    /// Which page of the open pad is shown, and what else can be done with it.
    fn pages_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        ui.separator();
        ui.selectable_value(&mut self.open.page, Page::Game, tr!(texts, "pad-page-game").as_ref());
        ui.selectable_value(&mut self.open.page, Page::Evenings, tr!(texts, "pad-page-evenings").as_ref());
        ui.separator();
        // Whoever leaves by the house is asked about what could not be written.
        let may_turn = !self.keeper.is_waiting();
        ui.add_enabled_ui(may_turn, |ui| {
            if icon_button(ui, Icon::Save, &tr!(texts, "pad-export")).clicked() {
                self.keeper.begin_export();
            }
            if icon_button(ui, Icon::Folder, &tr!(texts, "pad-others")).clicked() {
                self.keeper.close(texts);
            }
        });
    }

    /// All pads, and how a new one is begun; before there is any, with the Bosses to play with where there is room.
    fn shelf_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let cards = Arc::clone(&self.keeper.shelf().accounts().cards);
        CentralPanel::default().show(ui, |ui| {
            ui.add_space(ui.available_height() * 0.05);
            if !self.keeper.has_books() && ui.available_height() >= WITH_BOX {
                middle(ui, SHELF, |ui| {
                    self.founding_ui(ui, texts);
                    ui.add_space(Theme::of(ui.ctx()).space(4.0));
                    self.in_the_box.ui(ui, texts);
                });
                return;
            }
            let area = ScrollArea::vertical().id_salt("bm-pads").auto_shrink([false, false]);
            area.show(ui, |ui| {
                middle(ui, SHELF, |ui| {
                    self.founding_ui(ui, texts);
                    ui.add_space(Theme::of(ui.ctx()).space(2.0));
                    self.keeper.books_ui(ui, texts, &|ui, standing| cover_ui(ui, &cards, standing));
                });
            });
        });
    }

    /// How a pad is begun.
    fn founding_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            title(ui, &tr!(texts, "pad-title"));
            ui.label(tr!(texts, "pad-about").as_ref());
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
            ui.horizontal_wrapped(|ui| {
                let (name, hint) = (tr!(texts, "pad-name"), tr!(texts, "pad-name-hint"));
                lasting_field(ui, &name, &hint, &mut self.name);
                let begin = tr!(texts, "pad-begin");
                if ui.add(Action::new(Icon::Plus, &begin).emphasis(Emphasis::Primary)).clicked() {
                    let typed = self.name.trim();
                    let name = if typed.is_empty() { hint.to_string() } else { typed.to_owned() };
                    self.keeper.found(What::Founded(name), texts);
                }
                if ui.add(Action::new(Icon::Folder, &tr!(texts, "pad-import"))).clicked() {
                    self.keeper.begin_import();
                }
            });
        });
    }

    fn open_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if self.keeper.waits_ui(ui, texts) {
            return;
        }
        let Some(pad) = self.keeper.book() else { return };
        if self.open.number != self.keeper.number() {
            self.open = Open { number: self.keeper.number(), setting: Setting::after(pad), ..Open::default() };
        }
        let (mut entered, open) = (None, &mut self.open);
        Panel::right("bm-pad-entries").exact_size(ENTRIES).show(ui, |ui| {
            entered = open.entries.ui(ui, texts, pad);
        });
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().id_salt("bm-pad").auto_shrink([false, false]).show(ui, |ui| match open.page {
                Page::Game => {
                    let said = game::game_ui(ui, texts, pad, &mut open.setting);
                    entered = entered.take().or(said);
                }
                Page::Evenings => open.evenings.ui(ui, texts, pad.campaign()),
            });
        });
        let Some(what) = entered else { return };
        let has_ended = matches!(what, What::Ended(_));
        if self.keeper.enter(what, texts)
            && has_ended
            && let Some(pad) = self.keeper.book()
        {
            (self.open.page, self.open.setting) = (Page::Evenings, Setting::after(pad));
        }
    }
}
