//! What can be entered, which rule forbids the rest, and what corrections do to everything after them.

use super::people::{
    BJORN, ELIAS, after, began, campaign, conflicts, corrected, discarded, earned, ended, fate, found, founding, given,
    header, hero, library, now, refused, result, strings, under_way,
};
use delvewright::games::massive_darkness::campaign::entry::{Begins, First, HeroResult, Note, PastQuest, Sheet};
use delvewright::games::massive_darkness::campaign::{Campaign, Change, Entry, Now, QuestStatus, Verdict, What};
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::{OwnedCard, QuestEnd, Stage};

fn pack(cards: &[&str]) -> Vec<OwnedCard> {
    cards.iter().map(|code| OwnedCard { code: (*code).to_owned(), slot: Slot::Pack }).collect()
}

#[test]
fn a_campaign_begins_with_starting_equipment_setup_07() {
    let campaign = campaign();
    assert_eq!(now(&campaign).now(), Now::Ready("tutorial"));
    assert_eq!(hero(&campaign, BJORN), (0, 0, strings(&["SE11", "SE13"])));
    assert_eq!(hero(&campaign, ELIAS).2[1], "SE14");
    assert_eq!(now(&campaign).owner("SE13"), Some(BJORN));
    let quests: Vec<_> = now(&campaign).quests().map(|(_, status)| status).collect();
    assert_eq!(quests, [QuestStatus::Next, QuestStatus::Locked, QuestStatus::Locked]);
}

#[test]
fn one_can_enter_a_campaign_that_is_under_way() {
    let sheet = Sheet { xp: 3, micro_xp: 4, skills: [("charge".to_owned(), 1)].into(), cards: pack(&["T001", "SE13"]) };
    let mut founding = under_way(sheet);
    founding.past = [QuestEnd::Lost, QuestEnd::Won].map(|end| PastQuest { quest: "tutorial".to_owned(), end }).into();
    founding.quests = strings(&["quest-01", "quest-02"]);
    founding.first = First::Town;
    let campaign = Campaign::found(library(), header(), 1, founding).unwrap();
    assert_eq!(hero(&campaign, BJORN), (3, 4, strings(&["T001", "SE13"])));
    assert_eq!(hero(&campaign, ELIAS).2[1], "SE14", "the armor that Bjorn has is not dealt again");
    assert_eq!(now(&campaign).now(), Now::Town);
    assert_eq!(now(&campaign).quests().next(), Some(("tutorial", QuestStatus::Won)));
    assert_eq!((now(&campaign).won, now(&campaign).lost), (1, 1));
}

#[test]
fn impossible_values_are_refused_with_their_rule() {
    let rule = |founding| Campaign::found(library(), header(), 1, founding).err().unwrap().rule();
    let cards = |cards| under_way(Sheet { cards, ..Sheet::default() });
    assert_eq!(rule(under_way(Sheet { xp: 31, ..Sheet::default() })), "XP-03");
    assert_eq!(rule(under_way(Sheet { micro_xp: 5, ..Sheet::default() })), "STORY-03");
    assert_eq!(rule(under_way(Sheet { skills: [("charge".to_owned(), 9)].into(), ..Sheet::default() })), "CLASS-04");
    assert_eq!(rule(cards(pack(&["T999"]))), "COMP-10");
    assert_eq!(rule(cards(pack(&["T001", "T001"]))), "COMP-15");
    let mut twice = founding();
    twice.heroes[1].hero = BJORN.to_owned();
    assert_eq!(rule(twice), "COMP-02");
    let mut nobody = founding();
    nobody.heroes.clear();
    assert_eq!(rule(nobody), "COMP-16");
    let mut weapon = founding();
    weapon.heroes[0].begins = Begins::Fresh { weapon: "vorpal-blade".to_owned() };
    assert_eq!(rule(weapon), "COMP-10");
}

#[test]
fn a_quest_begins_only_with_six_cards_story_17() {
    let seven = pack(&["T001", "T002", "T003", "T004", "T005", "T006", "T007"]);
    let campaign =
        Campaign::found(library(), header(), 1, under_way(Sheet { cards: seven, ..Sheet::default() })).unwrap();
    assert_eq!(refused(&campaign, began("tutorial")).rule(), "STORY-17");
}

