//! The words of rules as pickers: whole sentences are chosen from a list of all that the Quest has names for, numbers stand beside
//! them.

use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::edit::rename::Named;
use crate::games::massive_darkness_2::rules::quest::{Bring, Goal, Happens, Need, Opening, Pay, Quest};
use crate::kit::art::Icon;
use crate::kit::widgets::{drop_down, icon_button};
use crate::tr;
use egui::{ComboBox, DragValue, Ui};
use std::cell::Cell;
use std::sync::Arc;

/// The greatest number in a rule.
const MOST: u8 = 99;

/// What can be chosen in the rules of a Quest, with its words.
pub(super) struct Pickers<'t> {
    pub(super) blocks: Blocks<'t>,
    needs: Vec<Need<String>>,
    brings: Vec<Bring<String>>,
    goals: Vec<Goal<String>>,
    tokens: Vec<String>,
    tasks: Vec<String>,
    /// Only a number has changed, which somebody may still be dragging.
    pub(super) only_number: Cell<bool>,
}

impl<'t> Pickers<'t> {
    /// Those of a Quest.
    pub(super) fn of(quest: &'t Quest, blocks: Blocks<'t>) -> Self {
        let [tokens, tasks, counters, gates] =
            [Named::Token, Named::Task, Named::Counter, Named::Gate].map(|kind| kind.all(quest));
        let each = |names: &[String], make: &dyn Fn(String) -> Need<String>| -> Vec<Need<String>> {
            names.iter().cloned().map(make).collect()
        };
        let mut needs = each(&tasks, &|task| Need::Did(task, 1));
        needs.extend(each(&tokens, &Need::Carries));
        needs.extend(each(&tokens, &Need::NobodyCarries));
        needs.extend(each(&tokens, &Need::CarriersHere));
        needs.extend(each(&tokens, &Need::Lies));
        needs.extend(each(&tokens, &Need::NoneLies));
        needs.extend(each(&counters, &|counter| Need::PerHero(counter, 1)));
        needs.extend([Need::WithBound, Need::Fighting, Need::Bears]);
        let of = |names: &[String], make: &dyn Fn(String) -> Bring<String>| -> Vec<Bring<String>> {
            names.iter().cloned().map(make).collect()
        };
        let mut brings = vec![Bring::Take, Bring::Remove, Bring::Xp(3), Bring::XpForAll(3), Bring::Leave];
        brings.extend(of(&gates, &Bring::OpenGate));
        brings.extend(of(&tokens, &Bring::Become));
        brings.extend(of(&counters, &|counter| Bring::Count(counter, 1)));
        brings.extend(of(&counters, &Bring::Drain));
        brings.extend([Bring::Spawn(None), Bring::Spawn(Some(1)), Bring::SpawnArmed, Bring::ClearBound]);
        brings.extend(of(&tokens, &Bring::PutOnBound));
        brings.extend(of(&tokens, &Bring::Risk));
        brings.extend([Bring::OfferEnd, Bring::Lose]);
        let mut goals: Vec<Goal<String>> = tasks.iter().cloned().map(|task| Goal::Did(task, 1)).collect();
        goals.extend([Goal::AllLeft, Goal::BoundKilled(1), Goal::BossKilled]);
        Self { blocks, needs, brings, goals, tokens, tasks, only_number: Cell::new(false) }
    }

