//! Exact chances of attacks with what is in the box, and with plain weapons.

use super::testing::tutorial;
use crate::games::massive_darkness::content::{core_box, load_pack, merge};
use crate::games::massive_darkness::odds::attack::{
    AttackOdds, NoOdds, USUAL_LIMIT, Wanted, attack_odds, attack_odds_for,
};
use crate::games::massive_darkness::odds::pools::{Aim, Contest, Odds, RerollBy};
use crate::games::massive_darkness::rules::ask::Ask;
use crate::games::massive_darkness::rules::ids::{CardId, Enemy, Hero};
use crate::games::massive_darkness::rules::language::{Reroll, RerollSide, Side, Style};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::{EnemyState, Held, Slot};
use crate::games::massive_darkness::rules::{Act, Answer, MassiveDarkness};
use crate::kernel::dice::Pool;
use crate::kernel::distribution::Fraction;
use crate::kernel::game::Game as _;
use std::sync::Arc;

/// Weapons and enemies without any text.
const PLAIN: &str = r#"(
    equipment: [
        (code: "X1", id: "one-yellow", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Yellow]),
        (code: "X2", id: "mixed", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Yellow, Yellow, Red]),
        (
            code: "X3", id: "paid", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Yellow, Yellow],
            abilities: [(when: Attack(Any), pay: [Bam], repeat: 2, do: [Add(Attacker, Hit, N(1))])],
        ),
        (
            code: "X4", id: "bloody", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Yellow],
            abilities: [(when: Attack(Any), pay: [Bloodlust(1)], do: [Wounds(N(3))])],
        ),
        (
            code: "X5", id: "second-try", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Yellow],
            abilities: [(when: Attack(Any), optional: true, do: [Reroll(Attack, Any)])],
        ),
        (
            code: "X6", id: "second-glance", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Yellow, Yellow, Red],
            abilities: [(when: Attack(Any), optional: true, do: [Reroll(Attack, Any)])],
        ),
        (
            code: "X7", id: "weakness", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Yellow, Red],
            abilities: [(when: Attack(Any), optional: true, do: [Reroll(Defense, Any)])],
        ),
        (
            code: "X8", id: "either", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Yellow, Red],
            abilities: [
                (when: Attack(Any), optional: true, do: [Reroll(Either, All)]),
                (when: Attack(Any), optional: true, do: [Reroll(Attack, UpTo(1))]),
            ],
        ),
    ],
    enemies: [
        (code: "Y1", kind: "orc-flayers", deck: Guard(1), minions: 1, health: 2, melee: [Yellow], defense: [Blue]),
        (code: "Y2", kind: "orc-flayers", deck: Guard(1), minions: 1, health: 2, melee: [Yellow], defense: [Blue, Green]),
        (code: "Y3", kind: "orc-flayers", deck: Guard(1), minions: 1, health: 2, melee: [Yellow]),
        (code: "Y4", kind: "orc-flayers", deck: Guard(1), minions: 1, health: 9, melee: [Yellow]),
        (code: "Y5", kind: "orc-flayers", deck: Guard(1), minions: 1, health: 9, melee: [Yellow], defense: [Blue, Green]),
    ],
)"#;

/// A Hero whose Skills do nothing in the light, with a weapon and nothing else, in a lit Zone with an Enemy.
fn duel(weapon: &str, enemy: &str, minions: u8) -> MassiveDarkness {
    let mut pack = core_box().expect("the box can be read");
    merge(&mut pack, load_pack(PLAIN, "plain.ron").expect("a pack"));
    let library = Arc::new(Library::new(pack).expect("it fits together"));
    let mut game = tutorial(6);
    let renumbered = library.hero_named("whisper").expect("a hero");
    let seat = game.state.heroes.iter().position(|hero| hero.card == renumbered).expect("she plays");
    game.library = Arc::clone(&library);
    let mut hero = game.state.heroes[seat];
    hero.zone = game.dungeon.at(1, 3, 0).expect("a zone in the light");
    hero.cards.clear();
    hero.cards.push(Held { card: library.card_named(weapon).expect("the weapon"), slot: Slot::FirstHand });
    game.state.heroes.clear();
    game.state.heroes.push(hero);
    let state = EnemyState {
        present: true,
        card: library.enemy_named(enemy).expect("the enemy"),
        zone: hero.zone,
        leader: true,
        treasure: CardId::NONE,
        minions: (0..minions).map(|_| 0).collect(),
        ..EnemyState::default()
    };
    game.state.enemies.push(state);
    assert_eq!(game.state.ask, Ask::Act(Hero(0)));
    game
}

