//! The exact chances of one combat between two pools of dice: whole numbers of ways, nothing is tried out or rounded.
//!
//! Both sides pay for Enchantments as well as they can (COMBAT-14..19): the attacker wants Wounds, the defender none,
//! and the attacker knows what the defender has done.

use crate::kernel::dice::{DiceError, DiceSet, Pool, Symbols};
use crate::kernel::distribution::{Distribution, Fraction, Reroll, Results};
use crate::language::{Ability, Amount, Cost, Effect, Side, When};
use crate::symbol::Symbol;
use std::collections::BTreeMap;

/// What paying once for an Enchantment gives its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Gain {
    /// Symbols of the own side that count: Hits of the attacker, Shields of the defender.
    own: i16,
    /// Symbols of the other side taken away.
    taken: i16,
    /// COMBAT-25: Wounds beside the dice.
    wounds: i16,
}

impl Gain {
    fn times(self, times: i16) -> Self {
        let times = |value: i16| bounded(i32::from(value) * i32::from(times));
        Self { own: times(self.own), taken: times(self.taken), wounds: times(self.wounds) }
    }

    fn plus(self, other: Self) -> Self {
        let sum = |one: i16, other: i16| bounded(i32::from(one) + i32::from(other));
        Self {
            own: sum(self.own, other.own),
            taken: sum(self.taken, other.taken),
            wounds: sum(self.wounds, other.wounds),
        }
    }

    fn is_as_good_as(self, other: Self) -> bool {
        self.own >= other.own && self.taken >= other.taken && self.wounds >= other.wounds
    }
}

/// Beyond that nobody counts; sums of a few such numbers still fit.
fn bounded(value: i32) -> i16 {
    const MOST: i32 = 9999;
    value.clamp(-MOST, MOST) as i16
}

/// An Enchantment as far as its chances can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enchantment {
    side: Side,
    bams: u8,
    diamonds: u8,
    either: u8,
    repeat: u8,
    gain: Gain,
}

/// Why an ability cannot be counted here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotCounted {
    /// It is no Enchantment: nothing on the dice pays for it.
    #[error("it is not paid with symbols")]
    NoSymbols,
    /// It does something else than adding, taking away, or wounding by a fixed number.
    #[error("only fixed numbers of symbols and Wounds are counted")]
    OtherEffect,
    /// It works outside of attack and defense.
    #[error("it works neither in attack nor in defense")]
    OtherMoment,
    /// It costs or does more than any card has room for.
    #[error("it has more than {MOST_WORDS} costs or effects")]
    TooLong,
}

impl Enchantment {
    /// Reads the words of a card.
    ///
    /// # Errors
    /// What is not counted.
    pub fn of(ability: &Ability) -> Result<Self, NotCounted> {
        let side = match ability.when {
            When::Attack(_) => Side::Attacker,
            When::Defense(_) => Side::Defender,
            _ => return Err(NotCounted::OtherMoment),
        };
        let mut enchantment =
            Self { side, bams: 0, diamonds: 0, either: 0, repeat: ability.repeat.max(1), gain: Gain::default() };
        if ability.pay.len().max(ability.effects.len()) > MOST_WORDS || ability.repeat > MOST_REPEATS {
            return Err(NotCounted::TooLong);
        }
        for cost in &ability.pay {
            match cost {
                Cost::Bam => enchantment.bams += 1,
                Cost::Diamond => enchantment.diamonds += 1,
                Cost::BamOrDiamond => enchantment.either += 1,
                _ => return Err(NotCounted::NoSymbols),
            }
        }
        if ability.pay.is_empty() {
            return Err(NotCounted::NoSymbols);
        }
        for effect in &ability.effects {
            enchantment.gain = enchantment.gain.plus(gain(side, effect).ok_or(NotCounted::OtherEffect)?);
        }
        Ok(enchantment)
    }

    /// How often so many symbols pay for it alone.
    fn payable(&self, left: Left) -> u8 {
        (1..=self.repeat).take_while(|times| self.pay(left, *times).is_some()).last().unwrap_or(0)
    }

    /// What is left after paying so many times.
    fn pay(&self, left: Left, times: u8) -> Option<Left> {
        let price = |each: u8| u16::from(each) * u16::from(times);
        let bams = left.bams.checked_sub(price(self.bams))?;
        let diamonds = left.diamonds.checked_sub(price(self.diamonds))?;
        let either = left.either + price(self.either);
        // Those that may be paid with either are paid at the end with whatever is left.
        (bams + diamonds >= either).then_some(Left { bams, diamonds, either })
    }
}

fn gain(side: Side, effect: &Effect) -> Option<Gain> {
    let mut gain = Gain::default();
    match effect {
        Effect::Add(of, symbol, Amount::N(amount)) => match (*of, *symbol) {
            (Side::Attacker, Symbol::Hit) | (Side::Defender, Symbol::Shield) if *of == side => {
                gain.own = i16::from(*amount);
            }
            (Side::Attacker, Symbol::Hit) | (Side::Defender, Symbol::Shield) => gain.taken = -i16::from(*amount),
            _ => return None,
        },
        Effect::Wounds(Amount::N(amount)) if side == Side::Attacker => gain.wounds = i16::from(*amount),
        _ => return None,
    }
    Some(gain)
}

/// Symbols that can still pay, and how many of them are promised to costs of either kind.
#[derive(Clone, Copy)]
struct Left {
    bams: u16,
    diamonds: u16,
    either: u16,
}

/// A combat whose chances are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// COMBAT-04: the Attack dice that are rolled.
    pub attack: Pool,
    /// The Defense dice that are rolled.
    pub defense: Pool,
    /// GLOSS-10: which Attack dice are rolled again.
    pub attack_reroll: Reroll,
    /// Which Defense dice are rolled again.
    pub defense_reroll: Reroll,
    /// Of both sides.
    pub enchantments: Vec<Enchantment>,
}

