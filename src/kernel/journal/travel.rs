//! Going back and forth in a recorded game: from the nearest kept state by giving the answers again.

use super::super::dealer::Stream;
use super::super::game::{Game, Log, Logged};
use super::super::hash::hash_of;
use super::{Caused, EntryId, Given, Journal, JournalError, Place, Unsaved};

/// An answer on the way to the current place, and what came of it.
pub struct Step<'s, G: Game> {
    /// The answer.
    pub entry: EntryId,
    /// The game that was answered.
    pub before: &'s G,
    /// The game after it.
    pub after: &'s G,
    /// What happened.
    pub events: &'s [Logged<G::Event>],
}

impl<G: Game, S> Journal<G, S> {
    /// Goes back to just before the last decision; `false` when there was none.
    ///
    /// # Errors
    /// The place cannot be reached; then nothing has changed.
    pub fn undo(&mut self) -> Result<bool, JournalError> {
        let decision = self.upwards(self.at).find(|entry| self.nodes[entry.index()].entry.given == Given::Chosen);
        match decision {
            Some(decision) => self.undo_to(decision).map(|()| true),
            None => Ok(false),
        }
    }

    /// Goes back to just before this entry.
    ///
    /// # Errors
    /// The place cannot be reached; then nothing has changed.
    pub fn undo_to(&mut self, entry: EntryId) -> Result<(), JournalError> {
        let node = self.nodes.get(entry.index()).ok_or(JournalError::NoEntry(entry))?;
        self.goto(node.entry.parent)
    }

    /// Gives the decision again that was undone last here, with all that came of it before the next decision;
    /// `false` when there is none.
    ///
    /// # Errors
    /// The place cannot be reached; then nothing has changed.
    pub fn redo(&mut self) -> Result<bool, JournalError> {
        let Some(mut to) = self.last_child(self.at) else { return Ok(false) };
        while let Some(next) = self.last_child(Some(to)) {
            if self.nodes[next.index()].entry.given == Given::Chosen {
                break;
            }
            to = next;
        }
        self.goto(Some(to)).map(|()| true)
    }

    /// Whether there is anything to redo here.
    pub fn can_redo(&self) -> bool {
        self.next_redo().is_some()
    }

    /// The entry that would be given again.
    pub fn next_redo(&self) -> Option<EntryId> {
        self.last_child(self.at)
    }

    /// Goes to a place on any branch: from the nearest kept state by giving the answers again.
    ///
    /// # Errors
    /// The place cannot be reached; then nothing has changed.
    pub fn goto(&mut self, place: Place) -> Result<(), JournalError> {
        if place == self.at {
            return Ok(());
        }
        if !self.has_room() || !self.can_be_reached_again(place) {
            return Err(JournalError::Full);
        }
        let before = self.game.state().clone();
        if let Err(error) = self.visit(place) {
            self.game.restore(&before);
            return Err(error);
        }
        self.unsaved.push(Unsaved::Goto(place));
        Ok(())
    }

    /// What happened after a place, up to the current one, each with the answer that caused it. The place has to be
    /// on the way to the current one.
    ///
    /// # Errors
    /// The game goes another way than recorded.
    pub fn events_since(&self, place: Place) -> Result<Vec<Caused<G>>, JournalError> {
        let mut game = self.game.clone();
        let mut path = self.path_to(self.at);
        if let Some(from) = place {
            let found = path.iter().position(|entry| *entry == from).ok_or(JournalError::NoEntry(from))?;
            path.drain(..=found);
        }
        let (state, way) = self.way_to(place)?;
        game.restore(state);
        for entry in way {
            self.give_again(&mut game, entry, &mut |_| {})?;
        }
        let mut events = Vec::new();
        for entry in path {
            self.give_again(&mut game, entry, &mut |event| events.push((entry, event)))?;
        }
        Ok(events)
    }

    /// Shows every answer on the way to the current place and what came of it, by giving them again from the first state
    /// that is known. What was played by other rules is shown from kept states only, as far as it still goes so.
    pub fn walk(&self, mut visit: impl FnMut(Step<'_, G>)) {
        let (mut before, mut after) = (self.game.clone(), self.game.clone());
        let mut is_known = self.start.is_some();
        if let Some(start) = &self.start {
            after.restore(start);
        }
        let mut events = Vec::new();
        for entry in self.path_to(self.at) {
            let node = &self.nodes[entry.index()];
            if is_known {
                before.restore(after.state());
                events.clear();
                is_known = after.answer(&node.entry.answer, &mut |event| events.push(event)).is_ok();
            }
            if is_known {
                visit(Step { entry, before: &before, after: &after, events: &events });
            }
            let kept = node.snapshot.and_then(|at| self.snapshots.get(at as usize));
            if let (None, Some(state)) = (&self.start, kept) {
                after.restore(state);
                is_known = true;
            }
        }
    }

    /// Moves without telling the file.
    fn visit(&mut self, place: Place) -> Result<(), JournalError> {
        if place.is_some_and(|entry| entry.index() >= self.nodes.len()) {
            return Err(JournalError::NoEntry(place.unwrap_or(EntryId(0))));
        }
        let mut game = self.game.clone();
        let onwards = self.onwards_to(place);
        let way = match onwards {
            Some(way) => way,
            None => {
                let (state, way) = self.way_to(place)?;
                game.restore(state);
                way
            }
        };
        for entry in way {
            self.give_again(&mut game, entry, &mut |_| {})?;
        }
        self.game = game;
        self.settle(place);
        Ok(())
    }

    /// The current place is this one from now on; redo will lead here.
    fn settle(&mut self, place: Place) {
        self.at = place;
        let mut child = place;
        while let Some(entry) = child {
            let parent = self.nodes[entry.index()].entry.parent;
            *self.last_child_mut(parent) = Some(entry);
            child = parent;
        }
        self.stream = Stream::new(self.dealer_at(place));
    }

    pub(super) fn give_again(&self, game: &mut G, entry: EntryId, log: Log<'_, G::Event>) -> Result<(), JournalError> {
        let recorded = &self.nodes[entry.index()].entry;
        game.answer(&recorded.answer, log).map_err(|refusal| JournalError::Refused { entry, refusal })?;
        let found = hash_of(game.state());
        if found == recorded.hash {
            Ok(())
        } else {
            Err(JournalError::Diverged { entry, expected: recorded.hash, found })
        }
    }

    /// A kept state and the entries from there to a place.
    pub(super) fn way_to(&self, place: Place) -> Result<(&G::State, Vec<EntryId>), JournalError> {
        let mut way = Vec::new();
        let mut state = None;
        for entry in self.upwards(place) {
            if let Some(kept) = self.nodes[entry.index()].snapshot {
                state = self.snapshots.get(kept as usize);
                break;
            }
            way.push(entry);
        }
        way.reverse();
        let state = state.or(self.start.as_ref()).ok_or(JournalError::Sealed)?;
        Ok((state, way))
    }

    /// The entries from the current place to one after it.
    fn onwards_to(&self, place: Place) -> Option<Vec<EntryId>> {
        let mut way = Vec::new();
        for entry in self.upwards(place) {
            if Some(entry) == self.at {
                way.reverse();
                return Some(way);
            }
            if self.nodes[entry.index()].snapshot.is_some() {
                // From there it is shorter.
                return None;
            }
            way.push(entry);
        }
        None
    }

    pub(super) fn upwards(&self, place: Place) -> impl Iterator<Item = EntryId> + '_ {
        let known = place.filter(|entry| entry.index() < self.nodes.len());
        std::iter::successors(known, |entry| self.nodes[entry.index()].entry.parent)
    }
}
