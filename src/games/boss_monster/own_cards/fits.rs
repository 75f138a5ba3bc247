//! Which words can stand in an ability: what can work at its moment, on its kind of card, with what is named and paid. The editor
//! offers these and no others, and what a pack holds besides cannot be right ([`super::problems`]).

use super::card::Deck;
use super::endless::is_endless;
use crate::games::boss_monster::rules::language::{
    Ability, Amount, At, By, Condition, Cost, Counted, Effect, Limit, Lure, Place, Rooms, To, Type, Way, What, When,
    Whose,
};
use crate::games::boss_monster::rules::{Back, RoomType, Treasure};

const TYPES: [RoomType; 2] = [RoomType::Monster, RoomType::Trap];
const WHATS: [What; 6] = [What::Card, What::Room, What::Monster, What::Miniboss, What::Spell, What::RoomOrSpell];

/// An ability on its card.
#[derive(Clone, Copy, Debug)]
pub struct Words<'c> {
    deck: Deck,
    abilities: &'c [Ability],
    at: usize,
    when: When,
    by: By,
}

/// How moments differ in what can be done at them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Nature {
    /// Read as long as the card is active.
    Constant,
    /// Used by somebody in a window, or cast.
    Used,
    /// Used where it was granted, against whom it was granted.
    Granted,
    /// Comes by itself.
    Trigger,
    /// Changes how something goes that happens: one word of its own.
    Instead(Effect),
    /// Another price.
    Promotion,
    /// Where a hero goes.
    Bait,
    /// An answer to a Spell.
    SpellDeclared,
}

fn nature(when: When) -> Nature {
    match when {
        When::Always => Nature::Constant,
        When::Window | When::BuildWindow | When::HandWindow | When::Cast => Nature::Used,
        When::Granted => Nature::Granted,
        When::Promotion => Nature::Promotion,
        When::Bait => Nature::Bait,
        When::SpellDeclared => Nature::SpellDeclared,
        When::EachBuildPhase => Nature::Instead(Effect::Upkeep),
        When::YouBuildMiniboss => Nature::Instead(Effect::StartLevel(2)),
        When::YouGainCoins => Nature::Instead(Effect::ExtraCoins(1)),
        When::EntersRoom => Nature::Instead(Effect::SkipMixed),
        When::Built
        | When::BuiltOrUncovered
        | When::BuildPhaseStarts
        | When::YouBuildNextToThis
        | When::YouBuildRoom(_)
        | When::YouCastSpell
        | When::YouKillHero
        | When::HeroDiesHere
        | When::InsteadOfSoul
        | When::HeroSurvivesHere
        | When::HeroDiesWithMiniboss
        | When::RoomDestroyed
        | When::OpponentDiscards
        | When::OpponentBuildsOrPromotesMiniboss => Nature::Trigger,
    }
}

/// What can stand in the ability of this number.
#[must_use]
pub fn words_of(deck: Deck, abilities: &[Ability], at: usize) -> Words<'_> {
    let read = abilities.get(at);
    let when = read.map_or(When::Always, |ability| ability.when);
    let by = read.map_or(By::Owner, |ability| ability.by);
    Words { deck, abilities, at, when, by }
}

