//! Skills that answer Wounds, cost Health or depend on something (SKILL-13, HERO-19, COND-02, COND-03 …).

use super::*;
use crate::readings::Reading;

#[test]
fn payback_wounds_the_attacker_only_if_shields_exceed_hits_skill_13() {
    let changes = [("HERO", "(when: Blocked, do: [Hurt(Attacker, N(2))])")];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow hit, red blank, blue 2shields+bam").over();
    assert_eq!((fight.result(), fight.wounds()), ((1, 2, 0, 0), 2));
    let even = Fight::new(&changes).defend(Style::Melee).roll("yellow hit, red blank, blue shield").over();
    assert_eq!((even.result(), even.wounds()), ((1, 1, 0, 0), 0));
}

#[test]
fn revenge_answers_a_wound_and_whoever_dies_by_it_was_killed_by_its_owner_hero_19_oq_49() {
    let changes = [("HERO", "(when: Wounded, do: [Hurt(Attacker, N(1))])")];
    let unhurt = Fight::new(&changes).defend(Style::Melee).roll("yellow hit, red blank, blue shield").over();
    assert_eq!(unhurt.wounds(), 0);
    let fight = Fight::new(&changes).with(|state| state.enemy_mut(FOE).wounds = 19);
    let fight = fight.carries("T1").defend(Style::Melee).roll("yellow hit, yellow hit, red blank, blue blank");
    // He may give away what he got.
    let fight = fight.asks(Purpose::GiveTo, 1);
    assert_eq!(fight.health(ONE), 3);
    assert!(!fight.game.state.enemy(FOE).present);
    assert_eq!(fight.times(|event| matches!(event, Event::LeaderKilled { by: Some(ONE), .. })), 1);
    assert!(fight.game.holds(ONE, fight.card("T1")));
}

#[test]
fn a_hero_takes_revenge_for_the_wound_that_kills_him_unless_it_is_read_otherwise_hero_19() {
    let changes = [("HERO", "(when: Wounded, do: [Hurt(Attacker, N(1))])")];
    for (otherwise, wounds) in [(None, 1), (Some(Reading::TheDeadDoNotAnswer), 0)] {
        let mut fight = Fight::new(&changes).with(|state| state.hero_mut(ONE).health = 1);
        fight.game.readings = otherwise.into_iter().collect();
        let fight = fight.defend(Style::Melee).roll("yellow 2hits+bam, red blank, blue blank").over();
        assert!(fight.game.state.hero(ONE).dead);
        assert_eq!(fight.wounds(), wounds, "{otherwise:?}");
    }
}

#[test]
fn half_of_the_rolled_hits_are_counted_on_the_dice_and_rounded_up_gloss_09_card_c3() {
    let changes = [
        ("HERO", "(when: Defense(Any), do: [Hurt(Attacker, HalfUp(Rolled(Hit)))])"),
        ("FOE", "(when: Attack(Any), do: [Add(Attacker, Hit, N(4))])"),
    ];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow 2hits+bam, red hit, blue blank").over();
    assert_eq!((fight.result(), fight.wounds()), ((7, 0, 0, 7), 2));
}

#[test]
fn half_wounds_of_a_melee_attack_are_rounded_up_artifact_04_effect_32() {
    let changes = [("HERO", "(when: Always, do: [HalveWounds(Melee)])"), ("FOE_DICE", "melee: [Red], magic: [Red]")];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("red 3hits+diamond, blue blank").over();
    assert_eq!((fight.result().3, fight.health(ONE)), (2, 3));
    let fight = Fight::new(&changes).at(Actor::Enemy(FOE), 1).defend(Style::Magic);
    assert_eq!(fight.roll("red 3hits+diamond, blue blank").over().health(ONE), 2);
}

#[test]
fn who_would_die_survives_with_one_health_and_is_not_helped_otherwise_card_c3() {
    let changes = [("HERO", "(when: Defense(Any), pay: [Bam], do: [Survive(1)])"), ("ARMOR", "defense: [Blue, Blue]")];
    let fight = Fight::new(&changes).with(|state| state.hero_mut(ONE).health = 3).defend(Style::Melee);
    let fight = fight.roll("yellow 2hits+bam, red 3hits+diamond, blue 2shields+bam, blue blank").use_offered(0).over();
    assert_eq!((fight.result().3, fight.health(ONE)), (2, 1));
    let fight = Fight::new(&changes).with(|state| state.hero_mut(ONE).health = 5).defend(Style::Melee);
    let fight = fight.roll("yellow 2hits+bam, red 3hits+diamond, blue 2shields+bam, blue blank").use_offered(0).over();
    assert_eq!(fight.health(ONE), 2);
}

