//! `simulate`: bots play a Quest many times, with Heroes that are drawn for each game or chosen; with `--compare` before a change, too, and
//! then it is told what is won more or less, and where that comes from.

use super::{named_in, of_quest};
use crate::cli::batch::{Batch, bots, compared, plan};
use crate::cli::numbers::{NotWithin, whole};
use crate::cli::words::{json, line};
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::describe::quest_name;
use crate::games::massive_darkness_2::party::Party;
use crate::games::massive_darkness_2::playtest::compared::{cause, causes, for_machines};
use crate::games::massive_darkness_2::playtest::{Tried, try_out};
use crate::games::massive_darkness_2::rules::Content;
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::house::compared::above_causes;
use crate::house::lab::batch::Plan;
use crate::house::lab::paired::Paired;
use crate::house::lab::statistics::CONFIDENCE;
use crate::house::plug::{Plug as _, SeatBot, Simulate, Simulated};
use crate::house::storage::{DataDirs, StorageError, Trouble};
use crate::house::text::{Texts, shown};
use clap::ArgMatches;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// The argument that names the file of the quickest win.
pub(super) const WITNESS: &str = "witness";
/// The argument that says how many Heroes, or who they are.
pub(super) const SEATS: &str = "seats";

/// Is a number meant? No Hero's name begins like one.
fn is_number(typed: &str) -> bool {
    typed.trim().trim_start_matches(['+', '-']).starts_with(|sign: char| sign.is_ascii_digit()) && !typed.contains(',')
}

/// How many Heroes are asked for, by their number or by their names; who they are says [`party`].
pub(super) fn heroes(typed: &str) -> Result<u8, NotWithin> {
    let whole = whole::<u8>(1..=MOST_HEROES as u64);
    if is_number(typed) || typed.trim().is_empty() {
        return whole(typed);
    }
    whole(&typed.split(',').count().to_string())
}

/// So many Heroes, drawn for each game, or those that are named, with what suits them.
pub(super) fn party(arguments: &ArgMatches, content: &Content) -> Result<Party, Fault> {
    let heroes = arguments.get_one::<u8>(SEATS).copied().map_or(0, usize::from);
    let typed = arguments.get_raw(SEATS).and_then(|mut typed| typed.next_back()).unwrap_or_default().to_string_lossy();
    if is_number(&typed) {
        return Ok(Party::Drawn(heroes));
    }
    let cards = &content.printed.heroes;
    let place = |name: &str| {
        let name = name.trim();
        let place = cards.iter().position(|card| card.id == name.to_lowercase());
        let known = || cards.iter().map(|card| shown(&card.id)).collect::<Vec<_>>().join(", ");
        place.ok_or_else(|| Fault::message("cli-md2-no-hero").with("name", shown(name)).with("known", known()))
    };
    let places = typed.split(',').map(place).collect::<Result<Vec<usize>, Fault>>()?;
    Ok(Party::at(content, &places))
}

/// What is played.
struct Batches<'b> {
    dirs: DataDirs,
    party: Party,
    bots: Vec<SeatBot>,
    plan: Plan,
    is_for_machines: bool,
    texts: &'b Texts,
}

/// Plays what these arguments ask for, by the rules with the cards that are played with.
pub(super) fn simulate(arguments: &ArgMatches, rules: &HellscapeRules, texts: &Texts) -> Answer {
    let rules = of_quest(arguments, rules.clone())?;
    let batches = Batches {
        dirs: DataDirs::find()?,
        party: party(arguments, &rules.all().content)?,
        bots: bots(&PLUG, arguments)?,
        plan: plan(arguments),
        is_for_machines: arguments.get_flag("json"),
        texts,
    };
    match arguments.get_one::<String>("compare") {
        Some(before) => batches.compare(&named_in(Some(before), rules.clone())?, &rules),
        None => batches.one(&rules, arguments.get_one::<PathBuf>(WITNESS)),
    }
}

