//! After an evening at the table: how the quest ended and what it brought, on one page.

use crate::app::art::Icon;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Emphasis, Sheet, heading, icon_button, sheet, text_field};
use crate::campaign::entry::{Ending, HeroResult, What};
use crate::campaign::search::CardSearch;
use crate::campaign::words::Words;
use crate::engine::massive_darkness::library::Library;
use crate::engine::massive_darkness::story::{HeroRecord, QuestEnd};
use crate::tr;
use egui::{DragValue, Ui};

/// So many cards are offered for what has been typed.
const OFFERED: usize = 6;

/// What has been filled in.
pub(super) struct OutcomeForm {
    quest: String,
    end: QuestEnd,
    rounds: u16,
    heroes: Vec<HeroForm>,
    search: CardSearch,
}

struct HeroForm {
    result: HeroResult,
    search: String,
}

impl OutcomeForm {
    /// Nothing has happened to anybody yet.
    pub(super) fn new(library: &Library, quest: &str, party: &[HeroRecord]) -> Self {
        let heroes = party.iter().map(|record| HeroForm {
            result: HeroResult { hero: record.hero.clone(), ..HeroResult::default() },
            search: String::new(),
        });
        let search = CardSearch::new(library, []);
        Self { quest: quest.to_owned(), end: QuestEnd::Won, rounds: 0, heroes: heroes.collect(), search }
    }

    /// Draws the page; the entry when it is done.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, party: &[HeroRecord]) -> Option<What> {
        let texts = words.texts;
        heading(ui, &tr!(texts, "ledger-outcome-of", quest = words.quest(&self.quest)));
        ui.horizontal(|ui| {
            ui.radio_value(&mut self.end, QuestEnd::Won, tr!(texts, "ledger-won").as_ref());
            ui.radio_value(&mut self.end, QuestEnd::Lost, tr!(texts, "ledger-lost").as_ref());
            number(ui, &tr!(texts, "chronicle-rounds"), "", &mut self.rounds, 0..=999);
        });
        for (form, record) in self.heroes.iter_mut().zip(party) {
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                ui.push_id(&record.hero, |ui| form.ui(ui, words, record, &self.search));
            });
        }
        let done = tr!(texts, "ledger-enter-this");
        let pressed = ui.add(Action::new(Icon::Check, &done).emphasis(Emphasis::Primary)).clicked();
        pressed.then(|| {
            What::QuestEnded(Ending {
                quest: self.quest.clone(),
                end: self.end,
                rounds: self.rounds,
                heroes: self.heroes.iter().map(|form| form.result.clone()).collect(),
            })
        })
    }
}

impl HeroForm {
    fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord, search: &CardSearch) {
        let (texts, name) = (words.texts, words.hero(&record.hero));
        ui.strong(name.as_ref());
        let result = &mut self.result;
        ui.horizontal_wrapped(|ui| {
            number(ui, &tr!(texts, "chronicle-xp"), &name, &mut result.xp, -30..=99);
            number(ui, &tr!(texts, "chronicle-micro-xp"), &name, &mut result.micro_xp, -99..=99);
            number(ui, &tr!(texts, "chronicle-kills"), &name, &mut result.kills, 0..=99);
            number(ui, &tr!(texts, "chronicle-deaths"), &name, &mut result.deaths, 0..=99);
        });
        self.skills_ui(ui, words, record);
        self.cards_ui(ui, words, record, search);
    }

    /// XP-04: the lines of the Class in which something is left to be bought.
    fn skills_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord) {
        let (texts, name) = (words.texts, words.hero(&record.hero));
        let Some(class) = words.library.class_named(&record.class) else { return };
        ui.horizontal_wrapped(|ui| {
            ui.weak(tr!(texts, "ledger-skills").as_ref());
            for line in &words.library.class(class).sheet.lines {
                let skill = words.line(&line.id);
                let bought = usize::from(record.skills.get(&line.id).copied().unwrap_or(0));
                let mut count = self.result.skills.iter().filter(|id| **id == line.id).count();
                let most = line.skills.len() - bought.min(line.skills.len());
                if most == 0 {
                    continue;
                }
                let full = tr!(texts, "ledger-of-hero", hero = &name, what = &skill);
                // A name and its number stay together when the line wraps.
                ui.horizontal(|ui| {
                    ui.label(skill.as_ref());
                    let field = ui.add(DragValue::new(&mut count).range(0..=most));
                    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(full.as_ref()));
                    if field.changed() {
                        self.result.skills.retain(|id| *id != line.id);
                        self.result.skills.extend(std::iter::repeat_n(line.id.clone(), count));
                    }
                });
            }
        });
    }

    /// Found cards by code or by letters of the name in any language; cards that are gone by a press.
    fn cards_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord, search: &CardSearch) {
        let (texts, name) = (words.texts, words.hero(&record.hero));
        let mut gone = None;
        ui.horizontal_wrapped(|ui| {
            ui.weak(tr!(texts, "ledger-found-cards").as_ref());
            for (at, code) in self.result.found.iter().enumerate() {
                let card = words.card(code);
                let remove = tr!(texts, "ledger-not-found", card = &card, hero = &name);
                ui.label(&card);
                if icon_button(ui, Icon::Close, &remove).clicked() {
                    gone = Some(at);
                }
            }
        });
        if let Some(at) = gone {
            self.result.found.remove(at);
        }
        let label = tr!(texts, "ledger-card-for", hero = &name);
        text_field(ui, &label, &tr!(texts, "ledger-card-hint"), &mut self.search);
        if !self.search.trim().is_empty() {
            ui.horizontal_wrapped(|ui| {
                let found = search.find(self.search.trim(), OFFERED);
                let found: Vec<String> = found.into_iter().map(str::to_owned).collect();
                if found.is_empty() {
                    ui.weak(tr!(texts, "cards-none-found").as_ref());
                }
                for code in found {
                    let add = tr!(texts, "ledger-add-card", card = words.card(&code));
                    if ui.add(Action::new(Icon::Plus, &add)).clicked() {
                        self.result.found.push(code);
                        self.search.clear();
                    }
                }
            });
        }
        ui.horizontal_wrapped(|ui| {
            ui.weak(tr!(texts, "ledger-gone-cards").as_ref());
            for card in &record.cards {
                let mut is_gone = self.result.gone.contains(&card.code);
                if ui.checkbox(&mut is_gone, words.card(&card.code)).changed() {
                    if is_gone {
                        self.result.gone.push(card.code.clone());
                    } else {
                        self.result.gone.retain(|code| *code != card.code);
                    }
                }
            }
        });
    }
}

fn number<T: egui::emath::Numeric>(
    ui: &mut Ui,
    name: &str,
    hero: &str,
    value: &mut T,
    range: std::ops::RangeInclusive<T>,
) {
    ui.label(name);
    let field = ui.add(DragValue::new(value).range(range));
    let full = if hero.is_empty() { name.to_owned() } else { [hero, name].join(": ") };
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(full.as_str()));
    ui.add_space(Theme::of(ui.ctx()).space(2.0));
}
