//! Mobs, stun, kills and what they bring (MOB, STUN, XP, ENEMY-18..22, ENEMY-41).

use super::*;

fn minions(fight: &Fight) -> Vec<u8> {
    fight.game.state.enemy(FOE).minions.to_vec()
}

#[test]
fn the_wounded_minion_is_finished_first_then_one_after_the_other_mob_06_mob_07() {
    let fight = Fight::new(&[]).mob(&[0, 1, 0]).attack(Style::Melee).roll("red hit, red hit, blue blank").over();
    assert_eq!(minions(&fight), [1, 0]);
    assert_eq!(fight.game.state.hero(ONE).xp, 1);
    assert_eq!(fight.game.state.hero(TWO).xp, 0, "ENEMY-20: only the killer");
}

#[test]
fn what_is_left_after_the_last_minion_is_lost_and_the_boss_unhurt_mob_08_enemy_18() {
    let fight =
        Fight::new(&[]).mob(&[1]).attack(Style::Melee).roll("red 3hits+diamond, red 2hits+bam, blue blank").over();
    assert_eq!((minions(&fight), fight.wounds()), (vec![], 0));
    assert!(fight.game.state.enemy(FOE).leader);
    let fight = fight.attack(Style::Melee).roll("red hit, red hit, blue blank").over();
    assert!(!fight.game.state.enemy(FOE).present, "MOB-09");
    assert_eq!(fight.game.state.hero(TWO).xp, 3, "ENEMY-21: every Hero");
}

#[test]
fn of_a_stunned_mob_the_boss_may_be_chosen_stun_06_mob_11() {
    let stunned = || Fight::new(&[]).mob(&[0, 0]).with(|state| state.enemy_mut(FOE).stunned = true);
    let fight = stunned().attack(Style::Melee).roll("red hit, red hit, blue blank").asks(Purpose::WoundTarget, 3);
    let fight = fight.pick(Choice::Leader(FOE)).over();
    assert_eq!(minions(&fight), [0, 0]);
    assert!(!fight.game.state.enemy(FOE).leader);
    assert!(fight.game.state.enemy(FOE).present, "ENEMY-22");
    let divided =
        stunned().attack(Style::Melee).roll("red hit, red hit, blue blank").pick(Choice::Share(FOE, 1)).over();
    assert_eq!((minions(&divided), divided.wounds()), (vec![1, 0], 1));
    // Nobody is asked where nothing wounds, or nobody stands before the Boss.
    stunned().attack(Style::Melee).roll("red hit, red blank, blue shield").over();
}

#[test]
fn without_stun_only_a_card_reaches_the_boss_enemy_19_oq_47() {
    let changes = [("HERO", "(when: Attack(Any), pay: [Bam], do: [ReachesBoss])")];
    let fight = Fight::new(&changes).mob(&[0]).attack(Style::Melee).roll("red 2hits+bam, red hit, blue blank");
    let fight = fight.use_offered(0).pick(Choice::Leader(FOE)).over();
    assert_eq!((minions(&fight), fight.game.state.enemy(FOE).leader), (vec![0], false));
}

#[test]
fn nobody_is_stunned_twice_stun_08() {
    let changes = [("HERO", "(when: Attack(Any), pay: [Bam], do: [Stun(Defender)])")];
    let fight = Fight::new(&changes).attack(Style::Melee).roll("red 2hits+bam, red blank, blue blank");
    let fight = fight.use_offered(0).over();
    assert_eq!(fight.rules(|event| matches!(event, Event::Stunned { .. })), ["STUN-01"]);
    let fight = fight.attack(Style::Melee).roll("red 2hits+bam, red blank, blue blank").use_offered(0).over();
    assert_eq!(fight.times(|event| matches!(event, Event::Stunned { .. })), 1);
}

#[test]
fn an_instant_kill_deals_as_many_wounds_as_the_figures_in_reach_have_health_gloss_08() {
    let changes = [("HERO", "(when: Attack(Any), pay: [Diamond], do: [Kill(Defender)])")];
    let monster = Fight::new(&changes).attack(Style::Melee).roll("red 3hits+diamond, red blank, blue blank");
    let monster = monster.use_offered(0).over();
    assert!(!monster.game.state.enemy(FOE).present);
    assert_eq!(monster.result().3, 20);
    let mob =
        Fight::new(&changes).mob(&[0, 1, 0]).attack(Style::Melee).roll("red 3hits+diamond, red blank, blue blank");
    let mob = mob.use_offered(0).over();
    assert_eq!((minions(&mob), mob.game.state.enemy(FOE).leader), (vec![], true));
}

