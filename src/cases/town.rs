//! Cases of the town: what the Heroes of a campaign do with their cards between two quests. There is no board then, so
//! these cases have `market` instead of a map, and only the steps and facts that make sense there.

use super::expect::{Judged, is, same, yes_or_no};
use super::format::{Case, Fact, Step, written};
use super::names::{Names, unknown};
use super::run::{Difference, Failure};
use crate::engine::kernel::game::{Game as _, RuleId};
use crate::engine::massive_darkness::ids::{CardId, Hero};
use crate::engine::massive_darkness::library::Library;
use crate::engine::massive_darkness::market::{Errand, Market, MarketAnswer};
use crate::engine::massive_darkness::state::{Held, Slot};
use std::sync::Arc;

/// A case in town while it runs.
#[derive(Clone)]
struct Town {
    market: Market,
    names: Names,
    /// The rules by which something has happened.
    happened: Vec<RuleId>,
}

/// Runs a case that has `market`.
///
/// # Errors
/// The first thing that is not as the case says.
pub(super) fn run(case: &Case, library: &Arc<Library>, names: &Names) -> Result<(), Box<Failure>> {
    let mut town = lay_out(case, library, names).map_err(super::layout)?;
    for (at, step) in case.go.iter().enumerate() {
        let place = || format!("step {}: {}", at + 1, step.written());
        let before = town.clone();
        town.take(step).map_err(|difference| before.failure(place(), difference))?;
    }
    case.expect.iter().try_for_each(|fact| town.hold(fact)).map_err(|found| town.failure("the end".to_owned(), found))
}

fn lay_out(case: &Case, library: &Arc<Library>, names: &Names) -> Result<Town, String> {
    let party = super::setup::party(case, library, names)?;
    if !case.map.is_empty() || case.quest.is_some() || !case.enemies.is_empty() || case.ends.is_some() {
        return Err("a case with `market` has neither map, quest, enemies nor ends".to_owned());
    }
    let market = Market::new(Arc::clone(library), Errand::Town, &party).map_err(|problem| problem.to_string())?;
    let mut town = Town { market, names: names.clone(), happened: Vec::new() };
    let mut laid = Vec::new();
    for name in case.market.iter().flatten() {
        let card = town.pick(name, &|card| town.market.state.owner(card).is_none() && !laid.contains(&card))?;
        laid.push(card);
    }
    let codes: Vec<String> = laid.iter().map(|card| library.card(*card).card.code.clone()).collect();
    if codes.is_empty() {
        while let Some(drawn) = town.market.sample(&mut |_| 0) {
            town.market.answer(&drawn, &mut |_| {}).map_err(|refusal| refusal.rule.to_owned())?;
        }
    } else {
        let levels = town.market.still_to_lay();
        town.market.lay_all(&codes).map_err(|refusal| {
            format!("these cards cannot lie there ({}): so many are laid of Level 1 to 5: {levels:?}", refusal.rule)
        })?;
    }
    Ok(town)
}

impl Town {
    fn failure(&self, place: String, (expected, found): Difference) -> Box<Failure> {
        let mut drawing = String::new();
        for hero in self.market.state.hero_ids() {
            let state = &self.market.state.heroes[hero.index()];
            drawing += &format!("{}: {} XP; {}\n", self.hero_name(hero), state.xp, self.cards(&state.cards));
        }
        let offers: Vec<&str> = self.market.state.offers.iter().map(|card| self.names.card(*card)).collect();
        drawing += &format!("market: {}\n", offers.join(", "));
        let question = format!("{:?}", self.market.state.step);
        Box::new(Failure { place, expected, found, drawing, question })
    }

    fn take(&mut self, step: &Step) -> Result<(), Difference> {
        let expected = || step.written();
        match step {
            Step::Refuse(inner, rule) => match self.clone().give(inner).map_err(|problem| (expected(), problem))? {
                Some(refused) if refused == rule => Ok(()),
                Some(refused) => Err((expected(), format!("it is refused by {refused}"))),
                None => Err((expected(), "it is allowed".to_owned())),
            },
            Step::Check(facts) => facts.iter().try_for_each(|fact| self.hold(fact)),
            _ => match self.give(step).map_err(|problem| (expected(), problem))? {
                None => Ok(()),
                Some(refused) => Err((expected(), format!("it is refused by {refused}"))),
            },
        }
    }

    /// Gives the answers that a step means; the rule by which one is refused, if one is.
    fn give(&mut self, step: &Step) -> Result<Option<RuleId>, String> {
        for answer in self.answers_of(step)? {
            let happened = &mut self.happened;
            if let Err(refusal) = self.market.answer(&answer, &mut |event| happened.push(event.rule)) {
                return Ok(Some(refusal.rule));
            }
        }
        Ok(None)
    }

