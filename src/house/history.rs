//! Undo and redo for any document, by snapshots.
//!
//! Each edit keeps the whole document behind an `Arc`: documents share what they did not change, no edit
//! needs an inverse, and the list of edits is the undo list.

use std::sync::Arc;

/// Whether an edit may be joined with the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Merge<'key> {
    /// Always a step of its own.
    Never,
    /// One step with the edit just before it if that had the same key: typing in one field, say.
    With(&'key str),
}

/// Edits that can be taken back one by one. With more of them the oldest fall away: from the oldest that is left, undo
/// leads to how the document began.
pub const MOST_EDITS: usize = 1_000;

/// A document with everything that was done to it. `N` names an edit, usually a message id.
#[derive(Debug, Clone)]
pub struct History<D, N = &'static str> {
    /// The state the history began with and, after it, the state after each edit.
    first: Arc<D>,
    edits: Vec<Edit<D, N>>,
    /// How many of the edits are done; the others are undone and can be redone.
    done: usize,
    saved: Option<Arc<D>>,
    is_modified: bool,
}

#[derive(Debug, Clone)]
struct Edit<D, N> {
    name: N,
    merge_key: Option<String>,
    state: Arc<D>,
}

impl<D: Clone + PartialEq, N> History<D, N> {
    /// A history that begins with a document as it is on the disk.
    pub fn opened(document: D) -> Self {
        let first = Arc::new(document);
        Self { saved: Some(Arc::clone(&first)), first, edits: Vec::new(), done: 0, is_modified: false }
    }

    /// A history that begins with a document that has never been saved.
    pub fn unsaved(document: D) -> Self {
        Self { first: Arc::new(document), edits: Vec::new(), done: 0, saved: None, is_modified: true }
    }

    /// The document as it is now.
    pub fn current(&self) -> &Arc<D> {
        match self.done.checked_sub(1) {
            Some(last) => &self.edits[last].state,
            None => &self.first,
        }
    }

    /// The document as the history began.
    pub fn first(&self) -> &Arc<D> {
        &self.first
    }

    /// Changes the document. Undone edits are forgotten, and a change that changes nothing is none.
    pub fn edit(&mut self, name: N, merge: Merge<'_>, change: impl FnOnce(&mut D)) {
        let mut state = D::clone(self.current());
        change(&mut state);
        self.replace(name, merge, state);
    }

    /// Puts a new state in the place of the document, as [`History::edit`] does.
    pub fn replace(&mut self, name: N, merge: Merge<'_>, state: D) {
        if state == **self.current() {
            return;
        }
        let merge_key = match merge {
            Merge::Never => None,
            Merge::With(key) => Some(key.to_owned()),
        };
        let is_at_end = self.done == self.edits.len();
        self.edits.truncate(self.done);
        let joins =
            is_at_end && merge_key.is_some() && self.edits.last().is_some_and(|last| last.merge_key == merge_key);
        if joins {
            self.edits.pop();
            self.done -= 1;
        }
        // An edit that was joined until nothing is left of it disappears.
        if state != **self.current() {
            self.edits.push(Edit { name, merge_key, state: Arc::new(state) });
            let too_many = self.edits.len().saturating_sub(MOST_EDITS);
            drop(self.edits.drain(..too_many));
            self.done = self.edits.len();
        }
        self.compare_with_saved();
    }

    /// Ends a series of edits that merge: the next edit is a step of its own.
    pub fn end_merging(&mut self) {
        if let Some(last) = self.edits.last_mut() {
            last.merge_key = None;
        }
    }

    /// Takes back the last edit and returns its name.
    pub fn undo(&mut self) -> Option<&N> {
        let before = self.done.checked_sub(1)?;
        self.jump(before);
        Some(&self.edits[before].name)
    }

    /// Does the last undone edit again and returns its name.
    pub fn redo(&mut self) -> Option<&N> {
        let again = self.done;
        (again < self.edits.len()).then(|| self.jump(again + 1))?;
        Some(&self.edits[again].name)
    }

    /// Goes to the state after the first `done` edits; 0 is the beginning. No edit is forgotten.
    pub fn jump(&mut self, done: usize) {
        self.done = done.min(self.edits.len());
        self.end_merging();
        self.compare_with_saved();
    }

