//! What an attack comes to at best play: the kill of a figure goes first, then as many Wounds as can be dealt, whatever they cost.

use super::arrows::with_arrows;
use super::dice::{Faces, Matters};
use super::means::{Means, Sides};
use super::settling::MOST_MEANS;
use super::walk::{Followed, Walk};
use crate::answer::{AbilityRef, Answer};
use crate::frames::Frame;
use crate::ids::{AttackType, Dice, EnemyId};
use crate::kernel::dice::DiceSet;
use crate::kernel::game::Logged;
use crate::purse::Purse;
use crate::{Event, Events, MassiveDarkness2};

/// What may be spent on reckoning: a few thousandths of a second.
const STEPS: usize = 4_000_000;

/// What a hero's attack brings at best play (M2-COMBAT-09): a kill first, then Wounds; Mana, Rage and cards are worth nothing.
///
/// Chances are parts of the whole; what is rolled again is rounded down, so that some parts in thousands of millions can be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BestPlay {
    /// Certainty.
    pub whole: u64,
    /// How likely it is that a figure falls.
    pub kills: u64,
    /// How likely each number of Wounds is that are dealt, from 0.
    pub wounds: Vec<u64>,
    /// How likely each number of Health tokens is that the attacker loses by Scratches, Claws and Overdraws, from 0.
    pub suffered: Vec<u64>,
    /// How likely it is that the attacker loses the last one.
    pub falls: u64,
    /// What the Hero could use besides, or must, and what is not counted.
    pub left_out: Vec<LeftOut>,
    /// It can be a little more: what is rolled has to pay for re-rolls, and not every order of that is walked.
    pub is_least: bool,
}

/// What is not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// An ability of the Hero.
    Ability(AbilityRef),
    /// What Claws bring the Enemy.
    Claws,
    /// More Arrow cards of the Ranger than so many (M2-RANGER-02): they are too many to be looked at in every set.
    Arrows(u8),
}

impl BestPlay {
    /// A chance in per cent.
    #[must_use]
    pub fn percent(&self, chance: u64) -> u8 {
        rounded(u128::from(chance) * 100, self.whole) as u8
    }

    /// The mean of numbers with these chances, in tenths.
    #[must_use]
    pub fn mean_in_tenths(&self, chances: &[u64]) -> u16 {
        let sum = (0..).zip(chances).map(|(number, chance): (u128, _)| number * u128::from(*chance)).sum::<u128>();
        rounded(sum * 10, self.whole) as u16
    }
}

fn rounded(number: u128, whole: u64) -> u128 {
    (number + u128::from(whole / 2)) / u128::from(whole.max(1))
}

impl MassiveDarkness2 {
    /// What an attack of a Hero comes to at best play.
    #[must_use]
    pub fn at_best(&self, hero: u8, kind: AttackType, enemy: EnemyId) -> BestPlay {
        let begun = self.begun(hero, kind, enemy);
        let each = begun.into_iter().map(|game| with_arrows(&game).unwrap_or_else(|| best_of(game)));
        let best = each.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map(|(best, _)| best).unwrap_or_else(|| nothing(Vec::new()))
    }

    /// The game when the attack begins; of the Rogue for each token that she can turn (M2-ROGUE-04). Tokens that are drawn for one are
    /// further actions (M2-ROGUE-07): nothing of them comes into this attack.
    fn begun(&self, hero: u8, kind: AttackType, target: EnemyId) -> Vec<Self> {
        let mut quiet = |_: Logged<Event>| {};
        let mut log = Events::new(&mut quiet);
        let mut game = self.clone();
        game.take_turn(hero, Answer::Attack { kind, target }, &mut log);
        let mut begun = Vec::new();
        if let Some(Frame::Exhaust { what, .. }) = game.top() {
            game.each_ready(&mut |number| {
                let mut turned = game.clone();
                turned.exhaust(hero, number, what, &mut Events::new(&mut |_| {}));
                begun.push(turned);
            });
        }
        if begun.is_empty() {
            begun.push(game);
        }
        begun
    }
}

/// One roll, with what it is worth by the aim.
fn best_of(mut game: MassiveDarkness2) -> (BestPlay, u64) {
    game.state.combat.thrown = true;
    let (sides, dice) = (Sides::of(&game), game.thrown_in(&game.state.combat));
    let left_out = sides.left_out();
    best(sides, &game.table.content.dice, dice, left_out)
}

