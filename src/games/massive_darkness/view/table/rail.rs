//! The phase rail: where the round is, and what now.

use super::TableAction;
use super::model::{Rail, TableModel};
use super::sides::Build;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::commands::{BOOK, RULINGS, Situation};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::commands::Command;
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::kit::widgets::{BadgeLook, badge, badge_width, icon_button};
use crate::tr;
use egui::{Label, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo};
use std::sync::Arc;

/// A phase that is not named, in points.
const DOT: f32 = 9.0;

/// How the line is written in the room that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    /// With the names of all phases.
    Whole,
    /// Of the phases only the one is named that runs.
    Short,
    /// Of the phases only that one is there, and of what can be done what is done often; the palette has all of it.
    Brief,
    /// The same, and what can be done stands in a line of its own.
    InTwoLines,
}

/// What stands in the line.
struct Words {
    round: Arc<str>,
    phases: [Arc<str>; 5],
    lifebringer: Arc<str>,
    level: Arc<str>,
}

const BUTTONS: [Command; 5] = [Command::Redo, Command::Undo, RULINGS, Command::Keys, Command::Palette];
/// Those for which there is always room.
const FEW: [Command; 2] = [Command::Undo, Command::Palette];

impl Written {
    fn buttons(self) -> &'static [Command] {
        match self {
            Self::Whole | Self::Short => &BUTTONS,
            Self::Brief | Self::InTwoLines => &FEW,
        }
    }
}

impl Words {
    fn of(texts: &Texts, rail: &Rail) -> Self {
        Self {
            round: tr!(texts, "rail-round", round = i64::from(rail.round)),
            phases: [
                tr!(texts, "phase-heroes"),
                tr!(texts, "phase-enemies"),
                tr!(texts, "phase-experience"),
                tr!(texts, "phase-event"),
                tr!(texts, "phase-end"),
            ],
            lifebringer: tr!(texts, "rail-lifebringer", tokens = i64::from(rail.lifebringer)),
            level: tr!(texts, "rail-level", level = i64::from(rail.level)),
        }
    }

    /// As much of it as has room.
    fn written(&self, ui: &Ui, rail: &Rail) -> Written {
        let theme = Theme::of(ui.ctx());
        let gap = ui.spacing().item_spacing.x;
        let font = TextStyle::Small.resolve(ui.style());
        let plain = |name: &str| {
            ui.painter().layout_no_wrap(name.to_owned(), font.clone(), theme.text.muted.egui()).size().x + gap
        };
        let badge = |name: &str| badge_width(ui, name) + gap;
        let button = theme.sizes.control_height + gap;
        let ends = button + badge(&self.round);
        let doing = |buttons: &[Command]| button * buttons.len() as f32 + badge(&self.lifebringer) + badge(&self.level);
        let phases = |others: &dyn Fn(&str) -> f32| -> f32 {
            let each = self.phases.iter().enumerate();
            each.map(|(at, name)| if at + 1 == rail.step { badge(name) } else { others(name) }).sum()
        };
        let room = ui.available_width();
        if ends + phases(&plain) + doing(&BUTTONS) <= room {
            Written::Whole
        } else if ends + phases(&|_| DOT + gap) + doing(&BUTTONS) <= room {
            Written::Short
        } else if ends + phases(&|_| 0.0) + doing(&FEW) <= room {
            Written::Brief
        } else {
            Written::InTwoLines
        }
    }
}

pub(super) fn rail_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, now: &Situation, actions: &mut Vec<TableAction>) {
    let theme = Theme::of(ui.ctx());
    let offers = now.offers();
    let rail = &model.rail;
    let words = Words::of(texts, rail);
    let written = words.written(ui, rail);
    let mut command = |ui: &mut Ui, command: Command| {
        if offers.button(ui, texts, command) {
            actions.push(TableAction::Command(command));
        }
    };
    let doing = |ui: &mut Ui, command: &mut dyn FnMut(&mut Ui, Command)| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            written.buttons().iter().for_each(|which| command(ui, *which));
            badge(ui, &words.lifebringer, BadgeLook::Success);
            badge(ui, &words.level, BadgeLook::Plain);
        });
    };
    ui.add_space(theme.space(1.0));
    ui.horizontal(|ui| {
        command(ui, if now.is_of_a_book { BOOK } else { Command::Home });
        badge(ui, &words.round, BadgeLook::Plain);
        for (at, phase) in words.phases.iter().enumerate() {
            if at + 1 == rail.step {
                badge(ui, phase, BadgeLook::Plain);
            } else if written == Written::Whole {
                ui.label(RichText::new(phase.as_ref()).color(theme.text.muted.egui()).small());
            } else if written == Written::Short {
                dot_ui(ui, theme, phase);
            }
        }
        if written != Written::InTwoLines {
            doing(ui, &mut command);
        }
    });
    if written == Written::InTwoLines {
        ui.horizontal(|ui| doing(ui, &mut command));
    }
    ui.add_space(theme.space(1.0));
}

/// A phase for whose name there is no room; it is told to whoever points at it.
fn dot_ui(ui: &mut Ui, theme: &Theme, phase: &str) {
    let (rect, said) = ui.allocate_exact_size(Vec2::splat(DOT), Sense::hover());
    ui.painter().circle_filled(rect.center(), DOT / 3.0, theme.text.muted.egui());
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, phase));
    said.on_hover_text(phase);
}

/// Size of the portrait of whoever is asked, in points: usually, and where there is little room.
const PORTRAIT: f32 = 58.0;
const SMALL_PORTRAIT: f32 = 36.0;

/// Who is asked, and the question, above its answers; true when what it belongs to is to be left.
pub(super) fn question_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, build: Build) -> bool {
    let theme = Theme::of(ui.ctx());
    let question = &model.question;
    let mut is_left = false;
    ui.add_space(theme.space(1.0));
    ui.horizontal_top(|ui| {
        let hero = question.hero.and_then(|hero| model.heroes.iter().find(|card| card.hero == hero));
        if let Some(hero) = hero {
            let size = if build == Build::Wide { PORTRAIT } else { SMALL_PORTRAIT };
            portrait_ui(ui, hero.look, size, hero.health.0 > 0);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            if question.leave.is_some() {
                is_left = icon_button(ui, Icon::Undo, &tr!(texts, "question-leave")).clicked();
            }
            ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                let sentence = RichText::new(question.sentence.as_ref()).strong();
                let sentence = if build == Build::Wide { sentence.heading() } else { sentence };
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
