//! The won games that lie beside the file of the open quest, played again in a thread of their own before anything is claimed of them.

use crate::games::massive_darkness::playtest::kept::{KeptGame, kept};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::massive_darkness::texts;
use crate::house::text::Language;
use egui::Context;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Games that are being looked for.
struct Looking {
    cancel: Arc<AtomicBool>,
    found: Receiver<Vec<KeptGame>>,
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// The games, as far as they are known.
#[derive(Default)]
pub(in super::super) struct KeptGames {
    /// Of which quest as it is today, and beside which file.
    of: Option<(Arc<Quest>, PathBuf)>,
    looking: Option<Looking>,
    games: Vec<KeptGame>,
}

impl KeptGames {
    /// Another game was laid there.
    pub(super) fn look_anew(&mut self) {
        self.of = None;
    }

    /// Is it being looked what they prove of the quest as it is now?
    pub(in super::super) fn is_looking(&self) -> bool {
        self.looking.is_some()
    }

    /// The games beside this file, as they were found last: what they prove of the quest is true unless it is being looked at just now.
    pub(in super::super) fn look(
        &mut self,
        window: &Context,
        rules: &MassiveDarknessRules,
        quest: &Arc<Quest>,
        file: &Path,
    ) -> &[KeptGame] {
        if let Some(looking) = &self.looking {
            match looking.found.try_recv() {
                Ok(games) => (self.games, self.looking) = (games, None),
                Err(TryRecvError::Disconnected) => self.looking = None,
                Err(TryRecvError::Empty) => {}
            }
        }
        let is_known = self.of.as_ref().is_some_and(|(of, beside)| Arc::ptr_eq(of, quest) && beside == file);
        if !is_known {
            if self.of.as_ref().is_some_and(|(_, beside)| beside != file) {
                self.games.clear();
            }
            self.of = Some((Arc::clone(quest), file.to_owned()));
            self.looking = begin(window, rules, quest, file);
        }
        &self.games
    }
}

fn begin(window: &Context, rules: &MassiveDarknessRules, quest: &Arc<Quest>, file: &Path) -> Option<Looking> {
    let (cancel, (to, found)) = (Arc::new(AtomicBool::new(false)), channel());
    let (window, rules, quest, file) = (window.clone(), rules.clone(), Arc::clone(quest), file.to_owned());
    let is_cancelled = Arc::clone(&cancel);
    let look = move || {
        // Nobody may want to know it any more.
        _ = to.send(kept(&rules, &texts::of(Language::English), &quest, &file, &is_cancelled));
        window.request_repaint();
    };
    let begun = thread::Builder::new().name("kept".to_owned()).spawn(look);
    begun.is_ok().then_some(Looking { cancel, found })
}
