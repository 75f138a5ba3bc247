//! The spread of ten pools against counting every single way, and the largest against the kernel's count of distinct rolls.

use crate::ids::{AttackType, Dice, Die, EnemyId, Symbol};
use crate::kernel::dice::{Pool, for_each_outcome};
use crate::odds::Spread;
use crate::tests::{CONTENT, game};

fn dice(written: &str) -> Dice {
    Dice::try_from(written.to_owned()).unwrap()
}

/// Every way in which the dice can fall, one by one.
fn counted(dice: Dice) -> Vec<(usize, usize)> {
    let thrown: Vec<_> = Die::ALL.into_iter().flat_map(|die| (0..dice.count(die)).map(move |_| die)).collect();
    let mut shown = vec![(0, 0)];
    for die in thrown {
        let faces = &CONTENT.dice.die(die.id()).unwrap().faces;
        let count = |face: &crate::kernel::dice::Symbols, symbol: Symbol| usize::from(face.count(symbol.id()));
        let more = |(swords, shields): (usize, usize)| {
            faces.iter().map(move |face| (swords + count(face, Symbol::Sword), shields + count(face, Symbol::Shield)))
        };
        shown = shown.into_iter().flat_map(more).collect();
    }
    shown
}

/// M2-DATA-01, M2-COMBAT-15: ten pools, every way counted.
#[test]
fn a_spread_is_what_counting_finds() {
    for written in ["Y", "O", "P", "YOK", "YYB", "YOBK", "OOBBK", "YOBBKK", "YYOPBB", "YOOBBPK"] {
        let (pool, all) = (dice(written), counted(dice(written)));
        let spread = Spread::of(&CONTENT.dice, pool);
        assert_eq!(spread.all, all.len() as u64, "{written}");
        for swords in 0..16 {
            for shields in 0..8 {
                let ways = all.iter().filter(|shown| **shown == (swords, shields)).count() as u64;
                assert_eq!(spread.ways(swords, shields), ways, "{written}: {swords} Swords, {shields} Shields");
            }
        }
        for wounds in 0..12 {
            let dealt = all.iter().filter(|(swords, shields)| swords.saturating_sub(*shields) == wounds).count() as u64;
            assert_eq!(spread.wounds(wounds, 0, 0), dealt, "{written}: {wounds} Wounds");
        }
    }
}

/// M2-DICE-11: the largest pool of the box, against the count of distinct rolls that chance itself is walked with.
#[test]
fn the_largest_pool_is_exact_and_quick() {
    let largest = dice("YYYOOOBBBBBPKKKKKK");
    assert_eq!(Spread::of(&CONTENT.dice, largest).all, 6_u64.pow(18));
    // What else this machine does meanwhile does not count: the quickest of some tries, in milliseconds.
    let tries = (0..20).map(|_| {
        let began = std::time::Instant::now();
        let spread = Spread::of(&CONTENT.dice, largest);
        assert_eq!(spread.all, 6_u64.pow(18));
        began.elapsed()
    });
    let quickest = tries.min().unwrap();
    println!("the largest pool: {quickest:?}");
    assert!(quickest.as_millis() < 5, "{quickest:?}");
    let attack = dice("YYYOOOBB");
    let mut pool = Pool::default();
    Die::ALL.into_iter().for_each(|die| pool.add(die.id(), attack.count(die) as i8));
    let mut found = std::collections::BTreeMap::new();
    for_each_outcome(&CONTENT.dice, &pool, &mut |rolled, weight| {
        let shown = rolled.total(&CONTENT.dice);
        let key = (usize::from(shown.count(Symbol::Sword.id())), usize::from(shown.count(Symbol::Shield.id())));
        *found.entry(key).or_insert(0) += weight;
    })
    .unwrap();
    let spread = Spread::of(&CONTENT.dice, attack);
    assert!(found.iter().all(|((swords, shields), weight)| spread.ways(*swords, *shields) == *weight));
    assert_eq!(found.values().sum::<u64>(), spread.all);
}

/// M2-COMBAT-15, M2-COMBAT-18, M2-COMBAT-19: a Minion falls first, one that is hurt sooner, and a Leader alone stands by its own Wounds.
#[test]
fn an_attack_is_foreseen_as_every_way_counted_says() {
    let mut game = game(1);
    let enemy = EnemyId::mob(0);
    for (minions, hurt, leader) in [(0, 0, 0), (0, 0, 2), (2, 0, 0), (3, 1, 0)] {
        let mob = &mut game.state.mobs[0];
        (mob.here, mob.minions, mob.hurt, mob.leader) = (true, minions, hurt, leader);
        let health = usize::from(game.health_of(enemy));
        let needed = health - usize::from(if minions > 0 { hurt } else { leader });
        let all = counted(game.pool_of_hero(0, AttackType::Melee).plus(game.defense_of_enemy(enemy)));
        let dealt: Vec<usize> = all.iter().map(|(swords, shields)| swords.saturating_sub(*shields)).collect();
        let kills = dealt.iter().filter(|wounds| **wounds >= needed).count();
        let foreseen = game.foreseen(0, AttackType::Melee, enemy);
        assert_eq!(u32::from(foreseen.kills), (100.0 * kills as f64 / all.len() as f64).round() as u32);
        let mean = dealt.iter().sum::<usize>() as f64 / all.len() as f64;
        assert_eq!(u32::from(foreseen.wounds_in_tenths), (10.0 * mean).round() as u32);
        let spirit = game.table.content.printed.spirits[0].attack[0].1;
        let all = counted(spirit.plus(game.defense_of_enemy(enemy)));
        let dealt = all.iter().map(|(swords, shields)| swords.saturating_sub(*shields));
        let kills = dealt.filter(|wounds| *wounds >= needed).count();
        let of_spirit = game.foreseen_of_ally(0, game.table.content.printed.spirits[0].attack[0].0, enemy);
        assert_eq!(u32::from(of_spirit.kills), (100.0 * kills as f64 / all.len() as f64).round() as u32, "M2-SHAM-12");
        assert!(foreseen.wounds_in_tenths > 0, "{minions} Minions: the dice of the Hero show something");
    }
}
