//! What is legal between quests, and which rule forbids the rest.

use super::ask::MarketAnswer;
use super::game::Market;
use super::state::{Errand, MarketHero, MarketStep};
use crate::cards::{EquipmentDeck, SlotSymbol};
use crate::ids::{CardId, Hero};
use crate::kernel::game::{Refusal, RuleId};
use crate::state::Slot;
use crate::story::record::{START_ARTIFACTS, START_CARDS, card_level};

type Checked = Result<(), Refusal>;

impl Market {
    /// Is this answer legal now?
    pub(super) fn check_answer(&self, answer: &MarketAnswer) -> Checked {
        // STORY-20: whoever gives up more than he must is told so, also when nobody else has too much any more.
        let gives_up_more = matches!((self.errand, answer), (Errand::Loss, MarketAnswer::Discard { .. }));
        if self.state.step == MarketStep::Gone && !gives_up_more {
            return Err(Refusal::new("MARKET-01", "refusal-over"));
        }
        match (self.next_level(), answer) {
            (Some(level), MarketAnswer::Drew(card)) if self.can_be_drawn(level, *card) => return Ok(()),
            (Some(_), MarketAnswer::Drew(_)) => return Err(Refusal::new("MARKET-02", "refusal-not-in-deck")),
            (Some(_), _) => return Err(Refusal::new("MARKET-02", "refusal-chance-first")),
            (None, MarketAnswer::Drew(_)) => return Err(Refusal::new("MARKET-02", "refusal-market-laid")),
            (None, _) => {}
        }
        match answer {
            MarketAnswer::Drew(_) => Ok(()),
            MarketAnswer::Put { card, hero, slot } => self.check_put(*card, *hero, *slot),
            MarketAnswer::Sell { hero, card } => self.check_sale(*hero, *card),
            MarketAnswer::Exchange { hero, give, take } => self.check_exchange(*hero, give, take),
            MarketAnswer::Replace { hero, card, by } => self.check_replacement(*hero, *card, *by),
            MarketAnswer::Discard { hero, card } => self.check_discard(*hero, *card),
            MarketAnswer::Done => self.check_done(),
        }
    }

    fn hero(&self, hero: Hero) -> Result<&MarketHero, Refusal> {
        self.state.heroes.get(hero.index()).ok_or(Refusal::new("STORY-24", "refusal-not-an-option"))
    }

    pub(super) fn holds(&self, hero: Hero, card: CardId) -> bool {
        self.state.owner(card) == Some(hero)
    }

    /// What only the visit to town allows.
    fn only_in_town(&self) -> Checked {
        match self.errand {
            Errand::Town => Ok(()),
            Errand::Repeat => Err(Refusal::new("STORY-22", "refusal-market-none")),
            Errand::Loss => Err(Refusal::new("STORY-20", "refusal-market-only-discard")),
        }
    }

    /// MARKET-04, MARKET-10: before and after trading with the market. STORY-22: whoever repeats a quest keeps what is
    /// his. STORY-14: nothing above the Level of the next quest is equipped.
    fn check_put(&self, card: CardId, hero: Hero, slot: Slot) -> Checked {
        if self.errand == Errand::Loss {
            return Err(Refusal::new("STORY-20", "refusal-market-only-discard"));
        }
        if self.state.step == MarketStep::Trading {
            return Err(Refusal::new("MARKET-04", "refusal-market-not-among"));
        }
        let to = self.hero(hero)?;
        let from = self.state.owner(card).ok_or(Refusal::new("MARKET-10", "refusal-not-yours"))?;
        if from != hero {
            if self.errand == Errand::Repeat {
                return Err(Refusal::new("STORY-22", "refusal-market-no-trade"));
            }
            if to.cards.is_full() {
                return Err(Refusal::new("EQUIP-01", "refusal-too-many-cards"));
            }
        }
        let symbol = self.library.card(card).card.slot;
        let fits = match slot {
            Slot::Pack => true,
            Slot::Body => symbol == SlotSymbol::Body,
            Slot::FirstHand => matches!(symbol, SlotSymbol::Hand | SlotSymbol::TwoHands),
            Slot::SecondHand => symbol == SlotSymbol::Hand,
        };
        if !fits {
            return Err(Refusal::new("EQUIP-02", "refusal-wrong-slot"));
        }
        if slot != Slot::Pack && self.is_too_high(card) {
            return Err(Refusal::new("STORY-14", "refusal-level-too-high"));
        }
        if from == hero && to.cards.iter().any(|held| held.card == card && held.slot == slot) {
            return Err(Refusal::new("MARKET-10", "refusal-no-effect"));
        }
        Ok(())
    }

