//! A damaged book: everything in it that can be read goes on, and the file stays beside it as it was.

use super::account::Campaign;
use super::book::{BookError, text_of, unreadable};
use super::effective::NO_SUCH_ENTRY;
use super::entry::{Entry, What};
use super::lines::{self, ReadError};
use super::refused::Refused;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::storage::{Safe, StorageError, Trouble, copy_new, free_beside, lock_log, read_lines, write_atomic};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What became of a damaged book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescued {
    /// Where the damaged file is kept.
    pub kept: PathBuf,
    /// The lines that are not in the book any more.
    pub left_out: Vec<LeftOut>,
}

/// A line that could not be rescued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Its number in the damaged file, from 1.
    pub line: usize,
    /// Why.
    pub why: WhyLeftOut,
}

/// Why a line could not be rescued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyLeftOut {
    /// It is no text.
    NoText,
    /// It cannot be understood.
    Read(ReadError),
    /// The rules forbid it without the lines that are lost.
    Refused(Refused),
}

/// Makes a book of all entries that can be read and, after the first damaged line, that the rules allow. The damaged
/// file stays beside it under another name. A book that somebody has open, one in which every line can be read, and a
/// file that does not even begin as a book are left alone.
///
/// # Errors
/// The file, nothing of it can be read, or nothing is wrong with it.
pub fn rescue(path: &Path, library: &Arc<Library>) -> Result<Rescued, BookError> {
    let held = lock_log(path)?;
    let lines = read_lines(path)?;
    let first = lines.first().ok_or_else(|| unreadable(path, ReadError::Empty))?;
    let first = first.as_deref().ok_or_else(|| unreadable(path, ReadError::Foreign))?;
    let header = lines::read_header(first).map_err(|error| unreadable(path, error))?;
    lines::check_length(lines.len() - 1).map_err(|error| unreadable(path, error))?;
    let entries: Vec<Result<Entry, WhyLeftOut>> = lines.iter().enumerate().skip(1).map(entry).collect();
    let sound = entries.iter().map_while(|entry| entry.as_ref().ok().cloned()).collect::<Vec<_>>();
    if sound.len() == entries.len() {
        return Err(BookError::Sound(path.to_path_buf()));
    }
    if sound.is_empty() {
        return Err(match entries.into_iter().next() {
            Some(Err(WhyLeftOut::Read(error))) => unreadable(path, error),
            _ => StorageError::untouched(path, Trouble::NotText { line: 2, column: 1 }).into(),
        });
    }
    let (campaign, left_out) = sift(Campaign::new(Arc::clone(library), header, sound), entries);
    if let (None, Some((_, refused))) = (campaign.standing(), campaign.conflicts().next()) {
        return Err(refused.clone().into());
    }
    let kept = free_beside(path, |stem, number, ending| format!("{stem}.{ending}.broken-{number}"));
    // A copy first: whatever happens in between, the damaged file is still there under one of the two names.
    copy_new(path, &kept)?;
    let text = text_of(path, &campaign)?;
    // Windows replaces no file that is open.
    let held = (!cfg!(windows)).then_some(held);
    write_atomic(path, text.as_bytes()).map_err(|error| StorageError { safe: Safe::KeptAs(kept.clone()), ..error })?;
    drop(held);
    Ok(Rescued { kept, left_out })
}

fn entry((index, text): (usize, &Option<String>)) -> Result<Entry, WhyLeftOut> {
    let text = text.as_deref().ok_or(WhyLeftOut::NoText)?;
    lines::read_entry(index + 1, text).map_err(WhyLeftOut::Read)
}

/// Goes on from the entries before the damage with those after it that are still possible.
fn sift(mut campaign: Campaign, entries: Vec<Result<Entry, WhyLeftOut>>) -> (Campaign, Vec<LeftOut>) {
    let sound = campaign.entries().len();
    let (mut numbers, mut left_out): (Vec<Option<u32>>, _) = ((1..=sound as u32).map(Some).collect(), Vec::new());
    for (index, entry) in entries.into_iter().enumerate().skip(sound) {
        let next = entry.and_then(|entry| {
            let entry = renumbered(entry, &numbers).ok_or(Refused::of(NO_SUCH_ENTRY));
            entry.and_then(|entry| campaign.step(entry)).map_err(WhyLeftOut::Refused)
        });
        match next {
            Ok(step) => {
                campaign.take(step);
                numbers.push(Some(campaign.entries().len() as u32));
            }
            Err(why) => {
                left_out.push(LeftOut { line: index + 2, why });
                numbers.push(None);
            }
        }
    }
    (campaign, left_out)
}

/// Entries about entries name them by number; without the lost lines these are others. `None`: it is about a lost one.
fn renumbered(mut entry: Entry, numbers: &[Option<u32>]) -> Option<Entry> {
    if let What::Corrected { entry: number, .. } | What::Undone(number) | What::Redone(number) = &mut entry.what {
        let place = (*number as usize).checked_sub(1)?;
        *number = (*numbers.get(place)?)?;
    }
    Some(entry)
}
