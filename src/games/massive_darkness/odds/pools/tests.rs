mod cancelling;
mod choices;

use super::enchantment::Gain;
use super::*;
use crate::kernel::dice::{Die, DieId, for_each_outcome};
use crate::symbol::Symbol::{self, Bam, Diamond, Hit, Shield};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn face(symbols: &[Symbol]) -> Symbols {
    let mut face = Symbols::NONE;
    symbols.iter().for_each(|symbol| face.0[symbol.index()] += 1);
    face
}

fn die(faces: [&[Symbol]; 6], side: u8) -> Die {
    Die { faces: faces.iter().map(|symbols| face(symbols)).collect(), opposite: vec![5, 4, 3, 2, 1, 0], side }
}

fn dice() -> DiceSet {
    let yellow = die([&[], &[Hit], &[Hit], &[Hit], &[Hit], &[Hit, Hit, Bam]], 0);
    let red = die([&[], &[Hit], &[Hit], &[Hit, Hit, Bam], &[Hit, Hit, Bam], &[Hit, Hit, Hit, Diamond]], 0);
    let blue = die([&[], &[], &[Shield], &[Shield], &[Shield], &[Shield, Shield, Bam]], 1);
    let green = die([&[], &[], &[Shield], &[Shield, Bam], &[Shield, Shield, Bam], &[Shield, Shield, Diamond]], 1);
    let named = ["Yellow", "Red", "Blue", "Green"].map(str::to_owned);
    DiceSet::new(named.into_iter().zip([yellow, red, blue, green]).collect()).unwrap()
}

fn pool(counts: [i8; 4]) -> Pool {
    let mut pool = Pool::default();
    pool.counts[..4].copy_from_slice(&counts);
    pool
}

fn contest(attack: [i8; 2], defense: [i8; 2]) -> Contest {
    Contest {
        attack: pool([attack[0], attack[1], 0, 0]),
        defense: pool([0, 0, defense[0], defense[1]]),
        ..Contest::default()
    }
}

fn enchantment(words: &str) -> Enchantment {
    Enchantment::of(&ron::from_str(words).unwrap()).unwrap()
}

#[track_caller]
fn assert_wounds(contest: &Contest, expected: &[(i16, u128)], total: u128) {
    let odds = Odds::of(&dice(), contest).unwrap();
    assert_eq!((odds.wounds.ways(), odds.wounds.total()), (expected, total));
}

#[test]
fn one_die_against_one_die_is_what_one_counts_by_hand() {
    // Yellow: 1 of 6 nothing, 4 one Hit, 1 two. Blue: 2 of 6 nothing, 3 one Shield, 1 two.
    assert_wounds(&contest([1, 0], [1, 0]), &[(0, 6 + 4 * 4 + 1), (1, 4 * 2 + 3), (2, 2)], 36);
    assert_wounds(&contest([1, 0], [0, 0]), &[(0, 1), (1, 4), (2, 1)], 6);
    assert_wounds(&contest([0, 0], [1, 0]), &[(0, 6)], 6);
}

#[test]
fn blanks_are_rolled_again_once() {
    let again = Contest { rerolls: vec![RerollBy::blanks(Side::Attacker)], ..contest([1, 0], [0, 0]) };
    assert_wounds(&again, &[(0, 1), (1, 24 + 4), (2, 6 + 1)], 36);
    let defended = Contest { rerolls: vec![RerollBy::blanks(Side::Defender)], ..contest([1, 0], [1, 0]) };
    let odds = Odds::of(&dice(), &defended).unwrap();
    assert_eq!(odds.wounds.total(), 6 * 36);
    assert_eq!(odds.defense.probability(&Symbols::NONE).to_string(), "1/9");
}

#[test]
fn an_enchantment_is_paid_as_often_as_it_may_be_and_symbols_allow() {
    let hit = enchantment("(when: Attack(Any), pay: [Bam], do: [Add(Attacker, Hit, N(1))])");
    // Each yellow die shows a Bam once, with two Hits.
    let two = Contest { enchantments: vec![hit], ..contest([2, 0], [0, 0]) };
    assert_wounds(&two, &[(0, 1), (1, 8), (2, 16), (3, 2), (4, 8), (5, 1)], 36);
    let twice = enchantment("(when: Attack(Any), pay: [Bam], repeat: 2, do: [Add(Attacker, Hit, N(1))])");
    let two = Contest { enchantments: vec![twice], ..contest([2, 0], [0, 0]) };
    assert_wounds(&two, &[(0, 1), (1, 8), (2, 16), (3, 2), (4, 8), (6, 1)], 36);
}

