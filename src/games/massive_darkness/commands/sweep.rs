//! Many batches: every quest, every size of party, every bot. What has been played is kept line by line in a file, so
//! that hours of games survive whatever happens to the machine: a long batch is kept in pieces of some seconds, each of which is a batch of
//! its own.

use crate::cli::numbers::MOST_GAMES;
use crate::cli::words::{json, line};
use crate::cli::{Fault, Said};
use crate::games::massive_darkness::commands::table::{Game, quest};
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::playtest::{
    BOT_REVISION, CONFIDENCE, Plan, Player, Progress, Statistics, Traces, Trial, try_out,
};
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::house::lab::statistics::QuickestWin;
use crate::house::plug::Ruleset as _;
use crate::house::storage::{CutLine, GoneOn, LineLog, Safe, StorageError, Trouble};
use crate::house::text::{Texts, shown_path};
use crate::kernel::hash::hash_of;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The word for everything there is.
pub(crate) const ALL: &str = "all";

/// What is to be played.
pub(crate) struct Sweep<'a> {
    /// The box.
    pub rules: &'a MassiveDarknessRules,
    /// The quests and parties, and what else a game needs.
    pub game: &'a Game,
    /// Who plays.
    pub players: &'a [Player],
    /// How many games of each.
    pub plan: Plan,
}

/// What came of it.
pub(crate) struct Swept {
    /// What is said of it.
    pub said: Said,
    /// The game of all that was won in the fewest rounds.
    pub quickest: Option<QuickestWin>,
}

/// One batch, and everything its result depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Batch {
    quest: String,
    heroes: String,
    bot: String,
    /// Of whoever plans ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    budget: Option<u32>,
    games: u64,
    first_seed: u64,
    /// The quest's text, the cards, the choices, the rules and what bots know, as one number.
    content: u64,
}

/// One line of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct BatchResult {
    batch: Batch,
    statistics: Statistics,
}

/// What comes next of a batch.
enum Next {
    /// A piece that stands in the file, at this place.
    Known(usize),
    /// So many games before the next piece that does, or before the end.
    ToPlay(u64),
}

/// A piece of a long batch is to take about so long: more than that is not lost when the machine is.
const PIECE: Duration = Duration::from_secs(8);
/// Games of the first piece, for each core.
const FIRST_PIECE: u64 = 4;

impl Batch {
    /// The rest of it, once so many of its games are played.
    fn from(&self, played: u64) -> Self {
        Self { games: self.games - played, first_seed: self.first_seed.wrapping_add(played), ..self.clone() }
    }

    /// Has it the same games, but for how many they are and from which seed on?
    fn is_like(&self, other: &Self) -> bool {
        Self { games: other.games, first_seed: other.first_seed, ..self.clone() } == *other
    }

    /// What comes after so many of its games; nothing where all are played. Of pieces that begin there the longest is taken.
    fn next(&self, played: u64, known: &[BatchResult]) -> Option<Next> {
        let left = self.games.checked_sub(played).filter(|left| *left > 0)?;
        let rest = self.from(played);
        let alike = known.iter().enumerate().filter(|(_, piece)| piece.is_sound() && piece.batch.is_like(self));
        let (mut longest, mut before) = (None, left);
        for (at, BatchResult { batch, .. }) in alike {
            let ahead = batch.first_seed.wrapping_sub(rest.first_seed);
            if ahead == 0 && batch.games <= left && longest.is_none_or(|(games, _)| games < batch.games) {
                longest = Some((batch.games, at));
            } else if ahead > 0 && ahead < before && batch.games <= left - ahead {
                before = ahead;
            }
        }
        Some(longest.map_or(Next::ToPlay(before), |(_, at)| Next::Known(at)))
    }
}

impl BatchResult {
    /// Can it have been counted? Lines may come from anywhere.
    fn is_sound(&self) -> bool {
        let (games, sum) = (self.batch.games, &self.statistics);
        let is_all = |parts: &[u64]| {
            let all = parts.iter().try_fold(0_u64, |all, part| all.checked_add(*part));
            all == Some(games)
        };
        (1..=MOST_GAMES).contains(&games)
            && sum.games == games
            && is_all(&[sum.won, sum.lost, sum.stuck, sum.failed])
            && is_all(&sum.rounds)
            && sum.answers <= games * u64::from(u32::MAX)
    }
}

