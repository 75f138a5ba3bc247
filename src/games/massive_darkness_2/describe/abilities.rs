//! What Heroes, their Items and Skills can do, as sentences: when – if – for what – how often: what happens.

use super::{Words, class_name, dice_words, element_name, spirit_name, symbol_name, type_name};
use crate::games::massive_darkness_2::rules::cards::ItemCard;
use crate::games::massive_darkness_2::rules::class_cards::{ArrowCard, Colour, RogueToken, SkillCard};
use crate::games::massive_darkness_2::rules::ids::Place;
use crate::games::massive_darkness_2::rules::language::{Ability, Cost, Effect, If, Limit, When};
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// An ability as a sentence.
#[must_use]
pub fn sentence(ability: &Ability, texts: &Texts) -> String {
    sentence_with(ability, texts, effect)
}

/// The same where what happens is said in another way.
pub(super) fn sentence_with(ability: &Ability, texts: &Texts, say: fn(Effect, &Texts) -> Arc<str>) -> String {
    let conditions = ability.r#if.iter().map(|condition| self::condition(*condition, texts));
    let costs = ability.cost.iter().map(|cost| self::cost(*cost, texts));
    let head: Vec<Arc<str>> = when(ability.when, texts)
        .into_iter()
        .chain(conditions)
        .chain(costs)
        .chain(limit(ability.limit, texts))
        .collect();
    let what = ability.r#do.iter().map(|effect| say(*effect, texts)).collect::<Vec<_>>().join("; ");
    if head.is_empty() {
        capital(&what)
    } else {
        capital(&format!("{}: {}", head.join(", "), texts.after_colon(&what)))
    }
}

/// What an ability does, without when and for what.
#[must_use]
pub fn effects(ability: &Ability, texts: &Texts) -> String {
    ability.r#do.iter().map(|effect| self::effect(*effect, texts)).collect::<Vec<_>>().join("; ")
}

/// The sentence with a capital letter at its beginning.
#[must_use]
pub fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What stands on an Item card: where it is worn, its dice, what it can do.
#[must_use]
pub fn item_lines(item: &ItemCard, texts: &Texts) -> Vec<String> {
    let mut lines = vec![place(item.slot, texts).to_string()];
    for (kind, dice) in &item.attack {
        let (kind, dice) = (type_name(*kind, texts), dice_words(*dice, texts));
        lines.push(tr!(texts, "item-attack", kind = kind.as_ref(), dice = dice).to_string());
    }
    if item.defense.total() > 0 {
        lines.push(tr!(texts, "item-defense", dice = dice_words(item.defense, texts)).to_string());
    }
    lines.extend(item.abilities.iter().map(|ability| sentence(ability, texts)));
    lines
}

/// All of an Item card: also for whom it is, whether it is of the Set, and its other side.
#[must_use]
pub fn item_card_lines(item: &ItemCard, texts: &Texts) -> Vec<String> {
    let mut lines = item_lines(item, texts);
    if let Some(dice) = item.of_many.filter(|dice| *dice != item.defense) {
        lines.push(tr!(texts, "item-of-many", dice = dice_words(dice, texts)).to_string());
    }
    lines.extend(item_notes(item, texts));
    lines
}

/// For whom an Item is, and whether it is of the Set.
pub(super) fn item_notes(item: &ItemCard, texts: &Texts) -> Vec<String> {
    let only = item.only.map(|class| tr!(texts, "item-only", class = class_name(class, texts).as_ref()));
    let set = item.set.then(|| tr!(texts, "item-set"));
    only.into_iter().chain(set).map(|line| line.to_string()).collect()
}

