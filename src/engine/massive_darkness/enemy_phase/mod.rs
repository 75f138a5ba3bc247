//! ENEMY-PHASE and COUNTER: what an activated Enemy does.

use super::ask::Answer;
use super::frames::{ActivateAll, EnemyActivation};
use super::game::{Events, Flow, MassiveDarkness};

impl MassiveDarkness {
    /// EPHASE-01: one step of an Enemy's Activation.
    pub(super) fn step_enemy_activation(&mut self, _frame: &mut EnemyActivation, _log: &mut Events<'_>) -> Flow {
        Flow::Done
    }

    pub(super) fn answer_enemy_activation(
        &mut self,
        _frame: &mut EnemyActivation,
        _answer: &Answer,
        _log: &mut Events<'_>,
    ) {
    }

    /// EPHASE-02: the next of several Enemies.
    pub(super) fn step_activate_all(&mut self, _frame: &mut ActivateAll, _log: &mut Events<'_>) -> Flow {
        Flow::Done
    }

    pub(super) fn answer_activate_all(&mut self, _frame: &mut ActivateAll, _answer: &Answer) {}
}
