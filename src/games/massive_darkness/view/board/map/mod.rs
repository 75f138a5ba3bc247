//! The map: the dungeon with everybody in it, and everything that can be done by pointing at it.
//!
//! [`MapModel`] is plain data, made once whenever the game changes: what lies where, what is legal, what it is called.
//! [`map_ui`] shows it through a [`MapView`] (camera, pointer, keyboard, what moves) and hands back what was decided.
//! No rule is computed here: places to go are found by trying the engine's own answers out on copies of the game.

mod camera;
mod canvas;
mod chances;
mod controls;
mod figures;
mod geometry;
mod hands;
mod marks;
mod menu;
mod model;
mod motion;
mod paint;
mod places;
mod reach;
mod stage;
mod tips;
mod ui;
mod view;

pub use camera::{Camera, Glide, Look};
pub use canvas::{Canvas, canvas_ui};
pub use chances::{Chance, Counting, in_words as chance_in_words};
pub use geometry::{Bounds, Geometry, StairEnd, zone_name};
pub use model::{
    DoorView, FigureView, HeapView, IntentView, Line, Looks, MapModel, Offer, OfferKind, Spot, TokenLook, TokenView,
    Tone, ZoneView, hero_look,
};
pub use places::Circle;
pub use ui::map_ui;
pub use view::{MapAction, MapView, Plans};
