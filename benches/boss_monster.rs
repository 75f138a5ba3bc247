//! How fast Boss Monster is played and copied: `cargo bench -p benches --no-default-features --features boss-monster --bench boss_monster`
//! builds nothing but its rules and bots. `benches/README.md` says what was measured, and on what.
#![allow(clippy::unwrap_used, missing_docs, reason = "a measurement that cannot go on fails")]

#[path = "../src/games/boss_monster/bots/examples/common/box.rs"]
mod the_box;

use boss_monster_bots::{Evaluator, Searcher};
use boss_monster_rules::{Answer, Ask, BossMonster, Setup, State};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use delvewright_kernel::dealer::{Dealer, Stream};
use delvewright_kernel::game::Game as _;
use delvewright_kernel::hash::hash_of;
use delvewright_kernel::seats::Seats as _;
use std::hint::black_box;
use std::time::Duration;

/// Games of one measurement: enough that short and long ones level out.
const GAMES: u64 = 40;

fn begun(seats: u8) -> BossMonster {
    BossMonster::new(the_box::cards(), &Setup { seats, ..Setup::default() }, &mut |_| {}).unwrap()
}

/// A random game up to its end, or until `look` has seen enough; how many answers it took, chance included.
fn play(game: &mut BossMonster, seed: u64, look: &mut dyn FnMut(&BossMonster) -> bool) -> u64 {
    let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
    let (mut answers, mut listed) = (0, Vec::new());
    while game.question().is_some() && !look(game) {
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            listed[chooser.pick(listed.len() as u32) as usize]
        });
        game.answer(&answer, &mut |_| {}).unwrap();
        answers += 1;
    }
    answers
}

fn play_games(game: &BossMonster) -> u64 {
    (0..GAMES).map(|seed| play(&mut game.clone(), seed, &mut |_| false)).sum()
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("boss monster");
    group.sample_size(10).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
    for seats in [2, 4] {
        let game = begun(seats);
        group.throughput(Throughput::Elements(play_games(&game)));
        group.bench_function(format!("random answers, {seats} seats"), |bencher| {
            bencher.iter(|| play_games(black_box(&game)));
        });
        group.throughput(Throughput::Elements(GAMES));
        group.bench_function(format!("random games, {seats} seats"), |bencher| {
            bencher.iter(|| play_games(black_box(&game)));
        });
    }
    group.finish();
}

/// A four-seat game in the middle: somebody builds in the fifth round.
fn in_the_middle() -> (BossMonster, u8) {
    let (mut game, mut seat) = (begun(4), 0);
    play(&mut game, 6, &mut |game| match game.question().map(|question| question.ask) {
        Some(Ask::Turn { seat: asked }) if game.state().round == 5 => {
            seat = asked;
            true
        }
        _ => false,
    });
    assert!(game.outcome().is_none());
    (game, seat)
}

fn states(criterion: &mut Criterion) {
    let (game, seat) = in_the_middle();
    let mut group = criterion.benchmark_group("boss monster state");
    group.sample_size(30).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(1));
    group.throughput(Throughput::Bytes(size_of::<State>() as u64));
    let mut kept = *game.state();
    group.bench_function("copy", |bencher| {
        bencher.iter(|| {
            kept = *black_box(game.state());
            black_box(&mut kept);
        });
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("clone of the game", |bencher| bencher.iter(|| black_box(&game).clone()));
    group.bench_function("hash", |bencher| bencher.iter(|| hash_of(black_box(game.state()))));
    group.bench_function("view of a seat", |bencher| bencher.iter(|| black_box(&game).seen_by(seat)));
    let mut listed: Vec<Answer> = Vec::new();
    group.bench_function("list of a turn", |bencher| {
        bencher.iter(|| {
            listed.clear();
            black_box(&game).answers(&mut listed);
        });
    });
    group.finish();
    let mut group = criterion.benchmark_group("boss monster bots");
    group.sample_size(10).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
    group.bench_function("an answer of the evaluator", |bencher| {
        bencher.iter(|| Evaluator::new(1).choose(black_box(&game), seat, &listed));
    });
    group.bench_function("an answer of the searcher, 300 imagined games", |bencher| {
        bencher.iter(|| Searcher::new(1, 300).choose(black_box(&game), seat, &listed, &mut || false));
    });
    group.finish();
}

criterion_group!(benches, games, states);
criterion_main!(benches);
