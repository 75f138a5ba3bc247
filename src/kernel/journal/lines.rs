//! The journal as lines of text: one for the header, one for each change. Whoever owns the file appends them.

use super::super::game::{Game, Outcome};
use super::super::hash::hash_of_bytes;
use super::super::reading::{Unclear, Unreadable, measure, read};
use super::{Entry, EntryId, FORMAT, Given, Header, Journal, JournalError, MAX_HEADER, Place, Unsaved, is_zero};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

/// One line. An entry follows the place where the lines before it ended.
#[derive(Serialize, Deserialize)]
pub(super) enum Record<H, A, S> {
    Header(H),
    Entry {
        answer: A,
        given: Given,
        hash: u64,
        draws: u64,
        salt: u32,
        /// Where the game stands after it, so that a list of games can say so without playing them. From format 2 on.
        #[serde(default, skip_serializing_if = "is_no_round")]
        round: u16,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        over: Option<Outcome>,
    },
    Snapshot {
        entry: EntryId,
        /// Hash of the text of the state. From format 2 on.
        #[serde(default, skip_serializing_if = "is_zero")]
        check: u64,
        state: S,
    },
    /// Format 1: somebody went there.
    Goto(Place),
    /// The same from format 2 on.
    Went {
        to: Place,
        at: Standing,
    },
    NewDice(u32),
}

fn is_no_round(round: &u16) -> bool {
    *round == 0
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Counted from 1; 0 in lines that do not say it.
    pub round: u16,
    /// How it ended, if it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Outcome>,
}

/// Whose a journal is, and in which format: what its first line says before anything else in it is understood.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Origin {
    /// Format of the lines; it may be one that only a newer program knows.
    pub format: u16,
    /// Name of the ruleset; empty where none is named.
    #[serde(default)]
    pub ruleset: String,
}

/// Finds that out without understanding the rest.
#[derive(Deserialize)]
enum Probe {
    Header(Origin),
}

impl Origin {
    /// Reads it from the first line of a journal.
    ///
    /// # Errors
    /// The line is no header of a journal.
    pub fn of(line: &str) -> Result<Self, ReadError> {
        if line.trim().is_empty() {
            return Err(ReadError::Empty);
        }
        if let Some(("Header", origin)) = Self::as_written(line) {
            return Ok(origin);
        }
        match read(line) {
            Ok(Probe::Header(origin)) => Ok(origin),
            Err(_) if read::<Record<IgnoredAny, IgnoredAny, IgnoredAny>>(line).is_ok() => Err(ReadError::Empty),
            Err(error) => Err(malformed(1, error)),
        }
    }

    /// The same of any log that begins as a journal does, with a word of its own and then format and ruleset; the line may be cut off
    /// behind them. None: it does not say, or not in the way in which programs write it.
    pub fn of_any_log(line: &str) -> Option<Self> {
        Self::as_written(line).map(|(_, origin)| origin)
    }

    /// As this program and its earlier versions write it, first of all, and the word before it. The line holds whatever a game
    /// begins with: whoever only asks whose it is does not read that, and whoever reads the header finds what is wrong with the rest.
    fn as_written(line: &str) -> Option<(&str, Self)> {
        let (word, rest) = line.split_once("((format:")?;
        let (format, rest) = rest.split_once(",ruleset:\"")?;
        let (ruleset, _) = rest.split_once('"')?;
        let is_plain = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'-';
        let is_name = !ruleset.is_empty() && ruleset.bytes().all(is_plain);
        let is_number = format.bytes().all(|sign| sign.is_ascii_digit());
        let format = format.parse().ok().filter(|_| is_name && is_number)?;
        Some((word, Self { format, ruleset: ruleset.to_owned() }))
    }

    /// The header in this line, of which this is the origin.
    ///
    /// # Errors
    /// It makes no sense, or a newer program wrote it.
    pub fn header<S: DeserializeOwned>(&self, line: &str) -> Result<Header<S>, ReadError> {
        if self.format > FORMAT {
            return Err(ReadError::Newer { found: self.format, known: FORMAT });
        }
        match read::<Record<Header<S>, (), ()>>(line) {
            Ok(Record::Header(header)) => Ok(header),
            Ok(_) => Err(ReadError::Empty),
            Err(error) => Err(malformed(1, error)),
        }
    }
}

