//! What the pointer does: it lays what the tool holds, picks, carries, draws a frame.

use super::super::EditorScreen;
use super::super::sheet::{border_at, spot_at, zone_rect};
use super::super::tool::Tool;
use super::Hand;
use crate::app::board::map::Canvas;
use crate::quest::edit::carry::{footprint, tile_at};
use crate::quest::edit::{Command, Thing};
use crate::quest::model::{PlacedTile, Spot};
use crate::text::Texts;
use egui::{Modifiers, PointerButton, Pos2, Rect, Ui};

/// A border counts as pointed at within this distance, in zones.
const NEAR_BORDER: f32 = 0.16;

impl EditorScreen {
    pub(super) fn pointer(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas, on_board: Option<Pos2>) {
        let Some(at) = on_board else {
            if ui.input(|input| input.pointer.any_released()) {
                self.hand = Hand::default();
            }
            return;
        };
        let modifiers = ui.input(|input| input.modifiers);
        // What was dragged from the palette is let go over the map.
        let let_go = ui.input(|input| input.pointer.primary_released()) && !canvas.floor.is_pointer_button_down_on();
        let dropped = let_go && !canvas.floor.clicked() && !canvas.floor.drag_stopped() && self.tool != Tool::Pick;
        if canvas.floor.clicked() || dropped {
            self.click(texts, at, modifiers);
        }
        if self.tool == Tool::Pick {
            self.drag(texts, canvas, at, modifiers);
        }
        if canvas.floor.secondary_clicked() {
            let thing = self.thing_at(at);
            if let Some(thing) = thing.filter(|thing| !self.picked.contains(thing)) {
                self.picked = vec![thing];
            }
            self.cursor = spot_at(at, self.storey);
        }
    }

    /// Picked things are carried by whole Zones; from an empty place a frame is drawn.
    pub(super) fn drag(&mut self, texts: &Texts, canvas: &Canvas, at: Pos2, modifiers: Modifiers) {
        let floor = &canvas.floor;
        if floor.drag_started_by(PointerButton::Primary) {
            let began = floor.interact_pointer_pos().unwrap_or(canvas.rect.center())
                - floor.total_drag_delta().unwrap_or_default();
            let began = canvas.look.board(canvas.rect, began);
            match self.thing_at(began) {
                Some(thing) => {
                    if !self.picked.contains(&thing) {
                        self.picked = vec![thing];
                    }
                    self.hand.carried_from = Some(spot_at(began, self.storey));
                }
                None => self.hand.framed_from = Some(began),
            }
        }
        if !floor.drag_stopped_by(PointerButton::Primary) {
            return;
        }
        if let Some(from) = self.hand.carried_from.take() {
            let to = spot_at(at, self.storey);
            self.carry(texts, to.x - from.x, to.y - from.y);
        }
        if let Some(from) = self.hand.framed_from.take() {
            let frame = Rect::from_two_pos(from, at);
            if !modifiers.command {
                self.picked.clear();
            }
            let sides = &self.table.library.tiles;
            let inside = |tile: &&PlacedTile| {
                let zones = footprint(tile, sides);
                tile.at.storey == self.storey && zones.iter().any(|zone| frame.intersects(zone_rect(*zone).shrink(0.2)))
            };
            let framed: Vec<Thing> =
                self.history.current().tiles.iter().filter(inside).map(|tile| Thing::Tile(tile.at)).collect();
            self.picked.extend(framed);
        }
    }

    pub(super) fn carry(&mut self, texts: &Texts, x: i16, y: i16) {
        if (x, y) == (0, 0) || self.picked.is_empty() {
            return;
        }
        let picked = self.picked.clone();
        self.command(texts, &Command::Move(picked.clone(), x, y));
        if self.refused.is_none() {
            let to = |spot: Spot| Spot { x: spot.x.saturating_add(x), y: spot.y.saturating_add(y), ..spot };
            self.picked = picked.iter().map(|thing| thing.moved(&to)).collect();
            self.cursor = to(self.cursor);
        }
    }

    /// The tool works at a place of the board.
    pub(super) fn click(&mut self, texts: &Texts, at: Pos2, modifiers: Modifiers) {
        let spot = spot_at(at, self.storey);
        self.cursor = spot;
        let command = match &self.tool {
            Tool::Pick => {
                self.pick(self.thing_at(at), modifiers);
                return;
            }
            Tool::Tile(id, turn) => Command::Lay(id.clone(), self.tile_corner(id, spot), *turn),
            Tool::Door => {
                let (from, to, _) = border_at(at, self.storey);
                Command::Door(from, to)
            }
            Tool::Token(kind) => Command::Token(*kind, spot),
            Tool::Level(level) => Command::Level(spot, *level),
            Tool::Start => Command::Start(spot),
            Tool::Exit => Command::Exit(spot),
        };
        self.command(texts, &command);
        if let (Command::Lay(_, at, _), None) = (&command, self.refused) {
            self.picked = vec![Thing::Tile(*at)];
        }
        // Shift keeps the tool in the hand.
        if !modifiers.shift {
            self.tool = Tool::Pick;
        }
    }

    pub(super) fn pick(&mut self, thing: Option<Thing>, modifiers: Modifiers) {
        let adds = modifiers.command || modifiers.shift;
        match thing {
            Some(thing) if adds => match self.picked.iter().position(|known| *known == thing) {
                Some(known) => drop(self.picked.remove(known)),
                None => self.picked.push(thing),
            },
            Some(thing) => self.picked = vec![thing],
            None if adds => {}
            None => self.picked.clear(),
        }
    }

    /// A tile is held in its middle.
    pub(super) fn tile_corner(&self, id: &str, spot: Spot) -> Spot {
        let side = self.table.library.tiles.iter().find(|side| side.id == *id);
        let half = side.map_or(0, |side| side.rows.len().saturating_sub(1) as i16 / 2);
        Spot { x: spot.x.saturating_sub(half), y: spot.y.saturating_sub(half), ..spot }
    }

    /// The topmost thing at a place of the board: a door near its border, then what lies in the Zone, then the tile.
    pub(super) fn thing_at(&self, at: Pos2) -> Option<Thing> {
        let (from, to, far) = border_at(at, self.storey);
        let quest = self.history.current();
        let door = Thing::Door(from, to);
        if far < NEAR_BORDER && door.exists(quest) {
            return Some(door);
        }
        let tile = tile_at(quest, &self.table.library.tiles, from).map(|tile| Thing::Tile(tile.at));
        // The middle of a Zone is what lies there; its edge is the tile.
        if far < NEAR_BORDER { tile } else { self.things_in(from).into_iter().next().or(tile) }
    }

    /// What lies in a Zone.
    pub(super) fn things_in(&self, spot: Spot) -> Vec<Thing> {
        let quest = self.history.current();
        let mut things: Vec<Thing> = Vec::new();
        let tokens = quest.tokens.iter().filter(|token| token.at == spot);
        things.extend(tokens.map(|token| Thing::Token(token.kind, spot)));
        things.extend(
            quest.objects.iter().filter(|object| object.at == spot).map(|object| Thing::Object(object.name.clone())),
        );
        things.extend([Thing::FaceDown(spot), Thing::Level(spot)].into_iter().filter(|thing| thing.exists(quest)));
        if quest.start == spot && !quest.tiles.is_empty() {
            things.push(Thing::Start);
        }
        if quest.exit == Some(spot) {
            things.push(Thing::Exit);
        }
        things.dedup();
        things
    }
}