    /// STORY-14: above the Level at which the next quest starts.
    pub(super) fn is_too_high(&self, card: CardId) -> bool {
        card_level(&self.library, card) > self.state.start_level()
    }

    /// The two trades with the market have their time.
    fn check_trading(&self) -> Checked {
        self.only_in_town()?;
        match self.state.step {
            MarketStep::Talking | MarketStep::Trading => Ok(()),
            _ => Err(Refusal::new("MARKET-09", "refusal-market-closed")),
        }
    }

    /// MARKET-05, MARKET-06.
    fn check_sale(&self, hero: Hero, card: CardId) -> Checked {
        self.check_trading()?;
        if self.hero(hero)?.has_sold {
            return Err(Refusal::new("MARKET-05", "refusal-market-sold"));
        }
        if self.holds(hero, card) { Ok(()) } else { Err(Refusal::new("MARKET-06", "refusal-not-yours")) }
    }

    /// MARKET-05, MARKET-07.
    fn check_exchange(&self, hero: Hero, give: &[CardId], take: &[CardId]) -> Checked {
        const RULE: RuleId = "MARKET-07";
        self.check_trading()?;
        let state = self.hero(hero)?;
        if state.has_exchanged {
            return Err(Refusal::new("MARKET-05", "refusal-market-exchanged"));
        }
        let twice = |cards: &[CardId]| cards.len() == 2 && cards[0] == cards[1];
        if !matches!((give.len(), take.len()), (1, 1) | (2, 1) | (1, 2)) || twice(give) || twice(take) {
            return Err(Refusal::new(RULE, "refusal-market-ratio"));
        }
        if !give.iter().all(|card| self.holds(hero, *card)) {
            return Err(Refusal::new(RULE, "refusal-not-yours"));
        }
        if !take.iter().all(|card| self.state.offers.contains(card)) {
            return Err(Refusal::new(RULE, "refusal-market-not-there"));
        }
        let sum = |cards: &[CardId]| cards.iter().map(|card| card_level(&self.library, *card)).sum::<u8>();
        if sum(give) < sum(take) {
            return Err(Refusal::new(RULE, "refusal-market-levels"));
        }
        if take.len() > give.len() && state.cards.is_full() {
            return Err(Refusal::new("EQUIP-01", "refusal-too-many-cards"));
        }
        Ok(())
    }

    /// MARKET-12, STORY-22. In town it is decided once per visit who may replace which cards (see `outgrown`); a Hero who
    /// gets something usable before he replaces the first one needs nothing else.
    fn check_replacement(&self, hero: Hero, card: CardId, by: CardId) -> Checked {
        let rule = match self.errand {
            Errand::Town => "MARKET-12",
            Errand::Repeat => "STORY-22",
            Errand::Loss => return Err(Refusal::new("STORY-20", "refusal-market-only-discard")),
        };
        if self.state.step != MarketStep::Leaving {
            return Err(Refusal::new(rule, "refusal-market-later"));
        }
        let state = self.hero(hero)?;
        if !self.holds(hero, card) {
            return Err(Refusal::new(rule, "refusal-not-yours"));
        }
        if self.errand == Errand::Town {
            let may = state.replaces || self.owns_nothing_usable(state);
            if !may || !state.outgrown.contains(&card) {
                return Err(Refusal::new(rule, "refusal-market-usable"));
            }
        }
        let starting = self.library.equipment_range(EquipmentDeck::Starting, 0).contains(&by.0);
        if !starting || self.state.owner(by).is_some() {
            return Err(Refusal::new(rule, "refusal-market-not-free"));
        }
        Ok(())
    }

    /// MARKET-12: everything he owns is above the Level at which the next quest starts.
    pub(super) fn owns_nothing_usable(&self, hero: &MarketHero) -> bool {
        hero.cards.iter().all(|held| self.is_too_high(held.card))
    }

