//! A game as it was played: a header and a tree of answers.
//!
//! Answers to chance are recorded like all others, so a replay needs no generator. After each answer stands the
//! hash of the state: a replay that goes another way is noticed at that answer. Nothing is ever taken out: undoing
//! goes back to an earlier place, and another answer there begins a branch.
//!
//! The journal touches no file. [`Journal::take_lines`] hands over what is new as lines of text, to be appended to
//! one; [`Journal::read`] brings a journal back from such lines.

mod effort;
mod lines;
mod read;
mod travel;

use super::dealer::{Dealer, Stream};
use super::game::{Game, Log, Logged, Refusal};
use super::hash::hash_of;
use effort::Effort;
use serde::{Deserialize, Serialize};

pub use lines::{Origin, ReadError, Standing, Trouble, is_sound_line, last_standing, read_header};
pub use read::Read;
pub use travel::Step;

/// The newest format of the lines that this program writes and reads. Format 1 did not say what the numbers in it stand
/// for ([`Header::index`]), nor where the game stands after a line; a journal stays in the format it was begun in.
pub const FORMAT: u16 = 2;

/// Most lines of a journal: days of playing without a break.
pub const MAX_LINES: usize = 100_000;
/// Most bytes of a journal, line ends included.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;
/// Most bytes of a header that is written: most of the file is for answers, and a list of games reads every header.
pub const MAX_HEADER: usize = 4 * 1024 * 1024;
/// So many lines before the end nothing more is recorded: what belongs to one answer still finds room.
const RESERVED_LINES: usize = 64;
/// The same in bytes.
const RESERVED_BYTES: usize = 256 * 1024;

/// What a game was begun with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header<S> {
    /// Format of the lines, see [`FORMAT`].
    pub format: u16,
    /// Name of the ruleset.
    pub ruleset: String,
    /// Counts the corrections of the ruleset that change how a recorded game goes on.
    pub rules_revision: u16,
    /// Hash of the content: cards, dice and the like.
    pub content: u64,
    /// Hash of what the numbers in states and answers stand for: where it differs, they mean something else. 0 in format
    /// 1, which did not say.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub index: u64,
    /// Hash of the document that was set up.
    pub document: u64,
    /// The choices at the start, in the words of the ruleset.
    pub setup: S,
    /// What the dealer deals from.
    pub seed: u64,
    /// Hash of the state before the first answer; [`Journal::new`] fills it in.
    #[serde(default)]
    pub start: u64,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// A recorded answer, by the order in which answers were recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryId(pub u32);

impl EntryId {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place in the tree: after an entry, or before all of them.
pub type Place = Option<EntryId>;

/// Who gave an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Given {
    /// Chance, as the seed of the game brings it.
    Dealt,
    /// Somebody who could have answered otherwise; also somebody who typed what fell on the table.
    ///
    /// Journals may also say that an answer was obvious and nobody was asked. Nothing is answered so any more: a player who
    /// is not asked does not see what he has decided, and one key for the safe step costs him nothing. Such an answer is read
    /// as a decision, so it can be taken back like any other.
    #[serde(alias = "Obvious")]
    Chosen,
}

/// A recorded answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<A> {
    /// The entry before it.
    pub parent: Place,
    /// As it was given, chance included.
    pub answer: A,
    /// Who gave it.
    pub given: Given,
    /// Hash of the state after it.
    pub hash: u64,
    /// Where the dealer stood after it.
    pub dealer: Dealer,
}

/// Why a place cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// An answer is not legal.
    #[error("entry {}: the answer is refused: {refusal}", entry.0)]
    Refused {
        /// The entry, or the one it would have become.
        entry: EntryId,
        /// Why.
        refusal: Refusal,
    },
    /// The same answer leads to another state than it did.
    #[error("entry {}: the game goes another way than recorded (state {found:016x}, recorded {expected:016x})", entry.0)]
    Diverged {
        /// The first entry that differs.
        entry: EntryId,
        /// The recorded hash.
        expected: u64,
        /// The hash now.
        found: u64,
    },
    /// There is no such entry.
    #[error("there is no entry {}", .0.0)]
    NoEntry(EntryId),
    /// No kept state lies before this place, so it can only be read, not visited.
    #[error("this part of the game was played by other rules and can only be read")]
    Sealed,
    /// There is no room for more ([`Journal::has_room`]).
    #[error("the record of this game is as long as it can be")]
    Full,
}

/// An answer that finds no room any more.
const FULL: Refusal = Refusal::new("", "refusal-journal-full");

