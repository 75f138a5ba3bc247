//! The guide of a table: its hints, how far somebody has come with them, and what is to be remembered of that.

use super::{Hint, HintOutcome, Hints, Room, bubble_ui, mark};
use crate::house::text::Texts;
use egui::Ui;
use std::collections::BTreeSet;

/// What somebody has been told by hints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    /// No more hints are wanted.
    pub enough: bool,
    /// The names of those that were explained.
    pub explained: BTreeSet<String>,
}

/// The hints at a table.
#[derive(Clone, Debug)]
pub struct Guide<When, At> {
    /// Which is shown, and which were.
    pub hints: Hints<When, At>,
    /// The game was looked at when it was at this place.
    seen: Option<u64>,
    /// The name of the one that found room and could be read.
    read: Option<String>,
    is_news: bool,
    enough: bool,
}

impl<When, At> Guide<When, At> {
    /// A list in its order; `explained` are the names of those that somebody knows already.
    #[must_use]
    pub fn new(list: Vec<Hint<When, At>>, explained: BTreeSet<String>) -> Self {
        Self { hints: Hints::new(list, explained), seen: None, read: None, is_news: false, enough: false }
    }

    /// Is there one that is of use now?
    #[must_use]
    pub fn is_showing(&self) -> bool {
        self.hints.shown().is_some()
    }

    /// The game is at this place: what was of use may be it no more. Tells whether there is any hint.
    pub fn look(&mut self, revision: u64, holds: impl Fn(&When) -> bool) -> bool {
        if self.seen.replace(revision) != Some(revision) {
            self.hints.look(holds);
        }
        self.is_showing()
    }

    /// The one that is shown has been understood, or somebody has done what it speaks of.
    pub fn put_away(&mut self) {
        self.hints.put_away();
        (self.seen, self.is_news) = (None, true);
    }

    /// What came of drawing the one that is shown; nothing where it found no room.
    fn hear(&mut self, told: Option<HintOutcome>) {
        match told {
            None => {}
            Some(HintOutcome::Seen) => {
                let shown = self.hints.shown().map(|hint| &hint.name);
                if self.read.as_ref() != shown {
                    self.read = shown.cloned();
                }
            }
            Some(HintOutcome::Understood) => self.put_away(),
            Some(HintOutcome::Enough) => self.enough(),
        }
    }

    /// Whoever does what the one that is shown speaks of, or goes on with what it was said of, needs it no more. One that found no room
    /// has explained nothing: it comes the next time.
    pub fn follow(&mut self, is_done: impl Fn(&At) -> bool) {
        let was_read = |name: &String| self.read.as_ref() == Some(name);
        if self.hints.shown().is_some_and(|hint| was_read(&hint.name) && is_done(&hint.at)) {
            self.put_away();
        }
    }

    /// Draws the one that is shown, in these words, beside its thing; `key` puts it away. Where it finds no room it is not drawn.
    pub fn ui(&mut self, ui: &Ui, texts: &Texts, words: &str, key: &str, room: &Room<'_>) {
        mark(ui, "hint-thing", room.thing);
        self.hear(bubble_ui(ui, texts, words, key, room));
    }

    /// No more of them are wanted.
    pub fn enough(&mut self) {
        self.put_away();
        self.enough = true;
    }

    /// What was explained since this was asked last, if anything.
    pub fn learned(&mut self) -> Option<Learned> {
        let explained = || self.hints.explained().clone();
        let learned = self.is_news.then(|| Learned { enough: self.enough, explained: explained() });
        self.is_news = false;
        learned
    }

    /// The same at a table, which needs no guide any more once somebody has had enough.
    pub fn learned_at_the_table(guide: &mut Option<Self>) -> Option<Learned> {
        let learned = guide.as_mut()?.learned()?;
        if learned.enough {
            *guide = None;
        }
        Some(learned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_looks_once_at_a_game_and_again_after_each_hint_and_remembers_what_was_explained() {
        let hint = |name: &str, when| Hint { name: name.to_owned(), when: vec![when], at: () };
        let mut guide = Guide::new(vec![hint("door", 1), hint("dice", 2)], BTreeSet::new());
        assert!(!guide.look(7, |_| false) && !guide.look(7, |_| true), "the same game says nothing new");
        assert!(guide.look(8, |_| true));
        assert_eq!(guide.learned(), None);
        guide.put_away();
        assert_eq!(guide.learned().map(|learned| (learned.enough, learned.explained.len())), Some((false, 1)));
        assert!(guide.learned().is_none() && guide.look(8, |_| true), "the next one comes at once");
        guide.enough();
        assert!(guide.learned().is_some_and(|learned| learned.enough));
    }

    #[test]
    fn what_found_no_room_is_not_explained_by_going_on() {
        let hint = |name: &str, when| Hint { name: name.to_owned(), when: vec![when], at: () };
        let mut guide = Guide::new(vec![hint("door", 1), hint("dice", 2)], BTreeSet::new());
        assert!(guide.look(1, |_| true));
        guide.hear(None);
        guide.follow(|()| true);
        assert_eq!(guide.learned(), None, "nobody has seen it");
        guide.hear(Some(HintOutcome::Seen));
        guide.follow(|()| true);
        assert_eq!(guide.learned().map(|learned| learned.explained.len()), Some(1));
        assert!(guide.look(2, |_| true));
        guide.hear(None);
        guide.follow(|()| true);
        assert_eq!(guide.learned(), None, "another one was seen before");
        guide.hear(Some(HintOutcome::Enough));
        assert!(guide.learned().is_some_and(|learned| learned.enough));
    }
}
