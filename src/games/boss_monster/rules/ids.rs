//! The small words of the game: cards by number, treasures, types, backs, phases.

use serde::{Deserialize, Serialize};

// A card of the table: the Room deck first, then Spells, heroes, Bosses ([`crate::CardBox`]). Unknown ones are those of BM-KERN-05.
pub use crate::kernel::card::CardId;

/// At most so many seats (BM-COMP-10).
pub const MOST_SEATS: usize = 4;
/// A dungeon has at most so many positions (BM-ROOM-07).
pub const MOST_ROOMS: usize = 5;

/// The types of treasure, and the classes of heroes that they lure (BM-ROOM-05, BM-HERO-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Treasure {
    /// Relics.
    Cleric,
    /// Equipment.
    Fighter,
    /// Spellbooks.
    Mage,
    /// Gold.
    Thief,
}

impl Treasure {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Cleric, Self::Fighter, Self::Mage, Self::Thief];
}

/// Numbers of treasure icons, in the order of [`Treasure::ALL`].
pub type Icons = [u8; 4];

/// The type of a Room (BM-ROOM-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoomType {
    /// A Monster Room.
    Monster,
    /// A Trap Room.
    Trap,
}

/// The backs of the cards that players hold (BM-COMP-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Back {
    /// The Room deck: Rooms and Minibosses.
    Rooms,
    /// The Spell deck.
    Spells,
}

impl Back {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Rooms, Self::Spells];

    /// Its place in lists that have one line for each back.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The phases of a round in which something can be used (BM-SPELL-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The Build phase.
    Build,
    /// The Adventure phase.
    Adventure,
}
