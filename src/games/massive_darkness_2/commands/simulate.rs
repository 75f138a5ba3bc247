//! `simulate`: bots play a Quest many times, with Heroes that are drawn for each game or chosen; with `--compare` before a change, too, and
//! then it is told what is won more or less, and where that comes from.

use super::named_in;
use super::party::{OneParty, party_told};
use super::sweep::Asked;
use crate::cli::batch::{Batch, RESULTS, compared, plan, record};
use crate::cli::words::json;
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::describe::{Words, quest_name};
use crate::games::massive_darkness_2::party::Party;
use crate::games::massive_darkness_2::playtest::compared::{cause, causes, for_machines};
use crate::games::massive_darkness_2::playtest::{Tried, try_out};
use crate::games::massive_darkness_2::rules::Content;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::why_words::Named;
use crate::games::tiles::sweep::Swept;
use crate::games::tiles::why_lines::why_lines;
use crate::house::compared::above_causes;
use crate::house::lab::batch::Plan;
use crate::house::lab::paired::Paired;
use crate::house::lab::statistics::{CONFIDENCE, QuickestWin};
use crate::house::plug::{Plug as _, SeatBot, Simulate, Simulated};
use crate::house::storage::{DataDirs, StorageError, Trouble};
use crate::house::text::Texts;
use clap::ArgMatches;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// The argument that names the file of the quickest win.
pub(super) const WITNESS: &str = "witness";
/// The argument that asks why parties fall.
pub(super) const WHY: &str = "why";

/// What is played.
struct Batches<'b> {
    dirs: DataDirs,
    party: Party,
    bots: Vec<SeatBot>,
    plan: Plan,
    is_for_machines: bool,
    /// Why parties fall is told, too.
    tells_why: bool,
    texts: &'b Texts,
}

/// Plays what these arguments ask for, by the rules with the cards that are played with.
pub(super) fn simulate(arguments: &ArgMatches, rules: &HellscapeRules, texts: &Texts) -> Answer {
    let asked = Asked::new(arguments, rules, texts)?;
    let compare = arguments.get_one::<String>("compare");
    let witness = arguments.get_one::<PathBuf>(WITNESS);
    let is_of_many = asked.is_of_many();
    let why = arguments.get_flag(WHY).then_some("--why");
    let of_one = compare.map(|_| "--compare").or(witness.map(|_| "--witness")).or(why);
    if let Some(option) = of_one.filter(|_| is_of_many) {
        return Err(Fault::message("cli-of-one").with("option", option));
    }
    // Before many games are played in vain.
    if let Some(file) = witness.filter(|file| file.exists()) {
        return Err(StorageError::untouched(file, Trouble::Exists).into());
    }
    let results = arguments.get_one::<PathBuf>(RESULTS);
    let (Some(rules), Some(OneParty { party, casts, .. })) = (asked.quests.first(), asked.parties.first()) else {
        return Err(Fault::message("usage-unclear"));
    };
    let batches = Batches {
        dirs: asked.dirs.clone(),
        party: party.clone(),
        bots: casts.first().cloned().unwrap_or_default(),
        plan: plan(arguments),
        is_for_machines: arguments.get_flag("json"),
        tells_why: arguments.get_flag(WHY),
        texts,
    };
    if is_of_many || results.is_some() {
        let Swept { said, quickest } =
            asked.sweep().run(results.map(PathBuf::as_path), batches.is_for_machines, texts)?;
        return Ok(match witness {
            Some(file) => batches.with_witness(said, rules, file, quickest),
            None => said,
        });
    }
    match compare {
        Some(before) => batches.compare(&named_in(Some(before), rules.clone())?, rules),
        None => batches.one(rules, witness),
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
        let (tried, batch) = self.play(rules)?;
        let (content, texts) = (&rules.all().content, self.texts);
        let mut text = match self.is_for_machines {
            true => json(&self.with_party(with_why(in_numbers(&tried, &batch), &tried, content, texts))),
            false => batch.for_people(self.texts) + &party_told(&self.party, self.texts),
        };
        if self.tells_why && !self.is_for_machines {
            let names = Named(Words { content, dungeon: &tried.dungeon, texts });
            text += &why_lines(texts, &tried.why(), &names, &names.unused(&tried.traces));
        }
        let said = batch.said(text);
        Ok(match witness {
            Some(file) => self.with_witness(said, rules, file, tried.sum.quickest),
            None => said,
        })
    }

    /// The same, and the quickest win is recorded. What was counted is told although it cannot be written.
    fn with_witness(&self, said: Said, rules: &HellscapeRules, file: &Path, quickest: Option<QuickestWin>) -> Said {
        let game = PLUG.with(rules.setting_out(self.party.clone()), &self.dirs);
        match record(&*game, &self.bots, quickest, file, self.texts) {
            // Machines find it in the sum.
            Ok(_) if self.is_for_machines => said,
            Ok(told) => Said { text: said.text + &told, ..said },
            Err(fault) => Said::in_part(said.text, vec![fault]),
        }
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
            text + &party_told(&self.party, self.texts)
        };
        let is_sound = old_batch.is_sound() && new_batch.is_sound();
        Ok(if is_sound { Said::well(text) } else { Said::badly(text) })
    }

    fn with_party(&self, mut numbers: Value) -> Value {
        numbers["party"] = match &self.party {
            Party::Drawn(heroes) => json!({ "Drawn": heroes }),
            Party::Chosen(heroes) => json!({ "Chosen": heroes }),
        };
        numbers
    }
}

/// The same with why parties fall.
fn with_why(mut numbers: Value, tried: &Tried, content: &Content, texts: &Texts) -> Value {
    let names = Named(Words { content, dungeon: &tried.dungeon, texts });
    numbers["why"] = tried.why().for_machines(&names, names.unused_ids(&tried.traces));
    numbers
}

/// A batch in numbers, with the Quest that was played.
fn in_numbers(tried: &Tried, batch: &Batch<'_>) -> Value {
    let mut numbers = batch.for_machines();
    numbers["quest"] = tried.quest.id.as_str().into();
    numbers
}
