//! Heroes and Class Sheets: what can be changed on them beside their names.

use super::edit::{Pen, choose};
use super::form::{Jump, row};
use super::{CardsScreen, Change};
use crate::games::massive_darkness::content::own_cards::{Card, Field, Passage, plainest};
use crate::games::massive_darkness::rules::cards::{ClassSheet, HeroCard, Skill, SkillLine};
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::language::{Ability, Style, When};
use crate::games::massive_darkness::rules::library::MAX_LINES;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::own_cards::numbers::stepper;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Offer, heading, icon_button};
use crate::tr;
use egui::{CollapsingHeader, Grid, Response, RichText, Ui};
use std::sync::Arc;

/// Skills that one line may have: one for each Level.
const MOST_SKILLS: usize = 5;

/// A line of Skills on its sheet.
#[derive(Clone, Copy)]
struct LineOf<'a> {
    /// The line, from 0.
    line: usize,
    /// What it is called.
    name: &'a str,
}

impl CardsScreen {
    pub(super) fn hero_form(&mut self, ui: &mut Ui, pen: &Pen<'_>, card: &mut HeroCard, changes: &mut Vec<Change>) {
        heading(ui, &tr!(pen.texts, "cards-hero-facts"));
        Grid::new("facts").num_columns(2).show(ui, |ui| {
            let classes = pen.known.classes.iter().map(|id| (id.clone(), self.shown_class(pen, id)));
            let classes: Vec<(String, Arc<str>)> = classes.collect();
            let class =
                row(ui, pen, "cards-class", |ui, name| one_of(ui, pen.texts, name, &mut card.recommended, &classes));
            self.jump.here(Field::Class, &class);
            let weapons = &pen.known.weapons;
            let weapons = weapons.iter().map(|(code, id)| (id.clone(), pen.texts.card_name(code, "card", id)));
            let weapons: Vec<(String, Arc<str>)> = weapons.collect();
            let weapon =
                row(ui, pen, "cards-weapon", |ui, name| one_of(ui, pen.texts, name, &mut card.weapon, &weapons));
            self.jump.here(Field::Weapon, &weapon);
        });
        let shadow = tr!(pen.texts, "cards-shadow");
        heading(ui, &shadow);
        self.passage_ui(ui, pen, Passage::Shadow, &shadow, &mut card.shadow);
        let special = tr!(pen.texts, "cards-special");
        heading(ui, &special);
        self.skill_names_ui(ui, pen, &special, &card.special_name, changes);
        let pen = Pen { number: card.shadow.len(), ..*pen };
        self.passage_ui(ui, &pen, Passage::Special, &special, &mut card.special);
    }

    pub(super) fn class_form(&mut self, ui: &mut Ui, pen: &Pen<'_>, sheet: &mut ClassSheet, changes: &mut Vec<Change>) {
        let texts = pen.texts;
        let signature = tr!(texts, "cards-signature");
        heading(ui, &signature);
        self.skill_names_ui(ui, pen, &signature, &sheet.signature_name, changes);
        self.passage_ui(ui, pen, Passage::Signature, &signature, &mut sheet.signature);
        let free = tr!(texts, "cards-free");
        heading(ui, &free);
        self.skill_names_ui(ui, pen, &free, &sheet.free_name, changes);
        let mut number = sheet.signature.len();
        self.passage_ui(ui, &Pen { number, ..*pen }, Passage::Free, &free, &mut sheet.free);
        number += sheet.free.len();
        heading(ui, &tr!(texts, "cards-lines"));
        let mut gone = None;
        for at in 0..sheet.lines.len() {
            let name = self.skill_name(texts.language(), &sheet.lines[at].id);
            let is_wanted = matches!(self.jump.0, Some(
                Field::Line(line) | Field::Skill(line, _) | Field::Ability(Passage::Skill { line, .. }, _)
            ) if line == at);
            let header = CollapsingHeader::new(RichText::new(name.as_ref()).strong()).id_salt(("line", at));
            header.open(is_wanted.then_some(true)).show(ui, |ui| {
                let line = &mut sheet.lines[at];
                self.skill_names_ui(ui, pen, &name, &line.id, changes);
                self.line_ui(ui, &Pen { number, ..*pen }, LineOf { line: at, name: &name }, line);
                if ui.add(Action::new(Icon::Trash, &tr!(texts, "cards-remove-line", line = name.as_ref()))).clicked() {
                    gone = Some(at);
                }
            });
            number += sheet.lines[at].skills.iter().map(|skill| skill.abilities.len()).sum::<usize>();
        }
        if let Some(at) = gone {
            sheet.lines.remove(at);
        }
        let new_line = tr!(texts, "cards-new-line");
        let add = Action::new(Icon::Plus, &new_line);
        if ui.add_enabled(sheet.lines.len() < MAX_LINES, add).clicked() {
            self.jump = Jump(Some(Field::Line(sheet.lines.len())));
            sheet.lines.push(SkillLine { id: free_id(sheet), skills: vec![first_skill(1)] });
        }
    }