impl Sweep<'_> {
    /// Plays what has not been played yet, and draws the table.
    pub(crate) fn run(&self, file: Option<&Path>, for_machines: bool, texts: &Texts) -> Result<Swept, Fault> {
        let (mut log, mut known) = match file.map(open).transpose()? {
            Some((log, known)) => (Some(log), known),
            None => (None, Vec::new()),
        };
        let mut results = Vec::new();
        for quest in self.quests() {
            for heroes in self.parties() {
                let game = Game { heroes, ..self.game.of_quest(&quest) };
                for player in self.players {
                    results.push(self.result(&game, *player, &mut known, log.as_mut())?);
                }
            }
        }
        let text = if for_machines { self.for_machines(&results) } else { self.for_people(&results, texts)? };
        let is_sound = results.iter().all(|result| result.statistics.failed + result.statistics.stuck == 0);
        let said = if is_sound { Said::well(text) } else { Said::badly(text) };
        let wins = results.iter().filter_map(|result| result.statistics.quickest);
        Ok(Swept { said, quickest: wins.min_by_key(|win| (win.rounds, win.seed)) })
    }

    fn quests(&self) -> Vec<String> {
        if self.game.quest == ALL {
            return shipped_quests().map(|(file, _)| file.trim_end_matches(".ron").to_owned()).collect();
        }
        vec![self.game.quest.clone()]
    }

    fn parties(&self) -> Vec<String> {
        if self.game.heroes == ALL {
            return (1..=MAX_HEROES.min(self.rules.library.heroes.len())).map(|count| count.to_string()).collect();
        }
        vec![self.game.heroes.clone()]
    }

    fn result(
        &self,
        game: &Game,
        player: Player,
        known: &mut Vec<BatchResult>,
        log: Option<&mut LineLog>,
    ) -> Result<BatchResult, Fault> {
        let trial = game.trial(&self.rules.library)?;
        let batch = Batch {
            quest: trial.quest.id.clone(),
            heroes: game.heroes.clone(),
            bot: player.id().to_owned(),
            budget: player.budget(),
            games: self.plan.games,
            first_seed: self.plan.first_seed,
            content: hash_of(&(&trial, self.rules.content, MassiveDarknessRules::REVISION, BOT_REVISION)),
        };
        let what = format!("{} · {} · {} · ", batch.quest, batch.heroes, batch.bot);
        let Some(log) = log else {
            let (statistics, _) = play_all(self.rules, &trial, player, &self.plan, &what)?;
            return Ok(BatchResult { batch, statistics });
        };
        let mut statistics = Statistics::default();
        // A game or a few on each core, then more where they take no time.
        let mut size = FIRST_PIECE * self.plan.workers() as u64;
        while let Some(next) = batch.next(statistics.games, known) {
            let piece = match next {
                Next::Known(at) => known[at].clone(),
                Next::ToPlay(most) => {
                    let batch = Batch { games: most.min(size), ..batch.from(statistics.games) };
                    let plan = Plan { games: batch.games, first_seed: batch.first_seed, ..self.plan };
                    let (began, what) = (Instant::now(), format!("{what}{} + ", statistics.games));
                    let (statistics, _) = play_all(self.rules, &trial, player, &plan, &what)?;
                    let piece = BatchResult { batch, statistics };
                    log.append(&serde_json::to_string(&piece).unwrap_or_default()).map_err(without_answers)?;
                    size = match began.elapsed() {
                        short if short < PIECE / 4 => size.saturating_mul(2),
                        long if long > PIECE * 2 => (size / 2).max(1),
                        _ => size,
                    };
                    known.push(piece.clone());
                    piece
                }
            };
            statistics.join(piece.statistics);
        }
        Ok(BatchResult { batch, statistics })
    }

    /// A table for each bot: quests downwards, parties across. It can be put into a page as it is.
    fn for_people(&self, results: &[BatchResult], texts: &Texts) -> Result<String, Fault> {
        let (quests, parties) = (self.quests(), self.parties());
        let mut text = String::new();
        for player in self.players {
            let confidence = i64::from(CONFIDENCE);
            let values = [
                ("bot", player.told().into()),
                ("games", self.plan.games.into()),
                ("seed", self.plan.first_seed.to_string().into()),
                ("confidence", confidence.into()),
            ];
            text += &line(texts, "cli-sweep-title", &values);
            if self.game.heroes == ALL || self.game.draws_parties() {
                text += &line(texts, "cli-party-drawn", &[]);
            }
            text += &format!("\n| {} | {} |\n", texts.get("cli-sweep-quest"), parties.join(" | "));
            text += &format!("|---|{}\n", "---|".repeat(parties.len()));
            for name in &quests {
                let id = quest(name)?.id;
                let is_its = |batch: &Batch| batch.quest == id && batch.bot == player.id();
                let of_quest = results.iter().filter(|result| is_its(&result.batch));
                let cells: Vec<String> = of_quest.map(|result| cell(&result.statistics, texts)).collect();
                text += &format!("| {id} | {} |\n", cells.join(" | "));
            }
            text += "\n";
        }
        for result in results {
            let (batch, sum) = (&result.batch, &result.statistics);
            for defect in &sum.defects {
                let what = format!("{} · {} · {}: {}", batch.quest, batch.heroes, batch.bot, defect.what);
                let values = [("seed", defect.seed.to_string().into()), ("reason", what.into())];
                text += &line(texts, "cli-simulated-defect", &values);
            }
        }
        Ok(text)
    }

    fn for_machines(&self, results: &[BatchResult]) -> String {
        let rows: Vec<_> = results
            .iter()
            .map(|result| {
                let sum = &result.statistics;
                json!({ "batch": result.batch, "statistics": sum, "wins": sum.wins(), "mean_rounds": sum.mean_rounds() })
            })
            .collect();
        json(&json!(rows))
    }
}

