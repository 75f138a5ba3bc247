//! Trades by hand: a Hero lays down what he would give and what he would take, and everything that this could mean is
//! tried at once. What is legal can be pressed and shows what the Heroes would then have; beside the rest stands the
//! sentence with the rule that forbids it.

use super::attempts::{Attempt, Chosen, attempts, said_of};
use super::card_field::{card_text, level_of};
use super::card_tip::card_told;
use super::stall::{Aim, Hands, Ware, cloth_ui, counter_ui, heroes_ui};
use super::trial::Trial;
use crate::games::massive_darkness::campaign::Standing;
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::market::MarketStep;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::hand_card::Printed;
use crate::house::text::Language;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, icon_button, sheet};
use crate::tr;
use egui::{Label, Response, RichText, Ui};

/// A reason needs at least this much room beside its button; else it stands below.
const REASON: f32 = 170.0;

/// What has been laid down.
#[derive(Default)]
pub(super) struct Trading {
    chosen: Chosen,
    shown: Option<Shown>,
    /// Where a card in the hand is held, and what would come of letting it go there.
    aimed: Option<(Aim, Option<Attempt>)>,
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

impl Trading {
    /// A table on which cards lie already.
    pub(super) fn with(chosen: Chosen) -> Self {
        Self { chosen, ..Self::default() }
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
        let mut hands = Hands::default();
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.label(tr!(texts, "ledger-trade-who").as_ref());
                heroes_ui(ui, words, standing, &self.chosen, &mut hands);
            });
            if !shown.wares.is_empty() {
                counter_ui(ui, words, &shown.wares, &mut self.chosen, &tr!(texts, "ledger-offers"), &mut hands);
            }
            let hero = standing.party.get(self.chosen.hero).map(|record| words.hero(&record.hero));
            let own = tr!(texts, "ledger-trade-own", hero = hero.as_deref().unwrap_or_default());
            cloth_ui(ui, words, &shown.own, &mut self.chosen, &own, &mut hands);
            ui.horizontal_wrapped(|ui| {
                let has_chosen = !self.chosen.gives.is_empty() || !self.chosen.takes.is_empty();
                if has_chosen && icon_button(ui, Icon::Close, &tr!(texts, "ledger-trade-clear")).clicked() {
                    self.chosen = Chosen { hero: self.chosen.hero, ..Chosen::default() };
                }
                ui.label(sums(words, &self.chosen));
            });
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
            // Over a place where a card in the hand could be let go, it shows what would come of that.
            if hands.over != self.aimed.as_ref().map(|(aim, _)| aim.clone()) {
                let hero = self.chosen.hero;
                self.aimed = hands.over.clone().map(|aim| {
                    let tried = aim.tried(words, standing, hero, trial);
                    (aim, tried)
                });
            }
            let aimed = self.aimed.as_ref().and_then(|(_, tried)| tried.as_ref());
            if let Some(why) = aimed.and_then(|attempt| attempt.outcome.as_ref().err()) {
                reason(ui, why);
            }
            preview_ui(ui, words, aimed.or(looked_at), &shown.party);
        });
        if let Some(hero) = hands.hero {
            self.chosen = Chosen { hero, ..Chosen::default() };
        }
        if let Some(aim) = hands.let_go {
            let tried = aim.tried(words, standing, self.chosen.hero, trial).filter(|attempt| attempt.outcome.is_ok());
            match (tried, &aim) {
                // Cards for cards are seen before they are exchanged: more may be laid to them.
                (Some(attempt), Aim::Sell(_) | Aim::Give(..)) => entered = attempt.what,
                _ => self.chosen = aim.chosen(self.chosen.hero),
            }
        }
        if entered.is_some() {
            self.chosen.gives.clear();
            self.chosen.takes.clear();
        }
        entered
    }
}

fn shown(words: &Words<'_>, standing: &Standing, trial: &Trial<'_>, stamp: Stamp) -> Shown {
    let title = |code: &str| {
        let known = words.library.card_with_code(code).map(|card| &words.library.card(card).card.id);
        known.map_or_else(|| words.card(code), |id| words.texts.card_name(code, "card", id).to_string())
    };
    let ware = |code: &String| Ware {
        code: code.clone(),
        name: card_text(words, code),
        title: title(code),
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
    let danger = ui.visuals().error_fg_color;
    ui.add(Label::new(RichText::new(refused).color(danger)).wrap());
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
