use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::dice::tests::*;
use crate::dice::{DieId, Rolled, SymbolId};

fn strong_die() -> Distribution {
    Distribution::of_pool(&dice(), &Pool::of(STRONG, 1), Reroll::Nothing).unwrap()
}

fn fraction(numerator: u128, denominator: u128) -> Fraction {
    Fraction { numerator, denominator }
}

#[test]
fn one_die_shows_each_face_in_one_of_six_ways() {
    let shown = strong_die();
    assert_eq!(shown.total(), 6);
    let ways: Vec<_> = shown.ways().iter().map(|(symbols, ways)| (symbols.0[..4].to_vec(), *ways)).collect();
    let expected = [([0, 0, 0, 0], 1), ([1, 0, 0, 0], 2), ([2, 0, 1, 0], 2), ([3, 0, 0, 1], 1)];
    assert_eq!(ways, expected.map(|(symbols, ways)| (symbols.to_vec(), ways)));
    assert_eq!(shown.probability(&Symbols([1, 0, 0, 0, 0, 0])), fraction(1, 3));
    assert_eq!(shown.probability(&Symbols([9, 0, 0, 0, 0, 0])), fraction(0, 1));
    assert_eq!(shown.probability_that(|symbols| symbols.count(STAR) == 0), fraction(2, 3));
}

#[test]
fn a_blank_rolled_again_stays_blank_in_one_of_thirty_six() {
    let again = Distribution::of_pool(&dice(), &Pool::of(STRONG, 1), Reroll::Blanks).unwrap();
    assert_eq!(again.probability(&Symbols::NONE), fraction(1, 36));
    assert_eq!(again.probability_that(|symbols| symbols.count(MOON) > 0), fraction(7, 36));
}

#[test]
fn an_empty_pool_shows_nothing_for_sure() {
    let nothing = Distribution::of_pool(&dice(), &Pool::of(WEAK, -2), Reroll::Blanks).unwrap();
    assert_eq!(nothing, Distribution::certain(Symbols::NONE));
}

#[test]
fn results_have_shares_and_a_mean() {
    let fists = strong_die().results(|symbols| i16::from(symbols.count(FIST)) - 2);
    assert_eq!(fists.ways(), [(-2, 1), (-1, 2), (0, 2), (1, 1)]);
    assert_eq!(fists.probability(-1), fraction(1, 3));
    assert_eq!(fists.at_least(0), fraction(1, 2));
    assert_eq!(fists.at_least(7), fraction(0, 1));
    assert_eq!(fists.mean(), (-1, 2));
    assert_eq!(fists.map(|result| result.max(0)).ways(), [(0, 5), (1, 1)]);
    assert_eq!(fists.at_least(0).to_string(), "1/2");
    assert_eq!(fists.probability(0).rounded(1000), 333);
    assert_eq!(fists.at_least(-1).rounded(100), 83);
    let spread = strong_die().results(|symbols| if symbols.is_blank() { i16::MAX } else { i16::MIN });
    assert_eq!(spread.ways(), [(i16::MIN, 5), (i16::MAX, 1)]);
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let set = dice();
    let unknown = Distribution::of_pool(&set, &Pool::of(DieId(6), 1), Reroll::Nothing);
    assert_eq!(unknown, Err(DiceError::NoSuchDie(DieId(6))));
    let endless = Distribution::of_pool(&set, &Pool::of(WEAK, 100), Reroll::Nothing);
    assert_eq!(endless, Err(DiceError::TooManyOutcomes));
    let many = Distribution::of_pool(&set, &Pool::of(WEAK, 40), Reroll::Nothing).unwrap();
    assert_eq!(many.total(), 6_u128.pow(40));
    assert_eq!(many.against(&many, |_, _| 0), Err(DiceError::TooManyOutcomes));
    let fists = many.results(|symbols| i16::from(symbols.count(FIST)));
    assert_eq!(fists.mean(), (40, 1));
    let heap = Distribution::certain(Symbols::of(FIST, 200));
    assert_eq!(heap.plus(&heap), Err(DiceError::TooManyOutcomes));
}

