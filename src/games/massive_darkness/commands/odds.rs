//! `odds`: the exact chances of a combat, as fractions and decimals.

use crate::cli::numbers::whole;
use crate::cli::words::json;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::commands::pools::{enchantment, pool, skill};
use crate::games::massive_darkness::odds::pools::{Aim, Contest, MOST_ENCHANTMENTS, MOST_REROLLS, Odds, RerollBy};
use crate::games::massive_darkness::rules::language::{Reroll, RerollSide, Side};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::house::text::Texts;
use crate::kernel::distribution::{Distribution, Fraction, Results};
use crate::tr;
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
    /// Enchantment, for example "attack bam: -1 shield, repeat 2" or "defense diamond: -1 attack bam"; may be given several
    /// times. Also in the words of the card files, in brackets
    #[arg(long, value_name = "WORDS")]
    enchantment: Vec<String>,
    /// Skill without cost, for example "attack: +1 bam" or "attack: -all defense symbols"; may be given several times
    #[arg(long, value_name = "WORDS")]
    skill: Vec<String>,
    /// Dice that may be rolled again once; several are separated by commas and come in the order of the rules
    #[arg(long, value_enum, value_delimiter = ',', default_value = "nothing")]
    reroll: Vec<RerollName>,
    /// So many wounds kill: both sides then choose for that chance instead of for many or few wounds
    #[arg(long, value_name = "WOUNDS", value_parser = whole::<u8>(1..=99))]
    to_kill: Option<u8>,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

/// Re-rolls by their names: first whoever has it, then which dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum RerollName {
    Nothing,
    Blanks,
    AttackBlanks,
    DefenseBlanks,
    AttackAll,
    AttackAny,
    AttackOne,
    AttackEither,
    AttackTheirsAny,
    AttackTheirsOne,
    DefenseAll,
    DefenseAny,
    DefenseOne,
    DefenseEither,
    DefenseTheirsAny,
    DefenseTheirsOne,
}

impl RerollName {
    /// The re-rolls that are meant.
    fn rerolls(self) -> Vec<RerollBy> {
        let attack = |whose, which| vec![RerollBy { by: Side::Attacker, whose, which }];
        let defense = |whose, which| vec![RerollBy { by: Side::Defender, whose, which }];
        match self {
            Self::Nothing => Vec::new(),
            Self::Blanks => [Side::Attacker, Side::Defender].map(RerollBy::blanks).to_vec(),
            Self::AttackBlanks => vec![RerollBy::blanks(Side::Attacker)],
            Self::DefenseBlanks => vec![RerollBy::blanks(Side::Defender)],
            Self::AttackAll => attack(RerollSide::Attack, Reroll::All),
            Self::AttackAny => attack(RerollSide::Attack, Reroll::Any),
            Self::AttackOne => attack(RerollSide::Attack, Reroll::UpTo(1)),
            Self::AttackEither => attack(RerollSide::Either, Reroll::All),
            Self::AttackTheirsAny => attack(RerollSide::Defense, Reroll::Any),
            Self::AttackTheirsOne => attack(RerollSide::Defense, Reroll::UpTo(1)),
            Self::DefenseAll => defense(RerollSide::Defense, Reroll::All),
            Self::DefenseAny => defense(RerollSide::Defense, Reroll::Any),
            Self::DefenseOne => defense(RerollSide::Defense, Reroll::UpTo(1)),
            Self::DefenseEither => defense(RerollSide::Either, Reroll::All),
            Self::DefenseTheirsAny => defense(RerollSide::Attack, Reroll::Any),
            Self::DefenseTheirsOne => defense(RerollSide::Attack, Reroll::UpTo(1)),
        }
    }
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
        if self.enchantment.len() > MOST_ENCHANTMENTS {
            return Err(Fault::message("cli-enchantments-too-many").with("most", MOST_ENCHANTMENTS));
        }
        if self.skill.len() > MOST_ENCHANTMENTS {
            return Err(Fault::message("cli-skills-too-many").with("most", MOST_ENCHANTMENTS));
        }
        let rerolls: Vec<RerollBy> = self.reroll.iter().flat_map(|name| name.rerolls()).collect();
        if rerolls.len() > MOST_REROLLS {
            return Err(Fault::message("cli-rerolls-too-many").with("most", MOST_REROLLS));
        }
        let contest = Contest {
            attack: pool(&self.attack, Side::Attacker)?,
            defense: pool(&self.defense, Side::Defender)?,
            rerolls,
            aim: self.to_kill.map_or(Aim::Wounds, Aim::Kill),
            skills: self.skill.iter().map(|words| skill(words)).collect::<Result<_, _>>()?,
            enchantments: self.enchantment.iter().map(|words| enchantment(words)).collect::<Result<_, _>>()?,
        };
        let odds =
            Odds::of(&rules.library.dice, &contest).map_err(|error| Fault::because("cli-odds-too-many", error))?;
        Ok(Said::well(if self.json { self.for_machines(&odds) } else { self.for_people(texts, &contest, &odds) }))
    }

    fn for_machines(&self, odds: &Odds) -> String {
        let named = |name: &RerollName| name.to_possible_value().map(|value| value.get_name().to_owned());
        let rerolls: Vec<String> = self.reroll.iter().filter_map(named).collect();
        let kill = self.to_kill.map(|wounds| {
            let chance = odds.at_least(wounds.into());
            json!({ "wounds": wounds, "chance": chance.to_string(), "chance_decimal": decimal(chance) })
        });
        let mut all = json!({
            "attack": self.attack,
            "defense": self.defense,
            "reroll": rerolls.join(","),
            "aim": if kill.is_some() { "kill" } else { "wounds" },
            "enchantments": self.enchantment,
            "skills": self.skill,
        });
        if let Some(kill) = kill {
            all["kill"] = kill;
        }
        for (_, name, counted) in COUNTED {
            all[name] = table_for_machines(&counted.of(odds));
        }
        json(&all)
    }

    fn for_people(&self, texts: &Texts, contest: &Contest, odds: &Odds) -> String {
        let mut lines = Vec::new();
        if contest.is_decided() {
            let aim = if self.to_kill.is_some() { "cli-odds-aim-kill" } else { "cli-odds-aim-wounds" };
            lines.push(texts.get(aim).to_string());
        }
        if let Some(wounds) = self.to_kill {
            let chance = odds.at_least(wounds.into());
            let (fraction, decimal) = (chance.to_string(), texts.decimal(decimal(chance), 6));
            lines
                .push(tr!(texts, "cli-odds-kill", wounds = wounds, fraction = fraction, decimal = decimal).to_string());
        }
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(tables(texts, odds));
        lines.join("\n")
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

fn tables(texts: &Texts, odds: &Odds) -> String {
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
