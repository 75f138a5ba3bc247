//! Cards in words: what they are called, and the sentence made from what each can do. Nothing is written about a card that its
//! data do not say, so a card that somebody types in reads like any other.

mod effects;

#[cfg(feature = "gui")]
pub(crate) use effects::effect;

use super::rules::language::{
    Ability, Amount, At, By, Condition, Cost, Counted, Limit, Place, Type, Way, What, When, Whose,
};
use super::rules::{CardBox, CardId, Kind, RoomType, Treasure};
use crate::house::text::{Texts, shown};
use crate::tr;
use std::sync::Arc;

/// What a card is called.
#[must_use]
pub fn card_name(cards: &CardBox, card: CardId, texts: &Texts) -> Arc<str> {
    let Some((kind, (code, id))) = cards.kind(card).zip(cards.names(card)) else {
        return tr!(texts, "card-unknown");
    };
    let kind = match kind {
        Kind::Room(_) => "room",
        Kind::Miniboss(_) => "miniboss",
        Kind::Spell(_) => "spell",
        Kind::Hero(_) => "hero",
        Kind::Boss(_) => "boss",
    };
    texts.own_name(code).unwrap_or_else(|| printed_name(kind, code, id, texts))
}

/// What a card of this kind is called where nobody has given it a name of its own: as the card of the box that it looks like.
#[must_use]
pub fn printed_name(kind: &str, code: &str, id: &str, texts: &Texts) -> Arc<str> {
    let message = format!("{kind}-{id}");
    if texts.has(&message) { texts.get(&message) } else { tr!(texts, "card-unnamed", code = shown(code)) }
}

/// What a rule says, in one line of our own, with its id.
#[must_use]
pub fn rule_text(rule: &str, texts: &Texts) -> String {
    let id = format!("rule-{rule}");
    if texts.has(&id) { format!("{} ({rule})", texts.get(&id)) } else { rule.to_owned() }
}

/// What a treasure is called.
#[must_use]
pub fn treasure_name(treasure: Treasure, texts: &Texts) -> Arc<str> {
    match treasure {
        Treasure::Cleric => tr!(texts, "treasure-cleric"),
        Treasure::Fighter => tr!(texts, "treasure-fighter"),
        Treasure::Mage => tr!(texts, "treasure-mage"),
        Treasure::Thief => tr!(texts, "treasure-thief"),
    }
}

/// What a card can do: a sentence for each of its abilities, with their Levels where it is a Miniboss (BM-MINI-12).
#[must_use]
pub fn card_text(cards: &CardBox, card: CardId, texts: &Texts) -> Vec<String> {
    texts_of(cards.abilities(card), cards.is_miniboss(card), texts)
}

/// The same of abilities that lie in no box; `has_levels`: they are those of a Miniboss.
#[must_use]
pub fn texts_of(abilities: &[Ability], has_levels: bool, texts: &Texts) -> Vec<String> {
    let abilities = abilities.iter().map(|ability| sentence(ability, texts));
    if !has_levels {
        return abilities.collect();
    }
    let leveled = (1_i64..).zip(abilities);
    leveled.map(|(level, text)| tr!(texts, "level-text", level = level, text = text.as_str()).to_string()).collect()
}

/// An ability as a sentence: when – by whom – how often: what is named and paid → what happens.
#[must_use]
pub fn sentence(ability: &Ability, texts: &Texts) -> String {
    let by = (ability.by == By::Others).then(|| tr!(texts, "by-others"));
    let limit = match ability.limit {
        Limit::Free => None,
        Limit::Round => Some(tr!(texts, "limit-round")),
        Limit::RoundEach => Some(tr!(texts, "limit-round-each")),
    };
    let may = ability.may.then(|| tr!(texts, "may"));
    let head = listed([when(ability.when, texts), by, limit, may].into_iter().flatten());
    let ways = ability.ways.iter().map(|way| way_text(way, texts));
    let what = ways
        .reduce(|one, other| tr!(texts, "ability-or", one = one.as_str(), other = other.as_str()).to_string())
        .unwrap_or_default();
    let whole = if head.is_empty() {
        what
    } else if what.is_empty() {
        head
    } else {
        tr!(texts, "ability-headed", when = head.as_str(), what = what.as_str()).to_string()
    };
    capital(&whole)
}

/// One way of using an ability: what must be so, what is named and paid → what happens.
#[must_use]
pub fn way_text(way: &Way, texts: &Texts) -> String {
    let conditions = way.r#if.iter().map(|condition| self::condition(*condition, texts));
    let price = listed(conditions.chain(at(way.at, texts)).chain(way.cost.iter().map(|cost| self::cost(*cost, texts))));
    let effect = way.r#do.iter().map(|effect| effects::effect(*effect, texts)).collect::<Vec<_>>().join("; ");
    match (price.is_empty(), effect.is_empty()) {
        (true, _) => effect,
        (false, true) => price,
        (false, false) => tr!(texts, "ability-then", price = price.as_str(), effect = effect.as_str()).to_string(),
    }
}

