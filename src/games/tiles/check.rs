//! A check: a bot plays many games with parties of one or several sizes. Where that takes minutes, it is played in pieces, each of which is
//! kept on the disk as soon as it is whole ([`crate::house::storage::pieces`]): a check that was ended, by whatever, goes on where it was.
//!
//! What is not here: what is played, by whom, and what is seen in it. That says the game ([`InPieces`]).

use crate::house::lab::batch::{Examined, Plan, Progress};
use crate::house::lab::statistics::Statistics;
use crate::house::storage::pieces::{self, KeptPieces};
use crate::house::storage::{StorageError, Trouble};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Seed of the first game of each party.
pub const FIRST_SEED: u64 = 1;
/// A piece has no more games than this, a game no more rounds and a place no more falls: what says otherwise was not written here.
pub const MOST: u64 = 100_000;

/// It is waited so long for whoever has the same in hand, and looked again after each pause.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(20);

/// Games of one party, one after the other from a seed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece<W> {
    /// How many Heroes.
    pub heroes: u8,
    /// The seed of the first game.
    pub first_seed: u64,
    /// The seeds of games that were won, which sums in files do not tell.
    pub won: Vec<u64>,
    /// The games, summed up.
    pub sum: Statistics,
    /// What was seen in them.
    pub traces: W,
}

/// Are there no more than so many numbers, each of them small enough?
#[must_use]
pub fn can_be_counts(counts: &[u64], length: usize) -> bool {
    counts.len() <= length && counts.iter().all(|count| *count <= MOST)
}

impl<W> Piece<W> {
    fn of(heroes: u8, first_seed: u64, sum: Statistics, traces: W) -> Self {
        Self { heroes, first_seed, won: sum.won_by.without(&Default::default()).collect(), sum, traces }
    }

    /// Do its numbers agree with each other?
    #[must_use]
    pub fn adds_up(&self) -> bool {
        let sum = &self.sum;
        let parts = [sum.won, sum.lost, sum.stuck, sum.failed];
        sum.games > 0
            && parts.iter().all(|part| *part <= MOST)
            && sum.games == parts.iter().sum::<u64>()
            && sum.won == self.won.len() as u64
            && self.won.iter().all(|seed| seed.wrapping_sub(self.first_seed) < sum.games)
            && sum.answers <= u64::from(u32::MAX)
            && can_be_counts(&sum.rounds, MOST as usize)
    }

    /// With the seeds of won games where it was read from a file.
    fn whole(mut self) -> Self {
        self.sum.won_by = self.won.iter().copied().collect();
        self
    }
}

/// What a check finds while it is played.
#[derive(Debug)]
pub enum Found<W> {
    /// Games that were played, now or another day.
    Piece(Box<Piece<W>>),
    /// From here on no game is kept, and why: they are played for this time only.
    Unkept(StorageError),
    /// The best game that was won cannot be laid beside the quest, and why.
    BestUnkept(StorageError),
}

/// What one party has played so far.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    heroes: u8,
    played: u64,
}

/// Takes up what is kept of a check, or begins it. Whoever ended it a moment ago may still have it in hand.
fn taken_up<P: DeserializeOwned>(
    root: &Path,
    game: &str,
    key: u64,
    cancel: &AtomicBool,
) -> Result<(KeptPieces, Vec<P>), StorageError> {
    let until = Instant::now() + PATIENCE;
    loop {
        match pieces::begin(root, game, key) {
            Err(held) if held.trouble == Trouble::InUse && Instant::now() < until => {
                if cancel.load(Ordering::Relaxed) {
                    return Err(held);
                }
                thread::sleep(PAUSE);
            }
            begun => return begun,
        }
    }
}

/// A check that can be played in pieces.
pub trait InPieces {
    /// What is seen in games.
    type Seen: Serialize + DeserializeOwned;
    /// Why nobody can play.
    type Trouble;
    /// Which game it is ([`crate::house::plug::ruleset::Ruleset::ID`]).
    const GAME: &'static str;

    /// By what its games are told apart from all others ([`pieces::key`]): how many are played is no part of it, nor what is only called
    /// otherwise.
    fn key(&self) -> u64;

    /// The parties, by how many Heroes they have; each of another size.
    fn parties(&self) -> Vec<u8>;

    /// How many games each of them plays.
    fn games(&self) -> u64;

