//! The dungeon: floors, walls, doors and what is built into them. It stands still, so it is painted
//! once per zoom into one mesh, which the caller keeps.
//!
//! Light is the game's idea: a light zone has a torch and a warm pool; a shadow zone is blue-black,
//! hatched along its edge, so that nobody needs to see colours to tell them apart.

mod features;
mod floor;
mod ground;
mod index;
mod sketch;
mod walls;

pub use features::{Towards, bridge, rubble, stairs, start_mark, torch, way_out_mark};
pub use floor::{TorchCorner, ZoneFloor, zone_floor};
pub use ground::DungeonGround;
pub use index::PlanIndex;
pub use walls::{WallGrid, seam};

pub use crate::kit::map::doors::DoorState;

use crate::kit::art::brush::{self, Brush};
use crate::kit::art::noise::Noise;
use crate::kit::map::doors::door;
use crate::kit::map::{Painting, STONES};
use crate::kit::theme::Theme;
use egui::{Mesh, Pos2, Rect, Shape, Vec2, pos2};
use std::ops::Range;
use std::sync::Arc;

/// What light a zone or a figure has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Light {
    /// A torch.
    Lit,
    /// None.
    Shadow,
}

/// How a floor is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flooring {
    /// Flagstones of all sizes.
    Corridor,
    /// Regular slabs.
    Chamber,
}

/// A zone of the board to be painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZonePlan {
    /// Column on the board, from the left.
    pub column: i32,
    /// Row on the board, from the top.
    pub row: i32,
    /// Light or shadow.
    pub light: Light,
    /// Corridor or chamber.
    pub flooring: Flooring,
    /// Decides how the stones fall; the same seed, the same stones.
    pub seed: u64,
    /// What is built into the floor.
    pub feature: Feature,
}

/// How a torch burns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flame {
    /// Compared with an ordinary one.
    pub size: f32,
    /// 0.0 as red as embers, 1.0 as pale as the heart of a flame.
    pub heat: f32,
    /// How far from the ordinary its light reaches, 0.0 to 1.0.
    pub wild: f32,
}

/// What is built into the floor of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Nothing.
    Plain,
    /// The heroes start here.
    Start,
    /// Where Heroes leave the dungeon.
    WayOut,
    /// Steps that lead to this side.
    Stairs(Towards),
    /// A bridge that leads to this side and its opposite.
    Bridge(Towards),
    /// The tile has been taken away.
    Rubble,
}

/// What lies between two zones, or between a zone and nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeKind {
    /// A line on the floor.
    Open,
    /// A line on the floor where two tiles meet.
    TileSeam,
    /// Stone that nobody passes or sees through.
    Wall,
    /// A door in a wall.
    Door(DoorState),
}

/// An edge of the board to be painted: that of a zone towards a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgePlan {
    /// Column of the zone.
    pub column: i32,
    /// Row of the zone.
    pub row: i32,
    /// Which of its edges.
    pub side: Towards,
    /// What is there.
    pub kind: EdgeKind,
}

/// Everything of a board that stands still.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardPlan {
    /// The zones, in any order.
    pub zones: Vec<ZonePlan>,
    /// The edges, each once, in any order.
    pub edges: Vec<EdgePlan>,
}

/// The area of a zone when zones are so large and the board starts at the origin.
pub fn zone_rect(column: i32, row: i32, size: f32) -> Rect {
    let corner = pos2(column as f32 * size, row as f32 * size);
    Rect::from_min_size(corner, Vec2::splat(size))
}

/// The part of a zone that walls never hide: they are higher than wide, so the one below takes most.
pub fn clear_floor(zone: Rect) -> Rect {
    let size = zone.width();
    let (side, below) = (0.074 * size, 0.142 * size);
    Rect::from_min_max(zone.min + Vec2::splat(side), zone.max - egui::vec2(side, below))
}

/// A painted board. Keep it until the plan, the theme or (by much) the zoom changes.
#[derive(Clone, Debug)]
pub struct BoardMesh(Painting);

