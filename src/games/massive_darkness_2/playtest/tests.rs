//! Parties that are drawn or chosen, what is seen in games, and where a difference comes from.

use super::compared::{Counted, cause, causes};
use super::*;
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::rules::Content;
use crate::games::massive_darkness_2::texts;
use crate::games::massive_darkness_2::why_words::Named;
use crate::games::tiles::before::Before;
use crate::games::tiles::falls::{Fall, Falls};
use crate::house::lab::batch::Plan;
use crate::house::lab::causes::{MOST_TOLD, TOLD_FROM};
use crate::house::plug::SeatBot;
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const FIRST_SEED: u64 = 3;

fn rules(quest: &str) -> HellscapeRules {
    HellscapeRules::open().expect("the box").with_quest(quest).expect("a Quest of the box")
}

fn tried(rules: &HellscapeRules, party: &Party, games: u64) -> Tried {
    let (dirs, texts) = (DataDirs::at(std::path::Path::new("nowhere")), texts::of(Language::English));
    let bots = vec![SeatBot::Own("greedy"); party.heroes()];
    let (plan, cancel) = (Plan::new(games, FIRST_SEED), AtomicBool::new(false));
    let batch = Simulate { bots: &bots, plan: &plan, texts: &texts, cancel: &cancel, tell: &|_| {} };
    try_out(rules, &dirs, party, &batch).unwrap_or_else(|why| panic!("{}", why.say(&texts)))
}

fn content(rules: &HellscapeRules) -> Arc<Content> {
    Arc::clone(&rules.all().content)
}

#[test]
fn drawn_heroes_are_others_in_each_game_and_chosen_ones_are_the_same_in_all() {
    let rules = rules("the-passage");
    let content = content(&rules);
    let heroes = |rules: &HellscapeRules, seed: u64| -> Vec<String> {
        rules.start(3, seed).setup.heroes.into_iter().map(|hero| hero.hero).collect()
    };
    // Nobody chooses: as it always was.
    let drawn = rules.setting_out(Party::Drawn(3));
    let all: std::collections::BTreeSet<Vec<String>> = (0..12).map(|seed| heroes(&drawn, seed)).collect();
    assert_eq!(all.len(), content.printed.heroes.len());
    assert!((0..12).all(|seed| heroes(&drawn, seed) == heroes(&rules, seed)));
    // In the order in which they were chosen, each with what suits.
    let chosen = Party::at(&content, &[4, 0, 2]);
    let chosen_rules = rules.setting_out(chosen.clone());
    let names: Vec<String> = [4, 0, 2].map(|place: usize| content.printed.heroes[place].id.clone()).to_vec();
    assert!((0..12).all(|seed| heroes(&chosen_rules, seed) == names));
    let outfits = chosen.of_game(&content, 7);
    assert!(outfits.iter().all(|hero| !hero.weapon.is_empty() && !hero.vial.is_empty() && !hero.skill.is_empty()));
    // Where others are asked for, they are drawn.
    assert_eq!(chosen_rules.start(2, 5), rules.start(2, 5));
}

#[test]
fn both_kinds_of_parties_play_and_chosen_ones_play_other_games() {
    let rules = rules("the-passage");
    let drawn = tried(&rules, &Party::Drawn(2), 12);
    let chosen = tried(&rules, &Party::at(&content(&rules), &[1, 3]), 12);
    for tried in [&drawn, &chosen] {
        assert_eq!((tried.sum.games, tried.traces.games, tried.sum.failed + tried.sum.stuck), (12, 12, 0));
    }
    assert_ne!(drawn.sum.rounds, chosen.sum.rounds);
}

