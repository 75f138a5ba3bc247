//! What the table says, and how it takes what is typed.

use super::draw::{DrawnCard, fits};
use super::model::QuestPage;
use super::side::line_ui;
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::describe::{Words, zone_name};
use crate::games::massive_darkness::playtest::testing::{start, table, tutorial};
use crate::games::massive_darkness::playtest::{Bot as _, Greedy};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::ask::Drawn;
use crate::games::massive_darkness::rules::cards::{EquipmentKind, Role};
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::ids::{Actor, CardId, DoorId, Enemy, EnemyCardId, EventId, Hero};
use crate::games::massive_darkness::rules::language::When;
use crate::games::massive_darkness::rules::state::{EnemyState, Held, Slot};
use crate::games::massive_darkness::rules::{Act, Answer, Event, MassiveDarkness};
use crate::games::massive_darkness::session::Play;
use crate::games::massive_darkness::texts;
use crate::house::play::Dice;
use crate::house::plug::{Line, Rank};
use crate::house::text::Language;
use crate::kernel::board::SpaceId;
use crate::kernel::game::Game as _;
use crate::kit::theme;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::collections::BTreeSet;
use std::sync::Arc;

fn told(language: Language, event: &Event) -> String {
    let (game, texts) = (tutorial(1), texts::of(language));
    Words::new(&game, &texts).event(event).expect("it is told").to_string()
}

#[test]
fn the_result_of_a_combat_counts_properly_and_adds_nothing_that_is_not_there() {
    let result =
        |language, hits, shields, extra, wounds| told(language, &Event::CombatResult { hits, shields, extra, wounds });
    assert_eq!(result(Language::English, 1, 2, 0, 0), "1 hit − 2 shields = 0 wounds.");
    assert_eq!(result(Language::English, 3, 1, 1, 3), "3 hits − 1 shield + 1 = 3 wounds.");
    assert_eq!(result(Language::German, 1, 1, -1, 1), "1 Treffer − 1 Schild − 1 = 1 Wunde.");
    assert_eq!(result(Language::Polish, 5, 3, 0, 2), "5 trafień − 3 tarcze = 2 rany.");
}

#[test]
fn no_line_ends_twice() {
    let game = tutorial(1);
    for language in Language::ALL {
        for card in 0..game.library.events.len() {
            let line = told(language, &Event::EventDrawn { card: EventId(card as u16) });
            let marks = line.chars().rev().take_while(|sign| ['.', '!', '?'].contains(sign)).count();
            assert_eq!(marks, 1, "{line}");
        }
    }
}

#[test]
fn zones_of_several_storeys_are_told_apart_wherever_they_are_named() {
    let mut game = tutorial(1);
    let dungeon = Arc::make_mut(&mut game.dungeon);
    let last = dungeon.zones.len() - 1;
    dungeon.zones[last].storey = 1;
    let (lower, upper) = (SpaceId(last as u16 - 1), SpaceId(last as u16));
    let texts = texts::of(Language::English);
    let words = Words::new(&game, &texts);
    for zone in [lower, upper] {
        let name = zone_name(&game.dungeon, zone);
        assert!(words.zone(zone).ends_with(&name), "{} is not {name}", words.zone(zone));
    }
    assert!(words.zone(upper).contains("2."), "{}", words.zone(upper));
}

/// The first Consumable that is used from the menu.
fn potion(game: &MassiveDarkness) -> CardId {
    let library = &game.library;
    let mut cards = (0..library.equipment.len()).map(|at| CardId(at as u16));
    let is_potion = |card: &CardId| {
        let entry = library.card(*card);
        let mut abilities = entry.abilities.ids();
        entry.card.kind == EquipmentKind::Consumable && abilities.any(|id| library.ability(id).when == When::Action)
    };
    cards.find(is_potion).expect("the box has potions")
}

