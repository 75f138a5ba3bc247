//! Floors: flagstones by seeded noise, laid one way in corridors and another in chambers.

use super::{Flooring, Light, Towards};
use crate::kit::art::brush::{Brush, TO_THE_LIGHT};
use crate::kit::art::noise::Noise;
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// How the floor of one zone is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZoneFloor {
    /// Light or shadow.
    pub light: Light,
    /// Corridor or chamber.
    pub flooring: Flooring,
    /// Decides how the stones fall.
    pub seed: u64,
    /// Where the torch stands, if there is one.
    pub torch: Option<TorchCorner>,
}

/// The corner of a zone in which its torch stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TorchCorner {
    /// Left, above.
    LeftTop,
    /// Right, above.
    RightTop,
    /// Right, below.
    RightBottom,
    /// Left, below.
    LeftBottom,
}

impl TorchCorner {
    pub(super) const ALL: [Self; 4] = [Self::LeftTop, Self::RightTop, Self::RightBottom, Self::LeftBottom];

    pub(super) fn sides(self) -> [Towards; 2] {
        match self {
            Self::LeftTop => [Towards::West, Towards::North],
            Self::RightTop => [Towards::East, Towards::North],
            Self::RightBottom => [Towards::East, Towards::South],
            Self::LeftBottom => [Towards::West, Towards::South],
        }
    }

    fn way(self) -> Vec2 {
        match self {
            Self::LeftTop => vec2(-1.0, -1.0),
            Self::RightTop => vec2(1.0, -1.0),
            Self::RightBottom => vec2(1.0, 1.0),
            Self::LeftBottom => vec2(-1.0, 1.0),
        }
    }

    /// Where the torch stands in a zone.
    pub fn place(self, zone: Rect) -> Pos2 {
        // Walls are higher than wide: the one below hides more of the floor than the one above.
        let reach = match self {
            Self::LeftTop | Self::RightTop => vec2(0.345, 0.325),
            Self::LeftBottom | Self::RightBottom => vec2(0.345, 0.265),
        };
        zone.center() + self.way() * zone.size() * reach
    }
}

/// The light on a floor, as colours of stone and groove at a point.
struct Stonework {
    zone: Rect,
    light: Light,
    stone: Colour,
    bright: Colour,
    dark: Colour,
    groove: Colour,
    fire: Colour,
    pool: Pos2,
    torch: Option<Pos2>,
}

impl Stonework {
    fn new(theme: &Theme, zone: Rect, floor: &ZoneFloor) -> Self {
        let board = &theme.board;
        let tint = match floor.flooring {
            Flooring::Corridor => 0.0,
            Flooring::Chamber => board.room_strength,
        };
        let towards_torch = floor.torch.map_or(Vec2::ZERO, TorchCorner::way);
        match floor.light {
            Light::Lit => Self {
                zone,
                light: floor.light,
                stone: board.light_floor.mix(board.room_tint, tint),
                bright: board.light_pool.mix(board.room_tint, tint * 0.8),
                dark: board.groove,
                groove: board.groove,
                fire: board.flame.mix(board.flame_core, 0.45),
                pool: zone.center() + towards_torch * zone.size() * 0.14,
                torch: floor.torch.map(|torch| torch.place(zone)),
            },
            Light::Shadow => Self {
                zone,
                light: floor.light,
                stone: board.shadow_floor.mix(board.room_tint, tint * 0.35),
                bright: board.shadow_floor.lighter(0.05),
                dark: board.shadow_deep,
                groove: board.shadow_groove,
                fire: board.shadow_floor,
                pool: zone.center(),
                torch: None,
            },
        }
    }

    /// 1.0 in the middle of the light, 0.0 at its end.
    fn brightness(&self, at: Pos2) -> f32 {
        let reach = self.zone.width() * 0.78;
        let part = (1.0 - at.distance(self.pool) / reach).clamp(0.0, 1.0);
        part * part * (3.0 - 2.0 * part)
    }

    /// The hot spot right beside the torch.
    fn blaze(&self, at: Pos2) -> f32 {
        let near = |torch: Pos2| 1.0 - at.distance(torch) / (self.zone.width() * 0.44);
        let part = self.torch.map_or(0.0, near).max(0.0);
        part * part
    }

    fn face(&self, at: Pos2, shade: f32) -> Colour {
        let part = self.brightness(at);
        match self.light {
            Light::Lit => self
                .stone
                .mix(self.bright, 0.62 * part)
                .mix(self.dark, 0.18 * (1.0 - part))
                .mix(self.fire, 0.85 * self.blaze(at))
                .shade(shade),
            Light::Shadow => {
                self.stone.mix(self.bright, 0.5 * part).mix(self.dark, 0.55 * (1.0 - part)).shade(shade * 0.9)
            }
        }
    }

