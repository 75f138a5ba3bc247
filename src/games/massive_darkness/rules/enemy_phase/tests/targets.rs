//! EPHASE-02 to EPHASE-11: who acts when, and whom it attacks.

use super::*;

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
