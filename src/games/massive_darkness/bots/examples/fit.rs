//! How much what is looked at in a position has to do with winning: `cargo run --release -p massive-darkness-bots --example fit --
//! GAMES FIRST-SEED BOT QUEST:HEROES…`, where the bot is `greedy`, `bold` (it imagines the planner's games) or a number of imagined games, and HEROES a number (drawn for each
//! game). It plays the games of every such cell, looks at the beginning of each round, and finds the counts of
//! [`massive_darkness_bots::value::LOOKED`] by which who won is least surprising. Each cell has a constant of its own, so that a hard quest
//! is not taken for a bad position; the mean of them is the constant that is shown. Of three Activations one is spent by a plan that is
//! drawn, so that more is seen than what the bot does of its own accord. Every fifth game is kept out, and says how well it can be foretold.

#[path = "common/quests.rs"]
mod quests;

use delvewright::games::massive_darkness::playtest::{Bot, Greedy, Limits, planner, play};
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::ask::{Answer, Ask};
use delvewright::house::lab::fitting::{Position, told};
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::Outcome;
use massive_darkness_bots::fight::Chances;
use massive_darkness_bots::inclination::{Inclination, plans};
use massive_darkness_bots::manner::Manner;
use massive_darkness_bots::value::{LOOKED, seen};

/// The greedy bot, in one Activation of three bent to anything.
struct Fickle {
    greedy: Greedy,
    chance: Stream,
    now: (u16, u8),
}

impl Bot<MassiveDarkness> for Fickle {
    fn answer(&mut self, game: &MassiveDarkness, listed: &[Answer]) -> Answer {
        if let Ask::Act(hero) = game.state.ask
            && self.now != (game.state.round, game.state.active.0)
        {
            self.now = (game.state.round, game.state.active.0);
            let bent = self.chance.pick(3) == 0;
            let plans = plans(game, hero);
            let plan = plans[self.chance.pick(plans.len() as u32) as usize];
            self.greedy.bend(if bent { plan } else { Inclination::default() });
        }
        self.greedy.answer(game, listed)
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (games, first, bot) = (number(0), number(1), words[2].as_str());
    let table = quests::table();
    let mut positions = Vec::new();
    let cells = &words[3..];
    for (cell, name) in cells.iter().enumerate() {
        let (quest, heroes) = name.split_once(':').expect("QUEST:HEROES");
        let (quest, party) = (quests::quest(quest), quests::party(&table, heroes));
        let mut wins = 0;
        for seed in first..first + games {
            let mut game = quests::begun(&table, &quest, &party, seed);
            let mut player: Box<dyn Bot<MassiveDarkness>> = match bot {
                "greedy" | "bold" => {
                    let chance = Stream::new(Dealer::new(seed).branch(7));
                    let manner = if bot == "bold" { Manner::BOLD } else { Manner::PATIENT };
                    Box::new(Fickle { greedy: Greedy::of_manner(seed, manner), chance, now: (0, 0) })
                }
                _ => Box::new(planner(seed, bot.parse().expect("greedy, bold, or a number of imagined games"))),
            };
            let (mut chances, mut rounds, mut round) = (Chances::default(), Vec::new(), 0);
            let played = play(&mut game, &mut player, seed, Limits::default(), |game, _| {
                if game.state.round != round && game.state.outcome.is_none() {
                    round = game.state.round;
                    rounds.push(seen(game, &mut chances));
                }
                Ok(())
            });
            let won = played.outcome == Some(Outcome::Won);
            wins += u64::from(won);
            let kept_out = seed % 5 == 0;
            positions.extend(rounds.into_iter().map(|seen| Position { seen: seen.to_vec(), cell, won, kept_out }));
        }
        println!("{name}: {wins} of {games} won");
    }
    print!("{}", told(&positions, cells.len(), &LOOKED));
}
