//! The command line of a game that brings no commands of its own: somebody who takes any answer plays it, and a recorded
//! game is played again.

use super::numbers::{seed, whole};
use super::words::{json, line, outcome, outcome_id};
use super::{Answer, CommandLine, Fault, Said};
use crate::house::plug::{Plug, Running, Trouble};
use crate::house::session::Taken;
use crate::house::storage::{DataDirs, copy_new};
use crate::house::text::{Texts, shown_path};
use crate::kernel::dealer::{Dealer, Stream};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::json;
use std::path::{Path, PathBuf};

/// More answers no game takes that somebody waits for.
const MOST_ANSWERS: u32 = 200_000;

/// The stream of a seed by which answers are chosen, so that they neither see nor disturb the dice of the game.
const SALT: u32 = u32::MAX;

/// A game that is content with these commands.
pub struct Plain(pub &'static dyn Plug);

impl CommandLine for Plain {
    fn plug(&self) -> &'static dyn Plug {
        self.0
    }

    fn commands(&self) -> Command {
        let (least, most) = self.0.seats().into_inner();
        let seats = Arg::new("seats").long("seats").value_name("N").required(true);
        let seats = seats.value_parser(whole::<u8>(u64::from(least)..=u64::from(most)));
        let seed = Arg::new("seed").long("seed").value_name("SEED").default_value("1").value_parser(seed());
        let journal = Arg::new("journal").long("journal").value_name("JOURNAL").value_parser(value_parser!(PathBuf));
        let recorded = Arg::new("journal").value_name("JOURNAL").required(true).value_parser(value_parser!(PathBuf));
        let json = || Arg::new("json").long("json").action(ArgAction::SetTrue);
        Command::new("")
            .subcommand(Command::new("play").args([seats, seed, journal, json()]))
            .subcommand(Command::new("replay").args([recorded, json()]))
    }

    fn carry_out(&self, arguments: &ArgMatches, texts: &Texts) -> Answer {
        match arguments.subcommand() {
            Some(("play", arguments)) => self.play(arguments, texts),
            Some(("replay", arguments)) => self.replay(arguments, texts),
            _ => Err(Fault::message("usage-unclear")),
        }
    }
}

impl Plain {
    fn room(&self) -> Result<Box<dyn crate::house::plug::Room>, Fault> {
        let none = tempfile::tempdir().map_err(|_| Fault::message("cli-no-room"))?;
        let dirs = DataDirs::find().unwrap_or_else(|_| DataDirs::at(none.path()));
        self.0.open(&dirs).map_err(not_begun)
    }

    fn play(&self, arguments: &ArgMatches, texts: &Texts) -> Answer {
        let seats = arguments.get_one::<u8>("seats").copied().unwrap_or_default();
        let seed = arguments.get_one::<u64>("seed").copied().unwrap_or_default();
        let beside = tempfile::tempdir().map_err(|_| Fault::message("cli-no-room"))?;
        let file = arguments.get_one::<PathBuf>("journal").cloned();
        let file = file.unwrap_or_else(|| beside.path().join("game.journal"));
        let mut running = self.room()?.begin(texts, seats, seed, &file).map_err(not_begun)?;
        let mut stream = Stream::new(Dealer::new(seed).branch(SALT));
        let mut answers = 0;
        while running.standing().over.is_none() && answers < MOST_ANSWERS {
            let asked = (0..running.seats()).find(|seat| running.asked(*seat, texts).is_some());
            let offers = asked.map_or(0, |seat| running.offers(seat, texts).len());
            let Some(seat) = asked.filter(|_| offers > 0) else { break };
            let chosen = stream.pick(u32::try_from(offers).unwrap_or(u32::MAX)) as usize;
            if running.give(seat, chosen, texts).is_err() {
                break;
            }
            answers += 1;
        }
        if let Some(trouble) = running.trouble() {
            return Err(trouble.clone().into());
        }
        let for_machines = arguments.get_flag("json");
        let text = if for_machines { self.for_machines(&*running) } else { self.for_people(&*running, texts) };
        Ok(if running.standing().over.is_some() { Said::well(text) } else { Said::badly(text) })
    }

    /// The file is only read: what is proved is a copy of it.
    fn replay(&self, arguments: &ArgMatches, texts: &Texts) -> Answer {
        let none = PathBuf::new();
        let file = arguments.get_one::<PathBuf>("journal").unwrap_or(&none);
        let beside = tempfile::tempdir().map_err(|_| Fault::message("cli-no-room"))?;
        let copy = beside.path().join("game.journal");
        copy_new(file, &copy)?;
        let (running, taken) = self.room()?.resume(texts, &copy).map_err(|trouble| no_game(file, trouble))?;
        let holds = taken == Taken::Whole;
        let text = if arguments.get_flag("json") {
            self.for_machines(&*running)
        } else if holds {
            line(texts, "cli-holds", &[("file", shown_path(file).into())]) + &self.for_people(&*running, texts)
        } else {
            line(texts, "cli-holds-not", &[("file", shown_path(file).into())])
        };
        Ok(if holds { Said::well(text) } else { Said::badly(text) })
    }

    fn for_people(&self, running: &dyn Running, texts: &Texts) -> String {
        let standing = running.standing();
        let Some(places) = running.ranking() else {
            let outcome = outcome(texts, standing.over);
            let values = [("outcome", outcome.as_ref().into()), ("round", standing.round.into())];
            return line(texts, "cli-played-plain", &values);
        };
        let place = |(seat, place): (usize, u8)| {
            line(texts, "cli-place", &[("seat", (seat + 1).into()), ("place", place.into())])
        };
        let over = line(texts, "cli-ranked", &[("round", standing.round.into())]);
        over + &places.into_iter().enumerate().map(place).collect::<String>()
    }

    fn for_machines(&self, running: &dyn Running) -> String {
        let standing = running.standing();
        json(&json!({
            "game": self.0.id(),
            "seats": running.seats(),
            "rounds": standing.round,
            "outcome": outcome_id(standing.over),
            "ranking": running.ranking(),
            "hash": format!("{:016x}", running.hash()),
        }))
    }
}

fn not_begun(trouble: Trouble) -> Fault {
    Fault::because("cli-cannot-begin", trouble)
}

fn no_game(file: &Path, trouble: Trouble) -> Fault {
    Fault::because("cli-no-game", trouble).with("file", shown_path(file))
}
