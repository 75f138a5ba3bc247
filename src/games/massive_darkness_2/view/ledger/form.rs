//! How a Quest ended, as it is written down: by hand, from a saved game, or to correct an entry.

use super::picks::Picks;
use super::quests::Offered;
use crate::games::massive_darkness_2::book::taken::player_of;
use crate::games::massive_darkness_2::book::{Ending, MOST_ROUNDS, Member, Place, Played, What, words};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::house::book::Says as _;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, drop_down, heading, lasting_field, sheet, title};
use crate::tr;
use egui::{ComboBox, DragValue, Ui};

/// What came of it.
pub(super) enum Filled {
    /// This is to be entered.
    Enter(What),
    /// Nothing.
    Leave,
}

pub(super) struct Form {
    played: Played,
    picks: Picks,
    /// The entry that it corrects.
    corrects: Option<u32>,
}

impl Form {
    /// For a Quest that was played without this program, or of which there is no saved game.
    pub(super) fn of(all: &CoreBox, quest: &str, party: &[Member]) -> Self {
        let played = Played {
            quest: quest.to_owned(),
            place: Place::Box,
            game: None,
            ending: Ending::Won,
            rounds: 0,
            heroes: Vec::new(),
            note: String::new(),
        };
        Self { played, picks: Picks::with_results(all, party), corrects: None }
    }

    /// For what a saved game has brought; who plays whom says the party.
    pub(super) fn taken(all: &CoreBox, mut played: Played, party: &[Member]) -> Self {
        for hero in played.heroes.iter_mut().filter(|hero| hero.player.is_empty()) {
            hero.player = player_of(party, &hero.hero);
        }
        Self { picks: Picks::of_played(all, &played), played, corrects: None }
    }

    /// For an entry that was wrong.
    pub(super) fn correcting(all: &CoreBox, number: u32, played: &Played) -> Self {
        Self { picks: Picks::of_played(all, played), played: played.clone(), corrects: Some(number) }
    }

    /// The saved game that is being entered, if it is one.
    pub(super) fn brought(self) -> Option<Played> {
        (self.corrects.is_none() && self.played.game.is_some()).then_some(self.played)
    }

    /// Draws it; what came of it.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, all: &CoreBox, quests: &[Offered<'_>]) -> Option<Filled> {
        let mut filled = None;
        match self.corrects {
            Some(number) => title(ui, &tr!(texts, "entries-correct", number = i64::from(number))),
            None => title(ui, &tr!(texts, "book-how-it-ended")),
        };
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            match self.played.game {
                Some(_) => {
                    ui.label(words::outcome(&self.played, texts));
                    ui.label(tr!(texts, "book-from-game").as_ref());
                }
                None => self.result_ui(ui, texts, quests),
            }
            heading(ui, &tr!(texts, "book-took-part"));
            self.picks.ui(ui, texts, all, f32::INFINITY);
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
            lasting_field(ui, &tr!(texts, "book-note"), &tr!(texts, "book-note-hint"), &mut self.played.note);
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
            ui.horizontal_wrapped(|ui| {
                let heroes = self.picks.played();
                ui.add_enabled_ui(!heroes.is_empty(), |ui| {
                    let enter = tr!(texts, "book-enter-it");
                    if ui.add(Action::new(Icon::Check, &enter).emphasis(Emphasis::Primary)).clicked() {
                        let note = self.played.note.trim().to_owned();
                        let what = What::Played(Played { heroes, note, ..self.played.clone() });
                        filled = Some(Filled::Enter(match self.corrects {
                            Some(number) => What::corrected(number, Some(what), String::new()),
                            None => what,
                        }));
                    }
                });
                if ui.add(Action::new(Icon::Close, &tr!(texts, "book-leave"))).clicked() {
                    filled = Some(Filled::Leave);
                }
            });
        });
        filled
    }

    /// Which Quest, where, how it ended, and after how many rounds.
    fn result_ui(&mut self, ui: &mut Ui, texts: &Texts, quests: &[Offered<'_>]) {
        let list = ComboBox::from_id_salt("md2-book-quest")
            .width(320.0_f32.min(ui.available_width()))
            .selected_text(words::quest(&self.played.quest, texts));
        let response = drop_down(ui, list, |ui| {
            for Offered { name, .. } in quests {
                ui.selectable_value(&mut self.played.quest, (*name).to_owned(), words::quest(name, texts));
            }
        });
        let which = tr!(texts, "book-quest");
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(which.as_ref()));
        ui.horizontal_wrapped(|ui| {
            for ending in Ending::ALL {
                ui.selectable_value(&mut self.played.ending, ending, words::ending(ending, texts).as_ref());
            }
        });
        ui.horizontal_wrapped(|ui| {
            for place in Place::ALL {
                ui.selectable_value(&mut self.played.place, place, words::place(place, texts).as_ref());
            }
        });
        ui.horizontal(|ui| {
            let rounds = tr!(texts, "book-rounds");
            let response = ui.add(DragValue::new(&mut self.played.rounds).range(0..=MOST_ROUNDS));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(rounds.as_ref()));
            ui.label(rounds.as_ref());
        });
    }
}
