//! `play`: a bot plays a quest to its end.

use crate::cli::numbers::seed;
use crate::cli::words::{json, line, outcome, outcome_id};
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::commands::table::{BotName, Game, table};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::playtest::{Bot as _, Limits};
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::session::Session;
use crate::house::session::Sessions as _;
use crate::house::storage::{StorageError, Trouble, write_new};
use crate::house::text::{Texts, shown, shown_path};
use crate::kernel::game::{Game as _, Log, Logged};
use crate::kernel::journal::{Given, MAX_BYTES, MAX_LINES};
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
    pub(crate) fn run(&self, texts: &Texts) -> Answer {
        let table = table()?;
        let seed = self.seed.unwrap_or_else(any_seed);
        let start = self.game.start(&table.library, seed)?;
        if let Some(path) = self.journal.as_deref().filter(|path| path.exists()) {
            return Err(StorageError::untouched(path, Trouble::Exists).into());
        }
        let title = shown(start.quest.title(texts.language().code()));
        let mut circle = None;
        let mut listen = |logged: Logged<Event>| {
            if let Event::RulesLoop { .. } = logged.what {
                circle = Some(logged.what);
            }
        };
        let mut session = table.begin(start, seed, &mut listen)?;
        play_to_the_end(&mut session, self.bot, seed, &mut listen)?;
        if let Some(path) = &self.journal {
            record(&session, path)?;
        }
        let circle = circle.and_then(|event| Words::new(session.game(), texts).event(&event));
        let mut text = if self.json {
            self.for_machines(&session, seed, circle.as_deref())
        } else {
            self.for_people(texts, &title, &session, seed)
        };
        let Some(circle) = circle else { return Ok(Said::well(text)) };
        if !self.json {
            text += &format!("{circle}\n");
        }
        Ok(Said::badly(text))
    }

    fn for_people(&self, texts: &Texts, title: &str, session: &Session, seed: u64) -> String {
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
                ("bot", self.bot.id().into()),
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

    fn for_machines(&self, session: &Session, seed: u64, circle: Option<&str>) -> String {
        let game = session.game();
        let heroes: Vec<&str> =
            game.state.heroes.iter().map(|hero| game.library.hero(hero.card).card.id.as_str()).collect();
        json(&json!({
            "quest": game.dungeon.id,
            "heroes": heroes,
            "bot": self.bot.id(),
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

fn play_to_the_end(session: &mut Session, bot: BotName, seed: u64, log: Log<'_, Event>) -> Result<(), Fault> {
    let limits = Limits::default();
    let mut bot = bot.seated(seed);
    let mut listed = Vec::new();
    let defect = |reason: String| Fault::message("cli-defect").with("seed", seed.to_string()).with("reason", reason);
    loop {
        session.deal(log).map_err(|error| defect(error.to_string()))?;
        let game = session.game();
        if game.question().is_none() {
            return Ok(());
        }
        listed.clear();
        game.answers(&mut listed);
        if listed.is_empty() || game.round() > limits.rounds || session.len() > limits.answers as usize {
            return Err(defect(format!("{:?}", game.question())));
        }
        let answer = bot.answer(game, &listed);
        session.answer(answer, Given::Chosen, log).map_err(|refusal| defect(refusal.to_string()))?;
    }
}

/// The whole game at once: it is over, so nothing can be lost in between.
fn record(session: &Session, path: &Path) -> Result<(), Fault> {
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
