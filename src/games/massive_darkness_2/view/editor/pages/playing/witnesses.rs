//! Games that prove that the Quest can be won, and why parties fall in those that bots have played. Beside each line a game opens: to be
//! watched, or to be gone on with.

use super::games::Balance;
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::playtest::moment::{Played, Until};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::games::massive_darkness_2::view::editor::{EditorScreen, Wish};
use crate::games::massive_darkness_2::why_words::Named;
use crate::games::tiles::kept_games::{Beside, won_games};
use crate::games::tiles::looking::{Again, Looking};
use crate::games::tiles::why_ui::{Chosen, Why, thin_bar, unused_ui};
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::charts::rounds;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::Ui;
use std::sync::Arc;

impl EditorScreen {
    /// The rules by which games of the Quest as it is are played again.
    fn rules(&self) -> HellscapeRules {
        HellscapeRules::of(&self.all, self.history.current())
    }

    /// A game of the bots that is played again; when it is there, it is opened.
    pub(super) fn game_again_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let playing = &mut self.pages.playing;
        if let Some(told) = &playing.not_found {
            ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref());
        }
        match Looking::ui(&mut playing.looking, ui, texts, "playing-md2-stop", |told| told)? {
            Ok(Again { played, is_whole: true }) => Some(Wish::Watch(played)),
            Ok(Again { played, is_whole: false }) => Some(Wish::GoOnWith(played)),
            Err(told) => {
                playing.not_found = Some(told);
                None
            }
        }
    }

    /// With how many Heroes it has been shown that the Quest can be won as it is.
    pub(super) fn shown_winnable(&mut self, ui: &Ui) -> Vec<usize> {
        let rules = self.rules();
        let quest = Arc::clone(self.history.current());
        let texts = || texts::of(Language::English);
        let playing = &mut self.pages.playing;
        let beside = Beside { rules: &rules, texts, quest: &quest, file: &self.file };
        _ = playing.kept.look(ui.ctx(), &beside);
        let won = playing.won(&rules, &quest).iter().map(|game| game.heroes());
        let mut shown: Vec<usize> = won.collect();
        shown.extend(playing.kept.parties());
        shown
    }

    /// The games that were won of it: those that come with the program, those that checks have found, and the quickest of these games.
    pub(super) fn witnesses_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let (rules, quest) = (self.rules(), Arc::clone(self.history.current()));
        let games = self.pages.playing.won(&rules, &quest).to_vec();
        let mut wish = None;
        if !games.is_empty() {
            let watched = won_games(ui, texts, games.iter().map(|game| (game.heroes(), game.rounds)));
            match watched.map(|at| games[at].again(&rules, &quest)) {
                None => {}
                Some(Some(session)) => {
                    let played = Played::of_session::<HellscapeRules>(&session, session.len());
                    wish = Some(Wish::Watch(Box::new(played)));
                }
                Some(None) => self.pages.playing.not_found = Some(texts.get("balance-moment-gone")),
            }
        }
        let kept = self.pages.playing.kept.ui(ui, texts);
        wish.or(kept.map(|game| Wish::Watch(Box::new(game.played.clone()))))
    }

    /// How long games take, how far parties get, why they fall and what never mattered.
    pub(super) fn why_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(Balance { found: Ok(tried), .. }) = self.pages.playing.balance() else { return };
        let names = Named(Words { content: &self.all.content, dungeon: &tried.dungeon, texts });
        let why = Why { texts, seen: tried.why(), names: &names };
        let sum = &tried.sum;
        heading(ui, &tr!(texts, "balance-rounds"));
        let (fewest, most) = sum.extreme_rounds();
        let mean = texts.decimal(sum.mean_rounds(), 1);
        let name = tr!(texts, "balance-rounds-are", mean = mean.as_str(), fewest = fewest as i64, most = most as i64);
        rounds(ui, sum, &name, &mean).on_hover_text(name.as_ref());
        let mut chosen = why.course_ui(ui);
        heading(ui, &tr!(texts, "balance-goals"));
        let blocks = crate::games::massive_darkness_2::describe::blocks::Blocks::of(&tried.quest, texts);
        for (number, goal) in tried.quest.goals.iter().enumerate() {
            let share = tried.traces.goals.get(number).map_or(0.0, |games| *games as f64 / sum.games.max(1) as f64);
            let percent = (share * 100.0).round() as i64;
            let goal = blocks.goal(goal);
            let number = number as i64 + 1;
            ui.label(tr!(texts, "balance-goal", number = number, goal = goal.as_ref(), share = percent).as_ref());
            thin_bar(ui, share);
        }
        if let Some(win) = sum.quickest {
            let seed = win.seed.to_string();
            let words = tr!(texts, "balance-quickest", rounds = i64::from(win.rounds), seed = seed.as_str());
            if ui.add(Action::new(Icon::Play, &words)).clicked() {
                chosen = Some(Chosen::Play(Until::End));
            }
        }
        let chosen = chosen.or(why.fellers_ui(ui));
        let chosen = chosen.or(why.leads_ui(ui));
        let chosen = chosen.or(why.falls_ui(ui, |_| {}));
        unused_ui(ui, texts, &names.unused(&tried.traces));
        let mut idle = Vec::new();
        let unseen: Vec<usize> = tried.traces.never_entered().collect();
        let closed = tried.traces.doors_opened(&tried.dungeon).filter(|(_, games)| *games == 0).count();
        let unmet = tried.traces.goals.iter().filter(|games| **games == 0).count();
        for (message, count) in [("balance-unseen", unseen.len()), ("balance-closed", closed), ("balance-unmet", unmet)]
        {
            if count > 0 {
                idle.push(texts.with(message, &[("count", (count as i64).into())]));
            }
        }
        if !idle.is_empty() {
            heading(ui, &tr!(texts, "balance-idle"));
            idle.iter().for_each(|words| _ = ui.label(words.as_ref()));
        }
        let shown = match chosen {
            Some(Chosen::Show(zone)) => Some(names.spot(zone)),
            Some(Chosen::Play(until)) => {
                self.pages.playing.look_for(ui.ctx(), until);
                None
            }
            None => None,
        };
        if let Some(spot) = shown {
            self.show_zone(spot);
        }
    }
}