/// What stands on a token of the Rogue.
#[must_use]
pub fn tool_lines(token: &RogueToken, texts: &Texts) -> Vec<String> {
    let colour = match token.colour {
        Colour::Red => tr!(texts, "tool-colour-red"),
        Colour::Blue => tr!(texts, "tool-colour-blue"),
        Colour::Green => tr!(texts, "tool-colour-green"),
    };
    let mut lines = vec![colour.to_string()];
    lines.extend(token.r#do.iter().map(|one| capital(&effect(*one, texts))));
    lines.extend(token.shadow.then(|| tr!(texts, "tool-in-shadow").to_string()));
    lines.extend(token.poison.then(|| tr!(texts, "tool-poisons").to_string()));
    if token.draws > 0 {
        lines.push(tr!(texts, "tool-draws", count = i64::from(token.draws)).to_string());
    }
    lines
}

/// Where an item is worn.
#[must_use]
pub fn place(place: Place, texts: &Texts) -> Arc<str> {
    match place {
        Place::Head => tr!(texts, "slot-head"),
        Place::Body => tr!(texts, "slot-body"),
        Place::Legs => tr!(texts, "slot-legs"),
        Place::Misc => tr!(texts, "slot-misc"),
        Place::Hand => tr!(texts, "place-hand"),
        Place::TwoHands => tr!(texts, "place-two-hands"),
        Place::Consumable => tr!(texts, "place-consumable"),
    }
}

/// When an ability can be used; nothing where that is between actions.
#[must_use]
pub fn when(when: When, texts: &Texts) -> Option<Arc<str>> {
    Some(match when {
        When::Free => return None,
        When::Anytime => tr!(texts, "when-anytime"),
        When::Attack => tr!(texts, "when-attack"),
        When::Melee => tr!(texts, "when-melee"),
        When::Magic => tr!(texts, "when-magic"),
        When::Ranged => tr!(texts, "when-ranged"),
        When::Defense => tr!(texts, "when-defense"),
        When::Combat => tr!(texts, "when-combat"),
        When::Movement => tr!(texts, "when-movement"),
        When::Always => tr!(texts, "when-always"),
    })
}

/// What must be so.
#[must_use]
pub fn condition(condition: If, texts: &Texts) -> Arc<str> {
    match condition {
        If::InShadow => tr!(texts, "if-in-shadow"),
        If::InLight => tr!(texts, "if-in-light"),
        If::Wounded(wounds) => tr!(texts, "if-wounded", wounds = i64::from(wounds)),
        If::DualWield => tr!(texts, "if-dual-wield"),
    }
}

/// What is paid.
#[must_use]
pub fn cost(cost: Cost, texts: &Texts) -> Arc<str> {
    match cost {
        Cost::Action => tr!(texts, "cost-action"),
        Cost::Mana(mana) => tr!(texts, "cost-mana", mana = i64::from(mana)),
        Cost::Wounds(wounds) => tr!(texts, "cost-wounds", wounds = i64::from(wounds)),
        Cost::Rage(rage) => tr!(texts, "cost-rage", rage = i64::from(rage)),
        Cost::Element(element, steps) => {
            tr!(texts, "cost-element", element = element_name(element, texts).as_ref(), steps = i64::from(steps))
        }
    }
}

/// How often; nothing where that is as its moment says.
#[must_use]
pub fn limit(limit: Limit, texts: &Texts) -> Option<Arc<str>> {
    match limit {
        Limit::AsTimed => None,
        Limit::Endless => Some(tr!(texts, "limit-endless")),
        Limit::Round => Some(tr!(texts, "limit-round")),
    }
}

/// What happens.
#[must_use]
pub fn effect(effect: Effect, texts: &Texts) -> Arc<str> {
    match effect {
        Effect::Swords(count) => tr!(texts, "do-swords", count = i64::from(count)),
        Effect::Shields(count) => tr!(texts, "do-shields", count = i64::from(count)),
        Effect::Mana(count) => tr!(texts, "do-mana", count = i64::from(count)),
        Effect::Dice(dice) => tr!(texts, "do-dice", dice = dice_words(dice, texts)),
        Effect::Reroll(count) => tr!(texts, "do-reroll", count = i64::from(count)),
        Effect::RerollEnemy(count) => tr!(texts, "do-reroll-enemy", count = i64::from(count)),
        Effect::LosesShields(count) => tr!(texts, "do-loses-shields", count = i64::from(count)),
        Effect::Fire(count) => tr!(texts, "do-fire", count = i64::from(count)),
        Effect::Frost(count) => tr!(texts, "do-frost", count = i64::from(count)),
        Effect::Heal(count) => tr!(texts, "do-heal", count = i64::from(count)),
        Effect::Points(count) => tr!(texts, "do-points", count = i64::from(count)),
        Effect::Wounds(count) => tr!(texts, "do-wounds", count = i64::from(count)),
        Effect::Step => tr!(texts, "do-step"),
        Effect::LoseDice(dice) => tr!(texts, "do-lose-dice", dice = dice_words(dice, texts)),
        Effect::Hurt(count) => tr!(texts, "do-hurt", count = i64::from(count)),
        Effect::Rage(count) => tr!(texts, "do-rage", count = i64::from(count)),
        Effect::Actions(count) => tr!(texts, "do-actions", count = i64::from(count)),
        Effect::Ignore(symbol, count) => {
            tr!(texts, "do-ignore", symbol = symbol_name(symbol, texts).as_ref(), count = i64::from(count))
        }
        Effect::Summon(spirit) => tr!(texts, "do-summon", spirit = spirit_name(spirit, texts).as_ref()),
        Effect::SpiritDice(dice) => tr!(texts, "do-spirit-dice", dice = dice_words(dice, texts)),
    }
}

/// What stands on a Skill card: what it does, and the tokens of the Rogue that it brings.
#[must_use]
pub fn skill_card_lines(card: &SkillCard, texts: &Texts) -> Vec<String> {
    skill_card_lines_with(card, texts, sentence)
}

/// The same where its abilities are said in another way.
#[must_use]
pub fn skill_card_lines_with(card: &SkillCard, texts: &Texts, say: fn(&Ability, &Texts) -> String) -> Vec<String> {
    let mut lines = Vec::new();
    if !card.ability.r#do.is_empty() {
        lines.push(say(&card.ability, texts));
    }
    for (id, count) in &card.tokens {
        let token = texts.get(&format!("tool-{id}"));
        lines.push(tr!(texts, "skill-tokens", token = token.as_ref(), count = i64::from(*count)).to_string());
    }
    if card.poison > 0 {
        lines.push(tr!(texts, "skill-poison", wounds = i64::from(card.poison)).to_string());
    }
    if let Some(blessed) = &card.blessed {
        let blessed = say(blessed, texts);
        lines.push(tr!(texts, "skill-blessed", what = blessed).to_string());
    }
    lines
}

