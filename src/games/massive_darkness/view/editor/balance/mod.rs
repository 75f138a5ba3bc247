//! The balance check: bots play the open quest in threads of their own, for parties of every size. The window never waits
//! for them; what they found belongs to the quest as it was when they began, and says so once it has changed.

pub(super) mod charts;
pub(super) mod heat;
pub(super) mod looking;

use crate::games::massive_darkness::playtest::check::{Check, FIRST_SEED, Found, Parties, Piece};
use crate::games::massive_darkness::playtest::compared::{Cause, Side, causes, paired};
use crate::games::massive_darkness::playtest::moment::{GameOf, Until};
use crate::games::massive_darkness::playtest::won::{WonGame, won_games};
use crate::games::massive_darkness::playtest::{Interval, Paired, Player, Statistics, Traces, Witness as _};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::quest::{Quest, lay_out};
use crate::games::massive_darkness::rules::dungeon::{Dungeon, HeroChoice};
use crate::games::massive_darkness::rules::ids::EnemyCardId;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules};
use crate::house::lab::statistics::QuickestWin;
use crate::house::storage::StorageError;
use egui::Context;
use looking::Looking;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The bots that are offered: one that takes seconds, one that takes minutes.
pub(super) const PLAYERS: [Player; 2] = [Player::Greedy, Player::PLANNER];

/// Does it take minutes, so that what was played is kept?
pub(super) fn is_deep(player: Player) -> bool {
    player.budget().is_some()
}

/// How many games each party plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Effort {
    /// A first look.
    Few,
    /// Enough to judge by.
    #[default]
    Some,
    /// Until chance hardly matters.
    Many,
}

impl Effort {
    pub(super) const ALL: [Self; 3] = [Self::Few, Self::Some, Self::Many];

    /// Games of each party.
    pub(super) fn games(self, player: Player) -> u64 {
        match (self, is_deep(player)) {
            (Self::Few, false) => 20,
            (Self::Some, false) => 60,
            (Self::Many, false) => 300,
            (Self::Few, true) => 4,
            (Self::Some, true) => 12,
            (Self::Many, true) => 40,
        }
    }
}

/// What came out for a party.
#[derive(Clone, Debug)]
pub(super) struct PartyResult {
    /// How many Heroes.
    pub(super) heroes: u8,
    /// Games, summed up.
    pub(super) sum: Statistics,
    /// What was seen in them.
    pub(super) traces: Traces,
}

impl PartyResult {
    /// How often it won.
    pub(super) fn wins(&self) -> Interval {
        self.sum.wins()
    }
}

/// In which game something was seen, and up to where it is to be played again.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeenGame {
    heroes: u8,
    seed: u64,
    until: Until,
}

/// What came out, and of which quest.
pub(super) struct Results {
    /// What was played, by whom.
    pub(super) check: Check,
    /// With its own cards.
    pub(super) library: Arc<Library>,
    /// The same laid out: what was seen is counted by its Zones.
    pub(super) dungeon: Dungeon,
    /// By party, as far as they have played.
    pub(super) parties: Vec<PartyResult>,
    /// The games of all of them, summed up.
    sum: Statistics,
    /// What all of them saw.
    pub(super) all: Traces,
}

/// What a change of the quest did to the same games, as far as parties have played both.
pub(super) struct Comparison {
    /// Who won which game only before, or only now.
    pub(super) paired: Paired,
    /// Where that comes from.
    pub(super) causes: Vec<Cause>,
    /// Of which party, and of how many games: when something else is looked at, it is counted again.
    of: (Option<u8>, u64),
}

impl Comparison {
    fn of(before: &Results, now: &Results, party: Option<u8>) -> Option<Self> {
        let old = |heroes: u8| before.parties.iter().find(|party| party.heroes == heroes);
        let wanted = now.parties.iter().filter(|result| party.is_none_or(|heroes| result.heroes == heroes));
        let pairs: Vec<_> = wanted.filter_map(|result| Some((old(result.heroes)?, result))).collect();
        if pairs.is_empty() {
            return None;
        }
        let joined = |parties: &mut dyn Iterator<Item = &PartyResult>| {
            let (mut sum, mut traces) = (Statistics::default(), Traces::default());
            for party in parties {
                sum.join(party.sum.clone());
                traces.join(party.traces.clone());
            }
            (sum, traces)
        };
        let (old_sum, old_traces) = joined(&mut pairs.iter().map(|(old, _)| *old));
        let (new_sum, new_traces) = joined(&mut pairs.iter().map(|(_, new)| *new));
        let old = Side { dungeon: &before.dungeon, sum: &old_sum, traces: &old_traces };
        let new = Side { dungeon: &now.dungeon, sum: &new_sum, traces: &new_traces };
        Some(Self {
            paired: paired(pairs.iter().map(|(old, new)| (&old.sum, &new.sum)), FIRST_SEED),
            causes: causes(&old, &new),
            of: (party, now.games()),
        })
    }
}

