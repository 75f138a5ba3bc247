//! COMPONENTS: what is checked of the content when it is read, whoever has written it.

use crate::cards::{Back, DieFaces, ItemCard, Printed, Unplayable};
use crate::class_cards::SkillCard;
use crate::ids::{Die, MOST_HEROES, Place, Symbol};
use crate::kernel::dice::{DiceSet, Symbols};
use crate::language::{Ability, Cost, Effect};

/// M2-SKILL-02: what a Skill replaces is of its Class and of a lower Level.
pub(crate) fn is_graded(skill: &SkillCard, printed: &Printed) -> bool {
    let lower = |id: &String| printed.skills.iter().find(|other| other.id == *id);
    let is_lower = |lower: &SkillCard| lower.class == skill.class && lower.level < skill.level;
    skill.above.as_ref().is_none_or(|id| lower(id).is_some_and(is_lower))
}

/// M2-SETUP-04 to M2-SETUP-06: a weapon and a vial for each Hero of the largest party, and a Skill to begin with for each Class that has
/// Skill cards.
pub(crate) fn outfits_suffice(printed: &Printed) -> Result<(), Unplayable> {
    let copies = |is_it: fn(&ItemCard) -> bool| -> usize {
        let starting = printed.items.iter().filter(|item| item.back == Back::Starting && is_it(item));
        starting.map(|item| usize::from(item.copies)).sum()
    };
    let weapons = copies(|item| !item.attack.is_empty());
    let vials = copies(|item| item.slot == Place::Consumable);
    if weapons < MOST_HEROES || vials < MOST_HEROES {
        return Err(Unplayable::Number("outfits"));
    }
    for class in printed.heroes.iter().map(|hero| hero.class) {
        let mut skills = printed.skills.iter().filter(|skill| skill.class == class).peekable();
        let has_any = skills.peek().is_some();
        if has_any && !skills.any(|skill| skill.level == 1 && skill.above.is_none()) {
            return Err(Unplayable::Number("first skills"));
        }
    }
    Ok(())
}

pub(crate) fn numbered(copies: impl Iterator<Item = u8>) -> Vec<u8> {
    copies.enumerate().flat_map(|(at, copies)| std::iter::repeat_n(at as u8, usize::from(copies))).collect()
}

pub(crate) fn dice_of(faces: &[DieFaces]) -> Result<DiceSet, Unplayable> {
    let mut dice = Vec::new();
    for (die, read) in Die::ALL.into_iter().zip(faces) {
        if read.die != die || faces.len() != Die::ALL.len() {
            return Err(Unplayable::Dice);
        }
        let mut of_die = Vec::new();
        for written in &read.faces {
            let mut face = Symbols::NONE;
            for letter in written.chars() {
                let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter);
                face.add(symbol.ok_or(Unplayable::Dice)?.id(), 1);
            }
            of_die.push(face);
        }
        // No rule turns a die over.
        let opposite = (0..of_die.len()).map(|face| face as u8).collect();
        dice.push((die.letter().to_string(), crate::kernel::dice::Die { faces: of_die, opposite, side: 0 }));
    }
    if dice.len() != Die::ALL.len() {
        return Err(Unplayable::Dice);
    }
    DiceSet::new(dice).map_err(|_| Unplayable::Dice)
}

pub(crate) fn names_differ(printed: &Printed) -> Result<(), Unplayable> {
    let mut names: Vec<&String> = printed.heroes.iter().map(|hero| &hero.id).collect();
    names.extend(printed.items.iter().map(|item| &item.id));
    names.extend(printed.mobs.iter().map(|mob| &mob.id));
    names.extend(printed.roamers.iter().map(|kind| &kind.id));
    names.extend(printed.bosses.iter().map(|boss| &boss.id));
    names.extend(printed.doors.iter().map(|door| &door.id));
    names.extend(printed.arrows.iter().map(|arrow| &arrow.id));
    names.extend(printed.skills.iter().map(|skill| &skill.id));
    names.sort();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Unplayable::Twice(pair[0].clone())),
        None => Ok(()),
    }
}

/// A Mob Item is a weapon; what is paid is paid in one way; a Consumable costs nothing (M2-ITEM-10).
pub(crate) fn is_playable(item: &ItemCard) -> bool {
    let is_consumable = item.slot == Place::Consumable;
    let is_armed = !matches!(item.back, Back::Mob(_)) || !item.attack.is_empty();
    let pays_once = |ability: &Ability| {
        let actions = ability.cost.iter().filter(|cost| **cost == Cost::Action).count();
        actions <= 1 && (!is_consumable || ability.cost.is_empty())
    };
    let heals_once =
        |ability: &Ability| ability.r#do.iter().filter(|effect| matches!(effect, Effect::Heal(_))).count() <= 1;
    is_armed
        && item.abilities.len() <= 4
        && item.abilities.iter().all(|ability| pays_once(ability) && heals_once(ability))
}
