//! After an evening at the table: how the quest ended and what it brought, on one page.

use super::card_field::{CardField, Cards, card_text};
use super::sums;
use super::trading::unless_refused;
use super::trial::Trial;
use crate::games::massive_darkness::campaign::entry::{Ending, HeroResult, What};
use crate::games::massive_darkness::campaign::search::CardSearch;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::cards::SkillLine;
use crate::games::massive_darkness::rules::story::{HeroRecord, QuestEnd};
use crate::house::text::Language;
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, icon_button, sheet};
use crate::shell::commands::key_text;
use crate::shell::keys::ENTER_ALL;
use crate::tr;
use egui::{Align, Color32, DragValue, Layout, TextStyle, Ui, vec2};
use std::sync::Arc;

/// More XP or Micro-XP than so many cannot be written; what the rules allow says the book.
const MOST: i16 = 999;
/// Room for a number and what is around it.
const NUMBER: f32 = 64.0;

/// What has been filled in.
pub(super) struct OutcomeForm {
    quest: String,
    end: QuestEnd,
    rounds: u16,
    heroes: Vec<HeroForm>,
    cards: Cards,
    checked: Option<Checked>,
}

/// What the page says, for which book and language, and what would come of it.
struct Checked {
    ending: What,
    stamp: (usize, Language),
    /// Why it cannot be entered.
    refused: Option<String>,
    /// For each Hero what he had, what he gained, what he has then, and what the limit takes.
    sums: Vec<String>,
}

struct HeroForm {
    result: HeroResult,
    search: CardField,
}

impl OutcomeForm {
    /// Nothing has happened to anybody yet.
    pub(super) fn new(quest: &str, party: &[HeroRecord]) -> Self {
        let heroes = party.iter().map(|record| HeroForm {
            result: HeroResult { hero: record.hero.clone(), ..HeroResult::default() },
            search: CardField::default(),
        });
        let (quest, heroes) = (quest.to_owned(), heroes.collect());
        Self { quest, end: QuestEnd::Won, rounds: 0, heroes, cards: Cards::default(), checked: None }
    }

    /// Is this page about this quest and these Heroes?
    pub(super) fn suits(&self, quest: &str, party: &[HeroRecord]) -> bool {
        let heroes = self.heroes.iter().map(|form| &form.result.hero);
        self.quest == quest && heroes.eq(party.iter().map(|record| &record.hero))
    }

    /// What the page says.
    pub(super) fn ending(&self) -> Option<&Ending> {
        match &self.checked {
            Some(Checked { ending: What::QuestEnded(ending), .. }) => Some(ending),
            _ => None,
        }
    }

    /// A page that says what this ending says; for somebody who was wrong about it.
    pub(super) fn of(ending: &Ending, party: &[HeroRecord]) -> Self {
        let mut form = Self::new(&ending.quest, party);
        (form.end, form.rounds) = (ending.end, ending.rounds);
        for hero in &mut form.heroes {
            if let Some(result) = ending.heroes.iter().find(|result| result.hero == hero.result.hero) {
                hero.result = result.clone();
            }
        }
        form
    }

    /// Draws the page; the entry when it is done.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        words: &Words<'_>,
        party: &[HeroRecord],
        trial: &Trial<'_>,
    ) -> Option<What> {
        let texts = words.texts;
        heading(ui, &tr!(texts, "ledger-outcome-of", quest = words.quest(&self.quest)));
        ui.horizontal(|ui| {
            ui.radio_value(&mut self.end, QuestEnd::Won, tr!(texts, "ledger-won").as_ref());
            ui.radio_value(&mut self.end, QuestEnd::Lost, tr!(texts, "ledger-lost").as_ref());
            number(ui, &tr!(texts, "chronicle-rounds"), "", &mut self.rounds, 0..=999);
        });
        let search = self.cards.get(words, Some(party));
        for (at, (form, record)) in self.heroes.iter_mut().zip(party).enumerate() {
            let sum = self.checked.as_ref().and_then(|checked| checked.sums.get(at));
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                ui.push_id(&record.hero, |ui| form.ui(ui, words, (record, sum.map(String::as_str)), &search));
                form.search.new_card_ui(ui, words, &search);
            });
        }
        let ending = What::QuestEnded(Ending {
            quest: self.quest.clone(),
            end: self.end,
            rounds: self.rounds,
            heroes: self.heroes.iter().map(|form| form.result.clone()).collect(),
        });
        let stamp = (trial.entries(), texts.language());
        if self.checked.as_ref().is_none_or(|known| known.ending != ending || known.stamp != stamp) {
            let (after, refused) = match trial.of(&ending) {
                Ok(after) => (after, None),
                Err(refused) => (None, Some(refused)),
            };
            let after = after.map(|standing| standing.party).unwrap_or_default();
            let results = self.heroes.iter().map(|form| &form.result);
            let sums = party.iter().zip(&after).zip(results);
            let sums = sums.map(|((before, after), result)| sums::of_result(words, before, after, result)).collect();
            self.checked = Some(Checked { ending, stamp, refused, sums });
            ui.ctx().request_repaint();
        }
        let Checked { ending, refused, .. } = self.checked.as_ref()?;
        let done = tr!(texts, "ledger-enter-this");
        let shortcut = key_text(texts, ENTER_ALL);
        let button = Action::new(Icon::Check, &done).emphasis(Emphasis::Primary).shortcut(&shortcut);
        let by_key = refused.is_none() && ui.input_mut(|input| input.consume_shortcut(&ENTER_ALL));
        let pressed = unless_refused(ui, button, refused.as_deref()).clicked();
        (pressed || by_key).then(|| ending.clone())
    }
}

