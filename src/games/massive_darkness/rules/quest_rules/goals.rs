//! WIN-02, WIN-03: which objective has been met, and can the next one still be met?

use super::super::ask::{DeckName, Drawn};
use super::super::cards::EquipmentDeck;
use super::super::event::Event;
use super::super::frames::Frame;
use super::super::game::{Events, MassiveDarkness};
use super::super::ids::Hero;
use super::super::language::quest::{Check, Goal, Load, QuestEffect};
use super::super::state::{Phase, TokenKind};
use super::effects::current;
use crate::kernel::game::Outcome;
use std::sync::Arc;

impl MassiveDarkness {
    /// WIN-02, WIN-03, QC-03: objectives are met one after the other.
    pub(in super::super) fn check_goals(&mut self, log: &mut Events<'_>) {
        self.check_goals_at(Check::Always, log);
    }

    fn check_goals_at(&mut self, when: Check, log: &mut Events<'_>) {
        if self.state.outcome.is_some() {
            return;
        }
        let dungeon = Arc::clone(&self.dungeon);
        while let Some(goal) = dungeon.goals.get(usize::from(self.state.goals_met)) {
            if !self.is_met(goal, when) {
                if !self.can_still_be_met(goal) {
                    self.state.outcome = Some(Outcome::Lost);
                }
                return;
            }
            log.say("WIN-02", Event::GoalMet { goal: self.state.goals_met });
            // No quest has so many.
            let Some(next) = self.state.goals_met.checked_add(1) else { break };
            self.state.goals_met = next;
        }
        // WIN-06: at once, also in the middle of a phase.
        self.state.outcome = Some(Outcome::Won);
    }

    fn is_met(&self, goal: &Goal, when: Check) -> bool {
        match goal {
            Goal::PickUp(kind, count) => self.state.picked_up[*kind as usize] >= *count,
            Goal::AllEscape => self.state.heroes.iter().all(|hero| hero.escaped),
            Goal::Escapes(role, _) => self.hero_in_role(role).is_some_and(|hero| self.state.hero(hero).escaped),
            Goal::ClearBoard => self.state.enemy_ids().next().is_none(),
            Goal::Kill(foes) => foes.iter().all(|foe| self.foe_is_gone(foe)),
            Goal::Survive(rounds) => self.state.round > *rounds,
            Goal::Task { at, all, .. } => {
                (*at == Check::Always || when == *at) && self.all_hold(all, self.state.hero_of_the_moment())
            }
        }
    }

    /// WIN-03: what can never be met any more.
    fn can_still_be_met(&self, goal: &Goal) -> bool {
        match goal {
            // Tokens that are neither taken nor on the board can never be picked up.
            Goal::PickUp(kind, count) => {
                let open = self.state.tokens.iter().filter(|token| token.is(*kind) && !token.fixed).count();
                // TOKEN-03: the bags hold what is still face down.
                let hidden = (0..self.dungeon.bags.len() as u8).map(|bag| self.left_in_bag(bag, *kind));
                let left = open + hidden.sum::<usize>();
                usize::from(self.state.picked_up[*kind as usize]) + left >= usize::from(*count)
            }
            Goal::AllEscape => self.exit_is_there(),
            Goal::Escapes(_, load) => self.exit_is_there() && self.somebody_has(*load),
            Goal::Kill(foes) => foes.iter().all(|foe| self.can_still_fall(foe)),
            Goal::ClearBoard | Goal::Survive(_) | Goal::Task { .. } => true,
        }
    }

    /// MINI-05: a figure whose card brought nobody, and which no rule brings again, never falls.
    fn can_still_fall(&self, name: &str) -> bool {
        let has_come = self.foe_number(name).is_none_or(|number| self.state.quest.appeared >> number & 1 == 1);
        // A rule that is under way may still bring it.
        let coming = |frame: &Frame| match frame {
            Frame::QuestRule(rule) => current(&self.dungeon.rules[usize::from(rule.rule)].effects, rule).is_some(),
            Frame::Spawn(_) => true,
            _ => false,
        };
        has_come
            || self.state.phase == Phase::Setup
            || self.state.frames.iter().any(coming)
            || self.dungeon.rules.iter().enumerate().any(|(at, rule)| {
                let is_over = rule.once && self.state.rules_used >> at & 1 == 1;
                !is_over && rule.effects.iter().any(|effect| brings(effect, name))
            })
    }

    fn exit_is_there(&self) -> bool {
        self.dungeon.exit.is_some_and(|exit| !self.state.board.is_removed(exit))
    }

    fn somebody_has(&self, load: Load) -> bool {
        // While a rule or a draw is under way it may still come.
        let coming = |frame: &Frame| matches!(frame, Frame::QuestRule(_) | Frame::Gain(_));
        let expected = self.state.frames.iter().any(coming);
        load == Load::Nothing || expected || self.state.hero_ids().any(|hero| self.bears(hero, load))
    }

    /// Has a Hero this with him?
    #[must_use]
    pub fn bears(&self, hero: Hero, load: Load) -> bool {
        match load {
            Load::Nothing => true,
            Load::ArtifactCard => {
                let is_artifact = |card| self.library.card(card).card.deck == EquipmentDeck::Artifact;
                self.state.hero(hero).cards.iter().any(|held| is_artifact(held.card))
            }
        }
    }

    /// TOKEN-03: how many tokens of a kind are still face down in a bag.
    #[must_use]
    pub fn left_in_bag(&self, bag: u8, kind: TokenKind) -> usize {
        let mut left = 0;
        self.each_draw(DeckName::FaceDown(bag), &mut |drawn, weight| {
            left += if drawn == Drawn::Token(kind) { weight as usize } else { 0 };
        });
        left
    }

    /// The round is over: objectives that count rounds look at the next one.
    pub(in super::super) fn round_ended(&mut self, log: &mut Events<'_>) {
        if let Some(Goal::Survive(rounds)) = self.dungeon.goals.get(usize::from(self.state.goals_met))
            && self.state.round >= *rounds
        {
            log.say("WIN-02", Event::GoalMet { goal: self.state.goals_met });
            self.state.goals_met = self.state.goals_met.saturating_add(1);
        }
        if !matches!(self.dungeon.goals.get(usize::from(self.state.goals_met)), Some(Goal::Survive(_))) {
            self.check_goals_at(Check::RoundEnd, log);
        }
    }
}

fn brings(effect: &QuestEffect, foe: &str) -> bool {
    match effect {
        QuestEffect::Appear(name, _) => name == foe,
        QuestEffect::To(_, inner) => inner.iter().any(|effect| brings(effect, foe)),
        _ => false,
    }
}