/// Won, the bounds of the bot's share, and the mean length in rounds. A bot that never won has shown nothing.
fn cell(sum: &Statistics, texts: &Texts) -> String {
    let wins = sum.wins();
    let whole = |share: f64| format!("{:.0}", share * 100.0);
    let won = if sum.won == 0 { texts.get("cli-sweep-none").to_string() } else { texts.of_hundred(wins.percent()) };
    let bounds = texts.of_hundred(format!("{}–{}", whole(wins.low), whole(wins.high)));
    let mut text = format!("{won} ({bounds}), {:.0} ↻", sum.mean_rounds());
    if sum.stuck + sum.failed > 0 {
        text += &format!(" **{}!**", sum.stuck + sum.failed);
    }
    text
}

/// In a file of results are no answers: what is still there are the batches before.
fn without_answers(error: StorageError) -> StorageError {
    match error.safe {
        Safe::CompleteLines => StorageError { safe: Safe::LastSaved, ..error },
        _ => error,
    }
}

/// Why results cannot be kept in this file.
pub(crate) fn fault_of(path: &Path) -> Option<Fault> {
    open(path).err()
}

/// What every line of results begins with.
const OPENING: &str = "{\"batch\":{\"quest\":";

/// The file of results and what stands in it. A file that holds anything else is left alone.
fn open(path: &Path) -> Result<(LineLog, Vec<BatchResult>), Fault> {
    match LineLog::create(path) {
        Err(StorageError { trouble: Trouble::Exists, .. }) => {}
        created => return Ok((created?, Vec::new())),
    }
    let held = LineLog::hold(path)?;
    let result = |line: &str| serde_json::from_str::<BatchResult>(line).ok();
    let is_ours = held.read().lines.iter().all(|line| result(line).is_some())
        && held.read().cut.as_ref().is_none_or(|cut| result(&cut.text).is_some() || is_torn_result(cut));
    if !is_ours {
        return Err(Fault::message("cli-sweep-no-results").with("file", shown_path(path)));
    }
    let GoneOn { log, read, .. } = held.go_on_keeping(|cut| result(&cut.text).is_some())?;
    Ok((log, read.lines.iter().filter_map(|line| result(line)).collect()))
}

/// Is it what a crash leaves of a line of ours? Some disks leave zeros. A first line has to be known by its opening.
fn is_torn_result(cut: &CutLine) -> bool {
    let text = cut.text.trim_matches('\0');
    text.starts_with(OPENING) || (cut.number > 1 && OPENING.starts_with(text))
}

