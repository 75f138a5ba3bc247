//! Rules that set each other off in a circle. Whether they really run on for ever depends on what they ask for; the game
//! stops such a circle by itself, the author should see it before.

use super::model::Quest;
use crate::engine::massive_darkness::language::quest::{Moment, QuestEffect, QuestRule};

/// What an effect sets off again and again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spark<'q> {
    Call(&'q str),
    Counter(&'q str, Change),
    DoorOpens(&'q str),
    HeroMoves(&'q str),
    FoeActs(&'q str),
}

/// How a counter changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    To(i16),
    By(i16),
}

impl Change {
    /// Does an effect bring the counter to where it can be changed so again?
    fn is_taken_back_by(self, counter: &str, effect: &QuestEffect) -> bool {
        match (self, effect) {
            (Self::To(to), QuestEffect::Set(name, other)) => name == counter && *other != to,
            (Self::By(_), QuestEffect::Set(name, _)) | (Self::To(_), QuestEffect::Count(name, _)) => name == counter,
            (Self::By(by), QuestEffect::Count(name, other)) => name == counter && by.signum() != other.signum(),
            _ => false,
        }
    }
}

/// Groups of rules, by their positions from 0, each of which can set itself off again through the others.
#[must_use]
pub fn circles(quest: &Quest) -> Vec<Vec<usize>> {
    found_among(quest, &quest.rules.iter().map(|rule| set_off_by(quest, rule)).collect::<Vec<_>>())
}

/// Does such a circle run on whatever happens? Its rules call one another, and nothing is asked.
#[must_use]
pub fn is_endless(quest: &Quest, circle: &[usize]) -> bool {
    let calls = |rule: &QuestRule| {
        let sparks = sparks_of(rule);
        let lit = |other: &QuestRule| {
            sparks.iter().any(|spark| matches!(spark, Spark::Call(_)) && lights(*spark, &other.when))
        };
        (0..quest.rules.len()).filter(|other| lit(&quest.rules[*other])).collect::<Vec<_>>()
    };
    let by_calls = found_among(quest, &quest.rules.iter().map(calls).collect::<Vec<_>>());
    by_calls.iter().any(|sure| sure.iter().all(|rule| circle.contains(rule) && quest.rules[*rule].only_if.is_empty()))
}

fn found_among(quest: &Quest, next: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    for rule in 0..next.len() {
        if found.iter().any(|circle| circle.contains(&rule)) {
            continue;
        }
        let mut circle = reached_from(next, rule);
        circle.retain(|other| reached_from(next, *other).contains(&rule));
        // A rule that works only once ends its circle.
        if circle.contains(&rule) && circle.iter().all(|rule| !quest.rules[*rule].once) {
            found.push(circle);
        }
    }
    found
}

/// The rules that a rule can set off at once.
fn set_off_by(quest: &Quest, rule: &QuestRule) -> Vec<usize> {
    let mut sparks = sparks_of(rule);
    // A door that nothing closes opens once, and a counter that nothing brings back comes to a number once.
    sparks.retain(|spark| match spark {
        Spark::DoorOpens(door) => {
            is_done(quest, &|effect| matches!(effect, QuestEffect::CloseDoor(name) if name == door))
        }
        Spark::Counter(counter, change) => is_done(quest, &|effect| change.is_taken_back_by(counter, effect)),
        Spark::Call(_) | Spark::HeroMoves(_) | Spark::FoeActs(_) => true,
    });
    let lit = |other: &QuestRule| sparks.iter().any(|spark| lights(*spark, &other.when));
    (0..quest.rules.len()).filter(|other| lit(&quest.rules[*other])).collect()
}

/// The rules that a rule can set off, however far down the line, in their order.
fn reached_from(next: &[Vec<usize>], rule: usize) -> Vec<usize> {
    let mut reached: Vec<usize> = Vec::new();
    let mut open = next[rule].clone();
    while let Some(other) = open.pop() {
        if !reached.contains(&other) {
            reached.push(other);
            open.extend(&next[other]);
        }
    }
    reached.sort_unstable();
    reached
}

fn sparks_of(rule: &QuestRule) -> Vec<Spark<'_>> {
    let mut sparks = Vec::new();
    collect(&rule.effects, &mut sparks);
    sparks
}

fn collect<'q>(effects: &'q [QuestEffect], sparks: &mut Vec<Spark<'q>>) {
    for effect in effects {
        match effect {
            QuestEffect::To(_, inner) => collect(inner, sparks),
            QuestEffect::Call(name) => sparks.push(Spark::Call(name)),
            QuestEffect::Set(counter, to) => sparks.push(Spark::Counter(counter, Change::To(*to))),
            QuestEffect::Count(counter, by) => sparks.push(Spark::Counter(counter, Change::By(*by))),
            QuestEffect::OpenDoor(door) => sparks.push(Spark::DoorOpens(door)),
            QuestEffect::Go(zone) => sparks.push(Spark::HeroMoves(zone)),
            QuestEffect::Activate(foe) => sparks.push(Spark::FoeActs(foe)),
            // Somebody dies once, a floor goes once, a Level rises four times: these end by themselves.
            QuestEffect::Suffer(_)
            | QuestEffect::Die
            | QuestEffect::ShareWounds(_)
            | QuestEffect::Remove(_)
            | QuestEffect::Crumble
            | QuestEffect::RaiseLevel(_)
            | QuestEffect::DestroyOne(_)
            | QuestEffect::DrawArtifact
            | QuestEffect::DrawTreasure(_)
            | QuestEffect::GainXp(_)
            | QuestEffect::AllGainXp(_)
            | QuestEffect::Heal(_)
            | QuestEffect::Carry(..)
            | QuestEffect::ChooseHero(_)
            | QuestEffect::Spawn(..)
            | QuestEffect::Appear(..)
            | QuestEffect::CloseDoor(_)
            | QuestEffect::Unlock(_)
            | QuestEffect::Unbar(_)
            | QuestEffect::Bar(_)
            | QuestEffect::Lay(..)
            | QuestEffect::Fill(..)
            | QuestEffect::Sweep(_)
            | QuestEffect::Turn(_)
            | QuestEffect::Lose
            | QuestEffect::Win => {}
        }
    }
}

/// Does any rule do this?
fn is_done(quest: &Quest, is_it: &dyn Fn(&QuestEffect) -> bool) -> bool {
    fn inside(effects: &[QuestEffect], is_it: &dyn Fn(&QuestEffect) -> bool) -> bool {
        effects.iter().any(|effect| match effect {
            QuestEffect::To(_, inner) => inside(inner, is_it),
            other => is_it(other),
        })
    }
    quest.rules.iter().any(|rule| inside(&rule.effects, is_it))
}

/// Can this be the moment that another rule waits for?
fn lights(spark: Spark<'_>, moment: &Moment) -> bool {
    match (spark, moment) {
        (Spark::Call(name), Moment::Called(waited)) => name == waited,
        (Spark::Counter(name, change), Moment::Counted(waited, number)) => {
            name == waited
                && match change {
                    Change::To(to) => to == *number,
                    Change::By(_) => true,
                }
        }
        (Spark::DoorOpens(name), Moment::DoorOpened(waited)) => name == waited,
        (Spark::DoorOpens(_), Moment::Opened(_)) => true,
        (Spark::HeroMoves(zone), Moment::Entered(waited)) => zone == waited,
        (Spark::HeroMoves(_), Moment::EnteredStorey(_) | Moment::Crossed(_)) => true,
        (Spark::FoeActs(foe), Moment::FoeEntered(waited, _) | Moment::FoeLeft(waited)) => foe == waited,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(written: &str) -> Quest {
        let text = format!(
            r#"(format: 1, id: "t", title: {{}}, tiles: [], start: (x: 0, y: 0), goals: [], counters: ["keys"],
                rules: [{written}])"#
        );
        ron::from_str(&text).expect("a quest")
    }

    #[test]
    fn a_rule_that_calls_itself_runs_in_a_circle() {
        let quest = rules(r#"(when: Setup, do: [Call("a")]), (when: Called("a"), do: [Call("a")])"#);
        assert_eq!(circles(&quest), [vec![1]]);
    }

    #[test]
    fn a_circle_through_several_rules_is_found_whole() {
        let quest = rules(
            r#"(when: Called("a"), do: [Count("keys", 1)]), (when: Counted("keys", 3), do: [To(Each, [Call("b")])]),
               (when: Called("b"), do: [Set("keys", 2), Call("a")]), (when: Called("b"), do: [Win])"#,
        );
        assert_eq!(circles(&quest), [vec![0, 1, 2]]);
        assert!(!is_endless(&quest, &[0, 1, 2]), "it depends on the counter");
        let sure = rules(r#"(when: Called("a"), do: [Call("b")]), (when: Called("b"), do: [Call("a")])"#);
        assert!(is_endless(&sure, &[0, 1]));
    }

    #[test]
    fn a_rule_that_works_once_and_a_chain_that_ends_are_none() {
        assert!(circles(&rules(r#"(when: Called("a"), once: true, do: [Call("a")])"#)).is_empty());
        assert!(circles(&rules(r#"(when: Called("a"), do: [Call("b")]), (when: Called("b"), do: [Lose])"#)).is_empty());
        assert!(circles(&rules(r#"(when: Counted("keys", 2), do: [Set("keys", 0)])"#)).is_empty());
        assert!(circles(&rules(r#"(when: Counted("keys", 2), do: [Set("keys", 2)])"#)).is_empty(), "no moment");
        assert!(circles(&rules(r#"(when: Counted("keys", 2), do: [Count("keys", 1)])"#)).is_empty(), "it goes up");
    }

    #[test]
    fn no_shipped_quest_runs_in_a_circle() {
        for (file, text) in crate::content::shipped_quests() {
            let quest: Quest = ron::from_str(text).expect("a quest");
            assert!(circles(&quest).is_empty(), "{file}");
        }
    }
}
