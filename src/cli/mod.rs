//! The command line: arguments become one command each. A command reads, calls the library and says what came out;
//! only here it is printed and becomes an exit code. Which commands there are, a game says ([`CommandLine`]).
//!
//! Exit codes: 0 done (also when the game was lost), 1 something that was examined does not hold (a case, a replay, a
//! document), 2 the input was wrong; then a sentence for each thing says why, and nothing has been written.
//!
//! What is not here: what a command of a game does, and any word of it. A game brings its own tree of commands.

pub(crate) mod batch;
pub mod books;
pub(crate) mod check;
mod choice;
pub(crate) mod fault;
mod games;
pub(crate) mod help;
pub(crate) mod lint;
pub(crate) mod numbers;
mod plain;
pub(crate) mod results;
pub(crate) mod sheet;
pub(crate) mod usage;
pub(crate) mod whose;
pub(crate) mod words;

use crate::house::plug::Plug;
use crate::house::storage::Cause;
use crate::house::text::{Language, Texts, plain};
use clap::error::ErrorKind;
use clap::{ArgMatches, Command};
pub use fault::Fault;
pub use plain::Plain;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

/// What a command has to say.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// The text, for the output.
    pub text: String,
    /// The exit code: 0, 1, or 2 where some of the input was wrong.
    pub code: u8,
    /// What of the input was wrong, told beside it.
    pub faults: Vec<Fault>,
}

impl Said {
    /// It was done.
    #[must_use]
    pub fn well(text: String) -> Self {
        Self { text, code: 0, faults: Vec::new() }
    }

    /// What was examined does not hold.
    #[must_use]
    pub fn badly(text: String) -> Self {
        Self { text, code: 1, faults: Vec::new() }
    }

    /// Of several things that were named some cannot be used; what is said of the others.
    #[must_use]
    pub fn in_part(text: String, faults: Vec<Fault>) -> Self {
        Self { text, code: 2, faults }
    }
}

/// What comes of a command: something to say, or what is wrong with the input.
pub type Answer = Result<Said, Fault>;

/// A game on the command line.
pub trait CommandLine: Sync {
    /// The game.
    fn plug(&self) -> &'static dyn Plug;

    /// The tree of its commands, below the program itself. What they are called in help are the messages `help-…`.
    fn commands(&self) -> Command;

