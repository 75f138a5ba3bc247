//! The rules of a Quest as sentences, in the order in which they stand there: made once per change.

use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::rules::quest::{Bring, Need, Quest};
use std::sync::Arc;

/// A rule in words.
#[derive(Clone, Default)]
pub(in super::super) struct Part {
    /// What it is called, where it has a name.
    pub(in super::super) name: Arc<str>,
    /// The rule as a whole sentence.
    pub(in super::super) sentence: String,
    pub(in super::super) needs: Vec<Arc<str>>,
    pub(in super::super) brings: Vec<Arc<str>>,
}

/// All rules.
#[derive(Clone, Default)]
pub(in super::super) struct Written {
    pub(in super::super) goals: Vec<Arc<str>>,
    pub(in super::super) tasks: Vec<Part>,
    pub(in super::super) rules: Vec<Part>,
    pub(in super::super) moments: Vec<Part>,
    pub(in super::super) counters: Vec<Arc<str>>,
    /// Doors have a name where they are special ones.
    pub(in super::super) doors: Vec<Part>,
    pub(in super::super) specials: Vec<String>,
}

impl Written {
    pub(in super::super) fn of(quest: &Quest, blocks: Blocks<'_>) -> Self {
        let needs = |needs: &[Need<String>]| needs.iter().map(|need| blocks.need(need)).collect();
        let brings = |brings: &[Bring<String>]| brings.iter().map(|bring| blocks.bring(bring)).collect();
        let tasks = quest.tasks.iter().map(|task| Part {
            name: blocks.name("task", &task.name),
            sentence: blocks.task(task),
            needs: needs(&task.needs),
            brings: brings(&task.r#do),
        });
        let rules = quest.rules.iter().map(|rule| Part {
            name: blocks.after(rule),
            sentence: blocks.rule(rule),
            needs: Vec::new(),
            brings: brings(&rule.r#do),
        });
        let moments = quest.moments.iter().map(|moment| Part {
            name: blocks.happens(moment.when),
            sentence: blocks.moment(moment),
            needs: needs(&moment.needs),
            brings: brings(&moment.r#do),
        });
        let doors = quest.doors.iter().map(|door| Part {
            name: door.gate.as_ref().map(|gate| blocks.name("gate", gate)).unwrap_or_default(),
            sentence: blocks.opening(door.opens).to_string(),
            needs: needs(&door.needs),
            brings: Vec::new(),
        });
        Self {
            goals: quest.goals.iter().map(|goal| blocks.goal(goal)).collect(),
            tasks: tasks.collect(),
            rules: rules.collect(),
            moments: moments.collect(),
            counters: quest.counters.iter().map(|(name, _)| blocks.name("counter", name)).collect(),
            doors: doors.collect(),
            specials: blocks.specials(quest),
        }
    }
}
