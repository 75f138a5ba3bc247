//! What `--help` tells, in the user's language: the library that reads arguments has English headings only, so that the
//! whole page is written here, from the same tree of commands that the library reads by.

use crate::house::text::Texts;
use crate::tr;
use clap::{Arg, ArgAction, Command};
use std::fmt::Write as _;
use std::sync::Arc;

/// So wide a page is; a terminal is rarely narrower.
pub(crate) const WIDE: usize = 92;

/// So far in stands what explains an argument.
const INDENT: usize = 10;

/// The same tree of commands, each with a page of help in this language.
pub(crate) fn in_words(command: Command, texts: &Texts) -> Command {
    with_more(command, texts, "")
}

/// The same, and what other games can do besides: on the page of the program it stands below its commands.
pub(crate) fn with_more(command: Command, texts: &Texts, more: &str) -> Command {
    let name = command.get_name().to_owned();
    with_pages(command, texts, &[name], more)
}

fn with_pages(mut command: Command, texts: &Texts, path: &[String], more: &str) -> Command {
    let below: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    for name in below {
        let path: Vec<String> = path.iter().chain([&name]).cloned().collect();
        command = command.mut_subcommand(&name, |below| with_pages(below, texts, &path, ""));
    }
    let page = page(&command, texts, path, more);
    // A number below nothing is a value that does not fit, not the name of an argument.
    let with_values = |argument: Arg| match argument.get_action().takes_values() {
        true => argument.allow_negative_numbers(true),
        false => argument,
    };
    command.mut_args(with_values).override_help(page)
}

/// The page of one command.
fn page(command: &Command, texts: &Texts, path: &[String], more: &str) -> String {
    let mut page = format!("{}\n\n{}\n", wrapped(&about(texts, path), 0), usage(command, texts, path));
    let below: Vec<&Command> = command.get_subcommands().collect();
    if !below.is_empty() {
        let _ = writeln!(page, "\n{}", tr!(texts, "help-commands"));
        let width = below.iter().map(|below| below.get_name().chars().count()).max().unwrap_or(0);
        for below in below {
            let path: Vec<String> = path.iter().cloned().chain([below.get_name().to_owned()]).collect();
            let about = wrapped(&about(texts, &path), width + 4);
            let _ = writeln!(page, "  {:width$}  {}", below.get_name(), about.trim_start());
        }
    }
    if !more.is_empty() {
        let _ = writeln!(page, "\n{}", wrapped(&tr!(texts, "help-more-commands", commands = more), 0));
    }
    let (places, options): (Vec<&Arg>, Vec<&Arg>) = seen(command).partition(|arg| arg.is_positional());
    if !places.is_empty() {
        let _ = writeln!(page, "\n{}", tr!(texts, "help-arguments"));
        for arg in places {
            let _ = writeln!(page, "  {}\n{}", value(texts, arg), wrapped(&explained(texts, path, arg), INDENT));
        }
    }
    let _ = writeln!(page, "\n{}", tr!(texts, "help-options"));
    for arg in options {
        let _ = writeln!(page, "  {}\n{}", option(texts, arg), wrapped(&explained(texts, path, arg), INDENT));
    }
    let _ = writeln!(page, "  -h, --help\n{}", wrapped(&tr!(texts, "help-help"), INDENT));
    if path.len() == 1 {
        let _ = writeln!(page, "  -V, --version\n{}", wrapped(&tr!(texts, "help-version"), INDENT));
    }
    page
}

/// The arguments that are told: those of the library itself have their own lines.
pub(crate) fn seen(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| !matches!(arg.get_id().as_str(), "help" | "version"))
}

/// What a command is for: in the words of the game, else in those for any game.
fn about(texts: &Texts, path: &[String]) -> Arc<str> {
    let id = path[1..].join("-");
    match format!("help-{id}") {
        _ if id.is_empty() => tr!(texts, "help-program"),
        own if texts.has(&own) => texts.get(&own),
        _ => texts.get(&format!("help-plain-{id}")),
    }
}

