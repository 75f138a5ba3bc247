//! What the pointer does: it lays what the tool holds, picks, carries, draws a frame.

use super::super::EditorScreen;
use super::super::at_hand::Tone;
use super::super::layers::Layer;
use super::super::sheet::{border_at, spot_at, zone_rect};
use super::super::tool::{Aim, Tool, laid};
use crate::games::massive_darkness::quest::edit::carry::{footprint, tile_at};
use crate::games::massive_darkness::quest::edit::{Command, Thing};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::tiles::board::hand::{DrawingBoard, Lent, Step, Zone as _};
use crate::games::tiles::board::layers::Layer as _;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::map::{Canvas, picking};
use crate::tr;
use egui::{Modifiers, Pos2, Rect, Ui};

/// A border counts as pointed at within this distance, in zones.
const NEAR_BORDER: f32 = 0.16;

impl EditorScreen {
    pub(super) fn pointer(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas, on_board: Option<Pos2>) {
        let Some(at) = on_board else {
            if ui.input(|input| input.pointer.any_released()) {
                self.hand.let_go();
                self.doing.brought = false;
            }
            return;
        };
        let modifiers = ui.input(|input| input.modifiers);
        // What was dragged from the palette is let go over the map.
        let let_go = ui.input(|input| input.pointer.primary_released());
        let dropped = let_go && std::mem::take(&mut self.doing.brought) && self.tool != Tool::Pick;
        // Its keys count at once, such as R.
        self.doing.is_called |= dropped;
        if canvas.floor.clicked() || dropped {
            self.click(texts, at, modifiers);
        }
        if self.tool == Tool::Pick {
            self.drag(texts, canvas, at, modifiers);
        }
        if canvas.floor.secondary_clicked() {
            let screen = canvas.look.screen(canvas.rect, at);
            self.open_menu(screen, at);
        }
    }

    /// Carries what is picked over so many Zones.
    pub(in crate::games::massive_darkness::view::editor) fn carry(
        &mut self,
        texts: &Texts,
        step: Step,
        merge: Merge<'_>,
    ) {
        if step == Step::default() || self.picked.is_empty() {
            return;
        }
        let picked = self.picked.clone();
        self.give(texts, &Command::Move(picked.clone(), step.x, step.y), merge);
        if self.refused.is_none() {
            let to = |spot: Spot| spot.after(step).unwrap_or(spot);
            self.picked = picked.iter().map(|thing| thing.moved(&to)).collect();
            self.cursor = to(self.cursor);
        }
    }

    /// The tool works at a place of the board.
    pub(super) fn click(&mut self, texts: &Texts, at: Pos2, modifiers: Modifiers) {
        let spot = spot_at(at, self.storey);
        self.cursor = spot;
        if self.point_out(texts, at) {
            return;
        }
        self.history.end_merging();
        if self.tool == Tool::Pick {
            self.pick(texts, self.things_at(at), modifiers);
            return;
        }
        let (_, beside, _) = border_at(at, self.storey);
        self.lay(texts, (spot, beside), modifiers);
    }

    /// The tool works on a Zone, or on the border towards the one beside it.
    pub(super) fn lay(&mut self, texts: &Texts, (spot, beside): (Spot, Spot), modifiers: Modifiers) {
        let command = match (&self.tool, self.doing.from) {
            (Tool::Tile(id, turn), _) => Some(Command::Lay(id.clone(), self.tile_corner(id, spot), *turn)),
            // The first of two Zones.
            (Tool::Stairs, None) => {
                self.doing.from = Some(spot);
                return;
            }
            (tool @ Tool::Stairs, Some(from)) => tool.command(texts, self.quest(), (from, spot)),
            (tool, _) => tool.command(texts, self.quest(), (spot, beside)),
        };
        self.doing.from = None;
        let Some(command) = command else { return };
        self.lay_by(texts, &command);
        // Shift keeps the tool in the hand.
        if !modifiers.shift {
            self.doing.writes = matches!(self.tool, Tool::Name | Tool::Note) && self.refused.is_none();
            self.tool = Tool::Pick;
        }
    }

    /// What a command has laid is picked.
    pub(super) fn lay_by(&mut self, texts: &Texts, command: &Command) {
        self.command(texts, command);
        if self.refused.is_none()
            && let Some(thing) = laid(command, self.quest())
        {
            if self.layers.show(&thing) {
                self.draw_again(texts);
            }
            self.picked = vec![thing];
        }
    }

    /// Picks the topmost of these things; where it is picked already, the next below. What is locked is not picked and lets nothing
    /// below it be picked: whoever points at a token does not mean the tile.
    pub(super) fn pick(&mut self, texts: &Texts, mut things: Vec<Thing>, modifiers: Modifiers) {
        self.history.end_merging();
        let adds = modifiers.command || modifiers.shift;
        if let Some(layer) = things.first().and_then(|top| self.layers.lock_of(top)) {
            let layer = texts.get(layer.message_id());
            self.at_hand.say(tr!(texts, "layer-locked", layer = layer.as_ref()), Tone::Refused);
            if !adds {
                self.picked.clear();
            }
            return;
        }
        things.retain(|thing| self.layers.is_free(thing));
        picking::pick(&mut self.picked, things, adds);
    }