#[test]
fn what_is_used_from_the_menu_is_told_with_who_uses_it() {
    let mut game = tutorial(2);
    let card = potion(&game);
    let hero = Hero(0);
    game.state.hero_mut(hero).cards.push(Held { card, slot: Slot::Pack });
    game.state.hero_mut(hero).health = 1;
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let is_it = |answer: &&Answer| matches!(answer, Answer::Act(Act::Use(ability)) if ability.card == card);
    let answer = listed.iter().find(is_it).expect("it can be used").clone();
    let mut events = Vec::new();
    game.answer(&answer, &mut |event| events.push(event.what)).expect("it is legal");
    let texts = texts::of(Language::English);
    let words = Words::new(&game, &texts);
    let story: Vec<String> = events.iter().filter_map(|event| Some(words.event(event)?.to_string())).collect();
    let uses = format!("{} uses {}", words.hero(hero), words.card(card));
    assert!(story.iter().any(|line| line.starts_with(&uses)), "{uses}: {story:?}");
}

#[test]
fn a_guardian_is_said_to_use_only_what_it_uses_and_an_agent_to_call() {
    let mut game = tutorial(1);
    let agent = |card: &EnemyCardId| game.library.kind(game.library.enemy(*card).kind).role == Role::Agent;
    let cards = (0..game.library.enemies.len()).map(|at| EnemyCardId(at as u16));
    let card = cards.clone().find(agent).expect("the box has Agents");
    let mob = cards.clone().find(|card| !agent(card)).expect("the box has others");
    let potion = potion(&game);
    let zone = game.dungeon.start;
    let enemy =
        |card, treasure| EnemyState { present: true, card, zone, leader: true, treasure, ..EnemyState::default() };
    let dice_of = |card: EnemyCardId| game.library.enemy(card).dice;
    let weapon = (0..game.library.equipment.len()).map(|at| CardId(at as u16)).find(|weapon| {
        let dice = game.library.card(*weapon).dice;
        (0..3).any(|at| dice[at] != [0; 4] && dice_of(mob)[at] != [0; 4])
    });
    let weapon = weapon.expect("the box has weapons");
    game.state.enemies.push(enemy(card, potion));
    game.state.enemies.push(enemy(mob, weapon));
    let texts = texts::of(Language::English);
    let model = crate::games::massive_darkness::view::board::map::MapModel::new(&game, &texts);
    let words = Words::new(&game, &texts);
    let about = |at: u8| {
        let figure = model.figure(Actor::Enemy(Enemy(at))).expect("it stands there");
        figure.about.iter().map(|line| line.text.to_string()).collect::<Vec<_>>()
    };
    let (carried, used) = (words.card(potion), words.card(weapon));
    assert!(about(0).contains(&format!("Guards: {carried}")), "{:?}", about(0));
    assert!(about(1).contains(&format!("Guards and uses: {used}")), "{:?}", about(1));
    assert!(about(0).iter().any(|line| line.contains("Calls a guard")), "{:?}", about(0));
    assert!(!about(1).iter().any(|line| line.contains("Calls a guard")), "{:?}", about(1));
}

#[test]
fn going_back_shows_the_dice_of_that_moment_and_what_passed_is_told_until_the_next_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let (table, texts) = (table(), texts::of(Language::English));
    let file = folder.path().join("game.journal");
    let mut play = Play::begin(&table, &texts, start(&table, 2), 5, Dice::App, &file).expect("a game");
    let mut bot = Greedy::new(5);
    let mut seen = vec![(play.session().place(), play.beside().combat.clone())];
    let (mut listed, mut stops) = (Vec::new(), 0);
    while play.game().outcome().is_none() && seen.len() < 120 {
        listed.clear();
        play.game().answers(&mut listed);
        let told = play.beside().meanwhile.clone();
        let answer = bot.answer(play.game(), &listed);
        play.answer(&texts, answer).expect("it is legal");
        seen.push((play.session().place(), play.beside().combat.clone()));
        if !play.beside().meanwhile.is_empty() && play.beside().meanwhile != told {
            stops += 1;
            assert_eq!(
                play.beside().meanwhile[0].rank,
                Rank::Heading,
                "it says which phase: {:?}",
                play.beside().meanwhile
            );
            assert!(play.beside().meanwhile.iter().any(|line| line.rank != Rank::Heading));
        }
    }
    assert!(stops > 0, "some phase passed by itself");
    let fights = seen.iter().filter(|(_, combat)| !combat.dice.is_empty()).count();
    assert!(fights > 10, "there was fighting");
    while let Some((place, combat)) = seen.pop() {
        if play.session().place() == place {
            assert_eq!(play.beside().combat, combat);
            play.undo(&texts);
            assert!(play.beside().meanwhile.is_empty());
        }
    }
}

