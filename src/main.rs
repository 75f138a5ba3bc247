//! The program: arguments become one command each; without arguments the window opens.

use delvewright::cli::{self, Wanted};
use delvewright::games;
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(&games::on_the_command_line(), std::env::args_os()) {
        Wanted::Done(code) => code,
        Wanted::Window => window(),
    }
}

#[cfg(feature = "gui")]
fn window() -> ExitCode {
    match delvewright::shell::run(&games::in_the_window()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn window() -> ExitCode {
    cli::without_window()
}
