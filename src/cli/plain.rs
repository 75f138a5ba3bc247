//! The command line of a game that brings no commands of its own: somebody who takes any answer plays it, bots play it
//! many times ([`super::batch`]), a recorded game is played again, and its rules cases are run, if it has some.

use super::batch;
use super::check::{self, Check};
use super::numbers::{seed, whole};
use super::whose::refuse_foreign;
use super::words::{self, line, outcome, outcome_id};
use super::{Answer, CommandLine, Fault, Said};
use crate::house::lab::bots::{Limits, RandomBot};
use crate::house::plug::{Ended, OpenGame, Plug, Proof, Running};
use crate::house::storage::{DataDirs, Wanted, read_log};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::journal::Standing;
use clap::{Arg, ArgAction, ArgMatches, Args as _, Command, FromArgMatches as _, value_parser};
use serde_json::{Value as Json, json};
use std::path::{Path, PathBuf};

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
        let json = Arg::new("json").long("json").action(ArgAction::SetTrue);
        let simulate = [seats.clone(), seed.clone(), json.clone()].into_iter().chain(batch::arguments(self.0));
        let simulate = simulate.chain(batch::of_planners(self.0).into_iter().map(|arg| match arg.get_id().as_str() {
            "bot" => arg.conflicts_with("bots"),
            _ => arg,
        }));
        let journal = Arg::new("journal").long("journal").value_name("JOURNAL").value_parser(value_parser!(PathBuf));
        let recorded = Arg::new("journal").value_name("JOURNAL").required(true).value_parser(value_parser!(PathBuf));
        let commands = Command::new("")
            .subcommand(
                Command::new("play").args([seats, seed, journal, json.clone()]).args(batch::of_planners(self.0)),
            )
            .subcommand(Command::new("simulate").args(simulate))
            .subcommand(Command::new("replay").args([recorded, json]));
        match self.0.cases() {
            Some(_) => commands.subcommand(Check::augment_args(Command::new(check::NAME))),
            None => commands,
        }
    }

    fn carry_out(&self, arguments: &ArgMatches, texts: &Texts, _: &[&'static str]) -> Answer {
        match arguments.subcommand() {
            Some((check::NAME, arguments)) => match Check::from_arg_matches(arguments) {
                Ok(check) => check.run(self.0, texts),
                Err(_) => Err(Fault::message("usage-unclear")),
            },
            _ => self.carry_out_in(&*self.0.open(&DataDirs::find()?).map_err(Fault::not_begun)?, arguments, texts),
        }
    }
}

/// Plays a game to its end by answers that are drawn, whoever is asked.
fn by_chance(mut running: Box<dyn Running>, seed: u64, texts: &Texts) -> Box<dyn Running> {
    let mut bot = RandomBot::new(seed);
    for _ in 0..Limits::default().answers {
        let asked = (0..running.seats()).find(|seat| running.asked(*seat, texts).is_some());
        let offers = asked.map_or(0, |seat| running.offers(seat, texts).len());
        let Some(seat) = asked.filter(|_| offers > 0) else { break };
        if running.give(seat, bot.pick(offers), texts).is_err() {
            break;
        }
    }
    running
}

impl Plain {
    /// Carries out what is played or proved, in a game that is open already: somebody may have chosen what is begun there.
    pub(crate) fn carry_out_in(&self, game: &dyn OpenGame, arguments: &ArgMatches, texts: &Texts) -> Answer {
        match arguments.subcommand() {
            Some(("play", arguments)) => self.play(game, arguments, texts),
            Some(("simulate", arguments)) => batch::simulate(self.0, game, arguments, texts),
            Some(("replay", arguments)) => self.replay(game, arguments, texts),
            _ => Err(Fault::message("usage-unclear")),
        }
    }

