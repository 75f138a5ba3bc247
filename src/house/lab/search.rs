//! A bot that plans ahead, for any game of seats.
//!
//! It knows the game as its seat does, and nothing more. Before it answers it imagines many whole games that look like its view
//! ([`Seats::imagined`]), plays each of them to the end, and takes the answer that it came back to most often because it went well.
//! What it has learned about a choice is kept under the view of the seat that has it. So nobody in its imagination uses what he
//! could not know: two imagined games that look alike to a seat are one and the same choice for it, and what others have answered
//! unseen stays unseen. (In books: a Monte Carlo tree search on information sets, each seat with its own.)
//!
//! What it answers follows from its seed and the view alone: there is no clock, and nothing is left of earlier answers.

use crate::house::lab::bots::{BOT_SALT, Bot, Limits, RandomBot, play};
use crate::house::lab::seats::{any_seed, awaited};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Outcome;
use crate::kernel::hash::hash_of;
use crate::kernel::seats::Seats;
use std::collections::BTreeMap;

/// The stream of a seed that a search draws from, so that it neither sees nor disturbs the dice of the game.
pub const SEARCH_SALT: u32 = BOT_SALT - 1;

/// How hard a search thinks about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// So many games are imagined.
    pub games: u32,
    /// So far ahead each of them is played; then its end is guessed.
    pub ahead: Limits,
}

impl Budget {
    /// So many games, each to its end.
    #[must_use]
    pub fn of(games: u32) -> Self {
        Self { games, ahead: Limits::default() }
    }
}

/// What came of an answer in the games that were imagined.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered {
    /// Which of the answers of the seat, in the order of the game.
    pub answer: usize,
    /// In how many games it was given.
    pub visits: u32,
    /// What these were worth to the seat on average, from 0 to 1 (see [`worth`]).
    pub mean: f64,
}

/// What the end of a game is worth to a seat: from 1 for the first place to 0 for the last one, in even steps. Seats that share a
/// place get the mean of the places they take up. Where all win or lose together, winning is 1 and anything else 0. Nothing, as long
/// as the game runs.
pub fn worth<G: Seats>(game: &G, seat: u8) -> Option<f64> {
    let outcome = game.outcome()?;
    let Some(places) = game.ranking() else { return Some(if outcome == Outcome::Won { 1.0 } else { 0.0 }) };
    let own = places.get(usize::from(seat))?;
    let better = places.iter().filter(|place| *place < own).count() as f64;
    let equal = places.iter().filter(|place| *place == own).count() as f64;
    let others = places.len() as f64 - 1.0;
    Some(if others > 0.0 { 1.0 - (better + (equal - 1.0) / 2.0) / others } else { 1.0 })
}

/// What a game is worth of which nothing is known.
const UNKNOWN: f64 = 0.5;

/// A bot that plans ahead; `B` plays the imagined games on, beyond what the search has thought about. It may sit at any seat.
#[derive(Clone)]
pub struct Search<G: Seats, B = RandomBot> {
    seed: u64,
    budget: Budget,
    player: fn(u64) -> B,
    guess: fn(&G, u8) -> f64,
    others_think: bool,
}

impl<G: Seats> Search<G> {
    /// A search that knows nothing of the game but its rules: imagined games are played on at random.
    #[must_use]
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self { seed, budget, player: RandomBot::new, guess: |_, _| UNKNOWN, others_think: true }
    }
}

impl<G: Seats, B: Bot<G>> Search<G, B> {
    /// The same search, whose imagined games somebody else plays on, made from a seed. He is handed the imagined game whole; where
    /// it matters that nobody looks into the hands of others, let it be a [`super::seats::Seated`].
    #[must_use]
    pub fn played_on_by<C: Bot<G>>(self, player: fn(u64) -> C) -> Search<G, C> {
        let Self { seed, budget, guess, others_think, .. } = self;
        Search { seed, budget, player, guess, others_think }
    }

    /// The same search, in whose imagination the other seats do not look for what is best for them, but answer as whoever plays on:
    /// for where that is how they play.
    #[must_use]
    pub fn against_such(self) -> Self {
        Self { others_think: false, ..self }
    }

    /// The same search, which asks this what a game that was not played to its end is worth to a seat, from 0 to 1.
    #[must_use]
    pub fn guessing(self, guess: fn(&G, u8) -> f64) -> Self {
        Self { guess, ..self }
    }