    /// Carries out the command that these arguments name; `installed` are the ids of all games.
    ///
    /// # Errors
    /// What is wrong with the input; then nothing has been written.
    fn carry_out(&self, arguments: &ArgMatches, texts: &Texts, installed: &[&'static str]) -> Answer;
}

/// The games that are installed. The first is played where nothing says which.
pub type Games = [&'static dyn CommandLine];

/// What the program does after the arguments have been read.
pub enum Wanted {
    /// The window shall open.
    Window(Opening),
    /// A command has been carried out.
    Done(ExitCode),
}

/// How the window shall open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// The id of the game that is shown first, which is installed; without one it is the game shown last.
    pub game: Option<&'static str>,
    /// What is taken in.
    pub files: Vec<PathBuf>,
}

/// Carries out the command of these arguments, the first of which is the program's own name.
#[must_use]
pub fn run(games: &Games, arguments: impl IntoIterator<Item = OsString>) -> Wanted {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if let Some(files) = choice::files_alone(games, &arguments) {
        return Wanted::Window(Opening { files, game: None });
    }
    let language = Language::of_the_environment();
    let (game, texts) = match choice::game(games, &arguments) {
        Ok(Some(game)) => (Some(game), game.plug().texts(language)),
        Ok(None) => (None, Texts::new(language)),
        Err(fault) => return Wanted::Done(print(Err(fault), &Texts::new(language))),
    };
    let answer = match help::with_more(tree(game), &texts, &more(games, game)).try_get_matches_from(&arguments) {
        Ok(matches) => match (matches.subcommand_name(), game) {
            (None, game) => {
                let named = game.filter(|_| choice::is_named(&arguments));
                return Wanted::Window(Opening { game: named.map(|game| game.plug().id()), files: Vec::new() });
            }
            (Some(games::NAME), _) => games::list(games, &matches, language),
            (Some(_), Some(game)) => game.carry_out(&matches, &texts, &ids(games)),
            (Some(_), None) => Err(Fault::message("usage-unclear")),
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(Said::well(error.render().to_string())),
            _ => Ok(Said::in_part(String::new(), wrong_usage(&error, games, game, &arguments, &texts))),
        },
    };
    Wanted::Done(print(whose::settled(answer, games), &texts))
}

fn ids(games: &Games) -> Vec<&'static str> {
    games.iter().map(|game| game.plug().id()).collect()
}

fn wrong_usage(
    error: &clap::Error,
    games: &Games,
    game: Option<&dyn CommandLine>,
    arguments: &[OsString],
    texts: &Texts,
) -> Vec<Fault> {
    if error.kind() == ErrorKind::InvalidSubcommand {
        if games.is_empty() {
            return vec![Fault::message("cli-no-games")];
        }
        let missing = choice::files_not_there(games, arguments);
        if !missing.is_empty() {
            return missing;
        }
    }
    let a_game = usage::a_game_for_a_command(error, games, arguments);
    let of_another = || game.and_then(|game| usage::of_another_game(error, games, game, arguments, texts));
    vec![a_game.or_else(of_another).unwrap_or_else(|| usage::fault(error, texts))]
}

/// Everything the program can do on the command line, with the commands of one game.
pub(crate) fn tree(game: Option<&dyn CommandLine>) -> Command {
    let program = game.map_or_else(|| Command::new(NAME), CommandLine::commands);
    let program = program.name(NAME).version(env!("CARGO_PKG_VERSION")).disable_help_subcommand(true);
    program.subcommand(games::command()).arg(choice::argument())
}

/// The commands that other games have and this one has not, each with whose it is: `dance (waltz, tango)`.
fn more(games: &Games, game: Option<&dyn CommandLine>) -> String {
    let own = game.map(CommandLine::commands).unwrap_or_default();
    let is_listed = |name: &str| own.get_subcommands().any(|command| command.get_name() == name);
    let mut listed: Vec<(String, Vec<&'static str>)> = Vec::new();
    for (command, owner) in games.iter().flat_map(|game| {
        let commands: Vec<Command> = game.commands().get_subcommands().cloned().collect();
        commands.into_iter().map(|command| (command, game.plug().id()))
    }) {
        let name = command.get_name();
        match listed.iter_mut().find(|(known, _)| known == name) {
            Some((_, owners)) => owners.push(owner),
            None if !is_listed(name) => listed.push((name.to_owned(), vec![owner])),
            None => {}
        }
    }
    let told = listed.into_iter().map(|(name, owners)| format!("{name} ({})", owners.join(", ")));
    told.collect::<Vec<_>>().join("; ")
}

/// The program's own name.
const NAME: &str = "delvewright";

/// What is wrong with these arguments, each thing in a sentence, in the words of the game that they are about. Nothing is carried out.
#[must_use]
pub fn complaints(games: &Games, arguments: impl IntoIterator<Item = OsString>, language: Language) -> Vec<String> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let (faults, texts) = match choice::game(games, &arguments) {
        Err(fault) => (vec![fault], Texts::new(language)),
        Ok(game) => {
            let texts = game.map_or_else(|| Texts::new(language), |game| game.plug().texts(language));
            let faults = match help::in_words(tree(game), &texts).try_get_matches_from(&arguments) {
                Err(error) if !matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
                    wrong_usage(&error, games, game, &arguments, &texts)
                }
                _ => Vec::new(),
            };
            (faults, texts)
        }
    };
    faults.iter().map(|fault| fault.sentence(&texts)).collect()
}

/// Says that this program was built without a window.
#[must_use]
pub fn without_window() -> ExitCode {
    let texts = Texts::new(Language::of_the_environment());
    print(Err(Fault::message("cli-no-window")), &texts)
}

/// Says that the program with the window, which lies beside this one, could not be started.
#[must_use]
pub fn window_not_started(error: &io::Error) -> ExitCode {
    let texts = Texts::new(Language::of_the_environment());
    print(Err(Fault::because("cli-window-not-started", Cause::of(error))), &texts)
}

/// Nothing in it does anything to the terminal. Tables for other programs end their lines in two signs.
fn as_told(text: &str) -> String {
    text.split("\r\n").map(plain).collect::<Vec<_>>().join("\r\n")
}

fn print(answer: Answer, texts: &Texts) -> ExitCode {
    match answer {
        Ok(Said { text, code, faults }) => {
            let mut out = io::stdout().lock();
            match out.write_all(as_told(&text).as_bytes()).and_then(|()| out.flush()) {
                Ok(()) => {}
                // Whoever reads may stop reading: that is no failure of ours.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
                Err(error) => return print(Err(Fault::because("cli-not-told", Cause::of(&error))), texts),
            }
            complain(&faults, texts);
            ExitCode::from(code)
        }
        Err(fault) => {
            complain(&[fault], texts);
            ExitCode::from(2)
        }
    }
}

/// So many things that are wrong with the input are told; who names a folder full of other files has seen enough by then.
const MOST_FAULTS: usize = 20;

/// A line for each fault.
fn complain(faults: &[Fault], texts: &Texts) {
    let mut told: Vec<String> = faults.iter().take(MOST_FAULTS).map(|fault| fault.sentence(texts)).collect();
    if let Some(more @ 1..) = faults.len().checked_sub(MOST_FAULTS) {
        told.push(texts.with("cli-more-faults", &[("count", more.into())]).to_string());
    }
    told.iter().for_each(|line| tell_beside(line));
}

/// Tells something beside the answer, for people: whoever pipes the answer gets nothing else.
pub(crate) fn tell_beside(sentence: &str) {
    let _ = writeln!(io::stderr(), "{}", plain(sentence.trim_end()));
}
