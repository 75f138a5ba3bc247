//! Small pieces of text that several commands share.

use crate::house::text::{Texts, Value};
use crate::kernel::game::Outcome;
use std::sync::Arc;

/// How a game ended, for people.
pub(crate) fn outcome(texts: &Texts, outcome: Option<Outcome>) -> Arc<str> {
    match outcome {
        Some(Outcome::Won) => texts.get("cli-outcome-won"),
        Some(Outcome::Lost) => texts.get("cli-outcome-lost"),
        Some(Outcome::Stuck) => texts.get("cli-outcome-stuck"),
        None => texts.get("cli-outcome-open"),
    }
}

/// How a game ended, for machines.
pub(crate) fn outcome_id(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Won) => "won",
        Some(Outcome::Lost) => "lost",
        Some(Outcome::Stuck) => "stuck",
        None => "open",
    }
}

/// A message as a line.
pub(crate) fn line(texts: &Texts, id: &str, values: &[(&str, Value<'_>)]) -> String {
    format!("{}\n", texts.with(id, values))
}

/// Machine-readable output as a line.
pub(crate) fn json(value: &serde_json::Value) -> String {
    format!("{value:#}\n")
}

/// Per cent with one decimal; what has happened is never said to be none.
pub(crate) fn percent(texts: &Texts, share: f64) -> String {
    if share > 0.0 && share < 0.000_5 { format!("<{}", texts.decimal(0.1, 1)) } else { texts.decimal(share * 100.0, 1) }
}
