//! The balance check: bots play the Quest, with Heroes that the seed of each game draws or with those that are chosen. What they found of it as
//! it was is kept, and once the same bot has played it as it is, it is said what the change did, and where that comes from.

use crate::games::massive_darkness_2::describe::quest_name;
use crate::games::massive_darkness_2::party::Party;
use crate::games::massive_darkness_2::playtest::compared::{Cause, cause, causes};
use crate::games::massive_darkness_2::playtest::{Tried, try_out};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::games::massive_darkness_2::view::editor::EditorScreen;
use crate::games::massive_darkness_2::view::editor::pages::Page;
use crate::house::lab::batch::{Examined, Plan, Progress};
use crate::house::lab::bots::Limits;
use crate::house::lab::paired::Paired;
use crate::house::lab::statistics::{CONFIDENCE, Statistics};
use crate::house::plug::{SeatBot, Simulate};
use crate::house::storage::DataDirs;
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::charts::{compared_ui, interval_bar};
use crate::kit::coming::{Coming, LOOK};
use crate::kit::desk::Beside;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{ProgressBar, Sense, Ui, vec2};
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
/// Seed of the first game.
const FIRST_SEED: u64 = 1;
/// Size of the bar with the bot's share, in points.
const BAR: [f32; 2] = [260.0, 16.0];

/// What bots have found.
type Found = Result<Tried, Arc<str>>;

/// What is checked, and by whom: what is compared with each other has these in common.
#[derive(Clone, Debug, PartialEq)]
struct Who {
    player: Player,
    party: Party,
}

/// Games that bots play beside the window.
struct Run {
    coming: Coming<Found>,
    stop: Arc<AtomicBool>,
    /// So many games are done.
    done: Arc<AtomicU64>,
    quest: Arc<Quest>,
    who: Who,
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
    who: Who,
    found: Found,
}

/// What a change did.
struct Comparison {
    paired: Paired,
    causes: Vec<Cause>,
}

/// Games that are being played, and what came of those before.
pub(in super::super) struct Playing {
    /// Who is to play.
    player: Player,
    /// The same Heroes in every game, not those that its seed draws.
    with_chosen: bool,
    /// These, by their places in the box.
    chosen: Vec<usize>,
    run: Option<Run>,
    balance: Option<Balance>,
    /// What the same bot and the same Heroes made of the Quest before it was changed.
    before: Option<Balance>,
    comparison: Option<Comparison>,
    /// Something has come that nobody has seen yet.
    has_come: bool,
    /// Games went on while another screen was shown, and nobody has looked yet at what came of them.
    is_beside: bool,
}

impl Default for Playing {
    fn default() -> Self {
        Self {
            player: Player::default(),
            with_chosen: false,
            chosen: vec![0, 1],
            run: None,
            balance: None,
            before: None,
            comparison: None,
            has_come: false,
            is_beside: false,
        }
    }
}

impl Playing {
    /// Takes what has come. Tells whether something is still on its way.
    fn look(&mut self) -> bool {
        let Some(run) = &mut self.run else { return false };
        let Some(found) = run.coming.take() else {
            let is_coming = run.coming.is_on_its_way();
            if !is_coming {
                self.run = None;
            }
            return is_coming;
        };
        let (of, who) = (Arc::clone(&run.quest), run.who.clone());
        self.run = None;
        // What the same have found of another version of the Quest is compared with what they have found of this one.
        let is_other = |balance: &Balance| balance.found.is_ok() && balance.who == who && balance.of != of;
        self.before = self.balance.take().filter(is_other).or_else(|| self.before.take().filter(is_other));
        self.comparison = match (self.before.as_ref().map(|before| &before.found), &found) {
            (Some(Ok(old)), Ok(new)) => Some(Comparison {
                paired: Paired::of(&old.sum, &new.sum, FIRST_SEED),
                causes: causes(&old.seen(), &new.seen()),
            }),
            _ => None,
        };
        self.balance = Some(Balance { of, who, found });
        self.has_come = true;
        false
    }
}

