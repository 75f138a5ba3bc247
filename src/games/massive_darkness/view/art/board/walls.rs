//! Walls: thick, bevelled, with a front that shows their height and a short shadow on the floor.

use super::{BoardPlan, EdgeKind, Towards};
use crate::kit::art::brush::Brush;
use crate::kit::map::doors::{DOORWAY, HEIGHT, THICKNESS};
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use std::collections::BTreeSet;

/// The walls of a board, joined where they meet.
#[derive(Clone, Debug, Default)]
pub struct WallGrid {
    /// Stretches of wall in units of zones, without the posts at their ends.
    stretches: Vec<Stretch>,
    /// Corners of the grid where walls end or meet.
    posts: BTreeSet<(i32, i32)>,
    /// Whole walls, to know which posts they join.
    joined: BTreeSet<(i32, i32, bool)>,
}

#[derive(Clone, Copy, Debug)]
struct Stretch {
    from: Pos2,
    to: Pos2,
}

impl Stretch {
    fn is_level(self) -> bool {
        (self.from.y - self.to.y).abs() < 0.01
    }
}

/// What kind of line lies on the floor between two zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seam {
    /// Two zones of one tile.
    Zone,
    /// Two tiles.
    Tile,
}

/// Paint the line on the floor between two zones.
pub fn seam(brush: &mut Brush, theme: &Theme, line: [Pos2; 2], kind: Seam) {
    let [from, to] = line;
    let size = from.distance(to);
    let along = (to - from) / size.max(0.01);
    let across = vec2(-along.y, along.x).abs();
    let strip = |brush: &mut Brush, offset: f32, width: f32, colour: Colour| {
        let middle = across * (offset * size);
        let half = across * (width * size * 0.5);
        let rect = Rect::from_two_pos(from + middle - half, to + middle + half);
        brush.rect(rect, colour);
    };
    let (dark, light) = (theme.board.contour, theme.board.wax);
    match kind {
        Seam::Zone => {
            strip(brush, 0.0, 0.020, dark.fade(0.62));
            strip(brush, 0.014, 0.007, light.fade(0.20));
        }
        Seam::Tile => {
            strip(brush, 0.0, 0.034, dark.fade(0.9));
            strip(brush, -0.0215, 0.007, light.fade(0.26));
            strip(brush, 0.0215, 0.007, light.fade(0.14));
        }
    }
}

impl WallGrid {
    /// The walls of a plan, with gaps for doors.
    pub fn new(plan: &BoardPlan) -> Self {
        let mut grid = Self::default();
        for edge in &plan.edges {
            let (column, row, side) = edge.canonical();
            let is_level = matches!(side, Towards::North | Towards::South);
            let gap = match edge.kind {
                EdgeKind::Wall => None,
                EdgeKind::Door(_) => Some(DOORWAY),
                EdgeKind::Open | EdgeKind::TileSeam => continue,
            };
            grid.add(column, row, is_level, gap);
        }
        grid
    }

    fn add(&mut self, column: i32, row: i32, is_level: bool, gap: Option<f32>) {
        let start = pos2(column as f32, row as f32);
        let along = if is_level { Vec2::X } else { Vec2::Y };
        let far = if is_level { (column + 1, row) } else { (column, row + 1) };
        self.posts.extend([(column, row), far]);
        self.joined.insert((column, row, is_level));
        let inset = THICKNESS / 2.0;
        let mut stretch = |from: f32, to: f32| {
            self.stretches.push(Stretch { from: start + along * from, to: start + along * to });
        };
        match gap {
            None => stretch(inset, 1.0 - inset),
            Some(gap) => {
                stretch(inset, (1.0 - gap) / 2.0);
                stretch((1.0 + gap) / 2.0, 1.0 - inset);
            }
        }
    }

    /// Paint shadows, fronts and tops, in this order, so that joints never show.
    pub fn paint(&self, brush: &mut Brush, theme: &Theme, size: f32) {
        let half = THICKNESS * size / 2.0;
        let feet: Vec<(Rect, bool)> = self
            .stretches
            .iter()
            .map(|stretch| {
                let is_level = stretch.is_level();
                let thick = if is_level { vec2(0.0, half) } else { vec2(half, 0.0) };
                let (from, to) = (scaled(stretch.from, size), scaled(stretch.to, size));
                (Rect::from_min_max(from - thick, to + thick), is_level)
            })
            .collect();
        let posts: Vec<Rect> = self
            .posts
            .iter()
            .map(|(column, row)| {
                let middle = scaled(pos2(*column as f32, *row as f32), size);
                Rect::from_center_size(middle, Vec2::splat(half * 2.0))
            })
            .collect();
        for (rect, is_level) in &feet {
            shadow(brush, theme, *rect, size, [!is_level, *is_level]);
        }
        for ((column, row), rect) in self.posts.iter().zip(&posts) {
            let [_, _, right, below] = self.open_sides(*column, *row);
            shadow(brush, theme, *rect, size, [right, below]);
        }
        for rect in feet.iter().map(|(rect, _)| rect).chain(&posts) {
            front(brush, theme, *rect, size);
        }
        for (at, (rect, is_level)) in feet.iter().enumerate() {
            top(brush, theme, raised(*rect, size), *is_level, at, size);
        }
        for ((column, row), rect) in self.posts.iter().zip(&posts) {
            let open = self.open_sides(*column, *row);
            post(brush, theme, raised(*rect, size), open);
        }
    }

