//! Massive Darkness 2 on the command line: what any game has there, with a Quest and a number of Heroes, `new`, and its books, into
//! which saved games are entered. Heroes are a number, and then the seed says who they are, or names ([`party`]); `simulate` can play many batches.

mod party;
mod simulate;
mod sweep;

use super::PLUG;
use super::book::chronicle::markdown;
use super::book::taken::taken_over;
use super::book::words::outcome;
use super::book::{BookRules, PartyShelf, What};
use super::content::NoBox;
use super::own_cards::HellscapeCards;
use super::own_quests::named;
use super::rules::MassiveDarkness2;
use super::ruleset::HellscapeRules;
use crate::cli::batch::{self, Seats};
use crate::cli::numbers::seed;
use crate::cli::sheet::Sheet;
use crate::cli::whose::{no_document, refuse_foreign};
use crate::cli::words::line;
use crate::cli::{Answer, CommandLine, Fault, Plain, Said, books, lint, tell_beside, usage};
use crate::house::book::file::read;
use crate::house::date::now;
use crate::house::packs::over::lay_packs;
use crate::house::play::whole_lines;
use crate::house::plug::{OpenGame, Plug};
use crate::house::session::Sessions as _;
use crate::house::storage::{DataDirs, Wanted, read_ends, read_log};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::journal::{Read, Trouble};
use clap::builder::NonEmptyStringValueParser;
use clap::{Arg, ArgAction, ArgMatches, Args as _, Command, FromArgMatches as _, value_parser};
use party::{SEATS, heroes, party, typed_heroes};
use simulate::{WHY, WITNESS, simulate};
use std::path::{Path, PathBuf};

const PLAIN: Plain = Plain(&PLUG);

/// The commands of this game.
pub struct HellscapeCommands;