impl BoardMesh {
    /// Paint a board whose zones are `zone` points wide, for a screen with pixels of `feather` points.
    pub fn paint(plan: &BoardPlan, theme: &Theme, zone: f32, feather: f32) -> Self {
        let index = PlanIndex::new(plan);
        Self(Painting::by(zone, feather, |brush| paint(brush, plan, &index, theme, zone)))
    }

    /// Paint a board with as much of it as can be seen when its zones are so wide.
    pub fn picture(plan: &BoardPlan, theme: &Theme, zone: f32, feather: f32) -> Self {
        if zone >= STONES {
            return Self::paint(plan, theme, zone, feather);
        }
        Self(Painting::by(zone, feather, |brush| sketch::sketch(brush, plan, theme, zone)))
    }

    /// The mesh as it was painted: the corner of zone 0, 0 at the origin.
    pub fn mesh(&self) -> &Arc<Mesh> {
        self.0.mesh()
    }

    /// The board where the camera wants it: zones `zone` points wide, the origin at `origin`.
    /// Copies the mesh; keep the shape while the camera rests.
    pub fn shape(&self, origin: Pos2, zone: f32) -> Shape {
        self.0.shape(origin, zone)
    }
}

/// Paints a board, or a part of one; the index is that of the whole, so that a part looks as it does there.
fn paint(brush: &mut Brush, plan: &BoardPlan, index: &PlanIndex, theme: &Theme, zone: f32) {
    slab(brush, plan, index, theme, zone);
    for one in &plan.zones {
        floor_of(brush, index, theme, one, zone);
    }
    for edge in &plan.edges {
        on_the_floor(brush, theme, edge, zone);
    }
    let walls = WallGrid::new(plan);
    walls.paint(brush, theme, zone);
    for edge in &plan.edges {
        if let EdgeKind::Door(state) = edge.kind {
            door(brush, theme, edge.line(zone), zone, state);
        }
    }
    for one in plan.zones.iter().filter(|one| one.has_torch()) {
        let rect = zone_rect(one.column, one.row, zone);
        torch(brush, theme, one.torch(index).place(rect), zone * one.flame().size);
    }
}

impl BoardPlan {
    /// What of it lies in these columns and rows: zones, and the edges of these zones.
    #[must_use]
    pub fn part(&self, columns: Range<i32>, rows: Range<i32>) -> Self {
        let inside = |column: i32, row: i32| columns.contains(&column) && rows.contains(&row);
        Self {
            zones: self.zones.iter().filter(|zone| inside(zone.column, zone.row)).copied().collect(),
            edges: self.edges.iter().filter(|edge| inside(edge.column, edge.row)).copied().collect(),
        }
    }
}

impl ZonePlan {
    /// Steps, rubble and the like leave no room for one.
    fn has_torch(&self) -> bool {
        let built = matches!(self.feature, Feature::Stairs(_) | Feature::Bridge(_) | Feature::Rubble);
        self.light == Light::Lit && !built
    }

    /// How its torch burns: no two are quite alike.
    #[must_use]
    pub fn flame(&self) -> Flame {
        let mut noise = Noise::new(self.seed ^ 0x0F_1A_3E);
        Flame { size: 1.0 + noise.around_zero(0.17), heat: 0.36 + noise.around_zero(0.22), wild: noise.part() }
    }

    /// The corner where the torch stands: one with walls, if there is one.
    fn torch(&self, index: &PlanIndex) -> TorchCorner {
        let walled = |side| index.is_walled(self.column, self.row, side);
        let mut noise = Noise::new(self.seed ^ 0x70_4C_48);
        let turn = noise.below(4);
        let corners = (0..4).map(|step| TorchCorner::ALL[(step + turn) % 4]);
        corners
            .max_by_key(|corner| corner.sides().into_iter().filter(|side| walled(*side)).count())
            .unwrap_or(TorchCorner::LeftTop)
    }
}

/// The same edge seen from the zone to its right or below it: always north or west of a zone.
fn canonical(column: i32, row: i32, side: Towards) -> (i32, i32, Towards) {
    match side {
        Towards::North | Towards::West => (column, row, side),
        Towards::South => (column, row + 1, Towards::North),
        Towards::East => (column + 1, row, Towards::West),
    }
}

