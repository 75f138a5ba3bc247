//! Abilities that work outside a combat, step by step.

use super::ask::Answer;
use super::frames::Effects;
use super::game::{Events, Flow, MassiveDarkness};

impl MassiveDarkness {
    /// Carries out the effects of an ability, one after the other.
    pub(super) fn step_effects(&mut self, _frame: &mut Effects, _log: &mut Events<'_>) -> Flow {
        Flow::Done
    }

    pub(super) fn answer_effects(&mut self, _frame: &mut Effects, _answer: &Answer, _log: &mut Events<'_>) {}
}
