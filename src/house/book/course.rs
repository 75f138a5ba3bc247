//! The course of a campaign: what follows from its entries. Where it was on the way is kept at some places, so that one more
//! entry, also one about earlier entries, costs what it changes and not the whole book.

use super::campaign::{Judged, JudgedBy, Verdict, VerdictBy};
use super::effective::{self, Counts, Status};
use super::{Accounts, Entry, NotEntered, Says};
use std::borrow::Borrow;
use std::sync::Arc;

/// Behind each of the last entries that count, and behind every so many of those before, it is kept where the campaign
/// was. Undo after undo passes each entry only once more.
const STRIDE: usize = 32;

/// What follows from the entries of a campaign.
#[derive(Debug)]
pub(super) struct Course<A: Accounts> {
    judged: Vec<JudgedBy<A>>,
    /// In the order of the entries.
    marks: Vec<Mark<A::Standing>>,
    standing: Option<Arc<A::Standing>>,
}

impl<A: Accounts> Default for Course<A> {
    fn default() -> Self {
        Self { judged: Vec::new(), marks: Vec::new(), standing: None }
    }
}

impl<A: Accounts> Clone for Course<A> {
    fn clone(&self) -> Self {
        Self { judged: self.judged.clone(), marks: self.marks.clone(), standing: self.standing.clone() }
    }
}

/// Where the campaign was behind an entry that counts.
#[derive(Debug)]
struct Mark<S> {
    /// The entry.
    index: usize,
    /// How many entries count up to there.
    counted: usize,
    standing: Arc<S>,
}

impl<S> Clone for Mark<S> {
    fn clone(&self) -> Self {
        Self { index: self.index, counted: self.counted, standing: Arc::clone(&self.standing) }
    }
}

/// Leaves the last ones and, of those before, one in every [`STRIDE`]: a long book would take memory for every entry.
fn keep_few<S>(marks: &mut Vec<Mark<S>>) {
    let early = marks.len().saturating_sub(STRIDE);
    let mut place = 0;
    marks.retain(|mark| {
        place += 1;
        place > early || mark.counted.is_multiple_of(STRIDE)
    });
}

/// What is different in a course with one more entry.
#[derive(Debug)]
pub(super) struct Turn<A: Accounts> {
    /// What became of the entries from here on.
    from: usize,
    judged: Vec<JudgedBy<A>>,
    marks: Vec<Mark<A::Standing>>,
    standing: Option<Arc<A::Standing>>,
}

impl<A: Accounts> Turn<A> {
    /// What would become of this entry, if it is not as before.
    pub(super) fn verdict(&self, index: usize) -> Option<&VerdictBy<A>> {
        self.judged.get(index.checked_sub(self.from)?).map(|judged| &judged.verdict)
    }

    /// How many entries were derived for it.
    pub(super) fn steps(&self) -> usize {
        self.judged.len()
    }

    /// Lets the entry at `index` happen, which would be number `counted` of those that count.
    fn happen(&mut self, accounts: &Arc<A>, index: usize, counted: usize, what: &A::What) -> VerdictBy<A> {
        let (next, verdict) = happened(accounts, self.standing.as_ref(), index, what);
        if let Some(standing) = next {
            self.marks.push(Mark { index, counted, standing: Arc::clone(&standing) });
            self.standing = Some(standing);
            keep_few(&mut self.marks);
        }
        verdict
    }
}

impl<A: Accounts> Course<A> {
    /// What follows from these entries. Same entries, same course.
    pub(super) fn of(accounts: &Arc<A>, entries: &[Entry<A::What>]) -> Self {
        let mut course = Self::default();
        let turn = course.turn(accounts, entries, &effective::statuses(entries), 0);
        course.take(turn);
        course
    }

    /// What became of each entry.
    pub(super) fn judged(&self) -> &[JudgedBy<A>] {
        &self.judged
    }

    /// Where the campaign is.
    pub(super) fn standing(&self) -> Option<&Arc<A::Standing>> {
        self.standing.as_ref()
    }

    /// What one more entry would change.
    pub(super) fn with(&self, accounts: &Arc<A>, entries: &[Entry<A::What>], next: &Entry<A::What>) -> Turn<A> {
        if next.what.about().is_none() {
            return self.with_one_more(accounts, entries.len(), next);
        }
        let all: Vec<&Entry<A::What>> = entries.iter().chain(std::iter::once(next)).collect();
        let (before, after) = (effective::statuses(entries), effective::statuses(&all));
        let same = before.iter().zip(&after).take_while(|(before, after)| is_same(before, after)).count();
        self.turn(accounts, &all, &after, same)
    }

