//! What lies on the map, each thing by itself.

use crate::games::massive_darkness_2::rules::quest::{Quest, Spot};
use crate::games::massive_darkness_2::rules::{Portal, Thing};

/// Something on the map, known by where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A Tile, by its corner.
    Tile(Spot),
    /// A Bridge, by the Zone in which it lies.
    Bridge(Spot),
    /// A door, by the Zones on both sides.
    Door(Spot, Spot),
    /// A token.
    Thing(Thing, Spot),
    /// An Objective token, by its kind.
    Mark(String, Spot),
    /// A Portal: which one, by the Heroes it is there for, and its Zone.
    Portal(Portal, Spot),
    /// A Starting Mob Zone.
    Mobs(Spot),
    /// Where Heroes begin.
    Start(Spot),
    /// The Boss, by the Zone in which the fight begins.
    Boss(Spot),
}

impl Piece {
    /// Everything that lies on the map, Tiles last.
    #[must_use]
    pub fn all(quest: &Quest) -> Vec<Self> {
        let mut all: Vec<Self> = quest.doors.iter().map(|door| Self::Door(door.from, door.to)).collect();
        all.extend(quest.marks.iter().map(|(kind, at)| Self::Mark(kind.clone(), *at)));
        all.extend(quest.things.iter().map(|(thing, at)| Self::Thing(*thing, *at)));
        all.extend(quest.boss.iter().map(|fight| Self::Boss(fight.at)));
        all.extend(quest.portals.iter().map(|(portal, at)| Self::Portal(*portal, *at)));
        all.extend(quest.mobs.iter().map(|at| Self::Mobs(*at)));
        if !quest.tiles.is_empty() {
            all.extend(quest.starting_zones().iter().map(|at| Self::Start(*at)));
        }
        all.extend(quest.bridges.iter().map(|(at, _)| Self::Bridge(*at)));
        all.extend(quest.tiles.iter().map(|tile| Self::Tile(tile.at)));
        all
    }

    /// Where it lies: a Tile at its corner, a door on its first side.
    #[must_use]
    pub fn place(&self) -> Spot {
        match self {
            Self::Tile(at)
            | Self::Bridge(at)
            | Self::Door(at, _)
            | Self::Thing(_, at)
            | Self::Mark(_, at)
            | Self::Portal(_, at)
            | Self::Mobs(at)
            | Self::Start(at)
            | Self::Boss(at) => *at,
        }
    }

    /// Is it there?
    #[must_use]
    pub fn exists(&self, quest: &Quest) -> bool {
        Self::all(quest).contains(self)
    }

    /// The same thing at another place.
    #[must_use]
    pub fn moved(self, to: &dyn Fn(Spot) -> Spot) -> Self {
        match self {
            Self::Tile(at) => Self::Tile(to(at)),
            Self::Bridge(at) => Self::Bridge(to(at)),
            Self::Door(from, beside) => Self::Door(to(from), to(beside)),
            Self::Thing(thing, at) => Self::Thing(thing, to(at)),
            Self::Mark(kind, at) => Self::Mark(kind, to(at)),
            Self::Portal(portal, at) => Self::Portal(portal, to(at)),
            Self::Mobs(at) => Self::Mobs(to(at)),
            Self::Start(at) => Self::Start(to(at)),
            Self::Boss(at) => Self::Boss(to(at)),
        }
    }

    /// What lies in a Zone, the topmost first, the Tile below it last.
    #[must_use]
    pub fn in_zone(quest: &Quest, zone: Spot) -> Vec<Self> {
        let mut here: Vec<Self> = Vec::new();
        for piece in Self::all(quest) {
            let is_here = match &piece {
                Self::Tile(corner) => covers(*corner, zone),
                Self::Door(..) => false,
                other => other.place() == zone,
            };
            if is_here && !here.contains(&piece) {
                here.push(piece);
            }
        }
        here
    }

    /// The door between two Zones.
    #[must_use]
    pub fn door_between(quest: &Quest, one: Spot, other: Spot) -> Option<Self> {
        let is_it = |(from, to): (Spot, Spot)| (from, to) == (one, other) || (from, to) == (other, one);
        let door = quest.doors.iter().find(|door| is_it((door.from, door.to)))?;
        Some(Self::Door(door.from, door.to))
    }
}

/// Does a Tile at this corner cover this Zone?
#[must_use]
pub fn covers(corner: Spot, zone: Spot) -> bool {
    let within = |from: u8, at: u8| (from..from.saturating_add(3)).contains(&at);
    within(corner.0, zone.0) && within(corner.1, zone.1)
}
