//! The program: arguments become one command each; without arguments the window opens.

use delvewright::cli::{self, Wanted};
#[cfg(feature = "gui")]
use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
#[cfg(feature = "gui")]
use delvewright::kit::desk::WindowPlug;
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Wanted::Done(code) => code,
        Wanted::Window => window(),
    }
}

/// The games that are installed, for the window.
#[cfg(feature = "gui")]
const GAMES: &[&dyn WindowPlug] = &[&MassiveDarknessWindow];

#[cfg(feature = "gui")]
fn window() -> ExitCode {
    match delvewright::shell::run(GAMES) {
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
