//! Games that are being played, in a thread of their own, and where what comes of them is kept.

use super::is_deep;
use crate::games::massive_darkness::playtest::Progress;
use crate::games::massive_darkness::playtest::check::{Check, Found, InPieces as _};
use crate::games::massive_darkness::playtest::kept::Keeper;
use crate::games::massive_darkness::session::BeginError;
use crate::games::massive_darkness::texts;
use crate::house::lab::under_way::{UnderWay, Worker};
use crate::house::storage::DataDirs;
use crate::house::text::Language;
use egui::Context;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Where a quest is at home: what is found of it is kept there.
#[derive(Clone, Debug)]
pub(in super::super) struct Home {
    /// The user's files.
    pub(in super::super) dirs: DataDirs,
    /// The file of the quest.
    pub(in super::super) file: PathBuf,
}

/// What games bring, one after the other.
type News = Result<Found, BeginError>;

/// Games that are being played.
pub(super) struct Run {
    under_way: UnderWay<News>,
    /// How many won games were laid beside the quest.
    laid: Arc<AtomicU64>,
}

impl Run {
    /// Begins a check; without a home nothing is kept of it. Nothing where the system has no thread for it.
    pub(super) fn begin(window: &Context, check: Check, home: Option<Home>) -> Option<Self> {
        let (games, window, laid) = (check.all_games(), window.clone(), Arc::new(AtomicU64::new(0)));
        let job = Job { check, home, laid: Arc::clone(&laid) };
        let work = move |worker: &Worker<News>| job.work(worker);
        let under_way = UnderWay::begin("balance", games, move || window.request_repaint(), work)?;
        Some(Self { under_way, laid })
    }

    /// What has been found since.
    pub(super) fn news(&self) -> Vec<News> {
        self.under_way.news()
    }

    /// So many won games were laid beside the quest.
    pub(super) fn laid(&self) -> u64 {
        self.laid.load(Ordering::Relaxed)
    }

    /// Are all games played? What was found may still wait to be taken.
    pub(super) fn is_over(&self) -> bool {
        self.under_way.is_over()
    }

    /// How far it is.
    pub(super) fn progress(&self) -> Progress {
        self.under_way.progress()
    }
}

/// What a thread is to do.
struct Job {
    check: Check,
    home: Option<Home>,
    laid: Arc<AtomicU64>,
}

impl Job {
    fn work(&self, worker: &Worker<News>) {
        let texts = texts::of(Language::English);
        let mut keeper = self.home.as_ref().map(|home| Keeper::new(&self.check, &home.dirs, &home.file, &texts));
        let mut take = |what: Found| {
            let laid = match (&what, &mut keeper) {
                (Found::Piece(piece), Some(keeper)) => keeper.take(piece, worker.cancel()),
                _ => Ok(false),
            };
            match laid {
                Ok(true) => _ = self.laid.fetch_add(1, Ordering::Relaxed),
                Ok(false) => {}
                // The games count all the same.
                Err(trouble) => _ = worker.found(Ok(Found::BestUnkept(trouble))),
            }
            worker.found(Ok(what))
        };
        let root = self.home.as_ref().filter(|_| is_deep(self.check.player)).map(|home| home.dirs.root.as_path());
        let tell = |done: u64| worker.tell(done);
        if let Err(trouble) = self.check.run(root, worker.cancel(), &tell, &mut take) {
            // Nobody may be listening any more.
            _ = worker.found(Err(trouble));
        }
    }
}
