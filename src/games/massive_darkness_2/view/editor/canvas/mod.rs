//! Hands on the map: [`pointer`] lays what the tool holds, picks, carries and draws a frame, [`keys`] does the same by keyboard,
//! [`clipboard`] takes pieces from Quest to Quest, [`marks`] shows what is picked and what would be laid.

mod clipboard;
mod keys;
mod marks;
mod pointer;

pub(super) use clipboard::PIECES;

use super::{EditorScreen, Pieces};
use crate::games::massive_darkness_2::edit::{Piece, WIDE};
use crate::games::massive_darkness_2::lint::Finding;
use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::house::text::Texts;
use crate::kit::map::picking::{Side, nearest_side};
use crate::kit::map::{Canvas, canvas_ui};
use crate::tr;
use egui::{Id, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

/// Zones that are smaller have no names of their own, in points.
const SMALLEST_ZONE: f32 = 12.0;
/// On an empty board so many Zones are seen.
const FIRST_SIGHT: f32 = 11.0;

/// What the hand is doing.
#[derive(Debug, Default)]
pub(super) struct Hand {
    /// The Zone under the pointer.
    over: Option<Spot>,
    /// Where picked things were taken.
    carried_from: Option<Spot>,
    /// A frame is drawn from here, on the board.
    framed_from: Option<Pos2>,
    /// The same by keyboard.
    anchor: Option<Spot>,
    /// The keyboard was used last, so its cursor says what is meant.
    by_keys: bool,
}

/// The square of a Zone on the board.
fn zone_rect(spot: Spot) -> Rect {
    Rect::from_min_size(pos2(f32::from(spot.0), f32::from(spot.1)), Vec2::splat(1.0))
}

/// The drawing board.
fn board() -> Rect {
    Rect::from_min_size(Pos2::ZERO, Vec2::splat(f32::from(WIDE)))
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
    let is_on_board = |x, y| beside(spot, x, y).is_some();
    let side = nearest_side(inside, is_on_board).unwrap_or(Side { x: 0, y: 0, far: 1.0 });
    let (next, far) = (beside(spot, side.x, side.y).unwrap_or(spot), side.far);
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
