//! What a change of a Quest does: the same seeds before it and after it, and where the difference comes from; as values, as sentences and for
//! machines.

use super::Tried;
use crate::games::massive_darkness_2::content::zone_name;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::rules::quest::{Quest, Spot};
use crate::house::compared::rounds;
use crate::house::lab::causes::{self, Mean};
use crate::house::text::Texts;
use crate::tr;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What is counted in each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counted {
    /// Rounds that a game takes.
    Rounds,
    /// Of 100 games: those in which this objective was reached; by position from 0.
    Goal(usize),
    /// Of 100 games: those in which the door between these Zones was opened.
    Door(Spot, Spot),
    /// How often Heroes fall in this Zone, in 100 games.
    Falls(Spot),
}

/// What is otherwise than before.
pub type Cause = causes::Cause<Counted>;

/// Where a difference comes from: what differs most surely first.
#[must_use]
pub fn causes(before: &Tried, after: &Tried) -> Vec<Cause> {
    let mut old = counts(before);
    // Another objective in its place is another thing.
    let is_another = |at: usize| before.quest.goals.get(at) != after.quest.goals.get(at);
    old.retain(|what, _| !matches!(what, Counted::Goal(at) if is_another(*at)));
    causes::causes(old, counts(after))
}

/// Everything that is counted in a batch. What lies in one Quest only (another door, another Zone) has nothing to be compared with.
fn counts(tried: &Tried) -> BTreeMap<Counted, Mean> {
    let (traces, dungeon) = (&tried.traces, &tried.dungeon);
    let games = traces.games;
    let mut found = BTreeMap::from([(Counted::Rounds, Mean::rounds(&tried.sum))]);
    found.extend((0..).zip(&traces.goals).map(|(goal, hits)| (Counted::Goal(goal), Mean::share(*hits, games))));
    let doors = traces.doors_opened(dungeon);
    found.extend(doors.map(|((one, other), hits)| (Counted::Door(one, other), Mean::share(hits, games))));
    let falls = traces.falls_by_zone(dungeon);
    found.extend(falls.map(|(zone, falls)| (Counted::Falls(zone), Mean::rare(falls, games))));
    found
}

/// Where a difference comes from, as a sentence. The Quest is the one after the change.
#[must_use]
pub fn cause(texts: &Texts, quest: &Quest, cause: &Cause) -> Arc<str> {
    let zone = |(x, y): Spot| zone_name(x, y);
    let number = |value: f64| texts.decimal(value, 0);
    let (before, after) = (number(cause.before), number(cause.after));
    match cause.what {
        Counted::Rounds => rounds(texts, cause.before, cause.after),
        Counted::Goal(goal) => {
            let blocks = Blocks::of(quest, texts);
            let words = quest.goals.get(goal).map(|goal| blocks.goal(goal)).unwrap_or_default();
            let place = goal as i64 + 1;
            tr!(texts, "compared-goal", number = place, goal = words.as_ref(), before = before, after = after)
        }
        Counted::Door(one, other) => {
            tr!(texts, "compared-door", zone = zone(one), other = zone(other), before = before, after = after)
        }
        Counted::Falls(at) => tr!(texts, "compared-falls", zone = zone(at), before = before, after = after),
    }
}

/// The same for machines.
#[must_use]
pub fn for_machines(cause: &Cause) -> Value {
    let what = match cause.what {
        Counted::Rounds => json!("rounds"),
        Counted::Goal(goal) => json!({ "objective": goal }),
        Counted::Door(one, other) => json!({ "door": [one, other] }),
        Counted::Falls(at) => json!({ "falls": at }),
    };
    json!({ "what": what, "before": cause.before, "after": cause.after, "standard_errors": cause.errors })
}
