//! COMBAT-10..12, OQ-17, OQ-25: re-rolls that somebody decides about, counted and tried.

use super::*;

fn by(by: Side, whose: RerollSide, which: Reroll) -> RerollBy {
    RerollBy { by, whose, which }
}

fn attack(which: Reroll) -> RerollBy {
    by(Side::Attacker, RerollSide::Attack, which)
}

fn defense(which: Reroll) -> RerollBy {
    by(Side::Defender, RerollSide::Defense, which)
}

fn with(rerolls: &[RerollBy], aim: Aim, of: Contest) -> Contest {
    Contest { rerolls: rerolls.to_vec(), aim, ..of }
}

#[test]
fn any_dice_are_rolled_again_only_where_that_is_better() {
    // One Hit is as good as a new roll is on average, so only a blank is rolled again …
    let yellow = contest([1, 0], [0, 0]);
    assert_wounds(&with(&[attack(Reroll::Any)], Aim::Wounds, yellow.clone()), &[(0, 1), (1, 28), (2, 7)], 36);
    // … unless two Hits are wanted.
    assert_wounds(&with(&[attack(Reroll::Any)], Aim::Kill(2), yellow.clone()), &[(0, 5), (1, 20), (2, 11)], 36);
    // One Hit is enough: what has it stays.
    assert_wounds(&with(&[attack(Reroll::Any)], Aim::Kill(1), yellow), &[(0, 1), (1, 28), (2, 7)], 36);
}

#[test]
fn all_dice_or_none_oq_25() {
    let red = contest([0, 2], [0, 0]);
    let all = Odds::of(&dice(), &with(&[attack(Reroll::All)], Aim::Wounds, red.clone())).unwrap();
    let any = Odds::of(&dice(), &with(&[attack(Reroll::Any)], Aim::Wounds, red.clone())).unwrap();
    let one = Odds::of(&dice(), &with(&[attack(Reroll::UpTo(1))], Aim::Wounds, red.clone())).unwrap();
    let none = Odds::of(&dice(), &red).unwrap();
    let mean = |odds: &Odds| {
        let (sum, ways) = odds.wounds.mean();
        Fraction::new(sum as u128, ways)
    };
    // A red die shows 1.5 Hits on average, two of them 3: what shows fewer is rolled again.
    let again = [(0, 1), (1, 4), (2, 4 + 4)].iter().map(|(_, ways)| ways).sum::<u128>();
    let stays: u128 =
        (0..6).flat_map(|one| (0..6).map(move |other| [one, other])).map(shown).filter(|sum| *sum >= 3).sum();
    assert_eq!(mean(&all), Fraction::new(again * 3 + stays, 36));
    assert!(mean(&none) < mean(&one) && mean(&none) < mean(&all) && mean(&all) < mean(&any) && mean(&one) < mean(&any));
}

/// Hits of two red dice.
fn shown(faces: [usize; 2]) -> u128 {
    faces.iter().map(|face| [0, 1, 1, 2, 2, 3][*face]).sum()
}

#[test]
fn the_attacker_makes_the_defender_roll_his_best_dice_again() {
    // CARD-C1, CARD-T1: dice of the other side.
    let weakness = by(Side::Attacker, RerollSide::Defense, Reroll::Any);
    let odds = Odds::of(&dice(), &with(&[weakness], Aim::Kill(1), contest([1, 0], [1, 0]))).unwrap();
    // Yellow one Hit: blue has to be blank: 2 of 6, else again 2 of 6. Yellow two: one Shield is not enough against it.
    let one = (2 * 6 + 4 * 2) * 4;
    let two = 5 * 6 + 5;
    assert_eq!(odds.at_least(1), Fraction::new(one + two, 216));
}