#[test]
fn every_special_rule_of_every_quest_is_told_as_a_sentence() {
    let game = tutorial(1);
    for language in Language::ALL {
        let texts = texts::of(language);
        let nothing_said = texts.get("log-quest-rule");
        for (file, text) in shipped_quests() {
            let quest: Quest = ron::from_str(text).expect("it can be read");
            let page = QuestPage::new(&texts, &quest);
            assert!(!page.story.is_empty() && page.rules.len() >= quest.rules.len(), "{file}");
            let words = Words { quest: Some(&quest), ..Words::new(&game, &texts) };
            for rule in 0..quest.rules.len() {
                let line = words.event(&Event::QuestRuleApplied { rule: rule as u8 }).expect("it is told");
                assert_ne!(line, nothing_said);
                assert!(page.rules.iter().any(|said| line.contains(said.trim_end_matches('.'))), "{file}: {line}");
            }
        }
    }
}

#[test]
fn cards_that_can_be_drawn_have_names_of_their_own_and_are_found_by_everything_printed_on_them() {
    let game = tutorial(1);
    let library = &game.library;
    let mut drawn: Vec<Drawn> = (0..library.equipment.len()).map(|at| Drawn::Card(CardId(at as u16))).collect();
    drawn.extend((0..library.enemies.len()).map(|at| Drawn::Enemy(EnemyCardId(at as u16))));
    drawn.extend((0..library.doors.len()).map(|at| Drawn::Door(DoorId(at as u16))));
    drawn.extend((0..library.events.len()).map(|at| Drawn::Event(EventId(at as u16))));
    let texts = Language::ALL.map(texts::of);
    let mut labels = BTreeSet::new();
    for one in drawn {
        let words = Words::new(&game, &texts[0]);
        let card = DrawnCard::new(&words, Answer::Drew(one));
        assert!(labels.insert(card.label.clone()), "{} stands there twice", card.label);
        assert!(!card.short.is_empty() && !card.whole.is_empty(), "{} says nothing", card.label);
        let data = words.code_in_the_data(one).expect("it has a code");
        for edition in [Edition::De, Edition::En] {
            assert!(fits(&card, &printed_code(data, edition)), "{}: {data}", card.label);
        }
        for texts in &texts {
            assert!(fits(&card, &Words::new(&game, texts).drawn(one)), "{}", card.label);
        }
        assert!(!fits(&card, "no such card"));
    }
}

#[test]
fn a_line_of_the_story_goes_on_below_its_first_letter() {
    let text = "Goblin Archers go to the farthest zone of the dungeon, as they are told to. ".repeat(3);
    let line = Line { text: text.trim().to_owned(), rank: Rank::Detail, rule: "EPHASE-18" };
    let mut harness = Harness::builder().with_size((220.0, 300.0)).build_ui(|ui| {
        theme::install(ui.ctx());
        line_ui(ui, &line, &super::names::Names::default(), super::side::Rules::Beside);
    });
    harness.run();
    let rect = harness.get_by_label_contains("Goblin Archers").rect();
    let short = Line { text: "Short.".to_owned(), ..line.clone() };
    let mut beside = Harness::builder().with_size((220.0, 300.0)).build_ui(|ui| {
        theme::install(ui.ctx());
        line_ui(ui, &short, &super::names::Names::default(), super::side::Rules::Beside);
    });
    beside.run();
    assert_eq!(rect.left(), beside.get_by_label("Short.").rect().left());
    assert!(rect.height() > 3.0 * beside.get_by_label("Short.").rect().height(), "it is broken into several rows");
}
