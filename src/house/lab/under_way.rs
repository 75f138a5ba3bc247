//! Work that takes minutes, in a thread of its own: how far it is, what it has found since somebody looked last, and an end whenever nobody
//! wants to know any more.

use super::batch::Progress;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Work under way, as whoever waits for it sees it.
pub struct UnderWay<F> {
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    games: u64,
    found: Receiver<F>,
}

impl<F> Drop for UnderWay<F> {
    /// Whoever stops does not want to know any more.
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// The same as who does it sees it.
pub struct Worker<F> {
    cancel: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
    wake: Box<dyn Fn() + Send + Sync>,
    found: Sender<F>,
}

/// Stands for the number of games where all is done.
const OVER: u64 = u64::MAX;

impl<F: Send + 'static> UnderWay<F> {
    /// Begins it in a thread of this name: so many games. `wake` is called whenever there is something new to see. Nothing where the system
    /// has no thread for it.
    pub fn begin(
        name: &str,
        games: u64,
        wake: impl Fn() + Send + Sync + 'static,
        work: impl FnOnce(&Worker<F>) + Send + 'static,
    ) -> Option<Self> {
        let (to, found) = channel();
        let (cancel, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let worker = Worker { cancel: Arc::clone(&cancel), done: Arc::clone(&done), wake: Box::new(wake), found: to };
        let all = move || {
            work(&worker);
            worker.done.store(OVER, Ordering::Release);
            (worker.wake)();
        };
        let begun = thread::Builder::new().name(name.to_owned()).spawn(all);
        begun.is_ok().then_some(Self { cancel, done, games, found })
    }

    /// What has been found since.
    #[must_use]
    pub fn news(&self) -> Vec<F> {
        self.found.try_iter().collect()
    }

    /// Is all done? What was found may still wait to be taken, and nothing is found afterwards.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.done.load(Ordering::Acquire) == OVER
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress { done: self.done.load(Ordering::Relaxed).min(self.games), games: self.games }
    }
}

impl<F> Worker<F> {
    /// Set, nobody wants to know any more.
    #[must_use]
    pub fn cancel(&self) -> &AtomicBool {
        &self.cancel
    }

    /// So many games are done.
    pub fn tell(&self, done: u64) {
        self.done.store(done, Ordering::Relaxed);
        (self.wake)();
    }

    /// Something was found. Tells whether anybody is still listening.
    pub fn found(&self, what: F) -> bool {
        let is_heard = self.found.send(what).is_ok();
        (self.wake)();
        is_heard
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_tells_how_far_it_is_and_what_it_finds_and_then_it_is_over() {
        let woken = Arc::new(AtomicU64::new(0));
        let wake = Arc::clone(&woken);
        let count = move || _ = wake.fetch_add(1, Ordering::Relaxed);
        let (go_on, wait) = channel::<()>();
        let work = move |worker: &Worker<u8>| {
            worker.tell(2);
            assert!(worker.found(7));
            _ = wait.recv();
            assert!(!worker.cancel().load(Ordering::Relaxed) && worker.found(8));
        };
        let under_way = UnderWay::begin("counting", 3, count, work).expect("a thread");
        let mut all = Vec::new();
        while all.is_empty() {
            all = under_way.news();
            thread::yield_now();
        }
        assert_eq!((all, under_way.progress(), under_way.is_over()), (vec![7], Progress { done: 2, games: 3 }, false));
        go_on.send(()).expect("it waits");
        while !under_way.is_over() {
            thread::yield_now();
        }
        assert_eq!((under_way.news(), under_way.progress()), (vec![8], Progress { done: 3, games: 3 }));
        assert!(woken.load(Ordering::Relaxed) >= 3);
    }

    #[test]
    fn whoever_goes_away_ends_it() {
        let (ended, end) = channel();
        let work = move |worker: &Worker<u8>| {
            while !worker.cancel().load(Ordering::Relaxed) {
                thread::yield_now();
            }
            _ = ended.send(());
        };
        drop(UnderWay::begin("waiting", 1, || (), work).expect("a thread"));
        end.recv().expect("it has ended");
    }
}
