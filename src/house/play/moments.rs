//! What each answer has brought, kept for whoever shows it one thing after the other: the state of the game after each of them,
//! what happened, and the line it is told by. Nothing is kept until somebody wants to see it.

use super::{Play, Spoken};
use crate::house::plug::ruleset::{Event, Line, Ruleset};
use crate::house::text::Texts;
use crate::kernel::journal::{EntryId, Given};
use crate::kernel::seats::Seats as _;

/// No more moments are kept than this: a game that nobody looks at fills no memory.
const MOST: usize = 4_096;

/// What one answer has brought, as a seat knows it.
#[derive(Clone, Debug)]
pub struct Moment<R: Ruleset> {
    /// Somebody decided, or chance did.
    pub given: Given,
    /// Everything that happened, in its order.
    pub events: Vec<EventTold<R>>,
    /// The game after it.
    pub game: R::Game,
    /// What lay beside the story then.
    pub beside: R::Beside,
}

/// Something that happened, and how the story tells it.
#[derive(Clone, Debug)]
pub struct EventTold<R: Ruleset> {
    /// As the seat may know it.
    pub what: Event<R>,
    /// How the story tells it; nothing where it does not.
    pub line: Option<Line>,
}

/// What the last decision has brought, and what was there before it.
#[derive(Clone, Debug)]
pub struct Recalled<R: Ruleset> {
    /// The game that was answered.
    pub before: R::Game,
    /// What lay beside the story then.
    pub beside: R::Beside,
    /// What came of it, one answer after the other.
    pub moments: Vec<Moment<R>>,
}

/// What one answer has brought, for every seat.
pub(super) struct Kept<R: Ruleset> {
    pub given: Given,
    pub events: Vec<(Event<R>, Vec<Spoken>)>,
    pub game: R::Game,
    pub beside: R::Beside,
}

impl<R: Ruleset> Kept<R> {
    fn seen_by(self, seat: u8) -> Moment<R> {
        let told = |(what, lines): (Event<R>, Vec<Spoken>)| {
            let what = R::Game::told(&what, seat)?;
            let line = lines.into_iter().find(|spoken| spoken.is_heard_by(seat)).map(|spoken| spoken.line);
            Some(EventTold { what, line })
        };
        Moment {
            given: self.given,
            events: self.events.into_iter().filter_map(told).collect(),
            game: self.game.seen_by(seat),
            beside: self.beside,
        }
    }
}

impl<R: Ruleset> Play<R> {
    /// From now on, what happens is kept to be shown.
    pub fn keep_moments(&mut self) {
        self.moments = Some(Vec::new());
    }

    /// What has happened since this was asked for the last time, as a seat knows it; nothing of it after going back.
    pub fn take_moments(&mut self, seat: u8) -> Vec<Moment<R>> {
        let kept = self.moments.as_mut().map(std::mem::take).unwrap_or_default();
        kept.into_iter().map(|kept| kept.seen_by(seat)).collect()
    }

    /// Gives the decision again that was taken back last, and what comes of it is kept to be shown as if it happened now: whoever
    /// watches a recorded game goes on so.
    pub fn redo_shown(&mut self, texts: &Texts) {
        let from = self.session.place();
        self.redo(texts);
        let to = self.session.place();
        if to == from || self.moments.is_none() {
            return;
        }
        let path = self.session.path_to(to);
        let known = from.and_then(|from| path.iter().position(|entry| *entry == from)).map_or(0, |at| at + 1);
        let (_, shown) = self.kept_of(&path[known..]);
        shown.into_iter().for_each(|kept| self.keep_moment(|_| kept));
    }

    /// What the last decision on the way to the current place has brought, played again from the journal: whoever takes a game up may
    /// want to see what led there. Nothing where nobody has decided anything yet, or where that part of the way is not known.
    #[must_use]
    pub fn last_moments(&self, seat: u8) -> Option<Recalled<R>> {
        let path = self.session.path_to(self.session.place());
        let is_decision = |entry: &EntryId| self.session.entry(*entry).is_some_and(|it| it.given == Given::Chosen);
        let decided = path.iter().rposition(is_decision)?;
        let (before, kept) = self.kept_of(&path[decided..]);
        let earlier = decided.checked_sub(1).and_then(|at| path.get(at)).copied();
        let beside = self.passages.get(&earlier).map(|passage| passage.beside.clone()).unwrap_or_default();
        let moments = kept.into_iter().map(|kept| kept.seen_by(seat)).collect();
        Some(Recalled { before: before?.seen_by(seat), beside, moments })
    }

    /// What these entries of the way to the current place have brought, and the game before them.
    fn kept_of(&self, entries: &[EntryId]) -> (Option<R::Game>, Vec<Kept<R>>) {
        let (mut begun, mut kept) = (None, Vec::new());
        self.session.walk(|step| {
            if !entries.contains(&step.entry) {
                return;
            }
            let (Some(entry), Some(passage)) = (self.session.entry(step.entry), self.passages.get(&Some(step.entry)))
            else {
                return;
            };
            begun.get_or_insert_with(|| step.before.clone());
            kept.push(Kept {
                given: entry.given,
                events: step.events.iter().map(|event| event.what.clone()).zip(passage.lines.iter().cloned()).collect(),
                game: step.after.clone(),
                beside: passage.beside.clone(),
            });
        });
        (begun, kept)
    }

    pub(super) fn forget_moments(&mut self) {
        if let Some(moments) = &mut self.moments {
            moments.clear();
        }
    }

    pub(super) fn keep_moment(&mut self, kept: impl FnOnce(&Self) -> Kept<R>) {
        if self.moments.as_ref().is_some_and(|moments| moments.len() < MOST) {
            let kept = kept(self);
            self.moments.get_or_insert_default().push(kept);
        }
    }
}
