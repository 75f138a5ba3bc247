//! The map by keyboard: the cursor, and everything that hands can do.

use super::super::EditorScreen;
use super::super::sheet::zone_rect;
use super::super::tool::Tool;
use crate::games::massive_darkness::quest::edit::carry::footprint;
use crate::games::massive_darkness::quest::edit::command::Way;
use crate::games::massive_darkness::quest::edit::{Command, STOREYS, Thing};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::tiles::board::hand::{DrawingBoard as _, has_keyboard};
use crate::house::text::Texts;
use crate::kit::clipboard::Clips as _;
use crate::kit::map::Canvas;
use egui::{Key, Modifiers, Ui};

impl EditorScreen {
    pub(super) fn canvas_keys(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        self.clipboard_keys(ui, texts, &canvas.floor);
        if !ui.ctx().text_edit_focused() && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
            self.palette.search(ui);
            return;
        }
        if self.doing.menu.is_some() || !has_keyboard(ui, canvas) {
            return;
        }
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        self.control_keys(ui, canvas);
        self.arrow_keys(ui, texts, canvas);
        self.tool_keys(ui, texts);
        if pressed(Modifiers::NONE, Key::PageUp) {
            self.show_storey(self.storey.saturating_add(1));
        }
        if pressed(Modifiers::NONE, Key::PageDown) {
            self.show_storey(self.storey.saturating_sub(1));
        }
        if pressed(Modifiers::NONE, Key::Menu) || pressed(Modifiers::SHIFT, Key::F10) {
            let middle = zone_rect(self.cursor).center();
            self.open_menu(canvas.look.screen(canvas.rect, middle), middle);
        }
        if pressed(Modifiers::NONE, Key::Escape) {
            self.put_away();
        }
    }

    /// Is nothing in the hand, picked, pointed out or asked, and would no step be lost that can still be taken back? Only then does
    /// Escape, which puts all of that away, lead from here.
    pub(in crate::games::massive_darkness::view::editor) fn can_be_left(&self) -> bool {
        let is_empty = matches!(self.tool, Tool::Pick) && self.picked.is_empty() && self.hand.is_empty();
        let is_asked = self.pages.desk.borrow().asked.is_some() || self.doing.is_under_way();
        let is_drawn = self.history.undo_name().is_some() || self.history.redo_name().is_some();
        is_empty && !is_asked && !is_drawn && self.trial.last.is_none() && !self.view.is_open()
    }

    /// Empty hands, nothing picked.
    pub(super) fn put_away(&mut self) {
        self.tool = Tool::Pick;
        self.picked.clear();
        self.hand.let_go();
        self.doing.from = None;
    }

    fn tool_keys(&mut self, ui: &Ui, texts: &Texts) {
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        for modifiers in [Modifiers::SHIFT, Modifiers::COMMAND, Modifiers::NONE] {
            if pressed(modifiers, Key::Enter) {
                self.hand.by_keys = true;
                self.click(texts, zone_rect(self.cursor).center(), modifiers);
            }
        }
        if pressed(Modifiers::SHIFT, Key::R) {
            self.turn(texts, Way::Back);
        } else if pressed(Modifiers::NONE, Key::R) {
            self.turn(texts, Way::Clockwise);
        }
        if pressed(Modifiers::NONE, Key::F) {
            self.flip(texts);
        }
        if pressed(Modifiers::NONE, Key::S) {
            self.swap(texts);
        }
        if pressed(Modifiers::NONE, Key::Delete) || pressed(Modifiers::NONE, Key::Backspace) {
            self.command(texts, &Command::Remove(self.picked.clone()));
        }
        if pressed(Modifiers::COMMAND, Key::D) {
            self.duplicate(texts);
        }
        if pressed(Modifiers::COMMAND, Key::A) {
            self.picked = self.history.current().tiles.iter().map(|tile| Thing::Tile(tile.at)).collect();
            let layers = &self.layers;
            self.picked.retain(|thing| layers.is_free(thing));
        }
    }

    /// Looks at another storey; one above all that there are can be begun.
    pub(in crate::games::massive_darkness::view::editor) fn show_storey(&mut self, storey: u8) {
        let highest = self.quest().tiles.iter().map(|tile| tile.at.storey).max().unwrap_or(0);
        let storey = storey.min(highest.saturating_add(1)).min(STOREYS - 1);
        if storey != self.storey {
            self.storey = storey;
            self.cursor.storey = storey;
            self.hand.let_go();
            self.hand.over = None;
            self.picked.clear();
            self.view.camera = crate::kit::map::Camera::default();
        }
    }

    /// The tile in the hand, or those that are picked.
    pub(in crate::games::massive_darkness::view::editor) fn turn(&mut self, texts: &Texts, way: Way) {
        if let Tool::Tile(_, turn) = &mut self.tool {
            *turn = (*turn + if way == Way::Clockwise { 1 } else { 3 }) % 4;
        } else {
            self.command(texts, &Command::Turn(self.picked.clone(), way));
        }
    }

    /// The other side of the tile in the hand, or of those that are picked.
    pub(in crate::games::massive_darkness::view::editor) fn flip(&mut self, texts: &Texts) {
        let sides = self.sides().into_owned();
        if let Tool::Tile(id, _) = &mut self.tool {
            if let Some(other) = crate::games::massive_darkness::quest::edit::command::other_side(id, &sides) {
                *id = other.to_owned();
            }
        } else {
            self.command(texts, &Command::Flip(self.picked.clone()));
        }
    }

    /// Two picked tiles take each other's place.
    pub(in crate::games::massive_darkness::view::editor) fn swap(&mut self, texts: &Texts) {
        if let Some((one, other)) = self.two_tiles() {
            self.command(texts, &Command::Swap(one, other));
        }
    }

    /// Exactly two tiles are picked, and nothing else.
    pub(in crate::games::massive_darkness::view::editor) fn two_tiles(&self) -> Option<(Spot, Spot)> {
        match self.picked[..] {
            [Thing::Tile(one), Thing::Tile(other)] => Some((one, other)),
            _ => None,
        }
    }

    /// The copy lies beside: as far east as the tiles are wide.
    pub(in crate::games::massive_darkness::view::editor) fn duplicate(&mut self, texts: &Texts) {
        let sides = &*self.sides();
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
