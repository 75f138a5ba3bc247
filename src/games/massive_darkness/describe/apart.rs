//! What is different between two lists, and which tile became which.

use crate::games::massive_darkness::quest::model::PlacedTile;
use crate::house::text::{Texts, Value, shown};
use crate::kernel::game::MessageId;
use std::sync::Arc;

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
    Laid(PlacedTile),
    /// Another one lies in its place.
    Exchanged {
        old: PlacedTile,
        new: PlacedTile,
    },
    /// It lies elsewhere.
    Moved {
        old: PlacedTile,
        new: PlacedTile,
    },
    Turned(PlacedTile),
    /// It has other Wound tokens.
    Worn(PlacedTile),
    Gone(PlacedTile),
}

/// How what became of a tile is said: the messages, and what a place is called before and after.
pub(super) struct TileWords<'w> {
    pub(super) texts: &'w Texts,
    pub(super) laid: MessageId,
    pub(super) exchanged: MessageId,
    pub(super) moved: MessageId,
    pub(super) turned: MessageId,
    /// None: Wound tokens are told elsewhere.
    pub(super) worn: Option<MessageId>,
    pub(super) gone: MessageId,
    pub(super) was: &'w dyn Fn(&PlacedTile) -> Arc<str>,
    pub(super) now: &'w dyn Fn(&PlacedTile) -> Arc<str>,
}

impl TileBecame {
    /// It in words, where there are some.
    pub(super) fn said(&self, words: &TileWords<'_>) -> Option<Arc<str>> {
        let name = |tile: &PlacedTile| Value::from(shown(&tile.tile));
        let now = |tile: &PlacedTile| Value::from((words.now)(tile).to_string());
        let was = |tile: &PlacedTile| Value::from((words.was)(tile).to_string());
        let (message, values) = match self {
            Self::Laid(new) => (words.laid, vec![("tile", name(new)), ("at", now(new))]),
            Self::Exchanged { old, new } => {
                (words.exchanged, vec![("tile", name(new)), ("old", name(old)), ("at", now(new))])
            }
            Self::Moved { old, new } => (words.moved, vec![("tile", name(new)), ("from", was(old)), ("at", now(new))]),
            Self::Turned(new) => (words.turned, vec![("tile", name(new)), ("at", now(new))]),
            Self::Worn(new) => {
                let count = Value::from(i64::from(new.wounds));
                (words.worn?, vec![("tile", name(new)), ("at", now(new)), ("count", count)])
            }
            Self::Gone(old) => (words.gone, vec![("tile", name(old)), ("at", was(old))]),
        };
        Some(words.texts.with(message, &values))
    }
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
