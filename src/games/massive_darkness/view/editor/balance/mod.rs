//! The balance check: bots play the open quest in threads of their own, for parties of every size. The window never waits
//! for them; what they found belongs to the quest as it was when they began, and says so once it has changed.

mod beside;
pub(super) mod charts;
pub(super) mod heat;
mod results;
mod run;

use crate::games::massive_darkness::playtest::check::{Check, Found, InPieces as _, Parties};
use crate::games::massive_darkness::playtest::won::{WonGame, won_games};
use crate::games::massive_darkness::playtest::{Player, Progress};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::dungeon::HeroChoice;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules};
use crate::games::tiles::checks;
use crate::games::tiles::kept_games::KeptGames;
use crate::games::tiles::unkept::Unkept;
use crate::house::text::{Texts, shown};
use crate::kit::desk::Beside;
pub(crate) use beside::Checks;
use beside::Left;
use egui::Context;
use results::{Comparison, LookingForGame};
pub(super) use results::{PartyResult, Results, SeenGame};
pub(super) use run::Home;
use run::Run;
use std::path::Path;
use std::sync::Arc;

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
    /// What of it is not kept, and why.
    pub(super) unkept: Unkept,
    /// A game that is being played again, to be gone on with.
    pub(super) looking: Option<LookingForGame>,
    /// Games that were won of it and lie beside its file.
    pub(super) kept: KeptGames<MassiveDarknessRules>,
    /// How many of those the games under way have laid there, as far as has been looked.
    laid: u64,
    /// The games that were won of the quest and come with the program.
    won: Option<(Arc<Quest>, Vec<&'static WonGame>)>,
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

    /// Lets bots play. What is found is kept where the quest is at home; without a home nothing is.
    pub(super) fn start(&mut self, window: &Context, check: Check, home: Option<Home>) {
        self.stop();
        self.trouble = None;
        self.unkept = Unkept::default();
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
        // Without a thread nothing is found, and the page says so by an empty list.
        self.run = Run::begin(window, check, home);
    }

    /// The quest is left: what takes minutes goes on beside whatever comes now.
    pub(super) fn leave(&mut self, checks: &Checks, file: &Path) {
        let run = self.run.take().filter(|run| !run.is_over());
        let results = self.results.take().filter(|results| is_deep(results.check.player));
        if let (Some(run), Some(results)) = (run, results) {
            checks.put(Left { file: file.to_owned(), effort: self.effort, run, results });
        }
    }

    /// A check of this quest that went on meanwhile is looked at again.
    pub(super) fn take_up(&mut self, checks: &Checks, file: &Path) {
        let Some(Left { effort, run, results, .. }) = checks.take(file) else { return };
        self.effort = effort;
        self.player = results.check.player;
        self.with_chosen = matches!(results.check.parties, Parties::Chosen(_));
        self.has_begun = true;
        (self.run, self.results) = (Some(run), Some(results));
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
        // Before what was found is taken: nothing is found after it.
        let (is_over, laid) = (run.is_over(), run.laid());
        for found in run.news() {
            match (found, &mut self.results) {
                (Ok(Found::Piece(piece)), Some(results)) => results.take(*piece),
                (Ok(Found::Piece(_)), None) => {}
                (Ok(Found::Unkept(why)), _) => self.unkept.games = Some(why),
                (Ok(Found::BestUnkept(why)), _) => self.unkept.best = Some(why),
                (Err(trouble), _) => self.trouble = Some(trouble),
            }
        }
        if std::mem::replace(&mut self.laid, laid) != laid {
            self.kept.look_anew();
        }
        if is_over {
            (self.run, self.laid) = (None, 0);
        }
    }

    /// How far it is; none while nobody plays.
    pub(super) fn progress(&self) -> Option<Progress> {
        self.run.as_ref().map(Run::progress)
    }

    /// What is told of games that are being played where another screen is shown.
    pub(super) fn beside(&self, texts: &Texts) -> Option<Beside> {
        let (run, results) = (self.run.as_ref()?, self.results.as_ref()?);
        let progress = (!run.is_over()).then(|| run.progress());
        Some(checks::beside(progress, &shown(results.check.quest.title(texts.language().code())), texts))
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

#[cfg(test)]
mod tests;
