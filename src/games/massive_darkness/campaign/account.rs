//! A campaign in memory: its entries and what follows from them. Nothing here touches a file, and every change gives a
//! new campaign, so that a refused entry has changed nothing.

use super::apply::apply;
use super::bounds::{check_gained, check_note};
use super::changes::Change;
use super::course::{Course, Turn};
use super::effective::{self, Counts, NO_SUCH_ENTRY};
use super::entry::{Entry, Founding, What};
use super::lines::{Header, MOST_ENTRIES, MOST_NAMES, entry_line, header_line};
pub use super::refused::Refused;
use super::standing::Standing;
use crate::games::massive_darkness::rules::library::Library;
use std::sync::Arc;

/// A campaign.
#[derive(Clone, Debug)]
pub struct Campaign {
    library: Arc<Library>,
    header: Header,
    entries: Arc<Vec<Entry>>,
    course: Arc<Course>,
}

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What became of it.
    pub fate: Fate,
    /// The correction that counts in its place, by number from 1.
    pub corrected_by: Option<u32>,
}

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It counts, and this is what it changed.
    Counts(Vec<Change>),
    /// It was undone.
    Undone,
    /// A correction struck it out.
    StruckOut,
    /// It is about other entries.
    Bookkeeping,
    /// The rules forbid it where it stands, since something before it was corrected (or the file was edited by hand).
    /// It counts for nothing until it is corrected.
    Conflict(Refused),
}

impl Campaign {
    /// Begins a campaign.
    ///
    /// # Errors
    /// The rule that the founding breaks.
    pub fn found(library: Arc<Library>, header: Header, at: u64, founding: Founding) -> Result<Self, Refused> {
        let entries = vec![Entry { at, what: What::Founded(founding) }];
        let campaign = Self::new(library, header, entries);
        let refused = campaign.conflicts().next().map(|(_, refused)| refused.clone());
        refused.map_or(Ok(campaign), Err)
    }

    /// The campaign of these entries. Those that the rules forbid are conflicts.
    #[must_use]
    pub fn new(library: Arc<Library>, header: Header, entries: Vec<Entry>) -> Self {
        let course = Arc::new(Course::of(&library, &entries));
        Self { library, header, entries: Arc::new(entries), course }
    }

    /// What stands first in its book.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The box it is played with.
    #[must_use]
    pub fn library(&self) -> &Arc<Library> {
        &self.library
    }

    /// All entries in the order in which they were written; the first has number 1.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What became of each entry.
    #[must_use]
    pub fn told(&self) -> &[Told] {
        self.course.told()
    }

    /// Where the campaign is. `None` only if its founding itself is impossible (a file edited by hand, a Hero from a
    /// pack that is gone).
    #[must_use]
    pub fn standing(&self) -> Option<&Standing> {
        self.course.standing().map(AsRef::as_ref)
    }

    /// The words that count at the place of an entry: its own or those of a correction. `None`: nothing counts.
    #[must_use]
    pub fn counting(&self, number: u32) -> Option<&What> {
        let statuses = effective::statuses(&self.entries);
        match statuses.get((number as usize).checked_sub(1)?)?.counts {
            Counts::As(what) => Some(what),
            Counts::Not => None,
        }
    }

    /// Where the campaign was just before an entry; for a form that corrects it.
    #[must_use]
    pub fn before(&self, number: u32) -> Option<Standing> {
        let mut standing: Option<Standing> = None;
        for (at, what) in self.counted().take_while(|(at, _)| *at < number) {
            match &mut standing {
                Some(standing) => drop(apply(standing, &self.library, at, what)),
                None => standing = as_founded(&self.library, what),
            }
        }
        standing
    }

    /// Every entry that counts, with its number and its words (or those of its correction).
    pub fn counted(&self) -> impl Iterator<Item = (u32, &What)> {
        let statuses = effective::statuses(&self.entries).into_iter().zip(self.told());
        (1..).zip(statuses).filter_map(|(number, (status, told))| match (status.counts, &told.fate) {
            (Counts::As(what), Fate::Counts(_)) => Some((number, what)),
            _ => None,
        })
    }

    /// Walks the course of the campaign: every entry that counts, and where the campaign was after it. Nothing of it is
    /// kept, so that a long campaign takes no more room than a short one.
    pub fn follow<'a>(&'a self, visit: &mut dyn FnMut(u32, &'a What, &Standing)) {
        let mut standing: Option<Standing> = None;
        for (number, what) in self.counted() {
            let happened = match &mut standing {
                None => {
                    standing = as_founded(&self.library, what);
                    standing.is_some()
                }
                Some(standing) => apply(standing, &self.library, number, what).is_ok(),
            };
            // What counts has happened before, and does so again.
            if let Some(standing) = standing.as_ref().filter(|_| happened) {
                visit(number, what, standing);
            }
        }
    }

