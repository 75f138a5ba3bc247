//! EX-13..22, ENEMY-PHASE, COUNTER, and what SHADOW, LOS and MOVEMENT mean for Enemies.

use super::super::ask::{Ask, Choice, Purpose};
use super::super::dungeon::Edition;
use super::super::event::Event;
use super::super::frames::{ActivateAll, EnemyActivation, EnemyStep, Frame, Reinforcement, Round, RoundStep};
use super::super::game::{Events, Flow};
use super::super::ids::{AbilityUse, Actor, Enemy, Hero};
use super::super::language::Style;
use super::super::state::{Held, Patrol, Phase, Slot, Until, UsedMark};
use super::super::test_table::{Table, mask};
use super::Goal;

fn attack(enemy: u8, style: Style, hero: u8) -> (Actor, Style, Actor) {
    (Actor::Enemy(Enemy(enemy)), style, Actor::Hero(Hero(hero)))
}

fn hero(number: u8) -> Choice {
    Choice::Hero(Hero(number))
}

/// EX-13, EX-14: Elias 3, Whisper 9, Bjorn 16; Enemy 0 is the High Troll, 1 the Dwarf Agent.
fn crossing() -> Table {
    Table::new(
        "
. . . .

l l l l

. . l .

. . l .
",
    )
    .hero(3, (2, 3))
    .hero(9, (0, 1))
    .hero(16, (3, 1))
    .enemy("R1", (2, 3))
    .enemy("G3c", (2, 1))
}

/// EX-16, EX-17 (y is one more than in the book): Elias 3, Whisper 9, Bjorn 16; the Goblin Archers, the Giant Spider.
fn gallery() -> Table {
    Table::new(
        "
. l . .

l l d d

l . . .
",
    )
    .hero(3, (2, 1))
    .hero(9, (3, 1))
    .hero(16, (1, 0))
    .enemy("G3a", (2, 1))
    .enemy("R2", (0, 2))
}

/// A row of six light Zones.
fn row() -> Table {
    Table::new("l l l l l l")
}

/// EX-13.
#[test]
fn ex_13_the_troll_attacks_whom_it_reaches_although_another_has_more_xp() {
    let mut table = crossing();
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0)]);
    assert_eq!(table.place(0), (2, 3));
    assert_eq!(table.rule_of(|event| matches!(event, Event::EnemyActivated { .. })), Some("EPHASE-01"));
}

/// EX-14, EPHASE-03.
#[test]
fn ex_14_the_agent_goes_one_zone_to_the_most_experienced_and_attacks_ephase_03() {
    let mut table = crossing();
    assert_eq!(table.activate(1), Ask::Over);
    assert_eq!(table.place(1), (3, 1));
    assert_eq!(table.attacks(), [attack(1, Style::Melee, 2)]);
    assert_eq!(table.rule_of(|event| matches!(event, Event::Moved { .. })), Some("EPHASE-15"));
}

/// EX-15, EPHASE-14.
#[test]
fn ex_15_the_goal_is_determined_anew_in_the_second_move_step_ephase_14() {
    for edition in [Edition::De, Edition::En] {
        // ED-03, EPHASE-16: the same Zones in both books.
        let map = "
l l l l

. l . .
";
        let mut table = Table::new(map).edition(edition).hero(9, (3, 0)).hero(16, (1, 1)).enemy("G1a", (0, 0));
        assert_eq!(table.activate(0), Ask::Over);
        assert_eq!(table.place(0), (1, 1), "EPHASE-04: it does not attack after step 4");
        assert_eq!(table.attacks(), []);
    }
}

/// EX-16, EPHASE-09.
#[test]
fn ex_16_all_attack_types_count_together_ephase_09() {
    let mut table = gallery();
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.attacks(), [attack(0, Style::Ranged, 1)]);
}