#[test]
fn the_defender_rerolls_first_and_foresees_the_attacker_combat_12() {
    let rerolls = [attack(Reroll::Any), defense(Reroll::Any)];
    let turned_round = [rerolls[1], rerolls[0]];
    for aim in [Aim::Wounds, Aim::Kill(2)] {
        let contest = contest([1, 1], [1, 0]);
        // The order in which they are named is none.
        let odds = Odds::of(&dice(), &with(&rerolls, aim, contest.clone())).unwrap();
        assert_eq!(odds, Odds::of(&dice(), &with(&turned_round, aim, contest.clone())).unwrap());
    }
}

#[test]
fn blanks_come_last_and_are_always_rolled_again_combat_11() {
    let both = with(&[RerollBy::blanks(Side::Attacker); 2], Aim::Wounds, contest([1, 0], [0, 0]));
    // A blank stays one in 1 of 216.
    assert_wounds(&both, &[(0, 1), (1, 4 * (36 + 6 + 1)), (2, 36 + 6 + 1)], 216);
    // After all dice were rolled again, their blanks are rolled once more.
    let general = with(&[RerollBy::blanks(Side::Attacker), attack(Reroll::Any)], Aim::Wounds, contest([1, 0], [0, 0]));
    // A single Hit is worth less than a die of which a blank is rolled again: 7/6.
    let once = [1, 4 * 7, 7];
    let first = [5 * once[0], 5 * once[1], 5 * once[2] + 36];
    assert_wounds(&general, &[(0, first[0]), (1, first[1]), (2, first[2])], 216);
}

#[test]
fn whoever_may_reroll_either_side_takes_the_better_one_effect_25() {
    let either = by(Side::Attacker, RerollSide::Either, Reroll::All);
    let contest = contest([1, 0], [1, 0]);
    let value =
        |rerolls: &[RerollBy]| Odds::of(&dice(), &with(rerolls, Aim::Kill(1), contest.clone())).unwrap().at_least(1);
    let own = value(&[attack(Reroll::All)]);
    let theirs = value(&[by(Side::Attacker, RerollSide::Defense, Reroll::All)]);
    assert!(value(&[either]) > own && value(&[either]) > theirs);
    // A blank against a Shield or two: the attack again. A Hit against a Shield or two: the Shields again.
    assert_eq!(value(&[either]), Fraction::new(by_trying_all(&with(&[either], Aim::Kill(1), contest))[0], UNIT));
}

#[test]
fn the_largest_pools_of_dice_04_are_counted() {
    let cancel = enchantment("(when: Defense(Any), pay: [Diamond], do: [Cancel(Attacker, Bams(1))])");
    let pierce = enchantment("(when: Attack(Any), pay: [Bam], repeat: 2, do: [Add(Defender, Shield, N(-1))])");
    let largest = Contest { enchantments: vec![cancel, pierce], ..contest([3, 3], [3, 3]) };
    let counted = Odds::of(&dice(), &with(&[attack(Reroll::Any), defense(Reroll::Any)], Aim::Wounds, largest.clone()));
    let counted = counted.unwrap();
    assert_eq!(counted.wounds.total(), 6_u128.pow(24));
    // Whoever has the better dice gains more: the Attack dice of the box show more than its Defense dice.
    let alone = Odds::of(&dice(), &with(&[defense(Reroll::Any)], Aim::Wounds, largest)).unwrap();
    assert!(counted.at_least(1) > alone.at_least(1));
}

#[test]
#[ignore = "takes as long as it may: to see how long"]
fn as_many_rerolls_as_may_be_are_counted() {
    let rerolls = [attack(Reroll::All), attack(Reroll::Any), attack(Reroll::UpTo(1)), attack(Reroll::UpTo(2))];
    assert!(Odds::of(&dice(), &with(&rerolls, Aim::Kill(9), contest([3, 3], [3, 3]))).is_ok());
}

