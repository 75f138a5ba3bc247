//! What came of many games, kept line by line in a file, so that hours of them survive whatever happens to the machine: a long batch is
//! kept in pieces of some seconds, each of which is a batch of its own. Lines of several files, and of several games, may be put into one.
//!
//! What is not here: what is played, and how it is told. That says the game.

use super::Fault;
use super::numbers::MOST_GAMES;
use crate::house::lab::batch::{Plan, Progress};
use crate::house::lab::statistics::Statistics;
use crate::house::storage::{CutLine, GoneOn, LOG_LIMIT, LineLog, Safe, StorageError, Trouble};
use crate::house::text::shown_path;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// One batch, and everything its result depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Batch<K> {
    /// What is played, and by whom, as it is read by people.
    #[serde(flatten)]
    pub(crate) of: K,
    pub(crate) games: u64,
    pub(crate) first_seed: u64,
    /// Whatever else the games depend on (texts, cards, choices, rules, what bots know), as one number.
    pub(crate) content: u64,
}

/// What is counted in games besides how they went.
pub(crate) trait Seen: Clone + Default + Serialize + DeserializeOwned {
    /// Adds what was seen in other games.
    fn join(&mut self, other: Self);

    /// Can a line of so many games say this, or nothing? Lines may come from anywhere.
    fn could_be(seen: Option<&Self>, games: u64) -> bool;
}

/// Nothing else.
impl Seen for () {
    fn join(&mut self, (): Self) {}

    fn could_be(_: Option<&Self>, _: u64) -> bool {
        true
    }
}

/// What came of a batch: a line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Counted<K, S = ()> {
    pub(crate) batch: Batch<K>,
    pub(crate) statistics: Statistics,
    /// Left out where nothing else is counted.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub(crate) seen: Option<S>,
}

fn none<S>() -> Option<S> {
    None
}

/// A line of whatever game: more of it is not asked for.
#[derive(Deserialize)]
struct OfAnyGame {}

/// What comes next of a batch.
#[derive(Debug, PartialEq, Eq)]
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
/// No line is longer: where there is no room for so many bytes, nothing more is played, because it could not be kept.
const LONGEST_LINE: usize = 64 * 1024;

impl<K: Clone + PartialEq> Batch<K> {
    /// The rest of it, once so many of its games are played.
    fn from(&self, played: u64) -> Self {
        Self { games: self.games - played, first_seed: self.first_seed.wrapping_add(played), ..self.clone() }
    }

    /// Has it the same games, but for how many they are and from which seed on?
    fn is_like(&self, other: &Self) -> bool {
        self.content == other.content && self.of == other.of
    }

