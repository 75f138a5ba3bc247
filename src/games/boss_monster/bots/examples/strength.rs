//! Who wins how often: `cargo run --release -p boss-monster-bots --example strength -- GAMES FIRST-SEED SEATS BOT BOT…`, where the bots
//! are `random`, `evaluator`, `searcher:N` (N imagined games an answer) or `searcher:Nms` (as long as the clock says). The first bot is
//! the one that is looked at; it sits at every seat in turn, the others follow it.

#[path = "common/box.rs"]
mod the_box;

use boss_monster_bots::{Evaluator, Searcher};
use boss_monster_rules::{Answer, BossMonster, Setup};
use delvewright_kernel::dealer::{Dealer, Stream};
use delvewright_kernel::game::Game as _;
use delvewright_kernel::seats::Seats as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

#[derive(Clone, Copy)]
enum Player {
    Random,
    Evaluator,
    Rollouts(u32),
    Millis(u64),
}

impl Player {
    fn read(word: &str) -> Self {
        match word {
            "random" => Self::Random,
            "evaluator" => Self::Evaluator,
            _ => {
                let number = word.strip_prefix("searcher:").expect("random, evaluator, searcher:N or searcher:Nms");
                match number.strip_suffix("ms") {
                    Some(millis) => Self::Millis(millis.parse().expect("milliseconds")),
                    None => Self::Rollouts(number.parse().expect("a number of games")),
                }
            }
        }
    }

    fn answer(self, seed: u64, game: &BossMonster, seat: u8, own: &[Answer], chooser: &mut Stream) -> Answer {
        match self {
            Self::Random => own[chooser.pick(own.len() as u32) as usize],
            Self::Evaluator => Evaluator::new(seed).choose(game, seat, own),
            Self::Rollouts(number) => Searcher::new(seed, number).choose(game, seat, own, &mut || false),
            Self::Millis(millis) => {
                let until = Instant::now() + Duration::from_millis(millis);
                Searcher::new(seed, u32::MAX).choose(game, seat, own, &mut || Instant::now() >= until)
            }
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (games, first, seats) = (number(0), number(1), number(2) as u8);
    let players: Vec<Player> = words[3..].iter().map(|word| Player::read(word)).collect();
    let cards = the_box::cards();
    let (mut won, mut answers, mut thought, mut rounds, mut places) = (0_u64, 0_u64, Vec::new(), 0_u64, [0; 4]);
    let began = Instant::now();
    for seed in first..first + games {
        let setup = Setup { seats, ..Setup::default() };
        let mut game = BossMonster::new(Arc::clone(&cards), &setup, &mut |_| {}).expect("the game begins");
        let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
        let mut given = 0_u32;
        let turned = (seed % u64::from(seats)) as u8;
        while let Some(question) = game.question() {
            answers += 1;
            let Some(seat) = question.asked.first() else {
                let drawn = game.sample(&mut |n| chance.pick(n)).expect("chance brings something");
                game.answer(&drawn, &mut |_| {}).expect("what chance brings is legal");
                continue;
            };
            let own = game.answers_of(seat);
            let place = usize::from((seat + seats - turned) % seats);
            let before = Instant::now();
            let answer = players[place % players.len()].answer(seed, &game, seat, &own, &mut chooser);
            if place == 0 && own.len() > 1 {
                thought.push(before.elapsed());
            }
            let taken = game.answer(&answer, &mut |_| {});
            assert!(taken.is_ok(), "seed {seed}: {answer:?}: {taken:?}");
            given += 1;
            assert!(given < 20_000, "seed {seed} does not end: {question:?} {answer:?}");
        }
        rounds += u64::from(game.state().round);
        assert!(!game.state().stuck, "seed {seed} is stuck");
        if game.state().winner == Some(turned) {
            won += 1;
        }
        if let Some(ranking) = game.ranking() {
            places[usize::from(ranking[usize::from(turned)]) - 1] += 1;
        }
    }
    let (share, tries) = (won as f64 / games as f64, games as f64);
    let z = 1.96_f64;
    let middle = (share + z * z / (2.0 * tries)) / (1.0 + z * z / tries);
    let half = z / (1.0 + z * z / tries) * (share * (1.0 - share) / tries + z * z / (4.0 * tries * tries)).sqrt();
    thought.sort();
    let at = |part: f64| thought.get((thought.len() as f64 * part) as usize).copied().unwrap_or_default();
    println!(
        "{won} of {games} games won: {:.1} % ({:.1} to {:.1} %), places {places:?}; {} answers and {:.1} rounds a game, {:.1} games/s",
        share * 100.0,
        (middle - half) * 100.0,
        (middle + half) * 100.0,
        answers / games,
        rounds as f64 / games as f64,
        tries / began.elapsed().as_secs_f64(),
    );
    println!("an answer of the first: half {:?}, nine of ten {:?}, longest {:?}", at(0.5), at(0.9), at(0.9999));
}
