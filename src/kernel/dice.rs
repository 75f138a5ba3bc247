//! Dice as data: a face is a bag of symbols; what a symbol means is up to each game.

mod outcomes;
mod pool;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use outcomes::for_each_outcome;
pub use pool::{Pool, to_roll};

use super::list::List;

/// How many kinds of symbols there can be.
pub const MAX_SYMBOLS: usize = 6;
/// How many kinds of dice there can be.
pub const MAX_DICE: usize = 8;
/// How many dice can lie on the table.
pub const MAX_ROLLED: usize = 18;

/// A kind of symbol, below [`MAX_SYMBOLS`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SymbolId(pub u8);

/// A kind of die: its place in a [`DiceSet`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DieId(pub u8);

/// A bag of symbols: how many of each kind.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Symbols(pub [u8; MAX_SYMBOLS]);

impl Symbols {
    /// No symbol at all.
    pub const NONE: Self = Self([0; MAX_SYMBOLS]);

    /// `count` symbols of one kind.
    pub fn of(symbol: SymbolId, count: u8) -> Self {
        let mut symbols = Self::NONE;
        symbols.add(symbol, count);
        symbols
    }

    /// How many there are of a kind; none of a kind out of range.
    pub fn count(&self, symbol: SymbolId) -> u8 {
        self.0.get(usize::from(symbol.0)).copied().unwrap_or(0)
    }

    /// Adds symbols of one kind, up to 255.
    pub fn add(&mut self, symbol: SymbolId, count: u8) {
        if let Some(known) = self.0.get_mut(usize::from(symbol.0)) {
            *known = known.saturating_add(count);
        }
    }

    /// Both bags together.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
        self
    }

    /// This bag without the other one, as far as it holds it.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
        self
    }

    /// Whether everything in `cost` is here.
    pub fn covers(&self, cost: &Self) -> bool {
        self.0.iter().zip(cost.0).all(|(mine, wanted)| *mine >= wanted)
    }

    /// Whether there is no symbol.
    pub fn is_blank(&self) -> bool {
        *self == Self::NONE
    }
}

/// One kind of die.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Die {
    /// What each face shows.
    pub faces: Vec<Symbols>,
    /// By face: the face on the other side.
    pub opposite: Vec<u8>,
    /// Which side of a contest rolls it; each game numbers its sides.
    pub side: u8,
}

impl Die {
    /// What a face shows; nothing when there is no such face.
    pub fn face(&self, face: u8) -> Symbols {
        self.faces.get(usize::from(face)).copied().unwrap_or_default()
    }

    /// The face on the other side.
    pub fn flipped(&self, face: u8) -> Option<u8> {
        self.opposite.get(usize::from(face)).copied()
    }
}

/// What is wrong with dice.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DiceError {
    /// More than [`MAX_DICE`].
    #[error("{0} kinds of dice are more than {MAX_DICE}")]
    TooManyKinds(usize),
    /// Two kinds with one name.
    #[error("two kinds of dice are named {0:?}")]
    SameName(String),
    /// A die needs 1 to 256 faces, and an opposite face for each.
    #[error("the die {0:?} needs 1 to 256 faces and for each its opposite")]
    Faces(String),
    /// The opposite of the opposite face must be the face itself.
    #[error("the opposite faces of the die {0:?} are no pairs")]
    Opposites(String),
    /// More than [`MAX_ROLLED`] in one roll.
    #[error("{0} dice are more than {MAX_ROLLED}")]
    TooManyDice(usize),
    /// A pool names a kind of die that does not exist.
    #[error("there is no die {0:?}")]
    NoSuchDie(DieId),
    /// The outcomes are too many to be counted exactly.
    #[error("too many outcomes to count")]
    TooManyOutcomes,
}

/// All kinds of dice of a game, with their names. Immutable, to be shared.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<(String, Die)>", into = "Vec<(String, Die)>")]
pub struct DiceSet {
    dice: Vec<(String, Die)>,
}

impl DiceSet {
    /// Checks names, faces and opposites; the places in the list become the ids.
    pub fn new(dice: Vec<(String, Die)>) -> Result<Self, DiceError> {
        if dice.len() > MAX_DICE {
            return Err(DiceError::TooManyKinds(dice.len()));
        }
        for (index, (name, die)) in dice.iter().enumerate() {
            if dice[..index].iter().any(|(other, _)| other == name) {
                return Err(DiceError::SameName(name.clone()));
            }
            let faces = die.faces.len();
            if !(1..=256).contains(&faces) || die.opposite.len() != faces {
                return Err(DiceError::Faces(name.clone()));
            }
            let returns = |(face, opposite): (usize, &u8)| {
                die.opposite.get(usize::from(*opposite)).is_some_and(|back| usize::from(*back) == face)
            };
            if !die.opposite.iter().enumerate().all(returns) {
                return Err(DiceError::Opposites(name.clone()));
            }
        }
        Ok(Self { dice })
    }

