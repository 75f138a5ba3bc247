//! Who sets out, and with what, where nobody chooses: Heroes in the order of the box, each with a weapon that suits its Class.

use super::rules::cards::ItemCard;
use super::rules::class_cards::SkillCard;
use super::rules::ids::Place;
use super::rules::language::Effect;
use super::rules::{AttackType, Back, Chosen, Class, Content};

/// How a Class prefers to attack.
#[must_use]
pub fn style(class: Class) -> AttackType {
    match class {
        Class::Berserker | Class::Paladin | Class::Rogue => AttackType::Melee,
        Class::Shaman | Class::Wizard => AttackType::Magic,
        Class::Ranger => AttackType::Ranged,
    }
}

/// The different Starting Items that are weapons (M2-SETUP-06).
pub fn weapons(content: &Content) -> impl Iterator<Item = &ItemCard> {
    content.printed.items.iter().filter(|item| item.back == Back::Starting && !item.attack.is_empty())
}

/// The different vials (M2-SETUP-05).
pub fn vials(content: &Content) -> impl Iterator<Item = &ItemCard> {
    content.printed.items.iter().filter(|item| item.back == Back::Starting && item.slot == Place::Consumable)
}

/// The Skills that a Class can begin with (M2-SETUP-04).
pub fn first_skills(content: &Content, class: Class) -> impl Iterator<Item = &SkillCard> {
    content.printed.skills.iter().filter(move |skill| skill.class == class && skill.level == 1 && skill.above.is_none())
}

/// How many copies of a Starting Item there are.
#[must_use]
pub fn copies(content: &Content, id: &str) -> usize {
    content.named(id).len()
}

/// What a Hero sets out with, beside what others have taken already.
#[must_use]
pub fn outfit(content: &Content, hero: usize, taken: &[Chosen]) -> Chosen {
    let Some(card) = content.printed.heroes.get(hero) else { return Chosen::default() };
    let style = style(card.class);
    let is_free =
        |item: &&ItemCard| taken.iter().filter(|other| other.weapon == item.id).count() < copies(content, &item.id);
    // Whatever suits, the strongest; else anything.
    let weight = |item: &&ItemCard| item.dice(style).map_or(0, |dice| 1 + content.weight(dice));
    let weapon = weapons(content).filter(is_free).max_by_key(weight);
    let gives =
        |item: &&ItemCard, wanted: fn(&Effect) -> bool| item.abilities.iter().flat_map(|one| &one.r#do).any(wanted);
    let wants_mana = card.mana > card.health;
    let wanted: fn(&Effect) -> bool = if wants_mana {
        |effect| matches!(effect, Effect::Mana(_))
    } else {
        |effect| matches!(effect, Effect::Heal(_))
    };
    let vial = vials(content).find(|item| gives(item, wanted));
    let skill = first_skills(content, card.class).next();
    // A Skill of the Berserker works in its stance.
    let place = skill.and_then(|skill| skill.stance).map_or(0, |stance| stance as u8);
    Chosen {
        hero: card.id.clone(),
        weapon: weapon.map_or_else(String::new, |item| item.id.clone()),
        vial: vial.map_or_else(String::new, |item| item.id.clone()),
        skill: skill.map_or_else(String::new, |skill| skill.id.clone()),
        place,
        start: place,
    }
}

/// So many Heroes; the seed says with which one of the box it begins.
#[must_use]
pub fn party(content: &Content, heroes: usize, seed: u64) -> Vec<Chosen> {
    let count = content.printed.heroes.len().max(1);
    let first = (seed % count as u64) as usize;
    let mut chosen: Vec<Chosen> = Vec::new();
    for at in 0..heroes.min(count) {
        chosen.push(outfit(content, (first + at) % count, &chosen));
    }
    chosen
}
