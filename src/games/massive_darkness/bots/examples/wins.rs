//! Who wins how often: `cargo run --release -p massive-darkness-bots --example wins -- GAMES FIRST-SEED QUEST HEROES BOT…`, where
//! HEROES is a number (drawn for each game) or `first:N`, and the bots are `greedy` or a number of imagined games. All play the same
//! seeds; each game is told when it is over.

#[path = "common/quests.rs"]
mod quests;

use delvewright::games::massive_darkness::playtest::{Bot, Greedy, Limits, planner, play};
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::house::lab::statistics::Statistics;
use std::time::Instant;

fn seated(bot: &str, seed: u64) -> Box<dyn Bot<MassiveDarkness>> {
    match bot {
        "greedy" => Box::new(Greedy::new(seed)),
        _ => Box::new(planner(seed, bot.parse().expect("greedy, or a number of imagined games"))),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (games, first) = (number(0), number(1));
    let table = quests::table();
    let (quest, party) = (quests::quest(&words[2]), quests::party(&table, &words[3]));
    for bot in &words[4..] {
        let (mut sum, began) = (Statistics::default(), Instant::now());
        for seed in first..first + games {
            let mut game = quests::begun(&table, &quest, &party, seed);
            let before = Instant::now();
            let played = play(&mut game, &mut seated(bot, seed), seed, Limits::default(), |_, _| Ok(()));
            eprintln!("{seed} {bot}: {:?}, {} rounds, {:.2?}", played.outcome, played.rounds, before.elapsed());
            sum.add(seed, &played);
        }
        let wins = sum.wins();
        println!(
            "{} {} {bot}: {} of {} games won: {:.1} % ({:.1} to {:.1} %), {:.1} rounds; {} failed; {:.3} s a game",
            words[2],
            words[3],
            sum.won,
            sum.games,
            wins.share * 100.0,
            wins.low * 100.0,
            wins.high * 100.0,
            sum.mean_rounds(),
            sum.failed + sum.stuck,
            began.elapsed().as_secs_f64() / games as f64,
        );
    }
}
