//! Everything that the cards which somebody has laid down could mean, tried one by one.

use super::card_field::level_of;
use super::trial::Trial;
use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Refused, Standing, Why};
use crate::games::massive_darkness::rules::cards::{EquipmentDeck, SlotSymbol};
use crate::games::massive_darkness::rules::ids::{CardId, Hero};
use crate::games::massive_darkness::rules::market::{Errand, Market, MarketAnswer, MarketStep};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::HeroRecord;
use crate::games::massive_darkness::rules::story::record::START_CARDS;
use crate::kernel::game::{Game as _, Refusal};
use crate::kit::art::Icon;
use crate::tr;

/// MARKET-06: only one card is sold.
const SELL_ONE: Refusal = Refusal::new("MARKET-06", "ledger-sell-one");

/// What has been laid down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Chosen {
    /// Whose cards, as the place in the party.
    pub(super) hero: usize,
    /// Own cards, by code.
    pub(super) gives: Vec<String>,
    /// Cards of the market, by code.
    pub(super) takes: Vec<String>,
}

impl Chosen {
    /// Cards that have gone elsewhere since are chosen no more.
    pub(super) fn forget_what_is_gone(&mut self, standing: &Standing) {
        let Some(record) = standing.party.get(self.hero) else {
            *self = Self::default();
            return;
        };
        self.gives.retain(|code| record.cards.iter().any(|card| card.code == *code));
        if !self.takes.is_empty() {
            let offers = standing.offers();
            self.takes.retain(|code| offers.contains(code));
        }
    }
}

/// Something that was tried.
pub(super) struct Attempt {
    pub(super) icon: Icon,
    pub(super) label: String,
    /// The entry; `None` where there is no such entry.
    pub(super) what: Option<What>,
    /// What every Hero would then have, or why it cannot be.
    pub(super) outcome: Result<Vec<String>, String>,
}

/// Tries everything that the chosen cards could mean.
pub(super) fn attempts(words: &Words<'_>, standing: &Standing, chosen: &Chosen, trial: &Trial<'_>) -> Vec<Attempt> {
    let (Some(market), Some(record)) = (&standing.market, standing.party.get(chosen.hero)) else { return Vec::new() };
    let mut tries = Tries { words, standing, market, record, chosen, trial, made: Vec::new() };
    if !chosen.takes.is_empty() {
        tries.trade();
        return tries.made;
    }
    if chosen.gives.is_empty() {
        return tries.made;
    }
    if market.errand == Errand::Town {
        tries.sell();
        tries.give();
    }
    if let [code] = chosen.gives.as_slice() {
        tries.lay(code);
        tries.swap(code);
    }
    let what = What::Discarded { hero: record.hero.clone(), cards: chosen.gives.clone() };
    tries.add(Icon::Trash, &tr!(words.texts, "ledger-try-discard"), what);
    tries.made
}

struct Tries<'a> {
    words: &'a Words<'a>,
    standing: &'a Standing,
    market: &'a Market,
    record: &'a HeroRecord,
    chosen: &'a Chosen,
    trial: &'a Trial<'a>,
    made: Vec<Attempt>,
}

