//! COMBAT-10..13, GLOSS-02, GLOSS-05, GLOSS-10.

use super::*;

const GENERAL: &str = "optional: true, do: [Reroll(Attack, All)]";

#[test]
fn general_rerolls_come_before_those_of_blanks_and_the_defenders_before_the_attackers_combat_11_combat_12() {
    let changes = [
        (
            "HERO",
            "(when: Defense(Any), optional: true, do: [Reroll(Defense, Blanks)]),
             (when: Defense(Any), optional: true, do: [Reroll(Defense, All)])",
        ),
        ("FOE", "(when: Attack(Any), do: [Reroll(Attack, Blanks)]), (when: Attack(Any), do: [Reroll(Attack, All)])"),
    ];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow blank, red blank, blue blank");
    // General: the Hero's, then the Enemy's.
    let fight = fight.asks(Purpose::Reroll, 1).use_offered(0).roll("blue blank").roll("yellow blank, red hit");
    // Of blanks: the Hero's, then the Enemy's.
    let fight = fight.asks(Purpose::Reroll, 1).use_offered(0).roll("blue shield").roll("yellow hit").over();
    assert_eq!(fight.result(), (2, 1, 0, 1));
}

#[test]
fn rerolls_follow_each_other_and_the_last_result_counts_combat_10_effect_23() {
    let skills = format!("(when: Attack(Any), {GENERAL}), (when: Attack(Any), {GENERAL})");
    let fight = Fight::new(&[("HERO", &skills)]).attack(Style::Melee).roll("red hit, red hit, blue blank");
    let fight = fight.asks(Purpose::Reroll, 2).use_offered(1).roll("red blank, red blank");
    let fight = fight.asks(Purpose::Reroll, 1).use_offered(0).roll("red 2hits+bam, red blank").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
}

#[test]
fn whoever_has_enough_is_not_asked_again_in_this_group() {
    let skills = format!("(when: Attack(Any), {GENERAL}), (when: Attack(Any), {GENERAL})");
    let fight = Fight::new(&[("HERO", &skills)]).attack(Style::Melee).roll("red hit, red hit, blue blank");
    assert_eq!(fight.enough().over().result(), (2, 0, 0, 2));
}

#[test]
fn all_blanks_means_the_owners_own_and_is_not_offered_without_one_oq_17_hero_18() {
    let changes = [("HERO", "(when: Attack(Any), optional: true, do: [Reroll(Attack, Blanks)])")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red hit, red hit, blue blank").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red hit, red blank, blue blank");
    assert_eq!(fight.use_offered(0).roll("red 2hits+bam").over().result(), (3, 0, 0, 3));
}

