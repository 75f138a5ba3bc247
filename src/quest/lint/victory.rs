//! Advice about the end: winning that loses, losing that nobody can help, rules that never come to an end.

use super::{Advice, Weight};
use crate::engine::massive_darkness::language::quest::{Goal, Moment, QuestEffect, QuestRule};
use crate::quest::model::Quest;
use crate::quest::problem::Speaker;
use std::collections::BTreeSet;

pub(super) fn advice(quest: &Quest) -> Vec<Advice> {
    let mut found = Vec::new();
    for (at, rule) in quest.rules.iter().enumerate() {
        let by = speaker(at, rule);
        if does(rule, &|effect| matches!(effect, QuestEffect::Lose)) {
            loses(quest, (at, rule), &by, &mut found);
        }
        if let Some(weight) = circle(&quest.rules, at) {
            found.push(Advice::Circle(by, weight));
        }
    }
    found
}

fn speaker(at: usize, rule: &QuestRule) -> Speaker {
    Speaker::Rule(at + 1, rule.name.clone())
}

fn does(rule: &QuestRule, is_it: &dyn Fn(&QuestEffect) -> bool) -> bool {
    fn inside(effects: &[QuestEffect], is_it: &dyn Fn(&QuestEffect) -> bool) -> bool {
        effects.iter().any(|effect| match effect {
            QuestEffect::To(_, inner) => inside(inner, is_it),
            other => is_it(other),
        })
    }
    inside(&rule.effects, is_it)
}

fn loses(quest: &Quest, (at, rule): (usize, &QuestRule), by: &Speaker, found: &mut Vec<Advice>) {
    let wins = |rule: &QuestRule| does(rule, &|effect| matches!(effect, QuestEffect::Win));
    for (other_at, other) in quest.rules.iter().enumerate().filter(|(_, other)| wins(other)) {
        let together = at == other_at || rule.when == other.when && rule.only_if == other.only_if;
        if together {
            found.push(Advice::WinIsLoss(by.clone(), speaker(other_at, other)));
        }
    }
    if !rule.only_if.is_empty() {
        return;
    }
    if matches!(
        rule.when,
        Moment::Setup
            | Moment::RoundStarts(0 | 1)
            | Moment::PhaseStarts(_)
            | Moment::RoundEnds
            | Moment::FirstPlayerPassed
    ) {
        found.push(Advice::LostAtOnce(by.clone()));
        return;
    }
    for (number, goal) in quest.goals.iter().enumerate() {
        if is_asked_for(&rule.when, goal) {
            found.push(Advice::WinIsLoss(by.clone(), Speaker::Goal(number + 1)));
        }
    }
}

/// Must this moment come before the objective can be met?
fn is_asked_for(moment: &Moment, goal: &Goal) -> bool {
    match (moment, goal) {
        (Moment::HeroEscaped | Moment::AllEscaped, Goal::AllEscape) | (Moment::HeroEscaped, Goal::Escapes(..)) => true,
        (Moment::PickedUp(kind), Goal::PickUp(wanted, count)) => kind == wanted && *count > 0,
        (Moment::Killed(foe), Goal::Kill(foes)) => foes.contains(foe),
        (Moment::RoundStarts(round), Goal::Survive(rounds)) => round <= rounds,
        _ => false,
    }
}

/// Rules that call one another in a circle: without conditions it never ends, with them it may well be meant.
fn circle(rules: &[QuestRule], first: usize) -> Option<Weight> {
    let calls = |from: usize, to: usize| {
        does(&rules[from], &|effect| match (effect, &rules[to].when) {
            (QuestEffect::Call(name), Moment::Called(wanted)) => name == wanted,
            (QuestEffect::Set(counter, value), Moment::Counted(wanted, number)) => counter == wanted && value == number,
            _ => false,
        })
    };
    let mut seen = BTreeSet::new();
    let mut waiting: Vec<usize> = vec![first];
    let mut weight = Weight::Mistake;
    while let Some(here) = waiting.pop() {
        if rules[here].once {
            continue;
        }
        if !rules[here].only_if.is_empty() {
            weight = Weight::Hint;
        }
        for next in (0..rules.len()).filter(|next| calls(here, *next)) {
            // Each circle is told once, by its first rule.
            if next == first && !rules[first].once && seen.iter().all(|rule| *rule > first) {
                return Some(weight);
            }
            if seen.insert(next) {
                waiting.push(next);
            }
        }
    }
    None
}
