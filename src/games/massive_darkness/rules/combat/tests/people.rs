//! Who helps whom, Guardians with Equipment, and Ranges.

use super::super::super::ask::By;
use super::*;

const BODYGUARD: &str = "(when: AllyAttacked(1), pay: [Xp(1)], limit: OncePerActivation, do: [BecomeTarget])";

#[test]
fn a_bodyguard_steps_into_the_zone_and_becomes_the_target_card_c2_act_sign_03() {
    let guarded = || {
        Fight::new(&[("ALLY_SIGNATURE", BODYGUARD)])
            .at(Actor::Hero(TWO), 1)
            .with(|state| state.hero_mut(TWO).xp = 1)
            .defend(Style::Melee)
            .asks(Purpose::Bodyguard, 0)
    };
    let fight = guarded();
    assert!(matches!(fight.game.state.ask, Ask::May { by: By::Hero(TWO), .. }));
    // The second Hero has no armor.
    let fight = fight.yes().roll("yellow hit, red hit").over();
    assert_eq!((fight.health(ONE), fight.health(TWO)), (5, 3));
    assert_eq!(fight.game.state.hero(TWO).zone, fight.game.state.hero(ONE).zone);
    assert_eq!(fight.game.state.hero(TWO).xp, 0);
    let fight = guarded().no().roll("yellow hit, red hit, blue blank").over();
    assert_eq!((fight.health(ONE), fight.health(TWO)), (3, 5));
}

#[test]
fn a_bodyguard_is_not_asked_when_he_cannot_or_is_attacked_himself_card_c2() {
    let change = [("ALLY_SIGNATURE", BODYGUARD), ("SIGNATURE", BODYGUARD)];
    let rich = |fight: Fight| fight.with(|state| state.hero_mut(TWO).xp = 1);
    let roll = "yellow blank, red blank, blue blank";
    // In the same Zone, two Zones away, stunned, without XP; and the target has such a Signature too.
    rich(Fight::new(&change)).with(|state| state.hero_mut(ONE).xp = 1).defend(Style::Melee).roll(roll).over();
    rich(Fight::new(&change)).at(Actor::Hero(TWO), 2).defend(Style::Melee).roll(roll).over();
    let stunned = rich(Fight::new(&change)).at(Actor::Hero(TWO), 1).with(|state| state.hero_mut(TWO).stunned = true);
    stunned.defend(Style::Melee).roll(roll).over();
    Fight::new(&change).at(Actor::Hero(TWO), 1).defend(Style::Melee).roll(roll).over();
}

#[test]
fn what_allies_in_the_zone_have_their_giver_has_not_card_c2() {
    let bulwark = "(when: Defense(Any), helps: AlliesInZone, do: [Add(Defender, Shield, N(1))])";
    let roll = "yellow blank, red blank, blue blank";
    let helped = Fight::new(&[("ALLY", bulwark)]).defend(Style::Melee).roll(roll).over();
    assert_eq!(helped.result().1, 1);
    let alone = Fight::new(&[("HERO", bulwark)]).defend(Style::Melee).roll(roll).over();
    assert_eq!(alone.result().1, 0);
    let far = Fight::new(&[("ALLY", bulwark)]).at(Actor::Hero(TWO), 1).defend(Style::Melee).roll(roll).over();
    assert_eq!(far.result().1, 0);
    let dead = Fight::new(&[("ALLY", bulwark)]).with(|state| state.hero_mut(TWO).dead = true);
    assert_eq!(dead.defend(Style::Melee).roll(roll).over().result().1, 0, "HERO-09");
    let both = "(when: Defense(Any), helps: OwnerAndAlliesInZone, do: [Add(Defender, Shield, N(1))])";
    let own = Fight::new(&[("HERO", both), ("ALLY", both)]).defend(Style::Melee).roll(roll).over();
    assert_eq!(own.result().1, 2);
}

