//! A journal brought back from its lines, one after the other, within limits that are looked at while reading.
//!
//! Going to and fro costs nothing while it is read: the game follows only where an answer was given, and then from the
//! nearest state that is known. Which branch was visited last is worked out once, at the end.

use super::super::dealer::{Dealer, Stream};
use super::super::game::Game;
use super::super::hash::hash_of;
use super::super::reading::read;
use super::effort::{Effort, MOST_KEPT};
use super::lines::{ReadError, Record, Standing, Trouble, check_of, malformed, read_header};
use super::{Entry, EntryId, Given, Header, Journal, JournalError, MAX_BYTES, MAX_LINES, Place, Unsaved};
use serde::de::{DeserializeOwned, IgnoredAny};
use std::iter::Peekable;

/// A journal that was read.
pub struct Read<G: Game, S> {
    /// As far as it is sound.
    pub journal: Journal<G, S>,
    /// What could not be used.
    pub trouble: Option<Trouble>,
}

/// A state is large, and most lines hold none.
type Line<G> = Record<IgnoredAny, <G as Game>::Answer, Box<<G as Game>::State>>;

/// What comes next in the lines after the header.
enum Next<'l, G: Game> {
    Record {
        line: usize,
        text: &'l str,
        record: Line<G>,
    },
    /// A kept state that cannot be understood.
    Strange {
        line: usize,
    },
    /// The last line makes no sense.
    Torn {
        line: usize,
    },
    End,
}

/// The lines after the header.
struct Lines<I: Iterator> {
    rest: Peekable<I>,
    /// Lines read so far.
    count: usize,
    bytes: usize,
}

impl<'l, I: Iterator<Item = &'l str>> Lines<I> {
    /// Reads the header and the rest of the lines after it.
    fn new<S: DeserializeOwned>(mut lines: I) -> Result<(Header<S>, Self), ReadError> {
        let first = lines.next().ok_or(ReadError::Empty)?;
        if first.len() > MAX_BYTES {
            return Err(ReadError::TooLong);
        }
        let header = read_header(first)?;
        Ok((header, Self { rest: lines.peekable(), count: 1, bytes: first.len() + 1 }))
    }

    fn following<G: Game>(&mut self) -> Result<Next<'l, G>, ReadError> {
        let Some(text) = self.rest.next() else { return Ok(Next::End) };
        let line = self.count + 1;
        let bytes = self.bytes + text.len() + 1;
        if line > MAX_LINES || bytes > MAX_BYTES {
            return Err(ReadError::TooLong);
        }
        let record = read(text);
        if record.is_err() && self.rest.peek().is_none() {
            return Ok(Next::Torn { line });
        }
        (self.count, self.bytes) = (line, bytes);
        match record {
            Ok(record) => Ok(Next::Record { line, text, record }),
            // Other rules may know states that these do not: such a one is not believed, and the game goes on without it.
            Err(_) if text.starts_with("Snapshot(") => Ok(Next::Strange { line }),
            Err(error) => Err(malformed(line, error)),
        }
    }
}

/// How a line fitted the game that is played again.
enum Played {
    AsRecorded,
    OtherDice,
    OtherSnapshot,
}

/// Why a line could not be taken in.
enum Stop {
    /// The game does not go on so.
    Here(JournalError),
    /// Nobody plays so; it is not read to its end.
    TooLong,
}

impl From<JournalError> for Stop {
    fn from(error: JournalError) -> Self {
        Self::Here(error)
    }
}

