//! What the map remembers between two frames: where one looks from, what one points at, what is open.

use super::art::OnScreen;
use super::board::{BoardView, Piece, Spot};
use super::camera::{Camera, Glide, Look};
use super::lit::Lights;
use super::minimap::Minimap;
use super::motion::{Keep, Motion, Moving};
use super::pane::Pane;
use super::stage::Stage;
use crate::kernel::board::SpaceId;
use egui::{Pos2, Rect};

/// What was decided on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clicked {
    /// The offer with this number was taken.
    Offer(usize),
    /// A figure without anything to do was clicked: show more about it.
    Figure(Piece),
}

/// Whose plans are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Plans {
    /// Those of the figure one points at.
    #[default]
    Pointed,
    /// Those of all figures.
    All,
}

/// A menu that is open on the map.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OpenMenu {
    /// Where, on the screen.
    pub(super) at: Pos2,
    /// Which offers of the board.
    pub(super) offers: Vec<usize>,
    /// The question it belongs to.
    pub(super) question: u64,
    /// It has not been shown yet.
    pub(super) is_new: bool,
}

/// Where a figure stands on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The square around it.
    pub rect: Rect,
    /// Is it what the board is about now: whoever acts, or somebody where something is done?
    pub is_meant: bool,
}

/// What decides where the figures of a board are seen once nothing moves any more: while it is the same, they are seen in the same places.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenFrom {
    look: Look,
    rect: Option<Rect>,
    state: u64,
    question: u64,
}

/// What the map remembers between two frames.
#[derive(Debug)]
pub struct MapView {
    /// Where one looks from.
    pub camera: Camera,
    /// Does anything move by itself? Off with reduced motion and in tests.
    pub glide: Glide,
    /// So much of it, at its lower edge, may lie under something else, in points. It stays the same whether it does or not: a
    /// board does not move because something is laid over it.
    pub covered: f32,
    /// What covers it there is so wide, in the middle, in points: beside it lie the small map and the buttons, above it where there
    /// is no room beside it.
    pub covered_width: f32,
    /// So much of it, at its upper edge, lies under the sentence that is said now, in points; 0.0 where nothing is.
    pub covered_above: f32,
    /// Whose plans are shown.
    pub plans: Plans,
    /// What moves by itself moves so many times faster: 1.0 as a rule.
    pub speed: f64,
    /// Seconds that have passed for what moves.
    pub(super) clock: f64,
    /// When it was shown last.
    pub(super) seen_at: Option<f64>,
    /// Is everything seen well, whoever looks where? For whoever plans.
    pub is_all_lit: bool,
    /// The Space key that is held down has panned or skipped something.
    pub(super) space_taken: bool,
    /// What the camera was fitted to: the view and the board.
    pub(super) fitted: Option<(Rect, Rect)>,
    /// What the pointer or the keyboard is at.
    pub(super) pointed: Option<Spot>,
    /// The space that holds the keyboard.
    pub(super) cursor: Option<SpaceId>,
    /// What holds the keyboard, so that the camera follows it once and not against the hand.
    pub(super) followed: Option<Spot>,
    /// Where the keyboard has walked to, and the line on which it walks.
    pub(super) lane: Option<(SpaceId, Pos2)>,
    /// A figure in the hand, and where it is on the screen.
    pub(super) carried: Option<(Piece, Pos2)>,
    pub(super) menu: Option<OpenMenu>,
    /// The question the camera has moved for.
    pub(super) framed: Option<u64>,
    pub(super) stage: Stage,
    pub(super) lights: Lights,
    pub(super) minimap: Minimap,
    pub(super) moving: Moving,
}

impl Default for MapView {
    fn default() -> Self {
        Self {
            camera: Camera::default(),
            glide: Glide::Smooth,
            covered: 0.0,
            covered_width: 0.0,
            covered_above: 0.0,
            plans: Plans::Pointed,
            speed: 1.0,
            clock: 0.0,
            seen_at: None,
            is_all_lit: false,
            space_taken: false,
            fitted: None,
            pointed: None,
            cursor: None,
            followed: None,
            lane: None,
            carried: None,
            menu: None,
            framed: None,
            stage: Stage::default(),
            lights: Lights::default(),
            minimap: Minimap::default(),
            moving: Moving::default(),
        }
    }
}

impl MapView {
    /// A map on which nothing moves by itself.
    #[must_use]
    pub fn still() -> Self {
        Self { glide: Glide::None, ..Self::default() }
    }