/// Why lines are no journal that this program can read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum ReadError {
    /// There is no header.
    #[error("it holds no game")]
    Empty,
    /// A newer program wrote it.
    #[error("it was written by a newer program (format {found}, this one knows up to {known})")]
    Newer {
        /// Its format.
        found: u16,
        /// The newest one known here.
        known: u16,
    },
    /// A line makes no sense.
    #[error("line {line}, column {column}: {reason}")]
    Malformed {
        line: usize,
        column: usize,
        /// What is unclear there.
        reason: Unclear,
    },
    /// Longer than any game ([`super::MAX_LINES`], [`super::MAX_BYTES`]), or somebody goes to and fro in it more often
    /// than anybody does.
    #[error("it is longer than any game that this program writes")]
    TooLong,
    /// It was played by other rules, and nothing in it says how it could go on by these.
    #[error("it was played by other rules, and no kept state can be believed from which it could go on")]
    NoKeptState,
    /// An entry about entries makes no sense.
    #[error("line {line}: {error}")]
    Entry {
        line: usize,
        /// Why.
        error: JournalError,
    },
}

/// Why not everything in the lines could be used. The journal is sound up to there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The last line was torn by a crash and is left out.
    #[error("the last line ({line}) is not complete")]
    Torn {
        /// From 1.
        line: usize,
    },
    /// The state before the first answer is another one than recorded.
    #[error("the game begins in another way than recorded")]
    OtherStart,
    /// The dealer deals something else from the recorded seed, or stands elsewhere: the seed or the outcomes are not those
    /// the game was played with. The answers themselves hold.
    #[error("line {line}: the dice do not fall so from the recorded seed")]
    OtherDice {
        /// The first such line, from 1.
        line: usize,
    },
    /// A kept state is not the state of its answer. The answers themselves hold.
    #[error("line {line}: the kept state is not the one the game was in")]
    OtherSnapshot {
        /// The first such line, from 1.
        line: usize,
    },
    /// The game does not go on as recorded. What follows has not been read, so the journal has to be written to
    /// another file ([`Journal::all_lines`]) if it shall go on from here.
    #[error("line {line}: {error}")]
    Stopped {
        /// From 1.
        line: usize,
        /// Where and why.
        error: JournalError,
    },
}

/// Reads the first line of a journal, which says which game has to be set up for the rest.
///
/// # Errors
/// There is no header, or it makes no sense, or a newer program wrote it.
pub fn read_header<S: DeserializeOwned>(line: &str) -> Result<Header<S>, ReadError> {
    Origin::of(line)?.header(line)
}

pub(super) fn malformed(line: usize, error: Unreadable) -> ReadError {
    ReadError::Malformed { line, column: error.column, reason: error.what }
}

/// Does this line after the header make sense? A last line that does not was torn when the program was killed.
#[must_use]
pub fn is_sound_line<G: Game>(line: &str) -> bool {
    read::<Record<IgnoredAny, G::Answer, Box<G::State>>>(line).is_ok()
}

/// Where the game stands, from the last lines of a journal (as many as were read; the first of them may be cut off).
/// Nothing is played. `None`: they do not say.
#[must_use]
pub fn last_standing<'l>(lines: impl DoubleEndedIterator<Item = &'l str>) -> Option<Standing> {
    lines.rev().find_map(|line| match line.split_once('(')?.0 {
        "Entry" | "Went" => match read::<Record<IgnoredAny, IgnoredAny, IgnoredAny>>(line).ok()? {
            Record::Entry { round, over, .. } => Some(Standing { round, over }),
            Record::Went { at, .. } => Some(at),
            _ => None,
        }
        .filter(|standing| standing.round > 0),
        // Format 1 says it only here; from format 2 on the line before it says more.
        "Snapshot" if !line.contains(CHECK) => {
            let round = line.split_once(KEPT)?.1.strip_prefix("(round:")?.split(',').next()?.parse().ok()?;
            Some(Standing { round, over: None })
        }
        _ => None,
    })
}

/// What stands before a kept state, and before its number.
const KEPT: &str = ",state:";
const CHECK: &str = ",check:";

