//! What cards are worth to whoever wears them or has learned them.

use crate::kernel::game::Game as _;
use massive_darkness_2_rules::ids::Place;
use massive_darkness_2_rules::language::{Ability, Cost, Effect, When};
use massive_darkness_2_rules::{Answer, Ask, AttackType, CardId, Class, Dice, Die, MassiveDarkness2};

/// Swords are counted in sixths, as [`massive_darkness_2_rules::Content::weight`] does.
const SWORD: i32 = 6;
/// A Defense die, as often as a Hero is attacked.
const BLUE: i32 = 8;

/// What a Hero can do in a fight by what it wears: its best attack, a little of the others, and its defense.
pub(crate) fn strength(game: &MassiveDarkness2, hero: u8) -> i32 {
    let content = &game.table().content;
    let worn = || game.state().hero(hero).equipped().filter_map(|card| content.item(card));
    let mut attacks = AttackType::ALL.map(|kind| {
        let dice: i32 = worn().filter_map(|item| item.dice(kind)).map(|dice| i32::from(content.weight(dice))).sum();
        let more: i32 =
            worn().flat_map(|item| &item.abilities).filter(|one| helps(one, kind)).map(|one| worth(game, one)).sum();
        if dice == 0 { 0 } else { dice + more + if suits(game.class(hero), kind) { SWORD } else { 0 } }
    });
    attacks.sort_unstable();
    let defense: i32 = worn().map(|item| BLUE * i32::from(item.defense.count(Die::Blue))).sum();
    let is_other = |one: &&Ability| !AttackType::ALL.into_iter().any(|kind| helps(one, kind));
    let others: i32 = worn().flat_map(|item| &item.abilities).filter(is_other).map(|one| worth(game, one)).sum();
    attacks[2] + attacks[1] / 4 + defense + others
}

/// Arrow cards need a bow, spells a Magic weapon.
fn suits(class: Class, kind: AttackType) -> bool {
    matches!((class, kind), (Class::Ranger, AttackType::Ranged) | (Class::Wizard, AttackType::Magic))
}

fn helps(ability: &Ability, kind: AttackType) -> bool {
    match ability.when {
        When::Attack => true,
        When::Melee => kind == AttackType::Melee,
        When::Magic => kind == AttackType::Magic,
        When::Ranged => kind == AttackType::Ranged,
        _ => false,
    }
}

/// What an ability brings, less what it costs.
pub(crate) fn worth(game: &MassiveDarkness2, ability: &Ability) -> i32 {
    let dice = |dice: &Dice| i32::from(game.table().content.weight(*dice)) + BLUE * i32::from(dice.count(Die::Blue));
    let brings = ability.r#do.iter().map(|effect| match effect {
        Effect::Swords(count) | Effect::Wounds(count) => SWORD * i32::from(*count),
        Effect::Shields(count) | Effect::LosesShields(count) => 5 * i32::from(*count),
        Effect::Heal(count) | Effect::Points(count) | Effect::Frost(count) => 3 * i32::from(*count),
        Effect::Reroll(count) | Effect::RerollEnemy(count) | Effect::Fire(count) => 3 * i32::from(*count),
        Effect::Mana(count) | Effect::Ignore(_, count) | Effect::Rage(count) => 2 * i32::from(*count),
        Effect::Dice(more) | Effect::SpiritDice(more) => dice(more),
        Effect::Actions(count) => 9 * i32::from(*count),
        Effect::Summon(_) => 9,
        Effect::Step | Effect::LoseDice(_) | Effect::Hurt(_) => 0,
    });
    let costs = ability.cost.iter().map(|cost| match cost {
        Cost::Action => 4,
        Cost::Mana(count) => 2 * i32::from(*count),
        Cost::Wounds(count) => 4 * i32::from(*count),
        Cost::Rage(count) | Cost::Element(_, count) => i32::from(*count),
    });
    let often = if ability.r#if.is_empty() { 2 } else { 1 };
    (often * (brings.sum::<i32>() - costs.sum::<i32>()) / 2).max(1)
}

fn together(game: &MassiveDarkness2) -> i32 {
    game.state().seats().map(|seat| strength(game, seat)).sum()
}

fn after(game: &MassiveDarkness2, answer: &Answer) -> Option<MassiveDarkness2> {
    let mut next = game.clone();
    next.answer(answer, &mut |_| {}).is_ok().then_some(next)
}

/// How much stronger the Heroes are when a card is equipped, or handed over and then equipped.
pub(crate) fn gain(game: &MassiveDarkness2, answer: &Answer) -> i32 {
    let Some(next) = after(game, answer) else { return 0 };
    match answer {
        Answer::Equip { .. } => together(&next) - together(game),
        Answer::Give { card, to } => {
            let mut listed = Vec::new();
            next.answers(&mut listed);
            let is_it = |answer: &&Answer| matches!(answer, Answer::Equip { hero, card: other, .. } if hero == to && other == card);
            let best = listed.iter().filter(is_it).filter_map(|answer| Some(together(&after(&next, answer)?))).max();
            // What is taken out of a hand is not equipped there any more.
            best.map_or(0, |best| best - together(game) - 1)
        }
        _ => 0,
    }
}

/// How much the best answer of a Trade & Equip action would bring, if it were begun now.
pub(crate) fn trade(game: &MassiveDarkness2, hero: u8) -> i32 {
    let state = game.state();
    let here =
        state.seats().filter(|seat| state.hero(*seat).is_up() && state.hero(*seat).zone == state.hero(hero).zone);
    let content = &game.table().content;
    let spare = |seat: u8| {
        let figure = *state.hero(seat);
        let cards = figure.items.iter().map(|card| CardId(card as u8)).collect::<Vec<_>>();
        cards.into_iter().filter(move |card| !figure.wears(*card))
    };
    let wearable =
        here.flat_map(spare).any(|card| content.item(card).is_some_and(|item| item.slot != Place::Consumable));
    let Some(next) = wearable.then(|| after(game, &Answer::Trade)).flatten() else { return 0 };
    if !matches!(next.state().asked, Some(Ask::Trade { .. })) {
        return 0;
    }
    let mut listed = Vec::new();
    next.answers(&mut listed);
    listed.iter().map(|answer| gain(&next, answer)).max().unwrap_or(0)
}

/// What a Skill brings to a Hero that lays it there, less what it takes the place of.
pub(crate) fn lesson(game: &MassiveDarkness2, hero: u8, number: u8, place: u8) -> i32 {
    let figure = game.state().hero(hero);
    let value = |number: u8| {
        game.skill(number).map_or(0, |skill| {
            let blessed = skill.blessed.as_ref().map_or(0, |blessed| worth(game, blessed) / 2);
            let tokens: i32 = skill.tokens.iter().map(|(_, count)| 3 * i32::from(*count)).sum();
            worth(game, &skill.ability) + blessed + tokens + 4 * i32::from(skill.poison)
        })
    };
    let above = game.skill(number).and_then(|skill| skill.above.clone());
    let mut brings = value(number);
    for known in figure.skills.iter() {
        let is_lower = game.skill(known.skill).is_some_and(|skill| Some(&skill.id) == above.as_ref());
        let shares = known.place == place;
        match game.class(hero) {
            _ if is_lower => brings -= value(known.skill),
            Class::Wizard if shares => brings -= value(known.skill),
            // Where one works the other does.
            Class::Paladin if shares => brings += 2,
            _ => {}
        }
    }
    match game.class(hero) {
        Class::Berserker if place != figure.at => brings / 2,
        _ => brings,
    }
}
