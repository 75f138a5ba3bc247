//! Beside the map: what is picked, the quest itself, its objectives, what is wrong with it, what was done.

use super::EditorScreen;
use super::sheet::STOREYS;
use crate::app::art::Icon;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, heading, icon_button, text_field};
use crate::describe::{goal_of_quest, token};
use crate::engine::massive_darkness::language::quest::Goal;
use crate::engine::massive_darkness::state::TokenKind;
use crate::quest::edit::command::Way;
use crate::quest::edit::thing::joins;
use crate::quest::edit::{Command, Thing};
use crate::quest::lint::Weight;
use crate::quest::model::{PlacedDoor, Quest};
use crate::quest::problem::Problem;
use crate::text::{Language, Texts};
use crate::tr;
use crate::wrong::Wrong as _;
use egui::{RichText, ScrollArea, TextEdit, Ui};

/// A page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// What is picked, and the quest itself.
    #[default]
    About,
    /// Objectives.
    Goals,
    /// Problems.
    Problems,
    /// What was done.
    History,
}

/// What is being written.
#[derive(Default)]
pub(super) struct Fields {
    /// A count for a new objective.
    count: u8,
}

impl EditorScreen {
    pub(super) fn pages_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let problems = self.sheet.problems.len() + self.sheet.advice.len();
        let pages = [
            (Page::About, tr!(texts, "editor-about")),
            (Page::Goals, tr!(texts, "editor-goals")),
            (Page::Problems, tr!(texts, "editor-problems", count = problems as i64)),
            (Page::History, tr!(texts, "page-undo")),
        ];
        ui.horizontal_wrapped(|ui| {
            for (which, name) in pages {
                if ui.selectable_label(self.page == which, name.as_ref()).clicked() {
                    self.page = which;
                }
            }
        });
        ScrollArea::vertical().id_salt(("editor-page", self.page as u8)).auto_shrink([false, false]).show(ui, |ui| {
            match self.page {
                Page::About => self.about_ui(ui, texts),
                Page::Goals => self.goals_ui(ui, texts),
                Page::Problems => self.problems_ui(ui, texts),
                Page::History => self.history_ui(ui, texts),
            }
        });
    }

    fn about_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.picked_ui(ui, texts);
        heading(ui, &tr!(texts, "editor-quest"));
        let mut commands = Vec::new();
        let quest = self.history.current();
        for language in Language::ALL {
            let code = language.code();
            let mut title = quest.title.get(code).cloned().unwrap_or_default();
            let name = tr!(texts, "editor-title-in", language = texts.get(language.message_id()).as_ref());
            ui.label(name.as_ref());
            if text_field(ui, &name, "", &mut title).changed() {
                commands.push(Command::Title(code.to_owned(), title));
            }
            let mut story = quest.story.get(code).cloned().unwrap_or_default();
            let name = tr!(texts, "editor-story-in", language = texts.get(language.message_id()).as_ref());
            let field = ui.add(TextEdit::multiline(&mut story).desired_rows(2).hint_text(name.as_ref()));
            ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name.as_ref()));
            if field.changed() {
                commands.push(Command::Story(code.to_owned(), story));
            }
        }
        ui.horizontal(|ui| {
            ui.label(tr!(texts, "editor-start-level").as_ref());
            let mut level = quest.start_level;
            if number_ui(ui, texts, &mut level, 1..=5) {
                commands.push(Command::StartLevel(level));
            }
        });
        let storeys = quest.tiles.iter().map(|tile| tile.at.storey).max().unwrap_or(0).saturating_add(2).min(STOREYS);
        ui.horizontal(|ui| {
            ui.label(tr!(texts, "editor-storey").as_ref());
            for storey in 0..storeys {
                if ui.selectable_label(self.storey == storey, (storey + 1).to_string()).clicked() {
                    self.storey = storey;
                    self.cursor.storey = storey;
                    self.picked.clear();
                    self.view.camera = crate::app::board::map::Camera::default();
                }
            }
        });
        if !quest.rules.is_empty() {
            ui.label(tr!(texts, "editor-rules-kept", count = quest.rules.len() as i64).as_ref());
        }
        for command in commands {
            self.command(texts, &command);
        }
    }

    fn picked_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "editor-picked"));
        if self.picked.is_empty() {
            ui.label(RichText::new(tr!(texts, "editor-nothing-picked").as_ref()).weak());
            return;
        }
        for thing in &self.picked {
            ui.label(self.thing_name(texts, thing));
        }
        let mut commands = Vec::new();
        if let [Thing::Door(a, b)] = self.picked[..]
            && let Some(door) = self.history.current().doors.iter().find(|door| joins((door.from, door.to), (a, b)))
        {
            door_ui(ui, texts, door, &mut commands);
        }
        let has_tile = self.picked.iter().any(|thing| matches!(thing, Thing::Tile(_)));
        let mut turned = None;
        let mut copied = false;
        ui.horizontal_wrapped(|ui| {
            if has_tile {
                if icon_button(ui, Icon::Redo, &tr!(texts, "editor-turn")).clicked() {
                    turned = Some(Way::Clockwise);
                }
                if icon_button(ui, Icon::Undo, &tr!(texts, "editor-turn-back")).clicked() {
                    turned = Some(Way::Back);
                }
                if icon_button(ui, Icon::Transmute, &tr!(texts, "editor-flip")).clicked() {
                    commands.push(Command::Flip(self.picked.clone()));
                }
                copied = icon_button(ui, Icon::Copy, &tr!(texts, "editor-duplicate")).clicked();
            }
            if icon_button(ui, Icon::Trash, &tr!(texts, "editor-remove")).clicked() {
                commands.push(Command::Remove(self.picked.clone()));
            }
        });
        if let Some(way) = turned {
            commands.push(Command::Turn(self.picked.clone(), way));
        }
        if copied {
            self.duplicate(texts);
        }
        for command in commands {
            self.command(texts, &command);
        }
    }

    fn thing_name(&self, texts: &Texts, thing: &Thing) -> String {
        let quest = self.history.current();
        let what = match thing {
            Thing::Tile(at) => {
                let id = quest.tiles.iter().find(|tile| tile.at == *at).map_or("", |tile| tile.tile.as_str());
                tr!(texts, "tool-tile", tile = id)
            }
            Thing::Door(..) => tr!(texts, "tool-door"),
            Thing::Level(at) => {
                let level = quest.level_tokens.iter().find(|token| token.at == *at).map_or(0, |token| token.level);
                tr!(texts, "tool-level", level = i64::from(level))
            }
            Thing::Token(kind, _) => token(texts, *kind),
            Thing::FaceDown(_) => texts.get("thing-face-down-token"),
            Thing::Start => tr!(texts, "tool-start"),
            Thing::Exit => tr!(texts, "tool-exit"),
            Thing::Name(name, _) | Thing::Object(name) => name.as_str().into(),
            Thing::Border(..) => texts.get("thing-border"),
            Thing::Stairs(..) => texts.get("thing-a-stair"),
        };
        match thing.place(quest).and_then(|spot| self.sheet.name(spot)) {
            Some(place) => format!("{what} · {place}"),
            None => what.to_string(),
        }
    }

    fn goals_ui(&mut self, ui: &mut Ui, texts: &Texts) {
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

    fn problems_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if self.sheet.problems.is_empty() && self.sheet.advice.is_empty() {
            ui.label(tr!(texts, "editor-no-problem").as_ref());
        }
        let mut shown = None;
        for problem in &self.sheet.problems {
            let theme = Theme::of(ui.ctx());
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(problem.say(texts).as_ref()).color(theme.text.normal.egui()));
                if let Some(spot) = place_of(problem)
                    && icon_button(ui, Icon::Search, &tr!(texts, "editor-show")).clicked()
                {
                    shown = Some(spot);
                }
            });
        }
        let mut fix = None;
        let mut weight = None;
        for one in &self.sheet.advice {
            if weight != Some(one.weight()) {
                weight = Some(one.weight());
                let name = match one.weight() {
                    Weight::Mistake => tr!(texts, "editor-mistakes"),
                    Weight::Hint => tr!(texts, "editor-hints"),
                };
                heading(ui, &name);
            }
            ui.horizontal_wrapped(|ui| {
                ui.label(one.say(texts).as_ref());
                if let Some(at) = one.place()
                    && icon_button(ui, Icon::Search, &tr!(texts, "editor-show")).clicked()
                {
                    shown = Some(at.0);
                }
                if let Some(command) = one.fix()
                    && icon_button(ui, Icon::Check, &tr!(texts, "editor-fix")).clicked()
                {
                    fix = Some(command);
                }
            });
        }
        if let Some(command) = fix {
            self.command(texts, &command);
        }
        if let Some(spot) = shown {
            self.storey = spot.storey;
            self.cursor = spot;
            let room = super::sheet::zone_rect(spot).expand(2.5);
            let bounds = self.sheet.model.geometry.bounds;
            self.view.camera.include(ui.ctx().content_rect().shrink2(egui::vec2(300.0, 100.0)), room, bounds);
        }
    }

    fn history_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let position = self.history.position();
        let names: Vec<&'static str> = self.history.names().copied().collect();
        let mut to = None;
        if ui.selectable_label(position == 0, tr!(texts, "editor-opened").as_ref()).clicked() {
            to = Some(0);
        }
        for (at, name) in names.iter().enumerate() {
            let words = texts.get(name);
            let words = RichText::new(words.as_ref());
            let words = if at < position { words } else { words.weak() };
            if ui.selectable_label(position == at + 1, words).clicked() {
                to = Some(at + 1);
            }
        }
        if let Some(to) = to {
            self.history.jump(to);
            self.changed(texts);
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

fn door_ui(ui: &mut Ui, texts: &Texts, door: &PlacedDoor, commands: &mut Vec<Command>) {
    let mut new = door.clone();
    ui.checkbox(&mut new.open, tr!(texts, "editor-door-open").as_ref());
    ui.checkbox(&mut new.locked, tr!(texts, "editor-door-locked").as_ref());
    let name = tr!(texts, "editor-door-name");
    ui.label(name.as_ref());
    text_field(ui, &name, "", &mut new.name);
    if new != *door {
        commands.push(Command::ChangeDoor(Box::new(new)));
    }
}

/// A number with a button on each side; true when it has changed.
fn number_ui(ui: &mut Ui, texts: &Texts, number: &mut u8, range: std::ops::RangeInclusive<u8>) -> bool {
    let before = *number;
    if icon_button(ui, Icon::Minus, &tr!(texts, "editor-less")).clicked() {
        *number = number.saturating_sub(1).max(*range.start());
    }
    ui.label(number.to_string());
    if icon_button(ui, Icon::Plus, &tr!(texts, "editor-more")).clicked() {
        *number = number.saturating_add(1).min(*range.end());
    }
    *number != before
}

/// Where a problem lies on the map.
fn place_of(problem: &Problem) -> Option<crate::quest::model::Spot> {
    match problem {
        Problem::Overlap { at, .. } | Problem::Outside { at, .. } | Problem::Level { at, .. } => Some(at.0),
        Problem::DoorNowhere { from, .. }
        | Problem::DoorInOpening { from, .. }
        | Problem::BorderNowhere { from, .. } => Some(from.0),
        _ => None,
    }
}
