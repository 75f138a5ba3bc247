//! What the party does with its cards between quests: in town, before it repeats a lost quest, and after a lost one.
//! The rules are those of the engine's [`Market`]; entries of the book become its answers. Nothing is final before the
//! party leaves: until then every entry can be undone.

use super::entry::What;
use super::refused::Refused;
use super::standing::{Now, Standing};
use crate::games::massive_darkness::rules::ids::{CardId, Hero};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::market::{Errand, Market, MarketAnswer, MarketStep};
use crate::games::massive_darkness::rules::state::Slot;
use crate::kernel::game::{Game as _, Refusal};
use std::sync::Arc;

type Applied = Result<(), Refused>;

/// The party is somewhere else.
const NOT_IN_TOWN: Refusal = Refusal::new("MARKET-01", "refused-not-in-town");

impl Standing {
    /// Begins the errand that the stage of the campaign calls for, where it has not begun yet.
    pub(super) fn run_errand(&mut self, library: &Arc<Library>) -> Applied {
        let errand = match self.now() {
            Now::Town => Some(Errand::Town),
            Now::Repeat => Some(Errand::Repeat),
            Now::Discard => Some(Errand::Loss),
            Now::Ready(_) | Now::Playing(_) | Now::Lost | Now::Finished => None,
        };
        if self.market.as_ref().map(|market| market.errand) != errand {
            self.market = errand.map(|errand| Market::new(Arc::clone(library), errand, &self.party)).transpose()?;
            self.take_records();
        }
        Ok(())
    }

    /// The party is as the errand leaves it.
    fn take_records(&mut self) {
        if let Some(market) = &self.market {
            self.party = market.records();
        }
    }