    /// What says of a piece whether it could have been played; none where nothing can.
    fn could_be(&self) -> Option<impl Fn(&Piece<Self::Seen>) -> bool>;

    /// Plays some games with the party of so many Heroes.
    ///
    /// # Errors
    /// Nobody can play.
    fn play(
        &self,
        heroes: u8,
        plan: &Plan,
        cancel: &AtomicBool,
        tell: &(dyn Fn(Progress) + Sync),
    ) -> Result<(Statistics, Self::Seen), Self::Trouble>;

    /// How many games the check comes to when it is done.
    fn all_games(&self) -> u64 {
        self.games() * self.parties().len() as u64
    }

    /// Where each party begins.
    fn courses(&self) -> Vec<Course> {
        self.parties().into_iter().map(|heroes| Course { heroes, played: 0 }).collect()
    }

    /// The pieces that were kept of this check, as far as they can be believed.
    fn found(&self, root: &Path) -> Vec<Piece<Self::Seen>> {
        self.believed(pieces::found(root, Self::GAME, self.key()), &mut self.courses())
    }

    /// Pieces follow each other without a gap; what does not is played anew.
    fn believed(&self, pieces: Vec<Piece<Self::Seen>>, courses: &mut [Course]) -> Vec<Piece<Self::Seen>> {
        if pieces.is_empty() {
            return pieces;
        }
        let Some(could_be) = self.could_be() else { return Vec::new() };
        let mut follows = |piece: &Piece<Self::Seen>| {
            let course = courses.iter_mut().find(|course| course.heroes == piece.heroes);
            let course = course.filter(|course| piece.first_seed == FIRST_SEED.wrapping_add(course.played));
            course.map(|course| course.played += piece.sum.games).is_some()
        };
        let is_ours = |piece: &Piece<Self::Seen>| piece.adds_up() && could_be(piece) && follows(piece);
        pieces.into_iter().filter(is_ours).map(Piece::whole).collect()
    }

    /// Plays what has not been played yet. With a folder to keep them in, what was played before comes first and the rest in pieces
    /// of a few games, those of the party first that has played least; without one each party is a piece. `tell` is told how many games
    /// are played, `found` what is found, and says whether it goes on.
    ///
    /// # Errors
    /// Nobody can play.
    fn run(
        &self,
        root: Option<&Path>,
        cancel: &AtomicBool,
        tell: &(dyn Fn(u64) + Sync),
        found: &mut dyn FnMut(Found<Self::Seen>) -> bool,
    ) -> Result<(), Self::Trouble> {
        let mut courses = self.courses();
        let mut file = None;
        if let Some(root) = root {
            let known = match taken_up(root, Self::GAME, self.key(), cancel) {
                Ok((kept, known)) => {
                    file = Some(kept);
                    known
                }
                // Somebody else is playing the same, or the disk is full.
                Err(trouble) => {
                    found(Found::Unkept(trouble));
                    pieces::found(root, Self::GAME, self.key())
                }
            };
            for piece in self.believed(known, &mut courses) {
                if !found(Found::Piece(Box::new(piece))) {
                    return Ok(());
                }
            }
        }
        // One core is left for the window.
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get).saturating_sub(1).max(1);
        let wanted = self.games();
        loop {
            let done: u64 = courses.iter().map(|course| course.played.min(wanted)).sum();
            tell(done);
            let next = courses.iter_mut().filter(|course| course.played < wanted);
            let Some(course) = next.min_by_key(|course| course.played) else { return Ok(()) };
            let left = wanted - course.played;
            let games = if root.is_some() { left.min(cores as u64) } else { left };
            let first_seed = FIRST_SEED.wrapping_add(course.played);
            let plan =
                Plan { threads: NonZeroUsize::new(cores), examined: Examined::Sample, ..Plan::new(games, first_seed) };
            let progress = |progress: Progress| tell(done + progress.done);
            let (sum, traces) = self.play(course.heroes, &plan, cancel, &progress)?;
            // Games that were broken off say too little.
            if cancel.load(Ordering::Relaxed) || sum.games < games {
                return Ok(());
            }
            course.played += games;
            let piece = Piece::of(course.heroes, first_seed, sum, traces);
            if let Some(trouble) = file.as_mut().and_then(|file| file.add(&piece).err()) {
                file = None;
                found(Found::Unkept(trouble));
            }
            if !found(Found::Piece(Box::new(piece))) {
                return Ok(());
            }
        }
    }
}