    /// A passage in its own scope: the same controls are there for every one.
    fn passage_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, passage: Passage, title: &str, abilities: &mut Vec<Ability>) {
        ui.push_id(passage, |ui| self.abilities_ui(ui, pen, passage, title, abilities));
    }

    fn line_ui(&mut self, ui: &mut Ui, pen: &Pen<'_>, place: LineOf<'_>, skills: &mut SkillLine) {
        let (texts, LineOf { line, name }) = (pen.texts, place);
        let (mut number, mut gone) = (pen.number, None);
        for (at, skill) in skills.skills.iter_mut().enumerate() {
            let title = tr!(texts, "cards-skill-of", line = name, number = at as i64 + 1);
            ui.horizontal(|ui| {
                ui.strong(title.as_ref());
                let level = tr!(texts, "cards-level");
                let response = small(ui, pen, &title, &level, &mut skill.level, 1, 5);
                self.jump.here(Field::Skill(line, at), &response);
                let cost = tr!(texts, "cards-cost");
                small(ui, pen, &title, &cost, &mut skill.cost, 0, i64::from(MAX_XP));
                let remove = tr!(texts, "cards-remove-skill", skill = title.as_ref());
                if icon_button(ui, Icon::Trash, &remove).clicked() {
                    gone = Some(at);
                }
            });
            self.passage_ui(ui, &Pen { number, ..*pen }, Passage::Skill { line, at }, &title, &mut skill.abilities);
            number += skill.abilities.len();
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
        }
        if let Some(at) = gone {
            skills.skills.remove(at);
        }
        let new_skill = tr!(texts, "cards-add-skill", line = name);
        let add = Action::new(Icon::Plus, &new_skill);
        let added = ui.add_enabled(skills.skills.len() < MOST_SKILLS, add);
        self.jump.here(Field::Line(line), &added);
        if added.clicked() {
            let level = skills.skills.last().map_or(1, |skill| (skill.level + 1).min(5));
            skills.skills.push(first_skill(level));
        }
    }

    /// What a Skill is called, in every language.
    fn skill_names_ui(&self, ui: &mut Ui, pen: &Pen<'_>, title: &str, id: &str, changes: &mut Vec<Change>) {
        let key = format!("skill-{id}");
        Grid::new(("names", id)).num_columns(2).show(ui, |ui| {
            for language in Language::ALL {
                let spoken = pen.texts.get(language.message_id());
                let field = tr!(pen.texts, "cards-skill-name-in", skill = title, language = spoken.as_ref());
                let hint = self.names_of_the_box[language as usize].0.skill_name(id);
                ui.label(RichText::new(spoken.as_ref()).weak());
                self.name_ui(ui, &key, language, &field, &hint, changes);
                ui.end_row();
            }
        });
    }

    fn shown_class(&self, pen: &Pen<'_>, id: &str) -> Arc<str> {
        match self.cards.iter().find(|card| matches!(card, Card::Class(sheet) if sheet.id == id)) {
            Some(card) => self.shown(pen.texts, card).name.into(),
            None => pen.texts.class_name(id),
        }
    }
}

/// A drop-down list of names; what is chosen is their id.
fn one_of(ui: &mut Ui, texts: &Texts, name: &str, value: &mut String, offers: &[(String, Arc<str>)]) -> Response {
    let chosen = offers.iter().find(|(id, _)| id == value).map_or(value.as_str(), |(_, name)| name).to_owned();
    let offer = |(id, called): &(String, Arc<str>)| Offer::new(called.as_ref(), id == value);
    let (response, taken) = choose(ui, texts, name, &chosen, || offers.iter().map(offer).collect());
    if let Some((id, _)) = taken.and_then(|at| offers.get(at)) {
        value.clone_from(id);
    }
    response
}

/// A number with its name before it; other Skills have the same numbers, so the full name tells whose it is.
fn small(ui: &mut Ui, pen: &Pen<'_>, title: &str, name: &str, value: &mut u8, least: i64, most: i64) -> Response {
    ui.label(name);
    let full = tr!(pen.texts, "cards-of-skill", skill = title, what = name);
    let mut number = i64::from(*value);
    let response = stepper(ui, pen.texts, &full, &mut number, least..=most);
    *value = u8::try_from(number).unwrap_or(*value);
    response
}

fn first_skill(level: u8) -> Skill {
    Skill { level, cost: 5, abilities: vec![plainest(When::Attack(Style::Any))] }
}

/// An id that no line of the sheet has.
fn free_id(sheet: &ClassSheet) -> String {
    let with = |number: usize| format!("{}-own-{number}", sheet.id);
    let taken = |id: &String| sheet.lines.iter().any(|line| line.id == *id);
    (1..=sheet.lines.len() + 1).map(with).find(|id| !taken(id)).unwrap_or_else(|| with(0))
}
