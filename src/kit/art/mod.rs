//! Our own drawings: board, figures, tokens, dice, icons. No bitmaps, no borrowed art.
//!
//! Everything is painted with a [`Brush`] into a mesh. What stands still (floors, walls, doors) is
//! painted once per zoom into one mesh and kept by the caller; what moves is painted each frame.
//! Drawings come from `assets/art/*.ron`, colours from the theme, and all words from the caller.

pub mod board;
mod brush;
pub mod dice;
pub mod digits;
mod drawing;
pub mod figures;
pub mod icons;
mod noise;
mod outline;
mod sprites;
mod stroke;
pub mod tokens;
mod triangles;

pub use crate::house::drawing::Tone;
pub use brush::{Brush, Edge, Fill, Place};
pub use icons::{Icon, Weight};
pub use noise::Noise;
pub use outline::{Outline, outline_from};
pub use sprites::{Sprite, Sprites};
pub use stroke::Dash;
