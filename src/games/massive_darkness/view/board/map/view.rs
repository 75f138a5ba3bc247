//! What the map remembers between two frames: where one looks from, what one points at, what is open.

use super::camera::{Camera, Glide};
use super::chances::{Chance, Chances, Counting};
use super::geometry::Bounds;
use super::model::{MapModel, Spot};
use super::motion::Motion;
use super::stage::Stage;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::rules::{Answer, Event};
use crate::kernel::board::SpaceId;
use egui::{Pos2, Rect};

/// What was decided on the map.
#[derive(Clone, Debug, PartialEq)]
pub enum MapAction {
    /// Give these answers, one after the other; stop where one of them is no longer legal, because something else was
    /// asked in between.
    Answer(Vec<Answer>),
    /// A figure without anything to do was clicked: show its card.
    Select(Actor),
}

/// Whose plans are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Plans {
    /// Those of the enemy one points at.
    #[default]
    Pointed,
    /// Those of all enemies.
    All,
}

/// A menu that is open on the map.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OpenMenu {
    /// Where, on the screen.
    pub(super) at: Pos2,
    /// Which offers of the model.
    pub(super) offers: Vec<usize>,
    /// The question it belongs to.
    pub(super) question: u64,
    /// It has not been shown yet.
    pub(super) is_new: bool,
}

/// What the map remembers between two frames.
#[derive(Debug)]
pub struct MapView {
    /// Where one looks from.
    pub camera: Camera,
    /// Does anything move by itself? Off with reduced motion and in tests.
    pub glide: Glide,
    /// Where the chances of attacks are counted.
    pub counting: Counting,
    /// Whose plans are shown.
    pub plans: Plans,
    /// The Space key that is held down has panned or skipped something.
    pub(super) space_taken: bool,
    /// What the camera was fitted to: the view and the board.
    pub(super) fitted: Option<(Rect, Bounds)>,
    /// What the pointer or the keyboard is at.
    pub(super) pointed: Option<Spot>,
    /// The zone that holds the keyboard.
    pub(super) cursor: Option<SpaceId>,
    /// A hero in the hand, and where it is on the screen.
    pub(super) carried: Option<(Hero, Pos2)>,
    pub(super) menu: Option<OpenMenu>,
    /// The question the camera has moved for.
    pub(super) framed: Option<u64>,
    pub(super) stage: Stage,
    pub(super) chances: Chances,
    pub(super) motion: Motion,
}

impl Default for MapView {
    fn default() -> Self {
        Self {
            camera: Camera::default(),
            glide: Glide::Smooth,
            counting: Counting::Beside,
            plans: Plans::Pointed,
            space_taken: false,
            fitted: None,
            pointed: None,
            cursor: None,
            carried: None,
            menu: None,
            framed: None,
            stage: Stage::default(),
            chances: Chances::default(),
            motion: Motion::default(),
        }
    }
}

impl MapView {
    /// A map on which nothing moves by itself.
    #[must_use]
    pub fn still() -> Self {
        Self { glide: Glide::None, ..Self::default() }
    }

    /// What the pointer or the keyboard is at, so that others can show more about it.
    #[must_use]
    pub fn pointed(&self) -> Option<Spot> {
        self.pointed
    }

    /// Shows what has happened between two models: figures walk, wounds rise, what is new glows.
    pub fn watch(&mut self, events: &[Event], before: &MapModel, after: &MapModel) {
        match self.glide {
            Glide::Smooth => self.motion.watch(events, before, after),
            Glide::None => {}
        }
    }

    /// Is anything moving by itself?
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.motion.is_moving() || self.camera.is_gliding()
    }

    /// Has the Space key, since it was pressed, panned the map or skipped what moved on it? Then letting it go means
    /// nothing more.
    #[must_use]
    pub fn has_taken_space(&self) -> bool {
        self.space_taken
    }

    /// The chances of an attack that can be made now, if they are known by now.
    #[must_use]
    pub fn chance(&self, model: &MapModel, attack: &Answer) -> Option<Chance> {
        let is_it = |answers: &[Answer]| answers == std::slice::from_ref(attack);
        self.chances.of(model, model.offers.iter().position(|offer| is_it(&offer.answers))?)
    }

    /// Points at something from outside: a card under the pointer shows its figure on the map.
    pub fn point_at(&mut self, spot: Option<Spot>) {
        self.pointed = spot;
    }
}
