//! The course of a campaign: what follows from its entries. Where it was on the way is kept at some places, so that one more
//! entry, also one about earlier entries, costs what it changes and not the whole book.

use super::apply::{apply, check_noted};
use super::changes::changes;
use super::effective::{self, Counts, NO_SUCH_ENTRY, Status};
use super::entry::{Entry, What};
use super::refused::Refused;
use super::standing::Standing;
use super::{Fate, Told};
use crate::games::massive_darkness::rules::library::Library;
use std::borrow::Borrow;
use std::sync::Arc;

/// Behind each of the last entries that count, and behind every so many of those before, it is kept where the campaign
/// was. Undo after undo passes each entry only once more.
const STRIDE: usize = 32;

/// What follows from the entries of a campaign.
#[derive(Clone, Debug, Default)]
pub(super) struct Course {
    told: Vec<Told>,
    /// In the order of the entries.
    marks: Vec<Mark>,
    standing: Option<Arc<Standing>>,
}

/// Where the campaign was behind an entry that counts.
#[derive(Clone, Debug)]
struct Mark {
    /// The entry.
    index: usize,
    /// How many entries count up to there.
    counted: usize,
    standing: Arc<Standing>,
}

/// Leaves the last ones and, of those before, one in every [`STRIDE`]: a long book would take memory for every entry.
fn keep_few(marks: &mut Vec<Mark>) {
    let early = marks.len().saturating_sub(STRIDE);
    let mut place = 0;
    marks.retain(|mark| {
        place += 1;
        place > early || mark.counted.is_multiple_of(STRIDE)
    });
}

/// What is different in a course with one more entry.
#[derive(Debug)]
pub(super) struct Turn {
    /// What became of the entries from here on.
    from: usize,
    told: Vec<Told>,
    marks: Vec<Mark>,
    standing: Option<Arc<Standing>>,
}

impl Turn {
    /// What would become of this entry, if it is not as before.
    pub(super) fn fate(&self, index: usize) -> Option<&Fate> {
        self.told.get(index.checked_sub(self.from)?).map(|told| &told.fate)
    }

    /// How many entries were derived for it.
    pub(super) fn steps(&self) -> usize {
        self.told.len()
    }

    /// Lets the entry at `index` happen, which would be number `counted` of those that count.
    fn happen(&mut self, library: &Arc<Library>, index: usize, counted: usize, what: &What) -> Fate {
        let (next, fate) = happened(library, self.standing.as_ref(), index, what);
        if let Some(standing) = next {
            self.marks.push(Mark { index, counted, standing: Arc::clone(&standing) });
            self.standing = Some(standing);
            keep_few(&mut self.marks);
        }
        fate
    }
}

impl Course {
    /// What follows from these entries. Same entries, same course.
    pub(super) fn of(library: &Arc<Library>, entries: &[Entry]) -> Self {
        let mut course = Self::default();
        let turn = course.turn(library, entries, &effective::statuses(entries), 0);
        course.take(turn);
        course
    }

    /// What became of each entry.
    pub(super) fn told(&self) -> &[Told] {
        &self.told
    }

    /// Where the campaign is.
    pub(super) fn standing(&self) -> Option<&Arc<Standing>> {
        self.standing.as_ref()
    }

    /// What one more entry would change.
    pub(super) fn with(&self, library: &Arc<Library>, entries: &[Entry], next: &Entry) -> Turn {
        if !next.what.is_bookkeeping() {
            return self.with_one_more(library, entries.len(), next);
        }
        let all: Vec<&Entry> = entries.iter().chain(std::iter::once(next)).collect();
        let (before, after) = (effective::statuses(entries), effective::statuses(&all));
        let same = before.iter().zip(&after).take_while(|(before, after)| is_same(before, after)).count();
        self.turn(library, &all, &after, same)
    }

    /// What an entry would change that is about the campaign: it comes last, and everything before it stays.
    fn with_one_more(&self, library: &Arc<Library>, index: usize, next: &Entry) -> Turn {
        let mut turn =
            Turn { from: index, told: Vec::new(), marks: Vec::new(), standing: self.standing.as_ref().map(Arc::clone) };
        let counted = self.marks.last().map_or(0, |mark| mark.counted);
        let fate = turn.happen(library, index, counted + 1, &next.what);
        turn.told.push(Told { fate, corrected_by: None });
        turn
    }

