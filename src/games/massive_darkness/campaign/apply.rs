//! What each entry does to a campaign. The rules themselves are the engine's: here the words of an entry become its
//! calls, and what it refuses is passed on.

use super::bounds::{
    check_brought, check_counted, check_earned, check_found, check_lists, check_name, check_note, check_paid,
    check_player, check_quests, check_tokens,
};
use super::entry::{Ending, HeroResult, Note, Place, What};
use super::refused::Refused;
use super::standing::{Now, Playing, Standing};
use super::town;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::record::{MICRO_XP_PER_XP, START_ARTIFACTS, START_CARDS, card_level};
use crate::games::massive_darkness::rules::story::{
    HeroRecord, OwnedCard, QuestEnd, QuestResult, Stage, check_party, party_level,
};
use std::sync::Arc;

type Applied = Result<(), Refused>;

/// Lets an entry happen. After a refusal the standing may be half changed: whoever calls works on a copy.
pub(super) fn apply(standing: &mut Standing, library: &Arc<Library>, number: u32, what: &What) -> Applied {
    check_lists(what)?;
    match what {
        What::Founded(_) => return Err(Refused::by("STORY-24", "refused-founded-twice")),
        What::Renamed(name) => {
            check_name(name)?;
            standing.name.clone_from(name);
        }
        What::Noted(note) => return check_noted(standing, note),
        What::Seated { hero, player } => {
            check_player(player)?;
            let place = standing.place_of(hero)?;
            standing.lives[place].player.clone_from(player);
        }
        What::Difficulty(tokens) => {
            between_quests(standing, "SETUP-08")?;
            check_tokens(*tokens)?;
            standing.state.lifebringer = *tokens;
        }
        What::Planned(quests) => plan(standing, quests)?,
        What::QuestBegan { quest, place } => begin(standing, library, number, quest, place)?,
        What::Earned { hero, xp, micro_xp } => {
            at_the_table(standing, "XP-01")?;
            let place = standing.place_of(hero)?;
            check_earned(library, &standing.party[place], i64::from(*xp), i64::from(*micro_xp))?;
            let earned = u32::from(*xp) * u32::from(MICRO_XP_PER_XP) + u32::from(*micro_xp);
            let record = &mut standing.party[place];
            let lapsed = hold(record, record.worth() + earned);
            let life = &mut standing.lives[place];
            life.lapsed = life.lapsed.saturating_add(lapsed);
            life.earned = life.earned.saturating_add(earned);
        }
        What::Found { hero, cards } => {
            at_the_table(standing, "STORY-16")?;
            let place = standing.place_of(hero)?;
            check_found(library, hero, cards)?;
            take(standing, place, cards);
            let life = &mut standing.lives[place];
            life.found = life.found.saturating_add(cards.len() as u16);
        }
        What::Discarded { hero, cards } => discard(standing, library, hero, cards)?,
        What::Given { from, to, cards } => {
            if standing.market.is_some() {
                town::give(standing, library, from, to, cards)?;
            } else {
                at_the_table(standing, "MARKET-04")?;
                let (from, to) = (standing.place_of(from)?, standing.place_of(to)?);
                give_up(standing, from, cards)?;
                take(standing, to, cards);
            }
        }
        What::Equipped { hero, slots } => {
            not_on_the_computer(standing, "EQUIP-07")?;
            if standing.market.is_some() {
                town::equip(standing, library, hero, slots)?;
            } else {
                equip_without_a_market(standing, library, hero, slots)?;
            }
        }
        What::SkillBought { hero, line } => {
            at_the_table(standing, "XP-08")?;
            let place = standing.place_of(hero)?;
            let cost = buy(&mut standing.party[place], library, line)?;
            let record = &mut standing.party[place];
            record.xp = record.xp.checked_sub(cost).ok_or_else(|| too_dear(&record.hero, line))?;
        }
        What::QuestEnded(ending) => end(standing, library, ending)?,
        What::Repeated => standing.state.repeat()?,
        What::WentOn => standing.state.go_on()?,
        What::Replaced { hero, cards } => town::replace(standing, library, hero, cards)?,
        What::MarketLaid(cards) => town::lay(standing, cards)?,
        What::Sold { hero, card } => town::sell(standing, library, hero, card)?,
        What::Traded { hero, gives, takes } => town::trade(standing, library, hero, gives, takes)?,
        What::TradingDone => town::trading_done(standing)?,
        What::TownLeft => town::leave(standing, library)?,
        What::Corrected { .. } | What::Undone(_) | What::Redone(_) => return Ok(()),
    }
    check_party(library, &standing.party)?;
    standing.run_errand(library)
}

