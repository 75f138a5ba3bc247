//! After what Heroes fall, and after what games are lost: the last door that was opened, and the last Event card.

use super::in_pairs;
use super::trial::spot;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::ids::EventId;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::{Event, MassiveDarkness};
use crate::house::lab::statistics::Interval;
use crate::kernel::game::{Game as _, Outcome};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What had happened last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Last {
    /// The door that was opened last, by its edge; none: none was yet.
    Door(Option<usize>),
    /// The Event card that was drawn last (EVENT-01), by the first of those that are equal; none: none was yet.
    Event(Option<EventId>),
}

/// What came after it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Came {
    /// Heroes who fell before the next of its kind.
    pub falls: u64,
    /// Games in which one did.
    pub games: u64,
    /// Games that were lost before the next of its kind.
    pub lost: u64,
    /// The first seed in whose game such a fall can be seen.
    pub seed: Option<u64>,
}

/// What came after what, in many games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    /// By what had happened last. Each fall and each lost game stands at a door and at an Event.
    #[serde(with = "in_pairs")]
    pub came: BTreeMap<Last, Came>,
    #[serde(skip)]
    now: Now,
}

/// The game that is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Now {
    /// By Event card: the first of those that are equal to it.
    equal: Vec<EventId>,
    door: Option<usize>,
    event: Option<EventId>,
    /// After what somebody has fallen.
    fell: BTreeSet<Last>,
}

/// What had happened last before a fall or the end, named by its places.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lead<'a> {
    /// What.
    pub last: Last,
    /// What came of it.
    pub came: &'a Came,
    /// How often a Hero falls after it, of all games. Falls of one game hang together, so games are counted.
    pub share: Interval,
}

/// The first card of those with the same id.
fn first_of(library: &Library, card: EventId) -> EventId {
    let id = library.events.get(card.index()).map(|event| &event.id);
    let first = library.events.iter().position(|event| Some(&event.id) == id);
    first.map_or(card, |first| EventId(first as u16))
}

impl Before {
    pub(super) fn begins(&mut self, game: &MassiveDarkness) {
        let cards = 0..game.library.events.len() as u16;
        let equal = cards.map(|card| first_of(&game.library, EventId(card))).collect();
        self.now = Now { equal, ..Now::default() };
    }

    pub(super) fn sees(&mut self, event: &Event, seed: u64) {
        match *event {
            Event::DoorOpened { edge, .. } | Event::DoorMoved { edge, open: true } => {
                self.now.door = Some(edge.index());
            }
            Event::EventDrawn { card } => self.now.event = Some(*self.now.equal.get(card.index()).unwrap_or(&card)),
            Event::HeroDied { .. } => {
                for last in self.now.last() {
                    let is_first = self.now.fell.insert(last);
                    let came = self.came.entry(last).or_default();
                    came.falls += 1;
                    came.games += u64::from(is_first);
                    came.seed.get_or_insert(seed);
                }
            }
            _ => {}
        }
    }

    pub(super) fn ends(&mut self, game: &MassiveDarkness) {
        if game.outcome() == Some(Outcome::Lost) {
            self.now.last().into_iter().for_each(|last| self.came.entry(last).or_default().lost += 1);
        }
    }

    pub(super) fn join(&mut self, other: Self) {
        for (last, theirs) in other.came {
            let mine = self.came.entry(last).or_default();
            mine.falls += theirs.falls;
            mine.games += theirs.games;
            mine.lost += theirs.lost;
            mine.seed = mine.seed.into_iter().chain(theirs.seed).min();
        }
        self.now = Now::default();
    }

    /// Has somebody fallen after this in the game that is being played?
    pub(super) fn has_seen(&self, last: Last) -> bool {
        self.now.fell.contains(&last)
    }

    /// Doors and Events apart, each with what it led to, the worst first.
    #[must_use]
    pub fn leads(&self, games: u64) -> [Vec<Lead<'_>>; 2] {
        let share = |came: &Came| Interval::of(came.games.min(games), games);
        let mut all: Vec<Lead<'_>> =
            self.came.iter().map(|(last, came)| Lead { last: *last, came, share: share(came) }).collect();
        all.sort_by_key(|lead| (std::cmp::Reverse((lead.came.games, lead.came.falls, lead.came.lost)), lead.last));
        let (doors, events) = all.into_iter().partition(|lead| matches!(lead.last, Last::Door(_)));
        [doors, events]
    }

    /// Could it have been seen in this dungeon, in so many games of no more falls than these?
    pub(super) fn is_of(&self, dungeon: &Dungeon, library: &Library, games: u64, falls: u64) -> bool {
        let edges = dungeon.board.edges().count();
        self.came.iter().all(|(last, came)| {
            let is_there = match last {
                Last::Door(door) => door.is_none_or(|door| door < edges),
                Last::Event(card) => card.is_none_or(|card| card.index() < library.events.len()),
            };
            is_there && came.games <= games && came.lost <= games && came.falls <= falls && came.games <= came.falls
        })
    }
}

impl Now {
    fn last(&self) -> [Last; 2] {
        [Last::Door(self.door), Last::Event(self.event)]
    }
}

impl Last {
    /// The Zones on both sides of the door.
    #[must_use]
    pub fn sides(self, dungeon: &Dungeon) -> Option<(Spot, Spot)> {
        let Self::Door(Some(door)) = self else { return None };
        let (_, edge) = dungeon.board.edges().find(|(id, _)| id.index() == door)?;
        Some((spot(dungeon, edge.a.index()), spot(dungeon, edge.b.index())))
    }
}

#[cfg(test)]
#[path = "before_tests.rs"]
mod tests;