impl EdgePlan {
    fn canonical(&self) -> (i32, i32, Towards) {
        canonical(self.column, self.row, self.side)
    }

    /// From its left or upper end to the other.
    fn line(&self, size: f32) -> [Pos2; 2] {
        let (column, row, side) = self.canonical();
        let rect = zone_rect(column, row, size);
        match side {
            Towards::North | Towards::South => [rect.left_top(), rect.right_top()],
            Towards::West | Towards::East => [rect.left_top(), rect.left_bottom()],
        }
    }
}

/// The slab under the tiles, and the shadow it throws on the table to the right and below.
fn slab(brush: &mut Brush, plan: &BoardPlan, index: &PlanIndex, theme: &Theme, size: f32) {
    let here = |column: i32, row: i32| index.has(column, row);
    let (near, reach) = (theme.surface.cast, size * 0.20);
    let far = near.fade(0.0);
    for one in &plan.zones {
        let (column, row) = (one.column, one.row);
        let zone = zone_rect(column, row, size);
        let rect = zone.expand(size * 0.075);
        let (right, below) = (here(column + 1, row), here(column, row + 1));
        let inset = |goes_on: bool| if goes_on { 0.0 } else { size * 0.13 };
        if !below {
            let start = pos2(zone.left() + inset(here(column - 1, row)), rect.bottom());
            let end = if right { zone.right() } else { rect.right() };
            let strip = Rect::from_min_max(start, pos2(end, start.y + reach));
            brush.rect_fading_down(strip, near, far);
            let [a, d] = [strip.left_top(), strip.left_bottom()];
            let out = Vec2::X * inset(here(column - 1, row));
            brush.quad([a - out, a, d, d - out], [far, near, far, far]);
        }
        if !right {
            let start = pos2(rect.right(), zone.top() + inset(here(column, row - 1)));
            let end = if below { zone.bottom() } else { rect.bottom() };
            let strip = Rect::from_min_max(start, pos2(start.x + reach, end));
            brush.quad(brush::corners_of(strip), [near, far, far, near]);
            let [a, b] = [strip.left_top(), strip.right_top()];
            let up = Vec2::Y * inset(here(column, row - 1));
            brush.quad([a - up, b - up, b, a], [far, far, far, near]);
        }
        if !right && !below {
            let corner = Rect::from_min_size(rect.max, Vec2::splat(reach));
            brush.quad(brush::corners_of(corner), [near, far, far, far]);
        }
    }
    for one in &plan.zones {
        let rect = zone_rect(one.column, one.row, size);
        brush.rounded(rect.expand(size * 0.075), size * 0.05, theme.board.ground);
    }
}

fn floor_of(brush: &mut Brush, index: &PlanIndex, theme: &Theme, one: &ZonePlan, size: f32) {
    let rect = zone_rect(one.column, one.row, size);
    match one.feature {
        Feature::Rubble => return rubble(brush, theme, rect, one.seed),
        Feature::Bridge(towards) => return bridge(brush, theme, rect, towards, one.light),
        Feature::Plain | Feature::Start | Feature::WayOut | Feature::Stairs(_) => {}
    }
    let floor = ZoneFloor {
        light: one.light,
        flooring: one.flooring,
        seed: one.seed,
        torch: one.has_torch().then(|| one.torch(index)),
    };
    zone_floor(brush, theme, rect, &floor);
    match one.feature {
        Feature::Plain | Feature::Rubble | Feature::Bridge(_) => {}
        Feature::Start => start_mark(brush, theme, rect),
        Feature::WayOut => way_out_mark(brush, theme, rect),
        Feature::Stairs(towards) => stairs(brush, theme, clear_floor(rect).shrink(size * 0.035), towards),
    }
}

fn on_the_floor(brush: &mut Brush, theme: &Theme, edge: &EdgePlan, size: f32) {
    let line = edge.line(size);
    match edge.kind {
        EdgeKind::Open => seam(brush, theme, line, walls::Seam::Zone),
        EdgeKind::TileSeam => seam(brush, theme, line, walls::Seam::Tile),
        EdgeKind::Wall | EdgeKind::Door(_) => {}
    }
}

#[cfg(test)]
mod tests;
