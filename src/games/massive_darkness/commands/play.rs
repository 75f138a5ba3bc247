//! `play`: a bot plays a quest to its end.

use crate::cli::numbers::{MOST_BUDGET, seed, whole};
use crate::cli::words::{json, line, outcome, outcome_id};
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::commands::table::{BotName, Game, players};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::playtest::{Limits, Played, Player, Witness};
use crate::games::massive_darkness::rules::{Event, MassiveDarkness};
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::massive_darkness::session::Session;
use crate::house::lab::bots;
use crate::house::lab::plans::all_cores;
use crate::house::session::Sessions as _;
use crate::house::storage::{StorageError, Trouble, write_new};
use crate::house::text::{Texts, shown, shown_path};
use crate::kernel::game::Game as _;
use crate::kernel::journal::{MAX_BYTES, MAX_LINES};
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The arguments of `play`.
#[derive(Args)]
pub(crate) struct Play {
    #[command(flatten)]
    game: Game,
    /// Who plays
    #[arg(long, value_enum, default_value_t = BotName::Greedy)]
    bot: BotName,
    /// Games that the planner imagines for an Activation
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=MOST_BUDGET))]
    budget: Option<u32>,
    /// Seed of the dice, the decks and the bot; any if it is left out
    #[arg(long, value_name = "SEED", value_parser = seed())]
    seed: Option<u64>,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
    /// Record the game in this new file
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(&self, rules: &MassiveDarknessRules, texts: &Texts) -> Answer {
        let player = players(&[self.bot], self.budget)?[0];
        let seed = self.seed.unwrap_or_else(any_seed);
        let start = self.game.start(&rules.library, seed)?;
        if let Some(path) = self.journal.as_deref().filter(|path| path.exists()) {
            return Err(StorageError::untouched(path, Trouble::Exists).into());
        }
        let title = shown(start.quest.title(texts.language().code()));
        let mut circle = Circle::default();
        let mut session = rules.begin(start, seed, &mut |logged| circle.sees(&logged.what))?;
        let played =
            bots::record(&mut session, &mut player.seated_on(all_cores(), seed), Limits::default(), &mut circle);
        if let Some(failure) = played.failure {
            let seed = seed.to_string();
            return Err(Fault::message("cli-defect").with("seed", seed).with("reason", failure.to_string()));
        }
        if let Some(path) = &self.journal {
            record(&session, path)?;
        }
        let circle = circle.0.and_then(|event| Words::new(session.game(), texts).event(&event));
        let mut text = if self.json {
            self.for_machines(&session, seed, player, circle.as_deref())
        } else {
            self.for_people(texts, &title, &session, seed, player)
        };
        let Some(circle) = circle else { return Ok(Said::well(text)) };
        if !self.json {
            text += &format!("{circle}\n");
        }
        Ok(Said::badly(text))
    }

    fn for_people(&self, texts: &Texts, title: &str, session: &Session, seed: u64, player: Player) -> String {
        let game = session.game();
        let heroes: Vec<String> = game
            .state
            .heroes
            .iter()
            .map(|hero| {
                let id = format!("hero-{}", game.library.hero(hero.card).card.id);
                texts.get(&id).to_string()
            })
            .collect();
        let mut text = line(
            texts,
            "cli-played",
            &[
                ("quest", title.into()),
                ("heroes", heroes.join(", ").into()),
                ("bot", player.told().into()),
                ("seed", seed.to_string().into()),
            ],
        );
        let outcome = outcome(texts, game.outcome());
        text += &line(
            texts,
            "cli-outcome",
            &[
                ("outcome", outcome.to_string().into()),
                ("rounds", i64::from(game.round()).into()),
                ("answers", session.len().into()),
                ("hash", format!("{:016x}", session.hash()).into()),
            ],
        );
        if let Some(path) = &self.journal {
            text += &line(texts, "cli-recorded", &[("file", shown_path(path).into())]);
        }
        text
    }

    fn for_machines(&self, session: &Session, seed: u64, player: Player, circle: Option<&str>) -> String {
        let game = session.game();
        let heroes: Vec<&str> =
            game.state.heroes.iter().map(|hero| game.library.hero(hero.card).card.id.as_str()).collect();
        json(&json!({
            "quest": game.dungeon.id,
            "heroes": heroes,
            "bot": player.id(),
            "budget": player.budget(),
            "seed": seed,
            "outcome": outcome_id(game.outcome()),
            "rounds": game.round(),
            "circle": circle,
            "answers": session.len(),
            "hash": format!("{:016x}", session.hash()),
            "journal": self.journal.as_ref().map(|path| path.display().to_string()),
        }))
    }
}

/// A seed nobody has chosen.
fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    // Short enough to be typed in again.
    since.as_nanos() as u64 % 1_000_000_007
}

/// Whether the rules ran in a circle.
#[derive(Default)]
struct Circle(Option<Event>);

impl Witness<MassiveDarkness> for Circle {
    fn begins(&mut self, _: &MassiveDarkness, _: &[Event]) {}

    fn sees(&mut self, event: &Event) {
        if let Event::RulesLoop { .. } = event {
            self.0 = Some(*event);
        }
    }

    fn ends(&mut self, _: &MassiveDarkness, _: &Played) {}

    fn join(&mut self, other: Self) {
        self.0 = self.0.or(other.0);
    }
}

/// The whole game at once: it is over, so nothing can be lost in between.
pub(super) fn record(session: &Session, path: &Path) -> Result<(), Fault> {
    let unwritable = |error: ron::Error| StorageError::untouched(path, Trouble::Unwritable(error.to_string()));
    let lines = session.all_lines().map_err(unwritable)?;
    let mut text = lines.join("\n");
    text.push('\n');
    if lines.len() > MAX_LINES || text.len() > MAX_BYTES {
        let limit = MAX_BYTES as u64;
        return Err(StorageError::untouched(path, Trouble::Overflowing { limit }).into());
    }
    // Somebody else may have recorded a game there meanwhile.
    write_new(path, text.as_bytes())?;
    Ok(())
}
