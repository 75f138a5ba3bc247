//! What cannot be, however a quest went: numbers and cards that somebody mistyped, or wrote into a file by hand.

use super::entry::Ending;
use super::refused::Refused;
use crate::engine::massive_darkness::cards::EquipmentDeck;
use crate::engine::massive_darkness::experience::MAX_XP;
use crate::engine::massive_darkness::library::Library;
use crate::engine::massive_darkness::story::record::MICRO_XP_PER_XP;
use crate::engine::massive_darkness::story::{HeroRecord, OwnedCard};

/// SETUP-08: two are printed, and the players may change it; more than so many are never offered.
pub const MOST_TOKENS: u8 = 6;

/// STORY-24: by its name the players know their campaign.
pub(super) fn check_name(name: &str) -> Result<(), Refused> {
    if name.trim().is_empty() { Err(Refused::by("STORY-24", "refused-nameless")) } else { Ok(()) }
}

/// SETUP-08: can so many tokens lie on the Lifebringer?
pub(super) fn check_tokens(tokens: u8) -> Result<(), Refused> {
    if tokens <= MOST_TOKENS { Ok(()) } else { Err(Refused::by("SETUP-08", "refused-too-many-tokens")) }
}

/// XP-03: what a Hero is said to have earned (or paid for Signatures), in whole XP and Micro-XP. More than 30 XP and all
/// Skills of his Class together have no place to go, so nobody who counted right is above that.
pub(super) fn check_earned(library: &Library, record: &HeroRecord, xp: i64, micro_xp: i64) -> Result<(), Refused> {
    let lines = library.class_named(&record.class).map(|class| &library.class(class).sheet.lines);
    let skills = lines.into_iter().flatten().flat_map(|line| &line.skills);
    let costs: i64 = skills.map(|skill| i64::from(skill.cost)).sum();
    let five = i64::from(MICRO_XP_PER_XP);
    let most = (i64::from(MAX_XP) + costs) * five + five - 1;
    let sums = [xp * five, micro_xp, xp * five + micro_xp];
    if sums.iter().all(|sum| sum.abs() <= most) {
        Ok(())
    } else {
        Err(Refused::by("XP-03", "refused-too-much-earned").about(&record.hero))
    }
}

/// STORY-13: Starting Equipment is dealt before the first quest, so that nobody finds it.
pub(super) fn check_found(library: &Library, hero: &str, cards: &[String]) -> Result<(), Refused> {
    match cards.iter().find(|code| is_starting_card(library, code)) {
        Some(code) => Err(Refused::by("STORY-13", "refused-starting-card").about(hero).with(code)),
        None => Ok(()),
    }
}

/// STORY-13: at the end of a quest a Hero may have Starting Equipment that another one had before.
pub(super) fn check_brought(library: &Library, ending: &Ending) -> Result<(), Refused> {
    for result in &ending.heroes {
        let was_given = |code: &&String| ending.heroes.iter().any(|giver| giver.gone.contains(code));
        let found: Vec<String> = result.found.iter().filter(|code| !was_given(code)).cloned().collect();
        check_found(library, &result.hero, &found)?;
    }
    Ok(())
}

/// Is it Starting Equipment?
#[must_use]
pub fn is_starting_card(library: &Library, code: &str) -> bool {
    library.card_with_code(code).is_some_and(|card| library.card(card).card.deck == EquipmentDeck::Starting)
}

/// May it be found in a quest, or come from another Hero of this party?
pub fn may_come(library: &Library, party: &[HeroRecord], code: &str) -> bool {
    let has = |record: &HeroRecord| record.cards.iter().any(|card: &OwnedCard| card.code == code);
    !is_starting_card(library, code) || party.iter().any(has)
}
