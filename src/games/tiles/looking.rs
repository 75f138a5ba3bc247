//! A game of bots that is played again, in a thread of its own: a planner takes seconds for it.

use egui::Context;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// A game `P` that is being looked for; `T` says why it cannot begin.
pub struct Looking<P, T> {
    cancel: Arc<AtomicBool>,
    is_whole: bool,
    found: Receiver<Result<Option<P>, T>>,
}

/// How far it is.
pub enum Found<P, T> {
    /// Not yet there.
    NotYet,
    /// The game up to the moment, and whether that is its end.
    Game {
        /// The game.
        played: Box<P>,
        /// It is over.
        is_whole: bool,
    },
    /// There is none.
    Nothing,
    /// It cannot begin.
    Trouble(T),
}

impl<P, T> Drop for Looking<P, T> {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl<P: Send + 'static, T: Send + 'static> Looking<P, T> {
    /// Begins to look for it, to its end or up to a moment; `look` is told when nobody wants it any more.
    pub fn begin(
        window: &Context,
        is_whole: bool,
        look: impl FnOnce(&AtomicBool) -> Result<Option<P>, T> + Send + 'static,
    ) -> Self {
        let (cancel, (to, found)) = (Arc::new(AtomicBool::new(false)), channel());
        let (window, is_cancelled) = (window.clone(), Arc::clone(&cancel));
        let look = move || {
            // Nobody may be waiting any more.
            _ = to.send(look(&is_cancelled));
            window.request_repaint();
        };
        // Without a thread nothing is found.
        _ = thread::Builder::new().name("moment".to_owned()).spawn(look);
        Self { cancel, is_whole, found }
    }

    /// What has come of it.
    #[must_use]
    pub fn look(&self) -> Found<P, T> {
        match self.found.try_recv() {
            Err(TryRecvError::Empty) => Found::NotYet,
            Ok(Ok(Some(game))) => Found::Game { played: Box::new(game), is_whole: self.is_whole },
            Ok(Err(trouble)) => Found::Trouble(trouble),
            Ok(Ok(None)) | Err(TryRecvError::Disconnected) => Found::Nothing,
        }
    }
}