/// STORY-24: may the players remember this? It changes nothing.
pub(super) fn check_noted(standing: &Standing, note: &Note) -> Applied {
    check_note(&note.text)?;
    note.hero.iter().try_for_each(|hero| standing.place_of(hero).map(drop))
}

/// STORY-18: other Quests, or another order of them, from the next one on.
fn plan(standing: &mut Standing, quests: &[String]) -> Applied {
    between_quests(standing, "STORY-18")?;
    check_quests(quests)?;
    let keep = standing.state.order.len() - standing.to_come().len();
    let state = &mut standing.state;
    state.order.truncate(keep);
    state.order.extend(quests.iter().cloned());
    // MARKET-01, MARKET-05: who is in town stays there, and who has left it does not come back, whatever is planned
    // meanwhile: the stage changes only where a campaign that was over goes on.
    if state.stage == Stage::Finished && state.next < state.order.len() {
        state.stage = if state.done.is_empty() { Stage::Ready } else { Stage::Town };
    }
    Ok(())
}

fn begin(standing: &mut Standing, library: &Library, number: u32, quest: &str, place: &Place) -> Applied {
    match standing.now() {
        Now::Ready(_) => {
            let party = standing.party.clone();
            standing.state.party = party;
        }
        // STORY-22: whoever wanted to has replaced his cards.
        Now::Repeat => town::set_out_again(standing, library)?,
        Now::Playing(_) => return Err(Refused::by("STORY-19", "refused-quest-running")),
        Now::Town => return Err(Refused::by("MARKET-01", "refused-town-first")),
        Now::Discard | Now::Lost => return Err(Refused::by("STORY-21", "refused-decide-first")),
        Now::Finished => return Err(Refused::by("STORY-18", "refused-finished")),
    }
    standing.state.check_ready(library)?;
    if standing.state.next_quest() != Some(quest) {
        return Err(Refused::by("STORY-18", "refused-not-next").with(quest));
    }
    standing.playing = Some(Playing { quest: quest.to_owned(), place: place.clone(), entry: number });
    Ok(())
}

/// STORY-19, STORY-20: what the Quest brought, and what the rules make of it.
fn end(standing: &mut Standing, library: &Library, ending: &Ending) -> Applied {
    let playing = standing.playing.take().filter(|playing| playing.quest == ending.quest);
    let Some(playing) = playing else {
        return Err(Refused::by("STORY-19", "refused-no-quest").with(&ending.quest));
    };
    check_counted(ending)?;
    check_brought(library, ending)?;
    // First everything that went, then everything that came: what one Hero gave another is both.
    for result in &ending.heroes {
        let place = standing.place_of(&result.hero)?;
        give_up(standing, place, &result.gone)?;
    }
    for result in &ending.heroes {
        let place = standing.place_of(&result.hero)?;
        take(standing, place, &result.found);
        let lapsed = settle(&mut standing.party[place], library, result)?;
        // What happened on the computer, the engine has let happen.
        if playing.place == Place::Table && standing.state.edition == Edition::De {
            check_paid(library, &standing.state.party[place], &standing.party[place], result)?;
        }
        if let Some(slots) = &result.equipped {
            equip(standing, place, slots)?;
        }
        let life = &mut standing.lives[place];
        life.kills = life.kills.saturating_add(result.kills);
        life.deaths = life.deaths.saturating_add(result.deaths);
        life.found = life.found.saturating_add(result.found.len() as u16);
        life.lapsed = life.lapsed.saturating_add(lapsed);
        let earned = i32::from(result.xp) * i32::from(MICRO_XP_PER_XP) + i32::from(result.micro_xp);
        life.earned = life.earned.saturating_add_signed(earned);
    }
    standing.lives.iter_mut().for_each(|life| life.quests = life.quests.saturating_add(1));
    let result = QuestResult { end: ending.end, rounds: ending.rounds, party: standing.party.clone() };
    standing.state.quest_ended(library, result)?;
    standing.party = standing.state.party.clone();
    match ending.end {
        QuestEnd::Won => standing.won = standing.won.saturating_add(1),
        QuestEnd::Lost => standing.lost = standing.lost.saturating_add(1),
    }
    Ok(())
}

