//! MARKET-02 at the table: the cards that lie there are found one by one, and what the rules say to them stands beside.

use super::card_field::{CardField, Cards, card_text, level_of};
use super::card_tip::card_tip;
use super::trading::unless_refused;
use super::trial::{Trial, Tried};
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::cards::EquipmentKind;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::market::Market;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, icon_button, sheet};
use crate::tr;
use egui::{Label, RichText, Ui};

/// The cards that were found so far.
#[derive(Default)]
pub(super) struct Laying {
    known: Cards,
    field: CardField,
    cards: Vec<String>,
    tried: Tried,
}

impl Laying {
    /// A form with cards that were entered before.
    pub(super) fn with(cards: Vec<String>) -> Self {
        Self { cards, ..Self::default() }
    }

    /// Draws the form; the entry when it is done.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, market: &Market, trial: &Trial<'_>) -> Option<What> {
        let texts = words.texts;
        let search = self.known.get(words, None);
        let mut entered = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.strong(tr!(texts, "ledger-lay-by-hand").as_ref());
            self.wanted_ui(ui, words, market);
            let label = tr!(texts, "ledger-lay-card");
            self.cards.extend(self.field.ui(ui, words, &search, &label));
            if self.field.unknown(&search).is_some_and(|typed| is_put_aside(words, typed)) {
                let danger = Theme::of(ui.ctx()).signal.danger.egui();
                ui.colored_label(danger, tr!(texts, "ledger-lay-put-aside").as_ref());
            } else {
                self.field.new_card_ui(ui, words, &search);
            }
            self.cards_ui(ui, words);
            let laid = What::MarketLaid(self.cards.clone());
            let done = tr!(texts, "ledger-lay-done");
            let button = Action::new(Icon::Check, &done).emphasis(Emphasis::Primary);
            let pressed = if self.cards.is_empty() {
                ui.add_enabled(false, button).clicked()
            } else {
                unless_refused(ui, button, self.tried.refused(words, trial, &laid)).clicked()
            };
            entered = pressed.then_some(laid);
        });
        entered
    }

    /// How many cards of each Level lie there, and how many should.
    fn wanted_ui(&self, ui: &mut Ui, words: &Words<'_>, market: &Market) {
        let theme = Theme::of(ui.ctx());
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(words.texts, "ledger-lay-wanted").as_ref());
            for (level, wanted) in (1_u8..).zip(market.still_to_lay()) {
                let lie = self.cards.iter().filter(|code| level_of(words.library, code) == level).count();
                if wanted == 0 && lie == 0 {
                    continue;
                }
                let (level, lie) = (i64::from(level), lie as i64);
                let text = tr!(words.texts, "ledger-lay-level", level = level, count = lie, wanted = i64::from(wanted));
                let colour = match lie.cmp(&i64::from(wanted)) {
                    std::cmp::Ordering::Less => theme.text.muted,
                    std::cmp::Ordering::Equal => theme.signal.success,
                    std::cmp::Ordering::Greater => theme.signal.danger,
                };
                ui.add(Label::new(RichText::new(text.as_ref()).color(colour.egui())).extend());
            }
        });
    }

    fn cards_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let mut gone = None;
        for (at, code) in self.cards.iter().enumerate() {
            ui.horizontal(|ui| {
                let text = card_text(words, code);
                let remove = tr!(words.texts, "ledger-lay-remove", card = &text);
                if icon_button(ui, Icon::Close, &remove).clicked() {
                    gone = Some(at);
                }
                card_tip(&ui.label(text), words, code);
            });
        }
        if let Some(at) = gone {
            self.cards.remove(at);
        }
    }
}

/// MARKET-03: is this the code of a card that never lies in town?
fn is_put_aside(words: &Words<'_>, typed: &str) -> bool {
    let cards = words.library.equipment.iter().map(|entry| &entry.card);
    let mut never = cards.filter(|card| matches!(card.kind, EquipmentKind::Luck | EquipmentKind::Trap));
    never.any(|card| printed_code(&card.code, words.edition).eq_ignore_ascii_case(typed))
}
