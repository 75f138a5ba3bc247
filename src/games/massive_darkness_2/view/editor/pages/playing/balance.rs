//! The balance check: bots play the Quest, with Heroes that the seed of each game draws or with those that are chosen. What they found of it as
//! it was is kept, and once the same bot has played it as it is, it is said what the change did, and where that comes from.

use super::games::Balance;
use crate::games::massive_darkness_2::describe::quest_name;
use crate::games::massive_darkness_2::difficulty::planned;
use crate::games::massive_darkness_2::playtest::check::{Check, Heroes, InPieces as _, Player};
use crate::games::massive_darkness_2::playtest::compared::cause;
use crate::games::massive_darkness_2::rules::Content;
use crate::games::massive_darkness_2::view::editor::pages::Page;
use crate::games::massive_darkness_2::view::editor::{EditorScreen, Wish};
use crate::games::tiles::checks;
use crate::games::tiles::strength::{Offered, strength_ui};
use crate::house::lab::batch::Progress;
use crate::house::lab::statistics::{CONFIDENCE, Statistics};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::charts::{compared_ui, interval_bar};
use crate::kit::coming::LOOK;
use crate::kit::desk::Beside;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{ProgressBar, Sense, Ui, vec2};
use std::sync::Arc;

/// The bots that are offered: one that takes seconds, one that takes minutes.
const PLAYERS: [Player; 2] = [Player::Greedy, Player::PLANNER];

/// What a bot is called, and what is said of it.
fn words(player: Player) -> [&'static str; 2] {
    match player {
        Player::Greedy => ["playing-md2-quick", "playing-md2-quick-about"],
        Player::Planner { .. } => ["playing-md2-deep", "playing-md2-deep-about"],
    }
}

/// Size of the bar with the bot's share, in points.
const BAR: [f32; 2] = [260.0, 16.0];

/// Height of the bar that says how far a check is, in points.
const BAR_HEIGHT: f32 = 18.0;

impl EditorScreen {
    pub(super) fn balance_ui(&mut self, ui: &mut Ui, texts: &Texts, can: bool) -> Option<Wish> {
        heading(ui, &tr!(texts, "playing-md2-balance"));
        if !self.pages.playing.has_begun() {
            let usual = self.check(texts);
            if let Some(drawn) = self.pages.playing.begin_with_kept(&usual, Player::PLANNER) {
                self.pages.heroes = drawn;
            }
        }
        let check = self.check(texts);
        let playing = &mut self.pages.playing;
        playing.is_beside = false;
        ui.label(tr!(texts, "playing-md2-balance-about", games = check.games as i64).as_ref());
        if playing.look() {
            ui.ctx().request_repaint_after(LOOK);
        }
        playing.look_for_kept(&check);
        // Whatever can be chosen stays where it is while bots play, and so does what begins and ends it.
        let is_idle = playing.progress().is_none();
        ui.add_enabled_ui(is_idle, |ui| {
            let playing = &mut self.pages.playing;
            ui.horizontal_wrapped(|ui| {
                for player in PLAYERS {
                    ui.selectable_value(&mut playing.player, player, texts.get(words(player)[0]).as_ref());
                }
            });
            ui.weak(texts.get(words(playing.player)[1]).as_ref());
            let bots = PLAYERS
                .map(|player| Offered { name: texts.get(words(player)[0]), is_chosen: player == playing.player });
            let called = |id: &str| {
                let told = self.all.quest(id).map(|quest| quest_name(id, &quest.told, texts).to_string());
                told.unwrap_or_else(|| id.to_owned())
            };
            strength_ui(ui, texts, planned(), bots, called);
            self.party_ui(ui, texts);
        });
        self.start_ui(ui, texts, can);
        self.pages.playing.unkept().lines(texts).iter().for_each(|line| drop(ui.weak(line.as_ref())));
        let drawn = ui.scope(|ui| self.found_ui(ui, texts)).response;
        // Whoever has waited for it sees it at once.
        if std::mem::take(&mut self.pages.playing.has_come) {
            drawn.scroll_to_me(None);
        }
        let wish = self.game_again_ui(ui, texts);
        let wish = wish.or_else(|| self.witnesses_ui(ui, texts));
        self.why_ui(ui, texts);
        wish
    }

    /// What begins it, lets it go on or ends it, and how far it is: always in the same place.
    fn start_ui(&mut self, ui: &mut Ui, texts: &Texts, can: bool) {
        // Something else may have been chosen just now.
        let check = self.check(texts);
        let playing = &mut self.pages.playing;
        if let Some(Progress { done, games }) = playing.progress() {
            if ui.add(Action::new(Icon::Close, &tr!(texts, "playing-md2-stop"))).clicked() {
                playing.stop();
            }
            let words = tr!(texts, "playing-md2-progress", done = done as i64, games = games as i64);
            let bar = ProgressBar::new(done as f32 / games.max(1) as f32).desired_height(BAR_HEIGHT);
            ui.add(bar.text(words.as_ref()));
            return;
        }
        let (done, games) = (playing.games_of(&check), check.all_games());
        let goes_on = check.player.is_deep() && done > 0 && done < games;
        ui.add_enabled_ui(can, |ui| {
            let name = match goes_on {
                true => tr!(texts, "playing-md2-go-on", done = done as i64, games = games as i64),
                false => tr!(texts, "playing-md2-check"),
            };
            if ui.add(Action::new(Icon::Die, &name)).clicked() {
                playing.start(ui.ctx(), check, &self.file);
            }
        });
        ui.allocate_space(vec2(ui.available_width(), BAR_HEIGHT));
    }

