//! Games that bots play of the Quest beside the window, and what came of those before. What takes minutes is kept: whoever closes the program
//! finds it again, and it goes on where it was.

use crate::games::massive_darkness_2::describe::quest_name;
use crate::games::massive_darkness_2::playtest::Tried;
use crate::games::massive_darkness_2::playtest::check::{Check, FIRST_SEED, Found, Heroes, InPieces as _, Player};
use crate::games::massive_darkness_2::playtest::compared::{Cause, causes};
use crate::games::massive_darkness_2::playtest::kept::Keeper;
use crate::games::massive_darkness_2::playtest::moment::{Played, Until};
use crate::games::massive_darkness_2::playtest::won::{WonGame, won_games};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::games::tiles::checks::LeftCheck;
use crate::games::tiles::kept_games::KeptGames;
use crate::games::tiles::looking::Looking;
use crate::games::tiles::unkept::Unkept;
use crate::house::lab::batch::Progress;
use crate::house::lab::paired::Paired;
use crate::house::lab::under_way::{UnderWay, Worker};
use crate::house::text::{Language, Texts};
use egui::Context;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A check whose Quest was left: all of it is there again when that is opened.
pub(in crate::games::massive_darkness_2::view) struct Left {
    pub(in super::super::super) file: PathBuf,
    pub(in super::super::super) playing: Playing,
}

impl LeftCheck for Left {
    fn file(&self) -> &Path {
        &self.file
    }

    fn title(&self, texts: &Texts) -> String {
        let quest = self.playing.quest();
        quest.map_or_else(String::new, |quest| quest_name(&quest.id, &quest.told, texts).to_string())
    }

    fn progress(&self) -> Option<Progress> {
        let run = self.playing.run.as_ref().filter(|run| !run.is_over());
        run.map(UnderWay::progress)
    }
}

/// What games bring, one after the other.
type News = Result<Found, Arc<str>>;

/// What came of games that were played.
pub(super) struct Balance {
    pub(super) check: Check,
    pub(super) found: Result<Tried, Arc<str>>,
}

impl Balance {
    /// Games that were played.
    fn games(&self) -> u64 {
        self.found.as_ref().map_or(0, |tried| tried.sum.games)
    }

    /// Was it the same, with another version of the Quest?
    fn is_of_another_version(&self, check: &Check) -> bool {
        self.games() > 0 && self.check.is_by_the_same(check) && !self.check.is_like(check)
    }
}

/// What a change did.
pub(super) struct Comparison {
    pub(super) paired: Paired,
    pub(super) causes: Vec<Cause>,
}

/// Games that are being played, and what came of those before.
pub(in super::super::super) struct Playing {
    /// Who is to play.
    pub(super) player: Player,
    /// The same Heroes in every game, not those that its seed draws.
    pub(super) with_chosen: bool,
    /// These, by their places in the box.
    pub(super) chosen: Vec<usize>,
    run: Option<UnderWay<News>>,
    /// What was kept of the Quest was looked for once.
    has_begun: bool,
    /// By what was looked for on the disk last.
    looked_for: Option<Check>,
    balance: Option<Balance>,
    /// What the same bot and the same Heroes made of the Quest before it was changed.
    before: Option<Balance>,
    comparison: Option<Comparison>,
    /// What of it is not kept, and why.
    unkept: Unkept,
    /// Something has come that nobody has seen yet.
    pub(super) has_come: bool,
    /// Games went on while another screen was shown, and nobody has looked yet at what came of them.
    pub(super) is_beside: bool,
    /// A game that is being played again, to be watched or gone on with.
    pub(super) looking: Option<Looking<Played, Arc<str>>>,
    /// What it was said of one that cannot be.
    pub(super) not_found: Option<Arc<str>>,
    /// Games that were won of the Quest and lie beside its file.
    pub(super) kept: KeptGames<HellscapeRules>,
    /// How many of those the games under way have laid there, and as far as has been looked.
    laid: (Arc<AtomicU64>, u64),
    /// The games that were won of the Quest and come with the program.
    won: Option<(Arc<Quest>, Vec<&'static WonGame>)>,
}

impl Default for Playing {
    fn default() -> Self {
        Self {
            player: Player::default(),
            with_chosen: false,
            chosen: vec![0, 1],
            run: None,
            has_begun: false,
            looked_for: None,
            balance: None,
            before: None,
            comparison: None,
            unkept: Unkept::default(),
            has_come: false,
            is_beside: false,
            looking: None,
            not_found: None,
            kept: KeptGames::default(),
            laid: (Arc::default(), 0),
            won: None,
        }
    }
}

impl Playing {
    /// The Heroes that are chosen now; so many are drawn.
    pub(super) fn heroes(&self, drawn: usize) -> Heroes {
        if self.with_chosen { Heroes::Chosen(self.chosen.clone()) } else { Heroes::Drawn(drawn) }
    }

