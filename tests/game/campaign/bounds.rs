//! What a campaign never lets happen, at whatever moment somebody tries to enter it.

use super::people::{
    BJORN, ELIAS, after, began, campaign, conflicts, corrected, discarded, earned, ended, found, founding, given,
    header, hero, library, now, refused, result, strings, under_way,
};
use delvewright::games::massive_darkness::campaign::entry::{
    Begins, Ending, First, Founding, HeroResult, Note, PastQuest, Sheet,
};
use delvewright::games::massive_darkness::campaign::lines::{MOST_ENTRIES, read_lines};
use delvewright::games::massive_darkness::campaign::statistics::Statistics;
use delvewright::games::massive_darkness::campaign::{Campaign, Entry, Now, What, Why};
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::rules::market::MarketStep;
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::{OwnedCard, QuestEnd};

fn pack(cards: &[&str]) -> Vec<OwnedCard> {
    cards.iter().map(|code| OwnedCard { code: (*code).to_owned(), slot: Slot::Pack }).collect()
}

fn entered_with(cards: &[&str]) -> Campaign {
    let sheet = Sheet { cards: pack(cards), ..Sheet::default() };
    Campaign::found(library(), header(), 1, under_way(sheet)).unwrap()
}

fn won(cards: &[&str]) -> Campaign {
    let brought = HeroResult { found: strings(cards), ..result(BJORN) };
    after(&campaign(), vec![began("tutorial"), ended("tutorial", QuestEnd::Won, vec![brought])])
}

fn planned(quests: &[&str]) -> What {
    What::Planned(strings(quests))
}

fn sold(card: &str) -> What {
    What::Sold { hero: BJORN.to_owned(), card: card.to_owned() }
}

fn equipped(hero: &str, slots: &[(&str, Slot)]) -> What {
    let slots = slots.iter().map(|(code, slot)| ((*code).to_owned(), *slot)).collect();
    What::Equipped { hero: hero.to_owned(), slots }
}

#[test]
fn whoever_was_entered_with_seven_cards_discards_one_and_sets_out_story_17() {
    let seven = entered_with(&["T001", "T002", "T003", "T004", "T005", "T006", "T007"]);
    assert_eq!(refused(&seven, began("tutorial")).rule(), "STORY-17");
    assert_eq!(refused(&seven, discarded(ELIAS, &["SE14"])).rule(), "STORY-17", "Elias has not too many");
    assert_eq!(refused(&seven, discarded(BJORN, &["T001", "T002"])).rule(), "STORY-17", "six are fine");
    assert_eq!(refused(&seven, discarded(BJORN, &["SE14"])).rule(), "COMP-15");
    let why = |campaign: &Campaign, what: What| match refused(campaign, what).why {
        Why::Rule(refusal) => refusal.message,
        Why::Story(other) => panic!("{other:?}"),
    };
    assert_eq!(why(&seven, discarded(ELIAS, &["SE14"])), "refusal-market-fits");
    assert_eq!(why(&seven, discarded(BJORN, &["T001", "T002"])), "refusal-market-fits");
    let six = after(&seven, vec![discarded(BJORN, &["T003"]), began("tutorial")]);
    assert!(matches!(now(&six).now(), Now::Playing(_)));
    assert_eq!(now(&six).owner("T003"), None);
    let artifacts = entered_with(&["T001", "A001", "A002"]);
    assert_eq!(refused(&artifacts, discarded(BJORN, &["T001"])).rule(), "STORY-17", "an artifact has to go");
    assert_eq!(why(&artifacts, discarded(BJORN, &["T001"])), "refusal-market-artifact");
    after(&artifacts, vec![discarded(BJORN, &["A002"]), began("tutorial")]);
}

#[test]
fn a_campaign_has_a_name_story_24() {
    let nameless = Founding { name: " ".to_owned(), ..founding() };
    assert_eq!(Campaign::found(library(), header(), 1, nameless).err().unwrap().rule(), "STORY-24");
    assert_eq!(refused(&campaign(), What::Renamed(String::new())).rule(), "STORY-24");
}

