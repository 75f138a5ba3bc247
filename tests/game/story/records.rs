//! STORY-24 and the values that no record may have.

use super::people::{beginners, codes, library, packed};
use delvewright::games::massive_darkness::rules::dungeon::recommended;
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::{
    HeroRecord, check_party, check_start_inventory, hero_level, party_level,
};

// STORY-13, SETUP-07
#[test]
fn a_beginner_has_the_chosen_weapon_and_a_leather_armor_and_nothing_else() {
    let library = library();
    let party = beginners(&library, 6);
    check_party(&library, &party).unwrap();
    for record in &party {
        assert_eq!((record.xp, record.micro_xp, record.skills.len()), (0, 0, 0));
        let slots: Vec<Slot> = record.cards.iter().map(|card| card.slot).collect();
        assert_eq!(slots, [Slot::FirstHand, Slot::Body]);
        assert!(record.cards.iter().all(|card| card.code.starts_with("SE")));
    }
    let mut greedy = recommended(&library, HeroId(0));
    greedy.weapon.clone_from(&party[1].cards[0].code);
    let refused = HeroRecord::beginner(&library, &greedy, &party).unwrap_err();
    assert_eq!(refused.rule(), "COMP-10");
}

// XP-03, STORY-03, CLASS-04, COMP-10, EQUIP-18, EQUIP-03, EQUIP-04, SETUP-05, SETUP-06
#[test]
fn values_that_cannot_be_are_refused_with_their_rule() {
    let library = library();
    let good = beginners(&library, 1).remove(0);
    let rule = |change: &dyn Fn(&mut HeroRecord)| {
        let mut record = good.clone();
        change(&mut record);
        record.check(&library).map_err(|problem| problem.rule())
    };
    assert_eq!(rule(&|_| {}), Ok(()));
    assert_eq!(rule(&|record| record.xp = 30), Ok(()));
    assert_eq!(rule(&|record| record.xp = 31), Err("XP-03"));
    assert_eq!(rule(&|record| record.micro_xp = 4), Ok(()));
    assert_eq!(rule(&|record| record.micro_xp = 5), Err("STORY-03"));
    assert_eq!(rule(&|record| record.hero = "nobody".into()), Err("SETUP-05"));
    assert_eq!(rule(&|record| record.class = "nothing".into()), Err("SETUP-06"));
    let line = library.class(library.class_named(&good.class).unwrap()).sheet.lines[0].clone();
    let whole = line.skills.len() as u8;
    let bought = |line: &str, count: u8| {
        let line = line.to_owned();
        move |record: &mut HeroRecord| record.skills.extend([(line.clone(), count)])
    };
    assert_eq!(rule(&bought(&line.id, whole)), Ok(()));
    assert_eq!(rule(&bought(&line.id, whole + 1)), Err("CLASS-04"));
    assert_eq!(rule(&bought("juggling", 1)), Err("CLASS-04"));
    assert_eq!(rule(&|record| record.cards.push(packed("T999"))), Err("COMP-10"));
    let trap = library.equipment.iter().find(|entry| format!("{:?}", entry.card.kind) == "Trap").unwrap();
    assert_eq!(rule(&|record| record.cards.push(packed(&trap.card.code))), Err("EQUIP-18"));
    assert_eq!(rule(&|record| record.cards[1].slot = Slot::SecondHand), Err("EQUIP-02"));
    let armor = codes(&library, "SE", 1, 18).into_iter().find(|code| {
        let card = &library.card(library.card_named(code).unwrap()).card;
        format!("{:?}", card.kind) == "Armor" && good.cards.iter().all(|held| held.code != *code)
    });
    let mut second = packed(&armor.unwrap());
    second.slot = Slot::Body;
    assert_eq!(rule(&|record| record.cards.push(second.clone())), Err("EQUIP-03"));
}

// COMP-16, COMP-02, COMP-15
#[test]
fn no_hero_and_no_card_is_there_twice() {
    let library = library();
    let rule = |party: &[HeroRecord]| check_party(&library, party).map_err(|problem| problem.rule());
    let party = beginners(&library, 2);
    assert_eq!(rule(&party), Ok(()));
    assert_eq!(rule(&[]), Err("COMP-16"));
    assert_eq!(rule(&[party[0].clone(), party[0].clone()]), Err("COMP-02"));
    let mut thief = party.clone();
    thief[1].cards.push(packed(&party[0].cards[0].code));
    assert_eq!(rule(&thief), Err("COMP-15"));
}

// STORY-16, STORY-17, ARTIFACT-03
#[test]
fn six_cards_and_one_artifact_are_the_limit_at_the_start_of_a_quest_only() {
    let library = library();
    let mut record = beginners(&library, 1).remove(0);
    let artifacts = codes(&library, "A", 4, 2);
    record.cards.extend(codes(&library, "T", 1, 3).iter().map(|code| packed(code)));
    record.cards.push(packed(&artifacts[0]));
    assert_eq!(record.cards.len(), 6);
    assert_eq!(check_start_inventory(&library, &record), Ok(()));
    let mut seven = record.clone();
    seven.cards.push(packed(&codes(&library, "T", 2, 1)[0]));
    assert_eq!(check_start_inventory(&library, &seven).unwrap_err().rule(), "STORY-17");
    assert_eq!(seven.check(&library), Ok(()), "during a quest any number is fine");
    record.cards[0] = packed(&artifacts[1]);
    assert_eq!(check_start_inventory(&library, &record).unwrap_err().rule(), "STORY-17");
    assert_eq!(record.check(&library), Ok(()));
}

// STORY-07, OQ-21, EX-35
#[test]
fn the_level_of_a_hero_is_that_of_the_highest_skill_bought() {
    let library = library();
    let mut party = beginners(&library, 3);
    assert_eq!(party_level(&library, &party), 1, "without a Skill it is 1");
    let sheet = &library.class(library.class_named(&party[1].class).unwrap()).sheet;
    let (line, position) = sheet
        .lines
        .iter()
        .find_map(|line| line.skills.iter().position(|skill| skill.level == 3).map(|at| (line, at)))
        .unwrap();
    party[1].skills.insert(line.id.clone(), position as u8 + 1);
    assert_eq!(hero_level(&library, &party[1]), 3);
    assert_eq!(hero_level(&library, &party[0]), 1);
    assert_eq!(party_level(&library, &party), 3);
}

// STORY-24
#[test]
fn a_record_comes_back_from_a_file_as_it_was() {
    let library = library();
    let mut record = beginners(&library, 1).remove(0);
    record.xp = 12;
    record.micro_xp = 3;
    record.skills.insert("enhance-health".into(), 1);
    let text = ron::to_string(&record).unwrap();
    assert_eq!(ron::from_str::<HeroRecord>(&text).unwrap(), record);
    assert!(ron::from_str::<HeroRecord>(&text.replace("micro_xp", "gold")).is_err());
}
