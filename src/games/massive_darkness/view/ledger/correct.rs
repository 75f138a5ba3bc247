//! An entry was wrong: what should have stood there, why, and what that means for everything after it. Nothing is
//! changed in the book; the correction is an entry of its own.

use super::attempts::Chosen;
use super::began::BeganForm;
use super::founding::FoundingForm;
use super::laying::Laying;
use super::outcome::OutcomeForm;
use super::plain::PlainForm;
use super::plan::PlanForm;
use super::sums;
use super::trading::{Trading, reason};
use super::trial::Trial;
use crate::games::massive_darkness::campaign::entry::{Ending, What};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Change, Standing, Verdict};
use crate::house::text::Language;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet, text_field};
use crate::tr;
use egui::{RichText, Ui};

/// A correction that is being written.
pub(super) struct Correction {
    number: u32,
    /// Where the campaign was just before the wrong entry.
    before: Option<Standing>,
    form: Form,
    why: String,
    to: Option<To>,
    looked: Option<(Language, Looked)>,
}

/// What should have stood there.
enum To {
    Nothing,
    Instead(What),
}

/// The form in which the right entry is made.
enum Form {
    /// It can only be struck out; the message says why.
    None(MessageId),
    Began(Box<BeganForm>),
    Plan(Box<PlanForm>),
    Outcome(Box<OutcomeForm>),
    Laying(Box<Laying>),
    Trading(Box<Trading>),
    Plain(Box<PlainForm>),
    Founding(Box<FoundingForm>),
}

/// What a correction would mean.
struct Looked {
    /// It cannot be, and why.
    refused: Option<String>,
    /// What each Hero had before the corrected entry, what he gains by it and what he has then.
    sums: Vec<String>,
    /// What it would change besides.
    changes: Vec<String>,
    /// Later entries that would be impossible, with their reasons.
    conflicts: Vec<String>,
}

/// How a correction goes on.
pub(super) enum Step {
    /// It is still being written.
    Stays,
    /// Nothing was wrong after all.
    Leaves,
    /// This is to be entered.
    Enters(What),
}

impl Correction {
    /// Of this entry. What counts in its place at the moment is where the form begins.
    pub(super) fn of(words: &Words<'_>, campaign: &Campaign, number: u32) -> Self {
        let before = campaign.before(number);
        let own = campaign.entries().get(number as usize - 1).map(|entry| &entry.what);
        let form = match (campaign.counting(number).or(own), &before) {
            (Some(What::Founded(founding)), _) => {
                Form::Founding(Box::new(FoundingForm::of(words, campaign.library(), founding)))
            }
            (Some(what), Some(before)) => form_of(what, before),
            _ => Form::None("ledger-only-strike"),
        };
        Self { number, before, form, why: String::new(), to: None, looked: None }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> Step {
        let texts = words.texts;
        let Some(entry) = campaign.entries().get(self.number as usize - 1) else { return Step::Leaves };
        let judged = campaign.judged().get(self.number as usize - 1);
        if judged.is_some_and(|judged| judged.verdict == Verdict::Undone) {
            // It was taken back meanwhile: there is nothing left to correct.
            return Step::Leaves;
        }
        heading(ui, &tr!(texts, "ledger-correction", number = i64::from(self.number)));
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.weak(words.texts.day(entry.at));
            ui.label(words.entry(&entry.what));
            if let Some(counts) = campaign.counting(self.number).filter(|counts| **counts != entry.what) {
                ui.label(tr!(texts, "ledger-counts-now", text = words.entry(counts)).as_ref());
            }
        });
        let mut step = Step::Stays;
        let (back, strike) = (tr!(texts, "ledger-correction-leave"), tr!(texts, "ledger-strike-out"));
        if ui.add(Action::new(Icon::ChevronLeft, &back)).clicked() {
            step = Step::Leaves;
        }
        // The founding can be put right, but a campaign without one is none.
        if self.number > 1 && ui.add(Action::new(Icon::Trash, &strike).emphasis(Emphasis::Danger)).clicked() {
            self.to = Some(To::Nothing);
            self.looked = None;
        }
        if self.to.is_none() {
            if let Some(what) = self.form_ui(ui, words, campaign) {
                self.to = Some(To::Instead(what));
                self.looked = None;
            }
        } else if let Some(what) = self.consequences_ui(ui, words, campaign) {
            step = Step::Enters(what);
        }
        step
    }

    fn form_ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> Option<What> {
        let before = self.before.as_ref();
        let trial = Trial::instead_of(words, campaign, self.number);
        if let Form::None(why) = self.form {
            ui.label(words.texts.get(why).as_ref());
            return None;
        }
        heading(ui, &tr!(words.texts, "ledger-should-say"));
        match &mut self.form {
            Form::None(_) => None,
            Form::Began(form) => form.ui(ui, words, &trial),
            Form::Plan(form) => form.ui(ui, words, before?, &trial),
            Form::Outcome(form) => form.ui(ui, words, &before?.party, &trial),
            Form::Laying(form) => form.ui(ui, words, before?.market.as_ref()?, &trial),
            Form::Trading(form) => form.ui(ui, words, before?, campaign.entries().len(), &trial),
            Form::Plain(form) => form.ui(ui, words, before?, &trial),
            Form::Founding(form) => {
                let is_done = form.ui(ui, words, campaign.library());
                is_done.then(|| What::Founded(form.founding(words.library)))
            }
        }
    }

    /// What follows from the correction, and the button that enters it.
    fn consequences_ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> Option<What> {
        let texts = words.texts;
        let correction = self.correction()?;
        let language = texts.language();
        if self.looked.as_ref().is_none_or(|(known, _)| *known != language) {
            self.looked = Some((language, looked(words, campaign, self.number, &correction)));
        }
        let (_, looked) = self.looked.as_ref()?;
        heading(ui, &tr!(texts, "ledger-consequences"));
        let mut enters = false;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.label(words.entry(&correction));
            if let Some(refused) = &looked.refused {
                reason(ui, refused);
                return;
            }
            looked.sums.iter().for_each(|sum| drop(ui.label(sum)));
            for change in &looked.changes {
                ui.label(RichText::new(change).small().color(Theme::of(ui.ctx()).text.muted.egui()));
            }
            if looked.conflicts.is_empty() {
                ui.label(tr!(texts, "ledger-no-conflicts").as_ref());
            } else {
                ui.label(tr!(texts, "ledger-conflicts", count = looked.conflicts.len() as i64).as_ref());
            }
            looked.conflicts.iter().for_each(|conflict| reason(ui, conflict));
            let why = tr!(texts, "ledger-correction-why");
            text_field(ui, &why, &why, &mut self.why);
            let enter = tr!(texts, "ledger-correction-enter");
            enters = ui.add(Action::new(Icon::Check, &enter).emphasis(Emphasis::Primary)).clicked();
        });
        let again = tr!(texts, "ledger-correction-again");
        if ui.add(Action::new(Icon::Pencil, &again)).clicked() {
            self.to = None;
        }
        if enters { self.correction() } else { None }
    }

    fn correction(&self) -> Option<What> {
        let to = match self.to.as_ref()? {
            To::Nothing => None,
            To::Instead(what) => Some(Box::new(what.clone())),
        };
        Some(What::Corrected { entry: self.number, to, why: self.why.trim().to_owned() })
    }
}