#[test]
fn equipment_of_a_guardian_gives_dice_only_in_its_fields_and_only_through_a_living_boss_enemy_35_enemy_22() {
    let changes = [("FOE_DICE", "melee: [Red]"), ("LOOT_DICE", "melee: [Yellow], ranged: [Red], defense: [Green]")];
    let fight = Fight::new(&changes).carries("T1").defend(Style::Melee);
    fight.roll("yellow hit, red hit, blue blank").over();
    assert_eq!(Fight::new(&changes).carries("T1").game.reach_of(Actor::Enemy(FOE), Style::Ranged), None);
    // No Defense field, no Defense dice.
    Fight::new(&changes).carries("T1").attack(Style::Melee).roll("red hit, red hit").over();
    let bossless = Fight::new(&changes).mob(&[0]).carries("T1").with(|state| state.enemy_mut(FOE).leader = false);
    bossless.defend(Style::Melee).roll("red hit, blue blank").over();
}

#[test]
fn the_text_of_equipment_counts_where_the_guardian_has_dice_or_in_english_where_it_gives_some_ed_09_enemy_36() {
    let changes = [
        ("FOE_DICE", "melee: [Red], defense: [Blue]"),
        ("LOOT_DICE", "ranged: [Red]"),
        ("LOOT", "(when: Attack(Any), do: [Wounds(N(1))]), (when: Defense(Any), do: [Add(Defender, Shield, N(1))])"),
    ];
    let fight = |edition: Edition| Fight::new(&changes).carries("T1").edition(edition);
    assert_eq!(fight(Edition::De).defend(Style::Melee).roll("red blank, blue blank").over().result(), (0, 0, 1, 1));
    assert_eq!(fight(Edition::En).defend(Style::Melee).roll("red blank, blue blank").over().result(), (0, 0, 0, 0));
    let roll = "red blank, red blank, blue blank";
    assert_eq!(fight(Edition::De).attack(Style::Melee).roll(roll).over().result().1, 1);
    assert_eq!(fight(Edition::En).attack(Style::Melee).roll(roll).over().result().1, 0);
}

#[test]
fn in_english_a_field_of_another_combat_type_gives_no_right_to_the_text_ed_09() {
    let changes = [
        ("FOE_DICE", "melee: [Red], ranged: [Red]"),
        ("LOOT_DICE", "ranged: [Yellow]"),
        ("LOOT", "(when: Attack(Any), do: [Wounds(N(1))])"),
    ];
    let fight = |zone: u16| Fight::new(&changes).carries("T1").edition(Edition::En).at(Actor::Enemy(FOE), zone);
    assert_eq!(fight(0).defend(Style::Melee).roll("red blank, blue blank").over().result().2, 0);
    assert_eq!(fight(1).defend(Style::Ranged).roll("yellow blank, red blank, blue blank").over().result().2, 1);
}

#[test]
fn a_guardian_never_uses_an_item_enemy_40() {
    let changes =
        [("LOOT_KIND", "Item"), ("LOOT", "(when: Attack(Any), do: [Wounds(N(3))])"), ("LOOT_DICE", "melee: []")];
    let fight = Fight::new(&changes).carries("T1").defend(Style::Melee).roll("yellow blank, red blank, blue blank");
    assert_eq!(fight.over().result().2, 0);
}

#[test]
fn a_guardian_pays_neither_with_experience_nor_with_its_blood_enemy_38() {
    let loot = "(when: Attack(Any), pay: [Bloodlust(1)], do: [Wounds(N(1))]),
                (when: Attack(Any), pay: [Xp(1)], do: [Reroll(Attack, All)])";
    let fight = Fight::new(&[("LOOT", loot)]).carries("T1").defend(Style::Melee);
    let fight = fight.roll("yellow blank, yellow blank, red blank, blue blank").over();
    assert_eq!((fight.result(), fight.wounds()), ((0, 0, 0, 0), 0));
}

