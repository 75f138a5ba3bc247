//! How hard the quest is: bots play it, and what comes out is shown as pictures.

use crate::games::massive_darkness::campaign::words::Titles;
use crate::games::massive_darkness::describe::goal_of_quest;
use crate::games::massive_darkness::playtest::check::{Check, InPieces as _, LIFEBRINGER, Parties};
use crate::games::massive_darkness::playtest::trial::spot as spot_of;
use crate::games::massive_darkness::playtest::{CONFIDENCE, Player, Progress, goods};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::problem::{Place, Speaker};
use crate::games::massive_darkness::rules::ids::{EnemyCardId, EventId};
use crate::games::massive_darkness::session::{MassiveDarknessRules, Played};
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::trial_words::cause;
use crate::games::massive_darkness::view::editor::at_hand::Tone;
use crate::games::massive_darkness::view::editor::balance::charts::{PartyWords, legend, party_row, percent};
use crate::games::massive_darkness::view::editor::balance::{Effort, Home, PLAYERS, Results, SeenGame, is_deep};
use crate::games::massive_darkness::view::editor::{EditorScreen, Wish};
use crate::games::massive_darkness::view::shares::shares;
use crate::games::massive_darkness::why_words::{Named, seen, unused};
use crate::games::tiles::kept_games::{Beside, won_games};
use crate::games::tiles::looking::{Again, Looking};
use crate::games::tiles::strength::{Offered, strength_ui};
use crate::games::tiles::why_ui::{self, Why, thin_bar, unused_ui};
use crate::house::text::{Language, Texts, Value};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::charts::{compared_ui, rounds};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, BadgeLook, Emphasis, badge, heading, icon_button};
use crate::tr;
use egui::{ProgressBar, RichText, Ui};
use std::sync::{Arc, LazyLock};

/// What the quests of the box are called.
static TITLES: LazyLock<Titles> = LazyLock::new(|| Titles::with([]));

/// What was pressed beside a line.
enum Chosen {
    /// A Zone is to be shown on the map.
    Show(Spot),
    /// A game is to be played again and opened.
    Play(SeenGame),
}

impl Chosen {
    /// The same of these results.
    fn of(chosen: why_ui::Chosen<EnemyCardId, EventId>, results: &Results, party: Option<u8>) -> Option<Self> {
        match chosen {
            why_ui::Chosen::Show(zone) => Some(Self::Show(spot_of(&results.dungeon, zone))),
            why_ui::Chosen::Play(until) => results.game_of(party, until).map(Self::Play),
        }
    }
}

