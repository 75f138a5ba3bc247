//! The objectives.

use super::number_ui;
use crate::app::art::Icon;
use crate::app::editor::EditorScreen;
use crate::app::widgets::{Action, heading, icon_button};
use crate::describe::goal_of_quest;
use crate::engine::massive_darkness::language::quest::Goal;
use crate::engine::massive_darkness::state::TokenKind;
use crate::quest::Quest;
use crate::quest::edit::Command;
use crate::text::Texts;
use crate::tr;
use egui::Ui;

impl EditorScreen {
    pub(super) fn goals_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let mut goals: Vec<Goal> = self.history.current().goals.clone();
        if goals.is_empty() {
            ui.label(tr!(texts, "editor-no-goal").as_ref());
        }
        let mut gone = None;
        for (at, goal) in goals.iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                ui.label(format!("{}. {}", at + 1, goal_of_quest(texts, &self.history.current().words, goal)));
                if icon_button(ui, Icon::Trash, &tr!(texts, "editor-goal-remove", number = at as i64 + 1)).clicked() {
                    gone = Some(at);
                }
            });
        }
        heading(ui, &tr!(texts, "editor-goal-new"));
        let count = &mut self.pages.count;
        *count = (*count).max(1);
        let mut new = None;
        for (id, goal) in templates(self.history.current(), *count) {
            if ui.add(Action::new(Icon::Plus, &texts.get(id))).clicked() {
                new = Some(goal);
            }
        }
        ui.horizontal(|ui| {
            ui.label(tr!(texts, "editor-goal-count").as_ref());
            number_ui(ui, texts, count, 1..=30);
        });
        if let Some(at) = gone {
            goals.remove(at);
        }
        goals.extend(new);
        if goals != self.history.current().goals {
            self.command(texts, &Command::Goals(goals));
        }
    }
}

/// Objectives that can be had at a press.
fn templates(quest: &Quest, count: u8) -> Vec<(&'static str, Goal)> {
    let mut templates = vec![
        ("new-goal-escape", Goal::AllEscape),
        ("new-goal-clear", Goal::ClearBoard),
        ("new-goal-survive", Goal::Survive(u16::from(count))),
    ];
    for (id, kind) in [
        ("new-goal-library", TokenKind::Library),
        ("new-goal-artifact", TokenKind::Artifact),
        ("new-goal-lair", TokenKind::Lair),
        ("new-goal-treasure", TokenKind::Treasure),
    ] {
        let there = quest.tokens.iter().filter(|token| token.kind == kind && !token.fixed).count();
        let wanted = if there == 0 { count } else { there.min(usize::from(u8::MAX)) as u8 };
        templates.push((id, Goal::PickUp(kind, wanted)));
    }
    templates
}
