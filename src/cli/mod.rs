//! The command line: arguments become one command each. A command reads, calls the library and says what came out;
//! only here it is printed and becomes an exit code.
//!
//! Exit codes: 0 done (also when the game was lost), 1 something that was examined does not hold (a case, a replay, a
//! quest), 2 the input was wrong; then one sentence says why and nothing has been written.

pub(crate) mod fault;
pub(crate) mod help;
pub(crate) mod numbers;
pub(crate) mod usage;
pub(crate) mod words;

use crate::games::massive_darkness::commands::{
    campaign, check, generate, lint, odds, play, replay, rulings, sheet, simulate, table,
};
use crate::games::massive_darkness::texts;
use crate::house::text::{Language, Texts, plain};
use crate::house::wrong::Wrong as _;
use clap::error::ErrorKind;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
pub(crate) use fault::Fault;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// What a command has to say.
pub(crate) struct Said {
    pub(crate) text: String,
    pub(crate) code: u8,
}

impl Said {
    pub(crate) fn well(text: String) -> Self {
        Self { text, code: 0 }
    }

    /// What was examined does not hold.
    pub(crate) fn badly(text: String) -> Self {
        Self { text, code: 1 }
    }
}

pub(crate) type Answer = Result<Said, Fault>;

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
    let texts = texts::of(Language::of_the_environment());
    let answer = match read(arguments, &texts) {
        Ok(Arguments { command: None }) => return Wanted::Window,
        Ok(Arguments { command: Some(command) }) => {
            tell_skipped(&texts);
            carry_out(command, &texts)
        }
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(Said::well(error.render().to_string())),
            _ => Err(usage::fault(&error)),
        },
    };
    Wanted::Done(print(answer, &texts))
}

/// Reads arguments; where help is asked for, the error holds it in the language.
fn read(arguments: impl IntoIterator<Item = OsString>, texts: &Texts) -> Result<Arguments, clap::Error> {
    let matches = help::in_words(Arguments::command(), texts).try_get_matches_from(arguments)?;
    Arguments::from_arg_matches(&matches)
}

/// What is wrong with these arguments, in words. Nothing is carried out.
#[must_use]
pub fn complaint(arguments: impl IntoIterator<Item = OsString>, texts: &Texts) -> Option<String> {
    let error = read(arguments, texts).err()?;
    let is_help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    (!is_help).then(|| usage::fault(&error).sentence(texts))
}

/// Why results of games cannot be kept in this file, in words.
#[must_use]
pub fn complaint_about_results(file: &Path, texts: &Texts) -> Option<String> {
    crate::games::massive_darkness::commands::sweep::fault_of(file).map(|fault| fault.sentence(texts))
}

/// Says that this program was built without a window.
#[must_use]
pub fn without_window() -> ExitCode {
    let texts = Texts::new(Language::of_the_environment());
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
            let _ = out.write_all(plain(&text).as_bytes()).and_then(|()| out.flush());
            ExitCode::from(code)
        }
        Err(fault) => {
            let _ = writeln!(std::io::stderr(), "{}", plain(&fault.sentence(texts)));
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    /// What is said in a language about these arguments.
    fn complaint(language: Language, words: &[&str]) -> String {
        let error = Arguments::try_parse_from(words).err().unwrap();
        usage::fault(&error).sentence(&texts::of(language))
    }

    /// Everything that can be wrong with arguments.
    const WRONG: [&[&str]; 22] = [
        &["x", "dance"],
        &["x", "odds"],
        &["x", "campaign"],
        &["x", "campaign", "dance"],
        &["x", "campaign", "show"],
        &["x", "play", "--dance"],
        &["x", "play", "--quest"],
        &["x", "play", "--quest", "tutorial", "--heroes", "1", "more"],
        &["x", "play", "--quest", "tutorial", "--heroes", "1", "--heroes", "2"],
        &["x", "play", "--quest", "tutorial", "--heroes", "1", "--bot", "deep"],
        &["x", "play", "--quest", "tutorial", "--heroes", "1", "--seed", "-1"],
        &["x", "play", "--quest", "tutorial", "--heroes", "1", "--seed", "18446744073709551616"],
        &["x", "play", "--quest", "tutorial", "--heroes", "1", "--lifebringer", "21"],
        &["x", "simulate", "--quest", "tutorial", "--heroes", "1", "--threads", "0"],
        &["x", "simulate", "--quest", "tutorial", "--heroes", "1", "--threads", "4000000000"],
        &["x", "simulate", "--quest", "tutorial", "--heroes", "1", "--games", "99999999999"],
        &["x", "campaign", "simulate", "--campaigns", "1000000000"],
        &["x", "campaign", "simulate", "--heroes", "7"],
        &["x", "campaign", "simulate", "--quests", "many"],
        &["x", "sheet", "tutorial", "--to", "x.pdf", "--dpi", "100000"],
        &["x", "generate", "--levels", "9-1"],
        &["x", "generate", "--chambers", "256"],
    ];

    #[test]
    fn a_complaint_about_arguments_is_one_sentence_of_ours_in_every_language() {
        for words in WRONG {
            let said = Language::ALL.map(|language| complaint(language, words));
            for sentence in &said {
                assert!(sentence.ends_with('.') && !sentence.contains(['⟨', '{', '\n']), "{words:?}: {sentence}");
                let library = ["error", "invalid", "unexpected", "unrecognized", "required", "is not in", "digit"];
                assert!(!library.iter().any(|word| sentence.contains(word)), "{words:?}: {sentence}");
            }
            assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{said:?}");
        }
        assert!(complaint(Language::English, &["x", "odds"]).contains("--attack <DICE>"));
    }

    #[test]
    fn bounds_of_numbers_are_told() {
        for (words, low, high) in [
            (WRONG[11], "0", "18446744073709551615"),
            (WRONG[12], "0", "20"),
            (WRONG[14], "1", "256"),
            (WRONG[15], "1", "10000000"),
            (WRONG[16], "1", "1000"),
            (WRONG[17], "1", "6"),
            (WRONG[18], "1", "11"),
            (WRONG[19], "30", "600"),
        ] {
            let said = complaint(Language::English, words);
            assert!(said.contains(&format!("{low} to {high}")), "{said}");
        }
    }

    #[test]
    fn what_was_typed_is_told_as_text() {
        let said = complaint(Language::English, &["x", &format!("\u{1b}[2J\u{202e}{}", "y".repeat(5000))]);
        assert!(!said.contains(['\u{1b}', '\u{202e}']) && said.chars().count() < 200, "{said}");
    }
}