    /// A list from which one is chosen; true when it has changed.
    fn pick<T: Clone>(
        &self,
        ui: &mut Ui,
        (salt, name): (&str, &str),
        offered: &[T],
        chosen: &mut T,
        same: impl Fn(&T, &T) -> bool,
        say: impl Fn(&T) -> Arc<str>,
    ) -> bool {
        let mut is_new = false;
        let shown = say(chosen);
        let width = (ui.available_width() - 90.0).max(120.0);
        let list = ComboBox::from_id_salt(salt).selected_text(shown.as_ref()).width(width).truncate();
        let response = drop_down(ui, list, |ui| {
            for one in offered {
                let is_chosen = same(one, chosen);
                if ui.selectable_label(is_chosen, say(one).as_ref()).clicked() && !is_chosen {
                    *chosen = one.clone();
                    is_new = true;
                }
            }
        });
        let label = format!("{name}: {shown}");
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.as_str()));
        is_new
    }

    fn number(&self, ui: &mut Ui, number: Option<&mut u8>) -> bool {
        let Some(number) = number else { return false };
        let drag = ui.add(DragValue::new(number).range(0..=MOST).speed(0.1));
        let name = tr!(self.blocks.texts, "rules-md2-number");
        ui.ctx().accesskit_node_builder(drag.id, |node| node.set_label(name.as_ref()));
        self.only_number.set(self.only_number.get() | drag.changed());
        drag.changed()
    }

    /// What must be so, one line each, and a button for one more.
    pub(super) fn needs_ui(&self, ui: &mut Ui, salt: &str, needs: &mut Vec<Need<String>>) -> bool {
        let texts = self.blocks.texts;
        let name = tr!(texts, "rules-md2-need");
        let (mut is_new, mut gone) = (false, None);
        for (at, need) in needs.iter_mut().enumerate() {
            ui.horizontal(|ui| {
                let salt = format!("{salt}-need-{at}");
                is_new |= self.pick(ui, (&salt, &name), &self.needs, need, same_need, |need| self.blocks.need(need));
                is_new |= self.number(ui, number_of_need(need));
                if icon_button(ui, Icon::Close, &tr!(texts, "rules-md2-remove")).clicked() {
                    gone = Some(at);
                }
            });
        }
        if ui.button(tr!(texts, "rules-md2-add-need").as_ref()).clicked()
            && let Some(first) = self.needs.first()
        {
            needs.push(first.clone());
            is_new = true;
        }
        if let Some(at) = gone {
            needs.remove(at);
        }
        is_new || gone.is_some()
    }

    /// What it brings, one line each, and a button for one more.
    pub(super) fn brings_ui(&self, ui: &mut Ui, salt: &str, brings: &mut Vec<Bring<String>>) -> bool {
        let texts = self.blocks.texts;
        let name = tr!(texts, "rules-md2-bring");
        let (mut is_new, mut gone) = (false, None);
        for (at, bring) in brings.iter_mut().enumerate() {
            ui.horizontal(|ui| {
                let salt = format!("{salt}-bring-{at}");
                is_new |=
                    self.pick(ui, (&salt, &name), &self.brings, bring, same_bring, |bring| self.blocks.bring(bring));
                is_new |= self.number(ui, number_of_bring(bring));
                if icon_button(ui, Icon::Close, &tr!(texts, "rules-md2-remove")).clicked() {
                    gone = Some(at);
                }
            });
        }
        if ui.button(tr!(texts, "rules-md2-add-bring").as_ref()).clicked()
            && let Some(first) = self.brings.first()
        {
            brings.push(first.clone());
            is_new = true;
        }
        if let Some(at) = gone {
            brings.remove(at);
        }
        is_new || gone.is_some()
    }

    /// An objective.
    pub(super) fn goal_ui(&self, ui: &mut Ui, salt: &str, goal: &mut Goal<String>) -> bool {
        let name = tr!(self.blocks.texts, "rules-md2-goal");
        let is_new = self.pick(ui, (salt, &name), &self.goals, goal, same_goal, |goal| self.blocks.goal(goal));
        let number = match goal {
            Goal::Did(_, times) | Goal::BoundKilled(times) => Some(times),
            Goal::AllLeft | Goal::BossKilled => None,
        };
        is_new | self.number(ui, number)
    }

    /// The first objective that can be chosen.
    pub(super) fn first_goal(&self) -> Option<Goal<String>> {
        self.goals.first().cloned()
    }

    /// At which kind of tokens, or anywhere.
    pub(super) fn token_ui(&self, ui: &mut Ui, salt: &str, at: &mut Option<String>) -> bool {
        let texts = self.blocks.texts;
        let name = tr!(texts, "rules-md2-at");
        let offered: Vec<Option<String>> = std::iter::once(None).chain(self.tokens.iter().cloned().map(Some)).collect();
        let say = |at: &Option<String>| match at {
            Some(kind) => self.blocks.name("mark", kind),
            None => tr!(texts, "rules-md2-anywhere"),
        };
        self.pick(ui, (salt, &name), &offered, at, PartialEq::eq, say)
    }

    /// A task, by its name.
    pub(super) fn task_ui(&self, ui: &mut Ui, salt: &str, task: &mut String) -> bool {
        let name = tr!(self.blocks.texts, "rules-md2-task");
        self.pick(ui, (salt, &name), &self.tasks, task, PartialEq::eq, |task| self.blocks.name("task", task))
    }

    /// What is paid.
    pub(super) fn pay_ui(&self, ui: &mut Ui, salt: &str, pay: &mut Pay) -> bool {
        let name = tr!(self.blocks.texts, "rules-md2-pay");
        let offered = [Pay::Point, Pay::PointAnyway, Pay::Action];
        self.pick(ui, (salt, &name), &offered, pay, PartialEq::eq, |pay| self.blocks.pay(*pay))
    }

    /// How a special door opens.
    pub(super) fn opening_ui(&self, ui: &mut Ui, salt: &str, opening: &mut Opening) -> bool {
        let name = tr!(self.blocks.texts, "rules-md2-opening");
        let offered = [Opening::ByRule, Opening::ByHeroes, Opening::TileClear];
        self.pick(ui, (salt, &name), &offered, opening, PartialEq::eq, |opening| self.blocks.opening(*opening))
    }

    /// When something happens by itself.
    pub(super) fn happens_ui(&self, ui: &mut Ui, salt: &str, when: &mut Happens) -> bool {
        let name = tr!(self.blocks.texts, "rules-md2-when");
        self.pick(ui, (salt, &name), &Happens::ALL, when, PartialEq::eq, |when| self.blocks.happens(*when))
    }

    /// How often.
    pub(super) fn times_ui(&self, ui: &mut Ui, times: &mut u8) -> bool {
        self.number(ui, Some(times))
    }
}

