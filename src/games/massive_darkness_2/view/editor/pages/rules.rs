//! The rules of the Quest by blocks: objectives, tasks, what follows from them, what happens by itself, what is counted.

use super::super::EditorScreen;
use super::super::blocks::Pickers;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::edit::rename::Named;
use crate::games::massive_darkness_2::rules::quest::{Bring, Happens, Moment, Pay, Quest, Rule, Task};
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::widgets::{RowAct, RowButtons, heading};
use crate::tr;
use egui::{CollapsingHeader, DragValue, Ui};
use std::sync::Arc;

/// Another Quest, and what that is called among the steps.
struct Change(Quest, MessageId);

impl EditorScreen {
    pub(super) fn rules_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        let pickers = Pickers::of(&quest, Blocks::of(&quest, texts));
        let mut change = None;
        heading(ui, &tr!(texts, "part-goals"));
        change = goals_ui(ui, texts, &quest, &pickers).or(change);
        heading(ui, &tr!(texts, "part-tasks"));
        change = self.tasks_ui(ui, texts, &quest, &pickers).or(change);
        heading(ui, &tr!(texts, "part-rules"));
        change = consequences_ui(ui, texts, &quest, &pickers).or(change);
        heading(ui, &tr!(texts, "part-moments"));
        change = moments_ui(ui, texts, &quest, &pickers).or(change);
        heading(ui, &tr!(texts, "part-counters"));
        change = self.counters_ui(ui, texts, &quest, &pickers).or(change);
        if let Some(Change(quest, step)) = change {
            // A number is dragged in many small steps, which are one.
            let merge = if pickers.only_number.get() { Merge::With(step) } else { Merge::Never };
            self.step(texts, step, merge, quest);
        }
    }

    fn tasks_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, pickers: &Pickers<'_>) -> Option<Change> {
        let mut new = quest.clone();
        let (mut is_new, mut act) = (false, None);
        for (at, task) in quest.tasks.iter().enumerate() {
            let name = pickers.blocks.name("task", &task.name);
            let head = CollapsingHeader::new(name.as_ref()).id_salt(("md2-task", at));
            head.show(ui, |ui| {
                ui.label(pickers.blocks.task(task));
                self.name_field(ui, texts, &format!("task-{}", task.name), &name);
                let one = &mut new.tasks[at];
                is_new |= pickers.token_ui(ui, &format!("md2-task-at-{at}"), &mut one.at);
                is_new |= pickers.pay_ui(ui, &format!("md2-task-pay-{at}"), &mut one.pay);
                is_new |= pickers.needs_ui(ui, &format!("md2-task-{at}"), &mut one.needs);
                is_new |= pickers.brings_ui(ui, &format!("md2-task-{at}"), &mut one.r#do);
                ui.horizontal(|ui| act = row_ui(ui, texts, at, quest.tasks.len()).map(|act| (act, at)).or(act));
            });
        }
        if ui.button(tr!(texts, "rules-md2-add-task").as_ref()).clicked() {
            let tokens = Named::Token.all(quest);
            let unused = tokens.iter().find(|kind| quest.tasks.iter().all(|task| task.at.as_ref() != Some(*kind)));
            let name = Named::Task.free(quest, unused.or(tokens.first()).map_or("task", String::as_str));
            new.tasks.push(Task { name, at: unused.cloned(), pay: Pay::Point, needs: Vec::new(), r#do: Vec::new() });
            is_new = true;
        }
        changed(new, quest, is_new, act, |quest| &mut quest.tasks, "step-md2-tasks")
    }

    fn counters_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, pickers: &Pickers<'_>) -> Option<Change> {
        let mut new = quest.clone();
        let (mut is_new, mut act) = (false, None);
        for (at, (name, begin)) in quest.counters.iter().enumerate() {
            let shown = pickers.blocks.name("counter", name);
            ui.horizontal(|ui| {
                let mut number = *begin;
                let drag = ui.add(DragValue::new(&mut number).range(0..=99).speed(0.1));
                ui.ctx().accesskit_node_builder(drag.id, |node| node.set_label(shown.as_ref()));
                if drag.changed() {
                    pickers.only_number.set(true);
                    new.counters[at].1 = number;
                    is_new = true;
                }
                act = row_ui(ui, texts, at, quest.counters.len()).map(|act| (act, at)).or(act);
            });
            self.name_field(ui, texts, &format!("counter-{name}"), &shown);
        }
        if ui.button(tr!(texts, "rules-md2-add-counter").as_ref()).clicked() {
            new.counters.push((Named::Counter.free(quest, "counter"), 0));
            is_new = true;
        }
        changed(new, quest, is_new, act, |quest| &mut quest.counters, "step-md2-counters")
    }
}

