//! The journal as lines of text: one for the header, one for each change. Whoever owns the file appends them.

use super::super::dealer::Dealer;
use super::super::game::Game;
use super::super::hash::hash_of;
use super::{Entry, EntryId, FORMAT, Given, Header, Journal, JournalError, Place, Unsaved};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// One line. An entry follows the place where the lines before it ended.
#[derive(Serialize, Deserialize)]
enum Record<H, A, S> {
    Header(H),
    Entry { answer: A, given: Given, hash: u64, draws: u64, salt: u32 },
    Snapshot { entry: EntryId, state: S },
    Goto(Place),
    NewDice(u32),
}

/// Finds out the format without understanding the rest.
#[derive(Deserialize)]
enum Probe {
    Header(Format),
}

#[derive(Deserialize)]
struct Format {
    format: u16,
}

/// Why lines are no journal that this program can read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What was expected.
        reason: String,
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

/// How a line fitted the game that is played again.
enum Played {
    AsRecorded,
    OtherDice,
    OtherSnapshot,
}

/// A journal that was read.
pub struct Read<G: Game, S> {
    /// As far as it is sound.
    pub journal: Journal<G, S>,
    /// What could not be used.
    pub trouble: Option<Trouble>,
}

/// Reads the first line of a journal, which says which game has to be set up for the rest.
///
/// # Errors
/// There is no header, or it makes no sense, or a newer program wrote it.
pub fn read_header<S: DeserializeOwned>(line: &str) -> Result<Header<S>, ReadError> {
    if line.trim().is_empty() {
        return Err(ReadError::Empty);
    }
    if let Ok(Probe::Header(Format { format })) = ron::from_str(line)
        && format > FORMAT
    {
        return Err(ReadError::Newer { found: format, known: FORMAT });
    }
    match ron::from_str::<Record<Header<S>, (), ()>>(line) {
        Ok(Record::Header(header)) => Ok(header),
        Ok(_) => Err(ReadError::Empty),
        Err(error) => Err(malformed(1, &error)),
    }
}

fn malformed(line: usize, error: &ron::error::SpannedError) -> ReadError {
    ReadError::Malformed { line, column: error.span.start.col, reason: error.code.to_string() }
}

type Line<G> = Record<serde::de::IgnoredAny, <G as Game>::Answer, <G as Game>::State>;

/// The sound lines after the header, and the number of a torn one.
type Records<G> = (Vec<(usize, Line<G>)>, Option<usize>);

fn parse<'l, G: Game>(lines: impl IntoIterator<Item = &'l str>) -> Result<Records<G>, ReadError> {
    let mut records = Vec::new();
    let mut broken: Option<(usize, ReadError)> = None;
    for (line, text) in (1..).zip(lines).skip(1) {
        if let Some((_, error)) = broken {
            return Err(error);
        }
        match ron::from_str::<Line<G>>(text) {
            Ok(record) => records.push((line, record)),
            Err(error) => broken = Some((line, malformed(line, &error))),
        }
    }
    Ok((records, broken.map(|(line, _)| line)))
}

