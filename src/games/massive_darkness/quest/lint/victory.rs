//! Advice about the end: winning that loses, losing that nobody can help, rules that never come to an end.

use super::{Advice, Weight};
use crate::games::massive_darkness::quest::circles::{circles, is_endless};
use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::quest::problem::Speaker;
use crate::games::massive_darkness::rules::language::quest::{Goal, Moment, QuestEffect, QuestRule};

pub(super) fn advice(quest: &Quest) -> Vec<Advice> {
    let mut found = Vec::new();
    for (at, rule) in quest.rules.iter().enumerate() {
        let by = speaker(at, rule);
        if does(rule, &|effect| matches!(effect, QuestEffect::Lose)) {
            loses(quest, at, rule, &by, &mut found);
        }
    }
    // Each circle is told once, by its first rule.
    for circle in circles(quest) {
        if let Some((at, rule)) = circle.first().and_then(|at| quest.rules.get(*at).map(|rule| (*at, rule))) {
            let weight = if is_endless(quest, &circle) { Weight::Mistake } else { Weight::Hint };
            found.push(Advice::Circle(speaker(at, rule), weight));
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

fn loses(quest: &Quest, at: usize, rule: &QuestRule, by: &Speaker, found: &mut Vec<Advice>) {
    let wins = |rule: &QuestRule| does(rule, &|effect| matches!(effect, QuestEffect::Win));
    let is_together = |(other_at, other): &(usize, &QuestRule)| {
        (at == *other_at || rule.when == other.when && rule.only_if == other.only_if) && wins(other)
    };
    // One of them is enough to know.
    if let Some((other_at, other)) = quest.rules.iter().enumerate().find(is_together) {
        found.push(Advice::WinIsLoss(by.clone(), speaker(other_at, other)));
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