fn number_of_need(need: &mut Need<String>) -> Option<&mut u8> {
    match need {
        Need::Did(_, number) | Need::PerHero(_, number) => Some(number),
        _ => None,
    }
}

fn number_of_bring(bring: &mut Bring<String>) -> Option<&mut u8> {
    match bring {
        Bring::Xp(number) | Bring::XpForAll(number) | Bring::Count(_, number) | Bring::Spawn(Some(number)) => {
            Some(number)
        }
        _ => None,
    }
}

/// The same but for its number.
fn same_need(one: &Need<String>, other: &Need<String>) -> bool {
    let (mut one, mut other) = (one.clone(), other.clone());
    number_of_need(&mut one).into_iter().for_each(|number| *number = 0);
    number_of_need(&mut other).into_iter().for_each(|number| *number = 0);
    one == other
}

fn same_bring(one: &Bring<String>, other: &Bring<String>) -> bool {
    let (mut one, mut other) = (one.clone(), other.clone());
    number_of_bring(&mut one).into_iter().for_each(|number| *number = 0);
    number_of_bring(&mut other).into_iter().for_each(|number| *number = 0);
    one == other
}

fn same_goal(one: &Goal<String>, other: &Goal<String>) -> bool {
    match (one, other) {
        (Goal::Did(one, _), Goal::Did(other, _)) => one == other,
        (Goal::BoundKilled(_), Goal::BoundKilled(_)) => true,
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::content::CoreBox;
    use crate::games::massive_darkness_2::texts;
    use crate::house::text::Language;

    /// Everything that stands in the Quests of the box can be picked, too.
    #[test]
    fn whatever_stands_in_a_quest_of_the_box_can_be_picked() {
        let (all, texts) = (CoreBox::open().expect("the box"), texts::of(Language::English));
        for quest in all.quests.iter() {
            let pickers = Pickers::of(quest, Blocks::of(quest, &texts));
            let needs = quest.tasks.iter().flat_map(|task| &task.needs);
            let needs = needs.chain(quest.moments.iter().flat_map(|moment| &moment.needs));
            for need in needs.chain(quest.doors.iter().flat_map(|door| &door.needs)) {
                assert!(pickers.needs.iter().any(|known| same_need(known, need)), "{}: {need:?}", quest.id);
            }
            let brings = quest.tasks.iter().flat_map(|task| &task.r#do);
            let brings = brings.chain(quest.rules.iter().flat_map(|rule| &rule.r#do));
            for bring in brings.chain(quest.moments.iter().flat_map(|moment| &moment.r#do)) {
                assert!(pickers.brings.iter().any(|known| same_bring(known, bring)), "{}: {bring:?}", quest.id);
            }
            for goal in &quest.goals {
                assert!(pickers.goals.iter().any(|known| same_goal(known, goal)), "{}: {goal:?}", quest.id);
            }
        }
    }
}