    fn groove(&self, at: Pos2) -> Colour {
        match self.light {
            Light::Lit => self.face(at, 0.0).mix(self.groove, 0.26),
            Light::Shadow => self.face(at, 0.0).mix(self.groove, 0.5),
        }
    }

    /// The edge of a stone that faces `out`.
    fn edge(&self, at: Pos2, out: Vec2, shade: f32) -> Colour {
        let towards = out.dot(TO_THE_LIGHT);
        let strength = match self.light {
            Light::Lit => 0.08,
            Light::Shadow => 0.07,
        };
        self.face(at, shade).shade(towards * strength)
    }
}

/// Paint the floor of a zone.
pub fn zone_floor(brush: &mut Brush, theme: &Theme, zone: Rect, floor: &ZoneFloor) {
    let work = Stonework::new(theme, zone, floor);
    let mut noise = Noise::new(floor.seed);
    match floor.flooring {
        Flooring::Corridor => flagstones(brush, &work, &mut noise),
        Flooring::Chamber => slabs(brush, &work, &mut noise),
    }
    if floor.light == Light::Shadow {
        shadow_border(brush, theme, zone);
    }
}

/// Rows of stones of different widths, none over a joint of the row above.
fn flagstones(brush: &mut Brush, work: &Stonework, noise: &mut Noise) {
    bed(brush, work);
    let zone = work.zone;
    let size = zone.width();
    let rows = 4 + noise.below(2);
    let heights = shares(noise, rows, 0.30);
    let mut top = zone.top();
    let mut shift = noise.part();
    for height in heights {
        let bottom = top + height * size;
        let widths = shares(noise, 3, 0.42);
        // Moving the joints of each row keeps them from lining up.
        shift = (shift + 0.31 + 0.2 * noise.part()).fract();
        let mut left = zone.left() - shift * widths[0] * size;
        for width in widths.iter().cycle().take(6) {
            let right = left + width * size;
            let stone = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
            let seen = stone.intersect(zone);
            if seen.width() > size * 0.07 {
                flagstone(brush, work, seen, noise);
            }
            left = right;
            if left >= zone.right() {
                break;
            }
        }
        top = bottom;
    }
}

fn shares(noise: &mut Noise, count: usize, wild: f32) -> Vec<f32> {
    let raw: Vec<f32> = (0..count).map(|_| 1.0 + noise.around_zero(wild)).collect();
    let sum: f32 = raw.iter().sum();
    raw.into_iter().map(|part| part / sum).collect()
}

fn bed(brush: &mut Brush, work: &Stonework) {
    let corners = crate::kit::art::brush::corners_of(work.zone);
    let middle = work.zone.center();
    let core = brush.corner(middle, work.groove(middle));
    let around = corners.map(|at| brush.corner(at, work.groove(at)));
    for at in 0..4 {
        brush.triangle(core, around[at], around[(at + 1) % 4]);
    }
}

fn flagstone(brush: &mut Brush, work: &Stonework, rect: Rect, noise: &mut Noise) {
    let size = work.zone.width();
    let rect = rect.shrink(size * 0.0045);
    let cut = size * (0.016 + 0.022 * noise.part());
    let wobble = size * 0.008;
    let mut corner = |x: f32, y: f32, dx: f32, dy: f32| {
        let free = |at: f32, end: f32| (at - end).abs() > size * 0.02;
        let nudge = vec2(noise.around_zero(wobble), noise.around_zero(wobble));
        let inside = free(x, work.zone.left()) && free(x, work.zone.right());
        let inside = inside && free(y, work.zone.top()) && free(y, work.zone.bottom());
        let nudge = if inside { nudge } else { Vec2::ZERO };
        [pos2(x + dx * cut, y) + nudge, pos2(x, y + dy * cut) + nudge]
    };
    let [a, b] = corner(rect.left(), rect.top(), 1.0, 1.0);
    let [c, d] = corner(rect.right(), rect.top(), -1.0, 1.0);
    let [e, f] = corner(rect.right(), rect.bottom(), -1.0, -1.0);
    let [g, h] = corner(rect.left(), rect.bottom(), 1.0, -1.0);
    let outline = [a, c, d, f, e, g, h, b];
    let shade = noise.around_zero(0.045);
    stone(brush, work, &outline, shade);
    if noise.part() < 0.16 {
        crack(brush, work, rect, noise);
    }
}