impl<G: Game, S: DeserializeOwned> Journal<G, S> {
    /// Reads a journal, whose header is the first line, and plays it: every answer must lead to the recorded state.
    /// `game` is the game as it was set up.
    ///
    /// # Errors
    /// The lines are no journal that this program can read.
    pub fn read<'l>(game: G, lines: impl IntoIterator<Item = &'l str>) -> Result<Read<G, S>, ReadError> {
        let (header, mut lines) = Lines::new(lines.into_iter())?;
        let journal = Self::resumed(game, header);
        if journal.header.start != hash_of(journal.game.state()) {
            return Ok(Read { journal, trouble: Some(Trouble::OtherStart) });
        }
        let mut reader = Reader::new(journal);
        let mut trouble = None;
        loop {
            match lines.following::<G>()? {
                Next::End => break,
                Next::Torn { line } => {
                    trouble = Some(Trouble::Torn { line });
                    break;
                }
                Next::Strange { line } => drop(trouble.get_or_insert(Trouble::OtherSnapshot { line })),
                Next::Record { line, text, record } => match reader.play(text, record) {
                    Ok(Played::AsRecorded) => {}
                    Ok(Played::OtherDice) => drop(trouble.get_or_insert(Trouble::OtherDice { line })),
                    Ok(Played::OtherSnapshot) => drop(trouble.get_or_insert(Trouble::OtherSnapshot { line })),
                    Err(Stop::Here(error)) => {
                        trouble = Some(Trouble::Stopped { line, error });
                        break;
                    }
                    Err(Stop::TooLong) => return Err(ReadError::TooLong),
                },
            }
        }
        let journal = reader.finish(&lines)?;
        Ok(Read { journal, trouble })
    }

    /// Reads a journal that was played by other rules or with other content: goes on from the last kept state on its
    /// way that can be believed, and as far from there as the game still goes the recorded way. What lies before can be
    /// read, not visited. `rules_revision` is that of this program: by the same rules a kept state has to be the recorded
    /// one.
    ///
    /// # Errors
    /// The lines are no journal that this program can read, or hold no kept state that can be believed.
    pub fn read_from_snapshot<'l>(
        game: G,
        rules_revision: u16,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<Read<G, S>, ReadError> {
        let (header, mut lines) = Lines::new(lines.into_iter())?;
        let mut reader = Reader::new(Self::resumed(game, header));
        reader.journal.start = None;
        let (mut torn, mut other) = (None, None);
        loop {
            match lines.following::<G>()? {
                Next::End => break,
                Next::Torn { line } => {
                    torn = Some(Trouble::Torn { line });
                    break;
                }
                Next::Strange { line } => drop(other.get_or_insert(Trouble::OtherSnapshot { line })),
                Next::Record { line, text, record } => {
                    let believed = reader.believe(text, record, rules_revision);
                    let is_other = !believed.map_err(|error| ReadError::Entry { line, error })?;
                    if is_other {
                        other.get_or_insert(Trouble::OtherSnapshot { line });
                    }
                }
            }
        }
        let stopped = reader.go_on()?;
        let journal = reader.finish(&lines)?;
        Ok(Read { journal, trouble: stopped.or(torn).or(other) })
    }

    /// A journal of which nothing but the header has been read.
    fn resumed(game: G, header: Header<S>) -> Self {
        let (format, start) = (header.format, header.start);
        let mut journal = Self::new(game, header);
        journal.header.format = format;
        journal.header.start = start;
        journal.unsaved.clear();
        journal
    }
}

/// A journal while it is read. Its current place is that of the lines; the game may stand elsewhere.
struct Reader<G: Game, S> {
    journal: Journal<G, S>,
    /// Where the game stands, and which states are known.
    effort: Effort<Box<G::State>>,
    /// When each entry was visited last; later visits have larger numbers.
    visits: Vec<u32>,
    visit: u32,
    /// Whose states are kept, by their position in the list.
    kept: Vec<EntryId>,
    /// How many states have been kept, also those that are forgotten again.
    kept_so_far: usize,
    /// The game goes on elsewhere than the lines end.
    is_elsewhere: bool,
}

impl<G: Game, S: DeserializeOwned> Reader<G, S> {
    fn new(journal: Journal<G, S>) -> Self {
        Self {
            journal,
            effort: Effort::default(),
            visits: Vec::new(),
            visit: 0,
            kept: Vec::new(),
            kept_so_far: 0,
            is_elsewhere: false,
        }
    }

    /// Takes a line in by playing it.
    fn play(&mut self, text: &str, record: Line<G>) -> Result<Played, Stop> {
        match record {
            // A header after the first line says nothing.
            Record::Header(_) => {}
            // What is played keeps its own states; the recorded one must be the same.
            Record::Snapshot { entry, check, state } => {
                let node = self.journal.nodes.get(entry.index()).ok_or(JournalError::NoEntry(entry))?;
                if node.entry.hash != hash_of(&*state) || !is_whole(check, text) {
                    return Ok(Played::OtherSnapshot);
                }
            }
            Record::Entry { answer, given, hash, draws, salt, .. } => {
                return self.play_answer(Recorded { answer, given, hash, draws, salt });
            }
            Record::Goto(to) | Record::Went { to, .. } => self.go_to(to)?,
            Record::NewDice(salt) => self.journal.set_salt(salt),
        }
        Ok(Played::AsRecorded)
    }

