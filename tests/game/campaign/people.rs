//! Two Heroes and what they do, for all tests of the book.

#![allow(dead_code, reason = "each test binary uses the part it needs")]

use delvewright::games::massive_darkness::campaign::entry::{
    Begins, Ending, First, Founding, HeroResult, Member, Order, Place, Sheet,
};
use delvewright::games::massive_darkness::campaign::lines::{FORMAT, Header, RULESET};
use delvewright::games::massive_darkness::campaign::{Campaign, Entry, Refused, Standing, Verdict, What};
use delvewright::games::massive_darkness::content::shared_core_box;
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use std::sync::Arc;

pub(crate) const BJORN: &str = "bjorn";
pub(crate) const ELIAS: &str = "elias";

pub(crate) fn library() -> Arc<Library> {
    shared_core_box().unwrap()
}

pub(crate) fn header() -> Header {
    Header { format: FORMAT, ruleset: RULESET.to_owned(), id: "a1".to_owned() }
}

pub(crate) fn member(hero: &str, class: &str, weapon: &str) -> Member {
    let begins = Begins::Fresh { weapon: weapon.to_owned() };
    Member { hero: hero.to_owned(), class: class.to_owned(), player: String::new(), begins }
}

/// Bjorn the Barbarian and Elias the Wizard want to play the tutorial and the first two quests.
pub(crate) fn founding() -> Founding {
    Founding {
        otherwise: Vec::new(),
        name: "Into the dark".to_owned(),
        edition: Edition::De,
        lifebringer: 2,
        order: Order::Printed,
        quests: strings(&["tutorial", "quest-01", "quest-02"]),
        heroes: vec![member(BJORN, "shadow-barbarian", "axe"), member(ELIAS, "battle-wizard", "battle-staff")],
        past: Vec::new(),
        first: First::Quest,
    }
}

/// The founding with Bjorn under way.
pub(crate) fn under_way(sheet: Sheet) -> Founding {
    let mut founding = founding();
    founding.heroes[0].begins = Begins::UnderWay(sheet);
    founding
}

pub(crate) fn campaign() -> Campaign {
    Campaign::found(library(), header(), 1, founding()).unwrap()
}

pub(crate) fn strings(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

pub(crate) fn began(quest: &str) -> What {
    What::QuestBegan { quest: quest.to_owned(), place: Place::Table }
}

pub(crate) fn ended(quest: &str, end: QuestEnd, heroes: Vec<HeroResult>) -> What {
    What::QuestEnded(Ending { quest: quest.to_owned(), end, rounds: 9, heroes })
}

pub(crate) fn result(hero: &str) -> HeroResult {
    HeroResult { hero: hero.to_owned(), ..HeroResult::default() }
}

pub(crate) fn found(hero: &str, cards: &[&str]) -> What {
    What::Found { hero: hero.to_owned(), cards: strings(cards) }
}

pub(crate) fn discarded(hero: &str, cards: &[&str]) -> What {
    What::Discarded { hero: hero.to_owned(), cards: strings(cards) }
}

pub(crate) fn earned(hero: &str, xp: u8, micro_xp: u16) -> What {
    What::Earned { hero: hero.to_owned(), xp, micro_xp }
}

pub(crate) fn given(from: &str, to: &str, cards: &[&str]) -> What {
    What::Given { from: from.to_owned(), to: to.to_owned(), cards: strings(cards) }
}

pub(crate) fn corrected(entry: u32, to: Option<What>) -> What {
    What::Corrected { entry, to: to.map(Box::new), why: "we looked again".to_owned() }
}

/// The campaign after these entries.
#[track_caller]
pub(crate) fn after(campaign: &Campaign, whats: Vec<What>) -> Campaign {
    whats.into_iter().fold(campaign.clone(), |campaign, what| {
        campaign
            .with(Entry { at: 1000, what: what.clone() })
            .unwrap_or_else(|refused| unreachable!("{what:?}: {refused}"))
    })
}

/// The rule that forbids this entry.
#[track_caller]
pub(crate) fn refused(campaign: &Campaign, what: What) -> Refused {
    let refused = campaign.with(Entry { at: 1000, what: what.clone() });
    refused.err().unwrap_or_else(|| unreachable!("{what:?} was not refused"))
}

#[track_caller]
pub(crate) fn now(campaign: &Campaign) -> &Standing {
    campaign.standing().unwrap()
}

/// XP, Micro-XP and codes of the cards of a Hero.
#[track_caller]
pub(crate) fn hero(campaign: &Campaign, hero: &str) -> (u8, u8, Vec<String>) {
    let record = now(campaign).hero(hero).unwrap().0;
    (record.xp, record.micro_xp, record.cards.iter().map(|card| card.code.clone()).collect())
}

/// Numbers of the entries in conflict, and their rules.
pub(crate) fn conflicts(campaign: &Campaign) -> Vec<(u32, &'static str)> {
    campaign.conflicts().map(|(number, refused)| (number, refused.rule())).collect()
}

pub(crate) fn fate(campaign: &Campaign, number: u32) -> &Verdict {
    &campaign.judged()[number as usize - 1].verdict
}
