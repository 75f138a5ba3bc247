//! A damaged book: everything in it that can be read goes on, and the file stays beside it as it was.

use super::campaign::Campaign;
use super::effective::is_about;
use super::file::{BookError, ErrorOf, text_of, unreadable};
use super::lines::{self, ReadError};
use super::{Accounts, Entry, NotEntered, Says};
use crate::house::storage::{Safe, StorageError, Trouble, copy_new, free_beside, lock_log, read_lines, write_atomic};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// So many entries are derived at most while those of a damaged book are tried one by one: many times as many as a book
/// can have.
const MOST_STEPS: usize = 40_000;

/// What became of a damaged book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescued<R> {
    /// Where the damaged file is kept.
    pub kept: PathBuf,
    /// The lines that are not in the book any more.
    pub left_out: Vec<LeftOut<R>>,
}

/// A line that could not be rescued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut<R> {
    /// Its number in the damaged file, from 1.
    pub line: usize,
    /// What keeps it from being read.
    pub why: WhyLeftOut<R>,
}

/// Why a line could not be rescued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyLeftOut<R> {
    /// Its bytes are not UTF-8.
    NoText,
    /// It cannot be understood.
    Read(ReadError),
    /// The rules forbid it without the lines that are lost.
    Refused(R),
}

/// Makes a book of all entries that can be read and, after the first damaged line, that the rules allow. The damaged
/// file stays beside it under another name. A book that somebody has open, one in which every line can be read, and a
/// file that does not even begin as a book are left alone.
///
/// # Errors
/// The file, nothing of it can be read, or nothing is wrong with it.
pub fn rescue<A: Accounts>(path: &Path, accounts: &Arc<A>) -> Result<Rescued<A::Refused>, ErrorOf<A>> {
    let held = lock_log(path)?;
    let lines = read_lines(path)?;
    let first = lines.first().ok_or_else(|| unreadable(path, ReadError::Empty))?;
    let first = first.as_deref().ok_or_else(|| unreadable(path, ReadError::Foreign))?;
    let header = lines::read_header(first, A::RULESET).map_err(|error| unreadable(path, error))?;
    lines::check_length(lines.len() - 1).map_err(|error| unreadable(path, error))?;
    let entries: Vec<Read<A>> = lines.iter().enumerate().skip(1).map(entry).collect();
    let sound = entries.iter().map_while(|entry| entry.as_ref().ok().cloned()).collect::<Vec<_>>();
    if entries.is_empty() {
        return Err(unreadable(path, ReadError::Bare));
    }
    if sound.len() == entries.len() {
        return Err(BookError::Sound(path.to_path_buf()));
    }
    if sound.is_empty() {
        return Err(match entries.into_iter().next() {
            Some(Err(WhyLeftOut::Read(error))) => unreadable(path, error),
            _ => StorageError::untouched(path, Trouble::NotText { line: 2, column: 1 }).into(),
        });
    }
    let Sifted { campaign, left_out, .. } =
        sift(Campaign::new(Arc::clone(accounts), header, sound), entries, MOST_STEPS);
    if let (None, Some((_, refused))) = (campaign.standing(), campaign.conflicts().next()) {
        return Err(BookError::Refused(refused.clone()));
    }
    let kept = free_beside(path, |stem, number, ending| format!("{stem}{ending}.broken-{number}"));
    // A copy first: whatever happens in between, the damaged file is still there under one of the two names.
    copy_new(path, &kept)?;
    let text = text_of(path, campaign.header(), campaign.entries())?;
    // Windows replaces no file that is open.
    let held = (!cfg!(windows)).then_some(held);
    write_atomic(path, text.as_bytes()).map_err(|error| StorageError { safe: Safe::KeptAs(kept.clone()), ..error })?;
    drop(held);
    Ok(Rescued { kept, left_out })
}

/// An entry, or why it is left out.
type Read<A> = Result<Entry<<A as Accounts>::What>, WhyLeftOut<<A as Accounts>::Refused>>;

fn entry<W: Says, R>((index, text): (usize, &Option<String>)) -> Result<Entry<W>, WhyLeftOut<R>> {
    let text = text.as_deref().ok_or(WhyLeftOut::NoText)?;
    lines::read_entry(index + 1, text).map_err(WhyLeftOut::Read)
}

/// What became of the entries of a damaged book.
struct Sifted<A: Accounts> {
    campaign: Campaign<A>,
    left_out: Vec<LeftOut<A::Refused>>,
    /// How many entries were derived for it, the last time excepted.
    #[cfg_attr(not(test), expect(dead_code, reason = "only whoever counts wants to know"))]
    steps: usize,
}