    /// A kind of die.
    pub fn die(&self, id: DieId) -> Option<&Die> {
        self.dice.get(usize::from(id.0)).map(|(_, die)| die)
    }

    /// The name of a kind of die.
    pub fn name(&self, id: DieId) -> Option<&str> {
        self.dice.get(usize::from(id.0)).map(|(name, _)| name.as_str())
    }

    /// The kind of die with a name.
    pub fn id(&self, name: &str) -> Option<DieId> {
        self.iter().map(|(id, _)| id).find(|id| self.name(*id) == Some(name))
    }

    /// All kinds of dice.
    pub fn iter(&self) -> impl Iterator<Item = (DieId, &Die)> {
        (0..).map(DieId).zip(self.dice.iter().map(|(_, die)| die))
    }

    /// The kinds of dice that one side rolls.
    pub fn of_side(&self, side: u8) -> impl Iterator<Item = DieId> + '_ {
        self.iter().filter(move |(_, die)| die.side == side).map(|(id, _)| id)
    }
}

impl TryFrom<Vec<(String, Die)>> for DiceSet {
    type Error = DiceError;

    fn try_from(dice: Vec<(String, Die)>) -> Result<Self, DiceError> {
        Self::new(dice)
    }
}

impl From<DiceSet> for Vec<(String, Die)> {
    fn from(set: DiceSet) -> Self {
        set.dice
    }
}

/// A die on the table and the face it shows.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct RolledDie {
    /// Which kind of die.
    pub die: DieId,
    /// Which of its faces lies on top.
    pub face: u8,
}

/// The dice on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rolled {
    /// Each die, in the order in which it was rolled.
    pub dice: List<RolledDie, MAX_ROLLED>,
}

impl Rolled {
    /// Rolls a pool, kind by kind: `pick(n)` names a face below `n`.
    pub fn roll(set: &DiceSet, pool: &Pool, mut pick: impl FnMut(u32) -> u32) -> Result<Self, DiceError> {
        let mut rolled = Self::default();
        for (id, count) in pool.iter() {
            let faces = set.die(id).ok_or(DiceError::NoSuchDie(id))?.faces.len() as u32;
            for _ in 0..count {
                if !rolled.push(id, pick(faces) as u8) {
                    return Err(DiceError::TooManyDice(pool.len()));
                }
            }
        }
        Ok(rolled)
    }

    /// Lays a die on the table; `false` when there is no room.
    #[must_use = "a full table refuses the die"]
    pub fn push(&mut self, die: DieId, face: u8) -> bool {
        self.dice.push(RolledDie { die, face })
    }

    /// What one die shows.
    pub fn symbols(&self, set: &DiceSet, index: usize) -> Symbols {
        let shown = self.dice.get(index).and_then(|rolled| Some(set.die(rolled.die)?.face(rolled.face)));
        shown.unwrap_or_default()
    }

    /// What all dice show together.
    pub fn total(&self, set: &DiceSet) -> Symbols {
        self.total_where(set, |_| true)
    }

    /// What the dice of one side show together.
    pub fn total_of_side(&self, set: &DiceSet, side: u8) -> Symbols {
        self.total_where(set, |die| die.side == side)
    }

    /// Whether a die lies there and shows nothing.
    pub fn is_blank(&self, set: &DiceSet, index: usize) -> bool {
        index < self.dice.len() && self.symbols(set, index).is_blank()
    }

    /// Turns a die to its other side; `false` when there is no such die.
    pub fn flip(&mut self, set: &DiceSet, index: usize) -> bool {
        let Some(rolled) = self.dice.get_mut(index) else {
            return false;
        };
        let Some(face) = set.die(rolled.die).and_then(|die| die.flipped(rolled.face)) else {
            return false;
        };
        rolled.face = face;
        true
    }

    /// Replaces what a die shows; `false` when there is no such die.
    pub fn reroll(&mut self, index: usize, face: u8) -> bool {
        let Some(rolled) = self.dice.get_mut(index) else {
            return false;
        };
        rolled.face = face;
        true
    }

    /// Takes a die off the table.
    pub fn remove(&mut self, index: usize) -> Option<RolledDie> {
        self.dice.remove(index)
    }

    /// How many dice of each kind lie there.
    pub fn pool(&self) -> Pool {
        let mut pool = Pool::default();
        for rolled in &self.dice {
            pool.add(rolled.die, 1);
        }
        pool
    }

    fn total_where(&self, set: &DiceSet, counts: impl Fn(&Die) -> bool) -> Symbols {
        let shown = self.dice.iter().filter_map(|rolled| Some((set.die(rolled.die)?, rolled.face)));
        shown.filter(|(die, _)| counts(die)).fold(Symbols::NONE, |sum, (die, face)| sum.plus(&die.face(face)))
    }
}

#[cfg(test)]
pub(crate) mod tests;
