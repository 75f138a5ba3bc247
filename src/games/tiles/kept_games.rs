//! The won games that lie beside the file of the open quest, played again in a thread of their own before anything is claimed of them, and
//! how they are shown: each can be watched, and says what it proves of the quest as it is today.

use super::kept::{KeptGame, OfQuests, Proves, kept};
use crate::house::plug::ruleset::Answer;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{Context, RichText, Ui};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Games that are being looked for.
struct Looking<R: OfQuests> {
    /// It goes on for a moment after it was told to end.
    cancel: Arc<AtomicBool>,
    found: Receiver<Vec<KeptGame<R>>>,
}

impl<R: OfQuests> Drop for Looking<R> {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// The games, as far as they are known.
pub struct KeptGames<R: OfQuests> {
    /// Of which quest as it is today, and beside which file.
    of: Option<(Arc<R::Quest>, PathBuf)>,
    looking: Option<Looking<R>>,
    games: Vec<KeptGame<R>>,
}

impl<R: OfQuests> Default for KeptGames<R> {
    fn default() -> Self {
        Self { of: None, looking: None, games: Vec::new() }
    }
}

/// What is looked for: the games of a quest as it is now, beside its file.
pub struct Beside<'a, R: OfQuests> {
    /// The rules that the games were played by.
    pub rules: &'a R,
    /// By what things are called, in any language.
    pub texts: fn() -> Texts,
    /// What it is today.
    pub quest: &'a Arc<R::Quest>,
    /// The file of the quest, beside which the games lie.
    pub file: &'a Path,
}

impl<R> KeptGames<R>
where
    R: OfQuests<Quest: Send + Sync + 'static, Start: Send + 'static> + Send + 'static,
    Answer<R>: Send + 'static,
{
    /// Another game was laid there.
    pub fn look_anew(&mut self) {
        self.of = None;
    }

    /// Is it being looked what they prove of the quest as it is now?
    #[must_use]
    pub fn is_looking(&self) -> bool {
        self.looking.is_some()
    }

    /// The games beside this file, as they were found last: what they prove of the quest is true unless it is being looked at just now.
    pub fn look(&mut self, window: &Context, wanted: &Beside<'_, R>) -> &[KeptGame<R>] {
        if self.of.as_ref().is_some_and(|(_, beside)| beside != wanted.file) {
            self.games.clear();
        }
        if let Some(looking) = &self.looking {
            let is_wanted = self.is_of(wanted) && !looking.cancel.load(Ordering::Relaxed);
            match looking.found.try_recv() {
                Ok(games) if is_wanted => (self.games, self.looking) = (games, None),
                Err(TryRecvError::Disconnected) if is_wanted => self.nobody_looked(),
                Ok(_) | Err(TryRecvError::Disconnected) => (self.of, self.looking) = (None, None),
                Err(TryRecvError::Empty) if is_wanted => {}
                // One at a time: what is drawn on quickly would else be looked at many times side by side.
                Err(TryRecvError::Empty) => looking.cancel.store(true, Ordering::Relaxed),
            }
        }
        if self.looking.is_none() && !self.is_of(wanted) {
            self.of = Some((Arc::clone(wanted.quest), wanted.file.to_owned()));
            match begin(window, wanted) {
                Some(looking) => self.looking = Some(looking),
                None => self.nobody_looked(),
            }
        }
        &self.games
    }

    fn is_of(&self, wanted: &Beside<'_, R>) -> bool {
        self.of.as_ref().is_some_and(|(of, beside)| Arc::ptr_eq(of, wanted.quest) && beside == wanted.file)
    }

    /// Then nothing is claimed of the quest.
    fn nobody_looked(&mut self) {
        self.looking = None;
        self.games.clear();
    }

    /// With how many Heroes it has been shown that the quest can be won as it is today.
    #[must_use]
    pub fn parties(&self) -> Vec<usize> {
        if self.is_looking() {
            return Vec::new();
        }
        let today = self.games.iter().filter(|game| !matches!(game.proves, Proves::Earlier { .. }));
        today.map(|game| usize::from(game.heroes)).collect()
    }

    /// Draws them; one that is to be watched, on the version of the quest on which it was won.
    pub fn ui(&self, ui: &mut Ui, texts: &Texts) -> Option<&KeptGame<R>> {
        if self.games.is_empty() {
            return None;
        }
        heading(ui, &texts.get("balance-kept"));
        ui.label(RichText::new(texts.get("balance-kept-about").as_ref()).weak().small());
        let mut watched = None;
        for game in &self.games {
            if won_game(ui, texts, usize::from(game.heroes), game.rounds) {
                watched = Some(game);
            }
            // What was said of another version of the quest is not said of this one.
            let words = match self.is_looking() {
                true => Some(texts.get("balance-kept-looked-at")),
                false => of_another_version(texts, game.proves),
            };
            if let Some(words) = words {
                ui.label(RichText::new(words.as_ref()).small());
            }
        }
        watched
    }
}

/// Games that were won of a quest, of each with how many Heroes and after how many rounds; the place of the one that is to be watched.
pub fn won_games(ui: &mut Ui, texts: &Texts, games: impl Iterator<Item = (usize, u16)>) -> Option<usize> {
    heading(ui, &texts.get("balance-won"));
    ui.label(RichText::new(texts.get("balance-won-about").as_ref()).weak().small());
    let mut watched = None;
    ui.horizontal_wrapped(|ui| {
        for (at, (heroes, rounds)) in games.enumerate() {
            if won_game(ui, texts, heroes, rounds) {
                watched = Some(at);
            }
        }
    });
    watched
}

/// The button of a won game; a press watches it.
fn won_game(ui: &mut Ui, texts: &Texts, heroes: usize, rounds: u16) -> bool {
    let words = tr!(texts, "balance-won-game", heroes = heroes as i64, rounds = i64::from(rounds));
    ui.add(Action::new(Icon::Play, &words)).clicked()
}

/// What a game says that was won on another version of the quest.
fn of_another_version(texts: &Texts, proves: Proves) -> Option<Arc<str>> {
    match proves {
        Proves::Today => None,
        Proves::TodayAsWell => Some(texts.get("balance-kept-as-well")),
        Proves::Earlier { again, of } => Some(tr!(texts, "balance-kept-earlier", again = again as i64, of = of as i64)),
    }
}

fn begin<R>(window: &Context, wanted: &Beside<'_, R>) -> Option<Looking<R>>
where
    R: OfQuests<Quest: Send + Sync + 'static, Start: Send + 'static> + Send + 'static,
    Answer<R>: Send + 'static,
{
    let (cancel, (to, found)) = (Arc::new(AtomicBool::new(false)), channel());
    let Beside { rules, texts, quest, file } = *wanted;
    let (window, rules, quest, file) = (window.clone(), rules.clone(), Arc::clone(quest), file.to_owned());
    let is_cancelled = Arc::clone(&cancel);
    let look = move || {
        // Nobody may want to know it any more.
        _ = to.send(kept(&rules, &texts(), &quest, &file, &is_cancelled));
        window.request_repaint();
    };
    let begun = thread::Builder::new().name("kept".to_owned()).spawn(look);
    begun.is_ok().then_some(Looking { cancel, found })
}