    fn answers_of(&self, step: &Step) -> Result<Vec<MarketAnswer>, String> {
        let answer = match step {
            Step::Give(card, hero) => {
                MarketAnswer::Put { card: self.owned(card)?.0, hero: self.hero(hero)?, slot: Slot::Pack }
            }
            Step::Equip(card, slot) => {
                let (card, hero) = self.owned(card)?;
                MarketAnswer::Put { card, hero, slot: *slot }
            }
            Step::Sell(hero, card) => {
                let hero = self.hero(hero)?;
                MarketAnswer::Sell { hero, card: self.card_of(hero, card)? }
            }
            Step::Trade(hero, give, take) => {
                let hero = self.hero(hero)?;
                let give = give.iter().map(|card| self.card_of(hero, card)).collect::<Result<_, _>>()?;
                let on_sale = |card: CardId| self.market.state.offers.contains(&card);
                let take = take.iter().map(|card| self.pick(card, &on_sale)).collect::<Result<_, _>>()?;
                MarketAnswer::Exchange { hero, give, take }
            }
            Step::Discard(cards) => {
                let put_away =
                    |card: &String| self.owned(card).map(|(card, hero)| MarketAnswer::Discard { hero, card });
                return cards.iter().map(put_away).collect();
            }
            Step::Enough => MarketAnswer::Done,
            _ => return Err("this is no step of the town".to_owned()),
        };
        Ok(vec![answer])
    }

    fn hold(&self, fact: &Fact) -> Result<(), Difference> {
        match self.judge(fact) {
            Ok(verdict) if verdict.so => Ok(()),
            Ok(verdict) => Err((written(fact), verdict.found)),
            Err(problem) => Err((written(fact), problem)),
        }
    }

    fn judge(&self, fact: &Fact) -> Judged {
        let records = self.market.records();
        let state = |hero: &str| self.hero(hero).map(|hero| &self.market.state.heroes[hero.index()]);
        let lies = |hero: &str, name: &str, fits: &dyn Fn(Slot) -> bool| {
            self.names.cards_called(name)?;
            let cards = &state(hero)?.cards;
            let so = cards.iter().any(|held| fits(held.slot) && self.names.card_is(held.card, name));
            is(so, self.cards(cards))
        };
        match fact {
            Fact::Not(inner) => {
                let inner = self.judge(inner)?;
                is(!inner.so, inner.found)
            }
            Fact::Xp(hero, xp) => same(xp, &state(hero)?.xp),
            Fact::MicroXp(hero, xp) => same(xp, &records[self.hero(hero)?.index()].micro_xp),
            Fact::Cards(hero, count) => same(&usize::from(*count), &state(hero)?.cards.len()),
            Fact::Holds(hero, card) => lies(hero, card, &|_| true),
            Fact::Equipped(hero, card) => lies(hero, card, &|slot| slot != Slot::Pack),
            Fact::InSlot(hero, card, wanted) => lies(hero, card, &|slot| slot == *wanted),
            Fact::OnSale(card) => {
                self.names.cards_called(card)?;
                yes_or_no(self.market.state.offers.iter().any(|offer| self.names.card_is(*offer, card)))
            }
            Fact::Rule(rule) => is(self.happened.contains(&rule.as_str()), format!("{:?}", self.happened)),
            _ => Err("this is no fact of the town".to_owned()),
        }
    }

    /// A card of this name that fits, else any.
    fn pick(&self, name: &str, fits: &dyn Fn(CardId) -> bool) -> Result<CardId, String> {
        let called = self.names.cards_called(name)?;
        Ok(called.iter().copied().find(|card| fits(*card)).unwrap_or(called[0]))
    }

    fn card_of(&self, hero: Hero, name: &str) -> Result<CardId, String> {
        self.pick(name, &|card| self.market.state.owner(card) == Some(hero))
    }

    fn owned(&self, name: &str) -> Result<(CardId, Hero), String> {
        let card = self.pick(name, &|card| self.market.state.owner(card).is_some())?;
        let owner = self.market.state.owner(card).ok_or_else(|| format!("nobody has the card “{name}”"))?;
        Ok((card, owner))
    }

    fn hero(&self, name: &str) -> Result<Hero, String> {
        let is_he = |hero: &Hero| {
            let id = self.market.library.hero_named(&self.market.party[hero.index()].hero);
            id.is_some_and(|id| self.names.hero_is(id, name))
        };
        let mut heroes = self.market.state.hero_ids();
        heroes.find(is_he).ok_or_else(|| unknown("Hero in this case", name, std::iter::empty()))
    }

    fn hero_name(&self, hero: Hero) -> &str {
        &self.market.party[hero.index()].hero
    }

    fn cards(&self, cards: &[Held]) -> String {
        let held = cards.iter().map(|held| format!("{} ({:?})", self.names.card(held.card), held.slot));
        held.collect::<Vec<_>>().join(", ")
    }
}
