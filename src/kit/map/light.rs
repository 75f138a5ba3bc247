//! How much light falls where, as a game says it: plain data. What becomes of it is painted by [`dark`](super::dark).

use super::board::Piece;
use crate::kernel::board::SpaceId;
use egui::Pos2;

/// How well those who play see a space. What is known of it is another matter: names, explanations and offers stay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dusk {
    /// Somebody looks at it.
    #[default]
    Clear,
    /// It has been seen, but nobody looks there now.
    Dim,
    /// Nobody has seen it yet.
    Unseen,
}

/// A gap between two spaces that light goes through: a whole side without a wall, or the part of it that a door leaves free.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LightWay {
    /// The spaces on both sides.
    pub ends: [SpaceId; 2],
    /// From one end of the gap to the other.
    pub line: [Pos2; 2],
}

/// Something that shines: a torch, a lantern. Its light stays in its space and goes on through the gaps around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lamp {
    /// Where it is.
    pub space: SpaceId,
    /// The place itself.
    pub at: Pos2,
    /// How far it shines, in units of the board.
    pub reach: f32,
    /// How bright it is: 1.0 for an ordinary torch.
    pub strength: f32,
    /// Its colour: 0.0 as red as embers, 1.0 as pale as the heart of a flame.
    pub heat: f32,
    /// Who carries it: it lights the ground around him and goes where he goes. While somebody carries one, those that stand
    /// elsewhere burn low.
    pub bearer: Option<Piece>,
}

/// How much light falls where.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lighting {
    /// How well each space is seen, in the order of their ids; where there is nothing, everything is.
    pub dusk: Vec<Dusk>,
    /// The gaps that light goes through.
    pub ways: Vec<LightWay>,
    /// Everything that shines.
    pub lamps: Vec<Lamp>,
}

impl Lighting {
    /// How well a space is seen.
    #[must_use]
    pub fn dusk(&self, space: SpaceId) -> Dusk {
        self.dusk.get(space.index()).copied().unwrap_or_default()
    }

    /// The same lamps where doors and walls are as they were, and nobody sees more than before.
    #[must_use]
    pub fn seen_as_in(&self, before: &Self) -> Self {
        Self { dusk: before.dusk.clone(), ways: before.ways.clone(), lamps: self.lamps.clone() }
    }
}