    /// Was it looked for what the page begins with?
    pub(super) fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// A check that takes minutes and was begun another day is what the page begins with, so that nobody has to know what was chosen then.
    /// `usual` is what would be checked else. Tells how many Heroes are drawn in it, if it is another number.
    pub(super) fn begin_with_kept(&mut self, usual: &Check, deep: Player) -> Option<usize> {
        if std::mem::replace(&mut self.has_begun, true) || self.balance.is_some() || self.run.is_some() {
            return None;
        }
        let check = Check { player: deep, games: deep.games(), ..usual.clone() };
        let heroes = check.begun_with(&check.dirs.root)?;
        self.player = deep;
        match heroes {
            Heroes::Drawn(drawn) => {
                self.with_chosen = false;
                Some(drawn)
            }
            Heroes::Chosen(places) => {
                (self.with_chosen, self.chosen) = (true, places);
                None
            }
        }
    }

    /// Shows what was kept of a check that nobody plays just now: it was begun another day.
    pub(super) fn look_for_kept(&mut self, check: &Check) {
        let is_known = self.looked_for.as_ref().is_some_and(|known| known.is_like(check));
        if self.run.is_some() || !check.player.is_deep() || is_known {
            return;
        }
        self.looked_for = Some(check.clone());
        if self.balance.as_ref().is_some_and(|balance| balance.check.is_like(check)) {
            return;
        }
        let pieces = check.found(&check.dirs.root);
        if let (false, Ok(mut tried)) = (pieces.is_empty(), check.nothing_yet()) {
            self.keep_for_comparison(check);
            pieces.into_iter().for_each(|piece| tried.take(piece));
            self.balance = Some(Balance { check: check.clone(), found: Ok(tried) });
            self.compare();
        }
    }

    /// So many games of a check are played already; it goes on behind them.
    pub(super) fn games_of(&self, check: &Check) -> u64 {
        let its = self.balance.as_ref().filter(|balance| balance.check.is_like(check));
        its.map_or(0, |balance| balance.games().min(check.games))
    }

    /// Games that were won of this Quest and come with the program.
    pub(super) fn won(&mut self, rules: &HellscapeRules, quest: &Arc<Quest>) -> &[&'static WonGame] {
        if self.won.as_ref().is_some_and(|(of, _)| !Arc::ptr_eq(of, quest)) {
            self.won = None;
        }
        &self.won.get_or_insert_with(|| (Arc::clone(quest), won_games(rules, quest))).1
    }

    /// Begins to play a game of the check again, up to there; nothing where there is none.
    pub(super) fn look_for(&mut self, window: &Context, until: Until) {
        let Some(Balance { check, found: Ok(tried) }) = &self.balance else { return };
        let seed = match until {
            Until::Fall(fall) => tried.traces.fallen.seen_in.get(&fall).copied(),
            Until::FallIn(round) => tried.traces.fallen.round_seen_in.get(&round).copied(),
            Until::FallAfter(last) => tried.traces.before.came.get(&last).and_then(|came| came.seed),
            Until::End => tried.sum.quickest.map(|win| win.seed),
        };
        let Some(seed) = seed else { return };
        let check = check.clone();
        let look = move |cancel: &_| check.again(seed, until, cancel);
        self.not_found = None;
        self.looking = Some(Looking::begin(window, until == Until::End, look));
    }

