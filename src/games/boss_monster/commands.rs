//! Boss Monster on the command line: what any game has there, with `simulate` what the deck lab tells of the cards, and its score
//! pads as `books`.

use super::PLUG;
use super::describe::card_name;
use super::lab::tally::CardRecord;
use super::lab::{Found, Part, Trial, wins_of};
use super::pad::PadRules;
use super::rules::{Kind, Options, Setup};
use super::ruleset::{BossMonsterRules, NoCards};
use super::switches;
use crate::cli::batch::{self, Batch};
use crate::cli::books;
use crate::cli::words::{json, line};
use crate::cli::{Answer, CommandLine, Fault, Plain, tell_beside};
use crate::house::lab::statistics::CONFIDENCE;
use crate::house::packs::over::lay_packs;
use crate::house::plug::{Plug, Simulated};
use crate::house::storage::DataDirs;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::{Value as Json, json};
use std::sync::atomic::AtomicBool;

const PLAIN: Plain = Plain(&PLUG);

/// The commands of this game.
pub struct BossMonsterCommands;

impl CommandLine for BossMonsterCommands {
    fn plug(&self) -> &'static dyn Plug {
        &PLUG
    }

    fn commands(&self) -> Command {
        let names: Vec<&'static str> = switches::all().map(switches::Switch::name).collect();
        let listed = |name: &'static str, value: &'static str| {
            Arg::new(name).long(name).value_name(value).value_delimiter(',').action(ArgAction::Append)
        };
        let switches = listed("switches", "SWITCHES").value_parser(PossibleValuesParser::new(names));
        let without = listed("without", "CARDS");
        let own_cards = Arg::new("own-cards").long("own-cards").action(ArgAction::SetTrue);
        let files = Arg::new("files").value_name("FILES").required(true).action(ArgAction::Append);
        let as_json = Arg::new("json").long("json").action(ArgAction::SetTrue);
        let lint = Command::new("lint").args([files, as_json]);
        PLAIN
            .commands()
            .mut_subcommand("simulate", |simulate| simulate.args([switches, without, own_cards]))
            .subcommand(lint)
            .subcommand(books::command())
    }

    fn carry_out(&self, arguments: &ArgMatches, texts: &Texts, installed: &[&'static str]) -> Answer {
        match arguments.subcommand() {
            Some(("simulate", arguments)) => simulate(arguments, texts),
            Some(("lint", arguments)) => lint(arguments, texts),
            Some((books::NAME, arguments)) => {
                let rules = BossMonsterRules::open().map_err(|error| Fault::not_begun(Box::new(error)))?;
                let dirs = DataDirs::find()?.of_games(installed.iter().copied());
                books::carry_out(&PadRules::shelf(rules.cards(), &dirs), arguments, texts)
            }
            _ => PLAIN.carry_out(arguments, texts, installed),
        }
    }
}

/// Looks into packs of own cards.
fn lint(arguments: &ArgMatches, texts: &Texts) -> Answer {
    let rules = BossMonsterRules::open().map_err(|error| Fault::not_begun(Box::new(error)))?;
    let files: Vec<String> = arguments.get_many::<String>("files").into_iter().flatten().cloned().collect();
    let room = PLUG.with(rules, &DataDirs::find()?);
    crate::cli::lint::run(&PLUG, &*room, &files, arguments.get_flag("json"), texts)
}

