//! Tiles that a quest brings itself: what is wrong with one, how its borders turn, and how one is made.

use super::layout::turned;
use super::model::Quest;
use super::problem::Problem;
use crate::games::massive_darkness::rules::cards::{EdgeKind, TileEdge, TileSide};
use crate::kernel::board::Direction;
use std::borrow::Cow;
use std::fmt;

/// Most Zones along a side of a tile.
pub const MOST_ZONES: usize = TileSide::MOST_ZONES;
/// COMP-01: Zones along a side of a printed tile.
pub const PRINTED_ZONES: usize = 3;

/// Most tiles that a quest can bring.
pub const MOST_TILES: usize = 200;

/// A Zone of a tile: east and south from its corner.
pub(super) type InTile = (i16, i16);

/// What is wrong with a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileFault {
    /// It has no name.
    Nameless,
    /// It has no Zone.
    Empty,
    /// More than [`MOST_ZONES`] along a side.
    TooLarge,
    /// More borders than its Zones have sides.
    TooManyEdges,
    /// A sign that means no floor.
    Sign(char),
    /// A border of a Zone that is not there.
    Edge,
    /// It lies turned by more than three quarters.
    Turn(u8),
}

impl fmt::Display for TileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nameless => write!(f, "it has no name"),
            Self::Empty => write!(f, "it has no zone"),
            Self::TooLarge => write!(f, "it has more than {MOST_ZONES} zones along a side"),
            Self::TooManyEdges => write!(f, "it has more borders than its zones have sides"),
            Self::Sign(sign) => write!(f, "“{sign}” is no floor; there are l, d, L, D and #"),
            Self::Edge => write!(f, "it has a border where no zone is"),
            Self::Turn(turn) => write!(f, "it is turned by {turn} quarters, but there are 0 to 3"),
        }
    }
}

/// What is wrong with a tile, if anything.
#[must_use]
pub fn fault(side: &TileSide) -> Option<TileFault> {
    let signs = || side.rows.iter().flat_map(|row| row.chars());
    if side.id.trim().is_empty() {
        return Some(TileFault::Nameless);
    }
    if side.is_too_large() {
        return Some(TileFault::TooLarge);
    }
    if side.has_too_many_edges() {
        return Some(TileFault::TooManyEdges);
    }
    if let Some(sign) = signs().find(|sign| !matches!(sign, 'l' | 'd' | 'L' | 'D' | '#')) {
        return Some(TileFault::Sign(sign));
    }
    if signs().all(|sign| sign == '#') {
        return Some(TileFault::Empty);
    }
    let is_nowhere = |edge: &TileEdge| floor(side, i16::from(edge.x), i16::from(edge.y)).is_none();
    side.edges.iter().any(is_nowhere).then_some(TileFault::Edge)
}

/// What is wrong with the tiles a quest brings.
pub(super) fn problems(quest: &Quest) -> Vec<Problem> {
    let mut found = Vec::new();
    if quest.own_tiles.len() > MOST_TILES {
        found.push(Problem::TooMany { what: "tile", count: quest.own_tiles.len(), most: MOST_TILES });
    }
    for (at, side) in quest.own_tiles.iter().take(MOST_TILES).enumerate() {
        if let Some(fault) = fault(side) {
            found.push(Problem::OwnTile { tile: side.id.clone(), fault });
        }
        if quest.own_tiles[..at].iter().any(|other| other.id == side.id) {
            found.push(Problem::Twice { what: "tile", name: side.id.clone() });
        }
    }
    found
}

/// The tiles a quest can be laid with: those of the box and its own, which take the place of those with their id.
#[must_use]
pub fn sides<'s>(quest: &Quest, sides: &'s [TileSide]) -> Cow<'s, [TileSide]> {
    if quest.own_tiles.is_empty() {
        return Cow::Borrowed(sides);
    }
    let own = || quest.own_tiles.iter().take(MOST_TILES);
    let is_own = |side: &TileSide| own().any(|own| own.id == side.id);
    let mut all: Vec<TileSide> = sides.iter().filter(|side| !is_own(side)).cloned().collect();
    all.extend(own().filter(|own| !own.is_too_large() && !own.has_too_many_edges()).cloned());
    Cow::Owned(all)
}