#[test]
fn either_side_means_the_owner_chooses_which_effect_25() {
    let changes = [("HERO", "(when: Attack(Any), optional: true, do: [Reroll(Either, All)])")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red hit, red hit, blue 2shields+bam").use_offered(0);
    let fight = fight.asks(Purpose::RerollSide, 2).pick(Choice::Side(super::super::Side::Defender));
    assert_eq!(fight.roll("blue blank").over().result(), (2, 0, 0, 2));
}

#[test]
fn any_number_means_also_some_or_none_of_the_dice_card_c1() {
    let changes =
        [("SIGNATURE", "(when: Attack(Any), pay: [Xp(1)], limit: OncePerActivation, do: [Reroll(Defense, Any)])")];
    let foe = ("FOE_DICE", "defense: [Blue, Blue]");
    let fight = Fight::new(&[changes[0], foe]).with(|state| state.hero_mut(ONE).xp = 2).attack(Style::Melee);
    let fight = fight.roll("red hit, red hit, blue shield, blue blank").use_offered(0);
    let fight = fight.asks(Purpose::RerollDice, 2).answer(&Answer::PickSome(1)).roll("blue blank").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
    assert_eq!(fight.game.state.hero(ONE).xp, 1);
}

#[test]
fn after_a_reroll_applies_only_if_another_effect_rerolled_gloss_02_combat_13() {
    let skills = format!("(when: Attack(Any), {GENERAL}), (when: AfterReroll(Any), do: [BlankGains(Red, Hit, 1)])");
    let fight = Fight::new(&[("HERO", &skills)]).attack(Style::Melee).roll("red blank, red hit, blue blank");
    assert_eq!(fight.enough().over().result(), (1, 0, 0, 1));
    let fight = Fight::new(&[("HERO", &skills)]).attack(Style::Melee).roll("red blank, red blank, blue blank");
    let fight = fight.use_offered(0).roll("red blank, red hit").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
}

#[test]
fn one_blank_or_another_gains_where_both_lie_the_owner_chooses_card_c1() {
    let skills = format!(
        "(when: Attack(Any), {GENERAL}),
         (when: AfterReroll(Any), do: [Choose([[BlankGains(Yellow, Hit, 1)], [BlankGains(Red, Hit, 2)]])])"
    );
    let changes = [("HERO", skills.as_str()), ("WEAPON", "melee: [Yellow, Red]")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("yellow hit, red hit, blue blank").use_offered(0);
    let fight = fight.roll("yellow blank, red blank").asks(Purpose::EffectOption, 2).pick(Choice::Option(1)).over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
    let fight = Fight::new(&changes).attack(Style::Melee).roll("yellow hit, red hit, blue blank").use_offered(0);
    assert_eq!(fight.roll("yellow blank, red hit").over().result(), (2, 0, 0, 2));
}

#[test]
fn a_blank_is_flipped_to_the_opposite_face_before_blanks_are_counted_gloss_05_gloss_03() {
    let skills = "(when: Attack(Any), do: [BlanksGain(Attacker, Hit, 1)]),
                  (when: Attack(Any), optional: true, do: [FlipBlanks(Attacker, 1)])";
    let fight = Fight::new(&[("HERO", skills)]).attack(Style::Melee).roll("red blank, red blank, blue blank");
    let fight = fight.asks(Purpose::FlipDice, 2).pick(Choice::Die(0)).over();
    // Three Hits of the flipped die, one for the die that stayed blank; the Diamond is wasted.
    assert_eq!(fight.result(), (4, 0, 0, 4));
    let fight = Fight::new(&[("HERO", skills)]).attack(Style::Melee).roll("red blank, red blank, blue blank");
    assert_eq!(fight.enough().over().result(), (2, 0, 0, 2));
}

#[test]
fn an_enemy_rerolls_its_own_blanks_and_the_best_dice_of_the_other_side_combat_20() {
    let changes = [(
        "FOE",
        "(when: Attack(Any), do: [Reroll(Attack, UpTo(1))]), (when: Attack(Any), do: [Reroll(Defense, UpTo(1))])",
    )];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow blank, red hit, blue shield");
    let fight = fight.roll("yellow hit").roll("blue blank").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
    // Nothing that it would like to change: nothing is rolled again.
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow hit, red hit, blue blank").over();
    assert_eq!(fight.result(), (2, 0, 0, 2));
}

#[test]
fn a_reroll_by_an_attack_enchantment_leaves_spent_defense_symbols_spent_oq_41() {
    let changes = [
        ("HERO", "(when: Attack(Any), pay: [Bam], do: [Reroll(Defense, All)])"),
        ("FOE", "(when: Defense(Any), pay: [Bam], do: [Add(Defender, Shield, N(1))])"),
        ("FOE_DICE", "defense: [Blue, Blue]"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee);
    let fight = fight.roll("red 2hits+bam, red hit, blue 2shields+bam, blue blank");
    // The Enemy has spent its Bam; afterwards Shields are counted anew and new Bams are of no use.
    let fight = fight.asks(Purpose::Enchantment, 1).use_offered(0).roll("blue 2shields+bam, blue blank").over();
    assert_eq!(fight.result(), (3, 3, 0, 0));
}