#[test]
fn taking_shields_away_helps_only_against_shields_and_wounds_need_no_hits() {
    let pierce = enchantment("(when: Attack(Melee), pay: [Bam], do: [Add(Defender, Shield, N(-1))])");
    let bare = Contest { enchantments: vec![pierce], ..contest([1, 0], [0, 0]) };
    assert_wounds(&bare, &[(0, 1), (1, 4), (2, 1)], 6);
    let shielded = Contest { enchantments: vec![pierce], ..contest([1, 0], [1, 0]) };
    assert_wounds(&shielded, &[(0, 22), (1, 9), (2, 5)], 36);
    let wound = enchantment("(when: Attack(Any), pay: [Bam], do: [Wounds(N(2))])");
    let wounding = Contest { enchantments: vec![wound], ..contest([1, 0], [0, 0]) };
    assert_wounds(&wounding, &[(0, 1), (1, 4), (4, 1)], 6);
}

#[test]
fn the_defender_pays_too() {
    let block =
        enchantment("(when: Defense(Any), pay: [Bam], do: [Add(Defender, Shield, N(1)), Add(Attacker, Hit, N(-1))])");
    let defended = Contest { enchantments: vec![block], ..contest([0, 1], [1, 0]) };
    // Against no Shield, one Shield, and two with a Bam: three Shields and a Hit less then stop everything.
    assert_wounds(&defended, &[(0, 2 + 9 + 6), (1, 4 + 6), (2, 4 + 3), (3, 2)], 36);
}

#[test]
fn a_symbol_pays_once_and_either_kind_is_paid_with_what_is_left() {
    let bam = enchantment("(when: Attack(Any), pay: [Bam], do: [Wounds(N(5))])");
    let either = enchantment("(when: Attack(Any), pay: [BamOrDiamond], do: [Wounds(N(20))])");
    // One red die shows a Bam or a Diamond or nothing of both: never both Enchantments.
    let one = Contest { enchantments: vec![bam, either], ..contest([0, 1], [0, 0]) };
    assert_wounds(&one, &[(0, 1), (1, 2), (22, 2), (23, 1)], 6);
    let both = enchantment("(when: Attack(Any), pay: [Bam, Diamond], do: [Wounds(N(20))])");
    let two = Contest { enchantments: vec![both, bam], ..contest([0, 2], [0, 0]) };
    // A Bam on one die, a Diamond on the other: the dearer one is worth more.
    let odds = Odds::of(&dice(), &two).unwrap();
    assert_eq!(odds.wounds.probability(25).to_string(), "1/9");
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let refusal = |words: &str| Enchantment::of(&ron::from_str(words).unwrap()).unwrap_err();
    assert_eq!(refusal("(when: Attack(Any), do: [Wounds(N(1))])"), NotCounted::NoSymbols);
    assert_eq!(refusal("(when: Attack(Any), pay: [Xp(1)], do: [Wounds(N(1))])"), NotCounted::NoSymbols);
    assert_eq!(refusal("(when: Attack(Any), pay: [Bam], do: [DoubleHits])"), NotCounted::OtherEffect);
    assert_eq!(refusal("(when: Action, pay: [Bam], do: [Wounds(N(1))])"), NotCounted::OtherMoment);
    let missing = Contest { attack: Pool::of(DieId(7), 1), ..contest([0, 0], [0, 0]) };
    assert_eq!(Odds::of(&dice(), &missing).err(), Some(DiceError::NoSuchDie(DieId(7))));
}

/// Everything that can be made of symbols, in whatever order one pays.
fn plans(contest: &Contest, side: Side, symbols: Symbols, own: Symbol) -> Vec<Gain> {
    let mut plans = vec![(Gain { own: i16::from(symbols.0[own.index()]), ..Gain::default() }, symbols)];
    for enchantment in contest.enchantments.iter().filter(|known| known.side == side) {
        for _ in 0..enchantment.repeat {
            for (gain, left) in plans.clone() {
                let mut price = Symbols::NONE;
                price.0[Bam.index()] = enchantment.bams;
                price.0[Diamond.index()] = enchantment.diamonds;
                if left.covers(&price) {
                    plans.push((gain.plus(enchantment.gain), left.minus(&price)));
                }
            }
            plans.sort_unstable();
            plans.dedup();
        }
    }
    plans.into_iter().map(|(gain, _)| gain).collect()
}

