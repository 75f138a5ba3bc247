//! Tiles by themselves as small or large pictures, painted by the art of the board.

use super::palette::plan_of;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::art::board::{BoardMesh, BoardPlan};
use crate::games::tiles::desk::{Frame, TileArt};
use crate::kit::art::{Icon, icons};
use crate::kit::theme::Theme;
use egui::{Rect, Ui};
use std::collections::BTreeMap;

/// Room for the walls round a tile, in parts of a zone.
const WALLS: f32 = 0.14;

/// Painted tiles, each kept while it stays as it is.
#[derive(Default)]
pub(super) struct TilePictures(BTreeMap<String, Painted>);

struct Painted {
    side: TileSide,
    dark: bool,
    zone: f32,
    mesh: BoardMesh,
}

impl TileArt for TilePictures {
    fn show(&mut self, ui: &Ui, key: &str, side: &TileSide, rect: Rect) -> Frame {
        let frame = Frame::fit(side, rect, WALLS);
        let theme = Theme::of(ui.ctx());
        let is_same = |painted: &&Painted| {
            painted.dark == theme.dark && (painted.zone - frame.zone).abs() < 0.5 && painted.side == *side
        };
        if self.0.get(key).filter(is_same).is_none() {
            let plan = plan_of(side);
            if plan == BoardPlan::default() {
                // No Zone at all.
                ui.painter().rect_filled(rect, theme.sizes.corner, theme.surface.table.egui());
                icons::show(ui.painter(), Icon::Close, rect.shrink(10.0), theme.text.muted, icons::Weight::Regular);
                return frame;
            }
            let mesh = BoardMesh::picture(&plan, theme, frame.zone, 1.0 / ui.pixels_per_point());
            let painted = Painted { side: side.clone(), dark: theme.dark, zone: frame.zone, mesh };
            self.0.insert(key.to_owned(), painted);
        }
        if let Some(painted) = self.0.get(key) {
            ui.painter().add(painted.mesh.shape(frame.origin, frame.zone));
        }
        frame
    }
}
