//! How long the planner thinks about one decision: `cargo run --release -p massive-darkness-bots --example thinks -- TIMES SEED QUEST HEROES
//! IMAGINED CORES…`, where HEROES is as in `wins`. The greedy bot plays the game of the seed to the fourth round; the first Activation there is
//! planned so many times on each number of cores, and what is thought of the plans has to be the same.

#[path = "common/quests.rs"]
mod quests;

use delvewright::games::massive_darkness::playtest::planner::Activations;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy, planner};
use delvewright::games::massive_darkness::rules::ask::Ask;
use delvewright::house::lab::plans::{Planned as _, Weighed};
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::Game as _;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

/// By then there is something to think about.
const ROUND: u16 = 4;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (times, seed, imagined) = (number(0), number(1), number(4) as u32);
    let table = quests::table();
    let (quest, party) = (quests::quest(&words[2]), quests::party(&table, &words[3]));
    let mut game = quests::begun(&table, &quest, &party, seed);
    let (mut bot, mut chance, mut listed) = (Greedy::new(seed), Stream::new(Dealer::new(seed)), Vec::new());
    while game.state.round < ROUND || !matches!(game.state.ask, Ask::Act(_)) {
        assert!(game.question().is_some(), "the game is over before; take another seed");
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            bot.answer(&game, &listed)
        });
        game.answer(&answer, &mut |_| {}).expect("what is listed is no refusal");
    }
    let plans = Activations.plans(&game);
    let mut known: Option<Vec<Weighed>> = None;
    for cores in &words[5..] {
        let cores: NonZeroUsize = cores.parse().expect("a number of cores");
        let mut took: Vec<Duration> = Vec::new();
        for _ in 0..times {
            let mut planner = planner(seed, imagined).on(cores);
            let began = Instant::now();
            let weighed = planner.weigh(&game, &plans, &mut || false);
            took.push(began.elapsed());
            assert!(known.get_or_insert_with(|| weighed.clone()) == &weighed, "it thinks the same");
        }
        took.sort();
        let (least, middle) = (took[0], took[took.len() / 2]);
        println!(
            "{} plans, {imagined} imagined games on {cores} cores: {middle:.1?}, at least {least:.1?}",
            plans.len()
        );
    }
}
