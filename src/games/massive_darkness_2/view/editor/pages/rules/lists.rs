//! Lists of rules: each rule is a sentence that opens, and its row has buttons to move and remove it.

use super::super::super::EditorScreen;
use super::{Change, Drawn};
use crate::games::massive_darkness_2::edit::rename::Named;
use crate::games::massive_darkness_2::rules::quest::{Bring, Happens, Moment, Pay, Quest, Rule, Task};
use crate::kernel::game::MessageId;
use crate::kit::widgets::{RowAct, RowButtons};
use crate::tr;
use egui::{CollapsingHeader, Ui};

/// So much XP brings a consequence of which nobody has said anything yet.
const XP: u8 = 3;
/// A counter begins with so much at most.
const MOST_COUNTED: u8 = 99;

impl Drawn<'_> {
    pub(super) fn goals_ui(&self, ui: &mut Ui) -> Option<Change> {
        const STEP: MessageId = "step-md2-goals";
        let Self { quest, made, pickers, texts } = *self;
        let mut change = None;
        for (at, (goal, words)) in quest.goals.iter().zip(&made.written.goals).enumerate() {
            ui.horizontal(|ui| {
                let buttons = if quest.goals.len() > 1 { 3 } else { 1 };
                if let Some(new) = pickers.goal_ui(ui, &format!("md2-goal-{at}"), goal, words, buttons) {
                    change = Some(Change::of(quest, STEP, |quest| quest.goals[at] = new));
                }
                change = self.row_ui(ui, STEP, at, quest.goals.len(), |quest| &mut quest.goals).or(change.take());
            });
        }
        if ui.button(tr!(texts, "rules-md2-add-goal").as_ref()).clicked() {
            change = Some(Change::of(quest, STEP, |quest| quest.goals.extend(pickers.first_goal())));
        }
        change
    }

    pub(super) fn consequences_ui(&self, ui: &mut Ui) -> Option<Change> {
        const STEP: MessageId = "step-md2-rules";
        let Self { quest, made, pickers, texts } = *self;
        let mut change = None;
        for (at, (rule, words)) in quest.rules.iter().zip(&made.written.rules).enumerate() {
            let put = |new: Rule<String>| Change::of(quest, STEP, |quest| quest.rules[at] = new);
            CollapsingHeader::new(words.name.as_ref()).id_salt(("md2-rule", at)).show(ui, |ui| {
                ui.horizontal(|ui| {
                    let (task, times) = &rule.when;
                    if let Some(task) = pickers.task_ui(ui, &format!("md2-rule-task-{at}"), task) {
                        change = Some(put(Rule { when: (task, *times), ..rule.clone() }));
                    }
                    if let Some(times) = pickers.times_ui(ui, *times) {
                        change = Some(put(Rule { when: (task.clone(), times), ..rule.clone() }));
                    }
                });
                if let Some(brings) = pickers.brings_ui(ui, &format!("md2-rule-{at}"), &rule.r#do, &words.brings) {
                    change = Some(put(Rule { r#do: brings, ..rule.clone() }));
                }
                ui.horizontal(|ui| {
                    change = self.row_ui(ui, STEP, at, quest.rules.len(), |quest| &mut quest.rules).or(change.take());
                });
            });
            ui.weak(&words.sentence);
        }
        let first = quest.tasks.first();
        ui.add_enabled_ui(first.is_some(), |ui| {
            if ui.button(tr!(texts, "rules-md2-add-rule").as_ref()).clicked()
                && let Some(task) = first
            {
                let rule = Rule { when: (task.name.clone(), 1), r#do: vec![Bring::XpForAll(XP)] };
                change = Some(Change::of(quest, STEP, |quest| quest.rules.push(rule)));
            }
        });
        change
    }

    pub(super) fn moments_ui(&self, ui: &mut Ui) -> Option<Change> {
        const STEP: MessageId = "step-md2-moments";
        let Self { quest, made, pickers, texts } = *self;
        let mut change = None;
        for (at, (moment, words)) in quest.moments.iter().zip(&made.written.moments).enumerate() {
            let put = |new: Moment<String>| Change::of(quest, STEP, |quest| quest.moments[at] = new);
            let salt = format!("md2-moment-{at}");
            CollapsingHeader::new(words.name.as_ref()).id_salt(("md2-moment", at)).show(ui, |ui| {
                if let Some(when) = pickers.happens_ui(ui, &format!("{salt}-when"), moment.when) {
                    change = Some(put(Moment { when, ..moment.clone() }));
                }
                if let Some(at) = pickers.place_ui(ui, &format!("{salt}-at"), &moment.at) {
                    change = Some(put(Moment { at, ..moment.clone() }));
                }
                if let Some(needs) = pickers.needs_ui(ui, &salt, &moment.needs, &words.needs) {
                    change = Some(put(Moment { needs, ..moment.clone() }));
                }
                if let Some(brings) = pickers.brings_ui(ui, &salt, &moment.r#do, &words.brings) {
                    change = Some(put(Moment { r#do: brings, ..moment.clone() }));
                }
                ui.horizontal(|ui| {
                    let row = self.row_ui(ui, STEP, at, quest.moments.len(), |quest| &mut quest.moments);
                    change = row.or(change.take());
                });
            });
            ui.weak(&words.sentence);
        }
        if ui.button(tr!(texts, "rules-md2-add-moment").as_ref()).clicked() {
            let brings = vec![Bring::Spawn(None)];
            let moment = Moment { when: Happens::Revealed, at: None, needs: Vec::new(), r#do: brings };
            change = Some(Change::of(quest, STEP, |quest| quest.moments.push(moment)));
        }
        change
    }

    /// The buttons of a row, and what they do to its list.
    fn row_ui<T: Clone>(
        &self,
        ui: &mut Ui,
        step: MessageId,
        at: usize,
        count: usize,
        list: impl FnOnce(&mut Quest) -> &mut Vec<T>,
    ) -> Option<Change> {
        let texts = self.texts;
        let (up, down) = (tr!(texts, "rules-md2-up"), tr!(texts, "rules-md2-down"));
        let remove = tr!(texts, "rules-md2-remove");
        let act: RowAct = RowButtons { at, count, up: &up, down: &down, remove: &remove }.ui(ui)?;
        Some(Change::of(self.quest, step, |quest| act.apply(list(quest), at)))
    }
}

impl EditorScreen {
    pub(super) fn tasks_ui(&mut self, ui: &mut Ui, drawn: &Drawn<'_>) -> Option<Change> {
        const STEP: MessageId = "step-md2-tasks";
        let Drawn { quest, made, pickers, texts } = *drawn;
        let mut change = None;
        for (at, (task, words)) in quest.tasks.iter().zip(&made.written.tasks).enumerate() {
            let put = |new: Task<String>| Change::of(quest, STEP, |quest| quest.tasks[at] = new);
            let salt = format!("md2-task-{at}");
            CollapsingHeader::new(words.name.as_ref()).id_salt(("md2-task", at)).show(ui, |ui| {
                self.name_field(ui, texts, &format!("task-{}", task.name), &words.name);
                if let Some(at) = pickers.place_ui(ui, &format!("{salt}-at"), &task.at) {
                    change = Some(put(Task { at, ..task.clone() }));
                }
                if let Some(pay) = pickers.pay_ui(ui, &format!("{salt}-pay"), task.pay) {
                    change = Some(put(Task { pay, ..task.clone() }));
                }
                if let Some(needs) = pickers.needs_ui(ui, &salt, &task.needs, &words.needs) {
                    change = Some(put(Task { needs, ..task.clone() }));
                }
                if let Some(brings) = pickers.brings_ui(ui, &salt, &task.r#do, &words.brings) {
                    change = Some(put(Task { r#do: brings, ..task.clone() }));
                }
                ui.horizontal(|ui| {
                    let row = drawn.row_ui(ui, STEP, at, quest.tasks.len(), |quest| &mut quest.tasks);
                    change = row.or(change.take());
                });
            });
            ui.weak(&words.sentence);
        }
        if ui.button(tr!(texts, "rules-md2-add-task").as_ref()).clicked() {
            let tokens = Named::Token.all(quest);
            let unused = tokens.iter().find(|kind| quest.tasks.iter().all(|task| task.at.as_ref() != Some(*kind)));
            let name = Named::Task.free(quest, unused.or(tokens.first()).map_or("task", String::as_str));
            let task = Task { name, at: unused.cloned(), pay: Pay::Point, needs: Vec::new(), r#do: Vec::new() };
            change = Some(Change::of(quest, STEP, |quest| quest.tasks.push(task)));
        }
        change
    }

    pub(super) fn counters_ui(&mut self, ui: &mut Ui, drawn: &Drawn<'_>) -> Option<Change> {
        const STEP: MessageId = "step-md2-counters";
        let Drawn { quest, made, pickers, texts } = *drawn;
        let mut change = None;
        for (at, ((name, begin), shown)) in quest.counters.iter().zip(&made.written.counters).enumerate() {
            ui.horizontal(|ui| {
                if let Some(number) = pickers.number(ui, "rules-md2-begins", *begin, MOST_COUNTED) {
                    change = Some(Change::of(quest, STEP, |quest| quest.counters[at].1 = number));
                }
                let row = drawn.row_ui(ui, STEP, at, quest.counters.len(), |quest| &mut quest.counters);
                change = row.or(change.take());
            });
            self.name_field(ui, texts, &format!("counter-{name}"), shown);
        }
        if ui.button(tr!(texts, "rules-md2-add-counter").as_ref()).clicked() {
            let name = Named::Counter.free(quest, "counter");
            change = Some(Change::of(quest, STEP, |quest| quest.counters.push((name, 0))));
        }
        change
    }
}
