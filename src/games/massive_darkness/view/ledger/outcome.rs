//! After an evening at the table: how the quest ended and what it brought, on one page.

use super::card_field::{CardField, Cards, card_text};
use super::card_tip::card_tip;
use super::sums;
use super::trading::{reason, unless_refused};
use super::trial::Trial;
use crate::games::massive_darkness::campaign::Refused;
use crate::games::massive_darkness::campaign::entry::{Ending, HeroResult, What};
use crate::games::massive_darkness::campaign::search::CardSearch;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::cards::SkillLine;
use crate::games::massive_darkness::rules::story::{HeroRecord, QuestEnd};
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::commands::ENTER_ALL;
use crate::house::text::Language;
use crate::kit::art::Icon;
use crate::kit::commands::key_text;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, icon_button, sheet};
use crate::tr;
use egui::{Align, Color32, DragValue, Layout, RichText, TextStyle, Ui, vec2};
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
    /// Somebody wanted to enter what is refused: the page shows where.
    shows_mistake: bool,
}

/// What the page says, for which book and language, and what would come of it.
struct Checked {
    ending: What,
    stamp: (usize, Language),
    /// Why it cannot be entered.
    mistake: Option<Mistake>,
    /// For each Hero what he had, what he gained, what he has then, and what the limit takes.
    sums: Vec<String>,
}

/// Why the page cannot be entered, and where on it the hand was wrong.
struct Mistake {
    why: String,
    at: Spot,
}

/// A part of the page; Heroes by their place in the party, found cards by their place in the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    /// How the quest ended.
    Quest,
    /// XP, Micro-XP, kills and deaths of a Hero.
    Numbers(usize),
    /// The Skills he bought.
    Skills(usize),
    /// A card he found.
    Found(usize, usize),
    /// The cards that are gone.
    Gone(usize),
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
        let end = QuestEnd::Won;
        Self { quest, end, rounds: 0, heroes, cards: Cards::default(), checked: None, shows_mistake: false }
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
        ui.label(RichText::new(tr!(texts, "ledger-outcome-hint").as_ref()).weak().small());
        let mistake = self.checked.as_ref().and_then(|checked| checked.mistake.as_ref());
        let mut told = MistakeHere { mistake, is_sought: std::mem::take(&mut self.shows_mistake) };
        told.ui(ui, Spot::Quest);
        let search = self.cards.get(words, Some(party));
        for (at, (form, record)) in self.heroes.iter_mut().zip(party).enumerate() {
            let sum = self.checked.as_ref().and_then(|checked| checked.sums.get(at));
            let mut page = HeroPage { at, record, sum: sum.map(String::as_str), search: &search, told: &mut told };
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                ui.push_id(&record.hero, |ui| form.ui(ui, words, &mut page));
                form.search.new_card_ui(ui, words, &search);
            });
        }
        self.check(ui, words, party, trial);
        let Checked { ending, mistake, .. } = self.checked.as_ref()?;
        let done = tr!(texts, "ledger-enter-this");
        let shortcut = key_text(texts, ENTER_ALL);
        let button = Action::new(Icon::Check, &done).emphasis(Emphasis::Primary).shortcut(&shortcut);
        let by_key = ui.input_mut(|input| input.consume_shortcut(&ENTER_ALL));
        let refused = mistake.as_ref().map(|mistake| mistake.why.as_str());
        let pressed = unless_refused(ui, button, refused).clicked();
        self.shows_mistake = by_key && refused.is_some();
        (pressed || by_key && refused.is_none()).then(|| ending.clone())
    }

    /// What would come of the page as it is filled in now; tried once for each state of it.
    fn check(&mut self, ui: &Ui, words: &Words<'_>, party: &[HeroRecord], trial: &Trial<'_>) {
        let ending = What::QuestEnded(Ending {
            quest: self.quest.clone(),
            end: self.end,
            rounds: self.rounds,
            heroes: self.heroes.iter().map(|form| form.result.clone()).collect(),
        });
        let stamp = (trial.entries(), words.texts.language());
        if self.checked.as_ref().is_some_and(|known| known.ending == ending && known.stamp == stamp) {
            return;
        }
        let (after, mistake) = match trial.tried(&ending) {
            Ok(after) => (after.map(|standing| standing.party).unwrap_or_default(), None),
            Err(refused) => (Vec::new(), Some(Mistake { why: words.refused(&refused), at: self.spot_of(&refused) })),
        };
        let heroes = party.iter().zip(&self.heroes).enumerate();
        let sums = heroes.map(|(at, (before, form))| sums::of_result(words, before, after.get(at), &form.result));
        self.checked = Some(Checked { ending, stamp, mistake, sums: sums.collect() });
        ui.ctx().request_repaint();
    }

    /// Where on the page the hand was wrong.
    fn spot_of(&self, refused: &Refused) -> Spot {
        let (hero, thing) = (refused.concerns(), refused.about_what().unwrap_or_default());
        // What two of them say was right where it was said first.
        let meant = || {
            let heroes = self.heroes.iter().map(|form| &form.result).enumerate().rev();
            heroes.filter(|(_, result)| hero.is_none_or(|hero| hero == result.hero))
        };
        let found = meant()
            .find_map(|(at, result)| Some(Spot::Found(at, result.found.iter().rposition(|code| code == thing)?)));
        let gone = || meant().find(|(_, result)| result.gone.iter().any(|code| code == thing));
        let bought = || meant().find(|(_, result)| result.skills.iter().any(|line| line == thing));
        found
            .or_else(|| gone().map(|(at, _)| Spot::Gone(at)))
            .or_else(|| bought().map(|(at, _)| Spot::Skills(at)))
            .or_else(|| hero.and(meant().next()).map(|(at, _)| Spot::Numbers(at)))
            .unwrap_or(Spot::Quest)
    }
}

