//! RANGER: what Arrow cards make of an attack (M2-RANGER-02). After each card that is revealed he stops or goes on (M2-RANGER-07), by
//! what either comes to at best; which cards lie there decides, not in which order they came. Every end is a roll of its own, and rolls
//! that do not differ are reckoned once. Cards are revealed before anything can be used, so nothing is missed by rolling afterwards.

use super::best::{BestPlay, LeftOut, best};
use super::means::Sides;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::ids::Dice;
use crate::kernel::game::Logged;
use crate::{Event, Events, Flow, MassiveDarkness2};
use std::collections::BTreeMap;

/// Rolls that differ, and places where cards lie, that are reckoned at most; with more of them fewer cards are revealed.
const MOST_ROLLS: usize = 1200;
const MOST_PLACES: usize = 6000;
/// Cards at most.
const CARDS: usize = 14;
/// Less is no difference.
const NEARLY: u64 = 8;
/// Certainty.
const WHOLE: u64 = 1 << 56;

/// A roll to which cards lead, and what it comes to.
struct Roll {
    sides: Sides,
    dice: Dice,
    best: BestPlay,
    worth: u64,
}

/// Which cards lie there, by their kinds in rising order.
type Cards = Vec<u8>;

/// Cards that lie there.
struct Place {
    /// The roll, where it can be stopped.
    stop: Option<usize>,
    /// The places to which another card leads, each as often as there are such cards.
    next: Vec<(usize, u64)>,
    worth: u64,
    goes_on: bool,
}

struct Aiming<'g> {
    begun: &'g MassiveDarkness2,
    /// So many cards are revealed at most, if he may stop.
    cards: usize,
    rolls: Vec<Roll>,
    places: Vec<Place>,
    known: BTreeMap<Cards, usize>,
}

/// What an attack comes to that is about to begin with Arrow cards, with what it is worth by the aim; none where it has none.
pub(super) fn with_arrows(begun: &MassiveDarkness2) -> Option<(BestPlay, u64)> {
    let mut game = begun.clone();
    step(&mut game)?;
    // Of the cards of a box there are never too many; of one's own there can be.
    for cards in [CARDS, 3, 2, 1] {
        let mut aiming = Aiming { begun, cards, rolls: Vec::new(), places: Vec::new(), known: BTreeMap::new() };
        if let Some(first) = aiming.look(begun.clone(), Cards::new()) {
            let mut told = aiming.told(first);
            if cards < CARDS {
                told.left_out.push(LeftOut::Arrows(cards as u8));
            }
            return Some((told, aiming.places[first].worth));
        }
    }
    None
}

/// What comes next of the Arrow cards; none when there is nothing more.
fn step(game: &mut MassiveDarkness2) -> Option<Ask> {
    let mut quiet = |_: Logged<Event>| {};
    let mut log = Events::new(&mut quiet);
    loop {
        match game.step_aim(&mut log)? {
            Flow::Ask(ask) => return Some(ask),
            Flow::Again => {}
            _ => return None,
        }
    }
}

