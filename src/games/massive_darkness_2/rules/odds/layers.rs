//! A layer of the walk: every place where the dice can lie, in a row, the last group running fastest; how places of one layer
//! become places of another.

use super::dice::{Class, Faces, Group, Joined, Matters, Tally};
use super::settling::Standing;
use super::walk::{Settled, Way};
use crate::combat::Totals;
use crate::ids::{Dice, Die};
use std::cell::RefCell;
use std::rc::Rc;

/// What has been used so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Used {
    /// Of each of the means for which dice are rolled: how often.
    pub times: Vec<u8>,
    /// So many re-rolls can still be made (M2-ABIL-24).
    pub pending: u8,
    /// Of Enemy dice only.
    pub enemy_only: bool,
}

/// A way of having used some of the means, with every place of the dice that lie there then.
#[derive(Default)]
pub(super) struct Layer {
    pub used: Used,
    pub standing: Standing,
    pub totals: Totals,
    pub dice: Dice,
    pub groups: Vec<Rc<Group>>,
    /// The layers behind it, by their numbers.
    pub next: Vec<usize>,
    /// What comes of each place where nothing more is rolled.
    pub settled: Vec<Settled>,
    /// What each place is worth at best, and the way to that.
    pub values: Vec<u64>,
    pub ways: Vec<Way>,
}

impl Layer {
    /// How many cells each group has.
    pub(super) fn sizes(&self) -> Vec<usize> {
        self.groups.iter().map(|group| group.cells.len()).collect()
    }

    /// How many places.
    pub(super) fn size(&self) -> usize {
        self.groups.iter().map(|group| group.cells.len()).product()
    }

    /// The most that can lie there of each symbol.
    pub(super) fn most(&self) -> Tally {
        self.groups.iter().fold(Tally::default(), |sum, group| sum.plus(group.most()))
    }

    /// Every place with what lies there.
    pub(super) fn each_place(&self, visit: &mut impl FnMut(usize, Tally)) {
        let mut place = 0;
        each(&self.groups, Tally::default(), &mut |there| {
            visit(place, there);
            place += 1;
        });
    }
}

fn each(groups: &[Rc<Group>], before: Tally, visit: &mut dyn FnMut(Tally)) {
    match groups {
        [] => visit(before),
        // What runs fastest is no call of its own.
        [last] => last.cells.iter().for_each(|cell| visit(before.plus(cell.tally))),
        [first, rest @ ..] => first.cells.iter().for_each(|cell| each(rest, before.plus(cell.tally), visit)),
    }
}

/// How likely places are: so many parts of the whole.
pub(super) struct Mass {
    pub parts: Vec<u64>,
    pub whole: u64,
}

/// How likely each place is when all dice have been rolled; the whole is as large as leaves room for a factor in a sum.
pub(super) fn mass_of(groups: &[Rc<Group>]) -> Mass {
    const MOST: u64 = 1 << 56;
    let all = groups.iter().map(|group| group.all).product::<u64>().max(1);
    let parts = groups.iter().fold(vec![MOST / all], |parts, group| {
        parts.iter().flat_map(|part| group.cells.iter().map(move |cell| part * cell.ways)).collect()
    });
    Mass { parts, whole: MOST / all * all }
}

/// Groups of dice that have been looked at already.
pub(super) struct Laid {
    faces: Faces,
    matters: Matters,
    groups: RefCell<Vec<Rc<Group>>>,
    lifted: RefCell<Vec<(Dice, Rc<Lifted>)>>,
}

impl Laid {
    pub(super) fn new(faces: Faces, matters: Matters) -> Self {
        Self { faces, matters, groups: RefCell::default(), lifted: RefCell::default() }
    }

    /// What can be told apart of a die.
    pub(super) fn classes(&self, die: Die) -> &[Class] {
        self.faces.of(die)
    }

    /// Is each die looked at by itself?
    pub(super) fn are_single(&self) -> bool {
        self.matters.single_dice
    }

    /// Everything that these dice can show.
    pub(super) fn group(&self, dice: Dice) -> Rc<Group> {
        let known = self.groups.borrow().iter().find(|group| group.dice == dice).map(Rc::clone);
        known.unwrap_or_else(|| {
            let group = Rc::new(Group::new(&self.faces, dice, self.matters));
            self.groups.borrow_mut().push(Rc::clone(&group));
            group
        })
    }

    /// One die of a group of one colour is lifted.
    pub(super) fn lifted(&self, group: &Group, die: Die) -> Rc<Lifted> {
        let known =
            self.lifted.borrow().iter().find(|(dice, _)| *dice == group.dice).map(|(_, lifted)| Rc::clone(lifted));
        known.unwrap_or_else(|| {
            let (rest, single) = (self.group(group.dice.less(Dice::of(die, 1))), self.group(Dice::of(die, 1)));
            let lifted = Rc::new(Lifted::new(group, rest, &single, self.classes(die)));
            self.lifted.borrow_mut().push((group.dice, Rc::clone(&lifted)));
            lifted
        })
    }
}

/// A die of a group is lifted from the table.
pub(super) struct Lifted {
    /// The dice that stay.
    pub rest: Rc<Group>,
    /// How it falls again.
    pub joined: Joined,
    /// By cell: which classes it shows, and the cell of the rest when a die that shows it is lifted.
    pub down: Vec<Vec<(u8, usize)>>,
}

impl Lifted {
    fn new(group: &Group, rest: Rc<Group>, single: &Group, classes: &[Class]) -> Self {
        let joined = rest.joined(single, group);
        let down = group.cells.iter().map(|cell| {
            let shown = (0..classes.len()).filter(|class| cell.faces[*class] > 0);
            let lifted = shown.filter_map(|class| {
                let mut faces = cell.faces;
                faces[class] -= 1;
                Some((class as u8, rest.cells.iter().position(|other| other.faces == faces)?))
            });
            lifted.collect()
        });
        Self { down: down.collect(), joined, rest }
    }
}

/// What places are worth before the dice of `joined` are added to the group `at`: the mean of what they are worth afterwards.
pub(super) fn gathered(values: &[u64], sizes: &[usize], at: usize, joined: &Joined) -> Vec<u64> {
    let inner = sizes[at + 1..].iter().product::<usize>();
    let mut before = Vec::with_capacity(joined.cells() * values.len() / sizes[at]);
    for rows in values.chunks(inner * sizes[at]) {
        for cell in 0..joined.cells() {
            let from = before.len();
            before.resize(from + inner, 0);
            for (to, ways) in joined.of(cell) {
                let row = &rows[to * inner..(to + 1) * inner];
                before[from..].iter_mut().zip(row).for_each(|(sum, value)| *sum += ways * value);
            }
            before[from..].iter_mut().for_each(|sum| *sum /= joined.all);
        }
    }
    before
}

/// The other way round: how likely places are after the dice of `joined` have been added to the group `at`, of `many` cells then.
pub(super) fn spread(parts: &[u64], sizes: &[usize], at: usize, many: usize, joined: &Joined) -> Vec<u64> {
    let inner = sizes[at + 1..].iter().product::<usize>();
    let each: Vec<u64> = parts.iter().map(|part| part / joined.all).collect();
    let mut after = vec![0; parts.len() / sizes[at] * many];
    for (rows, spread) in each.chunks(inner * sizes[at]).zip(after.chunks_mut(inner * many)) {
        for (cell, row) in rows.chunks(inner).enumerate() {
            for (to, ways) in joined.of(cell) {
                let there = &mut spread[to * inner..(to + 1) * inner];
                there.iter_mut().zip(row).for_each(|(sum, part)| *sum += ways * part);
            }
        }
    }
    after
}