    /// Which sides of a post no wall joins: left, above, right, below.
    fn open_sides(&self, column: i32, row: i32) -> [bool; 4] {
        let has = |column, row, is_level| self.joined.contains(&(column, row, is_level));
        [!has(column - 1, row, true), !has(column, row - 1, false), !has(column, row, true), !has(column, row, false)]
    }
}

fn scaled(at: Pos2, size: f32) -> Pos2 {
    (at.to_vec2() * size).to_pos2()
}

fn raised(rect: Rect, size: f32) -> Rect {
    rect.translate(vec2(0.0, -HEIGHT * size))
}

/// The shadow on the floor, to the right and below, where no wall goes on.
fn shadow(brush: &mut Brush, theme: &Theme, foot: Rect, size: f32, [right, below]: [bool; 2]) {
    let dark = theme.board.contour;
    let reach = vec2(0.05, 0.085) * size;
    let (near, far) = (dark.fade(0.62), dark.fade(0.0));
    let (down, out) = (vec2(0.0, reach.y), vec2(reach.x, 0.0));
    if below {
        let strip = Rect::from_min_max(foot.left_bottom(), foot.max + down);
        brush.rect_fading_down(strip, near, far);
    }
    if right {
        let [a, b] = [foot.right_top(), foot.right_bottom()];
        brush.quad([a, a + out, b + out, b], [near, far, far, near]);
    }
    if right && below {
        let b = foot.max;
        brush.quad([b, b + out, b + reach, b + down], [near, far, far, far]);
    }
}

/// The side that looks at us: from the top's lower edge down to the floor.
fn front(brush: &mut Brush, theme: &Theme, foot: Rect, size: f32) {
    let colour = theme.board.wall;
    let body = Rect::from_min_max(raised(foot, size).min, foot.max);
    brush.rect(body.expand(size * 0.006), theme.board.contour);
    let line = Rect::from_min_max(pos2(body.left(), foot.bottom() - HEIGHT * size), body.max);
    brush.rect(body, colour);
    brush.rect_fading_down(line, colour.lighter(0.13), colour);
}

/// Blocks of stone seen from above, with an edge that catches the light.
fn top(brush: &mut Brush, theme: &Theme, rect: Rect, is_level: bool, seed: usize, size: f32) {
    let stone = theme.board.wall_top;
    let mut noise = crate::kit::art::noise::Noise::new(seed as u64 * 7 + 3);
    let length = if is_level { rect.width() } else { rect.height() };
    let count = ((length / (size * 0.22)).round() as usize).max(1);
    for block in 0..count {
        let (from, to) = (block as f32 / count as f32, (block + 1) as f32 / count as f32);
        let part = if is_level {
            let x = |part| egui::lerp(rect.x_range(), part);
            Rect::from_x_y_ranges(x(from)..=x(to), rect.y_range())
        } else {
            let y = |part| egui::lerp(rect.y_range(), part);
            Rect::from_x_y_ranges(rect.x_range(), y(from)..=y(to))
        };
        let shade = noise.around_zero(0.07);
        brush.rect_fading_down(part, stone.shade(shade + 0.05), stone.shade(shade - 0.05));
        if block > 0 {
            let joint = if is_level {
                Rect::from_center_size(part.left_center(), vec2(size * 0.010, part.height()))
            } else {
                Rect::from_center_size(part.center_top(), vec2(part.width(), size * 0.010))
            };
            brush.rect(joint, theme.board.wall.fade(0.8));
        }
    }
    let sides = if is_level { [false, true, false, true] } else { [true, false, true, false] };
    bevel(brush, theme, rect, sides);
}

fn post(brush: &mut Brush, theme: &Theme, rect: Rect, open: [bool; 4]) {
    let stone = theme.board.wall_top.lighter(0.07);
    brush.rect_fading_down(rect, stone.lighter(0.06), stone.darker(0.08));
    bevel(brush, theme, rect, open);
}

/// Light along the upper and left edges, shade along the others, where no wall goes on.
fn bevel(brush: &mut Brush, theme: &Theme, rect: Rect, [left, above, right, below]: [bool; 4]) {
    let width = rect.size().min_elem() * 0.15;
    let (light, dark) = (theme.board.wall_edge, theme.board.wall);
    let edge = |brush: &mut Brush, wanted: bool, rect: Rect, colour: Colour| {
        if wanted {
            brush.rect(rect, colour);
        }
    };
    let Rect { min, max } = rect;
    let low = Rect::from_min_max(pos2(min.x, max.y - width), max);
    let right_edge = Rect::from_min_max(pos2(max.x - width, min.y), max);
    let high = Rect::from_min_max(min, pos2(max.x, min.y + width));
    let left_edge = Rect::from_min_max(min, pos2(min.x + width, max.y));
    edge(brush, below, low, dark.fade(0.55));
    edge(brush, right, right_edge, dark.fade(0.45));
    edge(brush, left, left_edge, light.fade(0.75));
    edge(brush, above, high, light);
}