/// Where an entry like this is made.
fn form_of(what: &What, before: &Standing) -> Form {
    let place = |hero: &str| before.party.iter().position(|record| record.hero == hero).unwrap_or(0);
    let table = |hero: &str, gives: &[String], takes: &[String]| {
        let chosen = Chosen { hero: place(hero), gives: gives.to_vec(), takes: takes.to_vec() };
        Form::Trading(Box::new(Trading::with(chosen)))
    };
    let is_errand = before.market.is_some();
    match what {
        What::QuestBegan { quest, place } => Form::Began(Box::new(BeganForm::of(quest, place, before))),
        What::Planned(quests) => Form::Plan(Box::new(PlanForm::of(quests))),
        What::TradingDone => Form::None("ledger-strike-trading"),
        What::TownLeft => Form::None("ledger-strike-town"),
        What::QuestEnded(ending) => {
            // Where another quest began, it was that one that ended.
            let played = before.playing.as_ref().map_or(&ending.quest, |playing| &playing.quest);
            let ending = &Ending { quest: played.clone(), ..ending.clone() };
            Form::Outcome(Box::new(OutcomeForm::of(ending, &before.party)))
        }
        What::MarketLaid(cards) => Form::Laying(Box::new(Laying::with(cards.clone()))),
        What::Sold { hero, card } => table(hero, std::slice::from_ref(card), &[]),
        What::Traded { hero, gives, takes } => table(hero, gives, takes),
        What::Replaced { hero, cards } => {
            table(hero, &cards.iter().map(|(old, _)| old.clone()).collect::<Vec<_>>(), &[])
        }
        What::Given { from, cards, .. } if is_errand => table(from, cards, &[]),
        What::Discarded { hero, cards } if is_errand => table(hero, cards, &[]),
        What::Equipped { hero, .. } if is_errand => table(hero, &[], &[]),
        other => PlainForm::of(other, before)
            .map_or(Form::None("ledger-strike-equipped"), |form| Form::Plain(Box::new(form))),
    }
}

/// What this correction would mean.
fn looked(words: &Words<'_>, campaign: &Campaign, number: u32, correction: &What) -> Looked {
    let mut looked = Looked { refused: None, sums: Vec::new(), changes: Vec::new(), conflicts: Vec::new() };
    let next = match Trial::at_the_end(words, campaign).campaign_with(correction) {
        Ok(next) => next,
        Err(refused) => {
            looked.refused = Some(refused);
            return looked;
        }
    };
    if let Some(Verdict::Counts(changes)) = next.judged().get(number as usize - 1).map(|told| &told.verdict) {
        if let (Some(what), Some(before), Some(after)) =
            (next.counting(number), next.before(number), next.before(number + 1))
        {
            looked.sums = sums::of_entry(words, what, &before.party, &after.party);
        }
        // What the sums say is said.
        let is_said =
            |change: &&Change| matches!(change, Change::Xp { .. } | Change::MicroXp { .. } | Change::Lapsed { .. });
        let others = changes.iter().filter(|change| looked.sums.is_empty() || !is_said(change));
        looked.changes = others.map(|change| words.change(change)).collect();
    }
    let known: Vec<u32> = campaign.conflicts().map(|(number, _)| number).collect();
    let new = next.conflicts().filter(|(number, _)| !known.contains(number));
    let said = |(number, refused): (u32, &crate::games::massive_darkness::campaign::Refused)| {
        let entry = campaign.entries().get(number as usize - 1).map(|entry| words.entry(&entry.what));
        let (text, why) = (entry.unwrap_or_default(), words.refused(refused));
        tr!(words.texts, "ledger-conflict", number = i64::from(number), text = text, why = why).to_string()
    };
    looked.conflicts = new.map(said).collect();
    looked
}