    fn play_answer(&mut self, recorded: Recorded<G::Answer>) -> Result<Played, Stop> {
        self.come_along()?;
        let Recorded { answer, given, hash, draws, salt } = recorded;
        let at = self.journal.at;
        let journal = &mut self.journal;
        let entry = EntryId(journal.nodes.len() as u32);
        let dealer = Dealer { seed: journal.header.seed, draws, salt };
        let same_dice = deals(journal, &answer, given, dealer);
        let before = journal.game.state().clone();
        let refused = |refusal| JournalError::Refused { entry, refusal };
        journal.game.answer(&answer, &mut |_| {}).map_err(refused)?;
        let found = hash_of(journal.game.state());
        if found != hash {
            journal.game.restore(&before);
            return Err(JournalError::Diverged { entry, expected: hash, found }.into());
        }
        journal.attach(Entry { parent: at, answer, given, hash, dealer });
        if journal.snapshots.len() < MOST_KEPT {
            journal.keep_if_due(entry);
        }
        self.arrive(entry, dealer);
        self.effort.answered(at, entry, given, || Box::new(before));
        Ok(if same_dice { Played::AsRecorded } else { Played::OtherDice })
    }

    /// The current place is this entry, which has just been recorded.
    fn arrive(&mut self, entry: EntryId, dealer: Dealer) {
        self.journal.at = Some(entry);
        self.journal.stream = Stream::new(dealer);
        self.visit += 1;
        self.visits.push(self.visit);
    }

    fn go_to(&mut self, place: Place) -> Result<(), JournalError> {
        self.visit += 1;
        if let Some(entry) = place {
            *self.visits.get_mut(entry.index()).ok_or(JournalError::NoEntry(entry))? = self.visit;
        }
        self.journal.at = place;
        self.journal.stream = Stream::new(self.journal.dealer_at(place));
        Ok(())
    }

    /// The game comes to the current place, from the nearest state that is known.
    fn come_along(&mut self) -> Result<(), Stop> {
        let (place, journal) = (self.journal.at, &mut self.journal);
        if place == self.effort.game_at {
            return Ok(());
        }
        let way = self.effort.way_to(journal, place).ok_or(Stop::TooLong)?;
        self.effort.spend(way.len());
        let stands = way.last().map_or(place, |first| journal.nodes[first.index()].entry.parent);
        if stands != self.effort.game_at {
            let of_entry = |entry: EntryId| {
                let kept = journal.nodes[entry.index()].snapshot.and_then(|at| journal.snapshots.get(at as usize));
                kept.or_else(|| self.effort.remembered(entry).map(|state| &**state))
            };
            let state = stands.and_then(of_entry).or(journal.start.as_ref()).ok_or(JournalError::Sealed)?.clone();
            journal.game.restore(&state);
        }
        let mut game = journal.game.clone();
        for entry in way.into_iter().rev() {
            journal.give_again(&mut game, entry, &mut |_| {})?;
        }
        journal.game = game;
        self.effort.game_at = place;
        Ok(())
    }

    /// Takes a line in without playing it. False: a kept state that cannot be believed.
    fn believe(&mut self, text: &str, record: Line<G>, rules_revision: u16) -> Result<bool, JournalError> {
        match record {
            Record::Header(_) => {}
            Record::Snapshot { entry, check, state } => {
                let node = self.journal.nodes.get(entry.index()).ok_or(JournalError::NoEntry(entry))?;
                // Other rules may know more or less of a state, which is then another number.
                let is_recorded =
                    self.journal.header.rules_revision != rules_revision || node.entry.hash == hash_of(&*state);
                if !is_recorded || !is_whole(check, text) || self.journal.game.fits(&state).is_err() {
                    return Ok(false);
                }
                self.keep_latest(entry, *state);
            }
            Record::Entry { answer, given, hash, draws, salt, round, over } => {
                let dealer = Dealer { seed: self.journal.header.seed, draws, salt };
                let parent = self.journal.at;
                let entry = self.journal.attach(Entry { parent, answer, given, hash, dealer });
                self.journal.nodes[entry.index()].standing = Standing { round, over };
                self.arrive(entry, dealer);
            }
            Record::Goto(to) | Record::Went { to, .. } => self.go_to(to)?,
            Record::NewDice(salt) => self.journal.set_salt(salt),
        }
        Ok(true)
    }

