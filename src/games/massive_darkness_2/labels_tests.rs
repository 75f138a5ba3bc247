//! What stands on the buttons and in the story: what an answer costs, and where things lie.

use super::describe::Words;
use super::describe::abilities::cost;
use super::rules::ids::{Place, Slot};
use super::rules::{Answer, Ask, CardId, Event, Thing};
use super::ruleset::HellscapeRules;
use super::story::Teller;
use super::texts;
use crate::house::lab::bots::RandomBot;
use crate::house::session::Sessions as _;
use crate::house::text::Language;
use crate::kernel::game::{Game as _, Logged};
use crate::kernel::journal::Given;
use massive_darkness_2_bots::Greedy;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// M2-MOVE-05, M2-ABIL-05, M2-COMBAT-12: nobody finds out only afterwards what he has paid and what for.
#[test]
fn what_an_answer_costs_and_brings_stands_on_it() {
    let (rules, texts) = (HellscapeRules::open().expect("the box"), texts::of(Language::English));
    let (mut hurt, mut paid, mut clawed) = (0, 0, 0);
    for seed in 0..16 {
        let mut session = rules.begin(rules.start(2, seed), seed, &mut |_| {}).expect("a game");
        for _ in 0..700 {
            let game = session.game().clone();
            if game.outcome().is_some() {
                break;
            }
            if session.step_chance(&mut |_| {}).expect("dice") {
                continue;
            }
            let words = Words { content: &game.table().content, dungeon: &game.table().dungeon, texts: &texts };
            let state = game.state();
            let mut listed = Vec::new();
            game.answers(&mut listed);
            for answer in &listed {
                let label = words.label(&game, answer);
                match *answer {
                    Answer::Step(_) if matches!(state.asked, Some(Ask::Moving { .. })) => {
                        let figures = state.figures(state.hero(state.turn).zone);
                        assert_eq!(label.contains("wound"), figures > 0, "{label}");
                        assert!(figures == 0 || label.contains(&format!("{figures} wound")), "{label}");
                        hurt += usize::from(figures > 0);
                    }
                    Answer::Use(how) => {
                        for price in game.ability(how.hero, how.what).into_iter().flat_map(|ability| &ability.cost) {
                            assert!(label.contains(cost(*price, &texts).as_ref()), "{label}");
                            paid += 1;
                        }
                    }
                    Answer::Claws(_) => {
                        let brings = words.claws_bring(state.combat.enemy, state.combat.tier);
                        assert!(!brings.is_empty() && label.ends_with(&brings), "{label}");
                        clawed += 1;
                    }
                    _ => {}
                }
            }
            let answer = Greedy::default().choose(&game, &mut |_| 0).expect("somebody is asked");
            session.answer(answer, Given::Chosen, &mut |_| {}).expect("legal");
        }
    }
    assert!(hurt > 20 && paid > 20 && clawed > 20, "{hurt} {paid} {clawed}");
}

/// M2-HERO-02: what needs two hands lies in the left one; a line of the story begins with a capital letter.
#[test]
fn the_story_says_where_things_are_worn_and_is_made_of_sentences() {
    let rules = HellscapeRules::open().expect("the box");
    let session = rules.begin(rules.start(2, 1), 1, &mut |_| {}).expect("a game");
    let game = session.game();
    let all = (0..game.table().content.card_count()).map(|card| CardId(card as u8));
    let needs_both = |card: &CardId| game.table().content.item(*card).is_some_and(|item| item.slot == Place::TwoHands);
    let card = all.into_iter().find(needs_both).expect("a two-handed weapon");
    for language in Language::ALL {
        let texts = texts::of(language);
        let words = Words { content: &game.table().content, dungeon: &game.table().dungeon, texts: &texts };
        let teller = Teller { words, before: game.state(), game, ours: &rules.all().ours };
        let line = |what: Event| teller.line(&Logged { what, rule: "M2-ITEM-04" }).to_string();
        let worn = line(Event::Equipped { hero: 0, card, slot: Slot::Left });
        assert!(worn.contains(texts.get("place-two-hands").as_ref()), "{worn}");
        assert!(!worn.contains(texts.get("slot-left").as_ref()), "{worn}");
        let turned = line(Event::Turned { thing: Thing::Fountain, zone: game.state().hero(0).zone, side: 0 });
        assert!(turned.starts_with(char::is_uppercase), "{turned}");
        let ours = texts.with("card-md2-ours", &[("name", "".into())]);
        assert!(turned.contains(ours.trim()), "what is on the other side is nowhere shown: {turned}");
    }
}

/// Whoever reads two answers can tell them apart by their words alone, whatever lies on the table.
#[test]
fn no_two_answers_of_one_question_read_alike_in_any_quest() {
    let rules = HellscapeRules::open().expect("the box");
    let languages = Language::ALL.map(texts::of);
    let (mut asked, mut alike) = (0, BTreeSet::new());
    for (number, quest) in rules.all().quests.iter().enumerate() {
        let rules = rules.beginning_with(quest.clone());
        for seed in 0..4 {
            let heroes = 1 + ((number as u64 + seed) % 6) as u8;
            let mut session = rules.begin(rules.start(heroes, seed), seed, &mut |_| {}).expect("a game");
            let mut bot = RandomBot::new(seed);
            for _ in 0..1500 {
                let game = session.game().clone();
                if game.outcome().is_some() {
                    break;
                }
                if session.step_chance(&mut |_| {}).expect("dice") {
                    continue;
                }
                let mut listed = Vec::new();
                game.answers(&mut listed);
                asked += 1;
                for texts in &languages {
                    let words = Words { content: &game.table().content, dungeon: &game.table().dungeon, texts };
                    let mut said: BTreeMap<Arc<str>, Answer> = BTreeMap::new();
                    for answer in &listed {
                        let label = words.label(&game, answer);
                        let before = said.insert(Arc::clone(&label), *answer);
                        // What is listed twice is one answer, and the house shows it once.
                        if let Some(before) = before.filter(|before| before != answer) {
                            alike.insert(format!("{}: {label} ({before:?} and {answer:?})", quest.id));
                        }
                    }
                }
                session.answer(listed[bot.pick(listed.len())], Given::Chosen, &mut |_| {}).expect("legal");
            }
        }
    }
    assert!(alike.is_empty(), "{}: {alike:#?}", alike.len());
    assert!(asked > 5000, "{asked}");
}
