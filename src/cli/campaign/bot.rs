//! What the simulated players do between quests: discard what is worth least, trade, and wear the best they have.

use crate::campaign::{Standing, What};
use crate::engine::kernel::game::Game as _;
use crate::engine::massive_darkness::cards::{EquipmentDeck, EquipmentKind, SlotSymbol};
use crate::engine::massive_darkness::ids::CardId;
use crate::engine::massive_darkness::library::Library;
use crate::engine::massive_darkness::market::{Market, MarketAnswer, MarketStep};
use crate::engine::massive_darkness::state::Slot;
use crate::engine::massive_darkness::story::record::{START_ARTIFACTS, START_CARDS, card_level};
use crate::engine::massive_darkness::story::{HeroRecord, check_start_inventory, party_level};

/// What the players enter next, after a lost quest or in town.
pub(super) fn decide(standing: &Standing, pick: &mut dyn FnMut(u32) -> u32) -> Result<What, String> {
    let market = standing.market.as_ref().ok_or("nothing to do with cards")?;
    let library = &market.library;
    if let Some(cards) = standing.draw_market(pick) {
        return Ok(What::MarketLaid(cards));
    }
    if matches!(market.state.step, MarketStep::Talking | MarketStep::Trading) {
        let trade = best_trade(market, pick);
        return standing.entry_of(&trade.unwrap_or(MarketAnswer::Done)).ok_or_else(|| "no entry".to_owned());
    }
    if let Some(record) = standing.party.iter().find(|record| check_start_inventory(library, record).is_err()) {
        return Ok(What::Discarded { hero: record.hero.clone(), cards: surplus(library, record) });
    }
    let level = party_level(library, &standing.party);
    for record in &standing.party {
        let slots = best(library, record, level);
        let worn = record.cards.iter().filter(|card| card.slot != Slot::Pack);
        let mut worn: Vec<(String, Slot)> = worn.map(|card| (card.code.clone(), card.slot)).collect();
        worn.sort();
        if slots != worn {
            return Ok(What::Equipped { hero: record.hero.clone(), slots });
        }
    }
    Ok(What::TownLeft)
}

/// An exchange that brings a card of a higher Level than all that is given for it, but not above the Level of the next
/// quest; else the sale of what lies in a full pack; else nothing. Among equals chance decides.
fn best_trade(market: &Market, pick: &mut dyn FnMut(u32) -> u32) -> Option<MarketAnswer> {
    let mut answers = Vec::new();
    market.answers(&mut answers);
    let level = |card: &CardId| card_level(&market.library, *card);
    let gain = |answer: &MarketAnswer| match answer {
        MarketAnswer::Exchange { give, take, .. } => {
            let (given, taken) = (give.iter().map(level).max()?, take.iter().map(level).max()?);
            (given < taken && taken <= market.state.start_level()).then_some(10 + taken - given)
        }
        MarketAnswer::Sell { hero, card } => {
            let cards = &market.state.heroes[hero.index()].cards;
            let lies = cards.iter().any(|held| held.card == *card && held.slot == Slot::Pack);
            (lies && cards.len() > SOLD_ABOVE).then(|| 6 - level(card).min(5))
        }
        _ => None,
    };
    let best = answers.iter().filter_map(gain).max()?;
    answers.retain(|answer| gain(answer) == Some(best));
    Some(answers.swap_remove(pick(answers.len() as u32) as usize))
}

/// Whoever has more cards than this sells one.
const SOLD_ABOVE: usize = 4;

fn level_of(library: &Library, code: &str) -> u8 {
    library.card_with_code(code).map_or(0, |card| card_level(library, card))
}

/// STORY-20: what a Hero has to put away, the cards of the lowest Level first, Artifacts that are too many before all.
fn surplus(library: &Library, record: &HeroRecord) -> Vec<String> {
    let is_artifact = |code: &str| {
        library.card_with_code(code).is_some_and(|card| library.card(card).card.deck == EquipmentDeck::Artifact)
    };
    let mut codes: Vec<String> = record.cards.iter().map(|card| card.code.clone()).collect();
    codes.sort_by_key(|code| (level_of(library, code), code.clone()));
    let artifacts: Vec<String> = codes.iter().filter(|code| is_artifact(code)).cloned().collect();
    let mut gone: Vec<String> = artifacts.into_iter().skip(START_ARTIFACTS).collect();
    codes.retain(|code| !gone.contains(code));
    let too_many = codes.len().saturating_sub(START_CARDS);
    let (artifacts, others): (Vec<String>, Vec<String>) = codes.into_iter().partition(|code| is_artifact(code));
    gone.extend(others.into_iter().chain(artifacts).take(too_many));
    gone
}

/// The best a Hero can wear at this Level, in the order in which it is compared.
fn best(library: &Library, record: &HeroRecord, level: u8) -> Vec<(String, Slot)> {
    let usable = record.cards.iter().filter_map(|owned| {
        let card = &library.card(library.card_with_code(&owned.code)?).card;
        (level_of(library, &owned.code) <= level).then_some(card)
    });
    let mut usable: Vec<_> = usable.collect();
    usable.sort_by_key(|card| (std::cmp::Reverse(card.level), card.kind != EquipmentKind::Weapon, card.code.clone()));
    let of = |symbol: SlotSymbol| usable.iter().filter(move |card| card.slot == symbol);
    let mut slots = Vec::new();
    slots.extend(of(SlotSymbol::Body).next().map(|card| (card.code.clone(), Slot::Body)));
    let weapon = of(SlotSymbol::Hand).find(|card| card.kind == EquipmentKind::Weapon);
    let two_handed = of(SlotSymbol::TwoHands).next();
    match (weapon, two_handed) {
        (weapon, Some(card)) if weapon.is_none_or(|weapon| weapon.level < card.level) => {
            slots.push((card.code.clone(), Slot::FirstHand));
        }
        (weapon, _) => {
            let other = of(SlotSymbol::Hand).find(|card| weapon.is_none_or(|weapon| weapon.code != card.code));
            slots.extend(weapon.map(|card| (card.code.clone(), Slot::FirstHand)));
            slots.extend(other.map(|card| (card.code.clone(), Slot::SecondHand)));
        }
    }
    slots.sort();
    slots
}
