//! What is picked on the map, and what can be said of it.

use super::super::EditorScreen;
use super::super::canvas::PIECES;
use super::rules::Change;
use crate::games::massive_darkness_2::content::zone_name;
use crate::games::massive_darkness_2::describe::abilities::capital;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::describe::tiles::{is_ours, side_said};
use crate::games::massive_darkness_2::edit::rename::{Named, rename};
use crate::games::massive_darkness_2::edit::{Piece, lay};
use crate::games::massive_darkness_2::rules::quest::{Opening, Spot};
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::clipboard::Clips as _;
use crate::kit::commands::{ctrl, key_text, plain};
use crate::kit::widgets::{Action, drop_down, heading};
use crate::tr;
use egui::{ComboBox, DragValue, Key, Ui};
use std::sync::Arc;

impl EditorScreen {
    pub(super) fn picked_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let picked = self.picked.clone();
        match &picked[..] {
            [] => {
                ui.label(tr!(texts, "picked-md2-nothing").as_ref());
                return self.clipboard_ui(ui, texts);
            }
            [piece] => {
                let (x, y) = piece.place();
                heading(ui, &format!("{} · {}", capital(&self.name_of(piece, texts)), zone_name(x, y)));
                self.piece_ui(ui, texts, piece);
            }
            several => {
                heading(ui, &tr!(texts, "picked-md2-several", count = several.len() as i64));
                for piece in several {
                    ui.label(capital(&self.name_of(piece, texts)));
                }
            }
        }
        if ui.add(Action::new(Icon::Trash, &tr!(texts, "picked-md2-remove"))).clicked() {
            self.remove_picked(texts);
        }
        self.clipboard_ui(ui, texts);
    }

    /// What the keys do to what is picked, as buttons.
    fn clipboard_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let printed = |key: Key| key_text(texts, ctrl(key));
        let (is_picked, copied) = (!self.picked.is_empty(), PIECES.last(ui.ctx()));
        ui.horizontal_wrapped(|ui| {
            let mut is_pressed = |can: bool, icon: Icon, name: &str, key: Key| {
                ui.add_enabled(can, Action::new(icon, &texts.get(name)).shortcut(&printed(key))).clicked()
            };
            let copies = is_pressed(is_picked, Icon::Copy, "picked-md2-copy", Key::C);
            let cuts = is_pressed(is_picked, Icon::Close, "picked-md2-cut", Key::X);
            let doubles = is_pressed(is_picked, Icon::Plus, "picked-md2-double", Key::D);
            let pastes = is_pressed(copied.is_some(), Icon::Note, "picked-md2-paste", Key::V);
            match copied {
                _ if copies => self.copy(ui),
                _ if cuts => self.cut(ui, texts),
                _ if doubles => self.double(texts),
                Some(text) if pastes => self.paste(texts, &text),
                _ => {}
            }
        });
        ui.weak(tr!(texts, "picked-md2-hint").as_ref());
    }

    /// What something on the map is called.
    fn name_of(&self, piece: &Piece, texts: &Texts) -> Arc<str> {
        let words = self.words(texts);
        match piece {
            Piece::Tile(corner) => {
                let tile = self.quest().tiles.iter().find(|tile| tile.at == *corner);
                let is_ours = |side: &str| is_ours(side, self.quest(), &self.all);
                let said = |side: &str| side_said(side, is_ours(side), texts);
                tr!(texts, "tool-md2-tile", tile = tile.map_or_else(String::new, |tile| said(&tile.side)))
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
            Piece::Bridge(at) => self.bridge_ui(ui, texts, *at),
            Piece::Boss(_) => self.drawn_ui(texts, |_, drawn| drawn.fight_parts_ui(ui)),
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
        let printed = |key: Key| key_text(texts, plain(key));
        ui.horizontal_wrapped(|ui| {
            if ui.add(Action::new(Icon::Around, &tr!(texts, "picked-md2-turn")).shortcut(&printed(Key::R))).clicked() {
                self.turn_tile(texts);
            }
            if ui.add(Action::new(Icon::Copy, &tr!(texts, "picked-md2-flip")).shortcut(&printed(Key::F))).clicked() {
                self.flip_tile(texts);
            }
            if ui.add(Action::new(Icon::Pencil, &tr!(texts, "picked-md2-own-tiles"))).clicked() {
                self.open_tiles(corner);
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
        self.drawn_ui(texts, |screen, drawn| {
            let at = drawn.quest.doors.iter().position(|door| (door.from, door.to) == (from, to))?;
            let (door, words) = (&drawn.quest.doors[at], drawn.made.written.doors.get(at)?);
            let mut new = door.clone();
            ui.checkbox(&mut new.open, tr!(texts, "door-md2-open").as_ref());
            ui.checkbox(&mut new.enemies_pass, tr!(texts, "door-md2-enemies").as_ref());
            ui.checkbox(&mut new.silent, tr!(texts, "door-md2-silent").as_ref());
            let mut is_gate = new.gate.is_some();
            if ui.checkbox(&mut is_gate, tr!(texts, "door-md2-gate").as_ref()).changed() {
                new.gate = is_gate.then(|| Named::Gate.free(drawn.quest, "gate"));
            }
            if new.gate.is_some() {
                new.opens = drawn.pickers.opening_ui(ui, "md2-opening", new.opens).unwrap_or(new.opens);
                if new.opens == Opening::ByHeroes {
                    let needs = drawn.pickers.needs_ui(ui, "md2-door", &door.needs, &words.needs);
                    new.needs = needs.unwrap_or(new.needs);
                }
            }
            if let (Some(gate), true) = (&door.gate, new == *door) {
                screen.name_field(ui, texts, &format!("gate-{gate}"), &words.name);
            }
            (new != *door).then(|| Change::of(drawn.quest, "step-md2-door", |quest| quest.doors[at] = new))
        });
    }

    /// A Bridge leads to Zones beside it (M2-TOKEN-16).
    fn bridge_ui(&mut self, ui: &mut Ui, texts: &Texts, at: Spot) {
        self.drawn_ui(texts, |_, drawn| {
            let number = drawn.quest.bridges.iter().position(|(known, _)| *known == at)?;
            let leads = &drawn.quest.bridges[number].1;
            ui.label(tr!(texts, "bridge-md2-leads").as_ref());
            let mut new = leads.clone();
            for spot in lay::beside_bridge(drawn.quest, at) {
                let mut is_there = leads.contains(&spot);
                if ui.checkbox(&mut is_there, zone_name(spot.0, spot.1)).changed() {
                    match is_there {
                        true => new.push(spot),
                        false => new.retain(|known| *known != spot),
                    }
                }
            }
            (new != *leads).then(|| Change::of(drawn.quest, "step-md2-bridge", |quest| quest.bridges[number].1 = new))
        });
    }

    /// Which token of the box stands for this kind: its picture follows, and its name where the author says no other.
    fn looks_ui(&mut self, ui: &mut Ui, texts: &Texts, kind: &str) {
        let made = Arc::clone(&self.made);
        let name = tr!(texts, "picked-md2-looks");
        let mut chosen: Option<String> = None;
        let list = ComboBox::from_id_salt("md2-looks").selected_text(name.as_ref()).width(ui.available_width());
        let response = drop_down(ui, list, |ui| {
            for look in &made.looks {
                if ui.selectable_label(look.kind == kind, look.name.as_ref()).clicked() {
                    chosen = Some(look.kind.clone());
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
