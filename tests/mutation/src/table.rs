//! The table of a run, and what became of every mutant.

use crate::copy::Mutant;
use crate::trial::Fate;
use std::collections::BTreeMap;

type Fates = [(Mutant, Fate)];

#[derive(Default)]
struct Row {
    mutants: usize,
    killed: usize,
    survived: usize,
    alike: usize,
}

impl Row {
    fn count(&mut self, fate: &Fate) {
        self.mutants += 1;
        match fate {
            Fate::Killed(_) | Fate::Crashed(_) => self.killed += 1,
            Fate::Survived(_) => self.survived += 1,
            Fate::Alike => self.alike += 1,
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
pub fn summary(fates: &Fates) -> String {
    let mut text = String::new();
    for (title, name) in [
        ("area", &(|mutant: &Mutant| mutant.area.to_owned()) as &dyn Fn(&Mutant) -> String),
        ("kind of change", &|mutant| format!("{:?}", mutant.point.kind).to_lowercase()),
    ] {
        let mut rows: BTreeMap<String, Row> = BTreeMap::new();
        let mut all = Row::default();
        for (mutant, fate) in fates {
            rows.entry(name(mutant)).or_default().count(fate);
            all.count(fate);
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

/// A mutant and its fate in one line.
pub fn line(mutant: &Mutant, fate: &Fate) -> String {
    let fate = match fate {
        Fate::Killed(case) => format!("killed by {case}"),
        Fate::Crashed(how) => format!("killed ({how})"),
        Fate::Survived(game) => format!("SURVIVED ({game})"),
        Fate::Alike => "no difference found".to_owned(),
    };
    format!("{} -- {fate}", change(mutant))
}

/// Everything: the table and every mutant.
pub fn report(fates: &Fates) -> String {
    let mut text = summary(fates);
    for (mutant, fate) in fates {
        text += &line(mutant, fate);
        text.push('\n');
    }
    text
}