#[test]
fn too_many_rerolls_and_dice_are_refused() {
    let many = with(&[attack(Reroll::Any); MOST_REROLLS + 1], Aim::Wounds, contest([1, 0], [0, 0]));
    assert_eq!(Odds::of(&dice(), &many).err(), Some(DiceError::TooManyOutcomes));
    let dice_without_end = with(&[attack(Reroll::Any)], Aim::Wounds, contest([6, 6], [6, 6]));
    assert_eq!(Odds::of(&dice(), &dice_without_end).err(), Some(DiceError::TooManyOutcomes));
    let missing =
        with(&[attack(Reroll::Any)], Aim::Wounds, Contest { attack: Pool::of(DieId(7), 1), ..contest([0, 0], [0, 0]) });
    assert_eq!(Odds::of(&dice(), &missing).err(), Some(DiceError::NoSuchDie(DieId(7))));
}

/// What a whole is divided into by the tries below: every roll divides it, by six for each die.
const UNIT: u128 = 6_u128.pow(16);

/// A die on the table: of which kind, and which face.
type Lies = (u8, u8);

/// What a situation is worth: the aim, in parts of [`UNIT`], then Wounds.
type Tried = [u128; 2];

/// Tries every roll and every choice, dice and faces told apart: what the aim is worth, and Wounds.
fn by_trying_all(contest: &Contest) -> Tried {
    let mut nothing: Vec<Lies> = [&contest.attack, &contest.defense]
        .iter()
        .flat_map(|pool| pool.iter().flat_map(|(id, count)| (0..count).map(move |_| (id.0, 0))))
        .collect();
    let all = (1_u32 << nothing.len()) - 1;
    let groups = [(false, Side::Defender), (false, Side::Attacker), (true, Side::Defender), (true, Side::Attacker)];
    let groups = groups.map(|(blanks, by)| {
        let is_one = |reroll: &&RerollBy| reroll.by == by && (reroll.which == Reroll::Blanks) == blanks;
        (by, contest.rerolls.iter().filter(is_one).copied().collect())
    });
    let fights = Fights::of(contest);
    let mut tries = Tries { contest, set: dice(), groups, known: BTreeMap::new(), fights };
    let first = tries.all_left(0);
    tries.thrown(&mut nothing, all, first)
}

/// Everything that has been tried in a contest: what one comes to in several ways is tried once.
struct Tries<'a> {
    contest: &'a Contest,
    set: DiceSet,
    /// In the order in which they are used: by whom, and which re-rolls.
    groups: [(Side, Vec<RerollBy>); 4],
    known: BTreeMap<u128, Tried>,
    fights: Fights<'a>,
}

/// Whose turn it is, by the number of a group, and which of its re-rolls are left, a bit each.
type Moment = (usize, u32);

/// One number for each moment and each fall of the same dice.
fn number_of((group, left): Moment, lies: &[Lies]) -> u128 {
    let first = (group as u128) << 32 | u128::from(left);
    lies.iter().fold(first, |number, (die, face)| number << 6 | u128::from(die * 6 + face))
}

