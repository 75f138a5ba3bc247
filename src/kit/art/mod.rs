//! Our own drawings: brush, outlines, numbers, icons, pictures in colour. No bitmaps, no borrowed art. What a game looks like stands in its room.
//!
//! Everything is painted with a [`Brush`] into a mesh. What stands still (floors, walls, doors) is
//! painted once per zoom into one mesh and kept by the caller; what moves is painted each frame.
//! Drawings come from `assets/art/*.ron`, colours from the theme, and all words from the caller.

pub(crate) mod apart;
pub(crate) mod brush;
pub(crate) mod cut;
pub mod digits;
pub(crate) mod drawing;
pub mod icons;
pub mod kept;
pub(crate) mod lean;
pub(crate) mod noise;
pub(crate) mod outline;
pub mod portrait;
pub(crate) mod stroke;
pub(crate) mod triangles;

pub use crate::house::drawing::Tone;
pub use brush::{Brush, Edge, Fill, Place};
pub use icons::{Icon, Weight};
pub use noise::Noise;
pub use outline::{Outline, outline_from};
pub use portrait::{Album, Frame, Portrait, album, backdrop};
pub use stroke::Dash;
