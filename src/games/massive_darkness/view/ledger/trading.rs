//! Trades by hand: a Hero lays down what he would give and what he would take, and everything that this could mean is
//! tried at once. What is legal can be pressed and shows what the Heroes would then have; beside the rest stands the
//! sentence with the rule that forbids it.

use super::attempts::{Attempt, Chosen, attempts, said_of};
use super::card_field::{card_text, level_of};
use super::card_tip::{card_tip, card_told};
use super::trial::Trial;
use crate::games::massive_darkness::campaign::Standing;
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::market::MarketStep;
use crate::games::massive_darkness::view::hand_card::{Printed, thing_ui};
use crate::house::text::Language;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, icon_button, sheet};
use crate::tr;
use egui::{Align, Label, Layout, Response, RichText, TextWrapMode, Ui};

/// A reason needs at least this much room beside its button; else it stands below.
const REASON: f32 = 170.0;
/// Size of the picture of a card, in points.
const THING: f32 = 36.0;
/// A narrower column has no room for pictures beside the names.
const WITH_PICTURES: f32 = 230.0;

/// What has been laid down.
#[derive(Default)]
pub(super) struct Trading {
    chosen: Chosen,
    shown: Option<Shown>,
}

/// What follows from the book, the language and the choice; made once for each.
struct Shown {
    stamp: Stamp,
    /// The cards of the Hero and those of the market.
    own: Vec<Ware>,
    wares: Vec<Ware>,
    /// What every Hero has right now.
    party: Vec<String>,
    attempts: Vec<Attempt>,
}

type Stamp = (usize, Language, Chosen);

/// A card that can be laid down.
struct Ware {
    code: String,
    /// Its name and Level.
    name: String,
    /// Its dice and its text, for those who hear them.
    told: String,
    /// Nothing for a card that no pack knows.
    printed: Option<Printed>,
}

impl Trading {
    /// A table on which cards lie already.
    pub(super) fn with(chosen: Chosen) -> Self {
        Self { chosen, shown: None }
    }

    /// Draws the table; the entry that was pressed. `entries` of the book it holds for.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        words: &Words<'_>,
        standing: &Standing,
        entries: usize,
        trial: &Trial<'_>,
    ) -> Option<What> {
        let texts = words.texts;
        self.chosen.forget_what_is_gone(standing);
        let stamp = (entries, texts.language(), self.chosen.clone());
        if self.shown.as_ref().is_none_or(|shown| shown.stamp != stamp) {
            self.shown = Some(shown(words, standing, trial, stamp));
        }
        let shown = self.shown.as_ref()?;
        let mut entered = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.label(tr!(texts, "ledger-trade-who").as_ref());
                for (at, record) in standing.party.iter().enumerate() {
                    if ui.radio(self.chosen.hero == at, words.hero(&record.hero).as_ref()).clicked() {
                        self.chosen = Chosen { hero: at, ..Chosen::default() };
                    }
                }
                if icon_button(ui, Icon::Close, &tr!(texts, "ledger-trade-clear")).clicked() {
                    self.chosen = Chosen { hero: self.chosen.hero, ..Chosen::default() };
                }
            });
            let hero = standing.party.get(self.chosen.hero).map(|record| words.hero(&record.hero));
            let own = tr!(texts, "ledger-trade-own", hero = hero.as_deref().unwrap_or_default());
            if shown.wares.is_empty() {
                choose_ui(ui, words, &own, &shown.own, &mut self.chosen.gives);
            } else {
                ui.columns(2, |columns| {
                    choose_ui(&mut columns[0], words, &own, &shown.own, &mut self.chosen.gives);
                    let wares = tr!(texts, "ledger-offers");
                    choose_ui(&mut columns[1], words, &wares, &shown.wares, &mut self.chosen.takes);
                });
            }
            ui.separator();
            ui.label(sums(words, &self.chosen));
            let mut looked_at = shown.attempts.iter().find(|attempt| attempt.outcome.is_ok());
            // What can be done stands side by side; what cannot, each with its reason.
            let (can, cannot): (Vec<_>, Vec<_>) = shown.attempts.iter().partition(|attempt| attempt.outcome.is_ok());
            ui.horizontal_wrapped(|ui| {
                for attempt in can {
                    let response = ui.add(Action::new(attempt.icon, &attempt.label));
                    if response.clicked() {
                        entered.clone_from(&attempt.what);
                    }
                    if response.hovered() || response.has_focus() {
                        looked_at = Some(attempt);
                    }
                }
            });
            for attempt in cannot {
                let refused = attempt.outcome.as_ref().err().map(String::as_str);
                unless_refused(ui, Action::new(attempt.icon, &attempt.label), refused);
            }
            preview_ui(ui, words, looked_at, &shown.party);
        });
        if entered.is_some() {
            self.chosen.gives.clear();
            self.chosen.takes.clear();
        }
        entered
    }
}

