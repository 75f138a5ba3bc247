//! Games that are being played, in a thread of their own, and where what comes of them is kept.

use super::is_deep;
use crate::games::massive_darkness::playtest::Progress;
use crate::games::massive_darkness::playtest::check::{Check, Found};
use crate::games::massive_darkness::playtest::kept::Keeper;
use crate::games::massive_darkness::session::BeginError;
use crate::games::massive_darkness::texts;
use crate::house::storage::DataDirs;
use crate::house::text::Language;
use egui::Context;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Where a quest is at home: what is found of it is kept there.
#[derive(Clone, Debug)]
pub(in super::super) struct Home {
    /// The user's files.
    pub(in super::super) dirs: DataDirs,
    /// The file of the quest.
    pub(in super::super) file: PathBuf,
}

/// Games that are being played.
pub(super) struct Run {
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    /// How many won games were laid beside the quest.
    laid: Arc<AtomicU64>,
    games: u64,
    results: Receiver<Result<Found, BeginError>>,
}

impl Drop for Run {
    /// Whoever stops does not want to know any more.
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Run {
    /// Begins a check; without a home nothing is kept of it. Nothing where the system has no thread for it.
    pub(super) fn begin(window: &Context, check: Check, home: Option<Home>) -> Option<Self> {
        let (found, results) = channel();
        let games = check.all_games();
        let job = Job {
            check,
            home,
            cancel: Arc::new(AtomicBool::new(false)),
            done: Arc::new(AtomicU64::new(0)),
            laid: Arc::new(AtomicU64::new(0)),
            window: window.clone(),
        };
        let (cancel, done, laid) = (Arc::clone(&job.cancel), Arc::clone(&job.done), Arc::clone(&job.laid));
        let begun = thread::Builder::new().name("balance".to_owned()).spawn(move || job.work(&found));
        begun.is_ok().then_some(Self { cancel, done, laid, games, results })
    }

    /// What has been found since.
    pub(super) fn news(&self) -> Vec<Result<Found, BeginError>> {
        self.results.try_iter().collect()
    }

    /// So many won games were laid beside the quest.
    pub(super) fn laid(&self) -> u64 {
        self.laid.load(Ordering::Relaxed)
    }

    /// Are all games played? What was found may still wait to be taken.
    pub(super) fn is_over(&self) -> bool {
        self.done.load(Ordering::Acquire) == u64::MAX
    }

    /// How far it is.
    pub(super) fn progress(&self) -> Progress {
        Progress { done: self.done.load(Ordering::Relaxed).min(self.games), games: self.games }
    }
}

/// What a thread is to do.
struct Job {
    check: Check,
    home: Option<Home>,
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    laid: Arc<AtomicU64>,
    window: Context,
}

impl Job {
    fn work(&self, found: &Sender<Result<Found, BeginError>>) {
        let tell = |done: u64| {
            self.done.store(done, Ordering::Relaxed);
            self.window.request_repaint();
        };
        let texts = texts::of(Language::English);
        let mut keeper = self.home.as_ref().map(|home| Keeper::new(&self.check, &home.dirs, &home.file, &texts));
        let mut take = |what: Found| {
            let laid = match (&what, &mut keeper) {
                (Found::Piece(piece), Some(keeper)) => keeper.take(piece, &self.cancel),
                _ => Ok(false),
            };
            match laid {
                Ok(true) => _ = self.laid.fetch_add(1, Ordering::Relaxed),
                Ok(false) => {}
                // The games count all the same.
                Err(trouble) => log::warn!("{trouble}"),
            }
            self.window.request_repaint();
            found.send(Ok(what)).is_ok()
        };
        let root = self.home.as_ref().filter(|_| is_deep(self.check.player)).map(|home| home.dirs.root.as_path());
        if let Err(trouble) = self.check.run(root, &self.cancel, &tell, &mut take) {
            // Nobody may be listening any more.
            _ = found.send(Err(trouble));
        }
        self.done.store(u64::MAX, Ordering::Release);
        self.window.request_repaint();
    }
}
