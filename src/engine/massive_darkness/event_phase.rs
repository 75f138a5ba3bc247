//! EVENT: the Event card of the round.

use super::ask::Answer;
use super::frames::EventFrame;
use super::game::{Events, Flow, MassiveDarkness};

impl MassiveDarkness {
    /// EVENT-01: draw, then resolve.
    pub(super) fn step_event(&mut self, _frame: &mut EventFrame, _log: &mut Events<'_>) -> Flow {
        Flow::Done
    }

    pub(super) fn answer_event(&mut self, _frame: &mut EventFrame, _answer: &Answer, _log: &mut Events<'_>) {}
}