impl EditorScreen {
    pub(super) fn balance_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        self.balance.look();
        let moment = self.game_again_ui(ui, texts).or_else(|| self.won_ui(ui, texts));
        let (mut check, heroes) = (self.balance_check(), self.trial.party.heroes());
        if self.balance.begin_with_kept(Player::PLANNER, &check, heroes, &self.dirs.root) {
            check = self.balance_check();
        }
        self.balance.look_for_kept(&check, &self.dirs.root);
        self.balance_start_ui(ui, texts);
        self.look_at_kept(ui);
        let watched = self.balance.kept.ui(ui, texts).map(|game| Wish::Watch(Box::new(game.played.clone())));
        let moment = moment.or(watched);
        if let Some(trouble) = self.balance.trouble() {
            let colour = Theme::of(ui.ctx()).signal.danger.egui();
            ui.label(RichText::new(trouble.say(texts).as_ref()).color(colour));
        }
        self.balance.unkept.lines(texts).iter().for_each(|line| drop(ui.weak(line.as_ref())));
        if self.balance.results().is_none() {
            ui.label(RichText::new(texts.get("balance-about").as_ref()).weak());
            return moment;
        }
        if self.balance.is_stale(self.history.current()) {
            badge(ui, &tr!(texts, "balance-stale"), BadgeLook::Danger);
        }
        self.compared_ui(ui, texts);
        let quest = Arc::clone(self.history.current());
        let mut won: Vec<usize> = self.balance.won(&self.rules, &quest).iter().map(|game| game.heroes()).collect();
        won.extend(self.balance.kept.parties());
        let party = match self.balance.results() {
            Some(results) => parties_ui(ui, texts, results, self.balance.party, &won),
            None => return moment,
        };
        self.balance.party = party;
        let chosen = match self.balance.results() {
            Some(results) => {
                rounds_ui(ui, texts, results, party);
                let chosen = self.why_ui(ui, texts, results, party);
                never_used_ui(ui, texts, results, party);
                chosen.or(idle_ui(ui, texts, results, self).map(Chosen::Show))
            }
            None => return moment,
        };
        match chosen {
            Some(Chosen::Show(spot)) => self.show_spot(ui, spot),
            Some(Chosen::Play(seen)) => {
                self.balance.looking = self.balance.results().and_then(|results| results.look_for(ui.ctx(), seen));
            }
            None => {}
        }
        moment
    }

    /// A game of the bots that is played again; when it is there, it is opened.
    fn game_again_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let sought = &mut self.balance.looking;
        match Looking::ui(sought, ui, texts, "balance-stop", |trouble| trouble.say(texts))? {
            Ok(Again { played, is_whole: true }) => Some(Wish::Watch(played)),
            Ok(Again { played, is_whole: false }) => Some(Wish::GoOnWith(played)),
            Err(told) => {
                self.at_hand.say(told, Tone::Refused);
                None
            }
        }
    }

    /// How many games, start, progress, stop.
    fn balance_start_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if let Some(Progress { done, games }) = self.balance.progress() {
            let words = tr!(texts, "balance-progress", done = done as i64, games = games as i64);
            ui.add(ProgressBar::new(done as f32 / games.max(1) as f32).text(words.as_ref()));
            if ui.add(Action::new(Icon::Close, &tr!(texts, "balance-stop"))).clicked() {
                self.balance.stop();
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(texts, "balance-player").as_ref());
            for player in PLAYERS {
                ui.selectable_value(&mut self.balance.player, player, called(player, texts).as_ref());
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(texts, "balance-heroes").as_ref());
            for (with_chosen, name) in [(false, "balance-drawn"), (true, "balance-chosen")] {
                ui.selectable_value(&mut self.balance.with_chosen, with_chosen, texts.get(name).as_ref());
            }
        });
        if self.balance.with_chosen {
            let names: Vec<_> =
                (0..self.trial.party.heroes().len()).map(|seat| self.trial.party.name(texts, seat)).collect();
            ui.collapsing(names.join(", "), |ui| self.trial.party.ui(ui, texts));
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(texts, "balance-effort").as_ref());
            for effort in Effort::ALL {
                let name = tr!(texts, "balance-games", games = effort.games(self.balance.player) as i64);
                ui.selectable_value(&mut self.balance.effort, effort, name.as_ref());
            }
        });
        // Below what can be chosen, so that nothing there moves when something else is chosen.
        let about = if is_deep(self.balance.player) { "balance-deep-about" } else { "balance-quick-about" };
        ui.label(RichText::new(texts.get(about).as_ref()).weak().small());
        let bots =
            PLAYERS.map(|player| Offered { name: called(player, texts), is_chosen: player == self.balance.player });
        strength_ui(ui, texts, &shares().planned, bots, |quest| {
            TITLES.title(quest, texts.language().code()).to_owned()
        });
        let can_be_played = self.sheet.problems.is_empty();
        let check = self.balance_check();
        let (done, games) = (self.balance.games_of(&check), check.all_games());
        let goes_on = is_deep(check.player) && done > 0 && done < games;
        ui.add_enabled_ui(can_be_played, |ui| {
            let name = if goes_on {
                tr!(texts, "balance-go-on", done = done as i64, games = games as i64)
            } else {
                tr!(texts, "balance-start")
            };
            if ui.add(Action::new(Icon::Die, &name).emphasis(Emphasis::Primary)).clicked() {
                let home = Home { dirs: self.dirs.clone(), file: self.file.clone() };
                self.balance.start(ui.ctx(), check, Some(home));
            }
        });
        if !can_be_played {
            let words = tr!(texts, "editor-not-ready", count = self.sheet.problems.len() as i64);
            ui.label(RichText::new(words.as_ref()).weak());
        }
    }
}

impl EditorScreen {
    /// What would be checked by what is chosen now.
    fn balance_check(&self) -> Check {
        self.balance.wanted(&self.rules, self.history.current(), self.trial.party.heroes())
    }

    /// What lies beside the quest is looked at as it is now.
    fn look_at_kept(&mut self, ui: &Ui) {
        let quest = self.history.current();
        let texts = || texts::of(Language::English);
        _ = self.balance.kept.look(ui.ctx(), &Beside { rules: &self.rules, texts, quest, file: &self.file });
    }