#[test]
fn a_new_campaign_does_not_begin_in_town_market_01() {
    let mut fresh = founding();
    fresh.first = First::Town;
    assert_eq!(Campaign::found(library(), header(), 1, fresh.clone()).err().unwrap().rule(), "MARKET-01");
    // A book in which somebody has written that opens all the same, and its founding can be corrected.
    let mut lines = campaign().lines().unwrap();
    lines[1] = lines[1].replace("first:Quest", "first:Town");
    let (header, entries) = read_lines(&lines).unwrap();
    let old = Campaign::new(library(), header, entries);
    assert_eq!(conflicts(&old), [(1, "MARKET-01")]);
    let right = after(&old, vec![corrected(1, Some(What::Founded(founding())))]);
    assert_eq!(now(&right).now(), Now::Ready("tutorial"));
    // Who has played before may: by what he has, or by what was played.
    let mut old_hands = under_way(Sheet::default());
    old_hands.first = First::Town;
    fresh.past = vec![PastQuest { quest: "tutorial".to_owned(), end: QuestEnd::Won }];
    for founding in [old_hands, fresh] {
        assert_eq!(now(&Campaign::found(library(), super::people::header(), 1, founding).unwrap()).now(), Now::Town);
    }
}

#[test]
fn planning_neither_renews_nor_repeats_a_visit_to_town_market_01_market_05() {
    let wares = strings(&["T001", "T002", "T003", "T004", "T005", "T006"]);
    let town = after(&won(&["T007", "T008"]), vec![What::MarketLaid(wares), sold("T007")]);
    for quests in [&[][..], &["quest-02"]] {
        let again = after(&town, vec![planned(&[]), planned(quests)]);
        assert_eq!(now(&again).now(), Now::Town);
        assert_eq!(now(&again).market, now(&town).market);
        assert_eq!(refused(&again, sold("T008")).rule(), "MARKET-05");
    }
    let left = after(&town, vec![What::TownLeft, planned(&[])]);
    assert_eq!(now(&left).now(), Now::Finished);
    let again = after(&left, vec![planned(&["quest-02"])]);
    assert_eq!(now(&again).now(), Now::Ready("quest-02"), "they have been in town");
    // A campaign that was over goes on with its one visit.
    let over = after(&again, vec![began("quest-02"), ended("quest-02", QuestEnd::Won, Vec::new())]);
    assert_eq!(now(&over).now(), Now::Finished);
    let on = after(&over, vec![planned(&["quest-01"]), planned(&[]), planned(&["quest-01"])]);
    assert_eq!(now(&on).now(), Now::Town);
    assert_eq!(now(&on).market.as_ref().unwrap().state.step, MarketStep::Laying);
}

#[test]
fn cards_above_the_level_of_the_next_quest_are_not_equipped_story_14() {
    let ready = after(&won(&["T042", "T007"]), vec![What::TownLeft]);
    let of_level_two = &library().equipment.iter().find(|entry| entry.card.code == "T042").unwrap().card.clone();
    assert_eq!(of_level_two.level, 2);
    let slots = [Slot::Body, Slot::FirstHand];
    for slot in slots {
        let wrong = refused(&ready, equipped(BJORN, &[("T042", slot)]));
        assert_eq!((wrong.rule(), wrong.thing.as_deref()), ("STORY-14", Some("T042")));
    }
    after(&ready, vec![equipped(BJORN, &[("SE13", Slot::Body)]), equipped(BJORN, &[("T042", Slot::Pack)])]);
    let lost = after(&campaign(), vec![began("tutorial"), ended("tutorial", QuestEnd::Lost, Vec::new())]);
    assert_eq!(now(&lost).now(), Now::Lost);
    assert_eq!(refused(&lost, equipped(BJORN, &[])).rule(), "EQUIP-07");
    let over = after(&won(&[]), vec![What::TownLeft, planned(&[])]);
    assert_eq!(refused(&over, equipped(BJORN, &[])).rule(), "EQUIP-07");
}

#[test]
fn nobody_finds_starting_equipment_but_heroes_may_give_it_to_each_other_story_13() {
    let playing = after(&campaign(), vec![began("tutorial")]);
    assert_eq!(refused(&playing, found(BJORN, &["T001", "SE01"])).rule(), "STORY-13");
    let used = after(&playing, vec![discarded(BJORN, &["SE11"])]);
    assert_eq!(refused(&used, found(BJORN, &["SE11"])).rule(), "STORY-13", "what was given up does not come back");
    assert_eq!(now(&after(&playing, vec![given(BJORN, ELIAS, &["SE11"])])).owner("SE11"), Some(ELIAS));
    let brought = |hero: &str, found: &[&str], gone: &[&str]| HeroResult {
        found: strings(found),
        gone: strings(gone),
        ..result(hero)
    };
    let end = |heroes| ended("tutorial", QuestEnd::Won, heroes);
    assert_eq!(refused(&playing, end(vec![brought(BJORN, &["SE01"], &[])])).rule(), "STORY-13");
    let swapped = vec![brought(BJORN, &["T001"], &["SE11"]), brought(ELIAS, &["SE11"], &[])];
    assert_eq!(now(&after(&playing, vec![end(swapped)])).owner("SE11"), Some(ELIAS));
}

