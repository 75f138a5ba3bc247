//! What is picked on the map, and what can be done to it.

use super::many::common_ui;
use super::marked::marked_ui;
use crate::games::massive_darkness::describe::token;
use crate::games::massive_darkness::quest::edit::command::Way;
use crate::games::massive_darkness::quest::edit::thing::joins;
use crate::games::massive_darkness::quest::edit::{Command, Thing};
use crate::games::massive_darkness::quest::model::{Built, BuiltEdge, PlacedDoor};
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::name_field::{NameField, Written};
use crate::house::text::{Texts, shown};
use crate::kit::art::Icon;
use crate::kit::widgets::{heading, icon_button};
use crate::tr;
use egui::{RichText, Ui};

/// Things that are named one by one; of more only how many.
const MOST_NAMED: usize = 12;

impl EditorScreen {
    pub(super) fn picked_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "editor-picked"));
        self.select_ui(ui, texts);
        if self.picked.is_empty() {
            ui.label(RichText::new(tr!(texts, "editor-nothing-picked").as_ref()).weak());
            return;
        }
        for thing in self.picked.iter().take(MOST_NAMED) {
            ui.label(self.thing_name(texts, thing));
        }
        let more = self.picked.len().saturating_sub(MOST_NAMED);
        if more > 0 {
            ui.label(tr!(texts, "picked-more", count = more as i64).as_ref());
        }
        let mut commands = Vec::new();
        commands.extend(common_ui(ui, texts, self.history.current(), &self.picked));
        if let [Thing::Door(a, b)] = self.picked[..]
            && let Some(door) = self.history.current().doors.iter().find(|door| joins((door.from, door.to), (a, b)))
        {
            commands.extend(door_ui(ui, texts, door, &mut self.doing.writing));
        }
        if let [thing] = &self.picked[..] {
            let is_new = std::mem::take(&mut self.doing.writes);
            let said = marked_ui(ui, texts, self.history.current(), thing, is_new);
            commands.extend(said.now);
            self.doing.writing = said.writing.or(self.doing.writing.take());
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
                if icon_button(ui, Icon::Around, &tr!(texts, "editor-flip")).clicked() {
                    commands.push(Command::Flip(self.picked.clone()));
                }
                if let Some((one, other)) = self.two_tiles()
                    && icon_button(ui, Icon::Trade, &tr!(texts, "editor-swap")).clicked()
                {
                    commands.push(Command::Swap(one, other));
                }
                copied = icon_button(ui, Icon::Copy, &tr!(texts, "editor-duplicate")).clicked();
            }
            if icon_button(ui, Icon::Trash, &tr!(texts, "editor-remove")).clicked() {
                commands.push(Command::Remove(self.picked.clone()));
            }
        });
        self.arrange_ui(ui, texts);
        if let Some(way) = turned {
            commands.push(Command::Turn(self.picked.clone(), way));
        }
        if copied {
            self.duplicate(texts);
        }
        commands.iter().for_each(|command| self.give_name(texts, command));
    }

    pub(in crate::games::massive_darkness::view::editor) fn thing_name(&self, texts: &Texts, thing: &Thing) -> String {
        let quest = self.history.current();
        let what = match thing {
            Thing::Tile(at) => {
                let id = quest.tiles.iter().find(|tile| tile.at == *at).map_or("", |tile| tile.tile.as_str());
                tr!(texts, "tool-tile", tile = shown(id))
            }
            Thing::Door(..) => tr!(texts, "tool-door"),
            Thing::Level(at) => {
                let level = quest.level_tokens.iter().find(|token| token.at == *at).map_or(0, |token| token.level);
                tr!(texts, "tool-level", level = i64::from(level))
            }
            Thing::Token(kind, _) => token(texts, *kind),
            Thing::FaceDown(_) => tr!(texts, "tool-face-down"),
            Thing::Start => tr!(texts, "tool-start"),
            Thing::Exit => tr!(texts, "tool-exit"),
            Thing::Name(name, _) | Thing::Object(name) => shown(name).into(),
            Thing::Border(..) => tr!(texts, "tool-border"),
            Thing::Stairs(..) => tr!(texts, "tool-stairs"),
            Thing::Built(a, b) => {
                let is_it = |built: &&BuiltEdge| joins((built.from, built.to), (*a, *b));
                match quest.built.iter().find(is_it).map(|built| built.kind) {
                    Some(Built::Opening) => tr!(texts, "tool-opening"),
                    Some(Built::Wall) | None => tr!(texts, "tool-wall"),
                }
            }
            Thing::Bridge(_) => tr!(texts, "tool-bridge"),
            Thing::Note(_) => tr!(texts, "tool-note"),
        };
        match thing.place(quest).and_then(|spot| self.sheet.name(spot)) {
            Some(place) => format!("{what} · {place}"),
            None => what.to_string(),
        }
    }
}

fn door_ui(ui: &mut Ui, texts: &Texts, door: &PlacedDoor, writing: &mut Option<Written>) -> Option<Command> {
    let mut new = door.clone();
    ui.checkbox(&mut new.open, tr!(texts, "editor-door-open").as_ref());
    ui.checkbox(&mut new.locked, tr!(texts, "editor-door-locked").as_ref());
    let changed = (new != *door).then(|| Command::ChangeDoor(Box::new(new.clone())));
    let label = tr!(texts, "editor-door-name");
    ui.label(label.as_ref());
    if let Some(name) = NameField::of(&label, &door.name).ui(ui) {
        *writing = Some(name.any(|name| Command::ChangeDoor(Box::new(PlacedDoor { name, ..new }))));
    }
    changed
}
