//! After what Heroes fall, and after what games are lost ([`crate::games::tiles::before`]): an Event is an Event card (EVENT-01).

use super::trial::spot;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::ids::EventId;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::tiles::before;

/// What had happened last.
pub type Last = before::Last<EventId>;
/// What came after what, in many games.
pub type Before = before::Before<EventId>;
/// What had happened last before a fall or the end, named by its places.
pub type Lead<'a> = before::Lead<'a, EventId>;

/// By Event card: the first of those that are equal to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Equals(Vec<EventId>);

impl Equals {
    pub(super) fn of(library: &Library) -> Self {
        Self((0..library.events.len() as u16).map(|card| first_of(library, EventId(card))).collect())
    }

    /// What an event tells of doors, Events and falls.
    pub(super) fn tell(&self, before: &mut Before, event: &Event, seed: u64) {
        match *event {
            Event::DoorOpened { edge, .. } | Event::DoorMoved { edge, open: true } => before.opens(edge.index()),
            Event::EventDrawn { card } => before.happens(*self.0.get(card.index()).unwrap_or(&card)),
            Event::HeroDied { .. } => before.falls(seed),
            _ => {}
        }
    }
}

/// The first card of those with the same id.
fn first_of(library: &Library, card: EventId) -> EventId {
    let id = library.events.get(card.index()).map(|event| &event.id);
    let first = library.events.iter().position(|event| Some(&event.id) == id);
    first.map_or(card, |first| EventId(first as u16))
}

/// Could it have been seen in this dungeon, in so many games of no more falls than these?
pub(super) fn could_be(before: &Before, dungeon: &Dungeon, library: &Library, games: u64, falls: u64) -> bool {
    let edges = dungeon.board.edges().count();
    before.could_be(edges, |card| card.index() < library.events.len(), games, falls)
}

/// The Zones on both sides of the door.
#[must_use]
pub fn sides(last: Last, dungeon: &Dungeon) -> Option<(Spot, Spot)> {
    let Last::Door(Some(door)) = last else { return None };
    let (_, edge) = dungeon.board.edges().find(|(id, _)| id.index() == door)?;
    Some((spot(dungeon, edge.a.index()), spot(dungeon, edge.b.index())))
}

#[cfg(test)]
#[path = "before_tests.rs"]
mod tests;