fn shown(words: &Words<'_>, standing: &Standing, trial: &Trial<'_>, stamp: Stamp) -> Shown {
    let ware = |code: &String| Ware {
        code: code.clone(),
        name: card_text(words, code),
        told: card_told(words, code),
        printed: printed(words, code),
    };
    let own = standing.party.get(stamp.2.hero).map(|record| record.cards.iter().map(|card| ware(&card.code)).collect());
    let is_open = standing.market.as_ref().is_some_and(|market| market.state.step < MarketStep::Leaving);
    let wares = if is_open { standing.offers().iter().map(ware).collect() } else { Vec::new() };
    let party = standing.party.iter().map(|record| said_of(words, record)).collect();
    let attempts = attempts(words, standing, &stamp.2, trial);
    Shown { own: own.unwrap_or_default(), wares, party, attempts, stamp }
}

/// What a card shows that a pack knows.
fn printed(words: &Words<'_>, code: &str) -> Option<Printed> {
    let entry = words.library.card(words.library.card_with_code(code)?);
    Some(Printed::of(&entry.card, entry.dice))
}

/// Cards to choose among.
fn choose_ui(ui: &mut Ui, words: &Words<'_>, title: &str, cards: &[Ware], chosen: &mut Vec<String>) {
    // Columns would spread the words of a line over its whole width.
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.strong(title);
        for Ware { code, name, told, printed } in cards {
            let mut is_chosen = chosen.contains(code);
            let response = match printed.filter(|_| ui.available_width() >= WITH_PICTURES) {
                None => ui.checkbox(&mut is_chosen, name),
                Some(printed) => {
                    let choice = |ui: &mut Ui| {
                        thing_ui(ui, printed, true, THING);
                        ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
                        ui.checkbox(&mut is_chosen, name)
                    };
                    ui.horizontal(choice).inner
                }
            };
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told.as_str()));
            card_tip(&response, words, code);
            if response.changed() {
                if is_chosen {
                    chosen.push(code.clone());
                } else {
                    chosen.retain(|known| known != code);
                }
            }
        }
    });
}

/// MARKET-07: what the Levels come to.
fn sums(words: &Words<'_>, chosen: &Chosen) -> String {
    let sum = |codes: &[String]| codes.iter().map(|code| i64::from(level_of(words.library, code))).sum::<i64>();
    if chosen.gives.is_empty() && chosen.takes.is_empty() {
        return tr!(words.texts, "ledger-trade-choose").to_string();
    }
    let (gives, takes) = (chosen.gives.len() as i64, chosen.takes.len() as i64);
    let (given, taken) = (sum(&chosen.gives), sum(&chosen.takes));
    tr!(words.texts, "ledger-trade-sums", gives = gives, given = given, takes = takes, taken = taken).to_string()
}

/// A button, and beside it why it cannot be pressed.
pub(super) fn unless_refused(ui: &mut Ui, button: Action<'_>, refused: Option<&str>) -> Response {
    let inner = ui.horizontal(|ui| {
        let response = ui.add_enabled(refused.is_none(), button);
        let has_room = ui.available_width() >= REASON;
        if let Some(refused) = refused.filter(|_| has_room) {
            reason(ui, refused);
        }
        (response, has_room)
    });
    let (response, has_room) = inner.inner;
    if let Some(refused) = refused.filter(|_| !has_room) {
        reason(ui, refused);
    }
    response
}

/// Why something cannot be.
pub(super) fn reason(ui: &mut Ui, refused: &str) {
    let danger = Theme::of(ui.ctx()).signal.danger;
    ui.add(Label::new(RichText::new(refused).color(danger.egui())).wrap());
}

/// What every Hero has, or would have.
fn preview_ui(ui: &mut Ui, words: &Words<'_>, attempt: Option<&Attempt>, party: &[String]) {
    let after = attempt.and_then(|attempt| Some((attempt, attempt.outcome.as_ref().ok()?)));
    ui.add_space(Theme::of(ui.ctx()).space(1.0));
    sheet(ui, Sheet::Paper, |ui| {
        ui.set_width(ui.available_width());
        match after {
            None => {
                ui.weak(tr!(words.texts, "ledger-trade-now").as_ref());
                party.iter().for_each(|line| drop(ui.label(line)));
            }
            Some((attempt, after)) => {
                ui.weak(tr!(words.texts, "ledger-trade-then", what = &attempt.label).as_ref());
                for (now, then) in party.iter().zip(after) {
                    let line = RichText::new(then);
                    ui.label(if now == then { line } else { line.strong() });
                }
            }
        }
    });
}

/// A button for the next step, and beside it why it cannot be made.
pub(super) fn step_ui(ui: &mut Ui, label: &str, refused: Option<&str>) -> bool {
    unless_refused(ui, Action::new(Icon::ChevronRight, label).emphasis(Emphasis::Primary), refused).clicked()
}