#[test]
fn many_kinds_of_symbols_are_added_one_by_one() {
    let faces: Vec<Symbols> = (0..6).map(|kind| Symbols::of(SymbolId(kind), 7)).collect();
    let die = Die { faces, opposite: vec![5, 4, 3, 2, 1, 0], side: 0 };
    let set = DiceSet::new(vec![("wide".to_owned(), die)]).unwrap();
    let shown = Distribution::of_pool(&set, &Pool::of(DieId(0), 3), Reroll::Nothing).unwrap();
    assert_eq!((shown.ways().len(), shown.total()), (56, 216));
    assert_eq!(shown.probability(&Symbols([7, 7, 7, 0, 0, 0])), fraction(1, 36));
}

/// Each blank die is told apart by what it shows when rolled again.
fn every_total(set: &DiceSet, pool: &Pool, reroll: Reroll) -> BTreeMap<Symbols, u128> {
    let mut totals = BTreeMap::new();
    let mut count = |symbols, ways| *totals.entry(symbols).or_insert(0) += ways;
    let all = 6_u128.pow(pool.len() as u32);
    for first in every_roll(set, pool) {
        if reroll == Reroll::Nothing {
            count(first.total(set), 1);
            continue;
        }
        let mut again = Pool::default();
        let blanks = (0..first.dice.len()).filter(|index| first.is_blank(set, *index));
        blanks.for_each(|index| again.add(first.dice[index].die, 1));
        let seconds: Vec<Rolled> = every_roll(set, &again);
        for second in &seconds {
            count(first.total(set).plus(&second.total(set)), all / seconds.len() as u128);
        }
    }
    totals
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_pool_shows_what_all_its_rolls_show(pool in any_pool(2), blanks in any::<bool>()) {
        let set = dice();
        let reroll = if blanks { Reroll::Blanks } else { Reroll::Nothing };
        let pool = if blanks { pool.cap(1) } else { pool };
        let shown = Distribution::of_pool(&set, &pool, reroll).unwrap();
        let expected: Vec<_> = every_total(&set, &pool, reroll).into_iter().collect();
        prop_assert_eq!(shown.ways(), &expected[..]);
        prop_assert_eq!(shown.total(), expected.iter().map(|(_, ways)| ways).sum::<u128>());
    }

    #[test]
    fn dense_and_single_sums_agree(pool in any_pool(3)) {
        let set = dice();
        let dense = Distribution::of_pool(&set, &pool, Reroll::Blanks).unwrap();
        let parts: Vec<_> = pool
            .iter()
            .map(|(id, count)| (Distribution::of_die(set.die(id).unwrap(), Reroll::Blanks), count))
            .collect();
        prop_assert_eq!(sum::one_by_one(&parts, dense.total()), dense);
    }

    #[test]
    fn a_contest_is_the_same_from_bags_and_from_numbers(attack in any_pool(2), defence in any_pool(2)) {
        let set = dice();
        let of = |pool| Distribution::of_pool(&set, pool, Reroll::Blanks).unwrap();
        let (attack, defence) = (of(&attack), of(&defence));
        let hits = |bag: &Symbols| i16::from(bag.count(FIST)) + 2 * i16::from(bag.count(STAR));
        let walls = |bag: &Symbols| i16::from(bag.count(WALL));
        let bags = attack.against(&defence, |a, d| (hits(a) - walls(d)).max(0)).unwrap();
        let numbers = attack.results(hits).with(&defence.results(walls), |a, d| (a - d).max(0)).unwrap();
        prop_assert_eq!(&bags, &numbers);
        prop_assert_eq!(bags.at_least(0), Fraction { numerator: 1, denominator: 1 });
        let both = attack.plus(&defence).unwrap();
        prop_assert_eq!(both.total(), bags.total());
        let kept = attack.map(|bag| Symbols::of(FIST, bag.count(FIST)));
        let fists = |bag: &Symbols| i16::from(bag.count(FIST));
        prop_assert_eq!(kept.results(fists), attack.results(fists));
        prop_assert!(kept.ways().is_sorted());
    }
}

proptest! {
    #[test]
    fn shares_stand_in_the_order_of_their_products(a in 0_u128..400, b in 1_u128..400, c in 0_u128..400, d in 1_u128..400) {
        prop_assert_eq!(Fraction::new(a, b).cmp(&Fraction::new(c, d)), (a * d).cmp(&(c * b)));
        // As well where their products would not fit.
        let large = |numerator: u128, denominator: u128| fraction(numerator << 110, denominator << 110);
        prop_assert_eq!(large(a, b).cmp(&large(c, d)), (a * d).cmp(&(c * b)));
        prop_assert_eq!(large(a, b).rounded(1000), Fraction::new(a, b).rounded(1000));
    }
}
