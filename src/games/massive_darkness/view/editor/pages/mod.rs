//! Beside the map: what is picked, the quest itself, its objectives, what is wrong with it, what was done.
//!
//! | page | file |
//! |---|---|
//! | what is picked, marked, or many things at once | `picked`, `marked`, `many` |
//! | the quest itself and what is settled before the map; its cards; tiles of its own | `about`, `set_up`, `cards`, `tiles` |
//! | objectives, and special rules | `goals`, `rules` |
//! | what is wrong with it, and how that is settled | `problems`, `fix` |
//! | a try, and how hard it is | `trial`, `balance` |
//! | what was done; a first draft; what leaves the program | `history`, `draft`, `share` |
//!
//! The map itself is `canvas`; nothing is carried out here but by commands of `quest/edit`.

mod about;
mod balance;
mod cards;
mod draft;
mod fix;
mod goals;
mod history;
mod many;
mod marked;
mod picked;
mod problems;
mod rules;
mod set_up;
mod share;
mod tiles;
mod trial;

pub(super) use fix::Fix;
pub(super) use marked::renamed;

use super::blocks::Desk;
use super::{EditorScreen, Wish};
use crate::games::massive_darkness::quest::Quest;
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::earlier::Earlier;
use crate::kit::mended::Mended;
use crate::kit::tabs::tabs_ui;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{Align, Key, Layout, Modifiers, ScrollArea, Ui, UiBuilder};
use goals::templates_ui;
use std::cell::RefCell;
use std::ops::RangeInclusive;

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

/// How wide the pages may be made, in points.
pub(super) const WIDTHS: RangeInclusive<f32> = 300.0..=620.0;
/// How wide all of them are at first, so that nothing moves when another one is shown: as a rule with all its buttons.
pub(super) const WIDTH: f32 = 404.0;

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
    pub(super) share: share::Fields,
    earlier: Earlier<Quest>,
    settled: Option<Mended<Quest>>,
    /// A first draft.
    draft: draft::Draft,
}

impl EditorScreen {
    /// The pages take the room they are given and no more: what is too wide for it is cut, and the map stays as it is.
    pub(super) fn pages_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let room = ui.available_rect_before_wrap();
        let mut inside = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
        inside.shrink_clip_rect(room.expand(inside.spacing().item_spacing.x / 2.0));
        let wish = self.page_ui(&mut inside, texts);
        ui.advance_cursor_after_rect(room);
        wish
    }

    fn page_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
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
        if let Some(page) = tabs_ui(ui, &pages, self.page) {
            self.page = page;
            self.pages.desk = RefCell::default();
        }
        ui.separator();
        ScrollArea::vertical().id_salt(("editor-page", self.page as u8)).auto_shrink([false, false]).show(ui, |ui| {
            match self.page {
                Page::About => self.about_ui(ui, texts),
                Page::SetUp => self.set_up_ui(ui, texts),
                Page::Tiles => self.tiles_ui(ui, texts),
                Page::Goals => self.goals_ui(ui, texts),
                Page::Rules => self.rules_ui(ui, texts),
                Page::Trial => wish = self.trial_ui(ui, texts),
                Page::Problems => self.problems_ui(ui, texts),
                Page::Balance => wish = self.balance_ui(ui, texts),
                Page::Draft => self.draft_ui(ui, texts),
                Page::History => self.history_ui(ui, texts),
                Page::Share => self.share_ui(ui, texts),
            }
        });
        wish
    }
}

/// A number with a button on each side; true when it has changed.
fn number_ui(ui: &mut Ui, texts: &Texts, number: &mut u8, range: RangeInclusive<u8>) -> bool {
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
