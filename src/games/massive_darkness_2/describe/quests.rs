//! What a Quest wants, and how far it has come, as sentences.

use super::{Words, quest_rules};
use crate::games::massive_darkness_2::rules::MassiveDarkness2;
use crate::games::massive_darkness_2::rules::ids::EnemyId;
use crate::games::massive_darkness_2::rules::quest::{Bring, Goal, Need, Task};
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

/// An objective, and whether it is met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// What is wanted.
    pub text: Arc<str>,
    /// Enough has been done for it.
    pub is_met: bool,
}

/// A counter, and what it has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wanted {
    counter: u8,
    times: u8,
}

impl Words<'_> {
    /// All objectives, in their order; what has to be collected first before them.
    #[must_use]
    pub fn objectives(&self, game: &MassiveDarkness2) -> Vec<Objective> {
        let state = game.state();
        let told = |goal: &Goal<u8>| match *goal {
            Goal::Did(task, times) => {
                let (did, what) = (game.did(task).min(times), self.task(task));
                let text = if times == 1 {
                    what
                } else {
                    tr!(self.texts, "goal-times", what = what.as_ref(), did = i64::from(did), times = i64::from(times))
                };
                Objective { text, is_met: did >= times }
            }
            Goal::AllLeft => {
                let left = state.heroes.iter().filter(|hero| hero.gone).count();
                let all = state.heroes.len();
                let text = tr!(self.texts, "goal-all-left", did = left as i64, times = all as i64);
                Objective { text, is_met: left >= all }
            }
            Goal::BoundKilled(times) => {
                let killed = state.bound_killed.min(times);
                let text = tr!(self.texts, "goal-bound-killed", did = i64::from(killed), times = i64::from(times));
                Objective { text, is_met: killed >= times }
            }
            Goal::BossKilled => {
                let boss = self.enemy(EnemyId::BOSS).name;
                Objective { text: tr!(self.texts, "goal-boss-killed", boss = boss.as_ref()), is_met: state.boss.beaten }
            }
        };
        let counted = self.wanted(game).into_iter().map(|Wanted { counter, times }| {
            let (name, did) = (self.counter(counter), game.counter(counter));
            let (did, times) = (i64::from(did), i64::from(times));
            let text = tr!(self.texts, "goal-times", what = name.as_ref(), did = did, times = times);
            Objective { text, is_met: did >= times }
        });
        counted.chain(self.dungeon.story.goals.iter().map(told)).collect()
    }

    /// What has to be collected before Heroes can do what is wanted of them.
    fn wanted(&self, game: &MassiveDarkness2) -> Vec<Wanted> {
        let story = &self.dungeon.story;
        let is_goal = |task: &&Task<u8>| {
            story.goals.iter().any(|goal| match goal {
                Goal::Did(wanted, _) => *wanted == task.name,
                Goal::AllLeft => task.r#do.contains(&Bring::Leave),
                Goal::BoundKilled(_) | Goal::BossKilled => false,
            })
        };
        let mut all: Vec<Wanted> = Vec::new();
        for need in story.tasks.iter().filter(is_goal).flat_map(|task| &task.needs) {
            if let Need::PerHero(counter, each) = need {
                let wanted = Wanted { counter: *counter, times: each.saturating_mul(game.state().number()) };
                if !all.contains(&wanted) {
                    all.push(wanted);
                }
            }
        }
        all
    }

    /// What else the Quest counts, with its numbers.
    #[must_use]
    pub fn counters(&self, game: &MassiveDarkness2) -> Vec<String> {
        let wanted = self.wanted(game);
        let is_wanted = |counter: u8| wanted.iter().any(|wanted| wanted.counter == counter);
        let all = (0..self.dungeon.story.counters.len() as u8).filter(|counter| !is_wanted(*counter));
        let told = |counter: u8| {
            let (name, count) = (self.counter(counter), i64::from(game.counter(counter)));
            tr!(self.texts, "counter-line", name = name.as_ref(), count = count).to_string()
        };
        all.map(told).collect()
    }

    /// What is different in this Quest, in a few sentences.
    #[must_use]
    pub fn special_rules(&self) -> Arc<str> {
        quest_rules(&self.dungeon.id, &self.dungeon.told, self.texts)
    }
}
