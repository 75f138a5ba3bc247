//! What the engine plays of a Quest: its names have become numbers.

use crate::kernel::board::SpaceId;
use crate::quest::{BossFight, Bring, Burden, Escort, Goal, Happens, Moment, Need, Quest, Rule, Task};

/// No Quest has more tasks, counters, or kinds of tokens.
pub const MOST_TASKS: usize = 12;

/// The rules of a Quest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// Kinds of Objective tokens, by number.
    pub kinds: Vec<String>,
    /// Special doors by number; their edges are in the Dungeon.
    pub gates: Vec<String>,
    /// Names of tasks, by number.
    pub names: Vec<String>,
    /// Names of counters, by number.
    pub counters: Vec<String>,
    /// What each counter begins with.
    pub counted: Vec<u8>,
    /// What can be done as an action, by number.
    pub tasks: Vec<Task<u8>>,
    /// What happens by itself, by number.
    pub rules: Vec<Rule<u8>>,
    /// What happens by itself.
    pub moments: Vec<Moment<u8>>,
    /// The kind of token between which one travels.
    pub passages: Option<u8>,
    /// Whom the Quest leads.
    pub escort: Option<Escort<u8>>,
    /// What one Hero bears.
    pub burden: Option<Burden<u8>>,
    /// The kind of token without which nothing harms the Enemy to which the Quest is bound.
    pub immune_without: Option<u8>,
    /// The Boss whom the Quest leads to, where there is one.
    pub boss: Option<BossFight<u8, SpaceId>>,
    /// As if so many Heroes took part.
    pub as_if: Option<u8>,
    /// Objectives.
    pub goals: Vec<Goal<u8>>,
    /// Does anything open by itself?
    pub watched: bool,
}

/// The rules of a Quest as they are written, for whoever lays out another Dungeon.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "as in the Quest")]
pub struct Written {
    pub kinds: Vec<String>,
    pub gates: Vec<String>,
    pub tasks: Vec<Task<String>>,
    pub rules: Vec<Rule<String>>,
    pub counters: Vec<(String, u8)>,
    pub moments: Vec<Moment<String>>,
    pub passages: Option<String>,
    pub escort: Option<Escort<String>>,
    pub burden: Option<Burden<String>>,
    pub immune_without: Option<String>,
    pub boss: Option<BossFight<String, SpaceId>>,
    pub as_if: Option<u8>,
    pub goals: Vec<Goal<String>>,
}

impl Written {
    /// Those of a Quest whose tokens and special doors are known.
    #[must_use]
    pub fn of(quest: &Quest, kinds: Vec<String>, gates: Vec<String>) -> Self {
        Self {
            kinds,
            gates,
            tasks: quest.tasks.clone(),
            rules: quest.rules.clone(),
            counters: quest.counters.clone(),
            moments: quest.moments.clone(),
            passages: quest.passages.clone(),
            escort: quest.escort.clone(),
            burden: quest.burden.clone(),
            immune_without: quest.immune_without.clone(),
            boss: None,
            as_if: quest.as_if,
            goals: quest.goals.clone(),
        }
    }
}

