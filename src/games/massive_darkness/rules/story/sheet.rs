//! What a Hero between quests is able to: which of his Skills and cards work at a Level, which Skills he can buy, his dice
//! and his Health. The same rules as in a quest, for records.

use super::record::{HeroRecord, OwnedCard, card_level};
use crate::cards::SlotSymbol;
use crate::language::{Ability, Effect, When};
use crate::library::{Abilities, DiceCount, Library};
use crate::setup::{MORE_HEALTH, STARTING_HEALTH};
use crate::state::Slot;

/// What a Skill is to a Hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SkillState {
    /// CLASS-07: bought, and the one of its line that works.
    Active,
    /// CLASS-07: bought, and replaced by a better one of its line.
    Replaced,
    /// CLASS-06: bought, but its Level is not reached.
    Asleep,
    /// CLASS-04: the next of its line, and the Hero has enough XP.
    Affordable,
    /// CLASS-04: the next of its line, for more XP than the Hero has.
    TooDear,
    /// CLASS-04: an earlier one of its line comes first.
    Later,
}

/// CLASS-04..08: what a Skill is to a Hero at a Level; lines and Skills are counted as on the Class Sheet. `None`: there is
/// no such Skill.
#[must_use]
pub fn skill_state(library: &Library, record: &HeroRecord, line: usize, skill: usize, level: u8) -> Option<SkillState> {
    let sheet = &library.class(library.class_named(&record.class)?).sheet;
    let known = sheet.lines.get(line)?;
    let wanted = known.skills.get(skill)?;
    let bought = usize::from(record.skills.get(&known.id).copied().unwrap_or(0)).min(known.skills.len());
    let state = match skill.cmp(&bought) {
        std::cmp::Ordering::Less if wanted.level > level => SkillState::Asleep,
        std::cmp::Ordering::Less if known.skills[skill + 1..bought].iter().any(|better| better.level <= level) => {
            SkillState::Replaced
        }
        std::cmp::Ordering::Less => SkillState::Active,
        std::cmp::Ordering::Equal if wanted.cost <= record.xp => SkillState::Affordable,
        std::cmp::Ordering::Equal => SkillState::TooDear,
        std::cmp::Ordering::Greater => SkillState::Later,
    };
    Some(state)
}

/// EQUIP-02, EQUIP-06, STORY-14: does a card work where it lies, once this Level is reached?
#[must_use]
pub fn works(library: &Library, owned: &OwnedCard, level: u8) -> bool {
    library.card_with_code(&owned.code).is_some_and(|card| {
        let is_used = owned.slot != Slot::Pack || library.card(card).card.slot == SlotSymbol::None;
        is_used && card_level(library, card) <= level
    })
}

/// COMBAT-02, COMBAT-03: the dice of the cards that work, for Melee, Ranged, Magic and Defense; before Skills and limits.
#[must_use]
pub fn dice(library: &Library, record: &HeroRecord, level: u8) -> [DiceCount; 4] {
    let mut sum: [DiceCount; 4] = [[0; 4]; 4];
    let working = record.cards.iter().filter(|owned| works(library, owned, level));
    for card in working.filter_map(|owned| library.card_with_code(&owned.code)) {
        for (pool, more) in sum.iter_mut().zip(library.card(card).dice) {
            pool.iter_mut().zip(more).for_each(|(count, more)| *count = count.saturating_add(more));
        }
    }
    sum
}

/// The abilities of a Hero at a Level: Hero card, Free Class Skill, Signature, the Skills and cards that work.
pub fn each_ability(library: &Library, record: &HeroRecord, level: u8, visit: &mut dyn FnMut(&Ability)) {
    let mut all = |abilities: Abilities| abilities.ids().for_each(|id| visit(library.ability(id)));
    if let Some(hero) = library.hero_named(&record.hero) {
        all(library.hero(hero).abilities);
    }
    if let Some(class) = library.class_named(&record.class) {
        let class = library.class(class);
        all(class.free);
        all(class.signature);
        for (line, skills) in class.lines.iter().enumerate() {
            let active = (0..skills.len())
                .find(|skill| skill_state(library, record, line, *skill, level) == Some(SkillState::Active));
            active.map(|skill| skills[skill]).into_iter().for_each(&mut all);
        }
    }
    let working = record.cards.iter().filter(|owned| works(library, owned, level));
    working.filter_map(|owned| library.card_with_code(&owned.code)).for_each(|card| all(library.card(card).abilities));
}

/// HERO-03, SKILL-08, STORY-26: the Health a quest of this Level begins with, as far as no condition has a say.
#[must_use]
pub fn max_health(library: &Library, record: &HeroRecord, level: u8) -> u8 {
    let mut most = 0;
    each_ability(library, record, level, &mut |ability| {
        if ability.when == When::Always && ability.only_if.is_empty() {
            for effect in &ability.effects {
                if let Effect::MaxHealth(more) = effect {
                    most = most.max(*more);
                }
            }
        }
    });
    STARTING_HEALTH + most.min(MORE_HEALTH)
}