/// The dashboard after a Quest: what was earned, less what was paid for Skills. Whole XP count five Micro-XP, so that
/// it does not matter in which order things happened. The limit of 30 XP (XP-03) is read the same way, since nobody
/// writes down at the table when he earned and when he bought: the sum of both has to fit. What a Hero bought in this
/// Quest makes room for what he earned in it; only what is above 30 XP after that is lost (and Micro-XP above 30 XP go on
/// turning into XP that are lost, OQ-39). On the computer, where the order is known, the limit applies at every moment,
/// and the result that comes from there is already cut to it. Returns how many XP are lost.
fn settle(record: &mut HeroRecord, library: &Library, result: &HeroResult) -> Result<u32, Refused> {
    check_earned(library, record, i64::from(result.xp), i64::from(result.micro_xp))?;
    let five = i64::from(MICRO_XP_PER_XP);
    let mut worth = i64::from(record.worth()) + i64::from(result.xp) * five + i64::from(result.micro_xp);
    for line in &result.skills {
        worth -= i64::from(buy(record, library, line)?) * five;
    }
    let too_little = || {
        let refused = Refused::by("XP-05", "refused-too-dear").about(&record.hero);
        result.skills.last().map_or(refused.clone(), |line| refused.with(line))
    };
    let worth = u32::try_from(worth).map_err(|_| too_little())?;
    Ok(hold(record, worth))
}

/// XP-03: a Hero holds what he can of these Micro-XP; so many XP of them are lost.
fn hold(record: &mut HeroRecord, worth: u32) -> u32 {
    record.set_worth(worth);
    (worth - record.worth()) / u32::from(MICRO_XP_PER_XP)
}

/// CLASS-04: the next Skill of a line becomes the Hero's; returns what it costs.
fn buy(record: &mut HeroRecord, library: &Library, line: &str) -> Result<u8, Refused> {
    let refused = |message| Refused::by("CLASS-04", message).about(&record.hero).with(line);
    let bought = record.skills.get(line).copied().unwrap_or(0);
    if record.skill_cost(library, line, 0).is_none() {
        return Err(refused("refused-no-such-line"));
    }
    let cost = record.skill_cost(library, line, bought).ok_or_else(|| refused("refused-line-full"))?;
    record.skills.insert(line.to_owned(), bought + 1);
    Ok(cost)
}

fn too_dear(hero: &str, line: &str) -> Refused {
    Refused::by("XP-05", "refused-too-dear").about(hero).with(line)
}

/// STORY-20, MARKET-11: cards are put away for good.
fn discard(standing: &mut Standing, library: &Library, hero: &str, cards: &[String]) -> Applied {
    if standing.market.is_some() {
        return town::discard(standing, library, hero, cards);
    }
    if matches!(standing.now(), Now::Ready(_)) {
        return discard_surplus(standing, library, hero, cards);
    }
    at_the_table(standing, "STORY-20")?;
    let place = standing.place_of(hero)?;
    give_up(standing, place, cards)
}

