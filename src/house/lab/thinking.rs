//! A bot that thinks in a thread of its own, so that nobody waits for it: whoever has asked looks now and then whether it is done.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::Builder;

/// An answer that is being thought about.
pub struct Thinking<A> {
    about: u64,
    answer: Receiver<A>,
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
    /// Lets `think` run about something that has this number; `wake` is called when it is done. Where the system has no thread for
    /// it, it has failed.
    pub fn begin(about: u64, think: impl FnOnce() -> A + Send + 'static, wake: impl FnOnce() + Send + 'static) -> Self {
        let (sender, answer) = channel();
        let run = move || {
            // Nobody may want to know it any more.
            let _ = sender.send(think());
            wake();
        };
        drop(Builder::new().name("bot".to_owned()).spawn(run));
        Self { about, answer }
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
        let thinking = Thinking::begin(7, || 42, move || _ = sender.send(()));
        woken.recv().unwrap();
        assert_eq!((thinking.about(), thinking.look()), (7, Thought::Done(42)));
        let (go, gate) = channel::<()>();
        let waiting = Thinking::begin(8, move || gate.recv().is_ok(), || {});
        assert_eq!(waiting.look(), Thought::NotYet);
        drop((go, waiting));
    }
}
