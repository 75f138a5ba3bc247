//! Cases between two quests: what the Heroes of a campaign may do when one is over. There is no board then, so these
//! cases have `market` or `after` instead of a map, and only the steps and facts that make sense there.

use super::expect::{Judged, is, same, yes_or_no};
use super::format::{Asks, Case, Fact, Step, written};
use super::names::{Names, plain, unknown};
use super::proof::check_looks;
use super::run::{Difference, Failure, proves_nothing};
use crate::games::massive_darkness::rules::ask::DeckName;
use crate::games::massive_darkness::rules::ids::{CardId, Hero};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::market::{Errand, Market, MarketAnswer, MarketAsk};
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::{
    CampaignState, HeroRecord, OwnedCard, QuestEnd, QuestResult, Stage,
};
use crate::kernel::game::{Asked, Game as _, RuleId};
use std::sync::Arc;

/// A campaign between two quests while its case runs.
#[derive(Clone)]
struct Town {
    library: Arc<Library>,
    names: Names,
    campaign: CampaignState,
    /// What the party is about: the Town Market, getting ready to repeat, or discarding.
    market: Option<Market>,
    /// The cards that shall lie open; any if there are none.
    wares: Vec<String>,
    /// The case draws the cards of the market itself.
    draws: bool,
    /// The rules by which something has happened.
    happened: Vec<RuleId>,
}

/// The quest that is over, and the one that comes after it: nothing in town depends on which they are.
const QUESTS: [&str; 2] = ["1", "2"];

/// Runs a case that has `market` or `after`.
///
/// # Errors
/// The first thing that is not as the case says.
pub(super) fn run(case: &Case, library: &Arc<Library>, names: &Names) -> Result<(), Box<Failure>> {
    let (before, mut town) = lay_out(case, library, names).map_err(super::layout)?;
    // That a quest was won or lost has changed something, if that is what the case begins with.
    let mut moments = vec![if case.after.is_some() { before } else { town.clone() }];
    let was_otherwise = |moments: &[Town], fact: &Fact| moments.iter().any(|earlier| earlier.hold(fact).is_err());
    let mut proves = false;
    for (at, step) in case.go.iter().enumerate() {
        let place = || format!("step {}: {}", at + 1, step.written());
        let before = town.clone();
        town.take(step).map_err(|difference| before.failure(place(), difference))?;
        proves |= match step {
            Step::Refuse(..) | Step::Offers(_) | Step::OffersNot(_) | Step::OffersOnly(_) => true,
            Step::Check(facts) => facts.iter().any(|fact| was_otherwise(&moments, fact)),
            Step::Asks(asks) => was_otherwise(&moments, &Fact::Asked(asks.clone())),
            _ => false,
        };
        moments.push(town.clone());
    }
    for fact in &case.expect {
        town.hold(fact).map_err(|found| town.failure("the end".to_owned(), found))?;
        proves |= was_otherwise(&moments, fact);
    }
    if proves { Ok(()) } else { Err(proves_nothing()) }
}

/// The party as the quest ended, and as it is asked first.
fn lay_out(case: &Case, library: &Arc<Library>, names: &Names) -> Result<(Town, Town), String> {
    super::strict::check_words(case)?;
    check_looks(case)?;
    super::ignored::check_fields(case)?;
    let party = super::setup::party(case, library, names)?;
    let order = QUESTS.map(str::to_owned).to_vec();
    let campaign = CampaignState::begin(library, case.edition, 2, party.clone(), order);
    let mut town = Town {
        library: Arc::clone(library),
        names: names.clone(),
        campaign: campaign.map_err(|problem| problem.to_string())?,
        market: None,
        wares: case.market.clone().unwrap_or_default(),
        draws: case.go.iter().any(is_about_drawing),
        happened: Vec::new(),
    };
    if town.draws && !town.wares.is_empty() {
        return Err("the cards of `market` lie there, so that none are drawn".to_owned());
    }
    let before = town.clone();
    let end = case.after.unwrap_or(QuestEnd::Won);
    let result = QuestResult { end, rounds: 1, party };
    town.campaign.quest_ended(library, result).map_err(|refusal| refusal.to_string())?;
    town.begin_errand()?;
    Ok((before, town))
}

