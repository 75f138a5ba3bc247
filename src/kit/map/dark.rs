//! Shade and light over a painted ground: what nobody has seen is dark, what nobody looks at is dim, lamps warm what lies
//! around them. Both belong to spaces, so nothing leaks through a wall; from a bright space light spills through the gaps
//! into a dark one. Walls belong to the brighter side.
//!
//! Lengths are in units of the board: the meshes are made once for a lighting and only moved by the camera.

use super::board::BoardView;
use super::doors::{HEIGHT, THICKNESS};
use super::light::{Dusk, Lamp, Lighting};
use super::outlines::Outline;
use crate::kernel::board::SpaceId;
use crate::kit::art::Brush;
use crate::kit::art::triangles::doubled_area;
use crate::kit::theme::{Colour, Theme};
use egui::{Color32, Mesh, Pos2, Vec2, vec2};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// How far light spills from a bright space into a dark one.
const SPILL: f32 = 0.80;
/// Rings of a space from its middle to its border, and parts of each of its sides.
const RINGS: [f32; 5] = [0.35, 0.62, 0.82, 0.93, 1.0];
const PARTS: usize = 5;
/// So much of the light of a lamp is left where nobody looks.
const FAR_LAMP: f32 = 0.42;
/// So much of it falls on figures.
const ON_FIGURES: f32 = 0.45;
/// Lamps of other spaces than the one where somebody acts burn low at night: they light the ground no more than so much anywhere,
/// and shade lies over what is nearest to them, so that nothing is as bright as where he stands.
const LOW: f32 = 0.6;
const SHADE: f32 = 0.45;
const SHADED: f32 = 0.36;
/// Ends of sides that are nearer than this are the same.
const NEAR: f32 = 0.002;

/// Light or shade as a mesh, and what its corners looked like before: an opened door lets light in and torches burn up and down,
/// nobody switches them.
#[derive(Clone, Debug, Default)]
pub(super) struct Fading {
    mesh: Mesh,
    before: Vec<Color32>,
}

impl Fading {
    /// Light after other light of the same lamps, if it was that.
    pub(super) fn after(last: Option<&Self>, mesh: Mesh) -> Self {
        let same = |last: &&Self| last.mesh.vertices.len() == mesh.vertices.len();
        let before = last.filter(same).map(|last| last.mesh.vertices.iter().map(|corner| corner.color).collect());
        Self { mesh, before: before.unwrap_or_default() }
    }

    /// When it has changed to this part.
    pub(super) fn at(&self, part: f32) -> Cow<'_, Mesh> {
        if part >= 1.0 {
            return Cow::Borrowed(&self.mesh);
        }
        let mut mesh = self.mesh.clone();
        for (corner, before) in mesh.vertices.iter_mut().zip(&self.before) {
            corner.color = Colour::from_egui(*before).mix(Colour::from_egui(corner.color), part).egui();
        }
        Cow::Owned(mesh)
    }
}

/// Shade over a board, and how it was by another lighting.
pub(super) fn veil(board: &BoardView, theme: &Theme, lighting: &Lighting, before: Option<&Lighting>) -> Fading {
    let now = Shading::new(board, lighting);
    let then = before.map(|before| Shading::new(board, before));
    let mut brush = Brush::new(1.0);
    let mut colours = Vec::new();
    for space in 0..board.spaces.len() {
        let level = |shading: &Shading<'_>| shading.levels[space];
        let (here, there) = (level(&now), then.as_ref().map_or(level(&now), level));
        if here <= 0.0 && there <= 0.0 {
            continue;
        }
        let spills = [Some(&now), then.as_ref()].map(|shading| shading.map_or(Vec::new(), |all| all.spills(space)));
        let [into, once] = &spills;
        let is_flat = into.is_empty() && once.is_empty();
        let border = now.reach_of(space, here.max(there));
        let shade = |at: Pos2| gloom(theme, dark_at(here, into, at));
        let old = |at: Pos2| gloom(theme, dark_at(there, once, at));
        cover(&mut brush, &border, is_flat, |at| (shade(at), old(at)), &mut colours);
    }
    Fading { mesh: brush.into_mesh(), before: colours }
}

