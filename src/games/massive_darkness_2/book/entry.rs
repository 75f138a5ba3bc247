//! What an entry of a book says.

use super::{LONGEST_NAME, LONGEST_NOTE};
use crate::house::book::Says;
use serde::{Deserialize, Serialize};

/// A Hero of the party.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// By its id in the box.
    pub hero: String,
    /// Who plays it; may be empty.
    #[serde(default)]
    pub player: String,
}

/// How a book begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Founding {
    /// What it is called.
    pub name: String,
    /// Who plays.
    pub party: Vec<Member>,
}

/// Where a Quest was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// With this program alone.
    Here,
    /// With the printed box alone.
    Box,
    /// At a table, with the printed dice and this program.
    Table,
}

impl Place {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Here, Self::Box, Self::Table];
}

/// How a Quest ended (M2-WIN-05: for all alike).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Ending {
    Won,
    Lost,
    BrokenOff,
}

impl Ending {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::BrokenOff];
}

/// The saved game that an entry was taken from. It is over, so nothing is ever written into it, and copies of the book name it, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The name of the file.
    pub file: String,
    /// What the state of the game came to at its end, by which it is known whatever its file is called.
    pub hash: u64,
}

/// A Hero who took part in a Quest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroPlayed {
    /// By its id in the box.
    pub hero: String,
    /// Who played it; may be empty.
    #[serde(default)]
    pub player: String,
    /// The Level it has come to; 0: nobody wrote it down.
    #[serde(default)]
    pub level: u8,
    /// How often it was Knocked Out.
    #[serde(default)]
    pub fell: u8,
}

/// A Quest that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// By its id.
    pub quest: String,
    /// Where.
    pub place: Place,
    /// The saved game, where there is one.
    #[serde(default)]
    pub game: Option<GameFile>,
    /// Won, lost or broken off.
    pub ending: Ending,
    /// How many rounds it took; 0: nobody counted.
    #[serde(default)]
    pub rounds: u16,
    /// Who took part, in the order of the seats.
    pub heroes: Vec<HeroPlayed>,
    /// What there is to remember; may be empty.
    #[serde(default)]
    pub note: String,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum What {
    /// A book is begun. Always the first entry, and only the first.
    Founded(Founding),
    Renamed(String),
    /// From now on these are the party.
    Gathered(Vec<Member>),
    /// This Quest shall be the next one; none: that is left open.
    Chosen(Option<String>),
    Played(Played),
    Noted(String),
    Corrected {
        entry: u32,
        to: Option<Box<What>>,
        why: String,
    },
    Undone(u32),
    Redone(u32),
}

impl Says for What {
    crate::about_entries!();

    fn name(&self) -> Option<&str> {
        match self {
            Self::Founded(Founding { name, .. }) | Self::Renamed(name) => Some(name),
            _ => None,
        }
    }

    fn names(&self) -> usize {
        match self {
            Self::Founded(Founding { party, .. }) | Self::Gathered(party) => party.len(),
            Self::Played(played) => played.heroes.len(),
            _ => 0,
        }
    }
}

/// A name that can be entered.
pub(super) fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && is_at_most(name, LONGEST_NAME)
}

/// A player may have no name.
pub(super) fn is_player(name: &str) -> bool {
    is_at_most(name, LONGEST_NAME)
}

/// What there is to remember, on one line; it may be empty.
pub(super) fn is_note(note: &str) -> bool {
    is_at_most(note, LONGEST_NOTE)
}

fn is_at_most(name: &str, most: usize) -> bool {
    name.trim().chars().count() <= most && !name.chars().any(char::is_control)
}
