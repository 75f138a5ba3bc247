//! What it costs to come back to a place while a journal is read: answers are given again from the nearest state that is
//! known. Who writes a journal counts along, so that nothing is recorded that would be refused when it is read.

use super::super::game::Game;
use super::{EntryId, Given, Journal, Place};
use std::collections::{BTreeMap, VecDeque};

/// Answers that may be given again, in all, to come back to places where others were given. Who plays never comes near:
/// the places he goes back to are known.
pub(super) const MOST_GIVEN_AGAIN: usize = 200_000;

/// States of the latest decisions that are known while reading.
const REMEMBERED: usize = 64;

/// Most states that are kept in memory. From the last of them the rest is played.
pub(super) const MOST_KEPT: usize = 1_000;

/// How far a reader has come, and which states he knows besides those that are kept; `T` is what he has of them.
pub(super) struct Effort<T> {
    /// Where his game stands.
    pub(super) game_at: Place,
    remembered: BTreeMap<EntryId, T>,
    /// The order in which they were remembered.
    order: VecDeque<EntryId>,
    /// Answers given again so far.
    given_again: usize,
}

impl<T> Default for Effort<T> {
    fn default() -> Self {
        Self { game_at: None, remembered: BTreeMap::new(), order: VecDeque::new(), given_again: 0 }
    }
}

impl<T> Effort<T> {
    /// The same for somebody who has no states.
    pub(super) fn counted(&self) -> Effort<()> {
        Effort {
            game_at: self.game_at,
            remembered: self.remembered.keys().map(|entry| (*entry, ())).collect(),
            order: self.order.clone(),
            given_again: self.given_again,
        }
    }

    /// What is known of the state after an entry.
    pub(super) fn remembered(&self, entry: EntryId) -> Option<&T> {
        self.remembered.get(&entry)
    }

    /// The entries on the way to a place that have to be given again, the last one first. `None`: that is more than
    /// anybody waits for.
    pub(super) fn way_to<G: Game, S>(&self, journal: &Journal<G, S>, place: Place) -> Option<Vec<EntryId>> {
        let mut way = Vec::new();
        if place == self.game_at {
            return Some(way);
        }
        for entry in journal.upwards(place) {
            let is_kept = journal.nodes[entry.index()].snapshot.is_some_and(|at| (at as usize) < MOST_KEPT);
            if is_kept || self.remembered.contains_key(&entry) || self.game_at == Some(entry) {
                break;
            }
            way.push(entry);
            if self.given_again + way.len() > MOST_GIVEN_AGAIN {
                return None;
            }
        }
        Some(way)
    }

    /// So many answers have been given again.
    pub(super) fn spend(&mut self, answers: usize) {
        self.given_again += answers;
    }

    /// An answer was given at a place. Decisions are what people come back to.
    pub(super) fn answered(&mut self, at: Place, entry: EntryId, given: Given, known: impl FnOnce() -> T) {
        self.game_at = Some(entry);
        let (Given::Chosen, Some(at)) = (given, at) else { return };
        if self.remembered.insert(at, known()).is_some() {
            return;
        }
        self.order.push_back(at);
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.remembered.remove(&oldest);
        }
    }
}

impl<G: Game, S> Journal<G, S> {
    /// Could whoever reads the journal come to this place?
    pub(super) fn can_be_reached_again(&self, place: Place) -> bool {
        self.effort.way_to(self, place).is_some()
    }

    /// Counts an answer that is about to be recorded as `entry`, as whoever reads it will.
    pub(super) fn count_effort(&mut self, entry: EntryId, given: Given) {
        let at = self.at;
        let way = self.effort.way_to(self, at).map_or(0, |way| way.len());
        self.effort.spend(way);
        self.effort.answered(at, entry, given, || ());
    }
}
