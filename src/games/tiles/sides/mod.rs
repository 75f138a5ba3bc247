//! A side of a tile, as games have them whose dungeons are laid of square tiles: rows of letters, and borders that are otherwise than
//! the letters would have them. It is turned, mirrored, painted, and its borders swing between wall and opening.
//!
//! What the letters mean is the game's ([`Letters`]); where tiles lie, and what lies between two of them, is the game's, too.

use delvewright_kernel::board::Direction;
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Serialize, Serializer};

/// A Zone of a tile: east and south from its corner.
pub type InTile = (i16, i16);

/// One side of a tile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileSide {
    /// Its name: what is printed on it, for example `6V`, or what its author calls it.
    pub id: String,
    /// Rows from north to south, a letter for each Zone.
    pub rows: Vec<String>,
    /// Borders of Zones that differ from what their letters would have.
    #[serde(default)]
    pub edges: Vec<TileEdge>,
}

/// What is on one side of a Zone of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileEdge {
    /// Column of the Zone, from the west.
    pub x: u8,
    /// Row of the Zone, from the north.
    pub y: u8,
    /// Towards which neighbour, as the tile is printed.
    pub side: Direction,
    /// What is there.
    pub kind: EdgeKind,
}

/// A border that the letters would have otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EdgeKind {
    /// A wall, where there would be none.
    Wall,
    /// An opening, where a wall would be.
    Opening,
}

impl TileEdge {
    /// The Zone that it belongs to.
    #[must_use]
    pub fn zone(&self) -> InTile {
        (i16::from(self.x), i16::from(self.y))
    }

    /// Is it the border of this Zone in this direction? The two Zones beside it say the same.
    #[must_use]
    pub fn is_at(&self, zone: InTile, towards: Direction) -> bool {
        (self.zone(), self.side) == (zone, towards)
            || (self.zone(), self.side) == (beyond(zone, towards), towards.opposite())
    }
}

impl TileSide {
    /// Most Zones along a side.
    pub const MOST_ZONES: usize = 12;
    /// Most borders of its own: each Zone has four.
    pub const MOST_EDGES: usize = 4 * Self::MOST_ZONES * Self::MOST_ZONES;

    /// Is it longer than any tile is? To be asked before anything is done with its Zones.
    #[must_use]
    pub fn is_too_large(&self) -> bool {
        let is_long = |row: &String| row.chars().nth(Self::MOST_ZONES).is_some();
        self.rows.len() > Self::MOST_ZONES || self.rows.iter().any(is_long)
    }

    /// Has it more borders than its Zones have sides?
    #[must_use]
    pub fn has_too_many_edges(&self) -> bool {
        self.edges.len() > Self::MOST_EDGES
    }

    /// Columns and rows.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.rows.iter().map(|row| row.chars().count()).max().unwrap_or(0), self.rows.len())
    }

    /// The letter at a place; none beside the tile.
    #[must_use]
    pub fn letter(&self, (x, y): InTile) -> Option<char> {
        self.rows.get(usize::try_from(y).ok()?)?.chars().nth(usize::try_from(x).ok()?)
    }

    /// Every place of the tile, row by row.
    pub fn places(&self) -> impl Iterator<Item = InTile> + use<> {
        let (columns, rows) = self.size();
        (0..rows as i16).flat_map(move |y| (0..columns as i16).map(move |x| (x, y)))
    }

    /// What the tile itself says about a border.
    #[must_use]
    pub fn edge_at(&self, zone: InTile, towards: Direction) -> Option<EdgeKind> {
        self.edges.iter().find(|edge| edge.is_at(zone, towards)).map(|edge| edge.kind)
    }
}

impl Serialize for TileSide {
    /// A side without borders of its own is written as it always was: what is printed keeps its hash.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is_plain = self.edges.is_empty();
        let mut fields = serializer.serialize_struct("TileSide", if is_plain { 2 } else { 3 })?;
        fields.serialize_field("id", &self.id)?;
        fields.serialize_field("rows", &self.rows)?;
        if !is_plain {
            fields.serialize_field("edges", &self.edges)?;
        }
        fields.end()
    }
}

/// What the letters of a game's tiles mean.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    /// Those that stand for a Zone; any other stands for none.
    pub zones: &'static str,
    /// Is there a wall between a Zone and what is beside it, by the letters alone? Nothing is beside it at the edge of the tile, or
    /// where the tile has no Zone.
    pub is_wall: fn(char, Option<char>) -> bool,
    /// May an opening be where that is a wall?
    pub may_open: fn(char, Option<char>) -> bool,
}

impl Letters {
    /// The letter of a Zone; none where the tile has no Zone.
    #[must_use]
    pub fn floor(&self, side: &TileSide, zone: InTile) -> Option<char> {
        side.letter(zone).filter(|letter| self.zones.contains(*letter))
    }

    /// A Zone, and what is beyond one of its borders; none where the tile has no Zone on this side of the border.
    fn beside(&self, side: &TileSide, zone: InTile, towards: Direction) -> Option<(char, Option<char>)> {
        Some((self.floor(side, zone)?, self.floor(side, beyond(zone, towards))))
    }

    /// Is there a wall by the letters alone? None where the tile has no Zone on this side of the border at all.
    #[must_use]
    pub fn is_wall_by_letters(&self, side: &TileSide, zone: InTile, towards: Direction) -> Option<bool> {
        self.beside(side, zone, towards).map(|(here, there)| (self.is_wall)(here, there))
    }