/// EX-17, SHADOW-03.
#[test]
fn ex_17_without_anybody_in_sight_the_light_shows_the_way_and_the_shadow_hides_shadow_03() {
    let mut table = gallery();
    assert_eq!(table.activate(1), Ask::Over);
    assert_eq!(table.place(1), (0, 1));
    assert_eq!(table.attacks(), [attack(1, Style::Ranged, 1)], "SHADOW-04: in Line of Sight the Shadow does not help");
    assert_eq!(table.rule_of(|event| matches!(event, Event::Moved { .. })), Some("EPHASE-17"));
}

/// EX-18, EPHASE-11.
#[test]
fn ex_18_the_most_experienced_is_attacked_with_the_attack_that_reaches_him_ephase_11() {
    let mut table = Table::new("l l").hero(5, (0, 0)).hero(3, (1, 0)).enemy("R4", (0, 0));
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0)]);
}

/// EX-19, EPHASE-04.
#[test]
fn ex_19_after_the_second_move_step_nobody_is_attacked_even_in_range_ephase_04() {
    for edition in [Edition::De, Edition::En] {
        let map = "
. l . .

l l l d

l . . .
";
        let mut table = Table::new(map).edition(edition).hero(16, (3, 1)).hero(9, (1, 0)).enemy("R3", (0, 2));
        assert_eq!(table.activate(0), Ask::Over);
        assert_eq!(table.place(0), (1, 1));
        assert_eq!(table.attacks(), []);
    }
}

/// EX-20, EPHASE-07.
#[test]
fn ex_20_magic_reaches_two_zones_ephase_07() {
    let mut table = Table::new("l l l").hero(9, (2, 0)).enemy("R5", (0, 0));
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.attacks(), [attack(0, Style::Magic, 0)]);
    assert_eq!(table.place(0), (0, 0), "EPHASE-08: who can attack must attack");
}

/// EX-21.
#[test]
fn ex_21_a_hidden_hero_is_ignored_however_experienced_he_is() {
    let map = "
l l l l l

. . . l|d
";
    let mut table = Table::new(map).hero(5, (3, 1)).hero(16, (4, 1)).enemy("G1b", (0, 0));
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.place(0), (2, 0));
    assert_eq!(table.attacks(), []);
}

/// EX-22, EPHASE-18.
#[test]
fn ex_22_with_everybody_hidden_it_goes_to_the_hero_starting_zone_ephase_18() {
    let map = "
l l l l l

. d . . .
";
    let mut table = Table::new(map).hero(5, (1, 1)).hero(9, (1, 1)).enemy("R6", (4, 0));
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.place(0), (2, 0));
    assert_eq!(table.attacks(), []);
    assert_eq!(table.rule_of(|event| matches!(event, Event::Moved { .. })), Some("EPHASE-18"));
}

/// EPHASE-24.
#[test]
fn ephase_24_the_four_priorities_in_order() {
    let map = "
l l l l l

. . . . d
";
    // 1 in Range, 2 in Line of Sight, 3 in the light, 4 the Hero Starting Zone.
    let intent = |heroes: &[(u8, (i16, i16))]| {
        let table = Table::new(map).enemy("R1", (2, 0));
        heroes.iter().fold(table, |table, (xp, at)| table.hero(*xp, *at)).game.intent(Enemy(0))
    };
    let all = [(1, (2, 0)), (5, (4, 0)), (9, (4, 1))];
    assert_eq!(intent(&all).rule, "EPHASE-09");
    assert_eq!(intent(&all[1..]).rule, "EPHASE-15");
    assert_eq!(intent(&all[2..]).rule, "EPHASE-18");
    let round_the_corner = map.replace('d', "l");
    let table = Table::new(&round_the_corner).enemy("R1", (2, 0)).hero(9, (4, 1));
    assert_eq!(table.game.intent(Enemy(0)).rule, "EPHASE-17");
}

