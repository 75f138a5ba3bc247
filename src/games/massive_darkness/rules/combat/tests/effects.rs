//! Effects outside the dice: from the menu, on Event cards, in the middle of a combat (EFFECT-32, OQ-12, OQ-16).

use super::*;

fn ability(effect: &str) -> String {
    format!("(when: Action, do: [{effect}])")
}

/// The first Hero uses an ability with this effect.
fn used(effect: &str, prepare: impl FnOnce(Fight) -> Fight) -> Fight {
    prepare(Fight::new(&[("HERO", &ability(effect))])).uses(0)
}

const ONE_FOE: &str = "One((of: Foes, reach: Zone))";
const ALL_FOES: &str = "Each((of: Foes, reach: Zone))";

fn minions(fight: &Fight) -> Vec<u8> {
    fight.game.state.enemy(FOE).minions.to_vec()
}

#[test]
fn a_die_counts_the_named_symbols_as_wounds_and_is_no_attack_hero_15_oq_12() {
    let fight =
        used(&format!("HurtByRoll({ONE_FOE}, Yellow, [Hit, Bam])"), |fight| fight).roll("yellow 2hits+bam").over();
    assert_eq!(fight.wounds(), 3);
    assert_eq!(fight.times(|event| matches!(event, Event::Attacked { .. })), 0);
    let zap = used(&format!("HurtByRoll({ONE_FOE}, Red, [Hit])"), |fight| fight).roll("red 3hits+diamond").over();
    assert_eq!(zap.wounds(), 3);
}

#[test]
fn wounds_without_attack_go_to_minions_first_and_the_surplus_is_lost_oq_16_oq_49() {
    let fight = used(&format!("Hurt({ONE_FOE}, N(5))"), |fight| fight.mob(&[1, 0])).over();
    assert_eq!((minions(&fight), fight.wounds()), (vec![], 0));
    assert_eq!(fight.game.state.hero(ONE).xp, 2);
}

#[test]
fn an_effect_on_all_enemies_of_the_zone_hits_every_figure_enemy_19() {
    let fight = used(&format!("Hurt({ALL_FOES}, N(1))"), |fight| fight.mob(&[1, 0]).foe("R1")).over();
    assert_eq!((minions(&fight), fight.wounds()), (vec![1], 1));
    assert_eq!(fight.game.state.enemy(Enemy(1)).wounds, 1);
}

#[test]
fn of_a_stunned_mob_boss_and_minions_are_offered_apart_stun_06() {
    let stunned = |fight: Fight| fight.mob(&[0]).with(|state| state.enemy_mut(FOE).stunned = true);
    let fight = used(&format!("Hurt({ONE_FOE}, N(1))"), stunned).asks(Purpose::EffectTarget, 2);
    let fight = fight.pick(Choice::Leader(FOE)).over();
    assert_eq!((minions(&fight), fight.wounds()), (vec![0], 1));
    let fight = used(&format!("HurtByRoll({ONE_FOE}, Yellow, [Hit])"), stunned).pick(Choice::Minions(FOE));
    let fight = fight.roll("yellow hit").over();
    assert_eq!((minions(&fight), fight.wounds()), (vec![1], 0));
}

#[test]
fn only_who_stands_can_be_stunned_stun_08() {
    let effect = format!("Stun({ONE_FOE})");
    let fight = used(&effect, |fight| fight.foe("R1").with(|state| state.enemy_mut(FOE).stunned = true)).over();
    assert!(fight.game.is_stunned(Actor::Enemy(Enemy(1))));
    used(&effect, |fight| fight.foe("R1")).asks(Purpose::EffectTarget, 2);
}

#[test]
fn only_the_hurt_are_offered_to_be_healed_and_never_above_the_maximum_hero_05() {
    let effect = "Heal(One((of: OwnerAndAllies, reach: Zone)), N(3))";
    let fight = used(effect, |fight| fight.with(|state| state.hero_mut(TWO).health = 4)).over();
    assert_eq!((fight.health(ONE), fight.health(TWO)), (5, 5));
    let both = |fight: Fight| {
        fight.with(|state| {
            state.hero_mut(ONE).health = 1;
            state.hero_mut(TWO).health = 1;
        })
    };
    let fight = used(effect, both).asks(Purpose::EffectTarget, 2).pick(Choice::Hero(ONE)).over();
    assert_eq!((fight.health(ONE), fight.health(TWO)), (4, 1));
}

