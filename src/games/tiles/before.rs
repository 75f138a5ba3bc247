//! After what Heroes fall, and after what games are lost: the last door that was opened, and the last Event. What an Event is says the game.

use super::in_pairs;
use crate::house::lab::statistics::Interval;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What had happened last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Last<Event> {
    /// The door that was opened last, by its edge; none: none was yet.
    Door(Option<usize>),
    /// The last Event, by the first of those that are equal; none: there was none yet.
    Event(Option<Event>),
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(serialize = "Event: Serialize", deserialize = "Event: Deserialize<'de> + Ord"))]
pub struct Before<Event> {
    /// By what had happened last. Each fall and each lost game stands at a door and at an Event.
    #[serde(with = "in_pairs")]
    pub came: BTreeMap<Last<Event>, Came>,
    #[serde(skip)]
    now: Now<Event>,
}

/// The game that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Now<Event> {
    door: Option<usize>,
    event: Option<Event>,
    /// After what somebody has fallen.
    fell: BTreeSet<Last<Event>>,
}

impl<Event> Default for Now<Event> {
    fn default() -> Self {
        Self { door: None, event: None, fell: BTreeSet::new() }
    }
}

impl<Event> Default for Before<Event> {
    fn default() -> Self {
        Self { came: BTreeMap::new(), now: Now::default() }
    }
}

/// What had happened last before a fall or the end, and how much came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lead<'a, Event> {
    /// The event after which it came.
    pub last: Last<Event>,
    /// What came of it.
    pub came: &'a Came,
    /// How often a Hero falls after it, of all games. Falls of one game hang together, so games are counted.
    pub share: Interval,
}

impl<Event: Copy + Ord> Before<Event> {
    /// A game begins.
    pub fn begins(&mut self) {
        self.now = Now::default();
    }

    /// The door on this edge is opened.
    pub fn opens(&mut self, edge: usize) {
        self.now.door = Some(edge);
    }

    /// An Event comes.
    pub fn happens(&mut self, event: Event) {
        self.now.event = Some(event);
    }

    /// Somebody falls in the game of this seed.
    pub fn falls(&mut self, seed: u64) {
        for last in self.now.last() {
            let is_first = self.now.fell.insert(last);
            let came = self.came.entry(last).or_default();
            came.falls += 1;
            came.games += u64::from(is_first);
            came.seed.get_or_insert(seed);
        }
    }

    /// The game is over.
    pub fn ends(&mut self, is_lost: bool) {
        if is_lost {
            self.now.last().into_iter().for_each(|last| self.came.entry(last).or_default().lost += 1);
        }
    }

    /// What was seen in other games comes to it.
    pub fn join(&mut self, other: Self) {
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
    #[must_use]
    pub fn has_seen(&self, last: Last<Event>) -> bool {
        self.now.fell.contains(&last)
    }

    /// Doors and Events apart, each with what it led to, the worst first.
    #[must_use]
    pub fn leads(&self, games: u64) -> [Vec<Lead<'_, Event>>; 2] {
        let share = |came: &Came| Interval::of(came.games.min(games), games);
        let mut all: Vec<Lead<'_, Event>> =
            self.came.iter().map(|(last, came)| Lead { last: *last, came, share: share(came) }).collect();
        all.sort_by_key(|lead| (Reverse((lead.came.games, lead.came.falls, lead.came.lost)), lead.last));
        let (doors, events) = all.into_iter().partition(|lead| matches!(lead.last, Last::Door(_)));
        [doors, events]
    }

    /// Could it have been seen where there are so many edges and `is_one` says which Events there are, in so many games of no more falls
    /// than these?
    #[must_use]
    pub fn could_be(&self, edges: usize, is_one: impl Fn(Event) -> bool, games: u64, falls: u64) -> bool {
        self.came.iter().all(|(last, came)| {
            let is_there = match last {
                Last::Door(door) => door.is_none_or(|door| door < edges),
                Last::Event(event) => event.is_none_or(&is_one),
            };
            is_there && came.games <= games && came.lost <= games && came.falls <= falls && came.games <= came.falls
        })
    }
}

impl<Event: Copy> Now<Event> {
    fn last(&self) -> [Last<Event>; 2] {
        [Last::Door(self.door), Last::Event(self.event)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_last_counts_and_a_game_counts_once() {
        let mut before = Before::default();
        before.begins();
        before.falls(7);
        before.opens(3);
        before.happens('e');
        before.falls(7);
        before.falls(7);
        before.opens(4);
        before.falls(7);
        assert!(before.has_seen(Last::Door(Some(3))) && !before.has_seen(Last::Door(Some(9))));
        before.ends(true);
        let came = |last| before.came.get(&last).map(|came: &Came| (came.falls, came.games, came.lost, came.seed));
        assert_eq!(came(Last::Door(None)), Some((1, 1, 0, Some(7))));
        assert_eq!(came(Last::Door(Some(3))), Some((2, 1, 0, Some(7))));
        assert_eq!(came(Last::Door(Some(4))), Some((1, 1, 1, Some(7))));
        assert_eq!(came(Last::Event(None)), Some((1, 1, 0, Some(7))));
        assert_eq!(came(Last::Event(Some('e'))), Some((3, 1, 1, Some(7))));
        assert_eq!(before.came.len(), 5);
        let [doors, events] = before.leads(2);
        assert_eq!(doors.iter().map(|lead| lead.last).collect::<Vec<_>>(), [Some(3), Some(4), None].map(Last::Door));
        assert_eq!((events[0].last, events[0].share.share), (Last::Event(Some('e')), 0.5));
        // Joined in either order they are the same.
        let (mut one, mut other) = (before.clone(), Before::default());
        one.join(before.clone());
        other.join(before.clone());
        other.join(before.clone());
        assert_eq!(one, other);
        assert!(before.could_be(5, |event| event == 'e', 1, 9));
        assert!(!before.could_be(4, |_| true, 1, 9) && !before.could_be(5, |_| false, 1, 9));
        assert!(!before.could_be(5, |_| true, 0, 9) && !before.could_be(5, |_| true, 1, 2));
    }
}
