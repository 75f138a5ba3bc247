//! Hands on the map: [`pointer`] lays what the tool holds, picks, carries and draws a frame, [`keys`] does the same by keyboard,
//! [`clipboard`] takes pieces from Quest to Quest, [`marks`] shows what is picked and what would be laid.
//! What a hand does is carried out by [`edit`](crate::games::massive_darkness_2::edit), never here.

mod clipboard;
mod keys;
mod marks;
mod pointer;

pub(super) use clipboard::PIECES;

use super::{EditorScreen, Pieces};
use crate::games::massive_darkness_2::edit::{Piece, WIDE};
use crate::games::massive_darkness_2::lint::Finding;
use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::games::tiles::board::hand::{Step, Zone, nearest_border};
use crate::games::tiles::board::marks::name_zones;
use crate::house::text::Texts;
use crate::kit::map::canvas_ui;
use crate::tr;
use egui::{Id, Pos2, Rect, Role, Ui, Vec2, WidgetInfo, pos2};

/// On an empty board so many Zones are seen.
const FIRST_SIGHT: f32 = 11.0;

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

impl Zone for Spot {
    fn square(self) -> Rect {
        zone_rect(self)
    }

    fn steps_to(self, other: Self) -> Step {
        Step { x: i16::from(other.0) - i16::from(self.0), y: i16::from(other.1) - i16::from(self.1) }
    }

    fn after(self, step: Step) -> Option<Self> {
        beside(self, step.x, step.y)
    }
}

/// The Zone at a place, the one behind its nearest side, and how far that side is, in Zones.
fn border_at(at: Pos2) -> (Spot, Spot, f32) {
    let spot = spot_at(at);
    let (next, far) = nearest_border(spot, at);
    (spot, next, far)
}

impl EditorScreen {
    /// The Zone that is meant: under the pointer, or where the keyboard is.
    pub(super) fn place(&self) -> Spot {
        self.hand.place(self.cursor)
    }

    pub(super) fn canvas_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let content = self.content();
        let canvas = canvas_ui(ui, &self.model.board, &mut Pieces(&self.model), &mut self.view, content);
        canvas.floor.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, tr!(texts, "editor-md2-map").as_ref()));
        let zones = self.looked.dungeon.zones.iter().zip(&self.model.board.spaces).map(|(zone, view)| {
            (Id::unique(("md2-editor-zone", zone.x, zone.y)), zone_rect((zone.x, zone.y)), view.name.as_ref())
        });
        name_zones(ui, &canvas, zones);
        let on_board = self.hand.follow(ui, &canvas, spot_at);
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

    /// Brings a Zone into sight.
    pub(super) fn show_zone(&mut self, spot: Spot) {
        self.cursor = spot;
        self.hand.by_keys = true;
        self.view.camera.centre_on(zone_rect(spot).center(), self.model.board.bounds);
    }

    /// Shows a finding: where it is comes into sight, and what lies there is picked.
    pub(super) fn show(&mut self, finding: &Finding) {
        let Some(spot) = finding.at.first().copied() else { return };
        self.show_zone(spot);
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