fn goals_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, pickers: &Pickers<'_>) -> Option<Change> {
    let mut new = quest.clone();
    let (mut is_new, mut act) = (false, None);
    for (at, goal) in new.goals.iter_mut().enumerate() {
        ui.horizontal(|ui| {
            is_new |= pickers.goal_ui(ui, &format!("md2-goal-{at}"), goal);
            act = row_ui(ui, texts, at, 1).map(|act| (act, at)).or(act);
        });
    }
    if ui.button(tr!(texts, "rules-md2-add-goal").as_ref()).clicked() {
        new.goals.extend(pickers.first_goal());
        is_new = true;
    }
    changed(new, quest, is_new, act, |quest| &mut quest.goals, "step-md2-goals")
}

fn consequences_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, pickers: &Pickers<'_>) -> Option<Change> {
    let mut new = quest.clone();
    let (mut is_new, mut act) = (false, None);
    for (at, rule) in quest.rules.iter().enumerate() {
        CollapsingHeader::new(pickers.blocks.rule(rule)).id_salt(("md2-rule", at)).show(ui, |ui| {
            let one = &mut new.rules[at];
            ui.horizontal(|ui| {
                is_new |= pickers.task_ui(ui, &format!("md2-rule-task-{at}"), &mut one.when.0);
                is_new |= pickers.times_ui(ui, &mut one.when.1);
            });
            is_new |= pickers.brings_ui(ui, &format!("md2-rule-{at}"), &mut one.r#do);
            ui.horizontal(|ui| act = row_ui(ui, texts, at, quest.rules.len()).map(|act| (act, at)).or(act));
        });
    }
    let first = quest.tasks.first();
    ui.add_enabled_ui(first.is_some(), |ui| {
        if ui.button(tr!(texts, "rules-md2-add-rule").as_ref()).clicked()
            && let Some(task) = first
        {
            new.rules.push(Rule { when: (task.name.clone(), 1), r#do: vec![Bring::XpForAll(3)] });
            is_new = true;
        }
    });
    changed(new, quest, is_new, act, |quest| &mut quest.rules, "step-md2-rules")
}

fn moments_ui(ui: &mut Ui, texts: &Texts, quest: &Quest, pickers: &Pickers<'_>) -> Option<Change> {
    let mut new = quest.clone();
    let (mut is_new, mut act) = (false, None);
    for (at, moment) in quest.moments.iter().enumerate() {
        CollapsingHeader::new(pickers.blocks.moment(moment)).id_salt(("md2-moment", at)).show(ui, |ui| {
            let one = &mut new.moments[at];
            is_new |= pickers.happens_ui(ui, &format!("md2-moment-when-{at}"), &mut one.when);
            is_new |= pickers.token_ui(ui, &format!("md2-moment-at-{at}"), &mut one.at);
            is_new |= pickers.needs_ui(ui, &format!("md2-moment-{at}"), &mut one.needs);
            is_new |= pickers.brings_ui(ui, &format!("md2-moment-{at}"), &mut one.r#do);
            ui.horizontal(|ui| act = row_ui(ui, texts, at, quest.moments.len()).map(|act| (act, at)).or(act));
        });
    }
    if ui.button(tr!(texts, "rules-md2-add-moment").as_ref()).clicked() {
        let brings = vec![Bring::Spawn(None)];
        new.moments.push(Moment { when: Happens::Revealed, at: None, needs: Vec::new(), r#do: brings });
        is_new = true;
    }
    changed(new, quest, is_new, act, |quest| &mut quest.moments, "step-md2-moments")
}

fn row_ui(ui: &mut Ui, texts: &Texts, at: usize, count: usize) -> Option<RowAct> {
    let (up, down) = (tr!(texts, "rules-md2-up"), tr!(texts, "rules-md2-down"));
    let remove = tr!(texts, "rules-md2-remove");
    RowButtons { at, count, up: &up, down: &down, remove: &remove }.ui(ui)
}

/// What has become of a list, if anything has.
fn changed<T: Clone>(
    mut new: Quest,
    before: &Quest,
    is_new: bool,
    act: Option<(RowAct, usize)>,
    list: impl Fn(&mut Quest) -> &mut Vec<T>,
    step: MessageId,
) -> Option<Change> {
    if let Some((act, at)) = act {
        act.apply(list(&mut new), at);
    }
    (is_new || act.is_some() && new != *before).then_some(Change(new, step))
}