    /// Lets the entry count that the turn is about.
    pub(super) fn take(&mut self, turn: Turn) {
        self.told.truncate(turn.from);
        self.told.extend(turn.told);
        self.marks.retain(|mark| mark.index < turn.from);
        self.marks.extend(turn.marks);
        keep_few(&mut self.marks);
        self.standing = turn.standing;
    }

    /// Goes on from the last place that is kept before the first entry that changes.
    fn turn<E: Borrow<Entry>>(
        &self,
        library: &Arc<Library>,
        entries: &[E],
        statuses: &[Status<'_>],
        changed: usize,
    ) -> Turn {
        let start = self.marks.iter().rev().find(|mark| mark.index < changed);
        let mut turn = Turn {
            from: start.map_or(0, |mark| mark.index + 1),
            told: Vec::new(),
            marks: Vec::new(),
            standing: start.map(|mark| Arc::clone(&mark.standing)),
        };
        let mut counted = start.map_or(0, |mark| mark.counted);
        for (index, (status, entry)) in statuses.iter().zip(entries).enumerate().skip(turn.from) {
            let fate = match (status.counts, &entry.borrow().what) {
                (Counts::As(what), _) => {
                    let fate = turn.happen(library, index, counted + 1, what);
                    counted += usize::from(matches!(fate, Fate::Counts(_)));
                    fate
                }
                (Counts::Not, What::Corrected { entry, .. } | What::Undone(entry) | What::Redone(entry)) => {
                    match effective::is_about(entries, index, *entry) {
                        Err(refusal) => Fate::Conflict(Refused::of(refusal)),
                        Ok(()) if status.is_undone => Fate::Undone,
                        Ok(()) => Fate::Bookkeeping,
                    }
                }
                (Counts::Not, _) if status.is_undone => Fate::Undone,
                (Counts::Not, _) => Fate::StruckOut,
            };
            turn.told.push(Told { fate, corrected_by: status.corrected_by });
        }
        turn
    }
}

/// Where the campaign is after an entry that counts, if it can happen, and what became of the entry.
fn happened(
    library: &Arc<Library>,
    before: Option<&Arc<Standing>>,
    index: usize,
    what: &What,
) -> (Option<Arc<Standing>>, Fate) {
    let next = match (before, what) {
        (None, What::Founded(founding)) if index == 0 => Standing::found(library, founding).map(Arc::new),
        (None, _) => Err(Refused::of(NO_SUCH_ENTRY)),
        // A note leaves everything as it is.
        (Some(before), What::Noted(note)) => check_noted(before, note).map(|()| Arc::clone(before)),
        (Some(before), what) => {
            let mut next = Standing::clone(before);
            apply(&mut next, library, index as u32 + 1, what).map(|()| Arc::new(next))
        }
    };
    match next {
        Ok(next) => {
            let told = before.map_or_else(Vec::new, |before| changes(library, before, &next));
            (Some(next), Fate::Counts(told))
        }
        Err(refused) => (None, Fate::Conflict(refused)),
    }
}

/// Does an entry count as before, in the very same words?
fn is_same(before: &Status<'_>, after: &Status<'_>) -> bool {
    let counts = match (before.counts, after.counts) {
        (Counts::As(before), Counts::As(after)) => std::ptr::eq(before, after),
        (Counts::Not, Counts::Not) => true,
        _ => false,
    };
    counts && before.is_undone == after.is_undone && before.corrected_by == after.corrected_by
}

#[cfg(test)]
mod tests {
    use super::super::Campaign;
    use super::super::entry::Note;
    use super::super::lines::read_lines;
    use super::super::shelf::SAMPLE;
    use super::*;
    use crate::games::massive_darkness::content::shared_core_box;
    use std::time::Instant;

    /// The first entries of the sample.
    fn begun(entries: usize) -> Campaign {
        let lines: Vec<String> = SAMPLE.lines().take(entries + 1).map(str::to_owned).collect();
        let (header, entries) = read_lines(&lines).unwrap();
        Campaign::new(shared_core_box().unwrap(), header, entries)
    }

    fn enter(campaign: &mut Campaign, what: What) {
        let step = campaign.step(Entry { at: 7, what }).unwrap();
        campaign.take(step);
    }

    fn noted(number: usize) -> What {
        What::Noted(Note { text: format!("note {number}"), ..Note::default() })
    }