impl CommandLine for HellscapeCommands {
    fn plug(&self) -> &'static dyn Plug {
        &PLUG
    }

    fn commands(&self) -> Command {
        let quest = || Arg::new("quest").long("quest").value_name("FILE|ID");
        // An own Quest, whose first line says that it is one of this game.
        let file = || Arg::new("file").value_name("FILE").conflicts_with("quest");
        let names = Arg::new("files").value_name("FILE|ID").required(true).action(ArgAction::Append);
        let as_json = Arg::new("json").long("json").action(ArgAction::SetTrue);
        let lint = Command::new("lint").args([names, as_json]);
        let journal = Arg::new("journal").value_name("JOURNAL").required(true).value_parser(value_parser!(PathBuf));
        let seed = Arg::new("seed").long("seed").value_name("SEED").default_value("1").value_parser(seed());
        let plain = PLAIN.commands();
        let seats =
            plain.find_subcommand("play").and_then(|play| play.get_arguments().find(|arg| arg.get_id() == "seats"));
        let new = Command::new("new").args(seats.cloned()).args([seed, quest(), journal.clone()]);
        let book =
            Arg::new("book").value_name("NAME|FILE").required(true).value_parser(NonEmptyStringValueParser::new());
        let books = books::command()
            .subcommand(Command::new("enter").args([book.clone(), journal.clone()]))
            .subcommand(Command::new("chronicle").arg(book));
        // Who plays are Heroes here.
        let own_cards = Arg::new("own-cards").long("own-cards").action(ArgAction::SetTrue);
        let with_heroes = |command: Command| {
            command.mut_arg(SEATS, |arg| {
                arg.long("heroes")
                    .alias("seats")
                    .value_name("N|NAMES")
                    .value_parser(heroes as fn(&str) -> Result<u8, _>)
            })
        };
        plain
            .subcommand(with_heroes(new))
            .subcommand(books)
            .subcommand(lint)
            .subcommand(Sheet::augment_args(Command::new("sheet")))
            .mut_subcommand("play", |play| with_heroes(play).args([quest(), file()]))
            .mut_subcommand("simulate", |simulate| {
                let compare = Arg::new("compare").long("compare").value_name("FILE|ID");
                let witness = Arg::new(WITNESS).long(WITNESS).value_name("FILE").conflicts_with("compare");
                let witness = witness.value_parser(value_parser!(PathBuf));
                let why =
                    Arg::new(WHY).long(WHY).action(ArgAction::SetTrue).conflicts_with_all(["compare", batch::RESULTS]);
                let results = batch::results().conflicts_with("compare");
                let heroes = Seats::reader(heroes as fn(&str) -> Result<u8, _>);
                with_heroes(simulate)
                    .mut_arg(SEATS, |arg| arg.value_parser(heroes))
                    .mut_arg("bot", |arg| batch::one_or_all(&PLUG, arg))
                    .args([quest(), file(), own_cards, compare, witness, results, why])
            })
    }

    fn carry_out(&self, arguments: &ArgMatches, texts: &Texts, installed: &[&'static str]) -> Answer {
        match arguments.subcommand() {
            Some(("new", arguments)) => begin(arguments, texts),
            Some(("lint", arguments)) => {
                let files: Vec<String> = arguments.get_many::<String>("files").into_iter().flatten().cloned().collect();
                let room = PLUG.open(&DataDirs::find()?).map_err(Fault::not_begun)?;
                lint::run(&PLUG, &*room, &files, arguments.get_flag("json"), texts)
            }
            Some(("sheet", arguments)) => {
                let sheet = Sheet::from_arg_matches(arguments).map_err(|error| usage::fault(&error, texts))?;
                sheet.run(&PLUG, &*PLUG.open(&DataDirs::find()?).map_err(Fault::not_begun)?, texts)
            }
            Some(("simulate", inner)) => {
                // Figures are those of the box, unless somebody wants others.
                let rules = if inner.get_flag("own-cards") { with_own_cards(texts)? } else { of_the_box()? };
                simulate(inner, &rules, texts)
            }
            Some(("play", inner)) => {
                let rules = with_own_cards(texts)?;
                PLAIN.carry_out_in(&*room(inner, rules)?, arguments, texts)
            }
            Some((books::NAME, arguments)) => {
                let rules = of_the_box()?;
                let dirs = DataDirs::find()?.of_games(installed.iter().copied());
                let library = Library { shelf: BookRules::shelf(rules.all(), &dirs), rules };
                match arguments.subcommand() {
                    Some(("enter", arguments)) => library.enter(arguments, texts),
                    Some(("chronicle", arguments)) => library.chronicle(arguments, texts),
                    _ => books::carry_out(&library.shelf, arguments, texts),
                }
            }
            _ => PLAIN.carry_out(arguments, texts, installed),
        }
    }
}

/// The open game, in which the Quest is begun that these arguments name, by the Heroes that they name.
fn room(arguments: &ArgMatches, rules: HellscapeRules) -> Result<Box<dyn OpenGame>, Fault> {
    let rules = of_quest(arguments, rules)?;
    let heroes = arguments.get_one::<u8>(SEATS).copied().unwrap_or_default();
    let party = party(heroes, &typed_heroes(arguments), &rules.all().content)?;
    Ok(PLUG.with(rules.setting_out(party), &DataDirs::find()?))
}

/// The same rules, by which the Quest is begun that these arguments name.
fn of_quest(arguments: &ArgMatches, rules: HellscapeRules) -> Result<HellscapeRules, Fault> {
    let given = |argument: &str| arguments.try_get_one::<String>(argument).ok().flatten();
    named_in(given("quest").or_else(|| given("file")), rules)
}

/// The same of a Quest by its name.
fn named_in(quest: Option<&String>, rules: HellscapeRules) -> Result<HellscapeRules, Fault> {
    let Some(name) = quest else { return Ok(rules) };
    let path = Path::new(name);
    refuse_foreign(path, Wanted::Document, PLUG.id())?;
    let unread = |error| no_document(Fault::because("cli-reason", error), path, PLUG.id());
    let quest = named(name, rules.all()).map_err(unread)?;
    Ok(rules.beginning_with(quest))
}

