//! Every text of every card, Skill, Enemy and Event of the box in all languages, for those who read them once more:
//! `DELVEWRIGHT_SENTENCES=FILE cargo test --lib every_sentence` writes them into a file.

use super::{CardText, QuestText, Words, rules_of_quest};
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::playtest::testing::{table, tutorial};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::{Actor, CardId, Enemy, Hero};
use crate::games::massive_darkness::rules::state::EnemyState;
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::house::text::{Language, Texts};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// What no native would write: a number with the wrong form behind it.
const WRONG: [(&str, &[&str]); 3] = [
    ("en", &["1 wounds", "1 zones", "1 Hits", "1 Shields", "1 dice", "2 Hit ", "2 Shield ", "2 Bam ", "1 actions"]),
    ("de", &["1 Wunden", "1 Felder", "1 Schilde", "1 Bams", "2 Schild ", "2 Bam ", "2 Diamant ", "1 Aktionen"]),
    ("pl", &["1 ran.", "1 ran ", "1 rany", "2 ran.", "5 rany", "1 stref ", "2 tarcza", "2 trafienie", "2 diament "]),
];

fn texts_of_cards(texts: &Texts) -> BTreeSet<String> {
    let library = table().library;
    let text = CardText { texts };
    let mut said = BTreeSet::new();
    for entry in &library.equipment {
        said.extend(entry.card.abilities.iter().map(|ability| text.ability_text(ability)));
    }
    for entry in &library.enemies {
        said.extend(entry.card.abilities.iter().map(|ability| text.ability_text(ability)));
    }
    for entry in &library.heroes {
        said.extend(entry.card.shadow.iter().chain(&entry.card.special).map(|ability| text.ability_text(ability)));
    }
    for entry in &library.classes {
        let lines = entry.sheet.lines.iter().flat_map(|line| &line.skills).flat_map(|skill| &skill.abilities);
        let own = entry.sheet.signature.iter().chain(&entry.sheet.free);
        said.extend(lines.chain(own).map(|ability| text.ability_text(ability)));
    }
    said.extend(library.events.iter().map(|card| text.effects_text(&card.effects)));
    said
}

fn texts_of_quests(texts: &Texts) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for (_, text) in shipped_quests() {
        let quest: Quest = ron::from_str(text).expect("a quest");
        said.extend(rules_of_quest(texts, &quest));
        let words = QuestText { texts, quest: &quest };
        said.extend(quest.rules.iter().map(|rule| words.rule(rule)));
        said.extend(quest.goals.iter().map(|goal| super::goal_of_quest(texts, &quest.words, goal).to_string()));
    }
    said
}

/// What the log says about one figure of each kind of Enemy, with one and with several of everything.
fn texts_of_the_log(texts: &Texts) -> BTreeSet<String> {
    let mut game = tutorial(1);
    let zone = game.dungeon.start;
    let cards = game.library.enemies.len() as u16;
    let mut said = BTreeSet::new();
    for card in (0..cards).map(crate::games::massive_darkness::rules::ids::EnemyCardId) {
        game.state.enemies.clear();
        let there =
            EnemyState { present: true, card, zone, leader: true, treasure: CardId::NONE, ..EnemyState::default() };
        assert!(game.state.enemies.push(there));
        let words = Words::new(&game, texts);
        let enemy = Enemy(0);
        for actor in [Actor::Enemy(enemy), Actor::Hero(Hero(0))] {
            let mut events = vec![
                Event::Moved { actor, from: zone, to: zone },
                Event::TargetChanged { from: actor, to: actor },
                Event::Stunned { actor },
                Event::GotUp { actor },
                Event::MinionKilled { enemy, by: None },
            ];
            for wounds in [1, 2, 5] {
                events.push(Event::Wounded { actor, wounds, minion: false });
                events.push(Event::Wounded { actor, wounds, minion: true });
                events.push(Event::Healed { actor, wounds });
                events.push(Event::Spawned { enemy, card, zone, minions: wounds });
                for symbol in [Symbol::Hit, Symbol::Shield, Symbol::Bam, Symbol::Diamond] {
                    let side = crate::games::massive_darkness::rules::language::Side::Attacker;
                    events.push(Event::SymbolsCancelled { side, symbol, amount: wounds });
                }
            }
            said.extend(events.iter().filter_map(|event| words.event(event)).map(|line| line.to_string()));
        }
    }
    said
}

#[test]
fn every_sentence_has_the_form_that_its_numbers_ask_for() {
    let mut all = String::new();
    for (language, (code, wrong)) in Language::ALL.into_iter().zip(WRONG) {
        assert_eq!(language.code(), code);
        let texts = Texts::new(language);
        for (of, said) in
            [("cards", texts_of_cards(&texts)), ("quests", texts_of_quests(&texts)), ("log", texts_of_the_log(&texts))]
        {
            assert!(said.len() > 20, "{code} {of}: {}", said.len());
            let _ = writeln!(all, "\n## {code} {of}\n");
            for line in said {
                let at = wrong.iter().find(|wrong| line.contains(**wrong));
                assert!(at.is_none(), "{code} {of}: “{}” in {line}", at.unwrap_or(&""));
                assert!(!line.contains(['⟨', '{', '$']), "{code} {of}: {line}");
                let _ = writeln!(all, "{line}");
            }
        }
    }
    if let Some(path) = std::env::var_os("DELVEWRIGHT_SENTENCES") {
        std::fs::write(path, all).expect("it can be written");
    }
}

#[test]
fn a_mob_goes_as_many_and_a_monster_as_one() {
    let texts = Texts::new(Language::English);
    let log = texts_of_the_log(&texts);
    let ends = |end: &str| log.iter().filter(|line| line.contains(end)).count();
    assert!(ends(" go to ") > 3 && ends(" goes to ") > 3, "{log:?}");
    assert!(!log.iter().any(|line| line.contains("s goes to ") && !line.contains("ss goes")), "{log:?}");
}