/// Plays a batch and shows on a terminal how far it is, behind a word that says what is being played.
pub(crate) fn play_all(
    rules: &MassiveDarknessRules,
    trial: &Trial,
    player: Player,
    plan: &Plan,
    what: &str,
) -> Result<(Statistics, Traces), Fault> {
    let is_watched = std::io::stderr().is_terminal();
    let tell = |progress: Progress| {
        if is_watched {
            // The same line again and again; nothing depends on whether it can be written.
            let _ = write!(std::io::stderr(), "\r{what}{} / {} ", progress.done, progress.games);
        }
    };
    let seen = try_out(rules, trial, &|seed| player.seated(seed), plan, &AtomicBool::new(false), &tell)?;
    if is_watched {
        let _ = writeln!(std::io::stderr());
    }
    Ok(seen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn piece(first_seed: u64, games: u64) -> BatchResult {
        let batch = Batch {
            quest: "cellar".to_owned(),
            heroes: "1".to_owned(),
            bot: "greedy".to_owned(),
            budget: None,
            games,
            first_seed,
            content: 7,
        };
        BatchResult {
            batch,
            statistics: Statistics { games, lost: games, rounds: vec![0, games], ..Statistics::default() },
        }
    }

    /// What is taken of known pieces and what is played, by seed and games.
    fn played(whole: &BatchResult, known: &[BatchResult]) -> Vec<(u64, u64, bool)> {
        let (mut parts, mut played) = (Vec::new(), 0);
        while let Some(next) = whole.batch.next(played, known) {
            let (games, is_known) = match next {
                Next::Known(at) => (known[at].batch.games, true),
                Next::ToPlay(games) => (games, false),
            };
            parts.push((whole.batch.first_seed + played, games, is_known));
            played += games;
        }
        parts
    }

    #[test]
    fn pieces_of_any_files_are_put_together_and_only_what_lacks_is_played() {
        let whole = piece(10, 20);
        assert_eq!(played(&whole, &[]), [(10, 20, false)]);
        assert_eq!(played(&whole, &[piece(10, 20)]), [(10, 20, true)]);
        assert_eq!(played(&whole, &[piece(10, 4), piece(10, 6), piece(16, 14)]), [(10, 6, true), (16, 14, true)]);
        assert_eq!(
            played(&whole, &[piece(25, 5), piece(14, 3), piece(1, 9)]),
            [(10, 4, false), (14, 3, true), (17, 8, false), (25, 5, true)]
        );
        // What reaches beyond it, what is another's, and what does not say the truth is none of it.
        let mut other = piece(10, 20);
        other.batch.bot = "random".to_owned();
        let [mut liar, mut endless] = [piece(10, 20), piece(10, 20)];
        liar.statistics.games = 3;
        endless.statistics.answers = u64::MAX;
        assert_eq!(
            played(&whole, &[piece(10, 21), piece(28, 3), other, liar, endless, piece(10, 0)]),
            [(10, 20, false)]
        );
    }

    #[test]
    fn only_a_file_that_is_empty_or_begins_as_ours_is_taken() {
        let batch = Batch {
            quest: "cellar".to_owned(),
            heroes: "1".to_owned(),
            bot: "greedy".to_owned(),
            budget: None,
            games: 1,
            first_seed: 1,
            content: 7,
        };
        let line = serde_json::to_string(&BatchResult { batch, statistics: Statistics::default() }).unwrap();
        assert!(line.starts_with(OPENING), "{line}");
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("results.jsonl");
        let taken = |text: &str| {
            fs::write(&file, text).unwrap();
            open(&file).map(|(_, known)| known.len()).ok()
        };
        assert_eq!(taken(""), Some(0));
        assert_eq!(taken(&format!("{line}\n")), Some(1));
        assert_eq!(taken(&line), Some(1), "it lacks only its line end");
        assert_eq!(taken(&format!("{line}\n{}", &line[..line.len() / 2])), Some(1));
        assert_eq!(taken(&format!("{line}\n{}", &line[..3])), Some(1));
        assert_eq!(taken(&format!("{line}\n\0\0\0")), Some(1));
        for foreign in ["dear diary", "dear diary\n", "{", "{\"batch\":7}", "\0\0\0"] {
            assert_eq!(taken(foreign), None, "{foreign}");
            assert_eq!(fs::read_to_string(folder.path().join("results.jsonl")).unwrap(), foreign);
            let behind = format!("{line}\n{foreign}\n");
            assert_eq!(taken(&behind), None, "{behind}");
            assert_eq!(fs::read_to_string(folder.path().join("results.jsonl")).unwrap(), behind);
        }
    }
}
