//! What things are called and what cards say, in three languages; who sets out.

use super::content::CoreBox;
use super::describe::abilities::{item_lines, sentence};
use super::describe::{Words, quest_name};
use super::party::{outfit, party};
use super::rules::ids::MOST_HEROES;
use super::rules::quest::{Need, Quest};
use super::rules::{CardId, EnemyId, MassiveDarkness2, Setup};
use super::texts;
use crate::house::text::Language;
use crate::kernel::game::Outcome;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Every text is there and speaks no language of programmers.
fn is_said(text: &str) -> bool {
    !text.is_empty() && !text.contains(['⟨', '{', '$']) && !text.contains("--")
}

#[test]
fn everything_in_the_box_has_a_name_and_says_what_it_does() {
    let all = CoreBox::open().expect("the box");
    let printed = &all.content.printed;
    for quest in all.quests.iter() {
        let dungeon = all.lay_out(quest, MOST_HEROES).expect("it can be laid out");
        for texts in Language::ALL.map(texts::of) {
            let words = Words { content: &all.content, dungeon: &dungeon, texts: &texts };
            let mut said: Vec<String> =
                vec![quest_name(&quest.id, &quest.told, &texts).to_string(), words.special_rules().to_string()];
            said.push(texts.get(&format!("story-{}", quest.id)).to_string());
            said.extend((0..dungeon.story.kinds.len() as u8).map(|kind| words.mark(kind).to_string()));
            said.extend((0..dungeon.story.names.len() as u8).map(|task| words.task(task).to_string()));
            said.extend((0..dungeon.story.counters.len() as u8).map(|counter| words.counter(counter).to_string()));
            said.extend(
                EnemyId::all().filter(|enemy| *enemy != EnemyId::BOSS).map(|enemy| words.enemy(enemy).name.to_string()),
            );
            if dungeon.story.boss.is_some() {
                said.push(words.enemy(EnemyId::BOSS).name.to_string());
                said.extend(words.boss_lines());
            }
            for text in said {
                assert!(is_said(&text), "{}, {}: {text}", quest.id, texts.language().code());
            }
        }
    }
    let dungeon = all.lay_out(&all.quests[0], 1).expect("it can be laid out");
    for texts in Language::ALL.map(texts::of) {
        let words = Words { content: &all.content, dungeon: &dungeon, texts: &texts };
        let mut said = Vec::new();
        for card in (0..all.content.card_count()).map(|card| CardId(card as u8)) {
            said.push(words.item(card).to_string());
            said.extend(item_lines(all.content.item(card).expect("a card of the box"), &texts));
        }
        for (hero, card) in (0_u8..).zip(&printed.heroes) {
            said.extend([
                words.hero_card(hero).to_string(),
                sentence(&card.ability, &texts),
                sentence(&card.shadow, &texts),
            ]);
        }
        for skill in 0..printed.skills.len() as u8 {
            said.push(words.skill(skill).to_string());
            let lines = words.skill_lines(skill);
            assert!(!lines.is_empty(), "{} says nothing", words.skill(skill));
            said.extend(lines);
        }
        for kind in 0..printed.mobs.len() {
            said.extend((0..3).flat_map(|tier| words.mob_lines(kind, tier)));
        }
        for kind in 0..printed.roamers.len() {
            said.extend((0..3).flat_map(|tier| words.roamer_lines(kind, tier)));
        }
        for number in (0..u8::MAX).take_while(|number| all.content.door(*number).is_some()) {
            said.extend([words.door_card(number).to_string(), words.door_text(number)]);
        }
        for number in 0..14 {
            said.push(words.arrow(number).to_string());
            said.extend(words.arrow_lines(number));
        }
        said.extend((0..24).map(|number| words.tool(number).to_string()));
        for text in said {
            assert!(is_said(&text), "{}: {text}", texts.language().code());
        }
    }
}

/// M2-Q8-O1: what has to be collected is an objective, with how much of it there is and is wanted; it is not counted a second time.
#[test]
fn what_has_to_be_collected_is_the_first_objective() {
    let (all, texts) = (CoreBox::open().expect("the box"), texts::of(Language::English));
    let collects = |quest: &Quest| {
        let needs = quest.tasks.iter().flat_map(|task| &task.needs);
        needs.filter(|need| matches!(need, Need::PerHero(_, 10))).count()
    };
    let quest = all.quests.iter().find(|quest| collects(quest) == 1).expect("a Quest in which something is collected");
    for (heroes, told) in
        [(1, "Souls (0\u{a0}of\u{a0}20)"), (2, "Souls (0\u{a0}of\u{a0}20)"), (6, "Souls (0\u{a0}of\u{a0}60)")]
    {
        let setup = Setup { heroes: party(&all.content, heroes, 0), ..Setup::default() };
        let dungeon = Arc::new(all.lay_out(quest, heroes).expect("it can be laid out"));
        let game = MassiveDarkness2::new(Arc::clone(&all.content), Arc::clone(&dungeon), &setup, &mut |_| {});
        let game = game.expect("a game");
        let words = Words { content: &all.content, dungeon: &dungeon, texts: &texts };
        let objectives = words.objectives(&game);
        assert_eq!((objectives[0].text.as_ref(), objectives[0].is_met), (told, false));
        assert_eq!((objectives.len(), words.counters(&game).len()), (quest.goals.len() + 1, quest.counters.len() - 1));
    }
}

#[test]
fn a_card_reads_as_somebody_would_say_it() {
    let all = CoreBox::open().expect("the box");
    let lines = |back: usize, language| {
        let card = all.content.printed.heroes[back].ability.clone();
        sentence(&card, &texts::of(language))
    };
    assert_eq!(lines(0, Language::English), "In your melee attack, with at least 3 wounds: 1 more sword");
    assert_eq!(lines(4, Language::German), "Für eine Aktion: Du bekommst 3 Mana");
    assert_eq!(lines(1, Language::Polish), "Gdy wróg cię atakuje, za 1 manę: 2 tarcze więcej");
}

#[test]
fn every_party_can_set_out_on_every_quest() {
    let all = CoreBox::open().expect("the box");
    for quest in all.quests.iter() {
        for heroes in 1..=MOST_HEROES {
            for seed in 0..6 {
                let setup = Setup { heroes: party(&all.content, heroes, seed), ..Setup::default() };
                let different: BTreeSet<&str> = setup.heroes.iter().map(|chosen| chosen.hero.as_str()).collect();
                assert_eq!(different.len(), heroes);
                let dungeon = all.lay_out(quest, heroes).expect("it can be laid out");
                let begun = MassiveDarkness2::new(Arc::clone(&all.content), Arc::new(dungeon), &setup, &mut |_| {});
                let game = begun.unwrap_or_else(|why| panic!("{} with {heroes}: {why}", quest.id));
                assert_eq!(crate::kernel::game::Game::outcome(&game), None::<Outcome>);
            }
        }
    }
    // Nobody takes what another has taken.
    let first = outfit(&all.content, 0, &[]);
    let second = outfit(&all.content, 0, std::slice::from_ref(&first));
    assert_ne!(first.weapon, second.weapon);
}