/// Goes on from the entries before the damage with those after it that are still possible. Every entry about entries lets all
/// after the one it is about be derived again, so that is done only `most` times; what is left then is taken without asking
/// the rules. Nothing is lost by that: what has become impossible is a conflict in the book.
fn sift<A: Accounts>(mut campaign: Campaign<A>, entries: Vec<Read<A>>, most: usize) -> Sifted<A> {
    let sound = campaign.entries().len();
    let (mut numbers, mut left_out): (Vec<Option<u32>>, _) = ((1..=sound as u32).map(Some).collect(), Vec::new());
    let (mut steps, mut unasked): (usize, Option<Vec<Entry<A::What>>>) = (0, None);
    for (index, entry) in entries.into_iter().enumerate().skip(sound) {
        if steps >= most && unasked.is_none() {
            unasked = Some(campaign.entries().to_vec());
        }
        let next = entry.and_then(|entry| {
            let entry = renumbered(entry, &numbers).ok_or_else(|| A::Refused::from(NotEntered::NoSuchEntry));
            let taken = entry.and_then(|entry| match &mut unasked {
                Some(unasked) => take_unasked(unasked, entry).map_err(Into::into),
                None => campaign.step_counted(entry, &mut steps).map(|step| {
                    campaign.take(step);
                    campaign.entries().len()
                }),
            });
            taken.map_err(WhyLeftOut::Refused)
        });
        match next {
            Ok(number) => numbers.push(Some(number as u32)),
            Err(why) => {
                left_out.push(LeftOut { line: index + 2, why });
                numbers.push(None);
            }
        }
    }
    if let Some(entries) = unasked {
        campaign = Campaign::new(Arc::clone(campaign.accounts()), campaign.header().clone(), entries);
    }
    Sifted { campaign, left_out, steps }
}

/// Takes an entry without deriving anything; only what is about an entry that it cannot be about is refused.
fn take_unasked<W: Says>(entries: &mut Vec<Entry<W>>, entry: Entry<W>) -> Result<usize, NotEntered> {
    let index = entries.len();
    entries.push(entry);
    let Some(about) = entries[index].what.about().map(|about| about.entry()) else { return Ok(entries.len()) };
    match is_about(entries, index, about) {
        Ok(()) => Ok(entries.len()),
        Err(why) => {
            entries.pop();
            Err(why)
        }
    }
}

/// Entries about entries name them by number; without the lost lines these are others. `None`: it is about a lost one.
fn renumbered<W: Says>(mut entry: Entry<W>, numbers: &[Option<u32>]) -> Option<Entry<W>> {
    if let Some(number) = entry.what.about_mut() {
        let place = (*number as usize).checked_sub(1)?;
        *number = (*numbers.get(place)?)?;
    }
    Some(entry)
}
#[cfg(test)]
mod tests {
    use super::super::derive;
    use super::super::testing::{Coins, Said, begun, entry as of, noted};
    use super::*;

    /// A long book without its third line, and more behind it.
    fn damaged(more: impl IntoIterator<Item = Said>) -> (Campaign<Coins>, Vec<Read<Coins>>) {
        let mut all: Vec<Read<Coins>> = begun(300).entries().iter().cloned().map(Ok).collect();
        all[1] = Err(WhyLeftOut::NoText);
        all.extend(more.into_iter().map(|what| Ok(of(what))));
        (begun(1), all)
    }

    #[test]
    fn a_book_that_goes_back_and_forth_thousands_of_times_is_rescued_in_so_many_steps() {
        let pairs = (0..2400).flat_map(|_| [Said::Undone(5), Said::Redone(5)]);
        let (campaign, entries) = damaged(pairs.chain([noted("the last")]));
        let count = entries.len();
        let sifted = sift(campaign, entries, MOST_STEPS);
        // The last one that is asked may go over it, by all that stood there.
        assert!(sifted.steps <= MOST_STEPS + count, "{}", sifted.steps);
        assert_eq!(sifted.campaign.entries().len() + sifted.left_out.len(), count);
        assert_eq!(sifted.campaign.entries().last().unwrap().what, noted("the last"));
        let (standing, judged) = derive(sifted.campaign.accounts(), sifted.campaign.entries());
        assert_eq!((sifted.campaign.standing(), sifted.campaign.judged()), (standing.as_ref(), &judged[..]));
    }

    #[test]
    fn what_is_about_the_campaign_is_tried_in_one_step_each() {
        let (campaign, entries) = damaged((0..1000).map(|number| noted(&number.to_string())));
        let tried = entries.len() - 2;
        let sifted = sift(campaign, entries, MOST_STEPS);
        assert!(sifted.steps <= tried, "{} for {tried}", sifted.steps);
    }

    #[test]
    fn whoever_may_ask_no_rule_keeps_all_but_what_is_about_a_lost_line() {
        let more = || [Said::Undone(2), Said::Undone(9), noted("after"), Said::Redone(9)];
        let (campaign, entries) = damaged(more());
        let count = entries.len();
        let sifted = sift(campaign, entries, 0);
        let lost: Vec<usize> = sifted.left_out.iter().map(|lost| lost.line).collect();
        assert_eq!(lost, [3, count - 2], "the damaged line, and what is about it");
        let (campaign, entries) = damaged(more());
        let asked = sift(campaign, entries, MOST_STEPS);
        assert!(asked.left_out.len() >= sifted.left_out.len());
    }
}
