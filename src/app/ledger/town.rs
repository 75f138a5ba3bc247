//! Between quests: the market and whatever else the party does with its cards. The engine asks, every legal answer is
//! a button with its sentence, and nothing is final before the party leaves.

use crate::app::art::Icon;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Emphasis, Sheet, heading, sheet, text_field};
use crate::campaign::Standing;
use crate::campaign::date::now;
use crate::campaign::entry::What;
use crate::campaign::words::Words;
use crate::engine::kernel::dealer::Dealer;
use crate::engine::kernel::game::Game as _;
use crate::engine::massive_darkness::market::{MarketAnswer, MarketStep};
use crate::text::Language;
use crate::tr;
use egui::{ScrollArea, Ui};

/// What is looked for among the answers.
#[derive(Default)]
pub(super) struct Town {
    filter: String,
    /// For which state of the book the answers below hold.
    stamp: Option<Stamp>,
    said: Vec<Said>,
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
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, standing: &Standing, entries: usize) -> Option<What> {
        let texts = words.texts;
        let stamp = (entries, texts.language());
        let market = standing.market.as_ref()?;
        let mut entered = None;
        heading(ui, &super::book::sentence(&words.stage(standing.state.stage)));
        let offers = standing.offers();
        if !offers.is_empty() {
            sheet(ui, Sheet::Paper, |ui| {
                ui.set_width(ui.available_width());
                ui.label(tr!(texts, "ledger-offers").as_ref());
                for code in &offers {
                    ui.label(words.card(code));
                }
            });
        }
        if market.state.step == MarketStep::Laying {
            let draw = tr!(texts, "ledger-draw-market");
            if ui.add(Action::new(Icon::Cards, &draw).emphasis(Emphasis::Primary)).clicked() {
                let mut dice = Dealer::new(now());
                return standing.draw_market(&mut |most| dice.pick(most)).map(What::MarketLaid);
            }
            return None;
        }
        if self.stamp != Some(stamp) {
            self.stamp = Some(stamp);
            self.said = said(words, standing);
        }
        for (_, what, sentence) in self.said.iter().filter(|(group, _, _)| *group == Group::Next) {
            if ui.add(Action::new(Icon::ChevronRight, sentence).emphasis(Emphasis::Primary)).clicked() {
                entered = Some(what.clone());
            }
        }
        let name = tr!(texts, "ledger-search-trade");
        text_field(ui, &name, &name, &mut self.filter);
        let wanted = self.filter.to_lowercase();
        for (group, title) in [(Group::Trades, "ledger-trades"), (Group::Cards, "ledger-cards")] {
            let fits = |entry: &&Said| entry.0 == group && entry.2.to_lowercase().contains(&wanted);
            let listed: Vec<_> = self.said.iter().filter(fits).collect();
            if listed.is_empty() {
                continue;
            }
            let title = texts.with(title, &[("count", (listed.len() as i64).into())]);
            egui::CollapsingHeader::new(title.as_ref()).id_salt(group as u8).default_open(true).show(ui, |ui| {
                ScrollArea::vertical().id_salt(("answers", group as u8)).max_height(260.0).show(ui, |ui| {
                    for (_, what, sentence) in listed {
                        if ui.add(Action::new(icon_of(what), sentence)).clicked() {
                            entered = Some(what.clone());
                        }
                    }
                });
            });
        }
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
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
        What::Sold { .. } => Icon::Experience,
        What::Traded { .. } | What::Given { .. } => Icon::Trade,
        What::Equipped { .. } => Icon::Hand,
        What::Discarded { .. } => Icon::Trash,
        _ => Icon::Item,
    }
}
