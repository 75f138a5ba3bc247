//! Advice about rules, figures and texts.

use super::deeds::Deeds;
use super::possible::Possible;
use super::{Advice, Wait};
use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::quest::problem::{Problem, Speaker};
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::language::quest::{Goal, Moment, QuestEffect};
use std::collections::BTreeMap;

/// Languages that texts can be written in, as their codes.
const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

pub(super) fn advice(quest: &Quest) -> Vec<Advice> {
    let mut found = Vec::new();
    let deeds = Deeds::of(quest);
    closed_for_ever(quest, &deeds, &mut found);
    let absent = quest.foes.iter().filter(|foe| !deeds.brings.contains(foe.name.as_str()));
    found.extend(absent.map(|foe| Advice::NeverAppears(foe.name.clone())));
    texts(quest, &mut found);
    found
}

fn closed_for_ever(quest: &Quest, deeds: &Deeds<'_>, found: &mut Vec<Advice>) {
    let locked = quest.doors.iter().filter(|door| door.locked && !deeds.opens.contains(door.name.as_str()));
    found.extend(locked.map(|door| Advice::LockedForever(Box::new(door.clone()))));
    let mut barred: Vec<&str> = quest
        .borders
        .iter()
        .chain(&quest.stairs)
        .filter(|border| border.barred)
        .map(|border| border.name.as_str())
        .collect();
    barred.sort_unstable();
    barred.dedup();
    let barred = barred.into_iter().filter(|name| !deeds.frees.contains(name));
    found.extend(barred.map(|name| Advice::BarredForever(name.to_owned())));
}

/// What can never happen, however generously one counts.
pub(super) fn in_vain(quest: &Quest, dungeon: &Dungeon, problems: &[Problem]) -> Vec<Advice> {
    let possible = Possible::of(dungeon);
    let mut found = Vec::new();
    keys(quest, dungeon, &possible, &mut found);
    for (at, rule) in quest.rules.iter().enumerate() {
        let by = Speaker::Rule(at + 1, rule.name.clone());
        // Who speaks of what is not there waits in vain anyway.
        let is_told =
            problems.iter().any(|problem| matches!(problem, Problem::Unknown { by: known, .. } if *known == by));
        if possible.applies.contains(&at) || is_told {
            continue;
        }
        let wait = if possible.can_come(&rule.when) { Wait::Conditions } else { awaited(dungeon, &rule.when) };
        found.push(Advice::NeverHappens(by, wait));
    }
    for (at, goal) in quest.goals.iter().enumerate() {
        let is_told = problems.iter().any(|problem| match (problem, goal) {
            (Problem::TooFewTokens { kind, wanted, .. }, Goal::PickUp(of, count)) => (kind, wanted) == (of, count),
            (Problem::NoExit, Goal::AllEscape | Goal::Escapes(..)) => true,
            (Problem::Unknown { by, .. }, _) => *by == Speaker::Goal(at + 1),
            _ => false,
        });
        if !possible.can_be_met(goal) && !is_told {
            found.push(Advice::NeverMet(at + 1));
        }
    }
    found
}

/// Keys behind their own doors: a rule would open it, but that rule never applies.
fn keys(quest: &Quest, dungeon: &Dungeon, possible: &Possible<'_>, found: &mut Vec<Advice>) {
    let deeds = Deeds::of(quest);
    for door in quest.doors.iter().filter(|door| door.locked && !door.name.is_empty()) {
        let mut known = dungeon.doors.iter().filter(|known| known.name == door.name);
        let stays_closed = known.any(|known| !possible.can_be_opened(known.edge));
        if deeds.opens.contains(door.name.as_str()) && stays_closed {
            found.push(Advice::KeyBehind(Box::new(door.clone())));
        }
    }
    let mut barred: Vec<&str> =
        dungeon.borders.iter().filter(|border| border.barred).map(|border| border.name.as_str()).collect();
    barred.sort_unstable();
    barred.dedup();
    for name in barred {
        let frees = |effect: &QuestEffect| matches!(effect, QuestEffect::Unbar(known) if known == name);
        if deeds.frees.contains(name) && !possible.does(frees) {
            found.push(Advice::KeyBeyond(name.to_owned()));
        }
    }
}

/// What a rule waits for.
fn awaited(dungeon: &Dungeon, moment: &Moment) -> Wait {
    match moment {
        Moment::PickedUp(kind) => Wait::Token(*kind),
        Moment::Acted(name) => {
            dungeon.acts.iter().find(|act| act.name == *name).map_or(Wait::Call, |act| Wait::Token(act.at))
        }
        Moment::Called(_) => Wait::Call,
        Moment::Counted(..) => Wait::Counter,
        Moment::LevelRose(_) => Wait::Level,
        Moment::Entered(_) | Moment::EnteredStorey(_) | Moment::Crossed(_) => Wait::Place,
        Moment::ChamberOpened(_) => Wait::Chamber,
        Moment::DoorOpened(_) | Moment::Opened(_) => Wait::Door,
        Moment::HeroEscaped | Moment::AllEscaped => Wait::Exit,
        Moment::Killed(_) | Moment::FoeEntered(..) | Moment::FoeLeft(_) => Wait::Figure,
        Moment::Destroyed(_) => Wait::Object,
        Moment::HeroFell | Moment::Removed(_) => Wait::Floor,
        Moment::Setup
        | Moment::RoundStarts(_)
        | Moment::PhaseStarts(_)
        | Moment::RoundEnds
        | Moment::FirstPlayerPassed
        | Moment::HeroDied
        | Moment::GuardianKilled => Wait::Conditions,
    }
}

/// What is written in one language and not in another; a story need not be written at all.
fn texts(quest: &Quest, found: &mut Vec<Advice>) {
    if quest.title.is_empty() {
        found.push(Advice::Untitled);
    }
    let mut missing = |what: &'static str, name: &str, texts: &BTreeMap<String, String>| {
        for language in LANGUAGES {
            if texts.get(language).is_none_or(|text| text.trim().is_empty()) {
                found.push(Advice::Untranslated(
                    language,
                    if name.is_empty() { what.to_owned() } else { name.to_owned() },
                ));
            }
        }
    };
    if !quest.title.is_empty() {
        missing("title", "", &quest.title);
    }
    if !quest.story.is_empty() {
        missing("story", "", &quest.story);
    }
    if !quest.about.difficulty.is_empty() {
        missing("difficulty", "", &quest.about.difficulty);
    }
    for (name, texts) in &quest.words {
        missing("words", name, texts);
    }
}
