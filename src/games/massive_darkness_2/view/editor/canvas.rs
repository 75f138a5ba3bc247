//! Hands on the map: the pointer lays what the tool holds, picks and carries; keys do the same.

use super::{EditorScreen, Pieces, Tool};
use crate::games::massive_darkness_2::edit::piece::covers;
use crate::games::massive_darkness_2::edit::{Piece, WIDE, lay};
use crate::games::massive_darkness_2::lint::{Finding, Weight};
use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::games::massive_darkness_2::view::art::picture_or_objective;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight as Stroke_};
use crate::kit::map::{Canvas, canvas_ui};
use crate::kit::theme::Theme;
use crate::tr;
use egui::{
    EventFilter, Id, Key, Modifiers, PointerButton, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

/// A border counts as pointed at within this distance, in Zones.
const NEAR_BORDER: f32 = 0.18;
/// Zones that are smaller have no names of their own, in points.
const SMALLEST_ZONE: f32 = 12.0;
/// On an empty board so many Zones are seen.
const FIRST_SIGHT: f32 = 11.0;

const ARROWS: [(Key, i16, i16); 4] =
    [(Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1), (Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0)];

/// What the hand is doing.
#[derive(Debug, Default)]
pub(super) struct Hand {
    /// The Zone under the pointer.
    over: Option<Spot>,
    /// Where picked things were taken.
    carried_from: Option<Spot>,
    /// The keyboard was used last, so its cursor says what is meant.
    by_keys: bool,
}

/// The square of a Zone on the board.
fn zone_rect(spot: Spot) -> Rect {
    Rect::from_min_size(pos2(f32::from(spot.0), f32::from(spot.1)), Vec2::splat(1.0))
}

/// The Zone at a place of the board.
fn spot_at(at: Pos2) -> Spot {
    let limit = |number: f32| number.floor().clamp(0.0, f32::from(WIDE - 1)) as u8;
    (limit(at.x), limit(at.y))
}

/// The Zone beside another one; none beyond the drawing board.
fn beside(spot: Spot, x: i16, y: i16) -> Option<Spot> {
    let on_board = |at: u8, by: i16| u8::try_from(i16::from(at) + by).ok().filter(|at| *at < WIDE);
    Some((on_board(spot.0, x)?, on_board(spot.1, y)?))
}

/// The Zone at a place, the one behind its nearest side, and how far that side is, in Zones.
fn border_at(at: Pos2) -> (Spot, Spot, f32) {
    let spot = spot_at(at);
    let inside = at - pos2(f32::from(spot.0), f32::from(spot.1));
    let sides = [(inside.x, -1, 0), (1.0 - inside.x, 1, 0), (inside.y, 0, -1), (1.0 - inside.y, 0, 1)];
    let known = sides.into_iter().filter_map(|(far, x, y)| Some((far, beside(spot, x, y)?)));
    let nearest = known.min_by(|one, other| one.0.total_cmp(&other.0));
    let (far, next) = nearest.unwrap_or((1.0, spot));
    (spot, next, far)
}

impl EditorScreen {
    /// The Zone that is meant: under the pointer, or where the keyboard is.
    pub(super) fn place(&self) -> Spot {
        self.hand.over.filter(|_| !self.hand.by_keys).unwrap_or(self.cursor)
    }

    pub(super) fn canvas_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let content = self.content();
        let canvas = canvas_ui(ui, &self.model.board, &mut Pieces(&self.model), &mut self.view, content);
        canvas.floor.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, tr!(texts, "editor-md2-map").as_ref()));
        self.name_zones(ui, &canvas);
        let on_board = ui.input(|input| input.pointer.latest_pos()).filter(|at| canvas.rect.contains(*at));
        let on_board = on_board.map(|at| canvas.look.board(canvas.rect, at));
        self.hand.over = on_board.map(spot_at);
        if ui.input(|input| input.pointer.is_moving()) {
            self.hand.by_keys = false;
        }
        if !canvas.is_panning {
            self.pointer(ui, texts, &canvas, on_board);
        }
        if std::mem::take(&mut self.calls_map) || canvas.floor.clicked() || canvas.floor.drag_started() {
            canvas.floor.request_focus();
        }
        self.map_keys(ui, texts, &canvas);
        self.marks(ui, texts, &canvas, on_board);
    }

    /// The part of the board that is worth seeing.
    fn content(&self) -> Rect {
        let zones = self.looked.dungeon.zones.iter().map(|zone| zone_rect((zone.x, zone.y)));
        let laid = zones.reduce(Rect::union).map(|rect| rect.expand(1.0));
        laid.unwrap_or_else(|| Rect::from_min_size(Pos2::ZERO, Vec2::splat(FIRST_SIGHT)))
    }

    /// Zones can be found by their names; clicks go to the sheet below.
    fn name_zones(&self, ui: &Ui, canvas: &Canvas) {
        if canvas.look.zoom < SMALLEST_ZONE {
            return;
        }
        for (zone, view) in self.looked.dungeon.zones.iter().zip(&self.model.board.spaces) {
            let rect = canvas.look.screen_rect(canvas.rect, zone_rect((zone.x, zone.y)));
            if rect.intersects(canvas.rect) {
                let response = ui.interact(rect, Id::unique(("md2-editor-zone", zone.x, zone.y)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, view.name.as_ref()));
            }
        }
    }

    fn pointer(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas, on_board: Option<Pos2>) {
        let Some(at) = on_board else {
            if ui.input(|input| input.pointer.any_released()) {
                self.hand.carried_from = None;
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
        if self.tool != Tool::Pick {
            return;
        }
        let floor = &canvas.floor;
        if floor.drag_started_by(PointerButton::Primary) {
            let began = floor.interact_pointer_pos().unwrap_or(canvas.rect.center())
                - floor.total_drag_delta().unwrap_or_default();
            let began = canvas.look.board(canvas.rect, began);
            let things = self.things_at(began);
            if let Some(thing) = things.first() {
                if !things.iter().any(|thing| self.picked.contains(thing)) {
                    self.picked = vec![thing.clone()];
                }
                self.hand.carried_from = Some(spot_at(began));
            }
        }
        if floor.drag_stopped_by(PointerButton::Primary)
            && let Some(from) = self.hand.carried_from.take()
        {
            let to = spot_at(at);
            self.carry(texts, i16::from(to.0) - i16::from(from.0), i16::from(to.1) - i16::from(from.1));
        }
    }

    /// The tool works at a place of the board.
    fn click(&mut self, texts: &Texts, at: Pos2, modifiers: Modifiers) {
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
        let (spot, next, far) = border_at(at);
        let door = Piece::door_between(self.quest(), spot, next).filter(|_| far < NEAR_BORDER);
        door.into_iter().chain(Piece::in_zone(self.quest(), spot)).collect()
    }

    /// Picks the topmost; where it is picked already, the next below.
    fn pick(&mut self, things: Vec<Piece>, modifiers: Modifiers) {
        let adds = modifiers.command || modifiers.shift;
        let below = match &self.picked[..] {
            [only] if !adds => things.iter().position(|thing| thing == only).map_or(0, |at| (at + 1) % things.len()),
            _ => 0,
        };
        match things.into_iter().nth(below) {
            Some(thing) if adds => match self.picked.iter().position(|known| *known == thing) {
                Some(known) => drop(self.picked.remove(known)),
                None => self.picked.push(thing),
            },
            Some(thing) => self.picked = vec![thing],
            None if adds => {}
            None => self.picked.clear(),
        }
        if !self.picked.is_empty() {
            self.page = super::Page::Picked;
        }
    }

    fn use_tool(&mut self, texts: &Texts, spot: Spot, next: Spot, modifiers: Modifiers) {
        let tool = self.tool.clone();
        match tool.use_at(self.quest(), spot, next, modifiers.shift) {
            Ok(Some(done)) => {
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

    /// Carries what is picked over so many Zones.
    fn carry(&mut self, texts: &Texts, x: i16, y: i16) {
        if (x, y) == (0, 0) || self.picked.is_empty() {
            return;
        }
        let picked = self.picked.clone();
        let tried = lay::carry(self.quest(), &picked, x, y);
        if self.try_step(texts, "step-md2-carry", tried) {
            let to = |spot: Spot| beside(spot, x, y).unwrap_or(spot);
            self.picked = picked.into_iter().map(|piece| piece.moved(&to)).collect();
            self.picked.retain(|piece| piece.exists(self.history.current()));
            self.cursor = to(self.cursor);
        }
    }

    /// Empty hands, nothing picked.
    fn put_away(&mut self) {
        self.tool = Tool::Pick;
        self.picked.clear();
        self.hand.carried_from = None;
        self.refused = None;
    }

    /// The Tile that is picked alone, else the one below the cursor.
    pub(super) fn tile_meant(&self) -> Option<Spot> {
        match &self.picked[..] {
            [Piece::Tile(corner)] => Some(*corner),
            _ => self.quest().tiles.iter().map(|tile| tile.at).find(|corner| covers(*corner, self.cursor)),
        }
    }

    fn map_keys(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
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
            } else if pressed(Modifiers::NONE, key) {
                self.cursor = next.unwrap_or(self.cursor);
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
        if pressed(Modifiers::NONE, Key::Escape) {
            self.put_away();
        }
    }

    /// Turns the Tile that is meant.
    pub(super) fn turn_tile(&mut self, texts: &Texts) {
        if let Some(corner) = self.tile_meant() {
            let quest = lay::turn(self.quest(), corner);
            self.step(texts, "step-md2-turn", Merge::Never, quest);
        }
    }

    /// Turns it over.
    pub(super) fn flip_tile(&mut self, texts: &Texts) {
        if let Some(corner) = self.tile_meant() {
            let tried = lay::flip(self.quest(), corner, &self.all.sides);
            self.try_step(texts, "step-md2-flip", tried);
        }
    }

    /// Takes what is picked away.
    pub(super) fn remove_picked(&mut self, texts: &Texts) {
        let quest = lay::remove(self.quest(), &self.picked);
        self.step(texts, "step-md2-remove", Merge::Never, quest);
    }

    /// Shows a finding: where it is comes into sight, and what lies there is picked.
    pub(super) fn show(&mut self, finding: &Finding) {
        let Some(spot) = finding.at.first().copied() else { return };
        self.cursor = spot;
        self.hand.by_keys = true;
        self.view.camera.centre_on(zone_rect(spot).center(), self.model.board.bounds);
        let door = finding.at.get(1).and_then(|other| Piece::door_between(self.quest(), spot, *other));
        let top = door.or_else(|| Piece::in_zone(self.quest(), spot).into_iter().next());
        self.picked = top.into_iter().collect();
    }

    /// What is drawn over the map: where Heroes and Mobs begin, what is wrong, what is picked, what would be laid, where the keyboard is.
    fn marks(&self, ui: &Ui, texts: &Texts, canvas: &Canvas, on_board: Option<Pos2>) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let screen = |rect: Rect| canvas.look.screen_rect(canvas.rect, rect);
        let quest = self.quest();
        if quest.tiles.is_empty() {
            let font = egui::TextStyle::Heading.resolve(ui.style());
            let words = tr!(texts, "editor-md2-empty");
            let laid = painter.layout(words.to_string(), font, theme.text.muted.egui(), canvas.rect.width() * 0.7);
            painter.galley(canvas.rect.center() - laid.size() / 2.0, laid, theme.text.muted.egui());
        }
        for piece in Piece::all(quest) {
            let place = screen(zone_rect(piece.place()));
            let corner = Rect::from_min_size(place.min + place.size() * 0.1, place.size() * 0.36);
            match &piece {
                Piece::Start(_) => sign(ui, &painter, corner, Icon::Party, theme.signal.success),
                Piece::Mobs(_) => sign(ui, &painter, corner, Icon::Skull, theme.signal.danger),
                Piece::Boss(_) => {
                    if let Some(fight) = &quest.boss {
                        picture_or_objective(&painter, place.shrink(place.width() * 0.14), &fight.boss);
                    }
                }
                _ => {}
            }
        }
        for finding in self.looked.findings.iter().filter(|finding| finding.weight() > Weight::Hint) {
            for spot in &finding.at {
                let rect = screen(zone_rect(*spot)).shrink(2.0);
                painter.rect_stroke(rect, 2.0, Stroke::new(2.0, theme.signal.danger.egui()), StrokeKind::Inside);
            }
        }
        let moved = match (self.hand.carried_from, self.hand.over) {
            (Some(from), Some(to)) => vec2(f32::from(to.0) - f32::from(from.0), f32::from(to.1) - f32::from(from.1)),
            _ => Vec2::ZERO,
        };
        let accent = theme.signal.accent.egui();
        for piece in &self.picked {
            let rect = screen(rect_of(piece).translate(moved));
            painter.rect_stroke(rect, 4.0, Stroke::new(3.0, accent), StrokeKind::Inside);
        }
        if canvas.floor.has_focus() {
            let dashed = screen(zone_rect(self.cursor)).shrink(5.0);
            painter.rect_stroke(dashed, 3.0, Stroke::new(1.5, theme.text.strong.egui()), StrokeKind::Inside);
        }
        let at = on_board.filter(|_| !self.hand.by_keys).unwrap_or_else(|| zone_rect(self.cursor).center());
        self.ghost(ui, canvas, at);
    }

    /// What is in the hand, as it would lie.
    fn ghost(&self, ui: &Ui, canvas: &Canvas, at: Pos2) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let screen = |rect: Rect| canvas.look.screen_rect(canvas.rect, rect);
        let (spot, next, _) = border_at(at);
        let accent = Stroke::new(2.0, theme.signal.accent.egui());
        match &self.tool {
            Tool::Pick => {}
            Tool::Tile(side, turn) => {
                let corner = zone_rect(spot).min - Vec2::splat(1.0);
                let rect = screen(Rect::from_min_size(corner, Vec2::splat(3.0)));
                if let Some(side) = self.all.sides.iter().find(|known| known.id == *side) {
                    super::palette::tile_picture(ui, rect.intersect(rect), side, *turn);
                }
                painter.rect_stroke(rect, 2.0, accent, StrokeKind::Inside);
            }
            Tool::Door => {
                painter.rect_stroke(screen(rect_of(&Piece::Door(spot, next))), 3.0, accent, StrokeKind::Inside);
            }
            tool => {
                let rect = screen(zone_rect(spot)).shrink(4.0);
                painter.rect_stroke(rect, 3.0, accent, StrokeKind::Inside);
                match tool.picture() {
                    Ok(picture) => picture_or_objective(&painter, rect.shrink(rect.width() * 0.25), &picture),
                    Err(icon) => sign(ui, &painter, rect.shrink(rect.width() * 0.3), icon, theme.signal.accent),
                }
            }
        }
    }
}

/// A sign on a dark plate.
fn sign(ui: &Ui, painter: &egui::Painter, place: Rect, icon: Icon, colour: crate::kit::theme::Colour) {
    let theme = Theme::of(ui.ctx());
    painter.rect_filled(place, place.width() * 0.25, theme.surface.panel.fade(0.85).egui());
    icons::show(painter, icon, place.shrink(place.width() * 0.16), colour, Stroke_::Bold);
}

/// The part of the board that something takes.
fn rect_of(piece: &Piece) -> Rect {
    match piece {
        Piece::Tile(corner) => Rect::from_min_size(zone_rect(*corner).min, Vec2::splat(3.0)),
        Piece::Door(from, to) => {
            let middle = zone_rect(*from).center().lerp(zone_rect(*to).center(), 0.5);
            Rect::from_center_size(middle, Vec2::splat(0.5))
        }
        other => zone_rect(other.place()).shrink(0.12),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_border_is_found_from_both_sides_and_none_beyond_the_board() {
        let (spot, next, far) = border_at(pos2(3.9, 4.5));
        assert_eq!((spot, next), ((3, 4), (4, 4)));
        assert!(far < 0.11);
        let (spot, next, _) = border_at(pos2(4.1, 4.5));
        assert_eq!((spot, next), ((4, 4), (3, 4)));
        assert_eq!(border_at(pos2(0.05, 0.5)).0, (0, 0));
        assert_ne!(border_at(pos2(0.05, 0.5)).1, (0, 0));
        assert_eq!((beside((0, 0), -1, 0), beside((WIDE - 1, 0), 1, 0)), (None, None));
    }
}
