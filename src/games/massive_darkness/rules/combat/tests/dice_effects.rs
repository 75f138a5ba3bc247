//! EFFECT-12..22, COMBAT-22: dice added and taken away.

use super::*;

fn colour(colour: super::super::super::symbol::Colour) -> Choice {
    Choice::Colour(colour as u8)
}

use super::super::super::symbol::Colour::{Blue, Green, Red, Yellow};

#[test]
fn attack_dice_of_any_kind_are_chosen_one_by_one_effect_15() {
    let fight = Fight::new(&[("HERO", "(when: Attack(Any), do: [Dice(Attacker, AnyAttack, N(2))])")]);
    let fight = fight.attack(Style::Melee).asks(Purpose::AddDie, 2).pick(colour(Yellow));
    let fight = fight.asks(Purpose::AddDie, 2).pick(colour(Red));
    fight.roll("yellow hit, red hit, red hit, red hit, blue blank").over();
}

#[test]
fn nobody_is_asked_for_a_colour_that_has_no_room_dice_04() {
    let changes =
        [("HERO", "(when: Attack(Any), do: [Dice(Attacker, AnyAttack, N(1))])"), ("WEAPON", "melee: [Red, Red, Red]")];
    Fight::new(&changes).attack(Style::Melee).roll("yellow hit, red hit, red hit, red hit, blue blank").over();
}

#[test]
fn dice_by_a_count_of_cards_come_as_many_as_there_are_card_t4() {
    let changes = [("CLUB", "(when: Attack(Any), do: [Dice(Attacker, Yellow, Per(1, 1, Equipped(\"club\")))])")];
    Fight::new(&changes).attack(Style::Melee).roll("yellow hit, red hit, red hit, blue blank").over();
}

#[test]
fn a_penalty_by_a_count_comes_after_the_limit_like_any_other_dice_05() {
    let changes = [
        ("WEAPON", "melee: [Yellow, Yellow, Yellow]"),
        ("HERO", "(when: Attack(Any), do: [Dice(Attacker, Yellow, N(1))])"),
        ("CLUB", "(when: Attack(Any), do: [Dice(Attacker, Yellow, Per(-1, 1, Equipped(\"club\")))])"),
    ];
    Fight::new(&changes).attack(Style::Melee).roll("yellow hit, yellow hit, blue blank").over();
}

#[test]
fn before_the_roll_the_owner_chooses_the_colour_that_goes_effect_21() {
    let changes = [
        ("HERO", "(when: Attack(Any), do: [Dice(Defender, AnyDefense, N(-1))])"),
        ("FOE_DICE", "defense: [Blue, Green]"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee).asks(Purpose::RemoveDice, 2).pick(colour(Green));
    fight.roll("red hit, red hit, blue blank").over();
    let fight = Fight::new(&changes).attack(Style::Melee).pick(colour(Blue));
    fight.roll("red hit, red hit, green blank").over();
}

#[test]
fn an_enemy_takes_the_stronger_die_away_effect_16() {
    let changes =
        [("FOE", "(when: Defense(Any), do: [Dice(Attacker, AnyAttack, N(-1))])"), ("WEAPON", "melee: [Yellow, Red]")];
    Fight::new(&changes).attack(Style::Melee).roll("yellow hit, blue blank").over();
}

#[test]
fn an_enchantment_takes_dice_after_the_roll_and_the_hero_chooses_which_combat_22() {
    let changes = [
        ("HERO", "(when: Attack(Any), pay: [Bam], do: [Dice(Defender, AnyDefense, N(-1))])"),
        ("FOE_DICE", "defense: [Blue, Green]"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee);
    let fight = fight.roll("red 2hits+bam, red hit, blue shield, green 3shields+diamond").use_offered(0);
    let fight = fight.asks(Purpose::RemoveDice, 2).pick(Choice::Die(3)).over();
    assert_eq!(fight.result(), (3, 1, 0, 2));
}

#[test]
fn an_enemy_takes_away_the_die_with_the_best_result_combat_22() {
    let changes = [
        ("FOE", "(when: Attack(Any), pay: [Bam], do: [Dice(Defender, AnyDefense, N(-1))])"),
        ("ARMOR", "defense: [Blue, Green]"),
    ];
    let fight = Fight::new(&changes).defend(Style::Melee);
    let fight = fight.roll("yellow 2hits+bam, red blank, blue shield, green 3shields+diamond").over();
    assert_eq!(fight.result(), (2, 1, 0, 1));
}

#[test]
fn a_die_added_by_an_enchantment_falls_at_once_and_its_symbols_count_effect_12() {
    let changes = [
        ("HERO", "(when: Attack(Any), pay: [Bam], do: [Dice(Attacker, AnyAttack, N(1))])"),
        ("CLUB", "(when: Attack(Any), pay: [Bam], do: [Wounds(N(1))])"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red blank, blue blank");
    let fight = fight.use_offered(0).asks(Purpose::AddDie, 2).pick(colour(Yellow)).roll("yellow 2hits+bam");
    let fight = fight.asks(Purpose::Enchantment, 1).use_offered(0).over();
    assert_eq!(fight.result(), (4, 0, 1, 5));
    // Dice lie in the order of colours.
    let rolled = fight.log.iter().rev().find_map(|logged| match logged.what {
        Event::Rolled { dice } => Some(dice.iter().map(|die| die.colour).collect::<Vec<u8>>()),
        _ => None,
    });
    assert_eq!(rolled, Some(vec![0, 1, 1, 2]));
}

#[test]
fn a_defender_without_dice_rolls_none_before_or_after_the_roll_effect_22() {
    let skill = [("HERO", "(when: Attack(Any), do: [NoDice(Defender)])")];
    Fight::new(&skill).attack(Style::Melee).roll("red hit, red hit").over();
    let enchantment = [("HERO", "(when: Attack(Any), pay: [Diamond], do: [NoDice(Defender)])")];
    let fight = Fight::new(&enchantment).attack(Style::Melee).roll("red 3hits+diamond, red blank, blue 2shields+bam");
    assert_eq!(fight.use_offered(0).over().result(), (3, 0, 0, 3));
}

#[test]
fn a_weakened_counter_attack_rolls_fewer_dice_card_t3() {
    let changes = [("HERO", "(when: Attack(Any), pay: [Bam], do: [WeakenCounter(1)])")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red blank, blue blank");
    let fight = fight.use_offered(0).over();
    let counter = Combat {
        attacker: Actor::Enemy(FOE),
        defender: Actor::Hero(ONE),
        style: Style::Melee,
        counter: true,
        ..Combat::default()
    };
    fight.combat(counter).roll("yellow hit, blue blank").over();
}
