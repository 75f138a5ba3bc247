//! How hard the quest is: bots play it, and what comes out is shown as pictures.

mod kept;
mod why;

use crate::games::massive_darkness::describe::goal_of_quest;
use crate::games::massive_darkness::playtest::check::{Check, InPieces as _, LIFEBRINGER, Parties};
use crate::games::massive_darkness::playtest::{CONFIDENCE, Player, Progress};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::problem::Speaker;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Played};
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::trial_words::cause;
use crate::games::massive_darkness::view::editor::at_hand::Tone;
use crate::games::massive_darkness::view::editor::balance::charts::{
    PartyWords, legend, party_row, percent, share_bar,
};
use crate::games::massive_darkness::view::editor::balance::looking::Found;
use crate::games::massive_darkness::view::editor::balance::{Effort, Home, PLAYERS, Results, SeenGame, is_deep};
use crate::games::massive_darkness::view::editor::{EditorScreen, Wish};
use crate::house::text::{Texts, Value};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::charts::{compared_ui, rounds};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, BadgeLook, Emphasis, badge, heading, icon_button};
use crate::tr;
use egui::{Label, ProgressBar, RichText, Ui};
use std::sync::Arc;

/// What was pressed beside a line.
enum Chosen {
    /// A Zone is to be shown on the map.
    Show(Spot),
    /// A game is to be played again and opened.
    Play(SeenGame),
}

/// The two ways to look into a fall: where it was, and a game just before it.
fn look_into(ui: &mut Ui, texts: &Texts, zone: &str, at: Spot, fall: Option<SeenGame>) -> Option<Chosen> {
    let mut chosen = None;
    if icon_button(ui, Icon::Search, &tr!(texts, "balance-show", zone = zone)).clicked() {
        chosen = Some(Chosen::Show(at));
    }
    if let Some(fall) = fall
        && icon_button(ui, Icon::Play, &tr!(texts, "balance-moment", zone = zone)).clicked()
    {
        chosen = Some(Chosen::Play(fall));
    }
    chosen
}

