//! Many batches on the command line: every Quest, every size of party, every bot. What came of them is a table for each bot; what has been
//! played can be kept in a file ([`crate::cli::results`]).
//!
//! What is not here: what is played, and by whom. That says the game, with a [`Cell`] for each batch.

use crate::cli::results::{Batch, Counted, Results, Tell, counted};
use crate::cli::words::{json, line};
use crate::cli::{Fault, Said};
use crate::house::lab::batch::Plan;
use crate::house::lab::statistics::{CONFIDENCE, QuickestWin, Statistics};
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::path::Path;

/// What is played, and by whom, as people type it in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Of {
    /// The id of the Quest.
    pub(crate) quest: String,
    /// How many Heroes, or their names.
    pub(crate) heroes: String,
    /// Its name, or those of the bots at the seats.
    pub(crate) bot: String,
    /// Of whoever plans ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) budget: Option<u32>,
    /// The game's id; files that know no game are older than the second game that writes them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) game: Option<String>,
}

/// How a batch is played.
pub(crate) type Play<'c> = Box<dyn Fn(&Plan, Tell<'_>) -> Result<Statistics, Fault> + 'c>;

/// One batch of many.
pub(crate) struct Cell<'c> {
    /// Everything its result depends on.
    pub(crate) batch: Batch<Of>,
    /// Its bot as it is told: by its name and its budget, as they are typed in.
    pub(crate) bot: String,
    pub(crate) play: Play<'c>,
}

/// The messages in which a game tells of its batches.
pub(crate) struct Says {
    /// Above the table of a `$bot` (`$games` each from `$seed` on, with what `$confidence`).
    pub(crate) title: MessageId,
    /// Above the column of Quests.
    pub(crate) quest: MessageId,
    /// Of a bot that has won none.
    pub(crate) none: MessageId,
}

/// What is to be played.
pub(crate) struct Sweep<'c> {
    pub(crate) says: Says,
    /// The Quests in their order; of each the parties, of each of them the bots.
    pub(crate) cells: Vec<Cell<'c>>,
    /// How many games of each.
    pub(crate) plan: Plan,
    /// Who sets out in them, as a line; it may be empty.
    pub(crate) parties: String,
}

/// What came of it.
pub(crate) struct Swept {
    /// What is said of it.
    pub(crate) said: Said,
    /// The game of all that was won in the fewest rounds.
    pub(crate) quickest: Option<QuickestWin>,
}

/// A batch that was played.
struct Row {
    bot: String,
    counted: Counted<Of>,
}

impl Sweep<'_> {
    /// Plays what has not been played yet, and draws the tables.
    pub(crate) fn run(&self, file: Option<&Path>, for_machines: bool, texts: &Texts) -> Result<Swept, Fault> {
        let mut results = file.map(Results::open).transpose()?;
        let mut rows = Vec::new();
        for Cell { batch, bot, play } in &self.cells {
            let what = format!("{} · {} · {} · ", batch.of.quest, batch.of.heroes, batch.of.bot);
            let play = |plan: &Plan, tell: Tell<'_>| play(plan, tell).map(|statistics| (statistics, None));
            let counted = counted(batch.clone(), &self.plan, results.as_mut(), &what, play)?;
            rows.push(Row { bot: bot.clone(), counted });
        }
        let text = if for_machines { in_numbers(&rows) } else { self.for_people(&rows, texts) };
        let is_well = rows.iter().all(|row| row.counted.is_well());
        let said = if is_well { Said::well(text) } else { Said::badly(text) };
        let wins = rows.iter().filter_map(|row| row.counted.statistics.quickest);
        Ok(Swept { said, quickest: wins.min_by_key(|win| (win.rounds, win.seed)) })
    }

    /// A table for each bot: Quests downwards, parties across. It can be put into a page as it is.
    fn for_people(&self, rows: &[Row], texts: &Texts) -> String {
        let each = |of: &dyn Fn(&Row) -> String| {
            let mut all: Vec<String> = Vec::new();
            for named in rows.iter().map(of) {
                if !all.contains(&named) {
                    all.push(named);
                }
            }
            all
        };
        let (quests, bots) = (each(&|row| row.counted.batch.of.quest.clone()), each(&|row| row.bot.clone()));
        let parties = each(&|row| row.counted.batch.of.heroes.clone());
        let mut text = String::new();
        for bot in &bots {
            let values = [
                ("bot", bot.as_str().into()),
                ("games", self.plan.games.into()),
                ("seed", self.plan.first_seed.to_string().into()),
                ("confidence", i64::from(CONFIDENCE).into()),
            ];
            text += &line(texts, self.says.title, &values);
            text += &self.parties;
            text += &format!("\n| {} | {} |\n", texts.get(self.says.quest), parties.join(" | "));
            text += &format!("|---|{}\n", "---|".repeat(parties.len()));
            for quest in &quests {
                let its = rows.iter().filter(|row| row.counted.batch.of.quest == *quest && row.bot == *bot);
                let cells: Vec<String> = its.map(|row| self.cell(&row.counted.statistics, texts)).collect();
                text += &format!("| {quest} | {} |\n", cells.join(" | "));
            }
            text += "\n";
        }
        for Row { counted: Counted { batch: Batch { of, .. }, statistics: sum, .. }, .. } in rows {
            for defect in &sum.defects {
                let what = format!("{} · {} · {}: {}", of.quest, of.heroes, of.bot, defect.what);
                let values = [("seed", defect.seed.to_string().into()), ("reason", what.into())];
                text += &line(texts, "cli-batch-defect", &values);
            }
        }
        text
    }

    /// Won, the bounds of the bot's share, and the mean length in rounds. A bot that never won has shown nothing.
    fn cell(&self, sum: &Statistics, texts: &Texts) -> String {
        let wins = sum.wins();
        let whole = |share: f64| format!("{:.0}", share * 100.0);
        let won = if sum.won == 0 { texts.get(self.says.none).to_string() } else { texts.of_hundred(wins.percent()) };
        let bounds = texts.of_hundred(format!("{}–{}", whole(wins.low), whole(wins.high)));
        let mut text = format!("{won} ({bounds}), {:.0} ↻", sum.mean_rounds());
        if sum.stuck + sum.failed > 0 {
            text += &format!(" **{}!**", sum.stuck + sum.failed);
        }
        text
    }
}

fn in_numbers(rows: &[Row]) -> String {
    let told = |row: &Row| {
        let Counted { batch, statistics: sum, .. } = &row.counted;
        json!({ "batch": batch, "statistics": sum, "wins": sum.wins(), "mean_rounds": sum.mean_rounds() })
    };
    json(&rows.iter().map(told).collect())
}