impl<'b> Batches<'b> {
    fn play(&self, rules: &HellscapeRules) -> Result<(Tried, Batch<'b>), Fault> {
        let cancel = AtomicBool::new(false);
        let batch = Simulate { bots: &self.bots, plan: &self.plan, texts: self.texts, cancel: &cancel, tell: &|_| {} };
        let tried = try_out(rules, &self.dirs, &self.party, &batch).map_err(Fault::not_begun)?;
        let simulated = Simulated { statistics: tried.sum.clone(), places: Default::default() };
        let (bots, first_seed) = (self.bots.clone(), self.plan.first_seed);
        let of = Some(quest_name(&tried.quest.id, &tried.quest.told, self.texts).to_string());
        Ok((tried, Batch { game: PLUG.id(), of, bots, first_seed, simulated }))
    }

    fn one(&self, rules: &HellscapeRules, witness: Option<&PathBuf>) -> Answer {
        let Self { dirs, texts, is_for_machines, .. } = self;
        // Before many games are played in vain.
        if let Some(file) = witness.filter(|file| file.exists()) {
            return Err(StorageError::untouched(file, Trouble::Exists).into());
        }
        let (tried, batch) = self.play(rules)?;
        let mut text = match is_for_machines {
            true => json(&self.with_party(in_numbers(&tried, &batch))),
            false => batch.for_people(texts) + &self.party_told(),
        };
        if let Some(file) = witness {
            let game = PLUG.with(rules.setting_out(self.party.clone()), dirs);
            match batch.record(&*game, file, texts) {
                // Machines find it in the sum.
                Ok(_) if *is_for_machines => {}
                Ok(told) => text += &told,
                // What was counted is told although it cannot be written.
                Err(fault) => return Ok(Said::in_part(text, vec![fault])),
            }
        }
        Ok(batch.said(text))
    }

    fn compare(&self, before: &HellscapeRules, after: &HellscapeRules) -> Answer {
        let texts = self.texts;
        let ((old, old_batch), (new, new_batch)) = (self.play(before)?, self.play(after)?);
        let paired = Paired::of(&old.sum, &new.sum, self.plan.first_seed);
        let causes = causes(&old.seen(), &new.seen());
        let text = if self.is_for_machines {
            json(&self.with_party(json!({
                "game": PLUG.id(),
                "before": in_numbers(&old, &old_batch),
                "after": in_numbers(&new, &new_batch),
                "paired": paired,
                "difference": paired.difference(),
                "confidence_percent": CONFIDENCE,
                "causes": causes.iter().map(for_machines).collect::<Vec<Value>>(),
            })))
        } else {
            let [was, is] = ["compared-before", "compared-after"].map(|title| texts.get(title));
            let mut text = compared([(&was, &old_batch), (&is, &new_batch)], paired, texts);
            text += &format!("{}\n", above_causes(texts, !causes.is_empty()));
            causes.iter().for_each(|found| text += &format!("- {}\n", cause(texts, &new.quest, found)));
            text + &self.party_told()
        };
        let is_sound = old_batch.is_sound() && new_batch.is_sound();
        Ok(if is_sound { Said::well(text) } else { Said::badly(text) })
    }

    /// Who set out: others in each game, or the same in all.
    fn party_told(&self) -> String {
        match &self.party {
            Party::Drawn(_) => line(self.texts, "cli-md2-party-drawn", &[]),
            Party::Chosen(heroes) => {
                let names = heroes.iter().map(|hero| self.texts.get(&format!("hero-{}", hero.hero)));
                let names = names.collect::<Vec<_>>().join(", ");
                line(self.texts, "cli-md2-party-chosen", &[("heroes", names.into())])
            }
        }
    }

    fn with_party(&self, mut numbers: Value) -> Value {
        numbers["party"] = match &self.party {
            Party::Drawn(heroes) => json!({ "Drawn": heroes }),
            Party::Chosen(heroes) => json!({ "Chosen": heroes }),
        };
        numbers
    }
}

/// A batch in numbers, with the Quest that was played.
fn in_numbers(tried: &Tried, batch: &Batch<'_>) -> Value {
    let mut numbers = batch.for_machines();
    numbers["quest"] = tried.quest.id.as_str().into();
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heroes_are_a_number_or_names() {
        assert_eq!(["3", " 6 ", "gheta", "Gheta, irk"].map(heroes), [Ok(3), Ok(6), Ok(1), Ok(2)]);
        for typed in ["0", "7", "-1", "", "1.5", "1e1", "a,b,c,d,e,f,g"] {
            assert_eq!(heroes(typed), Err(NotWithin(1..=6)), "{typed}");
        }
    }
}