/// Zones that are named where Heroes fall.
const WORST: usize = 5;

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
        let moment = moment.or_else(|| self.kept_ui(ui, texts));
        if let Some(trouble) = self.balance.trouble() {
            let colour = Theme::of(ui.ctx()).signal.danger.egui();
            ui.label(RichText::new(trouble.say(texts).as_ref()).color(colour));
        }
        if let Some(why) = &self.balance.unkept {
            let reason = why.say(texts);
            ui.label(RichText::new(tr!(texts, "balance-unkept", reason = reason.as_ref()).as_ref()).weak());
        }
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
        won.extend(self.kept_parties(ui));
        let party = match self.balance.results() {
            Some(results) => parties_ui(ui, texts, results, self.balance.party, &won),
            None => return moment,
        };
        self.balance.party = party;
        let chosen = match self.balance.results() {
            Some(results) => {
                rounds_ui(ui, texts, results, party);
                why::course_ui(ui, texts, results, party);
                goals_ui(ui, texts, results, party);
                let chosen = quickest_ui(ui, texts, results, party);
                let chosen = chosen.or(fellers_ui(ui, texts, results, party, self));
                let chosen = chosen.or(why::leads_ui(ui, texts, results, party, self));
                let chosen = chosen.or(falls_ui(ui, texts, results, party, self));
                why::unused_ui(ui, texts, results, party);
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
        match self.balance.looking.as_ref()?.look() {
            Found::NotYet => {
                ui.horizontal(|ui| {
                    ui.spinner();
                    ui.label(texts.get("balance-moment-looked-for").as_ref());
                    if icon_button(ui, Icon::Close, &texts.get("balance-stop")).clicked() {
                        self.balance.looking = None;
                    }
                });
                return None;
            }
            Found::Game { played, is_whole } => {
                self.balance.looking = None;
                return Some(if is_whole { Wish::Watch(played) } else { Wish::GoOnWith(played) });
            }
            Found::Trouble(trouble) => self.at_hand.say(trouble.say(texts), Tone::Refused),
            Found::Nothing => self.at_hand.say(texts.get("balance-moment-gone"), Tone::Refused),
        }
        self.balance.looking = None;
        None
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

    /// Games that were won of this quest: it can be done, and how. One of them is watched.
    fn won_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let quest = Arc::clone(self.history.current());
        let games = self.balance.won(&self.rules, &quest);
        if games.is_empty() {
            return None;
        }
        heading(ui, &texts.get("balance-won"));
        ui.label(RichText::new(texts.get("balance-won-about").as_ref()).weak().small());
        let mut watched = None;
        ui.horizontal_wrapped(|ui| {
            for game in games {
                let (heroes, rounds) = (game.heroes() as i64, i64::from(game.rounds));
                let words = tr!(texts, "balance-won-game", heroes = heroes, rounds = rounds);
                if ui.add(Action::new(Icon::Play, &words)).clicked() {
                    watched = Some(*game);
                }
            }
        });
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        let Some(session) = watched?.again(&self.rules, &quest) else {
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
        share_bar(ui, share);
    }
}

/// The quickest win, to be watched.
fn quickest_ui(ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>) -> Option<Chosen> {
    let (win, seen) = results.quickest(party)?;
    let seed = win.seed.to_string();
    let words = tr!(texts, "balance-quickest", rounds = i64::from(win.rounds), seed = seed.as_str());
    ui.add(Action::new(Icon::Play, &words)).clicked().then_some(Chosen::Play(seen))
}

/// Why they fall: who strikes last, when and where.
fn fellers_ui(
    ui: &mut Ui,
    texts: &Texts,
    results: &Results,
    party: Option<u8>,
    editor: &EditorScreen,
) -> Option<Chosen> {
    let fellers = results.traces(party).fellers(&results.dungeon);
    let all: u64 = fellers.iter().map(|feller| feller.felled.falls).sum();
    if all == 0 {
        return None;
    }
    heading(ui, &tr!(texts, "balance-fellers"));
    let mut shown = None;
    for feller in fellers.iter().take(WORST) {
        let card = feller.by.and_then(|card| results.library.enemies.get(card.index()));
        let name = match card {
            Some(card) => texts.card_name(&card.card.code, "enemy", &card.card.kind),
            None => texts.get("balance-felled-otherwise"),
        };
        let zone = editor
            .sheet
            .name(feller.zone)
            .unwrap_or_else(|| crate::games::massive_darkness::quest::problem::Place(feller.zone).say(texts));
        let share = feller.felled.falls as f64 / all as f64;
        let round = texts.decimal(feller.felled.mean_round(), 1);
        let words = tr!(
            texts,
            "balance-feller",
            enemy = name.as_ref(),
            share = percent(share),
            round = round,
            zone = zone.as_ref()
        );
        ui.horizontal(|ui| {
            let fall = results.fall_at(party, feller.zone, Some(feller.by));
            shown = look_into(ui, texts, &zone, feller.zone, fall).or(shown.take());
            ui.add(Label::new(words.as_ref()).wrap());
        });
        share_bar(ui, share);
    }
    shown
}

/// Where they fall.
fn falls_ui(ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>, editor: &EditorScreen) -> Option<Chosen> {
    heading(ui, &tr!(texts, "balance-falls"));
    let words = ["balance-few", "balance-many", "balance-never"].map(|id| texts.get(id));
    legend(ui, &words[0], &words[1], &words[2]);
    let falls = results.traces(party).fallen_in(&results.dungeon);
    let all: u64 = falls.iter().map(|(_, falls)| falls).sum();
    if falls.is_empty() {
        ui.label(RichText::new(tr!(texts, "balance-no-fall").as_ref()).weak());
    }
    let mut shown = None;
    for (spot, count) in falls.iter().take(WORST) {
        let name = editor
            .sheet
            .name(*spot)
            .unwrap_or_else(|| crate::games::massive_darkness::quest::problem::Place(*spot).say(texts));
        let share = percent(*count as f64 / all.max(1) as f64);
        ui.horizontal_wrapped(|ui| {
            shown = look_into(ui, texts, &name, *spot, results.fall_at(party, *spot, None)).or(shown.take());
            ui.label(tr!(texts, "balance-fall", zone = name.as_ref(), share = share).as_ref());
        });
    }
    shown
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
        let zone = editor
            .sheet
            .name(spot)
            .unwrap_or_else(|| crate::games::massive_darkness::quest::problem::Place(spot).say(texts));
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