#[test]
fn what_is_seen_in_games_agrees_with_how_they_ended() {
    let rules = rules("the-passage");
    let tried = tried(&rules, &Party::Drawn(2), 30);
    let Tried { dungeon, sum, traces, quest } = &tried;
    assert_eq!(traces.goals.len(), quest.goals.len());
    // Who has won has reached all; nobody who has reached all has lost.
    assert_eq!(traces.goals.iter().min().copied(), Some(sum.won));
    assert!(traces.falls_by_zone(dungeon).count() == dungeon.zones.len());
    assert!(traces.falls_by_zone(dungeon).map(|(_, falls)| falls).sum::<u64>() > 0, "somebody falls in 30 games");
    let doors: Vec<_> = traces.doors_opened(dungeon).collect();
    assert!(doors.iter().any(|(_, games)| *games > 0) && doors.iter().all(|(_, games)| *games <= 30), "{doors:?}");
    assert!(doors.iter().all(|((one, other), _)| one < other), "a door is known by its sides in one order");
}

#[test]
fn a_quest_differs_in_nothing_from_itself_and_a_change_is_found_where_it_happens() {
    let rules = rules("the-passage");
    let party = Party::Drawn(2);
    let before = tried(&rules, &party, 60);
    assert_eq!(causes(&before.seen(), &tried(&rules, &party, 60).seen()), []);
    // As if six Heroes took part: Mobs are larger, and whoever meets them falls sooner.
    let harder = Quest { as_if: Some(6), ..rules.quest().clone() };
    let after = tried(&rules.beginning_with(harder), &party, 60);
    let found = causes(&before.seen(), &after.seen());
    assert!(!found.is_empty() && found.len() <= MOST_TOLD, "{found:?}");
    assert!(found.windows(2).all(|pair| pair[0].errors >= pair[1].errors), "{found:?}");
    assert!(found.iter().all(|cause| cause.errors >= TOLD_FROM && cause.before != cause.after), "{found:?}");
    // The same the other way round.
    let back = causes(&after.seen(), &before.seen());
    let turned = |cause: &compared::Cause| compared::Cause { before: cause.after, after: cause.before, ..*cause };
    assert_eq!(back, found.iter().map(turned).collect::<Vec<_>>());
}

#[test]
fn causes_are_sentences_in_each_language() {
    let quest = rules("the-passage").quest().clone();
    for texts in Language::ALL.map(texts::of) {
        for what in [Counted::Rounds, Counted::Goal(0), Counted::Door((1, 2), (1, 3)), Counted::Falls((2, 4))] {
            let said = cause(&texts, &quest, &compared::Cause { what, before: 12.25, after: 40.5, errors: 3.0 });
            assert!(!said.contains('⟨') && !said.contains('{') && said.contains("40"), "{said}");
        }
        for id in ["compared-where", "compared-nothing", "compared-before", "compared-after"] {
            assert!(texts.has(id), "{id}");
        }
    }
}

/// Nothing is counted out of nothing, and of a single fall nobody says “most”.
#[test]
fn few_falls_are_told_in_words_that_fit_them() {
    let rules = rules("tutorial");
    let mut tried = tried(&rules, &Party::Drawn(1), 1);
    (tried.traces.fallen, tried.traces.before, tried.sum.lost) = (Falls::default(), Before::default(), 0);
    tried.traces.before.begins();
    tried.traces.before.opens(0);
    tried.traces.before.ends(true);
    for texts in Language::ALL.map(texts::of) {
        let words = Words { content: &content(&rules), dungeon: &tried.dungeon, texts: &texts };
        let seen = tried.why();
        let [doors, _] = seen.leads();
        let lead = seen.lead(&texts, &Named(words), doors.first().expect("a game was lost after it")).to_string();
        let counts_nothing = ["0 of 0", "0 von 0", "0 z 0"].iter().any(|words| lead.contains(words));
        assert!(!counts_nothing && !lead.contains('⟨'), "{lead}");
    }
    let course = |tried: &Tried| tried.why().course(&texts::of(Language::English)).to_string();
    assert!(course(&tried).ends_with("; nobody was knocked out."), "{}", course(&tried));
    tried.traces.fallen.sees(Fall { by: None, zone: 0 }, 3, 1);
    assert!(course(&tried).ends_with("; one hero was knocked out, in round 3."), "{}", course(&tried));
    tried.traces.fallen.sees(Fall { by: None, zone: 0 }, 3, 2);
    assert!(course(&tried).ends_with("; most heroes are knocked out in round 3 (100% of them)."), "{}", course(&tried));
}
