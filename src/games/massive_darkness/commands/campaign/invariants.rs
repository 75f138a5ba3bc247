//! The invariants of the ledger, looked at after every entry of a simulated campaign. They trust nothing that the book
//! says about itself: what was before and what is after is compared card by card with the words of the entry.

use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::{Now, Standing};
use crate::games::massive_darkness::rules::cards::EquipmentDeck;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::record::card_level;
use crate::games::massive_darkness::rules::story::{
    HeroRecord, check_party, check_start_inventory, hero_level, party_level,
};
use std::collections::BTreeMap;

/// What is wrong, with the rule.
type Checked = Result<(), String>;

/// Looks at everything after an entry; `before` is `None` for the first.
pub(crate) fn check(library: &Library, before: Option<&Standing>, after: &Standing, what: &What) -> Checked {
    check_party(library, &after.party).map_err(|problem| problem.to_string())?;
    no_card_twice(library, after)?;
    if let Now::Ready(_) | Now::Playing(_) | Now::Repeat = after.now() {
        within_limits(library, &after.party)?;
    }
    let Some(before) = before else { return Ok(()) };
    for (had, has) in before.party.iter().zip(&after.party) {
        cards_are_accounted_for(had, has, what)?;
        skills_are_bought(library, had, has, what)?;
        let pays = matches!(what, What::QuestEnded(_) | What::Sold { .. });
        if !pays && (had.xp, had.micro_xp) != (has.xp, has.micro_xp) {
            return Err(format!("{}: XP come or go without a word (STORY-24)", has.hero));
        }
    }
    Ok(())
}

/// COMP-15, OQ-23: between quests every Treasure is owned, on sale or in its deck, and in one place only.
fn no_card_twice(library: &Library, standing: &Standing) -> Checked {
    let Some(market) = &standing.market else { return Ok(()) };
    if let Some(card) = market.state.offers.iter().find(|card| market.state.owner(**card).is_some()) {
        return Err(format!("{} is on sale and owned (COMP-15)", library.card(*card).card.code));
    }
    for (deck, level) in market.state.treasures.iter().zip(1..) {
        let owned = market.state.heroes.iter().flat_map(|hero| hero.cards.iter().map(|held| held.card));
        let outside = owned.chain(market.state.offers.iter().copied()).filter(|card| {
            let card = &library.card(*card).card;
            card.deck == EquipmentDeck::Treasure && card.level == level
        });
        let there = deck.remaining() + deck.discards().len() + outside.count();
        let printed = library.equipment_range(EquipmentDeck::Treasure, level).len();
        if there != printed {
            return Err(format!("{there} Treasures of level {level}, but the box has {printed} (COMP-15)"));
        }
    }
    Ok(())
}

/// STORY-17, STORY-14: nobody sets out with too many cards, or wears one above the Level of the quest.
fn within_limits(library: &Library, party: &[HeroRecord]) -> Checked {
    let level = party_level(library, party);
    for record in party {
        check_start_inventory(library, record).map_err(|problem| problem.to_string())?;
        let is_too_high = |code: &str| library.card_with_code(code).is_some_and(|id| card_level(library, id) > level);
        let mut worn = record.cards.iter().filter(|card| card.slot != Slot::Pack);
        if let Some(card) = worn.find(|card| is_too_high(&card.code)) {
            return Err(format!("{} wears {} at level {level} (STORY-14)", record.hero, card.code));
        }
    }
    Ok(())
}

/// STORY-24: no card comes or goes without being named by the entry for this very Hero, and what is named has come or gone.
fn cards_are_accounted_for(had: &HeroRecord, has: &HeroRecord, what: &What) -> Checked {
    let owns = |record: &HeroRecord, code: &str| record.cards.iter().any(|card| card.code == code);
    let (come, gone) = (named_cards(what, &has.hero, Way::In), named_cards(what, &has.hero, Way::Out));
    let codes = had.cards.iter().chain(&has.cards).map(|card| &card.code).chain(come.iter().chain(&gone).copied());
    for code in codes {
        let should = come.contains(&code) || owns(had, code) && !gone.contains(&code);
        if owns(has, code) != should {
            let how = if should { "has vanished" } else { "is there" };
            return Err(format!("{}: {code} {how} without a word (STORY-24)", has.hero));
        }
    }
    Ok(())
}

/// STORY-07, XP-08: a Level comes from Skills, and Skills are bought in a quest.
fn skills_are_bought(library: &Library, had: &HeroRecord, has: &HeroRecord, what: &What) -> Checked {
    let mut skills: BTreeMap<String, u8> = had.skills.clone();
    if let What::QuestEnded(ending) = what {
        let bought = ending.heroes.iter().filter(|result| result.hero == has.hero).flat_map(|result| &result.skills);
        bought.for_each(|line| *skills.entry(line.clone()).or_default() += 1);
    }
    if skills == has.skills {
        return Ok(());
    }
    let (before, after) = (hero_level(library, had), hero_level(library, has));
    Err(format!("{}: from level {before} to {after} by Skills that nobody bought (STORY-07)", has.hero))
}

/// Which way a card goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    In,
    Out,
}

/// The cards that an entry says this Hero gets, or loses.
fn named_cards<'w>(what: &'w What, name: &str, way: Way) -> Vec<&'w String> {
    match what {
        What::Found { hero, cards } if hero == name && way == Way::In => cards.iter().collect(),
        What::Discarded { hero, cards } if hero == name && way == Way::Out => cards.iter().collect(),
        What::Given { from, cards, .. } if from == name && way == Way::Out => cards.iter().collect(),
        What::Given { to, cards, .. } if to == name && way == Way::In => cards.iter().collect(),
        What::Sold { hero, card } if hero == name && way == Way::Out => vec![card],
        What::Traded { hero, gives, takes } if hero == name => {
            if way == Way::In {
                takes.iter().collect()
            } else {
                gives.iter().collect()
            }
        }
        What::Replaced { hero, cards } if hero == name => {
            cards.iter().map(|(old, new)| if way == Way::In { new } else { old }).collect()
        }
        What::QuestEnded(ending) => {
            let results = ending.heroes.iter().filter(|result| result.hero == name);
            results.flat_map(|result| if way == Way::In { &result.found } else { &result.gone }).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
pub(crate) mod tests;