/// COMP-01: two sides of one tile differ in the letter behind their number, `6V` and `6R`; any other id is a tile by
/// itself.
#[must_use]
pub fn tile_number(id: &str) -> &str {
    let number = id.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    let is_printed = !number.is_empty() && id.len() == number.len() + 1 && id.ends_with(['V', 'R']);
    if is_printed { number } else { id }
}

/// Takes tiles that are laid but not printed into the quest, so that its file is whole wherever it goes.
pub fn carry_along(quest: &mut Quest, sides: &[TileSide], is_printed: &dyn Fn(&str) -> bool) {
    let is_missing = |id: &str| !is_printed(id) && !quest.own_tiles.iter().any(|own| own.id == *id);
    let mut laid: Vec<&str> = quest.tiles.iter().map(|tile| tile.tile.as_str()).filter(|id| is_missing(id)).collect();
    laid.sort_unstable();
    laid.dedup();
    let found: Vec<TileSide> =
        laid.iter().filter_map(|id| sides.iter().find(|side| side.id == **id)).cloned().collect();
    quest.own_tiles.extend(found);
}

/// The sign of a Zone of a tile; none where it has no Zone.
#[must_use]
pub fn floor(side: &TileSide, x: i16, y: i16) -> Option<char> {
    let row = side.rows.get(usize::try_from(y).ok()?)?;
    row.chars().nth(usize::try_from(x).ok()?).filter(|sign| *sign != '#')
}

/// Columns and rows of a tile.
#[must_use]
pub fn size(side: &TileSide) -> (usize, usize) {
    (side.rows.iter().map(|row| row.chars().count()).max().unwrap_or(0), side.rows.len())
}

/// The Zone on the other side of a border.
#[must_use]
pub fn beyond((x, y): (i16, i16), side: Direction) -> (i16, i16) {
    match side {
        Direction::North => (x, y - 1),
        Direction::East => (x + 1, y),
        Direction::South => (x, y + 1),
        Direction::West => (x - 1, y),
    }
}

fn opposite(side: Direction) -> Direction {
    match side {
        Direction::North => Direction::South,
        Direction::East => Direction::West,
        Direction::South => Direction::North,
        Direction::West => Direction::East,
    }
}

/// The borders of a tile side after so many quarter turns clockwise: the Zone, the one beyond, and what is between.
pub(super) fn turned_edges(side: &TileSide, turn: u8) -> Vec<(InTile, InTile, EdgeKind)> {
    if side.edges.is_empty() {
        return Vec::new();
    }
    let (width, height) = size(side);
    let (width, height) = (width as i16, height as i16);
    let place = |(x, y): (i16, i16)| match turn % 4 {
        0 => (x, y),
        1 => (height - 1 - y, x),
        2 => (width - 1 - x, height - 1 - y),
        _ => (y, width - 1 - x),
    };
    let edge = |edge: &TileEdge| {
        let here = (i16::from(edge.x), i16::from(edge.y));
        (place(here), place(beyond(here, edge.side)), edge.kind)
    };
    side.edges.iter().map(edge).collect()
}

/// What a tile itself says about a border; the two Zones beside it say the same.
#[must_use]
pub fn edge_at(side: &TileSide, (x, y): (i16, i16), towards: Direction) -> Option<EdgeKind> {
    let (far, back) = (beyond((x, y), towards), opposite(towards));
    let is_it = |edge: &&TileEdge| {
        let at = (i16::from(edge.x), i16::from(edge.y));
        (at, edge.side) == ((x, y), towards) || (at, edge.side) == (far, back)
    };
    side.edges.iter().find(is_it).map(|edge| edge.kind)
}

/// ZONE-03: is there a wall by the floors alone? None where the tile has no Zone on that side of the border at all.
#[must_use]
pub fn is_wall_by_floor(side: &TileSide, at: (i16, i16), towards: Direction) -> Option<bool> {
    let here = floor(side, at.0, at.1)?.is_ascii_uppercase();
    let far = beyond(at, towards);
    Some(floor(side, far.0, far.1).map_or(here, |there| there.is_ascii_uppercase() != here))
}

