//! What the simulated players do between quests: share their cards, trade, take Starting Equipment for what is of no use,
//! discard what is worth least, and wear the best they have. All of it follows from the seed.

use crate::games::massive_darkness::campaign::{Standing, What};
use crate::games::massive_darkness::rules::cards::{EquipmentDeck, EquipmentKind, SlotSymbol};
use crate::games::massive_darkness::rules::ids::{CardId, Hero};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::market::{Errand, Market, MarketAnswer, MarketStep};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::record::{START_ARTIFACTS, START_CARDS, card_level};
use crate::kernel::game::Game as _;
use std::cmp::Reverse;

/// What the players enter next, after a lost quest, before it is repeated or in town. `None`: they are ready for the quest.
pub(crate) fn decide(standing: &Standing, pick: &mut dyn FnMut(u32) -> u32) -> Result<Option<What>, String> {
    let market = standing.market.as_ref().ok_or("nothing to do with cards")?;
    if let Some(cards) = standing.draw_market(pick) {
        return Ok(Some(What::MarketLaid(cards)));
    }
    let players = Players { market, level: market.state.start_level() };
    let answer = match market.state.step {
        MarketStep::Talking => players.gift().or_else(|| players.trade(pick)).or(Some(MarketAnswer::Done)),
        MarketStep::Trading => players.trade(pick).or(Some(MarketAnswer::Done)),
        MarketStep::Leaving if market.errand == Errand::Town => {
            players.replacement().or_else(|| players.gift()).or_else(|| players.relief())
        }
        MarketStep::Leaving => players.replacement(),
        _ => players.relief(),
    };
    if let Some(answer) = answer {
        return standing.entry_of(&answer).map(Some).ok_or_else(|| "no entry".to_owned());
    }
    for hero in market.state.hero_ids() {
        let code = |card: CardId| market.library.card(card).card.code.clone();
        let mut slots: Vec<_> =
            players.outfit(&players.kit(hero)).into_iter().map(|(card, slot)| (code(card), slot)).collect();
        slots.sort();
        let record = &standing.party[hero.index()];
        let worn = record.cards.iter().filter(|card| card.slot != Slot::Pack);
        let mut worn: Vec<_> = worn.map(|card| (card.code.clone(), card.slot)).collect();
        worn.sort();
        if slots != worn {
            return Ok(Some(What::Equipped { hero: record.hero.clone(), slots }));
        }
    }
    Ok((market.errand == Errand::Town).then_some(What::TownLeft))
}

/// Whoever has more cards than this sells one.
const SOLD_ABOVE: usize = 4;

/// How seldom somebody trades a card he does not use for another of its Level, just for a change.
const SELDOM: u32 = 3;

/// How seldom somebody parts with the last thing that he can use, to take Starting Equipment for a card of too high a
/// Level.
const VERY_SELDOM: u32 = 6;

/// The value of an answer that goes before all others.
const FIRST: u32 = 1000;

/// The party between two quests.
struct Players<'m> {
    market: &'m Market,
    /// STORY-14: the Level of the next quest.
    level: u8,
}

