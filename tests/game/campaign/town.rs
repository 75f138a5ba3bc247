//! The visit to town, entry by entry, and the other errands between quests.

use super::people::{
    BJORN, ELIAS, after, began, campaign, discarded, ended, given, hero, now, refused, result, strings,
};
use delvewright::games::massive_darkness::campaign::entry::HeroResult;
use delvewright::games::massive_darkness::campaign::{Campaign, Now, What};
use delvewright::games::massive_darkness::rules::market::{MarketAnswer, MarketStep};
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use delvewright::kernel::game::Game as _;

fn back_from(end: QuestEnd, cards: &[&str]) -> Campaign {
    let brought = HeroResult { micro_xp: 3, found: strings(cards), ..result(BJORN) };
    after(&campaign(), vec![began("tutorial"), ended("tutorial", end, vec![brought])])
}

/// In town with these cards on the table, all of Level 1.
fn in_town(cards: &[&str]) -> Campaign {
    let wares = strings(&["T001", "T002", "T003", "T004", "T005", "T006"]);
    after(&back_from(QuestEnd::Won, cards), vec![What::MarketLaid(wares)])
}

fn sold(who: &str, card: &str) -> What {
    What::Sold { hero: who.to_owned(), card: card.to_owned() }
}

fn traded(who: &str, gives: &[&str], takes: &[&str]) -> What {
    What::Traded { hero: who.to_owned(), gives: strings(gives), takes: strings(takes) }
}

#[test]
fn six_cards_lie_in_town_for_two_heroes_market_02() {
    let town = back_from(QuestEnd::Won, &["T007"]);
    let wrong = |cards: &[&str]| refused(&town, What::MarketLaid(strings(cards))).rule();
    assert_eq!(wrong(&["T001"]), "MARKET-02");
    assert_eq!(wrong(&["T001", "T002", "T003", "T004", "T005", "T007"]), "MARKET-02", "T007 has an owner");
    assert_eq!(wrong(&["T001", "T002", "T003", "T004", "T005", "T018"]), "MARKET-03", "luck is drawn again");
    let mut next = 0;
    let drawn = now(&town).draw_market(&mut |n| {
        next += 7;
        next % n
    });
    let laid = after(&town, vec![What::MarketLaid(drawn.clone().unwrap())]);
    assert_eq!(now(&laid).offers(), drawn.unwrap());
    assert_eq!(now(&laid).draw_market(&mut |_| 0), None, "they lie there already");
    assert_eq!(refused(&campaign(), What::MarketLaid(Vec::new())).rule(), "MARKET-01");
}

#[test]
fn heroes_trade_among_each_other_then_with_the_market_then_get_ready_market_04_to_10() {
    let town = in_town(&["T007", "T008"]);
    let talked = after(&town, vec![given(BJORN, ELIAS, &["T007"])]);
    assert_eq!(now(&talked).owner("T007"), Some(ELIAS));
    let sale = after(&talked, vec![sold(ELIAS, "T007")]);
    assert_eq!(hero(&sale, ELIAS).0, 1, "half of Level 1, rounded up");
    assert_eq!(now(&sale).hero(ELIAS).unwrap().1.sold, 1);
    assert_eq!(refused(&sale, sold(ELIAS, "SE14")).rule(), "MARKET-05");
    assert_eq!(refused(&sale, given(BJORN, ELIAS, &["T008"])).rule(), "MARKET-04");
    assert_eq!(refused(&sale, traded(BJORN, &["T008"], &["T001", "T002"])).rule(), "MARKET-07");
    assert_eq!(refused(&sale, traded(BJORN, &["T008"], &["T007"])).rule(), "MARKET-07", "it is not offered");
    let both = after(&sale, vec![traded(BJORN, &["T008", "SE11"], &["T001"])]);
    assert_eq!(hero(&both, BJORN).2, strings(&["SE13", "T001"]));
    let done = after(&both, vec![What::TradingDone]);
    assert_eq!(now(&done).market.as_ref().unwrap().state.step, MarketStep::Leaving);
    assert_eq!(refused(&done, sold(BJORN, "T001")).rule(), "MARKET-09");
    let worn = What::Equipped { hero: BJORN.to_owned(), slots: vec![("T001".to_owned(), Slot::Body)] };
    let ready = after(&done, vec![given(BJORN, ELIAS, &["SE13"]), worn, What::TownLeft]);
    assert_eq!(now(&ready).now(), Now::Ready("quest-01"));
    let cards = &now(&ready).hero(BJORN).unwrap().0.cards;
    assert_eq!((cards[0].code.as_str(), cards[0].slot), ("T001", Slot::Body));
    assert_eq!(now(&ready).market, None);
}

#[test]
fn two_cards_cannot_lie_in_one_slot_equip_03() {
    let town = in_town(&["T007"]);
    let both = vec![("T007".to_owned(), Slot::Body), ("SE13".to_owned(), Slot::Body)];
    let worn = What::Equipped { hero: BJORN.to_owned(), slots: both };
    assert!(["EQUIP-02", "EQUIP-03"].contains(&refused(&town, worn).rule()));
}

#[test]
fn nobody_leaves_town_with_a_seventh_card_market_11() {
    let town = in_town(&["T007", "T008", "T009", "T010", "T011"]);
    assert_eq!(refused(&town, What::TownLeft).rule(), "MARKET-11");
    let done = after(&town, vec![What::TradingDone]);
    assert_eq!(refused(&done, discarded(ELIAS, &["SE14"])).rule(), "MARKET-11", "Elias has no more than he may");
    let left = after(&done, vec![discarded(BJORN, &["T010"]), What::TownLeft]);
    assert_eq!(hero(&left, BJORN).2.len(), 6);
}

#[test]
fn a_party_that_wants_nothing_leaves_without_a_look_at_the_market() {
    let left = after(&back_from(QuestEnd::Won, &[]), vec![What::TownLeft, began("quest-01")]);
    assert!(matches!(now(&left).now(), Now::Playing(_)));
}

#[test]
fn before_a_lost_quest_is_repeated_cards_may_become_starting_equipment_story_22() {
    let lost = after(&back_from(QuestEnd::Lost, &["T007"]), vec![What::Repeated]);
    let replaced =
        |old: &str, new: &str| What::Replaced { hero: BJORN.to_owned(), cards: vec![(old.to_owned(), new.to_owned())] };
    assert_eq!(refused(&lost, replaced("T007", "T001")).rule(), "STORY-22");
    assert_eq!(refused(&lost, replaced("T007", "SE14")).rule(), "STORY-22", "Elias has it");
    assert_eq!(refused(&lost, sold(BJORN, "T007")).rule(), "STORY-22");
    let again = after(&lost, vec![replaced("T007", "SE01"), began("tutorial")]);
    assert_eq!(now(&again).owner("SE01"), Some(BJORN));
    assert_eq!(now(&again).owner("T007"), None);
}

#[test]
fn every_answer_of_the_market_has_an_entry_that_does_the_same() {
    let mut seen = 0;
    for start in [in_town(&["T007", "T010"]), after(&in_town(&["T007"]), vec![What::TradingDone])] {
        let standing = now(&start);
        let market = standing.market.as_ref().unwrap();
        let mut answers = Vec::new();
        market.answers(&mut answers);
        for answer in answers {
            let mut expected = market.clone();
            expected.answer(&answer, &mut |_| {}).unwrap();
            let entered = after(&start, vec![standing.entry_of(&answer).unwrap()]);
            if answer != MarketAnswer::Done {
                assert_eq!(now(&entered).party, expected.records(), "{answer:?}");
            }
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}