/// Any cards come to lie open, as many as are still wanted.
fn lay_any(market: &mut Market) -> Result<(), String> {
    while let Some(drawn) = market.sample(&mut |_| 0) {
        market.answer(&drawn, &mut |_| {}).map_err(|refusal| refusal.rule.to_owned())?;
    }
    Ok(())
}

/// Does the step draw a card for the market, or look at how one is drawn?
fn is_about_drawing(step: &Step) -> bool {
    match step {
        Step::Draw(_) => true,
        Step::Refuse(inner, _) => is_about_drawing(inner),
        Step::Offers(steps) | Step::OffersNot(steps) | Step::OffersOnly(steps) => steps.iter().any(is_about_drawing),
        Step::Asks(asks) => asks.deck.is_some(),
        _ => false,
    }
}

impl Town {
    /// What the party has to do at this stage of the campaign.
    fn begin_errand(&mut self) -> Result<(), String> {
        let errand = match self.campaign.stage {
            Stage::Town => Errand::Town,
            Stage::Discard => Errand::Loss,
            Stage::Repeat => Errand::Repeat,
            Stage::Ready | Stage::Lost | Stage::Finished => {
                self.market = None;
                return Ok(());
            }
        };
        let market = Market::new(Arc::clone(&self.library), errand, &self.campaign.party);
        let mut market = market.map_err(|problem| problem.to_string())?;
        if errand == Errand::Town {
            self.lay_wares(&mut market)?;
        }
        self.market = Some(market);
        Ok(())
    }

    fn lay_wares(&self, market: &mut Market) -> Result<(), String> {
        let mut laid: Vec<CardId> = Vec::new();
        for name in &self.wares {
            let called = self.names.cards_called(name)?;
            let is_free = |card: &CardId| market.state.owner(*card).is_none() && !laid.contains(card);
            laid.push(called.iter().copied().find(is_free).unwrap_or(called[0]));
        }
        if laid.is_empty() {
            return if self.draws { Ok(()) } else { lay_any(market) };
        }
        let codes: Vec<String> = laid.iter().map(|card| self.library.card(*card).card.code.clone()).collect();
        let levels = market.still_to_lay();
        market.lay_all(&codes).map_err(|refusal| {
            format!("these cards cannot lie there ({}): so many are laid of Level 1 to 5: {levels:?}", refusal.rule)
        })
    }

    /// What the case does not draw is any card: then the visit to town goes on.
    fn lay_the_rest(&mut self) -> Result<(), String> {
        self.market.as_mut().map_or(Ok(()), lay_any)
    }

    /// The errand is done: the campaign goes on.
    fn finish_errand(&mut self) -> Result<Option<RuleId>, String> {
        let Some(market) = self.market.as_ref().filter(|market| market.outcome().is_some()) else { return Ok(None) };
        let party = market.records();
        let went_on = match self.campaign.stage {
            Stage::Discard => self.campaign.discarded(&self.library, party),
            _ => self.campaign.got_ready(&self.library, party),
        };
        match went_on {
            Err(refusal) => Ok(Some(refusal.rule())),
            Ok(()) => self.begin_errand().map(|()| None),
        }
    }

    /// The Heroes as they are written down now.
    fn records(&self) -> Vec<HeroRecord> {
        self.market.as_ref().map_or_else(|| self.campaign.party.clone(), Market::records)
    }

