//! `odds`: the exact chances of a combat, as fractions and decimals.

use crate::cli::words::json;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::commands::pools::{enchantment, pool};
use crate::games::massive_darkness::rules::language::Side;
use crate::games::massive_darkness::rules::odds::{Contest, MOST_ENCHANTMENTS, Odds};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::house::text::Texts;
use crate::kernel::distribution::{Distribution, Fraction, Reroll, Results};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The arguments of `odds`.
#[derive(Args)]
pub(crate) struct OddsOf {
    /// Attack dice, for example 3Y2R (yellow, red)
    #[arg(long, value_name = "DICE")]
    attack: String,
    /// Defense dice, for example 1B2G (blue, green); 0 for none
    #[arg(long, value_name = "DICE", default_value = "0")]
    defense: String,
    /// Enchantment, for example "attack bam: -1 shield, repeat 2" or "defense diamond: +1 shield"; may be given several
    /// times. Also in the words of the card files, in brackets
    #[arg(long, value_name = "WORDS")]
    enchantment: Vec<String>,
    /// Dice that are rolled again once: all blanks (of both sides), those of the attacker, or of the defender
    #[arg(long, value_enum, default_value_t = RerollName::Nothing)]
    reroll: RerollName,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum RerollName {
    Nothing,
    Blanks,
    AttackBlanks,
    DefenseBlanks,
}

/// What is counted, by the message that names it and the name for machines.
const COUNTED: [(&str, &str, Counted); 7] = [
    ("cli-odds-hits", "hits", Counted::Attack(Symbol::Hit)),
    ("cli-odds-attack-bams", "attack_bams", Counted::Attack(Symbol::Bam)),
    ("cli-odds-attack-diamonds", "attack_diamonds", Counted::Attack(Symbol::Diamond)),
    ("cli-odds-shields", "shields", Counted::Defense(Symbol::Shield)),
    ("cli-odds-defense-bams", "defense_bams", Counted::Defense(Symbol::Bam)),
    ("cli-odds-defense-diamonds", "defense_diamonds", Counted::Defense(Symbol::Diamond)),
    ("cli-odds-wounds", "wounds", Counted::Wounds),
];

#[derive(Clone, Copy)]
enum Counted {
    Attack(Symbol),
    Defense(Symbol),
    Wounds,
}

impl Counted {
    fn of(self, odds: &Odds) -> Results {
        let symbols = |distribution: &Distribution, symbol: Symbol| {
            distribution.results(|symbols| i16::from(symbols.0[symbol.index()]))
        };
        match self {
            Counted::Attack(symbol) => symbols(&odds.attack, symbol),
            Counted::Defense(symbol) => symbols(&odds.defense, symbol),
            Counted::Wounds => odds.wounds.clone(),
        }
    }
}

impl OddsOf {
    pub(crate) fn run(&self, rules: &MassiveDarknessRules, texts: &Texts) -> Answer {
        let again =
            |names: [RerollName; 2]| if names.contains(&self.reroll) { Reroll::Blanks } else { Reroll::Nothing };
        if self.enchantment.len() > MOST_ENCHANTMENTS {
            return Err(Fault::message("cli-enchantments-too-many").with("most", MOST_ENCHANTMENTS));
        }
        let enchantments = self.enchantment.iter().map(|words| enchantment(words)).collect::<Result<_, _>>()?;
        let contest = Contest {
            attack: pool(&self.attack, Side::Attacker)?,
            defense: pool(&self.defense, Side::Defender)?,
            attack_reroll: again([RerollName::Blanks, RerollName::AttackBlanks]),
            defense_reroll: again([RerollName::Blanks, RerollName::DefenseBlanks]),
            enchantments,
        };
        let odds =
            Odds::of(&rules.library.dice, &contest).map_err(|error| Fault::because("cli-odds-too-many", error))?;
        Ok(Said::well(if self.json { self.for_machines(&odds) } else { for_people(texts, &odds) }))
    }

    fn for_machines(&self, odds: &Odds) -> String {
        let mut all = json!({
            "attack": self.attack,
            "defense": self.defense,
            "reroll": self.reroll.to_possible_value().map(|value| value.get_name().to_owned()),
            "enchantments": self.enchantment,
        });
        for (_, name, counted) in COUNTED {
            all[name] = table_for_machines(&counted.of(odds));
        }
        json(&all)
    }
}

fn table_for_machines(results: &Results) -> Value {
    let (sum, ways) = results.mean();
    let rows: Vec<Value> = results
        .ways()
        .iter()
        .map(|(result, _)| {
            let (exactly, at_least) = (results.probability(*result), results.at_least(*result));
            json!({
                "value": result,
                "exactly": exactly.to_string(),
                "exactly_decimal": decimal(exactly),
                "at_least": at_least.to_string(),
                "at_least_decimal": decimal(at_least),
            })
        })
        .collect();
    json!({ "mean": format!("{sum}/{ways}"), "mean_decimal": sum as f64 / ways as f64, "results": rows })
}

fn for_people(texts: &Texts, odds: &Odds) -> String {
    let heads = ["cli-odds-exactly", "cli-odds-at-least"].map(|id| texts.get(id));
    let mut text = String::new();
    for (id, _, counted) in COUNTED {
        let results = counted.of(odds);
        if matches!(results.ways(), [(0, _)]) && !matches!(counted, Counted::Wounds) {
            // Nothing to count: no such dice, or no such symbol on them.
            continue;
        }
        let (sum, ways) = results.mean();
        let mean = texts.with(
            "cli-odds-mean",
            &[
                ("name", texts.get(id).to_string().into()),
                ("fraction", format!("{sum}/{ways}").into()),
                ("decimal", texts.decimal(sum as f64 / ways as f64, 4).into()),
            ],
        );
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{mean}");
        let rows: Vec<[String; 5]> = results.ways().iter().map(|(result, _)| row(texts, &results, *result)).collect();
        let widths: [usize; 5] =
            std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0));
        let exactly = widths[1] + widths[2] + 2;
        let _ = writeln!(text, "  {:>w$}  {:<exactly$}  {}", "", heads[0], heads[1], w = widths[0].max(2));
        for [value, exactly, exactly_decimal, at_least, at_least_decimal] in &rows {
            let _ = writeln!(
                text,
                "  {value:>a$}  {exactly:>b$}  {exactly_decimal}  {at_least:>c$}  {at_least_decimal}",
                a = widths[0].max(2),
                b = widths[1],
                c = widths[3],
            );
        }
        text.push('\n');
    }
    text
}

fn row(texts: &Texts, results: &Results, result: i16) -> [String; 5] {
    let (exactly, at_least) = (results.probability(result), results.at_least(result));
    [
        result.to_string(),
        exactly.to_string(),
        texts.decimal(decimal(exactly), 6),
        at_least.to_string(),
        texts.decimal(decimal(at_least), 6),
    ]
}

fn decimal(fraction: Fraction) -> f64 {
    fraction.numerator as f64 / fraction.denominator as f64
}