/// STORY-17: whoever was entered with more cards than he may have at the start of a Quest puts away what is too much.
fn discard_surplus(standing: &mut Standing, library: &Library, hero: &str, cards: &[String]) -> Applied {
    let place = standing.place_of(hero)?;
    for code in cards {
        let record = &standing.party[place];
        let refused = |message| Err(Refused::by("STORY-17", message).about(hero).with(code));
        let (too_many, artifacts) = (record.cards.len() > START_CARDS, record.artifacts(library));
        let kept = HeroRecord {
            cards: record.cards.iter().filter(|card| card.code != *code).cloned().collect(),
            ..record.clone()
        };
        if !too_many && artifacts <= START_ARTIFACTS {
            return refused("refusal-market-fits");
        }
        if !too_many && kept.artifacts(library) == artifacts {
            return refused("refusal-market-artifact");
        }
        give_up(standing, place, std::slice::from_ref(code))?;
    }
    Ok(())
}

/// Cards leave a Hero.
fn give_up(standing: &mut Standing, place: usize, cards: &[String]) -> Applied {
    let record = &mut standing.party[place];
    for code in cards {
        let Some(at) = record.cards.iter().position(|card| card.code == *code) else {
            return Err(Refused::by("COMP-15", "refused-not-owned").about(&record.hero).with(code));
        };
        record.cards.remove(at);
    }
    Ok(())
}

/// Cards come to a Hero, into the pack. Whether he may have them is checked after the entry.
fn take(standing: &mut Standing, place: usize, cards: &[String]) {
    let new = cards.iter().map(|code| OwnedCard { code: code.clone(), slot: Slot::Pack });
    standing.party[place].cards.extend(new);
}

/// EQUIP-03, EQUIP-04: these cards lie so, all others in the pack.
fn equip(standing: &mut Standing, place: usize, slots: &[(String, Slot)]) -> Applied {
    let record = &mut standing.party[place];
    record.cards.iter_mut().for_each(|card| card.slot = Slot::Pack);
    for (code, slot) in slots {
        let Some(card) = record.cards.iter_mut().find(|card| card.code == *code) else {
            return Err(Refused::by("COMP-15", "refused-not-owned").about(&record.hero).with(code));
        };
        card.slot = *slot;
    }
    Ok(())
}

/// Cards are laid out anew during a Quest at the table, or before the next one begins. Which Level a Quest at the table
/// has reached the book does not know, so STORY-14 can be checked only before it begins.
fn equip_without_a_market(standing: &mut Standing, library: &Library, hero: &str, slots: &[(String, Slot)]) -> Applied {
    let place = standing.place_of(hero)?;
    match standing.now() {
        Now::Playing(_) => {}
        Now::Ready(_) => {
            let level = party_level(library, &standing.party);
            let is_too_high =
                |code: &str| library.card_with_code(code).is_some_and(|card| card_level(library, card) > level);
            if let Some((code, _)) = slots.iter().find(|(code, slot)| *slot != Slot::Pack && is_too_high(code)) {
                return Err(Refused::by("STORY-14", "refusal-level-too-high").about(hero).with(code));
            }
        }
        Now::Discard | Now::Lost | Now::Repeat | Now::Town => {
            return Err(Refused::by("EQUIP-07", "refused-decide-first"));
        }
        Now::Finished => return Err(Refused::by("EQUIP-07", "refused-finished")),
    }
    equip(standing, place, slots)
}

/// What a game on the computer decides nobody can enter by hand.
fn not_on_the_computer(standing: &Standing, rule: &'static str) -> Applied {
    match standing.now() {
        Now::Playing(Playing { place: Place::Here(_), .. }) => Err(Refused::by(rule, "refused-played-here")),
        _ => Ok(()),
    }
}

/// It can happen only while a Quest is played with the box.
fn at_the_table(standing: &Standing, rule: &'static str) -> Applied {
    not_on_the_computer(standing, rule)?;
    match standing.now() {
        Now::Playing(_) => Ok(()),
        _ => Err(Refused::by(rule, "refused-only-in-quest")),
    }
}

/// It can happen only between Quests.
fn between_quests(standing: &Standing, rule: &'static str) -> Applied {
    match standing.now() {
        Now::Playing(_) => Err(Refused::by(rule, "refused-only-between")),
        _ => Ok(()),
    }
}