fn strike(game: &MassiveDarkness) -> AttackOdds {
    let attack = Answer::Act(Act::Attack(Style::Melee, Enemy(0)));
    attack_odds(game, &attack, USUAL_LIMIT).expect("it can be counted")
}

#[track_caller]
fn assert_wounds(odds: &AttackOdds, expected: &[(i16, u128)], total: u128) {
    let wounds = odds.wounds().expect("one number");
    let scale = wounds.total() / total;
    let expected: Vec<(i16, u128)> = expected.iter().map(|(wounds, ways)| (*wounds, ways * scale)).collect();
    assert_eq!(wounds.ways(), expected, "of {}", wounds.total());
}

#[test]
fn one_die_against_one_die_is_what_one_counts_by_hand() {
    // Yellow: 1 of 6 nothing, 4 one Hit, 1 two. Blue: 2 of 6 nothing, 3 one Shield, 1 two.
    let odds = strike(&duel("X1", "Y1", 1));
    assert_wounds(&odds, &[(0, 6 + 4 * 4 + 1), (1, 4 * 2 + 3), (2, 2)], 36);
    // A Minion with 2 Health dies of 2 Wounds.
    assert_eq!(odds.kills().to_string(), "1/18");
    assert_eq!(odds.mean_wounds(), Fraction::new(15, 36));
    assert_eq!(odds.clears(), Fraction::new(0, 1));
}

#[test]
fn whole_pools_agree_with_the_count_of_pools() {
    for (weapon, enemy, attack, defense) in
        [("X1", "Y3", [1, 0], [0, 0]), ("X2", "Y1", [2, 1], [1, 0]), ("X2", "Y2", [2, 1], [1, 1])]
    {
        let game = duel(weapon, enemy, 1);
        let pool = |counts: [i8; 4]| {
            let mut pool = Pool::default();
            pool.counts[..4].copy_from_slice(&counts);
            pool
        };
        let contest = Contest {
            attack: pool([attack[0], attack[1], 0, 0]),
            defense: pool([0, 0, defense[0], defense[1]]),
            ..Contest::default()
        };
        let counted = Odds::of(&game.library.dice, &contest).expect("it can be counted").wounds;
        assert_wounds(&strike(&game), counted.ways(), counted.total());
    }
}

#[test]
fn symbols_are_spent_as_often_as_they_help() {
    // Each yellow die shows a Bam once, with two Hits; the Enchantment may be paid twice.
    assert_wounds(&strike(&duel("X3", "Y3", 1)), &[(0, 1), (1, 8), (2, 16), (3, 2), (4, 8), (6, 1)], 36);
}

#[test]
fn nothing_is_given_up_for_better_chances() {
    // Bloodlust would add three Wounds to every roll.
    assert_wounds(&strike(&duel("X4", "Y3", 1)), &[(0, 1), (1, 4), (2, 1)], 6);
}

#[test]
fn a_die_is_rolled_again_only_when_that_is_better_on_average() {
    // One Hit is as good as a new roll is on average, so only a blank is rolled again …
    assert_wounds(&strike(&duel("X5", "Y4", 1)), &[(0, 1), (1, 28), (2, 7)], 36);
    // … unless two Hits would kill.
    assert_wounds(&strike(&duel("X5", "Y3", 1)), &[(0, 5), (1, 20), (2, 11)], 36);
}

/// What the count of pools says of a weapon's re-rolls, its dice against one blue and one green die.
fn of_pools(game: &MassiveDarkness, attack: [i8; 2], rerolls: &[(RerollSide, Reroll)], aim: Aim) -> Odds {
    let mut contest = Contest { aim, ..Contest::default() };
    contest.attack.counts[..2].copy_from_slice(&attack);
    contest.defense.counts[2..4].copy_from_slice(&[1, 1]);
    contest.rerolls =
        rerolls.iter().map(|(whose, which)| RerollBy { by: Side::Attacker, whose: *whose, which: *which }).collect();
    Odds::of(&game.library.dice, &contest).expect("it can be counted")
}

