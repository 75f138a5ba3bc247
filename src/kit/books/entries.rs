//! The entries of an open book in a column, the newest on top: each can be struck out, and notes can be written. What was taken back
//! or struck out stays readable. The sentences are made once for each state of the book.
//!
//! What is not here: what else can be done with an entry. That a game draws beside it ([`Beside`]).

use crate::house::book::{Accounts, Campaign, Entry, Judged, Verdict};
use crate::house::plug::Telling;
use crate::house::text::{LONGEST_SENTENCE, Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, icon_button, lasting_field};
use crate::tr;
use egui::{RichText, ScrollArea, Ui};
use std::sync::Arc;

/// Room for the button behind the field for a note, in points.
const BUTTON: f32 = 44.0;

/// How a game tells of its entries, each by its number from 1.
pub(crate) struct Words<'w, A: Accounts> {
    /// What an entry has changed.
    pub(crate) change: &'w dyn Fn(u32, &A::Change) -> Arc<str>,
    /// What counts in the place of an entry.
    pub(crate) instead: &'w dyn Fn(u32, &A::What) -> Arc<str>,
}

/// An entry as it is shown.
struct Shown {
    number: u32,
    head: Arc<str>,
    sentence: Arc<str>,
    /// It does not count, or something else counts in its place.
    is_over: bool,
    below: Vec<Arc<str>>,
    /// Why the rules forbid it where it stands.
    refused: Option<Arc<str>>,
    can_strike: bool,
}

/// What a game has to do with its entries besides.
pub(crate) trait Beside<A: Accounts> {
    /// What it keeps of an entry, as long as nothing else is entered.
    type Kept;

    /// Finds that out.
    fn keep(&self, campaign: &Campaign<A>, number: u32) -> Self::Kept;

    /// Can this entry be corrected?
    fn can_be_corrected(kept: &Self::Kept) -> bool;

    /// It is to be corrected.
    fn correct(&mut self, number: u32, kept: &Self::Kept);

    /// Draws its buttons in the line of an entry.
    fn head_ui(&mut self, _ui: &mut Ui, _texts: &Texts, _number: u32, _kept: &Self::Kept) {}

    /// Draws what stands below an entry.
    fn foot_ui(&mut self, _ui: &mut Ui, _texts: &Texts, _number: u32) {}
}

/// What is to be entered.
pub(crate) enum Said {
    /// Whatever somebody wants to remember, as a line of its own.
    Note(String),
    /// That this entry does not count.
    StrikeOut(u32),
}

/// The column; `K` is what a game keeps of an entry.
pub(crate) struct Column<K> {
    stamp: Option<(usize, Language)>,
    shown: Vec<(Shown, K)>,
    note: String,
}

impl<K> Default for Column<K> {
    fn default() -> Self {
        Self { stamp: None, shown: Vec::new(), note: String::new() }
    }
}

impl<K> Column<K> {
    /// Draws it; what is to be entered.
    pub(crate) fn ui<A: Telling, B: Beside<A, Kept = K>>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        campaign: &Campaign<A>,
        words: &Words<'_, A>,
        beside: &mut B,
    ) -> Option<Said> {
        let stamp = (campaign.entries().len(), texts.language());
        if self.stamp != Some(stamp) {
            let all = all(campaign, texts, words).into_iter();
            let kept = all.map(|shown| (beside.keep(campaign, shown.number), shown));
            (self.stamp, self.shown) = (Some(stamp), kept.map(|(kept, shown)| (shown, kept)).collect());
        }
        heading(ui, &tr!(texts, "entries-title"));
        let mut said = self.note_ui(ui, texts);
        ScrollArea::vertical().id_salt("book-entries").auto_shrink([false, false]).show(ui, |ui| {
            for (shown, kept) in self.shown.iter().rev() {
                ui.horizontal(|ui| {
                    ui.label(RichText::new(shown.head.as_ref()).weak().small());
                    let correct = tr!(texts, "entries-correct", number = i64::from(shown.number));
                    if B::can_be_corrected(kept) && icon_button(ui, Icon::Pencil, &correct).clicked() {
                        beside.correct(shown.number, kept);
                    }
                    beside.head_ui(ui, texts, shown.number, kept);
                    let strike_out = tr!(texts, "entries-strike-out", number = i64::from(shown.number));
                    if shown.can_strike && icon_button(ui, Icon::Trash, &strike_out).clicked() {
                        said = Some(Said::StrikeOut(shown.number));
                    }
                });
                shown.ui(ui);
                beside.foot_ui(ui, texts, shown.number);
                ui.add_space(Theme::of(ui.ctx()).space(1.0));
            }
        });
        said
    }

    /// A note is no longer than what is shown of it.
    fn note_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Said> {
        let mut said = None;
        ui.horizontal(|ui| {
            let (name, hint) = (tr!(texts, "entries-note"), tr!(texts, "entries-note-hint"));
            ui.scope(|ui| {
                ui.set_width(ui.available_width() - BUTTON);
                lasting_field(ui, &name, &hint, &mut self.note);
            });
            let letters = self.note.trim().chars().count();
            ui.add_enabled_ui((1..=LONGEST_SENTENCE).contains(&letters), |ui| {
                if icon_button(ui, Icon::Check, &tr!(texts, "entries-note-enter")).clicked() {
                    said = Some(Said::Note(std::mem::take(&mut self.note).trim().to_owned()));
                }
            });
        });
        said
    }
}

impl Shown {
    fn ui(&self, ui: &mut Ui) {
        let theme = Theme::of(ui.ctx());
        let sentence = RichText::new(self.sentence.as_ref());
        ui.label(if self.is_over { sentence.strikethrough().weak() } else { sentence });
        for line in &self.below {
            ui.label(RichText::new(line.as_ref()).small().color(theme.text.muted.egui()));
        }
        if let Some(refused) = &self.refused {
            ui.label(RichText::new(refused.as_ref()).color(theme.signal.danger.egui()));
        }
    }
}

fn all<A: Telling>(campaign: &Campaign<A>, texts: &Texts, words: &Words<'_, A>) -> Vec<Shown> {
    type Written<'c, A> =
        (&'c Entry<<A as Accounts>::What>, &'c Judged<<A as Accounts>::Change, <A as Accounts>::Refused>);
    let shown = |(number, ((entry, judged), sentence)): (u32, (Written<'_, A>, Arc<str>))| {
        let mut shown = Shown {
            number,
            head: tr!(texts, "entries-entry", number = i64::from(number), day = texts.day(entry.at)),
            sentence,
            is_over: judged.corrected_by.is_some(),
            below: Vec::new(),
            refused: None,
            can_strike: number > 1,
        };
        if let (Some(_), Some(instead)) = (judged.corrected_by, campaign.counting(number)) {
            shown.below.push(tr!(texts, "entries-instead", sentence = (words.instead)(number, instead).as_ref()));
        }
        match &judged.verdict {
            Verdict::Counts(changes) => {
                shown.below.extend(changes.iter().map(|change| (words.change)(number, change)));
            }
            Verdict::Conflict(refused) => shown.refused = Some(refused.say(texts)),
            Verdict::Bookkeeping => shown.can_strike = false,
            Verdict::Undone | Verdict::StruckOut => (shown.is_over, shown.can_strike) = (true, false),
        }
        shown
    };
    let written = campaign.entries().iter().zip(campaign.judged()).zip(A::entries(campaign, texts));
    (1..).zip(written).map(shown).collect()
}