    fn play(&self, game: &dyn OpenGame, arguments: &ArgMatches, texts: &Texts) -> Answer {
        let seats = arguments.get_one::<u8>("seats").copied().unwrap_or_default();
        let seed = arguments.get_one::<u64>("seed").copied().unwrap_or_default();
        // A game that nobody wants to keep is recorded all the same: there is one way to play.
        let beside = tempfile::tempdir().map_err(|_| Fault::message("cli-no-room"))?;
        let file = arguments.get_one::<PathBuf>("journal").cloned();
        let file = file.unwrap_or_else(|| beside.path().join("game.journal"));
        // Who plays is asked where somebody plans ahead.
        let bots = batch::bots(self.0, arguments, seats)?;
        let is_named = arguments.try_get_one::<String>("bot").is_ok_and(|bot| bot.is_some());
        let played = match is_named {
            true => game.let_play(&bots, texts, seed, &file),
            false => game.begin(texts, seats, seed, &file).map(|running| by_chance(running, seed, texts)),
        };
        let running = played.map_err(Fault::not_begun)?;
        if let Some(trouble) = running.trouble() {
            return Err(trouble.clone().into());
        }
        let ended = running.ended();
        let is_over = ended.standing.over.is_some();
        let text =
            if arguments.get_flag("json") { words::json(&self.in_numbers(&ended)) } else { for_people(&ended, texts) };
        Ok(if is_over { Said::well(text) } else { Said::badly(text) })
    }

    fn replay(&self, game: &dyn OpenGame, arguments: &ArgMatches, texts: &Texts) -> Answer {
        let file = arguments.get_one::<PathBuf>("journal").map_or(Path::new(""), PathBuf::as_path);
        refuse_foreign(file, Wanted::Game, self.0.id())?;
        let log = read_log(file, |_| true)?;
        let no_game = |trouble| Fault::because("cli-no-game", trouble).with("file", shown_path(file));
        let Proof { ended, answers, torn, trouble } = game.verify(&log).map_err(no_game)?;
        let file = ("file", shown_path(file).into());
        let mut text = match &trouble {
            _ if arguments.get_flag("json") => {
                let mut proof = self.in_numbers(&ended);
                proof["verified"] = trouble.is_none().into();
                proof["trouble"] = trouble.as_ref().map(|trouble| trouble.say(texts).to_string()).into();
                proof["torn"] = torn.into();
                proof["answers"] = answers.into();
                return Ok(match trouble {
                    None => Said::well(words::json(&proof)),
                    Some(_) => Said::badly(words::json(&proof)),
                });
            }
            None => {
                let hash = format!("{:016x}", ended.hash);
                let values = [file, ("answers", answers.into()), ("hash", hash.into())];
                line(texts, "cli-holds", &values) + &for_people(&ended, texts)
            }
            Some(trouble) => {
                let reason = trouble.say(texts);
                line(texts, "cli-altered", &[file, ("reason", reason.as_ref().into())])
            }
        };
        if torn {
            text += &line(texts, "cli-torn", &[]);
        }
        Ok(if trouble.is_none() { Said::well(text) } else { Said::badly(text) })
    }

    fn in_numbers(&self, ended: &Ended) -> Json {
        json!({
            "game": self.0.id(),
            "seats": ended.seats,
            "rounds": ended.standing.round,
            "outcome": outcome_id(ended.standing.over),
            "ranking": ended.ranking,
            "hash": format!("{:016x}", ended.hash),
        })
    }
}

fn for_people(ended: &Ended, texts: &Texts) -> String {
    let Standing { round, over } = ended.standing;
    let Some(places) = &ended.ranking else {
        let outcome = outcome(texts, over);
        let values = [("outcome", outcome.as_ref().into()), ("round", round.into())];
        return line(texts, "cli-played-plain", &values);
    };
    let place = |(seat, place): (usize, &u8)| {
        line(texts, "cli-place", &[("seat", (seat + 1).into()), ("place", (*place).into())])
    };
    let over = line(texts, "cli-ranked", &[("round", round.into())]);
    over + &places.iter().enumerate().map(place).collect::<String>()
}
