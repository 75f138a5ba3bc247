//! The exact chances of an attack, found by fighting it on copies of the game: every way the dice can fall, every
//! ability that works, every symbol spent as well as can be. Nothing of the rules is told twice here.
//!
//! Heroes spend symbols and use what costs nothing; what would cost Health, XP or cards is left alone, so the numbers
//! are what one has without giving anything up. Between answers the side that is asked takes what gives it the best
//! expected Wounds.

use crate::ask::Purpose;
use crate::frames::{FallenDie, Frame};
use crate::ids::{AbilityUse, Actor};
use crate::kernel::dice::DieId;
use crate::kernel::distribution::{Fraction, Results};
use crate::kernel::game::Game as _;
use crate::kernel::hash::hash_of;
use crate::kernel::list::List;
use crate::library::DiceCount;
use crate::{Answer, Ask, Choice, Event, MassiveDarkness};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Answers that are given on copies at most, unless somebody says otherwise: about a second.
pub const USUAL_LIMIT: u32 = 400_000;

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

    fn mean(&self, count: impl Fn(&Done) -> u8) -> Fraction {
        let sum = self.ways.iter().map(|(done, ways)| u128::from(count(done)).saturating_mul(*ways));
        Fraction::new(sum.fold(0, u128::saturating_add), self.total)
    }

    fn certain(done: Done) -> Self {
        Self { ways: BTreeMap::from([(done, 1)]), total: 1 }
    }

    fn worth(&self) -> (Fraction, Fraction) {
        (self.mean_wounds(), self.mean(|done| done.killed))
    }
}

/// The chances of an attack that can be made now: `answer` is the one that makes it. At most `limit` answers are tried.
///
/// # Errors
/// It is no attack, or too much work.
pub fn attack_odds(game: &MassiveDarkness, answer: &Answer, limit: u32) -> Result<AttackOdds, NoOdds> {
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
    let mut walk = Walk { depth, defender, before, left: limit, memo: BTreeMap::new() };
    walk.on(&begun, dealt)
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
    left: u32,
    /// Ends of situations in which symbols are spent: the order of spending rarely matters.
    memo: BTreeMap<u64, Rc<AttackOdds>>,
}

impl Walk {
    fn on(&mut self, game: &MassiveDarkness, wounds: u8) -> Result<AttackOdds, NoOdds> {
        if !matches!(game.state.frames.get(self.depth), Some(Frame::Combat(_))) {
            let left = standing(game, self.defender);
            let killed = self.before.saturating_sub(left);
            return Ok(AttackOdds::certain(Done { wounds, killed, gone: left == 0 }));
        }
        match game.state.ask {
            Ask::Roll(dice) => self.roll(game, dice, wounds),
            Ask::Choose { purpose: Purpose::Enchantment, .. } => {
                let key = hash_of(&(&game.state.frames, &game.state.heroes, &game.state.enemies, wounds));
                if let Some(known) = self.memo.get(&key) {
                    return Ok(AttackOdds::clone(known));
                }
                let odds = self.best(game, wounds)?;
                self.memo.insert(key, Rc::new(odds.clone()));
                Ok(odds)
            }
            _ => self.best(game, wounds),
        }
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
            self.memo.clear();
            parts.push((self.after(game, &Answer::Rolled(faces), wounds)?, weight));
        }
        mixed(&parts)
    }

    /// Whoever is asked takes what gives the best expected Wounds, of equal ones what kills more.
    fn best(&mut self, game: &MassiveDarkness, wounds: u8) -> Result<AttackOdds, NoOdds> {
        let mut best: Option<AttackOdds> = None;
        for answer in candidates(game) {
            let odds = self.after(game, &answer, wounds)?;
            // Only Heroes are asked, and one of them attacks; Enemies follow the rules.
            let is_better = best.as_ref().is_none_or(|best| odds.worth() > best.worth());
            if is_better {
                best = Some(odds);
            }
        }
        best.ok_or(NoOdds::NoAttack)
    }
}

