//! What an author would want to know before he plays: the quest can be laid out, but something in it can hardly be meant.
//! What keeps a quest from being played at all is a [`Problem`].
//!
//! `board`, `rules` and `victory` look, by what can happen at all (`possible`) and what rules do (`deeds`); `findings` lists
//! everything, `names` is what checks are called, `fix` and `together` settle what a press can settle. What is not here: the
//! sentences (`wrong/quest.rs`).

mod board;
mod deeds;
mod findings;
mod fix;
mod names;
mod possible;
mod rules;
mod together;
mod victory;

#[cfg(test)]
mod tests;

pub use findings::{Finding, MOST_LISTED, findings};
pub use names::{ADVICE_IDS, PROBLEM_IDS};
pub use together::{Fault, settle};

pub(super) use board::{LEVEL_TOKENS, steps_from};

use super::model::{PlacedDoor, Quest};
use super::problem::{Place, Problem, Speaker};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::state::TokenKind;

/// Something that can hardly be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Nobody can ever get there: the exit, an objective's token, a named Zone …
    OutOfReach(Goal, Place),
    /// A Chamber that no door and no opening leads into, and two Zones between which a door would help.
    NoDoor(Place, (Place, Place), Inside),
    /// Tiles that nobody can ever enter.
    Islands(usize, Place),
    /// COMP-01: a tile side is there more often than in the box.
    TileTwice(String, Place),
    /// COMP-01: both sides of a tile are there at once.
    BothSides(String, Place),
    /// More tokens of a kind than in the box.
    TooMany(TokenKind, usize, usize),
    /// COMP-06: more of something else than in the box.
    TooManyOf(&'static str, usize, usize),
    /// COMP-07: more Level tokens of a Level than in the box.
    TooManyLevels(u8, usize, usize),
    /// LEVEL-06: a Level whose tokens one gets to only over tiles of a higher Level.
    LevelOrder(u8, u8, Place),
    /// A locked door that no rule ever unlocks.
    LockedForever(Box<PlacedDoor>),
    /// A barred border that no rule ever frees.
    BarredForever(String),
    /// Only a rule that needs what lies behind this door could unlock it.
    KeyBehind(Box<PlacedDoor>),
    /// Only a rule that needs what lies behind this border could free it.
    KeyBeyond(String),
    /// A figure that no rule lets appear.
    NeverAppears(String),
    /// A rule waits for something that cannot happen.
    NeverHappens(Speaker, Wait),
    /// WIN-03: an objective that nobody can ever meet, by its position from 1.
    NeverMet(usize),
    /// WIN-05: a rule loses the quest by what this objective, from 1, or another rule asks for in order to win.
    WinIsLoss(Speaker, Speaker),
    /// WIN-05: a rule loses the quest in the first round, whatever anybody does.
    LostAtOnce(Speaker),
    /// Rules that call one another without end.
    Circle(Speaker, Weight),
    /// It has no title in any language.
    Untitled,
    /// Texts that are there in one language and missing in this one.
    Untranslated(&'static str, String),
}

/// What a closed Chamber holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inside {
    /// Something that Heroes would want.
    Something,
    /// Nothing: it is only a wall with a floor. The box has fewer doors than rooms.
    Nothing,
}

/// How much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// It may well be meant.
    Hint,
    /// It can hardly be meant.
    Mistake,
}

/// What nobody can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Goal {
    Exit,
    Token(TokenKind),
    Object,
    /// LEVEL-02: a Level token.
    Level,
    /// A Zone in which rules let Enemies appear.
    Spawn,
    /// ZONE-02: a Corridor Zone of a tile that can be entered.
    Corridor,
}

/// What a rule waits for in vain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// A token that nobody can pick up.
    Token(TokenKind),
    /// A call that no rule makes.
    Call,
    /// A counter that no rule changes.
    Counter,
    /// A Level that is never reached.
    Level,
    /// A place where nobody gets.
    Place,
    /// ZONE-03: a Chamber that nobody opens; a Corridor is none.
    Chamber,
    /// A door that nobody opens.
    Door,
    /// QC-02: the Exit, which nobody reaches.
    Exit,
    /// A figure that never appears, or that nobody can kill.
    Figure,
    /// An object that nobody destroys.
    Object,
    /// A floor that no rule removes.
    Floor,
    /// Conditions that never hold together.
    Conditions,
}

