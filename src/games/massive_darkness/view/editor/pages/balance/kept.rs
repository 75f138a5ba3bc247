//! Games that checks have won of the open quest: each can be watched, and says what it proves of the quest as it is today.

use crate::games::massive_darkness::playtest::kept::{KeptGame, Proves};
use crate::games::massive_darkness::view::editor::{EditorScreen, Wish};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{RichText, Ui};
use std::sync::Arc;

impl EditorScreen {
    /// The games that lie beside the quest. One of them is watched, on the version of the quest on which it was won.
    pub(super) fn kept_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        if self.kept_games(ui).is_empty() {
            return None;
        }
        let is_looking = self.balance.kept.is_looking();
        let games = self.kept_games(ui);
        heading(ui, &texts.get("balance-kept"));
        ui.label(RichText::new(texts.get("balance-kept-about").as_ref()).weak().small());
        let mut watched = None;
        for game in games {
            let (heroes, rounds) = (i64::from(game.heroes), i64::from(game.rounds));
            let words = tr!(texts, "balance-won-game", heroes = heroes, rounds = rounds);
            if ui.add(Action::new(Icon::Play, &words)).clicked() {
                watched = Some(game);
            }
            // What was said of another version of the quest is not said of this one.
            let words = match is_looking {
                true => Some(texts.get("balance-kept-looked-at")),
                false => of_another_version(texts, game.proves),
            };
            if let Some(words) = words {
                ui.label(RichText::new(words.as_ref()).small());
            }
        }
        let watched = watched.map(|game| Wish::Watch(Box::new(game.played.clone())));
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        watched
    }

    /// With how many Heroes it has been shown that the quest can be won as it is today.
    pub(super) fn kept_parties(&mut self, ui: &Ui) -> Vec<usize> {
        _ = self.kept_games(ui);
        if self.balance.kept.is_looking() {
            return Vec::new();
        }
        let today = self.kept_games(ui).iter().filter(|game| !matches!(game.proves, Proves::Earlier { .. }));
        today.map(|game| usize::from(game.heroes)).collect()
    }

    fn kept_games(&mut self, ui: &Ui) -> &[KeptGame] {
        let quest = Arc::clone(self.history.current());
        self.balance.kept.look(ui.ctx(), &self.rules, &quest, &self.file)
    }
}

/// What a game says that was won on another version of the quest.
fn of_another_version(texts: &Texts, proves: Proves) -> Option<Arc<str>> {
    match proves {
        Proves::Today => None,
        Proves::TodayAsWell => Some(texts.get("balance-kept-as-well")),
        Proves::Earlier { again, of } => Some(tr!(texts, "balance-kept-earlier", again = again as i64, of = of as i64)),
    }
}
