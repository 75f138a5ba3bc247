//! Rules that set each other off in a circle. Whether they really run on for ever depends on what they ask for; the game
//! stops such a circle by itself, the author should see it before.

use super::check::MOST_RULES;
use super::model::Quest;
use crate::games::massive_darkness::rules::language::quest::{Moment, QuestEffect, QuestRule};
use std::collections::BTreeSet;

/// What an effect sets off again and again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Spark<'q> {
    Call(&'q str),
    Counter(&'q str, Change),
    DoorOpens(&'q str),
    HeroMoves(&'q str),
    FoeActs(&'q str),
}

/// How a counter changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    To(i16),
    /// Up or down: 1 or -1, and 0 where nothing changes.
    By(i16),
}

/// What brings a thing back to where it can be changed again.
#[derive(Default)]
struct Undone<'q> {
    closed: BTreeSet<&'q str>,
    changed: BTreeSet<(&'q str, Change)>,
}

impl Undone<'_> {
    /// A door that nothing closes opens once, and a counter that nothing brings back comes to a number once.
    fn lets_repeat(&self, spark: &Spark<'_>) -> bool {
        match spark {
            Spark::DoorOpens(door) => self.closed.contains(door),
            Spark::Counter(counter, change) => {
                let others = self.changed.range((*counter, Change::To(i16::MIN))..=(*counter, Change::By(i16::MAX)));
                others.into_iter().any(|(_, other)| match (change, other) {
                    (Change::To(to), Change::To(other)) => to != other,
                    (Change::By(by), Change::By(other)) => by != other,
                    _ => true,
                })
            }
            Spark::Call(_) | Spark::HeroMoves(_) | Spark::FoeActs(_) => true,
        }
    }
}

/// Groups of rules, by their positions from 0, each of which can set itself off again through the others. Only as many
/// rules are looked at as can be played.
#[must_use]
pub fn circles(quest: &Quest) -> Vec<Vec<usize>> {
    let rules = || quest.rules.iter().take(MOST_RULES);
    let sparks: Vec<BTreeSet<Spark<'_>>> = rules().map(sparks_of).collect();
    let mut undone = Undone::default();
    for spark in sparks.iter().flatten() {
        if let Spark::Counter(name, change) = spark {
            undone.changed.insert((name, *change));
        }
    }
    rules().for_each(|rule| closed_by(&rule.effects, &mut undone.closed));
    // A rule that works only once ends its circle.
    let next: Vec<u64> = rules()
        .zip(sparks)
        .map(|(rule, mut sparks)| {
            sparks.retain(|spark| !rule.once && undone.lets_repeat(spark));
            lit_by(quest, &sparks)
        })
        .collect();
    let reached = reached(&next);
    let mut found: Vec<Vec<usize>> = Vec::new();
    for rule in 0..reached.len() {
        let is_back = |other: usize| reached[rule] >> other & 1 == 1 && reached[other] >> rule & 1 == 1;
        let circle: Vec<usize> = (0..reached.len()).filter(|other| is_back(*other)).collect();
        if circle.first() == Some(&rule) {
            found.push(circle);
        }
    }
    found
}

/// Does such a circle run on whatever happens? Its rules call one another, and nothing is asked.
#[must_use]
pub fn is_endless(quest: &Quest, circle: &[usize]) -> bool {
    let is_sure = |at: usize| circle.contains(&at) && quest.rules[at].only_if.is_empty() && !quest.rules[at].once;
    let calls = |at: usize| {
        let mut sparks = if is_sure(at) { sparks_of(&quest.rules[at]) } else { BTreeSet::new() };
        sparks.retain(|spark| matches!(spark, Spark::Call(_)));
        lit_by(quest, &sparks)
    };
    let next: Vec<u64> = (0..quest.rules.len().min(MOST_RULES)).map(calls).collect();
    reached(&next).iter().enumerate().any(|(at, reached)| reached >> at & 1 == 1)
}

/// The rules that wait for one of these, a bit each.
fn lit_by(quest: &Quest, sparks: &BTreeSet<Spark<'_>>) -> u64 {
    let is_lit = |rule: &QuestRule| sparks.iter().any(|spark| lights(*spark, &rule.when));
    let rules = quest.rules.iter().take(MOST_RULES).enumerate();
    rules.filter(|(_, rule)| is_lit(rule)).fold(0, |mask, (at, _)| mask | 1 << at)
}

/// The rules that each rule can set off, however far down the line.
fn reached(next: &[u64]) -> Vec<u64> {
    let mut reached = next.to_vec();
    for via in 0..reached.len() {
        let onward = reached[via];
        for rule in reached.iter_mut().filter(|rule| **rule >> via & 1 == 1) {
            *rule |= onward;
        }
    }
    reached
}

fn sparks_of(rule: &QuestRule) -> BTreeSet<Spark<'_>> {
    let mut sparks = BTreeSet::new();
    collect(&rule.effects, &mut sparks);
    sparks
}

fn closed_by<'q>(effects: &'q [QuestEffect], closed: &mut BTreeSet<&'q str>) {
    for effect in effects {
        match effect {
            QuestEffect::To(_, inner) => closed_by(inner, closed),
            QuestEffect::CloseDoor(door) => drop(closed.insert(door)),
            _ => {}
        }
    }
}

fn collect<'q>(effects: &'q [QuestEffect], sparks: &mut BTreeSet<Spark<'q>>) {
    for effect in effects {
        match effect {
            QuestEffect::To(_, inner) => collect(inner, sparks),
            QuestEffect::Call(name) => drop(sparks.insert(Spark::Call(name))),
            QuestEffect::Set(counter, to) => drop(sparks.insert(Spark::Counter(counter, Change::To(*to)))),
            QuestEffect::Count(counter, by) => drop(sparks.insert(Spark::Counter(counter, Change::By(by.signum())))),
            QuestEffect::OpenDoor(door) => drop(sparks.insert(Spark::DoorOpens(door))),
            QuestEffect::Go(zone) => drop(sparks.insert(Spark::HeroMoves(zone))),
            QuestEffect::Activate(foe) => drop(sparks.insert(Spark::FoeActs(foe))),
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
    fn a_rule_that_works_once_hides_no_other_circle() {
        let quest = rules(
            r#"(when: Called("a"), do: [Call("a"), Call("b")]), (when: Called("b"), once: true, do: [Call("a")])"#,
        );
        assert_eq!(circles(&quest), [vec![0]]);
        let asked = rules(
            r#"(when: Called("a"), do: [Call("a"), Call("b")]), (when: Called("b"), if: [NoEnemies], do: [Call("a")])"#,
        );
        assert!(is_endless(&asked, &circles(&asked)[0]), "the first does not need the second");
    }

    #[test]
    fn only_as_many_rules_are_looked_at_as_can_be_played() {
        let ring = |count: usize| {
            let rule = |at: usize| format!(r#"(when: Called("{at}"), do: [Call("{}")])"#, (at + 1) % count);
            rules(&(0..count).map(rule).collect::<Vec<_>>().join(", "))
        };
        assert_eq!(circles(&ring(MOST_RULES)), [(0..MOST_RULES).collect::<Vec<_>>()]);
        assert_eq!(circles(&ring(400)), [[0; 0]; 0]);
    }

    #[test]
    fn no_shipped_quest_runs_in_a_circle() {
        for (file, text) in crate::games::massive_darkness::content::shipped_quests() {
            let quest: Quest = ron::from_str(text).expect("a quest");
            assert!(circles(&quest).is_empty(), "{file}");
        }
    }
}
