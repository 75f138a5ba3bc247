//! The dungeon on the map: what the kit shows, made from a game that is played ([`MapModel`]) or from a quest that is drawn
//! ([`DrawnMap`]), and how this game paints it.
//!
//! Both are plain data, made once whenever something has changed: what lies where, what is legal, what it is called. No rule
//! is computed here: places to go are found by trying the engine's own answers out on copies of the game. Camera, pointer,
//! keyboard and picture are the kit's.

mod chances;
mod drawn;
mod figures;
mod geometry;
mod happened;
mod lying;
mod model;
mod plan;
mod reach;
mod view;

pub use chances::{Chance, Counting, in_words as chance_in_words};
pub use drawn::{DrawnMap, Hidden};
pub use figures::Pieces;
pub use geometry::{Bounds, Geometry, StairEnd, zone_name};
pub use model::{FigureLook, Looks, MapModel, Meaning, TokenLook, actor_of, hero_look, piece_of, range_in_words};
pub use plan::ground_plan;
pub use view::{MapAction, MapView, map_ui};
