//! A check of a quest: one bot plays it with parties of several sizes. Where that takes minutes, it is played in pieces, each of which is
//! kept on the disk as soon as it is whole ([`crate::house::storage::pieces`]): a check that was ended, by whatever, goes on where it was.

use super::{BOT_REVISION, Examined, Party, Plan, Player, Progress, Statistics, Traces, Trial, try_out};
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::quest::shelf::owner;
use crate::games::massive_darkness::quest::{Quest, lay_out};
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Edition, HeroChoice, Setup};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules};
use crate::house::plug::ruleset::Ruleset as _;
use crate::house::storage::{StorageError, pieces};
use crate::kernel::hash::hash_of;
use serde::{Deserialize, Serialize};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Tokens on the Lifebringer in these games (SETUP-08).
pub const LIFEBRINGER: u8 = 2;
/// Seed of the first game of each party.
pub const FIRST_SEED: u64 = 1;

/// Which Heroes play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Parties {
    /// Parties of every size that the quest is for, drawn anew for each game.
    #[default]
    Drawn,
    /// These in every game.
    Chosen(Vec<HeroChoice>),
}

/// What is checked, and by whom.
#[derive(Clone, Debug)]
pub struct Check {
    /// The box.
    pub rules: MassiveDarknessRules,
    /// The quest as it is when the check begins.
    pub quest: Arc<Quest>,
    /// The Heroes.
    pub parties: Parties,
    /// The bot.
    pub player: Player,
    /// Games of each party.
    pub games: u64,
}

/// Games of one party, one after the other from a seed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// How many Heroes.
    pub heroes: u8,
    first_seed: u64,
    /// The seeds of games that were won, which sums in files do not tell.
    won: Vec<u64>,
    /// The games, summed up.
    pub sum: Statistics,
    /// What was seen in them.
    pub traces: Traces,
}

/// A piece has no more games than this, a game no more rounds and a Zone no more falls: what says otherwise was not written here.
const MOST: u64 = 100_000;

impl Piece {
    fn of(heroes: u8, first_seed: u64, sum: Statistics, traces: Traces) -> Self {
        Self { heroes, first_seed, won: sum.won_by.without(&Default::default()).collect(), sum, traces }
    }

    /// Could it have been played in this dungeon?
    fn is_of(&self, dungeon: &Dungeon, library: &Library) -> bool {
        let counts =
            |counts: &[u64], length: usize| counts.len() <= length && counts.iter().all(|count| *count <= MOST);
        let (sum, seen, rounds) = (&self.sum, &self.traces, MOST as usize);
        let parts = [sum.won, sum.lost, sum.stuck, sum.failed];
        sum.games > 0
            && parts.iter().all(|part| *part <= MOST)
            && sum.games == parts.iter().sum::<u64>()
            && sum.games == seen.games
            && sum.won == self.won.len() as u64
            && self.won.iter().all(|seed| seed.wrapping_sub(self.first_seed) < sum.games)
            && sum.answers <= u64::from(u32::MAX)
            && counts(&sum.rounds, rounds)
            && counts(&seen.falls, dungeon.zones.len())
            && counts(&seen.entered, dungeon.zones.len())
            && counts(&seen.opened, dungeon.board.edges().count())
            && counts(&seen.goals, dungeon.goals.len())
            && counts(&seen.rules, dungeon.rules.len())
            && seen.seen_in.keys().all(|fall| {
                fall.zone < dungeon.zones.len() && fall.by.is_none_or(|card| card.index() < library.enemies.len())
            })
            && seen.felled_by.iter().all(|(by, felled)| {
                by.is_none_or(|card| card.index() < library.enemies.len())
                    && felled.falls <= MOST
                    && counts(&felled.in_round, rounds)
                    && counts(&felled.in_zone, dungeon.zones.len())
            })
            && seen.before.is_of(dungeon, library, sum.games, MOST)
            && seen.goods.is_of(library, sum.games)
    }

    /// With the seeds of won games where it was read from a file.
    fn whole(mut self) -> Self {
        self.sum.won_by = self.won.iter().copied().collect();
        self
    }
}

/// What one party has played so far.
struct Course {
    heroes: u8,
    trial: Trial,
    played: u64,
}

/// Everything but the Heroes is chosen alike in all games.
fn setup() -> Setup {
    Setup::standard(Vec::new(), LIFEBRINGER, Edition::De)
}

/// What a check finds while it is played.
#[derive(Debug)]
pub enum Found {
    /// Games that were played, now or another day.
    Piece(Box<Piece>),
    /// From here on nothing is kept, and why: it is played for this time only.
    Unkept(StorageError),
}

impl Check {
    /// How many games the check comes to when it is done.
    #[must_use]
    pub fn all_games(&self) -> u64 {
        self.games * self.each_party().len() as u64
    }

