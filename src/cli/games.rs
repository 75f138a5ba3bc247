//! `games`: which games are installed.

use super::words::json;
use super::{Answer, Games, Said};
use crate::house::text::{Language, Texts};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::json;
use std::fmt::Write as _;

pub(super) const NAME: &str = "games";

pub(super) fn command() -> Command {
    Command::new(NAME).arg(Arg::new("json").long("json").action(ArgAction::SetTrue))
}

/// A line for each: id, name, for how many.
pub(super) fn list(games: &Games, arguments: &ArgMatches, language: Language) -> Answer {
    let is_for_machines = arguments.subcommand().is_some_and(|(_, of_it)| of_it.get_flag("json"));
    let width = games.iter().map(|game| game.plug().id().len()).max().unwrap_or(0);
    let (mut text, mut all) = (String::new(), Vec::new());
    for plug in games.iter().map(|game| game.plug()) {
        let texts = plug.texts(language);
        let (id, name) = (plug.id(), texts.get(plug.name()));
        let (least, most) = plug.seats().into_inner();
        let seats = texts.with("cli-seats", &[("least", least.into()), ("most", most.into())]);
        let _ = writeln!(text, "{id:width$}  {name} ({seats})");
        all.push(json!({ "id": id, "name": &*name, "seats": [least, most] }));
    }
    if is_for_machines {
        text = json(&all.into());
    } else if games.is_empty() {
        let _ = writeln!(text, "{}", Texts::new(language).get("cli-no-games"));
    }
    Ok(Said::well(text))
}