impl Results {
    fn of(check: &Check) -> Result<Self, BeginError> {
        let dungeon = lay_out(&check.quest, &check.rules.library.tiles).map_err(BeginError::Quest)?;
        // Whoever plays will say what is wrong with cards.
        let box_library = &check.rules.library;
        let library = library_of(&check.quest, box_library).unwrap_or_else(|_| Arc::clone(box_library));
        Ok(Self {
            check: check.clone(),
            library,
            dungeon,
            parties: Vec::new(),
            sum: Statistics::default(),
            all: Traces::default(),
        })
    }

    fn take(&mut self, piece: Piece) {
        self.sum.join(piece.sum.clone());
        self.all.join(piece.traces.clone());
        match self.parties.iter_mut().find(|party| party.heroes == piece.heroes) {
            Some(party) => {
                party.sum.join(piece.sum);
                party.traces.join(piece.traces);
            }
            None => {
                self.parties.push(PartyResult { heroes: piece.heroes, sum: piece.sum, traces: piece.traces });
                self.parties.sort_by_key(|party| party.heroes);
            }
        }
    }

    /// Could they be of such a check?
    fn is_of(&self, player: Player, heroes: &Parties) -> bool {
        self.check.player == player && self.check.parties == *heroes
    }

    fn parties_of(&self, party: Option<u8>) -> impl Iterator<Item = &PartyResult> {
        self.parties.iter().filter(move |result| party.is_none_or(|heroes| result.heroes == heroes))
    }

    /// A game in which somebody fell in this Zone, by this Enemy if it matters by whom.
    pub(super) fn fall_at(&self, party: Option<u8>, at: Spot, by: Option<Option<EnemyCardId>>) -> Option<SeenGame> {
        self.parties_of(party).find_map(|party| {
            let (fall, seed) = party.traces.fall_at(&self.dungeon, at, by)?;
            Some(SeenGame { heroes: party.heroes, seed, until: Until::Fall(fall) })
        })
    }

    /// The game that was won in the fewest rounds.
    pub(super) fn quickest(&self, party: Option<u8>) -> Option<(QuickestWin, SeenGame)> {
        let wins = self.parties_of(party).filter_map(|party| Some((party.sum.quickest?, party.heroes)));
        let (win, heroes) = wins.min()?;
        Some((win, SeenGame { heroes, seed: win.seed, until: Until::End }))
    }

    /// Begins to play it again, by the rules of the check.
    pub(super) fn look_for(&self, window: &Context, seen: SeenGame) -> Option<Looking> {
        let SeenGame { heroes, seed, until } = seen;
        let game = GameOf { trial: self.check.trial(heroes)?, player: self.check.player, seed };
        Some(Looking::begin(window, &self.check.rules, game, until))
    }

    /// Games that were played.
    pub(super) fn games(&self) -> u64 {
        self.sum.games
    }

    /// What was seen by a party, or by all.
    pub(super) fn traces(&self, heroes: Option<u8>) -> &Traces {
        let party = heroes.and_then(|heroes| self.parties.iter().find(|party| party.heroes == heroes));
        party.map_or(&self.all, |party| &party.traces)
    }

    /// The games of a party, or of all.
    pub(super) fn sum(&self, heroes: Option<u8>) -> &Statistics {
        let party = heroes.and_then(|heroes| self.parties.iter().find(|party| party.heroes == heroes));
        party.map_or(&self.sum, |party| &party.sum)
    }
}

/// Games that are being played.
struct Run {
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    games: u64,
    results: Receiver<Result<Found, BeginError>>,
}

