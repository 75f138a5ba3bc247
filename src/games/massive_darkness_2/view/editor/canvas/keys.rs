//! The map by keyboard: the cursor, and everything that hands can do.

use super::super::{EditorScreen, Tool};
use super::{beside, zone_rect};
use crate::games::massive_darkness_2::edit::piece::covers;
use crate::games::massive_darkness_2::edit::{Piece, lay};
use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::map::Canvas;
use crate::kit::map::picking::ARROWS;
use egui::{Event, EventFilter, Key, Modifiers, Ui};

impl EditorScreen {
    /// Empty hands, nothing picked.
    pub(super) fn put_away(&mut self) {
        self.tool = Tool::Pick;
        self.picked.clear();
        (self.hand.carried_from, self.hand.framed_from, self.hand.anchor) = (None, None, None);
        self.refused = None;
    }

    /// The Tile that is picked alone, else the one below the cursor.
    pub(super) fn tile_meant(&self) -> Option<Spot> {
        match &self.picked[..] {
            [Piece::Tile(corner)] => Some(*corner),
            _ => self.quest().tiles.iter().map(|tile| tile.at).find(|corner| covers(*corner, self.cursor)),
        }
    }

    pub(super) fn map_keys(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        if ui.memory(|memory| memory.focused().is_none()) || canvas.floor.has_focus() {
            self.clipboard_keys(ui, texts);
        }
        if !canvas.floor.has_focus() {
            return;
        }
        let filter =
            EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(canvas.floor.id, filter));
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        for (key, x, y) in ARROWS {
            let next = beside(self.cursor, x, y);
            if pressed(Modifiers::ALT, key) {
                self.carry(texts, x, y);
            } else if pressed(Modifiers::COMMAND, key) {
                // The border on that side.
                if let Some(next) = next {
                    match Piece::door_between(self.quest(), self.cursor, next) {
                        Some(door) if self.tool == Tool::Pick => self.pick(vec![door], Modifiers::NONE),
                        _ if self.tool.is_for_borders() => self.use_tool(texts, self.cursor, next, Modifiers::NONE),
                        _ => {}
                    }
                }
            } else if pressed(Modifiers::SHIFT, key) {
                let anchor = *self.hand.anchor.get_or_insert(self.cursor);
                self.cursor = next.unwrap_or(self.cursor);
                self.picked.clear();
                self.pick_inside(zone_rect(anchor).union(zone_rect(self.cursor)));
            } else if pressed(Modifiers::NONE, key) {
                self.cursor = next.unwrap_or(self.cursor);
                self.hand.anchor = None;
            } else {
                continue;
            }
            self.hand.by_keys = true;
            self.view.camera.include(canvas.rect, zone_rect(self.cursor), self.model.board.bounds);
        }
        for modifiers in [Modifiers::SHIFT, Modifiers::NONE] {
            if pressed(modifiers, Key::Enter) {
                self.hand.by_keys = true;
                self.click(texts, zone_rect(self.cursor).center(), modifiers);
            }
        }
        if pressed(Modifiers::NONE, Key::R) && !self.turn_tool() {
            self.turn_tile(texts);
        }
        if pressed(Modifiers::NONE, Key::F) && !self.flip_tool() {
            self.flip_tile(texts);
        }
        if pressed(Modifiers::NONE, Key::Delete) || pressed(Modifiers::NONE, Key::Backspace) {
            self.remove_picked(texts);
        }
        if pressed(Modifiers::COMMAND, Key::D) {
            self.double(texts);
        }
        if pressed(Modifiers::COMMAND, Key::A) {
            let (quest, layers) = (self.history.current(), &self.layers);
            let tiles = quest.tiles.iter().map(|tile| Piece::Tile(tile.at));
            self.picked = tiles.filter(|piece| layers.is_free(piece)).collect();
        }
        if pressed(Modifiers::NONE, Key::Escape) {
            self.put_away();
        }
    }

    /// Turns the Tile that is meant.
    pub(in super::super) fn turn_tile(&mut self, texts: &Texts) {
        if let Some(corner) = self.tile_meant() {
            let quest = lay::turn(self.quest(), corner);
            self.step(texts, "step-md2-turn", Merge::Never, quest);
        }
    }

    /// Turns it over.
    pub(in super::super) fn flip_tile(&mut self, texts: &Texts) {
        if let Some(corner) = self.tile_meant() {
            let tried = lay::flip(self.quest(), corner, &self.all.sides);
            self.try_step(texts, "step-md2-flip", tried);
        }
    }

    /// Takes what is picked away.
    pub(in super::super) fn remove_picked(&mut self, texts: &Texts) {
        let quest = lay::remove(self.quest(), &self.picked);
        self.step(texts, "step-md2-remove", Merge::Never, quest);
    }

    fn clipboard_keys(&mut self, ui: &Ui, texts: &Texts) {
        if ui.ctx().text_edit_focused() {
            return;
        }
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Copy => self.copy(ui),
                Event::Cut => self.cut(ui, texts),
                Event::Paste(text) => self.paste(texts, &text),
                _ => {}
            }
        }
    }
}
