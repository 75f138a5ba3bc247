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
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::Outcome;
use massive_darkness_bots::fight::Chances;
use massive_darkness_bots::inclination::{Inclination, plans};
use massive_darkness_bots::manner::Manner;
use massive_darkness_bots::value::{LOOKED, seen};

const SEEN: usize = LOOKED.len();

/// A position, and what came of it.
struct Position {
    seen: [f64; SEEN],
    cell: usize,
    won: bool,
    kept_out: bool,
}

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
            positions.extend(rounds.into_iter().map(|seen| Position { seen, cell, won, kept_out }));
        }
        println!("{name}: {wins} of {games} won");
    }
    let (counts, lost) = fit(&positions, cells.len());
    println!("{} positions; surprise {lost:?} (known, kept out, nothing but the cell known)", positions.len());
    for (looked, count) in LOOKED.iter().zip(&counts) {
        println!("    looked(\"{}\", {count:.3}),", looked.name);
    }
}

/// The counts by which the outcomes are least surprising (Newton's method, a little drawn towards nothing).
fn fit(positions: &[Position], cells: usize) -> (Vec<f64>, [f64; 3]) {
    let size = SEEN + cells;
    let row = |position: &Position| -> Vec<(usize, f64)> {
        let seen = position.seen.iter().copied().enumerate().take(SEEN - 1);
        seen.chain([(SEEN + position.cell, 1.0)]).filter(|(_, value)| *value != 0.0).collect()
    };
    let known: Vec<(Vec<(usize, f64)>, f64)> = positions
        .iter()
        .filter(|position| !position.kept_out)
        .map(|position| (row(position), f64::from(u8::from(position.won))))
        .collect();
    let chance = |counts: &[f64], row: &[(usize, f64)]| {
        let odds: f64 = row.iter().map(|(at, value)| counts[*at] * value).sum();
        1.0 / (1.0 + (-odds).exp())
    };
    let mut counts = vec![0.0; size];
    for _ in 0..12 {
        let (mut slope, mut bend) = (vec![0.0; size], vec![vec![0.0; size]; size]);
        for (row, won) in &known {
            let p = chance(&counts, row);
            for (at, value) in row {
                slope[*at] += (won - p) * value;
                for (other, second) in row {
                    bend[*at][*other] += p * (1.0 - p) * value * second;
                }
            }
        }
        for at in 0..size {
            let pull = if at < SEEN { 3.0 } else { 0.3 };
            slope[at] -= pull * counts[at];
            bend[at][at] += pull;
        }
        for (count, step) in counts.iter_mut().zip(solve(bend, slope)) {
            *count += step.clamp(-2.0, 2.0);
        }
    }
    let surprise = |counts: &[f64], kept_out: bool| {
        let some = positions.iter().filter(|position| position.kept_out == kept_out);
        let each = some.map(|position| {
            let p = chance(counts, &row(position)).clamp(1e-6, 1.0 - 1e-6);
            if position.won { -p.ln() } else { -(1.0 - p).ln() }
        });
        let all: Vec<f64> = each.collect();
        all.iter().sum::<f64>() / all.len().max(1) as f64
    };
    let mut nothing = vec![0.0; size];
    for (cell, count) in nothing[SEEN..].iter_mut().enumerate() {
        let of: Vec<bool> =
            positions.iter().filter(|one| one.cell == cell && !one.kept_out).map(|one| one.won).collect();
        let won = of.iter().filter(|won| **won).count() as f64;
        *count = ((won + 0.5) / (of.len() as f64 - won + 0.5)).ln();
    }
    let lost = [surprise(&counts, false), surprise(&counts, true), surprise(&nothing, true)];
    // Those cells count most in which something is decided.
    counts[SEEN - 1] = counts[SEEN..].iter().sum::<f64>() / cells.max(1) as f64;
    counts.truncate(SEEN);
    (counts, lost)
}

/// Gauss, with the largest number of each column as the pivot.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        let pivot =
            (at..size).max_by(|one, other| rows[*one][at].abs().total_cmp(&rows[*other][at].abs())).unwrap_or(at);
        rows.swap(at, pivot);
        right.swap(at, pivot);
        for below in at + 1..size {
            let factor = rows[below][at] / rows[at][at];
            if factor != 0.0 {
                let (above, under) = rows.split_at_mut(below);
                under[0][at..].iter_mut().zip(&above[at][at..]).for_each(|(one, other)| *one -= factor * other);
                right[below] -= factor * right[at];
            }
        }
    }
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|next| rows[at][next] * right[next]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}