#[test]
fn the_killer_of_a_guardian_gets_its_equipment_and_may_give_it_away_enemy_41_mob_10() {
    let fight = Fight::new(&[]).carries("T1").with(|state| state.enemy_mut(FOE).wounds = 19);
    let fight = fight.attack(Style::Melee).roll("red hit, red hit, blue blank").asks(Purpose::GiveTo, 1);
    let loot = fight.card("T1");
    assert!(fight.game.holds(ONE, loot));
    let fight = fight.pick(Choice::Hero(TWO));
    assert!(fight.game.holds(TWO, loot));
    assert!(matches!(fight.game.state.ask, Ask::Arrange { hero: TWO, .. }), "he may put it on at once");
}

#[test]
fn a_roaming_monster_gives_five_experience_to_every_living_hero_enemy_30_oq_15_xp_03() {
    let fight = Fight::new(&[]).with(|state| {
        state.enemy_mut(FOE).wounds = 19;
        state.hero_mut(ONE).xp = 28;
        state.hero_mut(TWO).dead = true;
        state.hero_mut(TWO).health = 0;
    });
    let fight = fight.attack(Style::Melee).roll("red hit, red hit, blue blank").over();
    assert_eq!((fight.game.state.hero(ONE).xp, fight.game.state.hero(TWO).xp), (30, 0));
    assert_eq!(fight.times(|event| matches!(event, Event::EnemyGone { .. })), 1);
}

#[test]
fn wounds_spread_to_all_other_figures_in_the_zone_card_g5_enemy_19() {
    let changes = [("FOE", "(when: Attack(Any), pay: [Bam], do: [SpreadWounds])")];
    let fight = Fight::new(&changes).defend(Style::Melee).roll("yellow 2hits+bam, red blank, blue blank").over();
    assert_eq!((fight.health(ONE), fight.health(TWO)), (3, 3));
    let far = Fight::new(&changes).at(Actor::Hero(TWO), 1).defend(Style::Melee);
    assert_eq!(far.roll("yellow 2hits+bam, red blank, blue blank").over().health(TWO), 5);
    let blocked =
        Fight::new(&changes).defend(Style::Melee).roll("yellow 2hits+bam, red blank, blue 2shields+bam").over();
    assert_eq!(blocked.health(TWO), 5);

    let sweep = [("HERO", "(when: Attack(Any), do: [SpreadWounds])")];
    let fight =
        Fight::new(&sweep).foe("G1").with(|state| state.enemy_mut(Enemy(1)).minions = [0, 0].into_iter().collect());
    let fight = fight.attack(Style::Melee).roll("red hit, red blank, blue blank").over();
    let mob = fight.game.state.enemy(Enemy(1));
    assert_eq!((mob.minions.to_vec(), mob.wounds), (vec![1, 1], 1));
}

#[test]
fn a_pulled_hero_stands_in_the_zone_of_the_attacker_card_r1() {
    let changes =
        [("FOE", "(when: Attack(Ranged), pay: [Bam], do: [Stun(Defender), Pull])"), ("FOE_DICE", "ranged: [Yellow]")];
    let fight = Fight::new(&changes).at(Actor::Enemy(FOE), 2).defend(Style::Ranged);
    let fight = fight.roll("yellow 2hits+bam, blue blank").over();
    assert_eq!(fight.game.state.hero(ONE).zone, fight.game.state.enemy(FOE).zone);
    assert!(fight.game.state.hero(ONE).stunned);
}

#[test]
fn a_reaper_wins_one_more_activation_and_only_in_the_normal_one_card_t5() {
    use super::super::super::frames::Activation;
    let changes = [("CLUB", "(when: GuardianKilled, optional: true, do: [ExtraActivation])")];
    let fight = Fight::new(&changes).with(|state| state.enemy_mut(FOE).wounds = 19);
    for extra_turn in [false, true] {
        let mut fight = Fight { game: fight.game.clone(), log: Vec::new() };
        let frames = &mut fight.game.state.frames;
        frames.push(Frame::Activation(Activation { hero: ONE, extra_turn, ..Activation::default() }));
        frames.push(Frame::Combat(Combat {
            attacker: Actor::Hero(ONE),
            defender: Actor::Enemy(FOE),
            style: Style::Melee,
            own_activation: true,
            ..Combat::default()
        }));
        let log = &mut fight.log;
        fight.game.resume(&mut |event| log.push(event));
        let fight = fight.roll("red hit, red hit, blue blank");
        let asked = matches!(fight.game.state.ask, Ask::May { .. });
        assert_eq!(asked, !extra_turn);
        if asked {
            let fight = fight.yes();
            let won = fight.game.state.frames.iter().any(|frame| matches!(frame, Frame::Activation(a) if a.again));
            assert!(won);
        }
    }
}
