//! The dice of a roll in groups, as far as their faces make a difference: what lies alike is one cell.

use crate::ids::{Dice, Die, Symbol};
use crate::kernel::dice::{DiceSet, Symbols};
use std::collections::BTreeMap;

/// A die has so many different faces at most that make a difference.
const CLASSES: usize = 8;

/// What dice show together; Mana of faces with two stands apart, because a part of it can be lost at the maximum (M2-DICE-06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Tally {
    pub swords: u8,
    pub shields: u8,
    pub mana: u8,
    pub pairs: u8,
    pub scratches: u8,
    pub claws: u8,
    pub shadow: u8,
}

impl Tally {
    pub(super) fn plus(self, other: Self) -> Self {
        Self {
            swords: self.swords + other.swords,
            shields: self.shields + other.shields,
            mana: self.mana + other.mana,
            pairs: self.pairs + other.pairs,
            scratches: self.scratches + other.scratches,
            claws: self.claws + other.claws,
            shadow: self.shadow + other.shadow,
        }
    }

    /// The most of each.
    pub(super) fn most(self, other: Self) -> Self {
        Self {
            swords: self.swords.max(other.swords),
            shields: self.shields.max(other.shields),
            mana: self.mana.max(other.mana),
            pairs: self.pairs.max(other.pairs),
            scratches: self.scratches.max(other.scratches),
            claws: self.claws.max(other.claws),
            shadow: self.shadow.max(other.shadow),
        }
    }
}

/// Which symbols make a difference, besides Swords and Shields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Matters {
    pub mana: bool,
    pub scratches: bool,
    pub claws: bool,
    pub shadow: bool,
    /// A die can be rolled again, so each is looked at by itself.
    pub single_dice: bool,
}

impl Matters {
    fn tally(self, face: &Symbols) -> Tally {
        let count = |symbol: Symbol, matters: bool| if matters { face.count(symbol.id()) } else { 0 };
        let mana = count(Symbol::Mana, self.mana);
        Tally {
            swords: count(Symbol::Sword, true),
            shields: count(Symbol::Shield, true),
            mana: mana % 2,
            pairs: mana / 2,
            scratches: count(Symbol::Scratch, self.scratches),
            claws: count(Symbol::Claw, self.claws),
            shadow: count(Symbol::Shadow, self.shadow),
        }
    }
}

/// Faces of a die that are alike for what is counted.
#[derive(Clone, Debug)]
pub(super) struct Class {
    pub tally: Tally,
    /// So many faces.
    ways: u64,
    /// Of them so many with each number of Scratches.
    scratches: Vec<u64>,
}

/// The classes of each colour.
pub(super) struct Faces([Vec<Class>; 5]);

impl Faces {
    pub(super) fn new(set: &DiceSet, matters: Matters) -> Self {
        Self(Die::ALL.map(|die| {
            let faces = set.die(die.id()).map_or(&[][..], |die| &die.faces);
            let mut classes: Vec<Class> = Vec::new();
            for face in faces {
                let tally = matters.tally(face);
                let at = classes.iter().position(|class| class.tally == tally).unwrap_or_else(|| {
                    classes.push(Class { tally, ways: 0, scratches: Vec::new() });
                    classes.len() - 1
                });
                let class = &mut classes[at];
                class.ways += 1;
                let scratches = usize::from(face.count(Symbol::Scratch.id()));
                class.scratches.resize(class.scratches.len().max(scratches + 1), 0);
                class.scratches[scratches] += 1;
            }
            classes
        }))
    }

    pub(super) fn of(&self, die: Die) -> &[Class] {
        &self.0[die as usize]
    }

    /// Can all classes of each colour be told apart in a cell?
    pub(super) fn fit(&self) -> bool {
        self.0.iter().all(|classes| classes.len() <= CLASSES)
    }
}

