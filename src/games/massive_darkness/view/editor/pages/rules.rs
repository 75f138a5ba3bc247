//! The special rules as blocks: when – if – then, each with its sentence; and what only this quest has.

mod special;

use super::templates_ui;
use crate::games::massive_darkness::quest::edit::templates::Template;
use crate::games::massive_darkness::quest::edit::{Command, Special};
use crate::games::massive_darkness::rules::language::quest::{Moment, QuestEffect, QuestRule};
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::blocks::{
    Carried, Landed, Pen, Row, carry, condition_list, drop_here, effect_list, handle, moment_ui, row_buttons, tick,
};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{Action, Sheet, heading, icon_button, sheet, text_field};
use crate::tr;
use egui::{RichText, Ui};
use std::sync::Arc;

/// Most special rules of a quest: the game keeps a bit for each.
const MOST: usize = 64;

/// A part of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Rules,
    Figures,
    Names,
    Differences,
}

/// What is open on this page.
#[derive(Default)]
pub(in crate::games::massive_darkness::view::editor) struct Fields {
    tab: Tab,
    /// The rule whose pickers are shown.
    open: Option<usize>,
    /// The figure whose pickers are shown.
    figure: Option<usize>,
}

impl EditorScreen {
    pub(super) fn rules_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let tabs = [
            (Tab::Rules, tr!(texts, "rules-tab-rules")),
            (Tab::Figures, tr!(texts, "rules-tab-figures")),
            (Tab::Names, tr!(texts, "rules-tab-names")),
            (Tab::Differences, tr!(texts, "rules-tab-differences")),
        ];
        ui.horizontal_wrapped(|ui| {
            for (tab, name) in tabs {
                ui.selectable_value(&mut self.pages.rules.tab, tab, name.as_ref());
            }
        });
        ui.push_id(self.pages.rules.tab as u8, |ui| match self.pages.rules.tab {
            Tab::Rules => self.rule_list_ui(ui, texts),
            Tab::Figures => self.figures_ui(ui, texts),
            Tab::Names => self.names_ui(ui, texts),
            Tab::Differences => self.differences_ui(ui, texts),
        });
    }

    fn rule_list_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        let rules = self.rules.clone();
        let desk = std::mem::take(&mut self.pages.desk);
        let pen = Pen {
            texts,
            quest: &quest,
            library: &rules.library,
            desk: &desk,
            whose: tr!(texts, "editor-rules").to_string(),
            depth: 0,
        };
        let mut rules = quest.rules.clone();
        if rules.is_empty() {
            ui.label(RichText::new(tr!(texts, "rules-none").as_ref()).weak());
        }
        circles_ui(ui, texts, &self.sheet.circles);
        let fields = &mut self.pages.rules;
        let (mut act, mut landed, mut named, mut rects) = (None, None, None, Vec::new());
        for (at, rule) in rules.iter_mut().enumerate() {
            let pen = Pen { whose: tr!(texts, "rules-rule", number = at as i64 + 1).to_string(), ..pen.part("") };
            let card = ui.push_id(("rule", at), |ui| {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    let is_open = fields.open == Some(at);
                    let header = header_ui(ui, &pen, rule, at, quest.rules.len(), is_open);
                    if header.toggled {
                        fields.open = (!is_open).then_some(at);
                    }
                    act = header.act.map(|wanted| (wanted, at)).or(act.take());
                    if is_open {
                        landed = open_ui(ui, &pen, rule, at, &mut named).or(landed.take());
                        ui.separator();
                        ui.label(RichText::new(pen.said().sentence(rule)).italics());
                    } else {
                        landed = closed_ui(ui, &pen, rule, at).or(landed.take());
                    }
                })
                .response
                .rect
            });
            rects.push(card.inner);
        }
        landed = drop_here(ui, &rects, 0, |carried| matches!(carried, Carried::Rule(_))).or(landed);
        ui.add_space(4.0);
        ui.add_enabled_ui(rules.len() < MOST, |ui| {
            if ui.add(Action::new(Icon::Plus, &tr!(texts, "rules-new"))).clicked() {
                fields.open = Some(rules.len());
                rules.push(new_rule());
            }
        });
        let count = tr!(texts, "rules-count", count = rules.len() as i64, most = MOST as i64);
        ui.label(RichText::new(count.as_ref()).weak().small());
        if let Some((act, at)) = act {
            act.apply(&mut rules, at);
            fields.open = followed(fields.open, act, at);
        }
        if let Some(landed) = landed {
            land(&mut rules, landed);
            if let (Carried::Rule(_), Some(_)) = (landed.what, fields.open) {
                fields.open = None;
            }
        }
        self.pages.desk = desk;
        let changed = match named {
            Some(name) => Some(Command::Special(Box::new(name))),
            None => (rules != quest.rules).then_some(Command::Rules(rules)),
        };
        self.settle(texts, changed);
        heading(ui, &tr!(texts, "rules-templates"));
        let chosen = templates_ui(ui, texts, &mut self.pages.count, &quest, &Template::rules());
        self.take_template(texts, chosen);
    }

    /// Does what has been changed, with whatever has to be done besides, as one step.
    pub(super) fn settle(&mut self, texts: &Texts, changed: Option<Command>) {
        let mut commands = std::mem::take(&mut self.pages.desk.borrow_mut().besides);
        // What was pointed out has still to be taken by its picker, together with the name it gets.
        if changed.is_none() && self.pages.desk.borrow().answer.is_some() {
            self.pages.desk.borrow_mut().besides = commands;
            return;
        }
        let message = changed.as_ref().or(commands.first()).map(Command::message_id);
        commands.extend(changed);
        match (message, commands.len()) {
            (None, _) | (_, 0) => {}
            (_, 1) => self.command(texts, &commands.remove(0)),
            (Some(message), _) => self.command(texts, &Command::Several(message, commands)),
        }
    }
}

