//! The commands of this game, one file each. A command reads, calls the game and says what came out. Several share `table` (box,
//! quest and party), `pools` (dice and Enchantments as people type them), `sweep` (many batches), `why` and `compare` (what many
//! games tell) and `faults` (what is wrong with the input, where only this game knows it).
//!
//! What is not here: how arguments are read, how a command fails, and what is the same for every game (`cli`).

pub(crate) mod campaign;
mod compare;
mod faults;
pub(crate) mod generate;
#[cfg(test)]
mod help_tests;
pub(crate) mod lint;
pub(crate) mod odds;
pub(crate) mod play;
pub(crate) mod pools;
pub(crate) mod replay;
pub(crate) mod rulings;
pub(crate) mod simulate;
pub(crate) mod sweep;
pub(crate) mod table;
#[cfg(test)]
mod tests;
mod why;

use crate::cli::check::Check;
use crate::cli::sheet::Sheet;
use crate::cli::{Answer, CommandLine, Fault, tell_beside, usage};
use crate::games::massive_darkness::content::own_cards::Laid;
use crate::games::massive_darkness::plug::PLUG;
use crate::house::plug::Plug;
use crate::house::storage::DataDirs;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use clap::{ArgMatches, FromArgMatches as _, Subcommand};
use std::path::Path;

/// Massive Darkness on the command line.
#[derive(Clone, Copy, Debug)]
pub struct OnTheCommandLine;

#[derive(Subcommand)]
enum Command {
    /// Let a bot play a quest to its end
    Play(play::Play),
    /// Play a recorded game again and verify every state of it
    Replay(replay::Replay),
    /// Run rules cases: files, or folders with such files
    Check(Check),
    /// Count the exact chances of a combat
    Odds(odds::OddsOf),
    /// Let a bot play a quest many times; `all` stands for every quest, every size of party or every bot
    Simulate(simulate::Simulate),
    /// Look for what keeps a quest from being played, and for what is wrong with own cards
    Lint(lint::Lint),
    /// Campaign books: list, show, chronicle, export, import, rescue, simulate. Other games have `books` for theirs.
    #[command(alias = "books")]
    Campaign(campaign::Campaigns),
    /// Print a quest: map, set-up, objectives and special rules on a sheet
    Sheet(Sheet),
    /// Draft a quest from a seed and a few wishes, ready to be played
    Generate(generate::Generate),
    /// Tell how the game is played where the rulebooks are silent, and why
    Rulings(rulings::Rulings),
}

impl CommandLine for OnTheCommandLine {
    fn plug(&self) -> &'static dyn Plug {
        &PLUG
    }

    fn commands(&self) -> clap::Command {
        Command::augment_subcommands(clap::Command::new(""))
    }

    fn carry_out(&self, arguments: &ArgMatches, texts: &Texts, installed: &[&'static str]) -> Answer {
        // Once for the whole command: reading all packs takes longer than most of what is asked here.
        let laid = table::laid();
        tell_skipped(&laid, texts);
        let texts = &naming_own_cards(&laid, texts);
        match Command::from_arg_matches(arguments).map_err(|error| usage::fault(&error, texts))? {
            Command::Play(play) => play.run(&laid?.into(), texts),
            Command::Replay(replay) => replay.run(&laid?.into(), texts),
            Command::Check(check) => check.run(&PLUG, texts),
            Command::Odds(odds) => odds.run(&laid?.into(), texts),
            Command::Simulate(simulate) => simulate.run(&laid?.into(), texts),
            Command::Lint(lint) => lint.run(&*PLUG.with(laid?.into(), &DataDirs::find()?), texts),
            Command::Campaign(campaigns) => campaigns.run(&laid?.into(), installed, texts),
            Command::Sheet(sheet) => sheet.run(&PLUG, &*PLUG.with(laid?.into(), &DataDirs::find()?), texts),
            Command::Generate(generate) => generate.run(&laid?, texts),
            Command::Rulings(rulings) => rulings.run(texts),
        }
    }
}

/// The same words, in which own cards are called as their packs say.
fn naming_own_cards(laid: &Result<Laid, Fault>, texts: &Texts) -> Texts {
    let language = texts.language();
    let mut texts = PLUG.texts(language);
    texts.set_names(laid.iter().flat_map(|laid| laid.names_in(language.code())));
    texts
}

/// Says which of the user's packs do not count.
fn tell_skipped(laid: &Result<Laid, Fault>, texts: &Texts) {
    for pack in laid.iter().flat_map(|laid| &laid.skipped) {
        tell_beside(&pack.say(texts));
    }
}

/// Why results of games cannot be kept in this file, in words.
#[must_use]
pub fn complaint_about_results(file: &Path, texts: &Texts) -> Option<String> {
    crate::cli::results::fault_of(file).map(|fault| fault.sentence(texts))
}