    /// What an entry would change that is about the campaign: it comes last, and everything before it stays.
    fn with_one_more(&self, accounts: &Arc<A>, index: usize, next: &Entry<A::What>) -> Turn<A> {
        let mut turn = Turn { from: index, judged: Vec::new(), marks: Vec::new(), standing: self.standing.clone() };
        let counted = self.marks.last().map_or(0, |mark| mark.counted);
        let verdict = turn.happen(accounts, index, counted + 1, &next.what);
        turn.judged.push(Judged { verdict, corrected_by: None });
        turn
    }

    /// Lets the entry count that the turn is about.
    pub(super) fn take(&mut self, turn: Turn<A>) {
        self.judged.truncate(turn.from);
        self.judged.extend(turn.judged);
        self.marks.retain(|mark| mark.index < turn.from);
        self.marks.extend(turn.marks);
        keep_few(&mut self.marks);
        self.standing = turn.standing;
    }

    /// Goes on from the last place that is kept before the first entry that changes.
    pub(super) fn turn<E: Borrow<Entry<A::What>>>(
        &self,
        accounts: &Arc<A>,
        entries: &[E],
        statuses: &[Status<'_, A::What>],
        changed: usize,
    ) -> Turn<A> {
        let start = self.marks.iter().rev().find(|mark| mark.index < changed);
        let mut turn = Turn {
            from: start.map_or(0, |mark| mark.index + 1),
            judged: Vec::new(),
            marks: Vec::new(),
            standing: start.map(|mark| Arc::clone(&mark.standing)),
        };
        let mut counted = start.map_or(0, |mark| mark.counted);
        for (index, (status, entry)) in statuses.iter().zip(entries).enumerate().skip(turn.from) {
            let about = entry.borrow().what.about();
            let verdict = match status.counts {
                Counts::As(what) => {
                    let verdict = turn.happen(accounts, index, counted + 1, what);
                    counted += usize::from(matches!(verdict, Verdict::Counts(_)));
                    verdict
                }
                Counts::Not => match about.map(|about| effective::is_about(entries, index, about.entry())) {
                    Some(Err(why)) => Verdict::Conflict(why.into()),
                    _ if status.is_undone => Verdict::Undone,
                    Some(Ok(())) => Verdict::Bookkeeping,
                    None => Verdict::StruckOut,
                },
            };
            turn.judged.push(Judged { verdict, corrected_by: status.corrected_by });
        }
        turn
    }
}

/// Where the campaign is after an entry that counts, if it can happen, and what became of the entry.
fn happened<A: Accounts>(
    accounts: &Arc<A>,
    before: Option<&Arc<A::Standing>>,
    index: usize,
    what: &A::What,
) -> (Option<Arc<A::Standing>>, VerdictBy<A>) {
    let next = match before {
        None if index == 0 && what.is_founding() => accounts.found(what).map(Arc::new),
        None => Err(NotEntered::NoSuchEntry.into()),
        Some(before) => accounts.after(before, index as u32 + 1, what),
    };
    match next {
        Ok(next) => {
            let changes = before.map_or_else(Vec::new, |before| accounts.changes(before, &next));
            (Some(next), Verdict::Counts(changes))
        }
        Err(refused) => (None, Verdict::Conflict(refused)),
    }
}

/// Does an entry count as before, in the very same words?
fn is_same<W>(before: &Status<'_, W>, after: &Status<'_, W>) -> bool {
    let counts = match (&before.counts, &after.counts) {
        (Counts::As(before), Counts::As(after)) => std::ptr::eq(*before, *after),
        (Counts::Not, Counts::Not) => true,
        _ => false,
    };
    counts && before.is_undone == after.is_undone && before.corrected_by == after.corrected_by
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Coins, Said, begun, entry, noted};
    use super::super::{Campaign, derive};
    use super::*;

    /// How many entries were derived for it.
    fn enter(campaign: &mut Campaign<Coins>, what: Said) -> usize {
        let mut steps = 0;
        let step = campaign.step_counted(entry(what), &mut steps).unwrap();
        campaign.take(step);
        steps
    }