/// Everything an author may want to know, the gravest first. About the map only where everything lies on it; what the
/// quest says is meant so is left out.
#[must_use]
pub fn advice(quest: &Quest, sides: &[TileSide]) -> Vec<Advice> {
    let (dungeon, problems) = super::draft(quest, sides);
    advice_about(quest, dungeon.as_ref(), &problems)
}

/// The same for a quest that has been laid out already.
#[must_use]
pub fn advice_about(quest: &Quest, dungeon: Option<&Dungeon>, problems: &[Problem]) -> Vec<Advice> {
    let mut found = rules::advice(quest);
    found.extend(victory::advice(quest));
    if let Some(dungeon) = dungeon.filter(|_| problems.iter().all(leaves_the_map_alone)) {
        found.extend(board::advice(quest, dungeon));
        // What cannot be played for its length may take too long to be thought through.
        if !problems.iter().any(|problem| matches!(problem, Problem::TooMany { .. } | Problem::TooDeep { .. })) {
            found.extend(rules::in_vain(quest, dungeon, problems));
        }
    }
    found.retain(|one| one.weight() == Weight::Mistake || !quest.meant.contains(one.id()));
    found.sort_by_key(|one| std::cmp::Reverse(one.weight()));
    found
}

/// With such a problem everything still lies where the author laid it.
fn leaves_the_map_alone(problem: &Problem) -> bool {
    match problem {
        Problem::NoSuchTile(_)
        | Problem::Overlap { .. }
        | Problem::Outside { .. }
        | Problem::OwnTile { .. }
        | Problem::NoTiles => false,
        Problem::DoorNowhere { .. }
        | Problem::DoorInOpening { .. }
        | Problem::Level { .. }
        | Problem::StartLevel(_)
        | Problem::NoHealth(_)
        | Problem::TooLarge { .. }
        | Problem::NoGoal
        | Problem::NoExit
        | Problem::TooFewTokens { .. }
        | Problem::FaceDown { .. }
        | Problem::BorderNowhere { .. }
        | Problem::Unknown { .. }
        | Problem::Twice { .. }
        | Problem::TooMany { .. }
        | Problem::TooManyZones { .. }
        | Problem::TooManyLevelZones { .. }
        | Problem::WornTile { .. }
        | Problem::Party { .. }
        | Problem::TooDeep { .. } => true,
    }
}

impl Advice {
    /// How much it matters.
    #[must_use]
    pub fn weight(&self) -> Weight {
        match self {
            Self::NoDoor(_, _, Inside::Nothing)
            | Self::LevelOrder(..)
            | Self::TileTwice(..)
            | Self::BothSides(..)
            | Self::TooMany(..)
            | Self::TooManyOf(..)
            | Self::TooManyLevels(..)
            | Self::Untitled
            | Self::Untranslated(..) => Weight::Hint,
            Self::Circle(_, weight) => *weight,
            Self::NoDoor(_, _, Inside::Something)
            | Self::KeyBehind(_)
            | Self::KeyBeyond(_)
            | Self::NeverMet(_)
            | Self::WinIsLoss(..)
            | Self::LostAtOnce(_)
            | Self::OutOfReach(..)
            | Self::Islands(..)
            | Self::LockedForever(_)
            | Self::BarredForever(_)
            | Self::NeverAppears(_)
            | Self::NeverHappens(..) => Weight::Mistake,
        }
    }

    /// Where on the map it is.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        match self {
            Self::OutOfReach(_, at)
            | Self::NoDoor(at, ..)
            | Self::Islands(_, at)
            | Self::TileTwice(_, at)
            | Self::BothSides(_, at)
            | Self::LevelOrder(_, _, at) => Some(*at),
            Self::LockedForever(door) | Self::KeyBehind(door) => Some(Place(door.from)),
            _ => None,
        }
    }
}

/// The Zone of a dungeon as a place.
fn place(dungeon: &Dungeon, zone: crate::kernel::board::SpaceId) -> Place {
    let zone = dungeon.zone(zone);
    Place(super::model::Spot { x: zone.x, y: zone.y, storey: zone.storey })
}
