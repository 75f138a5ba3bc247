//! What comes of dice that lie: Skills work, the defender pays, the attacker pays, Wounds (COMBAT-14..25).

use super::Contest;
use super::enchantment::{Enchantment, Gain, Left, Purse, after_skills, wounds_of};
use crate::kernel::dice::{DiceError, Symbols};
use crate::language::Side;
use std::collections::BTreeMap;

/// More comparisons are not made: a table that asks for chances in every frame waits for some 10 ms at most. What the box comes to needs
/// less than a sixth of them.
const MOST_WORK: u64 = 2_000_000;

/// What one side can make of its dice: options of which none is better than another in everything.
type Options = Vec<Gain>;

/// The Wounds of every way in which both sides can end. Ways that come to the same are one.
pub(super) struct Ends {
    attacks: Vec<usize>,
    defenses: Vec<usize>,
    /// How many different ends of the defender there are.
    breadth: usize,
    wounds: Vec<i16>,
}

impl Ends {
    /// Of these rolls of both sides.
    pub(super) fn of(contest: &Contest, attacks: &[Symbols], defenses: &[Symbols]) -> Result<Self, DiceError> {
        let mut work = Work(MOST_WORK);
        let of = |side: Side| -> Vec<Enchantment> {
            contest.enchantments.iter().filter(|enchantment| enchantment.side == side).copied().collect()
        };
        let (offensive, defensive) = (of(Side::Attacker), of(Side::Defender));
        let mut attacker = Payer::new(&offensive, wounds_of(&contest.skills), most_cancelled(&defensive));
        let mut defender = Payer::new(&defensive, Gain::default(), Paying::default());
        let purses = |side: Side, rolls: &[Symbols], payer: &Payer<'_>| -> Vec<Purse> {
            rolls.iter().map(|rolled| payer.told_apart(after_skills(side, rolled, &contest.skills))).collect()
        };
        let (attacks, different_attacks) = numbered(purses(Side::Attacker, attacks, &attacker));
        let (defenses, different_defenses) = numbered(purses(Side::Defender, defenses, &defender));
        let mut wounds = Vec::with_capacity(different_attacks.len() * different_defenses.len());
        for attack in &different_attacks {
            for defense in &different_defenses {
                wounds.push(fought(*attack, &mut attacker, *defense, &mut defender, &mut work)?);
            }
        }
        Ok(Self { attacks, defenses, breadth: different_defenses.len(), wounds })
    }

    /// What comes of an attack roll and a defense roll, by their places.
    pub(super) fn wounds(&self, attack: usize, defense: usize) -> i16 {
        self.wounds[self.attacks[attack] * self.breadth + self.defenses[defense]]
    }

    /// Each different end of an attack and how many ways lead there, likewise of a defense, and the Wounds of each two.
    pub(super) fn gathered(&self, attacks: &[u128], defenses: &[u128]) -> Vec<(i16, u128)> {
        let sum = |places: &[usize], ways: &[u128]| {
            let mut sums = vec![0; places.iter().max().map_or(0, |most| most + 1)];
            places.iter().zip(ways).for_each(|(place, ways)| sums[*place] += ways);
            sums
        };
        let (attacks, defenses) = (sum(&self.attacks, attacks), sum(&self.defenses, defenses));
        let pairs = attacks.iter().flat_map(|attack| defenses.iter().map(move |defense| attack * defense));
        self.wounds.iter().copied().zip(pairs).collect()
    }
}

/// The place of each among the different ones, and those.
fn numbered(purses: Vec<Purse>) -> (Vec<usize>, Vec<Purse>) {
    let mut different = purses.clone();
    different.sort_unstable();
    different.dedup();
    let places = purses.iter().map(|purse| different.binary_search(purse).unwrap_or_default()).collect();
    (places, different)
}

/// Comparisons that may still be made.
struct Work(u64);

impl Work {
    fn take(&mut self, some: usize) -> Result<(), DiceError> {
        self.0 = self.0.checked_sub(some as u64).ok_or(DiceError::TooManyOutcomes)?;
        Ok(())
    }
}

/// A side that pays for its Enchantments with symbols.
struct Payer<'a> {
    enchantments: &'a [Enchantment],
    /// What it has anyway.
    anyway: Gain,
    /// More symbols are not told apart.
    most: Paying,
    known: BTreeMap<Paying, Options>,
}

