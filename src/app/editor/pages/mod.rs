//! Beside the map: what is picked, the quest itself, its objectives, what is wrong with it, what was done.

mod about;
mod balance;
mod cards;
mod draft;
mod goals;
mod history;
mod marked;
mod picked;
mod problems;
mod rules;
mod set_up;
mod share;
mod tiles;
mod trial;

use super::blocks::Desk;
use super::{EditorScreen, Wish};
use crate::app::art::Icon;
use crate::app::widgets::icon_button;
use crate::text::{Language, Texts};
use crate::tr;
use egui::{Key, Modifiers, ScrollArea, Ui};
use goals::templates_ui;
use std::cell::RefCell;

/// A page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// What is picked, and the quest itself.
    #[default]
    About,
    /// For whom, by whom, with which cards.
    SetUp,
    /// Tiles of its own.
    Tiles,
    /// Objectives.
    Goals,
    /// Special rules.
    Rules,
    /// Trying it: with whom, and from which moment on.
    Trial,
    /// Problems.
    Problems,
    /// How hard it is.
    Balance,
    /// A first draft.
    Draft,
    /// What was done.
    History,
    /// What leaves the program.
    Share,
}

impl Page {
    /// The panel it stands in, and how wide that is at first.
    pub(super) fn panel(self) -> (&'static str, f32) {
        if matches!(self, Self::Goals | Self::Rules) { ("editor-blocks", 420.0) } else { ("editor-pages", 320.0) }
    }
}

/// What is being written.
#[derive(Default)]
pub(super) struct Fields {
    /// A count for a new objective.
    count: u8,
    /// The objective whose pickers are shown.
    goal: Option<usize>,
    /// What pickers of blocks ask the map for.
    pub(super) desk: RefCell<Desk>,
    rules: rules::Fields,
    /// In which language texts are written.
    language: Option<Language>,
    set_up: set_up::Fields,
    cards: cards::Fields,
    tiles: tiles::Fields,
    share: share::Fields,
    compare: history::Fields,
    /// A first draft.
    draft: draft::Draft,
}

impl EditorScreen {
    pub(super) fn pages_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        // Escape stops asking the map.
        if self.pages.desk.borrow().asked.is_some()
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            self.pages.desk.borrow_mut().asked = None;
        }
        let mut wish = None;
        let misfit = usize::from(self.misfit.is_some());
        let problems = self.sheet.problems.len() + self.sheet.advice.len() + misfit;
        let pages = [
            (Page::About, tr!(texts, "editor-about")),
            (Page::SetUp, tr!(texts, "editor-set-up")),
            (Page::Tiles, tr!(texts, "editor-tiles")),
            (Page::Goals, tr!(texts, "editor-goals")),
            (Page::Rules, tr!(texts, "editor-rules")),
            (Page::Trial, tr!(texts, "editor-trial")),
            (Page::Problems, tr!(texts, "editor-problems", count = problems as i64)),
            (Page::Balance, tr!(texts, "editor-balance")),
            (Page::Draft, tr!(texts, "editor-draft")),
            (Page::History, tr!(texts, "page-undo")),
            (Page::Share, tr!(texts, "editor-share")),
        ];
        ui.horizontal_wrapped(|ui| {
            for (which, name) in pages {
                if ui.selectable_label(self.page == which, name.as_ref()).clicked() {
                    self.page = which;
                    self.pages.desk = RefCell::default();
                }
            }
        });
        ScrollArea::vertical().id_salt(("editor-page", self.page as u8)).auto_shrink([false, false]).show(ui, |ui| {
            match self.page {
                Page::About => self.about_ui(ui, texts),
                Page::SetUp => self.set_up_ui(ui, texts),
                Page::Tiles => self.tiles_ui(ui, texts),
                Page::Goals => self.goals_ui(ui, texts),
                Page::Rules => self.rules_ui(ui, texts),
                Page::Trial => wish = self.trial_ui(ui, texts),
                Page::Problems => self.problems_ui(ui, texts),
                Page::Balance => self.balance_ui(ui, texts),
                Page::Draft => self.draft_ui(ui, texts),
                Page::History => self.history_ui(ui, texts),
                Page::Share => self.share_ui(ui, texts),
            }
        });
        wish
    }
}

/// A number with a button on each side; true when it has changed.
fn number_ui(ui: &mut Ui, texts: &Texts, number: &mut u8, range: std::ops::RangeInclusive<u8>) -> bool {
    let before = *number;
    if icon_button(ui, Icon::Minus, &tr!(texts, "editor-less")).clicked() {
        *number = number.saturating_sub(1).max(*range.start());
    }
    ui.label(number.to_string());
    if icon_button(ui, Icon::Plus, &tr!(texts, "editor-more")).clicked() {
        *number = number.saturating_add(1).min(*range.end());
    }
    *number != before
}