#[test]
fn five_micro_xp_become_one_xp_at_once_story_03() {
    let campaign = after(&campaign(), vec![began("tutorial"), earned(BJORN, 0, 13), earned(BJORN, 1, 2)]);
    assert_eq!((hero(&campaign, BJORN).0, hero(&campaign, BJORN).1), (4, 0));
    let rich = after(&campaign, vec![earned(BJORN, 26, 4)]);
    assert_eq!((hero(&rich, BJORN).0, hero(&rich, BJORN).1), (30, 4));
    let lost = after(&rich, vec![earned(BJORN, 0, 3)]);
    assert_eq!((hero(&lost, BJORN).0, hero(&lost, BJORN).1), (30, 2), "OQ-39");
}

#[test]
fn what_happens_in_a_quest_is_entered_only_during_one_at_the_table() {
    let campaign = campaign();
    assert_eq!(refused(&campaign, earned(BJORN, 0, 1)).rule(), "XP-01");
    assert_eq!(refused(&campaign, found(BJORN, &["T001"])).rule(), "STORY-16");
    let bought = What::SkillBought { hero: BJORN.to_owned(), line: "charge".to_owned() };
    assert_eq!(refused(&campaign, bought.clone()).rule(), "XP-08");
    let playing = after(&campaign, vec![began("tutorial")]);
    assert_eq!(refused(&playing, bought.clone()).rule(), "XP-05");
    assert_eq!(refused(&playing, began("quest-01")).rule(), "STORY-19");
    assert_eq!(refused(&playing, What::Difficulty(1)).rule(), "SETUP-08");
    let richer = after(&playing, vec![earned(BJORN, 12, 0), bought]);
    let record = now(&richer).hero(BJORN).unwrap().0.clone();
    assert_eq!(record.skills["charge"], 1);
    assert!(record.xp < 12);
}

#[test]
fn a_card_has_one_owner_comp_15() {
    let playing = after(&campaign(), vec![began("tutorial"), found(BJORN, &["T001", "T002"])]);
    assert_eq!(refused(&playing, found(ELIAS, &["T001"])).rule(), "COMP-15");
    assert_eq!(refused(&playing, discarded(ELIAS, &["T001"])).rule(), "COMP-15");
    assert_eq!(refused(&playing, given(ELIAS, BJORN, &["T001"])).rule(), "COMP-15");
    assert_eq!(refused(&playing, found(ELIAS, &["T018"])).rule(), "EQUIP-18", "luck is never kept");
    let given = after(&playing, vec![given(BJORN, ELIAS, &["T001"])]);
    assert_eq!(now(&given).owner("T001"), Some(ELIAS));
}

#[test]
fn a_won_quest_is_followed_by_the_town_story_19() {
    let brought = HeroResult {
        xp: 12,
        micro_xp: 3,
        skills: strings(&["charge"]),
        found: strings(&["T001"]),
        gone: strings(&["SE11"]),
        kills: 7,
        deaths: 1,
        equipped: Some(vec![("T001".to_owned(), Slot::Body)]),
        ..result(BJORN)
    };
    let won = after(&campaign(), vec![began("tutorial"), ended("tutorial", QuestEnd::Won, vec![brought])]);
    assert_eq!(now(&won).now(), Now::Town);
    let (record, life) = now(&won).hero(BJORN).unwrap();
    assert_eq!((life.kills, life.deaths, life.quests, life.earned), (7, 1, 1, 63));
    assert_eq!(record.skills["charge"], 1);
    assert_eq!(record.cards.iter().find(|card| card.code == "T001").unwrap().slot, Slot::Body);
    assert_eq!(now(&won).owner("SE11"), None);
    assert_eq!(refused(&won, began("quest-01")).rule(), "MARKET-01");
    let ready = after(&won, vec![What::TownLeft]);
    assert_eq!(now(&ready).now(), Now::Ready("quest-01"));
    assert_eq!(refused(&ready, began("quest-02")).rule(), "STORY-18");
    let Verdict::Counts(changes) = fate(&won, 3) else { panic!() };
    assert!(changes.contains(&Change::Stage { before: Stage::Ready, after: Stage::Town }), "{changes:?}");
    assert!(changes.contains(&Change::Gone { hero: BJORN.to_owned(), cards: strings(&["SE11"]) }), "{changes:?}");
}

