//! A campaign in memory: its entries and what follows from them. Nothing here touches a file, and every change gives a
//! new campaign, so that a refused entry has changed nothing.

use super::course::{Course, Turn};
use super::effective::{self, Counts};
use super::lines::{Header, MOST_ENTRIES, MOST_NAMES, entry_line, header_line};
use super::{About, Accounts, Entry, NotEntered, Says};
use std::sync::Arc;

/// The entries of a book and what follows from them.
#[derive(Debug)]
pub struct Campaign<A: Accounts> {
    accounts: Arc<A>,
    header: Header,
    entries: Arc<Vec<Entry<A::What>>>,
    course: Arc<Course<A>>,
}

impl<A: Accounts> Clone for Campaign<A> {
    fn clone(&self) -> Self {
        let (accounts, header) = (Arc::clone(&self.accounts), self.header.clone());
        Self { accounts, header, entries: Arc::clone(&self.entries), course: Arc::clone(&self.course) }
    }
}

/// An entry that has been looked at: does it count, and in whose words?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<C, R> {
    /// Does it count?
    pub verdict: Verdict<C, R>,
    /// The correction that counts in its place, by number from 1.
    pub corrected_by: Option<u32>,
}

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<C, R> {
    /// It counts, and this is what it changed.
    Counts(Vec<C>),
    /// It counts no more, until it is done again.
    Undone,
    /// A correction struck it out.
    StruckOut,
    /// It is about other entries.
    Bookkeeping,
    /// The rules forbid it where it stands, since something before it was corrected (or the file was edited by hand).
    /// It counts for nothing until it is corrected.
    Conflict(R),
}

/// A [`Judged`] entry of a game.
pub(super) type JudgedBy<A> = Judged<<A as Accounts>::Change, <A as Accounts>::Refused>;

/// A [`Verdict`] on an entry of a game.
pub(super) type VerdictBy<A> = Verdict<<A as Accounts>::Change, <A as Accounts>::Refused>;

impl<A: Accounts> Campaign<A> {
    /// Begins a campaign.
    ///
    /// # Errors
    /// The rule that the founding breaks.
    pub fn found(accounts: Arc<A>, header: Header, at: u64, founding: impl Into<A::What>) -> Result<Self, A::Refused> {
        let entries = vec![Entry { at, what: founding.into() }];
        let campaign = Self::new(accounts, header, entries);
        let refused = campaign.conflicts().next().map(|(_, refused)| refused.clone());
        refused.map_or(Ok(campaign), Err)
    }

    /// The campaign of these entries. Those that the rules forbid are conflicts.
    #[must_use]
    pub fn new(accounts: Arc<A>, header: Header, entries: Vec<Entry<A::What>>) -> Self {
        let course = Arc::new(Course::of(&accounts, &entries));
        Self { accounts, header, entries: Arc::new(entries), course }
    }

    /// What stands first in its book.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What it is played with.
    #[must_use]
    pub fn accounts(&self) -> &Arc<A> {
        &self.accounts
    }

    /// All entries in the order in which they were written; the first has number 1.
    #[must_use]
    pub fn entries(&self) -> &[Entry<A::What>] {
        &self.entries
    }

    /// What became of each entry.
    #[must_use]
    pub fn judged(&self) -> &[Judged<A::Change, A::Refused>] {
        self.course.judged()
    }

    /// Where the campaign is. `None` only if its founding itself is impossible (a file edited by hand, cards that are gone).
    #[must_use]
    pub fn standing(&self) -> Option<&A::Standing> {
        self.course.standing().map(AsRef::as_ref)
    }

    /// The words that count at the place of an entry: its own or those of a correction. `None`: nothing counts.
    #[must_use]
    pub fn counting(&self, number: u32) -> Option<&A::What> {
        let statuses = effective::statuses(&self.entries);
        match statuses.get((number as usize).checked_sub(1)?)?.counts {
            Counts::As(what) => Some(what),
            Counts::Not => None,
        }
    }

