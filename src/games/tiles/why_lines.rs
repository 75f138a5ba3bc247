//! `simulate --why`: why parties fall, as lines for people. Each names the seed of a game that shows it.

use super::falls::Feller;
use super::why::{Names, Seen};
use crate::cli::words::{line, percent};
use crate::house::lab::statistics::{CONFIDENCE, Interval};
use crate::house::text::Texts;
use std::sync::Arc;

/// Lines of each kind that people are told.
const TOLD: usize = 8;

/// All of it; `never` is what was never used.
pub(crate) fn why_lines<By: Copy + Ord, Event: Copy + Ord>(
    texts: &Texts,
    seen: &Seen<'_, By, Event>,
    names: &dyn Names<By, Event>,
    never: &[Arc<str>],
) -> String {
    let mut text = format!("{}\n", seen.course(texts));
    let all = seen.falls.all();
    if all > 0 {
        text += &line(texts, "cli-why-fellers", &[]);
    }
    for feller in seen.falls.fellers().iter().take(TOLD) {
        text += &format!("- {}", feller_line(texts, seen, names, feller));
    }
    let leads = seen.leads();
    if leads.iter().any(|of_a_kind| !of_a_kind.is_empty()) {
        text += &line(texts, "cli-why-after", &[("confidence", i64::from(CONFIDENCE).into())]);
    }
    for lead in leads.iter().flat_map(|of_a_kind| of_a_kind.iter().take(TOLD)) {
        let said = seen.lead(texts, names, lead);
        text += &match lead.came.seed {
            Some(seed) => {
                let values = [("lead", said.as_ref().into()), ("seed", seed.to_string().into())];
                format!("- {}", line(texts, "cli-why-lead", &values))
            }
            None => format!("- {said}\n"),
        };
    }
    if all > 0 {
        let falls = seen.falls.in_rounds();
        let rounds: Vec<String> =
            falls.iter().enumerate().skip(1).map(|(round, falls)| format!("{round}: {falls}")).collect();
        text += &line(texts, "cli-why-falls", &[("rounds", rounds.join(", ").into())]);
    }
    never.iter().for_each(|never| text += &format!("{never}\n"));
    text
}

fn feller_line<By: Copy + Ord, Event: Copy + Ord>(
    texts: &Texts,
    seen: &Seen<'_, By, Event>,
    names: &dyn Names<By, Event>,
    feller: &Feller<'_, By>,
) -> String {
    let (enemy, zone) = (names.feller(feller.by), names.zone(feller.zone));
    let share = Interval::of(feller.felled.falls, seen.falls.all());
    let of_hundred = |share: f64| texts.of_hundred(percent(texts, share));
    let seed = seen.falls.fall_at(feller.zone, Some(feller.by)).map(|(_, seed)| seed);
    let values = [
        ("enemy", enemy.as_ref().into()),
        ("share", of_hundred(share.share).into()),
        ("low", of_hundred(share.low).into()),
        ("high", of_hundred(share.high).into()),
        ("round", texts.decimal(feller.felled.mean_round(), 1).into()),
        ("zone", zone.as_ref().into()),
        ("seed", seed.unwrap_or_default().to_string().into()),
    ];
    line(texts, "cli-why-feller", &values)
}