    /// What the search thinks of each answer of a seat that is asked now. Only the view of the seat is looked at. An answer without
    /// any other is not thought about.
    pub fn consider(&self, game: &G, seat: u8) -> Vec<Considered> {
        let view = game.seen_by(seat);
        let answers = view.answers_of(seat);
        let mut thought = Thought::about(self, view, seat, answers);
        if thought.choices[0].answers.len() > 1 {
            (0..self.budget.games).for_each(|_| thought.imagine());
        }
        let tried = thought.choices[0].tried.iter().enumerate();
        tried.map(|(answer, tried)| Considered { answer, visits: tried.visits, mean: tried.mean() }).collect()
    }
}

/// The answer to give, of those considered: the one given most often, of equals the better one, of equals the first.
#[must_use]
pub fn best(considered: &[Considered]) -> Option<usize> {
    let better = |one: &&Considered, other: &&Considered| {
        let by_mean = || one.mean.total_cmp(&other.mean);
        one.visits.cmp(&other.visits).then_with(by_mean).then(other.answer.cmp(&one.answer))
    };
    considered.iter().max_by(better).map(|best| best.answer)
}

impl<G: Seats, B: Bot<G>> Bot<G> for Search<G, B> {
    fn answer(&mut self, game: &G, listed: &[G::Answer]) -> G::Answer {
        // Where several answer unseen, the answers say for whom.
        let owner = listed.iter().find_map(|answer| game.seat_of(answer));
        let seat = owner.or_else(|| awaited(game)).unwrap_or_default();
        let best = best(&self.consider(game, seat));
        let mut own = game.seen_by(seat).answers_of(seat);
        best.filter(|best| *best < own.len()).map_or_else(|| listed[0].clone(), |best| own.swap_remove(best))
    }
}

/// What came of one answer to a choice.
#[derive(Clone, Copy, Default)]
struct Tried {
    visits: u32,
    total: f64,
}

impl Tried {
    fn mean(self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }
}

/// What a seat can choose between, at one view.
struct Choice<A> {
    seat: u8,
    answers: Vec<A>,
    tried: Vec<Tried>,
    visits: u32,
}

/// How much a choice looks at what it has rarely tried, against what went well so far.
const CURIOSITY: f64 = 0.7;

impl<A> Choice<A> {
    fn new(seat: u8, answers: Vec<A>) -> Self {
        Self { seat, tried: vec![Tried::default(); answers.len()], answers, visits: 0 }
    }

    /// The answer to try next: any that was never tried, else the one that may be the best as far as is known. Only roots are
    /// drawn, which are the same on every machine; with them more is tried than with a logarithm, and that is good where only the
    /// last choice counts.
    fn next(&self, chance: &mut Stream) -> usize {
        let fresh = self.tried.iter().filter(|tried| tried.visits == 0).count();
        if fresh > 0 {
            let fresh = chance.pick(fresh as u32) as usize;
            let untried = self.tried.iter().enumerate().filter(|(_, tried)| tried.visits == 0);
            return untried.map(|(answer, _)| answer).nth(fresh).unwrap_or_default();
        }
        let all = f64::from(self.visits).sqrt();
        let hope = |tried: &Tried| tried.mean() + CURIOSITY * (all / f64::from(tried.visits)).sqrt();
        let best = self.tried.iter().enumerate().max_by(|(_, one), (_, other)| hope(one).total_cmp(&hope(other)));
        best.map_or(0, |(answer, _)| answer)
    }
}

/// One answer being thought about.
struct Thought<'s, G: Seats, B> {
    search: &'s Search<G, B>,
    view: G,
    chance: Stream,
    /// The rounds up to which is looked ahead, and the answers of one game.
    until: Limits,
    /// The first one is what is thought about.
    choices: Vec<Choice<G::Answer>>,
    /// Where the choice of a seat with this view stands.
    known: BTreeMap<(u8, u64), usize>,
}

