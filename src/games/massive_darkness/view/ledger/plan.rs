//! STORY-18: the quests that are still to be played: put in order, added, taken out. Those that lie hidden on the way
//! keep their secret here until somebody asks for their names.

use super::quest_list::list_ui;
use super::trading::unless_refused;
use super::trial::{Trial, Tried};
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Now, Standing};
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet};
use crate::tr;
use egui::Ui;

/// The quests as they shall come.
pub(super) struct PlanForm {
    quests: Vec<String>,
    shows_names: bool,
    tried: Tried,
}

impl PlanForm {
    /// The quests as they come now.
    pub(super) fn new(standing: &Standing) -> Self {
        Self::of(standing.to_come())
    }

    /// The quests as an entry says.
    pub(super) fn of(quests: &[String]) -> Self {
        Self { quests: quests.to_vec(), shows_names: false, tried: Tried::default() }
    }

    /// Draws the form; the entry when it is done.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        words: &Words<'_>,
        standing: &Standing,
        trial: &Trial<'_>,
    ) -> Option<What> {
        let texts = words.texts;
        let hidden = hidden(standing);
        let name = |quest: &str| match hidden.iter().find(|(known, _)| *known == quest) {
            Some((_, number)) if !self.shows_names => tr!(texts, "ledger-quest-locked", number = *number).to_string(),
            _ => words.quest(quest),
        };
        heading(ui, &tr!(texts, "ledger-plan-list"));
        if self.quests.is_empty() {
            ui.label(tr!(texts, "ledger-plan-empty").as_ref());
        }
        list_ui(ui, words, &mut self.quests, &name);
        if !hidden.is_empty() {
            ui.checkbox(&mut self.shows_names, tr!(texts, "ledger-plan-names").as_ref());
        }
        let what = What::Planned(self.quests.clone());
        let refused = self.tried.refused(words, trial, &what).map(str::to_owned);
        let is_new = trial.is_correction() || self.quests != standing.to_come();
        let enter = tr!(texts, "ledger-plan-enter");
        let button = Action::new(Icon::Check, &enter).emphasis(Emphasis::Primary);
        let entered = ui.add_enabled_ui(is_new, |ui| unless_refused(ui, button, refused.as_deref()).clicked()).inner;
        self.add_ui(ui, words, standing);
        entered.then_some(what)
    }

    /// Every other quest there is; those that were played can be played once more (SETUP-01).
    fn add_ui(&mut self, ui: &mut Ui, words: &Words<'_>, standing: &Standing) {
        let texts = words.texts;
        heading(ui, &tr!(texts, "ledger-plan-others"));
        let is_played = |quest: &String| standing.state.done.iter().any(|done| done.quest == **quest);
        let mut offers: Vec<&String> =
            words.titles.known().iter().filter(|quest| !self.quests.contains(quest)).collect();
        offers.sort_by_key(|quest| is_played(quest));
        let mut added = None;
        for quest in offers {
            let title = words.quest(quest);
            let label = if is_played(quest) {
                tr!(texts, "ledger-plan-again", quest = title)
            } else {
                tr!(texts, "ledger-plan-add", quest = title)
            };
            if ui.add(Action::new(Icon::Plus, &label)).clicked() {
                added = Some(quest.clone());
            }
        }
        self.quests.extend(added);
        ui.weak(tr!(texts, "ledger-plan-own").as_ref());
    }
}

/// The quests whose names are a secret, with their numbers on the way.
fn hidden(standing: &Standing) -> Vec<(&str, i64)> {
    let order = (1..).zip(&standing.state.order).skip(standing.state.next + 1);
    order.map(|(number, quest)| (quest.as_str(), number)).collect()
}

/// The way to the form; true when somebody goes there.
pub(super) fn offer_ui(ui: &mut Ui, words: &Words<'_>, standing: &Standing) -> bool {
    let texts = words.texts;
    if standing.now() != Now::Finished {
        return ui.add(Action::new(Icon::Pencil, &tr!(texts, "ledger-plan"))).clicked();
    }
    let add = tr!(texts, "ledger-plan-further");
    sheet(ui, Sheet::ChosenPaper, |ui| {
        ui.set_width(ui.available_width());
        ui.label(tr!(texts, "ledger-plan-over").as_ref());
        ui.add(Action::new(Icon::Plus, &add).emphasis(Emphasis::Primary)).clicked()
    })
    .inner
}
