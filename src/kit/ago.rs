//! How long ago something was, as a person says it.

use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// So many minutes ago, in the largest unit that says something.
pub(crate) fn ago(texts: &Texts, minutes: u64) -> Arc<str> {
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    match minutes {
        0..=1 => tr!(texts, "compare-now"),
        2..=119 => tr!(texts, "compare-minutes", count = count(minutes)),
        120..=2_879 => tr!(texts, "compare-hours", count = count(minutes / 60)),
        _ => tr!(texts, "compare-days", count = count(minutes / 1_440)),
    }
}
