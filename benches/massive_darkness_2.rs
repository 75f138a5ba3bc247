//! How fast Massive Darkness 2 is played: `cargo bench -p benches --no-default-features --features massive-darkness-2 --bench massive_darkness_2`.
#![allow(clippy::unwrap_used, missing_docs, reason = "a measurement that cannot go on fails")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use delvewright::games::massive_darkness_2::rules::{MassiveDarkness2, State};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::house::plug::Ruleset as _;
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::Game as _;
use std::hint::black_box;
use std::time::Duration;

/// Games of one measurement: enough that short and long ones level out.
const GAMES: u64 = 40;

/// A random game to its end; how many answers it took, chance included.
fn play(game: &mut MassiveDarkness2, seed: u64) -> u64 {
    let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
    let (mut answers, mut listed) = (0, Vec::new());
    while game.question().is_some() {
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

fn play_games(game: &MassiveDarkness2) -> u64 {
    (0..GAMES).map(|seed| play(&mut game.clone(), seed)).sum()
}

fn games(criterion: &mut Criterion) {
    let rules = HellscapeRules::open().unwrap();
    let mut group = criterion.benchmark_group("massive darkness 2");
    group.sample_size(10).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
    for heroes in [1, 3, 6] {
        let game = rules.set_up(&rules.start(heroes, 0), &mut |_| {}).unwrap();
        group.throughput(Throughput::Elements(play_games(&game)));
        group.bench_function(format!("random answers, {heroes} Heroes"), |bencher| {
            bencher.iter(|| play_games(black_box(&game)));
        });
        group.throughput(Throughput::Elements(GAMES));
        group.bench_function(format!("random tutorials, {heroes} Heroes"), |bencher| {
            bencher.iter(|| play_games(black_box(&game)));
        });
    }
    let game = rules.set_up(&rules.start(3, 0), &mut |_| {}).unwrap();
    group.throughput(Throughput::Bytes(size_of::<State>() as u64));
    group.bench_function("clone of the game", |bencher| bencher.iter(|| black_box(&game).clone()));
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
