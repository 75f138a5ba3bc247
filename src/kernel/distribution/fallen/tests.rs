use super::*;
use crate::dice::Rolled;
use crate::dice::tests::*;
use crate::distribution::{Distribution, Reroll};
use proptest::prelude::*;

fn fallen(pool: &Pool) -> Fallen {
    Fallen::of_pool(&dice(), pool).unwrap()
}

/// Which way this roll is, told by what each kind of die shows.
fn place(fallen: &Fallen, set: &DiceSet, rolled: &Rolled) -> usize {
    let shows = |rolled: &Rolled| {
        let mut all: Vec<(u8, Symbols)> =
            (0..rolled.dice.len()).map(|at| (rolled.dice[at].die.0, rolled.symbols(set, at))).collect();
        all.sort_unstable();
        all
    };
    let kinds: Vec<(u8, Vec<Symbols>)> = rolled
        .pool()
        .iter()
        .map(|(id, _)| {
            let mut sorts = set.die(id).unwrap().faces.clone();
            sorts.sort_unstable();
            sorts.dedup();
            (id.0, sorts)
        })
        .collect();
    let of_part = |part: &Part| {
        let mut counts = part.counts.iter();
        let mut all = Vec::new();
        for (id, sorts) in &kinds {
            for sort in sorts {
                all.extend((0..*counts.next().unwrap()).map(|_| (*id, *sort)));
            }
        }
        all.sort_unstable();
        all
    };
    fallen.parts[..fallen.len()].iter().position(|part| of_part(part) == shows(rolled)).unwrap()
}

/// What a roll is worth, whatever that means.
fn worth(symbols: Symbols) -> Worth {
    let sum: u128 = symbols.0.iter().enumerate().map(|(kind, count)| u128::from(*count) * (kind as u128 + 2)).sum();
    [sum * sum % 7, sum]
}

#[test]
fn six_dice_lie_in_two_hundred_ways() {
    let mut pool = Pool::of(WEAK, 3);
    pool.add(STRONG, 3);
    let six = fallen(&pool);
    // Three sorts of faces on three dice, four sorts on three.
    assert_eq!((six.len(), six.parts.len(), six.total()), (10 * 20, 20 * 35, 6_u128.pow(6)));
    assert_eq!(fallen(&Pool::default()).len(), 1);
    let missing = Fallen::of_pool(&dice(), &Pool::of(crate::dice::DieId(7), 1));
    assert_eq!(missing.err(), Some(DiceError::NoSuchDie(crate::dice::DieId(7))));
    let endless = Fallen::of_pool(&dice(), &Pool::of(STRONG, 40));
    assert_eq!(endless.err(), Some(DiceError::TooManyOutcomes));
}

#[test]
fn what_can_stay_is_what_is_not_rolled_again() {
    let two = fallen(&Pool::of(WEAK, 2));
    let of = |again, shows: u8| {
        let stays = two.stays(again);
        let at = (0..two.len()).find(|at| two.symbols(*at).count(FIST) == shows).unwrap();
        stays[at].iter().map(|part| two.parts[*part].counts.clone()).collect::<Vec<_>>()
    };
    // Counts of blanks, of one fist, of two with a star. Three fists lie there as one and two.
    assert_eq!(of(Again::UpTo(2), 3), [vec![0, 0, 1], vec![0, 1, 0], vec![0, 0, 0]]);
    assert_eq!(of(Again::UpTo(1), 3), [vec![0, 0, 1], vec![0, 1, 0]]);
    assert_eq!(of(Again::All, 3), [vec![0, 0, 0]]);
    assert!(of(Again::Blanks, 3).is_empty() && of(Again::UpTo(0), 3).is_empty());
    // A fist and a blank.
    assert_eq!(of(Again::Blanks, 1), [vec![0, 1, 0]]);
    assert_eq!(of(Again::Blanks, 0), [vec![0, 0, 0]]);
    assert!(fallen(&Pool::default()).stays(Again::All)[0].is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn they_lie_in_as_many_ways_as_they_can_be_rolled(pool in any_pool(2)) {
        let lies = fallen(&pool);
        let ways: Vec<(Symbols, u128)> =
            lies.ways().into_iter().enumerate().map(|(at, ways)| (lies.symbols(at), ways)).collect();
        let counted = Distribution::of_ways(ways, lies.total()).unwrap();
        prop_assert_eq!(counted, Distribution::of_pool(&dice(), &pool, Reroll::Nothing).unwrap());
    }

    #[test]
    fn what_stays_is_worth_the_mean_of_all_rolls_of_the_rest(
        pool in any_pool(2).prop_filter("small", |pool| pool.len() <= 4), mask in any::<u8>()
    ) {
        let (set, lies) = (dice(), fallen(&pool));
        let averages = lies.averages(1, |at| worth(lies.symbols(at)));
        let stays = lies.stays(Again::UpTo(u8::MAX));
        for first in every_roll(&set, &pool) {
            let from = place(&lies, &set, &first);
            let (mut kept, mut again) = (Symbols::NONE, Pool::default());
            for at in 0..first.dice.len() {
                if mask >> at & 1 == 1 {
                    again.add(first.dice[at].die, 1);
                } else {
                    kept = kept.plus(&first.symbols(&set, at));
                }
            }
            if again.is_empty() {
                prop_assert_eq!(averages[from], worth(kept).map(|worth| worth * lies.total()));
                continue;
            }
            let seconds = every_roll(&set, &again);
            let scale = lies.total() / seconds.len() as u128;
            let ends = seconds.iter().map(|second| worth(kept.plus(&second.total(&set))));
            let sum = ends.fold([0; 2], |sum, end| [sum[0] + end[0], sum[1] + end[1]]);
            let of_part = |part: &&usize| {
                lies.parts[**part].symbols == kept && usize::from(lies.parts[**part].missing) == again.len()
            };
            // Parts that show the same of other dice would be worth something else: one of them is meant.
            let found: Vec<Worth> = stays[from].iter().filter(of_part).map(|part| averages[*part]).collect();
            prop_assert!(found.contains(&sum.map(|sum| sum * scale)));
        }
    }

    #[test]
    fn what_is_spread_is_what_the_averages_weigh(pool in any_pool(2), seed in any::<u64>()) {
        let lies = fallen(&pool);
        let averages = lies.averages(1, |at| worth(lies.symbols(at)));
        let stays: Vec<u128> =
            (0..averages.len() as u64).map(|part| u128::from(seed.rotate_left(part as u32) % 5)).collect();
        let weighed: u128 = averages.iter().zip(&stays).map(|(worth, ways)| worth[1] * ways).sum();
        let spread = lies.spread(stays);
        let ends: u128 = spread.iter().enumerate().map(|(at, ways)| worth(lies.symbols(at))[1] * ways).sum();
        prop_assert_eq!(ends, weighed);
    }
}

#[test]
fn of_what_can_stay_the_first_that_is_worth_most_or_least_is_best() {
    let averages = [[2, 0], [3, 1], [3, 2], [1, 9], [3, 2]];
    assert_eq!(
        Fallen::best(&[0, 1, 4, 2, 3], &averages, true),
        Some((4, [3, 2])),
        "the second number decides among equals"
    );
    assert_eq!(Fallen::best(&[4, 2, 0], &averages, false), Some((0, [2, 0])));
    assert_eq!(Fallen::best(&[2, 4], &averages, false), Some((2, [3, 2])));
    assert_eq!(Fallen::best(&[], &averages, true), None);
}