    /// STORY-17: how many cards, and how many Artifacts, a Hero has too many.
    #[must_use]
    pub fn surplus(&self, hero: Hero) -> (usize, usize) {
        let Some(state) = self.state.heroes.get(hero.index()) else { return (0, 0) };
        let artifacts = state.cards.iter().filter(|held| self.is_artifact(held.card)).count();
        (state.cards.len().saturating_sub(START_CARDS), artifacts.saturating_sub(START_ARTIFACTS))
    }

    fn is_artifact(&self, card: CardId) -> bool {
        self.library.card(card).card.deck == EquipmentDeck::Artifact
    }

    /// MARKET-11, STORY-20: only what is too much is discarded.
    fn check_discard(&self, hero: Hero, card: CardId) -> Checked {
        let rule = if self.errand == Errand::Loss { "STORY-20" } else { "MARKET-11" };
        if self.errand != Errand::Loss && self.state.step != MarketStep::Leaving {
            return Err(Refusal::new(rule, "refusal-market-later"));
        }
        self.hero(hero)?;
        if !self.holds(hero, card) {
            return Err(Refusal::new(rule, "refusal-not-yours"));
        }
        match self.surplus(hero) {
            (0, 0) => Err(Refusal::new(rule, "refusal-market-fits")),
            (0, _) if !self.is_artifact(card) => Err(Refusal::new(rule, "refusal-market-artifact")),
            _ => Ok(()),
        }
    }

    /// STORY-20: the first Hero with too much. He is asked, but in which order the Heroes discard is theirs to choose.
    pub(super) fn who_discards(&self) -> Option<Hero> {
        self.state.hero_ids().find(|hero| self.surplus(*hero) != (0, 0))
    }

    /// MARKET-11: nobody leaves with too much.
    fn check_done(&self) -> Checked {
        match self.state.step {
            MarketStep::Leaving if self.who_discards().is_some() => {
                Err(Refusal::new("MARKET-11", "refusal-market-too-much"))
            }
            MarketStep::Discarding => Err(Refusal::new("STORY-20", "refusal-market-too-much")),
            _ => Ok(()),
        }
    }

    /// Everything that can be answered, in a stable order.
    pub(super) fn each_answer(&self, visit: &mut dyn FnMut(MarketAnswer)) {
        if self.next_level().is_some() {
            return;
        }
        let mut offer = |answer: MarketAnswer| {
            if self.check_answer(&answer).is_ok() {
                visit(answer);
            }
        };
        offer(MarketAnswer::Done);
        for hero in self.state.hero_ids() {
            for held in &self.state.heroes[hero.index()].cards {
                let card = held.card;
                for to in self.state.hero_ids() {
                    offer(MarketAnswer::Put { card, hero: to, slot: Slot::Pack });
                }
                for slot in [Slot::Body, Slot::FirstHand, Slot::SecondHand] {
                    offer(MarketAnswer::Put { card, hero, slot });
                }
                offer(MarketAnswer::Sell { hero, card });
                offer(MarketAnswer::Discard { hero, card });
                for by in self.library.equipment_range(EquipmentDeck::Starting, 0).map(CardId) {
                    offer(MarketAnswer::Replace { hero, card, by });
                }
            }
            self.each_exchange(hero, &mut offer);
        }
    }

    fn each_exchange(&self, hero: Hero, offer: &mut dyn FnMut(MarketAnswer)) {
        if self.check_trading().is_err() || self.state.heroes[hero.index()].has_exchanged {
            return;
        }
        let owned: Vec<CardId> = self.state.heroes[hero.index()].cards.iter().map(|held| held.card).collect();
        let offers = &self.state.offers;
        for (at, one) in owned.iter().enumerate() {
            for (place, wanted) in offers.iter().enumerate() {
                let mut exchange = |give: &[CardId], take: &[CardId]| {
                    offer(MarketAnswer::Exchange {
                        hero,
                        give: give.iter().copied().collect(),
                        take: take.iter().copied().collect(),
                    });
                };
                exchange(&[*one], &[*wanted]);
                owned[at + 1..].iter().for_each(|other| exchange(&[*one, *other], &[*wanted]));
                offers[place + 1..].iter().for_each(|more| exchange(&[*one], &[*wanted, *more]));
            }
        }
    }
}