/// A rule that does as little as a rule can.
fn new_rule() -> QuestRule {
    QuestRule {
        name: String::new(),
        when: Moment::Setup,
        only_if: Vec::new(),
        once: false,
        instead: false,
        effects: vec![QuestEffect::GainXp(1)],
    }
}

/// What is open stays open when rows move.
fn followed(open: Option<usize>, act: Row, at: usize) -> Option<usize> {
    let open = open?;
    match act {
        Row::Up if open == at => Some(at.saturating_sub(1)),
        Row::Up if open + 1 == at => Some(at),
        Row::Down if open == at => Some(at + 1),
        Row::Down if open == at + 1 => Some(at),
        Row::Double if open > at => Some(open + 1),
        Row::Remove if open == at => None,
        Row::Remove if open > at => Some(open - 1),
        Row::Up | Row::Down | Row::Double | Row::Remove => Some(open),
    }
}

/// A block was let go: rules among rules, conditions and effects also into another rule.
fn land(rules: &mut Vec<QuestRule>, landed: Landed) {
    let Landed { what, rule: to, before } = landed;
    match what {
        Carried::Rule(from) => carry(rules, from, before),
        Carried::Condition(from, at) if from == to => {
            if let Some(rule) = rules.get_mut(to) {
                carry(&mut rule.only_if, at, before);
            }
        }
        Carried::Effect(from, at) if from == to => {
            if let Some(rule) = rules.get_mut(to) {
                carry(&mut rule.effects, at, before);
            }
        }
        Carried::Condition(from, at) => {
            if to < rules.len() && rules.get(from).is_some_and(|rule| at < rule.only_if.len()) {
                let moved = rules[from].only_if.remove(at);
                let list = &mut rules[to].only_if;
                list.insert(before.min(list.len()), moved);
            }
        }
        Carried::Effect(from, at) => {
            if to < rules.len() && rules.get(from).is_some_and(|rule| at < rule.effects.len()) {
                let moved = rules[from].effects.remove(at);
                let list = &mut rules[to].effects;
                list.insert(before.min(list.len()), moved);
            }
        }
        Carried::Goal(_) => {}
    }
}