    /// Games that were won of this quest: it can be done, and how. One of them is watched.
    fn won_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let quest = Arc::clone(self.history.current());
        let games = self.balance.won(&self.rules, &quest);
        if games.is_empty() {
            return None;
        }
        let watched = won_games(ui, texts, games.iter().map(|game| (game.heroes(), game.rounds)));
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        let Some(session) = games[watched?].again(&self.rules, &quest) else {
            self.at_hand.say(texts.get("balance-moment-gone"), Tone::Refused);
            return None;
        };
        Some(Wish::Watch(Box::new(Played::of_session::<MassiveDarknessRules>(&session, session.len()))))
    }

    /// What the last change did, once the same bot has played both.
    fn compared_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = self.balance.results().map(|results| Arc::clone(&results.check.quest));
        let (Some(comparison), Some(quest)) = (self.balance.comparison(), quest) else { return };
        let causes: Vec<_> = comparison.causes.iter().map(|found| cause(texts, &quest, found)).collect();
        compared_ui(ui, texts, comparison.paired, &causes);
    }
}

/// What a bot is called where it is chosen and where it has played.
fn called(player: Player, texts: &Texts) -> Arc<str> {
    texts.get(if is_deep(player) { "balance-deep" } else { "balance-quick" })
}

/// Who wins how often; the party that is looked at. With so many Heroes as these it has been won before.
fn parties_ui(ui: &mut Ui, texts: &Texts, results: &Results, chosen: Option<u8>, won_by: &[usize]) -> Option<u8> {
    heading(ui, &tr!(texts, "balance-wins"));
    let player = called(results.check.player, texts);
    let (bot, tokens) = (player.as_ref(), i64::from(LIFEBRINGER));
    let words = match &results.check.parties {
        Parties::Drawn => tr!(texts, "balance-played-by", bot = bot, tokens = tokens),
        Parties::Chosen(heroes) => {
            let names: Vec<_> = heroes.iter().map(|choice| texts.get(&format!("hero-{}", choice.hero))).collect();
            tr!(texts, "balance-played-by-chosen", bot = bot, tokens = tokens, heroes = names.join(", "))
        }
    };
    ui.label(RichText::new(words.as_ref()).weak().small());
    let mut party = chosen;
    let confidence = i64::from(CONFIDENCE);
    let (unshown, shown) = (texts.get("balance-unshown"), texts.get("balance-shown"));
    for result in &results.parties {
        let wins = result.wins();
        let won = wins.percent();
        let is_known = result.sum.won == 0 && won_by.contains(&usize::from(result.heroes));
        let values = [
            ("heroes", Value::from(i64::from(result.heroes))),
            ("wins", Value::from(result.sum.won as i64)),
            ("won", Value::from(won.as_str())),
            ("low", Value::from(percent(wins.low))),
            ("high", Value::from(percent(wins.high))),
            ("games", Value::from(result.sum.games as i64)),
            ("confidence", Value::from(confidence)),
        ];
        let name = texts.with(if is_known { "balance-party-lost" } else { "balance-party" }, &values);
        let is_chosen = chosen == Some(result.heroes);
        let words = PartyWords {
            name: &name,
            share: &texts.of_hundred(&won),
            unshown: if is_known { &shown } else { &unshown },
        };
        if party_row(ui, result, &words, is_chosen).clicked() {
            party = (!is_chosen).then_some(result.heroes);
        }
    }
    ui.label(RichText::new(tr!(texts, "balance-bounds", confidence = confidence).as_ref()).weak().small());
    let words = match party {
        Some(heroes) => tr!(texts, "balance-of-party", heroes = i64::from(heroes)),
        None => tr!(texts, "balance-of-all"),
    };
    ui.label(RichText::new(words.as_ref()).weak().small());
    party
}