/// What is told about a mistake, at the place where it was made.
struct MistakeHere<'a> {
    mistake: Option<&'a Mistake>,
    /// The page shall show that place.
    is_sought: bool,
}

impl MistakeHere<'_> {
    fn ui(&mut self, ui: &mut Ui, here: Spot) {
        if let Some(mistake) = self.mistake.filter(|mistake| mistake.at == here) {
            let said = ui.scope(|ui| reason(ui, &mistake.why)).response;
            if std::mem::take(&mut self.is_sought) {
                said.scroll_to_me(Some(Align::Center));
            }
        }
    }
}
struct HeroPage<'a, 'm> {
    /// His place in the party.
    at: usize,
    record: &'a HeroRecord,
    sum: Option<&'a str>,
    search: &'a CardSearch,
    told: &'a mut MistakeHere<'m>,
}

impl HeroForm {
    fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, page: &mut HeroPage<'_, '_>) {
        let (texts, name) = (words.texts, words.hero(&page.record.hero));
        ui.horizontal(|ui| {
            let look = words.library.hero_named(&page.record.hero).map_or(0, |hero| hero.index());
            portrait_ui(ui, look, 40.0, true);
            ui.strong(name.as_ref());
        });
        let result = &mut self.result;
        ui.horizontal_wrapped(|ui| {
            number(ui, &tr!(texts, "chronicle-xp"), &name, &mut result.xp, -MOST..=MOST);
            number(ui, &tr!(texts, "chronicle-micro-xp"), &name, &mut result.micro_xp, -MOST..=MOST);
            number(ui, &tr!(texts, "chronicle-kills"), &name, &mut result.kills, 0..=999);
            number(ui, &tr!(texts, "chronicle-deaths"), &name, &mut result.deaths, 0..=999);
        });
        if let Some(sum) = page.sum {
            ui.label(sum);
        }
        page.told.ui(ui, Spot::Numbers(page.at));
        self.skills_ui(ui, words, page.record);
        page.told.ui(ui, Spot::Skills(page.at));
        self.found_ui(ui, words, page);
        self.gone_ui(ui, words, page.record);
        page.told.ui(ui, Spot::Gone(page.at));
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

    /// Found cards by code or by letters of the name in any language.
    fn found_ui(&mut self, ui: &mut Ui, words: &Words<'_>, page: &mut HeroPage<'_, '_>) {
        let (texts, name) = (words.texts, words.hero(&page.record.hero));
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
                card_tip(&ui.label(&card), words, code);
            });
            page.told.ui(ui, Spot::Found(page.at, at));
        }
        if let Some(at) = gone {
            self.result.found.remove(at);
        }
        let label = tr!(texts, "ledger-card-for", hero = &name);
        self.result.found.extend(self.search.ui(ui, words, page.search, &label));
    }

    /// Cards that are gone, by a press.
    fn gone_ui(&mut self, ui: &mut Ui, words: &Words<'_>, record: &HeroRecord) {
        ui.weak(tr!(words.texts, "ledger-gone-cards").as_ref());
        let names: Vec<Arc<str>> = record.cards.iter().map(|card| words.card(&card.code).into()).collect();
        let count = columns_for(ui, &names, NUMBER);
        ui.columns(count, |columns| {
            for (at, (card, name)) in record.cards.iter().zip(&names).enumerate() {
                let mut is_gone = self.result.gone.contains(&card.code);
                let response = columns[at % count].checkbox(&mut is_gone, name.as_ref());
                card_tip(&response, words, &card.code);
                if response.changed() {
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
