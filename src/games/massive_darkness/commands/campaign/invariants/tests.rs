//! A book in which something is wrong is told, and what is wrong with it.

use super::*;
use crate::games::massive_darkness::campaign::entry::{
    Begins, Ending, First, Founding, HeroResult, Member, Order, Place,
};
use crate::games::massive_darkness::campaign::lines::{FORMAT, Header, RULESET};
use crate::games::massive_darkness::campaign::{Campaign, Entry};
use crate::games::massive_darkness::content::shared_core_box;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::story::{OwnedCard, QuestEnd};

/// Bjorn and Elias, who have played nothing yet.
pub(in crate::games::massive_darkness::commands::campaign) fn founded() -> Campaign {
    let member = |hero: &str, class: &str, weapon: &str| {
        let begins = Begins::Fresh { weapon: weapon.to_owned() };
        Member { hero: hero.to_owned(), class: class.to_owned(), player: String::new(), begins }
    };
    let founding = Founding {
        otherwise: Vec::new(),
        name: "Checked".to_owned(),
        edition: Edition::De,
        lifebringer: 2,
        order: Order::Printed,
        quests: ["tutorial", "quest-01", "quest-02"].map(str::to_owned).to_vec(),
        heroes: vec![member("bjorn", "shadow-barbarian", "axe"), member("elias", "battle-wizard", "battle-staff")],
        past: Vec::new(),
        first: First::Quest,
    };
    let header = Header { format: FORMAT, ruleset: RULESET.to_owned(), id: "a1".to_owned() };
    Campaign::found(shared_core_box().unwrap(), header, 0, founding).unwrap()
}

pub(in crate::games::massive_darkness::commands::campaign) fn with(campaign: &Campaign, what: What) -> Campaign {
    campaign.with(Entry { at: 0, what }).unwrap()
}