    /// Entries that the rules forbid where they stand, by number.
    pub fn conflicts(&self) -> impl Iterator<Item = (u32, &Refused)> {
        self.told().iter().enumerate().filter_map(|(index, told)| match &told.fate {
            Fate::Conflict(refused) => Some((index as u32 + 1, refused)),
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
    pub fn with(&self, entry: Entry) -> Result<Self, Refused> {
        let mut next = self.clone();
        let step = next.step(entry)?;
        next.take(step);
        Ok(next)
    }

    /// The same step, not yet taken: whoever writes books writes in between.
    ///
    /// # Errors
    /// As [`Campaign::with`].
    pub(super) fn step(&self, entry: Entry) -> Result<Step, Refused> {
        self.step_counted(entry, &mut 0)
    }

    /// The same; adds to `steps` how many entries were derived for it, also where it is refused.
    ///
    /// # Errors
    /// As [`Campaign::with`].
    pub(super) fn step_counted(&self, entry: Entry, steps: &mut usize) -> Result<Step, Refused> {
        let names = || self.entries.iter().chain([&entry]).map(|entry| entry.what.names()).sum::<usize>();
        if self.entries.len() >= MOST_ENTRIES || names() > MOST_NAMES {
            return Err(Refused::by("STORY-24", "refused-book-full"));
        }
        let index = self.entries.len();
        let about = match &entry.what {
            What::Corrected { entry, to, why } => {
                check_note(why)?;
                Some((*entry, to.is_some()))
            }
            What::Redone(entry) => Some((*entry, true)),
            What::Undone(entry) => Some((*entry, false)),
            _ => None,
        };
        if let Some((number, _)) = about {
            let entries: Vec<&Entry> = self.entries.iter().chain(std::iter::once(&entry)).collect();
            effective::is_about(&entries, index, number).map_err(Refused::of)?;
        } else if self.standing().is_none() {
            return Err(self.conflicts().next().map_or(Refused::of(NO_SUCH_ENTRY), |(_, refused)| refused.clone()));
        }
        let turn = self.course.with(&self.library, &self.entries, &entry);
        *steps += turn.steps();
        let refused = match about {
            None => match turn.fate(index) {
                Some(Fate::Conflict(refused)) => Some(refused.clone()),
                _ => None,
            },
            Some((_, false)) => None,
            Some((number, true)) => match turn.fate(number as usize - 1) {
                Some(Fate::Conflict(refused)) => Some(refused.clone()),
                // Nobody corrects what does not count at all.
                Some(Fate::Undone) => Some(Refused::of(NO_SUCH_ENTRY)),
                Some(_) => None,
                None => match &self.told()[number as usize - 1].fate {
                    Fate::Conflict(refused) => Some(refused.clone()),
                    Fate::Undone => Some(Refused::of(NO_SUCH_ENTRY)),
                    _ => None,
                },
            },
        };
        refused.map_or_else(|| self.check_new_words(&entry), Err)?;
        Ok(Step { entry, turn })
    }

    /// What nobody writes anew, though a book in which it stands already keeps it.
    fn check_new_words(&self, entry: &Entry) -> Result<(), Refused> {
        let check = |before: Option<&Standing>, what: &What| {
            before.map_or(Ok(()), |before| check_gained(&self.library, before, what))
        };
        match &entry.what {
            What::Corrected { entry, to: Some(to), .. }
                if matches!(**to, What::Earned { .. } | What::QuestEnded(_)) =>
            {
                check(self.before(*entry).as_ref(), to)
            }
            what => check(self.standing(), what),
        }
    }

    /// Takes a step that was just made of this campaign.
    pub(super) fn take(&mut self, step: Step) {
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
    pub(super) fn into_pages(self) -> Pages {
        Pages { header: self.header, entries: Arc::unwrap_or_clone(self.entries) }
    }
}

/// What stands in a book, whatever follows from it.
#[derive(Debug)]
pub(super) struct Pages {
    /// What stands first.
    pub(super) header: Header,
    /// All entries.
    pub(super) entries: Vec<Entry>,
}

/// One more entry, and what comes of it.
#[derive(Debug)]
pub(super) struct Step {
    entry: Entry,
    turn: Turn,
}

impl Step {
    /// The entry.
    pub(super) fn entry(&self) -> &Entry {
        &self.entry
    }
}

/// Where a campaign begins, if these are the words it begins with.
fn as_founded(library: &Arc<Library>, what: &What) -> Option<Standing> {
    match what {
        What::Founded(founding) => Standing::found(library, founding).ok(),
        _ => None,
    }
}

/// Everything that follows from entries: where the campaign is, and what became of each. Same entries, same result.
#[must_use]
pub fn derive(library: &Arc<Library>, entries: &[Entry]) -> (Option<Standing>, Vec<Told>) {
    let course = Course::of(library, entries);
    (course.standing().map(|standing| Standing::clone(standing)), course.told().to_vec())
}
