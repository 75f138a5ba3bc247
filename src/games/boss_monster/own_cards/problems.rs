//! Everything on a card that cannot be right.

use super::card::{Card, Deck};
use super::endless::is_endless;
use super::fits::{Words, amount_mut, amounts, plain_amount, plain_cost, plain_effect, same_condition, words_of};
use crate::games::boss_monster::rules::language::{Ability, Amount, At, By, Cost, Effect, Limit, Way, When};
use crate::house::packs::over;

/// Levels of a Miniboss (BM-MINI-08).
pub const LEVELS: usize = 3;

/// Letters of a code at most.
const CODE: usize = 80;

/// Something on a card that cannot be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardProblem {
    /// Its code is empty or longer than what is shown of it.
    Code,
    /// BM-ROOM-05: a Room has one treasure icon to four.
    Treasure,
    /// BM-BOSS-02: a Boss has treasure, and a hero that goes nowhere by itself needs some to be lured by.
    NoTreasure,
    /// It is in the deck not at all, or more often than four times.
    Copies,
    /// A number of damage, health, XP or players that no card has.
    Number,
    /// BM-SPELL-03: a Spell that can be cast in no phase.
    NoPhase,
    /// BM-MINI-12: a Miniboss has one ability for each of three Levels.
    Levels,
    /// A Spell without anything to cast it for.
    NoText,
    /// A moment that does not come for such a card.
    WrongMoment,
    /// Who uses it, how often, and whether it can be declined does not go with the moment.
    WrongUse,
    /// What is named cannot be named then.
    WrongTarget,
    /// A condition that cannot be asked there.
    WrongCondition,
    /// A cost that cannot be paid there.
    WrongCost,
    /// More than one thing of cards to give up, or more than three costs.
    TooManyCosts,
    /// A card that is used from the hand is discarded for it.
    NotDiscarded,
    /// An effect that can do nothing then.
    WrongEffect,
    /// An amount that cannot be counted there.
    WrongAmount,
    /// Nothing happens.
    NoEffect,
    /// More than three ways, or more than four effects in one, or more than four abilities.
    TooMuch,
    /// What is named is not used.
    NamedForNothing,
    /// It could be used, or set itself off, without end.
    Endless,
}

impl over::CardProblem for CardProblem {
    fn message_id(self) -> &'static str {
        match self {
            Self::Code => "card-problem-code",
            Self::Treasure => "card-problem-treasure",
            Self::NoTreasure => "card-problem-no-treasure",
            Self::Copies => "card-problem-copies",
            Self::Number => "card-problem-number",
            Self::NoPhase => "card-problem-no-phase",
            Self::Levels => "card-problem-levels",
            Self::NoText => "card-problem-no-text",
            Self::WrongMoment => "card-problem-moment",
            Self::WrongUse => "card-problem-use",
            Self::WrongTarget => "card-problem-target",
            Self::WrongCondition => "card-problem-condition",
            Self::WrongCost => "card-problem-cost",
            Self::TooManyCosts => "card-problem-too-many-costs",
            Self::NotDiscarded => "card-problem-not-discarded",
            Self::WrongEffect => "card-problem-effect",
            Self::WrongAmount => "card-problem-amount",
            Self::NoEffect => "card-problem-no-effect",
            Self::TooMuch => "card-problem-too-much",
            Self::NamedForNothing => "card-problem-named-for-nothing",
            Self::Endless => "card-problem-endless",
        }
    }
}

/// A problem and where it stands.
pub type FoundProblem = over::FoundProblem<CardProblem>;

/// Collects what is wrong.
struct Search {
    ability: Option<usize>,
    found: Vec<FoundProblem>,
}

/// Everything on a card that cannot be right.
#[must_use]
pub fn problems(card: &Card) -> Vec<FoundProblem> {
    let mut search = Search { ability: None, found: Vec::new() };
    search.facts(card);
    let (deck, abilities) = (card.deck(), card.abilities());
    search.say(abilities.len() > 4, CardProblem::TooMuch);
    for (at, ability) in abilities.iter().enumerate() {
        search.ability = Some(at);
        let is_endless = is_endless(deck, at, ability);
        search.say(is_endless, CardProblem::Endless);
        search.ability(&words_of(deck, abilities, at), ability, is_endless);
    }
    search.found
}

impl Search {
    fn say(&mut self, is_wrong: bool, what: CardProblem) {
        let problem = FoundProblem { what, ability: self.ability };
        if is_wrong && !self.found.contains(&problem) {
            self.found.push(problem);
        }
    }

