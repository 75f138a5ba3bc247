//! What a Quest wants, and how far it has come, as sentences.

use super::{Words, quest_rules};
use crate::games::massive_darkness_2::rules::MassiveDarkness2;
use crate::games::massive_darkness_2::rules::ids::EnemyId;
use crate::games::massive_darkness_2::rules::quest::Goal;
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

impl Words<'_> {
    /// All objectives, in their order.
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
        self.dungeon.story.goals.iter().map(told).collect()
    }

    /// What the Quest counts, with its numbers.
    #[must_use]
    pub fn counters(&self, game: &MassiveDarkness2) -> Vec<String> {
        let all = 0..self.dungeon.story.counters.len() as u8;
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