impl HeroForm {
    fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, (record, sum): (&HeroRecord, Option<&str>), search: &CardSearch) {
        let (texts, name) = (words.texts, words.hero(&record.hero));
        ui.strong(name.as_ref());
        let result = &mut self.result;
        ui.horizontal_wrapped(|ui| {
            number(ui, &tr!(texts, "chronicle-xp"), &name, &mut result.xp, -MOST..=MOST);
            number(ui, &tr!(texts, "chronicle-micro-xp"), &name, &mut result.micro_xp, -MOST..=MOST);
            number(ui, &tr!(texts, "chronicle-kills"), &name, &mut result.kills, 0..=999);
            number(ui, &tr!(texts, "chronicle-deaths"), &name, &mut result.deaths, 0..=999);
        });
        if let Some(sum) = sum {
            ui.label(sum);
        }
        self.skills_ui(ui, words, record);
        self.cards_ui(ui, words, record, search);
    }

    /// XP-04: the lines of the Class in which something is left to be bought.
    fn skills_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord) {
        let (texts, name) = (words.texts, words.hero(&record.hero));
        let Some(class) = words.library.class_named(&record.class) else { return };
        let lines = words.library.class(class).sheet.lines.iter();
        let left = |line: &&SkillLine| {
            let bought = usize::from(record.skills.get(&line.id).copied().unwrap_or(0));
            line.skills.len().saturating_sub(bought)
        };
        let lines: Vec<_> = lines.filter(|line| left(line) > 0).collect();
        if lines.is_empty() {
            return;
        }
        ui.weak(tr!(texts, "ledger-skills").as_ref());
        let names: Vec<Arc<str>> = lines.iter().map(|line| words.line(&line.id)).collect();
        let count = columns_for(ui, &names, NUMBER);
        ui.columns(count, |columns| {
            for (at, (line, skill)) in lines.iter().zip(&names).enumerate() {
                let mut bought = self.result.skills.iter().filter(|id| **id == line.id).count();
                let full = tr!(texts, "ledger-of-hero", hero = &name, what = skill);
                columns[at % count].horizontal(|ui| {
                    let field = ui.add(DragValue::new(&mut bought).range(0..=left(line)));
                    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(full.as_ref()));
                    ui.label(skill.as_ref());
                    if field.changed() {
                        self.result.skills.retain(|id| *id != line.id);
                        self.result.skills.extend(std::iter::repeat_n(line.id.clone(), bought));
                    }
                });
            }
        });
    }

    /// Found cards by code or by letters of the name in any language; cards that are gone by a press.
    fn cards_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord, search: &CardSearch) {
        let (texts, name) = (words.texts, words.hero(&record.hero));
        let mut gone = None;
        if !self.result.found.is_empty() {
            ui.weak(tr!(texts, "ledger-found-cards").as_ref());
        }
        for (at, code) in self.result.found.iter().enumerate() {
            let card = card_text(words, code);
            let remove = tr!(texts, "ledger-not-found", card = &card, hero = &name);
            ui.horizontal(|ui| {
                if icon_button(ui, Icon::Close, &remove).clicked() {
                    gone = Some(at);
                }
                ui.label(&card);
            });
        }
        if let Some(at) = gone {
            self.result.found.remove(at);
        }
        let label = tr!(texts, "ledger-card-for", hero = &name);
        self.result.found.extend(self.search.ui(ui, words, search, &label));
        ui.weak(tr!(texts, "ledger-gone-cards").as_ref());
        let names: Vec<Arc<str>> = record.cards.iter().map(|card| words.card(&card.code).into()).collect();
        let count = columns_for(ui, &names, NUMBER);
        ui.columns(count, |columns| {
            for (at, (card, name)) in record.cards.iter().zip(&names).enumerate() {
                let mut is_gone = self.result.gone.contains(&card.code);
                if columns[at % count].checkbox(&mut is_gone, name.as_ref()).changed() {
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
    let full = if hero.is_empty() { name.to_owned() } else { [hero, name].join(": ") };
    // A number stays with its name, on whatever line there is room for both.
    let size = vec2(width_of(ui, name) + NUMBER, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.label(name);
        let field = ui.add(DragValue::new(value).range(range).clamp_existing_to_range(false));
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(full.as_str()));
    });
}

fn width_of(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// As many columns as there is room for the longest of these names, with this much around it.
fn columns_for(ui: &Ui, names: &[Arc<str>], around: f32) -> usize {
    let widest = names.iter().map(|name| width_of(ui, name)).fold(0.0, f32::max);
    ((ui.available_width() / (widest + around)) as usize).clamp(1, 3)
}