    fn facts(&mut self, card: &Card) {
        self.say(!(1..=CODE).contains(&card.code().trim().chars().count()), CardProblem::Code);
        let copies = |copies: u8| !(1..=4).contains(&copies);
        match card {
            Card::Room(room) => {
                self.say(!(1..=4).contains(&room.treasure.len()), CardProblem::Treasure);
                self.say(copies(room.copies), CardProblem::Copies);
                self.say(room.damage > 50, CardProblem::Number);
            }
            Card::Miniboss(miniboss) => self.say(miniboss.abilities.len() != LEVELS, CardProblem::Levels),
            Card::Spell(spell) => {
                self.say(spell.phases.is_empty(), CardProblem::NoPhase);
                self.say(copies(spell.copies), CardProblem::Copies);
                self.say(spell.abilities.is_empty(), CardProblem::NoText);
            }
            Card::Hero(hero) => {
                let is_led = hero.abilities.iter().any(|ability| ability.when == When::Bait);
                self.say(hero.treasure.is_empty() && !is_led, CardProblem::NoTreasure);
                self.say(hero.treasure.len() > 4, CardProblem::Treasure);
                self.say(!(1..=50).contains(&hero.health) || !(2..=4).contains(&hero.players), CardProblem::Number);
            }
            Card::Boss(boss) => {
                self.say(boss.treasure.is_empty(), CardProblem::NoTreasure);
                self.say(boss.treasure.len() > 4, CardProblem::Treasure);
                self.say(!(1..=999).contains(&boss.xp), CardProblem::Number);
            }
        }
    }

    fn ability(&mut self, words: &Words<'_>, ability: &Ability, is_endless: bool) {
        self.say(!words.whens().contains(&ability.when), CardProblem::WrongMoment);
        let use_fits = words.bys().contains(&ability.by)
            && (is_endless || words.limits().contains(&ability.limit))
            && (words.can_decline() || !ability.may);
        self.say(!use_fits, CardProblem::WrongUse);
        let ways = if words.has_ways() { 3 } else { 1 };
        self.say(!(1..=ways).contains(&ability.ways.len()), CardProblem::TooMuch);
        for way in &ability.ways {
            self.way(words, ability.when, way);
        }
    }

    fn way(&mut self, words: &Words<'_>, when: When, way: &Way) {
        self.say(!words.targets().contains(&way.at), CardProblem::WrongTarget);
        let conditions = words.conditions(way);
        let can_be_asked = |asked| conditions.iter().any(|known| same_condition(*known, asked));
        self.say(!way.r#if.iter().all(|asked| can_be_asked(*asked)), CardProblem::WrongCondition);
        self.costs(words, when, way);
        let effects: Vec<Effect> = words.effects(way).into_iter().map(plain_effect).collect();
        for effect in &way.r#do {
            self.say(!effects.contains(&plain_effect(*effect)), CardProblem::WrongEffect);
            let mut read = *effect;
            if let Some(amount) = amount_mut(&mut read) {
                let known: Vec<_> = amounts(words, way, effect).into_iter().map(plain_amount).collect();
                let takes = matches!(effect, Effect::Damage(..));
                let fits = |number: i8| if takes { number != 0 } else { number > 0 };
                let is_number = match *amount {
                    Amount::N(number) | Amount::Per(number, _) => fits(number),
                    Amount::Plus(number, each, _) => fits(number) && fits(each),
                };
                self.say(!is_number || !known.contains(&plain_amount(*amount)), CardProblem::WrongAmount);
            }
        }
        self.say(way.r#do.is_empty() && when != When::Promotion, CardProblem::NoEffect);
        self.say(way.r#do.len() > 4, CardProblem::TooMuch);
        let mut without = way.clone();
        without.at = At::Nothing;
        let untouched: Vec<Effect> = words.effects(&without).into_iter().map(plain_effect).collect();
        let is_used = way.r#do.iter().any(|effect| !untouched.contains(&plain_effect(*effect)));
        // A hero that is named is asked for its health, and a Miniboss's owner is paid.
        let is_asked = way.r#if.iter().any(|asked| {
            let known = words.conditions(&without);
            !known.iter().any(|known| same_condition(*known, *asked))
        });
        let is_paid = way.cost.iter().any(|cost| matches!(cost, Cost::Give(_) | Cost::GiveFrom(_) | Cost::GiveLevel));
        let names_one = !matches!(way.at, At::Nothing | At::ThisHero);
        let is_for_something = is_used || is_asked || is_paid || way.r#do.is_empty();
        self.say(names_one && !is_for_something, CardProblem::NamedForNothing);
    }

