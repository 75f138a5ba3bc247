//! What an open book has besides the next step: the entries and their corrections, the Heroes, and entries of one
//! sentence.

use super::correct::{Correction, Step};
use super::heroes::HeroSheets;
use super::history::{About, History};
use super::plain::PlainForm;
use super::plan::{PlanForm, offer_ui};
use super::trial::Trial;
use super::way::way_ui;
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Now, Standing};
use crate::kit::art::Icon;
use crate::kit::widgets::Action;
use crate::tr;
use egui::Ui;

/// What somebody is about to do with his own hand.
#[derive(Default)]
pub(super) struct ByHand {
    history: History,
    sheets: HeroSheets,
    correction: Option<Correction>,
    plain: Option<PlainForm>,
    plan: Option<PlanForm>,
    /// This entry and all that came after it shall be undone.
    pub(super) back_to: Option<u32>,
}

impl ByHand {
    /// Is anything being filled in?
    pub(super) fn is_filled_in(&self) -> bool {
        self.correction.is_some() || self.plain.is_some() || self.plan.is_some()
    }

    /// Draws all entries.
    pub(super) fn history_ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> Option<What> {
        match self.history.ui(ui, words, campaign)? {
            About::Correct(number) => {
                self.correction = Some(Correction::of(words, campaign, number));
                self.plan = None;
                None
            }
            About::TakeBack(number) => Some(What::Undone(number)),
            About::BackTo(number) => {
                self.back_to = Some(number);
                None
            }
        }
    }

    /// Draws the way of the campaign, and from it the way to other quests; where it has ended, that is what comes next.
    pub(super) fn way_ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) {
        let Some(standing) = campaign.standing() else { return };
        if standing.now() != Now::Finished {
            self.plan_ui(ui, words, standing);
        }
        way_ui(ui, words, standing);
    }

    /// Draws the way to other quests.
    pub(super) fn plan_ui(&mut self, ui: &mut Ui, words: &Words<'_>, standing: &Standing) {
        if offer_ui(ui, words, standing) {
            self.plan = Some(PlanForm::new(standing));
            self.correction = None;
        }
    }

    /// Is an entry being corrected, or are the quests being put in order?
    pub(super) fn is_correcting(&self) -> bool {
        self.correction.is_some() || self.plan.is_some()
    }

    /// Draws the correction or the order that is being written.
    pub(super) fn correction_ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> Option<What> {
        if let Some(plan) = &mut self.plan {
            let leaves = ui.add(Action::new(Icon::ChevronLeft, &tr!(words.texts, "ledger-plan-leave"))).clicked();
            let trial = Trial::at_the_end(words, campaign);
            let entered = campaign.standing().and_then(|standing| plan.ui(ui, words, standing, &trial));
            if leaves || entered.is_some() {
                self.plan = None;
            }
            return entered;
        }
        match self.correction.as_mut()?.ui(ui, words, campaign) {
            Step::Stays => None,
            Step::Leaves => {
                self.correction = None;
                None
            }
            Step::Enters(what) => {
                self.correction = None;
                Some(what)
            }
        }
    }

    /// Draws the form for entries of one sentence, folded away, and the Heroes.
    pub(super) fn rest_ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> Option<What> {
        let standing = campaign.standing()?;
        let mut entered = None;
        let title = tr!(words.texts, "ledger-plain-title");
        egui::CollapsingHeader::new(title.as_ref()).id_salt("plain").show(ui, |ui| {
            let form = self.plain.get_or_insert_with(|| PlainForm::new(standing));
            entered = form.ui(ui, words, standing, &Trial::at_the_end(words, campaign));
        });
        self.sheets.ui(ui, words, campaign);
        entered
    }
}
