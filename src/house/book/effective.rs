//! Which entries count, and what stands in them: corrections and undo never change an entry, they are entries about
//! entries.

use super::{About, Entry, NotEntered, Says};
use std::borrow::Borrow;
use std::collections::BTreeSet;

/// An entry of the book as it counts now.
#[derive(Debug, PartialEq, Eq)]
pub enum Counts<'a, W> {
    /// It counts, with these words: its own, or those of a correction.
    As(&'a W),
    /// It was undone, struck out, or is an entry about entries.
    Not,
}

/// For each entry: how it counts, and the number of the correction that applies to it.
#[derive(Debug, PartialEq, Eq)]
pub struct Status<'a, W> {
    /// Its words where it counts; nothing where it does not.
    pub counts: Counts<'a, W>,
    /// A later entry has taken it back.
    pub is_undone: bool,
    /// The correction that applies to it, by its number from 1.
    pub corrected_by: Option<u32>,
}

/// How each entry counts.
#[must_use]
pub fn statuses<W: Says, E: Borrow<Entry<W>>>(entries: &[E]) -> Vec<Status<'_, W>> {
    let alive = alive(entries);
    let mut statuses: Vec<Status<'_, W>> = entries
        .iter()
        .map(Borrow::borrow)
        .zip(&alive)
        .map(|(entry, is_alive)| Status {
            counts: if *is_alive && entry.what.about().is_none() { Counts::As(&entry.what) } else { Counts::Not },
            is_undone: !is_alive,
            corrected_by: None,
        })
        .collect();
    for (index, entry) in entries.iter().map(Borrow::borrow).enumerate().filter(|(index, _)| alive[*index]) {
        let Some(About::Corrected { entry: number, to, .. }) = entry.what.about() else { continue };
        if is_about(entries, index, number).is_err() || !alive[place(number)] {
            continue;
        }
        let status = &mut statuses[place(number)];
        status.counts = to.map_or(Counts::Not, Counts::As);
        status.corrected_by = Some(index as u32 + 1);
    }
    statuses
}

/// Whether each entry was not undone, or was redone.
fn alive<W: Says, E: Borrow<Entry<W>>>(entries: &[E]) -> Vec<bool> {
    let mut alive = vec![true; entries.len()];
    for (index, entry) in entries.iter().map(Borrow::borrow).enumerate() {
        let (number, is_alive) = match entry.what.about() {
            Some(About::Undone(number)) => (number, false),
            Some(About::Redone(number)) => (number, true),
            Some(About::Corrected { .. }) | None => continue,
        };
        if is_about(entries, index, number).is_ok() {
            alive[place(number)] = is_alive;
        }
    }
    alive
}

/// May the entry about entries at `index` be about this one?
///
/// # Errors
/// It is not before it, is about entries itself, or is the founding, without which there is no campaign.
pub(super) fn is_about<W: Says, E: Borrow<Entry<W>>>(
    entries: &[E],
    index: usize,
    number: u32,
) -> Result<(), NotEntered> {
    let target = number.checked_sub(1).map(|place| place as usize).filter(|place| *place < index);
    let target: &Entry<W> = target.and_then(|place| entries.get(place)).ok_or(NotEntered::NoSuchEntry)?.borrow();
    let target = target.what.about();
    let fits = match entries[index].borrow().what.about() {
        Some(About::Corrected { to, .. }) => {
            let founds = to.is_some_and(Says::is_founding);
            let is_about_entries = to.is_some_and(|to| to.about().is_some());
            // The founding is corrected by a founding, and nothing else is.
            target.is_none() && !is_about_entries && (number == 1) == founds
        }
        Some(About::Undone(_) | About::Redone(_)) => {
            number != 1 && matches!(target, None | Some(About::Corrected { .. }))
        }
        None => false,
    };
    if fits { Ok(()) } else { Err(NotEntered::NoSuchEntry) }
}

fn place(number: u32) -> usize {
    number as usize - 1
}

/// The entry that *undo* takes back: the last one that counts and is no undo itself, the founding excepted.
#[must_use]
pub(super) fn next_undo<W: Says>(entries: &[Entry<W>]) -> Option<u32> {
    let alive = alive(entries);
    (1..entries.len())
        .rev()
        .find(|index| alive[*index] && matches!(entries[*index].what.about(), None | Some(About::Corrected { .. })))
        .map(|index| index as u32 + 1)
}