/// What the light of lamps falls on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Falls {
    /// Floor and walls.
    OnTheGround,
    /// Figures. They stay what they are: a part of the light.
    OnFigures,
}

/// The light of all lamps that stand, as a mesh that is added to what lies below.
pub(super) fn pools(board: &BoardView, theme: &Theme, lighting: &Lighting, falls: Falls) -> Mesh {
    let shading = Shading::new(board, lighting);
    let mut brush = Brush::new(1.0);
    let scene = lighting.lamps.iter().find(|lamp| lamp.bearer.is_some()).map(|lamp| lamp.space);
    for lamp in lighting.lamps.iter().filter(|lamp| lamp.bearer.is_none()) {
        let part = match falls {
            Falls::OnTheGround => 1.0,
            Falls::OnFigures => ON_FIGURES,
        };
        let is_low = theme.dark && scene.is_some_and(|scene| scene != lamp.space);
        let most = if is_low { LOW } else { 1.0 };
        let light = Light { lamp, strength: theme.board.lamp_strength * lamp.strength * part, most };
        pool(&mut brush, theme, &shading, light, lamp.space, None);
        if falls == Falls::OnTheGround {
            let shade = theme.board.unseen.fade(if is_low { SHADE } else { 0.0 });
            brush.glow(lamp.at, Vec2::splat(SHADED), shade, shade.fade(0.0));
            beyond(&mut brush, theme, &shading, light);
        }
    }
    brush.into_mesh()
}

/// The light of a lamp that is carried, where its bearer is now.
pub(super) fn lantern(board: &BoardView, theme: &Theme, lighting: &Lighting, lamp: &Lamp) -> Mesh {
    let shading = Shading::new(board, lighting);
    let mut brush = Brush::new(1.0);
    let light = Light { lamp, strength: theme.board.lamp_strength * lamp.strength, most: 1.0 };
    pool(&mut brush, theme, &shading, light, lamp.space, None);
    beyond(&mut brush, theme, &shading, light);
    brush.into_mesh()
}

/// The light of a lamp behind the gaps around its space.
fn beyond(brush: &mut Brush, theme: &Theme, shading: &Shading<'_>, light: Light<'_>) {
    for (space, gap) in shading.gaps.get(light.lamp.space.index()).into_iter().flatten() {
        pool(brush, theme, shading, light, SpaceId(*space as u16), Some(*gap));
    }
}

#[derive(Clone, Copy)]
struct Light<'a> {
    lamp: &'a Lamp,
    strength: f32,
    /// No part of it is brighter than this.
    most: f32,
}

/// The light of a lamp in one space: its own, or one behind a gap.
fn pool(
    brush: &mut Brush,
    theme: &Theme,
    shading: &Shading<'_>,
    Light { lamp, strength, most }: Light<'_>,
    space: SpaceId,
    gap: Option<[Pos2; 2]>,
) {
    let Some(view) = shading.board.space(space) else { return };
    let bounds = view.outline.bounds();
    let left = match shading.lighting.dusk(space) {
        Dusk::Clear => 1.0,
        Dusk::Dim => FAR_LAMP,
        Dusk::Unseen => return,
    };
    if bounds.distance_to_pos(lamp.at) >= lamp.reach {
        return;
    }
    let flame = theme.board.flame.mix(theme.board.flame_core, lamp.heat);
    let full = strength * left;
    let shine = |at: Pos2| {
        let away = at.distance(lamp.at);
        let part = (1.0 - (away / lamp.reach).powi(2)).max(0.0);
        // The flame itself is brighter than anything that could be added to it.
        let part = if lamp.bearer.is_some() { part } else { part * (0.45 + away * 3.0).min(1.0) };
        let is_lit = gap.is_none_or(|gap| passes(lamp.at, at, gap));
        if is_lit { flame.glow(full * (part * part).min(most)) } else { flame.glow(0.0) }
    };
    // Light goes over the walls that it falls on.
    let border = shading.reach_of(space.index(), shading.levels[space.index()] - 0.1);
    cover(brush, &border, false, |at| (shine(at), Colour::CLEAR), &mut Vec::new());
}

