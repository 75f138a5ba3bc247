//! Where the difference comes from that a change of a Quest makes, as sentences.

use crate::games::massive_darkness_2::content::zone_name;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::rules::quest::{Quest, Spot};
use crate::games::tiles::compared;
pub use crate::games::tiles::compared::{Counted, causes, for_machines};
use crate::house::compared::rounds;
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// What is otherwise than before.
pub type Cause = compared::Cause<Spot>;

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