/// EPHASE-02.
#[test]
fn ephase_02_every_enemy_acts_once_in_the_order_that_players_choose() {
    let mut table = row().hero(1, (5, 0)).enemy("G1a", (0, 0)).enemy("G1b", (1, 0)).enemy("R1", (2, 0));
    table.push(Frame::ActivateAll(ActivateAll { pending: mask(&[0, 1, 2]), only: None }));
    assert_eq!(table.purpose(), Purpose::EnemyOrder);
    assert_eq!(table.options(), [0, 1, 2].map(|enemy| Choice::Enemy(Enemy(enemy))));
    table.pick(Choice::Enemy(Enemy(1)));
    assert_eq!((table.place(0), table.place(1)), ((0, 0), (3, 0)));
    assert_eq!(table.options(), [0, 2].map(|enemy| Choice::Enemy(Enemy(enemy))));
    assert_eq!(table.pick(Choice::Enemy(Enemy(0))), Ask::Over, "the last one needs no question");
    assert_eq!([0, 1, 2].map(|enemy| table.place(enemy)), [(2, 0), (3, 0), (4, 0)]);
}

/// EPHASE-02.
#[test]
fn ephase_02_who_dies_before_its_turn_does_not_act() {
    let mut table = row().hero(1, (1, 0)).enemy("R1", (1, 0)).enemy("G1b", (2, 0)).enemy("G1a", (4, 0));
    table.after_combat = |state, _| state.enemy_mut(Enemy(2)).present = false;
    table.push(Frame::ActivateAll(ActivateAll { pending: mask(&[0, 1, 2]), only: None }));
    assert_eq!(table.pick(Choice::Enemy(Enemy(0))), Ask::Over);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0), attack(1, Style::Melee, 0)]);
    assert_eq!(table.place(2), (4, 0));
}

/// EPHASE-03.
#[test]
fn ephase_03_an_attack_ends_the_activation_even_if_the_attacker_dies_of_it() {
    let mut table = row().hero(1, (0, 0)).enemy("R1", (0, 0));
    table.after_combat = |state, _| state.enemy_mut(Enemy(0)).present = false;
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.combats.len(), 1);
    assert!(!table.combats[0].counter && table.combats[0].own_activation);
}

/// EPHASE-05.
#[test]
fn ephase_05_a_stunned_enemy_gets_up_and_does_nothing_else() {
    let mut table = row().hero(1, (0, 0)).enemy("R1", (0, 0));
    table.game.state.enemy_mut(Enemy(0)).stunned = true;
    assert_eq!(table.game.intent(Enemy(0)).rule, "EPHASE-05");
    assert_eq!(table.activate(0), Ask::Over);
    assert_eq!(table.attacks(), []);
    assert!(!table.game.state.enemy(Enemy(0)).stunned);
    assert_eq!(table.rule_of(|event| matches!(event, Event::GotUp { .. })), Some("EPHASE-05"));
    assert_eq!(table.rule_of(|event| matches!(event, Event::EnemyStayed { .. })), None);
    table.activate(0);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0)], "STUN-03: only its next Activation");
}

/// EPHASE-10, XP-10.
#[test]
fn ephase_10_players_choose_among_equally_experienced_heroes_in_reach_xp_10() {
    let mut table = row().hero(7, (1, 0)).hero(7, (1, 0)).hero(6, (1, 0)).hero(30, (2, 0)).enemy("R1", (1, 0));
    table.activate(0);
    assert_eq!(table.purpose(), Purpose::TieTarget);
    assert_eq!(table.options(), [hero(0), hero(1)]);
    assert_eq!(table.game.intent(Enemy(0)).candidates[..], [Hero(0), Hero(1)]);
    table.pick(hero(1));
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 1)]);
}

/// EPHASE-11.
#[test]
fn ephase_11_between_ranged_and_magic_players_choose_oq_13() {
    let mut table = row().hero(7, (2, 0)).enemy("X1", (0, 0));
    table.activate(0);
    assert_eq!(table.purpose(), Purpose::AttackType);
    assert_eq!(table.options(), [Choice::Style(Style::Ranged), Choice::Style(Style::Magic)]);
    table.pick(Choice::Style(Style::Magic));
    assert_eq!(table.attacks(), [attack(0, Style::Magic, 0)]);
}

