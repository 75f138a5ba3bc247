//! A check of a quest: one bot plays it with parties of several sizes, in pieces that are kept ([`crate::games::tiles::check`]).

use super::{BOT_REVISION, Party, Plan, Player, Progress, Statistics, Traces, Trial, before, goods, try_out};
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::quest::shelf::owner;
use crate::games::massive_darkness::quest::{Quest, lay_out};
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Edition, HeroChoice, Setup};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules};
use crate::games::tiles::check::{self, MOST, can_be_counts as counts};
pub use crate::games::tiles::check::{FIRST_SEED, InPieces};
use crate::house::plug::ruleset::Ruleset as _;
use crate::house::storage::pieces;
use crate::kernel::hash::hash_of;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Tokens on the Lifebringer in these games (SETUP-08).
pub const LIFEBRINGER: u8 = 2;

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
pub type Piece = check::Piece<Traces>;
/// What a check finds while it is played.
pub type Found = check::Found<Traces>;

impl Piece {
    /// Could it have been played in this dungeon?
    fn is_of(&self, dungeon: &Dungeon, library: &Library) -> bool {
        let (sum, seen) = (&self.sum, &self.traces);
        sum.games == seen.games
            && counts(&seen.falls, dungeon.zones.len())
            && counts(&seen.entered, dungeon.zones.len())
            && counts(&seen.opened, dungeon.board.edges().count())
            && counts(&seen.goals, dungeon.goals.len())
            && counts(&seen.rules, dungeon.rules.len())
            && seen.fallen.could_be(dungeon.zones.len(), MOST, |card| card.index() < library.enemies.len())
            && before::could_be(&seen.before, dungeon, library, sum.games, MOST)
            && goods::could_be(&seen.goods, library, sum.games)
    }
}

/// Everything but the Heroes is chosen alike in all games.
fn setup() -> Setup {
    Setup::standard(Vec::new(), LIFEBRINGER, Edition::De)
}

impl Check {
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
        party.map(|party| Trial { quest: Quest::clone(&self.quest), party, setup: setup() })
    }
}

impl InPieces for Check {
    type Seen = Traces;
    type Trouble = BeginError;
    const GAME: &'static str = MassiveDarknessRules::ID;

    /// What the quest is called is no part of it.
    fn key(&self) -> u64 {
        let rules = (self.rules.content, MassiveDarknessRules::REVISION, BOT_REVISION);
        let played = Quest { id: String::new(), title: Default::default(), ..Quest::clone(&self.quest) };
        let what = hash_of(&(played, self.each_party(), setup(), self.player, rules, FIRST_SEED));
        pieces::key(owner(&self.quest), what)
    }

    fn parties(&self) -> Vec<u8> {
        self.each_party().iter().map(|party| party.heroes() as u8).collect()
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn could_be(&self) -> Option<impl Fn(&Piece) -> bool> {
        let dungeon = lay_out(&self.quest, &self.rules.library.tiles).ok()?;
        let library = library_of(&self.quest, &self.rules.library).ok()?;
        Some(move |piece: &Piece| piece.is_of(&dungeon, &library))
    }

    fn play(
        &self,
        heroes: u8,
        plan: &Plan,
        cancel: &AtomicBool,
        tell: &(dyn Fn(Progress) + Sync),
    ) -> Result<(Statistics, Traces), BeginError> {
        let Some(trial) = self.trial(heroes) else { return Ok((Statistics::default(), Traces::default())) };
        try_out(&self.rules, &trial, &|seed| self.player.seated(seed), plan, cancel, tell)
    }
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
