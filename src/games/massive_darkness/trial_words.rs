//! What a change of a quest did to its games, as sentences: for the page and for the command line.

use crate::games::massive_darkness::describe::goal_of_quest;
use crate::games::massive_darkness::playtest::compared::{Cause, Counted};
use crate::games::massive_darkness::playtest::{CONFIDENCE, Paired};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::problem::Place;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::sync::Arc;

/// It is said how many games more would show a difference of so many hundredths.
const SHOWN: u8 = 5;

/// The pairs that were counted, and what follows from them.
#[must_use]
pub fn difference(texts: &Texts, paired: Paired) -> [Arc<str>; 2] {
    let seen = paired.difference();
    let (low, high) = (points(texts, seen.low), points(texts, seen.high));
    let games = tr!(
        texts,
        "compared-games",
        gained = paired.gained as i64,
        lost = paired.lost as i64,
        games = paired.games as i64
    );
    let said = if seen.is_seen() {
        tr!(
            texts,
            "compared-seen",
            points = points(texts, seen.share),
            low = low,
            high = high,
            confidence = i64::from(CONFIDENCE)
        )
    } else {
        tr!(
            texts,
            "compared-unseen",
            low = low,
            high = high,
            confidence = i64::from(CONFIDENCE),
            more = paired.games_to_show(SHOWN) as i64
        )
    };
    [games, said]
}

/// Hundredths with their sign.
fn points(texts: &Texts, share: f64) -> String {
    let size = texts.decimal((share * 100.0).abs(), 1);
    match share {
        _ if (share * 1000.0).round() == 0.0 => texts.decimal(0.0, 0),
        _ if share < 0.0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}

/// Where a difference comes from.
#[must_use]
pub fn cause(texts: &Texts, quest: &Quest, cause: &Cause) -> Arc<str> {
    let zone = |at: Spot| Place(at).say(texts);
    let number = |value: f64| {
        let places = if matches!(cause.what, Counted::Rounds) { 1 } else { 0 };
        texts.decimal(value, places)
    };
    let (before, after) = (number(cause.before), number(cause.after));
    match cause.what {
        Counted::Rounds => tr!(texts, "compared-rounds", before = before, after = after),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;

    #[test]
    fn points_have_a_sign_and_nothing_has_none() {
        let texts = texts::of(Language::German);
        assert_eq!([0.042, -0.05, 0.0001, -0.0004].map(|share| points(&texts, share)), ["+4,2", "−5,0", "0", "0"]);
    }

    #[test]
    fn what_cannot_be_told_apart_is_said_so_in_each_language() {
        for language in Language::ALL {
            let texts = texts::of(language);
            let said = |gained: u64, lost: u64| difference(&texts, Paired { games: 60, gained, lost });
            let (few, many) = (said(3, 2), said(30, 1));
            assert!(few[1] != many[1] && many[1].contains('+') && !few[1].contains('⟨'), "{few:?} {many:?}");
            let more = Paired { games: 60, gained: 3, lost: 2 }.games_to_show(SHOWN).to_string();
            assert!(few[1].contains(&more), "{few:?}: {more}");
        }
    }
}
