//! COMBAT-14..21, EFFECT-03, EFFECT-26..31.

use super::*;
use crate::symbol::Symbol;

#[test]
fn defense_enchantments_come_first_and_each_side_pays_with_its_own_dice_combat_14_combat_15() {
    let changes = [
        ("HERO", "(when: Defense(Any), pay: [Bam], do: [Add(Defender, Shield, N(2))])"),
        ("FOE", "(when: Attack(Any), pay: [Bam], do: [Wounds(N(1))])"),
    ];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow 2hits+bam, red hit, blue 2shields+bam");
    let fight = fight.asks(Purpose::Enchantment, 1);
    assert_eq!(fight.times(|event| matches!(event, Event::AbilityUsed { .. })), 0);
    let fight = fight.use_offered(0).over();
    assert_eq!(fight.result(), (3, 4, 1, 1));
}

#[test]
fn symbols_of_the_wrong_side_pay_for_nothing_combat_15_enemy_10() {
    let changes = [
        ("HERO", "(when: Attack(Any), pay: [Bam], do: [Wounds(N(1))])"),
        ("FOE", "(when: Attack(Any), pay: [Bam], do: [Wounds(N(5))])"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red hit, red hit, blue 2shields+bam").over();
    assert_eq!(fight.result(), (2, 2, 0, 0));
}

#[test]
fn each_is_triggered_once_however_many_symbols_there_are_and_may_be_declined_combat_17_combat_19() {
    let changes = [
        ("HERO", "(when: Attack(Any), pay: [Bam], do: [Add(Attacker, Hit, N(1))])"),
        ("CLUB", "(when: Attack(Any), pay: [Bam], do: [Add(Attacker, Hit, N(3))])"),
    ];
    let roll = "red 2hits+bam, red 2hits+bam, blue blank";
    let fight = Fight::new(&changes).attack(Style::Melee).roll(roll).asks(Purpose::Enchantment, 2);
    let fight = fight.use_offered(0).asks(Purpose::Enchantment, 1).use_offered(0).over();
    assert_eq!(fight.result(), (8, 0, 0, 8));
    let fight = Fight::new(&changes).attack(Style::Melee).roll(roll).enough().over();
    assert_eq!(fight.result(), (4, 0, 0, 4));
}

#[test]
fn an_enemy_uses_its_card_top_to_bottom_with_all_repeats_then_its_equipment_combat_20_enemy_12_enemy_37_oq_18() {
    let changes = [
        (
            "FOE",
            "(when: Attack(Any), pay: [Bam], repeat: 2, do: [Add(Attacker, Hit, N(1))]),
             (when: Attack(Any), pay: [Bam], do: [Wounds(N(1))])",
        ),
        ("FOE_DICE", "melee: [Red, Red, Red]"),
        ("LOOT_DICE", "melee: [Yellow]"),
        ("LOOT", "(when: Attack(Any), pay: [Bam], do: [Add(Attacker, Hit, N(5))])"),
    ];
    let attack = |roll: &str| Fight::new(&changes).carries("T1").defend(Style::Melee).roll(roll).over().result();
    assert_eq!(attack("yellow blank, red 2hits+bam, red hit, red hit, blue blank"), (5, 0, 0, 5));
    assert_eq!(attack("yellow blank, red 2hits+bam, red 2hits+bam, red 2hits+bam, blue blank"), (8, 0, 1, 9));
    assert_eq!(attack("yellow 2hits+bam, red 2hits+bam, red 2hits+bam, red 2hits+bam, blue blank"), (15, 0, 1, 16));
}

#[test]
fn an_enemy_does_not_waste_symbols_on_what_changes_nothing() {
    let changes = [(
        "FOE",
        "(when: Attack(Any), pay: [Bam], do: [Add(Defender, Shield, N(-1))]), (when: Attack(Any), pay: [Bam], do: [Wounds(N(1))])",
    )];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow 2hits+bam, red blank, blue blank").over();
    assert_eq!(fight.result(), (2, 0, 1, 3));
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow 2hits+bam, red blank, blue shield").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
}

#[test]
fn added_symbols_pay_too_and_all_of_a_cost_must_be_there_effect_03_effect_09_effect_10() {
    let changes = [
        ("HERO", "(when: Attack(Any), do: [Add(Attacker, Diamond, N(1))])"),
        ("CLUB", "(when: Attack(Any), pay: [Bam, Diamond], do: [Add(Attacker, Hit, N(4))])"),
    ];
    let without = Fight::new(&changes).attack(Style::Melee).roll("red hit, red blank, blue blank").over();
    assert_eq!(without.result(), (1, 0, 0, 1));
    let with = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red blank, blue blank");
    assert_eq!(with.use_offered(0).over().result(), (6, 0, 0, 6));
}

#[test]
fn a_cost_of_either_symbol_is_chosen_by_the_owner_combat_19() {
    let changes = [("HERO", "(when: Attack(Any), pay: [BamOrDiamond], do: [Add(Attacker, Hit, N(1))])")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red 3hits+diamond, blue blank");
    let fight = fight.use_offered(0).asks(Purpose::SymbolToPay, 2).pick(Choice::Symbol(Symbol::Diamond)).over();
    assert_eq!(fight.result(), (6, 0, 0, 6));
    // With one kind there is no choice.
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red blank, blue blank");
    assert_eq!(fight.use_offered(0).over().result(), (3, 0, 0, 3));
}

#[test]
fn a_cost_of_either_symbol_twice_is_paid_twice_effect_04() {
    let changes = [("HERO", "(when: Attack(Any), pay: [BamOrDiamond, BamOrDiamond], do: [Add(Attacker, Hit, N(1))])")];
    // A Bam is chosen first; then only the Diamond is left.
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red 3hits+diamond, blue blank");
    let fight = fight.use_offered(0).asks(Purpose::SymbolToPay, 2).pick(Choice::Symbol(Symbol::Bam)).over();
    assert_eq!(fight.result(), (6, 0, 0, 6));
    assert_eq!(fight.times(|event| matches!(event, Event::SymbolSpent { side: super::super::Side::Attacker, .. })), 2);
    // One symbol is not enough.
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red blank, blue blank").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
}

#[test]
fn cancelled_by_a_skill_a_bam_is_gone_before_it_can_be_spent_effect_26_oq_26() {
    let changes = [
        ("HERO", "(when: Defense(Any), do: [Cancel(Attacker, Bams(1))])"),
        ("FOE", "(when: Attack(Any), pay: [Bam], do: [Wounds(N(1))])"),
    ];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow 2hits+bam, red blank, blue blank").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
    assert_eq!(fight.rules(|event| matches!(event, Event::SymbolsCancelled { amount: 1, .. })), ["EFFECT-26"]);
}

#[test]
fn an_attack_enchantment_cancels_only_what_the_defender_has_left_oq_26_effect_28() {
    let changes = [
        ("HERO", "(when: Attack(Any), pay: [Bam], do: [Cancel(Defender, All)])"),
        ("FOE", "(when: Defense(Any), pay: [Bam], do: [Add(Defender, Shield, N(3))])"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red hit, blue 2shields+bam");
    let fight = fight.use_offered(0).over();
    assert_eq!(fight.result(), (3, 5, 0, 0));
    assert_eq!(fight.times(|event| matches!(event, Event::SymbolsCancelled { .. })), 0);
}

#[test]
fn both_halves_of_a_signature_share_the_limit_of_one_activation_class_02_act_sign_01() {
    let changes = [(
        "SIGNATURE",
        "(when: Attack(Any), pay: [Xp(1), Bam], limit: OncePerActivation, do: [Add(Attacker, Hit, N(2))]),
         (when: Defense(Any), pay: [Xp(1), Bam], limit: OncePerActivation, do: [Add(Defender, Shield, N(2))])",
    )];
    let fight = Fight::new(&changes).with(|state| state.hero_mut(ONE).xp = 5).attack(Style::Melee);
    let fight = fight.roll("red 2hits+bam, red blank, blue blank").use_offered(0).over();
    assert_eq!((fight.result(), fight.game.state.hero(ONE).xp), ((4, 0, 0, 4), 4));
    let fight = fight.defend(Style::Melee).roll("yellow blank, red blank, blue 2shields+bam").over();
    assert_eq!(fight.game.state.hero(ONE).xp, 4);
}

#[test]
fn a_signature_costs_experience_and_without_any_it_is_not_offered_act_sign_02_cond_12() {
    let changes =
        [("SIGNATURE", "(when: Attack(Any), pay: [Xp(1)], limit: OncePerActivation, do: [Add(Attacker, Hit, N(1))])")];
    let poor = Fight::new(&changes).attack(Style::Melee).roll("red blank, red blank, blue blank").over();
    assert_eq!(poor.result(), (0, 0, 0, 0));
}
