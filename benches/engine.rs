//! How fast games are played, copied, recorded and replayed, and chances counted. `benches/README.md` says what was
//! measured, and on what.
#![allow(clippy::unwrap_used, missing_docs, reason = "a measurement that cannot go on fails")]

#[path = "common/games.rs"]
mod made_ready;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::odds::pools::Odds;
use delvewright::games::massive_darkness::playtest::{Bot, Greedy, Limits, RandomBot, play};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::house::plug::Ruleset as _;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::Game as _;
use delvewright::kernel::hash::hash_of;
use made_ready::{largest_choice, largest_contest, recorded, rules, shipped, start};
use std::hint::black_box;

/// Games of one measurement: enough that lucky and unlucky ones level out.
const GAMES: u64 = 100;

fn tutorial(heroes: u8) -> MassiveDarkness {
    let table = rules();
    table.set_up(&start(&table, shipped("tutorial"), heroes), &mut |_| {}).unwrap()
}

/// The quest with the most tiles.
fn largest() -> Quest {
    let quests = shipped_quests().map(|(_, text)| ron::from_str::<Quest>(text).unwrap());
    quests.max_by_key(|quest| quest.tiles.len()).unwrap()
}

fn play_games<B: Bot<MassiveDarkness>>(game: &MassiveDarkness, bot: impl Fn(u64) -> B) -> u64 {
    let mut answers = 0;
    for seed in 0..GAMES {
        let played = play(&mut game.clone(), &mut bot(seed), seed, Limits::default(), |_, _| Ok(()));
        answers += u64::from(played.answers);
    }
    answers
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tutorial");
    group.sample_size(20);
    for heroes in [1, 3, 6] {
        let game = tutorial(heroes);
        group.throughput(Throughput::Elements(play_games(&game, RandomBot::new)));
        group.bench_function(format!("random answers, {heroes} heroes"), |bencher| {
            bencher.iter(|| play_games(black_box(&game), RandomBot::new));
        });
        group.throughput(Throughput::Elements(GAMES));
        group.bench_function(format!("random games, {heroes} heroes"), |bencher| {
            bencher.iter(|| play_games(black_box(&game), RandomBot::new));
        });
        group.throughput(Throughput::Elements(play_games(&game, Greedy::new)));
        group.bench_function(format!("greedy answers, {heroes} heroes"), |bencher| {
            bencher.iter(|| play_games(black_box(&game), Greedy::new));
        });
    }
    group.finish();
    let mut group = criterion.benchmark_group("largest quest");
    group.sample_size(20);
    let table = rules();
    let game = table.set_up(&start(&table, largest(), 3), &mut |_| {}).unwrap();
    group.throughput(Throughput::Elements(play_games(&game, RandomBot::new)));
    group.bench_function("random answers, 3 heroes", |bencher| {
        bencher.iter(|| play_games(black_box(&game), RandomBot::new));
    });
    group.finish();
}

/// A game in the middle of a fight.
fn in_the_middle() -> MassiveDarkness {
    let mut game = tutorial(6);
    let mut bot = Greedy::new(1);
    let mut chance = Stream::new(Dealer::new(1));
    let mut listed = Vec::new();
    for _ in 0..150 {
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            bot.answer(&game, &listed)
        });
        game.answer(&answer, &mut |_| {}).unwrap();
    }
    assert!(game.outcome().is_none());
    game
}

fn states(criterion: &mut Criterion) {
    let game = in_the_middle();
    let mut group = criterion.benchmark_group("state");
    group.throughput(Throughput::Bytes(size_of_val(&game.state) as u64));
    let mut kept = game.state;
    group.bench_function("copy", |bencher| {
        bencher.iter(|| {
            kept = *black_box(&game.state);
            black_box(&mut kept);
        });
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("clone of the game", |bencher| bencher.iter(|| black_box(&game).clone()));
    group.bench_function("hash", |bencher| bencher.iter(|| hash_of(black_box(&game.state))));
    let mut listed = Vec::new();
    group.bench_function("list of answers", |bencher| {
        bencher.iter(|| {
            listed.clear();
            black_box(&game).answers(&mut listed);
        });
    });
    group.finish();
}

fn odds(criterion: &mut Criterion) {
    let (library, largest) = (rules().library, largest_contest());
    criterion.bench_function("odds of the largest pools", |bencher| {
        bencher.iter(|| Odds::of(black_box(&library.dice), black_box(&largest)).unwrap());
    });
    let choice = largest_choice();
    criterion.bench_function("odds of the largest pools, both sides choosing what to re-roll", |bencher| {
        bencher.iter(|| Odds::of(black_box(&library.dice), black_box(&choice)).unwrap());
    });
}

fn journals(criterion: &mut Criterion) {
    let table = rules();
    let mut session = recorded(&table, 3);
    let lines = session.all_lines().unwrap();
    let mut group = criterion.benchmark_group("journal");
    group.throughput(Throughput::Elements(session.len() as u64));
    group.bench_function("record", |bencher| bencher.iter(|| recorded(black_box(&table), 3)));
    group.bench_function("read and verify", |bencher| {
        bencher.iter(|| table.verify(black_box(&lines)).unwrap().journal.hash());
    });
    let last = session.place();
    group.throughput(Throughput::Elements(1));
    group.bench_function("undo and redo a decision", |bencher| {
        bencher.iter(|| {
            session.undo().unwrap();
            session.redo().unwrap();
        });
    });
    assert_eq!(session.place(), last);
    group.finish();
}

criterion_group!(benches, games, states, odds, journals);
criterion_main!(benches);
