//! Who sets out, and with what, where nobody chooses: Heroes in the order of the box, each with a weapon that suits its Class; and who does in
//! many games.

use super::rules::cards::ItemCard;
use super::rules::class_cards::{SkillCard, Stance};
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
    let is_left =
        |item: &&ItemCard| taken.iter().filter(|other| other.vial == item.id).count() < copies(content, &item.id);
    let vial = vials(content).filter(is_left).find(|item| gives(item, wanted)).or_else(|| vials(content).find(is_left));
    let skill = first_skills(content, card.class).next();
    let chosen = Chosen {
        hero: card.id.clone(),
        weapon: weapon.map_or_else(String::new, |item| item.id.clone()),
        vial: vial.map_or_else(String::new, |item| item.id.clone()),
        ..Chosen::default()
    };
    with_skill(content, chosen, skill.map_or("", |skill| &skill.id))
}

/// The same Hero with this Skill to begin with. One of the Berserker works in its stance, so that is where he begins.
#[must_use]
pub fn with_skill(content: &Content, chosen: Chosen, skill: &str) -> Chosen {
    let chosen = Chosen { skill: skill.to_owned(), ..chosen };
    match stance(content, skill) {
        Some(stance) => Chosen { place: stance as u8, start: stance as u8, ..chosen },
        None => chosen,
    }
}

/// The stance that a Skill works in, if it is one of the Berserker.
#[must_use]
pub fn stance(content: &Content, skill: &str) -> Option<Stance> {
    content.printed.skills.iter().find(|known| known.id == skill).and_then(|known| known.stance)
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

/// The Heroes of many games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    /// So many; the seed of each game says with whom of the box it begins, the others follow in the order of the box.
    Drawn(usize),
    /// These in every game.
    Chosen(Vec<Chosen>),
}

impl Party {
    /// The Heroes at these places in the box, in this order, each with what suits beside what others have taken already.
    #[must_use]
    pub fn at(content: &Content, places: &[usize]) -> Self {
        let mut chosen = Vec::new();
        for place in places {
            chosen.push(outfit(content, *place, &chosen));
        }
        Self::Chosen(chosen)
    }

    /// The Heroes of the game with this seed.
    #[must_use]
    pub fn of_game(&self, content: &Content, seed: u64) -> Vec<Chosen> {
        match self {
            Self::Drawn(heroes) => party(content, *heroes, seed),
            Self::Chosen(heroes) => heroes.clone(),
        }
    }

    /// How many Heroes they are.
    #[must_use]
    pub fn heroes(&self) -> usize {
        match self {
            Self::Drawn(heroes) => *heroes,
            Self::Chosen(heroes) => heroes.len(),
        }
    }
}
