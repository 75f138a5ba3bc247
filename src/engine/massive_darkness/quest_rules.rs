//! WIN/LOSE and the special rules of quests.

use super::ask::{DeckName, Drawn};
use super::event::Event;
use super::frames::{Frame, Gain, GainFrom, QuestRuleFrame};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::Hero;
use super::language::quest::{Goal, Moment, QuestEffect};
use super::state::TokenKind;
use crate::engine::kernel::game::Outcome;
use crate::engine::kernel::list::List;
use std::sync::Arc;

impl MassiveDarkness {
    /// A moment has come: every special rule that waits for it is carried out, in the order of the quest.
    pub(super) fn trigger(&mut self, moment: &Moment, hero: Hero, log: &mut Events<'_>) {
        let dungeon = Arc::clone(&self.dungeon);
        for (at, rule) in dungeon.rules.iter().enumerate().rev() {
            let waits = rule.when == *moment || is_every_round(&rule.when, moment);
            let used = self.state.rules_used >> at & 1 == 1;
            if !waits || (rule.once && used) {
                continue;
            }
            self.state.rules_used |= 1 << at;
            log.say("ROUND-03", Event::QuestRuleApplied { rule: at as u8 });
            self.push(Frame::QuestRule(QuestRuleFrame { rule: at as u8, hero, at: 0 }));
        }
    }

    /// The next effect of a special rule.
    pub(super) fn step_quest_rule(&mut self, frame: &mut QuestRuleFrame, log: &mut Events<'_>) -> Flow {
        let dungeon = Arc::clone(&self.dungeon);
        let Some(effect) = dungeon.rules[usize::from(frame.rule)].effects.get(usize::from(frame.at)) else {
            return Flow::Done;
        };
        frame.at += 1;
        match effect {
            QuestEffect::GainXp(xp) => self.gain_xp(frame.hero, *xp, "XP-01", log),
            QuestEffect::AllGainXp(xp) => {
                for hero in self.state.hero_ids() {
                    self.gain_xp(hero, *xp, "XP-01", log);
                }
            }
            QuestEffect::Spawn(what, place) => {
                if let Some(spawn) = self.spawn_frame(*what, place) {
                    return Flow::Push(spawn);
                }
            }
            QuestEffect::DrawArtifact => return draw(frame.hero, GainFrom::Artifact, 4),
            QuestEffect::DrawTreasure(level) => return draw(frame.hero, GainFrom::Effect, *level),
            QuestEffect::Lose => self.state.outcome = Some(Outcome::Lost),
            QuestEffect::Win => self.state.outcome = Some(Outcome::Won),
        }
        Flow::Again
    }

    /// WIN-02, WIN-03, QC-03: which objective has been met, and can the next one still be met?
    pub(super) fn check_goals(&mut self, log: &mut Events<'_>) {
        if self.state.outcome.is_some() {
            return;
        }
        while let Some(goal) = self.dungeon.goals.get(usize::from(self.state.goals_met)) {
            if !self.is_met(goal) {
                if !self.can_still_be_met(goal) {
                    self.state.outcome = Some(Outcome::Lost);
                }
                return;
            }
            log.say("WIN-02", Event::GoalMet { goal: self.state.goals_met });
            self.state.goals_met += 1;
        }
        // WIN-06: at once, also in the middle of a phase.
        self.state.outcome = Some(Outcome::Won);
    }

    fn is_met(&self, goal: &Goal) -> bool {
        match goal {
            Goal::PickUp(kind, count) => self.state.picked_up[*kind as usize] >= *count,
            Goal::AllEscape => self.state.heroes.iter().all(|hero| hero.escaped),
            Goal::ClearBoard => self.state.enemy_ids().next().is_none(),
            Goal::Survive(rounds) => self.state.round > *rounds,
        }
    }

    /// WIN-03: tokens that are neither taken nor on the board can never be picked up.
    fn can_still_be_met(&self, goal: &Goal) -> bool {
        match goal {
            Goal::PickUp(kind, count) => {
                let open = self.state.tokens.iter().filter(|token| token.is(*kind) && !token.fixed).count();
                // TOKEN-03: the bags hold what is still face down.
                let hidden = (0..self.dungeon.bags.len() as u8).map(|bag| self.left_in_bag(bag, *kind));
                let left = open + hidden.sum::<usize>();
                usize::from(self.state.picked_up[*kind as usize]) + left >= usize::from(*count)
            }
            Goal::AllEscape => self.dungeon.exit.is_some(),
            Goal::ClearBoard | Goal::Survive(_) => true,
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
    pub(super) fn round_ended(&mut self, log: &mut Events<'_>) {
        if let Some(Goal::Survive(rounds)) = self.dungeon.goals.get(usize::from(self.state.goals_met))
            && self.state.round >= *rounds
        {
            log.say("WIN-02", Event::GoalMet { goal: self.state.goals_met });
            self.state.goals_met += 1;
        }
        if !matches!(self.dungeon.goals.get(usize::from(self.state.goals_met)), Some(Goal::Survive(_))) {
            self.check_goals(log);
        }
    }
}

fn is_every_round(waiting: &Moment, now: &Moment) -> bool {
    matches!((waiting, now), (Moment::RoundStarts(0), Moment::RoundStarts(_)))
}

fn draw(hero: Hero, from: GainFrom, level: u8) -> Flow {
    let levels: List<u8, 24> = [level].into_iter().collect();
    Flow::Push(Frame::Gain(Gain { hero, from, levels, ..Gain::default() }))
}
