//! Names: everything that the words of a Quest speak of is there, and there once.

use super::{Finding, Kind, What};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::rules::quest::{Bring, Goal, Need, Quest};
use crate::games::massive_darkness_2::rules::story::Story;
use std::collections::BTreeSet;

type Mention = (Kind, String);

pub(super) fn findings(quest: &Quest, all: &CoreBox) -> Vec<Finding> {
    let (given, twice) = given(quest, all);
    let unknown: BTreeSet<Mention> = mentions(quest).into_iter().filter(|mention| !given.contains(mention)).collect();
    let unknown = unknown.into_iter().map(|(kind, name)| Finding::of(What::Unknown(kind, name)));
    unknown.chain(twice.into_iter().map(|(kind, name)| Finding::of(What::Twice(kind, name)))).collect()
}

/// What has a name, and what of it twice.
fn given(quest: &Quest, all: &CoreBox) -> (BTreeSet<Mention>, BTreeSet<Mention>) {
    let of = |kind: Kind| move |name: String| (kind, name);
    let mut given: BTreeSet<Mention> = Story::kinds_of(quest).into_iter().map(of(Kind::Token)).collect();
    given.extend(all.content.printed.bosses.iter().map(|boss| (Kind::Boss, boss.id.clone())));
    given.extend(all.content.printed.items.iter().map(|item| (Kind::Card, item.id.clone())));
    let tasks = quest.tasks.iter().map(|task| (Kind::Task, task.name.clone()));
    let counters = quest.counters.iter().map(|(name, _)| (Kind::Counter, name.clone()));
    let gates = quest.doors.iter().filter_map(|door| Some((Kind::Gate, door.gate.clone()?)));
    let mut twice = BTreeSet::new();
    for mention in tasks.chain(counters).chain(gates) {
        if !given.insert(mention.clone()) {
            twice.insert(mention);
        }
    }
    (given, twice)
}

/// Everything that is spoken of.
fn mentions(quest: &Quest) -> Vec<Mention> {
    let mut all: Vec<Mention> = Vec::new();
    let mut of_needs = |needs: &[Need<String>]| all.extend(needs.iter().filter_map(of_need));
    quest.tasks.iter().for_each(|task| of_needs(&task.needs));
    quest.moments.iter().for_each(|moment| of_needs(&moment.needs));
    quest.doors.iter().for_each(|door| of_needs(&door.needs));
    let brings = quest.tasks.iter().flat_map(|task| &task.r#do);
    let brings = brings.chain(quest.rules.iter().flat_map(|rule| &rule.r#do));
    let brings = brings.chain(quest.moments.iter().flat_map(|moment| &moment.r#do));
    all.extend(brings.filter_map(of_bring));
    let token = |name: &String| (Kind::Token, name.clone());
    all.extend(quest.tasks.iter().filter_map(|task| task.at.as_ref()).map(token));
    all.extend(quest.moments.iter().filter_map(|moment| moment.at.as_ref()).map(token));
    all.extend(quest.passages.iter().chain(&quest.immune_without).map(token));
    all.extend(quest.rules.iter().map(|rule| (Kind::Task, rule.when.0.clone())));
    all.extend(quest.goals.iter().filter_map(|goal| match goal {
        Goal::Did(task, _) => Some((Kind::Task, task.clone())),
        Goal::AllLeft | Goal::BoundKilled(_) | Goal::BossKilled => None,
    }));
    if let Some(escort) = &quest.escort {
        all.extend([(Kind::Gate, escort.gate.clone()), token(&escort.to)]);
    }
    if let Some(burden) = &quest.burden {
        all.extend([(Kind::Card, burden.card.clone()), (Kind::Task, burden.task.clone())]);
    }
    if let Some(fight) = &quest.boss {
        all.push((Kind::Boss, fight.boss.clone()));
        all.extend(fight.shield.iter().map(token));
        all.extend(fight.drains.iter().map(|counter| (Kind::Counter, counter.clone())));
    }
    all
}

fn of_need(need: &Need<String>) -> Option<Mention> {
    Some(match need {
        Need::Did(task, _) => (Kind::Task, task.clone()),
        Need::Carries(kind)
        | Need::NobodyCarries(kind)
        | Need::CarriersHere(kind)
        | Need::Lies(kind)
        | Need::NoneLies(kind) => (Kind::Token, kind.clone()),
        Need::PerHero(counter, _) => (Kind::Counter, counter.clone()),
        Need::Bears | Need::WithBound | Need::Fighting => return None,
    })
}

fn of_bring(bring: &Bring<String>) -> Option<Mention> {
    Some(match bring {
        Bring::OpenGate(gate) => (Kind::Gate, gate.clone()),
        Bring::Count(counter, _) | Bring::Drain(counter) => (Kind::Counter, counter.clone()),
        Bring::Become(kind) | Bring::PutOnBound(kind) | Bring::Risk(kind) => (Kind::Token, kind.clone()),
        Bring::Take
        | Bring::Remove
        | Bring::Xp(_)
        | Bring::XpForAll(_)
        | Bring::Leave
        | Bring::Spawn(_)
        | Bring::SpawnArmed
        | Bring::ClearBound
        | Bring::OfferEnd
        | Bring::Lose => return None,
    })
}