impl<'s, G: Seats, B: Bot<G>> Thought<'s, G, B> {
    fn about(search: &'s Search<G, B>, view: G, seat: u8, answers: Vec<G::Answer>) -> Self {
        let Limits { rounds, answers: most } = search.budget.ahead;
        let until = Limits { rounds: view.round().saturating_add(rounds), answers: most };
        let chance = Stream::new(Dealer::new(search.seed).branch(SEARCH_SALT));
        let mut thought = Self { search, view, chance, until, choices: Vec::new(), known: BTreeMap::new() };
        let view = thought.view.clone();
        thought.choice(&view, seat, answers);
        thought
    }

    /// Imagines one game, plays it on, and keeps what came of it under every choice it went through.
    fn imagine(&mut self) {
        let (seat, chance) = (self.choices[0].seat, &mut self.chance);
        let mut game = self.view.imagined(seat, &mut |n| chance.pick(n));
        let seed = any_seed(chance);
        let mut player = (self.search.player)(seed);
        let mut path = Vec::new();
        let (mut at, mut left) = (Some(0), self.until.answers);
        while let Some(choice) = at {
            let Choice { answers, visits, .. } = &self.choices[choice];
            // One new choice is kept of each game; from there on it is played without thinking.
            let is_known = *visits > 0 || choice == 0;
            let answer = self.choices[choice].next(&mut self.chance);
            path.push((choice, answer));
            let is_given = game.answer(&answers[answer], &mut |_| {}).is_ok();
            at = if is_given && is_known { self.next_choice(&mut game, &mut player, &mut left) } else { None };
        }
        let limits = Limits { answers: left, ..self.until };
        play(&mut game, &mut player, seed, limits, |_, _| Ok(()));
        for (choice, answer) in path {
            let choice = &mut self.choices[choice];
            let value = worth(&game, choice.seat).unwrap_or_else(|| (self.search.guess)(&game, choice.seat));
            choice.visits += 1;
            choice.tried[answer].visits += 1;
            choice.tried[answer].total += value;
        }
    }

    /// Deals what chance is asked and gives what nobody thinks about, until a seat has a choice. Nothing, when the game is over, or
    /// played far enough, or asks for something that cannot be listed.
    fn next_choice(&mut self, game: &mut G, player: &mut B, left: &mut u32) -> Option<usize> {
        let thinker = self.choices[0].seat;
        while game.round() <= self.until.rounds {
            *left = left.checked_sub(1)?;
            let chance = &mut self.chance;
            let answer = match game.sample(&mut |n| chance.pick(n)) {
                Some(outcome) => outcome,
                None => {
                    let seat = awaited(game)?;
                    let mut own = game.answers_of(seat);
                    match own.len() {
                        0 | 1 => own.pop()?,
                        _ if seat == thinker || self.search.others_think => return Some(self.choice(game, seat, own)),
                        _ => player.answer(game, &own),
                    }
                }
            };
            game.answer(&answer, &mut |_| {}).ok()?;
        }
        None
    }

