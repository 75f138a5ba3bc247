//! What the pointer does: it lays what the tool holds, picks, carries, draws a frame.

use super::super::{EditorScreen, Page, Tool};
use super::{board, border_at, spot_at, zone_rect};
use crate::games::massive_darkness_2::edit::piece::covers;
use crate::games::massive_darkness_2::edit::{Piece, lay};
use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::games::tiles::board::hand::{DrawingBoard, Lent, Step, Zone as _};
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::map::{Canvas, picking};
use egui::{Modifiers, Pos2, Rect, Ui};

/// A border counts as pointed at within this distance, in Zones.
const NEAR_BORDER: f32 = 0.18;
/// A frame touches what it covers so much of, in Zones.
const EDGE: f32 = 0.2;

impl EditorScreen {
    pub(super) fn pointer(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas, on_board: Option<Pos2>) {
        let Some(at) = on_board else {
            if ui.input(|input| input.pointer.any_released()) {
                (self.hand.carried_from, self.hand.framed_from) = (None, None);
            }
            return;
        };
        let modifiers = ui.input(|input| input.modifiers);
        if canvas.floor.clicked() {
            self.click(texts, at, modifiers);
        }
        if canvas.floor.secondary_clicked() {
            self.put_away();
        }
        if self.tool == Tool::Pick {
            self.drag(texts, canvas, at, modifiers);
        }
    }

    /// The tool works at a place of the board.
    pub(super) fn click(&mut self, texts: &Texts, at: Pos2, modifiers: Modifiers) {
        let (spot, next, _) = border_at(at);
        self.cursor = spot;
        self.history.end_merging();
        if self.tool == Tool::Pick {
            let things = self.things_at(at);
            self.pick(things, modifiers);
        } else {
            self.use_tool(texts, spot, next, modifiers);
        }
    }

    /// What lies there, the topmost first: the door of a border that is near, then what lies in the Zone, then its Tile.
    fn things_at(&self, at: Pos2) -> Vec<Piece> {
        // Beside the drawing board lies nothing: a frame can begin there.
        if !board().contains(at) {
            return Vec::new();
        }
        let (spot, next, far) = border_at(at);
        let door = Piece::door_between(self.quest(), spot, next).filter(|_| far < NEAR_BORDER);
        let all = door.into_iter().chain(Piece::in_zone(self.quest(), spot));
        all.filter(|piece| self.layers.is_free(piece)).collect()
    }

    /// Picks the topmost; where it is picked already, the next below.
    pub(super) fn pick(&mut self, things: Vec<Piece>, modifiers: Modifiers) {
        picking::pick(&mut self.picked, things, modifiers.command || modifiers.shift);
        if !self.picked.is_empty() {
            self.page = Page::Picked;
        }
    }

    pub(super) fn use_tool(&mut self, texts: &Texts, spot: Spot, next: Spot, modifiers: Modifiers) {
        let tool = self.tool.clone();
        match tool.use_at(self.quest(), spot, next, modifiers.shift) {
            Ok(Some(done)) => {
                if done.laid.as_ref().is_some_and(|piece| self.layers.show(piece)) {
                    self.draw(texts);
                }
                self.step(texts, done.step, Merge::Never, done.quest);
                self.picked = done.laid.filter(|piece| piece.exists(self.quest())).into_iter().collect();
                // Shift keeps the tool in the hand.
                if !modifiers.shift {
                    self.tool = Tool::Pick;
                }
            }
            Ok(None) => {}
            Err(refused) => self.refused = Some(refused),
        }
    }
}

impl DrawingBoard for EditorScreen {
    type Zone = Spot;
    type Thing = Piece;

    fn lend(&mut self) -> Lent<'_, Spot, Piece> {
        Lent {
            hand: &mut self.hand,
            cursor: &mut self.cursor,
            picked: &mut self.picked,
            view: &mut self.view,
            bounds: self.model.board.bounds,
        }
    }

    fn zone_at(&self, at: Pos2) -> Spot {
        spot_at(at)
    }

    /// With a key held a frame is drawn, wherever it begins.
    fn taken(&mut self, _texts: &Texts, began: Pos2, modifiers: Modifiers) -> Option<Vec<Piece>> {
        Some(if modifiers.shift || modifiers.command { Vec::new() } else { self.things_at(began) })
    }

    fn carried(&mut self, texts: &Texts, step: Step) {
        if step == Step::default() || self.picked.is_empty() {
            return;
        }
        let picked = self.picked.clone();
        let tried = lay::carry(self.quest(), &picked, step.x, step.y);
        if self.try_step(texts, "step-md2-carry", tried) {
            let to = |spot: Spot| spot.after(step).unwrap_or(spot);
            self.picked = picked.into_iter().map(|piece| piece.moved(&to)).collect();
            self.picked.retain(|piece| piece.exists(self.history.current()));
            self.cursor = to(self.cursor);
        }
    }

    /// Adds Tiles, and what lies where no Tile is; where Tiles are locked, what lies on them.
    fn framed(&mut self, frame: Rect) {
        let touches = |zone: Spot| frame.intersects(zone_rect(zone).shrink(EDGE));
        let (quest, layers) = (self.history.current(), &self.layers);
        let all = Piece::all(quest).into_iter().filter(|piece| layers.is_free(piece));
        let is_framed = |piece: &Piece| match piece {
            Piece::Tile(corner) => {
                let tile = Rect::from_min_size(zone_rect(*corner).min, egui::Vec2::splat(3.0));
                frame.intersects(tile.shrink(EDGE))
            }
            other => touches(other.place()),
        };
        let framed: Vec<Piece> = all.filter(is_framed).collect();
        let tiles: Vec<Spot> = framed
            .iter()
            .filter_map(|piece| match piece {
                Piece::Tile(corner) => Some(*corner),
                _ => None,
            })
            .collect();
        // What lies on a Tile that is picked goes with it.
        let goes_along = |piece: &Piece| {
            !matches!(piece, Piece::Tile(_)) && tiles.iter().any(|corner| covers(*corner, piece.place()))
        };
        let new: Vec<Piece> =
            framed.iter().filter(|piece| !goes_along(piece) && !self.picked.contains(piece)).cloned().collect();
        self.picked.extend(new);
        if !self.picked.is_empty() {
            self.page = Page::Picked;
        }
    }

    /// What was framed before is picked no more.
    fn framed_by_keys(&mut self, frame: Rect) {
        self.picked.clear();
        self.framed(frame);
    }

    /// The door there is picked, or the tool is used.
    fn at_border(&mut self, texts: &Texts, beside: Spot, _modifiers: Modifiers) {
        match Piece::door_between(self.quest(), self.cursor, beside) {
            Some(door) if self.tool == Tool::Pick => self.pick(vec![door], Modifiers::NONE),
            _ if self.tool.is_for_borders() => self.use_tool(texts, self.cursor, beside, Modifiers::NONE),
            _ => {}
        }
    }
}
