//! What is different between two lists, and which tile became which.

use crate::games::massive_darkness::quest::model::PlacedTile;

/// What is gone and what is new, each in order, without what stands on both sides.
pub(super) struct Apart<T> {
    pub(super) gone: Vec<T>,
    pub(super) new: Vec<T>,
}

impl<T: PartialEq + Clone> Apart<T> {
    /// Compares two lists; the order of what stands on both sides does not matter.
    pub(super) fn of(before: &[T], after: &[T]) -> Self {
        let first = before.iter().zip(after).take_while(|(one, other)| one == other).count();
        let (before, after) = (&before[first..], &after[first..]);
        let last = before.iter().rev().zip(after.iter().rev()).take_while(|(one, other)| one == other).count();
        let (before, after) = (&before[..before.len() - last], &after[..after.len() - last]);
        let mut gone = before.to_vec();
        let mut new = Vec::new();
        for one in after {
            match gone.iter().position(|old| old == one) {
                Some(at) => drop(gone.remove(at)),
                None => new.push(one.clone()),
            }
        }
        Self { gone, new }
    }
}

/// What became of a tile.
pub(super) enum TileBecame {
    /// It is new.
    Laid(PlacedTile),
    /// Another one lies in its place.
    Exchanged { old: PlacedTile, new: PlacedTile },
    /// It lies elsewhere.
    Moved { old: PlacedTile, new: PlacedTile },
    /// It is turned.
    Turned(PlacedTile),
    /// It has other Wound tokens.
    Worn(PlacedTile),
    /// It is gone.
    Gone(PlacedTile),
}

/// What became of every tile that is not as it was. A tile that is at another place is the same tile, as long as nothing
/// else could be meant.
pub(super) fn tiles_became(before: &[PlacedTile], after: &[PlacedTile]) -> Vec<TileBecame> {
    let Apart { mut gone, new } = Apart::of(before, after);
    let mut became = Vec::new();
    for new in new {
        let is_same_place = |old: &PlacedTile| old.at == new.at;
        let is_same_tile = |old: &PlacedTile| old.tile == new.tile;
        let was = gone
            .iter()
            .position(|old| is_same_place(old) && is_same_tile(old))
            .or_else(|| gone.iter().position(is_same_tile))
            .or_else(|| gone.iter().position(is_same_place));
        became.push(match was.map(|was| gone.remove(was)) {
            None => TileBecame::Laid(new),
            Some(old) if old.tile != new.tile => TileBecame::Exchanged { old, new },
            Some(old) if old.at != new.at => TileBecame::Moved { old, new },
            Some(old) if old.turn % 4 != new.turn % 4 => TileBecame::Turned(new),
            Some(_) => TileBecame::Worn(new),
        });
    }
    became.extend(gone.into_iter().map(TileBecame::Gone));
    became
}
