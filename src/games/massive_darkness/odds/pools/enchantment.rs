//! Enchantments and Skills as far as their chances can be counted: what they cost, what they give.

use crate::kernel::dice::Symbols;
use crate::language::{Ability, Amount, Cancelled, Cost, Effect, Side, When};
use crate::symbol::Symbol;

/// What paying once for an Enchantment gives its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Gain {
    /// Symbols of the own side that count: Hits of the attacker, Shields of the defender.
    pub own: i16,
    /// Symbols of the other side taken away that count.
    pub taken: i16,
    /// COMBAT-25: Wounds beside the dice.
    pub wounds: i16,
    /// EFFECT-26: Bams that the other side cannot spend any more.
    pub bams: i16,
    /// EFFECT-27: Diamonds likewise.
    pub diamonds: i16,
}

impl Gain {
    pub(super) fn times(self, times: i16) -> Self {
        let times = |value: i16| bounded(i32::from(value) * i32::from(times));
        Self {
            own: times(self.own),
            taken: times(self.taken),
            wounds: times(self.wounds),
            bams: times(self.bams),
            diamonds: times(self.diamonds),
        }
    }

    pub(super) fn plus(self, other: Self) -> Self {
        let sum = |one: i16, other: i16| bounded(i32::from(one) + i32::from(other));
        Self {
            own: sum(self.own, other.own),
            taken: sum(self.taken, other.taken),
            wounds: sum(self.wounds, other.wounds),
            bams: sum(self.bams, other.bams),
            diamonds: sum(self.diamonds, other.diamonds),
        }
    }

    pub(super) fn is_as_good_as(self, other: Self) -> bool {
        self.own >= other.own
            && self.taken >= other.taken
            && self.wounds >= other.wounds
            && self.bams >= other.bams
            && self.diamonds >= other.diamonds
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
    pub(super) side: Side,
    pub(super) bams: u8,
    pub(super) diamonds: u8,
    pub(super) either: u8,
    pub(super) repeat: u8,
    pub(super) gain: Gain,
}

/// Why an ability cannot be counted here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotCounted {
    /// It is no Enchantment: nothing on the dice pays for it.
    #[error("it is not paid with symbols")]
    NoSymbols,
    /// SKILL-06: it is no Skill that simply works: it has to be paid for.
    #[error("it has to be paid for")]
    Paid,
    /// It does something else than adding, taking away, cancelling, or wounding by a fixed number.
    #[error("only fixed numbers of symbols and Wounds are counted")]
    OtherEffect,
    /// It works outside of attack and defense.
    #[error("it works neither in attack nor in defense")]
    OtherMoment,
    /// It costs or does more than any card has room for.
    #[error("it has more than {MOST_WORDS} costs or effects")]
    TooLong,
}

/// Most costs, and most effects, of one ability that is counted.
pub const MOST_WORDS: usize = 12;
/// Most often that one Enchantment is used: there are never so many symbols.
const MOST_REPEATS: u8 = 100;

impl Enchantment {
    /// Reads the words of a card.
    ///
    /// # Errors
    /// What is not counted.
    pub fn of(ability: &Ability) -> Result<Self, NotCounted> {
        let side = side_of(ability)?;
        let mut enchantment =
            Self { side, bams: 0, diamonds: 0, either: 0, repeat: ability.repeat.max(1), gain: Gain::default() };
        if ability.repeat > MOST_REPEATS {
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
    pub(super) fn payable(&self, left: Left) -> u8 {
        // What cannot be paid so often cannot be paid more often.
        let (mut payable, mut beyond) = (0, self.repeat + 1);
        while payable + 1 < beyond {
            let middle = (payable + beyond) / 2;
            match self.pay(left, middle) {
                Some(_) => payable = middle,
                None => beyond = middle,
            }
        }
        payable
    }

    /// What is left after paying so many times.
    pub(super) fn pay(&self, left: Left, times: u8) -> Option<Left> {
        let price = |each: u8| u16::from(each) * u16::from(times);
        let bams = left.bams.checked_sub(price(self.bams))?;
        let diamonds = left.diamonds.checked_sub(price(self.diamonds))?;
        let either = left.either + price(self.either);
        // Those that may be paid with either are paid at the end with whatever is left.
        (bams + diamonds >= either).then_some(Left { bams, diamonds, either })
    }
}

/// Symbols that can still pay, and how many of them are promised to costs of either kind.
#[derive(Clone, Copy)]
pub(super) struct Left {
    pub bams: u16,
    pub diamonds: u16,
    pub either: u16,
}

fn side_of(ability: &Ability) -> Result<Side, NotCounted> {
    let side = match ability.when {
        When::Attack(_) => Side::Attacker,
        When::Defense(_) => Side::Defender,
        _ => return Err(NotCounted::OtherMoment),
    };
    if ability.pay.len().max(ability.effects.len()) > MOST_WORDS {
        return Err(NotCounted::TooLong);
    }
    Ok(side)
}

fn gain(side: Side, effect: &Effect) -> Option<Gain> {
    let mut gain = Gain::default();
    match effect {
        Effect::Add(of, symbol, Amount::N(amount)) => match (*of, *symbol) {
            (Side::Attacker, Symbol::Hit) | (Side::Defender, Symbol::Shield) if *of == side => {
                gain.own = i16::from(*amount);
            }
            (Side::Attacker, Symbol::Hit) | (Side::Defender, Symbol::Shield) => gain.taken = -i16::from(*amount),
            (_, Symbol::Bam) if *of != side && *amount <= 0 => gain = cancelled(*of, -i16::from(*amount), 0),
            (_, Symbol::Diamond) if *of != side && *amount <= 0 => gain = cancelled(*of, 0, -i16::from(*amount)),
            _ => return None,
        },
        Effect::Cancel(of, what) if *of != side => {
            gain = match *what {
                Cancelled::Bams(count) => cancelled(*of, i16::from(count), 0),
                Cancelled::Diamonds(count) => cancelled(*of, 0, i16::from(count)),
                Cancelled::All => cancelled(*of, i16::from(u8::MAX), i16::from(u8::MAX)),
            };
        }
        Effect::Wounds(Amount::N(amount)) if side == Side::Attacker => gain.wounds = i16::from(*amount),
        _ => return None,
    }
    Some(gain)
}

/// OQ-26: Attack Enchantments come when the defender has spent whatever he wanted to, and what is not spent does nothing.
fn cancelled(of: Side, bams: i16, diamonds: i16) -> Gain {
    match of {
        Side::Attacker => Gain { bams, diamonds, ..Gain::default() },
        Side::Defender => Gain::default(),
    }
}

/// SKILL-06: a Skill without symbol cost, as far as its chances can be counted. It simply works, before anything is paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill {
    side: Side,
    changes: Vec<Change>,
    wounds: i16,
}

/// What a Skill does to the symbols of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// EFFECT-05..10.
    Add(Side, Symbol, i16),
    /// EFFECT-26..31: no more than are there.
    Cancel(Side, Symbol, i16),
}

