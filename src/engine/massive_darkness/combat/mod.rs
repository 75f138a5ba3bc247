//! COMBAT: the printed order of a combat.

use super::ask::Answer;
use super::frames::Combat;
use super::game::{Events, Flow, MassiveDarkness};

impl MassiveDarkness {
    /// One step of a combat.
    pub(super) fn step_combat(&mut self, _frame: &mut Combat, _log: &mut Events<'_>) -> Flow {
        Flow::Done
    }

    pub(super) fn answer_combat(&mut self, _frame: &mut Combat, _answer: &Answer, _log: &mut Events<'_>) {}
}
