//! The drawing board on which dungeons of tiles are laid: what hands do on it by pointer and by keyboard ([`hand`]), what is drawn over
//! it ([`marks`]), and its [`layers`]. What lies there, what can be laid and what a tool does is the game's.

pub(crate) mod hand;
pub(crate) mod layers;
pub(crate) mod marks;
