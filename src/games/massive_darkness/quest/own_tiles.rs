//! Tiles that a quest brings itself: what their letters mean, and what is wrong with one. How one is turned and painted is the same
//! for every game of tiles (`games/tiles/sides`).

use super::model::Quest;
use super::problem::Problem;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::tiles::sides::Letters;
use std::borrow::Cow;
use std::fmt;

/// Most Zones along a side of a tile.
pub const MOST_ZONES: usize = TileSide::MOST_ZONES;
/// COMP-01: Zones along a side of a printed tile.
pub const PRINTED_ZONES: usize = 3;

/// Most tiles that a quest can bring.
pub const MOST_TILES: usize = 200;

/// ZONE-03: a wall stands between corridor and room, and round a room at the edge of its tile; any border can be otherwise.
pub const LETTERS: Letters = Letters {
    zones: "ldLD",
    is_wall: |here, there| there.map_or(is_room(here), |there| is_room(there) != is_room(here)),
    may_open: |_, _| true,
};

fn is_room(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

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
    if let Some(sign) = signs().find(|sign| !LETTERS.zones.contains(*sign) && *sign != '#') {
        return Some(TileFault::Sign(sign));
    }
    if signs().all(|sign| sign == '#') {
        return Some(TileFault::Empty);
    }
    side.edges.iter().any(|edge| LETTERS.floor(side, edge.zone()).is_none()).then_some(TileFault::Edge)
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

#[cfg(test)]
mod tests;