/// Fights of a contest, tried out: what comes of the same symbols is tried once.
struct Fights<'a> {
    contest: &'a Contest,
    bought: BTreeMap<Symbols, Vec<Gain>>,
    fought: BTreeMap<(Symbols, Symbols), i16>,
}

impl<'a> Fights<'a> {
    fn of(contest: &'a Contest) -> Self {
        Self { contest, bought: BTreeMap::new(), fought: BTreeMap::new() }
    }

    /// The Wounds of an attack roll against a defense roll.
    fn wounds(&mut self, attack: &Symbols, defense: &Symbols) -> i16 {
        if let Some(known) = self.fought.get(&(*attack, *defense)) {
            return *known;
        }
        let wounds = self.fought_by_trying(attack, defense);
        self.fought.insert((*attack, *defense), wounds);
        wounds
    }

    /// COMBAT-14: the defender pays and cancels, then the attacker pays with what is left to him.
    fn fought_by_trying(&mut self, attack: &Symbols, defense: &Symbols) -> i16 {
        let Self { contest, bought, .. } = self;
        let against = |paid: &Gain| {
            let mut cancelled = Symbols::NONE;
            cancelled.0[Bam.index()] = paid.bams as u8;
            cancelled.0[Diamond.index()] = paid.diamonds as u8;
            let left = attack.minus(&cancelled);
            let bought = bought.entry(left).or_insert_with(|| plans(contest, Side::Attacker, left, Hit));
            let wounds = bought.iter().map(|bought| {
                let (hits, shields) = ((bought.own - paid.taken).max(0), (paid.own - bought.taken).max(0));
                ((hits - shields).max(0) + bought.wounds).max(0)
            });
            wounds.max().unwrap()
        };
        plans(contest, Side::Defender, *defense, Shield).iter().map(against).min().unwrap()
    }
}

/// Rolls everything and tries every way to pay.
fn by_trying(contest: &Contest) -> BTreeMap<i16, u128> {
    let set = dice();
    let mut found = BTreeMap::new();
    let mut fights = Fights::of(contest);
    for_each_outcome(&set, &contest.attack, &mut |attack, attack_ways| {
        let attack = attack.total(&set);
        for_each_outcome(&set, &contest.defense, &mut |defense, defense_ways| {
            let wounds = fights.wounds(&attack, &defense.total(&set));
            *found.entry(wounds).or_default() += u128::from(attack_ways) * u128::from(defense_ways);
        })
        .unwrap();
    })
    .unwrap();
    found
}

/// Up to so many Enchantments of both sides, some of which cancel.
fn any_costs(most: usize) -> impl Strategy<Value = Vec<Enchantment>> {
    let one = (any::<bool>(), 0_u8..2, 0_u8..2, 1_u8..3, -1_i8..3, 0_i8..3, 0_i8..2, 0_i8..2, 0_i8..2);
    let one = one.prop_map(|(attacks, bams, diamonds, repeat, own, taken, wounds, bam, diamond)| {
        let (wounds, bam, diamond) = if attacks { (wounds, 0, 0) } else { (0, bam, diamond) };
        let gain = Gain {
            own: own.into(),
            taken: taken.into(),
            wounds: wounds.into(),
            bams: bam.into(),
            diamonds: diamond.into(),
        };
        let side = if attacks { Side::Attacker } else { Side::Defender };
        let bams = if bams + diamonds == 0 { 1 } else { bams };
        Enchantment { side, bams, diamonds, either: 0, repeat, gain }
    });
    prop::collection::vec(one, 0..most)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_chances_are_those_of_trying_everything(
        attack in prop::array::uniform2(0_i8..3), defense in prop::array::uniform2(0_i8..3),
        costs in any_costs(3),
    ) {
        let mut contest = contest(attack, defense);
        contest.enchantments.extend(costs);
        let odds = Odds::of(&dice(), &contest).unwrap();
        let counted: BTreeMap<i16, u128> = odds.wounds.ways().iter().copied().collect();
        prop_assert_eq!(counted, by_trying(&contest));
    }
}
