//! Games of bots that are played in threads of their own: the window never waits for them, and sees what has come of them so far.

use crate::games::boss_monster::lab::{Found, Trial};
use crate::games::boss_monster::ruleset::BossMonsterRules;
use crate::house::lab::batch::{Examined, Plan, Progress};
use crate::kernel::game::Refusal;
use egui::Context;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Seed of the first game.
pub(super) const FIRST_SEED: u64 = 1;
/// What has come of the games is shown so often meanwhile.
const PARTS: u64 = 20;

/// Games that are being played.
pub(super) struct Run {
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    /// How many were asked for.
    pub(super) games: u64,
    found: Receiver<Result<Found, Refusal>>,
}

/// How a run stands.
pub(super) enum Looked {
    /// This has come of more games.
    More(Box<Found>),
    /// Nothing new yet.
    NotYet,
    /// All games are played, or it was ended.
    Over,
    /// The deck cannot be played.
    Refused(Refusal),
}

impl Drop for Run {
    /// Whoever stops or leaves does not want to know any more.
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Run {
    /// Lets bots play so many games; nothing, if the system has no thread for it.
    pub(super) fn begin(window: &Context, rules: &BossMonsterRules, trial: &Trial, games: u64) -> Option<Self> {
        let (cancel, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let (sender, found) = channel();
        let run = Self { cancel: Arc::clone(&cancel), done: Arc::clone(&done), games, found };
        let (rules, trial, window) = (rules.clone(), trial.clone(), window.clone());
        let work = move || {
            // One core is left for the window.
            let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get).saturating_sub(1);
            let threads = NonZeroUsize::new(cores.max(1));
            let part = games.div_ceil(PARTS).max(1);
            let mut before = 0;
            while before < games && !cancel.load(Ordering::Relaxed) {
                let first = FIRST_SEED + before;
                let plan = Plan { threads, examined: Examined::Sample, ..Plan::new(part.min(games - before), first) };
                let tell = |progress: Progress| {
                    done.store(before + progress.done, Ordering::Relaxed);
                    window.request_repaint();
                };
                let came = trial.run(&rules, &plan, &cancel, &tell);
                let is_refused = came.is_err();
                if sender.send(came).is_err() || is_refused {
                    break;
                }
                before += plan.games;
                window.request_repaint();
            }
            drop(sender);
            window.request_repaint();
        };
        thread::Builder::new().name("deck-lab".to_owned()).spawn(work).ok().map(|_| run)
    }

    /// How many games are played.
    pub(super) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed).min(self.games)
    }

    /// What has come of it since.
    pub(super) fn look(&self) -> Looked {
        match self.found.try_recv() {
            Ok(Ok(found)) => Looked::More(Box::new(found)),
            Ok(Err(refusal)) => Looked::Refused(refusal),
            Err(TryRecvError::Empty) => Looked::NotYet,
            Err(TryRecvError::Disconnected) => Looked::Over,
        }
    }
}