    /// Is there a wall, by the letters and by what the tile itself says? None where the tile has no Zone there.
    #[must_use]
    pub fn has_wall(&self, side: &TileSide, zone: InTile, towards: Direction) -> Option<bool> {
        let by_letters = self.is_wall_by_letters(side, zone, towards)?;
        Some(side.edge_at(zone, towards).map_or(by_letters, |kind| kind == EdgeKind::Wall))
    }

    /// Changes the letter of a place; borders that are none any more are forgotten.
    pub fn paint(&self, side: &mut TileSide, (x, y): (usize, usize), letter: char) {
        let (width, _) = side.size();
        if let Some(row) = side.rows.get_mut(y) {
            let mut letters: Vec<char> = row.chars().chain(std::iter::repeat('#')).take(width).collect();
            if let Some(known) = letters.get_mut(x) {
                *known = letter;
            }
            *row = letters.into_iter().collect();
        }
        self.forget_lost_edges(side);
    }

    /// Puts a wall where there is none and an opening where there is a wall, if one may be there; once more, and it is as it was.
    pub fn swing(&self, side: &mut TileSide, zone: InTile, towards: Direction) {
        let Some((here, there)) = self.beside(side, zone, towards) else { return };
        let before = side.edges.len();
        side.edges.retain(|edge| !edge.is_at(zone, towards));
        let is_wall = (self.is_wall)(here, there);
        if side.edges.len() == before && (!is_wall || (self.may_open)(here, there)) {
            let kind = if is_wall { EdgeKind::Opening } else { EdgeKind::Wall };
            side.edges.push(TileEdge { x: zone.0 as u8, y: zone.1 as u8, side: towards, kind });
            side.edges.sort_unstable();
        }
    }

    /// Makes a tile wider or narrower; what is new has this letter.
    pub fn resize(&self, side: &mut TileSide, width: usize, height: usize, letter: char) {
        let (width, height) = (width.clamp(1, TileSide::MOST_ZONES), height.clamp(1, TileSide::MOST_ZONES));
        side.rows.resize(height, String::new());
        for row in &mut side.rows {
            *row = row.chars().chain(std::iter::repeat(letter)).take(width).collect();
        }
        self.forget_lost_edges(side);
    }

    fn forget_lost_edges(&self, side: &mut TileSide) {
        let known = side.clone();
        side.edges.retain(|edge| self.may_be(&known, edge));
    }

    /// Has the tile a Zone for this border, and may it be what it is?
    #[must_use]
    pub fn may_be(&self, side: &TileSide, edge: &TileEdge) -> bool {
        let beside = self.beside(side, edge.zone(), edge.side);
        beside.is_some_and(|(here, there)| edge.kind == EdgeKind::Wall || (self.may_open)(here, there))
    }
}

/// The Zone on the other side of a border.
#[must_use]
pub fn beyond((x, y): InTile, side: Direction) -> InTile {
    match side {
        Direction::North => (x, y - 1),
        Direction::East => (x + 1, y),
        Direction::South => (x, y + 1),
        Direction::West => (x - 1, y),
    }
}

/// Where a place of a tile comes to lie after so many quarter turns clockwise.
fn place_turned(side: &TileSide, turn: u8) -> impl Fn(InTile) -> InTile + use<> {
    let (width, height) = side.size();
    let (width, height) = (width as i16, height as i16);
    move |(x, y)| match turn % 4 {
        0 => (x, y),
        1 => (height - 1 - y, x),
        2 => (width - 1 - x, height - 1 - y),
        _ => (y, width - 1 - x),
    }
}

/// The letters of a side after so many quarter turns clockwise: east, south, letter.
#[must_use]
pub fn turned(side: &TileSide, turn: u8) -> Vec<(i16, i16, char)> {
    let place = place_turned(side, turn);
    let letters = side.rows.iter().enumerate().flat_map(|(y, row)| {
        let place = &place;
        row.chars().enumerate().map(move |(x, letter)| {
            let (x, y) = place((x as i16, y as i16));
            (x, y, letter)
        })
    });
    letters.collect()
}

/// The borders of a side after so many quarter turns clockwise: the Zone, the one beyond, and what is between.
#[must_use]
pub fn turned_edges(side: &TileSide, turn: u8) -> Vec<(InTile, InTile, EdgeKind)> {
    if side.edges.is_empty() {
        return Vec::new();
    }
    let place = place_turned(side, turn);
    side.edges.iter().map(|edge| (place(edge.zone()), place(beyond(edge.zone(), edge.side)), edge.kind)).collect()
}

/// The tile after a quarter turn clockwise.
#[must_use]
pub fn turned_side(side: &TileSide) -> TileSide {
    let (width, height) = side.size();
    let mut rows = vec![vec!['#'; height]; width];
    for (x, y, letter) in turned(side, 1) {
        if let Some(known) = usize::try_from(y).ok().and_then(|y| rows.get_mut(y)?.get_mut(usize::try_from(x).ok()?)) {
            *known = letter;
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
    let (width, _) = side.size();
    let row = |row: &String| -> String {
        let letters: Vec<char> = row.chars().chain(std::iter::repeat('#')).take(width).collect();
        letters.into_iter().rev().collect()
    };
    let across = |side: Direction| match side {
        Direction::East | Direction::West => side.opposite(),
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