#[test]
fn numbers_that_no_quest_can_bring_are_refused_with_their_rule() {
    let playing = after(&campaign(), vec![began("tutorial")]);
    for (xp, micro_xp) in [(255, 0), (0, u16::MAX), (200, 900)] {
        assert_eq!(refused(&playing, earned(BJORN, xp, micro_xp)).rule(), "XP-03", "{xp} {micro_xp}");
    }
    for (xp, micro_xp) in [(32_000, 0), (0, i16::MAX), (-6000, 30_000), (i16::MIN, 0)] {
        let wrong = HeroResult { xp, micro_xp, ..result(ELIAS) };
        let wrong = refused(&playing, ended("tutorial", QuestEnd::Won, vec![wrong]));
        assert_eq!((wrong.rule(), wrong.hero.as_deref()), ("XP-03", Some(ELIAS)), "{xp} {micro_xp}");
    }
    // Thirty whole XP, or a rich evening's Micro-XP, are nothing impossible.
    assert_eq!(hero(&after(&playing, vec![earned(BJORN, 30, 0)]), BJORN).0, 30);
    assert_eq!(hero(&after(&playing, vec![earned(BJORN, 0, 154)]), BJORN).1, 4);
    for tokens in [7, 255] {
        assert_eq!(refused(&campaign(), What::Difficulty(tokens)).rule(), "SETUP-08");
        let mut easy = founding();
        easy.lifebringer = tokens;
        assert_eq!(Campaign::found(library(), header(), 1, easy).err().unwrap().rule(), "SETUP-08");
    }
    assert_eq!(now(&after(&campaign(), vec![What::Difficulty(6)])).state.lifebringer, 6);
}

#[test]
fn nobody_writes_that_more_than_thirty_xp_came_at_once_xp_03() {
    let playing = after(&campaign(), vec![began("tutorial")]);
    let end = |result: HeroResult| ended("tutorial", QuestEnd::Won, vec![result]);
    for (xp, micro_xp) in [(31, 0), (0, 155), (30, 5), (29, 10)] {
        let wrong = refused(&playing, earned(BJORN, xp, micro_xp));
        assert_eq!((wrong.rule(), wrong.concerns()), ("XP-03", Some(BJORN)), "{xp} {micro_xp}");
        let (xp, micro_xp) = (i16::from(xp), micro_xp as i16);
        let wrong = refused(&playing, end(HeroResult { xp, micro_xp, ..result(ELIAS) }));
        assert_eq!((wrong.rule(), wrong.concerns()), ("XP-03", Some(ELIAS)), "{xp} {micro_xp}");
    }
    // What comes on top of what he has may be above the limit: that is lost.
    let rich = after(&playing, vec![earned(BJORN, 28, 0), earned(BJORN, 5, 0)]);
    assert_eq!(hero(&rich, BJORN).0, 30);
    // What is paid for Skills in the same entry has been gained, too.
    let cost = now(&playing).hero(BJORN).unwrap().0.skill_cost(&library(), "charge", 0).unwrap();
    let gained = i16::from(cost) + 30;
    let bought = HeroResult { xp: gained, skills: strings(&["charge"]), ..result(BJORN) };
    assert_eq!(hero(&after(&playing, vec![end(bought.clone())]), BJORN).0, 30);
    assert_eq!(refused(&playing, end(HeroResult { xp: gained + 1, ..bought })).rule(), "XP-03");
    // Nor does a correction say so.
    let right = after(&playing, vec![earned(BJORN, 3, 0)]);
    let number = right.entries().len() as u32;
    assert_eq!(refused(&right, corrected(number, Some(earned(BJORN, 31, 0)))).rule(), "XP-03");
    assert_eq!(hero(&after(&right, vec![corrected(number, Some(earned(BJORN, 30, 0)))]), BJORN).0, 30);
}

