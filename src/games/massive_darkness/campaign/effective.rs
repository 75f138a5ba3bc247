//! Which entries count, and what stands in them: corrections and undo never change an entry, they are entries about
//! entries.

use super::entry::{Entry, What};
use crate::kernel::game::Refusal;
use std::borrow::Borrow;
use std::collections::BTreeSet;

/// An entry of the book as it counts now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts<'a> {
    /// It counts, with these words: its own, or those of a correction.
    As(&'a What),
    /// It was undone, struck out, or is an entry about entries.
    Not,
}

/// For each entry: how it counts, and the number of the correction that applies to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status<'a> {
    /// How it counts.
    pub counts: Counts<'a>,
    /// Was it undone?
    pub is_undone: bool,
    /// The correction that applies to it, by its number from 1.
    pub corrected_by: Option<u32>,
}

/// An entry about entries names one that it cannot be about.
pub(super) const NO_SUCH_ENTRY: Refusal = Refusal::new("STORY-01", "refused-no-such-entry");

/// How each entry counts.
#[must_use]
pub fn statuses<E: Borrow<Entry>>(entries: &[E]) -> Vec<Status<'_>> {
    let alive = alive(entries);
    let mut statuses: Vec<Status<'_>> = entries
        .iter()
        .map(Borrow::borrow)
        .zip(&alive)
        .map(|(entry, is_alive)| Status {
            counts: if *is_alive && !entry.what.is_bookkeeping() { Counts::As(&entry.what) } else { Counts::Not },
            is_undone: !is_alive,
            corrected_by: None,
        })
        .collect();
    for (index, entry) in entries.iter().map(Borrow::borrow).enumerate().filter(|(index, _)| alive[*index]) {
        let What::Corrected { entry: number, to, .. } = &entry.what else { continue };
        if is_about(entries, index, *number).is_err() || !alive[place(*number)] {
            continue;
        }
        let status = &mut statuses[place(*number)];
        status.counts = to.as_deref().map_or(Counts::Not, Counts::As);
        status.corrected_by = Some(index as u32 + 1);
    }
    statuses
}