impl Aiming<'_> {
    /// The place of the cards that lie there, and all behind it; none where they are too many.
    fn look(&mut self, mut game: MassiveDarkness2, cards: Cards) -> Option<usize> {
        let mut place = Place { stop: None, next: Vec::new(), worth: 0, goes_on: false };
        let asked = step(&mut game);
        if matches!(asked, Some(Ask::Aim { .. })) {
            let mut shot = game.clone();
            answered(&mut shot, Answer::Done);
            place.stop = Some(self.roll(shot)?);
            answered(&mut game, Answer::Yes);
        }
        let may_go_on = place.stop.is_none() || cards.len() < self.cards;
        match asked {
            None => place.stop = Some(self.roll(game)?),
            Some(_) if may_go_on => place.next = self.drawn(&game, &cards)?,
            Some(_) => {}
        }
        let stopped = place.stop.map(|roll| self.rolls[roll].worth);
        let all = place.next.iter().map(|(_, ways)| ways).sum::<u64>().max(1);
        let sum = place.next.iter().map(|(next, ways)| u128::from(self.places[*next].worth) * u128::from(*ways));
        let drawn = (sum.sum::<u128>() / u128::from(all)) as u64;
        place.goes_on = !place.next.is_empty() && stopped.is_none_or(|stopped| drawn > stopped + NEARLY);
        place.worth = if place.goes_on { drawn } else { stopped.unwrap_or(0) };
        self.places.push(place);
        self.known.insert(cards, self.places.len() - 1);
        (self.places.len() <= MOST_PLACES).then_some(self.places.len() - 1)
    }

    /// Every card that can come next, those of a kind together: the places to which they lead.
    fn drawn(&mut self, game: &MassiveDarkness2, cards: &Cards) -> Option<Vec<(usize, u64)>> {
        let kinds = &game.table.content.arrow_cards;
        let mut all: Vec<(u8, u8, u64)> = Vec::new();
        game.each_draw(Ask::Arrow, &mut |answer, ways| {
            let Answer::Card(card) = answer else { return };
            let kind = kinds.get(card.index()).copied().unwrap_or(card.0);
            match all.iter_mut().find(|(other, ..)| *other == kind) {
                Some((_, _, all)) => *all += ways,
                None => all.push((kind, card.0, ways)),
            }
        });
        let each = all.into_iter().map(|(kind, number, ways)| {
            let mut more = cards.clone();
            more.insert(more.partition_point(|other| *other <= kind), kind);
            let next = match self.known.get(&more) {
                Some(next) => *next,
                None => {
                    let mut drawn = game.clone();
                    drawn.arrow_drawn(number, &mut Events::new(&mut |_| {}));
                    self.look(drawn, more)?
                }
            };
            Some((next, ways))
        });
        each.collect()
    }

    /// The roll of an attack whose cards have been read.
    fn roll(&mut self, mut game: MassiveDarkness2) -> Option<usize> {
        let dice = game.thrown_in(&game.state.combat);
        game.state.combat.thrown = true;
        let sides = Sides::of(&game);
        let is_it = |roll: &Roll| roll.dice == dice && roll.sides.purse == sides.purse && roll.sides == sides;
        if let Some(there) = self.rolls.iter().position(is_it) {
            return Some(there);
        }
        let left_out = sides.left_out();
        let (best, worth) = best(sides.clone(), &game.table.content.dice, dice, left_out);
        self.rolls.push(Roll { sides, dice, best, worth });
        (self.rolls.len() <= MOST_ROLLS).then_some(self.rolls.len() - 1)
    }

    /// Chance is followed along the best way: places lie behind those to which they lead.
    fn told(&self, first: usize) -> BestPlay {
        let (mut masses, mut of_rolls) = (vec![0_u64; self.places.len()], vec![0_u64; self.rolls.len()]);
        masses[first] = WHOLE;
        for (at, place) in self.places.iter().enumerate().rev() {
            let (mass, all) = (masses[at], place.next.iter().map(|(_, ways)| ways).sum::<u64>().max(1));
            match place.stop.filter(|_| !place.goes_on) {
                Some(roll) => of_rolls[roll] += mass,
                None => place.next.iter().for_each(|(next, ways)| masses[*next] += mass / all * ways),
            }
        }
        let health = self.begun.state.hero(self.begun.state.combat.hero).health;
        let mut told = BestPlay { whole: of_rolls.iter().sum(), ..BestPlay::default() };
        for (roll, mass) in self.rolls.iter().zip(of_rolls) {
            // What cannot be counted, or not all of it, counts also where it is not chosen: it could have been better.
            told.is_least |= roll.best.is_least;
            for left_out in &roll.best.left_out {
                if !told.left_out.contains(left_out) {
                    told.left_out.push(*left_out);
                }
            }
            if mass == 0 {
                continue;
            }
            let share =
                |chance: u64| (u128::from(chance) * u128::from(mass) / u128::from(roll.best.whole.max(1))) as u64;
            told.kills += share(roll.best.kills);
            told.falls += share(roll.best.falls);
            // M2-RANGER-04: an Overdraw may hurt, before anything is rolled.
            let hurt = usize::from(health.saturating_sub(roll.sides.purse.health));
            add(&mut told.wounds, &roll.best.wounds, 0, share);
            add(&mut told.suffered, &roll.best.suffered, hurt, share);
        }
        told
    }
}

fn answered(game: &mut MassiveDarkness2, answer: Answer) {
    game.take_aim(answer, &mut Events::new(&mut |_| {}));
}

/// Chances are added to those of the same numbers, which are so much larger there.
fn add(all: &mut Vec<u64>, more: &[u64], larger: usize, share: impl Fn(u64) -> u64) {
    all.resize(all.len().max(more.len() + larger), 0);
    all[larger..].iter_mut().zip(more).for_each(|(sum, chance)| *sum += share(*chance));
}
