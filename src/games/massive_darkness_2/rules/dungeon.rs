//! TILES: the Dungeon of a Quest, laid out: what of it never changes in a game.

use crate::kernel::board::{Board, EdgeId, SpaceId};
use crate::quest::{AuthorTexts, Need, Opening, Spot};
use crate::state::Thing;
use crate::story::Story;
use serde::{Deserialize, Serialize};

/// A Zone (M2-TILE-02, M2-TILE-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Zone {
    /// A Shadow Zone; otherwise a Light Zone.
    pub shadow: bool,
    /// The number of its Chamber; none in a corridor.
    pub chamber: Option<u8>,
    /// M2-TOKEN-17: nobody can enter it.
    pub abyss: bool,
    /// The Tile it lies on.
    pub tile: u8,
    /// East.
    pub x: u8,
    /// South.
    pub y: u8,
}

/// Portals (M2-SETUP-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Portal {
    /// The purple one.
    Roaming,
    /// From three Heroes on.
    Three,
    /// From five Heroes on.
    Five,
}

impl Portal {
    /// From how many Heroes on it is placed.
    #[must_use]
    pub fn from(self) -> u8 {
        match self {
            Self::Roaming => 1,
            Self::Three => 3,
            Self::Five => 5,
        }
    }
}

/// A door that is different (M2-QC-04).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gate {
    /// Where it stands.
    pub edge: EdgeId,
    /// A special door, which a rule opens, by its number.
    pub number: Option<u8>,
    /// M2-MOVE-12: Enemies pass it while it is closed.
    pub enemies_pass: bool,
    /// How it opens, if it is a special one.
    pub opening: Opening,
    /// What must be so before Heroes open it.
    pub needs: Vec<Need<u8>>,
    /// M2-REVEAL-08: no Door card is drawn.
    pub silent: bool,
    /// The Tile on its first side: those who begin there call it theirs (M2-OQ-52).
    pub tile: u8,
}

/// A Quest, laid out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dungeon {
    /// The Quest that is laid out.
    pub id: String,
    /// What its author says.
    pub told: AuthorTexts,
    /// Zones and edges.
    pub board: Board,
    /// By space.
    pub zones: Vec<Zone>,
    /// The Hero Starting Zone.
    pub start: SpaceId,
    /// Starting Zones, where there are several.
    pub starts: Vec<SpaceId>,
    /// Doors that are open from the start.
    pub open_doors: Vec<EdgeId>,
    /// Chambers that are revealed from the start, by number.
    pub revealed: Vec<u8>,
    /// What lies where. Loot tokens are laid once in each of their Zones; their number is that of M2-SETUP-14.
    pub things: Vec<(Thing, SpaceId)>,
    /// Portals by colour, and the Zones in which Enemies come through them.
    pub portals: Vec<(Portal, SpaceId)>,
    /// Starting Mob Zones (M2-SETUP-17).
    pub mobs: Vec<SpaceId>,
    /// Doors that are different.
    pub gates: Vec<Gate>,
    /// What Heroes can do, and what wins.
    pub story: Story,
}

/// No Dungeon has more Zones: five Tiles and two Bridges, and room for Quests of one's own.
pub const MOST_ZONES: usize = 250;
/// No Dungeon has more Chambers.
pub const MOST_CHAMBERS: usize = 64;

impl Dungeon {
    /// A Zone of it; a dark hole for a number of another board.
    #[must_use]
    pub fn zone(&self, space: SpaceId) -> Zone {
        self.zones.get(space.index()).copied().unwrap_or(Zone { abyss: true, ..Zone::default() })
    }

    /// Where it lies on the map.
    #[must_use]
    pub fn spot(&self, space: SpaceId) -> Spot {
        let zone = self.zone(space);
        (zone.x, zone.y)
    }

    /// A door that is different.
    #[must_use]
    pub fn gate_at(&self, edge: EdgeId) -> Option<&Gate> {
        self.gates.iter().find(|gate| gate.edge == edge)
    }

    /// Where a Hero begins, by seat (M2-SETUP-19, M2-Q10-R1).
    #[must_use]
    pub fn start_of(&self, seat: usize) -> SpaceId {
        match self.starts.len() {
            0 => self.start,
            count => self.starts[seat % count],
        }
    }

    /// Can it be played: every number inside, and the start on solid ground?
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let spaces = self.board.space_count();
        let inside = |space: &SpaceId| space.index() < spaces;
        let things = self.things.iter().map(|(_, space)| space).chain(self.portals.iter().map(|(_, space)| space));
        (1..=MOST_ZONES).contains(&spaces)
            && self.zones.len() == spaces
            && things.chain(&self.mobs).chain(&self.starts).chain([&self.start]).all(inside)
            && !self.zone(self.start).abyss
            && self.zones.iter().all(|zone| zone.chamber.is_none_or(|chamber| usize::from(chamber) < MOST_CHAMBERS))
            && self.things.len() <= crate::state::MOST_THINGS / 3
    }
}