/// Rules that can set each other off for ever.
fn circles_ui(ui: &mut Ui, texts: &Texts, circles: &[Vec<usize>]) {
    let theme = Theme::of(ui.ctx());
    for circle in circles {
        let numbers: Vec<String> = circle.iter().map(|rule| (rule + 1).to_string()).collect();
        let told = tr!(texts, "rules-circle", count = circle.len() as i64, rules = numbers.join(", ").as_str());
        ui.label(RichText::new(told.as_ref()).color(theme.signal.danger.egui()));
    }
}

/// What the header of a rule was used for.
struct Header {
    toggled: bool,
    act: Option<Row>,
}

/// The buttons behind the name of a rule, and the width of one, in points: a long name gives way to them.
const HEADER_BUTTONS: f32 = 5.0;
const BUTTON: f32 = 32.0;

fn header_ui(ui: &mut Ui, pen: &Pen<'_>, rule: &QuestRule, at: usize, count: usize, is_open: bool) -> Header {
    let (texts, whose) = (pen.texts, pen.whose.as_str());
    ui.horizontal_wrapped(|ui| {
        handle(ui, pen, Carried::Rule(at));
        let title = match pen.said().own_words(&rule.name) {
            Some(name) => format!("{} · {name}", at + 1),
            None if rule.name.is_empty() => whose.to_owned(),
            None => format!("{} · {}", at + 1, pen.said().name(&rule.name)),
        };
        // What is left of this line: a line that can be wrapped calls all of the next one available.
        let left = ui.available_rect_before_wrap().width();
        let room = left - HEADER_BUTTONS * (BUTTON + ui.spacing().item_spacing.x);
        ui.scope(|ui| {
            ui.set_max_width(room);
            ui.add(egui::Label::new(RichText::new(title).strong()).truncate());
        });
        let (icon, message) = match is_open {
            true => (Icon::Check, tr!(texts, "rules-close", what = whose)),
            false => (Icon::Pencil, tr!(texts, "rules-open", what = whose)),
        };
        let toggled = icon_button(ui, icon, &message).clicked();
        let mut act = None;
        ui.add_enabled_ui(count < MOST, |ui| {
            if icon_button(ui, Icon::Copy, &tr!(texts, "rules-double", what = whose)).clicked() {
                act = Some(Row::Double);
            }
        });
        let moved = row_buttons(ui, pen, at, count);
        Header { toggled, act: act.or(moved) }
    })
    .inner
}

/// A part of a rule: what it is in a colour of its own, and its blocks.
fn part_ui<R>(ui: &mut Ui, name: &str, colour: Colour, add: impl FnOnce(&mut Ui) -> R) -> R {
    let theme = Theme::of(ui.ctx());
    let frame = egui::Frame::new()
        .fill(theme.surface.sunken.egui())
        .stroke(egui::Stroke::new(theme.sizes.line, colour.egui()))
        .corner_radius(theme.sizes.corner)
        .inner_margin(egui::Margin::symmetric(8, 5));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(name).strong().small().color(colour.egui()));
            add(ui)
        })
        .inner
}

/// The colours of the three parts.
fn colours(ui: &Ui) -> [Colour; 3] {
    let signal = &Theme::of(ui.ctx()).signal;
    [signal.accent, signal.special, signal.success]
}

/// A rule as blocks that say what they do.
fn closed_ui(ui: &mut Ui, pen: &Pen<'_>, rule: &QuestRule, at: usize) -> Option<Landed> {
    let [when, only_if, then] = colours(ui);
    let (texts, said) = (pen.texts, pen.said());
    let hero = said.hero_of(&rule.when);
    part_ui(ui, &tr!(texts, "block-when"), when, |ui| ui.label(said.moment(&rule.when).as_ref()));
    let mut landed = None;
    if !rule.only_if.is_empty() {
        landed = part_ui(ui, &tr!(texts, "block-if"), only_if, |ui| {
            let rows: Vec<_> = rule
                .only_if
                .iter()
                .map(|condition| ui.label(said.conditions(std::slice::from_ref(condition), &hero)).rect)
                .collect();
            drop_here(ui, &rows, at, |carried| matches!(carried, Carried::Condition(..)))
        });
    }
    let effects = part_ui(ui, &tr!(texts, "block-do"), then, |ui| {
        let rows: Vec<_> = rule.effects.iter().map(|effect| ui.label(said.effect(effect, &hero)).rect).collect();
        if rows.is_empty() {
            ui.label(RichText::new(tr!(texts, "said-nothing").as_ref()).weak());
        }
        drop_here(ui, &rows, at, |carried| matches!(carried, Carried::Effect(..)))
    });
    let limits = [(rule.once, "said-once"), (rule.instead, "said-instead")];
    for (_, message) in limits.into_iter().filter(|(is, _)| *is) {
        ui.label(RichText::new(texts.get(message).as_ref()).weak());
    }
    landed.or(effects)
}

