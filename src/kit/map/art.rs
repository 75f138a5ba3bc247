//! What a game adds to the map: what things look like, and what it knows about them only later.

use super::board::{Offer, Spot};
use super::tips::Line;
use crate::kit::art::Brush;
use crate::kit::theme::Theme;
use egui::{Pos2, Rect};
use std::fmt::Debug;
use std::sync::Arc;

/// What stands still on a board: floors, walls, doors. It is painted seldom, into meshes that are kept; as long as a board
/// shares the ground of the one before, nothing is painted anew.
pub trait Ground: Debug + Send + Sync {
    /// How many spaces it has. Large boards are painted in parts.
    fn size(&self) -> usize;

    /// Paints it stone by stone: a unit of the board takes `unit` points, the origin of the board is at the origin. Only
    /// what lies in this part of the board has to be there, and it has to look as it does on the whole.
    fn paint(&self, brush: &mut Brush, theme: &Theme, unit: f32, part: Option<Rect>);

    /// Paints it as it looks from far away, so that hundreds of spaces are painted in no time.
    fn sketch(&self, brush: &mut Brush, theme: &Theme, unit: f32);
}

/// Nothing: a board without spaces.
#[derive(Debug)]
pub(super) struct Bare;

impl Ground for Bare {
    fn size(&self) -> usize {
        0
    }

    fn paint(&self, _: &mut Brush, _: &Theme, _: f32, _: Option<Rect>) {}

    fn sketch(&self, _: &mut Brush, _: &Theme, _: f32) {}
}

/// Where something is painted on the screen, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OnScreen {
    /// Its middle.
    pub centre: Pos2,
    /// The radius of its circle.
    pub radius: f32,
    /// How many points a unit of the board takes.
    pub unit: f32,
}

/// What stands on a board, as its game paints it. Figures and tokens are meant by their place in the [`BoardView`].
///
/// [`BoardView`]: super::BoardView
pub trait Art {
    /// Paints a figure.
    fn figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen);

    /// Paints a token, or several of a kind that lie on each other.
    fn token(&mut self, brush: &mut Brush, theme: &Theme, token: usize, at: OnScreen);

    /// Paints what is said over a token when everything that stands on the board is painted.
    fn over_token(&mut self, _brush: &mut Brush, _theme: &Theme, _token: usize, _at: OnScreen) {}

    /// Paints what is said over a figure when all of them are painted.
    fn over_figure(&mut self, _brush: &mut Brush, _theme: &Theme, _figure: usize, _at: OnScreen) {}

    /// What has become known about a place since the board was made, for its tooltip.
    fn more_about(&self, _spot: Spot) -> Vec<Line> {
        Vec::new()
    }

    /// What stands small beside an offer on the menu.
    fn hint(&self, _offer: &Offer) -> Option<Arc<str>> {
        None
    }

    /// Another number whenever the same board would be painted otherwise, because more has become known.
    fn revision(&self) -> u64 {
        0
    }
}
