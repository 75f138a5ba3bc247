//! What was painted before: the ground as one mesh or in parts, and what stands on it. While nothing changes a frame only
//! hands them over. Large boards are sketched from far away, so that a frame never costs more than a small one.

use super::art::Ground;
use super::board::{Piece, Spot};
use super::camera::Look;
use super::view::Plans;
use crate::kit::art::Brush;
use crate::kit::art::apart::Apart;
use crate::kit::art::lean::lean_at;
use crate::kit::theme::Theme;
use egui::emath::TSTransform;
use egui::{Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2};
use std::collections::BTreeMap;
use std::sync::Arc;

/// From farther away than this, in points for a unit of the board, nobody sees the stones of the floor.
pub const STONES: f32 = 22.0;

/// A painted ground. Keep it until the ground, the theme or (by much) the zoom changes.
#[derive(Clone, Debug)]
pub struct Painting {
    mesh: Arc<Mesh>,
    unit: f32,
}

impl Painting {
    /// Paints for a screen with pixels of `feather` points on which a unit of the board is so many points wide.
    #[must_use]
    pub fn by(unit: f32, feather: f32, paint: impl FnOnce(&mut Brush)) -> Self {
        let mut brush = Brush::new(feather);
        paint(&mut brush);
        Self { mesh: Arc::new(brush.into_mesh()), unit }
    }

    /// The mesh as it was painted: the origin of the board at the origin.
    #[must_use]
    pub fn mesh(&self) -> &Arc<Mesh> {
        &self.mesh
    }

    /// The same where the camera wants it: a unit `unit` points wide, the origin of the board at `origin`.
    /// Copies the mesh; keep the shape while the camera rests.
    pub fn shape(&self, origin: Pos2, unit: f32) -> Shape {
        let mut mesh = Mesh::clone(&self.mesh);
        mesh.transform(self.place(origin, unit));
        Shape::mesh(mesh)
    }

    /// The same, as far as it is seen in `view`.
    pub(super) fn seen(&self, origin: Pos2, unit: f32, view: Rect) -> Shape {
        Shape::mesh(lean_at(&self.mesh, self.place(origin, unit), view))
    }

    fn place(&self, origin: Pos2, unit: f32) -> TSTransform {
        TSTransform::new(origin.to_vec2(), unit / self.unit)
    }
}

/// While the camera moves, a ground painted for another zoom will do.
const STRETCH: std::ops::RangeInclusive<f32> = 0.6..=1.6;
/// When it rests the board is painted anew if it is off by more than this.
const EXACT: f32 = 0.015;

/// Kept paintings.
#[derive(Default)]
pub(super) struct Stage {
    ground: Option<PaintedGround>,
    shapes: Clipped,
    placed: Option<(Look, Rect, Detail)>,
    /// From what `last` was painted; none while something moves.
    layer: Option<Layer>,
    last: Painted,
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
    pub(super) carried: Option<(Piece, Pos2)>,
    pub(super) plans: Plans,
    pub(super) is_all_lit: bool,
    pub(super) known: u64,
    pub(super) is_dark: bool,
    pub(super) feather: f32,
}

/// What stands on a board, and what is said about it.
#[derive(Clone, Debug, Default)]
pub(super) struct Painted {
    pub(super) standing: Vec<Arc<Mesh>>,
    pub(super) said: Vec<Arc<Mesh>>,
}

/// Boards with more spaces are painted in parts, and only those that are seen.
const WHOLE: usize = 144;
/// Width and height of a part, in units of the board.
const PART: i32 = 8;
/// More units than this, in an area as large as what is seen, are sketched.
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
    fn of(ground: &dyn Ground, zoom: f32, view: Rect) -> Self {
        let seen = view.area() / (zoom * zoom).max(1.0);
        if ground.size() <= WHOLE {
            return if zoom < STONES { Self::Sketch } else { Self::Whole };
        }
        if zoom < STONES || seen > STONES_SEEN { Self::Sketch } else { Self::Parts }
    }
}

struct PaintedGround {
    ground: Arc<dyn Ground>,
    is_dark: bool,
    feather: f32,
    whole: Option<Painting>,
    sketch: Option<Painting>,
    parts: BTreeMap<(i32, i32), Painting>,
}

/// Will a painting for another zoom do?
fn is_close(painting: &Painting, zoom: f32, rest: Rest) -> bool {
    let stretch = zoom / painting.unit;
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
    Moving,
}

/// What is seen of the board, and whether the camera is on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) look: Look,
    pub(super) view: Rect,
    pub(super) rest: Rest,
}

impl Stage {
    /// Paints floors, walls and doors.
    pub(super) fn ground(
        &mut self,
        painter: &Painter,
        theme: &Theme,
        ground: &Arc<dyn Ground>,
        seen: Seen,
        apart: &mut Apart,
    ) {
        let feather = 1.0 / painter.pixels_per_point();
        let is_kept = self.ground.as_ref().is_some_and(|known| {
            Arc::ptr_eq(&known.ground, ground) && known.is_dark == theme.dark && known.feather == feather
        });
        if !is_kept {
            self.ground = Some(PaintedGround {
                ground: Arc::clone(ground),
                is_dark: theme.dark,
                feather,
                whole: None,
                sketch: None,
                parts: BTreeMap::new(),
            });
            self.shapes.clear();
        }
        let Some(known) = &mut self.ground else { return };
        let Seen { look, view, rest } = seen;
        let detail = Detail::of(ground.as_ref(), look.zoom, view);
        let is_placed = self.placed == Some((look, view, detail)) && !self.shapes.is_empty();
        if !is_placed || !known.is_close(look.zoom, rest, detail) {
            self.placed = Some((look, view, detail));
            self.shapes = match detail {
                Detail::Whole => known.whole(theme, seen, &mut self.painted),
                Detail::Sketch => known.sketch(theme, seen, &mut self.painted),
                Detail::Parts => {
                    let (shapes, is_whole) = known.in_parts(theme, seen, &mut self.painted);
                    if !is_whole {
                        self.placed = None;
                        painter.ctx().request_repaint();
                    }
                    shapes
                }
            };
        }
        for (clip, shape) in &self.shapes {
            apart.add(&painter.with_clip_rect(clip.intersect(painter.clip_rect())), shape.clone());
        }
    }
}

