//! A campaign in memory: its entries and what follows from them. Nothing here touches a file, and every change gives a
//! new campaign, so that a refused entry has changed nothing.

use super::apply::apply;
use super::bounds::check_note;
use super::changes::{Change, changes};
use super::effective::{self, Counts, NO_SUCH_ENTRY};
use super::entry::{Entry, Founding, What};
use super::lines::{Header, MOST_ENTRIES, entry_line, header_line};
pub use super::refused::Refused;
use super::standing::Standing;
use crate::engine::massive_darkness::library::Library;
use std::sync::Arc;

/// A campaign.
#[derive(Clone, Debug)]
pub struct Campaign {
    library: Arc<Library>,
    header: Header,
    entries: Arc<Vec<Entry>>,
    told: Arc<Vec<Told>>,
    standing: Option<Arc<Standing>>,
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
        let (standing, told) = derive(&library, &entries);
        Self { library, header, entries: Arc::new(entries), told: Arc::new(told), standing: standing.map(Arc::new) }
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
        &self.told
    }

    /// Where the campaign is. `None` only if its founding itself is impossible (a file edited by hand, a Hero from a
    /// pack that is gone).
    #[must_use]
    pub fn standing(&self) -> Option<&Standing> {
        self.standing.as_deref()
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
        let statuses = effective::statuses(&self.entries);
        let counting = statuses.iter().map(|status| status.counts).take((number as usize).saturating_sub(1));
        let mut standing = None;
        fold(&self.library, counting, &mut standing, &mut |_, _| {});
        standing
    }

    /// Every entry that counts, with its number and its words (or those of its correction).
    pub fn counted(&self) -> impl Iterator<Item = (u32, &What)> {
        let statuses = effective::statuses(&self.entries).into_iter().zip(self.told.iter());
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
            let happened = match (&mut standing, what) {
                (None, What::Founded(founding)) => {
                    standing = Standing::found(&self.library, founding).ok();
                    standing.is_some()
                }
                (None, _) => false,
                (Some(standing), what) => apply(standing, &self.library, number, what).is_ok(),
            };
            // What counts has happened before, and does so again.
            if let Some(standing) = standing.as_ref().filter(|_| happened) {
                visit(number, what, standing);
            }
        }
    }

    /// Entries that the rules forbid where they stand, by number.
    pub fn conflicts(&self) -> impl Iterator<Item = (u32, &Refused)> {
        self.told.iter().enumerate().filter_map(|(index, told)| match &told.fate {
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
        if self.entries.len() >= MOST_ENTRIES {
            return Err(Refused::by("STORY-24", "refused-book-full"));
        }
        if entry.what.is_bookkeeping() { self.with_bookkeeping(entry) } else { self.with_event(entry) }
    }

    fn with_event(&self, entry: Entry) -> Result<Self, Refused> {
        let number = self.entries.len() as u32 + 1;
        let Some(before) = self.standing() else {
            return Err(self.conflicts().next().map_or(Refused::of(NO_SUCH_ENTRY), |(_, refused)| refused.clone()));
        };
        let mut standing = before.clone();
        apply(&mut standing, &self.library, number, &entry.what)?;
        let fate = Fate::Counts(changes(&self.library, before, &standing));
        let (mut entries, mut told) = (Vec::clone(&self.entries), Vec::clone(&self.told));
        entries.push(entry);
        told.push(Told { fate, corrected_by: None });
        let (entries, told) = (Arc::new(entries), Arc::new(told));
        Ok(Self { entries, told, standing: Some(Arc::new(standing)), ..self.clone() })
    }

    fn with_bookkeeping(&self, entry: Entry) -> Result<Self, Refused> {
        let mut entries = Vec::clone(&self.entries);
        entries.push(entry);
        let last = entries.len() - 1;
        let (number, brings_back) = match &entries[last].what {
            What::Corrected { entry, to, why } => {
                check_note(why)?;
                (*entry, to.is_some())
            }
            What::Redone(entry) => (*entry, true),
            What::Undone(entry) => (*entry, false),
            _ => return Err(Refused::of(NO_SUCH_ENTRY)),
        };
        effective::is_about(&entries, last, number).map_err(Refused::of)?;
        let next = Self::new(Arc::clone(&self.library), self.header.clone(), entries);
        match next.told.get(number as usize - 1).map(|told| &told.fate) {
            Some(Fate::Conflict(refused)) if brings_back => Err(refused.clone()),
            // Nobody corrects what does not count at all.
            Some(Fate::Undone) if brings_back => Err(Refused::of(NO_SUCH_ENTRY)),
            _ => Ok(next),
        }
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

    /// The same campaign under another id, for a copy that lives beside the original.
    #[must_use]
    pub fn under(&self, id: String) -> Self {
        Self { header: Header { id, ..self.header.clone() }, ..self.clone() }
    }
}

/// Everything that follows from entries: where the campaign is, and what became of each. Same entries, same result.
#[must_use]
pub fn derive(library: &Arc<Library>, entries: &[Entry]) -> (Option<Standing>, Vec<Told>) {
    let statuses = effective::statuses(entries);
    let mut told: Vec<Told> = statuses
        .iter()
        .zip(entries)
        .map(|(status, entry)| Told {
            corrected_by: status.corrected_by,
            fate: match status.counts {
                _ if status.is_undone => Fate::Undone,
                Counts::As(_) => Fate::Counts(Vec::new()),
                Counts::Not if entry.what.is_bookkeeping() => Fate::Bookkeeping,
                Counts::Not => Fate::StruckOut,
            },
        })
        .collect();
    for (index, entry) in entries.iter().enumerate() {
        let (What::Corrected { entry: number, .. } | What::Undone(number) | What::Redone(number)) = entry.what else {
            continue;
        };
        if let Err(refusal) = effective::is_about(entries, index, number) {
            told[index].fate = Fate::Conflict(Refused::of(refusal));
        }
    }
    let mut standing = None;
    fold(library, statuses.iter().map(|status| status.counts), &mut standing, &mut |index, fate| {
        told[index].fate = fate;
    });
    (standing, told)
}

fn fold<'a>(
    library: &Arc<Library>,
    entries: impl Iterator<Item = Counts<'a>>,
    standing: &mut Option<Standing>,
    tell: &mut dyn FnMut(usize, Fate),
) {
    for (index, counts) in entries.enumerate() {
        let Counts::As(what) = counts else { continue };
        let next = match (&standing, what) {
            (None, What::Founded(founding)) if index == 0 => Standing::found(library, founding),
            (None, _) => Err(Refused::of(NO_SUCH_ENTRY)),
            (Some(before), what) => {
                let mut next = before.clone();
                apply(&mut next, library, index as u32 + 1, what).map(|()| next)
            }
        };
        match next {
            Ok(next) => {
                let told = standing.as_ref().map_or_else(Vec::new, |before| changes(library, before, &next));
                tell(index, Fate::Counts(told));
                *standing = Some(next);
            }
            Err(refused) => tell(index, Fate::Conflict(refused)),
        }
    }
}