#[test]
fn any_dice_of_either_side_are_rolled_again_as_the_count_of_pools_says() {
    let either = [(RerollSide::Either, Reroll::All), (RerollSide::Attack, Reroll::UpTo(1))];
    for (weapon, attack, rerolls) in [
        ("X6", [2, 1], &[(RerollSide::Attack, Reroll::Any)][..]),
        ("X7", [1, 1], &[(RerollSide::Defense, Reroll::Any)]),
        ("X8", [1, 1], &either),
    ] {
        let strong = duel(weapon, "Y5", 1);
        let (sum, ways) = of_pools(&strong, attack, rerolls, Aim::Wounds).wounds.mean();
        assert_eq!(strike(&strong).mean_wounds(), Fraction::new(sum as u128, ways), "{weapon}");
        // A Minion with 2 Health.
        let weak = duel(weapon, "Y2", 1);
        let attack_it = Answer::Act(Act::Attack(Style::Melee, Enemy(0)));
        let for_the_kill = attack_odds_for(&weak, &attack_it, Wanted::Kill, USUAL_LIMIT).expect("it can be counted");
        let counted = of_pools(&weak, attack, rerolls, Aim::Kill(2));
        assert_eq!(for_the_kill.kills(), counted.at_least(2), "{weapon}");
        let for_wounds = strike(&weak);
        assert!(for_the_kill.kills() >= for_wounds.kills() && for_the_kill.mean_wounds() <= for_wounds.mean_wounds());
        assert!(for_wounds.depend_on_choices());
    }
}

#[test]
fn only_what_is_done_with_the_dice_is_a_choice_that_is_told() {
    assert!(strike(&duel("X5", "Y1", 1)).depend_on_choices());
    // Nothing to choose, and symbols that only help.
    assert!(!strike(&duel("X1", "Y1", 1)).depend_on_choices() && !strike(&duel("X3", "Y1", 1)).depend_on_choices());
}

#[test]
fn what_comes_to_the_same_dice_is_counted_once() {
    // 288 rolls, up to eight ways to roll some of three dice again, each with its own rolls: tens of thousands one by one.
    let game = duel("X6", "Y5", 1);
    let attack = Answer::Act(Act::Attack(Style::Melee, Enemy(0)));
    assert!(attack_odds(&game, &attack, 10_000).is_ok());
}

#[test]
fn too_much_work_is_not_done() {
    let game = duel("X2", "Y2", 1);
    let attack = Answer::Act(Act::Attack(Style::Melee, Enemy(0)));
    assert_eq!(attack_odds(&game, &attack, 20), Err(NoOdds::TooManyWays));
    assert_eq!(attack_odds(&game, &Answer::Act(Act::Nothing), 20), Err(NoOdds::NoAttack));
    assert_eq!(attack_odds(&game, &Answer::Act(Act::Attack(Style::Magic, Enemy(0))), 20), Err(NoOdds::NoAttack));
}

#[test]
fn the_game_itself_stays_as_it_is() {
    let game = duel("X2", "Y2", 2);
    let before = game.state;
    let _ = strike(&game);
    assert_eq!(game.state, before);
}

#[test]
fn every_attack_of_the_starting_heroes_can_be_counted() {
    let library = tutorial(1).library;
    for seat in 0..6 {
        for card in ["orc-flayers", "goblin-archers", "dwarf-defenders"] {
            let mut game = tutorial(6);
            let zone = game.state.hero(Hero(seat)).zone;
            game.state.heroes.swap(0, usize::from(seat));
            let card = library.enemy_named(card).expect("the enemy");
            let enemy = EnemyState {
                present: true,
                card,
                zone,
                leader: true,
                treasure: CardId::NONE,
                minions: (0..3).map(|_| 0).collect(),
                ..EnemyState::default()
            };
            game.state.enemies.push(enemy);
            let mut listed = Vec::new();
            game.answers(&mut listed);
            for attack in listed.iter().filter(|answer| matches!(answer, Answer::Act(Act::Attack(..)))) {
                let odds = attack_odds(&game, attack, USUAL_LIMIT).expect("it can be counted");
                assert!(odds.kills() <= Fraction::new(1, 1) && odds.clears() <= odds.kills());
                assert!(odds.mean_wounds() > Fraction::new(0, 1));
            }
        }
    }
}