    /// Where the campaign was just before an entry; for a form that corrects it.
    #[must_use]
    pub fn before(&self, number: u32) -> Option<A::Standing> {
        let mut standing: Option<A::Standing> = None;
        for (at, what) in self.counted().take_while(|(at, _)| *at < number) {
            match &mut standing {
                Some(standing) => drop(self.accounts.happen(standing, at, what)),
                None => standing = as_founded(&self.accounts, what),
            }
        }
        standing
    }

    /// Every entry that counts, with its number and its words (or those of its correction).
    pub fn counted(&self) -> impl Iterator<Item = (u32, &A::What)> {
        let statuses = effective::statuses(&self.entries).into_iter().zip(self.judged());
        (1..).zip(statuses).filter_map(|(number, (status, judged))| match (status.counts, &judged.verdict) {
            (Counts::As(what), Verdict::Counts(_)) => Some((number, what)),
            _ => None,
        })
    }

    /// Walks the course of the campaign: every entry that counts, and where the campaign was after it. Nothing of it is
    /// kept, so that a long campaign takes no more room than a short one.
    pub fn follow<'a>(&'a self, mut visit: impl FnMut(u32, &'a A::What, &A::Standing)) {
        let mut standing: Option<A::Standing> = None;
        for (number, what) in self.counted() {
            let happened = match &mut standing {
                None => {
                    standing = as_founded(&self.accounts, what);
                    standing.is_some()
                }
                Some(standing) => self.accounts.happen(standing, number, what).is_ok(),
            };
            // What counts has happened before, and does so again.
            if let Some(standing) = standing.as_ref().filter(|_| happened) {
                visit(number, what, standing);
            }
        }
    }

    /// Entries that the rules forbid where they stand, by number.
    pub fn conflicts(&self) -> impl Iterator<Item = (u32, &A::Refused)> {
        self.judged().iter().enumerate().filter_map(|(index, judged)| match &judged.verdict {
            Verdict::Conflict(refused) => Some((index as u32 + 1, refused)),
            _ => None,
        })
    }

