//! Tiles by themselves as small or large pictures: light and dark, Chambers with their walls, the Abyss.

use crate::games::massive_darkness_2::rules::own_tiles::{LETTERS, TileSide};
use crate::games::tiles::desk::{Frame, TileArt, border};
use crate::games::tiles::sides::turned_side;
use crate::kernel::board::Direction;
use crate::kit::theme::{Stone, Theme};
use egui::{Rect, Stroke, StrokeKind, Ui, vec2};

/// Room for the walls round a Tile, in parts of a Zone.
const WALLS: f32 = 0.06;
/// How thick walls are, in parts of a Zone, and in points at least.
const WALL: f32 = 0.06;
const THINNEST: f32 = 2.0;
/// How much thicker their rims are.
const RIM: f32 = 1.5;

/// How Tiles are painted: there is so little in a picture that none is kept.
pub(super) struct TilePictures;

impl TileArt for TilePictures {
    fn show(&mut self, ui: &Ui, _key: &str, side: &TileSide, rect: Rect) -> Frame {
        let frame = Frame::fit(side, rect, WALLS);
        paint(ui, side, frame);
        frame
    }
}

/// A side as it lies.
pub(super) fn tile_picture(ui: &Ui, square: Rect, side: &TileSide, turn: u8) {
    let side = (0..turn % 4).fold(side.clone(), |side, _| turned_side(&side));
    let columns = side.size().0.max(1) as f32;
    paint(ui, &side, Frame { origin: square.min, zone: square.width() / columns });
}

fn paint(ui: &Ui, side: &TileSide, frame: Frame) {
    let (theme, painter) = (Theme::of_stone(ui.ctx(), Stone::Slate), ui.painter());
    for zone in side.places() {
        let colour = match side.letter(zone) {
            Some('L' | 'l') => theme.board.light_floor,
            Some('D' | 'd') => theme.board.shadow_floor,
            _ => theme.board.pit,
        };
        painter.rect_filled(frame.rect(zone).shrink(0.5), 0.0, colour.egui());
    }
    let (columns, rows) = side.size();
    let whole = Rect::from_min_size(frame.origin, vec2(columns as f32, rows as f32) * frame.zone);
    painter.rect_stroke(whole, 0.0, Stroke::new(1.0, theme.board.contour.egui()), StrokeKind::Inside);
    let thick = (frame.zone * WALL).max(THINNEST);
    // A rim, so that walls are seen on light floors, too.
    let rim = Stroke::new(thick * RIM, theme.board.contour.egui());
    let wall = Stroke::new(thick, theme.board.wall_edge.egui());
    for zone in side.places() {
        for way in Direction::ALL.into_iter().filter(|way| LETTERS.has_wall(side, zone, *way) == Some(true)) {
            let ends = border(frame.rect(zone), way);
            painter.line_segment(ends, rim);
            painter.line_segment(ends, wall);
        }
    }
}
