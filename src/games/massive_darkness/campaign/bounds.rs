//! What cannot be, however a quest went: numbers and cards that somebody mistyped, or wrote into a file by hand.

use super::entry::{Ending, Founding, HeroResult, What};
use super::refused::Refused;
use super::standing::Standing;
use crate::games::massive_darkness::rules::cards::EquipmentDeck;
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::{MAX_CARDS, MAX_HEROES};
use crate::games::massive_darkness::rules::story::record::MICRO_XP_PER_XP;
use crate::games::massive_darkness::rules::story::{HeroRecord, OwnedCard, RecordProblem};
use crate::kernel::game::MessageId;
use crate::kernel::reading::beginning as shown;

/// SETUP-08: two are printed, and the players may change it; more than so many are never offered.
pub const MOST_TOKENS: u8 = 6;

/// Of names nobody needs more letters.
pub const MOST_LETTERS: usize = 80;

/// A note is no book of its own.
pub const MOST_LETTERS_OF_A_NOTE: usize = 4000;

/// What is counted in a quest (rounds, Enemies killed, deaths of a Hero) never comes to more.
pub const MOST_COUNTED: u16 = 999;

/// More quests nobody plays in one campaign.
pub const MOST_QUESTS: usize = 300;

/// STORY-24: by its name the players know their campaign.
pub(super) fn check_name(name: &str) -> Result<(), Refused> {
    if name.trim().is_empty() {
        return Err(Refused::by("STORY-24", "refused-nameless"));
    }
    check_letters(name, MOST_LETTERS, "refused-name-too-long")
}

/// STORY-24: the name of who plays a Hero.
pub(super) fn check_player(player: &str) -> Result<(), Refused> {
    check_letters(player, MOST_LETTERS, "refused-name-too-long")
}

/// STORY-24: something the players want to remember.
pub(super) fn check_note(text: &str) -> Result<(), Refused> {
    check_letters(text, MOST_LETTERS_OF_A_NOTE, "refused-note-too-long")
}

/// EQUIP-01, COMP-16: more cards than a whole party can have, or more Heroes than a party has, nobody enters. Asked before
/// anything is compared with anything.
pub(super) fn check_lists(what: &What) -> Result<(), Refused> {
    match what {
        What::Found { hero, cards } | What::Discarded { hero, cards } | What::Given { from: hero, cards, .. } => {
            check_length(hero, cards.len())
        }
        What::Equipped { hero, slots } => check_length(hero, slots.len()),
        What::Replaced { hero, cards } => check_length(hero, cards.len()),
        What::Traded { hero, gives, takes } => check_length(hero, gives.len().max(takes.len())),
        What::QuestEnded(ending) => {
            check_party_size(ending.heroes.len())?;
            ending.heroes.iter().try_for_each(|result| {
                let worn = result.equipped.as_ref().map_or(0, Vec::len);
                check_length(&result.hero, result.found.len().max(result.gone.len()).max(worn))
            })
        }
        _ => Ok(()),
    }
}

fn check_length(hero: &str, cards: usize) -> Result<(), Refused> {
    let unplayable = || RecordProblem::Unplayable { hero: shown(hero), cards };
    if cards <= MAX_CARDS * MAX_HEROES { Ok(()) } else { Err(unplayable().into()) }
}

/// COMP-16.
fn check_party_size(heroes: usize) -> Result<(), Refused> {
    if heroes <= MAX_HEROES { Ok(()) } else { Err(RecordProblem::HeroCount(heroes).into()) }
}

/// STORY-18: the names in a list of quests.
pub(super) fn check_quests(quests: &[String]) -> Result<(), Refused> {
    check_names_of_quests(quests.iter().map(String::as_str))
}

fn check_names_of_quests<'a>(mut quests: impl ExactSizeIterator<Item = &'a str>) -> Result<(), Refused> {
    if quests.len() > MOST_QUESTS {
        return Err(Refused::by("STORY-18", "refused-too-many-quests"));
    }
    quests.try_for_each(|quest| check_letters(quest, MOST_LETTERS, "refused-name-too-long"))
}