impl Tries<'_> {
    fn add(&mut self, icon: Icon, label: &str, what: What) {
        let said = |standing: &Standing| standing.party.iter().map(|record| said_of(self.words, record)).collect();
        let outcome = self.trial.of(&what).map(|after| after.as_ref().map_or_else(Vec::new, said));
        self.made.push(Attempt { icon, label: label.to_owned(), what: Some(what), outcome });
    }

    fn refuse(&mut self, icon: Icon, label: &str, refusal: Refusal) {
        let thing = match self.chosen.gives.as_slice() {
            [code] => Some(code.clone()),
            _ => None,
        };
        let refused = Refused { why: Why::Rule(refusal), hero: Some(self.record.hero.clone()), thing };
        let outcome = Err(self.words.refused(&refused));
        self.made.push(Attempt { icon, label: label.to_owned(), what: None, outcome });
    }

    /// MARKET-06.
    fn sell(&mut self) {
        let label = tr!(self.words.texts, "ledger-try-sell");
        match self.chosen.gives.as_slice() {
            [card] => {
                let what = What::Sold { hero: self.record.hero.clone(), card: card.clone() };
                self.add(Icon::StarCoin, &label, what);
            }
            _ => self.refuse(Icon::StarCoin, &label, SELL_ONE),
        }
    }

    /// MARKET-07.
    fn trade(&mut self) {
        let (gives, takes) = (self.chosen.gives.clone(), self.chosen.takes.clone());
        let label = tr!(self.words.texts, "ledger-try-trade", gives = gives.len() as i64, takes = takes.len() as i64);
        self.add(Icon::Trade, &label, What::Traded { hero: self.record.hero.clone(), gives, takes });
    }

    /// MARKET-04, MARKET-10.
    fn give(&mut self) {
        for other in self.standing.party.iter().filter(|other| other.hero != self.record.hero) {
            let label = tr!(self.words.texts, "ledger-try-give", hero = &self.words.hero(&other.hero));
            let (from, to) = (self.record.hero.clone(), other.hero.clone());
            self.add(Icon::Trade, &label, What::Given { from, to, cards: self.chosen.gives.clone() });
        }
    }

    /// EQUIP-02: the places of this card.
    fn lay(&mut self, code: &str) {
        let Some(card) = self.words.library.card_with_code(code) else { return };
        let lies = self.record.cards.iter().find(|card| card.code == *code).map(|card| card.slot);
        let slots: &[Slot] = match self.words.library.card(card).card.slot {
            SlotSymbol::Body => &[Slot::Body, Slot::Pack],
            SlotSymbol::Hand => &[Slot::FirstHand, Slot::SecondHand, Slot::Pack],
            SlotSymbol::TwoHands => &[Slot::FirstHand, Slot::Pack],
            SlotSymbol::None => &[],
        };
        for slot in slots.iter().copied().filter(|slot| lies != Some(*slot)) {
            let place = match slot {
                Slot::Pack => tr!(self.words.texts, "slot-pack"),
                Slot::Body => tr!(self.words.texts, "slot-body"),
                Slot::FirstHand => tr!(self.words.texts, "slot-first-hand"),
                Slot::SecondHand => tr!(self.words.texts, "slot-second-hand"),
            };
            let label = tr!(self.words.texts, "ledger-try-lay", slot = &place);
            self.answer(Icon::Hand, &label, &MarketAnswer::Put { card, hero: self.hero(), slot });
        }
    }

    /// MARKET-12, STORY-22: every kind of Starting Equipment that is left; when they are all refused, why.
    fn swap(&mut self, code: &str) {
        let Some(card) = self.words.library.card_with_code(code) else { return };
        if !matches!(self.market.state.step, MarketStep::Leaving) {
            return;
        }
        let library = self.words.library;
        let mut kinds: Vec<&str> = Vec::new();
        for by in library.equipment_range(EquipmentDeck::Starting, 0).map(CardId) {
            let known = &library.card(by).card;
            if kinds.contains(&known.id.as_str()) || self.market.state.owner(by).is_some() {
                continue;
            }
            kinds.push(&known.id);
            let answer = MarketAnswer::Replace { hero: self.hero(), card, by };
            if let Err(refusal) = self.market.check(&answer) {
                let label = tr!(self.words.texts, "ledger-try-swap-any");
                return self.refuse(Icon::Item, &label, refusal);
            }
            let label = tr!(self.words.texts, "ledger-try-swap", card = self.words.card(&known.code));
            self.answer(Icon::Item, &label, &answer);
        }
    }

    fn hero(&self) -> Hero {
        Hero(self.chosen.hero as u8)
    }

    /// What the engine is asked rather than the book.
    fn answer(&mut self, icon: Icon, label: &str, answer: &MarketAnswer) {
        match (self.market.check(answer), self.standing.entry_of(answer)) {
            (Ok(()), Some(what)) => self.add(icon, label, what),
            (Err(refusal), _) => self.refuse(icon, label, refusal),
            (Ok(()), None) => {}
        }
    }
}

/// What a Hero has, in one line.
pub(super) fn said_of(words: &Words<'_>, record: &HeroRecord) -> String {
    let texts = words.texts;
    let mut cards: Vec<(u8, String)> =
        record.cards.iter().map(|card| (level_of(words.library, &card.code), words.card(&card.code))).collect();
    cards.sort_by(|one, other| other.cmp(one));
    let levels: i64 = cards.iter().map(|(level, _)| i64::from(*level)).sum();
    let named = cards
        .into_iter()
        .map(|(level, card)| tr!(texts, "ledger-card-short", card = card, level = i64::from(level)).to_string());
    let named = named.collect::<Vec<_>>().join(", ");
    tr!(
        texts,
        "ledger-hero-has",
        hero = &words.hero(&record.hero),
        xp = i64::from(record.xp),
        count = record.cards.len() as i64,
        most = START_CARDS as i64,
        levels = levels,
        cards = named
    )
    .to_string()
}