impl Players<'_> {
    fn library(&self) -> &Library {
        &self.market.library
    }

    fn kit(&self, hero: Hero) -> Vec<CardId> {
        self.market.state.heroes[hero.index()].cards.iter().map(|held| held.card).collect()
    }

    fn each_kit(&self) -> Vec<(Hero, Vec<CardId>)> {
        self.market.state.hero_ids().map(|hero| (hero, self.kit(hero))).collect()
    }

    fn level_of(&self, card: CardId) -> u8 {
        card_level(self.library(), card)
    }

    fn is_artifact(&self, card: CardId) -> bool {
        self.library().card(card).card.deck == EquipmentDeck::Artifact
    }

    /// The best that can be worn of these cards.
    fn outfit(&self, kit: &[CardId]) -> Vec<(CardId, Slot)> {
        let entry = |card: CardId| &self.library().card(card).card;
        let is_weapon = |card: CardId| entry(card).kind == EquipmentKind::Weapon;
        let mut usable: Vec<CardId> = kit.iter().copied().filter(|card| self.level_of(*card) <= self.level).collect();
        usable.sort_by_key(|card| (Reverse(self.level_of(*card)), !is_weapon(*card), *card));
        let of = |symbol: SlotSymbol| usable.iter().copied().filter(move |card| entry(*card).slot == symbol);
        let mut outfit = Vec::new();
        outfit.extend(of(SlotSymbol::Body).next().map(|card| (card, Slot::Body)));
        let weapon = of(SlotSymbol::Hand).find(|card| is_weapon(*card));
        match (weapon, of(SlotSymbol::TwoHands).next()) {
            (weapon, Some(card)) if weapon.is_none_or(|weapon| self.level_of(weapon) < self.level_of(card)) => {
                outfit.push((card, Slot::FirstHand));
            }
            (weapon, _) => {
                let other = of(SlotSymbol::Hand).find(|card| weapon != Some(*card));
                outfit.extend(weapon.map(|card| (card, Slot::FirstHand)));
                outfit.extend(other.map(|card| (card, Slot::SecondHand)));
            }
        }
        outfit
    }

    fn wears(&self, kit: &[CardId], card: CardId) -> bool {
        self.outfit(kit).iter().any(|(worn, _)| *worn == card)
    }

    /// What is worn with these cards, as a number: armor and weapon before what the other hand holds.
    fn worth(&self, kit: &[CardId]) -> u32 {
        let worth = |(card, slot): (CardId, Slot)| {
            let level = u32::from(self.level_of(card));
            let other_hand = 5 + 2 * level;
            match slot {
                Slot::SecondHand => other_hand,
                _ if self.library().card(card).card.slot == SlotSymbol::TwoHands => ARMED + 4 * level + other_hand,
                _ => ARMED + 4 * level,
            }
        };
        self.outfit(kit).into_iter().map(worth).sum()
    }

    /// How much better a Hero is dressed with these cards instead of his own.
    fn gain(&self, before: &[CardId], gone: &[CardId], come: &[CardId]) -> u32 {
        self.worth(&changed(before, gone, come)).saturating_sub(self.worth(before))
    }

    /// MARKET-12: he owns cards, and can use none of them.
    fn has_outgrown_all(&self, kit: &[CardId]) -> bool {
        !kit.is_empty() && kit.iter().all(|card| self.level_of(*card) > self.level)
    }

    /// MARKET-04, MARKET-10: the card that another Hero has the most use for, if the party is better off with it there.
    fn gift(&self) -> Option<MarketAnswer> {
        let kits = self.each_kit();
        let mut best = (0, None);
        for (giver, kit) in &kits {
            for card in kit {
                let without: Vec<CardId> = kit.iter().copied().filter(|other| other != card).collect();
                let loss = self.worth(kit).saturating_sub(self.worth(&without));
                for (hero, other) in kits.iter().filter(|(hero, _)| hero != giver) {
                    let answer = MarketAnswer::Put { card: *card, hero: *hero, slot: Slot::Pack };
                    let gain = self.gain(other, &[], &[*card]).saturating_sub(loss);
                    if gain > best.0 && self.market.check(&answer).is_ok() {
                        best = (gain, Some(answer));
                    }
                }
            }
        }
        best.1
    }

    /// The exchange after which a Hero is dressed best, or that brings a card of a higher Level for what he does not use;
    /// else the sale of what is not used out of a full pack; else, now and then, something else for what is not used. Now
    /// and then somebody parts with all that he can use. Among equals chance decides.
    fn trade(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<MarketAnswer> {
        let mut answers = Vec::new();
        self.market.answers(&mut answers);
        let kits = self.each_kit();
        let spare = |hero: &Hero, cards: &[CardId]| {
            let kit = &kits[hero.index()].1;
            cards.iter().all(|card| !self.wears(kit, *card))
        };
        let top = |cards: &[CardId]| cards.iter().map(|card| self.level_of(*card)).max().unwrap_or(0);
        let sum = |cards: &[CardId]| cards.iter().map(|card| u32::from(self.level_of(*card))).sum::<u32>();
        let (changes, parts) = (pick(SELDOM) == 0, pick(VERY_SELDOM) == 0);
        let waits = |hero: &Hero| {
            let state = &self.market.state.heroes[hero.index()];
            (state.has_sold || state.has_exchanged) && self.has_outgrown_all(&kits[hero.index()].1)
        };
        let parts_with_all = |hero: &Hero, gone: &[CardId], come: &[CardId]| {
            let kit = &kits[hero.index()].1;
            parts && !self.has_outgrown_all(kit) && self.has_outgrown_all(&changed(kit, gone, come))
        };
        let value = |answer: &MarketAnswer| match answer {
            MarketAnswer::Exchange { hero, .. } | MarketAnswer::Sell { hero, .. } if waits(hero) => None,
            MarketAnswer::Exchange { hero, give, take } if parts_with_all(hero, give, take) => Some(FIRST),
            MarketAnswer::Sell { hero, card } if parts_with_all(hero, &[*card], &[]) => Some(FIRST),
            MarketAnswer::Exchange { hero, give, take } => {
                let gain = self.gain(&kits[hero.index()].1, give, take);
                let (given, taken) = (top(give), top(take));
                let rises = given < taken && taken <= self.level;
                let surplus = sum(give) - sum(take);
                match gain {
                    // Ten Levels are the most that two cards have.
                    1.. => Some(40 + 10 * gain - surplus),
                    0 if rises && spare(hero, give) => Some(20 + u32::from(taken - given) - surplus),
                    0 if changes && given == taken && give.len() == take.len() && spare(hero, give) => Some(0),
                    0 => None,
                }
            }
            MarketAnswer::Sell { hero, card } => {
                let is_full = kits[hero.index()].1.len() > SOLD_ABOVE;
                (is_full && spare(hero, &[*card])).then(|| 6 - u32::from(self.level_of(*card).min(5)))
            }
            _ => None,
        };
        let mut valued: Vec<_> = answers.into_iter().filter_map(|answer| Some((value(&answer)?, answer))).collect();
        let best = valued.iter().map(|(value, _)| *value).max()?;
        valued.retain(|(value, _)| *value == best);
        Some(valued.swap_remove(pick(valued.len() as u32) as usize).1)
    }

    /// MARKET-12, STORY-22: Starting Equipment for a card that is not used, where a weapon or an armor is missing, or for
    /// one of Level 1 where a hand is free.
    fn replacement(&self) -> Option<MarketAnswer> {
        let mut answers = Vec::new();
        self.market.answers(&mut answers);
        let gain = |answer: &MarketAnswer| {
            let MarketAnswer::Replace { hero, card, by } = answer else { return None };
            let kit = self.kit(*hero);
            let gain = self.gain(&kit, &[*card], &[*by]);
            let pays = gain >= ARMED || gain > 0 && self.level_of(*card) <= 1;
            (pays && !self.wears(&kit, *card)).then(|| (gain, Reverse(self.level_of(*card))))
        };
        let mut best = None;
        for answer in answers {
            if let Some(gain) = gain(&answer).filter(|gain| best.as_ref().is_none_or(|(most, _)| gain > most)) {
                best = Some((gain, answer));
            }
        }
        best.map(|(_, answer)| answer)
    }

    /// STORY-17, STORY-20: whoever has too much gives it to somebody who may carry more, where that is allowed, or
    /// discards it.
    fn relief(&self) -> Option<MarketAnswer> {
        let kits = self.each_kit();
        let artifacts = |kit: &[CardId]| kit.iter().filter(|card| self.is_artifact(**card)).count();
        let (hero, kit) = kits.iter().find(|(hero, _)| self.market.surplus(*hero) != (0, 0))?;
        let must_be_artifact = artifacts(kit) > START_ARTIFACTS;
        let fits = kit.iter().copied().filter(|card| !must_be_artifact || self.is_artifact(*card));
        let card =
            fits.min_by_key(|card| (self.wears(kit, *card), self.is_artifact(*card), self.level_of(*card), *card))?;
        let has_room =
            |kit: &[CardId]| kit.len() < START_CARDS && (!self.is_artifact(card) || artifacts(kit) < START_ARTIFACTS);
        let gifts = kits.iter().filter(|(other, kit)| other != hero && has_room(kit));
        let mut gifts = gifts.map(|(other, _)| MarketAnswer::Put { card, hero: *other, slot: Slot::Pack });
        let gift = gifts.find(|answer| self.market.check(answer).is_ok());
        Some(gift.unwrap_or(MarketAnswer::Discard { hero: *hero, card }))
    }
}

/// What any weapon or armor is worth, before its Level.
const ARMED: u32 = 10;

fn changed(kit: &[CardId], gone: &[CardId], come: &[CardId]) -> Vec<CardId> {
    kit.iter().filter(|card| !gone.contains(card)).chain(come).copied().collect()
}

#[cfg(test)]
mod tests;