#[test]
fn a_crown_doubles_what_the_hero_or_an_ally_in_sight_is_healed_artifact_04() {
    let changes =
        [("HERO", "(when: Action, do: [Heal(Owner, N(1))])"), ("ALLY", "(when: Always, do: [DoubleHealing])")];
    let fight =
        Fight::new(&changes).at(Actor::Hero(TWO), 3).with(|state| state.hero_mut(ONE).health = 1).uses(0).over();
    assert_eq!(fight.health(ONE), 3);
}

#[test]
fn healing_a_mob_heals_the_boss_or_the_minion_that_is_hurt() {
    let changes = [("FOE", "(when: Attack(Any), do: [Heal(One((of: OwnKind, reach: Anywhere)), N(1))])")];
    let hit = "yellow blank, red blank, blue blank";
    let fight = Fight::new(&changes).mob(&[1, 0]).defend(Style::Melee).roll(hit).over();
    assert_eq!(minions(&fight), [0, 0]);
    let fight = Fight::new(&changes).mob(&[1, 0]).with(|state| state.enemy_mut(FOE).wounds = 1);
    let fight = fight.defend(Style::Melee).roll(hit).over();
    assert_eq!((minions(&fight), fight.wounds()), (vec![1, 0], 0));
}

#[test]
fn equipment_of_a_guardian_harms_no_ally_of_its_bearer_enemy_39() {
    let loot = "(when: Attack(Any), do: [Hurt(Each((of: OwnerAndAllies, reach: Zone)), N(1)), Stun(Each((of: Allies, reach: Zone)))])";
    let fight = Fight::new(&[("LOOT", loot)]).foe("R1").carries("T1").defend(Style::Melee);
    let fight = fight.roll("yellow blank, yellow blank, red blank, blue blank").over();
    assert_eq!((fight.wounds(), fight.game.state.enemy(Enemy(1)).wounds), (1, 0));
    assert!(!fight.game.is_stunned(Actor::Enemy(Enemy(1))));
}

#[test]
fn one_of_several_lists_is_chosen_and_worked_off() {
    let effect = "Choose([[Heal(Owner, N(1))], [Stun(Owner), GainXp(Owner, 2)]])";
    let fight = used(effect, |fight| fight).asks(Purpose::EffectOption, 2).pick(Choice::Option(1)).over();
    assert!(fight.game.state.hero(ONE).stunned);
    assert_eq!(fight.game.state.hero(ONE).xp, 2);
}

#[test]
fn in_a_combat_a_chosen_list_is_worked_off_once() {
    let skill =
        "(when: Attack(Any), do: [Choose([[Hurt(Defender, N(1)), Add(Attacker, Hit, N(1))], [Stun(Defender)]])])";
    let fight = Fight::new(&[("HERO", skill)]).attack(Style::Melee).roll("red blank, red blank, blue blank");
    let fight = fight.asks(Purpose::EffectOption, 2).pick(Choice::Option(0)).over();
    assert_eq!((fight.result(), fight.wounds()), ((1, 0, 0, 1), 2));
}

#[test]
fn an_event_card_may_roll_dice_and_counts_for_the_active_hero_event_04() {
    let event = "HurtByRoll(One((of: Enemies, reach: Anywhere)), Yellow, [Hit])";
    let fight = Fight::new(&[("EVENT", event)]).foe("G2").with(|state| {
        state.enemy_mut(FOE).present = false;
        state.active = Hero::NONE;
    });
    let fight = fight.frame(Frame::Effects(Effects { event: 1, ..Effects::default() })).roll("yellow hit").over();
    assert_eq!(fight.times(|event| matches!(event, Event::LeaderKilled { by: Some(ONE), .. })), 1);
    assert_eq!((fight.game.state.hero(ONE).xp, fight.game.state.hero(TWO).xp), (4, 4), "ENEMY-24");
}