/// Shapes, each with the part of the screen it may be painted on.
type Clipped = Vec<(Rect, Shape)>;

impl PaintedGround {
    fn is_close(&self, zoom: f32, rest: Rest, detail: Detail) -> bool {
        let close = |painting: &Painting| is_close(painting, zoom, rest);
        match detail {
            Detail::Whole => self.whole.as_ref().is_some_and(close),
            Detail::Sketch => self.sketch.as_ref().is_some_and(close),
            Detail::Parts => self.parts.values().all(close),
        }
    }

    fn whole(&mut self, theme: &Theme, Seen { look, view, rest }: Seen, painted: &mut usize) -> Clipped {
        if !self.whole.as_ref().is_some_and(|painting| is_close(painting, look.zoom, rest)) {
            let paint = |brush: &mut Brush| self.ground.paint(brush, theme, look.zoom, None);
            self.whole = Some(Painting::by(look.zoom, self.feather, paint));
            *painted += 1;
        }
        let origin = look.screen(view, Pos2::ZERO);
        self.whole.iter().map(|painting| (Rect::EVERYTHING, painting.seen(origin, look.zoom, view))).collect()
    }

    fn sketch(&mut self, theme: &Theme, Seen { look, view, rest }: Seen, painted: &mut usize) -> Clipped {
        if !self.sketch.as_ref().is_some_and(|painting| is_close(painting, look.zoom, rest)) {
            let paint = |brush: &mut Brush| self.ground.sketch(brush, theme, look.zoom);
            self.sketch = Some(Painting::by(look.zoom, self.feather, paint));
            *painted += 1;
        }
        let origin = look.screen(view, Pos2::ZERO);
        self.sketch.iter().map(|painting| (Rect::EVERYTHING, painting.seen(origin, look.zoom, view))).collect()
    }

    /// The parts that are seen, and whether all of them are painted. Each is painted with what lies around it, so that
    /// walls go on where two parts meet.
    fn in_parts(&mut self, theme: &Theme, seen: Seen, painted: &mut usize) -> (Clipped, bool) {
        let Seen { look, view, rest } = seen;
        let origin = look.screen(view, Pos2::ZERO);
        let on_board = Rect::from_min_max(look.board(view, view.min), look.board(view, view.max)).expand(0.3);
        let part_of = |at: f32| at.floor() as i32;
        let columns = part_of(on_board.left()).div_euclid(PART)..=part_of(on_board.right()).div_euclid(PART);
        let rows = part_of(on_board.top()).div_euclid(PART)..=part_of(on_board.bottom()).div_euclid(PART);
        self.parts.retain(|part, painting| {
            columns.contains(&part.0) && rows.contains(&part.1) && is_close(painting, look.zoom, rest)
        });
        let (mut shapes, mut missing, mut new) = (Vec::new(), Vec::new(), 0);
        for part in rows.flat_map(|row| columns.clone().map(move |column| (column, row))) {
            let (left, top) = (part.0 * PART, part.1 * PART);
            let square = Rect::from_min_size(pos2(left as f32, top as f32), Vec2::splat(PART as f32));
            let clip = look.screen_rect(view, square);
            if !self.parts.contains_key(&part) && new < PARTS_A_FRAME {
                let paint = |brush: &mut Brush| self.ground.paint(brush, theme, look.zoom, Some(square));
                let painting = Painting::by(look.zoom, self.feather, paint);
                new += usize::from(!painting.mesh.is_empty());
                self.parts.insert(part, painting);
                *painted += 1;
            }
            match self.parts.get(&part) {
                Some(painting) => shapes.push((clip, painting.seen(origin, look.zoom, clip.intersect(view)))),
                None => missing.push(clip),
            }
        }
        let is_whole = missing.is_empty();
        if !is_whole {
            let far: Clipped = self.sketch(theme, Seen { rest: Rest::Moving, ..seen }, painted);
            shapes.extend(missing.iter().flat_map(|clip| far.iter().map(|(_, shape)| (*clip, shape.clone()))));
        }
        (shapes, is_whole)
    }
}

impl Stage {
    /// What was painted from the same before.
    pub(super) fn kept_layer(&self, layer: &Layer) -> Option<Painted> {
        (self.layer.as_ref() == Some(layer)).then(|| self.last.clone())
    }

    /// What was painted last, from whatever.
    pub(super) fn painted_last(&self) -> &Painted {
        &self.last
    }

    /// Keeps what was painted, to be handed over again where it was painted from this.
    pub(super) fn keep_layer(&mut self, layer: Option<Layer>, painted: Painted) {
        (self.layer, self.last) = (layer, painted);
    }
}

impl std::fmt::Debug for Stage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stage").field("painted", &self.painted).finish_non_exhaustive()
    }
}