    /// MARKET-02: draws what lies open in town, as the app does it; the entry is [`What::MarketLaid`]. `pick(n)` is
    /// uniform in `0..n`. Nothing if the party is not in town, or the cards lie there already.
    #[must_use]
    pub fn draw_market(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Vec<String>> {
        let mut market = self.market.as_ref().filter(|market| market.state.step == MarketStep::Laying)?.clone();
        while let Some(answer) = market.sample(pick) {
            market.answer(&answer, &mut |_| {}).ok()?;
        }
        Some(market.state.offers.iter().map(|card| code_of(&market.library, *card)).collect())
    }

    /// The entry that says what this answer does; the other way round than [`Book::enter`](super::Book::enter). For
    /// whoever offers [`Market::answers`](crate::kernel::game::Game::answers) to a person or a bot.
    #[must_use]
    pub fn entry_of(&self, answer: &MarketAnswer) -> Option<What> {
        let market = self.market.as_ref()?;
        let code = |card: &CardId| code_of(&market.library, *card);
        let name = |hero: &Hero| self.party.get(hero.index()).map(|record| record.hero.clone());
        Some(match answer {
            MarketAnswer::Drew(_) => return None,
            MarketAnswer::Put { card, hero, slot: _ } => {
                let from = market.state.owner(*card)?;
                if from != *hero {
                    return Some(What::Given { from: name(&from)?, to: name(hero)?, cards: vec![code(card)] });
                }
                // All that is equipped afterwards, with this card in its new place.
                let mut after = market.clone();
                after.answer(answer, &mut |_| {}).ok()?;
                let worn = after.state.heroes[hero.index()].cards.iter().filter(|held| held.slot != Slot::Pack);
                What::Equipped { hero: name(hero)?, slots: worn.map(|held| (code(&held.card), held.slot)).collect() }
            }
            MarketAnswer::Sell { hero, card } => What::Sold { hero: name(hero)?, card: code(card) },
            MarketAnswer::Exchange { hero, give, take } => What::Traded {
                hero: name(hero)?,
                gives: give.iter().map(code).collect(),
                takes: take.iter().map(code).collect(),
            },
            MarketAnswer::Replace { hero, card, by } => {
                What::Replaced { hero: name(hero)?, cards: vec![(code(card), code(by))] }
            }
            MarketAnswer::Discard { hero, card } => What::Discarded { hero: name(hero)?, cards: vec![code(card)] },
            MarketAnswer::Done => match market.state.step {
                MarketStep::Leaving if market.errand == Errand::Town => What::TownLeft,
                MarketStep::Talking | MarketStep::Trading => What::TradingDone,
                _ => return None,
            },
        })
    }
}

fn code_of(library: &Library, card: CardId) -> String {
    library.card(card).card.code.clone()
}

/// Gives an answer, and the party is as it leaves it.
fn answer(standing: &mut Standing, answer: &MarketAnswer, about: &[&str]) -> Applied {
    let refused = |refusal| {
        let refused = Refused::of(refusal);
        match about {
            [hero, thing, ..] => refused.about(hero).with(thing),
            [hero] => refused.about(hero),
            [] => refused,
        }
    };
    let market = standing.market.as_mut().ok_or(NOT_IN_TOWN).map_err(refused)?;
    market.answer(answer, &mut |_| {}).map_err(refused)?;
    standing.take_records();
    Ok(())
}

fn hero_of(standing: &Standing, hero: &str) -> Result<Hero, Refused> {
    Ok(Hero(standing.place_of(hero)? as u8))
}

fn card_of(library: &Library, hero: &str, code: &str) -> Result<CardId, Refused> {
    library.card_with_code(code).ok_or_else(|| Refused::by("COMP-10", "refused-unknown-code").about(hero).with(code))
}

/// MARKET-02: these cards lie open.
pub(super) fn lay(standing: &mut Standing, cards: &[String]) -> Applied {
    let market = standing.market.as_mut().filter(|market| market.errand == Errand::Town);
    market.ok_or(NOT_IN_TOWN).and_then(|market| market.lay_all(cards)).map_err(Refused::of)
}

/// MARKET-06.
pub(super) fn sell(standing: &mut Standing, library: &Library, hero: &str, code: &str) -> Applied {
    let (seller, card) = (hero_of(standing, hero)?, card_of(library, hero, code)?);
    answer(standing, &MarketAnswer::Sell { hero: seller, card }, &[hero, code])?;
    let life = &mut standing.lives[seller.index()];
    life.sold = life.sold.saturating_add(1);
    Ok(())
}

/// MARKET-07.
pub(super) fn trade(
    standing: &mut Standing,
    library: &Library,
    hero: &str,
    gives: &[String],
    takes: &[String],
) -> Applied {
    let cards = |codes: &[String]| codes.iter().map(|code| card_of(library, hero, code)).collect::<Result<_, _>>();
    let exchange = MarketAnswer::Exchange { hero: hero_of(standing, hero)?, give: cards(gives)?, take: cards(takes)? };
    answer(standing, &exchange, &[hero])
}

/// MARKET-04, MARKET-10: cards go to another Hero's pack.
pub(super) fn give(standing: &mut Standing, library: &Library, from: &str, to: &str, codes: &[String]) -> Applied {
    let (giver, hero) = (hero_of(standing, from)?, hero_of(standing, to)?);
    for code in codes {
        let card = card_of(library, from, code)?;
        let owner = standing.market.as_ref().and_then(|market| market.state.owner(card));
        if owner != Some(giver) {
            return Err(Refused::by("COMP-15", "refused-not-owned").about(from).with(code));
        }
        answer(standing, &MarketAnswer::Put { card, hero, slot: Slot::Pack }, &[from, code])?;
    }
    Ok(())
}

/// MARKET-10: a Hero's cards lie so, all others in the pack.
pub(super) fn equip(standing: &mut Standing, library: &Library, hero: &str, slots: &[(String, Slot)]) -> Applied {
    let wearer = hero_of(standing, hero)?;
    let wanted = |code: &str| slots.iter().find(|(known, _)| known == code).map_or(Slot::Pack, |(_, slot)| *slot);
    let worn = standing.party[wearer.index()].cards.clone();
    let off = worn.iter().filter(|card| card.slot != Slot::Pack && wanted(&card.code) != card.slot);
    let off: Vec<(String, Slot)> = off.map(|card| (card.code.clone(), Slot::Pack)).collect();
    let lies = |code: &str, slot: Slot| worn.iter().any(|card| card.code == code && card.slot == slot);
    for (code, slot) in off.iter().chain(slots.iter().filter(|(code, slot)| !lies(code, *slot))) {
        let card = card_of(library, hero, code)?;
        if !worn.iter().any(|card| card.code == *code) {
            return Err(Refused::by("COMP-15", "refused-not-owned").about(hero).with(code));
        }
        answer(standing, &MarketAnswer::Put { card, hero: wearer, slot: *slot }, &[hero, code])?;
    }
    // Two cards for one slot: the second has pushed the first out.
    let lie = |record: &(String, Slot)| {
        standing.party[wearer.index()].cards.iter().any(|card| card.code == record.0 && card.slot == record.1)
    };
    if slots.iter().all(lie) { Ok(()) } else { Err(Refused::by("EQUIP-03", "refused-slots").about(hero)) }
}

/// MARKET-11, STORY-20.
pub(super) fn discard(standing: &mut Standing, library: &Library, hero: &str, codes: &[String]) -> Applied {
    let owner = hero_of(standing, hero)?;
    for code in codes {
        let card = card_of(library, hero, code)?;
        answer(standing, &MarketAnswer::Discard { hero: owner, card }, &[hero, code])?;
    }
    let is_done = |market: &Market| market.errand == Errand::Loss && market.state.step == MarketStep::Gone;
    if standing.market.as_ref().is_some_and(is_done) {
        standing.state.discarded(library, standing.party.clone())?;
    }
    Ok(())
}

/// MARKET-12, STORY-22.
pub(super) fn replace(standing: &mut Standing, library: &Library, hero: &str, cards: &[(String, String)]) -> Applied {
    let owner = hero_of(standing, hero)?;
    for (old, new) in cards {
        let (card, by) = (card_of(library, hero, old)?, card_of(library, hero, new)?);
        answer(standing, &MarketAnswer::Replace { hero: owner, card, by }, &[hero, old])?;
    }
    Ok(())
}

/// The trades with the market are done; what follows is getting ready (MARKET-09..12).
pub(super) fn trading_done(standing: &mut Standing) -> Applied {
    let step = standing.market.as_ref().map(|market| market.state.step);
    match step {
        Some(MarketStep::Talking | MarketStep::Trading) => {}
        _ => return Err(Refused::of(NOT_IN_TOWN)),
    }
    answer(standing, &MarketAnswer::Done, &[])?;
    if step == Some(MarketStep::Talking) {
        answer(standing, &MarketAnswer::Done, &[])?;
    }
    Ok(())
}

/// MARKET-09..11: everybody is healed and leaves with no more than he may carry.
pub(super) fn leave(standing: &mut Standing, library: &Library) -> Applied {
    let Some(market) = standing.market.as_ref().filter(|market| market.errand == Errand::Town) else {
        return Err(Refused::of(NOT_IN_TOWN));
    };
    // A party that wants nothing need not even look what lies there.
    if market.state.step != MarketStep::Laying {
        while standing.market.as_ref().is_some_and(|market| market.state.step != MarketStep::Gone) {
            answer(standing, &MarketAnswer::Done, &[])?;
        }
    }
    standing.state.got_ready(library, standing.party.clone())?;
    Ok(())
}

/// STORY-22: the party is ready to repeat the lost quest.
pub(super) fn set_out_again(standing: &mut Standing, library: &Library) -> Applied {
    answer(standing, &MarketAnswer::Done, &[])?;
    standing.state.got_ready(library, standing.party.clone())?;
    Ok(())
}