#[test]
fn cards_that_heroes_gave_each_other_change_hands_with_the_result() {
    let results = vec![
        HeroResult { found: strings(&["SE09"]), gone: strings(&["SE11"]), ..result(BJORN) },
        HeroResult { found: strings(&["SE11"]), gone: strings(&["SE09"]), ..result(ELIAS) },
    ];
    let won = after(&campaign(), vec![began("tutorial"), ended("tutorial", QuestEnd::Won, results)]);
    assert_eq!((now(&won).owner("SE09"), now(&won).owner("SE11")), (Some(BJORN), Some(ELIAS)));
}

#[test]
fn a_lost_quest_costs_micro_xp_and_all_cards_but_six_story_20_to_22() {
    let many = strings(&["T001", "T002", "T003", "T004", "T005", "T006"]);
    let brought = HeroResult { micro_xp: 9, found: many, ..result(BJORN) };
    let lost = after(&campaign(), vec![began("tutorial"), ended("tutorial", QuestEnd::Lost, vec![brought])]);
    assert_eq!((hero(&lost, BJORN).0, hero(&lost, BJORN).1), (1, 0));
    assert_eq!(now(&lost).now(), Now::Discard);
    assert_eq!(refused(&lost, What::Repeated).rule(), "STORY-21");
    assert_eq!(refused(&lost, discarded(ELIAS, &["SE09"])).rule(), "STORY-20");
    let fits = after(&lost, vec![discarded(BJORN, &["T003"]), discarded(BJORN, &["SE11"])]);
    assert_eq!(now(&fits).now(), Now::Lost);
    assert_eq!(refused(&fits, began("tutorial")).rule(), "STORY-21");
    let again = after(&fits, vec![What::Repeated]);
    assert_eq!(now(&again).now(), Now::Repeat);
    assert_eq!(now(&after(&again, vec![began("tutorial")])).playing.as_ref().unwrap().quest, "tutorial");
    let on = after(&fits, vec![What::WentOn]);
    assert_eq!(now(&on).now(), Now::Town);
    assert_eq!(now(&on).quests().next(), Some(("tutorial", QuestStatus::Lost)));
}

#[test]
fn after_the_last_quest_the_campaign_is_over_unless_more_is_planned_story_18() {
    let quest = |quest| vec![began(quest), ended(quest, QuestEnd::Won, Vec::new())];
    let mut whats = quest("tutorial");
    whats.extend([What::TownLeft, What::Planned(strings(&["my-own"]))]);
    whats.extend(quest("my-own"));
    let over = after(&campaign(), whats);
    assert_eq!(now(&over).now(), Now::Finished);
    assert_eq!(refused(&over, began("quest-02")).rule(), "STORY-18");
    let more = after(&over, vec![What::Planned(strings(&["quest-02"]))]);
    assert_eq!(now(&more).now(), Now::Town);
}

#[test]
fn a_correction_is_derived_anew_and_conflicts_are_shown_not_hidden() {
    let noted = What::Noted(Note { text: "good evening".to_owned(), ..Note::default() });
    let before = after(
        &campaign(),
        vec![began("tutorial"), found(BJORN, &["T001", "T002"]), given(BJORN, ELIAS, &["T002"]), noted],
    );
    let wrong = after(&before, vec![corrected(3, Some(found(BJORN, &["T001", "T003"])))]);
    assert_eq!(conflicts(&wrong), [(4, "COMP-15")]);
    assert_eq!(now(&wrong).owner("T003"), Some(BJORN));
    assert_eq!(now(&wrong).owner("T002"), None);
    assert_eq!(wrong.judged()[2].corrected_by, Some(6));
    assert_eq!(wrong.entries()[2], before.entries()[2], "the wrong entry stays in the book");
    let right = after(&wrong, vec![corrected(4, Some(given(BJORN, ELIAS, &["T003"])))]);
    assert_eq!(conflicts(&right), []);
    assert_eq!(now(&right).owner("T003"), Some(ELIAS));
    assert_eq!(right.before(4).unwrap().owner("T003"), Some(BJORN));
}