    fn holds(campaign: &Campaign) {
        let (standing, told) = super::super::derive(campaign.library(), campaign.entries());
        assert_eq!((campaign.standing(), campaign.told()), (standing.as_ref(), &told[..]));
    }

    /// Once each undo derived the whole book again: a minute for this.
    #[test]
    fn thousands_of_notes_are_taken_back_and_brought_again_at_once() {
        let (notes, undos) = if cfg!(debug_assertions) { (500, 500) } else { (2300, 2400) };
        let started = Instant::now();
        let mut campaign = begun(1);
        (0..notes).for_each(|number| enter(&mut campaign, noted(number)));
        for undo in 0..undos {
            let next = if undo % 9 == 8 { campaign.next_redo().map(What::Redone) } else { None };
            let next = next.or_else(|| campaign.next_undo().map(What::Undone)).unwrap_or_else(|| noted(undo));
            enter(&mut campaign, next);
        }
        println!("{notes} notes and {undos} undos in {:?}", started.elapsed());
        assert!(started.elapsed().as_secs() < 5, "{:?}", started.elapsed());
        holds(&campaign);
    }

    /// A course of these entries behind the founding of the sample: how many steps it took, how many places it keeps, and
    /// how many entries are in conflict.
    fn measured(whats: impl IntoIterator<Item = What>) -> (usize, usize, usize) {
        let entries: Vec<Entry> =
            begun(1).entries().iter().cloned().chain(whats.into_iter().map(|what| Entry { at: 7, what })).collect();
        let library = shared_core_box().unwrap();
        let turn = Course::default().turn(&library, &entries, &effective::statuses(&entries), 0);
        let conflicts = turn.told.iter().filter(|told| matches!(told.fate, Fate::Conflict(_))).count();
        (turn.steps(), turn.marks.len(), conflicts)
    }

    /// Once the place behind each entry was kept until the book had been derived.
    #[test]
    fn a_long_book_is_derived_in_one_step_an_entry_and_keeps_few_places_on_the_way() {
        let most = |entries: usize| entries / STRIDE + STRIDE;
        let notes = (0..2300).map(noted).chain((0..2300).rev().map(|number| What::Undone(number + 2)));
        let (steps, marks, conflicts) = measured(notes);
        assert_eq!((steps, marks, conflicts), (4601, 1, 0));
        let (steps, marks, conflicts) = measured((0..4900).map(noted));
        assert_eq!((steps, conflicts), (4901, 0));
        assert!(marks <= most(4901), "{marks}");
        let plan = |number: usize| What::Planned((0..300).map(|at| format!("quest-{}", at + number)).collect());
        let (steps, marks, conflicts) = measured((0..500).map(plan));
        assert_eq!((steps, conflicts), (501, 0));
        assert!(marks <= most(501), "{marks}");
    }

    #[test]
    fn one_more_entry_is_one_step_and_one_about_the_last_few_only_a_few() {
        let mut campaign = begun(150);
        for number in 0..100 {
            let mut steps = 0;
            let step = campaign.step_counted(Entry { at: 7, what: noted(number) }, &mut steps).unwrap();
            assert_eq!(steps, 1);
            campaign.take(step);
        }
        for _ in 0..20 {
            let (undo, mut steps) = (campaign.next_undo().map(What::Undone).unwrap(), 0);
            let step = campaign.step_counted(Entry { at: 7, what: undo }, &mut steps).unwrap();
            assert!(steps <= 2 * STRIDE, "{steps}");
            campaign.take(step);
        }
        holds(&campaign);
    }

    #[test]
    fn whatever_is_undone_the_course_is_as_if_derived_anew() {
        let mut campaign = begun(120);
        for number in [120, 60, 33, 32, 31, 2] {
            if campaign.step(Entry { at: 7, what: What::Undone(number) }).is_ok() {
                enter(&mut campaign, What::Undone(number));
                holds(&campaign);
            }
        }
        while let Some(number) = campaign.next_redo() {
            enter(&mut campaign, What::Redone(number));
            holds(&campaign);
        }
        assert_eq!(campaign.standing(), begun(120).standing());
        enter(&mut campaign, What::Corrected { entry: 40, to: None, why: String::new() });
        holds(&campaign);
        for _ in 0..70 {
            let undo = campaign.next_undo().unwrap();
            enter(&mut campaign, What::Undone(undo));
        }
        holds(&campaign);
    }
}
