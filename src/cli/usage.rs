//! What is wrong with the arguments, as a sentence of ours: the library that reads them speaks English only.

use super::help::value_name;
use super::numbers::NotWithin;
use super::{CommandLine, Fault, Games};
use crate::house::text::{Texts, shown};
use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::error::Error as _;
use std::ffi::OsString;

/// The sentence for a complaint about arguments.
pub(crate) fn fault(error: &Error, texts: &Texts) -> Fault {
    let word = |kind| text_of(error, kind);
    let argument = || as_in_help(&word(ContextKind::InvalidArg), texts);
    let value = || word(ContextKind::InvalidValue);
    let told = |id, argument: String| Fault::message(id).with("argument", argument);
    match error.kind() {
        ErrorKind::UnknownArgument => told("usage-unknown", argument()),
        ErrorKind::InvalidSubcommand => {
            Fault::message("usage-no-command").with("name", word(ContextKind::InvalidSubcommand))
        }
        // What has no name of its own and is empty is as good as not there.
        ErrorKind::InvalidValue if value().is_empty() => match argument() {
            option if option.starts_with('-') => told("usage-no-value", option),
            place => Fault::message("usage-missing").with("arguments", place),
        },
        ErrorKind::InvalidValue => {
            let known = texts_of(error, ContextKind::ValidValue).join(", ");
            told("usage-one-of", argument()).with("value", value()).with("known", known)
        }
        ErrorKind::ValueValidation => match error.source().and_then(|source| source.downcast_ref::<NotWithin>()) {
            Some(NotWithin { bounds, besides }) => told("usage-not-within", argument())
                .with("value", value())
                .with("low", bounds.start().to_string())
                .with("high", bounds.end().to_string())
                .with("besides", besides.id()),
            None => told("usage-value", argument()).with("value", value()),
        },
        ErrorKind::MissingRequiredArgument => {
            let missing = texts_of(error, ContextKind::InvalidArg);
            let missing: Vec<String> = missing.iter().map(|argument| as_in_help(argument, texts)).collect();
            Fault::message("usage-missing").with("arguments", missing.join(", "))
        }
        ErrorKind::ArgumentConflict => {
            let others = texts_of(error, ContextKind::PriorArg);
            let others = others.iter().map(|other| as_in_help(other, texts)).filter(|other| *other != argument());
            match others.collect::<Vec<_>>().join(", ") {
                none if none.is_empty() => told("usage-twice", argument()),
                others => told("usage-together", argument()).with("other", others),
            }
        }
        ErrorKind::TooManyValues => told("usage-too-many", argument()).with("value", value()),
        ErrorKind::InvalidUtf8 => Fault::message("usage-no-text"),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Fault::message("usage-command-missing")
        }
        _ => Fault::message("usage-unclear"),
    }
}

/// A game that stands where a command or an argument of one is expected: how it is named, and what it can do.
pub(crate) fn a_game_for_a_command(error: &Error, games: &Games, arguments: &[OsString]) -> Option<Fault> {
    let kind = match error.kind() {
        ErrorKind::InvalidSubcommand => ContextKind::InvalidSubcommand,
        ErrorKind::UnknownArgument => ContextKind::InvalidArg,
        _ => return None,
    };
    let typed = text_of(error, kind);
    let id = typed.to_lowercase().replace([' ', '_'], "-");
    let game = games.iter().find(|game| game.plug().id() == id)?;
    let commands = game.commands();
    let known: Vec<&str> = commands.get_subcommands().map(Command::get_name).collect();
    let words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    let is_command = |word: &&str| games.iter().any(|game| game.commands().find_subcommand(word).is_some());
    let with = |id| Fault::message(id).with("typed", typed.clone()).with("name", game.plug().id().to_owned());
    Some(match words.clone().find(is_command) {
        Some(command) if commands.find_subcommand(command).is_some() => {
            with("usage-game-first").with("command", command.to_owned())
        }
        Some(command) => with("usage-game-without").with("command", command.to_owned()).with("known", known.join(", ")),
        None => with("usage-game").with("known", known.join(", ")),
    })
}

/// A command, or an argument of one, that another game has, but not the one that is meant: which ones that has instead.
pub(crate) fn of_another_game(
    error: &Error,
    games: &Games,
    game: &dyn CommandLine,
    arguments: &[OsString],
    texts: &Texts,
) -> Option<Fault> {
    let of_game = |fault: Fault| fault.with("game", texts.get(game.plug().name()).to_string());
    let commands = game.commands();
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = text_of(error, ContextKind::InvalidSubcommand);
            let has = |other: &&&dyn CommandLine| other.commands().find_subcommand(&name).is_some();
            let others: Vec<&str> = games.iter().filter(has).map(|other| other.plug().id()).collect();
            let known: Vec<&str> = commands.get_subcommands().map(|command| command.get_name()).collect();
            let fault = Fault::message("usage-of-another-game").with("known", known.join(", "));
            (!others.is_empty()).then(|| of_game(fault.with("name", name).with("others", others.join(", "))))
        }
        ErrorKind::UnknownArgument => {
            let named = text_of(error, ContextKind::InvalidArg);
            let long = named.strip_prefix("--")?.split(['=', ' ']).next()?;
            let name =
                arguments.iter().skip(1).find_map(|name| commands.find_subcommand(name).map(Command::get_name))?;
            let has = |other: &&&dyn CommandLine| {
                let commands = other.commands();
                commands.find_subcommand(name).is_some_and(|command| longs(command).any(|known| known == long))
            };
            let others: Vec<&str> = games.iter().filter(has).map(|other| other.plug().id()).collect();
            let known: Vec<String> = longs(commands.find_subcommand(name)?).map(|long| format!("--{long}")).collect();
            let fault = Fault::message("usage-argument-of-another-game").with("argument", format!("--{long}"));
            let fault = fault.with("name", name.to_owned()).with("known", known.join(", "));
            (!others.is_empty()).then(|| of_game(fault.with("others", others.join(", "))))
        }
        _ => None,
    }
}

/// The arguments of a command that are called by a name.
fn longs(command: &Command) -> impl Iterator<Item = &str> {
    command.get_arguments().filter_map(|argument| argument.get_long())
}

/// An argument as `--help` calls it: `--journal <GAME>`, `<CASES>…`. The library only knows what it is called in the code.
fn as_in_help(argument: &str, texts: &Texts) -> String {
    let Some((before, rest)) = argument.split_once('<') else { return argument.to_owned() };
    let Some((name, after)) = rest.split_once('>') else { return argument.to_owned() };
    format!("{before}<{}>{}", value_name(texts, name), after.replace("...", "…"))
}

fn text_of(error: &Error, kind: ContextKind) -> String {
    texts_of(error, kind).into_iter().next().unwrap_or_default()
}

fn texts_of(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![shown(text)],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| shown(text)).collect(),
        _ => Vec::new(),
    }
}
