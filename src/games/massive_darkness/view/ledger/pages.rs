//! The pages of an open book besides the one that is written in. What they show is made anew only when something was
//! entered.

use super::chronicle::chronicle_ui;
use super::numbers::numbers_ui;
use super::party_view::PartyView;
use super::roster::{HeroPage, roster};
use super::share::Form;
use crate::games::massive_darkness::campaign::Campaign;
use crate::games::massive_darkness::campaign::chronicle::{Piece, pieces};
use crate::games::massive_darkness::campaign::statistics::Statistics;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::print::Paper;
use crate::games::massive_darkness::view::commands::PAGES_OF_THE_BOOK;
use crate::house::text::{Language, Texts};
use crate::kit::books::pages::Heights;
use crate::kit::commands::Command;
use egui::{CentralPanel, Panel, ScrollArea, Ui};

/// A page of a book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Leaf {
    #[default]
    Book,
    Heroes,
    Statistics,
    Chronicle,
}

/// All pages, in the order of the commands that turn to them.
const LEAVES: [Leaf; 4] = [Leaf::Book, Leaf::Heroes, Leaf::Statistics, Leaf::Chronicle];

/// What the pages were made of, and what they show.
struct Shown {
    entries: usize,
    language: Language,
    chronicle: Vec<Piece>,
    /// Of the pieces of the chronicle.
    heights: Heights,
    statistics: Statistics,
    roster: Vec<HeroPage>,
}

/// Which page lies open, and what is on the others.
#[derive(Default)]
pub(super) struct Pages {
    leaf: Leaf,
    party: PartyView,
    shown: Option<Shown>,
    wanted: Option<Form>,
    paper: Paper,
}

impl Pages {
    /// What the user wants to write into a file; told once.
    pub(super) fn wanted(&mut self) -> Option<Form> {
        self.wanted.take()
    }

    /// Draws the way to the pages, and all but the one that is written in; true if one of them lies open.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> bool {
        Panel::top("ledger-pages").show(ui, |ui| self.tabs_ui(ui, words.texts));
        if self.leaf == Leaf::Book {
            return false;
        }
        let (shown, leaf) = (shown(&mut self.shown, words, campaign), self.leaf);
        let (party, paper) = (&mut self.party, &mut self.paper);
        let wanted = page(ui, leaf, |ui| match leaf {
            Leaf::Book => None,
            Leaf::Heroes => {
                party.ui(ui, words, &shown.roster);
                None
            }
            Leaf::Statistics => numbers_ui(ui, words, &shown.statistics, &shown.roster),
            Leaf::Chronicle => chronicle_ui(ui, words, &shown.chronicle, &mut shown.heights, paper),
        });
        self.wanted = wanted.or(self.wanted.take());
        true
    }

    /// Turns to the page of a command.
    pub(super) fn turn_to(&mut self, command: Command) {
        let leaf = LEAVES.iter().zip(&PAGES_OF_THE_BOOK).find(|(_, entry)| entry.command == command);
        self.leaf = leaf.map_or(self.leaf, |(leaf, _)| *leaf);
    }

    fn tabs_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        ui.horizontal_wrapped(|ui| {
            for (leaf, entry) in LEAVES.into_iter().zip(&PAGES_OF_THE_BOOK) {
                let tab = ui.selectable_label(self.leaf == leaf, entry.name(texts).as_ref());
                if tab.on_hover_text(entry.key(texts)).clicked() {
                    self.leaf = leaf;
                }
            }
        });
    }
}

/// What the pages show, made anew if something was entered.
fn shown<'a>(known: &'a mut Option<Shown>, words: &Words<'_>, campaign: &Campaign) -> &'a mut Shown {
    let (entries, language) = (campaign.entries().len(), words.texts.language());
    let still = known.take().filter(|shown| (shown.entries, shown.language) == (entries, language));
    let shown = still.unwrap_or_else(|| Shown {
        entries,
        language,
        chronicle: pieces(campaign, words),
        heights: Heights::default(),
        statistics: Statistics::of(campaign),
        roster: roster(campaign, words),
    });
    known.insert(shown)
}

/// A page that scrolls by itself.
fn page<R>(ui: &mut Ui, leaf: Leaf, content: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().id_salt(("leaf", leaf as u8)).auto_shrink([false, false]);
    CentralPanel::default().show(ui, |ui| area.show(ui, content).inner).inner
}
