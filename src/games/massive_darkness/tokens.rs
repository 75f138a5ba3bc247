//! What is printed on tokens, as it is drawn for the window and for paper.

use serde::Deserialize;

/// The drawings, as they are written: layers ([`crate::house::drawing`]) by [`Print`].
pub const DRAWINGS: &str = include_str!("../../../assets/massive-darkness/art/tokens.ron");
/// The side of the square on which they are drawn.
pub const GRID: f32 = 100.0;

/// What is printed on a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Print {
    /// A treasure chest.
    Chest,
    /// A special treasure chest.
    SpecialChest,
    /// An objective, face down.
    Objective,
    Artifact,
    Lair,
    Library,
    Pillar,
    Wound,
    /// The first player.
    Lantern,
    /// A crumbled tile.
    Rubble,
}