/// Several distributions, each with its weight, as one.
fn mixed(parts: &[(AttackOdds, u128)]) -> Result<AttackOdds, NoOdds> {
    let all = parts.iter().try_fold(1_u128, |all, (part, _)| least_common_multiple(all, part.total));
    let all = all.ok_or(NoOdds::TooManyWays)?;
    let mut mixed = AttackOdds { ways: BTreeMap::new(), total: 0 };
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

fn least_common_multiple(a: u128, b: u128) -> Option<u128> {
    let (mut one, mut other) = (a, b);
    while other != 0 {
        (one, other) = (other, one % other);
    }
    (a / one.max(1)).checked_mul(b)
}

/// What could be answered sensibly: nothing that costs Health, XP or cards, and of equal dice always the worst first.
fn candidates(game: &MassiveDarkness) -> Vec<Answer> {
    let mut listed = Vec::new();
    match (game.top(), game.state.ask) {
        (Some(Frame::Combat(_) | Frame::Effects(_)), Ask::May { ability, .. }) => {
            return if costs_nothing(game, ability) { vec![Answer::Yes, Answer::No] } else { vec![Answer::No] };
        }
        (Some(Frame::Combat(_) | Frame::Effects(_)), Ask::Choose { purpose: Purpose::RerollDice, most, .. }) => {
            return rerolls(game, most);
        }
        (Some(Frame::Combat(_) | Frame::Effects(_)), Ask::Choose { .. }) => {
            game.answers(&mut listed);
            listed.retain(|answer| match answer {
                Answer::Pick(Choice::Ability(ability)) => costs_nothing(game, *ability),
                _ => true,
            });
            return listed;
        }
        (_, Ask::Draw(_)) => {
            // What is drawn comes after the Wounds and changes none.
            let mut first = None;
            game.outcomes(&mut |answer, _| first = first.take().or(Some(answer)));
            return first.into_iter().collect();
        }
        // Loot and the like: whatever comes first.
        _ => game.answers(&mut listed),
    }
    listed.truncate(1);
    listed
}

fn costs_nothing(game: &MassiveDarkness, ability: AbilityUse) -> bool {
    !ability.ability.is_some() || game.library.ability(ability.ability).pay.iter().all(|cost| cost.is_symbol())
}

/// Which dice are rolled again: of each colour the worst ones, any number of them.
fn rerolls(game: &MassiveDarkness, most: u8) -> Vec<Answer> {
    let Some(Frame::Combat(combat)) = game.top() else { return vec![Answer::Enough] };
    let die = |choice: Choice| match choice {
        Choice::Die(at) => combat.dice.get(usize::from(at)).copied().unwrap_or_default(),
        _ => FallenDie::default(),
    };
    let worth = |die: FallenDie| game.die_symbols(die).iter().map(|count| u32::from(*count)).sum::<u32>();
    let mut places: Vec<(usize, FallenDie)> =
        game.state.options.iter().map(|choice| die(*choice)).enumerate().collect();
    places.sort_by_key(|(_, die)| (die.colour, worth(*die)));
    let mut masks = vec![0_u64];
    for colour in 0..4 {
        let of_colour: Vec<usize> = places.iter().filter(|(_, die)| die.colour == colour).map(|(at, _)| *at).collect();
        let so_far = masks.clone();
        let mut more = 0;
        for at in of_colour {
            more |= 1 << at;
            masks.extend(so_far.iter().map(|mask| mask | more));
        }
    }
    masks.retain(|mask| mask.count_ones() <= u32::from(most));
    let pick = |mask: u64| match mask.count_ones() {
        0 => Answer::Enough,
        _ if most == 1 => Answer::Pick(game.state.options[mask.trailing_zeros() as usize]),
        _ => Answer::PickSome(mask),
    };
    masks.into_iter().map(pick).collect()
}

/// Every different roll of these dice and its weight. Faces that show the same count as one; of blanks only those that
/// show the same when turned over (GLOSS-05).
fn rolls(game: &MassiveDarkness, dice: DiceCount) -> Vec<(List<u8, 14>, u128)> {
    let mut all: Vec<(List<u8, 14>, u128)> = vec![(List::new(), 1)];
    for (colour, count) in dice.iter().enumerate() {
        let faces = different_faces(game, colour as u8);
        let mut rolled = Vec::new();
        multisets(&faces, usize::from(*count), &mut Vec::new(), &mut |chosen, weight| {
            rolled.push((chosen.to_vec(), weight))
        });
        let joined = all.iter().flat_map(|(before, weight)| {
            rolled.iter().map(move |(faces, more)| {
                (before.iter().copied().chain(faces.iter().copied()).collect(), weight * more)
            })
        });
        all = joined.collect();
    }
    all
}

/// One face of each sort, and how many of the six are of it.
fn different_faces(game: &MassiveDarkness, colour: u8) -> Vec<(u8, u128)> {
    let shown = |face: u8| game.die_symbols(FallenDie { colour, face, rerolled: false });
    let die = game.library.dice.die(DieId(colour));
    let sort = |face: u8| {
        let symbols = shown(face);
        let turned_over = die.and_then(|die| die.flipped(face)).filter(|_| symbols == [0; 4]);
        (symbols, turned_over.map(shown))
    };
    let mut faces: Vec<(u8, u128)> = Vec::new();
    for face in 0..6 {
        match faces.iter_mut().find(|(known, _)| sort(*known) == sort(face)) {
            Some((_, count)) => *count += 1,
            None => faces.push((face, 1)),
        }
    }
    faces
}

/// Every way to choose so many faces, without order, with the number of ways it can fall.
fn multisets(faces: &[(u8, u128)], count: usize, chosen: &mut Vec<u8>, visit: &mut dyn FnMut(&[u8], u128)) {
    fn ways(faces: &[(u8, u128)], chosen: &[u8]) -> u128 {
        let mut ways: u128 = (1..=chosen.len() as u128).product();
        for (face, sorts) in faces {
            let times = chosen.iter().filter(|one| *one == face).count() as u32;
            ways = ways / (1..=u128::from(times)).product::<u128>() * sorts.pow(times);
        }
        ways
    }
    fn choose(
        faces: &[(u8, u128)],
        from: usize,
        count: usize,
        chosen: &mut Vec<u8>,
        visit: &mut dyn FnMut(&[u8], u128),
    ) {
        if count == 0 {
            return visit(chosen, ways(faces, chosen));
        }
        for at in from..faces.len() {
            chosen.push(faces[at].0);
            choose(faces, at, count - 1, chosen, visit);
            chosen.pop();
        }
    }
    choose(faces, 0, count, chosen, visit);
}