#[test]
fn a_correction_that_is_impossible_itself_is_refused() {
    let before = after(&campaign(), vec![began("tutorial"), found(BJORN, &["T001"])]);
    assert_eq!(refused(&before, corrected(3, Some(found(BJORN, &["T002", "T002"])))).rule(), "COMP-15");
    for nonsense in [corrected(0, None), corrected(9, None), corrected(1, None), What::Undone(1), What::Redone(7)] {
        assert!(before.with(Entry { at: 0, what: nonsense.clone() }).is_err(), "{nonsense:?}");
    }
    let struck = after(&before, vec![corrected(3, None)]);
    assert_eq!(*fate(&struck, 3), Verdict::StruckOut);
    assert_eq!(now(&struck).owner("T001"), None);
}

#[test]
fn the_founding_can_be_corrected() {
    let mut other = founding();
    other.heroes[0].player = "Ana".to_owned();
    other.lifebringer = 1;
    let campaign =
        after(&campaign(), vec![began("tutorial"), earned(BJORN, 0, 3), corrected(1, Some(What::Founded(other)))]);
    assert_eq!((now(&campaign).hero(BJORN).unwrap().1.player.as_str(), now(&campaign).state.lifebringer), ("Ana", 1));
    assert_eq!(hero(&campaign, BJORN).1, 3);
}

#[test]
fn undo_takes_back_entry_by_entry_and_redo_brings_them_back() {
    let steps = vec![began("tutorial"), earned(BJORN, 0, 3), found(BJORN, &["T001"]), corrected(3, None)];
    let mut states = vec![campaign()];
    for what in steps {
        states.push(after(states.last().unwrap(), vec![what]));
    }
    let mut campaign = states.last().unwrap().clone();
    for earlier in states.iter().rev().skip(1) {
        let number = campaign.next_undo().unwrap();
        campaign = after(&campaign, vec![What::Undone(number)]);
        assert_eq!(campaign.standing(), earlier.standing());
    }
    assert_eq!(campaign.next_undo(), None);
    for later in &states[1..] {
        let number = campaign.next_redo().unwrap();
        campaign = after(&campaign, vec![What::Redone(number)]);
        assert_eq!(campaign.standing(), later.standing());
    }
    assert_eq!(campaign.next_redo(), None);
    assert_eq!(*fate(&campaign, 5), Verdict::Bookkeeping);
}

#[test]
fn a_quest_that_is_played_once_more_has_tries_of_its_own() {
    let lost = |quest| vec![began(quest), ended(quest, QuestEnd::Lost, Vec::new())];
    let won = |quest| vec![began(quest), ended(quest, QuestEnd::Won, Vec::new())];
    let mut whats = vec![What::Planned(strings(&["tutorial"]))];
    whats.extend(lost("tutorial"));
    whats.push(What::Repeated);
    whats.extend(won("tutorial"));
    let once = after(&campaign(), whats);
    assert_eq!((now(&once).now(), now(&once).to_come()), (Now::Finished, &[][..]));
    // At once, and after another one.
    let again = strings(&["tutorial", "quest-01", "tutorial"]);
    let again = after(&once, vec![What::Planned(again.clone())]);
    let tries = |campaign: &Campaign| now(campaign).tries().iter().map(|tries| tries.len()).collect::<Vec<_>>();
    assert_eq!(tries(&again), [2, 0, 0, 0]);
    let statuses = |campaign: &Campaign| now(campaign).quests().map(|(_, status)| status).collect::<Vec<_>>();
    use QuestStatus as S;
    assert_eq!(statuses(&again), [S::Won, S::Next, S::Locked, S::Locked]);
    assert_eq!(now(&again).to_come(), ["tutorial", "quest-01", "tutorial"]);
}

#[test]
fn a_lost_quest_is_settled_whatever_is_planned_then() {
    let lost = after(&campaign(), vec![began("tutorial"), ended("tutorial", QuestEnd::Lost, Vec::new())]);
    assert_eq!(now(&lost).to_come(), ["quest-01", "quest-02"]);
    let planned = after(&lost, vec![What::Planned(strings(&["quest-02"]))]);
    assert_eq!(now(&planned).state.order, ["tutorial", "quest-02"]);
    assert_eq!(now(&after(&planned, vec![What::Repeated])).now(), Now::Repeat);
}