/// The same of any two sides and any dice.
pub(super) fn best(mut sides: Sides, set: &DiceSet, dice: Dice, mut left_out: Vec<LeftOut>) -> (BestPlay, u64) {
    leave_out_surplus(&mut sides, &mut left_out);
    loop {
        let matters = matters(&sides);
        let faces = Faces::new(set, matters);
        let walk = faces.fit().then(|| Walk::new(&sides, faces, matters, dice, STEPS)).flatten();
        if let Some(walk) = walk {
            let followed = walk.follow();
            return (told(&sides, matters, &followed, left_out), followed.worth());
        }
        // The last re-roll first, then added dice: without any of them it is always little.
        let is_reroll = |means: &Means| means.rerolls > 0;
        let last = sides.means.iter().rposition(is_reroll).or_else(|| sides.means.iter().rposition(Means::is_chance));
        let Some(last) = last else { return (nothing(left_out), 0) };
        let gone = sides.means.remove(last);
        left_out.extend(gone.what.into_iter().map(LeftOut::Ability));
    }
}

/// More means than can be looked at in every set.
fn leave_out_surplus(sides: &mut Sides, left_out: &mut Vec<LeftOut>) {
    let mut count = 0;
    sides.means.retain(|means| {
        count += if means.is_chance() { 0 } else { usize::from(means.times) };
        let stays = means.is_chance() || count <= MOST_MEANS;
        if !stays {
            left_out.extend(means.what.iter().copied().map(LeftOut::Ability));
        }
        stays
    });
}

/// Everything that could be paid, together.
fn whole_price<'s>(means: impl Iterator<Item = &'s Means>) -> Purse {
    means.fold(Purse::default(), |sum, means| (0..means.times).fold(sum, |sum, _| sum.plus(means.price)))
}

/// Which symbols can change what is used.
fn matters(sides: &Sides) -> Matters {
    let price = whole_price(sides.means.iter());
    let lacks_elements = price.elements.iter().zip(sides.purse.elements).any(|(paid, have)| *paid > have);
    Matters {
        mana: price.mana > sides.purse.mana || (sides.top.is_some() && lacks_elements),
        scratches: (sides.rages && price.rage > sides.purse.rage) || sides.means.iter().any(|means| means.wounds > 0),
        claws: sides.claws.cost > 0,
        shadow: sides.means.iter().any(|means| means.by_shadow),
        single_dice: sides.means.iter().any(|means| means.rerolls > 0),
    }
}

/// Could a die be rolled again after all, of which the walk says that it pays? Or a spell be cast that only another one leads to?
fn is_least(sides: &Sides, matters: Matters) -> bool {
    let chance = || sides.means.iter().filter(|means| means.is_chance());
    let price = whole_price(chance());
    let lacks_elements = price.elements.iter().zip(sides.purse.elements).any(|(paid, have)| *paid > have);
    let lacks_mana = price.mana > sides.purse.mana || lacks_elements;
    let lacks_rage = price.rage > sides.purse.rage || chance().any(|means| means.wounds > 0);
    // Mana that an ability brings for a price could pay for dice, too.
    let gains = sides.means.iter().any(|means| means.mana > 0 && !means.is_gift());
    (lacks_mana && (matters.single_dice || gains))
        || (lacks_rage && matters.single_dice && matters.claws)
        || chance().any(|means| means.ring.is_some_and(|place| place > 0))
}

/// No dice that could be counted.
fn nothing(left_out: Vec<LeftOut>) -> BestPlay {
    BestPlay { whole: 1, kills: 0, wounds: vec![1], suffered: vec![1], falls: 0, left_out, is_least: true }
}

fn told(sides: &Sides, matters: Matters, followed: &Followed, left_out: Vec<LeftOut>) -> BestPlay {
    let health = usize::from(sides.purse.health);
    let mut suffered = vec![0; health + 1];
    for (group, mass) in &followed.enemy {
        for (cell, mass) in group.cells.iter().zip(mass) {
            let hurts = usize::from(sides.claws.times(cell.tally.claws)) * usize::from(sides.claws.hurts);
            for (scratches, ways) in cell.scratches.iter().enumerate() {
                suffered[(scratches + hurts).min(health)] += mass / cell.ways * ways;
            }
        }
    }
    let falls = suffered[health];
    let up_to = |chances: &[u64]| chances.iter().rposition(|chance| *chance > 0).map_or(1, |last| last + 1);
    suffered.truncate(up_to(&suffered));
    BestPlay {
        whole: followed.whole,
        kills: followed.kills,
        wounds: followed.wounds[..up_to(&followed.wounds)].to_vec(),
        suffered,
        falls,
        left_out,
        is_least: is_least(sides, matters),
    }
}
