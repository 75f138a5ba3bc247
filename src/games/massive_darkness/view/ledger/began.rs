//! An entry says that a quest began, and it was another one, or it was played with the box alone.

use super::trading::unless_refused;
use super::trial::{Trial, Tried};
use crate::games::massive_darkness::campaign::Standing;
use crate::games::massive_darkness::campaign::entry::{Place, What};
use crate::games::massive_darkness::campaign::words::Words;
use crate::kit::art::Icon;
use crate::kit::widgets::Action;
use crate::tr;
use egui::Ui;

/// What should stand there.
pub(super) struct BeganForm {
    quests: Vec<String>,
    quest: String,
    /// As the entry says; a game on the computer cannot be had afterwards.
    places: Vec<Place>,
    place: usize,
    tried: Tried,
}

impl BeganForm {
    /// As the entry says; `before` is where the campaign was then.
    pub(super) fn of(quest: &str, place: &Place, before: &Standing) -> Self {
        let mut quests = vec![quest.to_owned()];
        quests.extend(before.state.next_quest().filter(|next| *next != quest).map(str::to_owned));
        let mut places = vec![place.clone()];
        if *place != Place::Table {
            places.push(Place::Table);
        }
        Self { quests, quest: quest.to_owned(), places, place: 0, tried: Tried::default() }
    }

    /// Draws the form; the entry when it is done.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, trial: &Trial<'_>) -> Option<What> {
        let texts = words.texts;
        ui.label(tr!(texts, "ledger-began-hint").as_ref());
        if self.quests.len() == 1 && self.places.len() == 1 {
            return None;
        }
        for quest in self.quests.iter().filter(|_| self.quests.len() > 1) {
            ui.radio_value(&mut self.quest, quest.clone(), words.quest(quest));
        }
        for (at, place) in self.places.iter().enumerate().filter(|_| self.places.len() > 1) {
            let said = match place {
                Place::Table => tr!(texts, "ledger-began-table"),
                Place::Here(_) => tr!(texts, "ledger-began-here"),
            };
            ui.radio_value(&mut self.place, at, said.as_ref());
        }
        let what = What::QuestBegan { quest: self.quest.clone(), place: self.places.get(self.place)?.clone() };
        let refused = self.tried.refused(words, trial, &what);
        let done = tr!(texts, "ledger-plain-enter");
        unless_refused(ui, Action::new(Icon::Check, &done), refused).clicked().then_some(what)
    }
}