    fn costs(&mut self, words: &Words<'_>, when: When, way: &Way) {
        let known: Vec<Cost> = words.costs(way);
        let can = |cost: &Cost| known.contains(&plain_cost(*cost));
        self.say(!way.cost.iter().all(can), CardProblem::WrongCost);
        let count = |is_it: fn(&Cost) -> bool| way.cost.iter().filter(|cost| is_it(cost)).count();
        let cards = count(|cost| matches!(cost, Cost::Discard(..) | Cost::DestroyOwn(_)));
        let free = count(|cost| matches!(cost, Cost::CoinsFrom(_) | Cost::GiveFrom(_)));
        let is_double = way
            .cost
            .iter()
            .enumerate()
            .any(|(at, cost)| way.cost[..at].iter().any(|other| plain_cost(*other) == plain_cost(*cost)));
        self.say(cards > 1 || free > 1 || is_double || way.cost.len() > 3, CardProblem::TooManyCosts);
        let numbers = way.cost.iter().all(|cost| match *cost {
            Cost::Discard(_, number) => (1..=2).contains(&number),
            Cost::Coins(number) | Cost::CoinsFrom(number) | Cost::Give(number) | Cost::GiveFrom(number) => number <= 50,
            _ => true,
        });
        self.say(!numbers, CardProblem::Number);
        let is_from_hand = when == When::HandWindow;
        self.say(is_from_hand && !way.cost.contains(&Cost::DiscardThis), CardProblem::NotDiscarded);
        self.say(when == When::Promotion && way.cost.is_empty(), CardProblem::WrongCost);
    }
}

/// The plainest ability of such a card at a moment, to begin with.
#[must_use]
pub fn plainest(deck: Deck, abilities: &[Ability], at: usize, when: When) -> Ability {
    let mut all = abilities.to_vec();
    let mut way = Way::default();
    if when == When::HandWindow {
        way.cost.push(Cost::DiscardThis);
    }
    let blank = Ability { when, by: By::default(), limit: Limit::default(), may: false, ways: vec![way] };
    match all.get_mut(at) {
        Some(place) => *place = blank.clone(),
        None => all.push(blank.clone()),
    }
    fitted(deck, &all, at.min(all.len() - 1))
}

/// The ability of this number with everything that does not go with its moment left out, and something else in its place where
/// otherwise nothing would be left.
#[must_use]
pub fn fitted(deck: Deck, abilities: &[Ability], at: usize) -> Ability {
    let mut all = abilities.to_vec();
    let Some(ability) = all.get(at).cloned() else { return plainest(deck, &[], 0, When::Always) };
    let mut ability = ability;
    let words = words_of(deck, &all, at);
    if !words.bys().contains(&ability.by) {
        ability.by = words.bys().first().copied().unwrap_or_default();
    }
    all[at] = ability.clone();
    let words = words_of(deck, &all, at);
    if !words.limits().contains(&ability.limit) {
        ability.limit = words.limits().first().copied().unwrap_or_default();
    }
    ability.may &= words.can_decline();
    ability.ways.truncate(if words.has_ways() { 3 } else { 1 });
    for way in &mut ability.ways {
        if !words.targets().contains(&way.at) {
            way.at = words.targets().first().copied().unwrap_or_default();
        }
        let conditions = words.conditions(way);
        way.r#if.retain(|asked| conditions.iter().any(|known| same_condition(*known, *asked)));
        let costs = words.costs(way);
        way.cost.retain(|cost| costs.contains(&plain_cost(*cost)));
        let mut paid: Vec<Cost> = Vec::new();
        way.cost.retain(|cost| {
            let is_new = !paid.contains(&plain_cost(*cost));
            paid.push(plain_cost(*cost));
            is_new
        });
        if ability.when == When::HandWindow && !way.cost.contains(&Cost::DiscardThis) {
            way.cost.insert(0, Cost::DiscardThis);
        }
        if ability.when == When::Promotion && way.cost.is_empty() {
            way.cost.extend(costs.first());
        }
        let effects = words.effects(way);
        way.r#do.retain(|effect| effects.iter().any(|known| plain_effect(*known) == plain_effect(*effect)));
        let read = way.clone();
        for effect in &mut way.r#do {
            let known = amounts(&words, &read, effect);
            if let Some(amount) = amount_mut(effect)
                && !known.iter().any(|known| plain_amount(*known) == plain_amount(*amount))
            {
                *amount = known[0];
            }
        }
        if way.r#do.is_empty() {
            // What is done to what is named comes last among the offers.
            let first = if way.at == At::Nothing { effects.first() } else { effects.last() };
            way.r#do.extend(first);
        }
    }
    if is_endless(deck, at, &ability) {
        ability.limit = words.limits().into_iter().find(|limit| *limit != Limit::Free).unwrap_or_default();
    }
    ability
}
