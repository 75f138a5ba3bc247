//! What a change of a Quest does: the same seeds before it and after it, and where the difference comes from; as values and for machines.
//! What was seen in its games, and how it is told, says the game.

use crate::house::lab::causes::{self, Mean};
use crate::house::lab::statistics::Statistics;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What was seen in a batch of games of a Quest.
pub struct Seen<'a, Goal, Zone> {
    /// The games, summed up.
    pub sum: &'a Statistics,
    /// So many of them were looked at.
    pub games: u64,
    /// The objectives of the Quest.
    pub goals: &'a [Goal],
    /// In how many games each of them was reached.
    pub reached: &'a [u64],
    /// Doors that were closed at the start, by the Zones on both sides, and in how many games they were opened.
    pub doors: Vec<((Zone, Zone), u64)>,
    /// All Zones, and how often Heroes fell there.
    pub falls: Vec<(Zone, u64)>,
}

/// What is counted in each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counted<Zone> {
    /// Rounds that a game takes.
    Rounds,
    /// Of 100 games: those in which this objective was reached; by position from 0.
    Goal(usize),
    /// Of 100 games: those in which the door between these Zones was opened.
    Door(Zone, Zone),
    /// How often Heroes fall in this Zone, in 100 games.
    Falls(Zone),
}

/// What is otherwise than before.
pub type Cause<Zone> = causes::Cause<Counted<Zone>>;

/// Where a difference comes from: what differs most surely first.
#[must_use]
pub fn causes<Goal: PartialEq, Zone: Copy + Ord>(
    before: &Seen<'_, Goal, Zone>,
    after: &Seen<'_, Goal, Zone>,
) -> Vec<Cause<Zone>> {
    let mut old = before.counts();
    // Another objective in its place is another thing.
    let is_another = |at: usize| before.goals.get(at) != after.goals.get(at);
    old.retain(|what, _| !matches!(what, Counted::Goal(at) if is_another(*at)));
    causes::causes(old, after.counts())
}

impl<Goal, Zone: Copy + Ord> Seen<'_, Goal, Zone> {
    /// Everything that is counted. What lies in one Quest only (another door, another Zone) has nothing to be compared with.
    #[must_use]
    pub fn counts(&self) -> BTreeMap<Counted<Zone>, Mean> {
        let share = |hits: u64| Mean::share(hits, self.games);
        let goals = (0..).zip(self.reached).map(|(goal, hits)| (Counted::Goal(goal), share(*hits)));
        let ends = |one: Zone, other: Zone| Counted::Door(one.min(other), one.max(other));
        let doors = self.doors.iter().map(|((one, other), hits)| (ends(*one, *other), share(*hits)));
        let falls = self.falls.iter().map(|(zone, falls)| (Counted::Falls(*zone), Mean::rare(*falls, self.games)));
        let rounds = (Counted::Rounds, Mean::rounds(self.sum));
        goals.chain(doors).chain(falls).chain([rounds]).collect()
    }
}

/// The same for machines.
#[must_use]
pub fn for_machines<Zone: Serialize>(cause: &Cause<Zone>) -> Value {
    let what = match &cause.what {
        Counted::Rounds => json!("rounds"),
        Counted::Goal(goal) => json!({ "objective": goal }),
        Counted::Door(one, other) => json!({ "door": [one, other] }),
        Counted::Falls(at) => json!({ "falls": at }),
    };
    json!({ "what": what, "before": cause.before, "after": cause.after, "standard_errors": cause.errors })
}