/// A raised stone: groove, lit edge, face.
fn stone(brush: &mut Brush, work: &Stonework, outline: &[Pos2], shade: f32) {
    let size = work.zone.width();
    let sum = outline.iter().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2());
    let middle = (sum / outline.len() as f32).to_pos2();
    let mut rows = [const { Vec::new() }; 3];
    for (at, out) in outline.iter().zip(crate::kit::art::outline::normals(outline)) {
        let (rim, face) = (*at - out * (size * 0.011), *at - out * (size * 0.030));
        let colours =
            [(*at, work.groove(*at)), (rim, work.edge(rim, out.normalized(), shade)), (face, work.face(face, shade))];
        for (row, (at, colour)) in rows.iter_mut().zip(colours) {
            row.push(brush.corner(at, colour));
        }
    }
    let core = brush.corner(middle, work.face(middle, shade));
    let [groove, rim, face] = rows;
    brush.strip(&groove, &rim, true);
    brush.strip(&rim, &face, true);
    for at in 0..face.len() {
        brush.triangle(core, face[at], face[(at + 1) % face.len()]);
    }
}

fn crack(brush: &mut Brush, work: &Stonework, rect: Rect, noise: &mut Noise) {
    let inner = rect.shrink(work.zone.width() * 0.03);
    if inner.is_negative() {
        return;
    }
    let mut at = pos2(egui::lerp(inner.x_range(), noise.part()), egui::lerp(inner.y_range(), noise.part() * 0.3));
    let mut points = vec![at];
    for _ in 0..3 {
        let step = vec2(noise.around_zero(0.05), 0.02 + 0.04 * noise.part());
        at = inner.clamp(at + step * work.zone.width());
        points.push(at);
    }
    let width = work.zone.width() * 0.007;
    brush.line(&points, width, work.groove(at).fade(0.75));
}

/// Slabs with cut corners, small diamonds between them.
fn slabs(brush: &mut Brush, work: &Stonework, noise: &mut Noise) {
    let zone = work.zone;
    let count = 4;
    let step = zone.width() / count as f32;
    diamonds(brush, work, count);
    for row in 0..count {
        for column in 0..count {
            let corner = zone.min + vec2(column as f32, row as f32) * step;
            let rect = Rect::from_min_size(corner, Vec2::splat(step)).shrink(zone.width() * 0.004);
            let cut = step * 0.24;
            let outline = [
                rect.left_top() + vec2(cut, 0.0),
                rect.right_top() + vec2(-cut, 0.0),
                rect.right_top() + vec2(0.0, cut),
                rect.right_bottom() + vec2(0.0, -cut),
                rect.right_bottom() + vec2(-cut, 0.0),
                rect.left_bottom() + vec2(cut, 0.0),
                rect.left_bottom() + vec2(0.0, -cut),
                rect.left_top() + vec2(0.0, cut),
            ];
            let checker = if (row + column) % 2 == 0 { 0.025 } else { -0.025 };
            stone(brush, work, &outline, checker + noise.around_zero(0.02));
        }
    }
}

fn diamonds(brush: &mut Brush, work: &Stonework, count: usize) {
    bed(brush, work);
    let zone = work.zone;
    let step = zone.width() / count as f32;
    for row in 1..count {
        for column in 1..count {
            let middle = zone.min + vec2(column as f32, row as f32) * step;
            let reach = step * 0.205;
            let outline = [
                middle - vec2(0.0, reach),
                middle + vec2(reach, 0.0),
                middle + vec2(0.0, reach),
                middle - vec2(reach, 0.0),
            ];
            stone(brush, work, &outline, -0.12);
        }
    }
}

/// The edge of a shadow zone: its floor lies a step lower, so that the dark gathers below its upper rim and the lower one
/// catches what light there is. It is seen without colours, and it is no frame: frames are for what can be chosen.
pub(super) fn shadow_border(brush: &mut Brush, theme: &Theme, zone: Rect) {
    let board = &theme.board;
    let size = zone.width();
    let floor = super::clear_floor(zone);
    let (near, far) = (board.shadow_deep.fade(0.9), board.shadow_deep.fade(0.0));
    let corners = |rect: Rect| crate::kit::art::brush::corners_of(rect);
    let Rect { min, max } = floor;
    let (deep, shallow) = (size * 0.19, size * 0.08);
    let strip = |from: Pos2, to: Pos2| corners(Rect::from_min_max(from, to));
    brush.quad(strip(min, pos2(max.x, min.y + deep)), [near, near, far, far]);
    brush.quad(strip(min, pos2(min.x + deep * 0.7, max.y)), [near, far, far, near]);
    let dusk = near.fade(0.55);
    brush.quad(strip(pos2(min.x, max.y - shallow), max), [far, far, dusk, dusk]);
    brush.quad(strip(pos2(max.x - shallow, min.y), max), [far, dusk, dusk, far]);
    // The rim of the step: dark above and at the left, lit by the moon below and at the right.
    let width = size * 0.014;
    let rim = |points: [Pos2; 3], colour: Colour, brush: &mut Brush| brush.line(&points, width, colour);
    rim([floor.left_bottom(), min, floor.right_top()], board.shadow_groove, brush);
    rim([floor.left_bottom(), max, floor.right_top()], board.shadow_edge.fade(0.6), brush);
}
