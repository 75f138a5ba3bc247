use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::dealer::Dealer;

pub(crate) const FIST: SymbolId = SymbolId(0);
pub(crate) const WALL: SymbolId = SymbolId(1);
pub(crate) const STAR: SymbolId = SymbolId(2);
pub(crate) const MOON: SymbolId = SymbolId(3);

pub(crate) const WEAK: DieId = DieId(0);
pub(crate) const STRONG: DieId = DieId(1);
pub(crate) const THIN: DieId = DieId(2);
pub(crate) const THICK: DieId = DieId(3);

fn die(side: u8, main: SymbolId, faces: [(u8, u8, u8); 6]) -> Die {
    let face = |(mains, stars, moons)| {
        Symbols::of(main, mains).plus(&Symbols::of(STAR, stars)).plus(&Symbols::of(MOON, moons))
    };
    Die { faces: faces.map(face).to_vec(), opposite: vec![5, 4, 3, 2, 1, 0], side }
}

/// Two dice per side: main symbols, stars and moons of each face.
pub(crate) fn dice() -> DiceSet {
    let weak = [(0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (2, 1, 0)];
    let strong = [(0, 0, 0), (1, 0, 0), (1, 0, 0), (2, 1, 0), (2, 1, 0), (3, 0, 1)];
    let thin = [(0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (2, 1, 0)];
    let thick = [(0, 0, 0), (0, 0, 0), (1, 0, 0), (2, 1, 0), (2, 1, 0), (3, 0, 1)];
    let named = [
        ("weak", die(0, FIST, weak)),
        ("strong", die(0, FIST, strong)),
        ("thin", die(1, WALL, thin)),
        ("thick", die(1, WALL, thick)),
    ];
    DiceSet::new(named.map(|(name, die)| (name.to_owned(), die)).to_vec()).unwrap()
}

/// Every ordered result of rolling a pool, with all faces told apart.
pub(crate) fn every_roll(set: &DiceSet, pool: &Pool) -> Vec<Rolled> {
    let mut rolls = vec![Rolled::default()];
    for (id, count) in pool.iter() {
        for _ in 0..count {
            let faces = 0..set.die(id).unwrap().faces.len() as u8;
            let with = |roll: &Rolled, face| {
                let mut longer = *roll;
                assert!(longer.push(id, face));
                longer
            };
            rolls = rolls.iter().flat_map(|roll| faces.clone().map(move |face| with(roll, face))).collect();
        }
    }
    rolls
}

pub(crate) fn any_pool(most: i8) -> impl Strategy<Value = Pool> {
    prop::array::uniform4(-1..=most).prop_filter_map("too many dice for brute force", |counts| {
        let mut pool = Pool::default();
        pool.counts[..4].copy_from_slice(&counts);
        (pool.len() <= 5).then_some(pool)
    })
}

#[test]
fn bags_of_symbols_add_up_and_pay_costs() {
    let mut bag = Symbols::of(FIST, 2).plus(&Symbols::of(STAR, 1));
    assert_eq!((bag.count(FIST), bag.count(MOON), bag.count(SymbolId(9))), (2, 0, 0));
    assert!(bag.covers(&Symbols::of(FIST, 2)) && !bag.covers(&Symbols::of(STAR, 2)));
    assert_eq!(bag.minus(&Symbols::of(STAR, 5)), Symbols::of(FIST, 2));
    bag.add(SymbolId(6), 1);
    bag.add(FIST, 255);
    assert_eq!(bag, Symbols([255, 0, 1, 0, 0, 0]));
    assert!(Symbols::NONE.is_blank() && !bag.is_blank());
}

#[test]
fn dice_that_cannot_be_rolled_are_refused() {
    let good = die(0, FIST, [(0, 0, 0); 6]);
    let refused = |die: &Die| DiceSet::new(vec![("it".to_owned(), die.clone())]).unwrap_err();
    let mut bad = good.clone();
    bad.opposite = vec![5, 4, 3, 2, 1, 1];
    assert_eq!(refused(&bad), DiceError::Opposites("it".to_owned()));
    bad.opposite = vec![5, 4, 3, 2, 1, 9];
    assert_eq!(refused(&bad), DiceError::Opposites("it".to_owned()));
    bad.opposite.pop();
    assert_eq!(refused(&bad), DiceError::Faces("it".to_owned()));
    let empty = Die { faces: vec![], opposite: vec![], side: 0 };
    assert_eq!(refused(&empty), DiceError::Faces("it".to_owned()));
    let twice = vec![("it".to_owned(), good.clone()), ("it".to_owned(), good.clone())];
    assert_eq!(DiceSet::new(twice), Err(DiceError::SameName("it".to_owned())));
    let nine = (0..9).map(|n| (n.to_string(), good.clone())).collect();
    assert_eq!(DiceSet::new(nine), Err(DiceError::TooManyKinds(9)));
}

#[test]
fn dice_are_found_by_name_and_by_side_and_survive_writing() {
    let set = dice();
    assert_eq!(set.id("thin"), Some(THIN));
    assert_eq!(set.name(THIN), Some("thin"));
    assert_eq!((set.id("none"), set.name(DieId(4))), (None, None));
    assert_eq!(set.of_side(1).collect::<Vec<_>>(), [THIN, THICK]);
    let text = ron::to_string(&set).unwrap();
    assert_eq!(ron::from_str::<DiceSet>(&text).unwrap(), set);
    assert!(ron::from_str::<DiceSet>(&text.replace("thick", "thin")).is_err());
}

#[test]
fn the_limit_comes_before_the_penalties() {
    let gains = Pool::of(WEAK, 3).plus(&Pool::of(WEAK, 2)).plus(&Pool::of(STRONG, 1));
    let penalties = Pool::of(WEAK, -1).plus(&Pool::of(STRONG, -2));
    let pool = to_roll(&gains, 3, &penalties);
    assert_eq!(pool, Pool::of(WEAK, 2));
    assert_eq!((pool.len(), gains.len()), (2, 6));
    assert!(penalties.is_empty());
}

#[test]
fn only_dice_that_are_there_can_be_removed() {
    let mut pool = Pool::of(WEAK, 2);
    assert_eq!((pool.remove(WEAK, 1), pool.remove(WEAK, 5), pool.remove(STRONG, 1)), (1, 1, 0));
    assert_eq!(pool, Pool::default());
    assert_eq!(Pool::of(WEAK, 100).plus(&Pool::of(WEAK, 100)).cap(200).count(WEAK), 127);
    assert_eq!(Pool::of(WEAK, 100).cap(0).count(WEAK), 0);
}

#[test]
fn dice_on_the_table_can_be_read_flipped_rolled_again_and_removed() {
    let set = dice();
    let mut rolled = Rolled::default();
    assert!(rolled.push(STRONG, 0) && rolled.push(THIN, 5) && rolled.push(WEAK, 1));
    assert!(rolled.is_blank(&set, 0) && !rolled.is_blank(&set, 1) && !rolled.is_blank(&set, 7));
    assert_eq!(rolled.total(&set), Symbols([1, 2, 1, 0, 0, 0]));
    assert_eq!(rolled.total_of_side(&set, 1), Symbols([0, 2, 1, 0, 0, 0]));
    assert!(rolled.flip(&set, 0) && rolled.flip(&set, 1) && !rolled.flip(&set, 3));
    assert_eq!(rolled.total(&set), Symbols([4, 0, 0, 1, 0, 0]));
    assert!(rolled.reroll(2, 5) && !rolled.reroll(3, 5));
    assert_eq!(rolled.symbols(&set, 2), Symbols([2, 0, 1, 0, 0, 0]));
    assert_eq!(rolled.remove(0), Some(RolledDie { die: STRONG, face: 5 }));
    assert_eq!(rolled.pool(), Pool::of(WEAK, 1).plus(&Pool::of(THIN, 1)));
}

#[test]
fn a_roll_asks_for_one_face_per_die_kind_by_kind() {
    let set = dice();
    let mut dealer = Dealer::new(11);
    let pool = Pool::of(THICK, 2).plus(&Pool::of(WEAK, 1)).plus(&Pool::of(STRONG, -3));
    let rolled = Rolled::roll(&set, &pool, |faces| dealer.pick(faces)).unwrap();
    assert_eq!(rolled.dice.iter().map(|rolled| rolled.die).collect::<Vec<_>>(), [WEAK, THICK, THICK]);
    assert_eq!(dealer.draws, 3);
    let too_many = Rolled::roll(&set, &Pool::of(WEAK, 19), |_| 0);
    assert_eq!(too_many, Err(DiceError::TooManyDice(19)));
    assert_eq!(Rolled::roll(&set, &Pool::of(DieId(5), 1), |_| 0), Err(DiceError::NoSuchDie(DieId(5))));
}

#[test]
fn outcomes_that_cannot_be_counted_are_refused() {
    let mut visits = 0;
    let mut visit = |_: &Rolled, _| visits += 1;
    let too_many = for_each_outcome(&dice(), &Pool::of(WEAK, 19), &mut visit);
    assert_eq!(too_many, Err(DiceError::TooManyDice(19)));
    let unknown = for_each_outcome(&dice(), &Pool::of(DieId(7), 1), &mut visit);
    assert_eq!(unknown, Err(DiceError::NoSuchDie(DieId(7))));
    let ball = Die { faces: vec![Symbols::NONE; 256], opposite: (0..=255).collect(), side: 0 };
    let balls = DiceSet::new(vec![("ball".to_owned(), ball)]).unwrap();
    let endless = for_each_outcome(&balls, &Pool::of(DieId(0), 8), &mut visit);
    assert_eq!(endless, Err(DiceError::TooManyOutcomes));
    assert_eq!(visits, 0);
}

#[test]
fn faces_that_differ_only_on_their_other_side_stay_apart() {
    let faces_of = |id| {
        let mut faces = Vec::new();
        let mut visit = |rolled: &Rolled, ways| faces.push((rolled.dice[0].face, ways));
        for_each_outcome(&dice(), &Pool::of(id, 1), &mut visit).unwrap();
        faces
    };
    assert_eq!(faces_of(WEAK), [(0, 1), (1, 4), (5, 1)]);
    // The two blanks have different faces behind them, and so have the three single walls.
    assert_eq!(faces_of(THIN), [(0, 1), (1, 1), (2, 2), (4, 1), (5, 1)]);
    let mut none = Vec::new();
    for_each_outcome(&dice(), &Pool::default(), &mut |rolled, ways| none.push((*rolled, ways))).unwrap();
    assert_eq!(none, [(Rolled::default(), 1)]);
}

proptest! {
    #[test]
    fn outcomes_are_all_rolls_grouped(pool in any_pool(3)) {
        let set = dice();
        let group = |rolled: &Rolled| {
            let seen = |index| {
                let mut other = *rolled;
                other.flip(&set, index);
                (rolled.dice[index].die, rolled.symbols(&set, index), other.symbols(&set, index))
            };
            let mut group: Vec<_> = (0..rolled.dice.len()).map(seen).collect();
            group.sort();
            group
        };
        let mut expected = BTreeMap::new();
        for rolled in every_roll(&set, &pool) {
            *expected.entry(group(&rolled)).or_insert(0) += 1;
        }
        let mut visited = BTreeMap::new();
        let mut doubled = 0;
        for_each_outcome(&set, &pool, &mut |rolled, ways| {
            doubled += usize::from(visited.insert(group(rolled), ways).is_some());
        }).unwrap();
        prop_assert_eq!(doubled, 0);
        prop_assert_eq!(visited, expected);
    }
}
