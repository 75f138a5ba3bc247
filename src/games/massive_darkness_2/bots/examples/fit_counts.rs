//! How much what is looked at in a position has to do with winning: `cargo run --release -p massive-darkness-2-bots --example fit_counts --
//! GAMES FIRST-SEED QUEST:HEROES…`. It lets the bot whose games the planner imagines play so many games of every such cell, looks at the
//! beginning of each round, and finds the counts of [`massive_darkness_2_bots::value::LOOKED`] by which who won is least surprising. Of
//! three turns one is spent by a plan that is drawn, so that more is seen than what the bot does of its own accord. Every fifth game is kept
//! out, and says how well it can be foretold.

use delvewright::games::massive_darkness_2::content::CoreBox;
use delvewright::games::massive_darkness_2::party;
use delvewright::house::lab::fitting::{Position, told};
use delvewright_kernel::dealer::{Dealer, Stream};
use delvewright_kernel::game::{Game as _, Outcome};
use massive_darkness_2_bots::Greedy;
use massive_darkness_2_bots::inclination::{Inclination, plans};
use massive_darkness_2_bots::manner::Manner;
use massive_darkness_2_bots::value::{LOOKED, seen};
use massive_darkness_2_rules as rules;
use rules::{Ask, MassiveDarkness2, Setup};
use std::sync::Arc;

/// A game that is longer than this counts as lost.
const MOST_ROUNDS: u16 = 60;

/// Plays the game of a seed: what was seen at the beginning of each round, and whether it was won.
fn played(game: &mut MassiveDarkness2, seed: u64) -> (Vec<Vec<f64>>, bool) {
    let dealer = Dealer::new(seed);
    let (mut chance, mut chooser, mut any) =
        (Stream::new(dealer), Stream::new(dealer.branch(1)), Stream::new(dealer.branch(7)));
    let (mut bot, mut now, mut round, mut rounds) = (Greedy::of_manner(Manner::BOLD), None, 0, Vec::new());
    while game.question().is_some() && game.round() <= MOST_ROUNDS {
        let state = game.state();
        if state.round > round {
            round = state.round;
            rounds.push(seen(game).to_vec());
        }
        if let Some(Ask::Turn { hero }) = state.asked
            && now != Some((round, hero))
        {
            now = Some((round, hero));
            let plans = plans(game, hero);
            let plan = plans[any.pick(plans.len() as u32) as usize];
            bot.inclination = if any.pick(3) == 0 { plan } else { Inclination::default() };
        }
        let drawn = game.sample(&mut |n| chance.pick(n));
        let Some(answer) = drawn.or_else(|| bot.choose(game, &mut |n| chooser.pick(n))) else { break };
        game.answer(&answer, &mut |_| {}).expect("what is listed is no refusal");
    }
    (rounds, game.outcome() == Some(Outcome::Won))
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (games, first) = (number(0), number(1));
    let the_box = CoreBox::open().expect("the box can be read");
    let (content, mut positions, cells) = (&the_box.content, Vec::new(), &words[2..]);
    for (cell, name) in cells.iter().enumerate() {
        let (quest, heroes) = name.split_once(':').expect("QUEST:HEROES");
        let heroes: usize = heroes.parse().expect("a number of Heroes");
        let quest = the_box.quest(quest).expect("a Quest of the box");
        let dungeon = Arc::new(the_box.lay_out(quest, heroes).expect("it can be laid out"));
        let mut wins = 0;
        for seed in first..first + games {
            let setup = Setup { heroes: party::party(content, heroes, seed), ..Setup::default() };
            let begun = MassiveDarkness2::new(Arc::clone(content), Arc::clone(&dungeon), &setup, &mut |_| {});
            let (rounds, won) = played(&mut begun.expect("it can begin"), seed);
            wins += u64::from(won);
            let kept_out = seed % 5 == 0;
            positions.extend(rounds.into_iter().map(|seen| Position { seen, cell, won, kept_out }));
        }
        println!("{name}: {wins} of {games} won");
    }
    print!("{}", told(&positions, cells.len(), &LOOKED));
}
