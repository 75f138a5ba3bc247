//! The exact chances of an attack, found by fighting it on copies of the game: every way the dice can fall, every
//! ability that works, every symbol spent as well as can be. Nothing of the rules is told twice here.
//!
//! Heroes spend symbols and use what costs nothing; what would cost Health, XP or cards is left alone, so the numbers
//! are what one has without giving anything up. Between answers the side that is asked takes what gives it the best
//! expected Wounds, or whatever else is wanted ([`Wanted`]).

mod candidates;

use crate::ask::Purpose;
use crate::frames::{Combat, FallenDie, Frame};
use crate::ids::Actor;
use crate::kernel::distribution::{Fraction, Results};
use crate::kernel::game::Game as _;
use crate::kernel::hash::hash_of;
use crate::kernel::list::List;
use crate::library::DiceCount;
use crate::{Answer, Ask, Event, MassiveDarkness};
use candidates::{candidates, lowest_faces, rolls};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Answers that are given on copies at most, unless somebody says otherwise: about a second.
pub const USUAL_LIMIT: u32 = 400_000;

/// Ends of situations that are remembered at most: what is not found again is counted again.
const MOST_REMEMBERED: usize = 20_000;

/// What whoever decides wants of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wanted {
    /// As many Wounds as can be expected; of as many, more killed figures.
    #[default]
    Wounds,
    /// At least one killed figure, as likely as can be; of equal chances, more Wounds.
    Kill,
}

/// What an attack did in the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Done {
    /// COMBAT-24, COMBAT-25: Wounds dealt.
    wounds: u8,
    /// Figures of the target that died.
    killed: u8,
    /// Nobody of the target is left.
    gone: bool,
}

/// The chances of an attack: in how many of all equally likely ways each end comes up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackOdds {
    ways: BTreeMap<Done, u128>,
    total: u128,
    depends: bool,
}

/// Why there are no exact chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOdds {
    /// The answer is no attack that can be made now.
    #[error("this attack cannot be made now")]
    NoAttack,
    /// More ways than were allowed to be tried.
    #[error("there are too many ways to try them all")]
    TooManyWays,
}

impl AttackOdds {
    /// Wounds, with the ways they come up in. None when they cannot be counted in one number.
    #[must_use]
    pub fn wounds(&self) -> Option<Results> {
        let ways = self.ways.iter().map(|(done, count)| (i16::from(done.wounds), *count));
        Results::of_ways(ways, self.total).ok()
    }

    /// How likely at least one figure dies.
    #[must_use]
    pub fn kills(&self) -> Fraction {
        self.mean(|done| u8::from(done.killed > 0))
    }

    /// How likely nobody of the target is left.
    #[must_use]
    pub fn clears(&self) -> Fraction {
        self.mean(|done| u8::from(done.gone))
    }

    /// Wounds on average.
    #[must_use]
    pub fn mean_wounds(&self) -> Fraction {
        self.mean(|done| done.wounds)
    }

    /// Do they depend on what somebody chooses to do with the dice, to re-roll some, say? What is paid with symbols is no
    /// such choice.
    #[must_use]
    pub fn depend_on_choices(&self) -> bool {
        self.depends
    }

    fn mean(&self, count: impl Fn(&Done) -> u8) -> Fraction {
        let sum = self.ways.iter().map(|(done, ways)| u128::from(count(done)).saturating_mul(*ways));
        Fraction::new(sum.fold(0, u128::saturating_add), self.total)
    }

    fn certain(done: Done) -> Self {
        Self { ways: BTreeMap::from([(done, 1)]), total: 1, depends: false }
    }

    fn worth(&self, wanted: Wanted) -> (Fraction, Fraction) {
        match wanted {
            Wanted::Wounds => (self.mean_wounds(), self.mean(|done| done.killed)),
            Wanted::Kill => (self.kills(), self.mean_wounds()),
        }
    }
}

/// The chances of an attack that can be made now, for the most Wounds: `answer` is the one that makes it. At most `limit`
/// answers are tried.
///
/// # Errors
/// It is no attack, or too much work.
pub fn attack_odds(game: &MassiveDarkness, answer: &Answer, limit: u32) -> Result<AttackOdds, NoOdds> {
    attack_odds_for(game, answer, Wanted::Wounds, limit)
}