impl Tries<'_> {
    /// The moment in which a group begins.
    fn all_left(&self, group: usize) -> Moment {
        (group, self.groups.get(group).map_or(0, |(_, rerolls)| (1 << rerolls.len()) - 1))
    }

    /// The mean over all falls of the dice of a mask.
    fn thrown(&mut self, lies: &mut [Lies], mask: u32, then: Moment) -> Tried {
        if mask == 0 {
            return self.decided(lies, then);
        }
        let at = mask.trailing_zeros() as usize;
        let before = lies[at];
        let mut sum = [0; 2];
        for face in 0..6 {
            lies[at].1 = face;
            let fall = self.thrown(lies, mask & (mask - 1), then);
            sum = [sum[0] + fall[0], sum[1] + fall[1]];
        }
        lies[at] = before;
        assert_eq!(sum.map(|sum| sum % 6), [0; 2], "nothing is lost");
        sum.map(|sum| sum / 6)
    }

    /// What it is worth where dice lie so, if everybody does what is best for him from here on.
    fn decided(&mut self, lies: &mut [Lies], moment: Moment) -> Tried {
        let key = number_of(moment, lies);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let best = self.tried(lies, moment);
        self.known.insert(key, best);
        best
    }

    fn tried(&mut self, lies: &mut [Lies], (group, left): Moment) -> Tried {
        let Some((side, rerolls)) = self.groups.get(group).cloned() else { return self.ended(lies) };
        let mut best = self.decided(lies, self.all_left(group + 1));
        for (number, reroll) in rerolls.iter().enumerate().filter(|(number, _)| left >> number & 1 == 1) {
            for mask in 1_u32..1 << lies.len() {
                if !may(&self.set, *reroll, lies, mask) {
                    continue;
                }
                let worth = self.thrown(lies, mask, (group, left & !(1 << number)));
                best = if side == Side::Attacker { best.max(worth) } else { best.min(worth) };
            }
        }
        best
    }

    fn ended(&mut self, lies: &[Lies]) -> Tried {
        let total = |attacks: bool| {
            let own = lies.iter().filter(|(die, _)| (*die < 2) == attacks);
            own.fold(Symbols::NONE, |sum, (die, face)| sum.plus(&self.set.die(DieId(*die)).unwrap().face(*face)))
        };
        let (attack, defense) = (total(true), total(false));
        let wounds = self.fights.wounds(&attack, &defense) as u128;
        match self.contest.aim {
            Aim::Wounds => [wounds * UNIT, 0],
            Aim::Kill(health) => [u128::from(wounds >= health.into()) * UNIT, wounds * UNIT],
        }
    }
}

/// May exactly these dice be rolled again?
fn may(set: &DiceSet, reroll: RerollBy, lies: &[Lies], mask: u32) -> bool {
    let of = |attacks: bool| -> Vec<usize> { (0..lies.len()).filter(|at| (lies[*at].0 < 2) == attacks).collect() };
    let sides = match reroll.whose {
        RerollSide::Attack => vec![of(true)],
        RerollSide::Defense => vec![of(false)],
        RerollSide::Either => vec![of(true), of(false)],
    };
    let chosen: Vec<usize> = (0..lies.len()).filter(|at| mask >> at & 1 == 1).collect();
    let is_blank = |at: &usize| set.die(DieId(lies[*at].0)).unwrap().face(lies[*at].1).is_blank();
    sides.iter().filter(|own| chosen.iter().all(|at| own.contains(at))).any(|own| match reroll.which {
        Reroll::All => chosen.len() == own.len(),
        Reroll::Any => true,
        Reroll::UpTo(most) => chosen.len() <= usize::from(most),
        Reroll::Blanks => chosen == own.iter().copied().filter(is_blank).collect::<Vec<_>>(),
    })
}

fn any_reroll() -> impl Strategy<Value = RerollBy> {
    let side = prop_oneof![Just(Side::Attacker), Just(Side::Defender)];
    let whose = prop_oneof![Just(RerollSide::Attack), Just(RerollSide::Defense), Just(RerollSide::Either)];
    let which = prop_oneof![Just(Reroll::All), Just(Reroll::Any), Just(Reroll::UpTo(1)), Just(Reroll::Blanks)];
    (side, whose, which).prop_map(|(side, whose, which)| by(side, whose, which))
}

fn any_aim() -> impl Strategy<Value = Aim> {
    prop_oneof![Just(Aim::Wounds), (1_u8..4).prop_map(Aim::Kill)]
}

/// One or two dice against at most one, or one against two: more cannot be tried in a test.
fn few_dice() -> impl Strategy<Value = Contest> {
    let few = prop::array::uniform4(0_i8..3).prop_filter("few dice", |[yellow, red, blue, green]| {
        yellow + red + blue + green <= 3 && yellow + red <= 2 && blue + green <= 2 && yellow + red > 0
    });
    few.prop_map(|[yellow, red, blue, green]| contest([yellow, red], [blue, green]))
}

