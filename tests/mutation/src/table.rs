//! The table of a run, and what became of every mutant.

use crate::copy::Mutant;
use crate::trial::Outcome;
use std::collections::BTreeMap;

type Outcomes = [(Mutant, Outcome)];

#[derive(Default)]
struct Row {
    mutants: usize,
    killed: usize,
    survived: usize,
    alike: usize,
}

impl Row {
    fn count(&mut self, outcome: &Outcome) {
        self.mutants += 1;
        match outcome {
            Outcome::Killed(_) | Outcome::Crashed(_) => self.killed += 1,
            Outcome::Survived(_) => self.survived += 1,
            Outcome::Alike => self.alike += 1,
        }
    }

    fn written(&self, name: &str) -> String {
        let changed = self.killed + self.survived;
        let share = 100.0 * self.killed as f64 / changed.max(1) as f64;
        let Self { mutants, killed, survived, alike } = self;
        format!("| {name} | {mutants} | {changed} | {killed} | {survived} | {alike} | {share:.1} % |\n")
    }
}

/// The table: by area, by kind of change, and in all.
pub fn summary(outcomes: &Outcomes) -> String {
    let mut text = String::new();
    for (title, name) in [
        ("area", &(|mutant: &Mutant| mutant.area.to_owned()) as &dyn Fn(&Mutant) -> String),
        ("kind of change", &|mutant| format!("{:?}", mutant.point.kind).to_lowercase()),
    ] {
        let mut rows: BTreeMap<String, Row> = BTreeMap::new();
        let mut all = Row::default();
        for (mutant, outcome) in outcomes {
            rows.entry(name(mutant)).or_default().count(outcome);
            all.count(outcome);
        }
        text +=
            &format!("| {title} | mutants | behave otherwise | killed | survived | no difference found | killed |\n");
        text += "|---|---|---|---|---|---|---|\n";
        rows.iter().for_each(|(name, row)| text += &row.written(name));
        text += &all.written("all");
        text += "\n";
    }
    text
}

/// A mutant in one line.
pub fn change(mutant: &Mutant) -> String {
    let short = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        if text.chars().count() > 110 { text.chars().take(109).chain(['…']).collect() } else { text }
    };
    let Mutant { number, file, point, before, .. } = mutant;
    format!("{number} {file}:{} {:?}: {} => {}", point.line, point.kind, short(before), short(&point.other))
}

/// A mutant and its outcome in one line.
pub fn line(mutant: &Mutant, outcome: &Outcome) -> String {
    let outcome = match outcome {
        Outcome::Killed(case) => format!("killed by {case}"),
        Outcome::Crashed(how) => format!("killed ({how})"),
        Outcome::Survived(game) => format!("SURVIVED ({game})"),
        Outcome::Alike => "no difference found".to_owned(),
    };
    format!("{} -- {outcome}", change(mutant))
}

/// Everything: the table and every mutant.
pub fn report(outcomes: &Outcomes) -> String {
    let mut text = summary(outcomes);
    for (mutant, outcome) in outcomes {
        text += &line(mutant, outcome);
        text.push('\n');
    }
    text
}