/// EPHASE-12, SKILL-18: the Hero with Taunt counts as the most experienced, but only among those who can be reached.
#[test]
fn a_taunting_hero_is_attacked_instead_of_a_more_experienced_one() {
    let taunting = |taunts: &[u8]| {
        let mut table = row().hero(1, (1, 0)).hero(9, (1, 0)).hero(2, (1, 0)).hero(0, (5, 0)).enemy("R1", (1, 0));
        for hero in taunts {
            table.game.state.hero_mut(Hero(*hero)).skills[0] = 1;
        }
        table
    };
    let mut table = taunting(&[0]);
    table.activate(0);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0)]);
    let mut table = taunting(&[0, 2]);
    table.activate(0);
    assert_eq!((table.purpose(), table.options()), (Purpose::TieTarget, vec![hero(0), hero(2)]));
    let mut table = taunting(&[3]);
    table.activate(0);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 1)], "the taunting Hero is out of reach");
    // Of the move steps too.
    let mut table = row().hero(1, (0, 0)).hero(9, (4, 0)).enemy("R1", (2, 0));
    table.game.state.hero_mut(Hero(0)).skills[0] = 1;
    table.activate(0);
    assert_eq!(table.place(0), (0, 0));
}

/// ARTIFACT-04: who cannot be the target of an attack type is not reached by it; another type may reach him.
#[test]
fn an_amulet_against_magic_leaves_the_other_attacks() {
    let mut table = row().hero(1, (2, 0)).enemy("X1", (0, 0)).enemy("R3", (0, 0));
    let amulet = Held { card: table.card("A1"), slot: Slot::Pack };
    assert!(table.game.state.hero_mut(Hero(0)).cards.push(amulet));
    assert_eq!(table.game.attack_styles(Enemy(0), Hero(0))[..], [Style::Ranged]);
    table.activate(1);
    assert_eq!(table.place(1), (2, 0));
    assert_eq!(table.attacks(), [], "EPHASE-15: it comes closer instead, twice");
}

/// EPHASE-11, EQUIP-13: a Guardian whose Equipment widens a Range uses it.
#[test]
fn a_spear_in_the_hands_of_a_guardian_reaches_the_next_zone() {
    let mut table = row().hero(1, (1, 0)).enemy("R1", (0, 0));
    table.game.state.enemy_mut(Enemy(0)).treasure = table.card("T2b");
    table.activate(0);
    assert_eq!((table.place(0), table.attacks()), ((0, 0), vec![attack(0, Style::Melee, 0)]));
}

/// EPHASE-06, EPHASE-07.
#[test]
fn ephase_07_ranged_never_reaches_the_own_zone_and_magic_no_third_one() {
    let mut table = row().hero(1, (0, 0)).enemy("X2", (0, 0)).enemy("X1", (3, 0));
    table.activate(0);
    assert_eq!(table.attacks(), [], "EPHASE-13: and the Hero holds it");
    assert_eq!(table.place(0), (0, 0));
    assert_eq!(table.rule_of(|event| matches!(event, Event::EnemyStayed { .. })), Some("EPHASE-13"));
    assert_eq!(table.game.attack_styles(Enemy(1), Hero(0))[..], [Style::Ranged]);
}

/// ENEMY-02.
#[test]
fn enemy_02_a_field_without_dice_is_no_attack() {
    // EX-08: Goblin Archers have no Magic field.
    let table = row().hero(1, (2, 0)).hero(1, (0, 0)).enemy("G3a", (0, 0)).enemy("R1", (1, 0));
    assert_eq!(table.game.attack_styles(Enemy(0), Hero(0))[..], [Style::Ranged]);
    assert_eq!(table.game.attack_styles(Enemy(0), Hero(1))[..], [Style::Melee]);
    assert!(table.game.attack_styles(Enemy(1), Hero(0)).is_empty());
}

