//! A game of the check that is played again, in a thread of its own: a planner takes seconds for it.

use crate::games::massive_darkness::playtest::moment::{GameOf, Until};
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules, Played};
use crate::house::session::NotBegun;
use egui::Context;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// A game that is being looked for.
pub(in crate::games::massive_darkness::view::editor) struct Looking {
    cancel: Arc<AtomicBool>,
    until: Until,
    found: Receiver<Result<Option<Played>, NotBegun<BeginError>>>,
}

/// How far it is.
pub(in crate::games::massive_darkness::view::editor) enum Found {
    /// Not yet there.
    NotYet,
    /// The game up to the moment, and whether that is its end.
    Game {
        /// The game.
        played: Box<Played>,
        /// It is over.
        is_whole: bool,
    },
    /// There is none.
    Nothing,
    /// It cannot begin.
    Trouble(NotBegun<BeginError>),
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Looking {
    /// Begins to look for it.
    pub(in crate::games::massive_darkness::view::editor) fn begin(
        window: &Context,
        rules: &MassiveDarknessRules,
        game: GameOf,
        until: Until,
    ) -> Self {
        let (cancel, (to, found)) = (Arc::new(AtomicBool::new(false)), channel());
        let (rules, window, is_cancelled) = (rules.clone(), window.clone(), Arc::clone(&cancel));
        let look = move || {
            // Nobody may be waiting any more.
            _ = to.send(game.again(&rules, until, &is_cancelled));
            window.request_repaint();
        };
        // Without a thread nothing is found.
        _ = thread::Builder::new().name("moment".to_owned()).spawn(look);
        Self { cancel, until, found }
    }

    /// What has come of it.
    pub(in crate::games::massive_darkness::view::editor) fn look(&self) -> Found {
        match self.found.try_recv() {
            Err(TryRecvError::Empty) => Found::NotYet,
            Ok(Ok(Some(game))) => Found::Game { played: Box::new(game), is_whole: self.until == Until::End },
            Ok(Err(trouble)) => Found::Trouble(trouble),
            Ok(Ok(None)) | Err(TryRecvError::Disconnected) => Found::Nothing,
        }
    }
}