impl EditorScreen {
    pub(super) fn balance_ui(&mut self, ui: &mut Ui, texts: &Texts, can: bool) {
        heading(ui, &tr!(texts, "playing-md2-balance"));
        let playing = &mut self.pages.playing;
        let games = playing.player.games();
        playing.is_beside = false;
        ui.label(tr!(texts, "playing-md2-balance-about", games = games as i64).as_ref());
        if playing.look() {
            ui.ctx().request_repaint_after(LOOK);
        }
        if let Some(run) = &playing.run {
            let done = run.done.load(Ordering::Relaxed);
            let games = run.who.player.games();
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
            self.party_ui(ui, texts);
            ui.add_enabled_ui(can, |ui| {
                let name = tr!(texts, "playing-md2-check");
                if ui.add(Action::new(Icon::Die, &name)).clicked() {
                    self.let_bots_play(texts);
                }
            });
        }
        let drawn = ui.scope(|ui| self.found_ui(ui, texts)).response;
        // Whoever has waited for it sees it at once.
        if std::mem::take(&mut self.pages.playing.has_come) {
            drawn.scroll_to_me(None);
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
        let playing = &self.pages.playing;
        let Some(Balance { of, who, found }) = &playing.balance else { return };
        match found {
            Err(told) => _ = ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref()),
            Ok(tried) => {
                ui.label(balance(&tried.sum, who.party.heroes(), texts).as_ref());
                let [wide, high] = BAR;
                let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width().min(wide), high), Sense::hover());
                interval_bar(ui, bar, tried.sum.wins());
                ui.weak(played_by(who, texts).as_ref());
            }
        }
        if !Arc::ptr_eq(of, self.history.current()) {
            ui.weak(tr!(texts, "playing-md2-older").as_ref());
        }
        if let (Ok(tried), Some(comparison)) = (found, &playing.comparison) {
            let causes: Vec<_> = comparison.causes.iter().map(|found| cause(texts, &tried.quest, found)).collect();
            compared_ui(ui, texts, comparison.paired, &causes);
        }
    }

    fn let_bots_play(&mut self, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        let playing = &mut self.pages.playing;
        let party = match playing.with_chosen {
            true => Party::at(&self.all.content, &playing.chosen),
            false => Party::Drawn(self.pages.heroes),
        };
        let who = Who { player: playing.player, party };
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let games = Games {
            rules: HellscapeRules::of(&self.all, &quest),
            dirs: self.dirs.clone(),
            who: who.clone(),
            language: texts.language(),
            stop: Arc::clone(&stop),
            done: Arc::clone(&done),
        };
        let coming = Coming::begin("md2-balance", move || games.play());
        playing.run = Some(Run { coming, stop, done, quest, who });
    }
}

impl EditorScreen {
    /// What is told of games that bots play of it where another screen is shown, and whether they go on.
    pub(in crate::games::massive_darkness_2::view) fn check_beside(&mut self, texts: &Texts) -> Option<(Beside, bool)> {
        let playing = &mut self.pages.playing;
        playing.is_beside |= playing.run.is_some();
        let is_on_its_way = playing.look();
        if !playing.is_beside {
            return None;
        }
        let quest =
            playing.run.as_ref().map(|run| &run.quest).or(playing.balance.as_ref().map(|balance| &balance.of))?;
        let title = quest_name(&quest.id, &quest.told, texts);
        let open = tr!(texts, "playing-md2-beside-open", title = title.as_ref());
        let Some(run) = &playing.run else {
            let told = tr!(texts, "playing-md2-beside-over", title = title.as_ref());
            return Some((Beside { told, share: 1.0, open }, false));
        };
        let (done, games) = (run.done.load(Ordering::Relaxed), run.who.player.games());
        let told = tr!(texts, "playing-md2-beside", title = title.as_ref(), done = done as i64, games = games as i64);
        Some((Beside { told, share: done as f32 / games as f32, open }, is_on_its_way))
    }

    /// Shows what bots have found.
    pub(in crate::games::massive_darkness_2::view) fn show_check(&mut self) {
        self.page = Page::Playing;
    }
}

/// Which bot it was, and which Heroes.
fn played_by(who: &Who, texts: &Texts) -> Arc<str> {
    let bot = texts.get(who.player.words()[0]);
    match &who.party {
        Party::Drawn(_) => tr!(texts, "playing-md2-by", bot = bot.as_ref()),
        Party::Chosen(heroes) => {
            let names: Vec<_> = heroes.iter().map(|hero| texts.get(&format!("hero-{}", hero.hero))).collect();
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

/// Games that the bot of this game plays.
struct Games {
    rules: HellscapeRules,
    dirs: DataDirs,
    who: Who,
    language: Language,
    stop: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
}

impl Games {
    /// On half of the cores: somebody draws on.
    fn play(self) -> Found {
        let texts = texts::of(self.language);
        let half = std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2).max(1);
        let Who { player, party } = &self.who;
        let plan = Plan {
            games: player.games(),
            first_seed: FIRST_SEED,
            threads: NonZeroUsize::new(half),
            limits: Limits::default(),
            examined: Examined::Sample,
        };
        let bots = vec![player.bot(); party.heroes()];
        let tell = |progress: Progress| self.done.store(progress.done, Ordering::Relaxed);
        let batch = Simulate { bots: &bots, plan: &plan, texts: &texts, cancel: &self.stop, tell: &tell };
        try_out(&self.rules, &self.dirs, party, &batch).map_err(|why| why.say(&texts))
    }
}