/// The number by which a kept state is known to be the text that was written; `None`: no kept state stands in the line.
pub(super) fn check_of(line: &str) -> Option<u64> {
    Some(hash_of_bytes(line.split_once(KEPT)?.1.strip_suffix(')')?.as_bytes()))
}

impl<G: Game, S: Serialize> Journal<G, S> {
    /// The lines that are new since the last time, without line ends. Appending them to the file is the caller's.
    ///
    /// # Errors
    /// A value of the game cannot be written down.
    pub fn take_lines(&mut self) -> Result<Vec<String>, ron::Error> {
        let lines = self.unsaved.iter().map(|unsaved| self.line(*unsaved)).collect::<Result<Vec<String>, _>>()?;
        self.unsaved.clear();
        self.lines += lines.len();
        self.bytes += lines.iter().map(|line| line.len() + 1).sum::<usize>();
        Ok(lines)
    }

    /// Could the header be read back? If not, nothing that is recorded after it ever could.
    pub fn has_readable_header(&self) -> bool {
        self.line(Unsaved::Header).is_ok_and(|line| line.len() <= MAX_HEADER && measure(&line).is_ok())
    }

    /// Everything, for a new file.
    ///
    /// # Errors
    /// A value of the game cannot be written down.
    pub fn all_lines(&self) -> Result<Vec<String>, ron::Error> {
        let mut unsaved = vec![Unsaved::Header];
        let mut at = None;
        // The stream of the dice that the lines have set so far, for the start and each entry.
        let mut told: Vec<u32> = vec![0];
        let number = |place: Place| place.map_or(0, |entry| entry.index() + 1);
        for (entry, node) in (0..).map(EntryId).zip(&self.nodes) {
            let parent = node.entry.parent;
            if parent != at {
                unsaved.push(Unsaved::Goto(parent));
            }
            let salt = node.entry.dealer.salt;
            if told[number(parent)] != salt {
                unsaved.push(Unsaved::NewDice(salt));
                told[number(parent)] = salt;
            }
            unsaved.push(Unsaved::Entry(entry));
            told.push(salt);
            if node.snapshot.is_some() {
                unsaved.push(Unsaved::Snapshot(entry));
            }
            at = Some(entry);
        }
        // Other dice that were asked for and not rolled yet.
        for place in std::iter::once(None).chain((0..self.nodes.len() as u32).map(|entry| Some(EntryId(entry)))) {
            let salt = self.dealer_at(place).salt;
            if told[number(place)] != salt {
                unsaved.extend([Unsaved::Goto(place), Unsaved::NewDice(salt)]);
                at = place;
            }
        }
        if at != self.at {
            unsaved.push(Unsaved::Goto(self.at));
        }
        unsaved.into_iter().map(|unsaved| self.line(unsaved)).collect()
    }

    fn line(&self, unsaved: Unsaved) -> Result<String, ron::Error> {
        let tells = self.header.format > 1;
        let record: Record<&Header<S>, &G::Answer, &G::State> = match unsaved {
            Unsaved::Header => Record::Header(&self.header),
            Unsaved::Entry(id) => {
                let Entry { answer, given, hash, dealer, .. } = &self.nodes[id.index()].entry;
                let standing = tells.then(|| self.standing_at(Some(id)));
                let (round, over) = standing.map_or((0, None), |at| (at.round, at.over));
                Record::Entry {
                    answer,
                    given: *given,
                    hash: *hash,
                    draws: dealer.draws,
                    salt: dealer.salt,
                    round,
                    over,
                }
            }
            Unsaved::Snapshot(entry) => {
                let kept = self.nodes[entry.index()].snapshot.and_then(|at| self.snapshots.get(at as usize));
                // A snapshot is only announced after it was kept, and never dropped.
                let state = ron::to_string(kept.unwrap_or_else(|| self.game.state()))?;
                let check = if tells { format!("{CHECK}{}", hash_of_bytes(state.as_bytes())) } else { String::new() };
                return Ok(format!("Snapshot(entry:{}{check}{KEPT}{state})", entry.0));
            }
            Unsaved::Goto(to) if tells => Record::Went { to, at: self.standing_at(to) },
            Unsaved::Goto(to) => Record::Goto(to),
            Unsaved::NewDice(salt) => Record::NewDice(salt),
        };
        ron::to_string(&record)
    }
}