#[test]
fn a_book_that_says_so_already_stays_as_it_is_xp_03() {
    let mut lines = after(&campaign(), vec![began("tutorial"), earned(BJORN, 30, 0)]).lines().unwrap();
    let last = lines.last_mut().unwrap();
    *last = last.replace("xp:30", "xp:31");
    let (header, entries) = read_lines(&lines).unwrap();
    assert!(matches!(entries.last().unwrap().what, What::Earned { xp: 31, .. }));
    let old = Campaign::new(library(), header, entries);
    assert_eq!((conflicts(&old), hero(&old, BJORN).0), (Vec::new(), 30), "the excess was lost");
    assert_eq!(hero(&after(&old, vec![earned(ELIAS, 1, 0)]), BJORN).0, 30);
}

#[test]
fn what_a_hero_buys_in_a_quest_makes_room_for_what_he_earns_in_it_xp_03() {
    let mut rich = under_way(Sheet { xp: 29, cards: pack(&["SE13"]), ..Sheet::default() });
    rich.heroes[1].begins = Begins::Fresh { weapon: "battle-staff".to_owned() };
    let rich = after(&Campaign::found(library(), header(), 1, rich).unwrap(), vec![began("tutorial")]);
    let bought = HeroResult { xp: 3, skills: strings(&["charge"]), ..result(BJORN) };
    let cost = now(&rich).hero(BJORN).unwrap().0.skill_cost(&library(), "charge", 0).unwrap();
    assert!(cost > 2);
    let after_it = after(&rich, vec![ended("tutorial", QuestEnd::Won, vec![bought])]);
    assert_eq!(hero(&after_it, BJORN).0, 32 - cost);
    let saved = HeroResult { xp: 3, ..result(BJORN) };
    assert_eq!(hero(&after(&rich, vec![ended("tutorial", QuestEnd::Won, vec![saved])]), BJORN).0, 30);
}

#[test]
fn after_a_loss_any_hero_may_discard_first_story_20() {
    let five = ["T001", "T002", "T003", "T004", "T005"];
    let other = ["T006", "T007", "T008", "T009", "T010"];
    let heroes = vec![
        HeroResult { found: strings(&five), ..result(BJORN) },
        HeroResult { found: strings(&other), ..result(ELIAS) },
    ];
    let lost = after(&campaign(), vec![began("tutorial"), ended("tutorial", QuestEnd::Lost, heroes)]);
    let one = after(&lost, vec![discarded(ELIAS, &["T008"])]);
    assert_eq!(now(&one).now(), Now::Discard);
    assert_eq!(now(&after(&one, vec![discarded(BJORN, &["T001"])])).now(), Now::Lost);
}

#[test]
fn nobody_counts_more_than_999_rounds_kills_or_deaths_story_19() {
    let playing = after(&campaign(), vec![began("tutorial")]);
    let two = |kills, deaths| [BJORN, ELIAS].map(|hero| HeroResult { kills, deaths, ..result(hero) }).to_vec();
    for (kills, deaths) in [(1000, 0), (0, 40_000), (u16::MAX, u16::MAX)] {
        let wrong = refused(&playing, ended("tutorial", QuestEnd::Won, two(kills, deaths)));
        assert_eq!((wrong.rule(), wrong.hero.as_deref()), ("STORY-19", Some(BJORN)), "{kills} {deaths}");
    }
    let long = Ending { quest: "tutorial".to_owned(), end: QuestEnd::Lost, rounds: 1000, heroes: Vec::new() };
    assert_eq!(refused(&playing, What::QuestEnded(long)).rule(), "STORY-19");
    let most = after(&playing, vec![ended("tutorial", QuestEnd::Won, two(999, 999))]);
    assert_eq!(Statistics::of(&most).quests[0].deaths, 1998);
    // Written into the file by hand it counts for nothing, and the statistics are those of the rest.
    let lines: Vec<String> =
        most.lines().unwrap().iter().map(|line| line.replace("deaths:999", "deaths:40000")).collect();
    let (header, entries) = read_lines(&lines).unwrap();
    let by_hand = Campaign::new(library(), header, entries);
    assert_eq!(conflicts(&by_hand), [(3, "STORY-19")]);
    assert_eq!(Statistics::of(&by_hand).quests, []);
}

#[test]
fn a_hero_comes_home_once_story_19() {
    let playing = after(&campaign(), vec![began("tutorial")]);
    let rich = || HeroResult { xp: 30, ..result(BJORN) };
    let twice = refused(&playing, ended("tutorial", QuestEnd::Won, vec![rich(), result(ELIAS), rich()]));
    assert_eq!((twice.rule(), twice.hero.as_deref()), ("STORY-19", Some(BJORN)));
}

