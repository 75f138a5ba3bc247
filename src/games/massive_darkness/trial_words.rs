//! What a change of a quest did to its games, as sentences: for the page and for the command line.

use crate::games::massive_darkness::describe::goal_of_quest;
use crate::games::massive_darkness::playtest::compared::{Cause, Counted};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::problem::Place;
use crate::house::compared::rounds;
pub use crate::house::compared::{above_causes, difference};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::sync::Arc;

/// Where a difference comes from.
#[must_use]
pub fn cause(texts: &Texts, quest: &Quest, cause: &Cause) -> Arc<str> {
    let zone = |at: Spot| Place(at).say(texts);
    let number = |value: f64| texts.decimal(value, 0);
    let (before, after) = (number(cause.before), number(cause.after));
    match cause.what {
        Counted::Rounds => rounds(texts, cause.before, cause.after),
        Counted::Goal(goal) => {
            let words = quest.goals.get(goal).map(|goal| goal_of_quest(texts, &quest.words, goal)).unwrap_or_default();
            let place = goal as i64 + 1;
            tr!(texts, "compared-goal", number = place, goal = words.as_ref(), before = before, after = after)
        }
        Counted::Door(one, other) => tr!(
            texts,
            "compared-door",
            zone = zone(one).as_ref(),
            other = zone(other).as_ref(),
            before = before,
            after = after
        ),
        Counted::Falls(at) => tr!(texts, "compared-falls", zone = zone(at).as_ref(), before = before, after = after),
    }
}