/// Changes the floor of a Zone; a Zone that is taken away loses its borders.
pub fn paint(side: &mut TileSide, (x, y): (usize, usize), sign: char) {
    let (width, _) = size(side);
    if let Some(row) = side.rows.get_mut(y) {
        let mut signs: Vec<char> = row.chars().chain(std::iter::repeat('#')).take(width).collect();
        if let Some(known) = signs.get_mut(x) {
            *known = sign;
        }
        *row = signs.into_iter().collect();
    }
    forget_lost_edges(side);
}

/// Puts a wall where there is none and an opening where there is a wall; once more, and it is as it was.
pub fn swing(side: &mut TileSide, at: (i16, i16), towards: Direction) {
    let Some(is_wall) = is_wall_by_floor(side, at, towards) else { return };
    let (far, back) = (beyond(at, towards), opposite(towards));
    let is_it = |edge: &TileEdge| {
        let known = (i16::from(edge.x), i16::from(edge.y));
        (known, edge.side) == (at, towards) || (known, edge.side) == (far, back)
    };
    let before = side.edges.len();
    side.edges.retain(|edge| !is_it(edge));
    if side.edges.len() == before {
        let kind = if is_wall { EdgeKind::Opening } else { EdgeKind::Wall };
        side.edges.push(TileEdge { x: at.0 as u8, y: at.1 as u8, side: towards, kind });
        side.edges.sort_unstable();
    }
}

/// Makes a tile wider or narrower; what is new is light corridor.
pub fn resize(side: &mut TileSide, width: usize, height: usize) {
    let (width, height) = (width.clamp(1, MOST_ZONES), height.clamp(1, MOST_ZONES));
    side.rows.resize(height, String::new());
    for row in &mut side.rows {
        *row = row.chars().chain(std::iter::repeat('l')).take(width).collect();
    }
    forget_lost_edges(side);
}

fn forget_lost_edges(side: &mut TileSide) {
    let known = side.clone();
    side.edges.retain(|edge| floor(&known, i16::from(edge.x), i16::from(edge.y)).is_some());
}

/// The tile after a quarter turn clockwise.
#[must_use]
pub fn turned_side(side: &TileSide) -> TileSide {
    let (width, height) = size(side);
    let mut rows = vec![vec!['#'; height]; width];
    for (x, y, sign) in turned(side, 1) {
        if let Some(known) = usize::try_from(y).ok().and_then(|y| rows.get_mut(y)?.get_mut(usize::try_from(x).ok()?)) {
            *known = sign;
        }
    }
    let clockwise = |side: Direction| match side {
        Direction::North => Direction::East,
        Direction::East => Direction::South,
        Direction::South => Direction::West,
        Direction::West => Direction::North,
    };
    let last = height.saturating_sub(1) as u8;
    let mut edges: Vec<TileEdge> = side
        .edges
        .iter()
        .map(|edge| TileEdge { x: last.saturating_sub(edge.y), y: edge.x, side: clockwise(edge.side), kind: edge.kind })
        .collect();
    edges.sort_unstable();
    TileSide { id: side.id.clone(), rows: rows.into_iter().map(String::from_iter).collect(), edges }
}

/// The tile in a mirror: east and west change places.
#[must_use]
pub fn mirrored(side: &TileSide) -> TileSide {
    let (width, _) = size(side);
    let row = |row: &String| -> String {
        let signs: Vec<char> = row.chars().chain(std::iter::repeat('#')).take(width).collect();
        signs.into_iter().rev().collect()
    };
    let across = |side: Direction| match side {
        Direction::East | Direction::West => opposite(side),
        Direction::North | Direction::South => side,
    };
    let last = width.saturating_sub(1) as u8;
    let mut edges: Vec<TileEdge> = side
        .edges
        .iter()
        .map(|edge| TileEdge { x: last.saturating_sub(edge.x), side: across(edge.side), ..*edge })
        .collect();
    edges.sort_unstable();
    TileSide { id: side.id.clone(), rows: side.rows.iter().map(row).collect(), edges }
}

#[cfg(test)]
mod tests;
