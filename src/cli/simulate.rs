//! `simulate`: a bot plays a quest many times.

use super::table::{BotName, Game, table};
use super::words::{json, line};
use super::{Answer, Fault, Said};
use crate::playtest::{Invariants, Plan, Progress, Statistics, run};
use crate::text::Texts;
use clap::Args;
use serde_json::json;
use std::io::{IsTerminal as _, Write as _};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

/// The arguments of `simulate`.
#[derive(Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    game: Game,
    /// Who plays
    #[arg(long, value_enum, default_value_t = BotName::Greedy)]
    bot: BotName,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Seed of the first game; the others count on
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Cores to use; all if it is left out
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(super) fn run(&self, texts: &Texts) -> Answer {
        if self.games == 0 {
            return Err(Fault::message("cli-no-games"));
        }
        let table = table()?;
        let start = self.game.start(&table.library)?;
        let game = table.set_up(&start, &mut |_| {})?;
        let invariants = Invariants::new(&game);
        let plan = Plan { threads: self.threads, ..Plan::new(self.games, self.seed) };
        let seat = |seed: u64| (game.clone(), self.bot.seated(seed));
        let is_watched = std::io::stderr().is_terminal();
        let tell = |progress: Progress| {
            if is_watched {
                // The same line again and again; nothing depends on whether it can be written.
                let _ = write!(std::io::stderr(), "\r{} / {} ", progress.done, progress.games);
            }
        };
        let sum = run(&plan, &seat, &|game| invariants.check(game), &AtomicBool::new(false), &tell);
        if is_watched {
            let _ = writeln!(std::io::stderr());
        }
        let text = if self.json { self.for_machines(&sum) } else { self.for_people(texts, &sum) };
        Ok(if sum.failed == 0 { Said::well(text) } else { Said::badly(text) })
    }

    fn for_people(&self, texts: &Texts, sum: &Statistics) -> String {
        let wins = sum.wins();
        let (fewest, most) = sum.extreme_rounds();
        let mut text = line(
            texts,
            "cli-simulated",
            &[
                ("games", sum.games.to_string().into()),
                ("won", percent(wins.share).into()),
                ("low", percent(wins.low).into()),
                ("high", percent(wins.high).into()),
                ("lost", percent(sum.lost as f64 / sum.games.max(1) as f64).into()),
            ],
        );
        text += &line(
            texts,
            "cli-simulated-rounds",
            &[("mean", format!("{:.1}", sum.mean_rounds()).into()), ("fewest", fewest.into()), ("most", most.into())],
        );
        text += &line(
            texts,
            "cli-simulated-speed",
            &[
                ("answers", format!("{:.0}", sum.answers_per_second()).into()),
                ("games", format!("{:.0}", sum.games_per_second()).into()),
            ],
        );
        if sum.stuck + sum.failed > 0 {
            text += &line(
                texts,
                "cli-simulated-failed",
                &[("stuck", sum.stuck.to_string().into()), ("failed", sum.failed.to_string().into())],
            );
        }
        for defect in &sum.defects {
            text += &line(
                texts,
                "cli-simulated-defect",
                &[("seed", defect.seed.to_string().into()), ("reason", defect.what.clone().into())],
            );
        }
        text
    }

    fn for_machines(&self, sum: &Statistics) -> String {
        json(&json!({
            "quest": self.game.quest,
            "heroes": self.game.heroes,
            "bot": self.bot.id(),
            "first_seed": self.seed,
            "statistics": sum,
            "wins": sum.wins(),
            "mean_rounds": sum.mean_rounds(),
            "answers_per_second": sum.answers_per_second(),
            "games_per_second": sum.games_per_second(),
        }))
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}