    fn note(number: usize) -> Said {
        noted(&format!("note {number}"))
    }

    fn holds(campaign: &Campaign<Coins>) {
        let (standing, judged) = derive(campaign.accounts(), campaign.entries());
        assert_eq!((campaign.standing(), campaign.judged()), (standing.as_ref(), &judged[..]));
    }

    /// Once each undo derived the whole book again: millions of steps for this.
    #[test]
    fn thousands_of_notes_are_taken_back_and_brought_again_in_few_steps() {
        let (notes, undos) = (600, 700);
        let mut campaign = begun(1);
        let mut steps: usize = (0..notes).map(|number| enter(&mut campaign, note(number))).sum();
        assert_eq!(steps, notes);
        for undo in 0..undos {
            let next = if undo % 9 == 8 { campaign.next_redo().map(Said::Redone) } else { None };
            let next = next.or_else(|| campaign.next_undo().map(Said::Undone)).unwrap_or_else(|| note(undo));
            steps += enter(&mut campaign, next);
        }
        // What lies between the last place that is kept and the entry that is taken back, and everything behind it that does
        // not count: never the whole book.
        assert!(steps <= notes + undos * (undos + 2 * STRIDE), "{steps}");
        holds(&campaign);
    }

    /// A course of these entries behind a founding: how many steps it took, how many places it keeps, and
    /// how many entries are in conflict.
    fn measured(whats: impl IntoIterator<Item = Said>) -> (usize, usize, usize) {
        let campaign = begun(1);
        let whats = whats.into_iter().map(entry);
        let entries: Vec<Entry<Said>> = campaign.entries().iter().cloned().chain(whats).collect();
        let turn = Course::<Coins>::default().turn(campaign.accounts(), &entries, &effective::statuses(&entries), 0);
        let conflicts = turn.judged.iter().filter(|judged| matches!(judged.verdict, Verdict::Conflict(_))).count();
        (turn.steps(), turn.marks.len(), conflicts)
    }

    /// Once the place behind each entry was kept until the book had been derived.
    #[test]
    fn a_long_book_is_derived_in_one_step_an_entry_and_keeps_few_places_on_the_way() {
        let most = |entries: usize| entries / STRIDE + STRIDE;
        let notes = (0..2300).map(note).chain((0..2300).rev().map(|number| Said::Undone(number + 2)));
        let (steps, marks, conflicts) = measured(notes);
        assert_eq!((steps, marks, conflicts), (4601, 1, 0));
        let (steps, marks, conflicts) = measured((0..4900).map(note));
        assert_eq!((steps, conflicts), (4901, 0));
        assert!(marks <= most(4901), "{marks}");
        let list = |number: usize| Said::Listed((0..300).map(|at| format!("{}", at + number)).collect());
        let (steps, marks, conflicts) = measured((0..500).map(list));
        assert_eq!((steps, conflicts), (501, 0));
        assert!(marks <= most(501), "{marks}");
    }

    #[test]
    fn one_more_entry_is_one_step_and_one_about_the_last_few_only_a_few() {
        let mut campaign = begun(150);
        for number in 0..100 {
            assert_eq!(enter(&mut campaign, note(number)), 1);
        }
        for _ in 0..20 {
            let undo = campaign.next_undo().map(Said::Undone).unwrap();
            let steps = enter(&mut campaign, undo);
            assert!(steps <= 2 * STRIDE, "{steps}");
        }
        holds(&campaign);
    }

    #[test]
    fn whatever_is_undone_the_course_is_as_if_derived_anew() {
        let mut campaign = begun(120);
        for number in [120, 60, 33, 32, 31, 2] {
            if campaign.step(entry(Said::Undone(number))).is_ok() {
                enter(&mut campaign, Said::Undone(number));
                holds(&campaign);
            }
        }
        while let Some(number) = campaign.next_redo() {
            enter(&mut campaign, Said::Redone(number));
            holds(&campaign);
        }
        assert_eq!(campaign.standing(), begun(120).standing());
        enter(&mut campaign, Said::Corrected { entry: 40, to: None, why: String::new() });
        holds(&campaign);
        for _ in 0..70 {
            let undo = campaign.next_undo().unwrap();
            enter(&mut campaign, Said::Undone(undo));
        }
        holds(&campaign);
    }
}