fn rounds_ui(ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>) {
    heading(ui, &tr!(texts, "balance-rounds"));
    let sum = results.sum(party);
    let (fewest, most) = sum.extreme_rounds();
    let mean = texts.decimal(sum.mean_rounds(), 1);
    let name = tr!(texts, "balance-rounds-are", mean = mean.as_str(), fewest = fewest as i64, most = most as i64);
    rounds(ui, sum, &name, &mean).on_hover_text(name.as_ref());
    if sum.stuck + sum.failed > 0 {
        let words = tr!(texts, "balance-stuck", count = (sum.stuck + sum.failed) as i64);
        ui.label(RichText::new(words.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
    }
}

/// How far they get.
fn goals_ui(ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>) {
    heading(ui, &tr!(texts, "balance-goals"));
    let traces = results.traces(party);
    for (number, goal) in results.check.quest.goals.iter().enumerate() {
        let share = traces.goals.get(number).map_or(0.0, |games| *games as f64 / traces.games.max(1) as f64);
        let goal = goal_of_quest(texts, &results.check.quest.words, goal);
        let words = tr!(texts, "balance-goal", number = number as i64 + 1, goal = &goal, share = percent(share));
        ui.label(words.as_ref());
        thin_bar(ui, share);
    }
}

/// The quickest win, to be watched.
fn quickest_ui(ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>) -> Option<Chosen> {
    let (win, seen) = results.quickest(party)?;
    let seed = win.seed.to_string();
    let words = tr!(texts, "balance-quickest", rounds = i64::from(win.rounds), seed = seed.as_str());
    ui.add(Action::new(Icon::Play, &words)).clicked().then_some(Chosen::Play(seen))
}

impl EditorScreen {
    /// How long they last, how far they get, and why they fall.
    fn why_ui(&self, ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>) -> Option<Chosen> {
        let zone = |at: Spot| self.sheet.name(at).unwrap_or_else(|| Place(at).say(texts));
        let names = Named { texts, dungeon: &results.dungeon, library: &results.library, zone: &zone };
        let why = Why { texts, seen: seen(results.sum(party), results.traces(party)), names: &names };
        let chosen = why.course_ui(ui);
        goals_ui(ui, texts, results, party);
        let quickest = quickest_ui(ui, texts, results, party);
        let chosen = chosen.or(why.fellers_ui(ui));
        let chosen = chosen.or(why.leads_ui(ui));
        let on_the_map = |ui: &mut Ui| {
            let words = ["balance-few", "balance-many", "balance-never"].map(|id| texts.get(id));
            legend(ui, &words[0], &words[1], &words[2]);
        };
        let chosen = chosen.or(why.falls_ui(ui, on_the_map));
        quickest.or(chosen.and_then(|chosen| Chosen::of(chosen, results, party)))
    }
}

/// Cards and Skills that nobody ever used, or that never came.
fn never_used_ui(ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>) {
    let never = goods::unused(&results.traces(party).goods, &results.library);
    unused_ui(ui, texts, &unused(texts, &results.library, &never));
}

/// What never mattered: Zones, doors, rules; a Zone that is to be shown.
fn idle_ui(ui: &mut Ui, texts: &Texts, results: &Results, editor: &EditorScreen) -> Option<Spot> {
    let traces = &results.all;
    let unseen = traces.never_entered(&results.dungeon);
    let closed = traces.never_opened(&results.dungeon);
    let idle = traces.never_applied();
    let unmet = traces.goals.iter().filter(|games| **games == 0).count();
    if unseen.is_empty() && closed.is_empty() && idle.is_empty() && unmet == 0 {
        return None;
    }
    heading(ui, &tr!(texts, "balance-idle"));
    let mut shown = None;
    let mut place = |ui: &mut Ui, words: &str, spot: Spot| {
        let zone = editor.sheet.name(spot).unwrap_or_else(|| Place(spot).say(texts));
        ui.horizontal_wrapped(|ui| {
            if icon_button(ui, Icon::Search, &tr!(texts, "balance-show", zone = zone.as_ref())).clicked() {
                shown = Some(spot);
            }
            ui.label(words);
        });
    };
    if let Some(first) = unseen.first() {
        place(ui, &tr!(texts, "balance-unseen", count = unseen.len() as i64), *first);
    }
    if let Some((from, _)) = closed.first() {
        place(ui, &tr!(texts, "balance-closed", count = closed.len() as i64), *from);
    }
    for rule in idle {
        let name = results.check.quest.rules.get(rule).map_or("", |rule| &rule.name);
        let rule = Speaker::Rule(rule + 1, name.to_owned()).say(texts);
        ui.label(tr!(texts, "balance-rule", rule = rule.as_ref()).as_ref());
    }
    if unmet > 0 {
        ui.label(tr!(texts, "balance-unmet", count = unmet as i64).as_ref());
    }
    shown
}