/// Does a straight line between two points go through a gap?
fn passes(from: Pos2, to: Pos2, [a, b]: [Pos2; 2]) -> bool {
    let cross = |u: Vec2, v: Vec2| u.x * v.y - u.y * v.x;
    let (way, side) = (to - from, b - a);
    let across = cross(way, side);
    if across.abs() < 1e-6 {
        return false;
    }
    let part = cross(a - from, way) / across;
    (-0.02..=1.02).contains(&part)
}

/// 0.0 for what is seen to 1.0 for what nobody has seen.
fn level(dusk: Dusk) -> f32 {
    match dusk {
        Dusk::Clear => 0.0,
        Dusk::Dim => 0.5,
        Dusk::Unseen => 1.0,
    }
}

fn gloom(theme: &Theme, level: f32) -> Colour {
    let board = &theme.board;
    if level <= 0.5 { board.dim.fade(level * 2.0) } else { board.dim.mix(board.unseen, level * 2.0 - 1.0) }
}

/// A gap through which light falls into a space, and how dark it is where it comes from.
#[derive(Clone, Copy)]
struct Spill {
    line: [Pos2; 2],
    from: f32,
}

/// How dark it is at a point of a space.
fn dark_at(level: f32, spills: &[Spill], at: Pos2) -> f32 {
    let through = |spill: &Spill| {
        let part = (distance(at, spill.line) / SPILL).clamp(0.0, 1.0);
        egui::lerp(spill.from..=level, part * part * (3.0 - 2.0 * part))
    };
    spills.iter().map(through).fold(level, f32::min)
}

fn distance(at: Pos2, [a, b]: [Pos2; 2]) -> f32 {
    let along = b - a;
    let part = ((at - a).dot(along) / along.length_sq().max(1e-9)).clamp(0.0, 1.0);
    at.distance(a + along * part)
}

/// Paints an outline: in one piece where it is the same everywhere, else in rings around its middle.
fn cover(
    brush: &mut Brush,
    border: &Outline,
    is_flat: bool,
    colour: impl Fn(Pos2) -> (Colour, Colour),
    before: &mut Vec<Color32>,
) {
    let corners = border.corners();
    let mut corner = |brush: &mut Brush, at: Pos2| {
        let (now, then) = colour(at);
        before.push(then.egui());
        brush.corner(at, now)
    };
    if is_flat || !is_convex(corners) {
        let all: Vec<u32> = corners.iter().map(|at| corner(brush, *at)).collect();
        for [a, b, c] in crate::kit::art::triangles::triangulate(corners) {
            brush.triangle(all[a as usize], all[b as usize], all[c as usize]);
        }
        return;
    }
    let middle = border.middle();
    let core = corner(brush, middle);
    let mut inner: Option<Vec<u32>> = None;
    for ring in RINGS {
        let points =
            border.sides().flat_map(|[from, to]| (0..PARTS).map(move |part| from.lerp(to, part as f32 / PARTS as f32)));
        let row: Vec<u32> = points.map(|at| corner(brush, middle.lerp(at, ring))).collect();
        match &inner {
            None => (0..row.len()).for_each(|at| brush.triangle(core, row[at], row[(at + 1) % row.len()])),
            Some(inner) => brush.strip(inner, &row, true),
        }
        inner = Some(row);
    }
}

fn is_convex(corners: &[Pos2]) -> bool {
    let count = corners.len();
    (0..count).all(|at| doubled_area(&[corners[at], corners[(at + 1) % count], corners[(at + 2) % count]]) >= -NEAR)
}

/// How dark each space is, and what lies between them.
struct Shading<'a> {
    board: &'a BoardView,
    lighting: &'a Lighting,
    levels: Vec<f32>,
    /// By space: the gaps around it and the spaces behind them.
    gaps: Vec<Vec<(usize, [Pos2; 2])>>,
    /// By the middle of a side: the spaces that have it.
    sides: BTreeMap<(i32, i32), Vec<usize>>,
}

