//! What lasts beyond an Activation and what does not; Agents, shadow, and the preview.

use super::*;

/// EPHASE-21: only while all Heroes stay unseen.
#[test]
fn a_patrol_is_over_for_who_attacks_and_for_who_is_held_oq_14() {
    for card in ["R1", "X2"] {
        let mut table = row().exit((5, 0)).hero(1, (2, 0)).enemy(card, (2, 0));
        table.game.state.enemy_mut(Enemy(0)).patrol = Patrol::ToExit;
        table.activate(0);
        assert_eq!(table.game.state.enemy(Enemy(0)).patrol, Patrol::ToStart, "{card}");
    }
}

/// ACTOR-03: the whole phase runs without a decision where the rules leave none. EPHASE-23, ENEMY-25: the calls come
/// after all Activations.
#[test]
fn agents_call_when_all_enemies_have_acted_and_then_the_phase_ends() {
    let mut table = row().hero(1, (5, 0)).enemy("G1a", (0, 0)).enemy("G1c", (0, 0)).enemy("R1", (0, 0));
    table.game.state.enemy_mut(Enemy(2)).present = false;
    let mut round = Round { step: RoundStep::Enemies, turn: 0 };
    let mut step = || table.game.step_round(&mut round, &mut Events::new(&mut |_| ()));
    let everybody = ActivateAll { pending: mask(&[0, 1]), only: None };
    assert_eq!(step(), Flow::Again, "the phase begins, and rules of a quest come first");
    assert_eq!(step(), Flow::Push(Frame::ActivateAll(everybody)));
    assert_eq!(step(), Flow::Push(Frame::Reinforcement(Reinforcement { pending: mask(&[1]) })));
    assert_eq!(step(), Flow::Again);
    assert_eq!(table.game.state.phase, Phase::Experience);
}

/// SHADOW-01, SHADOW-03, SHADOW-05, LOS-04: Shadow hides only whom nobody sees; it shortens no line.
#[test]
fn shadow_hides_a_hero_until_he_is_seen_or_leaves_it() {
    let map = "
d d d d

. d l .
";
    let mut table = Table::new(map).hero(5, (3, 0)).enemy("G3a", (0, 0));
    let hidden = |table: &Table| table.game.is_hidden(Hero(0), Enemy(0));
    assert!(!hidden(&table), "three Shadow Zones away, in a straight line");
    assert_eq!(table.game.attack_candidates(Enemy(0), None)[..], [Hero(0)]);
    table.game.state.hero_mut(Hero(0)).zone = table.zone((1, 1));
    assert!(hidden(&table));
    assert!(table.game.sought_heroes(Enemy(0), None).0.is_empty());
    table.game.state.hero_mut(Hero(0)).zone = table.zone((2, 1));
    assert!(!hidden(&table));
    assert_eq!(table.game.sought_heroes(Enemy(0), None).0[..], [Hero(0)]);
}

#[test]
fn marks_of_an_activation_end_with_it_but_not_those_of_the_one_around_it_oq_10() {
    let mut table = row().hero(1, (3, 0)).enemy("G1a", (0, 0));
    let mark = |number: u16, until| {
        let ability = AbilityUse { ability: super::super::super::ids::AbilityId(number), ..AbilityUse::default() };
        UsedMark { ability, until }
    };
    assert!(table.game.state.used.push(mark(1, Until::Activation)));
    table.after_combat = |state, _| {
        for (number, until) in [(2, Until::Activation), (3, Until::Round)] {
            let ability = AbilityUse { ability: super::super::super::ids::AbilityId(number), ..AbilityUse::default() };
            assert!(state.used.push(UsedMark { ability, until }));
        }
    };
    table.game.state.hero_mut(Hero(0)).zone = table.zone((1, 0));
    table.activate(0);
    assert_eq!(table.game.state.used[..], [mark(1, Until::Activation), mark(3, Until::Round)]);
}

#[test]
fn a_preview_tells_the_way_the_target_and_the_reason_and_changes_nothing() {
    let table = crossing();
    let before = table.game.clone();
    let intent = table.game.intent(Enemy(1));
    assert_eq!(intent.goal, Goal::Hero(Hero(2)));
    assert_eq!(intent.path[..], [table.zone((3, 1))]);
    assert_eq!(intent.attack, Some((Style::Melee, Hero(2))));
    assert_eq!((intent.rule, &intent.candidates[..]), ("EPHASE-15", &[Hero(2)][..]));
    assert!(table.game == before);
    let held = row().hero(1, (0, 0)).enemy("X2", (0, 0)).game.intent(Enemy(0));
    assert_eq!((held.rule, held.goal, held.attack), ("MOVE-04", Goal::None, None));
}

#[test]
fn a_preview_agrees_with_what_happens() {
    for table in [crossing as fn() -> Table, gallery] {
        for enemy in 0..2 {
            let mut table = table();
            let intent = table.game.intent(Enemy(enemy));
            table.activate(enemy);
            let attacked = intent.attack.map(|(style, hero)| (Actor::Enemy(Enemy(enemy)), style, Actor::Hero(hero)));
            assert_eq!(table.attacks().first().copied(), attacked);
            if let Some(last) = intent.path.last() {
                assert_eq!(table.game.state.enemy(Enemy(enemy)).zone, *last);
            }
        }
    }
}
