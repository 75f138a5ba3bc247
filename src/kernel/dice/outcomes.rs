//! All results of a roll, without telling apart what no rule can tell apart.

use super::{DiceError, DiceSet, Die, DieId, MAX_ROLLED, Pool, Rolled, Symbols};

/// Visits every different result of rolling a pool, with the number of ways (of ordered dice) it can fall, always in
/// the same order. Faces that show the same and have the same on their other side are one; the lowest stands for all.
pub fn for_each_outcome(set: &DiceSet, pool: &Pool, visit: &mut impl FnMut(&Rolled, u64)) -> Result<(), DiceError> {
    if pool.len() > MAX_ROLLED {
        return Err(DiceError::TooManyDice(pool.len()));
    }
    let mut all_ways: u64 = 1;
    let mut kinds = Vec::new();
    for (id, count) in pool.iter() {
        let die = set.die(id).ok_or(DiceError::NoSuchDie(id))?;
        let ways = (die.faces.len() as u64).checked_pow(u32::from(count));
        all_ways = ways.and_then(|ways| ways.checked_mul(all_ways)).ok_or(DiceError::TooManyOutcomes)?;
        kinds.push(Kind { id, count, faces: different_faces(die) });
    }
    let first = Place { kind: 0, number: 1, lowest: 0, same: 0 };
    walk(&kinds, first, &mut Rolled::default(), 1, visit);
    Ok(())
}

/// The dice of one kind in the pool.
struct Kind {
    id: DieId,
    count: u8,
    /// Different faces and how many faces each stands for.
    faces: Vec<(u8, u64)>,
}

/// Where the walk stands: which die is laid next and which faces it may show, so that dice of a kind lie in ascending
/// order.
#[derive(Copy, Clone)]
struct Place {
    kind: usize,
    /// Which die of its kind, from 1.
    number: u8,
    /// Its lowest face: that of the die before.
    lowest: usize,
    /// How many dice of the kind show that face already.
    same: u8,
}

fn walk(kinds: &[Kind], place: Place, rolled: &mut Rolled, ways: u64, visit: &mut impl FnMut(&Rolled, u64)) {
    let Some(kind) = kinds.get(place.kind) else {
        visit(rolled, ways);
        return;
    };
    for (index, (face, weight)) in kind.faces.iter().enumerate().skip(place.lowest) {
        let same = if index == place.lowest { place.same + 1 } else { 1 };
        // The orders of n dice grow by n / same with each die, always to a whole number, and all results together
        // were found to fit.
        let orders = u128::from(ways) * u128::from(*weight) * u128::from(place.number);
        let ways = (orders / u128::from(same)) as u64;
        let next = if place.number == kind.count {
            Place { kind: place.kind + 1, number: 1, lowest: 0, same: 0 }
        } else {
            Place { number: place.number + 1, lowest: index, same, ..place }
        };
        // The pool was found to fit the table.
        let _ = rolled.push(kind.id, *face);
        walk(kinds, next, rolled, ways, visit);
        rolled.dice.pop();
    }
}

fn different_faces(die: &Die) -> Vec<(u8, u64)> {
    let mut different: Vec<(u8, (Symbols, Symbols), u64)> = Vec::new();
    for (face, opposite) in (0..=u8::MAX).zip(&die.opposite) {
        let both = (die.face(face), die.face(*opposite));
        match different.iter_mut().find(|(_, known, _)| *known == both) {
            Some((_, _, count)) => *count += 1,
            None => different.push((face, both, 1)),
        }
    }
    different.into_iter().map(|(face, _, count)| (face, count)).collect()
}