#[test]
fn xp_never_become_micro_xp_again_where_only_those_pay_for_signatures_story_04() {
    let begun = |edition, xp, micro_xp| {
        let sheet = Sheet { xp, micro_xp, cards: pack(&["SE13"]), ..Sheet::default() };
        let founding = Founding { edition, ..under_way(sheet) };
        after(&Campaign::found(library(), header(), 1, founding).unwrap(), vec![began("tutorial")])
    };
    let end = |xp, micro_xp| ended("tutorial", QuestEnd::Won, vec![HeroResult { xp, micro_xp, ..result(BJORN) }]);
    let xp_of = |campaign: &Campaign, what| {
        let (xp, micro_xp, _) = hero(&after(campaign, vec![what]), BJORN);
        (xp, micro_xp)
    };
    let german = begun(Edition::De, 2, 0);
    let wrong = refused(&german, end(0, -3));
    assert_eq!((wrong.rule(), wrong.hero.as_deref()), ("STORY-04", Some(BJORN)));
    assert_eq!(xp_of(&begun(Edition::En, 2, 0), end(0, -3)), (1, 2), "the English book lets him pay with XP");
    assert_eq!(xp_of(&begun(Edition::De, 2, 3), end(0, -3)), (2, 0));
    assert_eq!(xp_of(&german, end(1, -3)), (2, 2), "what he earned in the quest turned into XP later");
    // Also where it was entered during the quest.
    let earning = after(&german, vec![earned(BJORN, 0, 5)]);
    assert_eq!(xp_of(&earning, end(0, -3)), (2, 2));
    assert_eq!(refused(&earning, end(0, -6)).rule(), "STORY-04");
    // At 30 XP five Micro-XP are lost (OQ-39), and bought Skills are XP that were spent and not lost.
    assert_eq!(xp_of(&begun(Edition::De, 30, 4), end(0, -4)), (30, 0));
    let bought =
        after(&begun(Edition::De, 9, 1), vec![What::SkillBought { hero: BJORN.to_owned(), line: "charge".to_owned() }]);
    let left = hero(&bought, BJORN).0;
    assert!(left < 9);
    assert_eq!(xp_of(&bought, end(0, -1)), (left, 0));
    assert_eq!(refused(&bought, end(0, -2)).rule(), "STORY-04");
}

#[test]
fn who_paid_more_micro_xp_than_he_had_is_told_so_without_a_gap() {
    let playing = after(&campaign(), vec![began("tutorial")]);
    let paid = HeroResult { micro_xp: -1, ..result(BJORN) };
    let wrong = refused(&playing, ended("tutorial", QuestEnd::Won, vec![paid]));
    assert_eq!((wrong.rule(), wrong.hero.as_deref(), wrong.thing), ("XP-05", Some(BJORN), None));
}

#[test]
fn names_and_notes_are_not_endless_story_24() {
    let (name, note) = ("ä".repeat(80), "ß".repeat(4000));
    let noted = |text: String| What::Noted(Note { text, ..Note::default() });
    let seated = |player: String| What::Seated { hero: BJORN.to_owned(), player };
    let wide = after(&campaign(), vec![What::Renamed(name.clone()), seated(name.clone()), noted(note.clone())]);
    assert_eq!(now(&wide).name, name);
    for what in [
        What::Renamed(format!("{name}!")),
        seated(format!("{name}!")),
        noted(format!("{note}!")),
        planned(&["tutorial", &"q".repeat(81)]),
    ] {
        assert_eq!(refused(&campaign(), what).rule(), "STORY-24");
    }
    let mut long = founding();
    long.heroes[0].player = format!("{name}!");
    assert_eq!(Campaign::found(library(), header(), 1, long).err().unwrap().rule(), "STORY-24");
    let long = Founding { name: format!("{name}!"), ..founding() };
    assert_eq!(Campaign::found(library(), header(), 1, long).err().unwrap().rule(), "STORY-24");
}

#[test]
fn a_book_that_is_full_takes_no_more_entries() {
    let (header, mut entries) = read_lines(campaign().lines().unwrap()).unwrap();
    let noted = || What::Noted(Note { text: "on and on".to_owned(), ..Note::default() });
    entries.resize(MOST_ENTRIES - 1, Entry { at: 2, what: noted() });
    let full = after(&Campaign::new(library(), header, entries), vec![noted()]);
    let wrong = refused(&full, noted());
    assert!(matches!(wrong.why, Why::Rule(refusal) if refusal.message == "refused-book-full"));
    assert_eq!(read_lines(full.lines().unwrap()).unwrap().1.len(), MOST_ENTRIES, "it can be read");
}
