//! Everything of the language can be chosen, and has a name.

use super::{Choice, Desk, Pen, act_ui, condition_list, effect_list, foe_ui, goal_ui, message_id, moment_ui};
use crate::games::massive_darkness::content::shared_core_box;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::templates::Template;
use crate::games::massive_darkness::rules::language::quest::{
    ActCost, Check, Compare, Condition, Deed, FoeCard, Goal, Load, Loot, Moment, QuestEffect, Towards, Trample, Whom,
};
use crate::games::massive_darkness::rules::language::{Place, Spawned};
use crate::games::massive_darkness::rules::state::{Phase, TokenKind};
use crate::games::massive_darkness::texts;
use crate::house::text::Language;
use egui_kittest::Harness;
use std::cell::RefCell;
use std::collections::BTreeSet;

const EVERY_WORD: &str = include_str!("../../../describe/rules/every_word.ron");

fn ids<T: Choice>(pen: &Pen<'_>) -> BTreeSet<String> {
    T::all(pen).into_iter().flatten().map(|value| message_id(&value)).collect()
}

#[test]
fn every_choice_has_a_name_in_every_language() {
    let quest: Quest = ron::from_str(EVERY_WORD).unwrap();
    let library = shared_core_box().unwrap();
    let desk = RefCell::new(Desk::default());
    for language in Language::ALL {
        let texts = texts::of(language);
        let pen = Pen { texts: &texts, quest: &quest, library: &library, desk: &desk, whose: String::new(), depth: 0 };
        let mut all = ids::<Moment>(&pen);
        for more in [
            ids::<Condition>(&pen),
            ids::<QuestEffect>(&pen),
            ids::<Goal>(&pen),
            ids::<Whom>(&pen),
            ids::<Place>(&pen),
            ids::<Spawned>(&pen),
            ids::<TokenKind>(&pen),
            ids::<Phase>(&pen),
            ids::<Compare>(&pen),
            ids::<Loot>(&pen),
            ids::<Trample>(&pen),
            ids::<Towards>(&pen),
            ids::<Deed>(&pen),
            ids::<FoeCard>(&pen),
            ids::<ActCost>(&pen),
            ids::<Load>(&pen),
            ids::<Check>(&pen),
        ] {
            all.extend(more);
        }
        assert!(all.len() > 120, "{}", all.len());
        for id in &all {
            assert!(texts.has(id), "{}: {id}", language.code());
        }
        for template in Template::goals().into_iter().chain(Template::rules()) {
            assert!(texts.has(template.message_id()), "{template:?}");
        }
    }
}

#[test]
fn every_word_that_quests_use_can_be_chosen() {
    let quest: Quest = ron::from_str(EVERY_WORD).unwrap();
    let library = shared_core_box().unwrap();
    let (desk, texts) = (RefCell::new(Desk::default()), texts::of(Language::English));
    let pen = Pen { texts: &texts, quest: &quest, library: &library, desk: &desk, whose: String::new(), depth: 0 };
    let (moments, conditions) = (ids::<Moment>(&pen), ids::<Condition>(&pen));
    let (effects, goals) = (ids::<QuestEffect>(&pen), ids::<Goal>(&pen));
    let mut files = vec![EVERY_WORD];
    files.extend(crate::games::massive_darkness::content::shipped_quests().map(|(_, text)| text));
    for text in files {
        let quest: Quest = ron::from_str(text).unwrap();
        for goal in &quest.goals {
            assert!(goals.contains(&message_id(goal)), "{goal:?}");
        }
        for rule in &quest.rules {
            assert!(moments.contains(&message_id(&rule.when)), "{:?}", rule.when);
            for condition in &rule.only_if {
                // "Not" is a box to tick.
                let is_not = matches!(condition, Condition::Not(_));
                assert!(is_not || conditions.contains(&message_id(condition)), "{condition:?}");
            }
            for effect in &rule.effects {
                assert!(effects.contains(&message_id(effect)), "{effect:?}");
            }
        }
    }
}

#[test]
fn whatever_quests_have_is_shown_by_pickers_and_comes_back_unchanged() {
    let library = shared_core_box().unwrap();
    let texts = texts::of(Language::English);
    let mut files = vec![EVERY_WORD];
    files.extend(crate::games::massive_darkness::content::shipped_quests().map(|(_, text)| text));
    assert_eq!(files.len(), 12);
    for text in files {
        let before: Quest = ron::from_str(text).unwrap();
        let (desk, mut after) = (RefCell::new(Desk::default()), before.clone());
        let mut harness = Harness::builder().with_size((500.0, 4000.0)).with_max_steps(8).build_ui(|ui| {
            crate::kit::theme::install(ui.ctx());
            let pen =
                |whose: String| Pen { texts: &texts, quest: &before, library: &library, desk: &desk, whose, depth: 0 };
            for (at, rule) in after.rules.iter_mut().enumerate() {
                let pen = pen(format!("rule {at}"));
                ui.push_id(("rule", at), |ui| {
                    moment_ui(ui, &pen, &mut rule.when);
                    condition_list(ui, &pen, &mut rule.only_if, Some(at));
                    effect_list(ui, &pen, &mut rule.effects, Some(at));
                });
            }
            for (at, goal) in after.goals.iter_mut().enumerate() {
                ui.push_id(("goal", at), |ui| goal_ui(ui, &pen(format!("goal {at}")), goal));
            }
            for (at, foe) in after.foes.iter_mut().enumerate() {
                ui.push_id(("foe", at), |ui| foe_ui(ui, &pen(format!("foe {at}")), foe));
            }
            for (at, act) in after.acts.iter_mut().enumerate() {
                ui.push_id(("act", at), |ui| act_ui(ui, &pen(format!("act {at}")), act));
            }
        });
        harness.run_steps(3);
        drop(harness);
        assert_eq!(after, before);
        assert!(desk.borrow().besides.is_empty() && desk.borrow().asked.is_none());
    }
}