/// HERO-09.
#[test]
fn the_dead_and_the_escaped_are_no_targets_and_hold_nobody_hero_09() {
    let mut table = row().hero(9, (1, 0)).hero(9, (1, 0)).hero(1, (3, 0)).enemy("R1", (1, 0));
    table.game.state.hero_mut(Hero(0)).dead = true;
    table.game.state.hero_mut(Hero(1)).escaped = true;
    table.activate(0);
    assert_eq!(table.place(0), (3, 0));
    assert_eq!(table.attacks(), [], "EPHASE-04: two moves, then nothing");
}

/// EPHASE-22, MOVE-04.
#[test]
fn ephase_22_a_hero_on_the_way_is_no_detour_and_move_04_holds_the_enemy_there() {
    let mut table = row().hero(9, (5, 0)).hero(1, (2, 0)).enemy("G1a", (1, 0));
    table.activate(0);
    assert_eq!(table.place(0), (2, 0));
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 1)], "EPHASE-08: now he is the one it reaches");

    let mut table = Table::new("l l+l").hero(9, (2, 0)).hero(1, (0, 0)).enemy("X2", (0, 0));
    table.activate(0);
    assert_eq!(table.place(0), (0, 0), "ACTOR-08: both stand in one Zone");
}

/// MOVE-05, STUN-04, STUN-05.
#[test]
fn move_05_a_stunned_hero_holds_nobody_stun_04_but_is_still_attacked_stun_05() {
    let map = "
l l l

. . l
";
    let mut table = Table::new(map).hero(1, (1, 0)).hero(9, (2, 1)).enemy("X2", (1, 0));
    table.game.state.hero_mut(Hero(0)).stunned = true;
    table.game.state.hero_mut(Hero(0)).xp = 0;
    table.game.state.hero_mut(Hero(1)).zone = table.zone((2, 1));
    assert_eq!(table.game.sought_heroes(Enemy(0), None).0[..], [Hero(0)], "LOS-06: it sees its own Zone");
    assert!(!table.game.is_held(Enemy(0)));
    assert_eq!(table.counter(&[0], 1), Ask::Over);
    assert_eq!(table.place(0), (2, 0), "then it shoots");
    assert_eq!(table.attacks(), [attack(0, Style::Ranged, 1)]);

    let mut table = row().hero(1, (1, 0)).enemy("R1", (1, 0));
    table.game.state.hero_mut(Hero(0)).stunned = true;
    table.activate(0);
    assert_eq!(table.attacks(), [attack(0, Style::Melee, 0)]);
}

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

/// EPHASE-21: only while all Heroes stay unseen.
#[test]
fn a_patrol_is_over_for_who_attacks_and_for_who_is_held_oq_14() {
    for card in ["R1", "X2"] {
        let mut table = row().exit((5, 0)).hero(1, (2, 0)).enemy(card, (2, 0));
        table.game.state.enemy_mut(Enemy(0)).patrol = Patrol::ToExit;
        table.activate(0);
        assert_eq!(table.game.state.enemy(Enemy(0)).patrol, Patrol::ToStart, "{card}");
    }
}

/// ACTOR-03: the whole phase runs without a decision where the rules leave none. EPHASE-23, ENEMY-25: the calls come
/// after all Activations.
#[test]
fn agents_call_when_all_enemies_have_acted_and_then_the_phase_ends() {
    let mut table = row().hero(1, (5, 0)).enemy("G1a", (0, 0)).enemy("G1c", (0, 0)).enemy("R1", (0, 0));
    table.game.state.enemy_mut(Enemy(2)).present = false;
    let mut round = Round { step: RoundStep::Enemies, turn: 0 };
    let mut step = || table.game.step_round(&mut round, &mut Events(&mut |_| ()));
    let everybody = ActivateAll { pending: mask(&[0, 1]), only: None };
    assert_eq!(step(), Flow::Again, "the phase begins, and rules of a quest come first");
    assert_eq!(step(), Flow::Push(Frame::ActivateAll(everybody)));
    assert_eq!(step(), Flow::Push(Frame::Reinforcement(Reinforcement { pending: mask(&[1]) })));
    assert_eq!(step(), Flow::Again);
    assert_eq!(table.game.state.phase, Phase::Experience);
}

