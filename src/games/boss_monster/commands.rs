//! Boss Monster on the command line: what any game has there, with `simulate` what the deck lab tells of the cards, and its score
//! pads as `books`.

mod simulate;

use super::PLUG;
use super::pad::PadRules;
use super::ruleset::BossMonsterRules;
use super::switches;
use crate::cli::batch::{self, Seats};
use crate::cli::books;
use crate::cli::numbers::whole;
use crate::cli::{Answer, CommandLine, Fault, Plain};
use crate::house::plug::Plug;
use crate::house::storage::DataDirs;
use crate::house::text::Texts;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use simulate::simulate;

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
            .mut_subcommand("simulate", |simulate| {
                let (least, most) = PLUG.seats().into_inner();
                let seats = Seats::reader(whole(u64::from(least)..=u64::from(most)));
                let simulate = simulate.mut_arg("seats", |arg| arg.value_name("N").value_parser(seats));
                simulate.args([switches, without, own_cards, batch::results()])
            })
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