/// The same for whatever is wanted.
///
/// # Errors
/// It is no attack, or too much work.
pub fn attack_odds_for(
    game: &MassiveDarkness,
    answer: &Answer,
    wanted: Wanted,
    limit: u32,
) -> Result<AttackOdds, NoOdds> {
    let depth = game.state.frames.len();
    let mut begun = game.clone();
    let mut fight = None;
    let mut dealt = 0_u8;
    let given = begun.answer(answer, &mut |event| match event.what {
        Event::Attacked { attacker, defender, .. } => fight = fight.or(Some((attacker, defender))),
        Event::CombatResult { wounds, .. } => dealt = dealt.saturating_add(wounds),
        _ => {}
    });
    given.map_err(|_| NoOdds::NoAttack)?;
    if let Some(Frame::Combat(combat)) = begun.state.frames.get(depth) {
        // Asked before anybody was attacked.
        fight = fight.or(Some((combat.attacker, combat.defender)));
    }
    let (attacker, defender) = fight.ok_or(NoOdds::NoAttack)?;
    if game.state.ask != attacker.hero().map_or(Ask::Over, Ask::Act) {
        // Somebody else strikes, because nothing was done.
        return Err(NoOdds::NoAttack);
    }
    let before = standing(game, defender);
    let lowest = lowest_faces(game);
    let mut walk = Walk { depth, defender, before, wanted, lowest, left: limit, depends: false, memo: BTreeMap::new() };
    let odds = walk.on(&begun, dealt)?;
    Ok(AttackOdds { depends: walk.depends, ..odds })
}

/// Figures of an Actor that stand.
fn standing(game: &MassiveDarkness, actor: Actor) -> u8 {
    match actor {
        Actor::Hero(hero) => u8::from(!game.state.hero(hero).dead),
        Actor::Enemy(enemy) => {
            let state = game.state.enemy(enemy);
            if state.present { state.minions.len() as u8 + u8::from(state.leader) } else { 0 }
        }
    }
}

struct Walk {
    /// Where the combat lies on the stack.
    depth: usize,
    defender: Actor,
    before: u8,
    wanted: Wanted,
    /// By colour and face: the lowest face that is as good.
    lowest: [[u8; 6]; 4],
    left: u32,
    depends: bool,
    /// Ends of situations in which dice are about to fall or symbols are spent: however it came to them.
    memo: BTreeMap<u64, Rc<AttackOdds>>,
}

impl Walk {
    fn on(&mut self, game: &MassiveDarkness, wounds: u8) -> Result<AttackOdds, NoOdds> {
        let Some(Frame::Combat(combat)) = game.state.frames.get(self.depth) else {
            let left = standing(game, self.defender);
            let killed = self.before.saturating_sub(left);
            return Ok(AttackOdds::certain(Done { wounds, killed, gone: left == 0 }));
        };
        let dice = match game.state.ask {
            Ask::Roll(dice) => Some(dice),
            Ask::Choose { purpose: Purpose::Enchantment, .. } => None,
            _ => return self.best(game, wounds),
        };
        let key = self.key(game, combat, (dice, wounds));
        if let Some(known) = self.memo.get(&key) {
            return Ok(AttackOdds::clone(known));
        }
        let odds = match dice {
            Some(dice) => self.roll(game, dice, wounds)?,
            None => self.best(game, wounds)?,
        };
        if self.memo.len() >= MOST_REMEMBERED {
            self.memo.clear();
        }
        self.memo.insert(key, Rc::new(odds.clone()));
        Ok(odds)
    }

