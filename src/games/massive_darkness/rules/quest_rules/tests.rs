use super::super::event::Event;
use super::super::game::Events;
use super::super::ids::Hero;
use super::super::language::quest::{Goal, QuestRule};
use super::super::test_table::Table;
use super::Now;
use crate::kernel::game::Outcome;

/// A table at which these rules hold.
fn table(rules: &str) -> Table {
    let rules: Vec<QuestRule> = ron::from_str(rules).expect("rules");
    Table::new("l l").hero(0, (0, 0)).dungeon(|dungeon| {
        dungeon.listens = rules.iter().fold(0, |mask, rule| mask | rule.when.kind().bit());
        dungeon.rules = rules;
        dungeon.goals = vec![Goal::Survive(99)];
        dungeon.counters = vec!["a".to_owned(), "b".to_owned()];
    })
}

/// What happens at Setup: the events, and how it ended.
fn set_up(table: &mut Table) -> (Vec<Event>, Option<Outcome>) {
    let mut heard = Vec::new();
    let mut log = |event: crate::kernel::game::Logged<Event>| heard.push(event.what);
    table.game.trigger(Now::Setup, Hero(0), &mut Events::new(&mut log));
    table.game.resume(&mut log);
    (heard, table.game.state.outcome)
}

#[test]
fn rules_that_set_each_other_off_without_end_end_the_game_and_are_named() {
    let mut circle = table(
        r#"[(when: Setup, do: [GainXp(1), Call("ping")]), (when: Called("elsewhere"), do: [Lose]),
            (when: Called("ping"), do: [Call("pong")]), (when: Called("pong"), do: [Call("ping")])]"#,
    );
    let (heard, outcome) = set_up(&mut circle);
    assert_eq!(outcome, Some(Outcome::Stuck));
    assert!(heard.contains(&Event::RulesLoop { rules: 0b1100 }), "the two that run in a circle, no others: {heard:?}");
}

#[test]
fn a_counter_that_two_rules_turn_back_and_forth_is_a_circle_too() {
    let mut circle = table(
        r#"[(when: Setup, do: [Set("a", 1)]), (when: Counted("a", 1), do: [Set("a", 0)]),
            (when: Counted("a", 0), do: [Set("a", 1)])]"#,
    );
    let (heard, outcome) = set_up(&mut circle);
    assert_eq!(outcome, Some(Outcome::Stuck));
    assert!(heard.contains(&Event::RulesLoop { rules: 0b110 }), "{heard:?}");
}

#[test]
fn all_rules_of_a_moment_are_decided_before_the_first_works_and_work_in_their_order() {
    let mut both = table(
        r#"[(when: Setup, do: [Count("a", 1), Count("b", 5)]),
            (when: Setup, if: [Counter("a", Exactly(0))], do: [Count("b", 10)]),
            (when: Setup, if: [Counter("a", Exactly(1))], do: [Count("b", 100)]),
            (when: Counted("b", 15), once: true, do: [Win])]"#,
    );
    let (_, outcome) = set_up(&mut both);
    assert_eq!((both.game.counter("a"), both.game.counter("b"), outcome), (1, 15, Some(Outcome::Won)));
}

#[test]
fn a_moment_nobody_waits_for_changes_nothing() {
    let mut calm = table(r#"[(when: RoundEnds, do: [Lose])]"#);
    let before = calm.game.state;
    let mut log = |_| ();
    assert!(!calm.game.trigger(Now::HeroDied, Hero(0), &mut Events::new(&mut log)));
    assert_eq!(calm.game.state, before);
}

#[test]
fn numbers_beyond_every_bound_end_at_the_bound() {
    let mut high = table("[(when: Setup, do: [RaiseLevel(255), RaiseLevel(255)])]");
    set_up(&mut high);
    assert_eq!(high.game.state.level, 5, "LEVEL-01");
    let mut many =
        table("[(when: Setup, do: [GainXp(1)])]").dungeon(|dungeon| dungeon.goals = vec![Goal::ClearBoard; 400]);
    let (_, outcome) = set_up(&mut many);
    assert_eq!((outcome, many.game.state.goals_met), (Some(Outcome::Won), 255));
}
