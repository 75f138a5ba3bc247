//! COUNTER: how Enemies strike back.

use super::*;

/// COUNTER-02, COUNTER-01.
#[test]
fn counter_02_only_the_attacker_is_a_target_counter_01() {
    let mut table = row().hero(1, (1, 0)).hero(30, (1, 0)).enemy("R1", (1, 0));
    assert_eq!(table.counter(&[0], 0), Ask::Over);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0)]);
    assert!(table.combats[0].counter && !table.combats[0].own_activation);
    assert_eq!(table.rule_of(|event| matches!(event, Event::EnemyActivated { counter: true, .. })), Some("COUNTER-01"));
}

/// COUNTER-03.
#[test]
fn counter_03_it_comes_two_zones_closer_and_attacks_only_after_the_first() {
    let mut table = row().hero(1, (2, 0)).enemy("R1", (1, 0)).enemy("G1a", (0, 0));
    table.counter(&[0], 0);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0)]);
    table.counter(&[1], 0);
    assert_eq!(table.place(1), (2, 0));
    assert_eq!(table.attacks().len(), 1);
    assert_eq!(table.rule_of(|event| matches!(event, Event::Moved { .. })), Some("COUNTER-03"));
}

/// COUNTER-04.
#[test]
fn counter_04_another_hero_blocks_the_way_but_is_not_attacked() {
    let mut table = row().hero(1, (2, 0)).hero(9, (0, 0)).enemy("R1", (0, 0));
    table.counter(&[0], 0);
    assert_eq!(table.place(0), (0, 0));
    assert_eq!(table.attacks(), []);
}

/// The Hero stands round a corner, two steps away.
fn corner(letter: &str) -> Table {
    let map = "
l l

. X
";
    Table::new(&map.replace('X', letter)).hero(1, (1, 1)).enemy("R1", (0, 0))
}

/// COUNTER-05.
#[test]
fn counter_05_nobody_strikes_back_at_a_hidden_hero() {
    let mut table = corner("d");
    table.game.state.enemy_mut(Enemy(0)).stunned = true;
    assert_eq!(table.counter(&[0], 0), Ask::Over);
    assert_eq!(table.place(0), (0, 0));
    assert!(table.game.state.enemy(Enemy(0)).stunned, "it is not activated at all");
    assert_eq!(table.rule_of(|event| matches!(event, Event::EnemyStayed { .. })), Some("COUNTER-05"));
    assert_eq!(table.rule_of(|event| matches!(event, Event::EnemyActivated { .. })), None);
}

/// COUNTER-06.
#[test]
fn counter_06_in_the_light_he_is_found_without_line_of_sight() {
    let mut table = corner("l");
    table.counter(&[0], 0);
    assert_eq!(table.place(0), (1, 1));
    assert_eq!(table.attacks(), []);
}

/// COUNTER-05.
#[test]
fn counter_05_is_checked_once_before_the_activation_oq_36() {
    let mut table = corner("d");
    let running = EnemyActivation {
        enemy: Enemy(0),
        only: Some(Hero(0)),
        step: EnemyStep::SecondMove,
        ..EnemyActivation::default()
    };
    assert!(table.game.is_hidden(Hero(0), Enemy(0)));
    table.push(Frame::EnemyActivation(running));
    assert_eq!(table.place(0), (1, 0));
}

/// COUNTER-07, COUNTER-10.
#[test]
fn counter_07_a_stunned_enemy_spends_it_on_getting_up_and_counter_10_acts_again_later() {
    let mut table = row().hero(1, (0, 0)).enemy("R1", (0, 0));
    table.game.state.enemy_mut(Enemy(0)).stunned = true;
    table.counter(&[0], 0);
    assert_eq!(table.attacks(), []);
    assert_eq!(table.rule_of(|event| matches!(event, Event::GotUp { .. })), Some("COUNTER-07"));
    table.activate(0);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0)]);
}

/// COUNTER-08, COUNTER-09.
#[test]
fn counter_08_players_choose_the_order_and_counter_09_nobody_goes_on_against_the_dead() {
    let mut table = row().hero(1, (0, 0)).enemy("R1", (0, 0)).enemy("G1a", (0, 0)).enemy("G1b", (0, 0));
    table.game.state.enemy_mut(Enemy(0)).weakened = 1;
    table.game.state.enemy_mut(Enemy(1)).weakened = 2;
    table.after_combat = |state, _| state.hero_mut(Hero(0)).dead = true;
    table.counter(&[0, 1, 2], 0);
    assert_eq!(table.purpose(), Purpose::CounterOrder);
    assert_eq!(table.pick(Choice::Enemy(Enemy(1))), Ask::Over);
    assert_eq!(table.attacks(), [attack(1, Style::Melee, 0)]);
    let weakened = |enemy| table.game.state.enemy(Enemy(enemy)).weakened;
    assert_eq!((weakened(0), weakened(1)), (0, 0), "CARD-T3: only in this Counter-Attack");
}
