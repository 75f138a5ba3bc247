//! How Enemies appear.

use super::ask::Answer;
use super::frames::{Reinforcement, Spawn};
use super::game::{Events, Flow, MassiveDarkness};

impl MassiveDarkness {
    /// One step of an Enemy's appearance.
    pub(super) fn step_spawn(&mut self, _frame: &mut Spawn, _log: &mut Events<'_>) -> Flow {
        Flow::Done
    }

    pub(super) fn answer_spawn(&mut self, _frame: &mut Spawn, _answer: &Answer, _log: &mut Events<'_>) {}

    /// ENEMY-25: the next Agent calls.
    pub(super) fn step_reinforcement(&mut self, _frame: &mut Reinforcement, _log: &mut Events<'_>) -> Flow {
        Flow::Done
    }

    pub(super) fn answer_reinforcement(&mut self, _frame: &mut Reinforcement, _answer: &Answer) {}
}

impl MassiveDarkness {
    /// The frame that lets Enemies appear at a place; `None` when the card is ignored there.
    pub(super) fn spawn_frame(
        &self,
        _what: super::language::Spawned,
        _place: &super::language::Place,
    ) -> Option<super::frames::Frame> {
        None
    }
}