    /// How many edits are done: the place in the list of [`History::names`].
    pub fn position(&self) -> usize {
        self.done
    }

    /// The names of all edits, those done first, then those that can be redone.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &N> {
        self.edits.iter().map(|edit| &edit.name)
    }

    /// The edit that [`History::undo`] would take back.
    pub fn undo_name(&self) -> Option<&N> {
        self.done.checked_sub(1).map(|last| &self.edits[last].name)
    }

    /// The document before and after the last edit that is done. Edits that were joined are one.
    pub fn last_change(&self) -> Option<(&Arc<D>, &Arc<D>)> {
        let last = self.done.checked_sub(1)?;
        let before = last.checked_sub(1).map_or(&self.first, |before| &self.edits[before].state);
        Some((before, &self.edits[last].state))
    }

    /// Gives the last edit that is done another name.
    pub fn rename_last(&mut self, name: N) {
        if let Some(last) = self.done.checked_sub(1) {
            self.edits[last].name = name;
        }
    }

    /// The edit that [`History::redo`] would do again.
    pub fn redo_name(&self) -> Option<&N> {
        self.edits.get(self.done).map(|edit| &edit.name)
    }

    /// Notes that the present state is on the disk.
    pub fn mark_saved(&mut self) {
        self.saved = Some(Arc::clone(self.current()));
        self.end_merging();
        self.is_modified = false;
    }

    /// As [`History::mark_saved`], for a document that is saved at every change: a series of edits goes on.
    pub fn mark_saved_meanwhile(&mut self) {
        self.saved = Some(Arc::clone(self.current()));
        self.is_modified = false;
    }

    /// As [`History::mark_saved_meanwhile`], for a state that was handed over to be saved some time ago.
    pub fn mark_written(&mut self, state: &Arc<D>) {
        self.saved = Some(Arc::clone(state));
        self.compare_with_saved();
    }

    /// The document as it was saved last.
    pub fn saved(&self) -> Option<&Arc<D>> {
        self.saved.as_ref()
    }

    /// Whether the document differs from what is on the disk.
    pub fn is_modified(&self) -> bool {
        self.is_modified
    }

    /// Compared once for each change, because the window asks in every frame.
    fn compare_with_saved(&mut self) {
        self.is_modified = match &self.saved {
            Some(saved) => !Arc::ptr_eq(saved, self.current()) && **saved != **self.current(),
            None => true,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn typed(history: &mut History<String>, letter: char) {
        history.edit("type", Merge::With("title"), |text| text.push(letter));
    }

    #[test]
    fn edits_with_the_same_key_are_one_step_until_merging_ends() {
        let mut history = History::opened(String::new());
        "well".chars().for_each(|letter| typed(&mut history, letter));
        history.end_merging();
        typed(&mut history, '!');
        history.mark_saved_meanwhile();
        assert!(!history.is_modified());
        typed(&mut history, '?');
        assert!(history.is_modified(), "the series goes on, and is not saved yet");
        assert_eq!((history.current().as_str(), history.position()), ("well!?", 2));
        history.undo();
        assert_eq!(history.current().as_str(), "well");
        history.undo();
        assert_eq!(history.current().as_str(), "");
    }

    #[test]
    fn another_key_or_none_is_a_step_of_its_own() {
        let mut history = History::opened(String::new());
        typed(&mut history, 'a');
        history.edit("type", Merge::With("story"), |text| text.push('b'));
        history.edit("clear", Merge::Never, String::clear);
        history.edit("fill", Merge::Never, |text| text.push('c'));
        assert_eq!(history.names().copied().collect::<Vec<_>>(), ["type", "type", "clear", "fill"]);
    }

    #[test]
    fn a_change_that_changes_nothing_is_no_step_and_keeps_what_can_be_redone() {
        let mut history = History::opened(1);
        history.edit("two", Merge::Never, |number| *number = 2);
        history.undo();
        history.edit("nothing", Merge::Never, |number| *number = 1);
        assert_eq!(history.redo_name(), Some(&"two"));
    }

    #[test]
    fn a_merged_edit_that_comes_back_to_its_start_disappears() {
        let mut history = History::opened(0);
        for number in [1, 2, 0] {
            history.edit("drag", Merge::With("drag"), |place| *place = number);
        }
        assert_eq!((history.position(), history.is_modified()), (0, false));
    }

    #[test]
    fn the_last_change_is_what_joined_edits_did_together_and_can_be_named_anew() {
        let mut history = History::opened(0);
        assert_eq!(history.last_change(), None);
        history.edit("one", Merge::Never, |number| *number = 1);
        for number in [2, 3] {
            history.edit("drag", Merge::With("drag"), |place| *place = number);
        }
        assert_eq!(history.last_change().map(|(before, after)| (**before, **after)), Some((1, 3)));
        history.rename_last("dragged");
        assert_eq!(history.names().copied().collect::<Vec<_>>(), ["one", "dragged"]);
    }

    #[test]
    fn the_oldest_of_too_many_edits_fall_away_but_never_how_it_began() {
        let mut history = History::opened(0);
        for number in 1..=MOST_EDITS + 5 {
            history.edit("count", Merge::Never, |count| *count = number);
        }
        assert_eq!((history.position(), **history.current()), (MOST_EDITS, MOST_EDITS + 5));
        history.jump(1);
        assert_eq!(**history.current(), 6);
        history.undo();
        assert_eq!(**history.current(), 0);
        history.jump(usize::MAX);
        assert_eq!(**history.current(), MOST_EDITS + 5);
    }

    #[test]
    fn typing_after_an_undo_does_not_merge_into_the_past() {
        let mut history = History::opened(String::new());
        typed(&mut history, 'a');
        history.edit("clear", Merge::Never, String::clear);
        history.undo();
        typed(&mut history, 'b');
        assert_eq!((history.current().as_str(), history.position()), ("ab", 2));
    }

    #[test]
    fn a_new_edit_forgets_what_was_undone_and_a_jump_does_not() {
        let mut history = History::opened(0);
        for (name, number) in [("one", 1), ("two", 2), ("three", 3)] {
            history.edit(name, Merge::Never, |state| *state = number);
        }
        history.jump(1);
        assert_eq!((**history.current(), history.undo_name(), history.redo_name()), (1, Some(&"one"), Some(&"two")));
        history.jump(99);
        assert_eq!(**history.current(), 3);
        history.jump(0);
        history.edit("four", Merge::Never, |state| *state = 4);
        assert_eq!(history.names().copied().collect::<Vec<_>>(), ["four"]);
        assert_eq!(history.redo(), None);
    }

    #[test]
    fn modified_means_different_from_what_was_saved() {
        let mut history = History::unsaved(0);
        assert!(history.is_modified());
        history.mark_saved();
        history.edit("one", Merge::With("n"), |state| *state = 1);
        assert!(history.is_modified());
        history.mark_saved();
        history.edit("two", Merge::With("n"), |state| *state = 2);
        assert_eq!((history.position(), history.is_modified()), (2, true), "saving ends merging");
        history.undo();
        assert!(!history.is_modified());
        history.undo();
        assert!(history.is_modified());
        history.edit("one again", Merge::Never, |state| *state = 1);
        assert!(!history.is_modified(), "equal content counts, not the way to it");
    }

    proptest! {
        #[test]
        fn as_many_undos_as_steps_give_the_original_and_redos_the_final_state(
            edits in prop::collection::vec((0_u8..5, prop::option::of(0_u8..3)), 0..40),
        ) {
            let mut history = History::opened(0_u8);
            for (state, key) in &edits {
                let key = key.map(|key| key.to_string());
                history.replace("edit", key.as_deref().map_or(Merge::Never, Merge::With), *state);
            }
            let last = edits.last().map_or(0, |(state, _)| *state);
            prop_assert_eq!(**history.current(), last);

            let mut seen = vec![last];
            while history.undo().is_some() {
                prop_assert_ne!(**history.current(), seen[seen.len() - 1], "each step changes something");
                seen.push(**history.current());
            }
            prop_assert_eq!(**history.current(), 0);
            prop_assert!(!history.is_modified());
            while history.redo().is_some() {
                seen.pop();
                prop_assert_eq!(**history.current(), seen[seen.len() - 1]);
            }
            prop_assert_eq!(**history.current(), last);
        }
    }
}
