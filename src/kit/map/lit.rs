//! Light and shade that were painted before. They are painted anew when the light changes and moved when the camera does; at
//! rest they are only handed over.

use super::board::BoardView;
use super::camera::{Glide, Look};
use super::dark::{Fading, Falls, lantern, pools, veil};
use super::light::{Lamp, Lighting};
use crate::kit::art::apart::Apart;
use crate::kit::art::lean::lean_at;
use crate::kit::theme::Theme;
use egui::emath::TSTransform;
use egui::{Mesh, Painter, Pos2, Rect, Shape};
use std::sync::Arc;

/// Seconds in which light spreads.
const SPREAD: f64 = 0.45;

/// Light and shade of a board, as they were painted last.
#[derive(Debug, Default)]
pub(super) struct Lights {
    kept: Option<Kept>,
}

#[derive(Debug)]
struct Kept {
    /// What the board says.
    told: Arc<Lighting>,
    shown: Arc<Lighting>,
    is_all_lit: bool,
    bounds: Rect,
    is_dark: bool,
    veil: Fading,
    on_the_ground: Fading,
    on_figures: Fading,
    carried: Option<Carried>,
    /// When the light began to spread that was not there before.
    since: Option<f64>,
    placed: Option<Placed>,
}

/// The light of a lamp that somebody carries.
#[derive(Debug)]
struct Carried {
    lamp: Lamp,
    mesh: Mesh,
}

/// On the screen.
#[derive(Debug)]
struct Placed {
    look: Look,
    rect: Rect,
    ground: [Shape; 2],
    on_figures: Shape,
    lantern: Option<Shape>,
}

/// Where and when light is painted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) look: Look,
    pub(super) rect: Rect,
    pub(super) now: f64,
    pub(super) glide: Glide,
    pub(super) is_all_lit: bool,
    /// Where whoever carries a lamp is just now, if not where he stands.
    pub(super) bearer: Option<Pos2>,
}

impl Lights {
    /// Looks at the light of a board; paints it anew where it is another one.
    pub(super) fn look(&mut self, board: &BoardView, theme: &Theme, at: Moment) {
        let is_it = |kept: &Kept| {
            let same = Arc::ptr_eq(&kept.told, &board.lighting) || kept.told == board.lighting;
            same && (kept.bounds, kept.is_dark, kept.is_all_lit) == (board.bounds, theme.dark, at.is_all_lit)
        };
        if !self.kept.as_ref().is_some_and(is_it) {
            let goes_on = |kept: &&Kept| kept.bounds == board.bounds && at.glide == Glide::Smooth;
            let last = self.kept.take().filter(|kept| goes_on(&kept));
            let before = last.as_ref().map(|kept| Arc::clone(&kept.shown));
            let told = &board.lighting;
            let shown = match at.is_all_lit {
                true => Arc::new(Lighting { dusk: Vec::new(), ..Lighting::clone(told) }),
                false => Arc::clone(told),
            };
            self.kept = Some(Kept {
                told: Arc::clone(told),
                is_all_lit: at.is_all_lit,
                bounds: board.bounds,
                is_dark: theme.dark,
                veil: veil(board, theme, &shown, before.as_deref()),
                on_the_ground: Fading::after(
                    last.as_ref().map(|kept| &kept.on_the_ground),
                    pools(board, theme, &shown, Falls::OnTheGround),
                ),
                on_figures: Fading::after(
                    last.as_ref().map(|kept| &kept.on_figures),
                    pools(board, theme, &shown, Falls::OnFigures),
                ),
                carried: None,
                shown,
                since: before.map(|_| at.now),
                placed: None,
            });
        }
        let Some(kept) = &mut self.kept else { return };
        let has_moved = kept.carry(board, theme, at.bearer);
        let spread = kept.since.map(|since| ((at.now - since) / SPREAD).clamp(0.0, 1.0) as f32);
        let is_placed = |placed: &Placed| placed.look == at.look && placed.rect == at.rect;
        if spread.is_some() || !kept.placed.as_ref().is_some_and(is_placed) {
            kept.placed = Some(kept.at(at, spread.unwrap_or(1.0)));
        } else if has_moved {
            // Only the lantern goes along with its bearer; all other light stays where it was painted.
            let lantern = kept.lantern(at);
            kept.placed.as_mut().into_iter().for_each(|placed| placed.lantern.clone_from(&lantern));
        }
        if spread.is_some_and(|part| part >= 1.0) {
            kept.since = None;
        }
    }

    /// Is light still spreading?
    pub(super) fn is_spreading(&self) -> bool {
        self.kept.as_ref().is_some_and(|kept| kept.since.is_some())
    }

    /// Paints what falls on the ground: shade, and the light of the lamps.
    pub(super) fn paint_on_the_ground(&self, painter: &Painter, apart: &mut Apart) {
        if let Some(placed) = self.kept.as_ref().and_then(|kept| kept.placed.as_ref()) {
            placed.ground.iter().chain(&placed.lantern).for_each(|shape| apart.add(painter, shape.clone()));
        }
    }

    /// Adds the light that falls on figures, when they are painted.
    pub(super) fn paint_on_figures(&self, painter: &Painter, apart: &mut Apart) {
        if let Some(placed) = self.kept.as_ref().and_then(|kept| kept.placed.as_ref()) {
            apart.add(painter, placed.on_figures.clone());
        }
    }
}

impl Kept {
    /// On the screen, when light has spread to this part.
    fn at(&self, at: Moment, part: f32) -> Placed {
        let ground = [placed(&self.veil.at(part), at), placed(&self.on_the_ground.at(part), at)];
        let on_figures = placed(&self.on_figures.at(part), at);
        Placed { look: at.look, rect: at.rect, ground, on_figures, lantern: self.lantern(at) }
    }

    /// The light that is carried, on the screen.
    fn lantern(&self, at: Moment) -> Option<Shape> {
        self.carried.as_ref().map(|carried| placed(&carried.mesh, at))
    }

    /// The lamp that is carried shines from where its bearer is. Has it moved?
    fn carry(&mut self, board: &BoardView, theme: &Theme, bearer: Option<Pos2>) -> bool {
        let Some(lamp) = self.shown.lamps.iter().find(|lamp| lamp.bearer.is_some()) else { return false };
        let at = bearer.unwrap_or(lamp.at);
        if self.carried.as_ref().is_some_and(|carried| carried.lamp.at == at) {
            return false;
        }
        let here = board.spaces.iter().find(|space| space.outline.contains(at));
        let lamp = Lamp { at, space: here.map_or(lamp.space, |space| space.space), ..*lamp };
        self.carried = Some(Carried { lamp, mesh: lantern(board, theme, &self.shown, &lamp) });
        true
    }
}

/// A mesh of the board, on the screen: many corners of light and shade are where none falls.
fn placed(mesh: &Mesh, Moment { look, rect, .. }: Moment) -> Shape {
    Shape::mesh(lean_at(mesh, TSTransform::new(look.screen(rect, Pos2::ZERO).to_vec2(), look.zoom), rect))
}