#[test]
fn before_the_blow_falls_a_spear_may_kill_the_attacker_card_t5() {
    let changes = [("HERO", "(when: Targeted, do: [HurtByRoll(Attacker, Yellow, [Hit])])")];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow hit").roll("yellow hit, red blank, blue blank");
    assert_eq!(fight.over().wounds(), 1);
    let fight = Fight::new(&changes).with(|state| state.enemy_mut(FOE).wounds = 19).defend(Style::Melee);
    let fight = fight.roll("yellow 2hits+bam").over();
    assert!(!fight.game.state.enemy(FOE).present);
    assert_eq!((fight.health(ONE), fight.game.state.hero(ONE).xp), (5, 5));
}

#[test]
fn only_cards_that_reach_the_range_add_their_dice_equip_13_ephase_11() {
    let changes = [("LOOT_DICE", "melee: [Yellow]"), ("LOOT", "(when: Always, do: [Reaches(Melee, 0, 1)])")];
    let armed = || {
        let fight = Fight::new(&changes);
        let spear = fight.card("T1");
        fight.with(|state| assert!(state.hero_mut(ONE).cards.push(Held { card: spear, slot: Slot::SecondHand })))
    };
    armed().attack(Style::Melee).roll("yellow hit, red hit, red hit, blue blank").over();
    armed().at(Actor::Enemy(FOE), 1).attack(Style::Melee).roll("yellow hit, blue blank").over();
    let fight = armed().at(Actor::Enemy(FOE), 2);
    let refused = fight.game.can_attack(Actor::Hero(ONE), Style::Melee, Actor::Enemy(FOE));
    assert_eq!(refused.map_err(|refusal| refusal.rule), Err("ACT-COMBAT-02"));
}

#[test]
fn ranges_are_zero_one_and_more_and_one_to_two_combat_28() {
    let changes = [("WEAPON", "melee: [Red], ranged: [Red], magic: [Red]")];
    let reaches = |style: Style| -> Vec<bool> {
        let may = |zone: u16| {
            let fight = Fight::new(&changes).at(Actor::Enemy(FOE), zone);
            fight.game.can_attack(Actor::Hero(ONE), style, Actor::Enemy(FOE)).is_ok()
        };
        (0..4).map(may).collect()
    };
    assert_eq!(reaches(Style::Melee), [true, false, false, false]);
    assert_eq!(reaches(Style::Ranged), [false, true, true, true]);
    assert_eq!(reaches(Style::Magic), [false, true, true, false]);
}

#[test]
fn by_sword_and_spell_even_a_spear_reaches_only_the_own_zone_skill_17() {
    let changes =
        [("HERO", "(when: Always, do: [SwordAndSpell])"), ("CLUB", "(when: Always, do: [Reaches(Melee, 0, 1)])")];
    let may = |zone: u16| Fight::new(&changes).at(Actor::Enemy(FOE), zone).game.can_attack_by_sword_and_spell(ONE, FOE);
    assert_eq!(may(0), Ok(()));
    assert_eq!(may(1).map_err(|refusal| refusal.rule), Err("SKILL-17"));
}

#[test]
fn magic_cannot_aim_at_the_bearer_of_an_amulet_or_those_beside_him_artifact_04() {
    let changes = [("ALLY", "(when: Always, do: [Untargetable(Magic)])"), ("FOE_DICE", "melee: [Red], magic: [Red]")];
    let fight = Fight::new(&changes).at(Actor::Enemy(FOE), 1);
    let attack = |fight: &Fight, style: Style| fight.game.can_attack(Actor::Enemy(FOE), style, Actor::Hero(ONE));
    assert_eq!(attack(&fight, Style::Magic).map_err(|refusal| refusal.rule), Err("ARTIFACT-04"));
    let apart = fight.at(Actor::Hero(TWO), 3);
    assert_eq!(attack(&apart, Style::Magic), Ok(()));
}