fn of_the_box() -> Result<HellscapeRules, Fault> {
    HellscapeRules::open().map_err(|error| Fault::not_begun(Box::new(error)))
}

/// The box with the user's packs over it; what of them is not played with is told.
fn with_own_cards(texts: &Texts) -> Result<HellscapeRules, Fault> {
    let rules = of_the_box()?;
    let laid = lay_packs::<HellscapeCards>(&DataDirs::find()?, rules.box_alone());
    for pack in &laid.skipped {
        tell_beside(&pack.say(texts));
    }
    for card in &laid.left_out {
        tell_beside(&card.say(texts));
    }
    rules.with_own(laid.own).map_err(|why| Fault::not_begun(Box::new(NoBox::Unplayable(why))))
}

fn begin(arguments: &ArgMatches, texts: &Texts) -> Answer {
    let seats = arguments.get_one::<u8>("seats").copied().unwrap_or_default();
    let seed = arguments.get_one::<u64>("seed").copied().unwrap_or_default();
    let file = arguments.get_one::<PathBuf>("journal").map_or(Path::new(""), PathBuf::as_path);
    let room = room(arguments, with_own_cards(texts)?)?;
    let running = room.begin(texts, seats, seed, file).map_err(Fault::not_begun)?;
    if let Some(trouble) = running.trouble() {
        return Err(trouble.clone().into());
    }
    drop(running);
    let listed = room.summary(&read_ends(file)?, texts).map_err(Fault::not_begun)?;
    Ok(Said::well(line(texts, "new-md2-begun", &[("line", listed.line.into()), ("file", shown_path(file).into())])))
}

/// The books of a user, and the rules of the games that are entered into them.
struct Library {
    rules: HellscapeRules,
    shelf: PartyShelf,
}

impl Library {
    /// Enters a saved game.
    fn enter(&self, arguments: &ArgMatches, texts: &Texts) -> Answer {
        let game = arguments.get_one::<PathBuf>("journal").map_or(Path::new(""), PathBuf::as_path);
        refuse_foreign(game, Wanted::Game, PLUG.id())?;
        let log = read_log(game, |_| true)?;
        let named = |fault: Fault| fault.with("file", shown_path(game));
        // As `replay` does: what does not hold is not entered.
        let verified = self.rules.verify(&whole_lines::<MassiveDarkness2>(&log));
        let Read { journal, trouble } = verified.map_err(|error| named(Fault::because("cli-no-game", error)))?;
        if let Some(trouble) = trouble.filter(|trouble| !matches!(trouble, Trouble::Torn { .. })) {
            return Err(named(Fault::because("cli-no-game", trouble)));
        }
        let opened = self.shelf.open(&self.book(arguments)?, now());
        let mut book = opened.map_err(|error| Fault::because("cli-reason", error))?;
        let party = book.campaign().standing().map(|standing| standing.party.clone()).unwrap_or_default();
        let played = taken_over(&journal, game, &party);
        let said = outcome(&played, texts);
        let number = book.enter(now(), What::Played(played)).map_err(|error| Fault::because("cli-reason", error))?;
        Ok(Said::well(line(texts, "cli-book-entered", &[("number", number.into()), ("line", said.into())])))
    }

    /// A book as a text.
    fn chronicle(&self, arguments: &ArgMatches, texts: &Texts) -> Answer {
        let campaign = read(&self.book(arguments)?, self.shelf.accounts());
        let campaign = campaign.map_err(|error| Fault::because("cli-reason", error))?;
        Ok(Said::well(markdown(&campaign, texts)))
    }

    /// The book that is named.
    fn book(&self, arguments: &ArgMatches) -> Result<PathBuf, Fault> {
        books::file_of(arguments.get_one::<String>("book").map_or("", String::as_str), &self.shelf)
    }
}
