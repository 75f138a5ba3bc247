//! The phase rail: where the round is, and what now.

use super::TableAction;
use super::model::TableModel;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::commands::{BOOK, RULINGS, Situation};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::commands::Command;
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::kit::widgets::{BadgeLook, badge, icon_button};
use crate::tr;
use egui::{Label, RichText, Ui};

pub(super) fn rail_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, now: &Situation, actions: &mut Vec<TableAction>) {
    let theme = Theme::of(ui.ctx());
    let offers = now.offers();
    let mut command = |ui: &mut Ui, command: Command| {
        if offers.button(ui, texts, command) {
            actions.push(TableAction::Command(command));
        }
    };
    ui.add_space(theme.space(1.0));
    ui.horizontal(|ui| {
        command(ui, if now.is_of_a_book { BOOK } else { Command::Home });
        badge(ui, &tr!(texts, "rail-round", round = i64::from(model.rail.round)), BadgeLook::Plain);
        let phases = [
            tr!(texts, "phase-heroes"),
            tr!(texts, "phase-enemies"),
            tr!(texts, "phase-experience"),
            tr!(texts, "phase-event"),
            tr!(texts, "phase-end"),
        ];
        for (at, phase) in phases.iter().enumerate() {
            if at + 1 == model.rail.step {
                badge(ui, phase, BadgeLook::Plain);
            } else {
                ui.label(RichText::new(phase.as_ref()).color(theme.text.muted.egui()).small());
            }
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            for which in [Command::Redo, Command::Undo, RULINGS, Command::Keys, Command::Palette] {
                command(ui, which);
            }
            badge(ui, &tr!(texts, "rail-lifebringer", tokens = i64::from(model.rail.lifebringer)), BadgeLook::Success);
            badge(ui, &tr!(texts, "rail-level", level = i64::from(model.rail.level)), BadgeLook::Plain);
        });
    });
    ui.add_space(theme.space(1.0));
}

/// Size of the portrait of whoever is asked.
const PORTRAIT: f32 = 58.0;

/// Who is asked, and the question, above its answers; true when what it belongs to is to be left.
pub(super) fn question_ui(ui: &mut Ui, texts: &Texts, model: &TableModel) -> bool {
    let theme = Theme::of(ui.ctx());
    let question = &model.question;
    let mut is_left = false;
    ui.add_space(theme.space(1.0));
    ui.horizontal_top(|ui| {
        let hero = question.hero.and_then(|hero| model.heroes.iter().find(|card| card.hero == hero));
        if let Some(hero) = hero {
            portrait_ui(ui, hero.look, PORTRAIT, hero.health.0 > 0);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            if question.leave.is_some() {
                is_left = icon_button(ui, Icon::Undo, &tr!(texts, "question-leave")).clicked();
            }
            ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                let sentence = RichText::new(question.sentence.as_ref()).strong().heading();
                let told = ui.add(Label::new(sentence).wrap());
                mark(ui, "question", told.rect);
                if !question.rule.is_empty() {
                    told.on_hover_ui(|ui| {
                        ui.label(RichText::new(format!("({})", question.rule)).strong().small());
                        ui.label(question.rule_text.as_ref());
                    });
                }
            });
        });
    });
    ui.add_space(theme.space(1.0));
    is_left
}