    /// In whose lower corners something so wide has room.
    pub(super) fn corners(&self, rect: Rect, width: f32) -> Rect {
        let beside = (rect.width() - self.covered_width) / 2.0;
        let covered = self.covered.min(rect.height() * 0.6);
        if beside >= width { rect } else { rect.with_max_y(rect.bottom() - covered) }
    }

    /// Where the board is shown in this part of the screen.
    pub(super) fn pane(&self, rect: Rect) -> Pane {
        Pane { rect, covered: self.covered, above: self.covered_above }
    }

    /// What the pointer or the keyboard is at, so that others can show more about it.
    #[must_use]
    pub fn pointed(&self) -> Option<Spot> {
        self.pointed
    }

    /// How much of the pane is free at the right of the board, in points, once the camera has come to rest.
    #[must_use]
    pub fn free_beside(&self, pane: Rect, board: &BoardView) -> f32 {
        (pane.right() - self.camera.goal().screen_rect(pane, board.bounds).right()).max(0.0)
    }

    /// Shows what has happened between two boards: figures walk, numbers rise, what is new glows.
    pub fn watch(&mut self, motions: &[Motion], before: &BoardView, after: &BoardView) {
        match self.glide {
            Glide::Smooth => self.moving.watch(motions, before, after, Keep::Passing),
            Glide::None => {}
        }
    }

    /// The same as a part of a story: it stays as it ended until the next part, or until [`MapView::settle`]. Without motion it is
    /// seen as it ends.
    pub fn tell(&mut self, motions: &[Motion], before: &BoardView, after: &BoardView) {
        match self.glide {
            Glide::Smooth => self.moving.watch(motions, before, after, Keep::UntilTheNext),
            Glide::None => self.moving.lay(motions, before, after),
        }
    }

    /// Nothing of a story is shown any more.
    pub fn settle(&mut self) {
        self.moving.skip();
    }

    /// Where a place of the board was on the screen when it was shown last; nothing before that, or where there is no such place.
    #[must_use]
    pub fn on_screen(&self, board: &BoardView, spot: Spot) -> Option<OnScreen> {
        let (rect, _) = self.fitted?;
        let look = self.camera.look();
        let (centre, radius) = match spot {
            Spot::Figure(piece) => board.figure(piece).map(|figure| (figure.place.centre, figure.place.radius))?,
            Spot::Edge(edge) => (board.edge(edge)?.middle(), 0.25),
            Spot::Space(space) => (board.space(space)?.middle, 0.5),
            Spot::Heap(space) => (board.heap(space)?.rect.center(), 0.2),
            Spot::Sign(space) => (board.sign(space)?.rect.center(), 0.2),
        };
        Some(OnScreen { centre: look.screen(rect, centre), radius: radius * look.zoom, unit: look.zoom })
    }

    /// Where the figures of a board are seen once nothing moves any more, so that what is laid over the board can keep clear of them and
    /// does not have to move along.
    #[must_use]
    pub fn standing(&self, board: &BoardView) -> Vec<Standing> {
        let (Some((rect, _)), look) = (self.fitted, self.camera.goal()) else { return Vec::new() };
        let standing = board.figures.iter().map(|figure| Standing {
            rect: look.screen_rect(rect, figure.place.square()),
            is_meant: board.acting == Some(figure.piece)
                || board.focus.is_some_and(|part| part.contains(figure.place.centre)),
        });
        standing.filter(|figure| rect.intersects(figure.rect)).collect()
    }

    /// What [`MapView::standing`] follows from.
    #[must_use]
    pub fn seen_from(&self, board: &BoardView) -> SeenFrom {
        let rect = self.fitted.map(|(rect, _)| rect);
        SeenFrom { look: self.camera.goal(), rect, state: board.state, question: board.question }
    }

    /// Is anything moving by itself?
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.moving.is_moving() || self.camera.is_gliding()
    }

    /// Has the Space key, since it was pressed, panned the map or skipped what moved on it? Then letting it go means
    /// nothing more.
    #[must_use]
    pub fn has_taken_space(&self) -> bool {
        self.space_taken
    }

    /// Is a menu open on it, or a figure in the hand? Then Escape is meant for that.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.menu.is_some() || self.carried.is_some()
    }

    /// Points at something from outside: a card under the pointer shows its figure on the map.
    pub fn point_at(&mut self, spot: Option<Spot>) {
        self.pointed = spot;
    }
}
