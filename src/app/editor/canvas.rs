//! Hands on the map: laying, picking, moving, the menu, and the same by keyboard.

use super::EditorScreen;
use super::sheet::{border_at, corner, spot_at, zone_rect};
use super::tool::Tool;
use crate::app::board::map::{Canvas, canvas_ui};
use crate::app::theme::Theme;
use crate::engine::kernel::board::SpaceId;
use crate::quest::edit::carry::{footprint, tile_at};
use crate::quest::edit::command::Way;
use crate::quest::edit::{Command, Thing};
use crate::quest::model::{PlacedTile, Spot};
use crate::text::Texts;
use crate::tr;
use egui::{
    Color32, Id, Key, Modifiers, PointerButton, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};

/// A border counts as pointed at within this distance, in zones.
const NEAR_BORDER: f32 = 0.16;

/// What the hand is doing.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    /// The Zone under the pointer.
    pub(super) over: Option<Spot>,
    /// Where picked things were taken, on the board.
    carried_from: Option<Spot>,
    /// A frame is drawn from here, on the board.
    framed_from: Option<Pos2>,
}

impl EditorScreen {
    pub(super) fn canvas_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let content = self.sheet.content(self.storey);
        let canvas = canvas_ui(ui, &self.sheet.model, &mut self.view, content);
        canvas.floor.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, tr!(texts, "editor-map").as_ref()));
        self.name_zones(ui, &canvas);
        let on_board = ui.input(|input| input.pointer.latest_pos()).filter(|at| canvas.rect.contains(*at));
        let on_board = on_board.map(|at| canvas.look.board(canvas.rect, at));
        self.hand.over = on_board.map(|at| spot_at(at, self.storey));
        if !canvas.is_panning {
            self.pointer(ui, texts, &canvas, on_board);
        }
        if canvas.floor.clicked() || canvas.floor.drag_started() {
            canvas.floor.request_focus();
        }
        self.canvas_keys(ui, texts, &canvas);
        self.grid(ui, texts, &canvas);
        self.marks(ui, &canvas, on_board);
        self.menu(texts, &canvas);
    }

    /// Zones can be found by their names; clicks go to the sheet below.
    fn name_zones(&self, ui: &Ui, canvas: &Canvas) {
        for (number, spot) in self.sheet.spots.iter().enumerate() {
            let Some(zone) = self.sheet.model.zone(SpaceId(number as u16)) else { continue };
            let rect = canvas.look.screen_rect(canvas.rect, zone_rect(*spot));
            if spot.storey == self.storey && rect.intersects(canvas.rect) {
                let response = ui.interact(rect, Id::unique(("editor-zone", *spot)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, zone.name.as_ref()));
            }
        }
    }

    fn pointer(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas, on_board: Option<Pos2>) {
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
    fn drag(&mut self, texts: &Texts, canvas: &Canvas, at: Pos2, modifiers: Modifiers) {
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

    fn carry(&mut self, texts: &Texts, x: i16, y: i16) {
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
    fn click(&mut self, texts: &Texts, at: Pos2, modifiers: Modifiers) {
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

    fn pick(&mut self, thing: Option<Thing>, modifiers: Modifiers) {
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
    fn tile_corner(&self, id: &str, spot: Spot) -> Spot {
        let side = self.table.library.tiles.iter().find(|side| side.id == *id);
        let half = side.map_or(0, |side| side.rows.len().saturating_sub(1) as i16 / 2);
        Spot { x: spot.x.saturating_sub(half), y: spot.y.saturating_sub(half), ..spot }
    }

    /// The topmost thing at a place of the board: a door near its border, then what lies in the Zone, then the tile.
    fn thing_at(&self, at: Pos2) -> Option<Thing> {
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

    fn canvas_keys(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
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
    pub(super) fn turn(&mut self, texts: &Texts, way: Way) {
        if let Tool::Tile(_, turn) = &mut self.tool {
            *turn = (*turn + if way == Way::Clockwise { 1 } else { 3 }) % 4;
        } else {
            self.command(texts, &Command::Turn(self.picked.clone(), way));
        }
    }

    /// The copy lies beside: as far east as the tiles are wide.
    pub(super) fn duplicate(&mut self, texts: &Texts) {
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

    /// Where Zones could lie, and on an empty sheet what to do.
    fn grid(&self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let seen = self.view.camera.seen(canvas.rect);
        let columns = seen.left().ceil() as i32..=seen.right().floor() as i32;
        for column in columns {
            for row in seen.top().ceil() as i32..=seen.bottom().floor() as i32 {
                let at = canvas.look.screen(canvas.rect, Pos2::new(column as f32, row as f32));
                let is_free =
                    !self.sheet.spots.contains(&spot_at(Pos2::new(column as f32 + 0.5, row as f32 + 0.5), self.storey));
                if is_free {
                    painter.circle_filled(at, 1.2, theme.text.muted.egui().gamma_multiply(0.5));
                }
            }
        }
        if self.history.current().tiles.is_empty() {
            let words = tr!(texts, "editor-empty");
            let font = egui::TextStyle::Heading.resolve(ui.style());
            let width = canvas.rect.width() * 0.7;
            let galley = painter.layout(words.to_string(), font, theme.text.muted.egui(), width);
            painter.galley(canvas.rect.center() - galley.size() / 2.0, galley, theme.text.muted.egui());
        }
    }

    /// What is picked, what would be laid, where the keyboard is.
    fn marks(&self, ui: &Ui, canvas: &Canvas, on_board: Option<Pos2>) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let accent = theme.signal.accent.egui();
        let screen = |rect: Rect| canvas.look.screen_rect(canvas.rect, rect);
        let moved = match (self.hand.carried_from, self.hand.over) {
            (Some(from), Some(to)) => Vec2::new(f32::from(to.x - from.x), f32::from(to.y - from.y)),
            _ => Vec2::ZERO,
        };
        for thing in &self.picked {
            for rect in self.rects_of(thing) {
                painter.rect_stroke(screen(rect.translate(moved)), 4.0, Stroke::new(3.0, accent), StrokeKind::Inside);
            }
        }
        if canvas.floor.has_focus() {
            let dashed = screen(zone_rect(self.cursor)).shrink(5.0);
            painter.rect_stroke(dashed, 3.0, Stroke::new(1.5, theme.text.strong.egui()), StrokeKind::Inside);
        }
        if let Some(from) = self.hand.framed_from
            && let Some(at) = on_board
        {
            painter.rect_stroke(
                screen(Rect::from_two_pos(from, at)),
                0.0,
                Stroke::new(1.5, accent),
                StrokeKind::Inside,
            );
        }
        let Some(at) = on_board else { return };
        let ghost: Color32 = accent.gamma_multiply(0.28);
        match &self.tool {
            Tool::Tile(id, turn) => {
                let spot = self.tile_corner(id, spot_at(at, self.storey));
                let tile = PlacedTile { tile: id.clone(), at: spot, turn: *turn, wounds: 0 };
                for zone in footprint(&tile, &self.table.library.tiles) {
                    painter.rect_filled(screen(zone_rect(zone)).shrink(1.0), 2.0, ghost);
                }
            }
            Tool::Door => {
                let (from, to, _) = border_at(at, self.storey);
                painter.line_segment(border_line(canvas, from, to), Stroke::new(6.0, accent));
            }
            Tool::Token(_) | Tool::Level(_) | Tool::Start | Tool::Exit => {
                painter.rect_filled(screen(zone_rect(spot_at(at, self.storey))).shrink(1.0), 2.0, ghost);
            }
            Tool::Pick => {}
        }
    }

    /// The squares of a thing on the board.
    fn rects_of(&self, thing: &Thing) -> Vec<Rect> {
        let quest = self.history.current();
        match thing {
            Thing::Tile(at) => {
                let tile = quest.tiles.iter().find(|tile| tile.at == *at);
                let zones = tile.map(|tile| footprint(tile, &self.table.library.tiles)).unwrap_or_default();
                zones.iter().map(|zone| zone_rect(*zone)).reduce(Rect::union).into_iter().collect()
            }
            Thing::Door(a, b) | Thing::Border(a, b) | Thing::Stairs(a, b) => {
                vec![Rect::from_center_size(corner(*a).lerp(corner(*b), 0.5) + Vec2::splat(0.5), Vec2::splat(0.5))]
            }
            _ => thing.place(quest).map(|spot| zone_rect(spot).shrink(0.12)).into_iter().collect(),
        }
    }

    fn menu(&mut self, texts: &Texts, canvas: &Canvas) {
        let mut chosen = None;
        canvas.floor.context_menu(|ui| {
            let has_tile = self.picked.iter().any(|thing| matches!(thing, Thing::Tile(_)));
            let entry =
                |ui: &mut Ui, name: &str, key: &str| ui.add(egui::Button::new(name).shortcut_text(key)).clicked();
            if has_tile {
                if entry(ui, &tr!(texts, "editor-turn"), "R") {
                    chosen = Some(Command::Turn(self.picked.clone(), Way::Clockwise));
                }
                if entry(ui, &tr!(texts, "editor-flip"), "F") {
                    chosen = Some(Command::Flip(self.picked.clone()));
                }
            }
            if entry(ui, &tr!(texts, "editor-start-here"), "") {
                chosen = Some(Command::Start(self.cursor));
            }
            if entry(ui, &tr!(texts, "editor-exit-here"), "") {
                chosen = Some(Command::Exit(self.cursor));
            }
            if !self.picked.is_empty() && entry(ui, &tr!(texts, "editor-remove"), &tr!(texts, "key-delete")) {
                chosen = Some(Command::Remove(self.picked.clone()));
            }
        });
        if let Some(command) = chosen {
            self.command(texts, &command);
        }
    }
}

/// The border between two Zones on the screen.
fn border_line(canvas: &Canvas, from: Spot, to: Spot) -> [Pos2; 2] {
    let (a, b) = (zone_rect(from), zone_rect(to));
    let edge = a.intersect(b);
    [edge.min, edge.max].map(|at| canvas.look.screen(canvas.rect, at))
}
