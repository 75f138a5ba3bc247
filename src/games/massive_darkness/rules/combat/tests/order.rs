//! The printed order: dice, re-rolls, Skills, Enchantments, Wounds.

use super::*;

#[test]
fn all_dice_of_both_sides_fall_in_one_roll_and_wounds_are_hits_minus_shields_combat_05_combat_24() {
    let fight = Fight::new(&[]).attack(Style::Melee).roll("red hit, red 2hits+bam, blue shield").over();
    assert_eq!(fight.result(), (3, 1, 0, 2));
    assert_eq!(fight.wounds(), 2);
    assert_eq!(fight.times(|event| matches!(event, Event::Rolled { .. })), 1);
}

#[test]
fn without_any_dice_nothing_is_rolled() {
    let fight = Fight::new(&[("FOE_DICE", "melee: [Yellow]"), ("WEAPON", "melee: []")]).attack(Style::Melee).over();
    assert_eq!(fight.result(), (0, 0, 0, 0));
    assert_eq!(fight.times(|event| matches!(event, Event::Rolled { .. })), 0);
}

#[test]
fn dice_are_limited_to_three_before_a_penalty_takes_one_combat_04_dice_04_dice_05() {
    let changes = [
        ("WEAPON", "melee: [Yellow, Yellow, Yellow]"),
        (
            "HERO",
            "(when: Attack(Any), do: [Dice(Attacker, Yellow, N(-1))]), (when: Attack(Any), do: [Dice(Attacker, Yellow, N(2))])",
        ),
    ];
    Fight::new(&changes).attack(Style::Melee).roll("yellow hit, yellow hit, blue blank").over();
}

#[test]
fn dice_above_three_do_not_become_another_colour_dice_04() {
    let changes = [
        ("WEAPON", "melee: [Red, Red, Red]"),
        ("HERO", "(when: Attack(Any), do: [Dice(Attacker, Red, N(1)), Dice(Attacker, Yellow, N(1))])"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee);
    fight.roll("yellow hit, red hit, red hit, red hit, blue blank").over();
}

#[test]
fn defense_skills_come_before_attack_skills_skill_02_combat_23() {
    let changes = [
        ("HERO", "(when: Attack(Any), do: [Add(Defender, Shield, N(-1))])"),
        ("FOE", "(when: Defense(Any), do: [Add(Defender, Shield, N(2))])"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red blank, red blank, blue blank").over();
    let sides: Vec<i8> = fight
        .log
        .iter()
        .filter_map(|logged| match logged.what {
            Event::SymbolsAdded { amount, .. } => Some(amount),
            _ => None,
        })
        .collect();
    assert_eq!(sides, [2, -1]);
    assert_eq!(fight.result(), (0, 1, 0, 0));
}

#[test]
fn hits_and_shields_are_never_less_than_nothing_combat_24() {
    let changes = [
        ("HERO", "(when: Attack(Any), do: [Add(Defender, Shield, N(-3))])"),
        ("FOE", "(when: Defense(Any), do: [Add(Attacker, Hit, N(-1))])"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red hit, red hit, blue shield").over();
    assert_eq!(fight.result(), (1, 0, 0, 1));
}

#[test]
fn added_wounds_pass_the_shields_even_if_those_stop_every_hit_combat_25_oq_19() {
    let changes = [("HERO", "(when: Attack(Any), do: [Wounds(N(2))])"), ("FOE_DICE", "defense: [Green]")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red hit, red blank, green 3shields+diamond").over();
    assert_eq!(fight.result(), (1, 3, 2, 2));
    assert_eq!(fight.wounds(), 2);
}

#[test]
fn a_skill_works_only_for_its_combat_type_skill_05_combat_16() {
    let changes = [
        (
            "HERO",
            "(when: Attack(Magic), do: [Add(Attacker, Hit, N(5))]), (when: Attack(Melee), do: [Add(Attacker, Hit, N(1))])",
        ),
        ("FOE", "(when: Defense(Ranged), do: [Add(Defender, Shield, N(5))])"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red blank, red blank, blue blank").over();
    assert_eq!(fight.result(), (1, 0, 0, 1));
}

#[test]
fn a_pack_full_of_items_works_to_the_last_one_equip_06_class_11() {
    let fight = Fight::new(&[("BEAD", "(when: Attack(Any), do: [Add(Attacker, Hit, N(1))])")]);
    let bead = fight.card("T2");
    let fight = fight.with(|state| {
        for _ in 0..60 {
            state.hero_mut(ONE).cards.push(Held { card: bead, slot: Slot::Pack });
        }
    });
    let fight = fight.attack(Style::Melee).roll("red blank, red blank, blue blank").over();
    assert_eq!(fight.result(), (60, 0, 0, 60));
}

#[test]
fn the_same_skill_is_asked_about_only_once_in_a_combat_effect_04() {
    let changes = [("HERO", "(when: Attack(Any), optional: true, do: [Add(Attacker, Hit, N(1))])")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red blank, red blank, blue blank");
    let yes = fight.asks(Purpose::UseAbility, 0).yes().over();
    assert_eq!(yes.result(), (1, 0, 0, 1));
    let no = Fight::new(&changes).attack(Style::Melee).roll("red blank, red blank, blue blank").no().over();
    assert_eq!(no.result(), (0, 0, 0, 0));
}

#[test]
fn one_consent_serves_all_parts_of_a_skill_whatever_their_stage() {
    let skill = "(when: Attack(Any), optional: true, do: [Dice(Attacker, Red, N(1)), Add(Attacker, Hit, N(2))])";
    let fight = Fight::new(&[("HERO", skill)]).attack(Style::Melee).asks(Purpose::UseAbility, 0).yes();
    let fight = fight.roll("red blank, red blank, red blank, blue blank").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
    let fight = Fight::new(&[("HERO", skill)]).attack(Style::Melee).no();
    assert_eq!(fight.roll("red blank, red blank, blue blank").over().result(), (0, 0, 0, 0));
}

#[test]
fn a_choice_is_made_before_the_first_of_its_effects_is_due() {
    let ring = "(when: Attack(Any), do: [Choose([[Dice(Attacker, Red, N(1))], [Dice(Attacker, Yellow, N(2))]])])";
    let fight = Fight::new(&[("HERO", ring)]).attack(Style::Melee).asks(Purpose::EffectOption, 2);
    let fight = fight.pick(Choice::Option(1));
    fight.roll("yellow hit, yellow hit, red hit, red hit, blue blank").over();
}

#[test]
fn an_enemy_takes_the_first_choice_that_changes_anything_combat_20() {
    let ring = "(when: Attack(Any), do: [Choose([[Heal(Owner, N(2))], [Add(Attacker, Hit, N(2))]])])";
    let unhurt = Fight::new(&[("FOE", ring)]).defend(Style::Melee).roll("yellow blank, red blank, blue blank").over();
    assert_eq!(unhurt.result(), (2, 0, 0, 2));
    let hurt = Fight::new(&[("FOE", ring)]).with(|state| state.enemy_mut(FOE).wounds = 3);
    let hurt = hurt.defend(Style::Melee).roll("yellow blank, red blank, blue blank").over();
    assert_eq!((hurt.result(), hurt.wounds()), ((0, 0, 0, 0), 1));
}