/// What the aim is worth, in parts of [`UNIT`]; less than the dice can be divided into, so nothing is lost.
fn value(odds: &Odds, aim: Aim) -> [u128; 2] {
    let share = |share: Fraction| {
        assert_eq!(UNIT % share.denominator, 0);
        UNIT / share.denominator * share.numerator
    };
    let (sum, ways) = odds.wounds.mean();
    let wounds = share(Fraction::new(sum as u128, ways));
    match aim {
        Aim::Wounds => [wounds, 0],
        Aim::Kill(health) => [share(odds.at_least(health.into())), wounds],
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn one_choice_is_as_good_as_the_best_of_all_tried(
        contest in few_dice(), reroll in any_reroll(), aim in any_aim(), costs in any_costs(3)
    ) {
        let contest = Contest { enchantments: costs, ..with(&[reroll], aim, contest) };
        let odds = Odds::of(&dice(), &contest).unwrap();
        prop_assert_eq!(value(&odds, aim), by_trying_all(&contest));
    }

    #[test]
    fn several_choices_are_as_good_as_the_best_of_all_tried(
        dice_of in prop::array::uniform4(0_i8..2), rerolls in prop::collection::vec(any_reroll(), 2..4), aim in any_aim()
    ) {
        let [yellow, red, blue, green] = dice_of;
        // More cannot be tried in a test.
        prop_assume!((yellow + red + blue + green) as usize + rerolls.len() <= 4);
        let contest = with(&rerolls, aim, contest([yellow, red], [blue, green]));
        let odds = Odds::of(&dice(), &contest).unwrap();
        prop_assert_eq!(value(&odds, aim), by_trying_all(&contest));
    }

    #[test]
    fn a_reroll_never_makes_it_worse_for_whoever_has_it(
        attack in prop::array::uniform2(0_i8..3), defense in prop::array::uniform2(0_i8..3),
        others in prop::collection::vec(any_reroll(), 0..2), reroll in any_reroll(), aim in any_aim(), costs in any_costs(3),
    ) {
        let without = Contest { enchantments: costs, ..with(&others, aim, contest(attack, defense)) };
        let mut having = without.clone();
        having.rerolls.push(reroll);
        let worth = |contest: &Contest| {
            let odds = Odds::of(&dice(), contest).unwrap();
            let (sum, ways) = odds.wounds.mean();
            let mean = Fraction::new(sum as u128, ways);
            match aim {
                Aim::Wounds => (mean, mean),
                Aim::Kill(health) => (odds.at_least(health.into()), mean),
            }
        };
        match reroll.by {
            Side::Attacker => prop_assert!(worth(&having) >= worth(&without)),
            Side::Defender => prop_assert!(worth(&having) <= worth(&without)),
        }
    }

    #[test]
    fn nobody_who_decides_means_the_count_without_decisions(
        attack in prop::array::uniform2(0_i8..3), defense in prop::array::uniform2(0_i8..3), costs in any_costs(3),
    ) {
        let blanks = [Side::Attacker, Side::Defender].map(RerollBy::blanks);
        let contest = Contest { enchantments: costs, ..with(&blanks, Aim::Wounds, contest(attack, defense)) };
        let plain = Odds::of(&dice(), &contest).unwrap();
        let decided = super::super::choices::count(&dice(), &contest).unwrap();
        let shares = |odds: &Odds| {
            let wounds = odds.wounds.ways().iter().map(|(wounds, _)| (*wounds, odds.wounds.probability(*wounds)));
            let shown = |shown: &Distribution| {
                let all = shown.ways().iter().map(|(symbols, _)| (*symbols, shown.probability(symbols)));
                all.map(|(symbols, share)| format!("{symbols:?} {share}")).collect::<Vec<_>>()
            };
            (wounds.map(|(wounds, share)| format!("{wounds} {share}")).collect::<Vec<_>>(), shown(&odds.attack), shown(&odds.defense))
        };
        prop_assert_eq!(shares(&plain), shares(&decided));
    }
}