/// An event and the answer that caused it.
pub type Caused<G> = (EntryId, Logged<<G as Game>::Event>);

struct Node<A> {
    entry: Entry<A>,
    /// The child that was visited last; redo follows it.
    last_child: Place,
    /// Position of the state kept here in the list of snapshots.
    snapshot: Option<u32>,
    /// The round of the last state that is kept on the way here.
    kept_round: u16,
    /// Where the game stands after the answer.
    standing: Standing,
    /// The stream of the dice from here on, where other dice were asked for after the answer.
    new_dice: Option<u32>,
}

/// What has to be written next.
#[derive(Clone, Copy)]
enum Unsaved {
    Header,
    Entry(EntryId),
    Snapshot(EntryId),
    Goto(Place),
    NewDice(u32),
}

/// A game that is being recorded. See the module for what it promises.
pub struct Journal<G: Game, S> {
    header: Header<S>,
    game: G,
    nodes: Vec<Node<G::Answer>>,
    at: Place,
    stream: Stream,
    /// The dealer before the first answer.
    start_dealer: Dealer,
    /// The first answer that was visited last.
    first: Place,
    next_salt: u32,
    /// The state before the first answer; none when it cannot be trusted.
    start: Option<G::State>,
    start_round: u16,
    snapshots: Vec<G::State>,
    unsaved: Vec<Unsaved>,
    /// Lines and bytes that have been read or handed over.
    lines: usize,
    bytes: usize,
    /// What reading it costs.
    effort: Effort<()>,
}

impl<G: Game, S> Journal<G, S> {
    /// Begins to record a game that has not been answered yet.
    pub fn new(game: G, mut header: Header<S>) -> Self {
        header.format = FORMAT;
        header.start = hash_of(game.state());
        let dealer = Dealer::new(header.seed);
        Self {
            header,
            nodes: Vec::new(),
            at: None,
            stream: Stream::new(dealer),
            start_dealer: dealer,
            first: None,
            next_salt: 1,
            start: Some(game.state().clone()),
            start_round: game.round(),
            snapshots: Vec::new(),
            unsaved: vec![Unsaved::Header],
            lines: 0,
            bytes: 0,
            effort: Effort::default(),
            game,
        }
    }

    /// What the game was begun with.
    pub fn header(&self) -> &Header<S> {
        &self.header
    }

    /// The game as it stands at the current place.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The current place.
    pub fn place(&self) -> Place {
        self.at
    }

    /// How many entries there are, on all branches.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing has been answered yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// What is recorded under this number; none where the journal is shorter.
    pub fn entry(&self, entry: EntryId) -> Option<&Entry<G::Answer>> {
        self.nodes.get(entry.index()).map(|node| &node.entry)
    }

    /// Hash of the state at the current place.
    pub fn hash(&self) -> u64 {
        self.at.map_or(self.header.start, |entry| self.nodes[entry.index()].entry.hash)
    }

    /// The entries from the start to a place.
    pub fn path_to(&self, place: Place) -> Vec<EntryId> {
        let mut path: Vec<EntryId> = self.upwards(place).collect();
        path.reverse();
        path
    }

    /// The answers that were given at a place, in the order in which they were first given.
    pub fn branches(&self, place: Place) -> Vec<EntryId> {
        let numbered = (0..).map(EntryId).zip(&self.nodes);
        numbered.filter(|(_, node)| node.entry.parent == place).map(|(entry, _)| entry).collect()
    }

    /// The decisions on the way to the current place that can be undone.
    pub fn decisions(&self) -> Vec<EntryId> {
        let path = self.path_to(self.at).into_iter();
        let is_kept = |entry: &EntryId| self.nodes[entry.index()].snapshot.is_some();
        // By other rules nothing before the first state that is kept can be visited.
        let sealed = if self.start.is_some() {
            0
        } else {
            path.clone().position(|entry| is_kept(&entry)).map_or(0, |at| at + 1)
        };
        path.skip(sealed).filter(|entry| self.nodes[entry.index()].entry.given == Given::Chosen).collect()
    }

    /// Is there room for more? A longer journal could not be read again.
    pub fn has_room(&self) -> bool {
        self.lines + self.unsaved.len() + RESERVED_LINES <= MAX_LINES && self.bytes + RESERVED_BYTES <= MAX_BYTES
    }