impl Words<'_> {
    /// Does it lie in a Room?
    fn is_in_room(&self) -> bool {
        matches!(self.deck, Deck::Room | Deck::Miniboss)
    }

    fn others(&self) -> impl Iterator<Item = (u8, &Ability)> {
        let own = self.at;
        (0_u8..).zip(self.abilities).filter(move |(at, _)| usize::from(*at) != own)
    }

    /// Moments that such a card can have.
    #[must_use]
    pub fn whens(&self) -> Vec<When> {
        let (room, monster) = (When::YouBuildRoom(RoomType::Trap), When::YouBuildRoom(RoomType::Monster));
        let common = [
            When::Always,
            When::Window,
            When::BuildWindow,
            When::BuildPhaseStarts,
            monster,
            room,
            When::YouBuildMiniboss,
            When::YouCastSpell,
            When::SpellDeclared,
            When::YouGainCoins,
            When::YouKillHero,
            When::HeroDiesWithMiniboss,
            When::RoomDestroyed,
            When::OpponentDiscards,
            When::OpponentBuildsOrPromotesMiniboss,
        ];
        let in_room = [When::YouBuildNextToThis, When::HeroDiesHere, When::InsteadOfSoul, When::HeroSurvivesHere];
        match self.deck {
            Deck::Spell => vec![When::Cast, When::SpellDeclared],
            Deck::Hero => vec![When::Window, When::Bait, When::EntersRoom],
            Deck::Boss => common.into_iter().chain([When::Promotion]).collect(),
            Deck::Miniboss => common.into_iter().chain(in_room).collect(),
            Deck::Room => {
                let own = [When::Built, When::BuiltOrUncovered, When::EachBuildPhase, When::HandWindow, When::Granted];
                common.into_iter().chain(in_room).chain(own).chain([When::Promotion]).collect()
            }
        }
    }

    /// Who can use it.
    #[must_use]
    pub fn bys(&self) -> Vec<By> {
        match (self.deck, self.when) {
            (Deck::Hero, When::Window) => vec![By::Others],
            (_, When::Window | When::BuildWindow) => vec![By::Owner, By::Others],
            _ => vec![By::Owner],
        }
    }

    /// How often it can be used; what would never end only so often.
    #[must_use]
    pub fn limits(&self) -> Vec<Limit> {
        let is_cast = matches!(self.when, When::Cast | When::HandWindow | When::Granted) || self.deck == Deck::Spell;
        let mut all = match nature(self.when) {
            Nature::Constant | Nature::Bait => vec![Limit::Free],
            Nature::Instead(Effect::ExtraCoins(_)) => vec![Limit::Free, Limit::Round],
            Nature::Instead(_) => vec![Limit::Free],
            _ if is_cast => vec![Limit::Free],
            _ if self.by == By::Others => vec![Limit::Free, Limit::Round, Limit::RoundEach],
            _ => vec![Limit::Free, Limit::Round],
        };
        let free = self.abilities.get(self.at).map(|ability| Ability { limit: Limit::Free, ..ability.clone() });
        if all.len() > 1 && free.is_some_and(|free| is_endless(self.deck, self.at, &free)) {
            all.retain(|limit| *limit != Limit::Free);
        }
        all
    }

    /// Can its owner decline? What is used is used by whoever wants to.
    #[must_use]
    pub fn can_decline(&self) -> bool {
        nature(self.when) == Nature::Trigger
    }

    /// Can there be a choice of ways?
    #[must_use]
    pub fn has_ways(&self) -> bool {
        matches!(nature(self.when), Nature::Used | Nature::Trigger)
    }

    /// What can be named.
    #[must_use]
    pub fn targets(&self) -> Vec<At> {
        let mut all = vec![At::Nothing];
        match (self.deck, nature(self.when)) {
            (Deck::Hero, Nature::Used) => return vec![At::ThisHero],
            (_, Nature::Used | Nature::Trigger) => {}
            _ => return all,
        }
        all.extend([At::Opponent, At::Player, At::Dungeon, At::Icon, At::TwoRooms, At::OwnWound]);
        for whose in [Whose::Any, Whose::Own, Whose::OtherOwn, Whose::Others] {
            if whose != Whose::OtherOwn || self.is_in_room() {
                all.extend([Type::AnyType, Type::Monster, Type::Trap].map(|kind| At::Room(whose, kind)));
            }
        }
        let places = [
            Place::OwnDungeon,
            Place::AnyDungeon,
            Place::WithMiniboss,
            Place::OwnEntrance,
            Place::Town,
            Place::Anywhere,
        ];
        all.extend(self.is_in_room().then_some(At::Hero(Place::Here)));
        all.extend(places.map(At::Hero));
        all.extend([Whose::Any, Whose::Own, Whose::Others].map(At::Miniboss));
        all.extend(WHATS.map(At::Discarded));
        all.extend((self.when == When::OpponentDiscards).then_some(At::JustDiscarded));
        all
    }

    /// What can be asked before it works.
    #[must_use]
    pub fn conditions(&self, way: &Way) -> Vec<Condition> {
        let is_asked = matches!(nature(self.when), Nature::Used | Nature::Trigger | Nature::SpellDeclared);
        if !is_asked || self.deck == Deck::Hero {
            return Vec::new();
        }
        let mut all = vec![Condition::NoCoins, Condition::HeroAtOwnEntrance, Condition::NoRoomBuilt];
        match way.at {
            At::Hero(_) => all.push(Condition::HealthLeft(3)),
            At::Room(Whose::Any | Whose::Others, _) => all.push(Condition::MoreMinibosses),
            _ => {}
        }
        all
    }

    /// What can be paid.
    #[must_use]
    pub fn costs(&self, way: &Way) -> Vec<Cost> {
        let discards = || WHATS.map(|what| Cost::Discard(what, 1));
        let mut all = match nature(self.when) {
            Nature::Promotion => return discards().to_vec(),
            Nature::Granted => return [Cost::Coins(1), Cost::Give(1)].into_iter().chain(discards()).collect(),
            Nature::Used | Nature::Trigger | Nature::SpellDeclared => vec![Cost::Coins(1), Cost::CoinsFrom(1)],
            Nature::Constant | Nature::Instead(_) | Nature::Bait => return Vec::new(),
        };
        if self.deck == Deck::Hero {
            return all;
        }
        let has_payee = self.by == By::Others || matches!(way.at, At::Opponent | At::Miniboss(Whose::Others));
        if has_payee {
            all.extend([Cost::Give(1), Cost::GiveFrom(1)]);
        }
        if way.at == At::Miniboss(Whose::Others) {
            all.push(Cost::GiveLevel);
        }
        if self.by == By::Owner {
            all.extend(discards());
            all.extend(TYPES.map(Cost::DestroyOwn));
            if self.when == When::HandWindow {
                all.push(Cost::DiscardThis);
            } else if self.is_in_room() {
                all.push(Cost::DestroyThis);
            }
        }
        all
    }

    /// What can happen.
    #[must_use]
    pub fn effects(&self, way: &Way) -> Vec<Effect> {
        let one = Amount::N(1);
        match nature(self.when) {
            Nature::Constant => return self.constants(),
            Nature::Instead(effect) => return vec![effect],
            Nature::Promotion => return Vec::new(),
            Nature::Bait => return vec![Effect::Lure(Lure::FewestSouls), Effect::Lure(Lure::MostSoulsLessWounds)],
            Nature::SpellDeclared => return vec![Effect::CancelSpell, Effect::Tax],
            Nature::Used | Nature::Granted | Nature::Trigger => {}
        }
        if self.deck == Deck::Hero {
            return vec![Effect::Health(one)];
        }
        let mut all = vec![
            Effect::Gain(one),
            Effect::Draw(Back::Spells, one),
            Effect::Draw(Back::Rooms, one),
            Effect::Mill(1),
            Effect::DrawAndBuild,
            Effect::AdvancedAnywhere,
        ];
        all.extend(WHATS.map(Effect::DiscardOwn));
        all.extend(TYPES.map(|kind| Effect::Damage(Rooms::Own(kind), one)));
        let is_built = matches!(self.when, When::Built | When::BuiltOrUncovered);
        if !is_built {
            all.push(Effect::AsBuilt(Rooms::AllOwn));
        }
        if self.is_in_room() {
            all.extend([Effect::Damage(Rooms::This, one), Effect::Double(Rooms::This)]);
            all.extend(TYPES.map(|kind| Effect::Damage(Rooms::OtherOwn(kind), Amount::Per(1, Counted::IconsOfIt))));
        }
        if self.deck == Deck::Room {
            all.push(Effect::PlaceCoins(1));
        }
        let does = |wanted: fn(&Effect) -> bool| way.r#do.iter().any(wanted);
        all.extend(does(|effect| matches!(effect, Effect::PlaceCoins(_))).then_some(Effect::Salvage));
        all.extend(does(|effect| matches!(effect, Effect::Mill(_))).then_some(Effect::BuildMilled));
        all.extend((self.when == When::InsteadOfSoul).then_some(Effect::RemoveHero));
        let constant = self.others().filter(|(_, other)| other.when == When::Always);
        all.extend(constant.map(|(at, _)| Effect::SwitchOff(at)));
        self.aimed(way.at, &mut all);
        all
    }

    /// What an active card does all the time.
    fn constants(&self) -> Vec<Effect> {
        let one = Amount::N(1);
        let mut all: Vec<Effect> = TYPES.map(|kind| Effect::Damage(Rooms::Own(kind), one)).to_vec();
        all.push(Effect::Damage(Rooms::AllOwn, one));
        if self.is_in_room() {
            all.push(Effect::Damage(Rooms::This, one));
            all.extend(TYPES.map(|kind| Effect::Damage(Rooms::RightOfThis(kind), one)));
            all.extend(TYPES.map(|kind| Effect::Damage(Rooms::OtherOwn(kind), one)));
            all.extend(Treasure::ALL.map(|treasure| Effect::Icons(treasure, 1)));
            all.extend([Effect::DoubleIcons, Effect::AnyMayCover]);
            all.extend(TYPES.map(Effect::ForbidBeside));
        }
        all.push(Effect::IgnoreHeroes);
        all
    }

    /// What can happen to what is named.
    fn aimed(&self, at: At, all: &mut Vec<Effect>) {
        let one = Amount::N(1);
        // BM-RULING-05: whom it is against was named when it was granted.
        let at = if self.when == When::Granted { At::Opponent } else { at };
        let on_room = [
            Effect::Damage(Rooms::Target, one),
            Effect::Double(Rooms::Target),
            Effect::Deactivate,
            Effect::Blank,
            Effect::AllIcons,
            Effect::NoIcons,
        ];
        match at {
            At::Nothing | At::ThisHero => {}
            At::Opponent => {
                all.extend(Back::ALL.map(Effect::DiscardAtRandom));
                all.extend(Back::ALL.map(Effect::TakeAtRandom));
                all.extend([Effect::SwapHoards, Effect::Redraw, Effect::LookAndTake]);
                let granted = self.others().filter(|(_, other)| other.when == When::Granted);
                all.extend(granted.map(|(at, _)| Effect::Grant(at)));
            }
            At::Player => {
                all.extend(Back::ALL.map(Effect::DiscardAtRandom));
                all.push(Effect::Redraw);
            }
            At::Room(..) => {
                all.extend(on_room);
                let is_built = matches!(self.when, When::Built | When::BuiltOrUncovered);
                if !is_built {
                    all.push(Effect::AsBuilt(Rooms::Target));
                }
            }
            At::Miniboss(whose) => {
                all.extend(on_room);
                all.extend([Effect::MayDouble, Effect::ReturnMiniboss]);
                all.extend((whose == Whose::Others).then_some(Effect::TakeMiniboss));
            }
            At::TwoRooms => all.push(Effect::Swap),
            At::Dungeon => {
                all.extend([Effect::IgnoreRooms, Effect::SkipFirst]);
                all.extend(TYPES.map(|kind| Effect::Damage(Rooms::AllOf(kind), one)));
            }
            At::Icon => all.push(Effect::AddIcon),
            At::Discarded(_) | At::JustDiscarded => all.push(Effect::TakeTarget),
            At::OwnWound => all.push(Effect::Heal),
            At::Hero(place) => {
                all.push(Effect::Health(one));
                if place != Place::Town {
                    all.extend([Effect::Strike(1), Effect::Delay, Effect::Send(To::Town)]);
                }
                all.push(Effect::Send(To::Entrance));
                let is_inside = !matches!(place, Place::Town | Place::OwnEntrance | Place::Anywhere);
                all.extend(is_inside.then_some(Effect::Kill));
            }
        }
    }
}

