//! Advice about rules, figures and texts.

use super::board::mentions;
use super::{Advice, Wait};
use crate::engine::massive_darkness::language::quest::{Goal, Moment, QuestEffect};
use crate::engine::massive_darkness::state::TokenKind;
use crate::quest::model::Quest;
use crate::quest::problem::Speaker;
use std::collections::BTreeMap;

/// Languages that texts can be written in, as their codes.
const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

pub(super) fn advice(quest: &Quest) -> Vec<Advice> {
    let mut found = Vec::new();
    closed_for_ever(quest, &mut found);
    figures(quest, &mut found);
    waiting(quest, &mut found);
    texts(quest, &mut found);
    found
}

fn closed_for_ever(quest: &Quest, found: &mut Vec<Advice>) {
    for door in quest.doors.iter().filter(|door| door.locked) {
        let opens = |effect: &QuestEffect| matches!(effect, QuestEffect::Unlock(name) | QuestEffect::OpenDoor(name) if *name == door.name);
        if !mentions(quest, &opens) {
            found.push(Advice::LockedForever(Box::new(door.clone())));
        }
    }
    let mut barred: Vec<&str> = quest
        .borders
        .iter()
        .chain(&quest.stairs)
        .filter(|border| border.barred)
        .map(|border| border.name.as_str())
        .collect();
    barred.sort_unstable();
    barred.dedup();
    for name in barred {
        if !mentions(quest, &|effect| matches!(effect, QuestEffect::Unbar(known) if known == name)) {
            found.push(Advice::BarredForever(name.to_owned()));
        }
    }
}

fn figures(quest: &Quest, found: &mut Vec<Advice>) {
    for foe in &quest.foes {
        if !mentions(quest, &|effect| matches!(effect, QuestEffect::Appear(name, _) if *name == foe.name)) {
            found.push(Advice::NeverAppears(foe.name.clone()));
        }
    }
}

fn waiting(quest: &Quest, found: &mut Vec<Advice>) {
    for (at, rule) in quest.rules.iter().enumerate() {
        let in_vain = match &rule.when {
            // More Treasure comes with doors.
            Moment::PickedUp(TokenKind::Treasure | TokenKind::SpecialTreasure) => None,
            Moment::PickedUp(kind) => (!can_be_there(quest, *kind)).then_some(Wait::Token(*kind)),
            Moment::Called(name) => {
                let calls = |effect: &QuestEffect| matches!(effect, QuestEffect::Call(known) if known == name);
                (!mentions(quest, &calls)).then_some(Wait::Call)
            }
            Moment::Counted(name, _) => {
                let counts = |effect: &QuestEffect| matches!(effect, QuestEffect::Count(known, _) | QuestEffect::Set(known, _) if known == name);
                (!mentions(quest, &counts)).then_some(Wait::Counter)
            }
            Moment::LevelRose(level) => (*level <= quest.start_level).then_some(Wait::Level),
            _ => None,
        };
        if let Some(wait) = in_vain {
            found.push(Advice::NeverHappens(Speaker::Rule(at + 1, rule.name.clone()), wait));
        }
    }
    for (at, goal) in quest.goals.iter().enumerate() {
        if let Goal::Kill(foes) = goal
            && foes.is_empty()
        {
            found.push(Advice::NeverHappens(Speaker::Goal(at + 1), Wait::Call));
        }
    }
}

/// Is there ever a token of this kind to be picked up?
fn can_be_there(quest: &Quest, kind: TokenKind) -> bool {
    let lies = quest.tokens.iter().any(|token| token.kind == kind && !token.fixed);
    let hidden =
        quest.face_down.iter().flat_map(|group| &group.kinds).any(|(known, count)| *known == kind && *count > 0);
    let comes = |effect: &QuestEffect| matches!(effect, QuestEffect::Lay(known, _) | QuestEffect::Fill(known, _) if *known == kind);
    lies || hidden || mentions(quest, &comes)
}

/// What is written in one language and not in another; nothing where nothing is written.
fn texts(quest: &Quest, found: &mut Vec<Advice>) {
    let mut missing = |what: &'static str, name: &str, texts: &BTreeMap<String, String>| {
        if texts.is_empty() {
            return;
        }
        for language in LANGUAGES {
            if texts.get(language).is_none_or(|text| text.trim().is_empty()) {
                found.push(Advice::Untranslated(
                    language,
                    if name.is_empty() { what.to_owned() } else { name.to_owned() },
                ));
            }
        }
    };
    missing("title", "", &quest.title);
    missing("story", "", &quest.story);
    missing("difficulty", "", &quest.about.difficulty);
    for (name, texts) in &quest.words {
        missing("words", name, texts);
    }
}