/// Dice of a group that lie alike.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// How many dice show each class, where each die is looked at by itself.
    pub faces: [u8; CLASSES],
    pub tally: Tally,
    /// In so many ways.
    pub ways: u64,
    /// In so many of them with each number of Scratches.
    pub scratches: Vec<u64>,
}

/// Some colours of a roll.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// The dice of these colours.
    pub dice: Dice,
    /// Everything they can show, in a fixed order.
    pub cells: Vec<Cell>,
    /// All ways together.
    pub all: u64,
}

impl Group {
    /// These dice.
    pub(super) fn new(faces: &Faces, dice: Dice, matters: Matters) -> Self {
        let none = Cell { faces: [0; CLASSES], tally: Tally::default(), ways: 1, scratches: vec![1] };
        let mut group = Self { dice: Dice::default(), cells: vec![none], all: 1 };
        for die in Die::ALL {
            for _ in 0..dice.count(die) {
                group = group.with(die, faces.of(die), matters);
            }
        }
        group
    }

    fn with(&self, die: Die, classes: &[Class], matters: Matters) -> Self {
        let mut found: BTreeMap<([u8; CLASSES], Tally), Cell> = BTreeMap::new();
        for cell in &self.cells {
            for (number, class) in classes.iter().enumerate() {
                let mut faces = cell.faces;
                if matters.single_dice {
                    faces[number] += 1;
                }
                let tally = cell.tally.plus(class.tally);
                let nothing = Cell { faces, tally, ways: 0, scratches: Vec::new() };
                let there = found.entry((faces, tally)).or_insert(nothing);
                there.ways += cell.ways * class.ways;
                let length = cell.scratches.len() + class.scratches.len() - 1;
                there.scratches.resize(there.scratches.len().max(length), 0);
                for (before, ways) in cell.scratches.iter().enumerate() {
                    for (more, faces) in class.scratches.iter().enumerate() {
                        there.scratches[before + more] += ways * faces;
                    }
                }
            }
        }
        let all = self.all * classes.iter().map(|class| class.ways).sum::<u64>();
        Self { dice: self.dice.plus(Dice::of(die, 1)), cells: found.into_values().collect(), all }
    }

    /// Where a cell lies.
    fn find(&self, faces: [u8; CLASSES], tally: Tally) -> usize {
        self.cells.binary_search_by(|cell| (cell.faces, cell.tally).cmp(&(faces, tally))).unwrap_or(0)
    }

    /// What comes of each cell of this group when the cells of `added` join it, in `all`: for each of them, where it lies then.
    pub(super) fn joined(&self, added: &Self, all: &Self) -> Joined {
        let to = self.cells.iter().flat_map(|cell| {
            added.cells.iter().map(|more| {
                let mut faces = cell.faces;
                faces.iter_mut().zip(more.faces).for_each(|(mine, theirs)| *mine += theirs);
                all.find(faces, cell.tally.plus(more.tally)) as u32
            })
        });
        Joined { to: to.collect(), ways: added.cells.iter().map(|cell| cell.ways).collect(), all: added.all }
    }

    /// The most that its dice show of each symbol.
    pub(super) fn most(&self) -> Tally {
        self.cells.iter().fold(Tally::default(), |most, cell| most.most(cell.tally))
    }
}

/// How cells of a smaller group become cells of a larger one.
pub(super) struct Joined {
    /// By cell of the smaller one, then by what is added.
    to: Vec<u32>,
    /// In how many ways each addition falls.
    ways: Vec<u64>,
    /// All of them together.
    pub all: u64,
}

impl Joined {
    /// How many cells the smaller group has.
    pub(super) fn cells(&self) -> usize {
        self.to.len() / self.ways.len()
    }

    /// Where a cell of the smaller group leads to, and in how many ways.
    pub(super) fn of(&self, cell: usize) -> impl Iterator<Item = (usize, u64)> + '_ {
        let count = self.ways.len();
        let to = self.to[cell * count..(cell + 1) * count].iter().map(|to| *to as usize);
        to.zip(self.ways.iter().copied())
    }
}
