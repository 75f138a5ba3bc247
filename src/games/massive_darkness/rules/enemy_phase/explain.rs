//! What an Enemy will do and why, told beforehand with the very functions that decide it.

use super::super::game::MassiveDarkness;
use super::super::ids::{Enemy, Hero};
use super::super::language::Style;
use super::super::language::quest::{Deed, Foe};
use super::{Candidates, Goal};
use crate::kernel::board::SpaceId;
use crate::kernel::game::RuleId;
use crate::kernel::list::List;

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
        if !self.is_active(enemy) {
            intent.rule = "ENEMY-32";
            return intent;
        }
        if let Some(foe) = self.foe(enemy).filter(|foe| !foe.acts.is_empty()) {
            let foe = foe.clone();
            self.clone().foresee_script(enemy, &foe, &mut intent);
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

    /// A figure of the quest that acts in its own way: its attack, and the Zones it would enter.
    fn foresee_script(&mut self, enemy: Enemy, foe: &Foe, intent: &mut Intent) {
        intent.rule = "ENEMY-32";
        for deed in &foe.acts {
            let Deed::Move(zones, towards) = deed else {
                self.foresee_attack(enemy, intent);
                continue;
            };
            for _ in 0..*zones {
                let Some(goal) = self.script_goals(enemy, towards).first().copied() else { continue };
                intent.goal = Goal::Zone(goal);
                if let Some(next) = self.first_steps(enemy, intent.goal).first() {
                    self.state.enemy_mut(enemy).zone = *next;
                    intent.path.push(*next);
                }
            }
        }
    }

    fn foresee_attack(&self, enemy: Enemy, intent: &mut Intent) {
        let candidates = self.attack_candidates(enemy, None);
        let Some(hero) = candidates.first() else { return };
        intent.attack = self.attack_styles(enemy, *hero).first().map(|style| (*style, *hero));
        intent.decide("EPHASE-09", candidates);
    }

    fn foresee_move(&mut self, enemy: Enemy, intent: &mut Intent) {
        if self.foe(enemy).is_some_and(|foe| foe.rooted) {
            return;
        }
        if self.is_held(enemy) {
            intent.decide("MOVE-04", Candidates::new());
            return;
        }
        let (sought, rule) = self.sought_heroes(enemy, None);
        let goal = sought.first().map_or_else(|| self.patrol(enemy), |hero| Goal::Hero(*hero));
        let goal = self.dungeon.sought.map_or(goal, Goal::Zone);
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