/// The amounts that an effect can have on such a card, each with the plainest numbers.
#[must_use]
pub fn amounts(words: &Words<'_>, way: &Way, effect: &Effect) -> Vec<Amount> {
    if nature(words.when) != Nature::Constant && matches!(effect, Effect::Damage(Rooms::OtherOwn(_), _)) {
        return vec![Amount::Per(1, Counted::IconsOfIt)];
    }
    let mut counted =
        vec![Counted::SpellsInHand, Counted::LuredHere, Counted::MixedRooms, Counted::Wounds, Counted::RoomsLeft];
    if words.deck == Deck::Room {
        counted.push(Counted::CoinsHere);
    }
    if matches!(effect, Effect::Damage(..)) {
        counted.push(Counted::IconsOfIt);
    }
    if matches!(way.at, At::Miniboss(_)) {
        counted.push(Counted::LevelOfIt);
    }
    if way.r#do.iter().any(|effect| matches!(effect, Effect::PlaceCoins(_))) {
        counted.push(Counted::CoinsPlaced);
    }
    let pays = way.cost.iter().any(|cost| matches!(cost, Cost::CoinsFrom(_) | Cost::GiveFrom(_)));
    if pays {
        counted.push(Counted::CoinsPaid);
    }
    let mut all = vec![Amount::N(1)];
    all.extend(counted.iter().map(|counted| Amount::Per(1, *counted)));
    // BM-RULING-32: how many there are in a hand nobody else knows, and they are told when they are paid for.
    if matches!(effect, Effect::Gain(_)) {
        all.push(Amount::Per(1, Counted::MinibossesInHand));
    }
    all.extend(counted.iter().map(|counted| Amount::Plus(1, 1, *counted)));
    all
}

