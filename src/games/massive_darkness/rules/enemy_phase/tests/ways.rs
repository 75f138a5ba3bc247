//! EPHASE-15 to EPHASE-22: where an Enemy goes that can attack nobody.

use super::*;

/// EPHASE-15.
#[test]
fn ephase_15_goes_for_the_most_experienced_hero_in_sight_past_nearer_ones() {
    let mut table = row().hero(1, (2, 0)).hero(9, (5, 0)).enemy("G1a", (3, 0));
    table.activate(0);
    assert_eq!(table.place(0), (5, 0));
}

/// EPHASE-19.
#[test]
fn ephase_19_players_choose_the_goal_in_a_tie_whatever_the_distance_and_anew_in_step_4() {
    let mut table = row().hero(4, (0, 0)).hero(4, (5, 0)).enemy("G1a", (2, 0));
    table.activate(0);
    assert_eq!(table.purpose(), Purpose::MoveGoal);
    assert_eq!(table.options(), [hero(0), hero(1)]);
    table.pick(hero(1));
    assert_eq!(table.place(0), (3, 0));
    assert_eq!(table.purpose(), Purpose::MoveGoal, "EPHASE-14");
    assert_eq!(table.pick(hero(0)), Ask::Over);
    assert_eq!(table.place(0), (2, 0));
}

/// EPHASE-17.
#[test]
fn ephase_17_ties_in_the_light_are_for_the_players_too() {
    let map = "
l l l

l . l

l . l
";
    let mut table = Table::new(map).hero(4, (0, 2)).hero(4, (2, 2)).enemy("G1a", (1, 0));
    table.activate(0);
    assert_eq!(table.purpose(), Purpose::MoveGoal);
    table.pick(hero(1));
    assert_eq!(table.place(0), (2, 1), "after the first move only one is in sight");
}

/// EPHASE-20.
#[test]
fn ephase_20_players_choose_among_shortest_paths() {
    let map = "
l l l

l . l

l l l
";
    let mut table = Table::new(map).hero(4, (2, 2)).enemy("G1a", (0, 0));
    table.activate(0);
    assert_eq!(table.purpose(), Purpose::Path);
    assert_eq!(table.options(), [(1, 0), (0, 1)].map(|at| Choice::Zone(table.zone(at))));
    assert_eq!(table.pick_zone((0, 1)), Ask::Over);
    assert_eq!(table.place(0), (0, 2));
    assert_eq!(table.rule_of(|event| matches!(event, Event::Moved { .. })), Some("EPHASE-17"));
}

/// MOVE-06.
#[test]
fn move_06_enemies_open_no_doors_and_without_a_way_they_stay_oq_35() {
    let mut table = Table::new("l l+l").hero(4, (2, 0)).enemy("G3a", (0, 0));
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.place(0), (0, 0));
    assert_eq!(table.rule_of(|event| matches!(event, Event::EnemyStayed { .. })), Some("EPHASE-13"));
    // LOS-02, MOVE-02: once it is open they look and shoot through it.
    let door = table.game.dungeon.board.edge_between(table.zone((1, 0)), table.zone((2, 0))).expect("a door");
    table.game.open_door(door);
    table.activate(0);
    assert_eq!(table.attacks(), [attack(0, Style::Ranged, 0)]);
}

/// EPHASE-21.
#[test]
fn ephase_21_a_patrol_turns_at_the_start_and_at_the_exit_and_remembers_its_way_oq_14() {
    let map = "
l l l l

. . . d
";
    let mut table = Table::new(map).exit((2, 0)).hero(4, (3, 1)).enemy("G1a", (1, 0));
    table.activate(0);
    assert_eq!(table.place(0), (1, 0), "to the Start in step 2, towards the Exit in step 4");
    assert_eq!(table.game.state.enemy(Enemy(0)).patrol, Patrol::ToExit);
    table.activate(0);
    assert_eq!(table.place(0), (1, 0), "to the Exit, and back");
    assert_eq!(table.game.state.enemy(Enemy(0)).patrol, Patrol::ToStart);
    table.game.state.enemy_mut(Enemy(0)).patrol = Patrol::ToExit;
    table.game.state.hero_mut(Hero(0)).zone = table.zone((3, 0));
    table.activate(0);
    assert_eq!(table.place(0), (3, 0));
    assert_eq!(table.game.state.enemy(Enemy(0)).patrol, Patrol::ToStart, "it had a Hero as its goal");
}

/// EPHASE-21.
#[test]
fn ephase_21_who_cannot_get_closer_turns_and_without_an_exit_it_stays_at_the_start() {
    let map = "
l+l l l

. . . d
";
    // The Start lies behind a closed door.
    let mut table = Table::new(map).exit((3, 0)).hero(4, (3, 1)).enemy("G1a", (1, 0));
    assert_eq!(table.game.intent(Enemy(0)).goal, Goal::Exit);
    table.game.state.hero_mut(Hero(0)).dead = true;
    table.activate(0);
    assert_eq!(table.place(0), (3, 0));
    assert_eq!(table.rule_of(|event| matches!(event, Event::Moved { .. })), Some("EPHASE-21"));
    table.activate(0);
    assert_eq!(table.place(0), (3, 0), "it reached the Exit, and no way leads back");

    let mut table = row().start((3, 0)).enemy("G1a", (5, 0));
    table.activate(0);
    assert_eq!(table.place(0), (3, 0));
    table.activate(0);
    assert_eq!(table.place(0), (3, 0), "EPHASE-21: no Exit Zone");
}

/// ENEMY-17, MOB-01.
#[test]
fn enemy_17_a_mob_goes_and_attacks_as_one_mob_01() {
    let mut table = row().hero(1, (1, 0)).enemy("G1a", (0, 0));
    table.game.state.enemy_mut(Enemy(0)).minions = [0; 4].into_iter().collect();
    table.activate(0);
    assert_eq!(table.place(0), (1, 0));
    assert_eq!(table.attacks().len(), 1);
}
