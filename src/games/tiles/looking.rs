//! A game of bots that is played again, in a thread of its own: a planner takes seconds for it.

use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use egui::{Context, Ui};
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
enum Found<P, T> {
    NotYet,
    Game(Again<P>),
    /// There is none.
    Nothing,
    /// It cannot begin.
    Trouble(T),
}

/// A game that was played again, up to a moment or to its end.
pub struct Again<P> {
    /// The game.
    pub played: Box<P>,
    /// It is over.
    pub is_whole: bool,
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

    fn look(&self) -> Found<P, T> {
        match self.found.try_recv() {
            Err(TryRecvError::Empty) => Found::NotYet,
            Ok(Ok(Some(game))) => Found::Game(Again { played: Box::new(game), is_whole: self.is_whole }),
            Ok(Err(trouble)) => Found::Trouble(trouble),
            Ok(Ok(None)) | Err(TryRecvError::Disconnected) => Found::Nothing,
        }
    }

    /// Draws that one is being looked for, if one is, and the way to end that, which is called `stop`. What has come of it is taken: the game,
    /// or why there is none; `say` tells why it cannot begin.
    pub fn ui(
        sought: &mut Option<Self>,
        ui: &mut Ui,
        texts: &Texts,
        stop: &str,
        say: impl FnOnce(T) -> Arc<str>,
    ) -> Option<Result<Again<P>, Arc<str>>> {
        let came = match sought.as_ref()?.look() {
            Found::NotYet => {
                ui.horizontal(|ui| {
                    ui.spinner();
                    ui.label(texts.get("balance-moment-looked-for").as_ref());
                    if icon_button(ui, Icon::Close, &texts.get(stop)).clicked() {
                        *sought = None;
                    }
                });
                return None;
            }
            Found::Game(again) => Ok(again),
            Found::Trouble(trouble) => Err(say(trouble)),
            Found::Nothing => Err(texts.get("balance-moment-gone")),
        };
        *sought = None;
        Some(came)
    }
}
