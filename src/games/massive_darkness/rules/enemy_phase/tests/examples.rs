//! EX-13 to EX-22, and EPHASE-24: the four priorities.

use super::*;

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