/// A rule with its pickers.
fn open_ui(ui: &mut Ui, pen: &Pen<'_>, rule: &mut QuestRule, at: usize, named: &mut Option<Special>) -> Option<Landed> {
    let [when, only_if, then] = colours(ui);
    let texts = pen.texts;
    let before = rule.when.clone();
    part_ui(ui, &tr!(texts, "block-when"), when, |ui| moment_ui(ui, pen, &mut rule.when));
    let is_for_chamber = matches!(rule.when, Moment::ChamberOpened(_));
    rule.instead &= is_for_chamber || rule.when == before;
    let conditions =
        part_ui(ui, &tr!(texts, "block-if"), only_if, |ui| condition_list(ui, pen, &mut rule.only_if, Some(at)));
    let effects = part_ui(ui, &tr!(texts, "block-do"), then, |ui| effect_list(ui, pen, &mut rule.effects, Some(at)));
    tick(ui, pen, "block-once", &mut rule.once);
    if is_for_chamber || rule.instead {
        tick(ui, pen, "block-instead", &mut rule.instead);
    }
    let mut name = rule.name.clone();
    let label = pen.name(&tr!(texts, "block-rule-name"));
    if text_field(ui, &label, &tr!(texts, "block-rule-name"), &mut name).changed() {
        *named = Some(Special::RuleName(at, name));
    }
    conditions.or(effects)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> Vec<QuestRule> {
        let written = r#"[
            (when: Setup, if: [NoEnemies], do: [GainXp(1), GainXp(2)]),
            (when: RoundEnds, do: [GainXp(3)]),
        ]"#;
        ron::from_str(written).unwrap()
    }

    #[test]
    fn blocks_are_carried_inside_a_rule_and_into_another() {
        let mut moved = rules();
        land(&mut moved, Landed { what: Carried::Effect(0, 0), rule: 0, before: 2 });
        assert_eq!(moved[0].effects, [QuestEffect::GainXp(2), QuestEffect::GainXp(1)]);
        land(&mut moved, Landed { what: Carried::Effect(0, 1), rule: 1, before: 0 });
        assert_eq!((moved[0].effects.len(), &moved[1].effects[0]), (1, &QuestEffect::GainXp(1)));
        land(&mut moved, Landed { what: Carried::Condition(0, 0), rule: 1, before: 9 });
        assert_eq!((moved[0].only_if.len(), moved[1].only_if.len()), (0, 1));
        land(&mut moved, Landed { what: Carried::Rule(1), rule: 0, before: 0 });
        assert_eq!(moved[0].when, Moment::RoundEnds);
        let before = moved.clone();
        land(&mut moved, Landed { what: Carried::Effect(7, 7), rule: 1, before: 0 });
        assert_eq!(moved, before, "what is not there cannot be carried");
    }

    #[test]
    fn the_rule_that_is_open_stays_open_when_rules_move() {
        assert_eq!(followed(Some(1), Row::Up, 1), Some(0));
        assert_eq!(followed(Some(0), Row::Up, 1), Some(1));
        assert_eq!(followed(Some(2), Row::Remove, 0), Some(1));
        assert_eq!(followed(Some(2), Row::Remove, 2), None);
        assert_eq!(followed(Some(0), Row::Double, 0), Some(0));
        assert_eq!(followed(None, Row::Down, 0), None);
    }
}
