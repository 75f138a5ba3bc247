//! What was painted before: the board as one mesh or in parts, figures and tokens as sprites. While nothing changes a frame
//! only hands them over. Large boards are sketched from far away, so that a frame never costs more than a small one.

use super::camera::Look;
use super::model::Spot;
use super::view::Plans;
use crate::games::massive_darkness::rules::ids::Hero;
use crate::games::massive_darkness::view::art::Sprites;
use crate::games::massive_darkness::view::art::board::{BoardMesh, BoardPlan, PlanIndex, STONES};
use crate::kit::theme::Theme;
use egui::{Painter, Pos2, Rect, Shape, Vec2, pos2};
use std::collections::BTreeMap;
use std::sync::Arc;

/// While the camera moves, a board painted for another zoom will do.
const STRETCH: std::ops::RangeInclusive<f32> = 0.6..=1.6;
/// When it rests the board is painted anew if it is off by more than this.
const EXACT: f32 = 0.015;

/// Kept paintings.
#[derive(Default)]
pub(super) struct Stage {
    board: Option<PaintedBoard>,
    shapes: Clipped,
    placed: Option<(Look, Rect, Detail)>,
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

/// Boards with more zones are painted in parts, and only those that are seen.
const WHOLE: usize = 144;
/// Columns and rows of a part.
const PART: i32 = 8;
/// More zones than this, in an area as large as what is seen, are sketched.
const STONES_SEEN: f32 = 150.0;
/// Parts that are painted in one frame; those still missing are sketched so long.
const PARTS_A_FRAME: usize = 2;

/// How much of a board is seen at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    /// All of it, stone by stone, as one picture.
    Whole,
    /// From far away.
    Sketch,
    /// Stone by stone, in parts.
    Parts,
}

impl Detail {
    fn of(plan: &BoardPlan, zoom: f32, view: Rect) -> Self {
        let seen = view.area() / (zoom * zoom).max(1.0);
        if plan.zones.len() <= WHOLE {
            return if zoom < STONES { Self::Sketch } else { Self::Whole };
        }
        if zoom < STONES || seen > STONES_SEEN { Self::Sketch } else { Self::Parts }
    }
}

struct PaintedBoard {
    plan: Arc<BoardPlan>,
    index: PlanIndex,
    is_dark: bool,
    feather: f32,
    whole: Option<BoardMesh>,
    sketch: Option<BoardMesh>,
    parts: BTreeMap<(i32, i32), BoardMesh>,
}

/// Will a painting for another zoom do?
fn is_close(mesh: &BoardMesh, zoom: f32, rest: Rest) -> bool {
    let stretch = zoom / mesh.zone();
    match rest {
        Rest::Still => (stretch - 1.0).abs() < EXACT,
        Rest::Moving => STRETCH.contains(&stretch),
    }
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
        let is_kept = self.board.as_ref().is_some_and(|board| {
            let same = Arc::ptr_eq(&board.plan, plan) || board.plan == *plan;
            same && board.is_dark == theme.dark && board.feather == feather
        });
        if !is_kept {
            self.board = Some(PaintedBoard {
                plan: Arc::clone(plan),
                index: PlanIndex::new(plan),
                is_dark: theme.dark,
                feather,
                whole: None,
                sketch: None,
                parts: BTreeMap::new(),
            });
            self.shapes.clear();
        }
        let Some(board) = &mut self.board else { return };
        // Found by pointer at once the next time.
        board.plan = Arc::clone(plan);
        let detail = Detail::of(plan, look.zoom, view);
        let is_placed = self.placed == Some((look, view, detail)) && !self.shapes.is_empty();
        if !is_placed || !board.is_close(look.zoom, (rest, detail)) {
            self.placed = Some((look, view, detail));
            self.shapes = match detail {
                Detail::Whole => board.whole(theme, (look, view, rest), &mut self.painted),
                Detail::Sketch => board.sketch(theme, (look, view, rest), &mut self.painted),
                Detail::Parts => {
                    let (shapes, is_whole) = board.in_parts(theme, (look, view, rest), &mut self.painted);
                    if !is_whole {
                        self.placed = None;
                        painter.ctx().request_repaint();
                    }
                    shapes
                }
            };
        }
        for (clip, shape) in &self.shapes {
            painter.with_clip_rect(clip.intersect(painter.clip_rect())).add(shape.clone());
        }
    }
}

