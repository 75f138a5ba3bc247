//! Hints: one short explanation at a time, beside the thing it speaks of. Nobody has to wait for one, and none is shown twice.
//!
//! A game brings a list of them as data ([`Hint`]): when each is of use, in words of its own, and what it points at. Of those that are
//! of use the first that has not been explained yet is shown ([`Hints`]), until it is put away, or until somebody does what it
//! speaks of. Where things are says whoever draws them ([`mark`]); what room is left beside them finds [`place`].
//!
//! A table keeps them in a [`Guide`]. What is not here: what a hint says (a message `hint-<name>` of the game), and who keeps what was
//! explained.

mod bubble;
mod guide;
mod marks;
mod place;

pub use bubble::{HintOutcome, bubble_ui};
pub use guide::{Guide, Learned};
pub use marks::{mark, marked};
pub use place::{Room, place};

use serde::Deserialize;
use std::collections::BTreeSet;

/// A hint. `When` and `At` are words of the game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint<When, At> {
    /// What it is remembered by; what it says is the message `hint-<name>`.
    pub name: String,
    /// When it is of use: all of this holds.
    pub when: Vec<When>,
    /// What it points at.
    pub at: At,
}

/// The hints of a game, and how far somebody has come with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hints<When, At> {
    list: Vec<Hint<When, At>>,
    explained: BTreeSet<String>,
    shown: Option<usize>,
}

impl<When, At> Hints<When, At> {
    /// A list in its order; `explained` are the names of those that somebody knows already.
    #[must_use]
    pub fn new(list: Vec<Hint<When, At>>, explained: BTreeSet<String>) -> Self {
        Self { list, explained, shown: None }
    }

    /// Looks for what is of use now. What is shown stays, as long as it is.
    pub fn look(&mut self, holds: impl Fn(&When) -> bool) {
        let is_of_use = |hint: &Hint<When, At>| !self.explained.contains(&hint.name) && hint.when.iter().all(&holds);
        if !self.shown().is_some_and(is_of_use) {
            self.shown = self.list.iter().position(is_of_use);
        }
    }

    /// The one that is shown.
    #[must_use]
    pub fn shown(&self) -> Option<&Hint<When, At>> {
        self.shown.and_then(|at| self.list.get(at))
    }

    /// How many have been explained, and of how many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let known = self.list.iter().filter(|hint| self.explained.contains(&hint.name));
        (known.count(), self.list.len())
    }

    /// It has been read, or somebody did what it speaks of: it does not come again.
    pub fn put_away(&mut self) {
        if let Some(hint) = self.shown.take().and_then(|at| self.list.get(at)) {
            self.explained.insert(hint.name.clone());
        }
    }

    /// The names of all that were explained.
    #[must_use]
    pub fn explained(&self) -> &BTreeSet<String> {
        &self.explained
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hints(explained: &[&str]) -> Hints<u8, &'static str> {
        let hint = |name: &str, when: &[u8], at| Hint { name: name.to_owned(), when: when.to_vec(), at };
        let list = vec![hint("door", &[1, 2], "door"), hint("dice", &[3], "tray"), hint("way", &[], "map")];
        Hints::new(list, explained.iter().map(|name| (*name).to_owned()).collect())
    }

    fn shown(hints: &Hints<u8, &'static str>) -> Option<&'static str> {
        hints.shown().map(|hint| hint.at)
    }

    #[test]
    fn the_first_that_is_of_use_is_shown_until_it_is_put_away_and_never_again() {
        let mut hints = hints(&[]);
        hints.look(|when| *when != 3);
        assert_eq!((shown(&hints), hints.progress()), (Some("door"), (0, 3)));
        hints.put_away();
        assert_eq!(shown(&hints), None, "nothing takes its place before one has looked again");
        hints.look(|_| true);
        assert_eq!(shown(&hints), Some("tray"));
        hints.put_away();
        hints.look(|_| true);
        hints.put_away();
        hints.look(|_| true);
        assert_eq!((shown(&hints), hints.progress()), (None, (3, 3)));
    }

    #[test]
    fn what_is_shown_stays_while_it_is_of_use_and_comes_again_if_it_was_not_explained() {
        let mut hints = hints(&[]);
        hints.look(|when| *when == 3);
        assert_eq!(shown(&hints), Some("tray"));
        hints.look(|_| true);
        assert_eq!(shown(&hints), Some("tray"), "an earlier one waits");
        hints.look(|when| *when == 1);
        assert_eq!(shown(&hints), Some("map"));
        hints.put_away();
        hints.look(|when| *when == 3);
        assert_eq!(shown(&hints), Some("tray"), "nobody has explained it");
    }

    #[test]
    fn what_somebody_knows_from_another_evening_is_not_shown() {
        let mut hints = hints(&["door", "no longer there"]);
        hints.look(|_| true);
        assert_eq!((shown(&hints), hints.progress()), (Some("tray"), (1, 3)));
        assert!(hints.explained().contains("no longer there"), "another program may know it");
    }
}
