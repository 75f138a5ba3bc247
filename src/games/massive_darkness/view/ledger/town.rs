//! Between quests: the market and whatever else the party does with its cards. Everything can be tried: what is legal is
//! a button, beside the rest stands why not. Nothing is final before the party leaves.

use super::laying::Laying;
use super::leaving::{AtTheGate, at_the_gate, gate_ui};
use super::trading::{Trading, step_ui};
use super::trial::Trial;
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Standing};
use crate::games::massive_darkness::describe::begin;
use crate::games::massive_darkness::rules::market::{Errand, MarketAnswer, MarketStep};
use crate::house::date::now;
use crate::house::text::Language;
use crate::kernel::dealer::Dealer;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, heading, text_field};
use crate::tr;
use egui::{ScrollArea, Ui};

/// What somebody is about to do there.
#[derive(Default)]
pub(super) struct Town {
    filter: String,
    laying: Laying,
    trading: Trading,
    /// For which state of the book everything below holds.
    stamp: Option<Stamp>,
    said: Vec<Said>,
    gate: Vec<AtTheGate>,
    /// MARKET-11: why nobody can leave yet.
    stays: Option<String>,
}

/// An answer: its group, the entry it makes, and that entry as a sentence.
type Said = (Group, What, String);

/// Entries of the book, and the language: what the answers and their sentences follow from.
type Stamp = (usize, Language);

/// Which kind of thing an answer does: answers of one kind stand together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Trades,
    Cards,
    Next,
}

impl Town {
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) -> Option<What> {
        let standing = campaign.standing()?;
        let market = standing.market.as_ref()?;
        let entries = campaign.entries().len();
        let trial = Trial::at_the_end(words, campaign);
        heading(ui, &begin(&words.stage(standing.state.stage)));
        if market.state.step == MarketStep::Laying {
            return self.laying_ui(ui, words, standing, &trial);
        }
        self.look(words, standing, entries, &trial);
        let mut entered = None;
        if !self.gate.is_empty() {
            entered = entered.or(gate_ui(ui, words, &self.gate, market.errand));
        }
        if market.state.step != MarketStep::Discarding {
            entered = entered.or(self.trading.ui(ui, words, standing, entries, &trial));
        }
        for (_, what, sentence) in self.said.iter().filter(|(group, _, _)| *group == Group::Next) {
            if step_ui(ui, sentence, None) {
                entered = Some(what.clone());
            }
        }
        if let Some(stays) = &self.stays {
            step_ui(ui, &words.entry(&What::TownLeft), Some(stays));
        }
        entered = entered.or(self.answers_ui(ui, words));
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        entered
    }

    /// MARKET-02: the app draws the cards, or they lie on a table.
    fn laying_ui(&mut self, ui: &mut Ui, words: &Words<'_>, standing: &Standing, trial: &Trial<'_>) -> Option<What> {
        let draw = tr!(words.texts, "ledger-draw-market");
        if ui.add(Action::new(Icon::Cards, &draw).emphasis(Emphasis::Primary)).clicked() {
            let mut dice = Dealer::new(now());
            self.laying = Laying::default();
            return standing.draw_market(&mut |most| dice.pick(most)).map(What::MarketLaid);
        }
        let laid = self.laying.ui(ui, words, standing.market.as_ref()?, trial);
        if laid.is_some() {
            self.laying = Laying::default();
        }
        // Nobody has to look at the market.
        let leaves = trial.of(&What::TownLeft).is_ok() && step_ui(ui, &words.entry(&What::TownLeft), None);
        laid.or(leaves.then_some(What::TownLeft))
    }

    /// Everything that follows from the book, once for each entry.
    fn look(&mut self, words: &Words<'_>, standing: &Standing, entries: usize, trial: &Trial<'_>) {
        let stamp = (entries, words.texts.language());
        if self.stamp == Some(stamp) {
            return;
        }
        self.stamp = Some(stamp);
        self.said = said(words, standing);
        self.gate = at_the_gate(words, standing);
        let leaves = standing
            .market
            .as_ref()
            .filter(|market| market.errand == Errand::Town && market.state.step == MarketStep::Leaving);
        self.stays = leaves.and_then(|_| trial.of(&What::TownLeft).err());
    }

    /// Every legal answer as a sentence, for those who would rather search than choose.
    fn answers_ui(&mut self, ui: &mut Ui, words: &Words<'_>) -> Option<What> {
        let texts = words.texts;
        let mut entered = None;
        let others = self.said.iter().filter(|(group, _, _)| *group != Group::Next).count() as i64;
        if others == 0 {
            return None;
        }
        let title = tr!(texts, "ledger-all-legal", count = others);
        egui::CollapsingHeader::new(title.as_ref()).id_salt("legal").show(ui, |ui| {
            let name = tr!(texts, "ledger-search-trade");
            text_field(ui, &name, &name, &mut self.filter);
            let wanted = self.filter.to_lowercase();
            for (group, title) in [(Group::Trades, "ledger-trades"), (Group::Cards, "ledger-cards")] {
                let fits = |entry: &&Said| entry.0 == group && entry.2.to_lowercase().contains(&wanted);
                let listed: Vec<_> = self.said.iter().filter(fits).collect();
                if listed.is_empty() {
                    continue;
                }
                ui.strong(texts.with(title, &[("count", (listed.len() as i64).into())]).as_ref());
                ScrollArea::vertical().id_salt(("answers", group as u8)).max_height(260.0).show(ui, |ui| {
                    for (_, what, sentence) in listed {
                        if ui.add(Action::new(icon_of(what), sentence)).clicked() {
                            entered = Some(what.clone());
                        }
                    }
                });
            }
        });
        entered
    }
}

/// Every legal answer to what is asked now. There can be hundreds, so this is done once for each entry.
fn said(words: &Words<'_>, standing: &Standing) -> Vec<Said> {
    let mut answers = Vec::new();
    if let Some(market) = &standing.market {
        market.answers(&mut answers);
    }
    let entries = answers.iter().filter_map(|answer| Some((group_of(answer), standing.entry_of(answer)?)));
    let mut said: Vec<Said> = Vec::new();
    for (group, what) in entries {
        // Two places that come to the same are one answer.
        if said.iter().all(|(_, known, _)| *known != what) {
            let sentence = words.entry(&what);
            said.push((group, what, sentence));
        }
    }
    said
}

fn group_of(answer: &MarketAnswer) -> Group {
    match answer {
        MarketAnswer::Sell { .. } | MarketAnswer::Exchange { .. } | MarketAnswer::Replace { .. } => Group::Trades,
        MarketAnswer::Put { .. } | MarketAnswer::Discard { .. } | MarketAnswer::Drew(_) => Group::Cards,
        MarketAnswer::Done => Group::Next,
    }
}

fn icon_of(what: &What) -> Icon {
    match what {
        What::Sold { .. } => Icon::StarCoin,
        What::Traded { .. } | What::Given { .. } => Icon::Trade,
        What::Equipped { .. } => Icon::Hand,
        What::Discarded { .. } => Icon::Trash,
        _ => Icon::Item,
    }
}
