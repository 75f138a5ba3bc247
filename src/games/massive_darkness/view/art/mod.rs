//! What this game looks like: board, figures, tokens, dice. Painted with the tools of [`crate::kit::art`].
//! Drawings of figures and things are data (`assets/massive-darkness/art`), and where something lies is decided by whoever asks for it to be
//! painted.

pub mod board;
pub mod colours;
pub mod dice;
pub mod figures;
pub mod people;
mod sprites;
pub mod things;
pub mod tokens;

pub use sprites::{Sprite, Sprites};
