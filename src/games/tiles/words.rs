//! Zones and borders of a tile in words: with the messages of the game.

use super::names::zone_name;
use super::sides::{InTile, Letters, TileSide};
use crate::house::text::Texts;
use crate::kernel::board::Direction;
use crate::kernel::game::MessageId;
use std::sync::Arc;

/// A floor that can be painted.
#[derive(Debug)]
pub struct Floor {
    /// As in the rows of a tile.
    pub letter: char,
    /// What it is called.
    pub name: MessageId,
}

/// With which messages Zones and borders are told.
#[derive(Debug)]
pub struct Says {
    /// A `$zone` and its `$floor`.
    pub zone: MessageId,
    /// A `$zone`, on which side of it (`$way`), and `$what` is there.
    pub border: MessageId,
    /// What there can be.
    pub wall: MessageId,
    /// The other that there can be.
    pub opening: MessageId,
    /// The sides of a Zone, clockwise from the north.
    pub ways: [MessageId; 4],
}

/// The floors of a game, what their letters mean, and how they are told.
#[derive(Debug)]
pub struct Floors {
    /// What they mean.
    pub letters: Letters,
    /// All of them; the last is what is there where nothing is said.
    pub all: &'static [Floor],
    /// How they are told.
    pub says: Says,
}

impl Floors {
    /// A Zone of the tile that is being made: where it is, and its floor.
    #[must_use]
    pub fn zone(&self, texts: &Texts, side: &TileSide, (x, y): InTile) -> Arc<str> {
        let letter = side.letter((x, y));
        let floor = self.all.iter().find(|floor| Some(floor.letter) == letter).or(self.all.last());
        let floor = floor.map(|floor| texts.get(floor.name)).unwrap_or_default();
        texts.with(self.says.zone, &[("zone", zone_name(x, y).into()), ("floor", floor.as_ref().into())])
    }

    /// A border of a tile: of which Zone, on which side, and what it is.
    #[must_use]
    pub fn border(&self, texts: &Texts, (x, y): InTile, way: Direction, is_wall: bool) -> Arc<str> {
        let [north, east, south, west] = self.says.ways;
        let way = texts.get(match way {
            Direction::North => north,
            Direction::East => east,
            Direction::South => south,
            Direction::West => west,
        });
        let what = texts.get(if is_wall { self.says.wall } else { self.says.opening });
        let values = [("zone", zone_name(x, y).into()), ("way", way.as_ref().into()), ("what", what.as_ref().into())];
        texts.with(self.says.border, &values)
    }
}
