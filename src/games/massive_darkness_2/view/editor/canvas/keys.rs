//! The map by keyboard: the cursor, and everything that hands can do.

use super::super::{EditorScreen, Tool};
use super::zone_rect;
use crate::games::massive_darkness_2::edit::piece::covers;
use crate::games::massive_darkness_2::edit::{Piece, lay};
use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::games::tiles::board::hand::{DrawingBoard as _, has_keyboard};
use crate::games::tiles::keys;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::clipboard::Clips as _;
use crate::kit::commands::{Cap, KeySection, plain};
use crate::kit::map::Canvas;
use egui::{Key, Modifiers, Ui};

/// What keys do on the drawing board besides what they do on any, as lines of the page of all keys.
const ON_THE_SHEET_BESIDES: KeySection = KeySection {
    others: &[(Cap::Named("key-ctrl-arrows"), "keys-md2-border"), (Cap::Held(plain(Key::R)), "keys-md2-turn")],
    ..keys::ON_THE_SHEET
};

impl EditorScreen {
    /// What the editor adds to the page of all keys.
    pub(in super::super::super) const KEYS: [KeySection; 4] =
        [keys::ON_THE_SHEET, ON_THE_SHEET_BESIDES, keys::IN_THE_EDITOR, keys::AT_A_TILE];

    /// Is nothing in the hand, picked or refused, and would no step be lost that can still be taken back? Only then does Escape, which
    /// puts all of that away, lead from here.
    pub(in super::super) fn can_be_left(&self) -> bool {
        let is_empty = matches!(self.tool, Tool::Pick) && self.picked.is_empty() && self.hand.is_empty();
        let is_drawn = self.can_undo() || self.can_redo();
        is_empty && self.refused.is_none() && !is_drawn && !self.view.is_open()
    }

    /// Empty hands, nothing picked.
    pub(super) fn put_away(&mut self) {
        self.tool = Tool::Pick;
        self.picked.clear();
        self.hand.let_go();
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
        self.clipboard_keys(ui, texts, &canvas.floor);
        if !has_keyboard(ui, canvas) {
            return;
        }
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        self.arrow_keys(ui, texts, canvas);
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
}