impl<'a> Shading<'a> {
    fn new(board: &'a BoardView, lighting: &'a Lighting) -> Self {
        let count = board.spaces.len();
        let mut gaps = vec![Vec::new(); count];
        for way in &lighting.ways {
            let [a, b] = way.ends.map(SpaceId::index);
            if a < count && b < count {
                gaps[a].push((b, way.line));
                gaps[b].push((a, way.line));
            }
        }
        let mut sides: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
        for (at, space) in board.spaces.iter().enumerate() {
            space.outline.sides().for_each(|side| sides.entry(key(side)).or_default().push(at));
        }
        let levels = board.spaces.iter().map(|space| level(lighting.dusk(space.space))).collect();
        Self { board, lighting, levels, gaps, sides }
    }

    /// Where light falls into a space: through its own gaps, and through those of the spaces that lie open beside it.
    fn spills(&self, space: usize) -> Vec<Spill> {
        let dark = self.levels[space];
        let bright =
            |at: usize| self.gaps[at].iter().filter(move |(other, _)| *other != space && self.levels[*other] < dark);
        let is_open = |line: [Pos2; 2]| {
            let mut sides = self.board.spaces[space].outline.sides();
            sides.any(|side| key(side) == key(line) && (length(side) - length(line)).abs() < NEAR)
        };
        let beside = self.gaps[space].iter().filter(|(other, line)| self.levels[*other] >= dark && is_open(*line));
        let all = std::iter::once(space).chain(beside.map(|(other, _)| *other)).flat_map(bright);
        all.map(|(other, line)| Spill { line: *line, from: self.levels[*other] }).collect()
    }

    /// What belongs to a space that is so dark: its floor, and the walls around it that are not those of a brighter one.
    fn reach_of(&self, space: usize, dark: f32) -> Outline {
        let outline = &self.board.spaces[space].outline;
        let moved: Vec<[Pos2; 2]> = outline
            .sides()
            .map(|side| {
                let by = self.reach_over(space, dark, side);
                let way = (side[1] - side[0]).normalized();
                let out = vec2(way.y, -way.x);
                side.map(|at| at + out * by)
            })
            .collect();
        let count = moved.len();
        Outline::through((0..count).map(|at| meeting(moved[(at + count - 1) % count], moved[at])))
    }

    /// How far a space reaches over one of its sides: walls are thick, and what lies above them is hidden by their height.
    fn reach_over(&self, space: usize, dark: f32, side: [Pos2; 2]) -> f32 {
        let is_gap =
            |(_, line): &(usize, [Pos2; 2])| key(*line) == key(side) && (length(*line) - length(side)).abs() < NEAR;
        if self.gaps[space].iter().any(is_gap) {
            return 0.0;
        }
        let way = (side[1] - side[0]).normalized();
        let up = way.x;
        let (outwards, inwards) = (THICKNESS / 2.0 + up.max(0.0) * HEIGHT, THICKNESS / 2.0 + (-up).max(0.0) * HEIGHT);
        let beside = self.sides.get(&key(side)).and_then(|here| here.iter().find(|other| **other != space));
        match beside.map(|other| self.levels[*other]) {
            Some(other) if other < dark => -inwards,
            Some(other) if other == dark => 0.0,
            Some(_) | None => outwards,
        }
    }
}

/// Tells sides apart by their middles.
fn key([from, to]: [Pos2; 2]) -> (i32, i32) {
    let middle = from.lerp(to, 0.5);
    ((middle.x * 500.0).round() as i32, (middle.y * 500.0).round() as i32)
}

fn length([from, to]: [Pos2; 2]) -> f32 {
    from.distance(to)
}

/// Where two lines meet; where they run side by side, the start of the second.
fn meeting([a, b]: [Pos2; 2], [c, d]: [Pos2; 2]) -> Pos2 {
    let (one, other) = (b - a, d - c);
    let across = one.x * other.y - one.y * other.x;
    if across.abs() < 1e-6 {
        return c;
    }
    let part = ((c - a).x * other.y - (c - a).y * other.x) / across;
    a + one * part
}