/// The chances of a combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// What the Attack dice show, before anything is paid.
    pub attack: Distribution,
    /// What the Defense dice show, before anything is paid.
    pub defense: Distribution,
    /// COMBAT-24, COMBAT-25: Wounds.
    pub wounds: Results,
}

impl Odds {
    /// Counts all ways the dice can fall.
    ///
    /// # Errors
    /// There are no such dice, or more than can be counted.
    pub fn of(dice: &DiceSet, contest: &Contest) -> Result<Self, DiceError> {
        let attack = Distribution::of_pool(dice, &contest.attack, contest.attack_reroll)?;
        let defense = Distribution::of_pool(dice, &contest.defense, contest.defense_reroll)?;
        let hits = |symbols: &Symbols| symbols.0[Symbol::Hit.index()];
        let shields = |symbols: &Symbols| symbols.0[Symbol::Shield.index()];
        let attacks = gather(&attack, Side::Attacker, &contest.enchantments, hits);
        let defenses = gather(&defense, Side::Defender, &contest.enchantments, shields);
        let wounds = wounds(&attacks, &defenses, attack.total(), defense.total())?;
        Ok(Self { attack, defense, wounds })
    }

    /// How likely at least so many Wounds are.
    #[must_use]
    pub fn at_least(&self, wounds: i16) -> Fraction {
        self.wounds.at_least(wounds)
    }
}

/// Most costs, and most effects, of one Enchantment that is counted.
pub const MOST_WORDS: usize = 12;
/// Most often that one Enchantment is used: there are never so many symbols.
const MOST_REPEATS: u8 = 100;
/// So many Enchantments are counted together at most: with each more, ways to pay multiply.
pub const MOST_ENCHANTMENTS: usize = 6;

/// What one side can make of its dice: options of which none is better than another in everything.
type Options = Vec<Gain>;

/// Rolls that leave the same options are one.
fn gather(
    rolls: &Distribution,
    side: Side,
    enchantments: &[Enchantment],
    own: impl Fn(&Symbols) -> u8,
) -> Vec<(Options, u128)> {
    let mine: Vec<Enchantment> = enchantments.iter().filter(|enchantment| enchantment.side == side).copied().collect();
    // First by what matters at all, which is far less than what can be rolled.
    let mut simple: BTreeMap<(u8, u8, u8), u128> = BTreeMap::new();
    for (symbols, ways) in rolls.ways() {
        let (bams, diamonds) = (symbols.0[Symbol::Bam.index()], symbols.0[Symbol::Diamond.index()]);
        let (bams, diamonds) = useful(&mine, bams, diamonds);
        *simple.entry((own(symbols), bams, diamonds)).or_default() += ways;
    }
    let mut gathered: BTreeMap<Options, u128> = BTreeMap::new();
    for ((own, bams, diamonds), ways) in simple {
        let left = Left { bams: u16::from(bams), diamonds: u16::from(diamonds), either: 0 };
        let mut options = Options::new();
        spend(&mine, left, Gain { own: i16::from(own), ..Gain::default() }, &mut options);
        options.sort_unstable();
        *gathered.entry(options).or_default() += ways;
    }
    gathered.into_iter().collect()
}

/// More symbols than all Enchantments together could take are not told apart.
fn useful(enchantments: &[Enchantment], bams: u8, diamonds: u8) -> (u8, u8) {
    let most = |each: fn(&Enchantment) -> u8| -> u8 {
        let prices =
            enchantments.iter().map(|enchantment| u32::from(each(enchantment)) * u32::from(enchantment.repeat));
        u8::try_from(prices.sum::<u32>()).unwrap_or(u8::MAX)
    };
    let bams = bams.min(most(|enchantment| enchantment.bams + enchantment.either));
    (bams, diamonds.min(most(|enchantment| enchantment.diamonds + enchantment.either)))
}

fn spend(enchantments: &[Enchantment], left: Left, so_far: Gain, options: &mut Options) {
    let Some((first, rest)) = enchantments.split_first() else {
        if !options.iter().any(|known| known.is_as_good_as(so_far)) {
            options.retain(|known| !so_far.is_as_good_as(*known));
            options.push(so_far);
        }
        return;
    };
    for times in (0..=first.payable(left)).rev() {
        if let Some(left) = first.pay(left, times) {
            spend(rest, left, so_far.plus(first.gain.times(i16::from(times))), options);
        }
    }
}

fn wounds(
    attacks: &[(Options, u128)],
    defenses: &[(Options, u128)],
    attack_total: u128,
    defense_total: u128,
) -> Result<Results, DiceError> {
    let total = attack_total.checked_mul(defense_total).ok_or(DiceError::TooManyOutcomes)?;
    let pairs = attacks.iter().flat_map(|attack| defenses.iter().map(move |defense| (attack, defense)));
    Results::of_ways(pairs.map(|(attack, defense)| (fought(&attack.0, &defense.0), attack.1 * defense.1)), total)
}

/// COMBAT-14: the defender pays first.
fn fought(attacks: &[Gain], defenses: &[Gain]) -> i16 {
    let one = |attack: &Gain, defense: &Gain| {
        let hits = (attack.own - defense.taken).max(0);
        let shields = (defense.own - attack.taken).max(0);
        ((hits - shields).max(0) + attack.wounds).max(0)
    };
    let best = |defense: &Gain| attacks.iter().map(|attack| one(attack, defense)).max().unwrap_or(0);
    defenses.iter().map(best).min().unwrap_or(0)
}

#[cfg(test)]
mod tests;
