//! What the same games before and after a change say, as sentences.

use crate::house::lab::paired::Paired;
use crate::house::lab::statistics::CONFIDENCE;
use crate::house::text::Texts;
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

/// What stands above the causes of a difference, or in their place where there is none.
#[must_use]
pub fn above_causes(texts: &Texts, is_any: bool) -> Arc<str> {
    texts.get(if is_any { "compared-where" } else { "compared-nothing" })
}

/// Games take more rounds, or fewer.
#[must_use]
pub fn rounds(texts: &Texts, before: f64, after: f64) -> Arc<str> {
    let (before, after) = (texts.decimal(before, 1), texts.decimal(after, 1));
    tr!(texts, "compared-rounds", before = before, after = after)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::text::Language;

    #[test]
    fn points_have_a_sign_and_nothing_has_none() {
        let texts = Texts::new(Language::German);
        assert_eq!([0.042, -0.05, 0.0001, -0.0004].map(|share| points(&texts, share)), ["+4,2", "−5,0", "0", "0"]);
    }

    #[test]
    fn where_a_difference_comes_from_is_said_in_each_language() {
        for texts in Language::ALL.map(Texts::new) {
            assert_ne!(above_causes(&texts, true), above_causes(&texts, false));
            let said = rounds(&texts, 12.0, 9.5);
            assert!(said.contains(&texts.decimal(12.0, 1)) && said.contains(&texts.decimal(9.5, 1)), "{said}");
        }
    }

    #[test]
    fn what_cannot_be_told_apart_is_said_so_in_each_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said = |gained: u64, lost: u64| difference(&texts, Paired { games: 60, gained, lost });
            let (few, many) = (said(3, 2), said(30, 1));
            assert!(few[1] != many[1] && many[1].contains('+') && !few[1].contains('⟨'), "{few:?} {many:?}");
            let more = Paired { games: 60, gained: 3, lost: 2 }.games_to_show(SHOWN).to_string();
            assert!(few[1].contains(&more), "{few:?}: {more}");
        }
    }
}
