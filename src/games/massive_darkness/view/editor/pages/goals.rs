//! The objectives as blocks, and templates for what people often want.

use super::number_ui;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::Command;
use crate::games::massive_darkness::quest::edit::templates::{Template, Wanted};
use crate::games::massive_darkness::rules::language::quest::Goal;
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::blocks::{
    Carried, Pen, carry, drop_here, goal_ui, handle, row_buttons,
};
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, Sheet, heading, icon_button, sheet};
use crate::tr;
use egui::{RichText, Ui};
use std::sync::Arc;

impl EditorScreen {
    pub(super) fn goals_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        let rules = self.rules.clone();
        let desk = std::mem::take(&mut self.pages.desk);
        let mut goals: Vec<Goal> = quest.goals.clone();
        if goals.is_empty() {
            ui.label(tr!(texts, "editor-no-goal").as_ref());
        }
        let (mut act, mut rects) = (None, Vec::new());
        for (at, goal) in goals.iter_mut().enumerate() {
            let whose = tr!(texts, "rules-goal", number = at as i64 + 1).to_string();
            let pen = Pen { texts, quest: &quest, library: &rules.library, desk: &desk, whose, depth: 0 };
            let is_open = self.pages.goal == Some(at);
            let card = ui.push_id(("goal", at), |ui| {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    ui.horizontal_wrapped(|ui| {
                        handle(ui, &pen, Carried::Goal(at));
                        ui.strong((at + 1).to_string());
                        let (icon, message) = match is_open {
                            true => (Icon::Check, tr!(texts, "rules-close", what = pen.whose.as_str())),
                            false => (Icon::Pencil, tr!(texts, "rules-open", what = pen.whose.as_str())),
                        };
                        if icon_button(ui, icon, &message).clicked() {
                            self.pages.goal = (!is_open).then_some(at);
                        }
                        act = row_buttons(ui, &pen, at, quest.goals.len()).map(|wanted| (wanted, at)).or(act.take());
                    });
                    if is_open {
                        goal_ui(ui, &pen, goal);
                        ui.separator();
                    }
                    ui.label(RichText::new(pen.said().goal(goal)).italics());
                })
                .response
                .rect
            });
            rects.push(card.inner);
        }
        let landed = drop_here(ui, &rects, 0, |carried| matches!(carried, Carried::Goal(_)));
        if let Some((act, at)) = act {
            act.apply(&mut goals, at);
            self.pages.goal = None;
        }
        if let Some((Carried::Goal(from), before)) = landed.map(|landed| (landed.what, landed.before)) {
            carry(&mut goals, from, before);
            self.pages.goal = None;
        }
        self.pages.desk = desk;
        self.settle(texts, (goals != quest.goals).then_some(Command::Goals(goals)));
        heading(ui, &tr!(texts, "editor-goal-new"));
        let chosen = templates_ui(ui, texts, &mut self.pages.count, &quest, &Template::goals());
        self.take_template(texts, chosen);
    }

    /// Does what a template does. The Zone that it may mean is where the keyboard is on the map.
    pub(super) fn take_template(&mut self, texts: &Texts, chosen: Option<Template>) {
        let Some(template) = chosen else { return };
        let languages = Language::ALL.map(|language| (language, texts::of(language)));
        let named = |message: &'static str| {
            let words =
                languages.iter().map(|(language, texts)| (language.code().to_owned(), texts.get(message).to_string()));
            (texts.get(message).to_string(), words.collect())
        };
        let quest = Arc::clone(self.history.current());
        let spot = if self.sheet.spots.contains(&self.cursor) { self.cursor } else { quest.start };
        let wanted = Wanted { count: self.pages.count, spot, named: &named };
        self.command(texts, &template.command(&quest, &wanted));
    }
}

/// Buttons for templates, and how many of what they count.
pub(super) fn templates_ui(
    ui: &mut Ui,
    texts: &Texts,
    count: &mut u8,
    quest: &Quest,
    templates: &[Template],
) -> Option<Template> {
    *count = (*count).max(1);
    let mut chosen = None;
    for template in templates {
        ui.add_enabled_ui(template.fits(quest), |ui| {
            if ui.add(Action::new(Icon::Plus, &texts.get(template.message_id()))).clicked() {
                chosen = Some(*template);
            }
        });
    }
    ui.horizontal(|ui| {
        ui.label(tr!(texts, "editor-goal-count").as_ref());
        number_ui(ui, texts, count, 1..=30);
    });
    if templates.iter().any(|template| template.needs_a_zone(quest)) {
        ui.label(RichText::new(tr!(texts, "rules-zone-hint").as_ref()).weak().small());
    }
    chosen
}
