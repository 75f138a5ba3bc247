//! The map by keyboard: the cursor, and everything that hands can do.

use super::super::EditorScreen;
use super::super::sheet::zone_rect;
use super::super::tool::Tool;
use super::Hand;
use crate::app::board::map::Canvas;
use crate::quest::edit::carry::footprint;
use crate::quest::edit::command::Way;
use crate::quest::edit::{Command, Thing};
use crate::quest::model::Spot;
use crate::text::Texts;
use egui::{Key, Modifiers, Ui};

impl EditorScreen {
    pub(super) fn canvas_keys(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        if !canvas.floor.has_focus() {
            return;
        }
        let filter = egui::EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
            ..egui::EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(canvas.floor.id, filter));
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        for (key, x, y) in
            [(Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1), (Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0)]
        {
            if pressed(Modifiers::ALT, key) {
                self.carry(texts, x, y);
            } else if pressed(Modifiers::NONE, key) {
                self.cursor.x = self.cursor.x.saturating_add(x);
                self.cursor.y = self.cursor.y.saturating_add(y);
                self.view.camera.include(canvas.rect, zone_rect(self.cursor), self.sheet.model.geometry.bounds);
            }
        }
        let middle = zone_rect(self.cursor).center();
        if pressed(Modifiers::SHIFT, Key::Enter) {
            self.click(texts, middle, Modifiers::SHIFT);
        } else if pressed(Modifiers::NONE, Key::Enter) {
            self.click(texts, middle, Modifiers::NONE);
        }
        // Doors by keyboard: towards the side that Ctrl and an arrow name.
        for (key, x, y) in
            [(Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1), (Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0)]
        {
            if pressed(Modifiers::COMMAND, key) && self.tool == Tool::Door {
                let to = Spot { x: self.cursor.x.saturating_add(x), y: self.cursor.y.saturating_add(y), ..self.cursor };
                self.command(texts, &Command::Door(self.cursor, to));
            }
        }
        if pressed(Modifiers::SHIFT, Key::R) {
            self.turn(texts, Way::Back);
        } else if pressed(Modifiers::NONE, Key::R) {
            self.turn(texts, Way::Clockwise);
        }
        if pressed(Modifiers::NONE, Key::F) {
            self.command(texts, &Command::Flip(self.picked.clone()));
        }
        if pressed(Modifiers::NONE, Key::Delete) || pressed(Modifiers::NONE, Key::Backspace) {
            self.command(texts, &Command::Remove(self.picked.clone()));
        }
        if pressed(Modifiers::COMMAND, Key::D) {
            self.duplicate(texts);
        }
        if pressed(Modifiers::COMMAND, Key::A) {
            self.picked = self.history.current().tiles.iter().map(|tile| Thing::Tile(tile.at)).collect();
        }
        if pressed(Modifiers::NONE, Key::Escape) {
            self.tool = Tool::Pick;
            self.picked.clear();
            self.hand = Hand::default();
        }
    }

    /// The tile in the hand, or those that are picked.
    pub(in crate::app::editor) fn turn(&mut self, texts: &Texts, way: Way) {
        if let Tool::Tile(_, turn) = &mut self.tool {
            *turn = (*turn + if way == Way::Clockwise { 1 } else { 3 }) % 4;
        } else {
            self.command(texts, &Command::Turn(self.picked.clone(), way));
        }
    }

    /// The copy lies beside: as far east as the tiles are wide.
    pub(in crate::app::editor) fn duplicate(&mut self, texts: &Texts) {
        let sides = &self.table.library.tiles;
        let tiles = self.history.current().tiles.iter().filter(|tile| self.picked.contains(&Thing::Tile(tile.at)));
        let zones: Vec<i16> = tiles.flat_map(|tile| footprint(tile, sides)).map(|zone| zone.x).collect();
        let (Some(west), Some(east)) = (zones.iter().min(), zones.iter().max()) else { return };
        let x = east - west + 1;
        let picked = self.picked.clone();
        self.command(texts, &Command::Copy(picked.clone(), x, 0));
        if self.refused.is_none() {
            self.picked = picked.iter().map(|thing| thing.moved(&|spot| Spot { x: spot.x + x, ..spot })).collect();
            self.picked.retain(|thing| thing.exists(self.history.current()));
        }
    }
}
