//! The command line: arguments become one command each. A command reads, calls the library and says what came out;
//! only here it is printed and becomes an exit code.
//!
//! Exit codes: 0 done (also when the game was lost), 1 something that was examined does not hold (a case, a replay, a
//! quest), 2 the input was wrong; then one sentence says why and nothing has been written.

mod campaign;
mod check;
mod fault;
mod generate;
mod language;
mod lint;
mod odds;
mod play;
mod pools;
mod replay;
mod rulings;
mod sheet;
mod simulate;
mod sweep;
mod table;
mod words;

use crate::text::Texts;
use crate::wrong::Wrong as _;
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use fault::Fault;
use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;

/// What a command has to say.
struct Said {
    text: String,
    code: u8,
}

impl Said {
    fn well(text: String) -> Self {
        Self { text, code: 0 }
    }

    /// What was examined does not hold.
    fn badly(text: String) -> Self {
        Self { text, code: 1 }
    }
}

type Answer = Result<Said, Fault>;

/// Design, play and keep the books of dungeon-crawl board games. Without a command the window opens.
#[derive(Parser)]
#[command(name = "delvewright", version, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Let a bot play a quest to its end
    Play(play::Play),
    /// Play a recorded game again and verify every state of it
    Replay(replay::Replay),
    /// Run rules cases: files, or folders with such files
    Check(check::Check),
    /// Count the exact chances of a combat
    Odds(odds::OddsOf),
    /// Let a bot play a quest many times; `all` stands for every quest, every size of party or every bot
    Simulate(simulate::Simulate),
    /// Look for what keeps a quest from being played, and for what is wrong with own cards
    Lint(lint::Lint),
    /// Campaign books: list, show, chronicle, export, import, rescue, simulate
    Campaign(campaign::Campaigns),
    /// Print a quest: map, set-up, objectives and special rules on a sheet
    Sheet(sheet::Sheet),
    /// Draft a quest from a seed and a few wishes, ready to be played
    Generate(generate::Generate),
    /// Tell how the game is played where the rulebooks are silent, and why
    Rulings(rulings::Rulings),
}

/// What the program does after the arguments have been read.
pub enum Wanted {
    /// The window shall open.
    Window,
    /// A command has been carried out.
    Done(ExitCode),
}

/// Carries out the command of these arguments, the first of which is the program's own name.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Wanted {
    let texts = Texts::new(language::of_the_environment());
    let answer = match Arguments::try_parse_from(arguments) {
        Ok(Arguments { command: None }) => return Wanted::Window,
        Ok(Arguments { command: Some(command) }) => {
            tell_skipped(&texts);
            carry_out(command, &texts)
        }
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(Said::well(error.render().to_string())),
            _ => Err(Fault::message("cli-usage").with("reason", first_sentence(&error.render().to_string()))),
        },
    };
    Wanted::Done(print(answer, &texts))
}

/// Says that this program was built without a window.
#[must_use]
pub fn without_window() -> ExitCode {
    let texts = Texts::new(language::of_the_environment());
    print(Err(Fault::message("cli-no-window")), &texts)
}

/// Says which of the user's packs do not count.
fn tell_skipped(texts: &Texts) {
    let Ok(laid) = table::laid() else { return };
    for pack in &laid.skipped {
        let _ = writeln!(std::io::stderr(), "{}", pack.say(texts));
    }
}

fn carry_out(command: Command, texts: &Texts) -> Answer {
    match command {
        Command::Play(play) => play.run(texts),
        Command::Replay(replay) => replay.run(texts),
        Command::Check(check) => check.run(texts),
        Command::Odds(odds) => odds.run(texts),
        Command::Simulate(simulate) => simulate.run(texts),
        Command::Lint(lint) => lint.run(texts),
        Command::Campaign(campaigns) => campaigns.run(texts),
        Command::Sheet(sheet) => sheet.run(texts),
        Command::Generate(generate) => generate.run(texts),
        Command::Rulings(rulings) => rulings.run(texts),
    }
}

fn print(answer: Answer, texts: &Texts) -> ExitCode {
    match answer {
        Ok(Said { text, code }) => {
            let mut out = std::io::stdout().lock();
            // Whoever reads may stop reading: that is no failure of ours.
            let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
            ExitCode::from(code)
        }
        Err(fault) => {
            let _ = writeln!(std::io::stderr(), "{}", fault.sentence(texts));
            ExitCode::from(2)
        }
    }
}

/// What is wrong, without the word "error" before it and the usage behind it.
fn first_sentence(rendered: &str) -> String {
    let rendered = rendered.strip_prefix("error: ").unwrap_or(rendered);
    let lines: Vec<&str> = rendered.split("\n\n").next().unwrap_or_default().lines().map(str::trim).collect();
    lines.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_complaint_about_arguments_becomes_one_sentence() {
        let complaint = |words: &[&str]| {
            let error = Arguments::try_parse_from(words).err().unwrap();
            first_sentence(&error.render().to_string())
        };
        assert_eq!(complaint(&["x", "dance"]), "unrecognized subcommand 'dance'");
        let missing = complaint(&["x", "odds"]);
        assert!(missing.contains("--attack <DICE>") && !missing.contains('\n'), "{missing}");
    }
}
