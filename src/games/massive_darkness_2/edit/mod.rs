//! What can be done to a Quest that is drawn. Everything works on a whole Quest and leaves another whole one; what cannot be done is a
//! [`Refused`]. [`piece`] is what lies on the map, [`lay`] lays, carries, turns and removes it, [`rename`] gives other names,
//! [`draft`] makes a first one, [`mend`] mends what was found,
//! [`copy`] takes pieces from Quest to Quest, [`own_tiles`] changes the Tiles that a Quest brings itself.
//! Nothing is drawn here and no hand is known: the window and the command line say what is to be done.

pub mod copy;
pub mod draft;
pub mod lay;
pub mod mend;
pub mod own_tiles;
pub mod piece;
pub mod rename;
#[cfg(test)]
mod tests;

pub use draft::first_draft;
pub use piece::Piece;

use super::rules::bounds::Part;
use super::rules::own_tiles::TileFault;
use super::rules::quest::{AuthorTexts, Quest, Spot};

/// So many Zones the drawing board is wide and high.
pub const WIDE: u8 = 30;

/// Why something is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The drawing board ends there.
    #[error("the drawing board is {WIDE} Zones wide and high")]
    Far,
    /// A Tile lies at this corner already.
    #[error("a Tile lies exactly there")]
    Taken,
    /// There may be no more of it.
    #[error("there can be no more of {0:?}")]
    Full(Part),
    /// The box has no other side of it; Tiles of one's own have one side.
    #[error("this Tile has no other side")]
    OneSided,
    /// Something else is called so.
    #[error("another one has this name")]
    Named,
    /// No Tile lies there.
    #[error("no Tile lies there")]
    NoTile,
    /// It would be no Tile.
    #[error("this would be no Tile: {0}")]
    BadTile(TileFault),
    /// It lies on the map.
    #[error("it lies on the map")]
    InUse,
    /// Nobody fights a Boss.
    #[error("there is no Boss fight")]
    NoFight,
}

/// A Quest on which nothing lies yet.
#[must_use]
pub fn empty(told: AuthorTexts) -> Quest {
    Quest {
        id: String::new(),
        told,
        own_tiles: Vec::new(),
        tiles: Vec::new(),
        bridges: Vec::new(),
        doors: Vec::new(),
        start: (0, 0),
        starts: Vec::new(),
        as_if: None,
        mobs: Vec::new(),
        portals: Vec::new(),
        things: Vec::new(),
        marks: Vec::new(),
        tasks: Vec::new(),
        rules: Vec::new(),
        counters: Vec::new(),
        moments: Vec::new(),
        passages: None,
        escort: None,
        burden: None,
        immune_without: None,
        boss: None,
        goals: Vec::new(),
    }
}

/// Every place that a Quest speaks of, but for those of its doors, which have two.
fn places(quest: &mut Quest) -> impl Iterator<Item = &mut Spot> {
    let tiles = quest.tiles.iter_mut().map(|tile| &mut tile.at);
    let bridges = quest.bridges.iter_mut().flat_map(|(at, beside)| std::iter::once(at).chain(beside));
    let starts = std::iter::once(&mut quest.start).chain(&mut quest.starts);
    let portals = quest.portals.iter_mut().map(|(_, at)| at);
    let things = quest.things.iter_mut().map(|(_, at)| at);
    let marks = quest.marks.iter_mut().map(|(_, at)| at);
    let fight = quest.boss.iter_mut().flat_map(|fight| {
        let laid = fight.lay.iter_mut().flat_map(|(_, _, spots)| spots);
        std::iter::once(&mut fight.at).chain(&mut fight.starts).chain(laid)
    });
    tiles.chain(bridges).chain(starts).chain(&mut quest.mobs).chain(portals).chain(things).chain(marks).chain(fight)
}

/// Moves everything.
///
/// # Errors
/// Something would lie beside the drawing board.
pub fn shift(quest: &Quest, x: i16, y: i16) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    let doors = quest.doors.iter().flat_map(|door| [door.from, door.to]).collect::<Vec<_>>();
    let mut all: Vec<Spot> = places(&mut quest).map(|spot| *spot).collect();
    all.extend(doors);
    for spot in all {
        moved(spot, x, y)?;
    }
    let shifted = |spot: Spot| moved(spot, x, y).unwrap_or(spot);
    places(&mut quest).for_each(|spot| *spot = shifted(*spot));
    for door in &mut quest.doors {
        (door.from, door.to) = (shifted(door.from), shifted(door.to));
    }
    Ok(quest)
}

/// A place so many Zones to the east and to the south.
fn moved(spot: Spot, x: i16, y: i16) -> Result<Spot, Refused> {
    let on_board = |at: u8, by: i16| {
        let at = i16::from(at).saturating_add(by);
        u8::try_from(at).ok().filter(|at| *at < WIDE).ok_or(Refused::Far)
    };
    Ok((on_board(spot.0, x)?, on_board(spot.1, y)?))
}