    fn choice(&mut self, game: &G, seat: u8, answers: Vec<G::Answer>) -> usize {
        let choices = &mut self.choices;
        *self.known.entry((seat, hash_of(game.seen_by(seat).state()))).or_insert_with(|| {
            choices.push(Choice::new(seat, answers));
            choices.len() - 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::lab::batch::{Plan, run_before, unwatched};
    use crate::house::lab::places::Places;
    use crate::house::lab::seats::{Seated, seed_of_seat};
    use crate::kernel::game::Log;
    use crate::kernel::toy::{Flaw, Toy, ToyAnswer, ToyEvent, ToyState};
    use std::sync::atomic::AtomicBool;

    /// The first seat has to choose.
    fn choosing(points: [u8; 2], pending: u8) -> Toy {
        Toy { state: ToyState { round: 1, points, pending, choosing: true, ..ToyState::default() }, ..Toy::new() }
    }

    fn searching(seed: u64) -> Search<Toy> {
        Search::new(seed, Budget::of(60))
    }

    #[test]
    fn what_wins_at_once_is_answered_and_what_was_tried_is_told() {
        let considered = searching(1).consider(&choosing([15, 12], 5), 0);
        assert_eq!(considered.iter().map(|one| one.visits).sum::<u32>(), 60);
        assert_eq!(considered[1].mean, 1.0, "to stop wins");
        assert!(considered[0].mean < 1.0 && considered[1].visits > considered[0].visits, "{considered:?}");
        assert_eq!(best(&considered), Some(1));
        // Where the other seat is about to win, there is no reason to stop before it is won.
        assert_eq!(best(&searching(1).consider(&choosing([15, 19], 2), 0)), Some(0));
    }

    #[test]
    fn the_same_seed_thinks_the_same_whatever_was_thought_before() {
        let toy = choosing([3, 7], 6);
        let mut search = searching(4);
        let first = search.consider(&toy, 0);
        let listed = [ToyAnswer::Again, ToyAnswer::Stop];
        search.answer(&choosing([0, 0], 3), &listed);
        assert_eq!(search.consider(&toy, 0), first);
        assert_eq!(search.answer(&toy, &listed), listed[best(&first).unwrap()]);
        assert_ne!(searching(5).consider(&toy, 0), first);
    }

    #[test]
    fn it_plays_better_than_chance() {
        let plan = Plan::new(60, 1);
        let seat = |seed, _: Log<'_, ToyEvent>| {
            let bots: [Box<dyn Bot<Toy>>; 2] =
                [Box::new(searching(seed_of_seat(seed, 0))), Box::new(RandomBot::new(seed_of_seat(seed, 1)))];
            Ok((Toy::new(), Seated::new(bots.into())))
        };
        let (sum, places) = run_before::<_, _, Places>(&plan, &seat, &unwatched, &AtomicBool::new(false), &|_| {});
        assert_eq!((sum.games, sum.failed), (60, 0));
        let firsts = places.seats()[0].firsts();
        assert!(firsts.low > 0.5, "{firsts:?}");
    }

    #[test]
    fn a_game_that_does_not_end_is_guessed() {
        let endless = Toy { flaw: Flaw::NeverEnds, ..choosing([0, 0], 4) };
        let budget = Budget { games: 20, ahead: Limits { rounds: 2, answers: 100 } };
        let guess = |toy: &Toy, seat: u8| {
            assert!((1..=4).contains(&toy.state.round), "{:?}", toy.state);
            f64::from(seat + 1) / 4.0
        };
        let considered = Search::new(1, budget).guessing(guess).consider(&endless, 0);
        assert!(considered.iter().all(|one| one.visits > 0 && (one.mean - 0.25).abs() < 1e-9), "{considered:?}");
        let cut_short = Budget { games: 20, ahead: Limits { rounds: 9, answers: 0 } };
        let considered = Search::new(1, cut_short).consider(&choosing([0, 0], 4), 0);
        assert!(considered.iter().all(|one| (one.mean - UNKNOWN).abs() < 1e-9), "{considered:?}");
    }

    #[test]
    fn somebody_else_may_play_the_imagined_games_on() {
        struct Stops;
        impl Bot<Toy> for Stops {
            fn answer(&mut self, _: &Toy, _: &[ToyAnswer]) -> ToyAnswer {
                ToyAnswer::Stop
            }
        }
        let search = searching(1).played_on_by(|_| Stops);
        assert_eq!(best(&search.consider(&choosing([15, 12], 5), 0)), Some(1));
        assert_ne!(search.consider(&choosing([2, 2], 5), 0), searching(1).consider(&choosing([2, 2], 5), 0));
    }

    #[test]
    fn places_are_worth_even_steps_and_ties_their_mean() {
        let worths = |points: [u8; 2]| {
            let toy = Toy { state: ToyState { points, ..ToyState::default() }, ..Toy::new() };
            [worth(&toy, 0), worth(&toy, 1), worth(&toy, 2)]
        };
        assert_eq!(worths([20, 3]), [Some(1.0), Some(0.0), None]);
        assert_eq!(worths([20, 20]), [Some(0.5), Some(0.5), None]);
        assert_eq!(worths([19, 3]), [None; 3], "it is not over");
    }

    #[test]
    fn of_equals_the_better_and_then_the_first_is_taken() {
        let of = |visits, mean| Considered { answer: 0, visits, mean };
        let best_of = |all: &[Considered]| {
            let numbered = all.iter().enumerate().map(|(answer, one)| Considered { answer, ..*one });
            best(&numbered.collect::<Vec<_>>())
        };
        assert_eq!(best_of(&[of(3, 0.9), of(4, 0.1)]), Some(1));
        assert_eq!(best_of(&[of(3, 0.2), of(3, 0.4), of(3, 0.4)]), Some(1));
        assert_eq!(best_of(&[]), None);
    }
}