/// The amount of an effect, where it has one.
#[must_use]
pub fn amount_mut(effect: &mut Effect) -> Option<&mut Amount> {
    match effect {
        Effect::Damage(_, amount) | Effect::Gain(amount) | Effect::Draw(_, amount) | Effect::Health(amount) => {
            Some(amount)
        }
        _ => None,
    }
}

/// The same amount with the plainest numbers.
#[must_use]
pub fn plain_amount(amount: Amount) -> Amount {
    match amount {
        Amount::N(_) => Amount::N(1),
        Amount::Per(_, counted) => Amount::Per(1, counted),
        Amount::Plus(_, _, counted) => Amount::Plus(1, 1, counted),
    }
}

/// The same effect with the plainest numbers; which it is, not how much.
#[must_use]
pub fn plain_effect(effect: Effect) -> Effect {
    let one = Amount::N(1);
    match effect {
        Effect::Damage(rooms, _) => Effect::Damage(rooms, one),
        Effect::Gain(_) => Effect::Gain(one),
        Effect::Draw(back, _) => Effect::Draw(back, one),
        Effect::Health(_) => Effect::Health(one),
        Effect::Icons(treasure, _) => Effect::Icons(treasure, 1),
        Effect::StartLevel(_) => Effect::StartLevel(2),
        Effect::ExtraCoins(_) => Effect::ExtraCoins(1),
        Effect::PlaceCoins(_) => Effect::PlaceCoins(1),
        Effect::Mill(_) => Effect::Mill(1),
        Effect::Strike(_) => Effect::Strike(1),
        other => other,
    }
}

/// The same cost with the plainest number.
#[must_use]
pub fn plain_cost(cost: Cost) -> Cost {
    match cost {
        Cost::Coins(_) => Cost::Coins(1),
        Cost::CoinsFrom(_) => Cost::CoinsFrom(1),
        Cost::Give(_) => Cost::Give(1),
        Cost::GiveFrom(_) => Cost::GiveFrom(1),
        Cost::Discard(what, _) => Cost::Discard(what, 1),
        other => other,
    }
}

/// Do both ask the same, whatever the number?
#[must_use]
pub fn same_condition(one: Condition, other: Condition) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}