/// The balance check of an open quest.
#[derive(Default)]
pub(super) struct Balance {
    /// How many games are wanted.
    pub(super) effort: Effort,
    /// Who is to play.
    pub(super) player: Player,
    /// The same Heroes in every game, not others in each.
    pub(super) with_chosen: bool,
    /// Whose games are looked at; none: all.
    pub(super) party: Option<u8>,
    run: Option<Run>,
    /// What was kept of the quest was looked for once.
    has_begun: bool,
    /// By what was looked for on the disk last.
    looked_for: Option<(Arc<Quest>, Player, Parties)>,
    results: Option<Results>,
    /// What the same bot made of the quest before it was changed.
    before: Option<Results>,
    comparison: Option<Comparison>,
    trouble: Option<BeginError>,
    /// Why what is played is not kept.
    pub(super) unkept: Option<StorageError>,
    /// A game that is being played again, to be gone on with.
    pub(super) looking: Option<Looking>,
    /// The games that were won of the quest and come with the program.
    won: Option<(Arc<Quest>, Vec<&'static WonGame>)>,
}

impl Drop for Run {
    /// Whoever stops or leaves the editor does not want to know any more.
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Balance {
    /// Games that were won of this quest and come with the program.
    pub(super) fn won(&mut self, rules: &MassiveDarknessRules, quest: &Arc<Quest>) -> &[&'static WonGame] {
        let is_known = self.won.as_ref().is_some_and(|(of, _)| Arc::ptr_eq(of, quest));
        if !is_known {
            self.won = None;
        }
        &self.won.get_or_insert_with(|| (Arc::clone(quest), won_games(rules, quest))).1
    }

    /// What would be checked now. `heroes` are those that are chosen for a try.
    pub(super) fn wanted(&self, rules: &MassiveDarknessRules, quest: &Arc<Quest>, heroes: &[HeroChoice]) -> Check {
        Check {
            rules: rules.clone(),
            quest: Arc::clone(quest),
            parties: if self.with_chosen { Parties::Chosen(heroes.to_vec()) } else { Parties::Drawn },
            player: self.player,
            games: self.effort.games(self.player),
        }
    }

    /// A check of this player that was begun another day is what the page begins with, so that nobody has to know what was chosen then.
    /// `check` says of which quest, by which rules and with which Heroes if any are chosen. Tells whether something else is chosen now.
    pub(super) fn begin_with_kept(
        &mut self,
        player: Player,
        check: &Check,
        heroes: &[HeroChoice],
        root: &Path,
    ) -> bool {
        if std::mem::replace(&mut self.has_begun, true) {
            return false;
        }
        let usual = (self.player, self.with_chosen);
        self.player = player;
        for with_chosen in [false, true] {
            self.with_chosen = with_chosen;
            if !self.wanted(&check.rules, &check.quest, heroes).found(root).is_empty() {
                return true;
            }
        }
        (self.player, self.with_chosen) = usual;
        false
    }

    /// Lets bots play. Below `root` stands what was kept of it, where it takes minutes.
    pub(super) fn start(&mut self, window: &Context, check: Check, root: PathBuf) {
        self.stop();
        self.trouble = None;
        self.unkept = None;
        self.party = None;
        let results = match Results::of(&check) {
            Ok(results) => results,
            Err(trouble) => {
                self.trouble = Some(trouble);
                return;
            }
        };
        self.keep_for_comparison(&check);
        self.results = Some(results);
        let (cancel, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let (found, results) = channel();
        let games = check.all_games();
        let job = Job {
            root: is_deep(check.player).then_some(root),
            check,
            cancel: Arc::clone(&cancel),
            done: Arc::clone(&done),
            window: window.clone(),
        };
        // Without a thread nothing is found, and the page says so by an empty list.
        if thread::Builder::new().name("balance".to_owned()).spawn(move || job.work(&found)).is_ok() {
            self.run = Some(Run { cancel, done, games, results });
        }
    }

    /// Shows what was kept of a check that nobody plays just now: it was begun another day.
    pub(super) fn look_for_kept(&mut self, check: &Check, root: &Path) {
        let is_known = |(quest, player, parties): &(Arc<Quest>, Player, Parties)| {
            (Arc::ptr_eq(quest, &check.quest) || *quest == check.quest)
                && (*player, parties) == (check.player, &check.parties)
        };
        if self.run.is_some() || !is_deep(check.player) || self.looked_for.as_ref().is_some_and(is_known) {
            return;
        }
        self.looked_for = Some((Arc::clone(&check.quest), check.player, check.parties.clone()));
        let is_shown =
            |results: &Results| results.check.quest == check.quest && results.is_of(check.player, &check.parties);
        if self.results.as_ref().is_some_and(is_shown) {
            return;
        }
        let pieces = check.found(root);
        if let (false, Ok(mut results)) = (pieces.is_empty(), Results::of(check)) {
            self.keep_for_comparison(check);
            pieces.into_iter().for_each(|piece| results.take(piece));
            (self.results, self.party) = (Some(results), None);
        }
    }

    /// So many games of a check are played already; it goes on behind them.
    pub(super) fn games_of(&self, check: &Check) -> u64 {
        let its = self.results.as_ref().filter(|results| results.is_of(check.player, &check.parties));
        its.filter(|results| results.check.quest == check.quest)
            .map_or(0, |results| results.parties.iter().map(|party| party.sum.games.min(check.games)).sum())
    }

    /// What was found of another version of the quest stays, to be compared with what will be found of this one.
    fn keep_for_comparison(&mut self, check: &Check) {
        self.comparison = None;
        let other =
            |results: &Results| results.is_of(check.player, &check.parties) && results.check.quest != check.quest;
        let last = self.results.take().filter(|results| !results.parties.is_empty() && other(results));
        self.before = last.or_else(|| self.before.take().filter(other));
    }

    /// What changed since the version before, for the party that is looked at, or for all.
    pub(super) fn comparison(&mut self) -> Option<&Comparison> {
        let (before, now) = (self.before.as_ref()?, self.results.as_ref()?);
        let wanted = (self.party, now.games());
        if self.comparison.as_ref().is_none_or(|known| known.of != wanted) {
            self.comparison = Comparison::of(before, now, self.party);
        }
        self.comparison.as_ref()
    }

    /// Ends the games that are under way; what has been found stays.
    pub(super) fn stop(&mut self) {
        self.run = None;
    }

    /// Takes what has been found since.
    pub(super) fn look(&mut self) {
        let Some(run) = &self.run else { return };
        let found: Vec<_> = run.results.try_iter().collect();
        for found in found {
            match (found, &mut self.results) {
                (Ok(Found::Piece(piece)), Some(results)) => results.take(*piece),
                (Ok(Found::Piece(_)), None) => {}
                (Ok(Found::Unkept(why)), _) => self.unkept = Some(why),
                (Err(trouble), _) => self.trouble = Some(trouble),
            }
        }
        let is_over = self.run.as_ref().is_some_and(|run| run.done.load(Ordering::Acquire) == u64::MAX);
        if is_over && self.run.as_ref().is_some_and(|run| run.results.try_recv().is_err()) {
            self.run = None;
        }
    }

    /// How far it is: games that are played, and all of them; none while nobody plays.
    pub(super) fn progress(&self) -> Option<(u64, u64)> {
        self.run.as_ref().map(|run| (run.done.load(Ordering::Relaxed).min(run.games), run.games))
    }

    /// What has been found.
    pub(super) fn results(&self) -> Option<&Results> {
        self.results.as_ref().filter(|results| !results.parties.is_empty())
    }

    /// Why nobody can play.
    pub(super) fn trouble(&self) -> Option<&BeginError> {
        self.trouble.as_ref()
    }

    /// Has the quest changed since?
    pub(super) fn is_stale(&self, quest: &Arc<Quest>) -> bool {
        let same = |results: &Results| Arc::ptr_eq(&results.check.quest, quest) || results.check.quest == *quest;
        self.results.as_ref().is_some_and(|results| !same(results))
    }
}

/// What a thread is to do.
struct Job {
    check: Check,
    root: Option<PathBuf>,
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    window: Context,
}

impl Job {
    fn work(&self, found: &Sender<Result<Found, BeginError>>) {
        let tell = |done: u64| {
            self.done.store(done, Ordering::Relaxed);
            self.window.request_repaint();
        };
        let mut take = |what| {
            self.window.request_repaint();
            found.send(Ok(what)).is_ok()
        };
        if let Err(trouble) = self.check.run(self.root.as_deref(), &self.cancel, &tell, &mut take) {
            // Nobody may be listening any more.
            _ = found.send(Err(trouble));
        }
        self.done.store(u64::MAX, Ordering::Release);
        self.window.request_repaint();
    }
}

#[cfg(test)]
mod tests;
