//! A running game through the eyes of one seat: what it is asked, what it may answer, and what can be taken back.

use super::{Passage, Play, Ruleset};
use crate::house::plug::ruleset::Answer;
use crate::house::text::Texts;
use crate::kernel::game::{Asked, Game, Question};
use crate::kernel::journal::EntryId;
use crate::kernel::seats::Seats as _;
use std::sync::Arc;

/// An answer that a seat may give now.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer<A> {
    /// What is given by [`Play::answer`].
    pub answer: A,
    /// Its words.
    pub label: Arc<str>,
}

/// A decision that can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// By this it is gone back to ([`Play::undo_to`]).
    pub entry: EntryId,
    /// Who made it, where it was one seat.
    pub seat: Option<u8>,
    /// What was decided, in the words of that moment; nothing of what another seat decided unseen.
    pub label: Option<Arc<str>>,
}

/// What became of the wish to go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// The game stands before the decision, and the file says so.
    Done,
    /// There is nothing to take back, or the last answers are not on the disk yet.
    Nothing,
    /// Somebody has learned something since this decision that he would keep in mind. If the table agrees, it is taken back
    /// by [`Play::undo_agreed`].
    AsksTheTable(EntryId),
    /// Somebody has learned something since this decision, and in this game nobody can agree to forget it ([`Ruleset::may_agree`]).
    Holds,
}

impl<R: Ruleset> Play<R> {
    /// What a seat is asked now, if it is asked. A question to the group is everybody's; what chance brings is typed by
    /// anybody.
    pub fn asked(&self, seat: u8) -> Option<Question<<R::Game as Game>::Ask>> {
        let question = self.game().seen_by(seat).question()?;
        let is_everybodys = matches!(question.asked, Asked::Group | Asked::Chance);
        (is_everybodys || question.asked.asks(seat)).then_some(question)
    }

    /// The sentence that puts the pending question to a seat.
    #[must_use]
    pub fn sentence(&self, seat: u8, texts: &Texts) -> Arc<str> {
        self.rules.sentence(&self.game().seen_by(seat), texts)
    }

    /// What a seat may answer now, as far as it can be listed, in the order of the rules.
    #[must_use]
    pub fn answers(&self, seat: u8) -> Vec<Answer<R>> {
        let Some(question) = self.asked(seat) else { return Vec::new() };
        let view = self.game().seen_by(seat);
        let mut listed = Vec::new();
        // What fell or was drawn is typed: there may be millions of ways for dice to fall.
        if question.asked != Asked::Chance {
            view.answers(&mut listed);
        }
        let mut answers: Vec<Answer<R>> = Vec::with_capacity(listed.len());
        for answer in listed {
            // One way that is listed twice is one answer.
            if view.seat_of(&answer).is_none_or(|owner| owner == seat) && !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        answers
    }

    /// The same with their words.
    #[must_use]
    pub fn offers(&self, seat: u8, texts: &Texts) -> Vec<Offer<Answer<R>>> {
        let view = self.game().seen_by(seat);
        let offer = |answer| Offer { label: self.rules.label(&self.sitting(&view, texts), &answer), answer };
        self.answers(seat).into_iter().map(offer).collect()
    }

    /// Which of these answers stands out, from 0 ([`Ruleset::safe`]).
    #[must_use]
    pub fn safe(&self, seat: u8) -> Option<usize> {
        self.rules.safe(&self.game().seen_by(seat), &self.answers(seat))
    }

    /// The decisions on the way here that can be taken back, the first one first, as a seat knows them.
    #[must_use]
    pub fn decisions(&self, seat: u8) -> Vec<Decision> {
        let known = |entry: EntryId| {
            let decided = self.passages.get(&Some(entry)).and_then(|passage| passage.decided.as_ref());
            let owner = decided.and_then(|decided| decided.seat);
            Decision { entry, seat: owner, label: decided.and_then(|decided| decided.read_by(seat)) }
        };
        self.session.decisions().into_iter().map(known).collect()
    }

    /// The decision that would be given again, and whose it is.
    #[must_use]
    pub fn next_redo(&self) -> Option<Decision> {
        let entry = self.session.next_redo()?;
        let decided = self.passages.get(&Some(entry)).and_then(|passage| passage.decided.as_ref());
        Some(Decision { entry, seat: decided.and_then(|decided| decided.seat), label: None })
    }

    /// Takes the last decision back, unless somebody has learned something by it.
    pub fn undo(&mut self, texts: &Texts) -> Undone {
        match self.session.decisions().last() {
            Some(decision) => self.undo_to(texts, *decision),
            None => Undone::Nothing,
        }
    }

    /// Goes back to just before a decision, unless somebody has learned something since.
    pub fn undo_to(&mut self, texts: &Texts, decision: EntryId) -> Undone {
        if self.has_uncovered_since(decision) && self.may_agree() {
            return Undone::AsksTheTable(decision);
        }
        self.undo_agreed(texts, decision)
    }

    /// Goes back to just before a decision: whatever somebody has learned since, the table has agreed, where it may.
    pub fn undo_agreed(&mut self, texts: &Texts, decision: EntryId) -> Undone {
        if self.holds(decision) {
            return Undone::Holds;
        }
        if self.go_back(texts, decision) { Undone::Done } else { Undone::Nothing }
    }

    /// Does a decision stay as it is, whoever wants it back ([`Undone::Holds`])?
    #[must_use]
    pub fn holds(&self, decision: EntryId) -> bool {
        self.has_uncovered_since(decision) && !self.may_agree()
    }

    fn may_agree(&self) -> bool {
        self.rules.may_agree(&self.session.header().setup)
    }

    /// Has somebody learned something since? Where nobody may agree to forget it, what somebody else has answered counts, too.
    fn has_uncovered_since(&self, decision: EntryId) -> bool {
        let owner = |passage: &Passage<R::Beside>| passage.decided.as_ref().and_then(|decided| decided.seat);
        let own = self.passages.get(&Some(decision)).and_then(owner);
        let is_foreign = |passage: &Passage<R::Beside>| owner(passage).is_some_and(|seat| Some(seat) != own);
        let teaches = |passage: &Passage<R::Beside>| passage.uncovers || !self.may_agree() && is_foreign(passage);
        let path = self.session.path_to(self.session.place());
        let mut since = path.iter().rev().take_while(|entry| **entry >= decision);
        since.any(|entry| self.passages.get(&Some(*entry)).is_some_and(teaches))
    }
}