/// SHADOW-01, SHADOW-03, SHADOW-05, LOS-04: Shadow hides only whom nobody sees; it shortens no line.
#[test]
fn shadow_hides_a_hero_until_he_is_seen_or_leaves_it() {
    let map = "
d d d d

. d l .
";
    let mut table = Table::new(map).hero(5, (3, 0)).enemy("G3a", (0, 0));
    let hidden = |table: &Table| table.game.is_hidden(Hero(0), Enemy(0));
    assert!(!hidden(&table), "three Shadow Zones away, in a straight line");
    assert_eq!(table.game.attack_candidates(Enemy(0), None)[..], [Hero(0)]);
    table.game.state.hero_mut(Hero(0)).zone = table.zone((1, 1));
    assert!(hidden(&table));
    assert!(table.game.sought_heroes(Enemy(0), None).0.is_empty());
    table.game.state.hero_mut(Hero(0)).zone = table.zone((2, 1));
    assert!(!hidden(&table));
    assert_eq!(table.game.sought_heroes(Enemy(0), None).0[..], [Hero(0)]);
}

#[test]
fn marks_of_an_activation_end_with_it_but_not_those_of_the_one_around_it_oq_10() {
    let mut table = row().hero(1, (3, 0)).enemy("G1a", (0, 0));
    let mark = |number: u16, until| {
        let ability = AbilityUse { ability: super::super::ids::AbilityId(number), ..AbilityUse::default() };
        UsedMark { ability, until }
    };
    assert!(table.game.state.used.push(mark(1, Until::Activation)));
    table.after_combat = |state, _| {
        for (number, until) in [(2, Until::Activation), (3, Until::Round)] {
            let ability = AbilityUse { ability: super::super::ids::AbilityId(number), ..AbilityUse::default() };
            assert!(state.used.push(UsedMark { ability, until }));
        }
    };
    table.game.state.hero_mut(Hero(0)).zone = table.zone((1, 0));
    table.activate(0);
    assert_eq!(table.game.state.used[..], [mark(1, Until::Activation), mark(3, Until::Round)]);
}

#[test]
fn a_preview_tells_the_way_the_target_and_the_reason_and_changes_nothing() {
    let table = crossing();
    let before = table.game.clone();
    let intent = table.game.intent(Enemy(1));
    assert_eq!(intent.goal, Goal::Hero(Hero(2)));
    assert_eq!(intent.path[..], [table.zone((3, 1))]);
    assert_eq!(intent.attack, Some((Style::Melee, Hero(2))));
    assert_eq!((intent.rule, &intent.candidates[..]), ("EPHASE-15", &[Hero(2)][..]));
    assert!(table.game == before);
    let held = row().hero(1, (0, 0)).enemy("X2", (0, 0)).game.intent(Enemy(0));
    assert_eq!((held.rule, held.goal, held.attack), ("MOVE-04", Goal::None, None));
}

#[test]
fn a_preview_agrees_with_what_happens() {
    for table in [crossing as fn() -> Table, gallery] {
        for enemy in 0..2 {
            let mut table = table();
            let intent = table.game.intent(Enemy(enemy));
            table.activate(enemy);
            let attacked = intent.attack.map(|(style, hero)| (Actor::Enemy(Enemy(enemy)), style, Actor::Hero(hero)));
            assert_eq!(table.attacks().first().copied(), attacked);
            if let Some(last) = intent.path.last() {
                assert_eq!(table.game.state.enemy(Enemy(enemy)).zone, *last);
            }
        }
    }
}
