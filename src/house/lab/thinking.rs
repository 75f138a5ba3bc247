//! A bot that thinks in a thread of its own, so that nobody waits for it: whoever has asked looks now and then whether it is done.
//! It is hurried when its time is over, and when nobody wants to know any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// An answer that is being thought about. Dropped, it is not thought about any longer.
pub struct Thinking<A> {
    about: u64,
    answer: Receiver<A>,
    is_left: Arc<AtomicBool>,
}

impl<A> Drop for Thinking<A> {
    fn drop(&mut self) {
        self.is_left.store(true, Ordering::Relaxed);
    }
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought<A> {
    /// It is still thinking.
    NotYet,
    /// This is the answer.
    Done(A),
    /// The bot has failed.
    Failed,
}

impl<A: Send + 'static> Thinking<A> {
    /// Lets `think` run about something that has this number; `wake` is called when it is done. What `think` is handed says when it
    /// should end: when so much time is over (zero: nobody looks at the clock), or when the answer is not wanted any more. Where the
    /// system has no thread for it, it has failed.
    pub fn begin(
        about: u64,
        within: Duration,
        think: impl FnOnce(&mut dyn FnMut() -> bool) -> A + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Self {
        let (sender, answer) = channel();
        let is_left = Arc::new(AtomicBool::new(false));
        let (nobody_waits, began) = (Arc::clone(&is_left), Instant::now());
        let run = move || {
            let is_late = || !within.is_zero() && began.elapsed() >= within;
            // Nobody may want to know it any more.
            let _ = sender.send(think(&mut || nobody_waits.load(Ordering::Relaxed) || is_late()));
            wake();
        };
        drop(Builder::new().name("bot".to_owned()).spawn(run));
        Self { about, answer, is_left }
    }

    /// What it is about, so that an answer that comes too late is known.
    #[must_use]
    pub fn about(&self) -> u64 {
        self.about
    }

    /// Looks how far it has come. An answer is told once.
    #[must_use]
    pub fn look(&self) -> Thought<A> {
        match self.answer.try_recv() {
            Ok(answer) => Thought::Done(answer),
            Err(TryRecvError::Empty) => Thought::NotYet,
            Err(TryRecvError::Disconnected) => Thought::Failed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_thinks_beside_and_says_when_it_is_done() {
        let (sender, woken) = channel();
        let thinking = Thinking::begin(7, Duration::ZERO, |_| 42, move || _ = sender.send(()));
        woken.recv().unwrap();
        assert_eq!((thinking.about(), thinking.look()), (7, Thought::Done(42)));
        let (go, gate) = channel::<()>();
        let waiting = Thinking::begin(8, Duration::ZERO, move |_| gate.recv().is_ok(), || {});
        assert_eq!(waiting.look(), Thought::NotYet);
        drop((go, waiting));
    }

    /// A thought without an end of its own.
    fn endless(stop: &mut dyn FnMut() -> bool) {
        while !stop() {
            std::thread::yield_now();
        }
    }

    #[test]
    fn it_ends_when_its_time_is_over_or_when_nobody_wants_to_know() {
        let (sender, woken) = channel();
        let hurried = Thinking::begin(1, Duration::from_millis(1), endless, move || _ = sender.send(()));
        woken.recv().unwrap();
        assert_eq!(hurried.look(), Thought::Done(()));
        let (sender, woken) = channel();
        let left = Thinking::begin(2, Duration::ZERO, endless, move || _ = sender.send(()));
        assert_eq!(left.look(), Thought::NotYet);
        drop(left);
        woken.recv().unwrap();
    }
}
