//! TILES: sides of Tiles as data, those of the box and those that a Quest brings itself: what their letters mean, and what is wrong
//! with one. How a side is turned and painted is the same for every game of tiles.

use crate::bounds::Part;
use crate::kernel::board::Direction;
use crate::quest::Quest;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tile_sides::{InTile, Letters, beyond};

pub use tile_sides::{EdgeKind, TileEdge, TileSide};

/// M2-TILE-01: so many Zones are along a side of a Tile.
pub const ZONES: usize = 3;
/// So many letters has a name at most: it stands below a small picture.
pub const MOST_LETTERS: usize = 40;
/// M2-TILE-08: so many borders have 3 × 3 Zones.
const MOST_EDGES: usize = 24;

/// M2-TILE-08: `L`/`D` is a Chamber Zone in light or shadow, `l`/`d` a corridor, `#` an Abyss. M2-TILE-04, M2-TILE-07: a wall stands
/// round each Chamber, and round an Abyss at the border of its Tile; a Chamber is entered by doors alone, so none of its walls is ever
/// an opening.
pub const LETTERS: Letters = Letters {
    zones: "ldLD#",
    is_wall: |here, there| match there {
        Some(there) => is_room(here) != is_room(there),
        None => is_closed(here),
    },
    may_open: |here, there| !is_room(here) && !there.is_some_and(is_room),
};

fn is_room(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

fn is_closed(letter: char) -> bool {
    is_room(letter) || letter == '#'
}

/// A side as the box prints it: with its borders from west to east and from north to south, `X` a wall and `.` none. They follow from
/// the letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "TileSide")]
#[expect(missing_docs, reason = "the data file explains its letters")]
pub struct PrintedSide {
    pub id: String,
    pub rows: (String, String, String),
    pub north: String,
    pub east: String,
    pub south: String,
    pub west: String,
}

impl From<PrintedSide> for TileSide {
    fn from(printed: PrintedSide) -> Self {
        let (north, middle, south) = printed.rows;
        Self { id: printed.id, rows: vec![north, middle, south], edges: Vec::new() }
    }
}

/// What is wrong with a Tile of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TileFault {
    /// It has no name.
    #[error("it has no name")]
    Nameless,
    /// Its name is longer than [`MOST_LETTERS`].
    #[error("its name is too long")]
    LongName,
    /// Another one of the Quest has its name.
    #[error("there are two of this name")]
    Twice,
    /// M2-TILE-01: it has not 3 × 3 Zones.
    #[error("it has not 3 × 3 Zones")]
    Size,
    /// A letter that means no floor.
    #[error("{0:?} is no floor")]
    Letter(char),
    /// Nobody could ever stand on it.
    #[error("it is all Abyss")]
    Bottomless,
    /// More borders than it has.
    #[error("it has too many borders")]
    TooManyEdges,
    /// A border of a Zone that is not there.
    #[error("it has a border where no Zone is")]
    Edge,
    /// It says two things of one border.
    #[error("it says two things of one border")]
    EdgeTwice,
    /// M2-TILE-04: a Chamber is enclosed by walls.
    #[error("a Chamber is enclosed by walls")]
    Opened,
}

/// What is wrong with a Tile by itself, if anything.
#[must_use]
pub fn fault(side: &TileSide) -> Option<TileFault> {
    let letters = || side.rows.iter().flat_map(|row| row.chars());
    if side.id.trim().is_empty() {
        return Some(TileFault::Nameless);
    }
    if side.id.chars().nth(MOST_LETTERS).is_some() {
        return Some(TileFault::LongName);
    }
    if side.rows.len() != ZONES || side.rows.iter().any(|row| row.chars().take(ZONES + 1).count() != ZONES) {
        return Some(TileFault::Size);
    }
    if side.edges.len() > MOST_EDGES {
        return Some(TileFault::TooManyEdges);
    }
    if let Some(letter) = letters().find(|letter| !LETTERS.zones.contains(*letter)) {
        return Some(TileFault::Letter(letter));
    }
    if letters().all(|letter| letter == '#') {
        return Some(TileFault::Bottomless);
    }
    if side.edges.iter().any(|edge| LETTERS.floor(side, edge.zone()).is_none()) {
        return Some(TileFault::Edge);
    }
    let is_said =
        |(at, edge): (usize, &TileEdge)| side.edges[..at].iter().any(|other| other.is_at(edge.zone(), edge.side));
    if side.edges.iter().enumerate().any(is_said) {
        return Some(TileFault::EdgeTwice);
    }
    side.edges.iter().any(|edge| !LETTERS.may_be(side, edge)).then_some(TileFault::Opened)
}

/// What is wrong with the Tiles that a Quest brings, each by its name.
pub fn faults(quest: &Quest) -> impl Iterator<Item = (&str, TileFault)> {
    let own = &quest.own_tiles[..quest.own_tiles.len().min(Part::OwnTiles.most())];
    own.iter().enumerate().filter_map(|(at, side)| {
        let is_known = own[..at].iter().any(|other| other.id == side.id);
        let fault = fault(side).or(is_known.then_some(TileFault::Twice))?;
        Some((side.id.as_str(), fault))
    })
}

/// Does the Quest bring this side itself?
#[must_use]
pub fn is_own(quest: &Quest, side: &str) -> bool {
    quest.own_tiles.iter().any(|own| own.id == side)
}

/// The sides that a Quest can be laid with: its own, which take the place of those of the box with their name, and the others.
#[must_use]
pub fn sides<'s>(quest: &Quest, of_box: &'s [TileSide]) -> Cow<'s, [TileSide]> {
    if quest.own_tiles.is_empty() {
        return Cow::Borrowed(of_box);
    }
    let own = quest.own_tiles.iter().take(Part::OwnTiles.most()).filter(|side| fault(side).is_none());
    let others = of_box.iter().filter(|side| !is_own(quest, &side.id));
    Cow::Owned(own.chain(others).cloned().collect())
}

/// The Zones of a Tile that nobody can enter, wherever it lies: neither across its border nor through doors, which can stand in any
/// wall of a Chamber (M2-DOOR-01). Abysses are none that anybody enters.
#[must_use]
pub fn closed_zones(side: &TileSide) -> Vec<InTile> {
    let floors = || side.places().filter(|zone| side.letter(*zone).is_some_and(|letter| letter != '#'));
    let is_passed = |zone: InTile, way: Direction| {
        let has_door = [zone, beyond(zone, way)].iter().any(|zone| side.letter(*zone).is_some_and(is_room));
        has_door || LETTERS.has_wall(side, zone, way) == Some(false)
    };
    let leads_out = |zone: &InTile| {
        let is_border = |way: &Direction| side.letter(beyond(*zone, *way)).is_none();
        Direction::ALL.into_iter().filter(is_border).any(|way| is_passed(*zone, way))
    };
    let mut entered: Vec<InTile> = floors().filter(leads_out).collect();
    let mut at = 0;
    while let Some(zone) = entered.get(at).copied() {
        for way in Direction::ALL.into_iter().filter(|way| is_passed(zone, *way)) {
            let next = beyond(zone, way);
            if side.letter(next).is_some_and(|letter| letter != '#') && !entered.contains(&next) {
                entered.push(next);
            }
        }
        at += 1;
    }
    floors().filter(|zone| !entered.contains(zone)).collect()
}

#[cfg(test)]
mod tests;
