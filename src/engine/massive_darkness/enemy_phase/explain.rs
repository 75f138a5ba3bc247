//! What an Enemy will do and why, told beforehand with the very functions that decide it.

use super::super::game::MassiveDarkness;
use super::super::ids::{Enemy, Hero};
use super::super::language::Style;
use super::{Candidates, Goal};
use crate::engine::kernel::board::SpaceId;
use crate::engine::kernel::game::RuleId;
use crate::engine::kernel::list::List;

/// What an Enemy would do if it were activated now. Where players have a choice, the first one is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intent {
    /// Where it goes; of two move steps the last one.
    pub goal: Goal,
    /// EPHASE-01: the Zones it would enter.
    pub path: List<SpaceId, 2>,
    /// The attack it would make after that.
    pub attack: Option<(Style, Hero)>,
    /// The rule that decides about the first thing it does.
    pub rule: RuleId,
    /// The Heroes that rule names; more than one: players choose.
    pub candidates: Candidates,
}

impl MassiveDarkness {
    /// A preview of an Enemy's Activation in the Enemies' Phase, as things stand.
    #[must_use]
    pub fn intent(&self, enemy: Enemy) -> Intent {
        let mut intent =
            Intent { goal: Goal::None, path: List::new(), attack: None, rule: "", candidates: List::new() };
        if self.state.enemy(enemy).stunned {
            intent.rule = "EPHASE-05";
            return intent;
        }
        let mut preview = self.clone();
        for _ in 0..2 {
            preview.foresee_attack(enemy, &mut intent);
            if intent.attack.is_some() {
                break;
            }
            preview.foresee_move(enemy, &mut intent);
        }
        intent
    }

    fn foresee_attack(&self, enemy: Enemy, intent: &mut Intent) {
        let candidates = self.attack_candidates(enemy, None);
        let Some(hero) = candidates.first() else { return };
        intent.attack = self.attack_styles(enemy, *hero).first().map(|style| (*style, *hero));
        intent.decide("EPHASE-09", candidates);
    }

    fn foresee_move(&mut self, enemy: Enemy, intent: &mut Intent) {
        if self.is_held(enemy) {
            intent.decide("MOVE-04", Candidates::new());
            return;
        }
        let (sought, rule) = self.sought_heroes(enemy, None);
        let goal = sought.first().map_or_else(|| self.patrol(enemy), |hero| Goal::Hero(*hero));
        self.remember_patrol(enemy, goal);
        intent.decide(rule, sought);
        intent.goal = goal;
        if let Some(next) = self.first_steps(enemy, goal).first() {
            self.state.enemy_mut(enemy).zone = *next;
            intent.path.push(*next);
        }
    }
}

impl Intent {
    /// Only the first reason is told.
    fn decide(&mut self, rule: RuleId, candidates: Candidates) {
        if self.rule.is_empty() {
            self.rule = rule;
            self.candidates = candidates;
        }
    }
}
