//! Each kind of trade, where a player would make it.

use super::super::invariants::tests::{ARMOR, in_town, over, result, strings, with};
use super::*;
use crate::games::massive_darkness::campaign::entry::HeroResult;
use crate::games::massive_darkness::campaign::{Campaign, Now};
use crate::games::massive_darkness::rules::story::QuestEnd;

/// What the players enter from here on, until the next quest can begin.
fn course(campaign: &Campaign) -> Vec<What> {
    course_by(campaign, &mut |n| n - 1)
}

/// The same, where chance picks so.
fn course_by(campaign: &Campaign, pick: &mut dyn FnMut(u32) -> u32) -> Vec<What> {
    let (mut campaign, mut entered) = (campaign.clone(), Vec::new());
    while let Now::Discard | Now::Repeat | Now::Town = campaign.standing().unwrap().now() {
        let Some(what) = decide(campaign.standing().unwrap(), pick).unwrap() else { break };
        campaign = with(&campaign, what.clone());
        entered.push(what);
        assert!(entered.len() < 30, "they come to no end: {entered:#?}");
    }
    entered
}

/// How Bjorn fares, and Elias has lost nothing.
fn bjorn(found: &[&str], gone: &[&str]) -> Vec<HeroResult> {
    vec![result("bjorn", found, gone)]
}

/// In this course Bjorn exchanges so many cards for so many.
#[track_caller]
fn assert_exchange(course: &[What], given: usize, taken: usize) {
    let is_it = |what: &What| {
        let What::Traded { hero, gives, takes } = what else { return false };
        hero == "bjorn" && (gives.len(), takes.len()) == (given, taken)
    };
    assert!(course.iter().any(is_it), "{course:#?}");
}

#[track_caller]
fn assert_does(course: &[What], is_it: impl Fn(&What) -> bool) {
    assert!(course.iter().any(is_it), "{course:#?}");
}

#[test]
fn whoever_has_no_armor_gives_a_card_that_he_does_not_use_for_one() {
    assert_exchange(&course(&in_town(bjorn(&["T007", "T008"], &["SE13"]), &ARMOR)), 1, 1);
}

#[test]
fn two_cards_of_a_low_level_go_for_a_better_one() {
    let mut results = bjorn(&["T007", "T008"], &[]);
    (results[0].xp, results[0].skills) = (10, strings(&["night-hide"]));
    assert_exchange(&course(&in_town(results, &["T001", "T002", "T003", "T004", "T005", "T043"])), 2, 1);
}

#[test]
fn a_card_of_too_high_a_level_goes_for_a_weapon_and_an_armor() {
    assert_exchange(&course(&in_town(bjorn(&["T045"], &["SE11", "SE13"]), &ARMOR)), 1, 2);
}

#[test]
fn what_another_hero_has_more_use_for_is_given_to_him() {
    let results = vec![result("bjorn", &["T001"], &[]), result("elias", &[], &["SE14"])];
    let is_it = |what: &What| {
        let What::Given { from, to, cards } = what else { return false };
        (from.as_str(), to.as_str(), cards.len()) == ("bjorn", "elias", 1)
    };
    assert_does(&course(&in_town(results, &["T006", "T007", "T008", "T009", "T010", "T011"])), is_it);
}

#[test]
fn whoever_can_use_nothing_that_he_owns_takes_starting_equipment_instead() {
    let potions = ["T006", "T007", "T008", "T009", "T010", "T011"];
    let course = course(&in_town(bjorn(&["T045"], &["SE11", "SE13"]), &potions));
    assert_does(&course, |what| matches!(what, What::Replaced { hero, .. } if hero == "bjorn"));
    assert_eq!(course.last(), Some(&What::TownLeft));
}

#[test]
fn now_and_then_somebody_sells_the_last_thing_that_he_can_use_and_takes_starting_equipment_for_another() {
    let town = in_town(bjorn(&["T045"], &["SE13"]), &ARMOR);
    let course = course_by(&town, &mut |_| 0);
    assert_does(&course, |what| matches!(what, What::Sold { hero, card } if hero == "bjorn" && card == "SE11"));
    assert_does(&course, |what| matches!(what, What::Replaced { cards, .. } if cards[0].0 == "T045"));
}

#[test]
fn whoever_repeats_a_quest_without_armor_takes_some_for_what_he_does_not_use_and_wears_it() {
    let course = course(&with(&over(QuestEnd::Lost, bjorn(&["T007"], &["SE13"])), What::Repeated));
    assert_does(&course, |what| matches!(what, What::Replaced { cards, .. } if cards[0].0 == "T007"));
    assert_does(&course, |what| matches!(what, What::Equipped { hero, .. } if hero == "bjorn"));
}

#[test]
fn whoever_has_too_much_gives_it_to_others_in_town_and_discards_it_after_a_loss() {
    let many = || bjorn(&["T006", "T007", "T008", "T009", "T012"], &[]);
    let lost = course(&over(QuestEnd::Lost, many()));
    assert_does(&lost, |what| matches!(what, What::Discarded { cards, .. } if cards.len() == 1));
    let town = in_town(many(), &ARMOR);
    let town = course(&with(&town, What::TradingDone));
    assert_does(&town, |what| matches!(what, What::Given { from, .. } if from == "bjorn"));
    assert!(!town.iter().any(|what| matches!(what, What::Discarded { .. })), "{town:#?}");
}