/// The entry that *redo* brings back: the one undone last, unless something new was entered since.
#[must_use]
pub(super) fn next_redo<W: Says>(entries: &[Entry<W>]) -> Option<u32> {
    let (mut undone, mut known) = (Vec::new(), BTreeSet::new());
    for entry in entries {
        match entry.what.about() {
            Some(About::Undone(number)) => {
                if !known.insert(number) {
                    undone.retain(|other| *other != number);
                }
                undone.push(number);
            }
            Some(About::Redone(number)) if known.remove(&number) => match undone.last() {
                Some(last) if *last == number => drop(undone.pop()),
                _ => undone.retain(|other| *other != number),
            },
            Some(About::Redone(_)) => {}
            Some(About::Corrected { .. }) | None => (undone, known) = Default::default(),
        }
    }
    undone.pop()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Said, entry as of, noted};
    use super::*;
    use proptest::prelude::*;

    fn book(whats: Vec<Said>) -> Vec<Entry<Said>> {
        whats.into_iter().map(of).collect()
    }

    fn said(entries: &[Entry<Said>]) -> Vec<String> {
        let texts = statuses(entries).into_iter().filter_map(|status| match status.counts {
            Counts::As(Said::Noted(text)) => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    }

    fn corrected(entry: u32, to: Option<&str>) -> Said {
        Said::Corrected { entry, to: to.map(|text| Box::new(noted(text))), why: String::new() }
    }

    #[test]
    fn a_correction_counts_in_the_place_of_the_wrong_entry_and_the_last_one_wins() {
        let entries = book(vec![noted("a"), noted("b"), noted("c"), corrected(2, Some("B")), corrected(2, Some("β"))]);
        assert_eq!(said(&entries), ["a", "β", "c"]);
        assert_eq!(statuses(&entries)[1].corrected_by, Some(5));
        assert_eq!(said(&book(vec![noted("a"), noted("b"), corrected(2, None)])), ["a"]);
    }

    #[test]
    fn an_undone_correction_brings_the_earlier_words_back() {
        let mut entries = book(vec![noted("a"), noted("b"), corrected(2, Some("B")), corrected(2, Some("β"))]);
        for (undone, expected) in [(4, "B"), (3, "b")] {
            assert_eq!(next_undo(&entries), Some(undone));
            entries.push(of(Said::Undone(undone)));
            assert_eq!(said(&entries), ["a", expected]);
        }
        assert_eq!(next_redo(&entries), Some(3));
        entries.push(of(Said::Redone(3)));
        assert_eq!(said(&entries), ["a", "B"]);
        assert_eq!(next_redo(&entries), Some(4));
        entries.push(of(noted("new")));
        assert_eq!(next_redo(&entries), None, "what was entered since cannot be skipped");
    }

    #[test]
    fn the_founding_can_be_corrected_by_a_founding_only_and_never_undone() {
        let founded = |name: &str| Said::Founded(name.to_owned());
        let anew = Said::Corrected { entry: 1, to: Some(Box::new(founded("b"))), why: String::new() };
        let entries = book(vec![founded("a"), noted("x"), anew]);
        assert_eq!(statuses(&entries)[0].counts, Counts::As(&founded("b")));
        let elsewhere = Said::Corrected { entry: 2, to: Some(Box::new(founded("c"))), why: String::new() };
        assert_eq!(is_about(&book(vec![founded("a"), noted("x"), elsewhere]), 2, 2), Err(NotEntered::NoSuchEntry));
        let entries = book(vec![noted("a"), Said::Undone(1), corrected(1, None), corrected(1, Some("x"))]);
        assert_eq!(said(&entries), ["a"]);
        assert_eq!(next_undo(&entries[..1]), None);
    }

    #[test]
    fn what_is_about_nothing_counts_for_nothing() {
        let entries =
            book(vec![noted("a"), noted("b"), Said::Undone(0), Said::Undone(9), Said::Undone(4), corrected(5, None)]);
        assert_eq!(said(&entries), ["a", "b"]);
        assert_eq!(is_about(&entries, 2, 0), Err(NotEntered::NoSuchEntry));
        assert_eq!(is_about(&entries, 3, 9), Err(NotEntered::NoSuchEntry));
    }

    proptest! {
        #[test]
        fn as_many_redos_as_undos_lead_back(steps in prop::collection::vec(0_u8..4, 0..40), undos in 0_usize..30) {
            let mut entries = book(vec![noted("first")]);
            for (number, step) in steps.into_iter().enumerate() {
                let what = match step {
                    0 => corrected(1 + (number as u32 * 7) % entries.len() as u32, Some("corrected")),
                    1 => next_undo(&entries).map_or(noted("again"), Said::Undone),
                    _ => noted(&number.to_string()),
                };
                entries.push(of(what));
            }
            entries.push(of(noted("last")));
            let before = said(&entries);
            let mut count = 0;
            while let Some(number) = next_undo(&entries).filter(|_| count < undos) {
                entries.push(of(Said::Undone(number)));
                count += 1;
            }
            for _ in 0..count {
                let number = next_redo(&entries).unwrap();
                entries.push(of(Said::Redone(number)));
            }
            prop_assert_eq!(next_redo(&entries), None);
            prop_assert_eq!(said(&entries), before);
        }
    }
}