impl<G: Game, S: DeserializeOwned> Journal<G, S> {
    /// Reads a journal, whose header is the first line, and plays it: every answer must lead to the recorded state.
    /// `game` is the game as it was set up.
    ///
    /// # Errors
    /// The lines are no journal that this program can read.
    pub fn read<'l>(game: G, lines: impl IntoIterator<Item = &'l str> + Clone) -> Result<Read<G, S>, ReadError> {
        let mut journal = Self::begin(game, &lines)?;
        let (records, torn) = parse::<G>(lines)?;
        let mut trouble = torn.map(|line| Trouble::Torn { line });
        if journal.header.start != hash_of(journal.game.state()) {
            trouble = Some(Trouble::OtherStart);
            return Ok(Read { journal, trouble });
        }
        for (line, record) in records {
            match journal.play(record) {
                Ok(Played::AsRecorded) => {}
                Ok(Played::OtherDice) => drop(trouble.get_or_insert(Trouble::OtherDice { line })),
                Ok(Played::OtherSnapshot) => drop(trouble.get_or_insert(Trouble::OtherSnapshot { line })),
                Err(error) => {
                    trouble = Some(Trouble::Stopped { line, error });
                    break;
                }
            }
        }
        journal.unsaved.clear();
        Ok(Read { journal, trouble })
    }

    /// Reads a journal that was played by other rules or with other content: goes on from the last kept state on its
    /// way, and as far from there as the game still goes the recorded way. What lies before can be read, not visited.
    ///
    /// # Errors
    /// The lines are no journal that this program can read, or hold no kept state.
    pub fn read_from_snapshot<'l>(
        game: G,
        lines: impl IntoIterator<Item = &'l str> + Clone,
    ) -> Result<Read<G, S>, ReadError> {
        let mut journal = Self::begin(game, &lines)?;
        let (records, torn) = parse::<G>(lines)?;
        journal.start = None;
        let mut end = None;
        for (line, record) in records {
            journal.believe(record, &mut end).map_err(|error| ReadError::Malformed {
                line,
                column: 1,
                reason: error.to_string(),
            })?;
        }
        let trouble = journal.go_on(end, torn)?;
        Ok(Read { journal, trouble })
    }

    fn begin<'l>(game: G, lines: &(impl IntoIterator<Item = &'l str> + Clone)) -> Result<Self, ReadError> {
        let header: Header<S> = read_header(lines.clone().into_iter().next().ok_or(ReadError::Empty)?)?;
        let start = header.start;
        let mut journal = Self::new(game, header);
        journal.header.start = start;
        journal.unsaved.clear();
        Ok(journal)
    }

    /// Takes a line in by playing it.
    fn play(&mut self, record: Line<G>) -> Result<Played, JournalError> {
        match record {
            // A header after the first line says nothing.
            Record::Header(_) => Ok(Played::AsRecorded),
            // What is played keeps its own states; the recorded one must be the same.
            Record::Snapshot { entry, state } => {
                let node = self.nodes.get(entry.index()).ok_or(JournalError::NoEntry(entry))?;
                let same = node.entry.hash == hash_of(&state);
                Ok(if same { Played::AsRecorded } else { Played::OtherSnapshot })
            }
            Record::Entry { answer, given, hash, draws, salt } => {
                let entry = EntryId(self.nodes.len() as u32);
                let same_dice = self.deals(&answer, given, draws, salt);
                let (before, round) = (self.game.state().clone(), self.game.round());
                let refused = |refusal| JournalError::Refused { entry, refusal };
                self.game.answer(&answer, &mut |_| {}).map_err(refused)?;
                let found = hash_of(self.game.state());
                if found != hash {
                    self.game.restore(&before);
                    return Err(JournalError::Diverged { entry, expected: hash, found });
                }
                let dealer = Dealer { seed: self.header.seed, draws, salt };
                self.attach(Entry { parent: self.at, answer, given, hash, dealer });
                if self.game.round() != round {
                    let state = self.game.state().clone();
                    self.keep(entry, state);
                }
                self.settle_after(entry, dealer);
                Ok(if same_dice { Played::AsRecorded } else { Played::OtherDice })
            }
            Record::Goto(place) => self.goto(place).map(|()| Played::AsRecorded),
            Record::NewDice(salt) => {
                self.set_salt(salt);
                Ok(Played::AsRecorded)
            }
        }
    }

    /// Would the dealer have dealt this, and does he stand where the line says afterwards?
    fn deals(&mut self, answer: &G::Answer, given: Given, draws: u64, salt: u32) -> bool {
        let stream = &mut self.stream;
        let dealt = given != Given::Dealt || self.game.sample(&mut |n| stream.pick(n)).as_ref() == Some(answer);
        dealt && self.stream.dealer() == Dealer { seed: self.header.seed, draws, salt }
    }

    /// As [`Journal::settle`] for a child of the current place.
    fn settle_after(&mut self, entry: EntryId, dealer: Dealer) {
        self.at = Some(entry);
        self.stream = super::Stream::new(dealer);
    }

    /// Takes a line in without playing it.
    fn believe(&mut self, record: Line<G>, end: &mut Place) -> Result<(), JournalError> {
        match record {
            Record::Header(_) => {}
            Record::Snapshot { entry, state } => {
                if entry.index() >= self.nodes.len() {
                    return Err(JournalError::NoEntry(entry));
                }
                self.keep(entry, state);
            }
            Record::Entry { answer, given, hash, draws, salt } => {
                let dealer = Dealer { seed: self.header.seed, draws, salt };
                *end = Some(self.attach(Entry { parent: *end, answer, given, hash, dealer }));
            }
            Record::Goto(place) => {
                if let Some(entry) = place.filter(|entry| entry.index() >= self.nodes.len()) {
                    return Err(JournalError::NoEntry(entry));
                }
                *end = place;
            }
            Record::NewDice(salt) => {
                self.at = *end;
                self.set_salt(salt);
            }
        }
        Ok(())
    }

    /// From the last kept state on the way to `end`, as far as it goes.
    fn go_on(&mut self, end: Place, torn: Option<usize>) -> Result<Option<Trouble>, ReadError> {
        let nothing_kept = |_| ReadError::Malformed { line: 1, column: 1, reason: JournalError::Sealed.to_string() };
        let (state, way) = self.way_to(end).map_err(nothing_kept)?;
        let state = state.clone();
        let kept = match way.first() {
            Some(first) => self.nodes[first.index()].entry.parent,
            None => end,
        };
        self.game.restore(&state);
        self.settle(kept);
        let mut trouble = torn.map(|line| Trouble::Torn { line });
        for entry in way {
            if let Err(error) = self.visit(Some(entry)) {
                trouble = Some(Trouble::Stopped { line: entry.index() + 2, error });
                break;
            }
        }
        self.unsaved.clear();
        if self.at != end {
            // The file ends elsewhere; what is appended next has to follow this place.
            self.unsaved.push(Unsaved::Goto(self.at));
        }
        Ok(trouble)
    }
}

impl<G: Game, S: Serialize> Journal<G, S> {
    /// The lines that are new since the last time, without line ends. Appending them to the file is the caller's.
    ///
    /// # Errors
    /// A value of the game cannot be written down.
    pub fn take_lines(&mut self) -> Result<Vec<String>, ron::Error> {
        let lines = self.unsaved.iter().map(|unsaved| self.line(*unsaved)).collect::<Result<_, _>>()?;
        self.unsaved.clear();
        Ok(lines)
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
        let record: Record<&Header<S>, &G::Answer, &G::State> = match unsaved {
            Unsaved::Header => Record::Header(&self.header),
            Unsaved::Entry(id) => {
                let Entry { answer, given, hash, dealer, .. } = &self.nodes[id.index()].entry;
                Record::Entry { answer, given: *given, hash: *hash, draws: dealer.draws, salt: dealer.salt }
            }
            Unsaved::Snapshot(entry) => {
                let kept = self.nodes[entry.index()].snapshot.and_then(|at| self.snapshots.get(at as usize));
                // A snapshot is only announced after it was kept, and never dropped.
                Record::Snapshot { entry, state: kept.unwrap_or_else(|| self.game.state()) }
            }
            Unsaved::Goto(place) => Record::Goto(place),
            Unsaved::NewDice(salt) => Record::NewDice(salt),
        };
        ron::to_string(&record)
    }
}