fn listed(parts: impl Iterator<Item = Arc<str>>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// The sentence with a capital letter at its beginning.
pub(crate) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(crate) fn when(when: When, texts: &Texts) -> Option<Arc<str>> {
    Some(match when {
        When::Always | When::Cast => return None,
        When::Window => tr!(texts, "when-window"),
        When::BuildWindow => tr!(texts, "when-build-window"),
        When::HandWindow => tr!(texts, "when-hand-window"),
        When::Granted => tr!(texts, "when-granted"),
        When::Promotion => tr!(texts, "when-promotion"),
        When::Built => tr!(texts, "when-built"),
        When::BuiltOrUncovered => tr!(texts, "when-built-or-uncovered"),
        When::BuildPhaseStarts => tr!(texts, "when-build-phase-starts"),
        When::EachBuildPhase => tr!(texts, "when-each-build-phase"),
        When::YouBuildNextToThis => tr!(texts, "when-you-build-next-to-this"),
        When::YouBuildRoom(RoomType::Monster) => tr!(texts, "when-you-build-monster"),
        When::YouBuildRoom(RoomType::Trap) => tr!(texts, "when-you-build-trap"),
        When::YouBuildMiniboss => tr!(texts, "when-you-build-miniboss"),
        When::YouCastSpell => tr!(texts, "when-you-cast-spell"),
        When::SpellDeclared => tr!(texts, "when-spell-declared"),
        When::YouGainCoins => tr!(texts, "when-you-gain-coins"),
        When::YouKillHero => tr!(texts, "when-you-kill-hero"),
        When::HeroDiesHere => tr!(texts, "when-hero-dies-here"),
        When::InsteadOfSoul => tr!(texts, "when-instead-of-soul"),
        When::HeroSurvivesHere => tr!(texts, "when-hero-survives-here"),
        When::HeroDiesWithMiniboss => tr!(texts, "when-hero-dies-with-miniboss"),
        When::RoomDestroyed => tr!(texts, "when-room-destroyed"),
        When::OpponentDiscards => tr!(texts, "when-opponent-discards"),
        When::OpponentBuildsOrPromotesMiniboss => tr!(texts, "when-opponent-miniboss"),
        When::Bait => tr!(texts, "when-bait"),
        When::EntersRoom => tr!(texts, "when-enters-room"),
    })
}

pub(crate) fn condition(condition: Condition, texts: &Texts) -> Arc<str> {
    match condition {
        Condition::NoCoins => tr!(texts, "if-no-coins"),
        Condition::HeroAtOwnEntrance => tr!(texts, "if-hero-at-own-entrance"),
        Condition::HealthLeft(number) => tr!(texts, "if-health-left", number = i64::from(number)),
        Condition::MoreMinibosses => tr!(texts, "if-more-minibosses"),
        Condition::NoRoomBuilt => tr!(texts, "if-no-room-built"),
    }
}

pub(crate) fn at(at: At, texts: &Texts) -> Option<Arc<str>> {
    Some(match at {
        At::Nothing => return None,
        At::Opponent => tr!(texts, "at-opponent"),
        At::Player => tr!(texts, "at-player"),
        At::Room(whose, kind) => tr!(texts, "at-room", room = room(whose, kind, texts).as_ref()),
        At::TwoRooms => tr!(texts, "at-two-rooms"),
        At::Hero(place) => tr!(texts, "at-hero", hero = hero(place, texts).as_ref()),
        At::ThisHero => tr!(texts, "at-this-hero"),
        At::Dungeon => tr!(texts, "at-dungeon"),
        At::Icon => tr!(texts, "at-icon"),
        At::Miniboss(Whose::Own | Whose::OtherOwn) => tr!(texts, "at-miniboss-own"),
        At::Miniboss(Whose::Others) => tr!(texts, "at-miniboss-other"),
        At::Miniboss(Whose::Any) => tr!(texts, "at-miniboss"),
        At::Discarded(what) => tr!(texts, "at-discarded", card = cards(what, 1, texts).as_ref()),
        At::JustDiscarded => tr!(texts, "at-just-discarded"),
        At::OwnWound => tr!(texts, "at-own-wound"),
    })
}

fn room(whose: Whose, kind: Type, texts: &Texts) -> Arc<str> {
    match (whose, kind) {
        (Whose::Any, Type::AnyType) => tr!(texts, "room-any"),
        (Whose::Any, Type::Monster) => tr!(texts, "room-any-monster"),
        (Whose::Any, Type::Trap) => tr!(texts, "room-any-trap"),
        (Whose::Own, Type::AnyType) => tr!(texts, "room-own"),
        (Whose::Own, Type::Monster) => tr!(texts, "room-own-monster"),
        (Whose::Own, Type::Trap) => tr!(texts, "room-own-trap"),
        (Whose::OtherOwn, Type::AnyType) => tr!(texts, "room-other-own"),
        (Whose::OtherOwn, Type::Monster) => tr!(texts, "room-other-own-monster"),
        (Whose::OtherOwn, Type::Trap) => tr!(texts, "room-other-own-trap"),
        (Whose::Others, Type::AnyType) => tr!(texts, "room-others"),
        (Whose::Others, Type::Monster) => tr!(texts, "room-others-monster"),
        (Whose::Others, Type::Trap) => tr!(texts, "room-others-trap"),
    }
}

fn hero(place: Place, texts: &Texts) -> Arc<str> {
    match place {
        Place::Here => tr!(texts, "hero-here"),
        Place::OwnDungeon => tr!(texts, "hero-own-dungeon"),
        Place::OwnEntrance => tr!(texts, "hero-own-entrance"),
        Place::AnyDungeon => tr!(texts, "hero-any-dungeon"),
        Place::WithMiniboss => tr!(texts, "hero-with-miniboss"),
        Place::Town => tr!(texts, "hero-town"),
        Place::Anywhere => tr!(texts, "hero-anywhere"),
    }
}

pub(crate) fn cost(cost: Cost, texts: &Texts) -> Arc<str> {
    match cost {
        Cost::Coins(number) => tr!(texts, "cost-coins", number = i64::from(number)),
        Cost::CoinsFrom(number) => tr!(texts, "cost-coins-from", number = i64::from(number)),
        Cost::Give(number) => tr!(texts, "cost-give", number = i64::from(number)),
        Cost::GiveFrom(number) => tr!(texts, "cost-give-from", number = i64::from(number)),
        Cost::GiveLevel => tr!(texts, "cost-give-level"),
        Cost::Discard(what, number) => tr!(texts, "cost-discard", cards = cards(what, number, texts).as_ref()),
        Cost::DiscardThis => tr!(texts, "cost-discard-this"),
        Cost::DestroyThis => tr!(texts, "cost-destroy-this"),
        Cost::DestroyOwn(RoomType::Monster) => tr!(texts, "cost-destroy-own-monster"),
        Cost::DestroyOwn(RoomType::Trap) => tr!(texts, "cost-destroy-own-trap"),
    }
}

/// So many cards of a kind, as they are chosen or discarded.
fn cards(what: What, number: u8, texts: &Texts) -> Arc<str> {
    let number = i64::from(number);
    match what {
        What::Card => tr!(texts, "what-card", number = number),
        What::Room => tr!(texts, "what-room", number = number),
        What::Monster => tr!(texts, "what-monster", number = number),
        What::Miniboss => tr!(texts, "what-miniboss", number = number),
        What::Spell => tr!(texts, "what-spell", number = number),
        What::RoomOrSpell => tr!(texts, "what-room-or-spell", number = number),
    }
}

pub(crate) fn counted(counted: Counted, texts: &Texts) -> Arc<str> {
    match counted {
        Counted::MinibossesInHand => tr!(texts, "counted-minibosses-in-hand"),
        Counted::SpellsInHand => tr!(texts, "counted-spells-in-hand"),
        Counted::CoinsHere => tr!(texts, "counted-coins-here"),
        Counted::CoinsPlaced => tr!(texts, "counted-coins-placed"),
        Counted::CoinsPaid => tr!(texts, "counted-coins-paid"),
        Counted::IconsOfIt => tr!(texts, "counted-icons-of-it"),
        Counted::LuredHere => tr!(texts, "counted-lured-here"),
        Counted::LevelOfIt => tr!(texts, "counted-level-of-it"),
        Counted::MixedRooms => tr!(texts, "counted-mixed-rooms"),
        Counted::Wounds => tr!(texts, "counted-wounds"),
        Counted::RoomsLeft => tr!(texts, "counted-rooms-left"),
    }
}

/// What happens in a number that is counted; the number itself is said by `of`.
fn amounted(amount: Amount, of: impl Fn(i64) -> Arc<str>, texts: &Texts) -> Arc<str> {
    match amount {
        Amount::N(number) => of(i64::from(number)),
        Amount::Per(number, what) => {
            tr!(texts, "amount-per", effect = of(i64::from(number)).as_ref(), counted = counted(what, texts).as_ref())
        }
        Amount::Plus(first, number, what) => tr!(
            texts,
            "amount-plus",
            effect = of(i64::from(first)).as_ref(),
            number = i64::from(number),
            counted = counted(what, texts).as_ref()
        ),
    }
}