/// What an Arrow card brings, row by row.
#[must_use]
pub fn arrow_card_lines(arrow: &ArrowCard, texts: &Texts) -> Vec<String> {
    let row = |effects: &[Effect]| {
        let told = effects.iter().map(|one| effect(*one, texts)).collect::<Vec<_>>().join("; ");
        if told.is_empty() { tr!(texts, "nothing").to_string() } else { texts.after_colon(&told) }
    };
    vec![
        tr!(texts, "arrow-aim", aim = i64::from(arrow.aim)).to_string(),
        tr!(texts, "arrow-quick", what = row(&arrow.quick)).to_string(),
        tr!(texts, "arrow-critical", what = row(&arrow.critical)).to_string(),
        tr!(texts, "arrow-over", what = row(&arrow.over)).to_string(),
    ]
}

impl Words<'_> {
    /// What stands on a Skill card.
    #[must_use]
    pub fn skill_lines(&self, skill: u8) -> Vec<String> {
        let card = self.content.printed.skills.get(usize::from(skill));
        card.map(|card| skill_card_lines(card, self.texts)).unwrap_or_default()
    }

    /// What an Arrow card brings.
    #[must_use]
    pub fn arrow_lines(&self, number: u8) -> Vec<String> {
        self.arrow_card(number).map(|arrow| arrow_card_lines(arrow, self.texts)).unwrap_or_default()
    }
}
