//! Playing the Quest, and letting bots play it: how hard it is.

use super::super::{EditorScreen, Wish};
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::house::lab::batch::{Examined, Plan};
use crate::house::lab::bots::Limits;
use crate::house::lab::statistics::{CONFIDENCE, Statistics};
use crate::house::plug::SeatBot;
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::charts::interval_bar;
use crate::kit::coming::{Coming, LOOK};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, heading};
use crate::tr;
use egui::{Sense, Slider, Ui, vec2};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// So many games are played for an answer.
const GAMES: u64 = 100;
/// The bot that plays them.
const BOT: &str = "greedy";

/// What bots have found.
type Found = Result<Statistics, Arc<str>>;

/// Games that bots play beside the window, and what came of those before.
#[derive(Default)]
pub(super) struct Playing {
    coming: Option<Coming<Found>>,
    stop: Arc<AtomicBool>,
    /// Of which Quest with how many Heroes, and what.
    found: Option<(Arc<Quest>, usize, Option<Found>)>,
}

impl Drop for Playing {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl EditorScreen {
    pub(super) fn playing_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let mut wish = None;
        let can = self.looked.can_be_played();
        heading(ui, &tr!(texts, "playing-md2-try"));
        let name = tr!(texts, "playing-md2-heroes");
        let slider = ui.add(Slider::new(&mut self.pages.heroes, 1..=MOST_HEROES).text(name.as_ref()));
        ui.ctx().accesskit_node_builder(slider.id, |node| node.set_label(name.as_ref()));
        ui.add_enabled_ui(can, |ui| {
            let play = tr!(texts, "editor-md2-play");
            if ui.add(Action::new(Icon::Play, &play).shortcut("F5").emphasis(Emphasis::Primary)).clicked() {
                wish = Some(Wish::Play(Box::new(self.trial(None))));
            }
        });
        let here = self.cursor;
        ui.add_enabled_ui(can && self.can_begin_at(here), |ui| {
            let zone = crate::games::massive_darkness_2::content::zone_name(here.0, here.1);
            let from = tr!(texts, "playing-md2-from", zone = zone);
            if ui.add(Action::new(Icon::Play, &from).shortcut("Ctrl+F5")).clicked() {
                wish = Some(Wish::Play(Box::new(self.trial(Some(here)))));
            }
        });
        if !can {
            ui.label(tr!(texts, "playing-md2-problems").as_ref());
        }
        heading(ui, &tr!(texts, "playing-md2-balance"));
        ui.label(tr!(texts, "playing-md2-balance-about", games = GAMES as i64).as_ref());
        self.balance_ui(ui, texts, can);
        self.paper_ui(ui, texts);
        wish
    }

    fn balance_ui(&mut self, ui: &mut Ui, texts: &Texts, can: bool) {
        let quest = Arc::clone(self.history.current());
        let heroes = self.pages.heroes;
        let playing = &mut self.pages.playing;
        if let Some(coming) = &mut playing.coming {
            match coming.take() {
                Some(found) => {
                    playing.coming = None;
                    if let Some((_, _, kept)) = &mut playing.found {
                        *kept = Some(found);
                    }
                }
                None if coming.is_on_its_way() => ui.ctx().request_repaint_after(LOOK),
                None => playing.coming = None,
            }
        }
        if playing.coming.is_some() {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label(tr!(texts, "playing-md2-running").as_ref());
                if ui.button(tr!(texts, "playing-md2-stop").as_ref()).clicked() {
                    playing.stop.store(true, Ordering::Relaxed);
                    (playing.coming, playing.found) = (None, None);
                }
            });
        } else {
            ui.add_enabled_ui(can, |ui| {
                let name = tr!(texts, "playing-md2-check");
                if ui.add(Action::new(Icon::Die, &name)).clicked() {
                    playing.stop = Arc::new(AtomicBool::new(false));
                    let (rules, stop) = (HellscapeRules::of(&self.all, &quest), Arc::clone(&playing.stop));
                    let (dirs, language) = (self.dirs.clone(), texts.language());
                    let games = move || played(rules, &dirs, heroes, &stop, language);
                    playing.coming = Some(Coming::begin("md2-balance", games));
                    playing.found = Some((Arc::clone(&quest), heroes, None));
                }
            });
        }
        let Some((of, count, Some(found))) = &playing.found else { return };
        match found {
            Err(told) => _ = ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref()),
            Ok(statistics) => {
                ui.label(balance(statistics, *count, texts).as_ref());
                let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width().min(260.0), 16.0), Sense::hover());
                interval_bar(ui, bar, statistics.wins());
            }
        }
        if !Arc::ptr_eq(of, &quest) {
            ui.weak(tr!(texts, "playing-md2-older").as_ref());
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

/// Lets the bot of this game play, on half of the cores: somebody draws on.
fn played(
    rules: HellscapeRules,
    dirs: &crate::house::storage::DataDirs,
    heroes: usize,
    stop: &AtomicBool,
    language: Language,
) -> Found {
    let texts = texts::of(language);
    let half = std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2).max(1);
    let plan = Plan {
        games: GAMES,
        first_seed: 1,
        threads: NonZeroUsize::new(half),
        limits: Limits::default(),
        examined: Examined::Sample,
    };
    let bots = vec![SeatBot::Own(BOT); heroes];
    let simulated = PLUG.with(rules, dirs).simulate(&bots, &plan, &texts, stop, &|_| {});
    simulated.map(|simulated| simulated.statistics).map_err(|why| why.say(&texts))
}
