//! The pages of an open book besides the one that is written in. What they show is made anew only when something was
//! entered.

use super::chronicle::chronicle_ui;
use super::numbers::numbers_ui;
use super::party_view::PartyView;
use super::roster::{HeroPage, roster};
use super::share::Form;
use crate::campaign::Campaign;
use crate::campaign::chronicle::{Piece, pieces};
use crate::campaign::statistics::Statistics;
use crate::campaign::words::Words;
use crate::text::{Language, Texts};
use egui::{CentralPanel, Key, KeyboardShortcut, Modifiers, Panel, ScrollArea, Ui};

/// A page of a book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Leaf {
    #[default]
    Book,
    Heroes,
    Statistics,
    Chronicle,
}

impl Leaf {
    const ALL: [Self; 4] = [Self::Book, Self::Heroes, Self::Statistics, Self::Chronicle];

    fn message_id(self) -> &'static str {
        match self {
            Self::Book => "ledger-page-book",
            Self::Heroes => "ledger-page-heroes",
            Self::Statistics => "ledger-page-statistics",
            Self::Chronicle => "ledger-page-chronicle",
        }
    }

    fn key(self) -> KeyboardShortcut {
        let key = match self {
            Self::Book => Key::Num1,
            Self::Heroes => Key::Num2,
            Self::Statistics => Key::Num3,
            Self::Chronicle => Key::Num4,
        };
        KeyboardShortcut::new(Modifiers::COMMAND, key)
    }
}

/// What the pages were made of, and what they show.
struct Shown {
    entries: usize,
    language: Language,
    chronicle: Vec<Piece>,
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
        let (shown, party, leaf) = (shown(&mut self.shown, words, campaign), &mut self.party, self.leaf);
        let wanted = page(ui, leaf, |ui| match leaf {
            Leaf::Book => None,
            Leaf::Heroes => {
                party.ui(ui, words, &shown.roster);
                None
            }
            Leaf::Statistics => numbers_ui(ui, words, &shown.statistics, &shown.roster),
            Leaf::Chronicle => chronicle_ui(ui, words, &shown.chronicle),
        });
        self.wanted = wanted.or(self.wanted.take());
        true
    }

    fn tabs_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        ui.horizontal_wrapped(|ui| {
            for leaf in Leaf::ALL {
                let (name, key) = (texts.get(leaf.message_id()), leaf.key());
                let tab = ui.selectable_label(self.leaf == leaf, name.as_ref());
                let by_key = ui.input_mut(|input| input.consume_shortcut(&key));
                if tab.on_hover_text(ui.ctx().format_shortcut(&key)).clicked() || by_key {
                    self.leaf = leaf;
                }
            }
        });
    }
}

/// What the pages show, made anew if something was entered.
fn shown<'a>(known: &'a mut Option<Shown>, words: &Words<'_>, campaign: &Campaign) -> &'a Shown {
    let (entries, language) = (campaign.entries().len(), words.texts.language());
    let still = known.take().filter(|shown| (shown.entries, shown.language) == (entries, language));
    let shown = still.unwrap_or_else(|| Shown {
        entries,
        language,
        chronicle: pieces(campaign, words),
        statistics: Statistics::of(campaign),
        roster: roster(campaign, words),
    });
    known.insert(shown)
}

/// A page that scrolls by itself.
fn page<R>(ui: &mut Ui, leaf: Leaf, content: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().id_salt(leaf.message_id()).auto_shrink([false, false]);
    CentralPanel::default().show(ui, |ui| area.show(ui, content).inner).inner
}