    /// Answers the pending question.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    pub fn answer(&mut self, answer: G::Answer, given: Given, log: Log<'_, G::Event>) -> Result<EntryId, Refusal> {
        if !self.has_room() || !self.can_be_reached_again(self.at) {
            return Err(FULL);
        }
        self.game.answer(&answer, log)?;
        self.count_effort(EntryId(self.nodes.len() as u32), given);
        let entry =
            Entry { parent: self.at, answer, given, hash: hash_of(self.game.state()), dealer: self.stream.dealer() };
        let id = self.attach(entry);
        self.at = Some(id);
        self.unsaved.push(Unsaved::Entry(id));
        if self.keep_if_due(id) {
            self.unsaved.push(Unsaved::Snapshot(id));
        }
        Ok(id)
    }

    /// What the dealer brings to a question that is put to chance; it is to be answered ([`Given::Dealt`]) with just that.
    pub fn sample(&mut self) -> Option<G::Answer> {
        let stream = &mut self.stream;
        self.game.sample(&mut |n| stream.pick(n))
    }

    /// Lets the dealer answer one question that is put to chance; `false` when the pending one is not.
    ///
    /// # Errors
    /// The game refuses an outcome that it offered itself.
    pub fn step_chance(&mut self, log: Log<'_, G::Event>) -> Result<bool, JournalError> {
        let before = self.stream.dealer();
        let Some(answer) = self.sample() else { return Ok(false) };
        self.answer(answer, Given::Dealt, log).map(|_| true).map_err(|refusal| {
            self.stream = Stream::new(before);
            JournalError::Refused { entry: EntryId(self.nodes.len() as u32), refusal }
        })
    }

    /// Lets the dealer answer until somebody is asked or the game is over.
    ///
    /// # Errors
    /// The game refuses an outcome that it offered itself.
    pub fn deal(&mut self, log: Log<'_, G::Event>) -> Result<(), JournalError> {
        while self.step_chance(log)? {}
        Ok(())
    }

    /// From here on the dice fall otherwise than they would have. The place keeps the new dice. Where there is no room for
    /// more ([`Journal::has_room`]), they stay.
    pub fn new_dice(&mut self) {
        if !self.has_room() {
            return;
        }
        let salt = self.next_salt;
        self.set_salt(salt);
        self.unsaved.push(Unsaved::NewDice(salt));
    }

    /// Where the dealer goes on from a place.
    fn dealer_at(&self, place: Place) -> Dealer {
        let Some(entry) = place else { return self.start_dealer };
        let node = &self.nodes[entry.index()];
        node.new_dice.map_or(node.entry.dealer, |salt| self.start_dealer.branch(salt))
    }

    fn attach(&mut self, entry: Entry<G::Answer>) -> EntryId {
        let id = EntryId(self.nodes.len() as u32);
        self.next_salt = self.next_salt.max(entry.dealer.salt.saturating_add(1));
        *self.last_child_mut(entry.parent) = Some(id);
        let kept_round = entry.parent.map_or(self.start_round, |parent| self.nodes[parent.index()].kept_round);
        let standing = Standing { round: self.game.round(), over: self.game.outcome() };
        self.nodes.push(Node { entry, last_child: None, snapshot: None, kept_round, standing, new_dice: None });
        id
    }

    /// Keeps the state after the entry that was recorded just now, once in each round, when the game is at rest.
    fn keep_if_due(&mut self, entry: EntryId) -> bool {
        let round = self.game.round();
        let node = &mut self.nodes[entry.index()];
        let is_due = node.kept_round != round && self.game.at_rest();
        if is_due {
            node.kept_round = round;
            let state = self.game.state().clone();
            self.keep(entry, state);
        }
        is_due
    }

    /// Where the game stands at a place.
    fn standing_at(&self, place: Place) -> Standing {
        place.map_or(Standing { round: self.start_round, over: None }, |entry| self.nodes[entry.index()].standing)
    }

    fn keep(&mut self, entry: EntryId, state: G::State) {
        self.nodes[entry.index()].snapshot = Some(self.snapshots.len() as u32);
        self.snapshots.push(state);
    }

    fn set_salt(&mut self, salt: u32) {
        let dealer = self.start_dealer.branch(salt);
        self.next_salt = self.next_salt.max(salt.saturating_add(1));
        match self.at {
            Some(entry) => self.nodes[entry.index()].new_dice = Some(salt),
            None => self.start_dealer = dealer,
        }
        self.stream = Stream::new(dealer);
    }

    fn last_child(&self, place: Place) -> Place {
        place.map_or(self.first, |entry| self.nodes[entry.index()].last_child)
    }

    fn last_child_mut(&mut self, place: Place) -> &mut Place {
        match place {
            Some(entry) => &mut self.nodes[entry.index()].last_child,
            None => &mut self.first,
        }
    }
}

#[cfg(test)]
mod tests;