    /// Keeps a state; of too many the oldest is forgotten.
    fn keep_latest(&mut self, entry: EntryId, state: G::State) {
        let at = self.kept_so_far % MOST_KEPT;
        self.kept_so_far += 1;
        match self.kept.get_mut(at) {
            None => {
                self.kept.push(entry);
                self.journal.keep(entry, state);
            }
            Some(oldest) => {
                self.journal.nodes[oldest.index()].snapshot = None;
                *oldest = entry;
                self.journal.nodes[entry.index()].snapshot = Some(at as u32);
                self.journal.snapshots[at] = state;
            }
        }
    }

    /// From the last kept state on the way to the end of the lines, as far as it goes.
    fn go_on(&mut self) -> Result<Option<Trouble>, ReadError> {
        let journal = &mut self.journal;
        let end = journal.at;
        let (state, way) = journal.way_to(end).map_err(|_| ReadError::NoKeptState)?;
        let state = state.clone();
        let mut at = match way.first() {
            Some(first) => journal.nodes[first.index()].entry.parent,
            None => end,
        };
        journal.game.restore(&state);
        let mut trouble = None;
        for entry in way {
            let mut game = journal.game.clone();
            if let Err(error) = journal.give_again(&mut game, entry, &mut |_| {}) {
                trouble = Some(Trouble::Stopped { line: entry.index() + 2, error });
                break;
            }
            journal.game = game;
            at = Some(entry);
        }
        self.effort.game_at = at;
        if at != end {
            // The file ends elsewhere; what is appended next has to follow this place.
            self.is_elsewhere = true;
            self.go_to(at).map_err(|_| ReadError::NoKeptState)?;
        }
        Ok(trouble)
    }

    /// The journal, as if nobody had gone to and fro since it was begun.
    fn finish<I: Iterator>(mut self, lines: &Lines<I>) -> Result<Journal<G, S>, ReadError> {
        // Whoever reads it next comes to its end with the next answer.
        let effort = self.effort.counted();
        if self.come_along().is_err() {
            return Err(ReadError::TooLong);
        }
        let mut journal = self.journal;
        journal.effort = effort;
        // A child has a larger number than its parent, so each is looked at before the entry it follows.
        let mut latest = vec![0; journal.nodes.len()];
        let mut first = 0;
        for at in (0..journal.nodes.len()).rev() {
            self.visits[at] = self.visits[at].max(latest[at]);
            let parent = journal.nodes[at].entry.parent;
            let known = match parent {
                Some(parent) => &mut latest[parent.index()],
                None => &mut first,
            };
            if self.visits[at] > *known {
                *known = self.visits[at];
                *journal.last_child_mut(parent) = Some(EntryId(at as u32));
            }
        }
        journal.unsaved.clear();
        if self.is_elsewhere {
            journal.unsaved.push(Unsaved::Goto(journal.at));
        }
        (journal.lines, journal.bytes) = (lines.count, lines.bytes);
        Ok(journal)
    }
}

/// An answer as a line tells it.
struct Recorded<A> {
    answer: A,
    given: Given,
    hash: u64,
    draws: u64,
    salt: u32,
}

/// Would the dealer have dealt this, and does he stand where the line says afterwards?
fn deals<G: Game, S>(journal: &mut Journal<G, S>, answer: &G::Answer, given: Given, after: Dealer) -> bool {
    let stream = &mut journal.stream;
    let dealt = given != Given::Dealt || journal.game.sample(&mut |n| stream.pick(n)).as_ref() == Some(answer);
    dealt && journal.stream.dealer() == after
}

/// Is a kept state the text that was written? Format 1 does not say.
fn is_whole(check: u64, text: &str) -> bool {
    check == 0 || check_of(text) == Some(check)
}