#[test]
fn bloodlust_is_paid_with_a_wound_but_never_with_the_last_health_cond_02_oq_27() {
    let changes = [("HERO", "(when: Attack(Melee), pay: [Bloodlust(1)], do: [Wounds(N(1))])")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red blank, red blank, blue blank");
    let fight = fight.asks(Purpose::UseAbility, 0).yes().over();
    assert_eq!((fight.health(ONE), fight.result()), (4, (0, 0, 1, 1)));
    let weak = Fight::new(&changes).with(|state| state.hero_mut(ONE).health = 1).attack(Style::Melee);
    assert_eq!(weak.roll("red blank, red blank, blue blank").over().health(ONE), 1);
}

#[test]
fn a_blood_tribute_may_be_suffered_by_an_ally_in_line_of_sight_cond_03() {
    let changes = [("HERO", "(when: Attack(Any), pay: [BloodTribute(1)], do: [Wounds(N(1))])")];
    let fight = Fight::new(&changes).at(Actor::Hero(TWO), 3).attack(Style::Melee);
    let fight = fight.roll("red blank, red blank, blue blank").yes();
    let fight = fight.asks(Purpose::TributeFrom, 2).pick(Choice::Hero(TWO)).over();
    assert_eq!((fight.health(ONE), fight.health(TWO), fight.result()), (5, 4, (0, 0, 1, 1)));
    // Who would die by it cannot pay; the only other one is not asked about.
    let fight = Fight::new(&changes).with(|state| state.hero_mut(TWO).health = 1).attack(Style::Melee);
    assert_eq!(fight.roll("red blank, red blank, blue blank").yes().over().health(ONE), 4);
}

#[test]
fn doubled_hits_are_those_of_the_dice_gloss_04() {
    let changes = [
        ("HERO", "(when: Attack(Any), do: [DoubleHits])"),
        ("CLUB", "(when: Attack(Any), do: [Add(Attacker, Hit, N(1))])"),
    ];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red hit, blue blank").over();
    assert_eq!(fight.result(), (7, 0, 0, 7));
}

#[test]
fn what_follows_an_attack_without_wound_waits_for_the_result_gloss_07() {
    let changes = [("HERO", "(when: Attack(Any), if: [NoWound], do: [Stun(Defender)])")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red hit, red blank, blue shield").over();
    assert!(fight.game.is_stunned(Actor::Enemy(FOE)));
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red hit, red blank, blue blank").over();
    assert!(!fight.game.is_stunned(Actor::Enemy(FOE)));
}

#[test]
fn attacking_again_is_a_second_combat_and_happens_once_in_an_activation_card_r2() {
    let changes = [("FOE", "(when: Attack(Any), pay: [Bam], limit: OncePerActivation, do: [AttackAgain])")];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow 2hits+bam, red blank, blue blank");
    let fight = fight.roll("yellow 2hits+bam, red blank, blue blank").over();
    assert_eq!(fight.health(ONE), 1);
    assert_eq!(fight.times(|event| matches!(event, Event::Attacked { .. })), 2);
}

#[test]
fn effects_of_a_granted_attack_do_not_work_in_others_skill_07() {
    let changes = [(
        "HERO",
        "(when: Action, do: [FreeAttack(Melee)]), (when: Attack(Melee), if: [Granted], do: [Add(Attacker, Hit, N(3))])",
    )];
    let plain = Fight::new(&changes).attack(Style::Melee).roll("red blank, red blank, blue blank").over();
    assert_eq!(plain.result(), (0, 0, 0, 0));
    let fight = Fight::new(&changes);
    let source = fight.game.library.compiled(fight.abilities(Actor::Hero(ONE))[0].ability).source;
    let granted = Combat {
        attacker: Actor::Hero(ONE),
        defender: Actor::Enemy(FOE),
        style: Style::Melee,
        granted: source,
        ..Combat::default()
    };
    assert_eq!(fight.combat(granted).roll("red blank, red blank, blue blank").over().result(), (3, 0, 0, 3));
}

#[test]
fn a_useless_offer_is_not_made_and_a_hurt_hero_is_asked_hero_17() {
    let changes = [("HERO", "(when: Attack(Any), if: [InShadow], optional: true, do: [Heal(Owner, N(1))])")];
    let place = |fight: Fight| fight.at(Actor::Hero(ONE), 3).at(Actor::Enemy(FOE), 3);
    place(Fight::new(&changes)).attack(Style::Melee).roll("red blank, red blank, blue blank").over();
    let hurt = place(Fight::new(&changes)).with(|state| state.hero_mut(ONE).health = 2).attack(Style::Melee);
    assert_eq!(hurt.roll("red blank, red blank, blue blank").yes().over().health(ONE), 3);
    // COND-07: in the light it does not work.
    let light = Fight::new(&changes).with(|state| state.hero_mut(ONE).health = 2).attack(Style::Melee);
    light.roll("red blank, red blank, blue blank").over();
}
