//! The program: arguments become one command each; without a command the window opens, and takes the files in that are named.

// With a program for terminals beside it, no console stands behind the window.
#![cfg_attr(feature = "console-beside", windows_subsystem = "windows")]

use delvewright::cli::{self, Opening, Wanted};
use delvewright::games;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let games = games::on_the_command_line();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    match cli::run(&games, arguments.iter().cloned()) {
        Wanted::Done(code) => {
            told_without_console(&games, arguments);
            code
        }
        Wanted::Window(opening) => window(opening),
    }
}

/// What is wrong with the arguments, a file that is gone for one, is shown where no console stands behind the program.
#[cfg(all(feature = "gui", feature = "console-beside"))]
fn told_without_console(games: &cli::Games, arguments: Vec<OsString>) {
    use delvewright::house::text::Language;
    let told = cli::complaints(games, arguments, Language::of_the_environment());
    if !told.is_empty() {
        delvewright::shell::complain_where_nobody_hears(&told.join("\n"));
    }
}

#[cfg(not(all(feature = "gui", feature = "console-beside")))]
fn told_without_console(_: &cli::Games, _: Vec<OsString>) {}

#[cfg(feature = "gui")]
fn window(opening: Opening) -> ExitCode {
    match delvewright::shell::run(&games::in_the_window(), opening.game, opening.files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            delvewright::shell::complain(&problem);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn window(_: Opening) -> ExitCode {
    cli::without_window()
}
