//! Finds out how much each thing that is looked at in a position counts for winning (`value::LOOKED`):
//! `cargo run --release -p boss-monster-bots --example counts -- GAMES FIRST-SEED SEATS`. So many games are played by evaluators; at the
//! beginning of each round it is noted what can be seen of each seat. The counts that explain best who won are found by climbing; of
//! every fifth game nothing is used for that, only to tell how well they explain games that they do not know.

#[path = "common/box.rs"]
mod the_box;

use boss_monster_bots::Evaluator;
use boss_monster_bots::value::{LOOKED, seen};
use boss_monster_bots::worth::Dungeons;
use boss_monster_rules::{BossMonster, Setup};
use delvewright_kernel::dealer::{Dealer, Stream};
use delvewright_kernel::game::Game as _;
use delvewright_kernel::seats::Seats as _;
use std::sync::Arc;

type Seen = [f64; LOOKED.len()];

/// The beginning of a round of a game whose winner is known by now.
struct Position {
    seed: u64,
    /// What was seen of each seat that was still in the game; the winner is the first.
    seats: Vec<Seen>,
}

/// What is taken off the explanation for each count, squared: rare things shall not count by accident.
const MODESTY: f64 = 0.001;
const STEPS: u32 = 4000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (games, first, seats) = (number(0), number(1), number(2) as u8);
    let cards = the_box::cards();
    let mut all = Vec::new();
    for seed in first..first + games {
        let setup = Setup { seats, ..Setup::default() };
        let game = BossMonster::new(Arc::clone(&cards), &setup, &mut |_| {}).expect("the game begins");
        all.extend(played(game, seed));
    }
    let (unknown, known): (Vec<_>, Vec<_>) = all.into_iter().partition(|position| position.seed % 5 == 0);
    let scale = scale(&known);
    let mut counts = [0.0; LOOKED.len()];
    for _ in 0..STEPS {
        let slope = slope(&known, &counts);
        for at in 0..LOOKED.len() {
            counts[at] += slope[at] / (scale[at] * scale[at]) - MODESTY * counts[at];
        }
    }
    for (looked, counts) in LOOKED.iter().zip(&counts) {
        println!("    looked({:?}, {counts:.3}),", looked.name);
    }
    let even = f64::from(seats).ln();
    println!(
        "{} positions; nothing known {even:.3}, these counts {:.3}, in games they do not know {:.3}",
        known.len(),
        surprise(&known, &counts),
        surprise(&unknown, &counts),
    );
}

/// Plays a game to its end, and tells what was seen at the beginning of its rounds.
fn played(mut game: BossMonster, seed: u64) -> Vec<Position> {
    let mut chance = Stream::new(Dealer::new(seed));
    let (mut round, mut rounds) = (0, Vec::new());
    while let Some(question) = game.question() {
        if game.state().round != round {
            round = game.state().round;
            let dungeons = Dungeons::of(&game);
            rounds.push(game.state().in_game().map(|seat| (seat, seen(&game, &dungeons, seat))).collect::<Vec<_>>());
        }
        let answer = match question.asked.first() {
            Some(seat) => Evaluator::new(seed).choose(&game, seat, &game.answers_of(seat)),
            None => game.sample(&mut |n| chance.pick(n)).expect("chance brings something"),
        };
        game.answer(&answer, &mut |_| {}).expect("what was chosen is legal");
    }
    let winner = game.state().winner;
    let positions = rounds.into_iter().filter_map(|mut seats| {
        let at = seats.iter().position(|(seat, _)| Some(*seat) == winner)?;
        seats.swap(0, at);
        Some(Position { seed, seats: seats.into_iter().map(|(_, seen)| seen).collect() })
    });
    positions.collect()
}

/// How likely each seat of a position wins.
fn chances(position: &Position, counts: &Seen) -> Vec<f64> {
    let odds = |seen: &Seen| seen.iter().zip(counts).map(|(seen, counts)| seen * counts).sum::<f64>().exp();
    let odds: Vec<f64> = position.seats.iter().map(odds).collect();
    let all: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / all).collect()
}

/// By how much more of each thing the winners are explained better.
fn slope(positions: &[Position], counts: &Seen) -> Seen {
    let mut slope = [0.0; LOOKED.len()];
    for position in positions {
        for (seat, (seen, chance)) in position.seats.iter().zip(chances(position, counts)).enumerate() {
            let missing = if seat == 0 { 1.0 - chance } else { -chance };
            for (slope, seen) in slope.iter_mut().zip(seen) {
                *slope += missing * seen / positions.len() as f64;
            }
        }
    }
    slope
}

/// How far each thing spreads.
fn scale(positions: &[Position]) -> Seen {
    let all = || positions.iter().flat_map(|position| &position.seats);
    let number = all().count() as f64;
    std::array::from_fn(|at| {
        let mean = all().map(|seen| seen[at]).sum::<f64>() / number;
        (all().map(|seen| (seen[at] - mean).powi(2)).sum::<f64>() / number).sqrt().max(0.01)
    })
}

/// How surprising the winners are on average, in natural units.
fn surprise(positions: &[Position], counts: &Seen) -> f64 {
    -positions.iter().map(|position| chances(position, counts)[0].ln()).sum::<f64>() / positions.len() as f64
}
