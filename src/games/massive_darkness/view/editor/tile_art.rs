//! A tile by itself as a small or large picture, painted by the art of the board.

use super::palette::plan_of;
use crate::games::massive_darkness::quest::own_tiles::size;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::art::board::BoardMesh;
use crate::kit::theme::Theme;
use egui::{Pos2, Rect, Ui, Vec2, vec2};

/// Room for the walls round a tile, in parts of a zone.
const WALLS: f32 = 0.14;

/// A painted tile, kept while it stays as it is.
#[derive(Default)]
pub(super) struct TilePicture {
    painted: Option<(TileSide, bool, f32, BoardMesh)>,
}

/// Where the Zones of a tile lie in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    /// The north-west corner of the tile.
    pub(super) origin: Pos2,
    /// Width of a Zone.
    pub(super) zone: f32,
}

impl Frame {
    /// As large as fits, in the middle.
    pub(super) fn fit(side: &TileSide, rect: Rect) -> Self {
        let (columns, rows) = size(side);
        let (columns, rows) = (columns.max(1) as f32, rows.max(1) as f32);
        let around = 2.0 * WALLS;
        let zone = (rect.width() / (columns + around)).min(rect.height() / (rows + around));
        Self { origin: rect.center() - vec2(columns, rows) * zone / 2.0, zone }
    }

    /// The square of a Zone.
    pub(super) fn rect(&self, (x, y): (i16, i16)) -> Rect {
        let corner = self.origin + vec2(f32::from(x), f32::from(y)) * self.zone;
        Rect::from_min_size(corner, Vec2::splat(self.zone))
    }
}

impl TilePicture {
    /// Draws a tile into a rectangle.
    pub(super) fn show(&mut self, ui: &Ui, side: &TileSide, rect: Rect) -> Frame {
        let frame = Frame::fit(side, rect);
        let theme = Theme::of(ui.ctx());
        let is_same = |(painted, dark, zone, _): &(TileSide, bool, f32, BoardMesh)| {
            *dark == theme.dark && (*zone - frame.zone).abs() < 0.5 && painted == side
        };
        if !self.painted.as_ref().is_some_and(is_same) {
            let feather = 1.0 / ui.pixels_per_point();
            let mesh = BoardMesh::picture(&plan_of(side), theme, frame.zone, feather);
            self.painted = Some((side.clone(), theme.dark, frame.zone, mesh));
        }
        if let Some((.., mesh)) = &self.painted {
            ui.painter().add(mesh.shape(frame.origin, frame.zone));
        }
        frame
    }
}
