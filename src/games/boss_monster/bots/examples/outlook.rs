//! Learns from games of evaluators what a position is worth: `cargo run --release -p boss-monster-bots --example outlook -- GAMES
//! FIRST-SEED` plays so many games each for two, three and four seats, and prints the weights of `outlook.rs` and how well they foretell
//! the winners of one game in five, which nothing was learned from.

use boss_monster_bots::Evaluator;
use boss_monster_bots::outlook::{TRAITS, Traits, traits};
use boss_monster_bots::worth::Dungeons;
use boss_monster_rules::{BossMonster, CardBox, MOST_SEATS, Printed, Setup};
use delvewright_kernel::dealer::{Dealer, Stream};
use delvewright_kernel::game::{Asked, Game as _};
use delvewright_kernel::seats::Seats as _;
use std::sync::Arc;

macro_rules! printed {
    ($file:literal) => {
        delvewright_kernel::reading::read(include_str!(concat!("../../../../../assets/boss-monster/", $file)))
            .expect("the cards of the box")
    };
}

/// What the seats had when a round began, and who won.
struct Position {
    seats: [Option<Traits>; MOST_SEATS],
    winner: usize,
}

/// Steps of learning, how far each goes, and how much large weights are held against it.
const STEPS: u32 = 3000;
const PACE: f64 = 0.3;
const RESTRAINT: f64 = 0.0005;
/// One game in so many is kept for the test.
const KEPT_APART: u64 = 5;

fn main() {
    let words: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (games, first) = (words[0], words[1]);
    let printed = Printed {
        bosses: printed!("bosses.ron"),
        rooms: printed!("rooms.ron"),
        minibosses: printed!("minibosses.ron"),
        spells: printed!("spells.ron"),
        heroes: printed!("heroes.ron"),
    };
    let cards = Arc::new(CardBox::new(printed).expect("the cards of the box"));
    let (mut learned_from, mut test) = (Vec::new(), Vec::new());
    for seats in 2..=4 {
        for seed in first..first + games {
            let positions = if seed % KEPT_APART == 0 { &mut test } else { &mut learned_from };
            play(&cards, seats, seed, positions);
        }
    }
    let scales = scales(&learned_from);
    let mut weights = [0.0; TRAITS];
    let mut speed = [0.0; TRAITS];
    for _ in 0..STEPS {
        let slope = slope(&learned_from, &weights, &scales);
        for ((weight, speed), slope) in weights.iter_mut().zip(&mut speed).zip(slope) {
            *speed = 0.9 * *speed + 0.1 * (slope - RESTRAINT * *weight);
            *weight += PACE * *speed;
        }
    }
    for (weight, scale) in weights.iter_mut().zip(scales) {
        *weight /= scale;
    }
    let ones = [1.0; TRAITS];
    println!("{} positions, loss {:.4}", learned_from.len(), loss(&learned_from, &weights, &ones));
    println!(
        "{} apart, loss {:.4}, even {:.4}",
        test.len(),
        loss(&test, &weights, &ones),
        loss(&test, &[0.0; TRAITS], &ones)
    );
    println!("{weights:.4?}");
}

/// Plays a game of evaluators and keeps how it stood whenever a round began.
fn play(cards: &Arc<CardBox>, seats: u8, seed: u64, positions: &mut Vec<Position>) {
    let setup = Setup { seats, ..Setup::default() };
    let mut game = BossMonster::new(Arc::clone(cards), &setup, &mut |_| {}).expect("the game begins");
    let mut chance = Stream::new(Dealer::new(seed));
    let (mut round, from) = (1, positions.len());
    while let Some(question) = game.question() {
        if game.state().round > round {
            round = game.state().round;
            let dungeons = Dungeons::of(&game);
            let of = |seat: usize| traits(&game, &dungeons, seat as u8);
            positions.push(Position { seats: std::array::from_fn(of), winner: 0 });
        }
        let seat = match question.asked {
            Asked::Seat(seat) => seat,
            Asked::Each(waiting) => waiting.trailing_zeros() as u8,
            Asked::Chance | Asked::Group => {
                let drawn = game.sample(&mut |n| chance.pick(n)).expect("chance brings something");
                game.answer(&drawn, &mut |_| {}).expect("what chance brings is legal");
                continue;
            }
        };
        let mut own = Vec::new();
        game.answers(&mut own);
        own.retain(|answer| game.seat_of(answer).is_none_or(|owner| owner == seat));
        let answer = Evaluator::new(seed).choose(&game, seat, &own);
        game.answer(&answer, &mut |_| {}).expect("it is offered");
    }
    let winner = usize::from(game.state().winner.expect("the game ends"));
    positions[from..].iter_mut().for_each(|position| position.winner = winner);
}

/// How widely each trait scatters, so that all are learned at the same pace.
fn scales(positions: &[Position]) -> Traits {
    let all: Vec<&Traits> = positions.iter().flat_map(|position| position.seats.iter().flatten()).collect();
    std::array::from_fn(|at| {
        let mean = all.iter().map(|traits| traits[at]).sum::<f64>() / all.len() as f64;
        let square = all.iter().map(|traits| (traits[at] - mean).powi(2)).sum::<f64>() / all.len() as f64;
        square.sqrt().max(1e-6)
    })
}

fn shares(position: &Position, weights: &Traits, scales: &Traits) -> [f64; MOST_SEATS] {
    let sum = |traits: &Traits| (0..TRAITS).map(|at| traits[at] / scales[at] * weights[at]).sum::<f64>();
    let sums = position.seats.map(|traits| traits.as_ref().map(sum));
    let highest = sums.iter().flatten().fold(f64::MIN, |one, other| one.max(*other));
    let raised = sums.map(|sum| sum.map_or(0.0, |sum| (sum - highest).exp()));
    let all: f64 = raised.iter().sum();
    raised.map(|one| one / all)
}

/// Whither the weights have to go, so that the winners are foretold better.
fn slope(positions: &[Position], weights: &Traits, scales: &Traits) -> Traits {
    let mut slope = [0.0; TRAITS];
    for position in positions {
        let shares = shares(position, weights, scales);
        for (seat, traits) in position.seats.iter().enumerate() {
            let Some(traits) = traits else { continue };
            let missing = f64::from(u8::from(seat == position.winner)) - shares[seat];
            for at in 0..TRAITS {
                slope[at] += missing * traits[at] / scales[at];
            }
        }
    }
    slope.map(|sum| sum / positions.len() as f64)
}

fn loss(positions: &[Position], weights: &Traits, scales: &Traits) -> f64 {
    let of = |position: &Position| -shares(position, weights, scales)[position.winner].max(1e-9).ln();
    positions.iter().map(of).sum::<f64>() / positions.len().max(1) as f64
}