    /// Lets bots play. The best of what is won is laid beside this file.
    pub(super) fn start(&mut self, window: &Context, check: Check, file: &Path) {
        self.run = None;
        self.unkept = Unkept::default();
        self.keep_for_comparison(&check);
        self.balance = Some(Balance { found: check.nothing_yet(), check: check.clone() });
        self.laid = (Arc::default(), 0);
        let (window, file, laid) = (window.clone(), file.to_owned(), Arc::clone(&self.laid.0));
        let work = move |worker: &Worker<News>| {
            let root = check.player.is_deep().then_some(check.dirs.root.as_path());
            let (rules, texts) = (check.rules(), texts::of(Language::English));
            let mut keeper = Keeper::new(&check, &rules, &file, &texts);
            let mut take = |found: Found| {
                let is_laid = match &found {
                    Found::Piece(piece) => keeper.take(piece, worker.cancel()),
                    Found::Unkept(_) | Found::BestUnkept(_) => Ok(false),
                };
                match is_laid {
                    Ok(is_laid) => _ = laid.fetch_add(u64::from(is_laid), Ordering::Relaxed),
                    // The games count all the same.
                    Err(trouble) => _ = worker.found(Ok(Found::BestUnkept(trouble))),
                }
                worker.found(Ok(found))
            };
            let tell = |done| worker.tell(done);
            if let Err(told) = check.run(root, worker.cancel(), &tell, &mut take) {
                // Nobody may be listening any more.
                _ = worker.found(Err(told));
            }
        };
        let games = self.balance.as_ref().map_or(0, |balance| balance.check.all_games());
        self.run = UnderWay::begin("md2-balance", games, move || window.request_repaint(), work);
    }

    /// Ends the games that are under way. What has been found stays; where that is nothing, what was found before is shown again.
    pub(super) fn stop(&mut self) {
        self.run = None;
        if self.balance.as_ref().is_some_and(|balance| balance.games() == 0) && self.before.is_some() {
            self.balance = self.before.take();
        }
    }

    /// What was found of another version of the Quest stays, to be compared with what will be found of this one.
    fn keep_for_comparison(&mut self, check: &Check) {
        self.comparison = None;
        let is_other = |balance: &Balance| balance.is_of_another_version(check);
        self.before = self.balance.take().filter(is_other).or_else(|| self.before.take().filter(is_other));
    }

    fn compare(&mut self) {
        let of = |balance: &Option<Balance>| balance.as_ref().is_some_and(|balance| balance.games() > 0);
        self.comparison = match (&self.before, &self.balance) {
            (Some(Balance { found: Ok(old), .. }), Some(Balance { found: Ok(new), .. })) if of(&self.balance) => {
                Some(Comparison {
                    paired: Paired::of(&old.sum, &new.sum, FIRST_SEED),
                    causes: causes(&old.seen(), &new.seen()),
                })
            }
            _ => None,
        };
    }

    /// Takes what has come. Tells whether something is still on its way.
    pub(super) fn look(&mut self) -> bool {
        let Some(run) = &self.run else { return false };
        // Before what was found is taken: nothing is found after it.
        let is_over = run.is_over();
        let news = run.news();
        let has_news = !news.is_empty();
        for found in news {
            match (found, &mut self.balance) {
                (Ok(Found::Piece(piece)), Some(Balance { found: Ok(tried), .. })) => tried.take(*piece),
                (Ok(Found::Piece(_)), _) => {}
                (Ok(Found::Unkept(why)), _) => self.unkept.games = Some(why),
                (Ok(Found::BestUnkept(why)), _) => self.unkept.best = Some(why),
                (Err(told), Some(balance)) => balance.found = Err(told),
                (Err(_), None) => {}
            }
        }
        if has_news {
            self.compare();
        }
        let laid = self.laid.0.load(Ordering::Relaxed);
        if std::mem::replace(&mut self.laid.1, laid) != laid {
            self.kept.look_anew();
        }
        if is_over {
            self.run = None;
            self.has_come = true;
        }
        !is_over
    }

    /// Does something go on that takes minutes?
    pub(in super::super::super) fn is_deep_under_way(&self) -> bool {
        let is_deep = self.balance.as_ref().is_some_and(|balance| balance.check.player.is_deep());
        is_deep && self.run.as_ref().is_some_and(|run| !run.is_over())
    }

    /// How far it is; none while nobody plays.
    pub(super) fn progress(&self) -> Option<Progress> {
        self.run.as_ref().map(UnderWay::progress)
    }

    /// What has been found, if it is more than nothing.
    pub(super) fn balance(&self) -> Option<&Balance> {
        self.balance.as_ref().filter(|balance| balance.found.is_err() || balance.games() > 0)
    }

    /// The Quest that is played, or was last.
    pub(super) fn quest(&self) -> Option<&Arc<Quest>> {
        self.balance.as_ref().map(|balance| &balance.check.quest)
    }

    /// What the last change did, once the same have played both.
    pub(super) fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_ref()
    }

    /// What of it is not kept, and why.
    pub(super) fn unkept(&self) -> &Unkept {
        &self.unkept
    }
}

#[cfg(test)]
#[path = "games_tests.rs"]
mod tests;
