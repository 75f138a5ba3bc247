//! Other names for what a Quest has names for, wherever it speaks of them.

use super::Refused;
use crate::games::massive_darkness_2::rules::quest::{Bring, Goal, Need, Quest};

/// What has a name that the words of the Quest speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Named {
    Token,
    Task,
    Counter,
    Gate,
}

impl Named {
    /// What stands before its name where the author says what it is called.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Token => "mark",
            Self::Task => "task",
            Self::Counter => "counter",
            Self::Gate => "gate",
        }
    }

    /// All names of this kind.
    #[must_use]
    pub fn all(self, quest: &Quest) -> Vec<String> {
        match self {
            Self::Token => crate::games::massive_darkness_2::rules::story::Story::kinds_of(quest),
            Self::Task => quest.tasks.iter().map(|task| task.name.clone()).collect(),
            Self::Counter => quest.counters.iter().map(|(name, _)| name.clone()).collect(),
            Self::Gate => quest.doors.iter().filter_map(|door| door.gate.clone()).collect(),
        }
    }

    /// A name that none has yet.
    #[must_use]
    pub fn free(self, quest: &Quest, wanted: &str) -> String {
        let taken = self.all(quest);
        let numbered = (2_u32..).map(|number| format!("{wanted}-{number}"));
        let mut names = std::iter::once(wanted.to_owned()).chain(numbered);
        names.find(|name| !taken.contains(name)).unwrap_or_default()
    }
}

/// Gives something another name.
///
/// # Errors
/// Another one of its kind has it already.
pub fn rename(quest: &Quest, kind: Named, from: &str, to: &str) -> Result<Quest, Refused> {
    if from != to && (to.trim().is_empty() || kind.all(quest).iter().any(|name| name == to)) {
        return Err(Refused::Named);
    }
    let mut quest = quest.clone();
    let new = |name: &mut String| {
        if name == from {
            to.clone_into(name);
        }
    };
    let is = |which: Named| kind == which;
    if is(Named::Token) {
        quest.marks.iter_mut().for_each(|(name, _)| new(name));
        quest.tasks.iter_mut().filter_map(|task| task.at.as_mut()).for_each(new);
        quest.moments.iter_mut().filter_map(|moment| moment.at.as_mut()).for_each(new);
        quest.passages.iter_mut().chain(&mut quest.immune_without).for_each(new);
        quest.escort.iter_mut().for_each(|escort| new(&mut escort.to));
        if let Some(fight) = &mut quest.boss {
            fight.shield.iter_mut().for_each(new);
            fight.lay.iter_mut().for_each(|(name, _, _)| new(name));
        }
    }
    if is(Named::Task) {
        quest.tasks.iter_mut().for_each(|task| new(&mut task.name));
        quest.rules.iter_mut().for_each(|rule| new(&mut rule.when.0));
        quest.burden.iter_mut().for_each(|burden| new(&mut burden.task));
        quest.goals.iter_mut().for_each(|goal| {
            if let Goal::Did(name, _) = goal {
                new(name);
            }
        });
    }
    if is(Named::Counter) {
        quest.counters.iter_mut().for_each(|(name, _)| new(name));
        quest.boss.iter_mut().flat_map(|fight| &mut fight.drains).for_each(new);
    }
    if is(Named::Gate) {
        quest.doors.iter_mut().filter_map(|door| door.gate.as_mut()).for_each(new);
        quest.escort.iter_mut().for_each(|escort| new(&mut escort.gate));
    }
    let needs = quest.tasks.iter_mut().flat_map(|task| &mut task.needs);
    let needs = needs.chain(quest.moments.iter_mut().flat_map(|moment| &mut moment.needs));
    for need in needs.chain(quest.doors.iter_mut().flat_map(|door| &mut door.needs)) {
        match need {
            Need::Did(name, _) if is(Named::Task) => new(name),
            Need::PerHero(name, _) if is(Named::Counter) => new(name),
            Need::Carries(name)
            | Need::NobodyCarries(name)
            | Need::CarriersHere(name)
            | Need::Lies(name)
            | Need::NoneLies(name)
                if is(Named::Token) =>
            {
                new(name);
            }
            _ => {}
        }
    }
    let brings = quest.tasks.iter_mut().flat_map(|task| &mut task.r#do);
    let brings = brings.chain(quest.rules.iter_mut().flat_map(|rule| &mut rule.r#do));
    for bring in brings.chain(quest.moments.iter_mut().flat_map(|moment| &mut moment.r#do)) {
        match bring {
            Bring::OpenGate(name) if is(Named::Gate) => new(name),
            Bring::Count(name, _) | Bring::Drain(name) if is(Named::Counter) => new(name),
            Bring::Become(name) | Bring::PutOnBound(name) | Bring::Risk(name) if is(Named::Token) => new(name),
            _ => {}
        }
    }
    let key = |name: &str| format!("{}-{name}", kind.word());
    if let Some(said) = quest.told.names.remove(&key(from)) {
        quest.told.names.insert(key(to), said);
    }
    Ok(quest)
}