/// STORY-24: all names with which a campaign begins.
pub(super) fn check_founding(founding: &Founding) -> Result<(), Refused> {
    check_name(&founding.name)?;
    check_party_size(founding.heroes.len())?;
    founding.heroes.iter().try_for_each(|member| check_player(&member.player))?;
    check_names_of_quests(founding.quests.iter().map(String::as_str))?;
    check_names_of_quests(founding.past.iter().map(|past| past.quest.as_str()))
}

fn check_letters(text: &str, most: usize, message: MessageId) -> Result<(), Refused> {
    if text.chars().nth(most).is_none() { Ok(()) } else { Err(Refused::by("STORY-24", message)) }
}

/// STORY-19: every Hero comes home once, and nobody has counted so far.
pub(super) fn check_counted(ending: &Ending) -> Result<(), Refused> {
    let too_many = || Refused::by("STORY-19", "refused-too-much-counted");
    if ending.rounds > MOST_COUNTED {
        return Err(too_many());
    }
    for (at, result) in ending.heroes.iter().enumerate() {
        if ending.heroes[..at].iter().any(|earlier| earlier.hero == result.hero) {
            return Err(Refused::by("STORY-19", "refused-hero-twice").about(&result.hero));
        }
        if result.kills.max(result.deaths) > MOST_COUNTED {
            return Err(too_many().about(&result.hero));
        }
    }
    Ok(())
}

/// STORY-04, STORY-06: where Signatures are paid with Micro-XP only, XP never become Micro-XP again. Whoever set out with
/// some has them at the end, spent on Skills or not; in which order things happened in between nobody wrote down. XP that
/// the entry itself takes away (a card of somebody's own may cost some) are gone.
pub(super) fn check_paid(
    library: &Library,
    before: &HeroRecord,
    after: &HeroRecord,
    result: &HeroResult,
) -> Result<(), Refused> {
    let bought = after.skills.iter().flat_map(|(line, count)| {
        let had = before.skills.get(line).copied().unwrap_or(0);
        (had..*count).filter_map(|position| after.skill_cost(library, line, position))
    });
    let has = i64::from(after.xp) + bought.map(i64::from).sum::<i64>();
    if has >= i64::from(before.xp) + i64::from(result.xp.min(0)) {
        Ok(())
    } else {
        Err(Refused::by("STORY-04", "refused-xp-into-micro-xp").about(&before.hero))
    }
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

/// XP-03: nobody holds more than 30 XP, so whoever writes that a Hero gained more at once, beside what the same entry
/// pays for Skills, means Micro-XP or has mistyped. What a Hero gains on top of what he has may well be above the limit;
/// that is lost, as the rule says. A book in which such a number stands already keeps it: it is only not written anew.
pub(super) fn check_gained(library: &Library, before: &Standing, what: &What) -> Result<(), Refused> {
    let check = |hero: &str, (xp, micro_xp): (i64, i64), skills: &[String]| {
        let five = i64::from(MICRO_XP_PER_XP);
        let record = before.party.iter().find(|record| record.hero == hero);
        let spent = record.map_or(0, |record| skill_costs(library, record, skills));
        let kept = ((xp - spent) * five + micro_xp) / five;
        let most = i64::from(MAX_XP);
        let message = if xp > most { "refused-xp-or-micro-xp" } else { "refused-above-the-limit" };
        if kept > most { Err(Refused::by("XP-03", message).about(hero)) } else { Ok(()) }
    };
    match what {
        What::Earned { hero, xp, micro_xp } => check(hero, ((*xp).into(), (*micro_xp).into()), &[]),
        What::QuestEnded(ending) => ending
            .heroes
            .iter()
            .try_for_each(|result| check(&result.hero, (result.xp.into(), result.micro_xp.into()), &result.skills)),
        _ => Ok(()),
    }
}

/// CLASS-04: what the next Skills of these lines cost a Hero together, in XP.
pub fn skill_costs(library: &Library, record: &HeroRecord, lines: &[String]) -> i64 {
    let mut bought = record.skills.clone();
    let costs = lines.iter().map(|line| {
        let count = bought.entry(line.clone()).or_default();
        let cost = record.skill_cost(library, line, *count).map_or(0, i64::from);
        *count = count.saturating_add(1);
        cost
    });
    costs.sum()
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
