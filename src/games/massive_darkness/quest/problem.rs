//! What keeps a quest from being played, and where in it.

use super::model::Spot;
use super::own_tiles::TileFault;
use crate::games::massive_darkness::rules::state::TokenKind;
use std::fmt;

/// Something that keeps a quest from being played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Problem {
    /// A tile that no box has.
    #[error("there is no tile side “{0}”")]
    NoSuchTile(String),
    /// Two tiles on one place.
    #[error("tile {tile} lies on another tile at {at}")]
    Overlap {
        /// The upper one.
        tile: String,
        /// Where.
        at: Place,
    },
    /// Something lies where no Zone is.
    #[error("{what} at {at} lies outside the tiles")]
    Outside {
        what: &'static str,
        /// Where.
        at: Place,
    },
    /// A door that joins nothing.
    #[error("the door between {from} and {to} does not stand between neighbouring zones")]
    DoorNowhere {
        /// One side.
        from: Place,
        /// The other side.
        to: Place,
    },
    /// A door where there is no wall.
    #[error("the door between {from} and {to} stands in an opening, not in a wall")]
    DoorInOpening {
        /// One side.
        from: Place,
        /// The other side.
        to: Place,
    },
    /// A Level that does not exist.
    #[error("the level token at {at} says {level}, but levels go from 1 to 5")]
    Level {
        /// Where.
        at: Place,
        /// What it says.
        level: u8,
    },
    /// LEVEL-01: a quest begins at a Level that does not exist.
    #[error("the quest begins at level {0}, but levels go from 1 to 5")]
    StartLevel(u8),
    /// An object that falls before anybody strikes it.
    #[error("the object “{0}” has no health; give it at least 1")]
    NoHealth(String),
    /// COMP-16: a party that nobody can be.
    #[error("the quest is made for {least} to {most} heroes; a party has 1 to {}", super::set_up::MOST_HEROES)]
    Party {
        /// The smallest.
        least: u8,
        /// The largest.
        most: u8,
    },
    /// More than can be played.
    #[error("the map is too large to be played: {count} times “{what}”, at most {most}")]
    TooLarge {
        /// What kind of thing.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// Nothing to do.
    #[error("the quest has no objective")]
    NoGoal,
    /// QC-02: an objective that asks for an Exit that is not there.
    #[error("the heroes shall escape, but the quest has no exit")]
    NoExit,
    /// ACT-PICKUP-07: an objective that asks for more tokens than there are.
    #[error("the heroes shall pick up {wanted} of the token {kind:?}, but {there} of them lie on the map")]
    TooFewTokens {
        kind: TokenKind,
        /// How many the objective asks for.
        wanted: u8,
        /// How many there are.
        there: usize,
    },
    /// TOKEN-03: one token for each spot.
    #[error("{tokens} tokens shall lie face down on {spots} spots; there must be one for each")]
    FaceDown {
        /// How many tokens.
        tokens: usize,
        /// How many spots.
        spots: usize,
    },
    #[error("the quest has no tiles")]
    NoTiles,
    /// A border where two Zones do not touch.
    #[error("the border “{name}” between {from} and {to} does not lie between neighbouring zones")]
    BorderNowhere {
        name: String,
        /// One side.
        from: Place,
        /// The other side.
        to: Place,
    },
    /// A rule, figure or objective speaks of something that is not there.
    #[error("{by} speaks of the {what} “{name}”, which the quest does not have")]
    Unknown {
        /// Who speaks.
        by: Speaker,
        /// Of what kind of thing.
        what: &'static str,
        name: String,
    },
    /// Two things of a kind share a name.
    #[error("the {what} “{name}” is there twice")]
    Twice {
        /// What kind of thing.
        what: &'static str,
        name: String,
    },
    /// More of a kind than a game can keep account of.
    #[error("{count} times “{what}”, at most {most}")]
    TooMany {
        /// What kind of thing.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// More Zones have a Level token of one Level than can be chosen from where something appears (EVENT-05, EVENT-06).
    #[error("{count} zones have a token of level {level}; at most {most} can be chosen from")]
    TooManyLevelZones {
        level: u8,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// Something shall appear in one of more Zones than can be chosen from.
    #[error("something appears in “{name}”, which names {count} zones; at most {most} can be chosen from")]
    TooManyZones {
        name: String,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// Wound tokens on a tile that is laid too late to crumble.
    #[error("tile {tile} has Wound tokens, but only the first {most} tiles can crumble")]
    WornTile {
        tile: String,
        /// How many can.
        most: usize,
    },
    /// A tile that the quest brings cannot be laid, or any tile not so.
    #[error("the tile “{tile}” cannot be laid: {fault}")]
    OwnTile {
        tile: String,
        /// Why.
        fault: TileFault,
    },
    /// A rule is nested too deeply or too long.
    #[error("{by} is too long or puts effects for heroes inside such effects")]
    TooDeep { by: Speaker },
}

/// Who in a quest speaks of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// A special rule: its position from 1, and its name if it has one.
    Rule(usize, String),
    /// An objective, by its position from 1.
    Goal(usize),
    /// A special figure, by its name in the quest.
    Figure(String),
    /// Something that stands on the board, by its name in the quest.
    Object(String),
    /// Something that Heroes can do only in this quest.
    Act(String),
    /// The quest itself, where it names the Zone that Enemies make for.
    Sought,
}

impl Speaker {
    /// The same with a name of so many letters at most.
    pub(super) fn cut(mut self, most: usize) -> Self {
        if let Self::Rule(_, name) | Self::Figure(name) | Self::Object(name) | Self::Act(name) = &mut self {
            *name = name.chars().take(most).collect();
        }
        self
    }
}

impl fmt::Display for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(number, name) if name.is_empty() => write!(f, "rule {number}"),
            Self::Rule(number, name) => write!(f, "rule {number} (“{name}”)"),
            Self::Goal(number) => write!(f, "objective {number}"),
            Self::Figure(name) => write!(f, "the figure “{name}”"),
            Self::Object(name) => write!(f, "the object “{name}”"),
            Self::Act(name) => write!(f, "the act “{name}”"),
            Self::Sought => write!(f, "the zone that enemies make for"),
        }
    }
}

/// A Zone as people write it: east, south and, above the ground, the storey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(pub Spot);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spot { x, y, storey } = self.0;
        if storey == 0 { write!(f, "({x}, {y})") } else { write!(f, "({x}, {y}, storey {})", u16::from(storey) + 1) }
    }
}
