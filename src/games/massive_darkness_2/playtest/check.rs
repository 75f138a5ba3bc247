//! A check of a Quest: one bot plays it with one party, in pieces that are kept ([`crate::games::tiles::check`]).

use super::traces::Traces;
use super::{Tried, try_out};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::own_quests::owner;
use crate::games::massive_darkness_2::party::Party;
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::rules::own_tiles::{TileSide, is_own};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::rules::{Content, Dungeon};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::games::tiles::check;
pub use crate::games::tiles::check::{FIRST_SEED, InPieces};
use crate::house::lab::batch::{Plan, Progress};
use crate::house::lab::statistics::Statistics;
use crate::house::plug::ruleset::Ruleset as _;
use crate::house::plug::{SeatBot, Simulate};
use crate::house::storage::{DataDirs, pieces};
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use crate::kernel::hash::hash_of;
use serde::Serialize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Raised whenever the bots answer otherwise than before: games that they have played are no games of theirs any more.
pub const BOT_REVISION: u16 = 1;
/// So many games are imagined for a turn, as where the bot's strength was measured (`docs/lab.md`).
const BUDGET: u32 = 100;
/// So many choices of Heroes are gone through where it is looked for which were chosen: all orders of all of the box.
const MOST_CHOICES: usize = 2_000;

/// Which bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum Player {
    /// The one that looks a step ahead: seconds.
    #[default]
    Greedy,
    /// The one that plans ahead: minutes.
    Planner {
        /// So many games are imagined for a turn.
        budget: u32,
    },
}

impl Player {
    /// The planner that thinks as hard as where its strength was measured.
    pub const PLANNER: Self = Self::Planner { budget: BUDGET };

    /// Does it take minutes, so that what was played is kept?
    #[must_use]
    pub fn is_deep(self) -> bool {
        matches!(self, Self::Planner { .. })
    }

    /// So many games it plays for an answer.
    #[must_use]
    pub fn games(self) -> u64 {
        if self.is_deep() { 20 } else { 100 }
    }

    fn bot(self) -> SeatBot {
        match self {
            Self::Greedy => SeatBot::Own("greedy"),
            Self::Planner { budget } => SeatBot::Planner(budget),
        }
    }
}

/// Which Heroes play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Heroes {
    /// So many, others in each game.
    Drawn(usize),
    /// These in every game, by their places in the box.
    Chosen(Vec<usize>),
}

impl Heroes {
    /// How many they are.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Self::Drawn(heroes) => *heroes,
            Self::Chosen(places) => places.len(),
        }
    }

    /// All that can be chosen of so many in the box, the fewest first.
    fn all(in_the_box: usize) -> impl Iterator<Item = Self> {
        let mut chosen: Vec<Vec<usize>> = vec![Vec::new()];
        let mut at = 0;
        while let Some(those) = chosen.get(at).cloned().filter(|_| chosen.len() < MOST_CHOICES) {
            let others = (0..in_the_box).filter(|place| those.len() < MOST_HEROES && !those.contains(place));
            chosen.extend(others.map(|place| [those.as_slice(), &[place]].concat()));
            at += 1;
        }
        (1..=MOST_HEROES).map(Self::Drawn).chain(chosen.into_iter().skip(1).map(Self::Chosen))
    }
}

/// What is checked, and by whom.
#[derive(Clone, Debug)]
pub struct Check {
    /// The box, without own cards but with the sides of Tiles that lie on the table.
    pub all: CoreBox,
    /// The user's files.
    pub dirs: DataDirs,
    /// In which language it is said what goes wrong.
    pub language: Language,
    /// The Quest as it is when the check begins.
    pub quest: Arc<Quest>,
    /// Who sets out: others in each game, or the same in all.
    pub heroes: Heroes,
    /// The bot.
    pub player: Player,
    /// How many games.
    pub games: u64,
}

/// Games of a check, one after the other from a seed on.
pub type Piece = check::Piece<Traces>;
/// What a check finds while it is played.
pub type Found = check::Found<Traces>;

impl Piece {
    /// Could it have been played in this Dungeon?
    fn is_of(&self, dungeon: &Dungeon, content: &Content) -> bool {
        self.sum.games == self.traces.games && self.traces.is_of(dungeon, content)
    }
}

