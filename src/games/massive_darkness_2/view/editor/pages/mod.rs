//! What stands beside the map, a page at a time: what is picked, what the Quest says, Tiles of its own, its rules, what is wrong with it, playing it,
//! printing it, and how it was before.

mod about;
mod history;
mod paper;
mod picked;
mod playing;
mod problems;
mod rules;
mod tiles;

pub(super) use playing::Left;

use super::{EditorScreen, Wish};
use crate::games::massive_darkness_2::content::{tile_fault, too_much};
use crate::games::massive_darkness_2::edit::Refused;
use crate::games::massive_darkness_2::rules::bounds::Excess;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::text::{Language, Texts};
use crate::kit::earlier::Earlier;
use crate::kit::mended::Mended;
use crate::kit::tabs::tabs_ui;
use crate::tr;
use egui::{ScrollArea, Ui};
use std::sync::Arc;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// What is picked on the map.
    Picked,
    /// What the Quest says.
    #[default]
    About,
    /// Tiles of the Quest's own.
    Tiles,
    /// Objectives, tasks and everything else that is different.
    Rules,
    /// What was found.
    Problems,
    /// Playing it, letting bots play it.
    Playing,
    /// Its sheet, and a copy of it for others.
    Paper,
    /// What was done, and earlier versions.
    History,
}

const PAGES: [(Page, &str); 8] = [
    (Page::About, "page-md2-about"),
    (Page::Picked, "page-md2-picked"),
    (Page::Tiles, "page-md2-tiles"),
    (Page::Rules, "page-md2-rules"),
    (Page::Problems, "page-md2-problems"),
    (Page::Playing, "page-md2-playing"),
    (Page::Paper, "page-md2-paper"),
    (Page::History, "page-md2-history"),
];

/// What the pages remember.
pub(super) struct Fields {
    /// In which language words are written.
    language: Language,
    /// How many Heroes play.
    pub(super) heroes: usize,
    pub(super) playing: playing::Playing,
    /// What one press mends, as far as the problems have been looked at.
    mends: Option<problems::Mends>,
    mended: Option<Mended<Quest>>,
    tiles: tiles::Fields,
    on_paper: paper::OnPaper,
    earlier: Earlier<Quest>,
}

impl Fields {
    pub(super) fn new(language: Language) -> Self {
        let (playing, on_paper) = (playing::Playing::default(), paper::OnPaper::default());
        let (tiles, earlier) = (tiles::Fields::default(), Earlier::default());
        Self { language, heroes: 2, playing, mends: None, mended: None, tiles, on_paper, earlier }
    }

    /// Says which Heroes of the box play.
    pub(super) fn seed(&self) -> u64 {
        0
    }
}

/// Why something is not done, in a sentence.
pub(super) fn refused(refused: Refused, texts: &Texts) -> Arc<str> {
    match refused {
        Refused::Far => tr!(texts, "refused-md2-far"),
        Refused::Taken => tr!(texts, "refused-md2-taken"),
        Refused::Full(what) => too_much(&Excess { what, count: what.most() + 1 }, texts),
        Refused::OneSided => tr!(texts, "refused-md2-one-sided"),
        Refused::Named => tr!(texts, "refused-md2-named"),
        Refused::NoTile => tr!(texts, "refused-md2-no-tile"),
        Refused::BadTile(fault) => tile_fault(fault, texts),
        Refused::InUse => tr!(texts, "refused-md2-in-use"),
        Refused::NoFight => tr!(texts, "refused-md2-no-fight"),
    }
}

impl EditorScreen {
    pub(super) fn pages_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let named = |(page, name): (Page, &str)| match page {
            Page::Problems if self.made.wrong > 0 => {
                (page, format!("{} ({})", texts.get(name), self.made.wrong).into())
            }
            _ => (page, texts.get(name)),
        };
        self.page = tabs_ui(ui, &PAGES.map(named), self.page).unwrap_or(self.page);
        ui.separator();
        let mut wish = None;
        ScrollArea::vertical().id_salt(("md2-page", self.page as u8)).auto_shrink([false, false]).show(ui, |ui| {
            match self.page {
                Page::Picked => self.picked_ui(ui, texts),
                Page::About => self.about_ui(ui, texts),
                Page::Tiles => self.tiles_ui(ui, texts),
                Page::Rules => self.rules_ui(ui, texts),
                Page::Problems => self.problems_ui(ui, texts),
                Page::Playing => wish = self.playing_ui(ui, texts),
                Page::Paper => self.paper_ui(ui, texts),
                Page::History => self.history_ui(ui, texts),
            }
        });
        wish
    }
}