/// Plays the batch, and says who came where and what became of the cards.
fn simulate(arguments: &ArgMatches, texts: &Texts) -> Answer {
    let mut rules = BossMonsterRules::open().map_err(|error| Fault::not_begun(Box::new(error)))?;
    let mut texts = PLUG.texts(texts.language());
    if arguments.get_flag("own-cards") {
        let laid = lay_packs(&DataDirs::find()?, rules.of_the_box().printed());
        for pack in &laid.skipped {
            tell_beside(&pack.say(&texts));
        }
        for card in &laid.left_out {
            tell_beside(&card.say(&texts));
        }
        texts.set_names(laid.own.names_in(texts.language().code()));
        rules = rules.with_own(laid.own).map_err(|why| Fault::not_begun(Box::new(NoCards::Unplayable(why))))?;
    }
    let texts = &texts;
    let (bots, plan) = (batch::bots(&PLUG, arguments)?, batch::plan(arguments));
    let named = |name| arguments.get_many::<String>(name).into_iter().flatten();
    let mut options = Options::default();
    for switch in switches::all().filter(|switch| named("switches").any(|name| name == switch.name())) {
        *(switch.of)(&mut options) = true;
    }
    let without: Vec<String> = named("without").cloned().collect();
    if let Some(unknown) = without.iter().find(|code| !rules.has(code)) {
        return Err(Fault::message("lab-bm-no-card").with("card", unknown.clone()));
    }
    let setup = Setup { seats: bots.len() as u8, options, without, stops: Vec::new() };
    let trial = Trial { setup, bots };
    let found = trial.run(&rules, &plan, &AtomicBool::new(false), &|_| {});
    let Found { statistics, places, tally } = found.map_err(|refusal| Fault::not_begun(Box::new(refusal)))?;
    let simulated = Simulated { statistics, places };
    let batch = Batch { game: PLUG.id(), of: None, bots: trial.bots, first_seed: plan.first_seed, simulated };
    let cards = Cards { rules: &rules, tally: &tally, texts };
    let text = if arguments.get_flag("json") {
        let mut numbers = batch.for_machines();
        numbers["deck"] = cards.for_machines();
        json(&numbers)
    } else {
        batch.for_people(texts) + &cards.for_people()
    };
    Ok(batch.said(text))
}

/// What is told of the cards.
struct Cards<'c> {
    rules: &'c BossMonsterRules,
    tally: &'c super::lab::tally::Tally,
    texts: &'c Texts,
}

impl Cards<'_> {
    fn for_people(&self) -> String {
        let texts = self.texts;
        let mut text = line(texts, "lab-bm-order", &[]);
        for (place, wins) in (1_i64..).zip(self.tally.order()) {
            let mut values = vec![("place", place.into())];
            values.extend(batch::interval(texts, wins.share()));
            text += &line(texts, "lab-bm-order-line", &values);
        }
        for part in Part::OF_PLAYERS {
            text += &format!("\n{}", line(texts, titles(part).message, &[("confidence", CONFIDENCE.into())]));
            for row in wins_of(self.rules.cards(), self.tally, part) {
                text += &self.told(row.kind, &card_name(self.rules.cards(), row.card, texts), &row.record);
            }
        }
        text += "\n";
        text + &line(texts, "lab-bm-only-these", &[])
    }

    fn told(&self, kind: Kind, name: &str, record: &CardRecord) -> String {
        let mut values = vec![("card", name.into()), ("players", (record.players.of as i64).into())];
        values.extend(batch::interval(self.texts, record.players.share()));
        let counted = [
            ("came", record.came),
            ("built", record.built),
            ("cast", record.cast),
            ("cancelled", record.cancelled),
            ("discarded", record.discarded),
            ("dead", record.dead),
        ];
        values.extend(counted.map(|(name, number)| (name, (number as i64).into())));
        let message = match kind {
            Kind::Spell(_) => "lab-bm-spell",
            Kind::Boss(_) => "lab-bm-boss",
            _ => "lab-bm-room",
        };
        line(self.texts, message, &values)
    }

    fn for_machines(&self) -> Json {
        let cards = self.rules.cards();
        let row = |row: super::lab::Row| {
            let (code, _) = cards.names(row.card).unwrap_or_default();
            let CardRecord { came, built, cast, cancelled, discarded, dead, players } = row.record;
            json!({
                "card": code, "came": came, "built": built, "cast": cast, "cancelled": cancelled, "discarded": discarded,
                "dead": dead, "players": players.of, "won": players.won, "wins": players.share(),
            })
        };
        let order = |wins: super::lab::tally::Wins| json!({ "games": wins.of, "won": wins.won, "wins": wins.share() });
        let mut told = json!({ "by_xp": self.tally.order().map(order).collect::<Vec<Json>>() });
        for part in Part::OF_PLAYERS {
            told[titles(part).name] = wins_of(cards, self.tally, part).into_iter().map(row).collect();
        }
        told
    }
}

/// What stands above a part, and what it is called for machines.
fn titles(part: Part) -> Titles {
    match part {
        Part::Bosses => Titles { message: "lab-bm-bosses", name: "bosses" },
        Part::Rooms => Titles { message: "lab-bm-rooms", name: "rooms" },
        Part::Minibosses => Titles { message: "lab-bm-minibosses", name: "minibosses" },
        Part::Spells => Titles { message: "lab-bm-spells", name: "spells" },
        Part::Heroes => Titles { message: "lab-part-heroes", name: "heroes" },
    }
}

struct Titles {
    message: &'static str,
    name: &'static str,
}