/// Shapes, each with the part of the screen it may be painted on.
type Clipped = Vec<(Rect, Shape)>;

impl PaintedBoard {
    fn is_close(&self, zoom: f32, (rest, detail): (Rest, Detail)) -> bool {
        let close = |mesh: &BoardMesh| is_close(mesh, zoom, rest);
        match detail {
            Detail::Whole => self.whole.as_ref().is_some_and(close),
            Detail::Sketch => self.sketch.as_ref().is_some_and(close),
            Detail::Parts => self.parts.values().all(close),
        }
    }

    fn whole(&mut self, theme: &Theme, (look, view, rest): (Look, Rect, Rest), painted: &mut usize) -> Clipped {
        if !self.whole.as_ref().is_some_and(|mesh| is_close(mesh, look.zoom, rest)) {
            let size = (look.zoom, self.feather);
            self.whole = Some(BoardMesh::paint_part(&self.plan, &self.index, theme, size));
            *painted += 1;
        }
        let origin = look.screen(view, Pos2::ZERO);
        self.whole.iter().map(|mesh| (Rect::EVERYTHING, mesh.shape(origin, look.zoom))).collect()
    }

    fn sketch(&mut self, theme: &Theme, (look, view, rest): (Look, Rect, Rest), painted: &mut usize) -> Clipped {
        if !self.sketch.as_ref().is_some_and(|mesh| is_close(mesh, look.zoom, rest)) {
            self.sketch = Some(BoardMesh::sketch(&self.plan, theme, look.zoom, self.feather));
            *painted += 1;
        }
        let origin = look.screen(view, Pos2::ZERO);
        self.sketch.iter().map(|mesh| (Rect::EVERYTHING, mesh.shape(origin, look.zoom))).collect()
    }

    /// The parts that are seen, and whether all of them are painted. Each is painted with the zones around it, so that
    /// walls and shadows go on where two parts meet.
    fn in_parts(
        &mut self,
        theme: &Theme,
        (look, view, rest): (Look, Rect, Rest),
        painted: &mut usize,
    ) -> (Clipped, bool) {
        let origin = look.screen(view, Pos2::ZERO);
        let on_board = Rect::from_min_max(look.board(view, view.min), look.board(view, view.max)).expand(0.3);
        let part_of = |at: f32| at.floor() as i32;
        let columns = part_of(on_board.left()).div_euclid(PART)..=part_of(on_board.right()).div_euclid(PART);
        let rows = part_of(on_board.top()).div_euclid(PART)..=part_of(on_board.bottom()).div_euclid(PART);
        self.parts.retain(|part, mesh| {
            columns.contains(&part.0) && rows.contains(&part.1) && is_close(mesh, look.zoom, rest)
        });
        let (mut shapes, mut missing, mut new) = (Vec::new(), Vec::new(), 0);
        for part in rows.flat_map(|row| columns.clone().map(move |column| (column, row))) {
            let (left, top) = (part.0 * PART, part.1 * PART);
            let square = Rect::from_min_size(pos2(left as f32, top as f32), Vec2::splat(PART as f32));
            let clip = look.screen_rect(view, square);
            if !self.parts.contains_key(&part) && new < PARTS_A_FRAME {
                let around = self.plan.part(left - 1..left + PART + 1, top - 1..top + PART + 1);
                new += usize::from(!around.zones.is_empty());
                let size = (look.zoom, self.feather);
                self.parts.insert(part, BoardMesh::paint_part(&around, &self.index, theme, size));
                *painted += 1;
            }
            match self.parts.get(&part) {
                Some(mesh) => shapes.push((clip, mesh.shape(origin, look.zoom))),
                None => missing.push(clip),
            }
        }
        let is_whole = missing.is_empty();
        if !is_whole {
            let far: Clipped = self.sketch(theme, (look, view, Rest::Moving), painted);
            shapes.extend(missing.iter().flat_map(|clip| far.iter().map(|(_, shape)| (*clip, shape.clone()))));
        }
        (shapes, is_whole)
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