/// `delvewright play --seats <N> [--bot <BOT>]`, the parts that must be there before the others.
fn usage(command: &Command, texts: &Texts, path: &[String]) -> String {
    let mut parts = vec![path.join(" ")];
    let must = |arg: &&Arg| arg.is_required_set() && !arg.is_positional();
    parts.extend(seen(command).filter(must).map(|arg| option(texts, arg)));
    if seen(command).any(|arg| !arg.is_required_set() && !arg.is_positional()) {
        parts.push(format!("[{}]", tr!(texts, "help-name-options")));
    }
    for arg in seen(command).filter(|arg| arg.is_positional()) {
        let several = if arg.get_action().takes_values() && takes_several(arg) { "…" } else { "" };
        let value = value(texts, arg);
        parts.push(if arg.is_required_set() { format!("{value}{several}") } else { format!("[{value}]{several}") });
    }
    if command.get_subcommands().next().is_some() {
        let name = tr!(texts, "help-name-command");
        parts.push(if path.len() == 1 { format!("[{name}]") } else { format!("<{name}>") });
    }
    tr!(texts, "help-usage", usage = parts.join(" ")).to_string()
}

fn takes_several(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append)
}

/// `--bot <BOT>`.
fn option(texts: &Texts, arg: &Arg) -> String {
    let name = format!("--{}", arg.get_long().unwrap_or_default());
    if arg.get_action().takes_values() { format!("{name} {}", value(texts, arg)) } else { name }
}

/// `<FILE>`, in the words of the language where there are some.
fn value(texts: &Texts, arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    let name = names.first().map_or_else(|| arg.get_id().to_string(), ToString::to_string);
    format!("<{}>", value_name(texts, &name))
}

/// What stands for a value, in the words of the language where there are some.
pub(crate) fn value_name(texts: &Texts, name: &str) -> Arc<str> {
    let plain = |sign: char| if sign.is_ascii_alphanumeric() { sign.to_ascii_lowercase() } else { '-' };
    let id = format!("help-name-{}", name.chars().map(plain).collect::<String>());
    if texts.has(&id) { texts.get(&id) } else { Arc::from(name.to_uppercase()) }
}

/// What an argument means, what it can be, and what it is where it is left out.
fn explained(texts: &Texts, path: &[String], arg: &Arg) -> String {
    let mut said = texts.get(&meaning(texts, path, arg)).to_string();
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if arg.get_action().takes_values() && !values.is_empty() {
        let told: Vec<String> = values.iter().map(|value| explained_value(texts, arg, value)).collect();
        let _ = write!(said, " {}", tr!(texts, "help-values", values = told.join(", ")));
    }
    let usual: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if arg.get_action().takes_values() && !usual.is_empty() {
        let _ = write!(said, " {}", tr!(texts, "help-usual", value = usual.join(", ")));
    }
    said
}

/// The message that says what an argument means: its own in this command, else the one for all commands. It goes by what is typed.
fn meaning(texts: &Texts, path: &[String], arg: &Arg) -> String {
    let name = arg.get_long().unwrap_or(arg.get_id().as_str()).replace('_', "-");
    let own = format!("help-{}-{name}", path[1..].join("-"));
    if texts.has(&own) { own } else { format!("help-arg-{name}") }
}

/// A value with what it means, where that has to be said.
fn explained_value(texts: &Texts, arg: &Arg, value: &str) -> String {
    let id = format!("help-value-{}-{value}", arg.get_id().as_str().replace('_', "-"));
    if texts.has(&id) { format!("{value} ({})", texts.get(&id)) } else { value.to_owned() }
}

/// Lines that are not wider than the page, so far in.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    let space = " ".repeat(indent);
    let mut lines = vec![space.clone()];
    for word in text.split_whitespace() {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > indent && line + 1 + word.chars().count() > WIDE {
            lines.push(space.clone());
        }
        if let Some(line) = lines.last_mut() {
            if line.chars().count() > indent {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}