    fn failure(&self, place: String, (expected, found): Difference) -> Box<Failure> {
        let mut drawing = String::new();
        for record in self.records() {
            let HeroRecord { hero, xp, micro_xp, .. } = &record;
            drawing += &format!("{hero}: {xp} XP, {micro_xp} Micro-XP; {}\n", self.cards(&record.cards));
        }
        if let Some(market) = &self.market {
            let offers: Vec<&str> = market.state.offers.iter().map(|card| self.names.card(*card)).collect();
            drawing += &format!("market: {}\n", offers.join(", "));
        }
        let step = self.market.as_ref().map(|market| market.state.step);
        let question = format!("{:?} {step:?}", self.campaign.stage);
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
            Step::Asks(asks) => self.hold(&Fact::Asked(asks.clone())),
            Step::Offers(steps) => steps.iter().try_for_each(|inner| self.offers(inner, true)),
            Step::OffersNot(steps) => steps.iter().try_for_each(|inner| self.offers(inner, false)),
            Step::OffersOnly(steps) => self.offers_only(steps),
            _ => {
                if !matches!(step, Step::Draw(_)) {
                    self.lay_the_rest().map_err(|problem| (expected(), problem))?;
                }
                match self.give(step).map_err(|problem| (expected(), problem))? {
                    None => Ok(()),
                    Some(refused) => Err((expected(), format!("it is refused by {refused}"))),
                }
            }
        }
    }

    /// Everything that is listed for the pending question.
    fn listed(&self) -> Vec<MarketAnswer> {
        let mut listed = Vec::new();
        if let Some(market) = &self.market {
            market.answers(&mut listed);
            market.outcomes(&mut |answer, _| listed.push(answer));
        }
        listed
    }

    /// Is this step listed, or is it not?
    fn offers(&self, step: &Step, wanted: bool) -> Result<(), Difference> {
        let not = if wanted { "" } else { "not " };
        let expected = || format!("{} is {not}offered", step.written());
        let asked = self.market.as_ref().and_then(|market| market.question()).map(|question| question.ask);
        if matches!(asked, Some(MarketAsk::Draw(_))) != matches!(step, Step::Draw(_)) {
            return Err((expected(), "no such step answers this question, so it proves nothing".to_owned()));
        }
        let listed = self.listed();
        let answers = self.answers_of(step).map_err(|problem| (expected(), problem))?;
        match answers.iter().all(|answer| listed.contains(answer)) {
            so if so == wanted => Ok(()),
            true => Err((expected(), "it is".to_owned())),
            false => Err((expected(), "it is not".to_owned())),
        }
    }

    /// What is named is listed, each once, and nothing else is.
    fn offers_only(&self, steps: &[Step]) -> Result<(), Difference> {
        let mut listed = self.listed();
        for step in steps {
            self.offers(step, true)?;
            let answers = self.answers_of(step).map_err(|problem| (step.written(), problem))?;
            for answer in answers {
                let at = listed.iter().position(|known| *known == answer);
                let at =
                    at.ok_or_else(|| (format!("{} is offered", step.written()), "it is named twice".to_owned()))?;
                listed.remove(at);
            }
        }
        let more: Vec<String> = listed.iter().map(|answer| self.described(answer)).collect();
        if more.is_empty() {
            Ok(())
        } else {
            Err(("nothing else is offered".to_owned(), format!("also {}", more.join(", "))))
        }
    }

    /// An answer as cases write it.
    fn described(&self, answer: &MarketAnswer) -> String {
        let card = |card: &CardId| self.names.card(*card).to_owned();
        let cards = |several: &[CardId]| several.iter().map(card).collect::<Vec<_>>();
        let hero = |hero: &Hero| self.hero_name(*hero).to_owned();
        let step = match answer {
            MarketAnswer::Drew(drawn) => Step::Draw(card(drawn)),
            MarketAnswer::Put { card: put, hero: to, slot } if self.owner(*put) == Some(*to) => {
                Step::Equip(card(put), *slot)
            }
            MarketAnswer::Put { card: put, hero: to, .. } => Step::Give(card(put), hero(to)),
            MarketAnswer::Sell { hero: who, card: what } => Step::Sell(hero(who), card(what)),
            MarketAnswer::Exchange { hero: who, give, take } => Step::Trade(hero(who), cards(give), cards(take)),
            MarketAnswer::Replace { hero: who, card: what, by } => Step::Replace(hero(who), card(what), card(by)),
            MarketAnswer::Discard { card: what, .. } => Step::Discard(vec![card(what)]),
            MarketAnswer::Done => Step::Enough,
        };
        step.written()
    }

    /// Takes a step; the rule by which it is refused, if it is.
    fn give(&mut self, step: &Step) -> Result<Option<RuleId>, String> {
        let chosen = match step {
            Step::Repeat => Some(self.campaign.repeat()),
            Step::GoOn => Some(self.campaign.go_on()),
            _ => None,
        };
        match chosen {
            Some(Err(refusal)) => return Ok(Some(refusal.rule())),
            Some(Ok(())) => return self.begin_errand().map(|()| None),
            None => {}
        }
        for answer in self.answers_of(step)? {
            let happened = &mut self.happened;
            let Some(market) = &mut self.market else {
                return Err(format!("the party is not in town: {:?}", self.campaign.stage));
            };
            if let Err(refusal) = market.answer(&answer, &mut |event| happened.push(event.rule)) {
                return Ok(Some(refusal.rule));
            }
        }
        self.finish_errand()
    }

    fn answers_of(&self, step: &Step) -> Result<Vec<MarketAnswer>, String> {
        let answer = match step {
            Step::Draw(card) => {
                let can_be_drawn = |drawn: CardId| {
                    self.market.as_ref().is_some_and(|market| market.check(&MarketAnswer::Drew(drawn)).is_ok())
                };
                MarketAnswer::Drew(self.pick(card, &can_be_drawn)?)
            }
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
                let take =
                    take.iter().map(|card| self.pick(card, &|card| self.is_on_sale(card))).collect::<Result<_, _>>()?;
                MarketAnswer::Exchange { hero, give, take }
            }
            Step::Replace(hero, card, by) => {
                let hero = self.hero(hero)?;
                let free = |card: CardId| self.owner(card).is_none();
                MarketAnswer::Replace { hero, card: self.card_of(hero, card)?, by: self.pick(by, &free)? }
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
        let record = |hero: &str| self.hero(hero).map(|hero| self.records().swap_remove(hero.index()));
        let lies = |hero: &str, name: &str, fits: &dyn Fn(Slot) -> bool| {
            self.names.cards_called(name)?;
            let cards = record(hero)?.cards;
            let is_it = |owned: &OwnedCard| {
                let card = self.library.card_with_code(&owned.code);
                fits(owned.slot) && card.is_some_and(|card| self.names.card_is(card, name))
            };
            is(cards.iter().any(is_it), self.cards(&cards))
        };
        match fact {
            Fact::Not(inner) => {
                let inner = self.judge(inner)?;
                is(!inner.so, inner.found)
            }
            Fact::Xp(hero, xp) => same(xp, &record(hero)?.xp),
            Fact::MicroXp(hero, xp) => same(xp, &record(hero)?.micro_xp),
            Fact::Bought(hero, line, count) => {
                let record = record(hero)?;
                let class = self.library.class_named(&record.class).ok_or("there is no such Class")?;
                let at = usize::from(self.names.line_called(class, line)?);
                let line = &self.library.class(class).sheet.lines[at].id;
                same(count, record.skills.get(line).unwrap_or(&0))
            }
            Fact::Cards(hero, count) => same(&usize::from(*count), &record(hero)?.cards.len()),
            Fact::Holds(hero, card) => lies(hero, card, &|_| true),
            Fact::Equipped(hero, card) => lies(hero, card, &|slot| slot != Slot::Pack),
            Fact::InSlot(hero, card, wanted) => lies(hero, card, &|slot| slot == *wanted),
            Fact::OnSale(card) => {
                let called = self.names.cards_called(card)?;
                yes_or_no(called.iter().any(|card| self.is_on_sale(*card)))
            }
            Fact::Stage(stage) => same(stage, &self.campaign.stage),
            Fact::NextQuest(quest) => match QUESTS.get(usize::from(*quest).wrapping_sub(1)) {
                Some(quest) => same(&Some(*quest), &self.campaign.next_quest()),
                None => Err("a case in town lies between the quests 1 and 2".to_owned()),
            },
            Fact::Rule(rule) => is(self.happened.contains(&rule.as_str()), format!("{:?}", self.happened)),
            Fact::Asked(asks) => self.asks(asks),
            _ => Err("this is no fact of the town".to_owned()),
        }
    }

    /// Who is asked by which rule, and from which deck a card is drawn; nothing else is asked for in town.
    fn asks(&self, asks: &Asks) -> Judged {
        let Asks { by, kind, rule, deck, .. } = asks.clone();
        if *asks != (Asks { by, kind, rule, deck, ..Asks::default() }) {
            return Err(
                "in town only `by`, `kind` and `rule` of a question can be looked at, and the `deck`".to_owned()
            );
        }
        let Some(question) = self.market.as_ref().and_then(|market| market.question()) else {
            return is(false, "nothing is asked");
        };
        let by = match question.asked {
            Asked::Seat(seat) => self.hero_name(Hero(seat)).to_owned(),
            Asked::Group | Asked::Each(_) => "players".to_owned(),
            Asked::Chance => "chance".to_owned(),
        };
        let (kind, rule) = (format!("{:?}", question.kind), question.rule);
        let fits =
            |wanted: &Option<String>, found: &str| wanted.as_ref().is_none_or(|wanted| plain(wanted) == plain(found));
        let deck = match question.ask {
            MarketAsk::Draw(level) => Some(DeckName::Treasure(level)),
            _ => None,
        };
        let so = fits(&asks.by, &by) && fits(&asks.kind, &kind) && fits(&asks.rule, rule);
        let so = so && (asks.deck.is_none() || asks.deck == deck);
        is(so, format!("{by} is asked [{kind}, {rule}, {deck:?}]"))
    }

    fn is_on_sale(&self, card: CardId) -> bool {
        self.market.as_ref().is_some_and(|market| market.state.offers.contains(&card))
    }

    fn owner(&self, card: CardId) -> Option<Hero> {
        self.market.as_ref().and_then(|market| market.state.owner(card))
    }

    /// A card of this name that fits, else any.
    fn pick(&self, name: &str, fits: &dyn Fn(CardId) -> bool) -> Result<CardId, String> {
        let called = self.names.cards_called(name)?;
        Ok(called.iter().copied().find(|card| fits(*card)).unwrap_or(called[0]))
    }

    fn card_of(&self, hero: Hero, name: &str) -> Result<CardId, String> {
        self.pick(name, &|card| self.owner(card) == Some(hero))
    }

    fn owned(&self, name: &str) -> Result<(CardId, Hero), String> {
        let card = self.pick(name, &|card| self.owner(card).is_some())?;
        let owner = self.owner(card).ok_or_else(|| format!("nobody has the card “{name}”"))?;
        Ok((card, owner))
    }

    fn hero(&self, name: &str) -> Result<Hero, String> {
        let is_he = |record: &HeroRecord| {
            let id = self.library.hero_named(&record.hero);
            id.is_some_and(|id| self.names.hero_is(id, name))
        };
        let found = self.campaign.party.iter().position(is_he);
        let known = self.campaign.party.iter().map(|record| record.hero.as_str());
        found.map(|at| Hero(at as u8)).ok_or_else(|| unknown("Hero in this case", name, known))
    }

    fn hero_name(&self, hero: Hero) -> &str {
        let card = self.campaign.party.get(hero.index()).and_then(|record| self.library.hero_named(&record.hero));
        card.map_or("nobody", |card| self.names.hero(card))
    }

    fn cards(&self, cards: &[OwnedCard]) -> String {
        let shown = |owned: &OwnedCard| {
            let card = self.library.card_with_code(&owned.code);
            format!("{} ({:?})", card.map_or("?", |card| self.names.card(card)), owned.slot)
        };
        cards.iter().map(shown).collect::<Vec<_>>().join(", ")
    }
}
