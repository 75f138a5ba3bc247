//! What was painted before: the board as one mesh, figures and tokens as sprites. While nothing changes a frame only
//! hands them over.

use super::camera::Look;
use super::model::Spot;
use super::view::Plans;
use crate::app::art::Sprites;
use crate::app::art::board::{BoardMesh, BoardPlan};
use crate::app::theme::Theme;
use crate::engine::massive_darkness::ids::Hero;
use egui::{Painter, Pos2, Rect, Shape};
use std::sync::Arc;

/// While the camera moves, a board painted for another zoom will do.
const STRETCH: std::ops::RangeInclusive<f32> = 0.6..=1.6;
/// When it rests the board is painted anew if it is off by more than this.
const EXACT: f32 = 0.015;

/// Kept paintings.
#[derive(Default)]
pub(super) struct Stage {
    board: Option<PaintedBoard>,
    shape: Option<(Look, Rect, Shape)>,
    layer: Option<(Layer, Shape)>,
    pub(super) sprites: Sprites,
    painted: usize,
}

/// Everything that what stands on the board is painted from. While it is the same, the painting is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layer {
    pub(super) state: u64,
    pub(super) question: u64,
    pub(super) look: Look,
    pub(super) rect: Rect,
    pub(super) pointed: Option<Spot>,
    pub(super) carried: Option<(Hero, Pos2)>,
    pub(super) plans: Plans,
    pub(super) chances: usize,
    pub(super) is_dark: bool,
    pub(super) feather: f32,
}

struct PaintedBoard {
    plan: Arc<BoardPlan>,
    is_dark: bool,
    feather: f32,
    mesh: BoardMesh,
}

/// Is the camera on its way?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// It rests.
    Still,
    /// It moves.
    Moving,
}

impl Stage {
    /// Paint floors, walls and doors.
    pub(super) fn board(&mut self, painter: &Painter, theme: &Theme, plan: &Arc<BoardPlan>, seen: (Look, Rect, Rest)) {
        let (look, view, rest) = seen;
        let feather = 1.0 / painter.pixels_per_point();
        let will_do = self.board.as_ref().is_some_and(|board| {
            let stretch = look.zoom / board.mesh.zone();
            let close = match rest {
                Rest::Still => (stretch - 1.0).abs() < EXACT,
                Rest::Moving => STRETCH.contains(&stretch),
            };
            let same = Arc::ptr_eq(&board.plan, plan) || board.plan == *plan;
            close && same && board.is_dark == theme.dark && board.feather == feather
        });
        if !will_do {
            let mesh = BoardMesh::paint(plan, theme, look.zoom, feather);
            self.board = Some(PaintedBoard { plan: Arc::clone(plan), is_dark: theme.dark, feather, mesh });
            self.shape = None;
            self.painted += 1;
        }
        let Some(board) = &mut self.board else { return };
        // Found by pointer at once the next time.
        board.plan = Arc::clone(plan);
        let is_placed = self.shape.as_ref().is_some_and(|(at, rect, _)| (*at, *rect) == (look, view));
        if !is_placed {
            let origin = look.screen(view, Pos2::ZERO);
            self.shape = Some((look, view, board.mesh.shape(origin, look.zoom)));
        }
        if let Some((_, _, shape)) = &self.shape {
            painter.add(shape.clone());
        }
    }
}

impl Stage {
    /// What was painted from the same before.
    pub(super) fn kept_layer(&self, layer: &Layer) -> Option<Shape> {
        self.layer.as_ref().filter(|(known, _)| known == layer).map(|(_, shape)| shape.clone())
    }

    /// Keeps what was painted.
    pub(super) fn keep_layer(&mut self, layer: Layer, shape: Shape) {
        self.layer = Some((layer, shape));
    }
}

impl std::fmt::Debug for Stage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stage").field("painted", &self.painted).finish_non_exhaustive()
    }
}