    /// What comes after so many of its games; nothing where all are played. Of pieces that begin there the longest is taken.
    fn next<S: Seen>(&self, played: u64, known: &[Counted<K, S>]) -> Option<Next> {
        let left = self.games.checked_sub(played).filter(|left| *left > 0)?;
        let rest = self.from(played);
        let alike = known.iter().enumerate().filter(|(_, piece)| piece.is_sound() && piece.batch.is_like(self));
        let (mut longest, mut before) = (None, left);
        for (at, Counted { batch, .. }) in alike {
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

impl<K, S: Seen> Counted<K, S> {
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
            && self.could_be_quickest()
            && S::could_be(self.seen.as_ref(), games)
    }

    /// Can the game that is called the quickest win be one of these?
    fn could_be_quickest(&self) -> bool {
        self.statistics.quickest.is_none_or(|win| {
            let number = win.seed.wrapping_sub(self.batch.first_seed);
            let took_so_long = self.statistics.rounds.get(usize::from(win.rounds)).is_some_and(|games| *games > 0);
            self.statistics.won > 0 && number < self.batch.games && took_so_long
        })
    }

    fn take(&mut self, other: Self) {
        self.statistics.join(other.statistics);
        if let Some(seen) = other.seen {
            self.seen.get_or_insert_default().join(seen);
        }
    }

    /// Did all games end properly?
    pub(crate) fn is_well(&self) -> bool {
        self.statistics.failed + self.statistics.stuck == 0
    }
}

/// What games came to: how they went, and what else was counted in them.
pub(crate) type Played<S> = (Statistics, Option<S>);
/// Is told how far a batch is.
pub(crate) type Tell<'t> = &'t (dyn Fn(Progress) + Sync);

/// A file of results, and what stands in it.
pub(crate) struct Results<K, S = ()> {
    log: LineLog,
    known: Vec<Counted<K, S>>,
}

/// Plays as many games as a plan says, and tells how far that is.
type PlayPiece<'p, S> = &'p mut dyn FnMut(&Plan, Tell<'_>) -> Result<Played<S>, Fault>;

impl<K, S: Seen> Results<K, S>
where
    K: Clone + PartialEq + Serialize + DeserializeOwned,
{
    /// Opens it, or begins it. A file that holds anything else is left alone.
    pub(crate) fn open(path: &Path) -> Result<Self, Fault> {
        match LineLog::create(path) {
            Err(StorageError { trouble: Trouble::Exists, .. }) => {}
            created => return Ok(Self { log: created?, known: Vec::new() }),
        }
        let held = LineLog::hold(path)?;
        let is_ours = held.read().lines.iter().all(|line| is_result(line))
            && held.read().cut.as_ref().is_none_or(|cut| is_result(&cut.text) || is_torn_result(cut));
        if !is_ours {
            return Err(Fault::message("cli-no-results").with("file", shown_path(path)));
        }
        let GoneOn { log, read, .. } = held.go_on_keeping(|cut| is_result(&cut.text))?;
        // Other games have other batches.
        let known = read.lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
        Ok(Self { log, known })
    }

    /// Plays what of a batch does not stand here yet, and keeps it piece by piece. On a terminal it is seen how far that is, behind `what`.
    fn complete(
        &mut self,
        batch: &Batch<K>,
        plan: &Plan,
        what: &str,
        play: PlayPiece<'_, S>,
    ) -> Result<Counted<K, S>, Fault> {
        let mut whole = Counted { batch: batch.clone(), statistics: Statistics::default(), seen: None };
        // A game or a few on each core, then more where they take no time.
        let mut size = FIRST_PIECE * plan.workers() as u64;
        while let Some(next) = batch.next(whole.statistics.games, &self.known) {
            let played = whole.statistics.games;
            let piece = match next {
                Next::Known(at) => self.known[at].clone(),
                Next::ToPlay(_) if !self.log.has_room(LONGEST_LINE) => return Err(self.is_full()),
                Next::ToPlay(most) => {
                    let batch = Batch { games: most.min(size), ..batch.from(played) };
                    let plan = Plan { games: batch.games, first_seed: batch.first_seed, ..*plan };
                    let began = Instant::now();
                    let (statistics, seen) = watched(&format!("{what}{played} + "), |tell| play(&plan, tell))?;
                    let piece = Counted { batch, statistics, seen };
                    self.log.append(&serde_json::to_string(&piece).unwrap_or_default()).map_err(without_answers)?;
                    size = match began.elapsed() {
                        short if short < PIECE / 4 => size.saturating_mul(2),
                        long if long > PIECE * 2 => (size / 2).max(1),
                        _ => size,
                    };
                    self.known.push(piece.clone());
                    piece
                }
            };
            whole.take(piece);
        }
        Ok(whole)
    }

    fn is_full(&self) -> Fault {
        let megabytes = (LOG_LIMIT / (1024 * 1024)).to_string();
        Fault::message("cli-results-full").with("file", shown_path(self.log.path())).with("limit", megabytes)
    }
}

/// What comes of a batch: with a file only what does not stand there yet is played. On a terminal it is seen how far it is, behind a word
/// that says `what` is played.
pub(crate) fn counted<K, S: Seen>(
    batch: Batch<K>,
    plan: &Plan,
    file: Option<&mut Results<K, S>>,
    what: &str,
    mut play: impl FnMut(&Plan, Tell<'_>) -> Result<Played<S>, Fault>,
) -> Result<Counted<K, S>, Fault>
where
    K: Clone + PartialEq + Serialize + DeserializeOwned,
{
    match file {
        Some(results) => results.complete(&batch, plan, what, &mut play),
        None => {
            let (statistics, seen) = watched(what, |tell| play(plan, tell))?;
            Ok(Counted { batch, statistics, seen })
        }
    }
}

/// Plays, and shows on a terminal how far it is, behind a word that says what is being played.
pub(crate) fn watched<T>(what: &str, play: impl FnOnce(Tell<'_>) -> T) -> T {
    let is_watched = std::io::stderr().is_terminal();
    let tell = |progress: Progress| {
        if is_watched {
            // The same line again and again; nothing depends on whether it can be written.
            let _ = write!(std::io::stderr(), "\r{what}{} / {} ", progress.done, progress.games);
        }
    };
    let played = play(&tell);
    if is_watched {
        let _ = writeln!(std::io::stderr());
    }
    played
}

/// Why results cannot be kept in this file.
pub(crate) fn fault_of(path: &Path) -> Option<Fault> {
    Results::<(), ()>::open(path).err()
}

/// In a file of results are no answers: what is still there are the batches before.
fn without_answers(error: StorageError) -> StorageError {
    match error.safe {
        Safe::CompleteLines => StorageError { safe: Safe::LastSaved, ..error },
        _ => error,
    }
}

/// What every line of results begins with.
const OPENING: &str = "{\"batch\":{\"";

fn is_result(line: &str) -> bool {
    serde_json::from_str::<Counted<OfAnyGame, serde::de::IgnoredAny>>(line).is_ok()
}

/// Is it what a crash leaves of a line of ours? Some disks leave zeros. A first line has to be known by its opening.
fn is_torn_result(cut: &CutLine) -> bool {
    let text = cut.text.trim_matches('\0');
    text.starts_with(OPENING) || (cut.number > 1 && OPENING.starts_with(text))
}

#[cfg(test)]
#[path = "results_tests.rs"]
mod tests;