    /// A tile is held in its middle.
    pub(super) fn tile_corner(&self, id: &str, spot: Spot) -> Spot {
        let sides = self.sides();
        let side = sides.iter().find(|side| side.id == *id);
        let half = side.map_or(0, |side| side.rows.len().saturating_sub(1) as i16 / 2);
        Spot { x: spot.x.saturating_sub(half), y: spot.y.saturating_sub(half), ..spot }
    }

    /// The things at a place of the board, the topmost first: what stands on its border if that is near, then what lies
    /// in the Zone, then the tile; also what is locked, but nothing that is hidden. At the edge of a Zone the tile comes first, so that a full one can be taken hold of.
    pub(super) fn things_at(&self, at: Pos2) -> Vec<Thing> {
        let (from, to, far) = border_at(at, self.storey);
        let quest = self.history.current();
        let tile = tile_at(quest, &self.sides(), from).map(|tile| Thing::Tile(tile.at));
        if far < NEAR_BORDER {
            let mut things = self.things_on((from, to));
            things.extend(tile);
            things.extend(self.things_in(from));
            things.retain(|thing| self.layers.shows(Layer::of(thing)));
            return things;
        }
        let mut things = self.things_in(from);
        things.extend(tile);
        things.retain(|thing| self.layers.shows(Layer::of(thing)));
        things
    }

    /// What stands on a border.
    pub(super) fn things_on(&self, (from, to): (Spot, Spot)) -> Vec<Thing> {
        let all = [Thing::Door(from, to), Thing::Border(from, to), Thing::Built(from, to)];
        all.into_iter().filter(|thing| thing.exists(self.quest()) && self.layers.shows(Layer::of(thing))).collect()
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
        let stairs = quest.stairs.iter().filter(|stairs| stairs.from == spot || stairs.to == spot);
        things.extend(stairs.map(|stairs| Thing::Stairs(stairs.from, stairs.to)));
        things.extend([Thing::Note(spot), Thing::Bridge(spot)].into_iter().filter(|thing| thing.exists(quest)));
        let names = quest.names.iter().filter(|named| named.at == spot);
        things.extend(names.map(|named| Thing::Name(named.name.clone(), spot)));
        let mut once: Vec<Thing> = Vec::new();
        for thing in things {
            if !once.contains(&thing) {
                once.push(thing);
            }
        }
        once
    }
}

impl DrawingBoard for EditorScreen {
    type Zone = Spot;
    type Thing = Thing;

    fn lend(&mut self) -> Lent<'_, Spot, Thing> {
        Lent {
            hand: &mut self.hand,
            cursor: &mut self.cursor,
            picked: &mut self.picked,
            view: &mut self.view,
            bounds: self.sheet.map.board.bounds,
        }
    }

    fn zone_at(&self, at: Pos2) -> Spot {
        spot_at(at, self.storey)
    }

    /// Nothing is carried from under what is locked. From a locked thing with nothing free below it a frame is drawn: else none
    /// could be drawn while the tiles are locked. With Shift or Ctrl a frame adds, wherever it begins.
    fn taken(&mut self, texts: &Texts, began: Pos2, modifiers: Modifiers) -> Option<Vec<Thing>> {
        let things = self.things_at(began);
        let is_over = things.first().is_some_and(|top| self.layers.lock_of(top).is_some());
        if is_over && things.iter().any(|thing| self.layers.is_free(thing)) {
            self.pick(texts, things, modifiers);
            return None;
        }
        Some(if is_over || modifiers.shift || modifiers.command { Vec::new() } else { things })
    }

    fn carried(&mut self, texts: &Texts, step: Step) {
        self.history.end_merging();
        self.carry(texts, step, Merge::Never);
    }

    /// Nudges in a row are one step.
    fn nudged(&mut self, texts: &Texts, step: Step) {
        self.carry(texts, step, Merge::With("nudge"));
    }

    /// Adds tiles, and what lies where no tile is.
    fn framed(&mut self, frame: Rect) {
        self.history.end_merging();
        let (quest, sides) = (self.history.current(), &*self.sides());
        let touches = |zone: Spot| zone.storey == self.storey && frame.intersects(zone_rect(zone).shrink(0.2));
        let tiles = quest.tiles.iter().filter(|tile| footprint(tile, sides).into_iter().any(touches));
        let mut framed: Vec<Thing> = tiles.map(|tile| Thing::Tile(tile.at)).collect();
        let is_loose = |spot: Spot| touches(spot) && tile_at(quest, sides, spot).is_none();
        framed.extend(Thing::all(quest).into_iter().filter(|thing| thing.place(quest).is_some_and(is_loose)));
        framed.retain(|thing| !self.picked.contains(thing) && self.layers.is_free(thing));
        self.picked.extend(framed);
    }

    /// The tool works on it; without one, what stands there is picked.
    fn at_border(&mut self, texts: &Texts, beside: Spot, modifiers: Modifiers) {
        let border = (self.cursor, beside);
        match self.tool.aim() {
            Aim::Border => self.lay(texts, border, modifiers),
            Aim::Things => self.pick(texts, self.things_on(border), modifiers),
            Aim::Zone | Aim::TwoZones => {}
        }
    }
}
