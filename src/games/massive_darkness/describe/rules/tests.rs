//! Every word of the language is said, in every language, and says exactly what it does.

use super::{QuestText, rules_of_quest};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::rules::language::quest::QuestEffect;
use crate::games::massive_darkness::texts;
use crate::house::text::Language;

/// A quest that uses every word.
const EVERY_WORD: &str = include_str!("every_word.ron");

fn every_word() -> Quest {
    ron::from_str(EVERY_WORD).expect("a quest")
}

fn shipped(id: &str) -> Quest {
    ron::from_str(crate::games::massive_darkness::content::shipped_quest(id).expect("a shipped quest"))
        .expect("a quest")
}

#[test]
fn every_word_is_said_in_every_language_without_gaps() {
    for language in Language::ALL {
        let texts = texts::of(language);
        let quest = every_word();
        let mut sentences = rules_of_quest(&texts, &quest);
        let text = QuestText { texts: &texts, quest: &quest };
        sentences.extend(quest.goals.iter().map(|goal| text.goal(goal)));
        assert!(sentences.len() > 80, "{}", sentences.len());
        for said in &sentences {
            assert!(!said.contains(['⟨', '{', '$', '⟩']), "{}: {said}", language.code());
            assert!(
                !said.contains("  ") && !said.contains(" ,") && !said.contains(".."),
                "{}: {said}",
                language.code()
            );
            assert!(said.chars().next().is_some_and(|first| !first.is_lowercase()), "{}: {said}", language.code());
        }
        for (at, said) in sentences.iter().enumerate() {
            assert!(!sentences[..at].contains(said), "{}: two words are said alike: {said}", language.code());
        }
    }
}

#[test]
fn all_shipped_quests_are_said_in_every_language() {
    for language in Language::ALL {
        let texts = texts::of(language);
        for (file, source) in crate::games::massive_darkness::content::shipped_quests() {
            let quest: Quest = ron::from_str(source).expect("a quest");
            let said = rules_of_quest(&texts, &quest);
            assert!(said.len() >= quest.rules.len() + quest.foes.len(), "{file}");
            assert!(said.iter().all(|said| !said.contains(['⟨', '{', '$'])), "{file}: {said:?}");
        }
    }
}

#[test]
fn whatever_rules_of_shipped_quests_speak_of_has_words_of_its_own_in_every_language() {
    let kinds = [
        Kind::Zone,
        Kind::Door,
        Kind::Border,
        Kind::Object,
        Kind::Foe,
        Kind::Counter,
        Kind::Role,
        Kind::Act,
        Kind::Call,
    ];
    for (file, source) in crate::games::massive_darkness::content::shipped_quests() {
        let quest: Quest = ron::from_str(source).expect("a quest");
        let names: Vec<String> = kinds.iter().flat_map(|kind| kind.names(&quest)).collect();
        for (at, name) in names.iter().enumerate() {
            assert!(!names[..at].contains(name), "{file}: two things are called {name} and would be said alike");
            for language in Language::ALL {
                let said = quest.words.get(name).and_then(|words| words.get(language.code()));
                let is_said = said.is_some_and(|said| !said.trim().is_empty());
                assert!(is_said, "{file}: {name} has no words in {}", language.code());
            }
        }
    }
}

#[test]
fn a_rule_is_a_sentence_that_says_exactly_what_it_does() {
    let texts = texts::of(Language::English);
    let quest = shipped("quest-07");
    let text = QuestText { texts: &texts, quest: &quest };
    let said: Vec<String> = quest.rules.iter().map(|rule| text.rule(rule)).collect();
    assert_eq!(
        said[1],
        "both switches – At the start of every round, if the door “exit” (D2–E2) is closed and a hero stands in zone \
         “western switch” (A4) and a hero stands in zone “eastern switch” (I4): the door “exit” (D2–E2) opens, without a \
         Door card."
    );
    assert_eq!(
        said[2],
        "one switch – At the start of every round, if the door “exit” (D2–E2) is closed and the number of heroes who \
         began the quest is at most 1 and (a hero stands in zone “western switch” (A4) or a hero stands in zone “eastern switch” \
         (I4)): the door “exit” (D2–E2) opens, without a Door card."
    );
    let german = texts::of(Language::German);
    let quest = shipped("quest-03");
    let text = QuestText { texts: &german, quest: &quest };
    assert_eq!(
        text.sentence(&quest.rules[1]),
        "Wenn ein Held stirbt, falls der Held die Rolle „der Auserwählte“ hat: die Quest ist verloren."
    );
}

/// Whatever the author of a file has written, it is read and does nothing.
#[test]
fn words_of_a_quest_do_nothing_but_being_read() {
    let hostile = format!("a\u{202e}b\u{1b}[2J\n{}", "c".repeat(5000));
    for file in ["quest-01", "quest-03", "quest-07", "quest-09"] {
        let mut quest = shipped(file);
        for words in quest.words.values_mut() {
            words.values_mut().for_each(|said| said.clone_from(&hostile));
        }
        for language in Language::ALL {
            let texts = texts::of(language);
            let text = QuestText { texts: &texts, quest: &quest };
            let mut said: Vec<String> = quest.rules.iter().map(|rule| text.rule(rule)).collect();
            said.extend(rules_of_quest(&texts, &quest));
            said.extend(quest.goals.iter().map(|goal| {
                crate::games::massive_darkness::describe::goal_of_quest(&texts, &quest.words, goal).to_string()
            }));
            assert!(said.iter().any(|line| line.contains("a\u{fffd}b\u{fffd}[2J\u{fffd}c")), "{file}: {said:?}");
            for line in said {
                assert!(!line.contains(['\u{202e}', '\u{1b}', '\n']) && line.chars().count() < 3000, "{line}");
            }
        }
    }
}

#[test]
fn a_condition_the_other_way_round_is_said_plainly() {
    let texts = texts::of(Language::English);
    let quest = every_word();
    let text = QuestText { texts: &texts, quest: &quest };
    let said = |written: &str| text.condition(&ron::from_str(written).expect("a condition"));
    assert_eq!(said("Not(Level(AtLeast(3)))"), "the current level is at most 2");
    assert_eq!(said("Not(Not(NoEnemies))"), "no enemy is on the board");
    assert_eq!(
        said(r#"Not(Any([NoEnemies, Gone("giant")]))"#),
        "(an enemy is on the board and the giant has not appeared yet or is still there)"
    );
    assert_eq!(said("Any([])"), "this never holds");
}

#[test]
fn of_several_effects_only_the_last_is_said_to_come_then() {
    let quest = every_word();
    let mut rule = quest.rules[0].clone();
    rule.effects = [1, 2, 3].map(QuestEffect::GainXp).to_vec();
    for (language, then) in [(Language::English, "; then "), (Language::German, "danach"), (Language::Polish, "potem")]
    {
        let texts = texts::of(language);
        let said = QuestText { texts: &texts, quest: &quest }.sentence(&rule);
        let last = said.rfind('3').expect("the last effect");
        assert_eq!(said.matches(then).count(), 1, "{said}");
        let place = said.find(then).expect("it is said");
        assert!(said[..place].contains('2') && place < last, "{said}");
    }
}