impl Check {
    /// Would it play the same games, only another number of them?
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        let is_same = Arc::ptr_eq(&self.quest, &other.quest) || self.quest == other.quest;
        is_same && self.is_by_the_same(other)
    }

    /// Would the same bot play it with the same Heroes?
    #[must_use]
    pub fn is_by_the_same(&self, other: &Self) -> bool {
        (self.player, &self.heroes) == (other.player, &other.heroes)
    }

    /// What was found before the first game.
    ///
    /// # Errors
    /// Nobody can play it.
    pub fn nothing_yet(&self) -> Result<Tried, Arc<str>> {
        let quest = Quest::clone(&self.quest);
        let dungeon = self.all.lay_out(&quest, self.heroes.count());
        let dungeon = dungeon.map_err(|why| super::boxed(why).say(&texts::of(self.language)))?;
        Ok(Tried { quest, dungeon, sum: Statistics::default(), traces: Traces::default() })
    }

    /// The Heroes of a check of the same Quest by the same bot that was begun another day: these if it was with them, else any.
    #[must_use]
    pub fn begun_with(&self, root: &Path) -> Option<Heroes> {
        let kept = pieces::keys(root, Self::GAME, owner(&self.quest));
        if kept.is_empty() {
            return None;
        }
        let played = self.played();
        let is_kept = |heroes: &Heroes| kept.contains(&self.key_with(played, heroes));
        let all = Heroes::all(self.all.content.printed.heroes.len());
        std::iter::once(self.heroes.clone()).chain(all).find(is_kept)
    }

    /// What is played, as a number: what the Quest is called is no part of it. A side that somebody has typed in counts as if the Quest
    /// brought it.
    fn played(&self) -> u64 {
        let mut quest = Quest { id: String::new(), told: Default::default(), ..Quest::clone(&self.quest) };
        let is_laid =
            |side: &&TileSide| quest.tiles.iter().any(|tile| tile.side == side.id) && !is_own(&quest, &side.id);
        let typed = self.all.sides.iter().filter(|side| self.all.ours.is_typed(side)).filter(is_laid);
        let typed: Vec<TileSide> = typed.cloned().collect();
        quest.own_tiles.extend(typed);
        hash_of(&quest)
    }

    fn key_with(&self, played: u64, heroes: &Heroes) -> u64 {
        let rules = (self.all.hash, HellscapeRules::REVISION, BOT_REVISION);
        pieces::key(owner(&self.quest), hash_of(&(played, heroes, self.player, rules, FIRST_SEED)))
    }

    /// The rules by which it is played, with its party.
    #[must_use]
    pub fn rules(&self) -> HellscapeRules {
        HellscapeRules::of(&self.all, &self.quest).setting_out(self.party())
    }

    /// Who sits at each seat.
    pub(super) fn bots(&self) -> Vec<SeatBot> {
        vec![self.player.bot(); self.heroes.count()]
    }

    fn party(&self) -> Party {
        match &self.heroes {
            Heroes::Drawn(heroes) => Party::Drawn(*heroes),
            Heroes::Chosen(places) => Party::at(&self.all.content, places),
        }
    }
}

impl InPieces for Check {
    type Seen = Traces;
    type Trouble = Arc<str>;
    const GAME: &'static str = HellscapeRules::ID;

    fn key(&self) -> u64 {
        self.key_with(self.played(), &self.heroes)
    }

    fn parties(&self) -> Vec<u8> {
        vec![self.heroes.count() as u8]
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn could_be(&self) -> Option<impl Fn(&Piece) -> bool> {
        let dungeon = self.all.lay_out(&self.quest, self.heroes.count()).ok()?;
        let content = Arc::clone(&self.all.content);
        Some(move |piece: &Piece| piece.is_of(&dungeon, &content))
    }

    fn play(
        &self,
        _: u8,
        plan: &Plan,
        cancel: &AtomicBool,
        tell: &(dyn Fn(Progress) + Sync),
    ) -> Result<(Statistics, Traces), Arc<str>> {
        let (texts, bots) = (texts::of(self.language), self.bots());
        let batch = Simulate { bots: &bots, plan, texts: &texts, cancel, tell };
        let rules = HellscapeRules::of(&self.all, &self.quest);
        let tried = try_out(&rules, &self.dirs, &self.party(), &batch).map_err(|why| why.say(&texts))?;
        Ok((tried.sum, tried.traces))
    }
}

#[cfg(test)]
pub(in crate::games::massive_darkness_2) mod testing {
    //! A check of a Quest of the box, and its pieces.

    use super::*;

    pub(in crate::games::massive_darkness_2) fn check(root: &Path, quest: &str, games: u64) -> Check {
        let all = CoreBox::open().expect("the box");
        let quest = Arc::new(all.quest(quest).expect("a Quest of the box").clone());
        let (dirs, heroes, player) = (DataDirs::at(root), Heroes::Drawn(2), Player::Greedy);
        Check { all, dirs, language: Language::English, quest, heroes, player, games }
    }

    pub(in crate::games::massive_darkness_2) fn pieces(check: &Check) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut take = |found| {
            if let Found::Piece(piece) = found {
                pieces.push(*piece);
            }
            true
        };
        check.run(None, &AtomicBool::new(false), &|_| {}, &mut take).expect("it can be played");
        pieces
    }
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