    /// What would be checked by what is chosen now.
    fn check(&self, texts: &Texts) -> Check {
        let playing = &self.pages.playing;
        Check {
            all: self.all.clone(),
            dirs: self.dirs.clone(),
            language: texts.language(),
            quest: Arc::clone(self.history.current()),
            heroes: playing.heroes(self.pages.heroes),
            player: playing.player,
            games: playing.player.games(),
        }
    }

    /// Drawn Heroes or chosen ones, and which.
    fn party_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let (playing, heroes) = (&mut self.pages.playing, &self.all.content.printed.heroes);
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(texts, "playing-md2-party").as_ref());
            for (with_chosen, name) in [(false, "playing-md2-drawn"), (true, "playing-md2-chosen")] {
                ui.selectable_value(&mut playing.with_chosen, with_chosen, texts.get(name).as_ref());
            }
        });
        if !playing.with_chosen {
            let words = tr!(texts, "playing-md2-drawn-about", heroes = self.pages.heroes as i64);
            ui.weak(words.as_ref());
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for (place, card) in heroes.iter().enumerate() {
                let seat = playing.chosen.iter().position(|chosen| *chosen == place);
                let name = texts.get(&format!("hero-{}", card.id));
                let name = match seat {
                    Some(seat) => tr!(texts, "new-md2-seat", name = name.as_ref(), number = seat as i64 + 1),
                    None => name,
                };
                if ui.selectable_label(seat.is_some(), name.as_ref()).clicked() {
                    match seat {
                        // Somebody has to play.
                        Some(_) if playing.chosen.len() == 1 => {}
                        Some(seat) => _ = playing.chosen.remove(seat),
                        None => playing.chosen.push(place),
                    }
                }
            }
        });
    }

    fn found_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let shown = self.shown_winnable(ui);
        let playing = &self.pages.playing;
        let Some(Balance { check, found }) = playing.balance() else { return };
        match found {
            Err(told) => _ = ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref()),
            Ok(tried) => {
                ui.label(balance(&tried.sum, check.heroes.count(), texts).as_ref());
                if tried.sum.won == 0 && shown.contains(&check.heroes.count()) {
                    ui.label(tr!(texts, "playing-md2-won-once").as_ref());
                }
                let [wide, high] = BAR;
                let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width().min(wide), high), Sense::hover());
                interval_bar(ui, bar, tried.sum.wins());
                ui.weak(played_by(check, &self.all.content, texts).as_ref());
            }
        }
        let now = self.history.current();
        if !Arc::ptr_eq(&check.quest, now) && check.quest != *now {
            ui.weak(tr!(texts, "playing-md2-older").as_ref());
        }
        if let (Ok(tried), Some(comparison)) = (found, playing.comparison()) {
            let causes: Vec<_> = comparison.causes.iter().map(|found| cause(texts, &tried.quest, found)).collect();
            compared_ui(ui, texts, comparison.paired, &causes);
        }
    }
}

impl EditorScreen {
    /// What is told of games that bots play of it where another screen is shown, and whether they go on.
    pub(in crate::games::massive_darkness_2::view) fn check_beside(&mut self, texts: &Texts) -> Option<(Beside, bool)> {
        let playing = &mut self.pages.playing;
        playing.is_beside |= playing.progress().is_some();
        let is_on_its_way = playing.look();
        if !playing.is_beside {
            return None;
        }
        let quest = playing.quest()?;
        let title = quest_name(&quest.id, &quest.told, texts);
        Some((checks::beside(playing.progress(), &title, texts), is_on_its_way))
    }

    /// Shows what bots have found.
    pub(in crate::games::massive_darkness_2::view) fn show_check(&mut self) {
        self.page = Page::Playing;
    }
}

/// Which bot it was, and which Heroes.
fn played_by(check: &Check, content: &Content, texts: &Texts) -> Arc<str> {
    let bot = texts.get(words(check.player)[0]);
    match &check.heroes {
        Heroes::Drawn(_) => tr!(texts, "playing-md2-by", bot = bot.as_ref()),
        Heroes::Chosen(places) => {
            let cards = places.iter().filter_map(|place| content.printed.heroes.get(*place));
            let names: Vec<_> = cards.map(|card| texts.get(&format!("hero-{}", card.id))).collect();
            tr!(texts, "playing-md2-by-chosen", bot = bot.as_ref(), heroes = names.join(", "))
        }
    }
}

/// How often the bot won. Where it never did, nothing is said of how often a Quest can be won.
fn balance(found: &Statistics, heroes: usize, texts: &Texts) -> Arc<str> {
    let wins = found.wins();
    let whole = |share: f64| (share * 100.0).round() as i64;
    let (low, high) = (whole(wins.low), whole(wins.high));
    let (games, heroes, sure) = (found.games as i64, heroes as i64, i64::from(CONFIDENCE));
    match found.won {
        0 => tr!(texts, "playing-md2-unshown", games = games, heroes = heroes, high = high, sure = sure),
        _ => {
            let percent = wins.percent();
            tr!(
                texts,
                "playing-md2-won",
                percent = percent.as_str(),
                games = games,
                heroes = heroes,
                low = low,
                high = high,
                sure = sure
            )
        }
    }
}