impl Skill {
    /// Reads the words of a card.
    ///
    /// # Errors
    /// What is not counted.
    pub fn of(ability: &Ability) -> Result<Self, NotCounted> {
        let side = side_of(ability)?;
        if !ability.pay.is_empty() {
            return Err(NotCounted::Paid);
        }
        let (mut changes, mut wounds) = (Vec::new(), 0);
        for effect in &ability.effects {
            match effect {
                Effect::Add(of, symbol, Amount::N(amount)) => changes.push(Change::Add(*of, *symbol, (*amount).into())),
                Effect::Cancel(of, what) => {
                    let (bams, diamonds) = match *what {
                        Cancelled::Bams(count) => (count, 0),
                        Cancelled::Diamonds(count) => (0, count),
                        Cancelled::All => (u8::MAX, u8::MAX),
                    };
                    changes.push(Change::Cancel(*of, Symbol::Bam, bams.into()));
                    changes.push(Change::Cancel(*of, Symbol::Diamond, diamonds.into()));
                }
                Effect::Wounds(Amount::N(amount)) if side == Side::Attacker => wounds += i16::from(*amount),
                _ => return Err(NotCounted::OtherEffect),
            }
        }
        Ok(Self { side, changes, wounds })
    }
}

/// What a side has when Enchantments begin: symbols that count, and those that pay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Purse {
    /// Hits of the attacker, Shields of the defender. Below none they have to be made up for first (COMBAT-24).
    pub own: i16,
    pub bams: i16,
    pub diamonds: i16,
}

/// SKILL-02: what the Skills of the defender, then those of the attacker, leave of what a side has rolled.
pub(super) fn after_skills(side: Side, rolled: &Symbols, skills: &[Skill]) -> Purse {
    let counts = if side == Side::Attacker { Symbol::Hit } else { Symbol::Shield };
    let mut symbols = rolled.0.map(i16::from);
    for by in [Side::Defender, Side::Attacker] {
        for change in skills.iter().filter(|skill| skill.side == by).flat_map(|skill| &skill.changes) {
            match *change {
                Change::Add(of, symbol, amount) if of == side => {
                    let symbols = &mut symbols[symbol.index()];
                    *symbols = symbols.saturating_add(amount);
                }
                Change::Cancel(of, symbol, most) if of == side => {
                    let symbols = &mut symbols[symbol.index()];
                    *symbols -= most.min((*symbols).max(0));
                }
                _ => {}
            }
        }
    }
    let pays = |symbol: Symbol| symbols[symbol.index()].max(0);
    Purse { own: symbols[counts.index()], bams: pays(Symbol::Bam), diamonds: pays(Symbol::Diamond) }
}

/// COMBAT-25: Wounds that Skills add.
pub(super) fn wounds_of(skills: &[Skill]) -> Gain {
    let wounds = skills.iter().map(|skill| Gain { wounds: skill.wounds, ..Gain::default() });
    wounds.fold(Gain::default(), Gain::plus)
}
