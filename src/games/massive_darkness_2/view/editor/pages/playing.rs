//! Playing the Quest, and letting bots play it: how hard it is.

use super::super::{EditorScreen, Wish};
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::house::lab::batch::{Examined, Plan, Progress};
use crate::house::lab::bots::Limits;
use crate::house::lab::statistics::{CONFIDENCE, Statistics};
use crate::house::plug::SeatBot;
use crate::house::storage::DataDirs;
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::charts::interval_bar;
use crate::kit::coming::{Coming, LOOK};
use crate::kit::commands::{ctrl, key_text, plain};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, heading};
use crate::tr;
use egui::{Key, KeyboardShortcut, ProgressBar, Sense, Slider, Ui, vec2};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Which bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Player {
    /// The one that looks a step ahead: seconds.
    #[default]
    Quick,
    /// The one that plans ahead: minutes.
    Deep,
}

impl Player {
    const ALL: [Self; 2] = [Self::Quick, Self::Deep];

    /// So many games it plays for an answer.
    fn games(self) -> u64 {
        match self {
            Self::Quick => 100,
            Self::Deep => 20,
        }
    }

    fn bot(self) -> SeatBot {
        match self {
            Self::Quick => SeatBot::Own("greedy"),
            Self::Deep => SeatBot::Planner(BUDGET),
        }
    }

    /// What it is called, and what is said of it.
    fn words(self) -> [&'static str; 2] {
        match self {
            Self::Quick => ["playing-md2-quick", "playing-md2-quick-about"],
            Self::Deep => ["playing-md2-deep", "playing-md2-deep-about"],
        }
    }
}

/// So many games are imagined for a turn, as where the bot's strength was measured (`docs/lab.md`).
const BUDGET: u32 = 100;

/// What plays the Quest, from its start and from where the cursor is.
const PLAY: KeyboardShortcut = plain(Key::F5);
const PLAY_FROM: KeyboardShortcut = ctrl(Key::F5);

/// What bots have found.
type Found = Result<Statistics, Arc<str>>;

/// Games that bots play beside the window.
struct Run {
    coming: Coming<Found>,
    stop: Arc<AtomicBool>,
    /// So many games are done.
    done: Arc<AtomicU64>,
    quest: Arc<Quest>,
    heroes: usize,
    player: Player,
}

impl Drop for Run {
    /// Whoever stops or leaves does not want to know any more.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What came of games that were played.
struct Balance {
    of: Arc<Quest>,
    heroes: usize,
    player: Player,
    found: Found,
}

/// Games that are being played, and what came of those before.
#[derive(Default)]
pub(super) struct Playing {
    /// Who is to play.
    player: Player,
    run: Option<Run>,
    balance: Option<Balance>,
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
            if ui
                .add(Action::new(Icon::Play, &play).shortcut(&key_text(texts, PLAY)).emphasis(Emphasis::Primary))
                .clicked()
            {
                wish = Some(Wish::Play(Box::new(self.trial(None))));
            }
        });
        let here = self.cursor;
        ui.add_enabled_ui(can && self.can_begin_at(here), |ui| {
            let zone = crate::games::massive_darkness_2::content::zone_name(here.0, here.1);
            let from = tr!(texts, "playing-md2-from", zone = zone);
            if ui.add(Action::new(Icon::Play, &from).shortcut(&key_text(texts, PLAY_FROM))).clicked() {
                wish = Some(Wish::Play(Box::new(self.trial(Some(here)))));
            }
        });
        if !can {
            ui.label(tr!(texts, "playing-md2-problems").as_ref());
        }
        heading(ui, &tr!(texts, "playing-md2-balance"));
        let games = self.pages.playing.player.games();
        ui.label(tr!(texts, "playing-md2-balance-about", games = games as i64).as_ref());
        self.balance_ui(ui, texts, can);
        wish
    }

    fn balance_ui(&mut self, ui: &mut Ui, texts: &Texts, can: bool) {
        let playing = &mut self.pages.playing;
        if let Some(run) = &mut playing.run {
            match run.coming.take() {
                Some(found) => {
                    playing.balance =
                        Some(Balance { of: Arc::clone(&run.quest), heroes: run.heroes, player: run.player, found });
                    playing.run = None;
                }
                None if run.coming.is_on_its_way() => ui.ctx().request_repaint_after(LOOK),
                None => playing.run = None,
            }
        }
        if let Some(run) = &playing.run {
            let done = run.done.load(Ordering::Relaxed);
            let games = run.player.games();
            let words = tr!(texts, "playing-md2-progress", done = done as i64, games = games as i64);
            ui.add(ProgressBar::new(done as f32 / games as f32).text(words.as_ref()));
            if ui.add(Action::new(Icon::Close, &tr!(texts, "playing-md2-stop"))).clicked() {
                playing.run = None;
            }
        } else {
            ui.horizontal_wrapped(|ui| {
                for player in Player::ALL {
                    ui.selectable_value(&mut playing.player, player, texts.get(player.words()[0]).as_ref());
                }
            });
            ui.weak(texts.get(playing.player.words()[1]).as_ref());
            ui.add_enabled_ui(can, |ui| {
                let name = tr!(texts, "playing-md2-check");
                if ui.add(Action::new(Icon::Die, &name)).clicked() {
                    self.let_bots_play(texts);
                }
            });
        }
        let Some(Balance { of, heroes, player, found }) = &self.pages.playing.balance else { return };
        match found {
            Err(told) => _ = ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref()),
            Ok(statistics) => {
                ui.label(balance(statistics, *heroes, texts).as_ref());
                let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width().min(260.0), 16.0), Sense::hover());
                interval_bar(ui, bar, statistics.wins());
                ui.weak(tr!(texts, "playing-md2-by", bot = texts.get(player.words()[0]).as_ref()).as_ref());
            }
        }
        if !Arc::ptr_eq(of, self.history.current()) {
            ui.weak(tr!(texts, "playing-md2-older").as_ref());
        }
    }

    fn let_bots_play(&mut self, texts: &Texts) {
        let (quest, heroes) = (Arc::clone(self.history.current()), self.pages.heroes);
        let player = self.pages.playing.player;
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let games = Games {
            rules: HellscapeRules::of(&self.all, &quest),
            dirs: self.dirs.clone(),
            heroes,
            player,
            language: texts.language(),
            stop: Arc::clone(&stop),
            done: Arc::clone(&done),
        };
        let coming = Coming::begin("md2-balance", move || games.play());
        self.pages.playing =
            Playing { player, run: Some(Run { coming, stop, done, quest, heroes, player }), balance: None };
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

/// Games that the bot of this game plays.
struct Games {
    rules: HellscapeRules,
    dirs: DataDirs,
    heroes: usize,
    player: Player,
    language: Language,
    stop: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
}

impl Games {
    /// On half of the cores: somebody draws on.
    fn play(self) -> Found {
        let texts = texts::of(self.language);
        let half = std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2).max(1);
        let plan = Plan {
            games: self.player.games(),
            first_seed: 1,
            threads: NonZeroUsize::new(half),
            limits: Limits::default(),
            examined: Examined::Sample,
        };
        let bots = vec![self.player.bot(); self.heroes];
        let tell = |progress: Progress| self.done.store(progress.done, Ordering::Relaxed);
        let simulated = PLUG.with(self.rules, &self.dirs).simulate(&bots, &plan, &texts, &self.stop, &tell);
        simulated.map(|simulated| simulated.statistics).map_err(|why| why.say(&texts))
    }
}