    /// By what the games of this check are told apart from all others: how many are played is no part of it, nor what the quest is called.
    #[must_use]
    pub fn key(&self) -> u64 {
        let rules = (self.rules.content, MassiveDarknessRules::REVISION, BOT_REVISION);
        let played = Quest { id: String::new(), title: Default::default(), ..Quest::clone(&self.quest) };
        let what = hash_of(&(played, self.each_party(), setup(), self.player, rules, FIRST_SEED));
        pieces::key(owner(&self.quest), what)
    }

    fn each_party(&self) -> Vec<Party> {
        match &self.parties {
            Parties::Chosen(heroes) => vec![Party::Chosen(heroes.clone())],
            Parties::Drawn => {
                let most = self.quest.party.most.min(MAX_HEROES.min(self.rules.library.heroes.len()) as u8);
                (self.quest.party.least.clamp(1, most.max(1))..=most).map(Party::Drawn).collect()
            }
        }
    }

    /// What the party of so many Heroes plays.
    #[must_use]
    pub fn trial(&self, heroes: u8) -> Option<Trial> {
        let party = self.each_party().into_iter().find(|party| party.heroes() == usize::from(heroes));
        party.map(|party| self.trial_of(party))
    }

    fn trial_of(&self, party: Party) -> Trial {
        Trial { quest: Quest::clone(&self.quest), party, setup: setup() }
    }

    fn courses(&self) -> Vec<Course> {
        let course = |party: Party| Course { heroes: party.heroes() as u8, trial: self.trial_of(party), played: 0 };
        self.each_party().into_iter().map(course).collect()
    }

    /// The pieces that were kept of this check, as far as they can be believed.
    #[must_use]
    pub fn found(&self, root: &Path) -> Vec<Piece> {
        self.believed(pieces::found(root, MassiveDarknessRules::ID, self.key()), &mut self.courses())
    }

    /// Pieces follow each other without a gap; what does not is played anew.
    fn believed(&self, pieces: Vec<Piece>, courses: &mut [Course]) -> Vec<Piece> {
        if pieces.is_empty() {
            return pieces;
        }
        let Ok(dungeon) = lay_out(&self.quest, &self.rules.library.tiles) else { return Vec::new() };
        let Ok(library) = library_of(&self.quest, &self.rules.library) else { return Vec::new() };
        let mut follows = |piece: &Piece| {
            let course = courses.iter_mut().find(|course| course.heroes == piece.heroes);
            let course = course.filter(|course| piece.first_seed == FIRST_SEED.wrapping_add(course.played));
            course.map(|course| course.played += piece.sum.games).is_some()
        };
        let is_ours = |piece: &Piece| piece.is_of(&dungeon, &library) && follows(piece);
        pieces.into_iter().filter(is_ours).map(Piece::whole).collect()
    }

    /// Plays what has not been played yet. With a folder to keep them in, what was played before comes first and the rest in pieces
    /// of a few games, those of the party first that has played least; without one each party is a piece. `tell` is told how many games
    /// are played, `found` what is found, and says whether it goes on.
    ///
    /// # Errors
    /// The quest cannot be laid out, or the Heroes do not fit.
    pub fn run(
        &self,
        root: Option<&Path>,
        cancel: &AtomicBool,
        tell: &(dyn Fn(u64) + Sync),
        found: &mut dyn FnMut(Found) -> bool,
    ) -> Result<(), BeginError> {
        let mut courses = self.courses();
        let mut file = None;
        if let Some(root) = root {
            let known = match pieces::begin(root, MassiveDarknessRules::ID, self.key()) {
                Ok((kept, known)) => {
                    file = Some(kept);
                    known
                }
                // Somebody else is playing the same, or the disk is full.
                Err(trouble) => {
                    found(Found::Unkept(trouble));
                    pieces::found(root, MassiveDarknessRules::ID, self.key())
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
        loop {
            let done: u64 = courses.iter().map(|course| course.played.min(self.games)).sum();
            tell(done);
            let next = courses.iter_mut().filter(|course| course.played < self.games);
            let Some(course) = next.min_by_key(|course| course.played) else { return Ok(()) };
            let left = self.games - course.played;
            let games = if root.is_some() { left.min(cores as u64) } else { left };
            let first_seed = FIRST_SEED.wrapping_add(course.played);
            let plan =
                Plan { threads: NonZeroUsize::new(cores), examined: Examined::Sample, ..Plan::new(games, first_seed) };
            let progress = |progress: Progress| tell(done + progress.done);
            let bot = |seed| self.player.seated(seed);
            let (sum, traces) = try_out(&self.rules, &course.trial, &bot, &plan, cancel, &progress)?;
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

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