/// Symbols that pay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Paying {
    bams: i16,
    diamonds: i16,
}

impl<'a> Payer<'a> {
    /// The other side cancels at most so many Bams and Diamonds of it.
    fn new(enchantments: &'a [Enchantment], anyway: Gain, cancelled: Paying) -> Self {
        let Paying { bams, diamonds } = useful(enchantments);
        let most = |useful: i16, cancelled: i16| if useful == 0 { 0 } else { useful.saturating_add(cancelled) };
        let most = Paying { bams: most(bams, cancelled.bams), diamonds: most(diamonds, cancelled.diamonds) };
        Self { enchantments, anyway, most, known: BTreeMap::new() }
    }

    fn told_apart(&self, purse: Purse) -> Purse {
        Purse { bams: purse.bams.min(self.most.bams), diamonds: purse.diamonds.min(self.most.diamonds), ..purse }
    }

    /// What so many Bams and Diamonds can buy.
    fn options(&mut self, bams: i16, diamonds: i16, work: &mut Work) -> Result<&Options, DiceError> {
        let key = Paying { bams: bams.max(0), diamonds: diamonds.max(0) };
        if !self.known.contains_key(&key) {
            let left = Left { bams: key.bams as u16, diamonds: key.diamonds as u16, either: 0 };
            let mut options = Options::new();
            spend(self.enchantments, left, self.anyway, &mut options, work)?;
            self.known.insert(key, options);
        }
        // It has just been made sure that it is there.
        self.known.get(&key).ok_or(DiceError::TooManyOutcomes)
    }
}

/// More symbols than all Enchantments together could take are not told apart.
fn useful(enchantments: &[Enchantment]) -> Paying {
    let most = |each: fn(&Enchantment) -> u8| -> i16 {
        let prices =
            enchantments.iter().map(|enchantment| u32::from(each(enchantment)) * u32::from(enchantment.repeat));
        i16::try_from(prices.sum::<u32>()).unwrap_or(i16::MAX)
    };
    Paying {
        bams: most(|enchantment| enchantment.bams + enchantment.either),
        diamonds: most(|enchantment| enchantment.diamonds + enchantment.either),
    }
}

fn most_cancelled(enchantments: &[Enchantment]) -> Paying {
    let all = enchantments.iter().map(|enchantment| enchantment.gain.times(enchantment.repeat.into()));
    let Gain { bams, diamonds, .. } = all.fold(Gain::default(), Gain::plus);
    Paying { bams, diamonds }
}

fn spend(
    enchantments: &[Enchantment],
    left: Left,
    so_far: Gain,
    options: &mut Options,
    work: &mut Work,
) -> Result<(), DiceError> {
    let Some((first, rest)) = enchantments.split_first() else {
        work.take(options.len() + 1)?;
        if !options.iter().any(|known| known.is_as_good_as(so_far)) {
            options.retain(|known| !so_far.is_as_good_as(*known));
            options.push(so_far);
        }
        return Ok(());
    };
    let payable = first.payable(left);
    work.take(usize::from(payable) + 1)?;
    for times in (0..=payable).rev() {
        if let Some(left) = first.pay(left, times) {
            spend(rest, left, so_far.plus(first.gain.times(i16::from(times))), options, work)?;
        }
    }
    Ok(())
}

/// COMBAT-14: the defender pays first; what he cancels pays for nothing any more (EFFECT-26).
fn fought(
    attack: Purse,
    attacker: &mut Payer<'_>,
    defense: Purse,
    defender: &mut Payer<'_>,
    work: &mut Work,
) -> Result<i16, DiceError> {
    let mut fewest = i16::MAX;
    for paid in defender.options(defense.bams, defense.diamonds, work)? {
        let shields = Gain { own: defense.own, ..Gain::default() }.plus(*paid);
        let options = attacker.options(attack.bams - paid.bams, attack.diamonds - paid.diamonds, work)?;
        work.take(options.len())?;
        let most = options.iter().map(|bought| {
            let hits = Gain { own: attack.own, ..Gain::default() }.plus(*bought);
            let unblocked = (hits.own - shields.taken).max(0) - (shields.own - hits.taken).max(0);
            (unblocked.max(0) + hits.wounds).max(0)
        });
        fewest = fewest.min(most.max().unwrap_or(0));
    }
    Ok(fewest)
}
