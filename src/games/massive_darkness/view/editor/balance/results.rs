//! What came out of many games, by party, and what a change of the quest did to them.

use crate::games::massive_darkness::playtest::check::{Check, FIRST_SEED, Parties, Piece};
use crate::games::massive_darkness::playtest::compared::{Cause, causes, paired};
use crate::games::massive_darkness::playtest::moment::{GameOf, Until};
use crate::games::massive_darkness::playtest::{Interval, Paired, Player, Statistics, Traces, Witness as _};
use crate::games::massive_darkness::quest::lay_out;
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::session::{BeginError, Played};
use crate::games::tiles::looking::Looking;
use crate::house::lab::statistics::QuickestWin;
use crate::house::session::NotBegun;
use egui::Context;
use std::sync::Arc;

/// What came out for a party.
#[derive(Clone, Debug)]
pub(in super::super) struct PartyResult {
    /// How many Heroes.
    pub(in super::super) heroes: u8,
    /// Games, summed up.
    pub(in super::super) sum: Statistics,
    /// What was seen in them.
    pub(in super::super) traces: Traces,
}

impl PartyResult {
    /// How often it won.
    pub(in super::super) fn wins(&self) -> Interval {
        self.sum.wins()
    }
}

/// In which game something was seen, and up to where it is to be played again.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct SeenGame {
    heroes: u8,
    seed: u64,
    until: Until,
}

/// A game that is being played again.
pub(in super::super) type LookingForGame = Looking<Played, NotBegun<BeginError>>;

/// What came out, and of which quest.
pub(in super::super) struct Results {
    /// What was played, by whom.
    pub(in super::super) check: Check,
    /// With its own cards.
    pub(in super::super) library: Arc<Library>,
    /// The same laid out: what was seen is counted by its Zones.
    pub(in super::super) dungeon: Dungeon,
    /// By party, as far as they have played.
    pub(in super::super) parties: Vec<PartyResult>,
    /// The games of all of them, summed up.
    sum: Statistics,
    /// What all of them saw.
    pub(in super::super) all: Traces,
}

/// What a change of the quest did to the same games, as far as parties have played both.
pub(in super::super) struct Comparison {
    /// Who won which game only before, or only now.
    pub(in super::super) paired: Paired,
    /// Where that comes from.
    pub(in super::super) causes: Vec<Cause>,
    /// Of which party, and of how many games: when something else is looked at, it is counted again.
    pub(super) of: (Option<u8>, u64),
}

impl Comparison {
    pub(super) fn of(before: &Results, now: &Results, party: Option<u8>) -> Option<Self> {
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
        let old = old_traces.of_batch(&old_sum, &before.dungeon);
        let new = new_traces.of_batch(&new_sum, &now.dungeon);
        Some(Self {
            paired: paired(pairs.iter().map(|(old, new)| (&old.sum, &new.sum)), FIRST_SEED),
            causes: causes(&old, &new),
            of: (party, now.games()),
        })
    }
}

impl Results {
    pub(super) fn of(check: &Check) -> Result<Self, BeginError> {
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

    pub(super) fn take(&mut self, piece: Piece) {
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
    pub(super) fn is_of(&self, player: Player, heroes: &Parties) -> bool {
        self.check.player == player && self.check.parties == *heroes
    }

    fn parties_of(&self, party: Option<u8>) -> impl Iterator<Item = &PartyResult> {
        self.parties.iter().filter(move |result| party.is_none_or(|heroes| result.heroes == heroes))
    }

    /// A game that comes to this moment.
    pub(in super::super) fn game_of(&self, party: Option<u8>, until: Until) -> Option<SeenGame> {
        self.parties_of(party).find_map(|party| {
            let traces = &party.traces;
            let seed = match until {
                Until::Fall(fall) => traces.fallen.seen_in.get(&fall).copied(),
                Until::FallIn(round) => traces.fallen.round_seen_in.get(&round).copied(),
                Until::FallAfter(last) => traces.before.came.get(&last)?.seed,
                Until::End => party.sum.quickest.map(|win| win.seed),
            };
            Some(SeenGame { heroes: party.heroes, seed: seed?, until })
        })
    }

    /// The game that was won in the fewest rounds.
    pub(in super::super) fn quickest(&self, party: Option<u8>) -> Option<(QuickestWin, SeenGame)> {
        let wins = self.parties_of(party).filter_map(|party| Some((party.sum.quickest?, party.heroes)));
        let (win, heroes) = wins.min()?;
        Some((win, SeenGame { heroes, seed: win.seed, until: Until::End }))
    }

    /// Begins to play it again, by the rules of the check.
    pub(in super::super) fn look_for(&self, window: &Context, seen: SeenGame) -> Option<LookingForGame> {
        let SeenGame { heroes, seed, until } = seen;
        let game = GameOf { trial: self.check.trial(heroes)?, player: self.check.player, seed };
        let rules = self.check.rules.clone();
        Some(Looking::begin(window, until == Until::End, move |cancel| game.again(&rules, until, cancel)))
    }

    /// Games that were played.
    pub(in super::super) fn games(&self) -> u64 {
        self.sum.games
    }

    /// What was seen by a party, or by all.
    pub(in super::super) fn traces(&self, heroes: Option<u8>) -> &Traces {
        let party = heroes.and_then(|heroes| self.parties.iter().find(|party| party.heroes == heroes));
        party.map_or(&self.all, |party| &party.traces)
    }

    /// The games of a party, or of all.
    pub(in super::super) fn sum(&self, heroes: Option<u8>) -> &Statistics {
        let party = heroes.and_then(|heroes| self.parties.iter().find(|party| party.heroes == heroes));
        party.map_or(&self.sum, |party| &party.sum)
    }
}