    /// The same for situations that differ in nothing but in which die shows what.
    fn key(&self, game: &MassiveDarkness, combat: &Combat, also: (Option<DiceCount>, u8)) -> u64 {
        let state = &game.state;
        let mut lies: Vec<(FallenDie, bool)> = Vec::new();
        for (at, die) in combat.dice.iter().enumerate() {
            let falls = combat.reroll_dice >> at & 1 == 1;
            // What a die shows that is about to fall does not matter any more.
            let face = if falls { 0 } else { self.lowest[usize::from(die.colour)][usize::from(die.face)] };
            lies.push((FallenDie { face, rerolled: falls, ..*die }, falls));
        }
        lies.sort_by_key(|(die, falls)| (die.colour, die.face, *falls));
        let dice_lie: List<FallenDie, 14> = lies.into_iter().map(|(die, _)| die).collect();
        let alike = Combat { dice: dice_lie, reroll_dice: 0, ..*combat };
        let (below, above) = (&state.frames[..self.depth], &state.frames[self.depth + 1..]);
        hash_of(&(below, alike, above, &state.heroes, &state.enemies, &state.used, also))
    }

    /// Gives an answer on a copy and goes on.
    fn after(&mut self, game: &MassiveDarkness, answer: &Answer, wounds: u8) -> Result<AttackOdds, NoOdds> {
        self.left = self.left.checked_sub(1).ok_or(NoOdds::TooManyWays)?;
        let mut next = game.clone();
        let mut dealt = 0_u8;
        let given = next.answer(answer, &mut |event| {
            if let Event::CombatResult { wounds, .. } = event.what {
                dealt = dealt.saturating_add(wounds);
            }
        });
        given.map_err(|_| NoOdds::NoAttack)?;
        self.on(&next, wounds.saturating_add(dealt))
    }

    /// Every way the dice can fall, weighed.
    fn roll(&mut self, game: &MassiveDarkness, dice: DiceCount, wounds: u8) -> Result<AttackOdds, NoOdds> {
        let mut parts = Vec::new();
        for (faces, weight) in rolls(game, dice) {
            parts.push((self.after(game, &Answer::Rolled(faces), wounds)?, weight));
        }
        mixed(&parts)
    }

    /// Whoever is asked takes what is best by what is wanted.
    fn best(&mut self, game: &MassiveDarkness, wounds: u8) -> Result<AttackOdds, NoOdds> {
        let mut best: Option<AttackOdds> = None;
        for answer in candidates(game) {
            let odds = self.after(game, &answer, wounds)?;
            let worth = odds.worth(self.wanted);
            let known = best.as_ref().map(|best| best.worth(self.wanted));
            self.depends |= is_about_dice(game.state.ask) && known.as_ref().is_some_and(|known| *known != worth);
            // Only Heroes are asked, and one of them attacks; Enemies follow the rules.
            if known.is_none_or(|known| worth > known) {
                best = Some(odds);
            }
        }
        best.ok_or(NoOdds::NoAttack)
    }
}

/// Is it asked what is to be done with dice that lie there?
fn is_about_dice(ask: Ask) -> bool {
    let Ask::Choose { purpose, .. } = ask else { return false };
    matches!(
        purpose,
        Purpose::Reroll | Purpose::RerollSide | Purpose::RerollDice | Purpose::RemoveDice | Purpose::FlipDice
    )
}

/// Several distributions, each with its weight, as one.
fn mixed(parts: &[(AttackOdds, u128)]) -> Result<AttackOdds, NoOdds> {
    let all = parts.iter().try_fold(1_u128, |all, (part, _)| least_common_multiple(all, part.total));
    let all = all.ok_or(NoOdds::TooManyWays)?;
    let mut mixed = AttackOdds { ways: BTreeMap::new(), total: 0, depends: false };
    for (part, weight) in parts {
        let scale = weight.checked_mul(all / part.total).ok_or(NoOdds::TooManyWays)?;
        for (done, count) in &part.ways {
            let more = count.checked_mul(scale).ok_or(NoOdds::TooManyWays)?;
            *mixed.ways.entry(*done).or_default() += more;
            mixed.total += more;
        }
    }
    Ok(mixed)
}

pub(crate) fn least_common_multiple(a: u128, b: u128) -> Option<u128> {
    let (mut one, mut other) = (a, b);
    while other != 0 {
        (one, other) = (other, one % other);
    }
    (a / one.max(1)).checked_mul(b)
}
