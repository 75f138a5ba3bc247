//! What is picked on the map, and what can be said of it.

use super::super::EditorScreen;
use super::super::blocks::Pickers;
use crate::games::massive_darkness_2::content::zone_name;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::edit::rename::{Named, rename};
use crate::games::massive_darkness_2::edit::{Piece, lay};
use crate::games::massive_darkness_2::rules::quest::{PlacedDoor, Quest, Spot, Told};
use crate::games::massive_darkness_2::rules::story::Story;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, drop_down, heading};
use crate::tr;
use egui::{ComboBox, DragValue, Ui};
use std::sync::Arc;

impl EditorScreen {
    pub(super) fn picked_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let picked = self.picked.clone();
        match &picked[..] {
            [] => {
                ui.label(tr!(texts, "picked-md2-nothing").as_ref());
                return;
            }
            [piece] => {
                let (x, y) = piece.place();
                heading(ui, &format!("{} · {}", self.name_of(piece, texts), zone_name(x, y)));
                self.piece_ui(ui, texts, piece);
            }
            several => {
                heading(ui, &tr!(texts, "picked-md2-several", count = several.len() as i64));
                for piece in several {
                    ui.label(self.name_of(piece, texts).as_ref());
                }
            }
        }
        if ui.add(Action::new(Icon::Trash, &tr!(texts, "picked-md2-remove"))).clicked() {
            self.remove_picked(texts);
        }
    }

    /// What something on the map is called.
    fn name_of(&self, piece: &Piece, texts: &Texts) -> Arc<str> {
        let words = self.words(texts);
        match piece {
            Piece::Tile(corner) => {
                let tile = self.quest().tiles.iter().find(|tile| tile.at == *corner);
                tr!(texts, "tool-md2-tile", tile = tile.map_or("", |tile| tile.side.as_str()))
            }
            Piece::Bridge(_) => tr!(texts, "tool-md2-bridge"),
            Piece::Door(..) => tr!(texts, "tool-md2-door"),
            Piece::Thing(thing, _) => words.thing(*thing),
            Piece::Mark(kind, _) => Blocks::of(self.quest(), texts).name("mark", kind),
            Piece::Portal(portal, _) => words.portal(*portal),
            Piece::Mobs(_) => tr!(texts, "tool-md2-mobs"),
            Piece::Start(_) => tr!(texts, "tool-md2-start"),
            Piece::Boss(_) => match &self.quest().boss {
                Some(fight) => texts.get(&format!("boss-{}", fight.boss)),
                None => Arc::default(),
            },
        }
    }

    fn piece_ui(&mut self, ui: &mut Ui, texts: &Texts, piece: &Piece) {
        match piece {
            Piece::Tile(corner) => self.tile_ui(ui, texts, *corner),
            Piece::Door(from, to) => self.door_ui(ui, texts, *from, *to),
            Piece::Mark(kind, _) => {
                let shown = Blocks::of(self.quest(), texts).name("mark", kind);
                self.name_field(ui, texts, &format!("mark-{kind}"), &shown);
                self.looks_ui(ui, texts, kind);
                if ui.button(tr!(texts, "picked-md2-own-kind").as_ref()).clicked() {
                    self.own_kind(texts, piece);
                }
            }
            _ => {}
        }
    }

    /// This token becomes one of a kind of its own, which nothing else is.
    fn own_kind(&mut self, texts: &Texts, piece: &Piece) {
        let Piece::Mark(kind, at) = piece else { return };
        let free = Named::Token.free(self.quest(), kind);
        let quest = lay::remove(self.quest(), std::slice::from_ref(piece));
        if self.try_step(texts, "step-md2-name", lay::mark(&quest, &free, *at)) {
            self.picked = vec![Piece::Mark(free, *at)];
        }
    }

    fn tile_ui(&mut self, ui: &mut Ui, texts: &Texts, corner: Spot) {
        ui.horizontal_wrapped(|ui| {
            if ui.add(Action::new(Icon::Around, &tr!(texts, "picked-md2-turn")).shortcut("R")).clicked() {
                self.turn_tile(texts);
            }
            if ui.add(Action::new(Icon::Copy, &tr!(texts, "picked-md2-flip")).shortcut("F")).clicked() {
                self.flip_tile(texts);
            }
        });
        let Some(tile) = self.quest().tiles.iter().find(|tile| tile.at == corner) else { return };
        let mut heroes = tile.heroes;
        ui.horizontal(|ui| {
            let name = tr!(texts, "picked-md2-heroes");
            ui.label(name.as_ref());
            let drag = ui.add(DragValue::new(&mut heroes).range(0..=6).speed(0.05));
            ui.ctx().accesskit_node_builder(drag.id, |node| node.set_label(name.as_ref()));
            if drag.changed() {
                self.edit(texts, "step-md2-tile", Merge::With("tile-heroes"), |quest| {
                    quest.tiles.iter_mut().filter(|tile| tile.at == corner).for_each(|tile| tile.heroes = heroes);
                });
            }
        });
    }

    fn door_ui(&mut self, ui: &mut Ui, texts: &Texts, from: Spot, to: Spot) {
        let quest = Arc::clone(self.history.current());
        let Some(door) = quest.doors.iter().find(|door| (door.from, door.to) == (from, to)) else { return };
        let mut new = door.clone();
        ui.checkbox(&mut new.open, tr!(texts, "door-md2-open").as_ref());
        ui.checkbox(&mut new.enemies_pass, tr!(texts, "door-md2-enemies").as_ref());
        ui.checkbox(&mut new.silent, tr!(texts, "door-md2-silent").as_ref());
        let mut is_gate = new.gate.is_some();
        if ui.checkbox(&mut is_gate, tr!(texts, "door-md2-gate").as_ref()).changed() {
            new.gate = is_gate.then(|| Named::Gate.free(&quest, "gate"));
        }
        let mut is_new = new != *door;
        if new.gate.is_some() {
            let pickers = Pickers::of(&quest, Blocks::of(&quest, texts));
            is_new |= pickers.opening_ui(ui, "md2-opening", &mut new.opens);
            if new.opens == crate::games::massive_darkness_2::rules::quest::Opening::ByHeroes {
                is_new |= pickers.needs_ui(ui, "md2-door", &mut new.needs);
            }
        }
        if is_new {
            self.edit(texts, "step-md2-door", Merge::Never, |quest| put(quest, new));
        } else if let Some(gate) = &door.gate {
            let shown = Blocks::of(&quest, texts).name("gate", gate);
            self.name_field(ui, texts, &format!("gate-{gate}"), &shown);
        }
    }

    /// Which token of the box stands for this kind: its picture follows, and its name where the author says no other.
    fn looks_ui(&mut self, ui: &mut Ui, texts: &Texts, kind: &str) {
        let known: Vec<String> = self.all.quests.iter().flat_map(Story::kinds_of).collect();
        let blocks = Blocks { told: &Told::default(), texts };
        let name = tr!(texts, "picked-md2-looks");
        let mut chosen: Option<String> = None;
        let list = ComboBox::from_id_salt("md2-looks").selected_text(name.as_ref()).width(ui.available_width());
        let response = drop_down(ui, list, |ui| {
            for one in &known {
                if ui.selectable_label(one == kind, blocks.name("mark", one).as_ref()).clicked() {
                    chosen = Some(one.clone());
                }
            }
        });
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.as_ref()));
        let Some(to) = chosen else { return };
        let tried = rename(self.quest(), Named::Token, kind, &to);
        let at = self.picked.first().map(Piece::place);
        if self.try_step(texts, "step-md2-name", tried) {
            self.picked = at.map(|at| Piece::Mark(to, at)).into_iter().collect();
        }
    }
}

fn put(quest: &mut Quest, door: PlacedDoor) {
    let same = |known: &&mut PlacedDoor| (known.from, known.to) == (door.from, door.to);
    if let Some(known) = quest.doors.iter_mut().find(same) {
        *known = door;
    }
}