impl Story {
    /// Turns names into numbers.
    ///
    /// # Errors
    /// A name that nothing has, or too many of them.
    pub fn new(written: &Written) -> Result<Self, String> {
        let names: Vec<String> = written.tasks.iter().map(|task| task.name.clone()).collect();
        let counters: Vec<String> = written.counters.iter().map(|(name, _)| name.clone()).collect();
        for list in [&written.kinds, &written.gates, &names, &counters] {
            if list.len() > MOST_TASKS {
                return Err(list[MOST_TASKS].clone());
            }
        }
        let counted = written.counters.iter().map(|(_, begin)| *begin).collect();
        let mut story = Self { names, counters, counted, as_if: written.as_if, ..Self::default() };
        (story.kinds, story.gates) = (written.kinds.clone(), written.gates.clone());
        let kind = |story: &Self, name: &Option<String>| name.as_ref().map(|name| find(&story.kinds, name)).transpose();
        for task in &written.tasks {
            let (name, at) = (find(&story.names, &task.name)?, kind(&story, &task.at)?);
            let (needs, brings) = (story.needs(&task.needs)?, story.brings(&task.r#do)?);
            story.tasks.push(Task { name, at, pay: task.pay, needs, r#do: brings });
        }
        for rule in &written.rules {
            let when = (find(&story.names, &rule.when.0)?, rule.when.1);
            let brings = story.brings(&rule.r#do)?;
            story.rules.push(Rule { when, r#do: brings });
        }
        for moment in &written.moments {
            let at = kind(&story, &moment.at)?;
            let (needs, brings) = (story.needs(&moment.needs)?, story.brings(&moment.r#do)?);
            story.watched |= moment.when == Happens::GatesOpen;
            story.moments.push(Moment { when: moment.when, at, needs, r#do: brings });
        }
        for goal in &written.goals {
            let goal = match goal {
                Goal::Did(name, times) => Goal::Did(find(&story.names, name)?, *times),
                Goal::AllLeft => Goal::AllLeft,
                Goal::BoundKilled(times) => Goal::BoundKilled(*times),
                Goal::BossKilled => Goal::BossKilled,
            };
            story.goals.push(goal);
        }
        story.passages = kind(&story, &written.passages)?;
        story.immune_without = kind(&story, &written.immune_without)?;
        if let Some(Escort { health, defense, round, zones, gate, to }) = written.escort.clone() {
            let (gate, to) = (find(&story.gates, &gate)?, find(&story.kinds, &to)?);
            story.escort = Some(Escort { health, defense, round, zones, gate, to });
        }
        if let Some(Burden { card, wounds, task, dice }) = written.burden.clone() {
            let task = find(&story.names, &task)?;
            story.burden = Some(Burden { card, wounds, task, dice });
        }
        if let Some(BossFight { boss, tile, at, starts, lay, shield, drains }) = written.boss.clone() {
            let lay = match lay {
                Some((name, each, zones)) => Some((find(&story.kinds, &name)?, each, zones)),
                None => None,
            };
            let shield = kind(&story, &shield)?;
            let drains = drains.iter().map(|name| find(&story.counters, name)).collect::<Result<_, _>>()?;
            story.boss = Some(BossFight { boss, tile, at, starts, lay, shield, drains });
        }
        Ok(story)
    }

    pub(crate) fn needs(&self, needs: &[Need<String>]) -> Result<Vec<Need<u8>>, String> {
        let number = |need: &Need<String>| {
            Ok(match need {
                Need::Did(name, times) => Need::Did(find(&self.names, name)?, *times),
                Need::Carries(kind) => Need::Carries(find(&self.kinds, kind)?),
                Need::NobodyCarries(kind) => Need::NobodyCarries(find(&self.kinds, kind)?),
                Need::CarriersHere(kind) => Need::CarriersHere(find(&self.kinds, kind)?),
                Need::PerHero(counter, each) => Need::PerHero(find(&self.counters, counter)?, *each),
                Need::Lies(kind) => Need::Lies(find(&self.kinds, kind)?),
                Need::NoneLies(kind) => Need::NoneLies(find(&self.kinds, kind)?),
                Need::Bears => Need::Bears,
                Need::WithBound => Need::WithBound,
                Need::Fighting => Need::Fighting,
            })
        };
        needs.iter().map(number).collect()
    }

    fn brings(&self, brings: &[Bring<String>]) -> Result<Vec<Bring<u8>>, String> {
        let number = |bring: &Bring<String>| {
            Ok(match bring {
                Bring::Take => Bring::Take,
                Bring::Remove => Bring::Remove,
                Bring::Xp(xp) => Bring::Xp(*xp),
                Bring::XpForAll(xp) => Bring::XpForAll(*xp),
                Bring::Leave => Bring::Leave,
                Bring::OpenGate(name) => Bring::OpenGate(find(&self.gates, name)?),
                Bring::Count(counter, more) => Bring::Count(find(&self.counters, counter)?, *more),
                Bring::Drain(counter) => Bring::Drain(find(&self.counters, counter)?),
                Bring::Become(kind) => Bring::Become(find(&self.kinds, kind)?),
                Bring::Spawn(tier) => Bring::Spawn(*tier),
                Bring::SpawnArmed => Bring::SpawnArmed,
                Bring::PutOnBound(kind) => Bring::PutOnBound(find(&self.kinds, kind)?),
                Bring::ClearBound => Bring::ClearBound,
                Bring::Risk(kind) => Bring::Risk(find(&self.kinds, kind)?),
                Bring::OfferEnd => Bring::OfferEnd,
                Bring::Lose => Bring::Lose,
            })
        };
        brings.iter().map(number).collect()
    }

    /// Kinds of tokens that only come while playing, so that they have numbers, too.
    #[must_use]
    pub fn kinds_of(quest: &Quest) -> Vec<String> {
        let mut kinds: Vec<String> = Vec::new();
        let mut name = |kind: &String| {
            if !kinds.contains(kind) {
                kinds.push(kind.clone());
            }
        };
        quest.marks.iter().for_each(|(kind, _)| name(kind));
        let brings = quest.tasks.iter().flat_map(|task| &task.r#do);
        for bring in brings.chain(quest.moments.iter().flat_map(|moment| &moment.r#do)) {
            if let Bring::Become(kind) | Bring::Risk(kind) = bring {
                name(kind);
            }
        }
        if let Some((kind, _, _)) = quest.boss.as_ref().and_then(|boss| boss.lay.as_ref()) {
            name(kind);
        }
        kinds
    }
}

fn find(names: &[String], name: &str) -> Result<u8, String> {
    names.iter().position(|known| known == name).map(|at| at as u8).ok_or_else(|| name.to_owned())
}
