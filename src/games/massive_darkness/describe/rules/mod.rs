//! What is special about a quest, as sentences: rendered from the words of its language, so that they always say exactly
//! what the rules do. The editor shows them beside the blocks, the printed sheet lists them.
//!
//! Names that a quest gives stand in quotes, or as the quest's own words say them; places stand behind them as they are
//! written at the edge of the map. Nothing that needs another form in another case is put together from parts.

mod condition;
mod effect;
mod figure;
mod moment;
mod names;
#[cfg(test)]
mod tests;

use super::begin;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::language::quest::{Check, Goal, Moment, QuestRule};
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// Puts the special rules of a quest into the words of one language. It needs no game.
#[derive(Clone, Copy)]
pub struct QuestText<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The quest, whose names and places are spoken of.
    pub quest: &'a Quest,
}

/// Everything that is special about a quest, a sentence each: what differs from the book, what stands on the map, the
/// figures, what Heroes can do only here, and the special rules in their order.
#[must_use]
pub fn rules_of_quest(texts: &Texts, quest: &Quest) -> Vec<String> {
    let text = QuestText { texts, quest };
    let mut sentences: Vec<String> = quest.switches.iter().map(|switch| text.switch(*switch)).collect();
    sentences.extend(text.things());
    sentences.extend(quest.objects.iter().map(|object| text.object(object)));
    sentences.extend(quest.foes.iter().map(|foe| text.foe(foe)));
    sentences.extend(quest.acts.iter().map(|act| text.act(act)));
    sentences.extend(quest.rules.iter().map(|rule| text.rule(rule)));
    sentences
}

/// The objectives of a quest, a sentence each, in their order.
#[must_use]
pub fn goals_of_quest(texts: &Texts, quest: &Quest) -> Vec<String> {
    let text = QuestText { texts, quest };
    quest.goals.iter().map(|goal| text.goal(goal)).collect()
}

impl QuestText<'_> {
    /// A special rule, with its name if the quest has words for it.
    #[must_use]
    pub fn rule(&self, rule: &QuestRule) -> String {
        let sentence = self.sentence(rule);
        match self.own_words(&rule.name) {
            Some(name) => tr!(self.texts, "said-rule-named", name = name, rule = sentence.as_str()).to_string(),
            None => sentence,
        }
    }

    /// A special rule without its name.
    #[must_use]
    pub fn sentence(&self, rule: &QuestRule) -> String {
        let when = self.moment(&rule.when);
        let hero = self.hero_of(&rule.when);
        let mut what = self.in_order(rule.effects.iter().map(|effect| self.effect(effect, &hero)).collect());
        if what.is_empty() {
            what = tr!(self.texts, "said-nothing").to_string();
        }
        let said = if rule.only_if.is_empty() {
            tr!(self.texts, "said-rule", when = when.as_ref(), what = what.as_str())
        } else {
            let only_if = self.conditions(&rule.only_if, &hero);
            tr!(self.texts, "said-rule-if", when = when.as_ref(), condition = only_if.as_str(), what = what.as_str())
        };
        let mut said = said.to_string();
        if rule.instead && matches!(rule.when, Moment::ChamberOpened(_)) {
            said.push(' ');
            said.push_str(&tr!(self.texts, "said-instead"));
        }
        if rule.once {
            said.push(' ');
            said.push_str(&tr!(self.texts, "said-once"));
        }
        said
    }

    /// An objective: in the words of the quest, and where those are the quest's own, what exactly is looked at.
    #[must_use]
    pub fn goal(&self, goal: &Goal) -> String {
        let words = super::goal_of_quest(self.texts, &self.quest.words, goal);
        let Goal::Task { at, all, .. } = goal else { return begin(&words) };
        let hero = tr!(self.texts, "said-active-hero");
        let all = self.conditions(all, &hero);
        let at = match at {
            Check::Always => tr!(self.texts, "said-task", condition = all.as_str()),
            Check::RoundEnd => tr!(self.texts, "said-task-at-end", condition = all.as_str()),
        };
        begin(&format!("{words} ({at})"))
    }

    /// "The Hero" of a moment: who did it; where nobody did, the active one.
    #[must_use]
    pub fn hero_of(&self, moment: &Moment) -> Arc<str> {
        match moment {
            Moment::Setup | Moment::RoundStarts(_) | Moment::FirstPlayerPassed => tr!(self.texts, "said-first-player"),
            Moment::PhaseStarts(_)
            | Moment::RoundEnds
            | Moment::LevelRose(_)
            | Moment::FoeEntered(..)
            | Moment::FoeLeft(_) => tr!(self.texts, "said-active-hero"),
            Moment::Entered(_)
            | Moment::EnteredStorey(_)
            | Moment::Crossed(_)
            | Moment::PickedUp(_)
            | Moment::Acted(_)
            | Moment::HeroDied
            | Moment::HeroFell
            | Moment::HeroEscaped
            | Moment::AllEscaped
            | Moment::DoorOpened(_)
            | Moment::Opened(_)
            | Moment::ChamberOpened(_)
            | Moment::Removed(_)
            | Moment::Killed(_)
            | Moment::GuardianKilled
            | Moment::Destroyed(_)
            | Moment::Counted(..)
            | Moment::Called(_) => tr!(self.texts, "said-hero"),
        }
    }

    /// Parts of a list, with a word between them.
    fn listed(&self, parts: &[String], between: &str) -> String {
        parts.join(&format!(" {between} "))
    }
}