    /// The campaign with one more entry.
    ///
    /// A correction may put later entries into conflict, which is told and not refused; only the corrected entry itself
    /// has to be possible where it stands.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn with(&self, entry: Entry<A::What>) -> Result<Self, A::Refused> {
        let mut next = self.clone();
        let step = next.step(entry)?;
        next.take(step);
        Ok(next)
    }

    /// The same step, not yet taken: whoever writes books writes in between.
    ///
    /// # Errors
    /// As [`Campaign::with`].
    pub(super) fn step(&self, entry: Entry<A::What>) -> Result<Step<A>, A::Refused> {
        self.step_counted(entry, &mut 0)
    }

    /// The same; adds to `steps` how many entries were derived for it, also where it is refused.
    ///
    /// # Errors
    /// As [`Campaign::with`].
    pub(super) fn step_counted(&self, entry: Entry<A::What>, steps: &mut usize) -> Result<Step<A>, A::Refused> {
        let names = || self.entries.iter().chain([&entry]).map(|entry| entry.what.names()).sum::<usize>();
        if self.entries.len() >= MOST_ENTRIES || names() > MOST_NAMES {
            return Err(NotEntered::Full.into());
        }
        let index = self.entries.len();
        let about = entry.what.about();
        if let Some(About::Corrected { why, .. }) = about {
            A::check_reason(why)?;
        }
        if let Some(about) = &about {
            let entries: Vec<&Entry<A::What>> = self.entries.iter().chain(std::iter::once(&entry)).collect();
            effective::is_about(&entries, index, about.entry())?;
        } else if self.standing().is_none() {
            let conflict = self.conflicts().next().map(|(_, refused)| refused.clone());
            return Err(conflict.unwrap_or_else(|| NotEntered::NoSuchEntry.into()));
        }
        let turn = self.course.with(&self.accounts, &self.entries, &entry);
        *steps += turn.steps();
        let verdict = match about {
            None => turn.verdict(index),
            // Whoever takes something out of the book is not held up by what follows from it.
            Some(About::Undone(_) | About::Corrected { to: None, .. }) => None,
            Some(About::Redone(number) | About::Corrected { entry: number, .. }) => {
                let as_before = || self.judged().get(number as usize - 1).map(|judged| &judged.verdict);
                turn.verdict(number as usize - 1).or_else(as_before)
            }
        };
        match verdict {
            Some(Verdict::Conflict(refused)) => return Err(refused.clone()),
            // Nobody corrects what does not count at all.
            Some(Verdict::Undone) if about.is_some() => return Err(NotEntered::NoSuchEntry.into()),
            _ => {}
        }
        self.check_new_words(&entry.what)?;
        Ok(Step { entry, turn })
    }

    /// What nobody writes anew, though a book in which it stands already keeps it.
    fn check_new_words(&self, what: &A::What) -> Result<(), A::Refused> {
        match what.about() {
            Some(About::Corrected { entry, to: Some(to), .. }) if A::is_checked_anew(to) => {
                self.before(entry).map_or(Ok(()), |before| self.accounts.check_new(&before, to))
            }
            None if A::is_checked_anew(what) => {
                self.standing().map_or(Ok(()), |before| self.accounts.check_new(before, what))
            }
            _ => Ok(()),
        }
    }

    /// Takes a step that was just made of this campaign.
    pub(super) fn take(&mut self, step: Step<A>) {
        Arc::make_mut(&mut self.entries).push(step.entry);
        Arc::make_mut(&mut self.course).take(step.turn);
    }

    /// The entry that undo would take back.
    #[must_use]
    pub fn next_undo(&self) -> Option<u32> {
        effective::next_undo(&self.entries)
    }

    /// The entry that redo would bring back.
    #[must_use]
    pub fn next_redo(&self) -> Option<u32> {
        effective::next_redo(&self.entries)
    }

    /// The lines of its file.
    ///
    /// # Errors
    /// What cannot be written down, in English; nothing in a campaign can.
    pub fn lines(&self) -> Result<Vec<String>, String> {
        let header = std::iter::once(header_line(&self.header));
        header.chain(self.entries.iter().map(entry_line)).collect()
    }

    /// What stands in its book; what follows from it is let go of.
    #[must_use]
    pub fn into_pages(self) -> Pages<A::What> {
        Pages { header: self.header, entries: Arc::unwrap_or_clone(self.entries) }
    }
}

/// What stands in a book, whatever follows from it.
#[derive(Debug)]
pub struct Pages<W> {
    /// What stands first.
    pub header: Header,
    /// In the order in which they were entered, taken back ones among them.
    pub entries: Vec<Entry<W>>,
}

/// One more entry, and what comes of it.
#[derive(Debug)]
pub(super) struct Step<A: Accounts> {
    entry: Entry<A::What>,
    turn: Turn<A>,
}

impl<A: Accounts> Step<A> {
    pub(super) fn entry(&self) -> &Entry<A::What> {
        &self.entry
    }
}

/// Where a campaign begins, if these are the words it begins with.
fn as_founded<A: Accounts>(accounts: &Arc<A>, what: &A::What) -> Option<A::Standing> {
    if what.is_founding() { accounts.found(what).ok() } else { None }
}

/// Where a campaign is, and what became of each of its entries.
type Derived<A> = (Option<<A as Accounts>::Standing>, Vec<JudgedBy<A>>);

/// Everything that follows from entries: where the campaign is, and what became of each. Same entries, same result.
#[must_use]
pub fn derive<A: Accounts>(accounts: &Arc<A>, entries: &[Entry<A::What>]) -> Derived<A> {
    let course = Course::of(accounts, entries);
    (course.standing().map(|standing| A::Standing::clone(standing)), course.judged().to_vec())
}