/// Whether each entry was not undone, or was redone.
fn alive<E: Borrow<Entry>>(entries: &[E]) -> Vec<bool> {
    let mut alive = vec![true; entries.len()];
    for (index, entry) in entries.iter().map(Borrow::borrow).enumerate() {
        let (number, is_alive) = match entry.what {
            What::Undone(number) => (number, false),
            What::Redone(number) => (number, true),
            _ => continue,
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
pub(super) fn is_about<E: Borrow<Entry>>(entries: &[E], index: usize, number: u32) -> Result<(), Refusal> {
    let target = number.checked_sub(1).map(|place| place as usize).filter(|place| *place < index);
    let target: &Entry = target.and_then(|place| entries.get(place)).ok_or(NO_SUCH_ENTRY)?.borrow();
    let fits = match &entries[index].borrow().what {
        What::Corrected { to, .. } => {
            let keeps_founding = number != 1 || matches!(to.as_deref(), Some(What::Founded(_)));
            keeps_founding
                && !target.what.is_bookkeeping()
                && !to.as_deref().is_some_and(What::is_bookkeeping)
                && (number == 1 || !matches!(to.as_deref(), Some(What::Founded(_))))
        }
        What::Undone(_) | What::Redone(_) => number != 1 && !matches!(target.what, What::Undone(_) | What::Redone(_)),
        _ => false,
    };
    if fits { Ok(()) } else { Err(NO_SUCH_ENTRY) }
}

fn place(number: u32) -> usize {
    number as usize - 1
}

/// The entry that *undo* takes back: the last one that counts and is no undo itself, the founding excepted.
#[must_use]
pub fn next_undo(entries: &[Entry]) -> Option<u32> {
    let alive = alive(entries);
    (1..entries.len())
        .rev()
        .find(|index| alive[*index] && !matches!(entries[*index].what, What::Undone(_) | What::Redone(_)))
        .map(|index| index as u32 + 1)
}

/// The entry that *redo* brings back: the one undone last, unless something new was entered since.
#[must_use]
pub fn next_redo(entries: &[Entry]) -> Option<u32> {
    let (mut undone, mut known) = (Vec::new(), BTreeSet::new());
    for entry in entries {
        match entry.what {
            What::Undone(number) => {
                if !known.insert(number) {
                    undone.retain(|other| *other != number);
                }
                undone.push(number);
            }
            What::Redone(number) if known.remove(&number) => match undone.last() {
                Some(last) if *last == number => drop(undone.pop()),
                _ => undone.retain(|other| *other != number),
            },
            What::Redone(_) => {}
            _ => (undone, known) = Default::default(),
        }
    }
    undone.pop()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::campaign::entry::Note;
    use proptest::prelude::*;

    fn noted(text: &str) -> What {
        What::Noted(Note { text: text.to_owned(), ..Note::default() })
    }

    fn book(whats: Vec<What>) -> Vec<Entry> {
        whats.into_iter().map(|what| Entry { at: 0, what }).collect()
    }

    fn said(entries: &[Entry]) -> Vec<String> {
        let texts = statuses(entries).into_iter().filter_map(|status| match status.counts {
            Counts::As(What::Noted(note)) => Some(note.text.clone()),
            _ => None,
        });
        texts.collect()
    }

    fn corrected(entry: u32, to: Option<&str>) -> What {
        What::Corrected { entry, to: to.map(|text| Box::new(noted(text))), why: String::new() }
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
            entries.push(Entry { at: 0, what: What::Undone(undone) });
            assert_eq!(said(&entries), ["a", expected]);
        }
        assert_eq!(next_redo(&entries), Some(3));
        entries.push(Entry { at: 0, what: What::Redone(3) });
        assert_eq!(said(&entries), ["a", "B"]);
        assert_eq!(next_redo(&entries), Some(4));
        entries.push(Entry { at: 0, what: noted("new") });
        assert_eq!(next_redo(&entries), None, "what was entered since cannot be skipped");
    }

    #[test]
    fn the_founding_can_be_corrected_by_a_founding_only_and_never_undone() {
        let entries = book(vec![noted("a"), What::Undone(1), corrected(1, None), corrected(1, Some("x"))]);
        assert_eq!(said(&entries), ["a"]);
        assert_eq!(next_undo(&entries[..1]), None);
    }

    #[test]
    fn what_is_about_nothing_counts_for_nothing() {
        let entries =
            book(vec![noted("a"), noted("b"), What::Undone(0), What::Undone(9), What::Undone(4), corrected(5, None)]);
        assert_eq!(said(&entries), ["a", "b"]);
        assert_eq!(is_about(&entries, 2, 0), Err(NO_SUCH_ENTRY));
        assert_eq!(is_about(&entries, 3, 9), Err(NO_SUCH_ENTRY));
    }

    proptest! {
        #[test]
        fn as_many_redos_as_undos_lead_back(steps in prop::collection::vec(0_u8..4, 0..40), undos in 0_usize..30) {
            let mut entries = book(vec![noted("first")]);
            for (number, step) in steps.into_iter().enumerate() {
                let what = match step {
                    0 => corrected(1 + (number as u32 * 7) % entries.len() as u32, Some("corrected")),
                    1 => next_undo(&entries).map_or(noted("again"), What::Undone),
                    _ => noted(&number.to_string()),
                };
                entries.push(Entry { at: 0, what });
            }
            entries.push(Entry { at: 0, what: noted("last") });
            let before = said(&entries);
            let mut count = 0;
            while let Some(number) = next_undo(&entries).filter(|_| count < undos) {
                entries.push(Entry { at: 0, what: What::Undone(number) });
                count += 1;
            }
            for _ in 0..count {
                let number = next_redo(&entries).unwrap();
                entries.push(Entry { at: 0, what: What::Redone(number) });
            }
            prop_assert_eq!(next_redo(&entries), None);
            prop_assert_eq!(said(&entries), before);
        }
    }
}