pub(in crate::games::massive_darkness::commands::campaign) fn strings(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

pub(in crate::games::massive_darkness::commands::campaign) fn playing(campaign: &Campaign) -> Campaign {
    let quest = campaign.standing().unwrap().state.next_quest().unwrap().to_owned();
    with(campaign, What::QuestBegan { quest, place: Place::Table })
}

/// What the quest brought this Hero.
pub(in crate::games::massive_darkness::commands::campaign) fn result(
    hero: &str,
    found: &[&str],
    gone: &[&str],
) -> HeroResult {
    HeroResult { hero: hero.to_owned(), found: strings(found), gone: strings(gone), ..HeroResult::default() }
}

/// After the first quest.
pub(in crate::games::massive_darkness::commands::campaign) fn over(end: QuestEnd, heroes: Vec<HeroResult>) -> Campaign {
    let ending = Ending { quest: "tutorial".to_owned(), end, rounds: 9, heroes };
    with(&playing(&founded()), What::QuestEnded(ending))
}

/// In town with these cards on sale.
pub(in crate::games::massive_darkness::commands::campaign) fn in_town(
    heroes: Vec<HeroResult>,
    wares: &[&str],
) -> Campaign {
    with(&over(QuestEnd::Won, heroes), What::MarketLaid(strings(wares)))
}

/// Armor of Level 1, and a wand.
pub(in crate::games::massive_darkness::commands::campaign) const ARMOR: [&str; 6] =
    ["T001", "T002", "T003", "T004", "T005", "T019"];

fn bjorn_in_town() -> Campaign {
    in_town(vec![result("bjorn", &["T007"], &[])], &ARMOR)
}

fn found_by_bjorn(card: &str) -> What {
    What::Found { hero: "bjorn".to_owned(), cards: strings(&[card]) }
}

fn packed(code: &str) -> OwnedCard {
    OwnedCard { code: code.to_owned(), slot: Slot::Pack }
}

/// What the invariants say when an entry has led to this.
fn said(before: &Campaign, what: &What, doctor: &dyn Fn(&mut Standing)) -> String {
    let sound = with(before, what.clone());
    assert_eq!(check(before.library(), before.standing(), sound.standing().unwrap(), what), Ok(()), "{what:?}");
    let mut after = sound.standing().unwrap().clone();
    doctor(&mut after);
    check(before.library(), before.standing(), &after, what).expect_err("something is wrong")
}

#[test]
fn a_card_that_is_there_twice_is_told_wherever_it_is() {
    let (at_the_table, town) = (playing(&founded()), bjorn_in_town());
    let found = found_by_bjorn("T010");
    let twice = said(&at_the_table, &found, &|after| after.party[1].cards.push(packed("T010")));
    assert!(twice.contains("T010") && twice.contains("owned twice (COMP-15)"), "{twice}");
    let sold = What::Sold { hero: "bjorn".to_owned(), card: "T007".to_owned() };
    let still_his = said(&town, &sold, &|after| after.party[0].cards.push(packed("T007")));
    assert_eq!(still_his, "bjorn: T007 is there without a word (STORY-24)");
    let on_sale = said(&town, &What::TradingDone, &|after| {
        let market = after.market.as_mut().unwrap();
        market.state.offers[0] = market.state.heroes[0].cards[0].card;
    });
    assert!(on_sale.ends_with("is on sale and owned (COMP-15)"), "{on_sale}");
    let in_the_deck = said(&town, &sold, &|after| {
        let market = after.market.as_mut().unwrap();
        market.state.treasures[0].put_back(0);
    });
    assert!(in_the_deck.starts_with("42 Treasures of level 1, but the box has 41 (COMP-15)"), "{in_the_deck}");
}

#[test]
fn a_card_that_vanishes_or_comes_without_a_word_is_told() {
    let (at_the_table, town) = (playing(&founded()), bjorn_in_town());
    let found = found_by_bjorn("T010");
    let vanished = said(&at_the_table, &found, &|after| after.party[0].cards.truncate(2));
    assert_eq!(vanished, "bjorn: T010 has vanished without a word (STORY-24)", "what was found is not there");
    let vanished = said(&at_the_table, &found, &|after| drop(after.party[1].cards.pop()));
    assert!(
        vanished.starts_with("elias: SE") && vanished.ends_with("has vanished without a word (STORY-24)"),
        "{vanished}"
    );
    let come = said(&at_the_table, &found, &|after| after.party[1].cards.push(packed("T011")));
    assert_eq!(come, "elias: T011 is there without a word (STORY-24)");
    let lost = said(&town, &What::TradingDone, &|after| {
        after.market.as_mut().unwrap().state.offers.remove(0);
    });
    assert!(lost.starts_with("40 Treasures of level 1"), "{lost}");
    let given = What::Given { from: "bjorn".to_owned(), to: "elias".to_owned(), cards: strings(&["T007"]) };
    let nowhere = said(&town, &given, &|after| drop(after.party[1].cards.pop()));
    assert_eq!(nowhere, "elias: T007 has vanished without a word (STORY-24)", "what was given has not arrived");
}

#[test]
fn seven_cards_two_artifacts_or_too_high_a_card_after_town_are_told() {
    let town = with(&bjorn_in_town(), What::TradingDone);
    for (cards, slot, told) in [
        (
            &["T008", "T009", "T010", "T011"][..],
            Slot::Pack,
            "7 cards at the start of a quest, but no more than 6 (STORY-17)",
        ),
        (&["A001", "A002"], Slot::Pack, "2 Artifacts at the start of a quest, but no more than 1 (STORY-17)"),
        (&["T063"], Slot::SecondHand, "bjorn wears T063 at level 1 (STORY-14)"),
    ] {
        let left = said(&town, &What::TownLeft, &|after| {
            after.party[0].cards.extend(cards.iter().map(|code| OwnedCard { code: (*code).to_owned(), slot }));
        });
        assert!(left.contains(told), "{left}");
    }
}

#[test]
fn a_level_without_its_skill_and_xp_from_nowhere_are_told() {
    let (at_the_table, town) = (playing(&founded()), bjorn_in_town());
    let found = found_by_bjorn("T010");
    let level = said(&at_the_table, &found, &|after| {
        after.party[0].skills.insert("great-weapons".to_owned(), 2);
    });
    assert_eq!(level, "bjorn: from level 1 to 3 by Skills that nobody bought (STORY-07)");
    let line = said(&at_the_table, &found, &|after| {
        after.party[0].skills.insert("great-weapons".to_owned(), 4);
    });
    assert!(line.ends_with("(CLASS-04)"), "{line}");
    let xp = said(&town, &What::TradingDone, &|after| after.party[0].xp += 1);
    assert_eq!(xp, "bjorn: XP come or go without a word (STORY-24)");
    let xp = said(&at_the_table, &found, &|after| after.party[0].xp = 31);
    assert!(xp.ends_with("(XP-03)"), "{xp}");
}
